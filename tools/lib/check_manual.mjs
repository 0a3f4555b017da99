// The manual of the campaign's data names every key: each property of its schemas stands between backticks in FORMAT.md.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './deps.mjs';
import { schemas_folder } from './schema.mjs';

/** All names of properties in a schema, and what hexes and classes of counters are keyed by. */
function keys_of(schema, found = new Set()) {
  if (Array.isArray(schema)) for (const one of schema) keys_of(one, found);
  else if (schema && typeof schema === 'object') {
    for (const key of Object.keys(schema.properties ?? {})) found.add(key);
    for (const one of Object.values(schema)) keys_of(one, found);
  }
  return found;
}

const words_of = (manual) => new Set([...manual.matchAll(/`([^`]*)`/g)].flatMap(([, code]) => code.split(/[^A-Za-z0-9_-]+/)));
// What help.json has for its pictures is told in the manual of Battles, to which FORMAT.md refers.
const SCHEMAS = ['map', 'chart', 'turns', 'forces', 'start', 'unit-notes'];

/** Tells every key that the manual leaves out; returns how many keys there are. */
export function check_campaign_manual(tell, manual = fs.readFileSync(path.join(root, 'assets/games/campaign/FORMAT.md'), 'utf8')) {
  const words = words_of(manual);
  let count = 0;
  for (const name of SCHEMAS) {
    const keys = keys_of(JSON.parse(fs.readFileSync(path.join(schemas_folder, `campaign-${name}.schema.json`), 'utf8')));
    count += keys.size;
    for (const key of keys) if (!words.has(key)) tell(`campaign/FORMAT.md: ${name}: nothing is said of "${key}"`);
  }
  return count;
}
