// Does tools/check-data see what is wrong with the counters, charts and set-ups of Chattanooga? Bends copies in one place at a time.
// usage: node tests/data/chattanooga_units_bends.mjs
import fs from 'node:fs';
import path from 'node:path';
import { check_chart, check_forces, check_notes, check_setup, unit_sources } from '../../tools/lib/check_chattanooga_units.mjs';
import { root } from '../../tools/lib/deps.mjs';
import { schema } from '../../tools/lib/schema.mjs';

const read = (file) => JSON.parse(fs.readFileSync(path.join(root, 'assets/games/chattanooga', `${file}.json`), 'utf8'));
const unit = (forces, id) => forces.counters.find((one) => one.id === id);
const without = (list, test) => list.splice(list.findIndex(test), 1);
const row = (sources, id) => sources.units.find((one) => one.id === id);

/** What is bent, the bend of the counters and of their tables, the words of the fault. */
const FORCES = [
  ['a strength that the formula does not give', (f) => (unit(f, 'usa.96-il').front.strength = 3), /usa.96-il: front: .*"strength":3.* the formula give .*"strength":2/],
  ['an intensity of the reverse', (f) => (unit(f, 'csa.34-ms').back.intensity = 3), /csa.34-ms: back: .* stands there/],
  ['a morale', (f) => (unit(f, 'csa.13-154-tn').front.morale = 5), /csa.13-154-tn: front: .*"morale":5/],
  ['a range', (f) => (unit(f, 'usa.h-1-il').range = 6), /usa.h-1-il: range: 6 stands there; .* 9/],
  ['an asterisk too few', (f) => delete unit(f, 'usa.1-15-us').asterisk, /usa.1-15-us: asterisk: false stands there/],
  ['an asterisk too many', (f) => (unit(f, 'usa.96-il').asterisk = true), /usa.96-il: asterisk: true stands there/],
  ['another formation', (f) => (unit(f, 'usa.96-il').formations = '2'), /usa.96-il: formations: "2" stands there/],
  ['a leader\'s command', (f) => (unit(f, 'usa.grant').command = 3), /usa.grant: command: 3 stands there; .* 5/],
  ['a leader\'s span', (f) => (unit(f, 'csa.walker').formations = '3-4'), /csa.walker: formations: "3-4" stands there; .*"22-24"/],
  ['a regiment is gone', (f) => without(f.counters, (one) => one.id === 'csa.15-al'), /csa.15-al: a row of units.csv without a counter/],
  ['a leader is gone', (f) => without(f.counters, (one) => one.id === 'csa.bragg'), /csa.bragg: a row of leaders.csv without a counter/],
  ['a regiment of our own', (f) => f.counters.push({ ...unit(f, 'usa.96-il'), id: 'usa.15-ia', name: '15 IA', title: '15th Iowa' }), /usa.15-ia: is no row of units.csv/],
  ['a name twice', (f) => (unit(f, 'usa.35-in').name = '96 IL'), /usa.35-in: shares "usa, name 96 IL" with usa.96-il/],
  ['extra strength', (f) => (unit(f, 'usa.extra-1-2').value = 9), /usa.extra-1-2: value 9: 12 regiments give 6/],
  ['a marker of extra strength is gone', (f) => without(f.counters, (one) => one.id === 'csa.extra-25'), /Cleburne: no extra strength marker of 25/],
  ['the marker AA', (f) => (unit(f, 'csa.extra-all').value = 1), /csa, AA: one marker of 10 for 38 batteries/],
  ['a hero without a rating', (f) => delete f.markers.find((one) => one.type === 'hero').value, /any.hero-1: a hero has a value/],
  ['a formation of nobody', (f) => f.formations.push({ id: 'usa.nobody', side: 'usa', title: 'Nobody' }), /usa.nobody: a formation without a counter/],
  ['a unit of the card is left out', (f, s) => (row(s, 'csa.34-ms').dagger = 'y'), /csa 13 infantry 34 MS: 0 times in units.csv, 1 times on the card/],
  ['a unit of the card twice', (f, s) => (row(s, 'csa.34-ms').printed = '29+30 MS'), /csa 13 infantry 29\+30 MS: 2 times in units.csv, 1 times on the card/],
];

/** What is bent, the bend of the chart, the words of the fault. */
const CHART = [
  ['a cell without a result', (c) => (c.combat.table[3][2] = 'BxBx'), /results: no result BxBx, which stands in a table/],
  ['a result that means something else', (c) => (c.results['Dm(AxBr)'].secondary.defender.disruption = 'retreat'), /results \(Dm\(AxBr\)\): .* its letters say/],
  ['a margin', (c) => (c.results.Ar2.primary.attacker.margin = 1), /results \(Ar2\): .*"margin":1.* its letters say .*"margin":2/],
  ['a result that is in no table', (c) => (c.results.Bm = { primary: { attacker: { check: true }, defender: { check: true } } }), /results \(Bm\): stands in no table/],
  ['spans of dice that cross', (c) => (c.couplets[1].change_to = 3), /couplets, number 2: change_to 3/],
  ['sight beyond nothing', (c) => delete c.terrain.woods.sight_range, /terrain, woods: sight_range goes with/],
];

