// Does tools/check-data see what is wrong with what is told of the campaign's leaders and places, and what its manual leaves out? Bends copies in one place at a time.
// usage: node tests/data/campaign_notes_bends.mjs
import fs from 'node:fs';
import path from 'node:path';
import { read } from '../../tools/lib/check_campaign_charts.mjs';
import { check_campaign_notes } from '../../tools/lib/check_campaign_notes.mjs';
import { check_campaign_manual } from '../../tools/lib/check_manual.mjs';
import { root } from '../../tools/lib/deps.mjs';

const of = (notes, start, id) => notes.leaders.find((one) => one.start === start && one.id === id);

/** What is bent, the bend, the words of the fault. */
const BENDS = [
  ['a leader of whom nothing is told', (n) => n.leaders.pop(), /csa\.leader\.h of 1864 \(Taylor\) has 0 lines/],
  ['a leader twice', (n) => n.leaders.push({ ...of(n, '1863', 'csa.leader.e') }), /csa\.leader\.e of 1863 \(Lee\) has 2 lines/],
  ['somebody else', (n) => (of(n, '1862', 'usa.leader.a').about = 'Halleck took Corinth.'), /the line of usa\.leader\.a of 1862 does not name Grant/],
  ['a leader who is not there', (n) => n.leaders.push({ start: '1861', id: 'usa.leader.c', about: 'Buell was in California.' }), /1861 has no usa\.leader\.c/],
  ['a city left out', (n) => n.places.splice(n.places.findIndex(({ hex }) => hex === '2722'), 1), /nothing is told of Atlanta \(2722\)/],
  ['a place twice', (n) => n.places.push({ hex: '2722', about: 'Again.' }), /2722 stands twice/],
  ['a place in the fields', (n) => n.places.push({ hex: '2122', about: 'Nothing happened.' }), /no place of the map is in 2122/],
  ['no full stop', (n) => (n.places[0].about = 'Here it was'), /a sentence: no space first, and a full stop at the end/],
];

let unseen = 0;
for (const [name, bend, fault] of BENDS) {
  const notes = structuredClone(read('unit-notes.json'));
  bend(notes);
  const told = [];
  check_campaign_notes((text) => told.push(text), notes);
  if (told.length === 1 && fault.test(told[0])) continue;
  ++unseen;
  console.log(`${name}: nobody says ${fault} alone, only ${told.join(' | ') || 'nothing'}`);
}
const manual = fs.readFileSync(path.join(root, 'assets/games/campaign/FORMAT.md'), 'utf8');
for (const key of ['leader_points', 'until_turn', 'par_halves', 'kept', 'harbor']) {
  const told = [];
  check_campaign_manual((text) => told.push(text), manual.replaceAll(`\`${key}\``, 'that'));
  if (told.length === 1 && told[0].endsWith(`nothing is said of "${key}"`)) continue;
  ++unseen;
  console.log(`a manual without ${key}: only ${told.join(' | ') || 'nothing'}`);
}
console.log(`${BENDS.length + 5} bends of what is told in the campaign, ${unseen} unseen`);
process.exit(unseen ? 1 : 0);
