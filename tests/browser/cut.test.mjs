// What proves that the page's program is cut soundly: small programs, cut wrongly in each way that could happen, are refused by name.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { check } from '../../tools/lib/check_split.mjs';
import { orderOf } from '../../tools/lib/likeness.mjs';
import { cutInto, joining, needsOf, placesOf, tool } from '../../tools/lib/split.mjs';
import { bodiesOf, delivered, readWasm, reordered } from '../../tools/lib/wasm.mjs';
import { moveWords, segmentsOf, withoutTypeNames } from '../../tools/lib/words.mjs';

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'longroll-cut-'));
after(() => fs.rmSync(work, { recursive: true, force: true }));

/** The shell calls games by the slots that the registry has: 1 and 2. The game in slot 2 calls a tool of hexes. */
const PROGRAM = (more = '', start = '') => `(module
  (type $f (func (result i32)))
  (memory (export "memory") 1)
  (table 8 8 funcref)
  (elem (i32.const 1) $dixie_entry $battles_entry $battles_rule $dixie_rule)
  (func $shell (export "shell") (param i32) (result i32) ${start} (call_indirect (type $f) (local.get 0)))
  (func $shared (result i32) (i32.const 7))
  (func $dixie_entry (result i32) (i32.add (call $shared) (call $dixie_only)))
  (func $dixie_only (result i32) (i32.const 10))
  (func $dixie_rule (result i32) (i32.const 20))
  (func $battles_entry (result i32) (i32.add (call $shared) (i32.add (call $hexes_path) (call $battles_only))))
  (func $battles_only (result i32) (i32.const 100))
  (func $battles_rule (result i32) (i32.const 200))
  (func $hexes_path (result i32) (i32.const 1000))
  ${more})`;
const ENTRIES = new Map([['battles_entry', 'battles']]);
const ownerOf = (name) => ['battles', 'hexes'].find((module) => name.startsWith(module)) ?? 'primary';

let made = 0;
function assembled(text) {
  const name = path.join(work, `${++made}`);
  fs.writeFileSync(`${name}.wat`, text);
  execFileSync(tool('wasm-as'), ['-g', `${name}.wat`, '-o', `${name}.wasm`]);
  return `${name}.wasm`;
}
/** Cuts as `parts` says, module -> functions, and gives what the check says of it. */
function cut(text, parts, { linked = text } = {}) {
  const program = assembled(text);
  const out = path.join(work, `cut${made}`);
  fs.mkdirSync(out);
  const modules = cutInto(program, new Map(Object.entries(parts)), out);
  const whole = readWasm(fs.readFileSync(program));
  return { modules, faults: check({ whole, linked: readWasm(fs.readFileSync(assembled(linked))), modules, entries: ENTRIES, ownerOf }) };
}
const SOUND = { battles: ['battles_entry', 'battles_only', 'battles_rule'], hexes: ['hexes_path'] };

test('a sound cut is let through, and runs: the first game before the modules have come, the second after', async () => {
  const { modules, faults } = cut(PROGRAM(), SOUND);
  assert.deepEqual(faults, []);
  const primary = await WebAssembly.instantiate(await WebAssembly.compile(delivered(modules.get('primary'))), {});
  assert.equal(primary.exports.shell(1), 17);
  assert.throws(() => primary.exports.shell(2), WebAssembly.RuntimeError, 'an empty place of the table');
  for (const module of ['hexes', 'battles']) await WebAssembly.instantiate(await WebAssembly.compile(delivered(modules.get(module))), { '': primary.exports });
  assert.equal(primary.exports.shell(2), 1107);
  assert.equal(primary.exports.shell(3), 200);
  assert.equal(primary.exports.shell(1), 17);
});

test('a function of the primary that calls into a module is named', () => {
  const { faults } = cut(PROGRAM(), { ...SOUND, battles: [...SOUND.battles, 'shared'] });
  assert.match(faults.join('\n'), /dixie_entry, in primary, calls shared, in battles/);
});

