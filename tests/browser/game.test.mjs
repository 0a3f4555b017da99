// A game in the browser: begun by one click, played by pointer, keys and words, left and gone on with, sent to a friend.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, isLong, laboratory, ready } from './harness.mjs';
import { act, actions, begin, beginAsUnion, frames, hash, middle, ourTurn, play, press, prompt, settled } from './play.mjs';

const lab = await laboratory();

test('one click on the picture begins a game against the computer', async () => {
  const page = await lab.open();
  const at = await middle(page, 'play:dixie');
  await page.mouse.click(at.x, at.y);
  await ourTurn(page);
  const asked = await prompt(page);
  assert.equal(asked.seat, 'csa', 'we lead the side that decides first');
  assert.equal(asked.plies, 0);
  assert.ok(asked.text.length > 10 && asked.rule.length > 0, 'the prompt says what is asked and by which rule');
  assert.match(await page.textContent('#mirror-prompt'), /\[\d+\.\d+\]$/);
  await lab.shot(page, 'game-desktop');
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('a turn is played by words, and every decision is told', async () => {
  const page = await lab.open();
  await begin(page);
  assert.equal(await play(page, 20), 20);
  await ourTurn(page);
  assert.ok((await page.$$('#mirror-log li')).length > 10, 'the log has lines');
  await lab.shot(page, 'turn-desktop');
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('a choice is made by a click on the picture', async () => {
  const page = await lab.open();
  await begin(page);
  await press(page, 'menu');
  await press(page, 'menu-choices');
  const before = await prompt(page);
  const [first] = await actions(page);
  const at = await middle(page, `choice:${first}`);
  await page.mouse.click(at.x, at.y);
  await page.waitForFunction((plies) => globalThis.longroll.prompt().plies > plies, before.plies);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('the keyboard alone begins a game, decides and takes back', async () => {
  const page = await lab.open();
  await page.focus('#canvas');
  // The mirror lists the controls in the order in which Tab walks over the picture.
  const way = await page.$$eval('[data-do]:enabled', (all) => all.findIndex((node) => node.dataset.do === 'play:dixie'));
  for (let i = 0; i <= way; ++i) await page.keyboard.press('Tab');
  await lab.shot(page, 'focus-desktop');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => globalThis.longroll.prompt() !== null);
  await ourTurn(page);
  const before = await prompt(page);
  const start = await hash(page);
  await page.keyboard.press('c');
  await page.locator('[data-do="close"]').waitFor({ state: 'attached' });
  // The list has come once there is more to walk over than the way out of it.
  await page.waitForFunction(() => globalThis.longroll.stops().rects.length > 2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForFunction((plies) => globalThis.longroll.prompt().plies > plies, before.plies);
  assert.notEqual(await hash(page), start);
  await page.keyboard.press('u');
  await page.waitForFunction((plies) => globalThis.longroll.prompt().plies === plies, before.plies);
  assert.equal(await hash(page), start, 'undo leads back to the same position');
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('after a reload the game goes on exactly', async () => {
  const page = await lab.open();
  await begin(page);
  await play(page, 12);
  await ourTurn(page);
  const [before, asked, lawful] = [await hash(page), await prompt(page), await actions(page)];
  await page.reload();
  await ready(page);
  await ourTurn(page);
  assert.equal(await hash(page), before);
  assert.deepEqual(await prompt(page), asked);
  assert.deepEqual(await actions(page), lawful);
  await page.context().close();
});

test('a reload while the computer thinks loses nothing', async () => {
  const page = await lab.open();
  await beginAsUnion(page);
  await page.waitForFunction(() => globalThis.longroll.prompt()?.plies >= 1);
  await page.reload();
  await ready(page);
  await ourTurn(page);
  assert.ok((await prompt(page)).plies >= 1);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('a copied link shows the same position and its history to a stranger', async () => {
  const context = await lab.profile(SIZES.desktop, { permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await lab.open({ context });
  await begin(page);
  await play(page, 10);
  await ourTurn(page);
  const [before, lines] = [await hash(page), await page.$$eval('#mirror-log li', (all) => all.map((node) => node.textContent))];
  await press(page, 'share');
  await press(page, 'copy-link');
  await page.waitForFunction(() => document.getElementById('mirror-text').textContent.includes('clipboard'));
  await lab.shot(page, 'share-desktop');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /#g=[\w-]+$/);
  assert.ok(link.length < 700, `a link of ${link.length} characters`);
  const stranger = await lab.open({ fragment: link.slice(link.indexOf('#')) });
  await ourTurn(stranger);
  assert.equal(await hash(stranger), before);
  assert.deepEqual(await stranger.$$eval('#mirror-log li', (all) => all.map((node) => node.textContent)), lines);
  assert.deepEqual([...page.faults, ...stranger.faults], []);
  await context.close();
  await stranger.context().close();
});

test('the slider looks back over the game and returns', async () => {
  const page = await lab.open();
  await begin(page);
  await play(page, 6);
  await ourTurn(page);
  const now = await prompt(page);
  await press(page, 'back');
  await page.waitForFunction((shown) => globalThis.longroll.prompt().shown === shown - 1, now.shown);
  assert.equal((await actions(page)).length, 0, 'nothing is decided in the past');
  await page.focus('#canvas');
  await page.keyboard.press('Home');
  await page.waitForFunction(() => globalThis.longroll.prompt().shown === 0);
  await lab.shot(page, 'replay-desktop');
  await press(page, 'back-to-game');
  await ourTurn(page);
  assert.deepEqual(await prompt(page), now);
  await page.context().close();
});

// Whatever wakes an idle page by itself would do so within seconds: no timer of web/ is longer than ten, but that of a fetch that stalls.
const REST = isLong ? 60_000 : 15_000;
test('an idle page draws nothing', { timeout: 120_000 }, async () => {
  const page = await lab.open();
  await begin(page);
  await settled(page); // the last motion comes to rest
  const before = await frames(page);
  await page.waitForTimeout(REST);
  assert.equal(await frames(page), before);
  await page.context().close();
});

test('a phone: begun, played and asked by touch', async () => {
  const page = await lab.open({ size: SIZES.phone });
  await lab.shot(page, 'home-phone');
  const at = await middle(page, 'play:dixie');
  await page.touchscreen.tap(at.x, at.y);
  await ourTurn(page);
  await lab.shot(page, 'game-phone');
  const before = await prompt(page);
  const [first] = await actions(page);
  const list = await middle(page, 'choices');
  await page.touchscreen.tap(list.x, list.y);
  await page.locator('[data-do="close"]').waitFor({ state: 'attached' });
  const choice = await middle(page, `choice:${first}`);
  await page.touchscreen.tap(choice.x, choice.y);
  await page.waitForFunction((plies) => globalThis.longroll.prompt().plies > plies, before.plies);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('a whole game can be played by words alone', { timeout: 600_000 }, async () => {
  const page = await lab.open({ more: { reducedMotion: 'reduce' } });
  await press(page, 'setup:dixie');
  await press(page, 'level:0');
  await press(page, 'start');
  for (let i = 0; i < 400 && !(await prompt(page))?.over; ++i) {
    await page.waitForFunction(() => globalThis.longroll.prompt()?.over || document.querySelector('[data-action]'), null, { polling: 30, timeout: 120_000 });
    if ((await prompt(page)).over) break;
    const all = await actions(page);
    if (all.length > 0) await act(page, all[(i * 5) % all.length]);
  }
  const end = await prompt(page);
  assert.ok(end.over, 'the game has ended');
  await lab.shot(page, 'over-desktop');
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
