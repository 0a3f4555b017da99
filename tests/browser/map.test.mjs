// The map under a mouse: what lies beside a stack can be reached, and the stack itself is laid out when it is asked.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laboratory } from './harness.mjs';
import { hash, middle, prompt, settled, where } from './play.mjs';
import { battle, closes, later, openAt as openField } from './fields.mjs';
import { after } from './positions.mjs';

const antietam = await battle('antietam', () => true);
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
