// Cuts the page's program into modules: `primary` (the shell and the game of the first download), `hexes` (what all games on
// hexes share), one such as `battles-chattanooga` for what only those share, `rooms` (the first game's room beside its battles), `sheets` (what is
// opened over a table, and the set-up) and one module for each other game. usage: node tools/lib/split.mjs [BUILD=build/wasm]    prints the cut
//
// What decides where a function goes
//   1. A function of the table (its address is taken: virtual functions, handlers, the registry's entries) belongs to the
//      game whose objects alone define it, to `rooms` when only objects of the room do, to `sheets` when only files that begin with
//      `// module: sheets` define and name it, to the module of some games on hexes when only their objects do, and objects of hexes that no other
//      game links, else to the primary. The table is read as the linker wrote it: wasm-opt afterwards merges equal functions, and one that
//      stands in the table for two of them belongs where both can reach it.
//   2. What is exported, or runs at the start, belongs to the primary.
//   3. Every other function belongs where all that call it directly can reach it, read from the binary after wasm-opt; one of hexes
//      where its object belongs even while one game alone calls it, and one of OF_FIRST in the primary.
// A module of some games that would be small is part of `hexes`.
// So nothing calls into a module that it cannot count on, except by an address that a game's own code has handed out. Who takes a
// address of a game, or of the sheets, from outside of it? The registry alone (REGISTRY), which asks is_code_here() before it calls; an object
// of anybody else that names a symbol of a game stops the build.
//
// The texts that only a module's code names come with it (words.mjs).
//
// A new game or a new folder of hexes needs no line here: games are the folders engine/games/<game> and web/games/<game>.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { check } from './check_split.mjs';
import { cache, root } from './deps.mjs';
import { byLikeness } from './likeness.mjs';
import { delivered, readWasm } from './wasm.mjs';
import { moveWords, ownersOfTexts, withoutTypeNames } from './words.mjs';

