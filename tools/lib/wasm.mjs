// Reads a WebAssembly binary as far as cutting it needs: who calls whom, what stands in the table, what is imported and
// exported, and the names of functions. Knows the instructions that Emscripten makes of our C++ and refuses any other.

/** A cursor over bytes: numbers in LEB128, names, expressions. */
export class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }
  byte() { return this.bytes[this.at++]; }
  /** An unsigned number of up to 53 bits. */
  number() {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const part = this.byte();
      value += (part & 127) * scale;
      if (part < 128) return value;
    }
  }
  /** A signed number of 32 or 33 bits; of a longer one only the end is found. */
  signed() {
    let value = 0, scale = 1, part;
    do {
      part = this.byte();
      value += (part & 127) * scale;
      scale *= 128;
    } while (part >= 128);
    return part & 64 ? value - scale : value;
  }
  text() {
    const size = this.number();
    this.at += size;
    return Buffer.from(this.bytes.subarray(this.at - size, this.at)).toString();
  }
  /** Calls `read` as often as the number that comes first says. */
  list(read) { return Array.from({ length: this.number() }, (_, i) => read(i)); }
}

const NONE = 0, INDEX = 1, TWO = 2, MEMORY = 3, BLOCK = 4, TABLE = 5, SIGNED = 6, FLOAT = 7, DOUBLE = 8, TYPES = 9;
const IMMEDIATE = (() => { // what follows each instruction of one byte; undefined: not one of ours
  const all = new Array(256);
  const put = (from, to, kind) => all.fill(kind, from, to + 1);
  put(0x00, 0x01, NONE); put(0x02, 0x04, BLOCK); put(0x05, 0x05, NONE); put(0x0b, 0x0b, NONE); put(0x0c, 0x0d, INDEX);
  put(0x0e, 0x0e, TABLE); put(0x0f, 0x0f, NONE); put(0x10, 0x10, INDEX); put(0x11, 0x11, TWO); put(0x12, 0x12, INDEX);
  put(0x13, 0x13, TWO); put(0x1a, 0x1b, NONE); put(0x1c, 0x1c, TYPES); put(0x20, 0x26, INDEX); put(0x28, 0x3e, MEMORY);
  put(0x3f, 0x40, INDEX); put(0x41, 0x42, SIGNED); put(0x43, 0x43, FLOAT); put(0x44, 0x44, DOUBLE); put(0x45, 0xc4, NONE);
  put(0xd0, 0xd0, SIGNED); put(0xd1, 0xd1, NONE); put(0xd2, 0xd2, INDEX);
  return all;
})();
const LONG = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1]; // how many numbers follow 0xfc N
const [CALL, CALL_INDIRECT, TAIL_CALL, TAIL_CALL_INDIRECT, CONST, REF_FUNC] = [0x10, 0x11, 0x12, 0x13, 0x41, 0xd2];

/** Goes through instructions up to `end`, or to the end of an expression. `seen(opcode, number)` hears of calls and of
 *  references to functions, and where their number begins; of an indirect call whose slot is written beside it, `number` is that slot, else
 *  undefined. `written(number)` hears of every number that may be an address: constants, and what memory instructions add to one. */
