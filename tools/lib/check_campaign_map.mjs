// What a schema cannot say of the campaign's map.json: what holds of any map (check_ground.mjs), and what the rules ask of this one. Which
// hexes are which places, what hangs together and what the economy is worth is tested natively (tests/rules/campaign).
import fs from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { Ground, check_lines, check_rows, check_sides, side_key } from './check_ground.mjs';
import { root } from './deps.mjs';
import { schema } from './schema.mjs';

const WORDS = { water: '~', wet: ['~'], bars: (water) => water.kind !== 'minor', springs: () => 1, idle: [] };
const NORTHERN_ROWS = 2; // 8.2: Union sources lie along the north edge
const SOURCES = 8;
const ECONOMY = 23; // 3.1.4
const UNFINISHED = 7; // 7.5

/** Land has the letter of a state, sea the digit of a zone; the zones of neighbouring sea follow each other in their row. */
function check_areas(ground, fault) {
  for (const [i, row] of ground.map.areas.entries()) {
    if (row.length !== ground.columns) fault(`areas[${i}]`, `${row.length} letters for ${ground.columns} columns`);
    for (let column = 1; column <= row.length; ++column) {
      const hex = String(column).padStart(2, '0') + String(i + 1).padStart(2, '0');
      const area = row[column - 1];
      if (ground.is_playable(hex) === /[1-5]/.test(area)) fault(`areas[${i}]`, `${hex} is ${ground.is_playable(hex) ? 'land' : 'sea'}: "${area}" is the letter of the other`);
      for (const next of ground.neighbours(hex)) {
        if (!ground.is_playable(hex) && !ground.is_playable(next) && Math.abs(area - ground.letter('areas', next)) > 1) fault(`areas[${i}]`, `the zones of ${hex} and ${next} are not next to each other`);
      }
    }
  }
}

/** A hexside has one water, between two hexes of land; what marks a water has one; sand bars lie between land and sea. */
function check_water_sides(ground, fault) {
  const wet = new Map();
  for (const water of ground.map.waters) {
    for (const side of water.sides) {
      wet.set(side_key(side), water.kind);
      if (!side.every((hex) => ground.is_playable(hex))) fault(`waters (${water.name})`, `${side.join('/')} is no side between two hexes of land`);
    }
  }
  for (const mark of ground.map.hexsides) {
    for (const side of mark.sides) {
      const seas = side.filter((hex) => !ground.is_playable(hex)).length;
      if (mark.kind === 'sand-bar' && seas !== 1) fault('hexsides (sand-bar)', `${side.join('/')} does not part land from sea`);
      if (mark.kind !== 'sand-bar' && !['seasonal', 'navigable', 'tidal'].includes(wet.get(side_key(side)))) fault(`hexsides (${mark.kind})`, `${side.join('/')} has no river that carries boats`);
    }
  }
  for (const crossing of ground.map.crossings) {
    if (wet.get(side_key(crossing.side)) === 'minor') fault(`crossings (${crossing.side.join('/')})`, 'a minor river needs no crossing');
  }
  const bars = new Set(ground.map.hexsides.filter((mark) => mark.kind === 'sand-bar').flatMap((mark) => mark.sides.map(side_key)));
  for (const inlet of ground.map.inlets) {
    const sides = inlet.corner.flatMap((a, i) => inlet.corner.slice(i + 1).map((b) => side_key([a, b])));
    if (sides.filter((side) => bars.has(side)).length !== 2) fault(`inlets (${inlet.name})`, '13.3.3: an inlet lies where two sand bars meet');
    if (!sides.some((side) => ['bay', 'tidal'].includes(wet.get(side)))) fault(`inlets (${inlet.name})`, 'no bay and no tidal river reaches it from inside');
  }
}

