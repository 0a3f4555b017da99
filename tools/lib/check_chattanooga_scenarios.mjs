// The scenarios of Chattanooga against their schema, the map, the order of battle and the drafts of the set-ups in sources/scenarios.
import fs from 'node:fs';
import path from 'node:path';
import { formations_of } from './check_chattanooga_units.mjs';
import { root } from './deps.mjs';
import { schema } from './schema.mjs';

const folder = path.join(root, 'assets/games/chattanooga');
const TURNS_OF_DAY = 6;
const is_combat_unit = (unit) => ['infantry', 'cavalry', 'artillery'].includes(unit.type);
const sorted = (ids) => [...ids].sort();

/** Column, and twice the row with half a hex more in lower columns. */
const place = (map, hex) => {
  const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
  return [column, 2 * row + ((column % 2 === 0) === (map.lower === 'even') ? 1 : 0)];
};
const distance = (map, a, b) => {
  const [[column_a, row_a], [column_b, row_b]] = [place(map, a), place(map, b)];
  const across = Math.abs(column_a - column_b);
  return across + Math.max(0, (Math.abs(row_a - row_b) - across) / 2);
};
const is_in_play = (map, hex) => map.playable[Number(hex.slice(2)) - 1]?.[Number(hex.slice(0, 2)) - 1] === '.';

/** The hexes of a part of the map, as a test of one. */
function part_of(map, part) {
  const at = (rows, hex) => rows[Number(hex.slice(2)) - 1]?.[Number(hex.slice(0, 2)) - 1];
  if (part === 'town') return (hex) => is_in_play(map, hex) && at(map.terrain, hex) === 't';
  if (part === 'in-play') return (hex) => is_in_play(map, hex);
  const line = map.works.filter((works) => works.kind === 'fortification');
  const found = new Set(line.map((works) => works.hex));
  if (part === 'inside-fortification') {
    const crossed = new Set(line.flatMap(({ hex, against }) => against.flatMap((other) => [hex + other, other + hex])));
    const all = Array.from({ length: map.columns * map.rows }, (_, i) => [1 + (i % map.columns), 1 + Math.floor(i / map.columns)])
      .map((numbers) => numbers.map((number) => String(number).padStart(2, '0')).join(''))
      .filter((hex) => is_in_play(map, hex));
    for (const hex of found) {
      for (const next of all) if (!found.has(next) && distance(map, hex, next) === 1 && !crossed.has(hex + next)) found.add(next);
    }
  }
  return (hex) => found.has(hex);
}

const terrain_of = (map, hex) => map.terrain[Number(hex.slice(2)) - 1]?.[Number(hex.slice(0, 2)) - 1];
const is_beside = (map, hex, holds) => map.playable.some((row, r) => [...row].some((_, c) => {
  const next = `${String(c + 1).padStart(2, '0')}${String(r + 1).padStart(2, '0')}`;
  return distance(map, hex, next) === 1 && holds(next);
}));
const is_line = (map, hex) => map.works.some((works) => works.hex === hex);

/** Exactly one of the ways to name hexes; tells a fault otherwise. Answers whether a hex is among them. */
function hexes_of(ground, map, fault, where) {
  if (ground.besides) {
    const { besides, ...rest } = ground;
    const is_among = hexes_of(rest, map, fault, where);
    for (const hex of besides) if (!is_in_play(map, hex)) fault(where, `hex ${hex} stands there; it is not in play`);
    return (hex) => besides.includes(hex) || is_among(hex);
  }
  const is_named = named_hexes_of(ground, map, fault, where);
  const is_within = (span, number) => span === undefined || (number >= span[0] && number <= span[1]);
  const level = (hex) => map.levels[Number(hex.slice(2)) - 1]?.[Number(hex.slice(0, 2)) - 1];
  const is_limited = (hex) => is_named(hex) && is_within(ground.columns, Number(hex.slice(0, 2))) && is_within(ground.rows, Number(hex.slice(2))) && (!ground.hilltops || level(hex) === '2') && (!ground.heights || level(hex) !== '0' || terrain_of(map, hex) === 'h');
  if (!ground.beside_hillsides) return is_limited;
  return (hex) => is_in_play(map, hex) && terrain_of(map, hex) === '.' && level(hex) !== '2' && is_within(ground.rows, Number(hex.slice(2))) && is_beside(map, hex, (next) => is_limited(next) && terrain_of(map, next) === 'h');
}

