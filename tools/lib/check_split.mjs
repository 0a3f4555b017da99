// Proves of a program that was cut into modules that no call meets an empty place of the table. It looks at the binaries alone, and not
// at how tools/lib/split.mjs decided:
//   every function of the whole program is in one module, none in two; each that the whole exports is in the primary;
//   every direct call of the whole leads where the caller can count on, or from the primary to an entry of a game;
//   every slot of the table is filled once, by a module on which the code that knows its number can count;
//   every slot that the cut added, which is how one module calls into another, is called from where it is sure to be filled;
//   whatever a module imports the primary exports, and leads where the module can count on.
// "Can count on": the primary on itself, `hexes`, `rooms` and `sheets` also on the primary, a game on the primary, on `hexes`, on itself and on what has
// its name among others (`battles-chattanooga`); such a one on the primary, on `hexes` and on what has all its names.
import { readWasm } from './wasm.mjs';

/**
 * Faults, none when the cut is sound. `whole` is the program before the cut, `linked` before wasm-opt; `modules` are the named binaries after the
 * cut, 'primary' among them; `entries` symbol -> game; `ownerOf` tells whose a function of the linked program is.
 */
export function check({ whole, linked, modules, entries, ownerOf }) {
  const faults = [];
  const parts = new Map([...modules].map(([module, bytes]) => [module, readWasm(bytes)]));
  const isApart = (module) => ['primary', 'rooms', 'sheets'].includes(module);
  const isThere = (other, module) => other === 'hexes' || (module !== 'hexes' && module.split('-').every((game) => other.split('-').includes(game)));
  const countsOn = (module) => new Set(['primary', module, ...(isApart(module) ? [] : [...parts.keys()].filter((other) => !isApart(other) && isThere(other, module)))]);
  const known = new Map();
  const sure = { get: (place) => known.get(place) ?? known.set(place, place ? countsOn(place) : new Set()).get(place) };
  const entry = (name, module) => entries.get(name) === module;

  for (const [module, part] of parts) if (part.tables !== 1) faults.push(`${module} has ${part.tables} tables`);

  // Where each function is, by its name. What the cut adds to the primary are thunks: they call a new slot and nothing else.
  const home = new Map();
  const wholeNames = new Set(whole.functions.map(({ name }) => name));
  for (const [module, part] of parts) {
    for (const { name } of part.functions) {
      if (!wholeNames.has(name)) continue;
      if (home.has(name)) faults.push(`${name} is in ${home.get(name)} and in ${module}`);
      home.set(name, module);
    }
  }
  for (const { name } of whole.functions) if (!home.has(name)) faults.push(`${name} is in no module`);
  if (wholeNames.size !== whole.functions.length) faults.push('two functions of the whole have one name');

  for (const one of whole.functions) {
    for (const callee of [...one.calls, ...one.refers]) {
      if (callee < whole.imported) continue;
      const from = home.get(one.name), to = home.get(whole.name(callee));
      if (!sure.get(from).has(to) && !(from === 'primary' && entry(whole.name(callee), to)))
        faults.push(`${one.name}, in ${from}, calls ${whole.name(callee)}, in ${to}`);
    }
  }
  for (const { kind, index, name } of whole.exports) {
    if (kind !== 'function' || index < whole.imported) continue;
    if (home.get(whole.name(index)) !== 'primary') faults.push(`${whole.name(index)}, which the page calls as ${name}, is in ${home.get(whole.name(index))}`);
  }

  // The table: who fills each slot with what.
  const filled = new Map();
  for (const [module, part] of parts) {
    for (const { slot, index } of part.elements) {
      if (filled.has(slot)) faults.push(`slot ${slot} is filled by ${filled.get(slot).module} and by ${module}`);
      filled.set(slot, { module, name: part.name(index) });
    }
  }
  const before = new Map(linked.elements.map(({ slot, index }) => [slot, linked.name(index)]));
  const old = new Set();
  for (const { slot, index } of whole.elements) {
    old.add(slot);
    const now = filled.get(slot);
    const owner = ownerOf(before.get(slot) ?? '');
    if (now?.name !== whole.name(index) && index >= whole.imported) faults.push(`slot ${slot} has ${now?.name ?? 'nothing'} in place of ${whole.name(index)}`);
    else if (now && !sure.get(owner).has(now.module)) faults.push(`slot ${slot}, ${before.get(slot)} of ${owner}, leads to ${now.name} in ${now.module}`);
  }
  for (const [module, part] of parts) {
    for (const { name, slots } of part.functions) {
      for (const slot of slots) {
        const to = filled.get(slot);
        if (old.has(slot) || (module === 'primary' && !wholeNames.has(name))) continue; // a thunk of the cut's is judged where it is called
        if (!to) faults.push(`${name}, in ${module}, calls the empty slot ${slot}`);
        else if (!sure.get(module).has(to.module) && !(module === 'primary' && entry(to.name, to.module)))
          faults.push(`${name}, in ${module}, calls ${to.name}, in ${to.module}, by slot ${slot}`);
      }
    }
  }

  // What modules import.
  const primary = parts.get('primary');
  const offered = new Map(primary.exports.map((one) => [one.name, one]));
  const thunks = new Map(primary.functions.filter(({ name }) => !wholeNames.has(name)).map((one) => [one.index, one]));
  for (const [module, part] of parts) {
    if (module === 'primary') continue;
    for (const { module: from, name, kind } of part.imports) {
      const export_ = offered.get(name);
      if (from !== '' || export_?.kind !== kind) faults.push(`${module} imports ${kind} ${from}.${name}, which the primary does not export`);
      if (kind !== 'function' || !export_) continue;
      const thunk = thunks.get(export_.index);
      if (!thunk) continue;
      const to = filled.get(thunk.slots[0]);
      if (thunk.slots.length !== 1 || !to || !sure.get(module).has(to.module)) faults.push(`${module} calls ${to?.name ?? 'an empty slot'}, in ${to?.module ?? 'no module'}, through ${thunk.name}`);
    }
  }
  return faults;
}
