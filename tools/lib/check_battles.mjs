// The data of the battle system against its schemas, its sources and what a schema cannot say: assets/games/battles.
import fs from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { check_entries, check_map } from './check_battles_map.mjs';
import { root } from './deps.mjs';
import { schema } from './schema.mjs';
import { table } from './table.mjs';

const folder = path.join(root, 'assets/games/battles');

/** FORMAT.md, "Ratings": the checker's own copy. */
const rating = {
  infantry: (c) => [c.men / 300, 4],
  cavalry: (c) => [c.men / 400, 7],
  artillery: (c) => [c.guns / 3, 4],
  'horse-artillery': (c) => [c.guns / 3, 6],
  gunboat: (c) => [c.guns / 1.5, 6],
};

/** Reads a file, holds it against its schema; null when it cannot be used. */
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

/** Every counter is worth what the formula makes of its men or guns, and its names are its own. */
function check_counters(file, forces, fault) {
  const formations = new Map(forces.formations.map((formation) => [formation.id, formation]));
  const seen = new Map();
  for (const counter of forces.counters) {
    for (const key of [counter.id, `${counter.side} ${counter.name}`, counter.title + counter.side]) {
      if (seen.has(key)) fault(file, counter.id, `shares "${key}" with ${seen.get(key)}`);
      seen.set(key, counter.id);
    }
    if (!counter.id.startsWith(`${counter.side}.`)) fault(file, counter.id, `is of the side ${counter.side}`);
    if (formations.get(counter.formation)?.side !== counter.side) fault(file, counter.id, `no formation ${counter.formation} on its side`);
    if (counter.arm === 'leader') {
      if (counter.men || counter.guns) fault(file, counter.id, 'a leader stands for himself');
      continue;
    }
    const [points, movement] = rating[counter.arm](counter);
    const strength = Math.max(1, Math.floor(points + 0.5));
    if (strength !== counter.strength) fault(file, counter.id, `strength ${counter.strength}, the formula gives ${strength}`);
    if (movement !== counter.movement) fault(file, counter.id, `movement ${counter.movement}, its arm has ${movement}`);
  }
}

/** Men and guns of each side and arm, on counters and left out, are those of the order of battle; no row is used twice. */
function check_against_sources(battle, forces, fault) {
  const sources = path.join(folder, battle, 'sources');
  const rows = new Map(table(path.join(sources, 'brigades.csv')).map((row) => [row.row, row]));
  const lines = table(path.join(sources, 'counters.csv'));
  const file = `${battle}/forces.json`;
  const by_id = new Map(forces.counters.map((counter) => [counter.id, counter]));
  const used = new Map();
  const sum = (names, key) => names.reduce((all, name) => all + (parseInt(rows.get(name)?.[key] || '0', 10) || 0), 0);
  for (const line of lines) {
    const names = line.rows.split(' ');
    for (const name of names) {
      if (!rows.has(name)) fault(file, line.id, `no row ${name} in brigades.csv`);
      used.set(name, [...(used.get(name) ?? []), line]);
    }
    const counter = by_id.get(line.id);
    if (line.id === '-') continue;
    if (!counter) {
      fault(file, line.id, 'is in counters.csv but not in forces.json');
      continue;
    }
    const men = line.men ? Number(line.men) : sum(names, 'strength');
    if ((counter.men ?? 0) !== men) fault(file, line.id, `${counter.men} men, its rows have ${men}`);
    by_id.delete(line.id);
  }
  for (const id of by_id.keys()) fault(file, id, 'is in no line of counters.csv');
  for (const [name, row] of rows) {
    const mine = used.get(name) ?? [];
    if (mine.length === 0) fault(file, name, `${row.commander}: neither on a counter nor left out`);
    if (mine.length > 1 && mine.some((line) => !line.men)) fault(file, name, `${row.commander}: used twice without shares`);
    if (mine.length > 1) {
      const shares = mine.reduce((all, line) => all + Number(line.men), 0);
      if (shares !== sum([name], 'strength')) fault(file, name, `shares of ${shares} men, the row has ${row.strength}`);
    }
  }
}

const small_numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen',
  'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
/** 26: "twenty-six"; from 0 to 99. */
const in_words = (number) =>
  small_numbers[number] ?? tens[Math.floor(number / 10)] + (number % 10 === 0 ? '' : `-${small_numbers[number % 10]}`);

/** The rules tell by how many points each side wins. A lead of 0 they tell in other words ("if it is not behind"). */
function check_victory_words(file, scenario, fault) {
  const text = scenario.rules.filter((paragraph) => /\bw[io]n\b/.test(paragraph)).join(' ');
  for (const [key, lead] of Object.entries(scenario.victory)) {
    const number = Math.abs(lead);
    const is_named = new RegExp(`(?<![\\w-])(${number}|${in_words(number)})(?![\\w-])`, 'i').test(text);
    if (number !== 0 && !is_named) fault(file, 'rules', `they do not name the ${number} points of victory.${key}`);
  }
}