function named_hexes_of(ground, map, fault, where) {
  const ways = ['of', 'region', 'hexes', 'part'].filter((way) => ground[way] !== undefined);
  if (ways.length !== 1 || (ground.of === undefined) !== (ground.within === undefined)) {
    fault(where, 'hexes are named by "of" and "within", by "region", by "part", or by "hexes"');
    return () => true;
  }
  if (ground.region !== undefined) {
    const regions = map.regions.filter((region) => region.name === ground.region);
    if (!regions.length) fault(where, `region "${ground.region}" stands there; the map has no such region`);
    const hexes = new Set(regions.flatMap((region) => region.hexes));
    return (hex) => hexes.has(hex);
  }
  if (ground.part !== undefined) return part_of(map, ground.part);
  for (const hex of ground.hexes ?? [ground.of]) {
    if (!is_in_play(map, hex)) fault(where, `hex ${hex} stands there; it is not in play`);
  }
  return ground.hexes ? (hex) => ground.hexes.includes(hex) : (hex) => distance(map, hex, ground.of) <= ground.within;
}

/** What is drawn by chance: units of one side that stand nowhere else, and as many hexes as are drawn before the set-up. */
function check_cup(cup, areas, { units, found, stacks }, fault) {
  const where = `cups, ${cup.side}`;
  if ((cup.die_less === undefined) === (cup.draws === undefined)) fault(where, 'either "die_less" or "draws" tells how many are drawn');
  if ((cup.placed_on === undefined) === (cup.enters_by === undefined)) fault(where, 'what is drawn comes either by "placed_on" or by "enters_by"');
  for (const hex of cup.set_up?.at ?? []) {
    if (!areas.get(cup.set_up.area)?.(hex)) fault(where, `hex ${hex} is not in the area ${cup.set_up.area}`);
    const stack = stacks.get(hex) ?? { sides: new Set(), units: 0 };
    stack.sides.add(cup.side);
    stack.units += 1;
    stacks.set(hex, stack);
  }
  for (const id of [...cup.units, ...(cup.groups ?? []).flat()]) {
    if (!units.has(id)) fault(where, `there is no unit ${id} in the order of battle`);
    else if (units.get(id).side !== cup.side) fault(where, `${id} is of the other side`);
    if (found.has(id)) fault(where, `${id} stands in two places`);
    found.add(id);
  }
}

