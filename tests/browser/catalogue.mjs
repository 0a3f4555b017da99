// The battles of the house, as their data names them: a new one is tested without a line here.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../tools/lib/deps.mjs';

const folder = path.join(root, 'assets/games/battles');
const read = (...name) => JSON.parse(fs.readFileSync(path.join(folder, ...name), 'utf8'));

/** Every scenario of Battles in the order of the set-up: { folder, id, title, first }; `first`: its button is on the home page. */
export const SCENARIOS = read('index.json').battles.flatMap(({ folder: name, scenarios }) => scenarios.map((file, n) => {
  const { id, title } = read(name, `${file}.json`);
  return { folder: name, id, title, first: n === 0 };
}));

/** The first scenario of each battle. */
export const FIRSTS = SCENARIOS.filter(({ first }) => first);
