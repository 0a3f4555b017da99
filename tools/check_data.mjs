// Checks the data of the games: each file against its schema, then what a schema cannot say. Names every fault as
// "file: place: fault". usage: node tools/check_data.mjs [DIXIE_CARDS_FILE...]
import fs from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { check_battles } from './lib/check_battles.mjs';
import { need, root } from './lib/deps.mjs';

const faults = [];
const games = path.join(root, 'assets/games');

/** The cards' schema, as a function from a document to its faults. */
function schema(name) {
  const Ajv = need('ajv');
  const ajv = new (Ajv.default ?? Ajv)({ allErrors: true, strictTypes: false, strictRequired: false });
  const validate = ajv.compile(JSON.parse(fs.readFileSync(path.join(root, 'assets/schema', name), 'utf8')));
  return (document) => (validate(document) ? [] : validate.errors.filter((e) => e.keyword !== 'if'));
}

/** A table of comma-separated values with a header, quotes as usual, as objects. */
function table(file) {
  const lines = [[]];
  const text = fs.readFileSync(file, 'utf8');
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g)) {
    lines.at(-1).push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\n') lines.push([]);
    if (end === '') break;
  }
  const [head, ...rows] = lines.filter((line) => line.length > 1);
  return rows.map((row) => Object.fromEntries(head.map((key, i) => [key, row[i]])));
}

const is_troop = (card) => ['infantry', 'cavalry', 'artillery'].includes(card.type);

/** FORMAT.md, "Battle points", for cards whose points come from their ratings. */
function battle_points(card) {
  if (is_troop(card)) {
    return 2 + card.cv * (1 + card.fire.short + (card.fire.long ?? 0)) + (card.type === 'cavalry' ? 2 : 0);
  }
  if (card.type === 'general') return 1 + 2 * (card.attack + card.defense);
  if (card.type === 'terrain') return { hill: 8, woods: 7, field: 5 }[card.terrain] ?? 7 - card.limit;
  return null;
}

/** The combat values that FORMAT.md allows a size: its band and one more or less. */
function allows_value(card) {
  const band = card.type === 'artillery' ? (card.guns >= 4 ? 2 : 1) : card.strength < 350 ? 1 : card.strength < 750 ? 2 : 3;
  return Math.abs(card.cv - band) <= 1;
}

function check_cards(file) {
  const name = path.relative(root, file);
  const fault = (place, text) => faults.push(`${name}: ${place}: ${text}`);
  const bytes = fs.readFileSync(file);
  if (bytes.some((byte) => byte > 126 || (byte < 32 && byte !== 10))) {
    fault('file', 'bytes other than printable ASCII and line ends');
  }
  let edition;
  try {
    edition = JSON.parse(bytes.toString('latin1'));
  } catch (error) {
    fault('file', error.message);
    return null;
  }
  const of_schema = check_cards.schema(edition);
  for (const error of of_schema) {
    const card = edition.cards?.[/^\/cards\/(\d+)/.exec(error.instancePath)?.[1]];
    fault(`${error.instancePath || '/'}${card?.id ? ` (${card.id})` : ''}`, `${error.message} ${JSON.stringify(error.params)}`);
  }
  if (of_schema.length > 0) return null;

  const cards = edition.cards;
  const first = { id: new Map(), unit: new Map(), short: new Map() };
  const number = { usa: 0, csa: 0 };
  for (const card of cards) {
    const expected = `dixie.${card.side}.${++number[card.side]}`;
    if (card.id !== expected) fault(card.id, `should be ${expected}: numbers run from 1 without gaps on each side`);
    const keys = [['id', card.id, 'id']];
    if (card.type !== 'special') keys.push(['unit', `${card.side} ${card.name}`, 'name']);
    if (is_troop(card) || card.type === 'general') keys.push(['short', `${card.side} ${card.short}`, 'short name']);
    for (const [kind, key, words] of keys) {
      if (first[kind].has(key)) fault(card.id, `has the ${words} of ${first[kind].get(key)}: ${key}`);
      else first[kind].set(key, card.id);
    }
    const points = battle_points(card);
    if (points !== null && points !== card.bp) fault(card.id, `is worth ${points} battle points, not ${card.bp}`);
    if (is_troop(card) && !allows_value(card)) fault(card.id, `CV ${card.cv} is more than one from the band of its size`);
    const firepower = { infantry: 2, cavalry: 1 }[card.type];
    if (firepower && card.fire.short !== firepower) fault(card.id, `${card.type} fires at F${firepower}`);
    if (card.wounded && card.killed) fault(card.id, 'is both wounded and killed');
    const army = /^(Potomac|Shenandoah)/.test(card.ob ?? '') ? 'csa' : 'usa';
    if (card.ob && card.ob !== 'Army' && army !== card.side) fault(card.id, `order of battle ${card.ob} is of the other side`);
  }
  for (const side of ['usa', 'csa']) {
    if (number[side] < edition.battle_deck[side]) fault(side, `${number[side]} cards for a battle deck of ${edition.battle_deck[side]}`);
    if (edition.muster[side] > edition.battle_deck[side]) fault(side, 'musters more than its battle deck');
  }
  const specials = new Map();
  for (const card of cards.filter((c) => c.type === 'special')) {
    specials.set(card.special, [...(specials.get(card.special) ?? []), card]);
  }
  for (const [kind, same] of specials) {
    for (const key of ['when', 'effect', 'face', 'bp']) {
      const odd = same.find((card) => JSON.stringify(card[key]) !== JSON.stringify(same[0][key]));
      if (odd) fault(odd.id, `${kind}: ${key} is not that of ${same[0].id}`);
    }
  }
  if (specials.size < 8) fault('specials', `${specials.size} kinds, at least 8 are asked for`);
  return edition;
}

