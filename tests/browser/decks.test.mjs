// The collection of Dixie: the gallery, and decks that are built, kept, sent and brought into a game.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../../tools/lib/deps.mjs';
import { SIZES, laboratory } from './harness.mjs';
import { act, actions, ourTurn, press, prompt, where } from './play.mjs';
import { journalOf } from './positions.mjs';
import { copies } from './table.mjs';

const data = (name) => JSON.parse(fs.readFileSync(path.join(root, 'assets/games/dixie', `${name}.json`), 'utf8'));
const { cards } = data('bull-run');
const { notes } = data('bull-run-notes');
const lab = await laboratory();
const status = (page) => page.textContent('#mirror-status');
const says = (page, id, words) => page.waitForFunction(
  ([name, part]) => document.getElementById(name).textContent.includes(part), [id, words], { polling: 30 });
const has = (page, id) => page.locator(`[data-do="${id}"]`).waitFor({ state: 'attached' });
const controls = (page, start) => page.$$eval('[data-do]', (all, begin) =>
  all.map((node) => node.dataset.do).filter((id) => id.startsWith(begin)), start);
async function closes(page) {
  assert.deepEqual(page.faults, []);
  await page.context().close();
}
async function openDecks(page, side = 0, scenario = 0) {
  await press(page, 'cards:dixie');
  if (scenario > 0) await press(page, `room-battle:${scenario}`);
  await press(page, 'room:1');
  await has(page, 'deck-fill');
  if (side === 1) await press(page, 'room-side:1');
}
for (const [name, size] of Object.entries(SIZES)) {
  test(`the gallery shows a card with its figures and its line, ${name}`, async () => {
    const page = await lab.open({ size });
    await press(page, 'cards:dixie');
    await press(page, 'card:dixie.usa.1');
    await says(page, 'mirror-text', 'Irvin McDowell. Morale');
    await says(page, 'mirror-text', notes['dixie.usa.1'].line);
    await lab.shot(page, `gallery-${name}`);
    await press(page, 'card-next');
    await says(page, 'mirror-text', 'Daniel Tyler');
    await press(page, 'card-close');
    await closes(page);
  });
}

test('cards are sought by name and sort', async () => {
  const page = await lab.open();
  await press(page, 'cards:dixie');
  await says(page, 'mirror-status', ' shown');
  const all = (await controls(page, 'card:')).length;
  await page.fill('#field-card-search', 'wisconsin');
  await says(page, 'mirror-status', ' 1 card shown');
  assert.deepEqual(await controls(page, 'card:'), (await controls(page, 'card:')).filter((id) => id.includes('usa')));
  await page.fill('#field-card-search', '');
  await press(page, 'card-sort:4');
  await page.waitForFunction((whole) => document.querySelectorAll('[data-do^="card:"]').length < whole, all, { polling: 30 });
  await press(page, 'room-side:1');
  await says(page, 'mirror-status', 'Confederate');
  await closes(page);
});

test('a deck is built card by card, is told why it may not be used, and is filled up within its budget', async () => {
  const page = await lab.open();
  await openDecks(page);
  await says(page, 'mirror-status', '0 cards, 0 troops, 0 of 240 points');
  const all = await controls(page, 'card:');
  for (const id of all.slice(0, 4)) await press(page, id);
  await says(page, 'mirror-status', '4 cards');
  await says(page, 'mirror-status', 'a battle deck holds 10 cards or more');
  assert.equal(await page.locator('[data-do="deck-use"]').isDisabled(), true);
  await press(page, all[0].replace('card:', 'drop:'));
  await says(page, 'mirror-status', '3 cards');
  await press(page, 'deck-fill');
  await page.waitForFunction(() => !document.querySelector('[data-do="deck-use"]').disabled, null, { polling: 30 });
  assert.match(await status(page), /(23[5-9]|240) of 240 points/);
  await press(page, 'deck-clear');
  await says(page, 'mirror-status', '0 cards');
  const points = (id) => cards.find((card) => id === `card:${card.id}`).bp;
  for (const id of all.sort((a, b) => points(b) - points(a)).slice(0, 20)) await press(page, id);
  await says(page, 'mirror-status', 'battle points are more than the 240 that may be spent');
  await closes(page);
});

test('by keys alone a card goes into the deck', async () => {
  const page = await lab.open();
  await openDecks(page);
  await page.locator('[data-do^="card:"]').last().evaluate((node) => node.focus());
  const id = await page.locator('[data-do^="card:"]').last().getAttribute('data-do');
  const place = await where(page, id);
  assert.ok(place.y + place.h < 800 && place.y > 100, 'what the keyboard stands on is in sight');
  await page.locator('#canvas').focus();
  await page.keyboard.press('Enter');
  await says(page, 'mirror-status', '1 card,');
  await closes(page);
});

/** Is it a deck that may be brought: of that side, no card twice, ten cards or more, six troops, within its points? */
function isLawful(edition, side, ids) {
  const of = new Map(edition.cards.filter((card) => card.side === side).map((card) => [card.id, card]));
  const deck = ids.map((id) => of.get(id));
  assert.ok(deck.every(Boolean) && new Set(ids).size === ids.length, `cards of its side, each once: ${ids}`);
  assert.ok(deck.length >= 10 && deck.filter(({ type }) => ['infantry', 'cavalry', 'artillery'].includes(type)).length >= 6);
  const spent = deck.reduce((sum, { bp }) => sum + bp, 0);
  assert.ok(spent <= edition.points.three[side] && spent > edition.points.three[side] * 0.9, `${spent} points`);
}