test('a module of hexes that calls into a game is named', () => {
  const { faults } = cut(PROGRAM(), { battles: ['battles_entry', 'battles_rule', 'hexes_path'], hexes: ['battles_only', 'shared'] });
  assert.match(faults.join('\n'), /dixie_entry, in primary, calls shared, in hexes/);
  const other = cut(PROGRAM('(func $hexes_sight (export "sight") (result i32) (call $battles_only))'), { ...SOUND, hexes: ['hexes_path', 'hexes_sight'] });
  assert.match(other.faults.join('\n'), /hexes_sight, in hexes, calls battles_only, in battles/);
});

test('a function that the page calls is named when it is in a module', () => {
  const { faults } = cut(PROGRAM('(func $battles_open (export "open") (result i32) (i32.const 5))'), { ...SOUND, battles: [...SOUND.battles, 'battles_open'] });
  assert.match(faults.join('\n'), /battles_open, which the page calls as open, is in battles/);
});

test('a slot of the first game that holds an equal function of another game after wasm-opt is named', () => {
  // wasm-opt found dixie_rule and battles_rule equal, and kept the latter in both slots.
  const merged = PROGRAM().replace('$battles_rule $dixie_rule)', '$battles_rule $battles_rule)');
  const { faults } = cut(merged, SOUND, { linked: PROGRAM() });
  assert.match(faults.join('\n'), /slot 4, dixie_rule of primary, leads to battles_rule in battles/);
});

test('the entries of a game alone may be called from the primary', () => {
  assert.deepEqual(cut(PROGRAM('', '(drop (call $battles_entry))'), SOUND).faults, []);
  assert.match(cut(PROGRAM('', '(drop (call $battles_rule))'), SOUND).faults.join('\n'), /shell, in primary, calls battles_rule, in battles/);
});

test('the cut itself: what is equal, shared or exported stays where all can reach it', () => {
  const places = (text, linked = text, isFirst = () => false) => {
    const whole = readWasm(fs.readFileSync(assembled(text)));
    const found = placesOf(whole, readWasm(fs.readFileSync(assembled(linked))), ENTRIES, ownerOf, joining(['battles', 'chattanooga']), isFirst);
    return Object.fromEntries([...found].map(([index, place]) => [whole.name(index), place]));
  };
  const plain = places(PROGRAM());
  assert.deepEqual(plain, { shell: 'primary', shared: 'primary', dixie_entry: 'primary', dixie_only: 'primary', dixie_rule: 'primary',
    battles_entry: 'battles', battles_only: 'battles', battles_rule: 'battles', hexes_path: 'hexes' });
  const merged = PROGRAM().replace('$battles_rule $dixie_rule)', '$battles_rule $battles_rule)');
  assert.equal(places(merged, PROGRAM()).battles_rule, 'primary');
  assert.equal(places(PROGRAM('', '(drop (call $battles_only))')).battles_only, 'primary');
  assert.equal(places(PROGRAM('', '(drop (call $battles_entry))')).battles_entry, 'battles', 'the registry calls it');
  assert.equal(places(PROGRAM(), PROGRAM(), (name) => name === 'hexes_path').hexes_path, 'primary', 'it comes with the first download');
});

test('what some games share is a module of theirs', () => {
  const join = joining(['battles', 'campaign', 'chattanooga']);
  assert.equal(join('chattanooga', 'battles'), 'battles-chattanooga');
  assert.equal(join('battles-chattanooga', 'battles'), 'battles-chattanooga');
  assert.equal(join('battles-chattanooga', 'campaign'), 'hexes');
  assert.equal(join('battles', 'primary'), 'primary');
  assert.equal(join('battles', 'sheets'), 'primary');
  assert.equal(joining(['battles', 'chattanooga'])('battles', 'chattanooga'), 'hexes');
  const needs = (module) => needsOf(module, ['rooms', 'battles', 'campaign', 'chattanooga', 'battles-chattanooga', 'hexes'], ['battles', 'campaign', 'chattanooga']);
  assert.deepEqual(needs('campaign'), ['hexes', 'campaign']);
  assert.deepEqual(needs('battles'), ['hexes', 'battles-chattanooga', 'battles']);
  assert.deepEqual(needs('battles-chattanooga'), ['hexes', 'battles-chattanooga']);
  assert.deepEqual(needs('rooms'), ['rooms']);
});