function walk(reader, end, seen, written = () => {}) {
  let depth = 0;
  let constant; // of the instruction before
  while (end === null || reader.at < end) {
    const op = reader.byte();
    let now;
    if (op === 0xfc) {
      const sub = reader.number();
      if (sub >= LONG.length) throw new Error(`unknown instruction fc ${sub}`);
      for (let i = 0; i < LONG[sub]; ++i) reader.number();
      constant = undefined;
      continue;
    }
    switch (IMMEDIATE[op]) {
      case NONE: break;
      case INDEX: {
        const at = reader.at;
        const index = reader.number();
        if (op === CALL || op === TAIL_CALL || op === REF_FUNC) seen(op === TAIL_CALL ? CALL : op, index, at);
        break;
      }
      case TWO:
        reader.number();
        reader.number();
        seen(CALL_INDIRECT, constant);
        break;
      case MEMORY:
        if (reader.number() & 64) reader.number(); // another memory than the first
        written(reader.number());
        break;
      case BLOCK: reader.signed(); ++depth; break;
      case TABLE: reader.list(() => reader.number()); reader.number(); break;
      case SIGNED: now = reader.signed(); if (op === CONST) written(now); else now = undefined; break;
      case FLOAT: reader.at += 4; break;
      case DOUBLE: reader.at += 8; break;
      case TYPES: reader.list(() => reader.byte()); break;
      default: throw new Error(`unknown instruction ${op.toString(16)}`);
    }
    constant = now;
    if (op === 0x0b && depth-- === 0 && end === null) return;
  }
}

/** The number that a constant expression gives; NaN when it is not a plain one. */
function constant(reader) {
  const from = reader.at;
  const plain = reader.bytes[from] === CONST;
  walk(reader, null, () => {});
  return plain ? new Reader(reader.bytes, from + 1).signed() : NaN;
}

/**
 * What a binary holds:
 *   imports    [{module, name, kind}]; kind 'function', 'table', 'memory', 'global' or 'tag'
 *   exports    [{name, kind, index}]
 *   functions  [{index, name, calls: Set of indices, refers: Set of indices, slots: [slot that it calls by number], size}], without the
 *              imported ones, which have the first indices
 *   name(i)    the name of a function; its number when it has none
 *   elements   [{slot, index}]: what the binary puts into the table
 *   tables     how many tables it has, its own and imported ones
 *   start      the index of the function that runs at once, or -1
 */
export function readWasm(bytes) {
  const all = new Reader(bytes, 8);
  if (Buffer.from(bytes.subarray(0, 4)).toString('latin1') !== '\0asm') throw new Error('this is no WebAssembly');
  const out = { imports: [], exports: [], functions: [], elements: [], tables: 0, start: -1 };
  const names = new Map();
  const limits = (reader) => {
    const flags = reader.byte();
    reader.number();
    if (flags & 1) reader.number();
  };
  const KINDS = ['function', 'table', 'memory', 'global', 'tag'];
  let imported = 0;
  const globals = new Set(); // functions that globals refer to
  while (all.at < bytes.length) {
    const id = all.byte();
    const size = all.number();
    const reader = new Reader(bytes, all.at);
    const end = all.at + size;
    all.at = end;
    if (id === 0 && reader.text() === 'name') {
      while (reader.at < end) {
        const part = reader.byte();
        const length = reader.number();
        const next = reader.at + length;
        if (part === 1) reader.list(() => names.set(reader.number(), reader.text()));
        reader.at = next;
      }
    } else if (id === 2) {
      reader.list(() => {
        const one = { module: reader.text(), name: reader.text(), kind: KINDS[reader.byte()] };
        if (one.kind === 'function') { reader.number(); ++imported; }
        if (one.kind === 'table') { reader.byte(); limits(reader); ++out.tables; }
        if (one.kind === 'memory') limits(reader);
        if (one.kind === 'global') { reader.byte(); reader.byte(); }
        if (one.kind === 'tag') { reader.byte(); reader.number(); }
        out.imports.push(one);
      });
    } else if (id === 4) {
      out.tables += reader.number();
    } else if (id === 6) {
      reader.list(() => {
        reader.byte();
        reader.byte();
        walk(reader, null, (op, index) => op === REF_FUNC && globals.add(index));
      });
    } else if (id === 7) {
      reader.list(() => out.exports.push({ name: reader.text(), kind: KINDS[reader.byte()], index: reader.number() }));
    } else if (id === 8) {
      out.start = reader.number();
    } else if (id === 9) {
      reader.list(() => {
        const flags = reader.number();
        const active = !(flags & 1);
        if (active && flags & 2) reader.number();
        const from = active ? constant(reader) : NaN;
        if (flags & 3) reader.byte(); // what is listed: functions
        reader.list((i) => {
          let index = -1;
          if (flags & 4) walk(reader, null, (op, number) => { if (op === REF_FUNC) index = number; });
          else index = reader.number();
          if (index >= 0) out.elements.push({ slot: from + i, index });
        });
      });
    } else if (id === 10) {
      reader.list((i) => {
        const length = reader.number();
        const last = reader.at + length;
        reader.list(() => { reader.number(); reader.byte(); }); // its locals
        const one = { index: imported + i, calls: new Set(), refers: new Set(), slots: [], size: length };
        walk(reader, last, (op, number) => {
          if (op === CALL) one.calls.add(number);
          else if (op === REF_FUNC) one.refers.add(number);
          else if (number !== undefined) one.slots.push(number);
        });
        if (reader.at !== last) throw new Error(`function ${one.index} does not end where it says`);
        out.functions.push(one);
      });
    }
  }
  out.imported = imported;
  out.global_refers = globals;
  out.name = (index) => names.get(index) ?? String(index);
  for (const one of out.functions) one.name = out.name(one.index);
  return out;
}

