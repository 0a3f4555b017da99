// The counters, charts and set-ups of Chattanooga against their schemas, their sources and what a schema cannot say:
// assets/games/chattanooga. The formulas are the checker's own copy of those of FORMAT.md.
import fs from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { root } from './deps.mjs';
import { schema } from './schema.mjs';
import { table } from './table.mjs';

const folder = path.join(root, 'assets/games/chattanooga');
const is_combat_unit = (unit) => ['infantry', 'cavalry', 'artillery'].includes(unit.type);
const rounded = (value) => Math.floor(value + 0.5);
const within = (value, least, most) => Math.min(most, Math.max(least, value));

/** FORMAT.md, "Ratings". */
const WEAPONS = { repeating: 2, rifle: 1, mixed: 0, carbine: 0, musket: -1 };
const MORALE = { elite: 5, veteran: 4, average: 3, green: 2 };
const RANGES = { howitzer: 4, smoothbore: 5, napoleon: 6, mixed: 7, 'field-rifle': 8, 'heavy-rifle': 9, 'siege-rifle': 10 };
const SMOOTHBORES = ['howitzer', 'smoothbore', 'napoleon'];
const COMMAND = { group: 4, army: 3, corps: 3, division: 2 };
const GRADES = { outstanding: [2, 1], able: [1, 1], steady: [1, 0] };

