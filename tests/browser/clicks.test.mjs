// A whole battle of Dixie with the pointer and with a finger, by a player who reads the question and the buttons (sensible.mjs): how many
// presses it takes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory } from './harness.mjs';
import { ourTurn, prompt, settled, where } from './play.mjs';
import { protocol } from './positions.mjs';
import { player } from './sensible.mjs';
import { pointOf } from './table.mjs';

const MOST = 120;
/** A battle before its first decision, with its dice: its link is the game's. */
async function battle(seed) {
  const { ask, end } = protocol();
  await ask(`new dixie seed=${seed}`);
  const { link } = await ask('link');
  end();
  return `#${link}`;
}

const fragment = await battle(13);
const lab = await laboratory();

/** What a reader sees: the question, and in words what may be chosen. */
const seen = (page) => page.evaluate(() => {
  const { heading, text, over, plies, mayAct } = globalThis.longroll.prompt();
  const actions = [...document.querySelectorAll('[data-action]')].map((node) => ({ text: node.dataset.action, label: node.textContent }));
  return { heading, text, over, plies, mayAct, actions };
});

for (const [name, size, most] of [['desktop', SIZES.desktop, MOST], ['phone', SIZES.phone, MOST]]) {
  test(`2.4: a whole battle of Dixie ${size.hasTouch ? 'by finger' : 'by the pointer'}, in ${most} presses at most (${name})`, { timeout: 600_000 }, async () => {
    const page = await lab.open({ fragment, size, init: "localStorage.setItem('longroll/speed', 'at-once')", more: { reducedMotion: 'reduce' } });
    await ourTurn(page);
    const { seat } = await prompt(page);
    const answer = player(seat);
    let clicks = 0;
    let last = { x: -99, y: -99 };
    const press = async (at) => {
      // A second press on the same place right after a decision counts as meant for the step before.
      if (Math.hypot(at.x - last.x, at.y - last.y) < 40) await page.waitForTimeout(430);
      last = at;
      ++clicks;
      await (size.hasTouch ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
      await settled(page);
    };
    /** Opens the list of all choices and looks down it for one; without it on the screen nothing is pressed. */
    const lookUp = async (text) => {
      const list = await inSight('choices');
      if (!list) return null;
      await press(centre(list));
      for (let n = 0; n < 40; ++n) {
        const found = await inSight(`choice:${text}`);
        if (found) return found;
        await page.mouse.move(size.viewport.width / 2, size.viewport.height / 2);
        await page.mouse.wheel(0, 220);
        await settled(page);
      }
      return null;
    };
    const centre = ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 });
    const inSight = async (id) => {
      const rect = await where(page, id);
      const { width, height } = page.viewportSize();
      return rect && rect.x >= 0 && rect.y >= 0 && rect.x + rect.w <= width + 1 && rect.y + rect.h <= height + 1 ? rect : null;
    };
    for (let turns = 0; turns < 400; ++turns) {
      await ourTurn(page);
      await settled(page);
      const asked = await seen(page);
      if (asked.over) break;
      const { text } = answer(asked);
      const done = async () => (await prompt(page)).plies > asked.plies;
      // What stands in the prompt for all that is asked is taken first.
      const all = text.startsWith('check ') ? 'roll-all' : text === 'pass' ? 'nothing' : '';
      const buttons = await page.$$eval('[data-do]', (nodes) => nodes.map((node) => [node.dataset.do, node.textContent]));
      const every = buttons.find(([, words]) => (all === 'roll-all' && /^Roll all/.test(words)) || (all === 'nothing' && /^Nothing this phase/.test(words)));
      const button = (every && (await inSight(every[0]))) ?? (await inSight(`choice:${text}`)) ?? (size.hasTouch ? await lookUp(text) : null);
      if (button) {
        await press(centre(button));
      } else {
        await press(await pointOf(page, `piece:${text}`));
      }
      for (let n = 0; n < 3 && !(await done()); ++n) {
        const next = (await inSight(`choice:${text}`)) ?? (await inSight(`place:${text}`));
        await press(next ? (await inSight(`choice:${text}`)) ? centre(next) : { x: next.x + next.w / 2, y: next.y + 12 } : await pointOf(page, `piece:${text}`));
      }
      assert.ok(await done(), `${text} was done: ${(await prompt(page)).text}`);
      assert.ok(clicks <= most, `${clicks} presses, and it goes on`);
    }
    assert.ok((await prompt(page)).over, 'the battle is over');
    console.log(`# a battle on a ${name}: ${clicks} presses`);
    assert.deepEqual(page.faults, []);
  });
}
