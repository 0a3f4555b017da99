// Does tools/check-data see what is wrong with the charts, the turn track and the counters of the campaign? Bends copies in one place at a time.
// usage: node tests/data/campaign_charts_bends.mjs
import { check_chart, check_turns, read } from '../../tools/lib/check_campaign_charts.mjs';
import { check_forces } from '../../tools/lib/check_campaign_forces.mjs';
import { schema } from '../../tools/lib/schema.mjs';

const CHART = ['chart.json', 'campaign-chart.schema.json', check_chart];
const TURNS = ['turns.json', 'campaign-turns.schema.json', check_turns];
const FORCES = ['forces.json', 'campaign-forces.schema.json', check_forces];

/** What is bent, which file, the bend, the words of the fault. */
const BENDS = [
  ['a city at another hex', CHART, (c) => (c.economy.ports[2].hex = '1133'), /economy, ports: New Orleans is 1133; elsewhere it is 1132/],
  ['a hex of another name', CHART, (c) => (c.recruiting.groups[0].cities[0].hex = '0224'), /groups \(trans-mississippi\): 0224 is Shreveport; elsewhere it is Logansport/],
  ['a city in two groups', CHART, (c) => (c.recruiting.groups[2].cities[0] = { name: 'Richmond', hex: '4410' }), /a city stands in two groups/],
  ['a project that needs a village', CHART, (c) => c.projects[1].needs.push('0512'), /projects \(ironclad\): 0512 is no critical supply center/],
  ['ratios that fall', CHART, (c) => (c.battle.ratios[1].below = 70), /ratios, number 2: the steps do not rise/],
  ['a ratio without an end', CHART, (c) => delete c.battle.ratios[1].below, /ratios, number 2: every step but the last/],
  ['a row of the results the less', CHART, (c) => c.battle.results.pop(), /results: a list of 5 stands there/],
  ['an act that costs nothing', CHART, (c) => delete c.acts.entrain.points, /acts, entrain: .*one of the keys/],
  ['an unknown key', CHART, (c) => (c.zones.enter_secondary = 1), /the key "enter_secondary" stands there/],
  ['a turn twice', TURNS, (t) => (t.turns[3].turn = 3), /turns, number 4: turn 3 stands there/],
  ['two springs', TURNS, (t) => (t.turns[1].season = 'spring'), /turns, number 2: spring stands there; it is summer/],
  ['another year', TURNS, (t) => (t.turns[4].year = 1861), /turns, number 5: 1861 stands there; it is 1862/],
  ['a unit that is lost again', TURNS, (t) => t.turns[5].builds.pop(), /turns, number 6: usmrr may not be built any more/],
  ['survival above victory', TURNS, (t) => (t.turns[16].survival = 5), /turns, number 17: survival is above victory/],
  ['par too high', TURNS, (t) => (t.years[3].par_halves = 20), /years, number 4 \(1864\): par is not between/],
  ['a year of another turn', TURNS, (t) => (t.years[1].first = 4), /years, number 2 \(1862\): turn 4 is of another year/],
  ['a gap between classes', FORCES, (f) => (f.classes[2].first = 101), /classes, number 3 \(usa.cavalry\): first: 101 stands there; the pieces before end at 100/],
  ['more of a class', FORCES, (f) => (f.classes[0].count = 61), /classes, number 2 \(usa.msp\): first: 60 stands there; the pieces before end at 61/],
  ['a class of another side', FORCES, (f) => (f.classes[0].side = 'csa'), /classes, number 1 \(usa.asp\): its id must be csa.asp/],
  ['a leader of another piece', FORCES, (f) => (f.leaders[5].piece = 106), /leaders, number 6 \(csa.leader.f\): piece 106 stands there; it is 293/],
  ['a leader of another letter', FORCES, (f) => (f.leaders[0].letter = 'B'), /leaders, number 1 \(usa.leader.a\): letter B stands there/],
  ['a marker twice', FORCES, (f) => (f.markers[1].id = 'turn'), /markers: a marker stands twice/],
  ['an unknown season', TURNS, (t) => (t.turns[0].season = 'Lent'), /season: "Lent" stands there/],
];

let unseen = 0;
for (const [name, [file, of_kind, check], bend, fault] of BENDS) {
  const document = read(file);
  const told = [];
  const tell = (place, text) => told.push(`${place}: ${text}`);
  bend(document);
  for (const { place, text } of schema(of_kind)(document)) tell(place, text);
  if (!told.length) check(document, tell);
  if (told.some((text) => fault.test(text))) continue;
  ++unseen;
  console.log(`${name}: nobody says ${fault}: only ${told.slice(0, 5).join(' | ') || 'nothing'}`);
}
console.log(unseen ? `${unseen} of ${BENDS.length} bends are not seen` : `${BENDS.length} bends of the campaign's charts, each seen`);
process.exit(unseen ? 1 : 0);
