// Real hands on the picture: clicks, drags, fingers and keys, in positions of real games.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory } from './harness.mjs';
import { act, actions, hash, middle, ourTurn, press, prompt, settled, tip, where } from './play.mjs';
import { offers, position } from './positions.mjs';

const verb = (text) => text.split(' ')[0];
const firing = await position(offers('fire'));
const shot = firing.prompt.actions.find(({ text }) => verb(text) === 'fire').text;
const moving = await position((asked) => offers('move')(asked) && offers('march')(asked));
const march = moving.prompt.actions.find(({ text }) => verb(text) === 'march').text;
const move = moving.prompt.actions.find(({ text }) => verb(text) === 'move' && !text.includes('reserve')).text;
const checking = await position(
  (asked) => asked.actions.filter(({ text }) => verb(text) === 'check').length >= 3, { games: 60 });
let idle = null; // a card on the field that may not fire: {text, reason, rule}
const resting = await position(async (asked, _ply, ask) => {
  const lit = new Set(asked.actions.map(({ text }) => text.split(' ')[1]));
  const { pieces } = await ask(`state ${asked.seat}`);
  const cards = pieces.filter(
    ({ kind, place }) => kind?.startsWith(`dixie.${asked.seat}`) && /left|center|right/.test(place) && !lit.has(kind));
  for (const { kind } of offers('fire')(asked) ? cards : []) {
    const { refused } = await ask(`why fire ${kind}`);
    if (refused?.rule) idle = { text: `fire ${kind}`, ...refused };
  }
  return idle !== null;
});

let next = null; // a card that fires after this one, and for which special cards are offered, too
const offered = await position(async (asked, _ply, ask) => {
  if (!offers('pass')(asked) || !/is about to fire/.test(asked.text)) return false;
  await ask('do pass');
  const after = await ask('prompt');
  const fire = after.seat === asked.seat ? after.actions.find(({ text }) => verb(text) === 'fire')?.text : undefined;
  let again = null;
  if (fire) {
    await ask(`do ${fire}`);
    again = await ask('prompt');
    await ask('undo');
  }
  await ask('undo');
  next = again?.seat === asked.seat && /is about to fire/.test(again.text) ? fire : null;
  return next !== null;
}, { games: 60 });

const lab = await laboratory(); // after the positions: tests must be known before the first wait
const calm = { reducedMotion: 'reduce' };

/** Opens a prepared position and waits until the page asks what the engine asks. */
async function openAt({ fragment, hash: there }, size = SIZES.desktop) {
  const page = await lab.open({ fragment, size, more: calm });
  await ourTurn(page);
  assert.equal(await hash(page), there, 'the page stands where the engine stood');
  return page;
}

/** Waits until a decision after that prompt is to be seen and has been told. */
const later = (page, { plies }) =>
  page.waitForFunction((before) => globalThis.longroll.prompt().shown > before, plies, { polling: 30 });

/** The corner of a card that no other card covers: cards of a row overlap from the left. */
async function corner(page, id) {
  const rect = await where(page, id);
  assert.ok(rect, `${id} is on the screen`);
  return { x: rect.x + Math.min(8, rect.w / 4), y: rect.y + rect.h / 2 };
}

async function closes(page) {
  assert.deepEqual(page.faults, []);
  await page.context().close();
}

test('firing: the first click shows the chances, the second fires', async () => {
  const page = await openAt(firing);
  const before = await prompt(page);
  const at = await corner(page, `piece:${shot}`);
  await page.mouse.click(at.x, at.y);
  await page.waitForFunction((id) => globalThis.longroll.where(id), `choice:${shot}`, { polling: 30 });
  await lab.shot(page, 'fire-preview-desktop');
  assert.equal((await prompt(page)).plies, before.plies, 'nothing was decided');
  await page.mouse.click(at.x, at.y);
  await later(page, before);
  assert.match(await page.textContent('#mirror-log'), /fire/i);
  await closes(page);
});

