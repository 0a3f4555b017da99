// Checks the card collections of Dixie: each edition against its schema, then what a schema cannot say: the formulas of
// FORMAT.md (a copy of its own, not that of tools/cards), the order of battle by brigade and arm, the laws of a collection.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './deps.mjs';
import { orders } from './dixie_orders.mjs';
import { table } from './table.mjs';

const folder = path.join(root, 'assets/games/dixie');
const is_troop = (card) => ['infantry', 'cavalry', 'artillery'].includes(card.type);

/** FORMAT.md, "Battle points", for cards whose points come from their ratings. */
function battle_points(card) {
  if (is_troop(card)) {
    const letter = { A: 1, B: 0, C: -1 }[card.morale ?? 'B'];
    const swift = card.type === 'cavalry' || card.horse ? 2 : 0;
    return Math.max(1, card.cv * (2 + 2 * card.fire.short + 2 * (card.fire.long ?? 0) + letter) - 4 + swift);
  }
  if (card.type === 'general') {
    return Math.max(1, 2 * (card.attack + card.defense + (card.stacking ?? 0)) - 3 + (card.branch === 'artillery' ? 2 : 0));
  }
  if (card.type === 'terrain') {
    const ground = { hill: 3, rocks: 3, woods: 2, ridge: 2, field: 1, wall: 1 }[card.terrain] ?? 4 - card.limit;
    return ground + (card.no_outflank ? 1 : 0);
  }
  return null;
}

/** The combat values that FORMAT.md allows: at Gettysburg one (one less for a card of letter C that did not fight), else the band of its size and
 *  one more or less. */
function allows_value(edition, card, strength) {
  if (edition === 'gettysburg') {
    const exact = card.type === 'artillery' ? card.guns / 6 : strength / 575;
    const value = Math.floor(exact + 0.5);
    return [value, ...(card.morale === 'C' ? [value - 1] : [])].some((one) => card.cv === Math.max(1, Math.min(4, one)));
  }
  const men = card.type === 'cavalry' ? Math.floor((strength * 3) / 4) : strength;
  const band = card.type === 'artillery' ? (card.guns >= 4 ? 2 : 1) : men < 350 ? 1 : men < 750 ? 2 : 3;
  return Math.abs(card.cv - band) <= 1;
}

/** The men of one card that a source could give: a company or two up to the largest regiment, at Gettysburg brigade. */
const RANGES = {
  'bull-run': { infantry: [150, 1300], cavalry: [40, 650], artillery: [20, 200] },
  shiloh: { infantry: [100, 1000], cavalry: [30, 900], artillery: [30, 200] },
  gettysburg: { infantry: [400, 2700], cavalry: [900, 2400], artillery: [200, 950] },
};

/** How far the sum of an army may be from a figure in print: headquarters, guards and trains are no units. */
const MARGIN = 0.07;

/** The document, or null with its faults told. */
function read(file, fault) {
  const bytes = fs.readFileSync(file);
  if (bytes.some((byte) => byte > 126 || (byte < 32 && byte !== 10))) fault('file', 'bytes other than printable ASCII and line ends');
  try {
    return JSON.parse(bytes.toString('latin1'));
  } catch (error) {
    fault('file', error.message);
    return null;
  }
}

function check_collection(edition, fault) {
  const first = { id: new Map(), unit: new Map(), short: new Map() };
  const number = { usa: 0, csa: 0 };
  const prefix = edition.edition === 'bull-run' ? 'dixie' : edition.edition;
  for (const card of edition.cards) {
    const expected = `${prefix}.${card.side}.${++number[card.side]}`;
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
    const firepower = { infantry: 2, cavalry: 1 }[card.type];
    if (firepower && card.fire.short !== firepower) fault(card.id, `${card.type} fires at F${firepower}`);
    if (card.wounded && card.killed) fault(card.id, 'is both wounded and killed');
    check_edition_keys(edition, card, fault);
  }
  const decks = [edition, ...(edition.three_days ? [edition.three_days] : [])];
  for (const side of ['usa', 'csa']) {
    for (const deck of decks) {
      if (number[side] < deck.battle_deck[side]) fault(side, `${number[side]} cards for a battle deck of ${deck.battle_deck[side]}`);
      if (deck.muster[side] > deck.battle_deck[side]) fault(side, 'musters more than its battle deck');
    }
    const kinds = new Set(edition.cards.filter((card) => card.side === side && card.special).map((card) => card.special));
    if (kinds.size < 8) fault(side, `${kinds.size} kinds of special card, at least 8 are asked for`);
  }
  check_specials(edition, fault);
}

