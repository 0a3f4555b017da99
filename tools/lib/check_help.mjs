// The help of Dixie: one entry for each rule of tests/rules/dixie/ids.tsv and none besides, in that order. The help of the battle
// system: what it cites are rules, and what stands in braces are numbers of the chart.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './deps.mjs';

const read = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
const rules_of = (game) => fs.readFileSync(path.join(root, `tests/rules/${game}/ids.tsv`), 'utf8').trim().split('\n').map((line) => line.split('\t')[1]);

/** Tells every fault of Dixie's help; returns the number of its entries. */
export function check_help(schema, tell) {
  const name = 'assets/games/dixie/help.json';
  const help = read(name);
  for (const { place, text } of schema(help)) tell(`${name}: ${place}: ${text}`);
  const ids = rules_of('dixie');
  const entries = Object.keys(help.rules ?? {});
  for (const id of ids) if (!entries.includes(id)) tell(`${name}: rules: ${id} has no entry`);
  for (const id of entries) if (!ids.includes(id)) tell(`${name}: rules: there is no rule ${id}`);
  if (ids.join() !== entries.join() && entries.length === ids.length) tell(`${name}: rules: not in the order of the rulebook`);
  for (const { title, rule } of help.summary ?? []) if (!ids.includes(rule)) tell(`${name}: summary: ${title}: there is no rule ${rule}`);
  return entries.length;
}

/** Tells every fault of the battle system's help against the rules and the chart; returns the number of its paragraphs. */
export function check_battles_help(schema, tell, help = read('assets/games/battles/help.json')) {
  const fault = (place, text) => tell(`assets/games/battles/help.json: ${place}: ${text}`);
  const faults = schema(help);
  for (const { place, text } of faults) fault(place, text);
  if (faults.length) return 0;
  const [ids, chart] = [rules_of('battles'), read('assets/games/battles/chart.json')];
  // The list has no rule for each heading (12.0) and for each paragraph (12.12 is of 12.1).
  const is_rule = (id) => ids.some((one) => one === id || one === id.slice(0, -1) || one.startsWith(id.replace(/\.0$/, '.')));
  let count = 0;
  for (const { title, paragraphs } of help.pages) {
    for (const text of [title, ...paragraphs]) {
      for (const [, cited] of text.matchAll(/\[([^\]]*)\]/g))
        for (const id of cited.split(/, | to /)) if (!is_rule(id)) fault(title, `there is no rule ${id}`);
      for (const [, key] of text.matchAll(/\{([^}]*)\}/g))
        if (!Number.isInteger(key.split('.').reduce((at, one) => at?.[one], chart))) fault(title, `{${key}}: chart.json has no number there`);
    }
    count += paragraphs.length;
  }
  const told = help.pages.flatMap(({ paragraphs }) => paragraphs);
  for (const id of ids) if (!told.some((text) => text.endsWith(`[${id}]`))) fault('pages', `no paragraph tells of ${id} alone`);
  const rows_of = (id) => (help.charts.find((one) => one.id === id)?.rows ?? []).map(({ key }) => key);
  const wanted = {
    results: new Set(chart.combat.results.flat()),
    terrain: new Set([chart.terrain, chart.hexsides, { breastworks: 0 }, chart.roads].flatMap(Object.keys)),
    turn: new Set(['movement', 'combat', 'rally', 'next']),
  };
  for (const [id, keys] of Object.entries(wanted)) {
    for (const key of keys) if (!rows_of(id).includes(key)) fault(`charts (${id})`, `there is no row for ${key}`);
    for (const key of rows_of(id)) if (!keys.has(key)) fault(`charts (${id})`, `the chart of the rules has no ${key}`);
  }
  const drawn = help.pictures.map(({ id }) => id);
  for (const { title, pictures = [] } of help.pages) for (const id of pictures) if (!drawn.includes(id)) fault(title, `there is no picture ${id}`);
  for (const { id, rule } of help.charts) if (!is_rule(rule)) fault(`charts (${id})`, `there is no rule ${rule}`);
  return count;
}