test('firing: by the keyboard, and Esc thinks better of it', async () => {
  const page = await openAt(firing);
  const before = await prompt(page);
  await page.focus('#canvas');
  await page.keyboard.press('Tab');
  await tip(page);
  await page.keyboard.press('Enter');
  const button = (is) => page.waitForFunction(([id, there]) => Boolean(globalThis.longroll.where(id)) === there, [`choice:${shot}`, is], { polling: 30 });
  await button(true);
  await page.keyboard.press('Escape');
  await button(false);
  assert.deepEqual(await prompt(page), before, 'the question stands again');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await button(true);
  assert.equal((await prompt(page)).plies, before.plies, 'nothing was decided');
  await page.keyboard.press('Enter');
  await later(page, before);
  await closes(page);
});

test('a card is dragged to another position', async () => {
  const page = await openAt(moving);
  const before = await prompt(page);
  const [from, to] = [await corner(page, `piece:${move}`), await middle(page, `place:${move}`)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await lab.shot(page, 'drag-desktop');
  await page.mouse.up();
  await later(page, before);
  assert.equal(await page.locator(`[data-action="${move}"]`).count(), 0, 'the card has gone there');
  await closes(page);
});

test('a card dragged to nowhere stays where it was', async () => {
  const page = await openAt(moving);
  const before = await prompt(page);
  const from = await corner(page, `piece:${move}`);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(640, 400, { steps: 4 });
  await page.mouse.move(5, 400, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.press('Escape');
  await page.locator(`[data-action="${move}"]`).waitFor({ state: 'attached' });
  assert.deepEqual(await prompt(page), before);
  await closes(page);
});

test('a forced march asks how, and Esc calls it off', async () => {
  const page = await openAt(moving);
  const before = await prompt(page);
  const choose = async () => {
    const card = await corner(page, `piece:${march}`);
    await page.mouse.click(card.x, card.y);
    await page.waitForFunction((id) => globalThis.longroll.where(id), `place:${march}`);
    const place = await middle(page, `place:${march}`);
    await page.mouse.click(place.x, place.y);
    await page.waitForFunction((id) => globalThis.longroll.where(id), `choice:${march}`, { polling: 30 });
  };
  await choose();
  await lab.shot(page, 'march-desktop');
  assert.equal((await prompt(page)).plies, before.plies, 'it is asked first');
  await page.keyboard.press('Escape');
  await page.waitForFunction((id) => !globalThis.longroll.where(id), `choice:${march}`, { polling: 30 });
  await choose();
  const way = await middle(page, `choice:${march}`);
  await page.mouse.click(way.x, way.y);
  await later(page, before);
  await closes(page);
});

test('"Roll all" rolls the morale of every card that was hit', async () => {
  const page = await lab.open({ fragment: checking.fragment }); // with motion: the rolls wait for one another
  await ourTurn(page);
  const before = await prompt(page);
  await press(page, 'view:4002');
  await page.waitForFunction(([plies, heading]) => {
    const now = globalThis.longroll.prompt();
    return now.plies >= plies + 3 && now.shown === now.plies && now.heading !== heading;
  }, [before.plies, before.heading], { timeout: 60_000, polling: 50 });
  await closes(page);
});

test('"Nothing this phase" answers for every card that fires in it', async () => {
  const page = await openAt(offered);
  const before = await prompt(page);
  const button = page.locator('[data-do^="view:"]');
  assert.equal(await button.textContent(), 'Nothing this phase');
  await lab.shot(page, 'nothing-this-phase-desktop');
  await press(page, await button.getAttribute('data-do'));
  await later(page, before);
  await ourTurn(page);
  const told = (await page.textContent('#mirror-log')).length;
  await act(page, next);
  await ourTurn(page);
  assert.doesNotMatch((await prompt(page)).text, /about to fire/);
  assert.match((await page.textContent('#mirror-log')).slice(told), / fires /);
  await page.evaluate((fragment) => { location.hash = fragment; }, offered.fragment);
  await page.waitForFunction((wanted) => globalThis.longroll.hash() === wanted, offered.hash);
  await ourTurn(page);
  assert.match((await prompt(page)).text, /about to fire/, 'in another game it is asked');
  await closes(page);
});

test('a card that may not fire says why, with the rule', async () => {
  const page = await openAt(resting);
  const at = await corner(page, `piece:${idle.text}`);
  await page.mouse.move(at.x, at.y);
  const said = await tip(page);
  assert.deepEqual([said.barred, said.lines, said.rule], [true, [idle.reason], idle.rule]);
  await page.mouse.click(at.x, at.y);
  await page.waitForFunction((rule) => document.getElementById('mirror-notice').textContent.endsWith(`[${rule}]`), idle.rule);
  await closes(page);
});

test('a position that a card may not reach says why, with the rule', async () => {
  const page = await openAt(moving);
  const [, card] = move.split(' ');
  const reach = new Set((await actions(page)).filter((text) => text.split(' ')[1] === card).map((text) => text.split(' ')[2]));
  const barred = ['left', 'center', 'right'].flatMap((name) => [`csa.${name}`, `usa.${name}`]).find((place) => !reach.has(place));
  assert.ok(barred, 'some position is out of reach');
  const at = await corner(page, `piece:${move}`);
  await page.mouse.click(at.x, at.y);
  const place = await page.evaluate((id) => globalThis.longroll.where(id), `place:move ${card} ${barred}`);
  await page.mouse.move(place.x + place.w - 6, place.y + place.h - 6);
  const said = await tip(page);
  assert.ok(said.barred, JSON.stringify(said));
  assert.match(said.rule, /^\d+\.\d+$/);
  await lab.shot(page, 'barred-desktop');
  await closes(page);
});

test('a phone: a long press shows what a card is, and decides nothing', async () => {
  const page = await openAt(firing, SIZES.phone);
  const before = await prompt(page);
  await page.waitForFunction((id) => globalThis.longroll.where(id), `piece:${shot}`);
  const at = await corner(page, `piece:${shot}`);
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  const said = await tip(page);
  await lab.shot(page, 'long-press-phone');
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  assert.ok(said.title.length > 3 && !said.barred, JSON.stringify(said));
  assert.deepEqual(await prompt(page), before, 'a long press only asks');
  await closes(page);
});

test('the theme is switched on the picture and kept', async () => {
  const page = await openAt(moving);
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  const before = await theme();
  const at = await middle(page, 'theme');
  await page.mouse.click(at.x, at.y);
  await page.waitForFunction((old) => document.documentElement.dataset.theme !== old, before);
  const after = await theme();
  await lab.shot(page, `theme-${after}-desktop`);
  await page.reload();
  await page.waitForFunction((wanted) => document.documentElement.dataset.ready === 'yes' && document.documentElement.dataset.theme === wanted, after);
  await closes(page);
});

test('back and forth over a game by keys, and back to it', async () => {
  const page = await openAt(moving);
  const now = await prompt(page);
  await page.focus('#canvas');
  const at = async (shown) => page.waitForFunction((n) => globalThis.longroll.prompt().shown === n, shown, { polling: 30 });
  for (const [key, shown] of [['[', now.shown - 1], ['[', now.shown - 2], [']', now.shown - 1], ['Home', 0], [']', 1]]) {
    await page.keyboard.press(key);
    await at(shown);
    await settled(page); // the list of actions follows the prompt
    assert.deepEqual(await actions(page), []);
  }
  await page.keyboard.press('End');
  await ourTurn(page);
  assert.deepEqual(await prompt(page), now);
  await closes(page);
});

test('two players at one screen: the curtain hides the table between them', async () => {
  const page = await lab.open({ more: calm });
  await press(page, 'setup:dixie');
  await press(page, 'side:2');
  await press(page, 'start');
  const seats = new Set();
  for (let i = 0; i < 8 && seats.size < 2; ++i) {
    await page.waitForFunction(() => document.querySelector('[data-do="lift-curtain"], [data-action]'));
    if (await page.locator('[data-do="lift-curtain"]').count()) {
      assert.deepEqual(await actions(page), [], 'nothing is offered under the curtain');
      await lab.shot(page, 'curtain-desktop');
      const at = await middle(page, 'lift-curtain');
      await page.mouse.click(at.x, at.y);
    }
    await ourTurn(page);
    seats.add((await prompt(page)).seat);
    const all = await actions(page);
    await act(page, all.includes('finish') && i > 1 ? 'finish' : all[0]);
  }
  assert.equal(seats.size, 2, 'both players were asked');
  await closes(page);
});
