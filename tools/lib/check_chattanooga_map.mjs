// What a schema cannot say of Chattanooga's map.json: what holds of any map (check_ground.mjs), and what the rules ask of this one.
import fs from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { Ground, bars, check_lines, check_names, check_reach, check_rows, check_sides, check_waters, side_key } from './check_ground.mjs';
import { root } from './deps.mjs';
import { schema } from './schema.mjs';

/** The words of assets/games/chattanooga/FORMAT.md: every stream bars the way, and Citico Creek rises in open ground. */
const WORDS = { water: '~', wet: ['~'], bars: () => true, springs: () => 1, idle: [] };
const UNION_COMMUNICATIONS = ['1056', '1356', '1431', '2923']; // 5.4
const LINE_HEXES = 24; // 3.2: 12 redoubts, breastworks on the rest
const REDOUBTS = 12;
const HOOKERS_ROW = 39; // 13.6
const STEWARTS_ROW = 42; // 3.2

const row_of = (hex) => Number(hex.slice(2));
const column_of = (hex) => Number(hex.slice(0, 2));

function all_in_play(ground) {
  const all = [];
  for (let column = 1; column <= ground.columns; ++column) {
    for (let row = 1; row <= ground.rows; ++row) {
      const hex = String(column).padStart(2, '0') + String(row).padStart(2, '0');
      if (ground.is_playable(hex)) all.push(hex);
    }
  }
  return all;
}

/** The hexes of a region; a fault when no region has that name. */
function region(ground, name, fault) {
  const found = ground.map.regions.find((one) => one.name === name);
  if (!found) fault('regions', `the rules need a region "${name}"`);
  return new Set(found?.hexes ?? []);
}

/** Names every hex that a region should have and has not, or has and should not. */
function same(name, hexes, should, why, fault) {
  const missing = [...should].filter((hex) => !hexes.has(hex));
  const extra = [...hexes].filter((hex) => !should.has(hex));
  const some = (list) => list.slice(0, 5).join(', ') + (list.length > 5 ? ` and ${list.length - 5} more` : '');
  if (missing.length) fault(`regions (${name})`, `${some(missing)} should be in it: ${why}`);
  if (extra.length) fault(`regions (${name})`, `${some(extra)} should not be in it: ${why}`);
}

/** The line of works: each in play against hexes outside; from river to river, so that the town is inside and Orchard Knob outside. */
function check_fortification(ground, fault) {
  const { map } = ground;
  const line = new Set(map.works.map((works) => works.hex));
  if (line.size !== LINE_HEXES || map.works.length !== LINE_HEXES) fault('works', `${line.size} hexes of the fortification line: 3.2 has ${LINE_HEXES}`);
  const crossed = new Set(map.works.flatMap((works) => works.against.map((other) => side_key([works.hex, other]))));
  const inside = new Set(line);
  for (const at of inside) {
    for (const next of ground.neighbours(at)) if (ground.is_playable(next) && !crossed.has(side_key([at, next]))) inside.add(next);
  }
  for (const works of map.works) {
    for (const other of works.against) if (inside.has(other)) fault(`works (${works.hex})`, `${other} lies inside too: the line has a gap, or turns round`);
  }
  for (const works of map.works) {
    for (const next of ground.neighbours(works.hex)) {
      if (ground.is_playable(next) && !inside.has(next) && !works.against.includes(next)) fault(`works (${works.hex})`, `it should stand against ${next} too`);
    }
  }
  const redoubts = region(ground, 'Redoubts', fault);
  if (redoubts.size !== REDOUBTS) fault('regions (Redoubts)', `${redoubts.size} hexes: 3.2 has ${REDOUBTS} redoubts`);
  for (const hex of redoubts) if (!line.has(hex)) fault('regions (Redoubts)', `${hex} is no hex of the fortification line`);
  for (const spot of map.spots) {
    if (spot.kind === 'fort' && !inside.has(spot.hex)) fault(`spots (${spot.name})`, `the fort lies outside of the line, in ${spot.hex}`);
    if (spot.kind === 'fort' && line.has(spot.hex) && !redoubts.has(spot.hex)) fault(`spots (${spot.name})`, `${spot.hex} is no redoubt`);
  }
}

