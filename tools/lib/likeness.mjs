// The order in which a module's functions pack best: each stands behind the one that it has the most in common with, so that the packer finds
// what it repeats close by. It saves a sixtieth of the code.
import { bodiesOf, reordered } from './wasm.mjs';

const LENGTH = 6; // bytes of a run: two or three instructions
const COMMON = 40; // a run that more functions have tells nothing of likeness

/** The binary with its functions in that order. Every run gives the same. */
export const byLikeness = (bytes) => reordered(bytes, orderOf(bodiesOf(bytes)));

/** A run as a small number, which is far faster to look up than the run. */
const hashOf = (bytes, at) => (Math.imul(bytes.readUInt32LE(at), 0x9e3779b1) ^ Math.imul(bytes.readUInt16LE(at + 4), 0x85ebca6b)) >>> 2;

/** An order of bodies of functions, by their places: begins with the first and goes on with the most alike of those that are left. */
export function orderOf(bodies) {
  const having = new Map(); // run -> who has it
  const runs = bodies.map((body, i) => {
    const own = new Set();
    for (let at = 0; at + LENGTH <= body.length; ++at) own.add(hashOf(body, at));
    for (const run of own) {
      const list = having.get(run);
      if (list) list.push(i); else having.set(run, [i]);
    }
    return own;
  });
  const left = new Set(bodies.keys());
  const order = [];
  let shared = new Map(); // of those left: how many runs it shares with the last one
  while (left.size > 0) {
    let best = -1, most = 0;
    for (const [i, count] of shared) {
      const likeness = count / Math.sqrt(runs[i].size + 20); // a long function shares some runs with anybody
      if (likeness > most || (likeness === most && best >= 0 && i < best)) [best, most] = [i, likeness];
    }
    if (best < 0) [best] = left;
    left.delete(best);
    order.push(best);
    shared = new Map();
    for (const run of runs[best]) {
      const list = having.get(run);
      if (list.length > COMMON) continue;
      for (const i of list) if (left.has(i)) shared.set(i, (shared.get(i) ?? 0) + 1);
    }
  }
  return order;
}
