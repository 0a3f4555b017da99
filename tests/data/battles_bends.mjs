// Does tools/check-data see what is wrong with the ground and the scenarios of a battle, and with the help of the system? Bends
// copies in one place at a time.
// usage: node tests/data/battles_bends.mjs
import fs from 'node:fs';
import path from 'node:path';
import { check_scenario } from '../../tools/lib/check_battles.mjs';
import { check_entries, check_map } from '../../tools/lib/check_battles_map.mjs';
import { check_battles_help } from '../../tools/lib/check_help.mjs';
import { root } from '../../tools/lib/deps.mjs';
import { schema } from '../../tools/lib/schema.mjs';

const read = (battle, file) => JSON.parse(fs.readFileSync(path.join(root, 'assets/games/battles', battle, `${file}.json`), 'utf8'));
const water = (map, name) => map.waters.find((one) => one.name === name);
const without = (map, name, side) => (water(map, name).sides = water(map, name).sides.filter((one) => one.join('/') !== side));

/** What is bent, the battle, the bend of its map and scenario, the words of the fault. */
const BENDS = [
  ['a gap in a river', 'antietam', (map) => without(map, 'Potomac River', '0322/0323'), /waters \(Potomac River\): a gap: .* not join the rest/],
  ['a gap at the mouth of a stream', 'antietam', (map) => without(map, 'Roulette Run', '2112/2113'), /waters \(Roulette Run\): (a gap|spurs): .*/],
  ['a creek that stops before the river', 'antietam', (map) => water(map, 'Antietam Creek').sides.splice(0, 1), /waters \(Antietam Creek\): (a gap|spurs): /],
  ['a spur of a river', 'antietam', (map) => water(map, 'Potomac River').sides.push(['0323', '0423']), /waters \(Potomac River\): spurs: it ends in open ground at 0323\/0423: a river ends at/],
  ['a stream of two springs', 'antietam', (map) => water(map, 'Sharpsburg Run').sides.push(['1616', '1717']), /waters \(Sharpsburg Run\): spurs: .*1616\/1717.*may rise at one place/],
  ['a pond with its brook far off', 'shiloh', (map) => water(map, 'Dill Branch').sides.push(['0505', '0506']), /waters \(Dill Branch\): a gap: 0505\/0506 does not join/],
  ['a river that nothing feeds', 'bull-run', (map) => (water(map, 'Flat Run').kind = 'creek'), /waters \(Flat Run\): spurs: .*: a creek ends at/],
  ['troops come in mid-map', 'antietam', (map, scenario) => scenario.arrivals[0].at.push('1516'), /arrivals \(turn \d+\): 1516 is in mid-map/],
  ['troops come a hex inside the edge', 'antietam', (map, scenario) => scenario.arrivals[0].at.push('2708'), /arrivals \(turn 6\): 2708 is in mid-map/],
  ['communications end in mid-map', 'bull-run', (map, scenario) => (scenario.communications.usa = ['1510']), /communications \(usa\): 1510 is in mid-map/],
  ['a bridge that is not the one way', 'antietam', (map, scenario) => (scenario.communications.csa = ['1918']), /communications \(csa\): 1918 is in mid-map/],
  ['a second way over the river', 'antietam', (map) => map.crossings.push({ kind: 'ford', side: ['0322', '0323'] }), /communications \(csa\): 0725 is in mid-map/],
  ['the near bank of the one way', 'shiloh', (map, scenario) => (scenario.communications.csa = ['0808']), /communications \(csa\): 0808 is in mid-map/],
  ['troops come after the end', 'bull-run', (map, scenario) => (scenario.arrivals[0].turn = 60), /turn 60: is beyond the last/],
  ['held beyond the end', 'antietam', (map, scenario) => (scenario.held[0].until_turn = 60), /held \(xii\): until_turn 60: there are \d+ turns/],
];

function faults_of(battle, map, scenario) {
  const told = [];
  const tell = (place, text) => told.push(`${place}: ${text}`);
  check_map(map, battle, tell);
  check_entries(map, scenario, tell);
  check_scenario('scenario', scenario, read(battle, 'forces'), (file, place, text) => tell(place, text));
  return told;
}

let unseen = 0;
for (const [name, battle, bend, fault] of BENDS) {
  const [map, scenario] = [read(battle, 'map'), read(battle, 'scenario')];
  const before = faults_of(battle, map, scenario);
  bend(map, scenario);
  const told = faults_of(battle, map, scenario).filter((text) => !before.includes(text));
  if (told.some((text) => fault.test(text))) continue;
  ++unseen;
  console.log(`${name}: nobody says ${fault}: only ${told.join(' | ') || 'nothing'}`);
}

/** What is bent, the bend of a paragraph of the help, the words of the fault. */
const HELP_BENDS = [
  ['a rule that does not exist', (text) => text.replace('[8.77]', '[13.7]'), /Results.*: there is no rule 13\.7/],
  ['a number that the chart does not have', (text) => text.replace('combat.evade', 'combat.flee'), /\{combat\.flee_up_to\}: chart\.json has no number there/],
  ['a rule that nothing tells of', (text) => text.replace('[8.74]"', '[8.73]"'), /no paragraph tells of 8\.74 alone/],
  ['a row of a chart is missing', (text) => text.replace('"key": "marsh"', '"key": "water"'), /charts \(terrain\): there is no row for marsh/],
  ['a part of the chart', (text) => text.replace('{combat.evade_up_to}', '{combat}'), /\{combat\}: chart\.json has no number there/],
];
const help = fs.readFileSync(path.join(root, 'assets/games/battles/help.json'), 'utf8');
for (const [name, bend, fault] of HELP_BENDS) {
  const told = [];
  check_battles_help(schema('battles-help.schema.json'), (text) => told.push(text), JSON.parse(bend(help)));
  if (told.length === 1 && fault.test(told[0])) continue;
  ++unseen;
  console.log(`${name}: nobody says ${fault}: only ${told.join(' | ') || 'nothing'}`);
}
console.log(`${BENDS.length + HELP_BENDS.length} bends of battles, ${unseen} unseen`);
process.exit(unseen ? 1 : 0);