for (const [scenario, name] of ['bull-run', 'shiloh', 'gettysburg'].entries()) {
  test(`${name}: a deck is built, sent, opened by a friend and played against one that the computer drew up`, async () => {
    const edition = data(name);
    const page = await lab.open({ size: SIZES.desktop });
    await openDecks(page, 1, scenario);
    await press(page, 'deck-fill');
    await says(page, 'mirror-status', ` of ${edition.points.three.csa} points`);
    const built = (await status(page)).match(/(\d+) cards, (\d+) troops, (\d+)/);
    const list = (await page.textContent('#mirror-text')).trim();
    await copies(page);
    await press(page, 'deck-share');
    await press(page, 'deck-link');
    await page.waitForFunction(() => globalThis.copied.includes('#d='), null, { polling: 30 });
    const link = await page.evaluate(() => globalThis.copied.slice(globalThis.copied.indexOf('#')));
    assert.ok(link.length < 120, `a short link: ${link.length}`);
    await lab.shot(page, `deck-${name}-desktop`);
    await closes(page);

    const friend = await lab.open({ fragment: link, more: { reducedMotion: 'reduce' } });
    await says(friend, 'mirror-status', `Battle deck. Dixie: ${edition.title}, Confederate`);
    assert.ok((await status(friend)).includes(built[0]), 'the same deck');
    assert.ok((await friend.textContent('#mirror-text')).includes(list), 'card for card');
    assert.equal(await friend.evaluate(() => location.hash), '');
    await press(friend, 'deck-use');
    await has(friend, 'start');
    await press(friend, 'deck.usa:1'); // the computer draws one up
    await press(friend, 'level:0');
    await press(friend, 'start');
    await ourTurn(friend);
    assert.equal((await prompt(friend)).seat, 'csa');
    const names = new Set(list.split('\n').map((line) => line.slice(0, line.lastIndexOf(','))));
    const hand = [...new Set((await actions(friend)).filter((text) => /^(deploy|move) /.test(text)).map((text) => text.split(' ')[1]))];
    assert.ok(hand.length > 5);
    // The list adds in brackets the word on the card that its name has not got: "Thomas Artillery (Stanard)".
    const told = (name) => [...names].some((one) => one === name || (one.startsWith(`${name} (`) && one.endsWith(')')));
    for (const id of hand) assert.ok(told(edition.cards.find((card) => card.id === id).name), `${id} is of the deck`);

    for (let n = 0; n < 60 && !/turn 2/.test((await prompt(friend)).heading); ++n) {
      const all = await actions(friend);
      await act(friend, n >= 12 && all.includes('finish') ? 'finish' : all.find((text) => text !== 'finish') ?? 'finish');
      await ourTurn(friend);
      if ((await prompt(friend)).over) break;
    }
    await lab.shot(friend, `deck-${name}-game-desktop`);
    await copies(friend);
    await press(friend, 'share');
    await press(friend, 'copy-link');
    await friend.waitForFunction(() => globalThis.copied.includes('#g='), null, { polling: 30 });
    const { decks } = await journalOf(await friend.evaluate(() => globalThis.copied.slice(globalThis.copied.indexOf('#') + 1)));
    isLawful(edition, 'csa', decks.csa.split(','));
    isLawful(edition, 'usa', decks.usa.split(','));
    await closes(friend);
  });
}

test('decks are kept by name, opened and removed; a damaged one is told', async () => {
  const page = await lab.open();
  await page.evaluate(() => localStorage.setItem('longroll/deck/1-1', '{"format":1,"name":'));
  await openDecks(page);
  await press(page, 'deck-fill');
  await press(page, 'deck-shelf');
  await page.fill('#field-deck-name', 'Iron');
  await press(page, 'deck-save');
  await says(page, 'mirror-text', 'Kept in this browser');
  const [id] = await controls(page, 'deck-open:');
  assert.equal((await controls(page, 'deck-remove:')).length, 2, 'the damaged one is listed, and can only be removed');
  await press(page, 'deck-clear');
  await says(page, 'mirror-status', '0 cards');
  await press(page, id);
  await page.waitForFunction(() => / (23[5-9]|240) of 240 points/.test(document.getElementById('mirror-status').textContent),
    null, { polling: 30 });
  await press(page, 'deck-shelf');
  await press(page, 'deck-remove:1-1');
  await page.waitForFunction(() => document.querySelectorAll('[data-do^="deck-remove:"]').length === 1, null, { polling: 30 });
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'yes');
  await openDecks(page);
  await press(page, 'deck-shelf');
  await has(page, id);
  await closes(page);
});

test('a damaged link of a deck is refused in words', async () => {
  const page = await lab.open({ fragment: '#d=AAAAAAAAAAAA' });
  await says(page, 'mirror-notice', 'damaged');
  await closes(page);
});
