// Are the faults of the schemas told in words: the place, what stands there, what may stand there? Bends copies of the data in one
// place at a time. usage: node tests/data/schema_bends.mjs
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../tools/lib/deps.mjs';
import { PATTERNS, schema, schemas_folder } from '../../tools/lib/schema.mjs';

const MAP = ['battles-map.schema.json', 'battles/antietam/map.json'];
const GROUND = ['chattanooga-map.schema.json', 'chattanooga/map.json'];
const FORCES = ['battles-forces.schema.json', 'battles/antietam/forces.json'];
const SCENARIO = ['battles-scenario.schema.json', 'battles/antietam/scenario.json'];
const CARDS = ['dixie-cards.schema.json', 'dixie/gettysburg.json'];
const HELP = ['dixie-help.schema.json', 'dixie/help.json'];
const BATTLES_HELP = ['battles-help.schema.json', 'battles/help.json'];
const CHATTANOOGA_HELP = ['chattanooga-help.schema.json', 'chattanooga/help.json'];

/** What is bent, the schema and the file, the bend, the words of the fault. */
const BENDS = [
  ['men as a text', FORCES, (d) => (d.counters[3].men = '1,700'), /^counters, number 4 \(usa\.\S+\), men: "1,700" stands there; .*: a whole number in digits, without quotation/],
  ['men below none', FORCES, (d) => (d.counters[3].men = -5), /, men: -5 stands there; .*: a number, \d+ to \d+/],
  ['an arm that there was not', FORCES, (d) => (d.counters[3].arm = 'zouaves'), /, arm: "zouaves" stands there; .*: one of "infantry", "cavalry"/],
  ['a name too long', FORCES, (d) => (d.counters[3].name = 'Higginbothams'), /, name: "Higginbothams", 13 letters stands there; .*: a text of .* letters/],
  ['an id with a capital', FORCES, (d) => (d.counters[3].id = 'usa.Sherman'), /, id: "usa.Sherman" stands there; .*: an id of a counter/],
  ['no title', FORCES, (d) => delete d.counters[3].title, /^counters, number 4 \(.*\): no key "title" stands there; .*none of these keys may be left out/],
  ['a key too many', FORCES, (d) => (d.counters[3].strenght = 3), /: the key "strenght" stands there; .*: no keys but "id", "name"/],
  ['another format', FORCES, (d) => (d.format = 'mine'), /^format: "mine" stands there; .*: "longroll-battles-forces\/1"/],
  ['unknown ground', MAP, (d) => (d.terrain[2] = d.terrain[2].replace('.', '?')), /^terrain, number 3: ".*\?.*" stands there; .*: one letter a column/],
  ['half a hexside', MAP, (d) => d.waters[0].sides[0].pop(), /^waters, number 1 \(Potomac River\), sides, number 1: a list of 1 stands there; .*: a list of 2/],
  ['a hex of a word', MAP, (d) => (d.spots[0].hex = 'B7'), /^spots, number 1 \(Sharpsburg\), hex: "B7" stands there; .*: a hex as four digits/],
  ['a hexside twice', MAP, (d) => d.waters[0].sides.push(d.waters[0].sides[0]), /sides: \[.*\] twice, as numbers 1 and 97 stands there; .*without the same twice/],
  ['ground of another game', GROUND, (d) => (d.terrain[2] = d.terrain[2].replace('.', 'r')), /^terrain, number 3: ".*r.*" stands there; .*: one letter a column: \. clear, w woods, s swamp/],
  ['a third height', GROUND, (d) => (d.levels[0] = d.levels[0].replace('0', '3')), /^levels, number 1: ".*3.*" stands there; .*: one digit a column: 0 low/],
  ['a row the less', GROUND, (d) => d.playable.pop(), /^playable: a list of 55 stands there; .*: a list of 56/],
  ['a ford', GROUND, (d) => (d.crossings[0].kind = 'ford'), /^crossings, number 1.*, kind: "ford" stands there; .*: one of "bridge"/],
  ['a night in words', SCENARIO, (d) => (d.turns[0].night = 'no'), /^turns, number 1 \(.*\), night: "no" stands there; .*: true or false/],
  ['held for ever', SCENARIO, (d) => { delete d.held[0].until_turn; delete d.held[0].enemy_within; }, /^held, number 1 \(xii\): .* stands there; .*: one of the keys "until_turn", "enemy_within"/],
  ['a list as an object', SCENARIO, (d) => (d.setup = {}), /^setup: \{\} stands there; .*: a list/],
  ['a creek without a limit', CARDS, (d) => delete d.cards.find((card) => card.terrain === 'creek').limit, /^cards, number \d+ \(gettysburg\.\S+\): no key "limit" stands there/],
  ['a hill with a limit', CARDS, (d) => (d.cards.find((card) => card.terrain === 'hill').limit = 2), /^cards, number \d+ .*stands there; .*: nothing with the key "limit"/],
  ['a rule of no number', HELP, (d) => (d.rules.first = 'x'), /^rules: the key "first" stands there; .*: the number of a rule/],
  ['a page of help without paragraphs', BATTLES_HELP, (d) => (d.pages[2].paragraphs = []), /^pages, number 3.*, paragraphs: a list of 0 stands there/],
  ['a chart that the page does not have', CHATTANOOGA_HELP, (d) => (d.charts[0].id = 'odds'), /^charts, number 1.*, id: "odds" stands there; .*: one of "results", "bombardment"/],
];

let unseen = 0;
const say = (text) => {
  ++unseen;
  console.log(text);
};
for (const [name, [of_kind, file], bend, fault] of BENDS) {
  const document = JSON.parse(fs.readFileSync(path.join(root, 'assets/games', file), 'utf8'));
  const check = schema(of_kind);
  for (const { place, text } of check(document)) say(`${file}, not bent: ${place}: ${text}`);
  bend(document);
  const told = check(document).map(({ place, text }) => `${place}: ${text}`);
  if (!told.some((text) => fault.test(text))) say(`${name}: nobody says ${fault}: only ${told.join(' | ') || 'nothing'}`);
  if (told.some((text) => [...PATTERNS.keys()].some((pattern) => text.includes(pattern)))) say(`${name}: a bare pattern is told`);
}
for (const file of fs.readdirSync(schemas_folder)) {
  JSON.parse(fs.readFileSync(path.join(schemas_folder, file), 'utf8'), (key, value) => {
    if (key === 'pattern' && typeof value === 'string' && !PATTERNS.has(value)) say(`${file}: no words for the pattern ${value}`);
    return value;
  });
}
console.log(`${BENDS.length} bends of the schemas, ${unseen} unseen or not in words`);
process.exit(unseen ? 1 : 0);