/** What is bent, the set-up, the bend, the words of the fault. */
const SETUPS = [
  ['a unit twice', 'wauhatchie', (s) => s.setup[0].units.push(s.setup[1].units[0]), /hooker: usa.6-in is placed before, at geary/],
  ['a unit that does not exist', 'wauhatchie', (s) => (s.setup[0].units[0] = 'usa.15-ia'), /geary: there is no unit usa.15-ia/],
  ['a unit that is nowhere', 'death-knell', (s) => s.setup[0].leaders.pop(), /usa.palmer: is neither set up nor arrives nor is absent/],
  ['a unit of another formation', 'death-knell', (s) => s.setup[2].units.push(s.setup[3].units.pop()), /sheridan: usa\.\S+ is of formation 8, not of 3-5/],
  ['a turn that does not exist', 'death-knell', (s) => Object.assign(s.arrivals[0], { day: 25, turn: 6 }), /sherman: there is no turn 6 of day 25/],
  ['a hex beyond the map', 'press-forward', (s) => (s.victory.csa.decisive_at = ['2957']), /2957: the map has 60 columns and 56 rows/],
  ['Wilder in the main scenario', 'death-knell', (s) => s.setup[0].units.push(s.absent.splice(s.absent.indexOf('usa.72-in-mtd'), 1)[0]), /grant: usa.72-in-mtd takes part in Press Forward only/],
  ['a unit that is not placed', 'death-knell', (s) => s.placements[2].units.pop(), /placements: usa.12-mo is not placed/],
  ['a unit in two places', 'death-knell', (s) => s.placements[3].units.push('usa.13-il'), /placements \(1442\): usa.13-il is no unit of the line cruft that is still/],
  ['a unit with another line', 'death-knell', (s) => (s.placements[2].line = 'wood'), /placements \(1441\): usa.13-il is no unit of the line wood/],
  ['four units in a hex', 'death-knell', (s) => (s.placements[3].at = '1441'), /placements \(1441\): 6 combat units: at most 3/],
  ['both sides in a hex', 'death-knell', (s) => (s.placements.find((one) => one.line === 'moore').at = '1441'), /placements \(1441\): units of both sides/],
  ['a trench too few', 'death-knell', (s) => s.placed_works[0].hexes.pop(), /placed_works \(anderson\): 5 hexes: the line has 6/],
  ['a trench without a guard', 'death-knell', (s) => (s.placed_works[0].hexes[0] = '5234'), /placed_works \(anderson\): no infantry of the line in 5234/],
  ['batteries with nobody', 'death-knell', (s) => (s.batteries_of_choice[0].with = ['polk']), /batteries_of_choice: there is no line polk/],
];

/** What is bent, the bend of what is told of units, the words of the fault. */
const NOTES = [
  ['a unit that does not exist', (n) => n.notes[0].units.push('usa.15-ia'), /usa.15-ia: is no unit or leader/],
  ['a unit twice', (n) => n.notes[1].units.push('usa.96-il'), /usa.96-il: is told of twice/],
  ['a leader of whom nothing is told', (n) => without(n.notes, (one) => one.units.includes('usa.grant')), /usa.grant: nothing is told of this leader/],
];

/** What is bent, the schema and the file, the bend, the words of the fault. */
const SCHEMAS = [
  ['a battery with an intensity', 'forces', (f) => (unit(f, 'csa.key').front.intensity = 4), /csa.key\), front: the key "intensity" stands there/],
  ['a regiment without men', 'forces', (f) => delete unit(f, 'csa.34-ms').men, /csa.34-ms\): no key "men" stands there/],
  ['a span in words', 'forces', (f) => (unit(f, 'usa.thomas').formations = 'all'), /formations: "all" stands there; .*formations: "7", "11-14"/],
  ['a marker of no side', 'forces', (f) => (f.markers[0].side = 'both'), /side: "both" stands there/],
  ['a row of the table is gone', 'chart', (c) => c.combat.table.pop(), /combat, table: a list of 9 stands there; .*: a list of 10/],
  ['a cost in figures', 'chart', (c) => (c.terrain.woods.movement.cavalry = 1), /cavalry: 1 stands there/],
  ['a line without a full stop', 'unit-notes', (n) => (n.notes[0].about = 'It fought'), /about: "It fought" stands there/],
  ['a result in other letters', 'chart', (c) => (c.bombardment.table[0][0] = 'Attacker'), /"Attacker" stands there; .*a result as it is printed/],
];

let unseen = 0;
function expect(name, told, fault) {
  if (told.some((text) => fault.test(text))) return;
  ++unseen;
  console.log(`${name}: nobody says ${fault}: only ${told.slice(0, 5).join(' | ') || 'nothing'}`);
}
function faults_of(check) {
  const told = [];
  check((file, place, text) => told.push(`${place}: ${text}`));
  return told;
}
for (const [name, bend, fault] of FORCES) {
  const [forces, sources] = [read('forces'), unit_sources()];
  bend(forces, sources);
  expect(name, faults_of((tell) => check_forces(forces, sources, tell)), fault);
}
for (const [name, bend, fault] of CHART) {
  const chart = read('chart');
  bend(chart);
  expect(name, faults_of((tell) => check_chart(chart, tell)), fault);
}
for (const [name, file, bend, fault] of SETUPS) {
  const setup = read(`sources/scenarios/${file}`);
  bend(setup);
  expect(name, faults_of((tell) => check_setup(file, setup, read('forces'), tell)), fault);
}
for (const [name, bend, fault] of NOTES) {
  const notes = read('unit-notes');
  bend(notes);
  expect(name, faults_of((tell) => check_notes(notes, read('forces'), tell)), fault);
}
for (const [name, file, bend, fault] of SCHEMAS) {
  const document = read(file);
  bend(document);
  expect(name, schema(`chattanooga-${file}.schema.json`)(document).map(({ place, text }) => `${place}: ${text}`), fault);
}
console.log(`${FORCES.length + CHART.length + SETUPS.length + NOTES.length + SCHEMAS.length} bends of the units of Chattanooga, ${unseen} unseen`);
process.exit(unseen ? 1 : 0);
