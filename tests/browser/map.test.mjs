// The map under a mouse: what lies beside a stack can be reached, and the stack itself is laid out when it is asked.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory } from './harness.mjs';
import { hash, middle, press, prompt, settled, tip, where } from './play.mjs';
import { battle, closes, inSight, later, openAt as openField, those } from './fields.mjs';
import { after, offers } from './positions.mjs';

const antietam = await battle('antietam', () => true);
const bullRun = await battle('bull-run', () => true);
const owing = await battle('bull-run', (asked) => offers('target')(asked) && !offers('join')(asked) && !offers('end-combat')(asked));
const taken = {};
for (const unit of ['usa.patrick', 'usa.gibbon', 'usa.cooper']) taken[unit] = (await after(antietam, `take ${unit}`)).hash;

const lab = await laboratory();
const frames = (page) => page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))); }));

test('A1: on the way past a stack the pointer finds what is lit beside it, not the fan of the stack', async () => {
  const page = await openField(lab, antietam);
  const start = await prompt(page);
  const past = await middle(page, 'piece:take usa.monroe');
  for (const unit of ['usa.patrick', 'usa.gibbon']) {
    const to = await middle(page, `piece:take ${unit}`);
    await page.mouse.move(past.x, past.y);
    await frames(page);
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.click(to.x, to.y);
    await later(page, start);
    assert.equal(await hash(page), taken[unit], `the click takes ${unit}`);
    await page.keyboard.press('Escape');
    await page.waitForFunction((plies) => globalThis.longroll.prompt().plies === plies, start.plies);
    await settled(page);
  }
  // Who rests on the stack sees its counters side by side, and none of them lies over what is lit beside it.
  await page.mouse.move(past.x - 2, past.y);
  await page.mouse.move(past.x, past.y);
  await settled(page);
  await lab.shot(page, 'fan-desktop');
  const fanned = await where(page, 'piece:take usa.cooper');
  assert.ok(Math.hypot(fanned.x + fanned.w / 2 - past.x, fanned.y + fanned.h / 2 - past.y) > 20, 'Cooper lies beside the hex');
  await page.mouse.click(fanned.x + fanned.w / 2, fanned.y + fanned.h / 2);
  await later(page, start);
  assert.equal(await hash(page), taken['usa.cooper'], 'a counter of the fan means itself');
  await closes(page);
});

test('under a pointer the map lies still, also where a hex is cut by its edge', async () => {
  const page = await openField(lab, antietam);
  const before = await middle(page, 'piece:take usa.monroe');
  for (const [x, y] of [[130, 700], [300, 700], [420, 700], [560, 700], [690, 700], [420, 118], [890, 560]]) {
    await page.mouse.move(x, y);
    assert.deepEqual(await middle(page, 'piece:take usa.monroe'), before, `the pointer is at ${x}, ${y}`);
  }
  await closes(page);
});

test('B4: the next unit by a key, the order of battle with a name to find, what is asked shown again', async () => {
  const page = await openField(lab, antietam);
  const start = await prompt(page);
  await page.focus('#canvas');
  await page.keyboard.press('n');
  await later(page, start);
  const first = await hash(page);
  await page.keyboard.press('n');
  await page.waitForFunction((old) => globalThis.longroll.hash() !== old, first, { polling: 30 });
  await settled(page);
  assert.equal((await prompt(page)).plies, start.plies + 1, 'the one before, who had not moved, is put back');
  await page.keyboard.press('Escape');
  await page.waitForFunction((plies) => globalThis.longroll.prompt().plies === plies, start.plies, { polling: 30 });
  await page.keyboard.press('m');
  await settled(page);
  await lab.shot(page, 'roster-desktop');
  const all = await page.locator('[data-do^="unit:"]').count();
  assert.ok(all > 20, `${all} units are listed`);
  await page.fill('#field-unit-find', 'MEAGHER');
  await page.waitForFunction(() => document.querySelectorAll('[data-do^="unit:"]').length === 1, null, { polling: 30 });
  const line = await middle(page, await page.locator('[data-do^="unit:"]').getAttribute('data-do'));
  await page.mouse.click(line.x, line.y);
  await settled(page);
  assert.equal(await where(page, 'piece:take usa.patrick'), null, 'the map has gone to who was looked for');
  await lab.shot(page, 'roster-found-desktop');
  await page.keyboard.press('m');
  await press(page, 'map-asked');
  await settled(page);
  const units = antietam.prompt.actions.map(({ text }) => text).filter((text) => text.startsWith('take '));
  await inSight(page, 'piece', units);
  await closes(page);
});

test('B5, B7: who waits says until when; a target that was named says who can join it and with what odds', async () => {
  const page = await openField(lab, bullRun);
  const held = await middle(page, 'piece:take usa.sherman');
  await page.mouse.move(held.x, held.y);
  const why = await tip(page);
  assert.ok(why.barred, JSON.stringify(why));
  assert.match(why.lines.join(' '), /until eleven|comes within/, JSON.stringify(why));
  await lab.shot(page, 'waiting-desktop');
  await closes(page);
  const fight = await openField(lab, owing);
  const target = await inSight(fight, 'place', await those(fight, 'target'));
  const before = await prompt(fight);
  await fight.mouse.click(target.x, target.y);
  await later(fight, before);
  await settled(fight);
  await lab.shot(fight, 'joiners-desktop');
  const joiner = fight.locator('[data-do^="join:"]').first();
  assert.match(await joiner.textContent(), /joins: strength \d+, odds \d+:\d+/);
  const line = await middle(fight, await joiner.getAttribute('data-do'));
  const named = await prompt(fight);
  await fight.mouse.click(line.x, line.y);
  await later(fight, named);
  await closes(fight);
});

test('a14: on a phone the map comes back to what is asked', async () => {
  const page = await openField(lab, bullRun, SIZES.phone);
  const units = bullRun.prompt.actions.map(({ text }) => text).filter((text) => text.startsWith('take '));
  await inSight(page, 'piece', units);
  const touch = await page.context().newCDPSession(page);
  const fingers = (type, points) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  for (let i = 0; i < 4; ++i) {
    await fingers('touchStart', [{ x: 60, y: 300 }]);
    for (let x = 80; x <= 340; x += 65) await fingers('touchMove', [{ x, y: 300 + (x - 60) / 2 }]);
    await fingers('touchEnd', []);
  }
  await assert.rejects(inSight(page, 'piece', units), 'everybody who may move is out of sight');
  await lab.shot(page, 'away-phone');
  const button = await middle(page, 'map-asked');
  await page.touchscreen.tap(button.x, button.y);
  await inSight(page, 'piece', units);
  await lab.shot(page, 'asked-phone');
  await closes(page);
});
