// Does tools/check-data see what is wrong with the map of Chattanooga? Bends copies of it in one place at a time; the map as it is has
// no fault. usage: node tests/data/chattanooga_map_bends.mjs
import fs from 'node:fs';
import path from 'node:path';
import { check_map } from '../../tools/lib/check_chattanooga_map.mjs';
import { root } from '../../tools/lib/deps.mjs';

const read = () => JSON.parse(fs.readFileSync(path.join(root, 'assets/games/chattanooga/map.json'), 'utf8'));
const named = (list, name) => list.find((one) => one.name === name);
const without = (map, creek, side) => (named(map.waters, creek).sides = named(map.waters, creek).sides.filter((one) => one.join('/') !== side));
const drop = (list, word) => list.splice(list.indexOf(word), 1);
const letter = (map, key, hex, to) => {
  const [column, row] = [Number(hex.slice(0, 2)) - 1, Number(hex.slice(2)) - 1];
  map[key][row] = map[key][row].slice(0, column) + to + map[key][row].slice(column + 1);
};
const works_in = (map, hex) => map.works.find((works) => works.hex === hex);

/** What is bent, the bend, the words of the fault. */
const BENDS = [
  ['a gap in Lookout Creek', (map) => without(map, 'Lookout Creek', '1747/1846'), /waters \(Lookout Creek\): (a gap|spurs): /],
  ['a creek that anybody walks round', (map) => without(map, 'Lookout Creek', '1756/1856'), /regions \(East of Lookout Creek\): .* should (not )?be in it|waters \(Lookout Creek\): /],
  ['a bridge without water', (map) => (map.crossings[0].side = ['4128', '4129']), /crossings \(4128\/4129\): there is no water to cross/],
  ['a bridge the less', (map) => map.crossings.splice(map.crossings.findIndex((one) => one.name === 'Chattanooga Creek bridge'), 1), /lines \(2946\): crosses Chattanooga Creek from 4245 to 4345 where nothing leads over/],
  ['a road over the palisade', (map) => map.lines.push({ kind: 'road', hexes: ['2649', '2648'] }), /lines \(2649\): crosses a blocked side from 2649 to 2648/],
  ['the road to 1056 stops in 0956', (map) => drop(named(map.lines, 'Bridgeport road').hexes, '1056'), /lines \(Bridgeport road\): ends at 1055, which is neither the edge nor a road nor a named place/],
  ['a road that jumps', (map) => drop(named(map.lines, 'Moore road').hexes, '4332'), /lines \(Moore road\): 4231 and 4431 do not meet/],
  ['a road in the river', (map) => named(map.lines, "Brown's Ferry road").hexes.push('1731', '1631'), /lines \(Brown's Ferry road\): 1631 is water/],
  ['a row too short', (map) => (map.levels[4] = map.levels[4].slice(1)), /levels\[4\]: 59 letters for 60 columns/],
  ['hexes that are not neighbours', (map) => map.hexsides[0].sides.push(['2649', '2652']), /hexsides \(blocked\): 2649\/2652 are no neighbours/],
  ['a palisade on flat ground', (map) => map.hexsides[0].sides.push(['4026', '4027']), /hexsides \(blocked\): 4026\/4027 is not the edge of a hilltop/],
  ['the plateau is shut', (map) => map.hexsides[0].sides.push(['2856', '2956']), /playable: \d+ hexes about \d{4} cannot be reached/],
  ['a place twice', (map) => map.spots.push({ ...map.spots[0] }), /Chattanooga: stands twice/],
  ['a hole in the fortification line', (map) => drop(works_in(map, '3625').against, '3725'), /works \(3625\): 3726 lies inside too: the line has a gap/],
  ['works of 23 hexes', (map) => map.works.pop(), /works: 23 hexes of the fortification line: 3\.2 has 24/],
  ['eleven redoubts', (map) => named(map.regions, 'Redoubts').hexes.pop(), /regions \(Redoubts\): 11 hexes: 3\.2 has 12 redoubts/],
  ['a redoubt off the line', (map) => (named(map.regions, 'Redoubts').hexes[0] = '3025'), /regions \(Redoubts\): 3025 is no hex of the fortification line/],
  ['a fort outside', (map) => (named(map.spots, 'Fort Wood').hex = '4025'), /spots \(Fort Wood\): the fort lies outside of the line, in 4025/],
  ['communications end in 1346', (map) => (named(map.regions, 'Union communications').hexes[1] = '1346'), /regions \(Union communications\): 1356 should be in it: 5\.4 names them/],
  ['a new road to the east', (map) => map.lines.push({ kind: 'road', hexes: ['5929', '6029'] }), /regions \(Confederate communications\): 6029 should be in it/],
  ['Hooker goes too far', (map) => named(map.regions, "Hooker's command area").hexes.push('4128'), /regions \(Hooker's command area\): 4128 should not be in it: rows 39/],
  ['Stewart west of the creek', (map) => named(map.regions, 'Creek to ridge from row 42').hexes.push('4245'), /regions \(Creek to ridge from row 42\): 4245 should not be in it/],
  ['a region that the rules need', (map) => (map.regions = map.regions.filter((one) => one.name !== 'East edge')), /regions: the rules need a region "East edge"/],
  ['an area in the river', (map) => named(map.regions, 'East of Lookout Creek').hexes.push('1631'), /regions \(East of Lookout Creek\): 1631 is not in play/],
  ['a dam across the Tennessee', (map) => letter(map, 'terrain', '1531', '.'), /playable: 1531 is scenery beside 1431, which is in play/],
];

function faults_of(map) {
  const told = [];
  check_map(map, (place, text) => told.push(`${place}: ${text}`));
  return told;
}

let unseen = 0;
for (const text of faults_of(read())) {
  ++unseen;
  console.log(`the map as it is: ${text}`);
}
for (const [name, bend, fault] of BENDS) {
  const map = read();
  bend(map);
  const told = faults_of(map);
  if (told.some((text) => fault.test(text))) continue;
  ++unseen;
  console.log(`${name}: nobody says ${fault}: only ${told.slice(0, 3).join(' | ') || 'nothing'}`);
}
console.log(`${BENDS.length} bends of the map of Chattanooga, ${unseen} unseen`);
process.exit(unseen ? 1 : 0);
