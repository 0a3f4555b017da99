// What the page of Dixie looks like to hands and eyes: whole names on the poster, targets that a finger meets, decks that can be
// brought back and shown as a QR code.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory, picture } from './harness.mjs';
import { press, settled, where } from './play.mjs';

const lab = await laboratory();
const has = (page, id) => page.locator(`[data-do="${id}"]`).waitFor({ state: 'attached' });
const says = (page, id, words) => page.waitForFunction(
  ([name, part]) => document.getElementById(name).textContent.includes(part), [id, words], { polling: 30 });
const apart = (a, b) => a.x + a.w <= b.x + 0.5 || b.x + b.w <= a.x + 0.5 || a.y + a.h <= b.y + 0.5 || b.y + b.h <= a.y + 0.5;
async function closes(page) {
  assert.deepEqual(page.faults, []);
  await page.context().close();
}

for (const [name, size] of Object.entries(SIZES)) {
  test(`the poster's battles, cards and buttons lie side by side, ${name}`, async () => {
    const page = await lab.open({ size });
    const ids = ['play:dixie/bull-run', 'play:dixie/shiloh', 'play:dixie/gettysburg', 'cards:dixie', 'play:dixie', 'setup:dixie'];
    const rects = [];
    for (const id of ids) rects.push(await where(page, id));
    rects.forEach((one, i) => rects.slice(i + 1).forEach((other, j) =>
      assert.ok(apart(one, other), `${ids[i]} does not cover ${ids[i + 1 + j]}`)));
    assert.ok(rects.every(({ x, w }) => x >= 0 && x + w <= size.viewport.width));
    await closes(page);
  });
}

/** Controls in sight that a finger would miss. */
const small = (page) => page.$$eval('[data-do]', (all) => all
  .map((node) => [node.dataset.do, globalThis.longroll.where(node.dataset.do)])
  .filter(([, r]) => r && (r.w < 43.5 || r.h < 43.5)).map(([id, r]) => `${id} ${Math.round(r.w)}x${Math.round(r.h)}`));

test('before the first touch already every target on a phone is 44 px or more', async () => {
  const rooms = {
    home: [],
    'set up': ['setup:dixie', 'one-by-one'],
    gallery: ['cards:dixie', 'filters'],
    deck: ['cards:dixie', 'room:1', 'room-deck', 'deck-fill', 'deck-shelf'],
  };
  for (const [room, way] of Object.entries(rooms)) {
    const page = await lab.open({ size: SIZES.phone });
    for (const id of way) await press(page, id);
    await settled(page);
    assert.deepEqual(await small(page), [], room);
    await closes(page);
  }
});

test('a deck that was cleared away comes back, card for card', async () => {
  const page = await lab.open();
  await press(page, 'cards:dixie');
  await press(page, 'room:1');
  await press(page, 'deck-fill');
  await says(page, 'mirror-status', ' of 240 points');
  const before = await page.textContent('#mirror-text');
  await press(page, 'deck-clear');
  await says(page, 'mirror-status', '0 cards');
  await press(page, 'deck-back');
  await page.waitForFunction((list) => document.getElementById('mirror-text').textContent === list, before, { polling: 30 });
  assert.equal(await page.locator('[data-do="deck-back"]').count(), 0, 'there is nothing more to bring back');
  await closes(page);
});

/** Rows of a picture in which dark and light run as 1:1:3:1:1 twice, as in the upper corners of a QR code. */
async function finderRows(png) {
  const page = await (await lab.profile()).newPage();
  const rows = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(image, 0, 0);
    let found = 0;
    for (let y = 0; y < image.height; ++y) {
      const { data: line } = pen.getImageData(0, y, image.width, 1);
      const runs = [];
      for (let x = 0; x < image.width; ++x) {
        const dark = line[4 * x] < 60 && line[4 * x + 1] < 60 && line[4 * x + 2] < 60;
        if (runs.length > 0 && runs.at(-1).dark === dark) ++runs.at(-1).length;
        else runs.push({ dark, length: 1 });
      }
      const is = (i, modules, unit) => Math.abs(runs[i].length - modules * unit) < unit * 0.6;
      const corners = runs.filter((run, i) => {
        const unit = i + 4 < runs.length ? runs.slice(i, i + 5).reduce((sum, { length }) => sum + length, 0) / 7 : 0;
        return run.dark && unit > 2 && [1, 1, 3, 1, 1].every((modules, n) => is(i + n, modules, unit));
      });
      found += corners.length > 1 ? 1 : 0;
    }
    return found;
  }, png.toString('base64'));
  await page.context().close();
  return rows;
}

for (const name of ['desktop', 'phone']) {
  test(`the link of a deck is shown as a QR code, ${name}`, async () => {
    const page = await lab.open({ size: SIZES[name] });
    await press(page, 'cards:dixie');
    await press(page, 'room:1');
    if (name === 'phone') await press(page, 'room-deck');
    await press(page, 'deck-fill');
    const above = await where(page, 'deck-share');
    const below = await where(page, 'deck-use');
    const clip = { x: below.x, y: above.y + above.h + 4, width: below.w, height: below.y - above.y - above.h - 8 };
    const few = 3; // a line of the list may look like a corner of a code by chance
    assert.ok((await finderRows(await picture(page, { clip }))) <= few, 'not before it is asked for');
    await press(page, 'deck-share');
    await has(page, 'deck-link');
    let rows = 0;
    for (let n = 0; n < 20 && rows <= 8; ++n) { // until the frame with it is drawn
      await settled(page);
      rows = await finderRows(await picture(page, { clip }));
    }
    assert.ok(rows > 8, `${rows} rows of corners`);
    await lab.shot(page, `deck-qr-${name}`);
    await closes(page);
  });
}
