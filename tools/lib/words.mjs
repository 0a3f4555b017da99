// Moves the words of a module (the texts that its code alone names) out of the primary's data, so that they come with its code: a module
// writes them to where the program expects them when it starts.
//
// A text of the program may go with a module
//   1. when only objects of that module define it (the linker keeps one copy of equal texts);
//   2. when it stands in the data once, by itself and not as the end of another text;
//   3. up to the first byte that anybody else may point to: the linker lets a text that is the end of another one begin inside of it. Every number in
//      the code of other modules counts as such a pointer, and every word of the data that points behind the beginning.
import fs from 'node:fs';
import path from 'node:path';
import { Reader, leb, numbersOf, section } from './wasm.mjs';

const [DATA, CONST, END] = [11, 0x41, 0x0b];
const IS_STRING = 1; // of a segment's flags in an object
const SHORTEST = 12; // a shorter text costs as much as it saves: a segment has a head of six bytes

/** The data segments of a binary: [{address, at, size}]; `at` counts in the file. One without a fixed address is a fault. */
export function segmentsOf(bytes) {
  const found = section(bytes, DATA);
  if (!found) return [];
  const reader = new Reader(bytes, found.from);
  return reader.list(() => {
    if (reader.number() !== 0 || reader.byte() !== CONST) throw new Error('a data segment has no fixed address');
    const address = reader.signed();
    if (reader.byte() !== END) throw new Error('the address of a data segment is no plain number');
    const size = reader.number();
    reader.at += size;
    return { address, at: reader.at - size, size };
  });
}

/** The texts of an object file: the contents of its segments that the linker may merge, without the zero at their ends. */
export function textsOf(bytes) {
  const flags = [];
  for (const { name, from, to } of sections(bytes)) {
    if (name !== 'linking') continue;
    const reader = new Reader(bytes, from);
    reader.number(); // the version
    while (reader.at < to) {
      const kind = reader.byte();
      const next = reader.number() + reader.at;
      if (kind === 5) reader.list(() => { reader.text(); reader.number(); flags.push(reader.number()); });
      reader.at = next;
    }
  }
  return segmentsOf(bytes).filter((_, i) => flags[i] & IS_STRING)
    .map(({ at, size }) => Buffer.from(bytes.subarray(at, at + size - 1)).toString('latin1'));
}

/** The named sections of a binary, with where their contents begin and end. */
function* sections(bytes) {
  const reader = new Reader(bytes, 8);
  while (reader.at < bytes.length) {
    const id = reader.byte();
    const to = reader.number() + reader.at;
    if (id === 0) yield { name: reader.text(), from: reader.at, to };
    reader.at = to;
  }
}

/** Whose each text is: Map text -> module. `objects` is [{name, owner}] with names below `build`; `join` joins owners (split.mjs). */
export function ownersOfTexts(build, objects, join) {
  const owners = new Map();
  for (const { name, owner } of objects)
    for (const text of textsOf(fs.readFileSync(path.join(build, name)))) owners.set(text, join(owners.get(text), owner));
  return owners;
}

/**
 * Moves what may be moved. `owners` tells whose each text is, `modules` is Map module -> bytes without a data section of its own, `there(module)` the
 * modules that are there whenever that module's code runs. Gives the new primary and modules, and `moved`: Map module -> bytes of text.
 */
export function moveWords({ owners, primary, modules, there }) {
  const out = Buffer.from(primary);
  const segments = segmentsOf(primary);
  const pointers = pointersInData(primary, segments);
  const codes = new Map([['primary', numbersOf(primary)], ...[...modules].map(([module, bytes]) => [module, numbersOf(bytes)])]);
  const strangers = new Map([...modules.keys()].map((module) => [module,
    sorted([...codes].filter(([other]) => !there(other).includes(module)).flatMap(([, numbers]) => [...numbers]))]));
  const taken = new Map([...modules.keys()].map((module) => [module, []])); // module -> [{address, bytes}]
  for (const [text, places] of textsIn(primary, segments)) {
    const module = owners.get(text);
    if (places.length !== 1 || !taken.has(module)) continue;
    const [{ address, at }] = places;
    const end = Math.min(address + text.length, firstFrom(strangers.get(module), address), firstFrom(pointers, address + 1));
    if (end - address < SHORTEST) continue;
    taken.get(module).push({ address, bytes: primary.subarray(at, at + end - address) });
    out.fill(0, at, at + end - address);
  }
  const full = new Map([...modules].map(([module, bytes]) => [module, withData(bytes, taken.get(module))]));
  const moved = new Map([...taken].map(([module, list]) => [module, list.reduce((sum, { bytes }) => sum + bytes.length, 0)]));
  return { primary: out, modules: full, moved };
}

/** Blanks the names of types in the data: nothing of ours asks a type for its name, and types are compared by their addresses. `symbols` are those
 *  of the objects, of which _ZTS and a name stands for the text of that name. */
export function withoutTypeNames(bytes, symbols) {
  const out = Buffer.from(bytes);
  const names = new Set([...symbols].filter((symbol) => symbol.startsWith('_ZTS')).map((symbol) => symbol.slice(4)));
  for (const [text, places] of textsIn(bytes, segmentsOf(bytes)))
    if (names.has(text)) for (const { at } of places) out.fill(0, at, at + text.length);
  return out;
}

/** The texts in the data: what lies between two zeros, each with all places where it begins, [{address, at}]. */
function textsIn(bytes, segments) {
  const seen = new Map();
  for (const { address, at, size } of segments) {
    const data = Buffer.from(bytes.subarray(at, at + size));
    for (let from = 0; from < size;) {
      const to = data.indexOf(0, from) < 0 ? size : data.indexOf(0, from);
      if (to - from >= SHORTEST) {
        const text = data.toString('latin1', from, to);
        seen.set(text, [...(seen.get(text) ?? []), { address: address + from, at: at + from }]);
      }
      from = to + 1;
    }
  }
  return seen;
}

const sorted = (numbers) => Float64Array.from(numbers).sort();
/** The first of the numbers that is `least` or more. */
function firstFrom(numbers, least) {
  let low = 0, high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle] < least) low = middle + 1; else high = middle;
  }
  return low < numbers.length ? numbers[low] : Infinity;
}

/** Every word of the data at an address of four, as if it were an address. */
function pointersInData(bytes, segments) {
  const all = new Set();
  for (const { address, at, size } of segments)
    for (let offset = (4 - (address % 4)) % 4; offset + 4 <= size; offset += 4) all.add(Buffer.from(bytes.buffer, bytes.byteOffset + at + offset, 4).readUInt32LE(0));
  return sorted(all);
}

/** The binary with a data section that writes these texts. What lies close together is one segment: the zeros between are shorter than a head. */
function withData(bytes, texts) {
  if (texts.length === 0) return bytes;
  if (section(bytes, DATA)) throw new Error('a module has data of its own');
  const runs = [];
  for (const { address, bytes: text } of [...texts].sort((a, b) => a.address - b.address)) {
    const last = runs.at(-1);
    const gap = last ? address - last.end : Infinity;
    if (gap === 1) { // the zero at the end of a text, which stands there already
      last.parts.push(Buffer.from([0]), text);
      last.end = address + text.length;
    } else runs.push({ address, end: address + text.length, parts: [text] });
  }
  const body = Buffer.concat([Buffer.from(leb(runs.length)), ...runs.flatMap(({ address, end, parts }) =>
    [Buffer.from([0, CONST, ...leb(address, true), END, ...leb(end - address)]), ...parts])]);
  return Buffer.concat([bytes, Buffer.from([DATA, ...leb(body.length)]), body]);
}
