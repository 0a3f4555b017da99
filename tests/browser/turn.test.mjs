// The other side's turn as one watches it: one steady line, skipped or at any speed, told in the end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory } from './harness.mjs';
import { actions, act, hash, middle, ourTurn, prompt, settled, where } from './play.mjs';
import { battle, closes } from './fields.mjs';

const start = await battle('bull-run', () => true);
const lab = await laboratory();

const ends = ['end-moves', 'end-combat'];
/** Ends our phases until the other side is to act. */
async function handOver(page) {
  await ourTurn(page);
  const { seat } = await prompt(page);
  let hasMoved = false;
  for (let i = 0; i < 6; ++i) {
    await page.waitForFunction((ours) => {
      const now = globalThis.longroll.prompt();
      return now.seat !== ours || (now.mayAct && document.querySelector('[data-action]'));
    }, seat, { polling: 20 });
    if ((await prompt(page)).seat !== seat) return;
    await settled(page);
    const all = await actions(page);
    if (hasMoved && all.includes('end-moves')) return; // the other side's turn is over already
    const end = ends.find((text) => all.includes(text)) ?? all.at(-1);
    hasMoved ||= end === 'end-moves';
    await act(page, end);
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
  const said = await page.evaluate(() => [...new Set(globalThis.said)]);
  assert.deepEqual(said.filter((words) => /side acts|deciding/.test(words)), ['The Confederate side acts.']);
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

test('B1: the other side\'s turn is summed up, each line leads to its place, and it can be seen again', async () => {
  const page = await lab.open({ fragment: start.fragment, size: SIZES.desktop, init: speed('at-once') });
  await handOver(page);
  await ourTurn(page);
  assert.equal(await hash(page), after);
  await settled(page);
  const told = await page.textContent('#mirror-text');
  assert.match(told, /What the \w+ side did: \d+ moves?/);
  await lab.shot(page, 'digest-desktop');
  const line = await middle(page, 'digest-line:0');
  await page.mouse.click(line.x, line.y);
  await lab.shot(page, 'digest-line-desktop');
  const { plies } = await prompt(page);
  await page.evaluate(() => localStorage.setItem('longroll/speed', 'fast'));
  const again = await middle(page, 'see-again');
  await page.mouse.click(again.x, again.y);
  await page.waitForFunction((n) => globalThis.longroll.prompt().shown < n, plies, { polling: 20 });
  await page.waitForFunction((n) => globalThis.longroll.prompt().shown === n && globalThis.longroll.prompt().mayAct, plies, { polling: 30 });
  assert.equal(await hash(page), after, 'what is seen again changes nothing');
  await closes(page);
});

test('a11: on a phone the other side\'s turn is one line, which opens', async () => {
  const page = await lab.open({ fragment: start.fragment, size: SIZES.phone, init: speed('at-once') });
  await handOver(page);
  await ourTurn(page);
  const line = await middle(page, 'digest');
  await lab.shot(page, 'digest-phone');
  await page.touchscreen.tap(line.x, line.y);
  await page.waitForFunction(() => globalThis.longroll.where('see-again'), null, { polling: 30 });
  await lab.shot(page, 'digest-sheet-phone');
  await closes(page);
});

test('B1: what has moved leaves a trail and is followed by the camera', async () => {
  const page = await lab.open({ fragment: start.fragment, size: SIZES.desktop, init: speed('fast') });
  await handOver(page);
  await ourTurn(page);
  await settled(page);
  await lab.shot(page, 'trails-desktop');
  assert.equal(await hash(page), after);
  await closes(page);
});
