// Does tools/check-data see what is wrong with the campaign's map? Bends copies of it in one place at a time; the map as it is has no
// fault. usage: node tests/data/campaign_map_bends.mjs
import fs from 'node:fs';
import path from 'node:path';
import { check_chart_and_map, check_map } from '../../tools/lib/check_campaign_map.mjs';
import { root } from '../../tools/lib/deps.mjs';

const read = () => JSON.parse(fs.readFileSync(path.join(root, 'assets/games/campaign/map.json'), 'utf8'));
const chart = JSON.parse(fs.readFileSync(path.join(root, 'assets/games/campaign/chart.json'), 'utf8'));
const named = (list, name) => list.find((one) => one.name === name);
const crossing = (map, side) => map.crossings.findIndex((one) => one.side.join('/') === side);
const marks = (map, kind) => map.hexsides.find((mark) => mark.kind === kind).sides;
const letter = (map, key, hex, to) => {
  const [column, row] = [Number(hex.slice(0, 2)) - 1, Number(hex.slice(2)) - 1];
  map[key][row] = map[key][row].slice(0, column) + to + map[key][row].slice(column + 1);
};

/** What is bent, the bend, the words of the fault. */
const BENDS = [
  ['no ferry at St Louis', (map) => map.crossings.splice(crossing(map, '1208/1308'), 1), /lines \(Ohio & Mississippi\): crosses Mississippi River from 1308 to 1208 where nothing leads over/],
  ['a bridge on dry land', (map) => (map.crossings[0].side = ['2722', '2723']), /crossings \(2722\/2723\): there is no water to cross/],
  ['a bridge over a creek', (map) => map.crossings.push({ kind: 'bridge', side: ['4405', '4406'] }), /crossings \(4405\/4406\): a minor river needs no crossing/],
  ['two waters on a side', (map) => named(map.waters, 'Ohio River').sides.push(['1208', '1308']), /waters \(Ohio River\): 1208\/1308 is Mississippi River too/],
  ['a river in the sea', (map) => named(map.waters, 'Ohio River').sides.push(['4917', '4918']), /waters \(Ohio River\): 4917\/4918 is no side between two hexes of land/],
  ['hexes that are not neighbours', (map) => named(map.waters, 'Ohio River').sides.push(['1208', '1310']), /waters \(Ohio River\): 1208\/1310 are no neighbours/],
  ['rails that jump', (map) => named(map.lines, 'Virginia Central').hexes.splice(2, 1), /lines \(Virginia Central\): 4409 and 4208 do not meet/],
  ['rails that end in the open', (map) => named(map.lines, 'Western North Carolina').hexes.pop(), /lines \(Western North Carolina\): ends at 3516, which is neither/],
  ['rails in the sea', (map) => named(map.lines, 'Mexican Gulf').hexes.push('1433'), /lines \(Mexican Gulf\): 1433 is water/],
  ['land of the sea', (map) => letter(map, 'areas', '4410', '5'), /areas\[9\]: 4410 is land: "5" is the letter of the other/],
  ['zones out of their row', (map) => letter(map, 'areas', '1635', '4'), /areas\[34\]: the zones of 1\d3\d and 1\d3\d are not next to each other/],
  ['a sand bar inland', (map) => marks(map, 'sand-bar').push(['4410', '4411']), /hexsides \(sand-bar\): 4410\/4411 does not part land from sea/],
  ['a levee on dry land', (map) => marks(map, 'levee').push(['2722', '2723']), /hexsides \(levee\): 2722\/2723 has no river that carries boats/],
  ['an inlet without bars', (map) => (map.inlets[0].corner = ['4420', '4321', '4421']), /inlets \(Hatteras Inlet\): 13\.3\.3/],
  ['two places in a hex', (map) => (named(map.places, 'Petersburg').hex = '4410'), /places \(Petersburg\): 4410 has another place, Richmond/],
  ['a source far south', (map) => named(map.places, 'Cincinnati').kinds.push('source'), /places \(Cincinnati\): 8\.2|places: 9 Union supply sources/],
  ['an economy of 24', (map) => (named(map.places, 'Selma').center = 3), /places: centres and critical ports are worth 24/],
  ['a centre of another worth than in the chart', (map) => { named(map.places, 'Selma').center = 1; named(map.places, 'Atlanta').center = 2; }, /places: 1926 is worth 1: economy\.centers of chart\.json has Selma with 2/],
  ['a city in another group than in the chart', (map) => (named(map.places, 'Augusta').group = 'Gulf Coast'), /places: 3323 recruits for gulf-coast: chart\.json has Augusta in atlantic-coast/],
  ['six unfinished lines', (map) => (named(map.lines, 'Piedmont RR').kind = 'railroad'), /lines: 6 unfinished railroads: 7\.5 has 7/],
  ['mountains in the sea', (map) => named(map.regions, 'Appalachia').hexes.push('4918'), /regions \(Appalachia\): 4918 is sea/],
  ['a row too short', (map) => (map.areas[4] = map.areas[4].slice(1)), /areas\[4\]: 48 letters for 49 columns/],
];

function faults_of(map) {
  const told = [];
  const tell = (place, text) => told.push(`${place}: ${text}`);
  check_map(map, tell);
  check_chart_and_map(chart, map, tell);
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
  if (!told.some((text) => fault.test(text))) {
    ++unseen;
    console.log(`${name}: nobody says ${fault}: only ${told.slice(0, 5).join(' | ') || 'nothing'}`);
  }
}
console.log(`${BENDS.length} bends of the campaign's map, ${unseen} unseen`);
process.exit(unseen ? 1 : 0);
