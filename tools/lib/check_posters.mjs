// The posters of the home page: one a game, assets/posters/GAME.json.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './deps.mjs';

const folder = path.join(root, 'assets/posters');

/** Tells every fault of the posters; returns how many there are. */
export function check_posters(schema, tell) {
  const orders = new Map();
  const files = fs.readdirSync(folder);
  for (const file of files) {
    const name = `assets/posters/${file}`;
    let poster;
    try {
      poster = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
    } catch (error) {
      tell(`${name}: file: ${error.message}`);
      continue;
    }
    for (const { place, text } of schema(poster)) tell(`${name}: ${place}: ${text}`);
    if (orders.has(poster.order)) tell(`${name}: order: ${orders.get(poster.order)} has the same`);
    orders.set(poster.order, file);
    if (poster.lesson && !fs.existsSync(path.join(root, 'assets/lessons', `${poster.lesson}.json`))) tell(`${name}: lesson: there is no assets/lessons/${poster.lesson}.json`);
    const is_playable = fs.existsSync(path.join(root, 'assets/games', path.basename(file, '.json')));
    if (!is_playable && !poster.places) tell(`${name}: places: a game without data says when it takes place`);
  }
  return files.length;
}
