// Checks the data of the games: each file against its schema, then what a schema cannot say. Names every fault as
// "file: place: fault". usage: node tools/check_data.mjs [BATTLE | DIXIE_CARDS_FILE...]
import fs from 'node:fs';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { check_battles } from './lib/check_battles.mjs';
import { check_help, check_hex_help } from './lib/check_help.mjs';
import { check_campaign_charts } from './lib/check_campaign_charts.mjs';
import { check_campaign_forces } from './lib/check_campaign_forces.mjs';
import { check_campaign_map } from './lib/check_campaign_map.mjs';
import { check_chattanooga_map } from './lib/check_chattanooga_map.mjs';
import { check_chattanooga_scenarios } from './lib/check_chattanooga_scenarios.mjs';
import { check_chattanooga_units } from './lib/check_chattanooga_units.mjs';
import { check_dixie, check_dixie_index, dixie_files } from './lib/check_dixie.mjs';
import { check_outcomes } from './lib/check_outcomes.mjs';
import { check_posters } from './lib/check_posters.mjs';
import { root } from './lib/deps.mjs';
import { schema } from './lib/schema.mjs';

const faults = [];
const tell = (text) => faults.push(text);
const schemas = { index: schema('dixie-index.schema.json'), cards: schema('dixie-cards.schema.json'), notes: schema('dixie-notes.schema.json'), poster: schema('poster.schema.json'), outcomes: schema('outcomes.schema.json') };
const is_battle = (name) => fs.existsSync(path.join(root, 'assets/games/battles', name, 'map.json')) || fs.existsSync(path.join(root, 'assets/games/battles', name, 'sources'));
const [battle] = process.argv.slice(2).filter((name) => !name.includes('/') && is_battle(name));
const given = process.argv.slice(2).filter((name) => name !== battle);
const files = battle ? [] : given.length ? given.map((file) => path.resolve(file)) : dixie_files();
let cards = 0;
for (const file of files) cards += check_dixie(file, schemas, tell);
let battles;
let helps;
let paragraphs;
let posters;
let outcomes;
let chattanooga;
let scenarios;
let turns;
let pieces;
let ground;
let theatre;
if (battle) {
  battles = check_battles(tell, battle);
} else if (!given.length) {
  const made = spawnSync('python3', [path.join(root, 'tools/cards/make.py'), 'all', '--check'], { encoding: 'utf8' });
  if (made.status !== 0) tell(made.stderr.trim() || String(made.error));
  check_dixie_index(schemas.index, tell);
  battles = check_battles(tell);
  helps = check_help(tell);
  paragraphs = { battles: check_hex_help('battles', tell), chattanooga: check_hex_help('chattanooga', tell) };
  ground = check_chattanooga_map(tell);
  theatre = check_campaign_map(tell);
  outcomes = check_outcomes(schemas.outcomes, tell);
  posters = check_posters(schemas.poster, tell);
  chattanooga = check_chattanooga_units(tell);
  scenarios = check_chattanooga_scenarios(tell);
  turns = check_campaign_charts(tell);
  pieces = check_campaign_forces(tell);
}
for (const text of faults) console.log(text);
if (posters) console.log(`${posters} posters`);
if (outcomes) console.log(`${outcomes} outcomes of battles`);
if (helps) console.log(`${helps} rules of Dixie with help, ${paragraphs.battles} paragraphs of help of the battle system, ${paragraphs.chattanooga} of Chattanooga`);
if (chattanooga) console.log(`${chattanooga.counters} counters of Chattanooga, ${chattanooga.setups} set-ups, ${scenarios} of them as scenarios`);
if (ground) console.log(`${ground} hexes in play about Chattanooga`);
if (turns) console.log(`${turns} turns of the campaign, ${pieces} counters`);
if (theatre) console.log(`${theatre} hexes in play in the campaign`);
if (battles) console.log(`${battles.battles} battles, ${battles.scenarios} scenarios, ${battles.counters} counters`);
console.log(faults.length ? `${faults.length} faults in ${files.length} files` : `${files.length} files, ${cards} cards, no fault`);
process.exit(faults.length ? 1 : 0);