/** Regions whose hexes the rules read. */
function check_areas(ground, fault) {
  const { map } = ground;
  const in_play = all_in_play(ground);
  const is_wet = new Map(map.waters.map((water) => [water.name, new Set(water.sides.map(side_key))]));
  const beyond = (creek, from) => ground.reach(from, (a, b) => is_wet.get(creek)?.has(side_key([a, b])));
  const east = beyond('Lookout Creek', '2653');
  const past = beyond('Chattanooga Creek', '4128');
  if (east.has('1341')) fault('waters (Lookout Creek)', 'it does not part Lookout Valley from the mountain');
  if (past.has('2653')) fault('waters (Chattanooga Creek)', 'it does not part the mountain from Missionary Ridge');
  const ridge = region(ground, 'Missionary Ridge', fault);
  const foot = (row) => Math.min(...[...ridge].filter((hex) => row_of(hex) === row).map(column_of));
  const stewart = in_play.filter((hex) => row_of(hex) >= STEWARTS_ROW && past.has(hex) && column_of(hex) < foot(row_of(hex)));
  const areas = [
    ['East of Lookout Creek', east, 'it is all that is reached from 2653 without crossing the creek'],
    ["Hooker's command area", in_play.filter((hex) => row_of(hex) >= HOOKERS_ROW || !east.has(hex)), `rows ${HOOKERS_ROW} and below, and all west of Lookout Creek`],
    ['Creek to ridge from row 42', stewart, `past Chattanooga Creek, west of all of Missionary Ridge, row ${STEWARTS_ROW} and below`],
    ['East edge', in_play.filter((hex) => column_of(hex) === map.columns), 'it is the last column'],
    ['Union communications', UNION_COMMUNICATIONS, '5.4 names them'],
    ['Confederate communications', in_play.filter((hex) => column_of(hex) === map.columns && map.lines.some((line) => line.kind === 'road' && line.hexes.includes(hex))), 'they are the road hexes of the east edge'],
  ];
  for (const [name, hexes, why] of areas) same(name, region(ground, name, fault), new Set(hexes), why, fault);
  for (const one of map.regions) {
    if (one.kind === 'area') for (const hex of one.hexes) if (!ground.is_playable(hex)) fault(`regions (${one.name})`, `${hex} is not in play`);
  }
}

/** The river parts the ground in play from the scenery on its other bank. */
function check_banks(ground, fault) {
  for (const hex of all_in_play(ground)) {
    for (const next of ground.neighbours(hex)) {
      if (!ground.is_playable(next) && ground.letter('terrain', next) !== WORDS.water) fault('playable', `${next} is scenery beside ${hex}, which is in play: the river parts them`);
    }
  }
}

/** The palisade stands between a hilltop and lower ground. */
function check_palisade(ground, fault) {
  for (const mark of ground.map.hexsides) {
    for (const side of mark.sides) {
      const levels = side.map((hex) => Number(ground.letter('levels', hex)));
      if (Math.max(...levels) !== 2 || Math.min(...levels) === 2) fault(`hexsides (${mark.kind})`, `${side.join('/')} is not the edge of a hilltop`);
    }
  }
}

/** Checks the map that its schema accepts; `fault(place, text)` is told what is wrong. */
export function check_map(map, fault) {
  const ground = new Ground(map, WORDS);
  check_rows(ground, fault);
  check_sides(ground, fault);
  check_waters(ground, fault);
  const barred = bars(ground);
  check_lines(ground, barred, fault);
  check_names(ground, fault);
  check_reach(ground, barred, fault);
  check_fortification(ground, fault);
  check_areas(ground, fault);
  check_palisade(ground, fault);
  check_banks(ground, fault);
}

/** Checks assets/games/chattanooga/map.json against its schema, its sources and the above. Returns how many hexes are in play. */
export function check_chattanooga_map(tell) {
  const file = 'assets/games/chattanooga/map.json';
  const fault = (place, text) => tell(`${file}: ${place}: ${text}`);
  const map = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
  const errors = schema('chattanooga-map.schema.json')(map);
  for (const { place, text } of errors) fault(place, text);
  if (errors.length === 0) check_map(map, fault);
  const made = spawnSync('python3', [path.join(root, 'tools/maps/chattanooga/make_map.py'), '--check'], { encoding: 'utf8' });
  if (made.status !== 0) tell(made.stderr.trim() || String(made.error));
  return errors.length === 0 ? all_in_play(new Ground(map, WORDS)).length : 0;
}