export const PRIMARY = 'primary';
/** What all games on hexes share. What some of them share is called by their names: `battles-chattanooga`. */
export const HEXES = 'hexes';
/** A module of some games is worth a request of its own from 20 KB on. */
const LEAST_SHARED = 20_000;
/** The room of the game of the first download (web/views/game_room.h), which comes with its notes: it counts on the primary alone. */
export const ROOMS = 'rooms';
/** What is opened over a table, and the set-up page (web/views/sheet_code.h): it counts on the primary alone. */
export const SHEETS = 'sheets';
/** What is there from the beginning, and what counts on that alone. */
const APART = [PRIMARY, ROOMS, SHEETS];
/** The first line of the files of the sheets. */
const OF_SHEETS = /^\/\/ module: sheets\r?\n/;
/** Folders of what games on hexes share. */
const OF_HEXES = /(^|\/)(engine\/hexgame|engine\/ai\/planned|web\/hexgame)\//;
/** Of what they share, what comes with the first download all the same, which has room for it: what choosing a game fetches has not. */
const OF_FIRST = /(^|\/)(engine\/map\/|web\/board\/map\/(overlays|map_names|map_key|map_frame)\.)/;
const OF_GAME = /(^|\/)(?:engine|web)\/games\/([a-z_]+)\//;
const OF_ROOM = /(^|\/)web\/games\/[a-z_]+\/room\//;
/** The files that may name the entries of every game. */
const REGISTRY = /(^|\/)(engine\/games\/[a-z_]+|web\/games\/[a-z_]+|web\/views\/sheet_code)\.cpp\.o$/;
/** Who may name something of hexes from outside, because it asks first whether a game is there that comes with it. */
const ASKS_HEXES = /(^|\/)engine\/ai\/levels\.cpp\.o$/;
/** The source of an object. */
const sourceOf = (object) => path.join(root, object.replace(/^.*?\.dir\//, '').replace(/\.o$/, ''));

export const tool = (name) => {
  const own = path.join(cache, 'binaryen/bin', name);
  return fs.existsSync(own) ? own : name;
};
/** What our programs use. Not references: with them wasm-split would give each module a table of its own, and reach it from the
 *  first table by way of the primary. */
const FEATURES = ['--mvp-features', ...['mutable-globals', 'sign-ext', 'bulk-memory', 'nontrapping-float-to-int', 'multivalue'].map((name) => `--enable-${name}`)];
const run = (name, args) => execFileSync(name, args, { encoding: 'utf8', maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'ignore'] });

/** Is the place a module of several games? */
const isShared = (place) => place === HEXES || (!APART.includes(place) && place.includes('-'));

/** What joins places of a program with these games on hexes: where code of both can be called from, the narrowest module that is there whenever either
 *  of them runs. */
export function joining(games) {
  const gamesOf = (place) => (place === HEXES ? games : place.split('-'));
  return (a, b) => {
    if (a === undefined || a === b) return b;
    if (b === undefined) return a;
    if ([a, b].some((one) => APART.includes(one))) return PRIMARY;
    const all = [...new Set([...gamesOf(a), ...gamesOf(b)])].sort();
    return all.length === games.length ? HEXES : all.join('-');
  };
}

/** The modules on which a module's code can count, beside the primary: those of all games that it belongs to, and itself. */
export function needsOf(module, modules, games) {
  if (APART.includes(module)) return [module];
  const gamesOf = (place) => (place === HEXES ? games : place.split('-'));
  const needed = [...modules].filter((other) => !APART.includes(other) && gamesOf(module).every((game) => gamesOf(other).includes(game)));
  return needed.sort((a, b) => gamesOf(b).length - gamesOf(a).length);
}

/** The objects that the page's program is linked from, with whose each is. */
function objectsOf(build, first) {
  const names = [...new Set(run('ninja', ['-C', build, '-t', 'inputs', 'longroll_web.js']).split('\n').filter((name) => name.endsWith('.o')))];
  if (names.length === 0) throw new Error(`${build} does not say what longroll_web.js is linked from`);
  return names.map((name) => {
    const game = OF_GAME.exec(name)?.[2];
    if (game && game !== first) return { name, owner: game };
    if (/\.dir\/web\//.test(name) && OF_SHEETS.test(fs.readFileSync(sourceOf(name), 'utf8'))) return { name, owner: SHEETS };
    return { name, owner: OF_ROOM.test(name) ? ROOMS : !game && OF_HEXES.test(name) ? HEXES : PRIMARY };
  });
}

/** What each symbol is: whose by its definitions, and which objects name it without defining it. Objects of hexes are given to the games that
 *  link them. */
function symbolsOf(build, objects, join) {
  const nm = ['llvm-nm-19', path.join(process.env.EMSDK ?? '/nowhere', 'upstream/bin/llvm-nm'), 'llvm-nm']
    .find((name) => { try { run(name, ['--version']); return true; } catch { return false; } });
  if (!nm) throw new Error('there is no llvm-nm');
  const definers = new Map(), wanted = new Map();
  const byName = new Map(objects.map((object) => [object.name, object]));
  for (const line of run(nm, ['--format=posix', '--print-file-name', ...objects.map(({ name }) => path.join(build, name))]).split('\n')) {
    const found = /^(.*\.o): (\S+) (\S)/.exec(line);
    if (!found) continue;
    const object = byName.get(path.relative(build, found[1]));
    const [, , symbol, kind] = found;
    const list = kind === 'U' ? wanted : definers;
    list.set(symbol, [...(list.get(symbol) ?? []), object]);
  }
  shareOut(objects, definers, wanted, join);
  const defined = new Map([...definers].map(([symbol, list]) => [symbol, list.reduce((place, { owner }) => join(place, owner), undefined)]));
  const first = new Set([...definers].filter(([, list]) => list.length === 1 && OF_FIRST.test(list[0].name)).map(([symbol]) => symbol));
  // What others than the sheets name may be called before they have come.
  for (const [symbol, objects] of wanted) {
    if (defined.get(symbol) === SHEETS && objects.some(({ name, owner }) => owner !== SHEETS && !REGISTRY.test(name))) defined.set(symbol, PRIMARY);
  }
  return { defined, wanted, first };
}

/** Gives each object of hexes to the games that link it, by what they name, directly or through other objects of hexes. */
function shareOut(objects, definers, wanted, join) {
  const names = new Map(); // object -> objects of hexes that it names
  for (const [symbol, list] of wanted) {
    const definer = definers.get(symbol)?.find(({ owner }) => owner === HEXES);
    if (definer) for (const object of list) names.set(object, [...(names.get(object) ?? []), definer]);
  }
  const places = new Map();
  const queue = objects.filter(({ name, owner }) => owner !== HEXES && !REGISTRY.test(name)).map((object) => [object, object.owner === PRIMARY ? HEXES : object.owner]);
  while (queue.length > 0) {
    const [object, place] = queue.pop();
    for (const named of names.get(object) ?? []) {
      const now = join(places.get(named), place);
      if (now === places.get(named)) continue;
      places.set(named, now);
      queue.push([named, now]);
    }
  }
  for (const [object, place] of places) object.owner = APART.includes(place) ? HEXES : place;
}

/** Whose a function of the linked program is, by its name. Only our own symbols can be a game's: what the C++ library
 *  defines too (it is no object of ours) has no word of ours in its name. */
function ownerOf(name, defined) {
  const plain = defined.has(name) ? name : name.replace(/_\d+$/, ''); // Binaryen numbers local names that occur twice
  return plain.includes('longroll') ? (defined.get(plain) ?? PRIMARY) : PRIMARY;
}

/**
 * Where each function of `final` goes: Map index -> module. `linked` is the program before wasm-opt, with the same slots; `entries`
 * symbol -> game; `owner` tells whose a function of the linked program is, `isFirst` whether it stays in the primary; `join` joins places.
 */
export function placesOf(final, linked, entries, owner, join, isFirst = () => false) {
  const places = new Map();
  const callees = new Map(final.functions.map((one) => [one.index, [...one.calls, ...one.refers]]));
  const queue = [];
  const demand = (index, from) => {
    if (index < final.imported) return;
    let place = join(places.get(index), from);
    const whose = owner(final.name(index));
    if (isFirst(final.name(index))) place = PRIMARY;
    if (isShared(whose) && !APART.includes(place)) place = join(place, whose); // also while one game alone calls it
    if (place === places.get(index)) return;
    places.set(index, place);
    queue.push(index);
  };
  const before = new Map(linked.elements.map(({ slot, index }) => [slot, linked.name(index)]));
  if (linked.elements.length !== final.elements.length) throw new Error(`the table had ${linked.elements.length} functions before wasm-opt and has ${final.elements.length}`);
  let same = 0;
  for (const { slot, index } of final.elements) {
    if (!before.has(slot)) throw new Error(`slot ${slot} of the table was empty before wasm-opt`);
    same += before.get(slot) === final.name(index);
    demand(index, owner(before.get(slot)));
  }
  // wasm-opt merges some; were the two tables of different links, hardly any name would be where it was.
  if (same < 0.7 * final.elements.length) throw new Error(`only ${same} of ${final.elements.length} slots hold what the linker wrote: the two programs are not of one link`);
  for (const { kind, index } of final.exports) if (kind === 'function') demand(index, PRIMARY);
  for (const index of final.global_refers) demand(index, PRIMARY);
  if (final.start >= 0) demand(final.start, PRIMARY);
  while (queue.length > 0) {
    const index = queue.pop();
    for (const callee of callees.get(index)) {
      const from = places.get(index);
      demand(callee, from === PRIMARY ? (entries.get(final.name(callee)) ?? from) : from);
    }
  }
  for (const { index } of final.functions) if (!places.has(index)) places.set(index, PRIMARY);
  return places;
}

/** The entries of the games: what the registry names of theirs. Faults: who else names something of a game. */
function entriesOf({ defined, wanted }, join) {
  const entries = new Map(); // symbol -> module
  const faults = [];
  for (const [symbol, objects] of wanted) {
    const place = defined.get(symbol);
    if (place === undefined || place === PRIMARY) continue;
    for (const { name, owner } of objects) {
      if (join(place, owner) === place) continue;
      if (place === HEXES ? ASKS_HEXES.test(name) : REGISTRY.test(name)) entries.set(symbol, place);
      else faults.push(`${name} is not of the module ${place}, and names ${symbol}`);
    }
  }
  return { entries, faults };
}

/** Cuts the functions of `parts`, module -> names, out of a program; the binaries with their names, and the rest as `primary`. */
export function cutInto(program, parts, work) {
  const out = new Map();
  let rest = program;
  const rank = (module) => (module === HEXES ? 0 : isShared(module) ? 1 / module.split('-').length : 2);
  // One after the other, and hexes first: what a game calls in hexes is then a call by the table. All in one run it would be a call
  // of the primary, which calls by the table. No validation, because after the first run the table has empty slots, which it thinks
  // need references; the browsers validate what is delivered.
  for (const module of [...parts.keys()].sort((a, b) => rank(a) - rank(b))) {
    fs.writeFileSync(path.join(work, 'manifest'), [module, ...parts.get(module)].join('\n') + '\n');
    const next = path.join(work, `without-${module}.wasm`);
    execFileSync(tool('wasm-split'), ['--multi-split', '-g', '--no-validation', ...FEATURES, `--manifest=${path.join(work, 'manifest')}`, `--out-prefix=${work}/`, rest, '-o', next],
      { stdio: ['ignore', 'inherit', 'inherit'] });
    out.set(module, fs.readFileSync(path.join(work, `${module}.wasm`)));
    rest = next;
  }
  return out.set(PRIMARY, fs.readFileSync(rest));
}

/**
 * Optimizes a module once more: emcc runs these passes once, and a second run finds another half of a hundredth. The primary's table is exported,
 * so that no pass takes a slot that another module fills for an empty one. It comes after the check of the cut, because functions that these
 * passes make have no names.
 */
function optimizedAgain(bytes, work) {
  const [before, after] = ['before.wasm', 'after.wasm'].map((name) => path.join(work, name));
  fs.writeFileSync(before, bytes);
  execFileSync(tool('wasm-opt'), ['-Oz', '--converge', '-ocimfs=30', '--no-validation', ...FEATURES, before, '-o', after], { stdio: ['ignore', 'inherit', 'inherit'] });
  return fs.readFileSync(after);
}

/**
 * Cuts build/longroll_web.wasm. Gives { primary, modules: Map name -> bytes, needs: Map pack -> [modules, in their order], report: [lines] }; throws
 * with the names when something of a game is used from outside but through the registry. `first` is the game of the primary.
 */
export function split(build, first) {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), 'longroll-split-'));
  try {
    return splitIn(work, build, first);
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
}

