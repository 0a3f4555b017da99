// A newer version of the site, as a host would have it after an update: every file that carries a hash has another one, and so has
// all that names it.
import fs from 'node:fs';
import path from 'node:path';
import { checkOfBytes } from '../../tools/lib/pack_check.mjs';

const HASHED = /-([0-9a-f]{8})\.[a-z]+$/;
const walk = (folder) => fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? walk(path.join(folder, entry.name)) : [path.join(folder, entry.name)]);

/** Writes to `out` the site of `folder` as of a newer version. The code of games is changed, not only renamed: a remark is added. */
export function newerSite(folder, out) {
  const files = walk(folder).map((name) => path.relative(folder, name));
  const other = (hash) => [...hash].reverse().join('').replace(/^./, (first) => (first === 'f' ? '0' : 'f'));
  const hashes = new Map(files.map((name) => HASHED.exec(name)?.[1]).filter(Boolean).map((hash) => [hash, other(hash)]));
  const version = /KEEP = OURS \+ '([0-9a-f]{8})'/.exec(fs.readFileSync(path.join(folder, 'sw.js'), 'utf8'))[1];
  hashes.set(version, other(version));
  const renamed = (text) => text.replace(/(?<![0-9a-f])[0-9a-f]{8}(?![0-9a-f])/g, (hash) => hashes.get(hash) ?? hash);
  const checks = new Map(); // as they were -> as they are
  const contents = new Map(files.map((name) => [name, fs.readFileSync(path.join(folder, name))]));
  for (const [name, data] of contents) {
    if (!name.startsWith('code/')) continue;
    const newer = Buffer.concat([data, Buffer.from([0, 6, 5, ...Buffer.from('newer')])]);
    checks.set(`"check":${checkOfBytes(data)}`, `"check":${checkOfBytes(newer)}`);
    contents.set(name, newer);
  }
  for (const [name, data] of contents) {
    const place = path.join(out, renamed(name));
    fs.mkdirSync(path.dirname(place), { recursive: true });
    if (/\.(js|html|webmanifest)$/.test(name)) {
      let text = renamed(data.toString());
      for (const [old, now] of checks) text = text.replaceAll(old, now);
      fs.writeFileSync(place, text);
    } else {
      fs.writeFileSync(place, data);
    }
  }
}
