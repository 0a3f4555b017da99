// The help of Dixie: one entry for each rule of tests/rules/dixie/ids.tsv and none besides, in that order.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './deps.mjs';

/** Tells every fault of the help; returns the number of its entries. */
export function check_help(schema, tell) {
  const name = 'assets/games/dixie/help.json';
  const help = JSON.parse(fs.readFileSync(path.join(root, name), 'utf8'));
  for (const { place, text } of schema(help)) tell(`${name}: ${place}: ${text}`);
  const ids = fs.readFileSync(path.join(root, 'tests/rules/dixie/ids.tsv'), 'utf8').trim().split('\n').map((line) => line.split('\t')[1]);
  const entries = Object.keys(help.rules ?? {});
  for (const id of ids) if (!entries.includes(id)) tell(`${name}: rules: ${id} has no entry`);
  for (const id of entries) if (!ids.includes(id)) tell(`${name}: rules: there is no rule ${id}`);
  if (ids.join() !== entries.join() && entries.length === ids.length) tell(`${name}: rules: not in the order of the rulebook`);
  for (const { title, rule } of help.summary ?? []) if (!ids.includes(rule)) tell(`${name}: summary: ${title}: there is no rule ${rule}`);
  return entries.length;
}