function splitIn(work, build, first) {
  const program = path.join(build, 'longroll_web.wasm');
  const objects = objectsOf(build, first);
  const games = [...new Set(objects.map(({ owner }) => owner))].filter((owner) => ![HEXES, ...APART].includes(owner)).sort();
  const join = joining(games);
  const symbols = symbolsOf(build, objects, join);
  const final = readWasm(fs.readFileSync(program));
  const linked = readWasm(fs.readFileSync(path.join(build, 'longroll_web_linked.wasm')));
  const { entries, faults } = entriesOf(symbols, join);
  if (faults.length > 0) throw new Error(`code of a game is used from outside of it:\n  ${faults.join('\n  ')}`);
  const owner = (name) => ownerOf(name, symbols.defined);
  const places = widened(placesOf(final, linked, entries, owner, join, (name) => symbols.first.has(name)), final);

  const names = new Map([HEXES, ...new Set(places.values()), ...games, ROOMS, SHEETS].filter((module) => module !== PRIMARY).map((module) => [module, []]));
  const kept = new Map(); // game -> functions of its own that had to stay behind
  for (const { index, name, size } of final.functions) {
    const place = places.get(index);
    if (place !== PRIMARY) names.get(place).push(name);
    const whose = owner(name);
    if (whose !== PRIMARY && place !== whose) kept.set(whose, [...(kept.get(whose) ?? []), { name, size, place }]);
  }
  const inside = new Map([...names].flatMap(([module, list]) => list.map((name) => [name, module])));
  for (const [symbol, game] of entries) {
    if (final.functions.some(({ name }) => name === symbol) && inside.get(symbol) !== game)
      throw new Error(`${symbol} is an entry of ${game}, but its code would be in ${inside.get(symbol) ?? PRIMARY}`);
  }

  const manifest = [...names].filter(([, list]) => list.length > 0);
  const bytes = cutInto(program, new Map(manifest), work);
  const wrong = check({ whole: final, linked, modules: bytes, entries, ownerOf: owner });
  if (wrong.length > 0) throw new Error(`the cut is not sound:\n  ${wrong.slice(0, 40).join('\n  ')}`);
  for (const [module, one] of bytes) bytes.set(module, optimizedAgain(one, work));
  const modules = new Map([...bytes].map(([module, one]) => [module, byLikeness(delivered(one))]));
  for (const [module, one] of modules) if (!WebAssembly.validate(one)) throw new Error(`the module ${module} is no valid WebAssembly`);
  const bare = modules.get(PRIMARY);
  modules.delete(PRIMARY);
  const needs = (module) => needsOf(module, modules.keys(), games);
  const { primary: named, modules: worded, moved } = moveWords({ owners: ownersOfTexts(build, objects, join), primary: bare, modules, there: needs });
  const primary = withoutTypeNames(named, symbols.defined.keys());
  if (primary.equals(named)) throw new Error('no name of a type was found in the data');
  for (const game of games) if (names.get(game).length > 0 && !moved.get(game)) throw new Error(`no text of ${game} was found in its objects`);
  for (const [module, one] of worded) if (!WebAssembly.validate(one)) throw new Error(`with its words the module ${module} is no valid WebAssembly`);
  const report = [`${final.functions.length} functions: ${[...names].map(([module, list]) => `${list.length} in ${module}`).join(', ')}, the rest in the primary`];
  for (const [game, list] of kept) {
    const places_of = [...new Set(list.map(({ place }) => place))];
    for (const place of places_of) {
      const some = list.filter((one) => one.place === place);
      report.push(`of ${game}, in ${place} because others call it, or an equal one: ${some.length} functions, ${some.reduce((sum, { size }) => sum + size, 0)} bytes`);
    }
  }
  report.push(`texts that come with their code: ${[...moved].map(([module, size]) => `${size} bytes with ${module}`).join(', ')}`);
  return {
    primary, modules: worded,
    needs: new Map([
      ...games.map((game) => [game, needs(game)]),
      ...(bytes.has(SHEETS) ? [[SHEETS, [SHEETS]]] : []),
      ...(bytes.has(ROOMS) ? [[`${first}-notes`, [ROOMS]]] : []),
    ]),
    kept, report,
  };
}