/** Where the contents of a section begin and end; undefined when the binary has no such section. */
export function section(bytes, wanted) {
  const reader = new Reader(bytes, 8);
  while (reader.at < bytes.length) {
    const id = reader.byte();
    const to = reader.number() + reader.at;
    if (id === wanted) return { from: reader.at, to };
    reader.at = to;
  }
  return undefined;
}

/** The bodies of a binary's own functions. */
export function bodiesOf(bytes) {
  const code = section(bytes, 10);
  if (!code) return [];
  const reader = new Reader(bytes, code.from);
  return reader.list(() => {
    const size = reader.number();
    reader.at += size;
    return bytes.subarray(reader.at - size, reader.at);
  });
}

/** The binary, as delivered() gives it, with its own functions in another order: `order` names each of them by its place among them. */
export function reordered(bytes, order) {
  const { imported, elements, functions } = readWasm(bytes);
  if (new Set(order).size !== functions.length || order.length !== functions.length) throw new Error('the order does not name every function once');
  const fresh = new Map(order.map((old, now) => [imported + old, imported + now]));
  const numbered = (index) => fresh.get(index) ?? index; // imported ones stay
  const bodies = bodiesOf(bytes).map((body) => renumbered(body, numbered));
  const all = new Reader(bytes, 8);
  const parts = [bytes.subarray(0, 8)];
  const put = (id, contents) => {
    const body = Buffer.concat(contents.map((part) => Buffer.from(part)));
    parts.push(Buffer.from([id, ...leb(body.length)]), body);
  };
  while (all.at < bytes.length) {
    const from = all.at;
    const id = all.byte();
    const size = all.number();
    const reader = new Reader(bytes, all.at);
    all.at += size;
    if (id === 3) {
      const types = reader.list(() => reader.number());
      put(id, [leb(types.length), ...order.map((old) => leb(types[old]))]);
    } else if (id === 6) {
      if (readWasm(bytes).global_refers.size > 0) throw new Error('a global refers to a function');
      parts.push(bytes.subarray(from, all.at));
    } else if (id === 7) {
      const exports = reader.list(() => ({ name: reader.text(), kind: reader.byte(), index: reader.number() }));
      put(id, [leb(exports.length), ...exports.flatMap(({ name, kind, index }) =>
        [leb(Buffer.byteLength(name)), Buffer.from(name), [kind], leb(kind === 0 ? numbered(index) : index)])]);
    } else if (id === 8) put(id, [leb(numbered(reader.number()))]);
    else if (id === 9) parts.push(Buffer.from(plainElements(elements.map(({ slot, index }) => ({ slot, index: numbered(index) })))));
    else if (id === 10) put(id, [leb(bodies.length), ...order.flatMap((old) => [leb(bodies[old].length), bodies[old]])]);
    else parts.push(bytes.subarray(from, all.at));
  }
  return Buffer.concat(parts);
}
/** A function's body with other numbers for those that it calls. */
function renumbered(body, numbered) {
  const reader = new Reader(body);
  const parts = [];
  let copied = 0;
  reader.list(() => { reader.number(); reader.byte(); }); // its locals
  walk(reader, body.length, (op, index, at) => {
    if (op !== CALL && op !== REF_FUNC) return;
    parts.push(body.subarray(copied, at), Buffer.from(leb(numbered(index))));
    copied = reader.at;
  });
  return Buffer.concat([...parts, body.subarray(copied)]);
}

