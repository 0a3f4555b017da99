// How fast the computer thinks in the page's worker: the program cut into modules beside the whole one, in headless Chromium.
// usage: node tools/lib/worker_speed.mjs CUT UNCUT [ROUNDS=5]    two sites, made by tools/lib/site.mjs; `uncut` makes the second
//
// Each round asks every question of both sites, one after the other, each in a worker of its own that has played one warm-up; the table
// tells the median of the rounds, because other programs slow down single ones.
import fs from 'node:fs';
import path from 'node:path';
import { laboratory } from '../../tests/browser/harness.mjs';

const [sites, rounds] = [process.argv.slice(2, 4).map((one) => path.resolve(one)), Number(process.argv[4] ?? 5)];
/** A start and what is timed after it: lines of the protocol. */
const QUESTIONS = {
  'battles/antietam, normal, 6 decisions': ['new battles/antietam seed=5', 6, 'bot normal seed=3'],
  'battles/shiloh, hard, 2 decisions': ['new battles/shiloh seed=5', 2, 'bot hard seed=3'],
  'dixie/gettysburg, hard, 2 decisions': ['new dixie/gettysburg seed=5', 2, 'bot hard seed=3'],
};
const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];

const labs = [];
for (const folder of sites) {
  const lab = await laboratory({ folder, keep: true, drawn: true });
  const glue = fs.readFileSync(path.join(folder, fs.readdirSync(folder).find((name) => /^glue-/.test(name))), 'utf8');
  const named = (name) => JSON.parse(new RegExp(`const ${name} = (.*?); // `).exec(glue)[1]);
  const [program, worker] = ['longroll_web-', 'worker-'].map((part) => fs.readdirSync(folder).find((name) => name.startsWith(part) && /\.(wasm|js)$/.test(name) && (part === 'worker-' || name.endsWith('.wasm'))));
  labs.push({ lab, page: await lab.open(), site: { packs: named('PACKS'), code: named('CODE'), program, worker } });
}
/** Runs in the page: ms for the question, in a worker of its own. */
const timed = async ([site, question]) => {
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
    worker.onmessage = ({ data }) => data.startsWith(`${mine} `) && done(data);
    worker.onerror = ({ message }) => failed(new Error(message));
    worker.postMessage(`${mine} ${line}`);
  });
  const [start, times, line] = question;
  let answer;
  const round = async () => {
    await ask(start);
    const begun = performance.now();
    for (let i = 0; i < times; ++i) {
      answer = await ask(line);
      const action = /"action":"([^"]*)"/.exec(answer)?.[1];
      if (action) await ask(`do ${action}`);
    }
    return performance.now() - begun;
  };
  await round();
  const ms = await round();
  worker.terminate();
  if (answer.includes('"error"') || answer.includes('"faults"')) throw new Error(answer);
  return ms;
};
const found = new Map(Object.keys(QUESTIONS).map((name) => [name, [[], []]]));
for (let round = 0; round < rounds; ++round)
  for (const [name, question] of Object.entries(QUESTIONS))
    for (const i of round % 2 ? [1, 0] : [0, 1]) found.get(name)[i].push(await labs[i].page.evaluate(timed, [labs[i].site, question]));
console.log('median of ms in the worker'.padEnd(44) + 'cut'.padStart(9) + 'uncut'.padStart(9) + 'slower'.padStart(9));
for (const [name, lists] of found) {
  const [cut, uncut] = lists.map(median);
  console.log(name.padEnd(44) + cut.toFixed(0).padStart(9) + uncut.toFixed(0).padStart(9) + `${((100 * cut) / uncut - 100).toFixed(1)}%`.padStart(9));
}
for (const { lab } of labs) await lab.close();