/** Keys that belong to one edition: nothing of it is left out there, and nothing of it stands elsewhere. */
function check_edition_keys(edition, card, fault) {
  const gettysburg = edition.edition === 'gettysburg';
  if (is_troop(card) && Boolean(card.morale) !== gettysburg) fault(card.id, 'morale letters belong to every troop card of Gettysburg, and to no other');
  if (gettysburg && card.type === 'general' && !card.rank) fault(card.id, 'a general of Gettysburg has a rank');
  if (gettysburg && (is_troop(card) || card.type === 'general') && !card.corps && !['army', 'wing'].includes(card.rank) && card.branch !== 'artillery') {
    fault(card.id, 'belongs to no corps');
  }
  if (gettysburg && is_troop(card)) {
    const [corps, division] = card.ob.split('/');
    if (card.corps !== corps) fault(card.id, `of corps ${card.corps}, but ${card.ob} in the order of battle`);
    const own = card.division?.split('/').at(-1);
    if (own && own !== division && !card.horse) fault(card.id, `of division ${card.division}, but ${card.ob} in the order of battle`);
  }
  if (!gettysburg && (card.corps || card.division || card.day || card.horse)) fault(card.id, 'corps, division, day and horse belong to Gettysburg');
  if (edition.edition !== 'shiloh' && card.late) fault(card.id, 'late belongs to Shiloh');
  if (edition.edition === 'bull-run' && (card.stacking || card.places)) fault(card.id, 'stacking and places are not of Bull Run [11.3, 10.1]');
  const all_corps = new Set(edition.cards.filter((c) => c.side === card.side).map((c) => c.corps));
  for (const corps of card.commands ?? []) if (!all_corps.has(corps)) fault(card.id, `commands a corps without cards: ${corps}`);
  const depth = (place) => /front|back/.test(place);
  for (const place of card.places ?? []) {
    if (depth(place) !== (edition.battlelines === 'front-back')) fault(card.id, `no such place in this edition: ${place}`);
  }
  if (card.places && !card.places.some((place) => depth(place) || ['left', 'center', 'right'].includes(place))) {
    fault(card.id, 'has no place in a battle of three columns');
  }
  const third = /^shiloh\.usa\.(\d+)$/.exec(card.id);
  if (third && third[1] >= 57 && third[1] <= 71 && card.late !== 'third') fault(card.id, 'cards 57 to 71 are the 3rd Division, late: third [15.1]');
}

function check_specials(edition, fault) {
  const specials = new Map();
  for (const card of edition.cards.filter((c) => c.type === 'special')) {
    specials.set(card.special, [...(specials.get(card.special) ?? []), card]);
  }
  for (const [kind, same] of specials) {
    for (const key of ['when', 'effect', 'face', 'bp']) {
      const odd = same.find((card) => JSON.stringify(card[key]) !== JSON.stringify(same[0][key]));
      if (odd) fault(odd.id, `${kind}: ${key} is not that of ${same[0].id}`);
    }
  }
}

/** Every card has its note, every note its card; strengths lie in the historical range and give the combat value. */
function check_notes(edition, notes, fault) {
  const cards = new Map(edition.cards.map((card) => [card.id, card]));
  const lines = new Map();
  if (notes.edition !== edition.edition) fault('edition', `is ${notes.edition}`);
  for (const id of Object.keys(notes.notes)) if (!cards.has(id)) fault(id, 'there is no such card');
  for (const card of edition.cards) {
    const note = notes.notes[card.id];
    if (!note) {
      fault(card.id, 'has no note');
      continue;
    }
    const before = lines.get(note.line);
    if (before && !(card.special && before.special === card.special && before.side === card.side)) fault(card.id, `has the line of ${before.id}`);
    lines.set(note.line, card);
    if (!is_troop(card)) continue;
    for (const key of ['strength', 'estimated', 'commander']) if (note[key] === undefined) fault(card.id, `has no ${key}`);
    const [least, most] = RANGES[edition.edition][card.type];
    if (note.strength < least || note.strength > most) fault(card.id, `${note.strength} men: ${least} to ${most} is the range`);
    if (!allows_value(edition.edition, card, note.strength)) fault(card.id, `CV ${card.cv} is not what ${card.guns ?? note.strength} gives`);
  }
}

