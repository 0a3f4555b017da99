// One order for many units: a stack or a corps is moved by a few clicks, all who can join an attack, and one undo takes it back.
// Long lists of choices are folded by formation.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory } from './harness.mjs';
import { hash, middle, ourTurn, press, prompt, settled, where } from './play.mjs';
import { position } from './positions.mjs';
import { battle, calm, closes, inSight, later, openAt, those, verb } from './fields.mjs';

const antietam = await battle('antietam', () => true);
const attack = await battle('antietam', ({ actions }) => actions.filter(({ text }) => verb(text) === 'join').length > 2
  && !actions.some(({ text }) => verb(text) === 'resolve' || verb(text) === 'target'));
/** Movement, after which there is nobody to attack. */
const peaceful = await position(async ({ actions }, ply, ask) => {
  if (!actions.some(({ text }) => text === 'end-moves')) return false;
  await ask('do end-moves');
  const next = await ask('prompt');
  await ask('undo');
  return next.text.startsWith('There is no enemy to attack');
}, { game: 'battles/bull-run' });
const lab = await laboratory();

const centre = (rect) => ({ x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 });
/** The button of the game's own with these words, or null. */
const named = async (page, words) => {
  await settled(page);
  const button = page.locator('[data-do^="view:"]').filter({ hasText: words });
  return await button.count() > 0 ? middle(page, await button.first().getAttribute('data-do')) : null;
};
async function takenBack(page, { hash: there }, plies) {
  await page.keyboard.press('u');
  await page.waitForFunction((n) => globalThis.longroll.prompt().plies === n, plies, { polling: 30 });
  await settled(page);
  assert.equal(await hash(page), there, 'one undo takes it back');
}

test("B4: Antietam's first turn is moved in at most 20 clicks, and one undo takes the whole order back", async () => {
  const page = await openAt(lab, antietam);
  const start = await prompt(page);
  let clicks = 0;
  const click = async (at) => {
    ++clicks;
    await page.mouse.move(at.x, at.y);
    await settled(page);
    await page.mouse.click(at.x, at.y);
    await settled(page);
  };
  await click(centre(await where(page, 'map-fit')));
  let plies = 0;
  while ((await those(page, 'take')).length > 0 && clicks < 20) {
    await click(await inSight(page, 'piece', await those(page, 'take')));
    const corps = await named(page, /Corps \(\d+\)$/);
    assert.ok(corps, 'who is chosen can be led with his corps, and a button says so');
    await click(corps);
    assert.equal((await prompt(page)).plies, start.plies, 'who is led has decided nothing yet');
    const before = await prompt(page);
    const to = centre(await where(page, 'place:go 1510'));
    await page.mouse.move(to.x, to.y);
    await settled(page);
    assert.match((await prompt(page)).text, /14 of 14 units march/);
    assert.ok(await named(page, /^March, all 14$/), 'the red button says what it does');
    await lab.shot(page, 'order-desktop');
    await click(to);
    await later(page, before);
    plies ||= (await prompt(page)).plies;
  }
  assert.deepEqual(await those(page, 'take'), [], 'everybody has moved');
  assert.ok(clicks <= 20, `${clicks} clicks`);
  assert.ok(plies > start.plies + 20, 'one order was many decisions');
  console.log(`Antietam's first turn: ${clicks} clicks`);
  await takenBack(page, antietam, start.plies);
  // By keys alone: G leads the stack, then the corps.
  await page.keyboard.press('n');
  await later(page, start);
  await page.keyboard.press('g');
  await page.waitForFunction(() => globalThis.longroll.prompt().text.startsWith('The stack'), null, { polling: 30 });
  await page.keyboard.press('g');
  await page.waitForFunction(() => globalThis.longroll.prompt().text.startsWith('I Corps'), null, { polling: 30 });
  await page.keyboard.press('Escape');
  await settled(page);
  assert.equal(await hash(page), antietam.hash, 'Esc lets them be');
  await closes(page);
});

test('B4: a stack is moved on a phone: tap, Whole stack, tap where, the red button', async () => {
  const page = await openAt(lab, antietam, SIZES.phone, { ...calm, hasTouch: true });
  const tap = async (at) => {
    await page.touchscreen.tap(at.x, at.y);
    await settled(page);
  };
  await tap(await inSight(page, 'piece', await those(page, 'take')));
  await tap(await inSight(page, 'piece', await those(page, 'take')));
  const taken = await prompt(page);
  assert.ok(taken.plies > antietam.ply, 'a unit is out');
  const stack = await named(page, /^Whole stack/);
  assert.ok(stack.y < 720, 'in sight above the bar');
  await tap(stack);
  const asked = await prompt(page);
  await tap(await inSight(page, 'place', ['go 1507', 'go 1508', 'go 1405', 'go 1805', 'go 1606']));
  await lab.shot(page, 'order-phone');
  assert.equal((await prompt(page)).plies, asked.plies, 'a finger sees first where they would go');
  const red = await named(page, /^March/);
  assert.ok(red && red.y < 720, 'the red button is in sight');
  await tap(red);
  await later(page, asked);
  await takenBack(page, antietam, asked.plies);
  await closes(page);
});