test('modules of several games run, too: what each cut adds to the table fits what was cut out before', async () => {
  const more = '(func $some_shared (result i32) (i32.add (i32.const 3) (call $hexes_path)))';
  const text = PROGRAM(more).replace('(table 8 8', '(table 5 5').replace('(call $battles_only)', '(i32.add (call $battles_only) (call $some_shared))');
  const { modules, faults } = cut(text, { ...SOUND, 'battles-chattanooga': ['some_shared'] });
  assert.deepEqual(faults, []);
  const primary = await WebAssembly.instantiate(await WebAssembly.compile(delivered(modules.get('primary'))), {});
  for (const module of ['hexes', 'battles-chattanooga', 'battles']) await WebAssembly.instantiate(await WebAssembly.compile(delivered(modules.get(module))), { '': primary.exports });
  assert.equal(primary.exports.shell(2), 2110);
});

test('a module of some games that calls into one of them, or is called by another game, is named', () => {
  const more = `(func $some_shared (result i32) (i32.const 3)) (func $campaign_rule (result i32) (call $some_shared))
    (func $some_other (result i32) (call $battles_only)) (elem (i32.const 5) $campaign_rule $some_other)`;
  const faults = cut(PROGRAM(more), { ...SOUND, 'battles-chattanooga': ['some_shared', 'some_other'], campaign: ['campaign_rule'] }).faults.join('\n');
  assert.match(faults, /campaign_rule, in campaign, calls some_shared, in battles-chattanooga/);
  assert.match(faults, /some_other, in battles-chattanooga, calls battles_only, in battles/);
});

/** A program with these texts at 64, 128, ... and a word at 32; the shell points to `shell`, the rule of Battles to `rule`. */
function worded(texts, { word = 0, shell = 0, rule = 64 } = {}) {
  const data = texts.map((text, i) => `(data (i32.const ${64 * (i + 1)}) "${text}\\00")`).join(' ');
  const bytes = [0, 8, 16, 24].map((shift) => `\\${((word >> shift) & 255).toString(16).padStart(2, '0')}`).join('');
  const text = PROGRAM(`(data (i32.const 32) "${bytes}") ${data}`, `(drop (i32.const ${shell}))`).replace('(i32.const 200)', `(drop (i32.load8_u (i32.const 0))) (i32.const ${rule})`);
  const { modules } = cut(text, SOUND);
  const plain = new Map([...modules].map(([module, one]) => [module, delivered(one)]));
  const primary = plain.get('primary');
  plain.delete('primary');
  return { primary, modules: plain, there: (module) => (module === 'battles' ? ['hexes', 'battles'] : [module]) };
}
const text_at = (memory, at) => Buffer.from(memory.buffer).toString('latin1', at, Buffer.from(memory.buffer).indexOf(0, at));
const WORDS = 'The brigade cannot go there.';

test('a text of a module comes with it: the primary has zeros, the module writes it where the program expects it', async () => {
  const { primary, modules, moved } = moveWords({ ...worded([WORDS, 'A text of the shell.']), owners: new Map([[WORDS, 'battles'], ['A text of the shell.', 'primary']]) });
  assert.equal(moved.get('battles'), WORDS.length);
  const first = await WebAssembly.instantiate(await WebAssembly.compile(primary), {});
  assert.equal(text_at(first.exports.memory, 64), '');
  assert.equal(text_at(first.exports.memory, 128), 'A text of the shell.');
  for (const module of ['hexes', 'battles']) await WebAssembly.instantiate(await WebAssembly.compile(modules.get(module)), { '': first.exports });
  assert.equal(text_at(first.exports.memory, first.exports.shell(3)), WORDS);
});

