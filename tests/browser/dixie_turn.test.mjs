// The other side's turn at Dixie's table: fights are told where they happen, cards are shown as cards, and what was done is summed up.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../../tools/lib/deps.mjs';
import { SIZES, laboratory } from './harness.mjs';
import { act, actions, hash, middle, ourTurn, prompt, settled } from './play.mjs';
import { offers, positions } from './positions.mjs';
import { of, tables } from './table.mjs';

const LEVEL = 'normal';
const { cards } = JSON.parse(fs.readFileSync(path.join(root, 'assets/games/dixie/bull-run.json'), 'utf8'));
const generals = new Set(cards.filter(({ type }) => type === 'general').map(({ id }) => id));
const found = await positions({
  // The turn goes over, a card is drawn by it, and the other side has somebody to fire.
  over: (asked) => offers('finish')(asked) && /Union turn [2-9].*move/.test(asked.heading),
  // The computer answers a shot with a special card.
  answered: async (asked, _ply, ask) => {
    const [shot] = of(asked, 'fire');
    if (!shot || of(asked, 'fire').length < 2) return false;
    await ask(`do ${shot.text}`);
    const next = await ask('prompt');
    const plays = next.seat !== asked.seat && offers('play')(next) && /^play /.test((await ask(`bot ${LEVEL}`)).action);
    await ask('undo');
    return plays;
  },
  // Few choices, most of them on the table.
  few: (asked) => offers('finish')(asked) && asked.actions.length >= 5 && asked.actions.length <= 8,
  // A general alone was hit.
  general: (asked) => asked.actions.length === 1 && offers('check')(asked) && generals.has(asked.actions[0].text.split(' ')[1]),
}, { games: 120 });

const lab = await laboratory();
const desk = tables(lab);
const words = (page) => page.textContent('#mirror-text');
const speed = (id) => `localStorage.setItem('longroll/speed', '${id}')`;

/** Everything that is told until we are asked in a turn of our own, answering what is asked on the way with its first choice. */
async function watch(page, side) {
  const told = [];
  await page.exposeFunction('keep', (text) => { if (!told.includes(text)) told.push(text); });
  await page.evaluate(() => {
    const node = document.getElementById('mirror-text');
    new MutationObserver(() => globalThis.keep(node.textContent.trim())).observe(node, { childList: true, characterData: true, subtree: true });
  });
  await page.locator('[data-action="finish"]').evaluate((node) => node.click());
  for (;;) {
    await page.waitForFunction(() => globalThis.longroll.prompt().mayAct && document.querySelector('[data-action]'), null, { polling: 30 });
    await settled(page);
    const asked = await prompt(page);
    if (asked.over || asked.heading.startsWith(side)) return told;
    const all = await actions(page);
    await act(page, all.includes('pass') ? 'pass' : all[0]);
  }
}

test('B2: what I drew is shown, fights are told at their place, the turn is summed up, and each line leads somewhere', async () => {
  const page = await lab.open({ fragment: found.over.fragment, init: speed('fast') });
  await ourTurn(page);
  const told = await watch(page, 'Union');
  assert.ok(told.some((text) => /^Drawn: 1 card\. \S/.test(text)), told.join('\n'));
  assert.ok(told.some((text) => / fires at (USA|CSA) \S+, Hits on .*, (die|dice)( \d)+: (No hits|\d hits?)/.test(text)), told.join('\n'));
  assert.match(await words(page), /What the Confederate side did: \d+ moves?.* fights?/);
  await lab.shot(page, 'dixie-digest-desktop');
  const at = await middle(page, 'digest-line:0');
  await page.mouse.click(at.x, at.y);
  await page.waitForFunction(() => / fires at /.test(document.getElementById('mirror-text').textContent.split(' did: ')[1].split('.').slice(1).join('.')), null, { polling: 30 });
  await lab.shot(page, 'dixie-digest-line-desktop');
  const end = await hash(page);
  const again = await middle(page, 'see-again');
  await page.mouse.click(again.x, again.y);
  const { plies } = await prompt(page);
  await page.waitForFunction((n) => globalThis.longroll.prompt().shown < n, plies, { polling: 20 });
  await page.keyboard.press('Escape');
  await page.waitForFunction((n) => globalThis.longroll.prompt().shown === n, plies, { polling: 20 });
  assert.equal(await hash(page), end);
  assert.deepEqual(page.faults, []);
});

test('B2: on a phone the same turn is one line, also where nothing may move', async () => {
  const page = await lab.open({ fragment: found.over.fragment, size: SIZES.phone, more: { reducedMotion: 'reduce' } });
  await ourTurn(page);
  await watch(page, 'Union');
  const at = await middle(page, 'digest');
  await lab.shot(page, 'dixie-digest-phone');
  await page.touchscreen.tap(at.x, at.y);
  await page.waitForFunction(() => globalThis.longroll.where('see-again'), null, { polling: 30 });
  assert.deepEqual(page.faults, []);
});

test('B2: a special card of the enemy is shown as a card, with what it does', async () => {
  const page = await desk.at(found.answered);
  const [shot] = of(found.answered.prompt, 'fire');
  await act(page, shot.text);
  await page.waitForFunction(() => /special card/.test(document.getElementById('mirror-text').textContent), null, { polling: 30 });
  await lab.shot(page, 'dixie-special-desktop');
  assert.match(await words(page), /\. (Union|Confederate) special card.*: \S/);
  desk.done(page);
});

test('B4: a general who alone was hit rolls without being asked about', async () => {
  const page = await lab.open({ fragment: found.general.fragment, more: { reducedMotion: 'reduce' } });
  await page.waitForFunction(() => globalThis.longroll.prompt().plies > 0, null, { polling: 30 });
  await ourTurn(page);
  assert.ok(!(await actions(page)).includes(found.general.prompt.actions[0].text));
  assert.deepEqual(page.faults, []);
});

test('1.4: on a phone what the table does not offer stands above the fold, also among few choices', async () => {
  const page = await lab.open({ fragment: found.few.fragment, size: SIZES.phone, more: { reducedMotion: 'reduce' } });
  await ourTurn(page);
  await settled(page);
  const rect = await page.evaluate(() => globalThis.longroll.where('choice:finish'));
  const bar = await page.evaluate(() => globalThis.longroll.where('share'));
  assert.ok(rect && rect.y + rect.h < bar.y, JSON.stringify({ rect, bar }));
  assert.deepEqual(page.faults, []);
});