/** Every number in the code of a binary that may be an address. */
export function numbersOf(bytes) {
  const all = new Set();
  const code = section(bytes, 10);
  if (!code) return all;
  const reader = new Reader(bytes, code.from);
  reader.list(() => {
    const last = reader.number() + reader.at;
    reader.list(() => { reader.number(); reader.byte(); }); // its locals
    walk(reader, last, () => {}, (number) => all.add(number));
  });
  return all;
}

/** An unsigned number in LEB128; `signed`: as the signed one of the same value. */
export function leb(value, signed = false) {
  const out = [];
  for (; value >= (signed ? 64 : 128); value = Math.floor(value / 128)) out.push((value % 128) + 128);
  return [...out, value];
}

/** The binary as it is delivered: without names and other remarks, and with a table that is written slot by slot, so that no
 *  browser need know of references in it: wasm-split writes the empty slots as references to nothing. It imports a table of any size. */
export function delivered(bytes) {
  const all = new Reader(bytes, 8);
  const parts = [bytes.subarray(0, 8)];
  while (all.at < bytes.length) {
    const from = all.at;
    const id = all.byte();
    const size = all.number();
    all.at += size;
    if (id === 9) parts.push(Buffer.from(plainElements(readWasm(bytes).elements)));
    else if (id === 2) parts.push(openTable(bytes, from, all.at));
    else if (id !== 0) parts.push(bytes.subarray(from, all.at));
  }
  return Buffer.concat(parts);
}
/** The imports between these places, with a table that may be larger: what is cut out afterwards adds slots to it. */
function openTable(bytes, from, to) {
  const reader = new Reader(bytes, from + 1);
  reader.number();
  const begin = reader.at;
  const parts = [];
  let copied = begin;
  reader.list(() => {
    reader.text();
    reader.text();
    const kind = reader.byte();
    if (kind === 0) reader.number();
    else if (kind === 3) reader.at += 2;
    else { // a table, after the type of what it holds, or a memory
      if (kind === 1) reader.byte();
      const at = reader.at;
      const flags = reader.byte();
      const least = reader.number();
      if (flags & 1) reader.number();
      if (kind === 1 && flags & 1) {
        parts.push(bytes.subarray(copied, at), Buffer.from([flags & ~1, ...leb(least)]));
        copied = reader.at;
      }
    }
  });
  const body = Buffer.concat([...parts, bytes.subarray(copied, to)]);
  return Buffer.concat([Buffer.from([2, ...leb(body.length)]), body]);
}
function plainElements(elements) {
  const runs = [];
  for (const { slot, index } of [...elements].sort((a, b) => a.slot - b.slot)) {
    if (Number.isNaN(slot)) throw new Error('a part of the table has no fixed place');
    const last = runs.at(-1);
    if (last && slot === last.from + last.list.length) last.list.push(index);
    else runs.push({ from: slot, list: [index] });
  }
  const body = [...leb(runs.length), ...runs.flatMap(({ from, list }) => [0, CONST, ...leb(from, true), 0x0b, ...leb(list.length), ...list.flatMap((index) => leb(index))])];
  return [9, ...leb(body.length), ...body];
}