const grouped = (rows, named) => rows.reduce((map, row) => map.set(named(row), [...(map.get(named(row)) ?? []), row]), new Map());

/** Each unit has a row that makes it a card or says why not, and no row is of a unit that there was not; rows that share one unit share its men. */
function check_sheets(units, sheets, fault) {
  const named = (of) => `${of.side} ${of.key}`;
  const rows = grouped(sheets, named);
  const known = grouped(units, named);
  for (const [name, same] of known) {
    if (same.length > 1) fault(name, 'stands twice in the order of battle');
    if (!rows.has(name)) fault(name, 'has no row in the sheet of cards');
  }
  for (const [name, same] of rows) {
    const unit = known.get(name)?.[0];
    if (!unit) {
      fault(name, 'is no unit of the order of battle');
      continue;
    }
    if (same.length > 1 && same.some((row) => !row.strength)) fault(name, 'is several cards: each says how many of the men it has');
    const men = same.reduce((sum, row) => sum + Number(row.strength || unit.men), 0);
    if (men !== unit.men) fault(name, `${men} men on its cards, ${unit.men} in the order of battle`);
  }
}

/** An army is as strong as what is in print of it, within what sources/README.md owns up to. */
function check_armies(units, armies, fault) {
  for (const { name, has, print } of armies) {
    const men = units.filter(has).reduce((sum, unit) => sum + unit.men, 0);
    const [least, most] = [print[0] * (1 - MARGIN), print.at(-1) * (1 + MARGIN)];
    if (men < least || men > most) fault(name, `${men} men: in print are ${print.join(' to ')}`);
  }
}

/** The cards of each side, brigade and arm are the units of the order of battle less those that the sheet leaves out. */
function check_against_order_of_battle(edition, notes, sources, fault) {
  const { file, read: read_unit, armies } = orders[edition.edition];
  const units = table(path.join(sources, file)).map(read_unit);
  const sheets = ['', '-usa', '-csa']
    .map((side) => path.join(sources, `${edition.edition}-cards${side}.csv`))
    .filter((name) => fs.existsSync(name))
    .flatMap(table);
  check_sheets(units, sheets, fault);
  check_armies(units, armies, fault);
  const wanted = new Map();
  const found = new Map();
  const count = (map, key, men) => map.set(key, [(map.get(key)?.[0] ?? 0) + 1, (map.get(key)?.[1] ?? 0) + men]);
  for (const unit of units) {
    for (const sheet of sheets.filter((s) => s.side === unit.side && s.key === unit.key)) {
      if (sheet.short === '-') {
        if (!sheet.reason) fault(`${unit.side} ${unit.key}`, 'is left out without a reason');
      } else {
        count(wanted, `${unit.side} ${unit.ob} ${unit.arm}${unit.more ?? ''}`, Number(sheet.strength || unit.men));
      }
    }
  }
  for (const card of edition.cards.filter((c) => c.ob)) {
    const more = [card.late, card.morale, card.day && `day ${card.day}`].filter(Boolean).map((word) => ` ${word}`).join('');
    count(found, `${card.side} ${card.ob} ${card.type}${more}`, notes.notes[card.id]?.strength ?? 0);
  }
  for (const key of new Set([...wanted.keys(), ...found.keys()])) {
    const [cards, men] = found.get(key) ?? [0, 0];
    const [units_of, men_of] = wanted.get(key) ?? [0, 0];
    if (cards !== units_of) fault(key, `${cards} cards for ${units_of} units of the order of battle`);
    else if (men !== men_of) fault(key, `${men} men on cards, ${men_of} in the order of battle`);
  }
}

