// What the tests of Dixie's rules have in common: one page for all tests of a file, into which positions are brought by their
// addresses, and hands that find cards and places on the picture.
import assert from 'node:assert/strict';
import { SIZES } from './harness.mjs';
import { actions, hash, ourTurn, press, prompt, settled, where } from './play.mjs';

export const verb = (text) => text.split(' ')[0];
/** The actions of a prompt of the protocol with that verb. */
export const of = (asked, ...verbs) => asked.actions.filter(({ text }) => verbs.includes(verb(text)));
export const log = (page) => page.$$eval('#mirror-log li', (all) => all.map((node) => node.textContent));
/** The lines of the log that were not there before, one under the other. Who reads may have changed, so lines are matched one by one. */
export async function since(page, before) {
  const known = [...before];
  const fresh = (await log(page)).filter((line) => {
    const at = known.indexOf(line);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
  return fresh.join('\n');
}
/** Waits until a decision after that prompt is to be seen and has been told. */
export const later = (page, { plies }) =>
  page.waitForFunction((before) => globalThis.longroll.prompt().shown > before, plies, { polling: 30 });

/** Pages of one size that are used again: `at` lends one that stands at a position, `done` takes it back if it had no fault. */
export function tables(lab, size = SIZES.desktop) {
  let idle = null;
  return {
    async at({ fragment, hash: there }) {
      const page = idle ?? (await lab.open({ fragment, size, more: { reducedMotion: 'reduce' } }));
      if (idle) await page.evaluate((text) => { location.hash = text; }, fragment);
      idle = null;
      await page.waitForFunction((wanted) => globalThis.longroll.hash() === wanted, there, { polling: 30 });
      await ourTurn(page);
      await settled(page);
      assert.equal(await hash(page), there, 'the page stands where the engine stood');
      return page;
    },
    done(page) {
      assert.deepEqual(page.faults, []);
      idle = page;
    },
  };
}

/** Both sides are played by people at this screen. */
export async function bothPlay(page) {
  await press(page, 'menu');
  await press(page, 'menu-seats');
  for (const seat of ['usa', 'csa']) await press(page, `seat:${seat}:0`);
  await press(page, 'close');
  await lift(page);
}

/** Waits until somebody is asked, and takes away the curtain between two players. */
export async function lift(page) {
  await settled(page); // else the mirror may be that of the frame before, without the curtain
  const asked = await page.waitForFunction(() => {
    const now = globalThis.longroll.prompt();
    if (document.querySelector('[data-do="lift-curtain"]')) return 'curtain';
    return now && (now.over || (now.mayAct && document.querySelector('[data-action]'))) ? 'asked' : false;
  }, null, { polling: 30 });
  if (await asked.jsonValue() === 'curtain') await press(page, 'lift-curtain');
  await ourTurn(page);
}

/** Lets offers to play special cards pass until something else is asked. */
export async function goOn(page) {
  await lift(page);
  while ((await actions(page)).includes('pass')) {
    const before = await prompt(page);
    await page.locator('[data-action="pass"]').evaluate((node) => node.click());
    await later(page, before);
    await lift(page);
  }
}

/** A point of a card that no other card covers (they overlap from the left), or near a position's title. */
export async function pointOf(page, id) {
  const rect = await where(page, id);
  assert.ok(rect, `${id} is on the screen`);
  return { x: rect.x + Math.min(8, rect.w / 4), y: rect.y + Math.min(14, rect.h / 2) };
}
export async function click(page, id) {
  const at = await pointOf(page, id);
  await page.mouse.click(at.x, at.y);
}
export async function tap(page, id) {
  const at = await pointOf(page, id);
  await page.touchscreen.tap(at.x, at.y);
}

/** From now on globalThis.copied is what the page last wanted to copy. */
export const copies = (page) => page.evaluate(() => {
  globalThis.copied = '';
  navigator.clipboard.writeText = (text) => { globalThis.copied = text; return Promise.resolve(); };
});
