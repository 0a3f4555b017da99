// Puts the static site together. usage: node tools/lib/site.mjs [BUILD=build/wasm] [OUT=dist] [uncut | draft]
//
// Sources: index.html (the page), web/page/* (its scripts, style, icons, manifest, service worker) and the script and WASM
// that the build made. In index.html and in the text files of web/page, {{name}} stands for the name that the file `name`
// has in the site: scripts, style and WASM carry a hash of their bytes (boot.js -> boot-1a2b3c4d.js), so that they may be
// cached for ever and never disagree with each other. sw.js, index.html, the manifest and pictures keep their names.
// {{version}} is a hash of everything; {{precache}} is the JSON list of what the service worker keeps.
//
// The data of the games that the program does not carry (assets/games/<game>/**/*.json, less sources/) is put into a pack a
// game, data/<game>-<hash>.json: a line {format, game, check, files: {path: bytes}} and the texts, read by web/shell/pack.cpp. Of a game of which the
// program carries a part, each other file is a battle, and a pack <game>-<file>. {{packs}} is the JSON object
// pack -> {name, bytes}. What people read about a game, its *-notes.json, outcomes.json and help.json with its lessons, is a pack
// <game>-notes, fetched once the player has been asked for the first time. The summary in help.json also becomes a page to print, <game>-summary.html.
//
// The program is cut into modules (split.mjs): the first download has the shell and the game of which it carries a part; the code of each
// other game is code/<module>-<hash>.wasm, fetched with its pack. {{code}} is the JSON object game -> [{module, name, bytes, check}] of
// what that game needs, in the order in which the modules are begun. `uncut` leaves the program whole, to measure what the cut costs
// (tools/lib/worker_speed.mjs); no budget is held then. `draft` does so, too, and measures nothing: for a program linked with
// LONGROLL_DRAFT=ON, while one works on the page.
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { cache, root } from './deps.mjs';
import { icons } from './icons.mjs';
import { checkOfBytes, packOf } from './pack_check.mjs';
import { firstGames, split } from './split.mjs';
import { delivered as withoutNames } from './wasm.mjs';

const BUDGET = 620_000; // bytes by brotli of the first download
const CHOICE = 300_000; // and of all that choosing one more game fetches, its code and its data
const build = path.resolve(process.argv[2] ?? path.join(root, 'build/wasm'));
const out = path.resolve(process.argv[3] ?? path.join(root, 'dist'));
const is_draft = process.argv[4] === 'draft';
const is_cut = process.argv[4] !== 'uncut' && !is_draft;

const hash = (data) => crypto.createHash('sha256').update(data).digest('hex').slice(0, 8);
const TEXT = new Set(['.html', '.js', '.css', '.webmanifest', '.svg', '.json', '.txt']);
const HASHED = new Set(['.js', '.css', '.wasm']);

const sources = new Map([['index.html', fs.readFileSync(path.join(root, 'index.html'))]]);
const walk = (folder) => fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? walk(path.join(folder, entry.name)) : [path.join(folder, entry.name)]);
const page = path.join(root, 'web/page');
for (const file of walk(page).sort()) sources.set(path.relative(page, file), fs.readFileSync(file));
for (const [name, picture] of icons(sources.get('icon.svg').toString())) sources.set(name, picture);
sources.set('longroll_web.js', fs.readFileSync(path.join(build, 'longroll_web.js')));
for (const name of ['besley-OFL.txt', 'eb-garamond-OFL.txt']) sources.set(name, fs.readFileSync(path.join(root, 'assets/fonts', name)));
for (const name of ['LICENSE', 'NOTICE']) sources.set(`${name}.txt`, fs.readFileSync(path.join(root, name)));