test('a text stays when others may point to it: to its beginning, to its end, or from the data into it', () => {
  const owners = new Map([[WORDS, 'battles']]);
  const left = (program) => moveWords({ ...program, owners }).moved.get('battles');
  assert.equal(left(worded([WORDS])), WORDS.length);
  assert.equal(left(worded([WORDS], { shell: 64 })), 0, 'the shell names it');
  assert.equal(left(worded([WORDS], { shell: 64 + 21 })), 21, 'the shell names its end, which stays');
  assert.equal(left(worded([WORDS], { word: 64 + 17 })), 17, 'so does a word of the data');
  assert.equal(left(worded([WORDS], { word: 64 })), WORDS.length, 'a word that points to its beginning is of a table of the module');
  assert.equal(left(worded([WORDS, WORDS])), 0, 'it stands there twice');
  assert.equal(left(worded([`But ${WORDS}`])), 0, 'it is the end of another text');
});

test('no address of the delivered page is written by two modules, nor by one where the primary has something', () => {
  const site = path.join(import.meta.dirname, '../../dist');
  const files = fs.readdirSync(path.join(site, 'code')).filter((name) => name.endsWith('.wasm'));
  const taken = new Set();
  const primary = fs.readFileSync(path.join(site, fs.readdirSync(site).find((name) => /^longroll_web-.*\.wasm$/.test(name))));
  for (const { address, at, size } of segmentsOf(primary))
    for (let i = 0; i < size; ++i) if (primary[at + i] !== 0) taken.add(address + i);
  for (const name of files) {
    const bytes = fs.readFileSync(path.join(site, 'code', name));
    for (const { address, at, size } of segmentsOf(bytes)) {
      for (let i = 0; i < size; ++i) {
        if (bytes[at + i] === 0) continue; // the end of a text
        assert.ok(!taken.has(address + i), `${name} writes ${address + i}, which is written already`);
        taken.add(address + i);
      }
    }
  }
});

test('functions in another order do what they did: calls, the table, exports and the start follow them', async () => {
  const program = delivered(fs.readFileSync(assembled(PROGRAM('(global $begun (mut i32) (i32.const 0)) (func $begin (global.set $begun (i32.const 5)))'
    + ' (func (export "begun") (result i32) (global.get $begun)) (start $begin)'))));
  const order = bodiesOf(program).map((_, i) => i).reverse();
  const other = reordered(program, order);
  assert.deepEqual(bodiesOf(other).map((body) => body.length), bodiesOf(program).map((body) => body.length).reverse());
  for (const one of [program, other]) {
    const { instance: { exports } } = await WebAssembly.instantiate(one);
    assert.deepEqual([exports.shell(1), exports.shell(2), exports.begun()], [17, 1107, 5]);
  }
  assert.throws(() => reordered(program, order.slice(1)), /does not name every function once/);
  assert.throws(() => reordered(program, [0, ...order.slice(1)]), /does not name every function once/);
});

test('a function stands behind the one that it has the most in common with', () => {
  const body = (text) => Buffer.from(text);
  assert.deepEqual(orderOf(['0123456789', 'abcdefghij', '0123456zzz', 'abcdefgzzz'].map(body)), [0, 2, 1, 3]);
  assert.deepEqual(orderOf(['a', 'b', 'c'].map(body)), [0, 1, 2], 'nothing in common: as they were');
});

test('names of types are blanked, and nothing else', () => {
  const program = delivered(fs.readFileSync(assembled(`(module (memory (export "memory") 1)
    (data (i32.const 100) "\\00N8longroll4GameE\\00N8longroll4GameE of ours\\00N8longroll9NoSymbolE\\00"))`)));
  const text = (bytes) => { const [{ at, size }] = segmentsOf(bytes); return Buffer.from(bytes.subarray(at, at + size)).toString('latin1'); };
  const blank = withoutTypeNames(program, ['_ZTSN8longroll4GameE', '_ZTIN8longroll4GameE', '_ZN8longroll9NoSymbolE']);
  assert.equal(text(blank), text(program).replace('\0N8longroll4GameE\0', '\0'.repeat(18)));
});
