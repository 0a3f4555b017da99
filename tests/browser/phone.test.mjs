// Dixie on phones: what must be known before a choice is pressed is seen above it, and the end of a battle is seen whole.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../../tools/lib/deps.mjs';
import { SIZES, laboratory } from './harness.mjs';
import { act, actions, hash, ourTurn, press, prompt, settled, tip, where } from './play.mjs';
import { journalOf, offers, positions } from './positions.mjs';
import { of } from './table.mjs';

const lying = { ...SIZES.phone, viewport: { width: 844, height: 390 } };
const small = { ...SIZES.phone, viewport: { width: 360, height: 640 } };
const calm = { reducedMotion: 'reduce' };
const melees = await positions({
  undecided: offers('fight-on'),
  opening: (asked) => /^Melee at/.test(asked.text) && asked.actions.length === 2,
}, { options: 'melee=on', game: 'dixie/shiloh' });
const { several } = await positions({ several: (asked) => of(asked, 'melee').length > 1 }, { options: 'melee=on', game: 'dixie/shiloh' });
const { early, troops } = await positions({
  early: (asked) => offers('finish')(asked) && of(asked, 'deploy').length > 0,
  troops: (asked) => of(asked, 'fire').length > 0,
});
const { last } = await positions({ last: { done: (_, told) => told.some((line) => /wins? the battle\.$/.test(line)) } }, { plies: 900 });

const lab = await laboratory(); // after the positions: tests must be known before the first wait

async function opened({ fragment, hash: there }, size = SIZES.phone) {
  const page = await lab.open({ fragment, size, more: calm });
  await ourTurn(page);
  await settled(page);
  assert.equal(await hash(page), there);
  return page;
}
async function closes(page) {
  assert.deepEqual(page.faults, []);
  await page.context().close();
}
/** What is told above the choices, in words. */
const told = (page) => page.textContent('#mirror-text');
/** Each of these choices is on the sheet whole, large enough for a finger, below what is told. */
async function seenBelow(page, texts) {
  const above = await where(page, 'told');
  const { height } = page.viewportSize();
  const bar = await where(page, 'share');
  const hand = height > page.viewportSize().width ? Math.min(84, height * 0.1) : 0;
  const rects = [];
  for (const text of texts) {
    const rect = await where(page, text);
    assert.ok(rect, `${text} is on the screen`);
    assert.ok(rect.h >= 44 && rect.w >= 44, `${text} is ${rect.w} x ${rect.h}`);
    assert.ok(rect.y >= above.y + above.h - 1, `${text} stands below what is told`);
    assert.ok(rect.y + rect.h <= bar.y - 8 - hand, `${text} is seen without scrolling`);
    rects.push(rect);
  }
  return rects;
}

/** How far down on the screen the cards of the hand lie, by their ids; `ids` are all cards of the battle. */
async function heights(page, ids) {
  const found = {};
  await settled(page);
  for (const id of ids) {
    const rect = await page.evaluate((name) => globalThis.longroll.where(`piece:play ${name}`), id);
    if (rect) found[id] = rect.y;
  }
  return found;
}

for (const [name, size] of Object.entries({ phone: SIZES.phone, small, lying })) {
  test(`the chances of a melee stand above its choices: ${name}`, async () => {
    for (const [which, there] of Object.entries(melees)) {
      const page = await opened(there, size);
      assert.match(await told(page), /^The melee at .*\. Union: \d+ dic?e, \d+\.\d hits, .* \d+%.*\. Confederate: \d+ dic?e/);
      const [left, right] = await seenBelow(page, there.prompt.actions.map(({ text }) => `choice:${text}`));
      assert.ok(left.y === right.y && left.x + left.w <= right.x, 'the two share a row');
      await lab.shot(page, `melee-${which}-${name}`);
      await closes(page);
    }
  });
}

test('of several melees the one whose chances are told is the first choice', async () => {
  const page = await opened(several);
  const [, place] = (await told(page)).match(/^The melee at (.*?)\./);
  const melees = of(several.prompt, 'melee');
  const first = melees.find(({ label }) => label.endsWith(` at ${place}`));
  assert.ok(first, `${place} is one of ${melees.map(({ label }) => label).join(', ')}`);
  const at = await where(page, `choice:${first.text}`);
  for (const { text } of [...melees, { text: 'finish' }].filter((one) => one.text !== first.text)) {
    const other = await where(page, `choice:${text}`);
    assert.ok(!other || at.y < other.y || (at.y === other.y && at.x < other.x), text);
  }
  await lab.shot(page, 'melee-several-phone');
  await closes(page);
});