/** The places, with small modules of some games in the one of all. */
function widened(places, final) {
  const sizes = new Map();
  for (const { index, size } of final.functions) sizes.set(places.get(index), (sizes.get(places.get(index)) ?? 0) + size);
  return new Map([...places].map(([index, place]) => [index, place !== HEXES && isShared(place) && sizes.get(place) < LEAST_SHARED ? HEXES : place]));
}

/** The games of which the first download carries data, by what the build embedded. There should be one. */
export function firstGames(build) {
  const carried = fs.readFileSync(path.join(build, 'embedded/longroll_first_assets.txt'), 'utf8').split('\n');
  return [...new Set(carried.map((line) => /^games\/([^/=]+)\//.exec(line)?.[1]).filter(Boolean))];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const build = path.resolve(process.argv[2] ?? path.join(root, 'build/wasm'));
  const cut = split(build, firstGames(build)[0]);
  console.log(cut.report.join('\n'));
  for (const [game, list] of cut.kept)
    for (const { name, size, place } of list.sort((a, b) => b.size - a.size).slice(0, 15)) console.log(`  ${game} -> ${place}: ${size} ${name}`);
  console.log(`primary ${cut.primary.length}`);
  for (const [module, bytes] of cut.modules) console.log(`${module} ${bytes.length}`);
}