test('B7: all who can join the attack by one press, with the odds that it gives, and one undo', async () => {
  const page = await openAt(lab, attack);
  const before = await prompt(page);
  const all = await named(page, /^All who can \(\d+\): \d+:\d+$/);
  assert.ok(all, 'the button says how many, and the odds');
  await lab.shot(page, 'join-all');
  await page.keyboard.press('Enter');
  await later(page, before);
  const now = await prompt(page);
  assert.ok(now.plies >= before.plies + 2, 'several have joined');
  assert.ok((await those(page, 'resolve')).length > 0, 'the attack can be rolled');
  await takenBack(page, attack, before.plies);
  await closes(page);
});

test('2.1: a long list is folded by formation, in the sheet and in the mirror', async () => {
  const page = await openAt(lab, antietam);
  const [take] = await those(page, 'take');
  const folds = await page.$$eval('#mirror-actions > details > summary', (all) => all.map((node) => node.textContent));
  assert.equal(folds.length, 1);
  assert.match(folds[0], /^I Corps, Hooker \(\d+\)$/);
  assert.equal(await page.locator(`[data-action="${take}"]`).isVisible(), false, 'the fold of the mirror is closed');
  await page.keyboard.press('c');
  await page.locator('[data-do^="fold:"]').first().waitFor({ state: 'attached' });
  assert.equal(await where(page, `choice:${take}`).then((rect) => rect && rect.w > 250), false, 'the fold of the sheet is closed');
  await press(page, await page.locator('[data-do^="fold:"]').first().getAttribute('data-do'));
  await page.waitForFunction((id) => globalThis.longroll.where(id)?.w > 250, `choice:${take}`, { polling: 30 });
  await lab.shot(page, 'folds');
  await page.keyboard.press('Escape');
  await ourTurn(page);
  await closes(page);
});

test('2.2: before a phase ends, who could still act is listed, each line the way to him; Enter ends it all the same', async () => {
  const page = await openAt(lab, antietam);
  const start = await prompt(page);
  const end = async () => {
    const at = await middle(page, 'choice:end-moves');
    await page.mouse.click(at.x, at.y);
    await page.waitForFunction(() => /^\d+ to move: end it all the same\?$/.test(globalThis.longroll.prompt().text), null, { polling: 30 });
    assert.equal((await prompt(page)).plies, start.plies, 'nothing has been decided');
  };
  await end();
  await page.locator('[data-do^="left:"]').first().waitFor({ state: 'attached' });
  const lines = await page.$$eval('[data-do^="left:"]', (all) => all.map((node) => node.dataset.do));
  assert.ok(lines.length >= 10, `${lines.length} lines`);
  await lab.shot(page, 'left-undone');
  const line = await middle(page, lines[1]);
  await page.mouse.click(line.x, line.y);
  await later(page, start);
  assert.match((await prompt(page)).text, /has \d+ points?/, 'he is out, and can be moved');
  await page.keyboard.press('Escape');
  await page.waitForFunction((n) => globalThis.longroll.prompt().plies === n, start.plies, { polling: 30 });
  await settled(page);
  await end();
  await page.keyboard.press('Enter');
  await later(page, start);
  assert.match((await prompt(page)).heading, /combat/);
  await closes(page);
});

test('2.2: where there is nobody to attack nothing is asked, and that is said; settings ask for less', async () => {
  const page = await lab.open({ fragment: peaceful.fragment, more: calm, init: "localStorage.setItem('longroll/not-asked', 'wp')" });
  await ourTurn(page);
  await settled(page);
  const start = await prompt(page);
  const end = await middle(page, 'choice:end-moves');
  await page.mouse.click(end.x, end.y);
  await page.waitForFunction((n) => globalThis.longroll.prompt().plies >= n, start.plies + 2, { polling: 20 });
  await page.waitForFunction(() => document.querySelector('#mirror-notice').textContent.startsWith('No enemy to attack'), null, { polling: 20 });
  await press(page, 'menu');
  await press(page, 'menu-settings');
  await press(page, 'set-works');
  await page.waitForFunction(() => localStorage.getItem('longroll/not-asked') === 'p', null, { polling: 30 });
  await closes(page);
});
