// Does tools/check-data see what is wrong with the ground and the scenarios of a battle? Bends
// copies in one place at a time.
// usage: node tests/data/battles_bends.mjs
import fs from 'node:fs';
import path from 'node:path';
import { check_scenario } from '../../tools/lib/check_battles.mjs';
import { check_entries, check_map } from '../../tools/lib/check_battles_map.mjs';
import { root } from '../../tools/lib/deps.mjs';

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
  ['rules of another lead', 'cedar-mountain', (map, scenario) => (scenario.victory.confederate_to = -28), /rules: they do not name the 28 points of victory.confederate_to/],
  ['rules of a lead of twenty for one of twenty-two', 'cedar-mountain', (map, scenario) => (scenario.victory.union_from = -20), /rules: they do not name the 20 points of victory.union_from/],
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

console.log(`${BENDS.length} bends of battles, ${unseen} unseen`);
process.exit(unseen ? 1 : 0);