/** What a schema cannot say of the units: each of the formations once, in its area, three to a hex. */
function check_units(scenario, map, forces, areas, fault) {
  const units = new Map(forces.counters.map((unit) => [unit.id, unit]));
  const found = new Set();
  const stacks = new Map();
  for (const [index, entry] of scenario.setup.entries()) {
    const where = `setup, number ${index + 1}`;
    const is_in_area = areas.get(entry.area);
    if (!is_in_area) fault(where, `there is no area "${entry.area}"`);
    else if (!is_in_area(entry.at)) fault(where, `hex ${entry.at} is not in the area ${entry.area}`);
    if (!is_in_play(map, entry.at)) fault(where, `hex ${entry.at} is not in play`);
    for (const id of entry.units) {
      const unit = units.get(id);
      if (!unit) {
        fault(where, `there is no unit ${id} in the order of battle`);
        continue;
      }
      if (found.has(id)) fault(where, `${id} stands in two places`);
      found.add(id);
      const stack = stacks.get(entry.at) ?? { sides: new Set(), units: 0 };
      stack.sides.add(unit.side);
      stack.units += is_combat_unit(unit) ? 1 : 0;
      stacks.set(entry.at, stack);
    }
  }
  for (const [index, arrival] of (scenario.arrivals ?? []).entries()) {
    const where = `arrivals, number ${index + 1}`;
    if (arrival.turn > scenario.turns.length) fault(where, `turn ${arrival.turn} stands there; there are ${scenario.turns.length}`);
    for (const hex of arrival.at) if (!is_in_play(map, hex)) fault(where, `hex ${hex} is not in play`);
    for (const id of arrival.units) {
      if (!units.has(id)) fault(where, `there is no unit ${id} in the order of battle`);
      if (found.has(id)) fault(where, `${id} stands in two places`);
      found.add(id);
    }
  }
  for (const cup of scenario.cups ?? []) check_cup(cup, areas, { units, found, stacks }, fault);
  for (const [hex, stack] of stacks) {
    if (stack.units > scenario.stack_limit) fault(`setup (${hex})`, `${stack.units} units: at most ${scenario.stack_limit} stack`);
    if (stack.sides.size > 1) fault(`setup (${hex})`, 'both sides stand there');
  }
  for (const unit of forces.counters.filter(is_combat_unit)) {
    const own = new Set(scenario.formations[unit.side]);
    const takes_part = unit.dagger ? scenario.daggers === true : [...formations_of(unit.formations)].every((formation) => own.has(formation));
    const may_be_absent = !unit.dagger && scenario.chosen?.includes(unit.side);
    if (takes_part !== found.has(unit.id) && !(takes_part && may_be_absent)) fault('setup', `${unit.id} ${takes_part ? 'is not set up; its formation takes part' : 'is set up; its formation takes no part'}`);
  }
  return found;
}

/** Against the draft: what the rulebook says. The days of a draft are those of the rulebook's chart. */
function check_draft(scenario, draft, found, fault) {
  const expect = (where, value, drafted) => {
    if (JSON.stringify(value) !== JSON.stringify(drafted)) fault(where, `${JSON.stringify(value)} stands there; the draft says ${JSON.stringify(drafted)}`);
  };
  expect('first', scenario.first, draft.first);
  expect('fortune', scenario.fortune ?? 'csa', draft.fortune);
  expect('begins, turn', scenario.begins.turn, draft.turns[0].turn);
  expect('turns', scenario.turns.length, draft.turns.length);
  expect('extra_strength', scenario.extra_strength, draft.extra_strength ? 'printed' : 'none');
  const armies = scenario.army_morale;
  for (const id of new Set([...Object.keys(armies), ...Object.keys(draft.army_morale)])) {
    expect(`army_morale, ${id}`, armies[id]?.morale, draft.army_morale[id]);
    expect(`army_morale, ${id}, can_panic`, armies[id]?.can_panic ?? false, (draft.panic_possible ?? []).includes(id));
    expect(`army_morale, ${id}, panicked`, armies[id]?.panicked ?? false, (draft.panicked ?? []).includes(id));
  }
  const released = (draft.cups ?? []).flatMap((cup) => [...cup.units, ...(cup.released ?? []).flatMap((counter) => counter.units)]);
  const lines = [...draft.setup, ...(draft.arrivals ?? []), ...(draft.called ?? []), ...(draft.batteries_of_choice ?? [])];
  const drafted = lines.flatMap((line) => [...line.units, ...(line.leaders ?? [])]).concat(released);
  for (const cup of draft.cups ?? []) {
    const own = scenario.cups?.find((one) => one.side === cup.side) ?? { units: [] };
    const counters = (cup.released ?? []).map((counter) => counter.units.join(' ')).concat(cup.units);
    expect(`cups, ${cup.side}`, sorted([...own.units, ...(own.groups ?? []).map((group) => group.join(' '))]), sorted(counters));
    expect(`cups, ${cup.side}, die_less`, own.die_less ?? null, cup.draw.die_less ?? null);
    expect(`cups, ${cup.side}, draws`, own.draws ?? null, cup.draw.count ?? null);
    const drawn = draft.setup.find((line) => line.drawn?.cup === cup.id)?.drawn.count ?? 0;
    expect(`cups, ${cup.side}, set_up`, own.set_up?.at.length ?? 0, drawn);
  }
  expect('lone_units', scenario.lone_units ?? [], draft.separate_formations ?? []);
  check_great_draft(scenario, draft, expect);
  for (const id of sorted(drafted).filter((one) => !found.has(one))) fault('setup', `${id} is not set up; the draft has it`);
  for (const id of sorted(found).filter((one) => !drafted.includes(one))) fault('setup', `${id} is set up; the draft does not have it`);
}