/** What a scenario says of counters and of its own numbers. Places are checked against the map by the engine's reader. */
export function check_scenario(file, scenario, forces, fault) {
  const ids = new Set(forces.counters.map((counter) => counter.id));
  const placed = new Map();
  const place = (where, units) => {
    for (const unit of units) {
      if (!ids.has(unit)) fault(file, where, `there is no unit ${unit}`);
      if (placed.has(unit)) fault(file, where, `${unit} is placed before, at ${placed.get(unit)}`);
      placed.set(unit, where);
    }
  };
  for (const entry of scenario.setup) place(entry.at, entry.units);
  for (const entry of scenario.arrivals ?? []) {
    place(`turn ${entry.turn}`, entry.units);
    if (entry.turn > scenario.turns.length) fault(file, `turn ${entry.turn}`, 'is beyond the last');
  }
  for (const group of scenario.held ?? []) {
    if (group.until_turn > scenario.turns.length) fault(file, `held (${group.id})`, `until_turn ${group.until_turn}: there are ${scenario.turns.length} turns`);
  }
  place('absent', scenario.absent ?? []);
  for (const id of ids) if (!placed.has(id)) fault(file, id, 'is neither set up nor arrives nor is absent');
  if (scenario.victory.confederate_to >= scenario.victory.union_from) fault(file, 'victory', 'the thresholds cross');
  check_victory_words(file, scenario, fault);
  if (new Set(scenario.turns.map((turn) => turn.label)).size !== scenario.turns.length) fault(file, 'turns', 'two have the same label');
}

/** Folders of battles that the index does not name, with every scenario file in them. */
function unlisted(index) {
  const listed = new Set((index?.battles ?? []).map((battle) => battle.folder));
  const folders = fs.readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !listed.has(entry.name));
  return folders.map(({ name }) => {
    const files = fs.readdirSync(path.join(folder, name)).filter((file) => file.endsWith('.json') && file !== 'map.json' && file !== 'forces.json');
    return { folder: name, scenarios: files.map((file) => file.replace(/\.json$/, '')) };
  });
}

/** What the engine's own readers say of a battle, where the command line has been built; it needs no build after a change of the data. */
function check_by_engine(battle, tell) {
  const longroll = path.join(root, 'build/native/longroll');
  if (!fs.existsSync(longroll)) return;
  const checked = spawnSync(longroll, ['check', path.join(folder, battle), `assets=${path.join(root, 'assets')}`], { encoding: 'utf8' });
  if (checked.status === 1) for (const line of checked.stdout.trim().split('\n').slice(0, -1)) tell(`engine: ${line}`);
}

/** Checks all battles, or the one of that folder, whether the index names it or not; faults are told to `tell`. Returns how many
 * counters and scenarios were looked at. */
export function check_battles(tell, only) {
  const fault = (file, place, text) => tell(`assets/games/battles/${file}: ${place}: ${text}`);
  const kinds = Object.fromEntries(['chart', 'index', 'map', 'forces', 'scenario'].map((kind) => [kind, schema(`battles-${kind}.schema.json`)]));
  read('chart.json', kinds.chart, fault);
  const index = read('index.json', kinds.index, fault);
  const found = { battles: 0, counters: 0, scenarios: 0 };
  const titles = new Set();
  const battles = [...(index?.battles ?? []), ...unlisted(index)].filter((battle) => !only || battle.folder === only);
  for (const battle of battles) {
    if (only) check_by_engine(battle.folder, tell);
    const map = read(`${battle.folder}/map.json`, kinds.map, fault);
    if (map) check_map(map, battle.folder, (place, text) => fault(`${battle.folder}/map.json`, place, text));
    const forces = read(`${battle.folder}/forces.json`, kinds.forces, fault);
    if (!forces) continue;
    found.battles += 1;
    found.counters += forces.counters.length;
    check_counters(`${battle.folder}/forces.json`, forces, fault);
    check_against_sources(battle.folder, forces, fault);
    if (forces.id !== battle.folder) fault(`${battle.folder}/forces.json`, 'id', `should be ${battle.folder}`);
    for (const name of battle.scenarios) {
      const file = `${battle.folder}/${name}.json`;
      const scenario = read(file, kinds.scenario, fault);
      if (!scenario) continue;
      found.scenarios += 1;
      check_scenario(file, scenario, forces, fault);
      if (map) check_entries(map, scenario, (place, text) => fault(file, place, text));
      for (const key of [scenario.id, scenario.title]) {
        if (titles.has(key)) fault(file, key, 'another scenario has it');
        titles.add(key);
      }
    }
  }
  const made = spawnSync('python3', [path.join(root, 'tools/counters/make_forces.py'), '--check', ...(only ? [only] : [])], { encoding: 'utf8' });
  if (made.status !== 0) tell(made.stderr.trim() || String(made.error));
  return found;
}
