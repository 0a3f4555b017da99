// Fingers: phones upright and on their side, a tablet, large text; flicks, the slider, the soft keyboard; and the page as something
// that is installed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory, until } from './harness.mjs';
import { act, actions, beginAsUnion, middle, ourTurn, press, prompt, settled, where } from './play.mjs';
import { drag } from './pointer.mjs';

const calm = { reducedMotion: 'reduce' };
const of = (width, height) => ({ ...SIZES.phone, viewport: { width, height } });
const large = "localStorage.setItem('longroll/text', '150')";
const lab = await laboratory();

async function closes(page) {
  assert.deepEqual(page.faults, []);
  await page.context().close();
}
const controls = (page) => page.$$eval('[data-do]', (all) => all.map((node) => node.dataset.do));
/** Every control is as large as a finger and lies within the window. */
async function fitFingers(page, about) {
  const { width } = page.viewportSize();
  await settled(page);
  for (const id of await controls(page)) {
    const rect = await where(page, id);
    if (!rect) continue;
    assert.ok(rect.w >= 43.9 && rect.h >= 43.9, `${about}: ${id} is ${rect.w} x ${rect.h}`);
    assert.ok(rect.x >= 0 && rect.x + rect.w <= width + 0.5, `${about}: ${id} ends at ${rect.x + rect.w} of ${width}`);
  }
}
async function battles(size, init) {
  const page = await lab.open({ size, init, more: calm });
  await press(page, 'play:battles');
  await ourTurn(page);
  await settled(page);
  return page;
}

test('a1: a battle on a phone that lies on its side has the map at its full height', async () => {
  const page = await battles(of(844, 390));
  for (const id of ['menu', 'undo', 'log']) {
    const { x } = await where(page, id);
    assert.ok(x > 844 * 0.55, `${id} stands in the column beside the map, at ${x}`);
  }
  await fitFingers(page, 'a1');
  await lab.shot(page, 'battles-lying');
  await closes(page);
});

test('a2, a3: on phones every button is whole and as large as a finger, with large text too', async () => {
  for (const [size, init, about] of [[of(390, 844), undefined, '390'], [of(360, 640), undefined, '360'], [of(390, 844), large, '150 %']]) {
    const page = await battles(size, init);
    await fitFingers(page, about);
    await lab.shot(page, `battles-phone-${about.replace(' %', '')}`);
    await closes(page);
  }
});

test('a4: a tablet has the sizes of fingers', async () => {
  const page = await battles(of(820, 1180));
  await fitFingers(page, 'a4');
  await lab.shot(page, 'battles-tablet');
  await closes(page);
});

test('a5: the slider of a phone is dragged', async () => {
  const page = await lab.open({ size: SIZES.phone, more: calm });
  await beginAsUnion(page);
  await ourTurn(page);
  for (let i = 0; i < 12; ++i) {
    await act(page, (await actions(page)).find((text) => text.startsWith('deploy')));
    await ourTurn(page);
  }
  await press(page, 'menu');
  await press(page, 'menu-look-back');
  const track = await where(page, 'track');
  assert.ok(track.w > 200, `the slider is ${track.w} px long`);
  const y = track.y + track.h / 2;
  await drag(page, { x: track.x + 12, y }, { x: track.x + track.w / 2, y });
  await settled(page);
  const { shown, plies } = await prompt(page);
  assert.ok(Math.abs(shown - plies / 2) <= 2, `half of the way is decision ${shown} of ${plies}`);
  await lab.shot(page, 'slider-phone');
  await closes(page);
});

test('a13: a list that was flicked runs on, and stops when it is touched', async () => {
  const page = await lab.open({ size: SIZES.phone });
  await settled(page);
  const at = () => page.evaluate(() => globalThis.longroll.where('play:dixie').y);
  const before = await at();
  await drag(page, { x: 195, y: 700 }, { x: 195, y: 540 }, 8, 16);
  const left = await at();
  await settled(page);
  const after = await at();
  assert.ok(left < before - 100, `it followed the finger, from ${before} to ${left}`);
  assert.ok(after < left - 40, `it ran on, from ${left} to ${after}`);
  await closes(page);
});

test('a15: a field that is written into lies above the soft keyboard', async () => {
  const keyboard = `(() => { const view = new EventTarget();
    Object.assign(view, { height: 340, offsetTop: 0 });
    Object.defineProperty(globalThis, 'visualViewport', { value: view }); })()`;
  const page = await lab.open({ size: SIZES.phone, init: keyboard, more: calm });
  await press(page, 'setup:dixie');
  await settled(page);
  const inSight = () => page.evaluate(() => document.getElementById('field-seed')?.getBoundingClientRect().bottom < 640);
  for (let n = 0; n < 10 && !(await inSight()); ++n) { // down the form to the seed
    await drag(page, { x: 195, y: 600 }, { x: 195, y: 480 });
    await settled(page);
  }
  await page.focus('#field-seed', { timeout: 5000 });
  const bottom = await page.$eval('#field-seed', (field) => field.getBoundingClientRect().bottom);
  assert.ok(bottom <= 340, `the field ends at ${bottom}, the keyboard begins at 340`);
  await page.$eval('#field-seed', (field) => field.blur());
  assert.equal(await page.$eval('#canvas', (canvas) => canvas.getBoundingClientRect().top), 0, 'and back');
  await closes(page);
});

test('a16: it is installed with pictures of every kind, and all games are kept for the time without a network', async () => {
  const page = await lab.open();
  const manifest = await page.evaluate(async () => (await fetch('manifest.webmanifest')).json());
  assert.deepEqual([...new Set(manifest.icons.map(({ purpose }) => purpose))], ['any', 'maskable']);
  const named = [...manifest.icons.map(({ src, sizes }) => [src, sizes]), ['apple-touch-icon.png', '180x180']];
  for (const [src, sizes] of named.filter(([name]) => name.endsWith('.png'))) {
    const size = await page.evaluate((url) => new Promise((done) => {
      const picture = new Image();
      picture.onload = () => done(`${picture.naturalWidth}x${picture.naturalHeight}`);
      picture.onerror = () => done('broken');
      picture.src = url;
    }), src);
    assert.equal(size, sizes, src);
  }
  await page.evaluate(() => navigator.serviceWorker.ready);
  await press(page, 'settings');
  await press(page, 'keep-all');
  const isKept = async () => {
    const names = await caches.keys();
    const kept = (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat().map(({ url }) => new URL(url).pathname);
    return ['/code/battles-', '/code/hexes-', '/data/battles-', '/data/dixie-gettysburg-', '/data/dixie-notes-']
      .every((part) => kept.some((path) => path.includes(part)));
  };
  await until(page, isKept);
  await settled(page);
  await lab.shot(page, 'kept-desktop');
  await press(page, 'close');
  await page.context().setOffline(true);
  await press(page, 'play:battles');
  await ourTurn(page);
  await page.context().close();
});
