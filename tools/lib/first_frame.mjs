// How long a visitor waits for a table that can be played on; see tools/bench first. The time is the browser's own, from the beginning of the
// navigation to the frame after which a decision can be made: the page has said that it is ready and stands in the game.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { need, root } from './deps.mjs';
import { serve } from '../serve.mjs';
import { position } from '../../tests/browser/positions.mjs';

const { chromium } = need('playwright-core');
const { FLAGS, SIZES } = await import('../../tests/browser/harness.mjs');
const runs = Number(process.argv[2] ?? 7);
if (!(runs >= 1)) {
  console.error('usage: tools/bench first [RUNS=7]');
  process.exit(2);
}

/** In the page: notes when the shell was painted and when the first frame of the table was on the screen. */
function watch() {
  globalThis.waited = {};
  const look = () => {
    const asked = globalThis.longroll?.ready ? globalThis.longroll.prompt() : null;
    if (asked?.mayAct) globalThis.waited.table = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const { fragment } = await position((asked, ply) => ply > 60 && asked.actions.length > 3);
const server = await serve(path.join(root, 'dist'), { prefix: '/' });
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'longroll-first-')); // a real profile: compiled code is kept only in one
const open = () => chromium.launchPersistentContext(path.join(folder, 'profile'), {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', headless: true, args: FLAGS, ...SIZES.desktop,
});

async function visit(context) {
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(server.url + fragment);
  await page.waitForFunction(() => globalThis.waited.table, null, { timeout: 60_000 });
  const times = await page.evaluate(() => ({
    shell: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    table: globalThis.waited.table,
  }));
  await page.evaluate(() => navigator.serviceWorker?.ready.then(() => {}));
  await page.close();
  return times;
}

const middle = (all) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)];
function report(name, all) {
  const of = (what) => all.map((one) => one[what]);
  console.log(`${name.padEnd(46)} shell ${middle(of('shell')).toFixed(0).padStart(5)} ms   table ${middle(of('table')).toFixed(0).padStart(5)} ms   (${Math.min(...of('table')).toFixed(0)} to ${Math.max(...of('table')).toFixed(0)})`);
}

try {
  const [cold, started, warm] = [[], [], []];
  for (let n = 0; n < runs; ++n) {
    fs.rmSync(path.join(folder, 'profile'), { recursive: true, force: true });
    let context = await open();
    cold.push(await visit(context));
    for (let again = 0; again < 3; ++again) await visit(context); // the browser keeps compiled code from the second visit on
    warm.push(await visit(context));
    await context.close();
    context = await open();
    started.push(await visit(context));
    await context.close();
  }
  console.log(`from navigation to the first frame of the table, median of ${runs}, load ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length} cores; budget: under 1000 ms, cached`);
  report('first visit, nothing cached', cold);
  report('cached, browser just started', started);
  report('cached, browser running', warm);
} finally {
  await server.close();
  fs.rmSync(folder, { recursive: true, force: true });
}