/** The numbers of "1-17 38"; A is every formation. */
export function formations_of(span) {
  if (span === 'A') return new Set(Array.from({ length: 63 }, (_, i) => i + 1));
  return new Set(span.split(' ').filter(Boolean).flatMap((part) => {
    const [first, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  }));
}

const covers = (span, formations) => [...formations_of(formations)].every((one) => span.has(one));

/** What the formula makes of a row of units.csv: the members of its counter. */
function rated(row) {
  const men = Number(row.men);
  const morale = MORALE[row.record];
  const front = row.arm === 'artillery'
    ? { strength: within(rounded(Number(row.guns) / 3) + (SMOOTHBORES.includes(row.pieces) ? 1 : 0), 1, 4), morale }
    : ((fighting) => ({ strength: within(rounded(fighting / 125), 1, 4), intensity: within(2 + WEAPONS[row.weapon] + rounded(fighting / 150), 3, 7), morale })
    )(row.arm === 'cavalry' ? rounded(men * 0.75) : men);
  const back = { strength: Math.max(1, front.strength - 1), ...(front.intensity ? { intensity: Math.max(3, front.intensity - 1) } : {}), morale: Math.max(1, morale - 1) };
  const range = row.arm === 'artillery' ? RANGES[row.pieces] : row.weapon === 'repeating' ? 2 : 1;
  const asterisk = row.arm === 'infantry' && (row.battalion === 'y' || men < 200);
  return { name: row.name, title: row.title, side: row.side, formation: `${row.side}.${row.brigade}`, type: row.arm, army: row.army, formations: row.formation, front, back, range, asterisk, dagger: row.dagger === 'y', regular: row.regular === 'y', estimated: row.estimated === 'y', men, guns: row.arm === 'artillery' ? Number(row.guns) : undefined, weapon: row.weapon || row.pieces, record: row.record };
}

/** Names each member of `unit` that is not what it must be. */
function compare(file, unit, wanted, fault) {
  for (const [key, value] of Object.entries(wanted)) {
    const there = typeof value === 'boolean' ? unit[key] ?? false : unit[key];
    if (JSON.stringify(there) !== JSON.stringify(value)) fault(file, unit.id, `${key}: ${JSON.stringify(there)} stands there; its row in sources/ and the formula give ${JSON.stringify(value)}`);
  }
}

/** Every combat unit is a row of units.csv with its ratings by the formula, every leader a row of leaders.csv. */
function check_ratings(file, forces, sources, fault) {
  const rows = new Map(sources.units.map((row) => [row.id, row]));
  const leaders = new Map(sources.leaders.map((row) => [`${row.side}.${row.name.toLowerCase().replaceAll(' ', '-')}`, row]));
  for (const unit of forces.counters) {
    if (is_combat_unit(unit)) {
      if (rows.has(unit.id)) compare(file, unit, rated(rows.get(unit.id)), fault);
      else fault(file, unit.id, 'is no row of units.csv');
      rows.delete(unit.id);
    } else if (unit.type === 'leader') {
      const row = leaders.get(unit.id);
      if (row) compare(file, unit, { name: row.name, title: row.title, army: row.army, formations: row.span, combat: GRADES[row.grade][0], command: COMMAND[row.level] + GRADES[row.grade][1] }, fault);
      else fault(file, unit.id, 'is no row of leaders.csv');
      leaders.delete(unit.id);
    }
  }
  for (const id of rows.keys()) fault(file, id, 'a row of units.csv without a counter');
  for (const id of leaders.keys()) fault(file, id, 'a row of leaders.csv without a counter');
}

/** 5.9: a marker a division, a point for two regiments without asterisk; one marker for all batteries, a point for four. */
function check_extra_strength(file, forces, sources, fault) {
  for (const side of ['usa', 'csa']) {
    const mine = forces.counters.filter((unit) => unit.side === side);
    const units = mine.filter((unit) => is_combat_unit(unit) && !unit.dagger);
    const markers = mine.filter((unit) => unit.type === 'extra-strength');
    for (const leader of sources.leaders.filter((row) => row.side === side && row.level === 'division')) {
      const marker = markers.find((one) => one.formations === leader.span);
      const span = formations_of(leader.span);
      const regiments = units.filter((unit) => unit.type !== 'artillery' && !unit.asterisk && covers(span, unit.formations));
      if (!marker) fault(file, leader.name, `no extra strength marker of ${leader.span}`);
      else if (marker.value !== rounded(regiments.length / 2)) fault(file, marker.id, `value ${marker.value}: ${regiments.length} regiments give ${rounded(regiments.length / 2)}`);
    }
    const batteries = units.filter((unit) => unit.type === 'artillery');
    const all = markers.filter((one) => one.artillery);
    if (all.length !== 1 || all[0].value !== rounded(batteries.length / 4)) fault(file, `${side}, AA`, `one marker of ${rounded(batteries.length / 4)} for ${batteries.length} batteries`);
    if (markers.length !== sources.leaders.filter((row) => row.side === side && row.level === 'division').length + 1) fault(file, side, `${markers.length} extra strength markers: one a division and one for all batteries`);
  }
}

/** The units of the printed card, each once: by side, formation, arm and what is printed. */
function check_card(file, sources, fault) {
  const key = (row) => [row.side, row.formation, row.arm, row.printed].join(' ');
  const count = (rows) => rows.reduce((all, row) => all.set(key(row), (all.get(key(row)) ?? 0) + 1), new Map());
  const [card, mine] = [count(sources.card), count(sources.units.filter((row) => row.dagger === 'n'))];
  for (const one of new Set([...card.keys(), ...mine.keys()])) {
    if (card.get(one) !== mine.get(one)) fault(file, one, `${mine.get(one) ?? 0} times in units.csv, ${card.get(one) ?? 0} times on the card`);
  }
}

/** What is told of units: each line of units and leaders that there are, one line a unit, and one of each leader. */
export function check_notes(notes, forces, fault) {
  const file = 'unit-notes.json';
  const known = new Set(forces.counters.filter((unit) => is_combat_unit(unit) || unit.type === 'leader').map(({ id }) => id));
  const told = new Set();
  for (const id of notes.notes.flatMap(({ units }) => units)) {
    if (!known.has(id)) fault(file, id, 'is no unit or leader of forces.json');
    if (told.has(id)) fault(file, id, 'is told of twice');
    told.add(id);
  }
  for (const { id, type } of forces.counters) if (type === 'leader' && !told.has(id)) fault(file, id, 'nothing is told of this leader');
}

/** What forces.json says, against the tables of sources/ (units, leaders, card). */
export function check_forces(forces, sources, fault) {
  const file = 'forces.json';
  const formations = new Map(forces.formations.map((one) => [one.id, one]));
  const seen = new Map();
  for (const unit of [...forces.counters, ...forces.markers]) {
    for (const key of [unit.id, `${unit.side}, name ${unit.name}`, `${unit.side}, title ${unit.title}`]) {
      if (seen.has(key)) fault(file, unit.id, `shares "${key}" with ${seen.get(key)}`);
      seen.set(key, unit.id);
    }
    if (!unit.id.startsWith(`${unit.side}.`)) fault(file, unit.id, `is of the side ${unit.side}`);
    if (unit.formation !== undefined && formations.get(unit.formation)?.side !== unit.side) fault(file, unit.id, `no formation ${unit.formation} on its side`);
  }
  for (const formation of formations.keys()) {
    if (!forces.counters.some((unit) => unit.formation === formation)) fault(file, formation, 'a formation without a counter');
  }
  for (const marker of forces.markers) {
    if ((marker.type === 'hero') !== (marker.value !== undefined)) fault(file, marker.id, 'a hero has a value, and no other marker has');
  }
  check_ratings(file, forces, sources, fault);
  check_extra_strength(file, forces, sources, fault);
  check_card('sources/units.csv', sources, fault);
}

/** What a part of a result such as "BxArDR" does to both units, as chart.json writes it. */
function effects_of(shorthand) {
  const part = {};
  for (const [, who, what] of shorthand.matchAll(/([ABD])([^ABD]+)/g)) {
    for (const side of { A: ['attacker'], B: ['attacker', 'defender'], D: ['defender'] }[who]) {
      const effect = (part[side] ??= {});
      if (what.includes('x')) effect.eliminated = true;
      if (what.includes('m')) effect.check = true;
      const letter = what.match(/[rR]/)?.[0];
      if (letter) effect.disruption = letter === 'r' ? 'disrupt' : 'retreat';
      const margin = what.match(/[0-9]/)?.[0];
      if (margin) effect.margin = Number(margin);
    }
  }
  return part;
}

const sorted = (value) => (value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).sort().map(([key, one]) => [key, sorted(one)])) : value);

