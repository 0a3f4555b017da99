// How fast the computer thinks in the page's worker, in headless Chromium: of one site, or the program cut into modules beside the whole one.
// usage: node tools/lib/worker_speed.mjs SITE [UNCUT] [ROUNDS=5]   sites made by tools/lib/site.mjs; `uncut` makes the second
//        node tools/lib/worker_speed.mjs native PROGRAM [ROUNDS=5]  the same questions to build/quick/longroll: whether they can be asked
//        ONLY=campaign before it asks only the questions with that in their name
//
// Each round asks every question of every site, one after the other, each in a worker of its own that has played one warm-up. The table
// tells the median of the rounds (of all answers to the question together, and of one), because other programs slow down single ones; and
// the longest answer of all rounds, beside what the issues allow for one. The first answer of a movement or an impulse has its plan.
import fs from 'node:fs';
import path from 'node:path';
import { QUESTIONS, timesOf } from './worker_questions.mjs';

const words = process.argv.slice(2);
const rounds = /^\d+$/.test(words.at(-1) ?? '') ? Number(words.pop()) : 5;
const isNative = words[0] === 'native';
const sites = (isNative ? words.slice(1) : words).map((one) => path.resolve(one));
if (sites.length < 1 || sites.length > (isNative ? 1 : 2)) throw new Error('usage: node tools/lib/worker_speed.mjs SITE [UNCUT] [ROUNDS=5], or native PROGRAM [ROUNDS=5]');
const asked = Object.entries(QUESTIONS).filter(([name]) => name.includes(process.env.ONLY ?? ''));
const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];
const sum = (list) => list.reduce((all, one) => all + one, 0);

/** Runs in the page: ms of every answer, in a worker of its own, after a warm-up. */
const timedInPage = async (site, question, timesOfQuestion) => {
  const worker = new Worker(site.worker);
  const compile = async (name) => WebAssembly.compile(await (await fetch(name)).arrayBuffer());
  worker.postMessage(await compile(site.program));
  for (const [game, { name }] of Object.entries(site.packs)) {
    if (game.endsWith('-notes')) continue;
    const code = await Promise.all((site.code[game] ?? []).map(async (one) => [one.module, await compile(one.name)]));
    worker.postMessage({ game, data: await (await fetch(name)).text(), code });
  }
  let number = 0;
  const ask = (line) => new Promise((done, failed) => {
    const mine = ++number;
    worker.onmessage = ({ data }) => data.startsWith(`${mine} `) && done(data.slice(`${mine} `.length));
    worker.onerror = ({ message }) => failed(new Error(message));
    worker.postMessage(`${mine} ${line}`);
  });
  try {
    await timesOfQuestion(question, ask);
    return await timesOfQuestion(question, ask);
  } finally {
    worker.terminate();
  }
};

async function siteAsker(folder) {
  const { laboratory } = await import('../../tests/browser/harness.mjs');
  const lab = await laboratory({ folder, keep: true, drawn: true });
  const glue = fs.readFileSync(path.join(folder, fs.readdirSync(folder).find((name) => /^glue-/.test(name))), 'utf8');
  const named = (name) => JSON.parse(new RegExp(`const ${name} = (.*?); // `).exec(glue)[1]);
  const [program, worker] = ['longroll_web-', 'worker-'].map((part) => fs.readdirSync(folder).find((name) => name.startsWith(part) && /\.(wasm|js)$/.test(name) && (part === 'worker-' || name.endsWith('.wasm'))));
  const site = { packs: named('PACKS'), code: named('CODE'), program, worker };
  const page = await lab.open();
  // As an expression, for a function cannot be handed over as an argument.
  return { close: () => lab.close(), times: (question) => page.evaluate(`(${timedInPage})(${JSON.stringify(site)}, ${JSON.stringify(question)}, ${timesOf})`) };
}

async function nativeAsker(program) {
  const { spawn } = await import('node:child_process');
  const { createInterface } = await import('node:readline');
  const child = spawn(program, ['serve'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (line) => {
    child.stdin.write(`${line}\n`);
    return (await lines.next()).value;
  };
  return { close: () => child.stdin.end(), times: (question) => timesOf(question, ask) };
}

const askers = [];
for (const one of sites) askers.push(await (isNative ? nativeAsker(one) : siteAsker(one)));
const found = new Map(asked.map(([name]) => [name, askers.map(() => [])]));
for (let round = 0; round < rounds; ++round)
  for (const [name, question] of asked)
    for (const i of round % 2 ? [...askers.keys()].reverse() : askers.keys()) found.get(name)[i].push(await askers[i].times(question));

const cell = (text) => String(text).padStart(9);
const ms = (number) => cell(number.toFixed(number < 10 ? 1 : 0));
const columns = ['all', 'one', 'longest'];
console.log(`ms ${isNative ? 'natively' : 'in the worker'}, ${rounds} rounds`.padEnd(40) + cell('answers') + columns.map(cell).join('') + cell('aim') + (askers.length > 1 ? cell('uncut') + cell('slower') : ''));
for (const [name, lists] of found) {
  const [all, uncut] = lists.map((list) => median(list.map(sum)));
  const answers = lists[0].flat();
  const { aim } = QUESTIONS[name];
  const longest = Math.max(...answers);
  console.log(name.padEnd(40) + cell(lists[0][0].length) + ms(all) + ms(median(answers)) + ms(longest) + cell(aim || '') +
    (uncut === undefined ? '' : ms(uncut) + cell(`${((100 * all) / uncut - 100).toFixed(1)}%`)) + (aim && longest > aim ? '  over' : ''));
}
for (const asker of askers) await asker.close();