/** What is counted by a rule. */
function check_counts(map, fault) {
  const taken = new Map();
  for (const place of map.places) {
    if (taken.has(place.hex)) fault(`places (${place.name})`, `${place.hex} has another place, ${taken.get(place.hex)}`);
    taken.set(place.hex, place.name);
  }
  const sources = map.places.filter((place) => place.kinds.includes('source'));
  if (sources.length !== SOURCES) fault('places', `${sources.length} Union supply sources: there are ${SOURCES}`);
  for (const place of sources) if (Number(place.hex.slice(2)) > NORTHERN_ROWS) fault(`places (${place.name})`, `8.2: a source lies along the north edge, in row 01 or 02`);
  const worth = map.places.reduce((sum, place) => sum + (place.center ?? 0) + (place.harbor ?? 0), 0);
  if (worth !== ECONOMY) fault('places', `centres and critical ports are worth ${worth}: 3.1.4 begins with ${ECONOMY}`);
  const unfinished = map.lines.filter((line) => line.kind === 'unfinished').length;
  if (unfinished !== UNFINISHED) fault('lines', `${unfinished} unfinished railroads: 7.5 has ${UNFINISHED}`);
  for (const region of map.regions) for (const hex of region.hexes) if (map.terrain[Number(hex.slice(2)) - 1][Number(hex.slice(0, 2)) - 1] === '~') fault(`regions (${region.name})`, `${hex} is sea`);
}

/** Checks the map that its schema accepts; `fault(place, text)` is told what is wrong. */
export function check_map(map, fault) {
  const ends = map.lines.filter((line) => line.kind === 'unfinished').flatMap((line) => [line.hexes[0], line.hexes.at(-1)]); // 7.5 names them
  const spots = [...map.places, ...ends.map((hex) => ({ name: hex, hex }))];
  const ground = new Ground({ ...map, works: [], spots }, WORDS);
  check_rows(ground, fault);
  check_sides(ground, fault);
  const crossed = new Set(map.crossings.map((crossing) => side_key(crossing.side)));
  const deep = new Map(map.waters.filter((water) => water.kind !== 'minor').flatMap((water) => water.sides.map((side) => [side_key(side), water.name])));
  check_lines(ground, (a, b) => (crossed.has(side_key([a, b])) ? null : deep.get(side_key([a, b]))), fault);
  check_areas(ground, fault);
  check_water_sides(ground, fault);
  check_counts(map, fault);
}

/** The chart and the map print the same centres, ports and groups. */
export function check_chart_and_map(chart, map, fault) {
  const worth = (key) => new Map(map.places.filter((place) => place[key]).map((place) => [place.hex, place[key]]));
  for (const [what, printed, drawn] of [['centers', chart.economy.centers, worth('center')], ['ports', chart.economy.ports, worth('harbor')]]) {
    for (const { name, hex, value } of printed) if (drawn.get(hex) !== value) fault('places', `${hex} is worth ${drawn.get(hex) ?? 'nothing'}: economy.${what} of chart.json has ${name} with ${value}`);
    if (drawn.size !== printed.length) fault('places', `${drawn.size} ${what} on the map, ${printed.length} in chart.json`);
  }
  const id = (group) => group.toLowerCase().replaceAll(' ', '-');
  const groups = new Map(map.places.filter((place) => place.group).map((place) => [place.hex, id(place.group)]));
  for (const group of chart.recruiting.groups) {
    for (const { name, hex } of group.cities) if (groups.get(hex) !== group.id) fault('places', `${hex} recruits for ${groups.get(hex) ?? 'nobody'}: chart.json has ${name} in ${group.id}`);
  }
  const cities = chart.recruiting.groups.reduce((sum, group) => sum + group.cities.length, 0);
  if (groups.size !== cities) fault('places', `${groups.size} recruitment cities on the map, ${cities} in chart.json`);
}

/** Checks assets/games/campaign/map.json against its schema, its sources and the above. Returns how many hexes are in play. */
export function check_campaign_map(tell) {
  const file = 'assets/games/campaign/map.json';
  const fault = (place, text) => tell(`${file}: ${place}: ${text}`);
  const map = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
  const errors = schema('campaign-map.schema.json')(map);
  for (const { place, text } of errors) fault(place, text);
  if (errors.length === 0) check_map(map, fault);
  if (errors.length === 0) check_chart_and_map(JSON.parse(fs.readFileSync(path.join(root, 'assets/games/campaign/chart.json'), 'utf8')), map, fault);
  const made = spawnSync('python3', [path.join(root, 'tools/maps/campaign/make_map.py'), '--check'], { encoding: 'utf8' });
  if (made.status !== 0) tell(made.stderr.trim() || String(made.error));
  return map.terrain.join('').replaceAll('~', '').length;
}
