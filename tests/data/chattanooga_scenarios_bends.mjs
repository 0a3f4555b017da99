// Does tools/check-data see what is wrong with the scenarios of Chattanooga? Bends copies of Wauhatchie in one place at a time.
// usage: node tests/data/chattanooga_scenarios_bends.mjs
import fs from 'node:fs';
import path from 'node:path';
import { check_scenario } from '../../tools/lib/check_chattanooga_scenarios.mjs';
import { root } from '../../tools/lib/deps.mjs';
import { schema } from '../../tools/lib/schema.mjs';

const read = (file) => JSON.parse(fs.readFileSync(path.join(root, 'assets/games/chattanooga', `${file}.json`), 'utf8'));
const entry = (scenario, hex) => scenario.setup.find((one) => one.at === hex);

/** What is bent, the bend, the words of the fault. */
const BENDS = [
  ['a unit outside its area', (s) => (entry(s, '1354').at = '1350'), /setup, number 1: hex 1350 is not in the area geary/],
  ['a hex out of play', (s) => (entry(s, '1946').at = '2145'), /hex 2145 is not in play/],
  ['four units in a hex', (s) => (entry(s, '1352').at = '1353'), /setup \(1353\): 4 units: at most 3 stack/],
  ['both sides in a hex', (s) => Object.assign(entry(s, '1431'), { at: '1946', area: 'longstreet' }), /setup \(1946\): both sides stand there/],
  ['a unit twice', (s) => entry(s, '1352').units.push('usa.29-pa'), /usa.29-pa stands in two places/],
  ['a unit that does not exist', (s) => (entry(s, '1352').units[0] = 'usa.15-ia'), /there is no unit usa.15-ia/],
  ['a unit that is left out', (s) => entry(s, '1353').units.pop(), /setup: usa.102-ny is not set up; its formation takes part/],
  ['a unit of another formation', (s) => entry(s, '1352').units.push('usa.96-il'), /setup: usa.96-il is set up; its formation takes no part/],
  ['a leader who is left out', (s) => entry(s, '1354').units.pop(), /setup: usa.geary is not set up; the draft has it/],
  ['no such area', (s) => (entry(s, '1352').area = 'slocum'), /there is no area "slocum"/],
  ['an area twice', (s) => s.areas.push(s.areas[0]), /areas \(geary\): a second area/],
  ['an area of two kinds', (s) => (s.areas[0].region = 'East of Lookout Creek'), /areas \(geary\): hexes are named by/],
  ['no such region', (s) => (s.victory.usa.region = 'West of Lookout Creek'), /victory, usa: region "West of Lookout Creek" stands there/],
  ['a victory hex out of play', (s) => s.victory.csa.hexes.push('2145'), /victory, csa: hex 2145 stands there; it is not in play/],
  ['day in place of night', (s) => delete s.turns[1].night, /turns, number 2: it is a night turn/],
  ['another holder of the fortune marker', (s) => (s.fortune = 'usa'), /fortune: "usa" stands there; the draft says "csa"/],
  ['another first player', (s) => (s.first = 'usa'), /first: "usa" stands there; the draft says "csa"/],
  ['a turn too many', (s) => s.turns.push({ label: 'Late morning' }), /turns: 4 stands there; the draft says 3/],
  ['an arrival after the end', (s) => (s.arrivals = [{ turn: 4, at: ['1056'], units: ['usa.29-pa'] }]), /arrivals, number 1: turn 4 stands there; there are 3/],
  ['an arrival that is set up too', (s) => (s.arrivals = [{ turn: 2, at: ['1056'], units: ['usa.29-pa'] }]), /arrivals, number 1: usa.29-pa stands in two places/],
  ['no extra strength', (s) => (s.extra_strength = 'none'), /extra_strength: "none" stands there; the draft says "printed"/],
];

const cup = (scenario, side) => scenario.cups.find((one) => one.side === side);

/** Likewise of Press Forward, which has cups. */
const CUP_BENDS = [
  ['a unit in the cup and on the map', (s) => cup(s, 'csa').units.push('csa.forrest'), /cups, csa: csa.forrest stands in two places/],
  ['a unit in the cup of the enemy', (s) => cup(s, 'csa').units.push(cup(s, 'usa').units.pop()), /cups, csa: usa.38-oh is of the other side/],
  ['a die and a number of draws', (s) => (cup(s, 'usa').draws = 1), /cups, usa: either "die_less" or "draws"/],
  ['no way onto the map', (s) => delete cup(s, 'usa').placed_on, /cups, usa: what is drawn comes either by "placed_on" or by "enters_by"/],
  ['a drawn unit outside its area', (s) => (cup(s, 'usa').set_up.at[0] = '4518'), /cups, usa: hex 4518 is not in the area valley/],
  ['eleven units drawn', (s) => cup(s, 'usa').set_up.at.push('4636'), /cups, usa, set_up: 11 stands there; the draft says 10/],
  ['a formation that is torn apart', (s) => cup(s, 'csa').units.push(cup(s, 'csa').groups[0].pop()), /cups, csa: .* stands there; the draft says/],
  ['another die', (s) => (cup(s, 'usa').die_less = 3), /cups, usa, die_less: 3 stands there; the draft says 2/],
  ['units of formations', (s) => delete s.lone_units, /lone_units: \[\] stands there; the draft says \["usa"\]/],
  ['no daggers', (s) => delete s.daggers, /setup: csa.forrest is set up; its formation takes no part/],
  ['all units of a side', (s) => delete s.chosen, /setup: csa.8-sc is not set up; its formation takes part/],
  ['a hillside for a hilltop', (s) => (entry(s, '5531').at = '5631'), /hex 5631 is not in the area ridge/],
  ['a column too far east', (s) => (entry(s, '4736').at = '4936'), /hex 4936 is not in the area valley/],
  ['no such part of the map', (s) => (s.victory.csa.decisive = { hexes: ['2145'] }), /victory, csa, decisive: hex 2145 stands there; it is not in play/],
];