/** What only the great battle has: works on the ground that the rules name, crossings beside the river, a bridge. */
function check_great_battle(scenario, map, fault) {
  for (const hex of scenario.crossings ?? []) {
    if (!is_in_play(map, hex) || !is_beside(map, hex, (next) => terrain_of(map, next) === '~')) fault('crossings', `hex ${hex} does not lie beside the river`);
  }
  const taken = new Set();
  for (const works of scenario.works ?? []) {
    const may_stand = hexes_of(works.within, map, fault, 'works, within');
    if (Boolean(works.manned) !== (works.area !== undefined)) fault('works', 'works that are manned are so by the units of an area');
    if (works.area !== undefined && !scenario.areas.some((area) => area.id === works.area)) fault('works', `there is no area "${works.area}"`);
    for (const hex of works.hexes) {
      if (!may_stand(hex)) fault('works', `hex ${hex} is not among those where they may stand`);
      if (taken.has(hex)) fault('works', `hex ${hex} has works already`);
      taken.add(hex);
      if (works.kind !== 'trench' && !is_line(map, hex)) fault('works', `hex ${hex} is no hex of the fortification line`);
      if (works.kind === 'trench' && (terrain_of(map, hex) !== '.' || !is_beside(map, hex, (next) => terrain_of(map, next) === 'h'))) fault('works', `hex ${hex} is no clear hex beside a hillside`);
    }
  }
  const placed = new Set(scenario.setup.flatMap((entry) => entry.units));
  for (const choice of scenario.may_arrive ?? []) {
    for (const id of choice.units) if (!placed.has(id)) fault('may_arrive', `${id} is not set up`);
    for (const hex of choice.at) if (!is_in_play(map, hex)) fault('may_arrive', `hex ${hex} is not in play`);
  }
  if (scenario.hooker) hexes_of(scenario.hooker.area, map, fault, 'hooker, area');
  const side = scenario.bridge?.side;
  if (side && !map.crossings.some((crossing) => crossing.side.includes(side[0]) && crossing.side.includes(side[1]))) fault('bridge', `no bridge leads from ${side[0]} to ${side[1]}`);
}

/** Against the draft, in what only the great battle has. */
function check_great_draft(scenario, draft, expect) {
  const sorted_hexes = (kind) => (scenario.works ?? []).filter((works) => works.kind === kind).flatMap((works) => works.hexes).sort();
  const trenches = (draft.placed_works ?? []).filter((works) => works.type === 'trench').flatMap((works) => works.hexes).sort();
  if (draft.placed_works) expect('works, trenches', sorted_hexes('trench'), trenches);
  for (const works of draft.works ?? []) expect(`works, ${works.type}`, sorted_hexes(works.type).length, works.count);
  if (draft.bridge) expect('bridge', [scenario.bridge?.side, scenario.bridge?.repaired_to], [draft.bridge.sides[0], draft.bridge.repaired_to]);
  if (Array.isArray(draft.entry_hexes?.csa)) expect('entry_hexes, csa', scenario.entry_hexes?.csa?.hexes ?? [], draft.entry_hexes.csa);
  const turn_of = (line) => draft.turns.findIndex((turn) => turn.day === line.day && turn.turn === line.turn) + 1;
  const late_turn = (choice) => (draft.arrivals ?? []).filter((line) => choice.with.includes(line.id)).map((line) => turn_of(line))[0];
  for (const choice of draft.batteries_of_choice ?? []) {
    const own = (scenario.may_arrive ?? []).find((one) => one.units.includes(choice.units[0]));
    expect(`may_arrive, ${choice.units[0]}`, own ? [sorted(own.units), own.turn] : null, late_turn(choice) ? [sorted(choice.units), late_turn(choice)] : null);
  }
  const arrives = new Map((scenario.arrivals ?? []).flatMap((arrival) => arrival.units.map((id) => [id, arrival])));
  for (const [lines, is_called] of [[draft.arrivals ?? [], false], [draft.called ?? [], true]]) {
    for (const line of lines.filter((one) => one.day !== undefined)) {
      for (const id of [...line.units, ...line.leaders]) {
        expect(`arrivals, ${id}`, [arrives.get(id)?.turn, Boolean(arrives.get(id)?.called)], [turn_of(line), is_called]);
      }
    }
  }
}

