// The help of Dixie: one entry for each rule of tests/rules/dixie/ids.tsv and none besides, in that order. The help of the battle
// system, of Chattanooga and of the campaign: what it cites are rules, and what stands in braces are numbers of the charts.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './deps.mjs';
import { schema } from './schema.mjs';

const read = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
const rules_of = (game) => fs.readFileSync(path.join(root, `tests/rules/${game}/ids.tsv`), 'utf8').trim().split('\n').map((line) => line.split('\t')[1]);

/** Tells every fault of Dixie's help; returns the number of its entries. */
export function check_help(tell) {
  const name = 'assets/games/dixie/help.json';
  const help = read(name);
  for (const { place, text } of schema('dixie-help.schema.json')(help)) tell(`${name}: ${place}: ${text}`);
  const ids = rules_of('dixie');
  const entries = Object.keys(help.rules ?? {});
  for (const id of ids) if (!entries.includes(id)) tell(`${name}: rules: ${id} has no entry`);
  for (const id of entries) if (!ids.includes(id)) tell(`${name}: rules: there is no rule ${id}`);
  if (ids.join() !== entries.join() && entries.length === ids.length) tell(`${name}: rules: not in the order of the rulebook`);
  for (const { title, rule } of help.summary ?? []) if (!ids.includes(rule)) tell(`${name}: summary: ${title}: there is no rule ${rule}`);
  return entries.length;
}

const CHART_ROWS = {
  battles: (chart) => ({
    results: chart.combat.results.flat(),
    terrain: [chart.terrain, chart.hexsides, { breastworks: 0 }, chart.roads].flatMap(Object.keys),
    turn: ['movement', 'combat', 'rally', 'next'],
  }),
  chattanooga: (chart) => ({
    results: ['A', ...signs_of(chart.combat.table.flat())],
    bombardment: chart.bombardment.table.flat(),
    terrain: [chart.terrain, { road: 0 }, chart.hexsides, chart.elevations, { costs: 0 }].flatMap(Object.keys),
    march: ['points', ...(chart.forced_march.table.flat().some(({ disrupted }) => disrupted) ? ['disrupted'] : [])],
    day: chart.turns.map(({ id }) => id),
    couplets: ['same', 'change', 'end'],
    armies: chart.army_morale.boxes.flatMap(Object.keys),
    turn: ['movement', 'combat', 'second', 'end', 'administrative'],
  }),
  campaign: (chart) => ({
    results: [...chart.battle.results.map(({ outcome }) => outcome), 'percent', 'attacker_loss', 'outcome_loss'],
    modifiers: [chart.battle.modifiers, { loop: 0 }].flatMap(Object.keys),
    terrain: [chart.terrain, chart.ways, chart.waters, chart.crossings, { loop: 0, appalachia: 0 }, chart.works].flatMap(Object.keys),
    acts: Object.keys(chart.acts),
    forage: Object.keys(chart.forage),
    leaders: ['create', 'promote', 'wounded', 'killed'],
    track: ['points', 'overland', 'asp', 'construction', 'survival', 'victory'],
    economy: ['centers', 'ports', 'factory', 'missouri'],
    groups: ['group'],
    militia: ['none', 'union', 'confederate', 'either'],
    projects: chart.projects.map(({ id }) => id),
    politics: ['captured_city', 'lost_union_city', 'surrender', 'battle', 'draft'],
    diplomacy: chart.diplomacy.map(({ id }) => id),
    turn: ['recruitment', 'initiative', 'operations', 'victory', 'political', 'administration'],
  }),
};

/** The charts of a game as its help names their numbers; of the campaign the turn track is among them. */
function charts_of(game) {
  const chart = read(`assets/games/${game}/chart.json`);
  return game === 'campaign' ? { ...chart, turns: read(`assets/games/${game}/turns.json`).turns } : chart;
}

