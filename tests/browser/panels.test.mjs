// The panels that all games share: the log, help, tips and the furniture that stays where it is. By pointer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laboratory } from './harness.mjs';
import { act, actions, beginAsUnion, middle, ourTurn, press, prompt, settled, where } from './play.mjs';

const calm = { reducedMotion: 'reduce' };
const lab = await laboratory();

async function closes(page) {
  assert.deepEqual(page.faults, []);
  await page.context().close();
}
/** A click of the mouse in the middle of a control. */
async function click(page, id) {
  const at = await middle(page, id);
  await page.mouse.click(at.x, at.y);
  await settled(page);
}
/** The lines of the open log that are in sight and lead to a place, by their numbers. */
const linesInSight = (page) => page.$$eval('[data-do^="log-line:"]', (all) => all.map((node) => Number(node.dataset.do.slice(9))));
const overlap = (a, b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Rests the mouse on each of these controls: what is said of one lies over none of the others. */
async function tipsLeaveFree(page, ids) {
  for (const id of ids) {
    const at = await middle(page, id);
    await page.mouse.move(at.x, at.y);
    await page.waitForFunction(() => globalThis.longroll.where('tip'), null, { polling: 30 });
    const tip = await where(page, 'tip');
    for (const other of ids) assert.ok(!overlap(tip, await where(page, other)), `what is said of ${id} lies over ${other}`);
  }
  await page.mouse.move(5, 5);
}

test('A5, A9, A12, A14, C10: the log opens by mouse at the newest line and shows places, and nothing shifts under the pointer', async () => {
  const page = await lab.open({ more: calm });
  await press(page, 'play:battles');
  await ourTurn(page);
  await settled(page);
  const { y } = await where(page, 'map-in');
  for (let i = 0; i < 16; ++i) {
    const all = await actions(page);
    await act(page, all[(i * 7) % all.length]);
    await ourTurn(page);
    const { text } = await prompt(page);
    assert.equal((await where(page, 'map-in')).y, y, `A14: the map stays where it is when it is asked: ${text}`);
  }
  await tipsLeaveFree(page, ['map-in', 'map-out', 'map-fit', 'map-overlays']);
  // The heading and its picture open the whole log, at its newest line.
  const count = await page.$$eval('#mirror-log li', (all) => all.length);
  for (const way of ['log-heading', 'log']) {
    await click(page, way);
    const lines = await linesInSight(page);
    assert.ok(lines.length > 1, `A5: ${way} opens the log`);
    assert.ok(lines.at(-1) >= count - 3, `A5: the newest of ${count} lines is in sight, ${lines.at(-1)}`);
    if (way === 'log-heading') await click(page, 'close');
  }
  // A line of it leads to its place on the table.
  const line = await middle(page, `log-line:${(await linesInSight(page)).at(-2)}`);
  await page.mouse.click(line.x, line.y);
  await page.waitForFunction(() => globalThis.longroll.rings().length > 0, null, { polling: 20, timeout: 5000 });
  await settled(page);
  assert.equal(await where(page, 'close'), null, 'the log has made room for the table');
  // Help: its pages stay where they are, whatever is read.
  await click(page, 'menu');
  await click(page, 'menu-help');
  const before = await where(page, 'help-page:5');
  for (const id of ['help-page:1', 'help-page:7', 'help-page:5', 'help-page:0']) {
    await click(page, id);
    assert.deepEqual(await where(page, 'help-page:5'), before, `A9: the pages stay where they are at ${id}`);
  }
  await lab.shot(page, 'help-desktop');
  await closes(page);
});

test('A5, A16: the log is there at the end of a battle, and takes the room that the inspector leaves', async () => {
  const page = await lab.open({ more: calm });
  await beginAsUnion(page);
  await ourTurn(page);
  assert.ok((await actions(page)).includes('finish'));
  await act(page, 'finish');
  await page.waitForFunction(() => globalThis.longroll.prompt().over, null, { polling: 30 });
  await page.locator('[data-do="end-again"]').waitFor({ state: 'attached' });
  await press(page, 'close'); // the sheet of the result
  const heading = await where(page, 'log-heading');
  const bar = await where(page, 'share');
  assert.ok(bar.y - heading.y > 180, `C10: the log has ${bar.y - heading.y} px`);
  const first = await where(page, 'log-line:0');
  assert.ok(!first || first.y >= heading.y + heading.h, 'A16: no line begins under the heading');
  await click(page, 'log');
  assert.ok(await where(page, 'close'), 'A5: the log opens when the battle is over');
  await lab.shot(page, 'log-end-desktop');
  await closes(page);
});

test('A7: a battle that cannot begin says why, at the button', async () => {
  const page = await lab.open({ more: calm });
  await press(page, 'setup:dixie');
  for (const id of ['scenario:2', 'one-by-one', 'option:battleline:1', 'option:days:1']) await press(page, id);
  await settled(page);
  assert.equal(await page.locator('[data-do="start"]').isDisabled(), true);
  const at = await middle(page, 'start');
  await page.mouse.move(at.x, at.y);
  await page.waitForFunction(() => globalThis.longroll.where('tip'), null, { polling: 30, timeout: 5000 });
  await lab.shot(page, 'setup-hindered-desktop');
  await press(page, 'option:days:0');
  await settled(page);
  assert.equal(await page.locator('[data-do="start"]').isDisabled(), false);
  await closes(page);
});

test('A8: the buttons of the deck stay where they are, whatever is chosen', async () => {
  const page = await lab.open({ more: calm });
  await press(page, 'cards:dixie');
  await press(page, 'room:1');
  const { y } = await where(page, 'deck-share');
  const cards = await page.$$eval('[data-do^="card:"]', (all) => all.map((node) => node.dataset.do));
  await click(page, cards[0]);
  assert.equal((await where(page, 'deck-share')).y, y, 'after the first card');
  await lab.shot(page, 'deck-one-desktop');
  await click(page, 'deck-clear');
  assert.equal((await where(page, 'deck-share')).y, y, 'after it was cleared');
  assert.equal(await page.textContent('[data-do="deck-back"]'), 'Bring 1 card back');
  await click(page, 'deck-back');
  assert.equal((await where(page, 'deck-share')).y, y, 'after it came back');
  await closes(page);
});