const works = (scenario, kind) => scenario.works.find((one) => one.kind === kind);

/** Likewise of Death Knell, which has works, crossings, a bridge and units that are called. */
const GREAT_BENDS = [
  ['a trench away from the hillsides', (s) => (works(s, 'trench').hexes[0] = '4128'), /works: hex 4128 is no clear hex beside a hillside/],
  ['a breastwork before the line', (s) => (works(s, 'breastwork').hexes[0] = '4128'), /works: hex 4128 is no hex of the fortification line/],
  ['two works in a hex', (s) => works(s, 'breastwork').hexes.push(works(s, 'redoubt').hexes[0]), /works: hex \d+ has works already/],
  ['a trench too few', (s) => works(s, 'trench').hexes.pop(), /works, trenches: .* stands there; the draft says/],
  ['a trench in another sector', (s) => (works(s, 'trench').hexes[0] = '5223'), /works: hex 5223 is not among those where they may stand/],
  ['a trench that nobody mans', (s) => delete works(s, 'trench').manned, /works that are manned are so by the units of an area/],
  ['works of an area that is not there', (s) => (works(s, 'trench').area = 'slocum'), /works: there is no area "slocum"/],
  ['guns that wait and are not set up', (s) => s.may_arrive[0].units.push('csa.key'), /may_arrive: csa.key is not set up/],
  ['guns that come too early', (s) => (s.may_arrive[0].turn = 3), /may_arrive, csa.fowler: .* stands there; the draft says/],
  ['guns without their choice', (s) => s.may_arrive.pop(), /may_arrive, csa.gracey: null stands there; the draft says/],
  ['a crossing far from the river', (s) => (s.crossings[0] = '4128'), /crossings: hex 4128 does not lie beside the river/],
  ['a bridge that the map lacks', (s) => (s.bridge.side = ['4128', '4129']), /bridge: no bridge leads from 4128 to 4129/],
  ['an easier repair', (s) => (s.bridge.repaired_to = 5), /bridge: .* stands there; the draft says/],
  ['Hooker without ground', (s) => (s.hooker.area.region = 'Nowhere'), /hooker, area: region "Nowhere" stands there/],
  ['Cleburne too early', (s) => (s.arrivals.find((one) => one.units.includes('csa.cleburne')).turn = 3), /arrivals, csa.cleburne: .* stands there; the draft says/],
  ['Longstreet without a call', (s) => delete s.arrivals.find((one) => one.called).called, /arrivals, csa.longstreet: .* stands there; the draft says/],
  ['an open entry', (s) => delete s.entry_hexes, /entry_hexes, csa: \[\] stands there; the draft says \["6004"\]/],
  ['an area of an area that is not there', (s) => (s.areas.find((one) => one.any_of).any_of[0] = 'slocum'), /any_of names an area that does not stand before it/],
  ['a unit off the hilltops', (s) => (entry(s, '5529').at = '5430'), /hex 5430 is not in the area anderson/],
];

/** What is bent, the bend, the words of the fault that the schema finds. */
const SCHEMA = [
  ['a hex in letters', (s) => (entry(s, '1354').at = 'Wauhatchie'), /at: "Wauhatchie" stands there/],
  ['an unknown key', (s) => (s.weather = 'rain'), /the key "weather" stands there/],
  ['a turn of the day that does not exist', (s) => (s.begins.turn = 7), /begins, turn: 7 stands there/],
  ['no victory', (s) => delete s.victory, /no key "victory" stands there/],
];

let unseen = 0;
function expect(name, told, fault) {
  if (told.some((text) => fault.test(text))) return;
  ++unseen;
  console.log(`${name}: nobody says ${fault}: only ${told.slice(0, 5).join(' | ') || 'nothing'}`);
}
function try_bends(file, bends) {
  for (const [name, bend, fault] of bends) {
    const scenario = read(file);
    bend(scenario);
    const told = [];
    check_scenario(scenario, read('map'), read('forces'), read(`sources/scenarios/${file}`), (place, text) => told.push(`${place}: ${text}`));
    expect(name, told, fault);
  }
}
try_bends('wauhatchie', BENDS);
try_bends('press-forward', CUP_BENDS);
try_bends('death-knell', GREAT_BENDS);
for (const [name, bend, fault] of SCHEMA) {
  const scenario = read('wauhatchie');
  bend(scenario);
  expect(name, schema('chattanooga-scenario.schema.json')(scenario).map(({ place, text }) => `${place}: ${text}`), fault);
}
console.log(`${BENDS.length + CUP_BENDS.length + GREAT_BENDS.length + SCHEMA.length} bends of the scenarios of Chattanooga, ${unseen} unseen`);
process.exit(unseen ? 1 : 0);