/** One sheet of paper with the tables that a player wants beside the board. */
function summary(game, help) {
  const safe = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const table = ({ title, rule, lines }) => `<section><h2>${safe(title)} <small>[${safe(rule)}]</small></h2><table>${
    lines.map(({ name, text }) => `<tr><th scope="row">${safe(name)}</th><td>${safe(text)}</td></tr>`).join('')}</table></section>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${game} on one page</title>
<style>body{font:17px/1.35 Georgia,serif;color:#2a2018;background:#fbf6e9;margin:2em auto;max-width:46em;padding:0 1em}
h1{font-size:1.5em;border-bottom:4px double #2a2018;margin:0 0 .6em}h2{font-size:1.05em;margin:0 0 .2em}small{font-weight:400;color:#5c4c3a}
main{columns:2 20em;column-gap:2em}section{break-inside:avoid;margin-bottom:1.1em}table{border-collapse:collapse;width:100%}
th{text-align:left;width:7.5em}th,td{vertical-align:top;padding:.15em .5em .15em 0;border-top:1px solid #cdbd9b}
@media print{body{background:none;margin:0;font-size:11pt}main{columns:2}}@page{margin:15mm}</style></head>
<body><h1>${game} on one page</h1><main>${help.summary.map(table).join('\n')}</main></body></html>
`;
}
const SUMMARY = '-summary.html'; // opened when someone asks for it
/** What the first visit fetches, and the service worker keeps: not what is read on paper, licences, the icons of an installation, or sound, which is
 *  fetched when it is switched on. */
const isFirst = (name) => !/^sound[.-]/.test(name) && !name.endsWith('.txt') && !name.endsWith(SUMMARY) && !name.endsWith('.png');
for (const game of fs.readdirSync(path.join(root, 'assets/games'))) {
  const [help, poster] = [`games/${game}/help.json`, `posters/${game}.json`].map((file) => path.join(root, 'assets', file)).map((file) =>
    fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {});
  if (help.summary) sources.set(game + SUMMARY, Buffer.from(summary(poster.name, help)));
}

const assets = path.join(root, 'assets');
const games = path.join(assets, 'games');
const carried = new Set(fs.readFileSync(path.join(build, 'embedded/longroll_first_assets.txt'), 'utf8')
  .split('\n').filter(Boolean).map((line) => line.split('=')[0]));
const first = firstGames(build); // games of the first download
const has_part = (game) => first.includes(game);
// A game that has no screen yet is not delivered.
const views = fs.readFileSync(path.join(root, 'web/games/views.cpp'), 'utf8');
const has_screen = (game) => views.includes(`"web/games/${game}/`);
if (first.length !== 1) throw new Error(`the first download has a part of ${first.length} games: ${first}`);
const cut = is_cut ? split(build, first[0])
  : { primary: withoutNames(fs.readFileSync(path.join(build, 'longroll_web.wasm'))), modules: new Map(), needs: new Map(), report: ['none'] };
sources.set('longroll_web.wasm', cut.primary);
const modules = new Map([...cut.modules].map(([module, data]) => [module, { name: `code/${module}-${hash(data)}.wasm`, data }]));
const needs = [...cut.needs].filter(([name]) => !fs.existsSync(path.join(games, name)) || has_screen(name));
const code = Object.fromEntries(needs.map(([game, needed]) => [game, needed.map((module) => {
  const { name, data } = modules.get(module);
  return { module, name, bytes: data.length, check: checkOfBytes(data) };
})]));
const packs = new Map(); // pack -> { name, data }
const notes = (name) => name.endsWith('-notes.json') || ['help.json', 'outcomes.json'].includes(path.basename(name));
const wanted = fs.readdirSync(games).filter(has_screen).sort().flatMap((game) => {
  const read = [`${game}-notes`, game, notes];
  if (!has_part(game)) return [[game, game, (name) => !notes(name)], read];
  const battles = fs.readdirSync(path.join(games, game)).sort()
    .filter((name) => name.endsWith('.json') && !notes(name) && !carried.has(`games/${game}/${name}`));
  return [read, ...battles.map((file) => [`${game}-${path.basename(file, '.json')}`, game, (name) => path.basename(name) === file])];
});
/** A JSON text as it is delivered: without spaces between its words. Rules are also without what only those read who change the data: where a
 *  fact is from, and how sure it is. By its letters, because JavaScript would bring the members of an object into another order. */
