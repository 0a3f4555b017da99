// Dixie has one way to act, in every step: the first press chooses and the prompt says what a second would do, with its chances; the red
// button in the prompt, Enter and a second press on the same card do it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory } from './harness.mjs';
import { actions, middle, ourTurn, prompt, settled, where } from './play.mjs';
import { offers, positions } from './positions.mjs';
import { click, later, of, tables, tap, verb } from './table.mjs';

let twice = null; // the card that rolls, and may fire in the next phase
const found = await positions({
  fire: (asked) => of(asked, 'fire').length > 1,
  check: (asked) => of(asked, 'check').length > 1,
  hit: (asked) => of(asked, 'hit').length > 1,
  play: (asked) => offers('pass')(asked) && asked.actions.some(({ text }) => /^play \S+$/.test(text)),
  last: async (asked, _ply, ask) => {
    if (asked.actions.length !== 1 || !offers('check')(asked)) return false;
    const [, card] = asked.actions[0].text.split(' ');
    await ask(`do ${asked.actions[0].text}`);
    const next = await ask('prompt');
    await ask('undo');
    twice = next.actions?.some(({ text }) => text === `fire ${card}`) ? card : null;
    return twice !== null;
  },
}, { games: 80 });

const SAYS = { fire: /: 1 hit.* \d+%/, check: /: .* \d+%/, hit: /: it (stands its next roll .*%|is destroyed)/, play: /^Play .*: .+/ };
const lab = await laboratory(); // after the positions: tests must be known before the first wait
const desk = tables(lab);
const small = tables(lab, { viewport: { width: 1024, height: 768 }, deviceScaleFactor: 1 });
const phone = tables(lab, SIZES.phone);

/** The choice of that verb that names a card alone. */
const choiceOf = (name) => of(found[name].prompt, name).find(({ text }) => text.split(' ').length === 2).text;

for (const [name, confirm] of [['fire', 'button'], ['check', 'card'], ['hit', 'Enter'], ['play', 'button']]) {
  test(`A3, A4: the first click chooses, the prompt says what a second does, and it is done once it is confirmed: ${name}`, async () => {
    for (const [table, press] of [[desk, click], [small, click], [phone, tap]]) {
      const page = await table.at(found[name]);
      const text = choiceOf(name);
      const before = await prompt(page);
      await press(page, `piece:${text}`);
      await page.waitForFunction((old) => globalThis.longroll.prompt().text !== old, before.text, { polling: 30 });
      const chosen = await prompt(page);
      assert.equal(chosen.plies, before.plies, 'nothing was decided');
      assert.match(chosen.text, SAYS[name]);
      const button = await where(page, `choice:${text}`);
      const { width, height } = page.viewportSize();
      assert.ok(button, 'the red button is there');
      const bottom = table === phone ? (await where(page, 'share')).y : 90;
      assert.ok(button.y >= 0 && button.y + button.h <= bottom && button.x + button.w <= width && height > 0, `it is in sight: ${JSON.stringify(button)}`);
      await lab.shot(page, `acting-${name}-${width}`);
      if (confirm === 'card') await press(page, `piece:${text}`);
      else if (confirm === 'Enter' && table !== phone) await page.keyboard.press('Enter');
      else if (table === phone) await page.touchscreen.tap(button.x + button.w / 2, button.y + button.h / 2);
      else await page.mouse.click(button.x + button.w / 2, button.y + button.h / 2);
      await later(page, before);
      table.done(page);
    }
  });
}

test('A4: a click that came once too often is not taken as a choice of the next phase', async () => {
  const page = await desk.at(found.last);
  const text = `check ${twice}`;
  assert.ok((await middle(page, `choice:${text}`)).y < 90, 'what alone can be done has the red button at once');
  const rect = await where(page, `piece:${text}`);
  const at = [rect.x + Math.min(8, rect.w / 4), rect.y + 20];
  const before = await prompt(page);
  await page.mouse.click(...at);
  await settled(page);
  assert.equal((await prompt(page)).plies, before.plies, 'a morale roll waits for the second click as a shot does');
  await page.mouse.dblclick(...at); // the second click and one too many
  await later(page, before);
  await ourTurn(page);
  await settled(page);
  assert.ok((await actions(page)).includes(`fire ${twice}`), 'the card might fire now');
  assert.doesNotMatch((await prompt(page)).text, /^Fire /, 'it has not been chosen to');
  await page.waitForTimeout(450);
  const [x, y] = at;
  await page.mouse.click(x, y);
  await page.waitForFunction(() => globalThis.longroll.prompt().text.startsWith('Fire '), null, { polling: 30 });
  desk.done(page);
});

test('A14: a long question leaves the table where it was', async () => {
  const page = await small.at(found.fire);
  const text = choiceOf('fire');
  const before = await where(page, `piece:${text}`);
  await click(page, `piece:${text}`);
  await settled(page);
  assert.deepEqual(await where(page, `piece:${text}`), before);
  assert.equal(verb(text), 'fire');
  small.done(page);
});
