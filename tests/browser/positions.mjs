// Positions to test the page in: games that the engine's own program plays until something worth testing is asked. No link
// is written down here, so none goes stale when a rule or the format of links changes.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { root } from '../../tools/lib/deps.mjs';

const PROGRAMS = ['build/native/longroll', 'build/quick/longroll', 'build/wasm/longroll.cjs'].map((file) => path.join(root, file));
/** The program as it was built last; a native one begins and plays faster. */
function program() {
  const built = PROGRAMS.filter((file) => fs.existsSync(file));
  const native = built.filter((file) => !file.endsWith('.cjs'));
  return (native.length ? native : built).sort((a, b) => fs.statSync(b).mtimeMs - fs.statSync(a).mtimeMs)[0];
}

/** The protocol (engine/protocol), one answer for each line. `words` go to the program: ['assets=DIR'] has it read other data. */
export function protocol(words = []) {
  const file = program();
  assert.ok(file, 'the program longroll has been built');
  const child = file.endsWith('.cjs') ? spawn(process.execPath, [file, 'serve', ...words]) : spawn(file, ['serve', ...words]);
  const answers = readline.createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    ask: async (line) => {
      child.stdin.write(`${line}\n`);
      return JSON.parse((await answers.next()).value);
    },
    end: () => child.kill(),
  };
}

/**
 * Plays games until `wanted(prompt, ply)` is true of what is asked, and gives {fragment, prompt, hash, ply}.
 * `prompt` is the protocol's: {seat, heading, text, rule, actions: [{text, label}]}. `choose` picks the next action,
 * `options` are words of the protocol: 'melee=on'.
 */
export async function position(wanted, { choose = (actions, n) => actions[(n * 7) % actions.length].text, games = 20, plies = 250, game = 'dixie', options = '' } = {}) {
  const { ask, end } = protocol();
  try {
    for (let seed = 1; seed <= games; ++seed) {
      await ask(`new ${game} seed=${seed} ${options}`.trim());
      for (let ply = 0; ply < plies; ++ply) {
        const prompt = await ask('prompt');
        if (!prompt.actions?.length) break;
        if (await wanted(prompt, ply, ask)) {
          const [{ link }, { hash }] = [await ask('link'), await ask('hash')];
          return { fragment: `#${link}`, prompt, hash, ply };
        }
        await ask(`do ${choose(prompt.actions, ply)}`);
      }
    }
  } finally {
    end();
  }
  throw new Error('no game reached such a position');
}

/**
 * Many positions out of the same games: `wanted` names each and says what to look for, a question to the prompt as in
 * `position`, or {done: (act, told) => ...}, which is asked about an action and the lines of the log that it led to: then
 * the position is the one before, with the action: {fragment, prompt, hash, ply, act, told}. `choose` gets the prompt, too.
 */
export async function positions(wanted, { choose = (actions, n) => actions[(n * 7) % actions.length].text, games = 40, plies = 600, game = 'dixie', options = '' } = {}) {
  const { ask, end } = protocol();
  const found = {};
  const missing = () => Object.keys(wanted).filter((name) => !found[name]);
  const here = async (prompt, ply) => {
    const [{ link }, { hash }] = [await ask('link'), await ask('hash')];
    return { fragment: `#${link}`, prompt, hash, ply };
  };
  try {
    for (let seed = 1; seed <= games; ++seed) {
      await ask(`new ${game} seed=${seed} ${options}`.trim());
      for (let ply = 0; ply < plies && missing().length > 0; ++ply) {
        const prompt = await ask('prompt');
        if (!prompt.actions?.length) break;
        for (const name of missing()) {
          if (typeof wanted[name] === 'function' && (await wanted[name](prompt, ply, ask))) found[name] = await here(prompt, ply);
        }
        const act = choose(prompt.actions, ply, prompt);
        const { told = [] } = await ask(`do ${act}`);
        for (const name of missing()) {
          if (!wanted[name].done?.(act, told, prompt)) continue;
          await ask('undo');
          found[name] = { ...(await here(prompt, ply)), act, told };
          await ask(`do ${act}`);
        }
      }
    }
  } finally {
    end();
  }
  assert.deepEqual(missing(), [], 'every position was found');
  return found;
}

/** Among the acts of `after`: nobody plays a special card as long as one could, as goOn (table.mjs) does on the page. */
export const PASSES = Symbol('passes');

/** What the engine itself gets when it does these actions in a position: {hash, told}. */
export async function after({ fragment }, ...acts) {
  const { ask, end } = protocol();
  try {
    await ask(`open ${fragment.slice(1)}`);
    const lines = [];
    const carryOut = async (act) => {
      const did = await ask(`do ${act}`);
      assert.ok(did.told, `${act}: ${JSON.stringify(did)}`);
      lines.push(...did.told);
    };
    for (const act of acts) {
      if (act !== PASSES) await carryOut(act);
      else while ((await ask('prompt')).actions?.some(({ text }) => text === 'pass')) await carryOut('pass');
    }
    return { hash: (await ask('hash')).hash, told: lines };
  } finally {
    end();
  }
}

/** Does the prompt offer an action of that verb? */
export const offers = (verb) => (prompt) => prompt.actions.some(({ text }) => text.split(' ')[0] === verb);

/** What a game's link holds: {options: {melee: 'on', ...}, decks: {usa: 'id,id', csa: ''}, ...}. */
export async function journalOf(link) {
  const { ask, end } = protocol();
  try {
    await ask(`open ${link}`);
    return await ask('journal');
  } finally {
    end();
  }
}