const TEXT_OR_SPACE = /"(?:[^"\\]|\\.)*"|\s+/g;
const OF_EDITORS = /"(sources|sure)":"(?:[^"\\]|\\.)*"/g;
/** A campaign's set-up says besides for people what stands in a place. */
const START = /^\{"format":"longroll-campaign-start\//;
const SAID_OF_FORCE = /"name":"(?:[^"\\]|\\.)*",("sure":"")(?:,"about":"(?:[^"\\]|\\.)*")?/g;
const dense = (text) => text.replace(TEXT_OR_SPACE, (word) => (word[0] === '"' ? word : ''));
/** A campaign's map names a hexside by a hex and a direction, and of a line each hex by its direction from the one before (hex_map_reader.cpp);
 *  which railroad a line is it says for people. A side of water after another is told from that: by its direction from the same hex, or from a
 *  neighbour, whose direction comes first. */
const MAP = /^\{"format":"longroll-campaign-map\//;
function shorter(text) {
  const map = JSON.parse(text);
  if (map.lower !== 'even') throw new Error('directions are told for maps whose even columns lie lower');
  const towards = (from, to) => {
    const [a, b] = [from, to].map((hex) => [Number(hex.slice(0, 2)), Number(hex.slice(2))]);
    const [across, down] = [b[0] - a[0], b[1] - a[1]];
    const is_up = a[0] % 2 === 0 ? down === 0 : down < 0;
    return String(across === 0 ? (down < 0 ? 0 : 3) : across > 0 ? (is_up ? 1 : 2) : is_up ? 5 : 4);
  };
  const side = ([a, b]) => a + towards(a, b);
  const areNeighbours = (from, to) => {
    const [a, b] = [from, to].map((hex) => [Number(hex.slice(0, 2)), Number(hex.slice(2))]);
    const down = b[1] - a[1];
    return Math.abs(b[0] - a[0]) === 1 ? down === 0 || down === (a[0] % 2 === 0 ? 1 : -1) : a[0] === b[0] && Math.abs(down) === 1;
  };
  for (const water of map.waters) {
    water.sides = water.sides.map(([a, b], i, all) => {
      const before = all[i - 1]?.[0];
      return before === a ? towards(a, b) : before && areNeighbours(before, a) ? towards(before, a) + towards(a, b) : side([a, b]);
    });
  }
  for (const mark of map.hexsides) mark.sides = mark.sides.map(side);
  for (const crossing of map.crossings) crossing.side = [side(crossing.side)];
  for (const line of map.lines) {
    line.hexes = line.hexes.map((hex, i, all) => (i === 0 ? hex : towards(all[i - 1], hex)));
    delete line.name;
  }
  return JSON.stringify(map);
}
for (const [game, folder, belongs] of wanted) {
  const files = {};
  const written = (file) => {
    const text = dense(fs.readFileSync(file, 'utf8'));
    if (belongs === notes) return text;
    const short = text.replace(OF_EDITORS, '"$1":""');
    return MAP.test(short) ? shorter(short) : START.test(short) ? short.replace(SAID_OF_FORCE, '$1') : short;
  };
  for (const file of walk(path.join(games, folder)).filter((name) => name.endsWith('.json') && belongs(name) && !name.includes(`${path.sep}sources${path.sep}`)))
    files[path.relative(assets, file).split(path.sep).join('/')] = written(file);
  if (belongs === notes) {
    for (const file of walk(path.join(assets, 'lessons')).filter((name) => path.basename(name).startsWith(`${folder}-`) && name.endsWith('.json')))
      files[path.relative(assets, file).split(path.sep).join('/')] = written(file);
  }
  if (Object.keys(files).length === 0) continue;
  const data = packOf(game, files);
  packs.set(game, { name: `data/${game}-${hash(data)}.json`, data });
}

/** source name -> { name, data } in the site, finished on demand because one file may name another. */
const done = new Map();
const busy = new Set();
function finish(source) {
  if (done.has(source)) return done.get(source);
  if (!sources.has(source)) throw new Error(`{{${source}}} is named, but there is no such file in web/page or the build`);
  if (busy.has(source)) throw new Error(`files of the page name each other in a circle: ${[...busy, source].join(' -> ')}`);
  busy.add(source);
  let data = sources.get(source);
  const extension = path.extname(source);
  if (TEXT.has(extension) && source !== 'longroll_web.js') {
    data = Buffer.from(data.toString().replace(/\{\{([\w./-]+)\}\}/g, (_, key) => {
      if (key === 'version') return version();
      if (key === 'precache') return JSON.stringify(precache());
      if (key === 'packs') return JSON.stringify(Object.fromEntries([...packs].map(([game, { name: file, data: bytes }]) => [game, { name: file, bytes: bytes.length }])));
      if (key === 'code') return JSON.stringify(code);
      return finish(key).name;
    }));
  }
  busy.delete(source);
  const fixed = !HASHED.has(extension) || source === 'sw.js';
  const name = fixed ? source : `${source.slice(0, -extension.length)}-${hash(data)}${extension}`;
  done.set(source, { name, data });
  return done.get(source);
}
const others = () => [...sources.keys()].filter((name) => name !== 'sw.js');
function version() {
  return hash(others().map((name) => { const file = finish(name); return file.name + hash(file.data); }).join('\n'));
}
function precache() {
  return others().filter(isFirst).map((name) => finish(name).name).map((name) => (name === 'index.html' ? './' : name));
}

for (const name of sources.keys()) finish(name);
const delivered = [...done.values(), ...packs.values(), ...modules.values()];
for (const { name, data } of delivered) {
  for (const place of [root, cache]) {
    if (data.includes(place)) throw new Error(`${name} contains a path of this machine: ${place}`);
  }
}
fs.rmSync(out, { recursive: true, force: true });
fs.mkdirSync(out, { recursive: true });
for (const { name, data } of delivered) {
  fs.mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
  fs.writeFileSync(path.join(out, name), data);
}
fs.writeFileSync(path.join(out, '.nojekyll'), ''); // a host that would process the folder leaves it alone

if (is_draft) process.exit();
const measured = ({ name, data }) => [
  name, data.length,
  zlib.brotliCompressSync(data, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_SIZE_HINT]: data.length } }).length,
];
const rows = [...done.values()].filter(({ name }) => isFirst(name)).map(measured).sort((a, b) => b[2] - a[2]);
const total = rows.reduce((sum, row) => sum + row[2], 0);
const figure = (n) => n.toLocaleString('en-US').padStart(11);
console.log('first download                        bytes     brotli');
for (const [name, raw, br] of rows) console.log(name.padEnd(32) + figure(raw) + figure(br));
console.log('all'.padEnd(32) + figure(rows.reduce((sum, row) => sum + row[1], 0)) + figure(total) + `   of ${figure(BUDGET).trim()} (${Math.round((100 * total) / BUDGET)}%)`);
for (const [name, raw, br] of [...modules.values(), ...packs.values()].map(measured))
  console.log(name.padEnd(32) + figure(raw) + figure(br) + (name.includes('-notes-') || name.includes('/sheets-') ? '   once a game of it is on the screen' : '   when it is chosen'));
for (const [game, needed] of needs) {
  const sum = [...needed.map((module) => modules.get(module)), packs.get(game)].filter(Boolean).map(measured).reduce((all, [, , br]) => all + br, 0);
  const kind = !packs.has(game) ? 'code of' : packs.get(game).name.includes('-notes-') ? 'notes and room of' : 'choosing';
  console.log(`${kind} ${game}`.padEnd(43) + figure(sum) + `   of ${figure(CHOICE).trim()} (${Math.round((100 * sum) / CHOICE)}%)`);
  if (sum > CHOICE) fail(`choosing ${game} fetches ${sum - CHOICE} bytes more than it may`);
}
console.log(`the cut: ${cut.report.join('; ')}`);
if (total > BUDGET) fail(`the first download is ${total - BUDGET} bytes over its budget`);
function fail(words) {
  if (!is_cut) return;
  console.error(`site: ${words}`);
  process.exitCode = 1;
}