/** Bull Run: the cards of each side, arm and brigade are the units of the order of battle less those that the sheet leaves out. */
function check_against_order_of_battle(file, edition) {
  const name = path.relative(root, file);
  const sides = { Union: 'usa', Confederate: 'csa' };
  const sources = path.join(games, 'dixie/sources');
  const units = table(path.join(sources, 'bull-run-1861.csv'));
  const sheets = table(path.join(sources, 'bull-run-cards.csv'));
  const wanted = new Map();
  const found = new Map();
  const count = (map, key, men) => map.set(key, [(map.get(key)?.[0] ?? 0) + 1, (map.get(key)?.[1] ?? 0) + men]);
  for (const unit of units) {
    const side = sides[unit.side];
    const mine = sheets.filter((sheet) => sheet.side === side && sheet.key === unit.short && sheet.short !== '-');
    const brigade = /^(?:(\d)\w\w|(Reserve)) Brigade/.exec(unit.brigade);
    const head = unit.division === 'Army HQ' ? 'Army' : side === 'usa' ? 'I II III IV V'.split(' ')[unit.division[0] - 1] : unit.army.split(' ').at(-1);
    const ob = head + (brigade ? `/${brigade[1] ?? 'R'}` : '');
    for (const sheet of mine) count(wanted, `${side} ${ob} ${unit.arm}`, Number(sheet.strength || unit.strength));
  }
  for (const card of edition.cards.filter((c) => c.ob)) count(found, `${card.side} ${card.ob} ${card.type}`, card.strength ?? 0);
  for (const key of new Set([...wanted.keys(), ...found.keys()])) {
    const [cards, men] = found.get(key) ?? [0, 0];
    const [units_of, men_of] = wanted.get(key) ?? [0, 0];
    if (cards !== units_of) faults.push(`${name}: ${key}: ${cards} cards for ${units_of} units of the order of battle`);
    else if (men !== men_of) faults.push(`${name}: ${key}: ${men} men on cards, ${men_of} in the order of battle`);
  }
}

check_cards.schema = schema('dixie-cards.schema.json');
const given = process.argv.slice(2);
const files = given.length
  ? given.map((file) => path.resolve(file))
  : fs.readdirSync(path.join(games, 'dixie')).filter((f) => f.endsWith('.json')).map((f) => path.join(games, 'dixie', f));
let checked = 0;
let battles;
for (const file of files) {
  const edition = check_cards(file);
  checked += edition?.cards.length ?? 0;
  if (edition?.edition === 'bull-run') check_against_order_of_battle(file, edition);
}
if (!given.length) {
  const made = spawnSync('python3', [path.join(root, 'tools/cards/make_bull_run.py'), '--check'], { encoding: 'utf8' });
  if (made.status !== 0) faults.push(made.stderr.trim() || String(made.error));
  battles = check_battles((text) => faults.push(text));
}
for (const text of faults) console.log(text);
if (battles) console.log(`${battles.battles} battles, ${battles.scenarios} scenarios, ${battles.counters} counters`);
console.log(faults.length ? `${faults.length} faults in ${files.length} files` : `${files.length} files, ${checked} cards, no fault`);
process.exit(faults.length ? 1 : 0);