/** Every cell has a result, every result stands in a cell and does what its letters say; spans of dice do not cross. */
export function check_chart(chart, fault) {
  const file = 'chart.json';
  const used = new Set([...chart.combat.table, ...chart.bombardment.table].flat());
  for (const id of used) if (!chart.results[id]) fault(file, 'results', `no result ${id}, which stands in a table`);
  for (const [id, result] of Object.entries(chart.results)) {
    if (!used.has(id)) fault(file, `results (${id})`, 'stands in no table');
    const [, first, second] = id.match(/^([^(]+)(?:\((.+)\))?$/);
    const wanted = id === '-' ? {} : { primary: effects_of(first), ...(second ? { secondary: effects_of(second) } : {}) };
    if (JSON.stringify(sorted(result)) !== JSON.stringify(sorted(wanted))) fault(file, `results (${id})`, `${JSON.stringify(result)} stands there; its letters say ${JSON.stringify(wanted)}`);
  }
  chart.couplets.forEach((box, i) => {
    if (box.change_to < box.same_to) fault(file, `couplets, number ${i + 1}`, `change_to ${box.change_to}: the dice of Change begin after those of Same, ${box.same_to}`);
  });
  if (chart.army_morale.settle_one_to < chart.army_morale.settle_none_to) fault(file, 'army_morale', 'settle_one_to is below settle_none_to');
  for (const [name, effect] of Object.entries(chart.terrain)) {
    if ((effect.sight === 'beyond') !== (effect.sight_range !== undefined)) fault(file, `terrain, ${name}`, 'sight_range goes with the sight "beyond", and with no other');
  }
}

/** The hexes that a set-up names. */
const hexes_of = (value) => {
  if (typeof value === 'string') return /^[0-9]{4}$/.test(value) ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(hexes_of) : [];
};

/** Where units stand when nobody changes it: each unit of the lines once, three combat units a hex at most, works as many as the line has. */
function check_placements(file, setup, known, fault) {
  const lines = new Map(setup.setup.map((line) => [line.id, line]));
  const due = new Map(setup.setup.flatMap((line) => [...line.leaders, ...line.units].map((id) => [id, line.id])));
  for (const choice of setup.batteries_of_choice ?? []) for (const id of choice.units) due.set(id, choice.with);
  if (setup.hooker) due.delete('usa.hooker');
  const stacks = new Map();
  for (const { line, at, units } of setup.placements) {
    const place = `placements (${at})`;
    if (!lines.has(line)) fault(file, place, `there is no line ${line}`);
    for (const id of units) {
      if (![due.get(id)].flat().includes(line)) fault(file, place, `${id} is no unit of the line ${line} that is still to be placed`);
      due.delete(id);
    }
    const stack = [...(stacks.get(at)?.units ?? []), ...units.filter((id) => known.get(id)?.type !== 'leader')];
    if (stack.length > 3) fault(file, place, `${stack.length} combat units: at most 3 [8.1]`);
    const side = lines.get(line)?.side;
    if (stacks.has(at) && stacks.get(at).side !== side) fault(file, place, 'units of both sides');
    stacks.set(at, { side, units: stack });
  }
  for (const id of due.keys()) fault(file, 'placements', `${id} is not placed`);
  for (const line of lines.values()) {
    if (!line.works) continue;
    const hexes = (setup.placed_works ?? []).filter((one) => one.line === line.id && one.type === line.works.type).flatMap((one) => one.hexes);
    if (new Set(hexes).size !== line.works.count) fault(file, `placed_works (${line.id})`, `${new Set(hexes).size} hexes: the line has ${line.works.count}`);
    for (const hex of hexes) {
      const has_guard = stacks.get(hex)?.units.some((id) => known.get(id)?.type === line.works.manned_by && lines.get(line.id).units.includes(id));
      if (!has_guard) fault(file, `placed_works (${line.id})`, `no ${line.works.manned_by} of the line in ${hex}`);
    }
  }
}

/** A draft of a set-up: every unit stands in one place, lines have the units of their formations, and all others are absent. */
export function check_setup(file, setup, forces, fault) {
  const known = new Map(forces.counters.filter((unit) => is_combat_unit(unit) || unit.type === 'leader').map((unit) => [unit.id, unit]));
  const placed = new Map();
  const place = (where, ids, may_be_placed) => {
    for (const id of ids) {
      if (!known.has(id)) fault(file, where, `there is no unit ${id}`);
      if (placed.has(id) && !may_be_placed) fault(file, where, `${id} is placed before, at ${placed.get(id)}`);
      placed.set(id, where);
    }
  };
  const lines = [...setup.setup, ...setup.arrivals, ...(setup.called ?? [])];
  const choices = setup.hooker ? ['usa.hooker'] : [];
  for (const line of lines) {
    place(line.id, [...line.leaders.filter((id) => !choices.includes(id)), ...line.units]);
    const span = formations_of(line.formations);
    for (const id of line.units) {
      const unit = known.get(id);
      if (unit && unit.side !== line.side) fault(file, line.id, `${id} is of the other side`);
      if (unit && unit.type !== 'artillery' && !unit.dagger && !covers(span, unit.formations)) fault(file, line.id, `${id} is of formation ${unit.formations}, not of ${line.formations}`);
    }
    if (line.day && !setup.turns.some((turn) => turn.day === line.day && turn.turn === line.turn)) fault(file, line.id, `there is no turn ${line.turn} of day ${line.day}`);
  }
  place('hooker', choices);
  for (const choice of setup.batteries_of_choice ?? []) {
    place('batteries_of_choice', choice.units);
    for (const id of choice.with) if (!lines.some((line) => line.id === id)) fault(file, 'batteries_of_choice', `there is no line ${id}`);
  }
  for (const cup of setup.cups ?? []) place(cup.id, [...cup.units, ...(cup.released ?? []).flatMap((one) => one.units)]);
  place('absent', setup.absent);
  for (const id of known.keys()) if (!placed.has(id)) fault(file, id, 'is neither set up nor arrives nor is absent');
  for (const [id, where] of placed) {
    const unit = known.get(id);
    if (unit?.dagger && where !== 'absent' && setup.rule !== '3.4') fault(file, where, `${id} takes part in Press Forward only`);
  }
  if (setup.placements) check_placements(file, setup, known, fault);
  for (const hex of hexes_of(setup)) if (Number(hex.slice(0, 2)) > 60 || Number(hex.slice(2)) > 56) fault(file, hex, 'the map has 60 columns and 56 rows');
}

/** Reads a file and holds it against its schema; null when it cannot be used. */
function read(file, of_kind, fault) {
  let document;
  try {
    document = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
  } catch (error) {
    fault(file, 'file', error.message);
    return null;
  }
  const errors = of_kind(document);
  for (const { place, text } of errors) fault(file, place, text);
  return errors.length === 0 ? document : null;
}

export const unit_sources = () => Object.fromEntries(['units', 'leaders', 'card'].map((name) => [name, table(path.join(folder, 'sources', `${name}.csv`))]));

/** Tells every fault; returns the numbers of counters and of set-ups. */
export function check_chattanooga_units(tell) {
  const fault = (file, place, text) => tell(`chattanooga/${file}: ${place}: ${text}`);
  const made = spawnSync('python3', [path.join(root, 'tools/counters/make_chattanooga.py'), '--check'], { encoding: 'utf8' });
  if (made.status !== 0) tell(made.stderr.trim() || String(made.error));
  const chart = read('chart.json', schema('chattanooga-chart.schema.json'), fault);
  if (chart) check_chart(chart, fault);
  const forces = read('forces.json', schema('chattanooga-forces.schema.json'), fault);
  if (!forces) return { counters: 0, setups: 0 };
  check_forces(forces, unit_sources(), fault);
  const notes = read('unit-notes.json', schema('chattanooga-unit-notes.schema.json'), fault);
  if (notes) check_notes(notes, forces, fault);
  const setups = fs.readdirSync(path.join(folder, 'sources/scenarios')).filter((name) => name.endsWith('.json'));
  for (const name of setups) {
    const file = `sources/scenarios/${name}`;
    const setup = read(file, schema('chattanooga-setup.schema.json'), fault);
    if (setup) check_setup(file, setup, forces, fault);
  }
  return { counters: forces.counters.length + forces.markers.length, setups: setups.length };
}
