// Orders of Chattanooga: a brigade by two clicks, an order that goes on after its dice, a phase of the Union counted in clicks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory } from './harness.mjs';
import { hash, middle, prompt, settled, where } from './play.mjs';
import { calm, closes, inSight, later, openAt as openField, those, verb } from './fields.mjs';
import { position } from './positions.mjs';

const has = (name) => (asked) => asked.actions.some(({ text }) => verb(text) === name);
/** The Union's first Movement Phase. */
const moving = await position((asked) => asked.seat === 'usa' && has('take-stack')(asked), {
  game: 'chattanooga/wauhatchie',
  choose: (list) => (list.find(({ text }) => ['end-set-up', 'end-moves', 'end-combat'].includes(verb(text))) ?? list.at(-1)).text,
});

const lab = await laboratory();
const openAt = (at, size, more) => openField(lab, at, size, { ...calm, ...more });
const centre = (rect) => ({ x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 });
const named = async (page, words) => {
  await settled(page);
  const button = page.locator('[data-do^="view:"]').filter({ hasText: words });
  return await button.count() > 0 ? middle(page, await button.first().getAttribute('data-do')) : null;
};
/** A hand that counts: it points, waits, clicks. */
const hand = (page) => {
  const all = { clicks: 0 };
  all.click = async (at) => {
    ++all.clicks;
    await page.mouse.move(at.x, at.y);
    await settled(page);
    await page.mouse.click(at.x, at.y);
    await settled(page);
  };
  return all;
};

test('a brigade marches by two clicks, and one undo takes it back', async () => {
  const page = await openAt(moving);
  const start = await prompt(page);
  const { click } = hand(page);
  await click(centre(await where(page, 'map-fit')));
  await click(centre(await where(page, 'map-formation')));
  assert.match((await prompt(page)).text, /where shall the \d+ units go\?/);
  assert.equal((await prompt(page)).plies, start.plies, 'who is led has decided nothing yet');
  const to = centre(await where(page, 'place:go 1745'));
  await page.mouse.move(to.x, to.y);
  await settled(page);
  assert.match((await prompt(page)).text, /\d+ of \d+ units march/);
  await lab.shot(page, 'chattanooga-order-desktop');
  await click(to);
  await later(page, start);
  const moved = await prompt(page);
  assert.ok(moved.plies >= start.plies + 4, `${moved.plies - start.plies} decisions by one order`);
  await page.keyboard.press('u');
  await page.waitForFunction((n) => globalThis.longroll.prompt().plies === n, start.plies, { polling: 30 });
  await settled(page);
  assert.equal(await hash(page), moving.hash, 'one undo takes it back');
  await closes(page);
});

test('a Movement Phase of the Union: everybody is moved or left where he is, in at most one click and a half for a unit', async () => {
  const page = await openAt(moving);
  const { click, ...counted } = hand(page);
  const units = (await those(page, 'take')).length;
  let clicks = 0;
  const press = async (at) => {
    ++clicks;
    await click(at);
  };
  await press(centre(await where(page, 'map-fit')));
  for (let n = 0; n < 60 && await where(page, 'map-formation'); ++n) {
    const before = await prompt(page);
    await press(centre(await where(page, 'map-formation')));
    const stay = await named(page, /^They stay$/);
    if (n % 2 === 1 && stay) {
      await press(stay);
      continue;
    }
    await press(centre(await where(page, 'place:go 1745')));
    if ((await prompt(page)).plies === before.plies) {
      const left = await named(page, /^They stay$/);
      if (left) await press(left);
      else {
        await page.keyboard.press('Escape');
        await page.keyboard.press('z');
        clicks += 2;
        await settled(page);
      }
    }
  }
  assert.equal(await where(page, 'map-formation'), null, 'nobody is left');
  console.log(`# a Movement Phase with ${units} units: ${clicks} clicks`);
  assert.ok(counted && clicks <= units * 1.5, `${clicks} clicks for ${units} units`);
  await lab.shot(page, 'chattanooga-moved-desktop');
  await closes(page);
});

test('a stack is led by a finger, and the red button sends it', async () => {
  const page = await openAt(moving, SIZES.phone, { hasTouch: true });
  const start = await prompt(page);
  const tap = async (at) => {
    await page.touchscreen.tap(at.x, at.y);
    await settled(page);
  };
  await tap(await inSight(page, 'piece', await those(page, 'take')));
  if ((await prompt(page)).plies === start.plies) await tap(await inSight(page, 'piece', await those(page, 'take')));
  const taken = await prompt(page);
  assert.ok(taken.plies > start.plies, 'a unit is out');
  await lab.shot(page, 'chattanooga-taken-phone');
  await closes(page);
});