test('a player who would begin a battle with empty positions is warned before', async () => {
  const page = await opened(early);
  assert.match(await told(page), /Without troops: .*\[4\.0\]/);
  await seenBelow(page, ['choice:finish']);
  const empty = (text) => text.match(/Without troops: ([^.]*)\./)?.[1].split(', ').length ?? 0;
  const before = empty(await told(page));
  await act(page, of(early.prompt, 'deploy')[0].text);
  await ourTurn(page);
  await settled(page);
  assert.equal(empty(await told(page)), before - 1, 'one position less is named');
  await closes(page);
});

test('when the battle ends an open hand folds away, and the end is told', async () => {
  const page = await opened(last);
  const hand = 'view:4000'; // the button "Hand 7"
  const { y: bar } = await where(page, hand);
  const strip = bar - 100; // what lies below is the hand folded, above it are sheet and field
  const ids = JSON.parse(fs.readFileSync(path.join(root, 'assets/games/dixie/bull-run.json'), 'utf8')).cards.map(({ id }) => id);
  const mine = Object.entries(await heights(page, ids)).filter(([, y]) => y > strip).map(([id]) => id);
  assert.ok(mine.length > 0, 'there are cards in the hand');
  await press(page, hand);
  assert.ok(Object.values(await heights(page, mine)).every((y) => y < strip), 'the hand is spread over the field');
  await act(page, last.act);
  await page.waitForFunction(() => globalThis.longroll.prompt().over, null, { polling: 30 });
  const after = Object.values(await heights(page, mine.filter((id) => !last.act.includes(id))));
  assert.ok(after.length > 0 && after.every((y) => y > strip), 'the field is free again');
  await lab.shot(page, 'end-phone');
  await closes(page);
});

test('the end of a battle: who won and why, its link, the field looked back on, and the same set-up again', async () => {
  const context = await lab.profile(SIZES.phone, { permissions: ['clipboard-read', 'clipboard-write'], ...calm });
  const page = await lab.open({ fragment: last.fragment, context });
  await ourTurn(page);
  await act(page, last.act);
  await page.waitForFunction(() => globalThis.longroll.prompt().over, null, { polling: 30 });
  await settled(page);
  const asked = await prompt(page);
  const winner = last.told.some((line) => /^The Union wins/.test(line)) ? 'Union' : 'Confederate';
  assert.equal(asked.heading, `${winner} victory`);
  assert.equal(asked.seat, winner === 'Union' ? 'usa' : 'csa');
  assert.match(asked.rule, /^4\.\d+$/);
  assert.ok(asked.text.length > 15, 'it is said why');
  assert.deepEqual(await actions(page), []);
  const there = await hash(page);
  await page.locator('[data-do="end-again"]').waitFor({ state: 'attached' });
  await press(page, 'close'); // the sheet of the result
  // The link of the finished game shows the end to a stranger.
  await press(page, 'share');
  await press(page, 'copy-link');
  await page.waitForFunction(() => document.getElementById('mirror-text').textContent.includes('clipboard'));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await press(page, 'close');
  const stranger = await lab.open({ fragment: link.slice(link.indexOf('#')), size: SIZES.phone, more: calm });
  await settled(stranger);
  assert.equal(await hash(stranger), there);
  assert.equal((await prompt(stranger)).heading, asked.heading);
  await closes(stranger);
  // Looking back begins at the first decision, and leads to the end again.
  await press(page, 'look-back');
  await settled(page);
  assert.equal((await prompt(page)).shown, 0);
  await press(page, 'back-to-game');
  await settled(page);
  const back = await prompt(page);
  assert.deepEqual([back.shown, back.heading], [asked.shown, asked.heading]);
  // The same battle with the same options, from its beginning.
  const finished = await journalOf(link.slice(link.indexOf('#') + 1));
  await press(page, 'play-again');
  await ourTurn(page);
  assert.match((await prompt(page)).heading, /deployment/);
  await press(page, 'share');
  await press(page, 'copy-link');
  await page.waitForFunction(() => document.getElementById('mirror-text').textContent.includes('clipboard'));
  const again = await journalOf((await page.evaluate(() => navigator.clipboard.readText())).split('#')[1]);
  assert.deepEqual([again.scenario, again.options, again.decks], [finished.scenario, finished.options, finished.decks]);
  await closes(page);
});

test('the tip of a card that is held tells how many men stood in its ranks', async () => {
  const page = await opened(troops);
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('dixie-notes')), null, { polling: 50 });
  await settled(page);
  const at = await where(page, `piece:${of(troops.prompt, 'fire')[0].text}`);
  const finger = await page.context().newCDPSession(page);
  const point = { x: at.x + Math.min(8, at.w / 4), y: at.y + Math.min(14, at.h / 2) };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  assert.match((await tip(page)).lines.join(' '), /\b\d+ men present\./);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await closes(page);
});
