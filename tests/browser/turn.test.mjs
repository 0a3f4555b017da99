// The other side's turn as one watches it: one steady line, skipped or at any speed, told in the end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory } from './harness.mjs';
import { actions, act, hash, middle, ourTurn, prompt, settled, where } from './play.mjs';
import { battle, closes } from './fields.mjs';

const start = await battle('shiloh', () => true);
const lab = await laboratory();

const ends = ['end-moves', 'end-combat'];
/** Ends our phases until the other side is to act. */
async function handOver(page) {
  await ourTurn(page);
  const { seat } = await prompt(page);
  for (let i = 0; i < 6; ++i) {
    await page.waitForFunction((ours) => {
      const now = globalThis.longroll.prompt();
      return now.seat !== ours || (now.mayAct && document.querySelector('[data-action]'));
    }, seat, { polling: 20 });
    if ((await prompt(page)).seat !== seat) return;
    const all = await actions(page);
    await act(page, ends.find((text) => all.includes(text)) ?? all.at(-1));
  }
}
const speed = (id) => `localStorage.setItem('longroll/speed', '${id}')`;
let after; // the position that the other side's turn leads to

test('B1, a11: one steady line with a count while the other side acts, and Skip shows the end of it at once', async () => {
  const page = await lab.open({ fragment: start.fragment, size: SIZES.desktop, init: speed('slow') });
  await ourTurn(page);
  await page.evaluate(() => {
    globalThis.said = [];
    const node = document.getElementById('mirror-prompt');
    new MutationObserver(() => {
      if (!globalThis.longroll.prompt().mayAct) globalThis.said.push(node.textContent);
    }).observe(node, { childList: true, characterData: true, subtree: true });
  });
  await handOver(page);
  const skip = await (await page.waitForFunction(() => globalThis.longroll.where('skip'), null, { polling: 20 })).jsonValue();
  await page.waitForTimeout(1500); // the line stands while one decision after the other is shown
  await lab.shot(page, 'watching-desktop');
  const said = await page.evaluate(() => [...new Set(globalThis.said)]);
  assert.deepEqual(said.filter((words) => /side acts|deciding/.test(words)), ['The Union side acts.']);
  assert.ok(!(await prompt(page)).mayAct, 'it goes on');
  await page.mouse.click(skip.x + skip.w / 2, skip.y + skip.h / 2);
  await page.waitForFunction(() => globalThis.longroll.prompt().shown === globalThis.longroll.prompt().plies, null, { polling: 20, timeout: 3000 });
  await ourTurn(page);
  assert.equal((await prompt(page)).shown, (await prompt(page)).plies);
  after = await hash(page);
  await closes(page);
});

test('B9: at every speed the other side does the same; the speed is kept, and chosen beside Skip', async () => {
  const page = await lab.open({ fragment: start.fragment, size: SIZES.desktop, init: speed('slow') });
  await handOver(page);
  await page.waitForFunction(() => globalThis.longroll.where('speed'), null, { polling: 20 });
  for (const next of ['normal', 'fast', 'at-once']) {
    const button = await page.evaluate(() => globalThis.longroll.where('speed'));
    await page.mouse.click(button.x + button.w / 2, button.y + button.h / 2);
    await page.waitForFunction((id) => localStorage.getItem('longroll/speed') === id, next, { polling: 20 });
  }
  await ourTurn(page);
  assert.equal(await hash(page), after, 'watching does not change what is watched');
  await closes(page);
});
