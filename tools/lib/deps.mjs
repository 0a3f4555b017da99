// Where tools/setup keeps things, for tools and tests written in JavaScript.
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const cache =
  process.env.LONGROLL_CACHE ?? path.join(process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache'), 'longroll');

/** A package of tools/npm/page, from the cache: need('playwright-core'). */
export const need = createRequire(path.join(cache, 'npm', 'package.json'));