/** Everything about one scenario file. */
export function check_scenario(scenario, map, forces, draft, fault) {
  scenario.turns.forEach((turn, index) => {
    const is_night = (scenario.begins.turn - 1 + index) % TURNS_OF_DAY === TURNS_OF_DAY - 1;
    if (Boolean(turn.night) !== is_night) fault(`turns, number ${index + 1}`, is_night ? 'it is a night turn' : 'it is no night turn');
  });
  const areas = new Map();
  for (const area of scenario.areas) {
    if (areas.has(area.id)) fault(`areas (${area.id})`, 'a second area of that id');
    const parts = (area.any_of ?? []).map((id) => areas.get(id));
    if (parts.includes(undefined)) fault(`areas (${area.id})`, 'any_of names an area that does not stand before it');
    areas.set(area.id, area.any_of ? (hex) => parts.some((part) => part?.(hex)) : hexes_of(area, map, fault, `areas (${area.id})`));
  }
  for (const side of ['usa', 'csa']) {
    const condition = scenario.victory[side];
    if (!condition.otherwise) hexes_of(condition, map, fault, `victory, ${side}`);
    if (condition.decisive) hexes_of(condition.decisive, map, fault, `victory, ${side}, decisive`);
    if (scenario.entry_hexes?.[side]) hexes_of(scenario.entry_hexes[side], map, fault, `entry_hexes, ${side}`);
  }
  for (const cup of scenario.cups ?? []) hexes_of(cup.placed_on ?? cup.enters_by ?? {}, map, fault, `cups, ${cup.side}`);
  check_great_battle(scenario, map, fault);
  const found = check_units(scenario, map, forces, areas, fault);
  if (draft) check_draft(scenario, draft, found, fault);
}

const read = (file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));

/** The index lists every scenario file, and none besides. */
export function check_index(names, tell) {
  const index = read('index.json');
  const fault = (place, text) => tell(`chattanooga/index.json: ${place}: ${text}`);
  for (const { place, text } of schema('chattanooga-index.schema.json')(index)) fault(place, text);
  const listed = (index.scenarios ?? []).map((name) => `${name}.json`);
  for (const name of listed) if (!names.includes(name)) fault('scenarios', `${name} is listed; there is no such file`);
  for (const name of names) if (!listed.includes(name)) fault('scenarios', `${name} is not listed`);
}

/** Tells every fault of the scenarios that are written; returns their number. */
export function check_chattanooga_scenarios(tell) {
  const is_scenario = schema('chattanooga-scenario.schema.json');
  const others = ['map.json', 'forces.json', 'chart.json', 'index.json', 'help.json', 'outcomes.json', 'unit-notes.json'];
  const names = fs.readdirSync(folder).filter((name) => name.endsWith('.json') && !others.includes(name));
  check_index(names, tell);
  const [map, forces] = [read('map.json'), read('forces.json')];
  for (const name of names) {
    const fault = (place, text) => tell(`chattanooga/${name}: ${place}: ${text}`);
    let scenario;
    try {
      scenario = read(name);
    } catch (error) {
      fault('the whole', error.message);
      continue;
    }
    const errors = is_scenario(scenario);
    for (const { place, text } of errors) fault(place, text);
    if (scenario.id !== name.replace(/\.json$/, '')) fault('id', `"${scenario.id}" stands there; the file's name is ${name}`);
    const draft = path.join(folder, 'sources/scenarios', name);
    if (!errors.length) check_scenario(scenario, map, forces, fs.existsSync(draft) ? JSON.parse(fs.readFileSync(draft, 'utf8')) : null, fault);
  }
  return names.length;
}
