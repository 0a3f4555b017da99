// Does tools/check-data see what is wrong with the help of the games on hexes? Bends copies of it in one place at a time.
// usage: node tests/data/help_bends.mjs
import fs from 'node:fs';
import path from 'node:path';
import { check_hex_help } from '../../tools/lib/check_help.mjs';
import { root } from '../../tools/lib/deps.mjs';

/** The game, what is bent, the bend of the text of its help, the words of the fault, how many faults there are. */
const BENDS = [
  ['battles', 'a rule that does not exist', (text) => text.replace('[8.77]', '[13.7]'), /Results.*: there is no rule 13\.7/],
  ['battles', 'a number that the chart does not have', (text) => text.replace('combat.evade', 'combat.flee'), /\{combat\.flee_up_to\}: chart\.json has no number there/],
  ['battles', 'a rule that nothing tells of', (text) => text.replace('[8.74]"', '[8.73]"'), /no paragraph tells of 8\.74 alone/],
  ['battles', 'a row of a chart is missing', (text) => text.replace('"key": "marsh"', '"key": "water"'), /charts \(terrain\): there is no row for marsh/, 2],
  ['battles', 'a part of the chart', (text) => text.replace('{combat.evade_up_to}', '{combat}'), /\{combat\}: chart\.json has no number there/],
  ['chattanooga', 'a rule that does not exist', (text) => text.replace('[1.3, 4.1]', '[1.3, 4.4]'), /two minutes: there is no rule 4\.4/],
  ['chattanooga', 'a rule that is like another', (text) => text.replace('[10.1, 11.1]', '[10.15, 11.1]'), /there is no rule 10\.15/],
  ['chattanooga', 'a turn of the day that does not exist', (text) => text.replace('{turns.night.intensity}', '{turns.midnight.intensity}'), /\{turns\.midnight\.intensity\}: chart\.json has no number there/],
  ['chattanooga', 'a written rule that nothing tells of', (text) => text.replace('[6.4]"', '[6.3]"'), /pages: no paragraph tells of 6\.4 alone/],
  ['chattanooga', 'a sign that no result has', (text) => text.replace('"key": "Dxm"', '"key": "Dx"'), /charts \(bombardment\): the chart of the rules has no Dx/, 2],
  ['chattanooga', 'a letter without words', (text) => text.replace('"key": "secondary"', '"key": "second"'), /charts \(results\): there is no row for secondary/, 2],
  ['chattanooga', 'a row twice', (text) => text.replace('"key": "evening", "name": "Evening"},', '$&\n      {"key": "evening", "name": "Dusk"},'), /charts \(day\): two rows have the same key/],
  ['chattanooga', 'a chart of another rule', (text) => text.replace('"rule": "7.5"', '"rule": "7.10"'), /charts \(march\): there is no rule 7\.10/],
  ['chattanooga', 'a picture that does not exist', (text) => text.replace('"pictures": ["sight"]', '"pictures": ["view"]'), /Bombardment .*: there is no picture view/],
  ['campaign', 'a rule that does not exist', (text) => text.replace('[9.0, 9.5]', '[9.0, 9.13]'), /two minutes: there is no rule 9\.13/],
  ['campaign', 'a rule that nothing tells of', (text) => text.replace('[6.4.2]"', '[6.4.1]"'), /pages: no paragraph tells of 6\.4\.2 alone/],
  ['campaign', 'a chart that nothing tells of', (text) => text.replace('[FORAGE]"', '[8.4.3]"'), /pages: no paragraph tells of FORAGE alone/],
  ['campaign', 'a turn that the track does not have', (text) => text.replace('{turns.1.points}', '{turns.18.points}'), /\{turns\.18\.points\}: chart\.json has no number there/],
  ['campaign', 'a number with a sign that the chart does not have', (text) => text.replace('{+politics.highest}', '{+politics.best}'), /\{\+politics\.best\}: chart\.json has no number there/],
  ['campaign', 'an act without a row', (text) => text.replace('"key": "entrain"', '"key": "detrain"'), /charts \(acts\): there is no row for entrain/, 2],
  ['campaign', 'a river that is no terrain', (text) => text.replace('"key": "tidal"', '"key": "canal"'), /charts \(terrain\): the chart of the rules has no canal/, 2],
  ['chattanooga', 'a chart left out', (text) => text.replace('"id": "march"', '"id": "armies"'), /charts \(march\): there is no row for points/, 6],
];

let unseen = 0;
for (const [game, name, bend, fault, count = 1] of BENDS) {
  const text = fs.readFileSync(path.join(root, `assets/games/${game}/help.json`), 'utf8');
  const bent = bend(text);
  const told = [];
  check_hex_help(game, (words) => told.push(words), JSON.parse(bent));
  if (bent !== text && told.length === count && told.some((words) => fault.test(words))) continue;
  ++unseen;
  console.log(`${game}, ${name}: nobody says ${fault} among ${count}: only ${told.join(' | ') || 'nothing'}`);
}
console.log(`${BENDS.length} bends of the help, ${unseen} unseen`);
process.exit(unseen ? 1 : 0);
