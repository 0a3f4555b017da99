// Tables as the orders of battle are kept in.
import fs from 'node:fs';

/** A table of comma-separated values with a header, quotes as usual, as objects. */
export function table(file) {
  const lines = [[]];
  const text = fs.readFileSync(file, 'utf8');
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g)) {
    lines.at(-1).push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\n') lines.push([]);
    if (end === '') break;
  }
  const [head, ...rows] = lines.filter((line) => line.length > 1);
  return rows.map((row) => Object.fromEntries(head.map((key, i) => [key, row[i]])));
}
