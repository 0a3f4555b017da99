// Does tools/check-data see what it is there for? Bends a copy of each card collection of Dixie, or of its sources, in one
// place at a time, and asks that a fault of the kind is named. usage: node tests/data/dixie_bends.mjs
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { check_dixie, dixie_files } from '../../tools/lib/check_dixie.mjs';
import { orders } from '../../tools/lib/dixie_orders.mjs';

const of_type = (edition, type) => edition.cards.filter((card) => card.type === type);
const foot = (edition, has = () => true) => of_type(edition, 'infantry').find(has);

/** A bend of the cards and their notes, and the fault that it must give. */
const CARDS = [
  ['a card is gone', /\d cards for \d+ units/, (edition) => edition.cards.splice(edition.cards.indexOf(foot(edition)), 1)],
  ['a card is of another brigade', /\d cards for \d+ units/, (edition) => (foot(edition).ob = foot(edition, (card) => card.ob !== foot(edition).ob).ob)],
  ['a card is of another arm', /\d cards for \d+ units/, (edition) => Object.assign(foot(edition), { type: 'cavalry', fire: { short: 1 } })],
  ['a unit is there twice', /\d cards for \d+ units/, (edition) => edition.cards.push({ ...foot(edition), name: 'Twice', short: 'Twice' })],
  ['two cards have one name', /has the name of/, (edition) => (of_type(edition, 'infantry')[1].name = foot(edition).name)],
  ['two cards have one short name', /has the short name of/, (edition) => (of_type(edition, 'infantry')[1].short = foot(edition).short)],
  ['a number is left out', /numbers run from 1/, (edition) => (foot(edition).id += '9')],
  ['a man too many', /\d men on cards, \d+ in the order of battle/, (edition, notes) => ++notes.notes[foot(edition).id].strength],
  ['a regiment of 5,000', /5000 men: \d+ to \d+ is the range/, (edition, notes) => (notes.notes[foot(edition).id].strength = 5000)],
  ['a battery of 5', /5 men: \d+ to \d+ is the range/, (edition, notes) => (notes.notes[of_type(edition, 'artillery')[0].id].strength = 5)],
  ['a small unit of CV 4', /CV 4 is not what/, (edition) => (foot(edition, (card) => card.cv === 1).cv = 4)],
  ['a point too much', /is worth \d+ battle points/, (edition) => ++foot(edition).bp],
  ['foot at F1', /infantry fires at F2/, (edition) => (foot(edition).fire.short = 1)],
  ['a general without a face', /the table of faces says/, (edition) => delete of_type(edition, 'general')[0].look],
  ['a face that is not in the table', /the table of faces says/, (edition) => (foot(edition, (card) => !card.look).look = 'kepi')],
  ['two hats', /two features of one kind/, (edition) => (of_type(edition, 'general')[0].look += ' fez straw')],
  ['a card without a note', /has no note/, (edition, notes) => delete notes.notes[foot(edition).id]],
  ['a note without a card', /there is no such card/, (edition, notes) => (notes.notes.nobody = notes.notes[foot(edition).id])],
];

/** Makes the strength of the first regiment in the table what no regiment ever had. */
function swell(units) {
  const columns = units[0].split(',');
  const at = units.findIndex((line) => line.includes(',infantry,'));
  const cells = units[at].match(/("[^"]*"|[^,]*)(,|$)/g).map((cell) => cell.replace(/,$/, ''));
  cells[columns.indexOf('strength')] = '25000';
  units[at] = cells.slice(0, columns.length).join(',');
}
/** A bend of the lines of the order of battle and of the sheet of cards (the first is the header). */
const SOURCES = [
  ['a unit is struck from the order of battle', /is no unit of the order of battle/, (units) => units.splice(5, 1)],
  ['a unit stands twice in the order of battle', /stands twice in the order of battle/, (units) => units.push(units[5])],
  ['the sheet has no row for a unit', /has no row in the sheet/, (units, sheet) => sheet.splice(5, 1)],
  ['a card takes men out of the air', /\d men on its cards, \d+ in the order of battle/, (units, sheet) => sheet.push(sheet[sheet.length - 1])],
  ['a regiment of 25,000', /\d men: in print are/, swell],
];

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'bends-'));
const no_schema = { cards: () => [], notes: () => [] };
let unseen = 0;
let bends = 0;

function expect_fault(edition, name, fault, file, sources) {
  const told = [];
  check_dixie(file, no_schema, (text) => told.push(text), sources);
  ++bends;
  if (told.some((text) => fault.test(text))) return;
  ++unseen;
  console.log(`${edition}: ${name}: nobody says ${fault}${told.length ? `, only: ${told[0]}` : ''}`);
}

/** Each line of the table once, and back. */
const lines_of = (file) => fs.readFileSync(file, 'utf8').trimEnd().split('\n');
const write_lines = (file, lines) => fs.writeFileSync(file, `${lines.join('\n')}\n`);

function bend_cards(id, file) {
  const bent = path.join(scratch, `${id}.json`);
  for (const [name, fault, bend] of CARDS) {
    const edition = JSON.parse(fs.readFileSync(file, 'utf8'));
    const notes = JSON.parse(fs.readFileSync(file.replace(/\.json$/, '-notes.json'), 'utf8'));
    bend(edition, notes);
    fs.writeFileSync(bent, JSON.stringify(edition));
    fs.writeFileSync(bent.replace(/\.json$/, '-notes.json'), JSON.stringify(notes));
    expect_fault(id, name, fault, bent);
  }
}

function bend_sources(id, file) {
  const from = path.join(path.dirname(file), 'sources');
  const to = path.join(scratch, 'sources');
  for (const [name, fault, bend] of SOURCES) {
    fs.cpSync(from, to, { recursive: true });
    const order = path.join(to, orders[id].file);
    const sheet = path.join(to, fs.readdirSync(to).filter((one) => one.startsWith(`${id}-cards`))[0]);
    const [units, cards] = [lines_of(order), lines_of(sheet)];
    bend(units, cards);
    write_lines(order, units);
    write_lines(sheet, cards);
    expect_fault(id, name, fault, file, to);
  }
}

for (const file of dixie_files()) {
  const id = path.basename(file, '.json');
  bend_cards(id, file);
  bend_sources(id, file);
}
fs.rmSync(scratch, { recursive: true });
console.log(unseen ? `${unseen} of ${bends} bends were not seen` : `${bends} bends of the cards and their sources, each seen`);
process.exit(unseen ? 1 : 0);