/** Every general has a row in the table of faces, every row its card, and the card says what the row says. */
function check_faces(edition, sources, fault) {
  const kinds = [/^(bare|kepi|slouch|plumed|straw|fez|bonnet)$/, /^(full|shaven|moustache|goatee|whiskers|chin|short|long)$/,
    /^(brown|black|fair|red|gray|white)$/, /^(lean|stout)$/, /^(glasses|curls|bald)$/, /^(zouave|shell|green)$/];
  const rows = new Map(table(path.join(sources, `${edition.edition}-faces.csv`)).map((row) => [row.id, row]));
  for (const card of edition.cards) {
    const row = rows.get(card.id);
    rows.delete(card.id);
    if (card.type === 'general' && !row) fault(card.id, 'has no row in the table of faces');
    if ((card.look ?? '') !== (row?.look ?? '')) fault(card.id, `looks "${card.look ?? ''}", the table of faces says "${row?.look ?? ''}"`);
    if (row && row.who !== card.name) fault(card.id, `is ${card.name}, the table of faces speaks of ${row.who}`);
    if (row && (!row.source || !/^[yn]$/.test(row.estimated))) fault(card.id, 'has a face without source');
    const words = card.look?.split(' ') ?? [];
    if (kinds.some((kind) => words.filter((word) => kind.test(word)).length > 1)) fault(card.id, `has two features of one kind: ${card.look}`);
    const hair = words.some((word) => kinds[2].test(word)), jacket = words.some((word) => kinds[5].test(word));
    if (card.look && (card.type === 'general' ? !hair || jacket : hair)) fault(card.id, 'generals have hair of a colour, regiments jackets');
    if (words.includes('bald') && !words.includes('bare')) fault(card.id, 'is bald under his hat');
  }
  for (const id of rows.keys()) fault(id, 'has a face, but no card');
}

/** Checks one edition and its notes; returns how many cards it has. `schemas`: cards and notes, each from a document to faults; `sources`: where the tables are. */
export function check_dixie(file, schemas, tell, sources = path.join(folder, 'sources')) {
  const faults_of = (name) => (place, text) => tell(`${path.relative(root, name)}: ${place}: ${text}`);
  const fault = faults_of(file);
  const edition = read(file, fault);
  if (!edition) return 0;
  const of_schema = schemas.cards(edition);
  for (const { place, text } of of_schema) fault(place, text);
  if (of_schema.length > 0) return 0;
  check_collection(edition, fault);
  check_faces(edition, sources, fault);
  const notes_file = file.replace(/\.json$/, '-notes.json');
  const fault_of_notes = faults_of(notes_file);
  if (!fs.existsSync(notes_file)) {
    fault_of_notes('file', 'is missing');
    return edition.cards.length;
  }
  const notes = read(notes_file, fault_of_notes);
  const of_notes = notes ? schemas.notes(notes) : [];
  for (const { place, text } of of_notes) fault_of_notes(place, text);
  if (notes && of_notes.length === 0) {
    check_notes(edition, notes, fault_of_notes);
    check_against_order_of_battle(edition, notes, sources, fault);
  }
  return edition.cards.length;
}

const index_file = path.join(folder, 'index.json');

/** The editions' files, as the index names them. */
export const dixie_files = () => JSON.parse(fs.readFileSync(index_file, 'utf8')).editions.map((id) => path.join(folder, `${id}.json`));

/** Checks the index against its schema and against the files beside it; faults are told to `tell`. */
export function check_dixie_index(schema_of_index, tell) {
  const fault = (place, text) => tell(`assets/games/dixie/index.json: ${place}: ${text}`);
  const index = JSON.parse(fs.readFileSync(index_file, 'utf8'));
  for (const { place, text } of schema_of_index(index)) fault(place, text);
  const others = ['index.json', 'help.json'];
  const found = fs.readdirSync(folder).filter((name) => name.endsWith('.json') && !name.endsWith('-notes.json') && !others.includes(name));
  for (const id of index.editions) if (!found.includes(`${id}.json`)) fault('editions', `there is no file ${id}.json`);
  for (const name of found) if (!index.editions.includes(name.replace('.json', ''))) fault('editions', `does not name ${name}`);
}
