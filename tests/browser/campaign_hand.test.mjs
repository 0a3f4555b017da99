// The campaign in the hand of a player, most with a phone: what a second tap does, that what is pressed stays where it was, and that what
// is told can be read to its end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory } from './harness.mjs';
import { act, actions, middle, ourTurn, press, prompt, settled, where, words } from './play.mjs';
import { calm, closes, later, openAt } from './fields.mjs';
import { offers, position } from './positions.mjs';

/** Longer than the time in which a second tap at one place is not taken. */
const PAUSE = 500;
/** A Union impulse of 1861 in which a force stands at Washington. */
const first = await position((asked) => asked.seat === 'usa' && asked.actions.some(({ text }) => text === 'muster 4506 0'), { game: 'campaign/1861', plies: 200 });
const draft = await position(offers('declare-draft'), { game: 'campaign/1863', plies: 3000 });
const isAnswer = ({ text }) => text.startsWith('set-reaction'); // stands in a panel of its own
const reaction = await position((asked) => offers('react')(asked) && asked.actions.filter((one) => !isAnswer(one)).length <= 3,
  { game: 'campaign/1863', plies: 3000 });
const lab = await laboratory(); // after the position: tests must be known before the first wait

async function war(wanted, size = SIZES.phone) {
  const page = await lab.open({ size, more: calm });
  await settled(page);
  await press(page, 'play:campaign/1863');
  for (let n = 0; n < 40; ++n) {
    await ourTurn(page);
    await settled(page);
    const all = await actions(page);
    if (all.includes(wanted)) return page;
    await act(page, ['as-history', 'end-recruitment', 'end-supply', 'end-works', 'pass'].find((text) => all.includes(text)) ?? all.at(-1));
  }
  throw new Error(`${wanted} was not asked`);
}

for (const end of ['end-recruitment', 'end-moves']) {
  test(`what is asked about stays under the finger, and a double tap is no answer: ${end}`, async () => {
    const page = await war(end);
    const before = await prompt(page);
    const bar = await middle(page, 'undo');
    await page.mouse.move(bar.x, bar.y - 120);
    await page.mouse.wheel(0, 400); // brings it into sight
    await settled(page);
    const at = await middle(page, `choice:${end}`);
    await page.touchscreen.tap(at.x, at.y);
    await page.touchscreen.tap(at.x, at.y);
    await page.waitForFunction((text) => globalThis.longroll.prompt().text !== text, before.text, { polling: 20 });
    await settled(page);
    assert.equal((await prompt(page)).plies, before.plies, 'nothing has been decided');
    const again = await where(page, `choice:${end}`);
    assert.ok(at.x > again.x && at.x < again.x + again.w && at.y > again.y && at.y < again.y + again.h, JSON.stringify([at, again]));
    await page.waitForTimeout(PAUSE);
    await page.touchscreen.tap(at.x, at.y);
    await later(page, before);
    await closes(page);
  });
}

test('the way on is above the bar with room for a warning, and a refusal is said once, where the finger was', async () => {
  const page = await openAt(lab, first, SIZES.phone);
  const bar = await where(page, 'undo');
  const end = await where(page, 'choice:end-moves');
  const WARNING = 52; // "Cumberland (4004) stands empty near the enemy [15.1]" takes two lines
  assert.ok(end.y + end.h + WARNING <= bar.y, JSON.stringify([end, bar]));
  await act(page, 'muster 4506 0');
  await settled(page);
  const times = async () => (await words(page)).join(' ').split('cannot go').length - 1;
  await page.touchscreen.tap(32, 457); // Staunton lies beyond the frontier of what he can reach
  await page.waitForFunction(() => globalThis.longroll.tip()?.barred, null, { polling: 30 });
  await settled(page);
  assert.equal(await times(), 1);
  assert.match(await page.textContent('#mirror-notice'), /cannot go/, 'who hears the page is told it, too');
  await closes(page);
});

test('a double tap on Undo does not undo the undo', async () => {
  const page = await war('end-recruitment');
  const { plies } = await prompt(page);
  await act(page, (await actions(page))[0]);
  await ourTurn(page);
  const at = await middle(page, 'undo');
  await page.touchscreen.tap(at.x, at.y);
  await page.touchscreen.tap(at.x, at.y);
  await page.locator('[data-do="redo"]').waitFor({ state: 'attached' });
  await page.waitForTimeout(PAUSE);
  assert.equal((await prompt(page)).plies, plies);
  await page.touchscreen.tap(at.x, at.y);
  await later(page, { plies });
  await closes(page);
});

test('the tabs of the charts stay where they are when another is chosen', async () => {
  const page = await war('end-recruitment');
  await press(page, 'charts');
  const last = await where(page, 'chart:4');
  for (const id of ['chart:3', 'chart:1', 'chart:2']) {
    await press(page, id);
    await settled(page);
    assert.deepEqual(await where(page, 'chart:4'), last, id);
  }
  await closes(page);
});

test('a choice of whose dice nothing can be told has its words alone', async () => {
  const page = await openAt(lab, draft, SIZES.phone);
  const drawn = await words(page);
  assert.ok(drawn.includes('Declare a draft') && drawn.includes('No draft'), drawn.join(' | '));
  assert.deepEqual(drawn.filter((text) => /\b100%/.test(text)), []);
  await closes(page);
});

test('the report of a long turn is read to its end with the wheel', async () => {
  const page = await war('end-supply', { viewport: { width: 1280, height: 620 }, deviceScaleFactor: 1 });
  const before = await where(page, 'digest-line:0');
  await page.mouse.move(before.x + before.w / 2, before.y + before.h / 2);
  await page.mouse.wheel(0, 300);
  await settled(page);
  const after = await where(page, 'digest-line:0');
  assert.ok(after.y < before.y - 20, JSON.stringify([before, after]));
  await closes(page);
});

test('a phone lists a few choices themselves, also one that lies on the map', async () => {
  const page = await openAt(lab, reaction, SIZES.phone);
  const react = reaction.prompt.actions.find(({ text }) => text.startsWith('react ')).text;
  assert.ok(await where(page, `button:${react}`), react);
  assert.equal(await where(page, 'choices'), null, 'no button opens a list of what is listed');
  await closes(page);
});