/** The signs of Chattanooga's results that stand in these cells, as the rows of its chart name them. */
function signs_of(cells) {
  const has = (pattern) => cells.some((cell) => pattern.test(cell));
  const SIGNS = { x: /x/, r: /r/, R: /R/, margin: /[rR][0-9]/, m: /m/, secondary: /\(/, '-': /^-$/ };
  return Object.keys(SIGNS).filter((sign) => has(SIGNS[sign]));
}

/** The member of a list that is named so: by its id, as a turn by its number, or by where it stands, from 0 on. */
const member_of = (list, name) => list.find(({ id, turn }) => id === name || String(turn) === name) ?? list[name];

/** What stands there in a chart: "turns.night.intensity" is of the turn with the id "night". A plus before it asks for its sign. */
const value_at = (chart, key) => key.replace(/^\+/, '').split('.').reduce((at, one) => (Array.isArray(at) ? member_of(at, one) : at?.[one]), chart);

/** Which numbers of rules there are to cite, and of which a paragraph has to tell alone. */
function rules_to_tell(game) {
  const lines = fs.readFileSync(path.join(root, `tests/rules/${game}/ids.tsv`), 'utf8').trim().split('\n').map((line) => line.split('\t'));
  const ids = lines.map(([, id]) => id);
  // The list of Battles has no rule for each heading (12.0) and for each paragraph (12.12 is of 12.1).
  const is_rule = game === 'battles'
    ? (id) => ids.some((one) => one === id || one === id.slice(0, -1) || one.startsWith(id.replace(/\.0$/, '.')))
    : (id) => ids.includes(id);
  return { is_rule, owed: lines.filter(([when]) => when === 'basic' || game === 'campaign').map(([, id]) => id) };
}

/** Tells every fault of the help of a game on hexes against its rules and its chart; returns the number of its paragraphs. */
export function check_hex_help(game, tell, help = read(`assets/games/${game}/help.json`)) {
  const fault = (place, text) => tell(`assets/games/${game}/help.json: ${place}: ${text}`);
  const faults = schema(`${game}-help.schema.json`)(help);
  for (const { place, text } of faults) fault(place, text);
  if (faults.length) return 0;
  const { is_rule, owed } = rules_to_tell(game);
  const chart = charts_of(game);
  let count = 0;
  for (const { title, paragraphs } of help.pages) {
    for (const text of [title, ...paragraphs]) {
      for (const [, cited] of text.matchAll(/\[([^\]]*)\]/g))
        for (const id of cited.split(/, | to /)) if (!is_rule(id)) fault(title, `there is no rule ${id}`);
      for (const [, key] of text.matchAll(/\{([^}]*)\}/g))
        if (!Number.isInteger(value_at(chart, key))) fault(title, `{${key}}: chart.json has no number there`);
    }
    count += paragraphs.length;
  }
  const told = help.pages.flatMap(({ paragraphs }) => paragraphs);
  for (const id of owed) if (!told.some((text) => text.endsWith(`[${id}]`))) fault('pages', `no paragraph tells of ${id} alone`);
  check_charts(game, help, chart, fault);
  const drawn = help.pictures.map(({ id }) => id);
  for (const { title, pictures = [] } of help.pages) for (const id of pictures) if (!drawn.includes(id)) fault(title, `there is no picture ${id}`);
  for (const { id, rule } of help.charts) if (!is_rule(rule)) fault(`charts (${id})`, `there is no rule ${rule}`);
  return count;
}

/** Tells which rows of the charts in the help are too many or missing. */
function check_charts(game, help, chart, fault) {
  for (const [id, wanted] of Object.entries(CHART_ROWS[game](chart))) {
    const keys = new Set(wanted);
    const rows = (help.charts.find((one) => one.id === id)?.rows ?? []).map(({ key }) => key);
    for (const key of keys) if (!rows.includes(key)) fault(`charts (${id})`, `there is no row for ${key}`);
    for (const key of rows) if (!keys.has(key)) fault(`charts (${id})`, `the chart of the rules has no ${key}`);
    if (new Set(rows).size < rows.length) fault(`charts (${id})`, 'two rows have the same key');
  }
}
