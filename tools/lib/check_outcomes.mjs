// What happened in each battle (outcomes.json, outcome-notes.json): every scenario that can be played has an entry, and none besides.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './deps.mjs';

const read = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));

/** The ids of a game's scenarios: editions of cards, or the scenarios that its index lists. */
function scenariosOf(folder) {
  const index = read(`${folder}/index.json`);
  if (index.editions) return index.editions;
  if (index.scenarios) return index.scenarios.map((name) => read(`${folder}/${name}.json`).id);
  return index.battles.flatMap(({ folder: battle, scenarios }) => scenarios.map((name) => read(`${folder}/${battle}/${name}.json`).id));
}

/** Tells every fault; returns the number of entries. */
export function check_outcomes(schema, tell) {
  let count = 0;
  for (const [folder, file] of [['assets/games/dixie', 'outcome-notes.json'], ['assets/games/battles', 'outcomes.json'], ['assets/games/chattanooga', 'outcomes.json']]) {
    const name = `${folder}/${file}`;
    const data = read(name);
    for (const { place, text } of schema(data)) tell(`${name}: ${place}: ${text}`);
    const [ids, entries] = [scenariosOf(folder), Object.keys(data.scenarios ?? {})];
    for (const id of ids) if (!entries.includes(id)) tell(`${name}: scenarios: ${id} has no entry`);
    for (const id of entries) if (!ids.includes(id)) tell(`${name}: scenarios: there is no scenario ${id}`);
    count += entries.length;
  }
  return count;
}
