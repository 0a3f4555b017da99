// Dixie has one way to act, in every step: the first press chooses and the prompt says what a second would do, with its chances; the red
// button in the prompt, Enter and a second press on the same card do it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory } from './harness.mjs';
import { act, actions, beginAsUnion, middle, ourTurn, press, prompt, settled, where } from './play.mjs';
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

test('C1: the cards that are laid out can be read, nothing covers the scrubber, and a card that is looked at has no words over it', async () => {
  for (const [width, height, least] of [[1280, 800, 88], [1024, 768, 80]]) {
    const page = await lab.open({ size: { viewport: { width, height }, deviceScaleFactor: 1 }, more: { reducedMotion: 'reduce' } });
    await beginAsUnion(page);
    await ourTurn(page);
    const hand = [...new Set((await actions(page)).filter((text) => verb(text) === 'deploy').map((text) => text.split(' ')[1]))];
    const rects = [];
    for (const id of hand) rects.push(await where(page, `piece:play ${id}`));
    assert.ok(rects.length >= 12 && rects.every(({ w, x }) => w >= least && x >= 0 && x + w <= width), `${least} px: ${JSON.stringify(rects[0])}`);
    const starts = rects.map(({ x, y }) => `${Math.round(y)}:${Math.round(x)}`);
    assert.equal(new Set(starts).size, hand.length);
    for (const a of rects) {
      const next = rects.filter((b) => Math.abs(b.y - a.y) < 2 && b.x > a.x).map((b) => b.x - a.x);
      assert.ok(next.length === 0 || Math.min(...next) >= a.w * 0.6, 'most of each card is to be seen');
    }
    const low = rects.reduce((a, b) => (b.y > a.y || (b.y === a.y && b.x < a.x) ? b : a));
    await page.mouse.move(low.x + 12, low.y + 40);
    await settled(page);
    assert.equal(await page.evaluate(() => globalThis.longroll.tip()), null);
    await lab.shot(page, `hand-of-eighteen-${width}`);
    // What was laid stays where it was; the others close up, and the table does not move.
    const field = await where(page, `place:deploy ${hand[0]} usa.right`);
    await act(page, `deploy ${hand[0]} usa.left`);
    await ourTurn(page);
    assert.deepEqual(await where(page, `place:deploy ${hand[1]} usa.right`), field, 'the table stays where it was');
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
});

for (const [name, size] of Object.entries({ desktop: SIZES.desktop, phone: SIZES.phone })) {
  test(`a12: a battle that would be lost is not begun by one press: ${name}`, async () => {
    const page = await lab.open({ size, more: { reducedMotion: 'reduce' } });
    await press(page, 'play:dixie');
    await ourTurn(page);
    const before = await prompt(page);
    const hit = async (id) => {
      const at = await middle(page, id);
      await (name === 'phone' ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
    };
    await hit('choice:finish');
    await page.waitForFunction(() => /no troops: the battle is lost/.test(globalThis.longroll.prompt().text), null, { polling: 30 });
    assert.equal((await prompt(page)).plies, before.plies, 'nothing was decided');
    await lab.shot(page, `begin-lost-${name}`);
    await hit('view:4004'); // the red button: go on deploying
    await page.waitForFunction((text) => globalThis.longroll.prompt().text === text, before.text, { polling: 30 });
    await hit('choice:finish');
    await page.waitForTimeout(500);
    await hit('choice:finish'); // who means it, may
    await page.waitForFunction((plies) => globalThis.longroll.prompt().plies > plies, before.plies, { polling: 30 });
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
}

test('A15, C2, a8: cards on the table can be read, and no mark lies over a number or a name', async () => {
  const page = await desk.at(found.check);
  const cards = of(found.check.prompt, 'check').map(({ text }) => text);
  // Where both sides stand in one position the rows must fit above each other; elsewhere nothing is in the way.
  for (const text of cards) assert.ok((await where(page, `piece:${text}`)).w >= 60, text);
  await lab.shot(page, 'marks-1280');
  desk.done(page);
});
