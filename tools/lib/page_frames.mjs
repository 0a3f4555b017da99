// What a frame of the page costs while the pointer moves, and how long a visitor waits for the first question; see tools/bench page. A
// frame is the program's own work in one animation frame, without what a processor needs that stands for a graphics card.
import os from 'node:os';

const { SIZES, laboratory } = await import('../../tests/browser/harness.mjs');
const { ourTurn, press, settled, goHome } = await import('../../tests/browser/play.mjs');

/** Before the page's scripts: notes how long each animation frame of the program takes. */
const CLOCK = `globalThis.spent = [];
const ask = globalThis.requestAnimationFrame.bind(globalThis);
globalThis.requestAnimationFrame = (draw) => ask((at) => {
  const from = performance.now();
  draw(at);
  globalThis.spent.push(performance.now() - from);
});`;
const STEPS = 60;

const lab = await laboratory({ keep: true });
const print = (name, all) => {
  const sorted = [...all].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  console.log(`${name.padEnd(34)} median ${at(0.5).toFixed(1).padStart(6)} ms   19 of 20 under ${at(0.95).toFixed(1).padStart(6)} ms   longest ${at(1).toFixed(1).padStart(6)} ms   (${sorted.length} frames)`);
};

/** Does something with the pointer and reports the frames that it took. */
async function measure(page, name, act) {
  await settled(page);
  await page.evaluate(() => { globalThis.spent.length = 0; });
  await act();
  await settled(page);
  print(name, (await page.evaluate(() => globalThis.spent)).filter((ms) => ms > 0.3)); // what was asked for and drew nothing does not count
}

async function frames(game) {
  const page = await lab.open({ size: SIZES.desktop, init: CLOCK });
  await press(page, `play:${game}`);
  await ourTurn(page);
  const still = async (x, y) => { await page.mouse.move(x, y); };
  await measure(page, `${game}: pointer over the table`, async () => {
    for (let i = 0; i < STEPS; ++i) await still(60 + (i * 37) % 780, 140 + (i * 53) % 480);
  });
  if (game === 'battles') {
    await measure(page, `${game}: wheel`, async () => {
      await still(420, 400);
      for (let i = 0; i < STEPS; ++i) await page.mouse.wheel(0, i % 20 < 10 ? -60 : 60);
    });
    await measure(page, `${game}: map dragged`, async () => {
      await page.mouse.down();
      for (let i = 0; i < STEPS; ++i) await still(420 + 200 * Math.sin(i / 9), 400 + 120 * Math.cos(i / 9));
      await page.mouse.up();
    });
  }
  await page.context().close();
}

/** From the press of each "Play now" to the first question that can be answered, with data and code fetched for the first time. */
async function first() {
  const page = await lab.open({ size: SIZES.desktop });
  const ids = await page.$$eval('[data-do^="play:"]', (all) => all.map((node) => node.dataset.do));
  for (const id of ids) {
    const from = Date.now();
    await press(page, id);
    await ourTurn(page);
    console.log(`${id.padEnd(34)} first question after ${String(Date.now() - from).padStart(6)} ms`);
    await goHome(page);
  }
}

try {
  console.log(`load ${os.loadavg()[0].toFixed(1)} on ${os.cpus().length} cores`);
  for (const game of ['dixie', 'battles']) await frames(game);
  await first();
} finally {
  await lab.close();
}
