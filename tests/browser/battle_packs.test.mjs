// The cards of Dixie's second and third battle: fetched when one of them is chosen, wherever that is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory, ready } from './harness.mjs';
import { worksOffline } from './offline.mjs';
import { act, actions, goHome, hash, ourTurn, play, press } from './play.mjs';

const lab = await laboratory();
const NO_WORKER = { serviceWorkers: 'block' }; // what a service worker fetches cannot be turned away by the test
const BATTLE = /\/data\/dixie-(shiloh|gettysburg)-[0-9a-f]{8}\.json$/;

/** The battles whose cards are asked for, in their order. */
function counted(context) {
  const asked = [];
  context.on('request', (request) => BATTLE.test(request.url()) && asked.push(BATTLE.exec(request.url())[1]));
  return asked;
}
const begun = (page) => page.waitForFunction(() => globalThis.longroll.prompt() !== null);
const has = (page, id) => page.locator(`[data-do="${id}"]`).waitFor({ state: 'attached' });
const says = (page, id, words) => page.waitForFunction(
  ([name, part]) => document.getElementById(name).textContent.includes(part), [id, words], { polling: 30 });
/** A link of the game on the screen, as a fragment. */
async function linkOf(page) {
  await press(page, 'share');
  await says(page, 'mirror-text', '#g=');
  const link = (await page.textContent('#mirror-text')).trim().split(' ')[0];
  return link.slice(link.indexOf('#'));
}

test('a battle’s cards are fetched when it is chosen, once each, and the first battle needs none', async () => {
  const page = await lab.open({ more: NO_WORKER });
  const asked = counted(page.context());
  await press(page, 'play:dixie/bull-run');
  await ourTurn(page);
  await goHome(page);
  assert.deepEqual(asked, []);
  for (const battle of ['shiloh', 'gettysburg', 'shiloh']) {
    await press(page, `play:dixie/${battle}`);
    await ourTurn(page);
    await play(page, 1); // the enemy thinks with the same cards
    await goHome(page);
  }
  assert.deepEqual(asked, ['shiloh', 'gettysburg']);
  await press(page, 'play:dixie/bull-run');
  await ourTurn(page);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('a battle that is set up by its rules is fetched when it begins, with a deck that the house draws up', async () => {
  const page = await lab.open({ more: NO_WORKER });
  const asked = counted(page.context());
  await press(page, 'setup:dixie');
  await press(page, 'scenario:2');
  await press(page, 'preset:1');
  await press(page, 'deck.csa:1');
  assert.deepEqual(asked, []);
  await press(page, 'start');
  await ourTurn(page);
  assert.match(await page.textContent('#mirror-title'), /Gettysburg/);
  assert.deepEqual(asked, ['gettysburg']);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('the gallery and the deck table fetch the cards of the battle that is chosen there; a kept deck and its link, too', async () => {
  const page = await lab.open();
  const asked = counted(page.context());
  await press(page, 'cards:dixie');
  await press(page, 'room-side:1');
  assert.deepEqual(asked, []);
  await press(page, 'room-battle:1');
  await says(page, 'mirror-status', 'Confederate');
  await page.locator('[data-do^="card:shiloh.csa."]').first().waitFor({ state: 'attached' });
  assert.deepEqual(asked, ['shiloh']);
  await press(page, 'room:1');
  await press(page, 'deck-fill');
  await page.waitForFunction(() => !document.querySelector('[data-do="deck-use"]').disabled, null, { polling: 30 });
  await page.evaluate(() => {
    navigator.clipboard.writeText = (text) => { globalThis.copied = text; return Promise.resolve(); };
  });
  await press(page, 'deck-share');
  await press(page, 'deck-link');
  await page.waitForFunction(() => globalThis.copied?.includes('#d='));
  const link = await page.evaluate(() => globalThis.copied);
  await press(page, 'deck-shelf');
  await press(page, 'deck-save');
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('longroll/deck/')));

  // The same profile, a new page: the kept deck is in the list before its cards are here, and opens.
  await page.reload();
  await ready(page);
  await press(page, 'cards:dixie');
  await press(page, 'room:1');
  await press(page, 'deck-shelf');
  const kept = await page.evaluate(() => Object.keys(localStorage).find((key) => key.startsWith('longroll/deck/')).split('/').pop());
  await press(page, `deck-open:${kept}`);
  await page.locator('[data-do^="drop:shiloh.csa."]').first().waitFor({ state: 'attached' });
  await page.context().close();

  const cold = await lab.open({ fragment: link.slice(link.indexOf('#')), more: NO_WORKER });
  await cold.locator('[data-do^="drop:shiloh.csa."]').first().waitFor({ state: 'attached' });
  assert.deepEqual(cold.faults, []);
  await cold.context().close();
});

for (const [name, size] of Object.entries(SIZES)) {
  test(`a link of Gettysburg opens in a new profile; when its cards do not come it is said, and fetched again when asked, ${name}`, async () => {
    const page = await lab.open({ size });
    await press(page, 'play:dixie/gettysburg');
    await play(page, 2);
    await ourTurn(page);
    const before = await hash(page);
    const fragment = await linkOf(page);
    await page.context().close();

    const context = await lab.profile(size, NO_WORKER);
    await context.route('**/data/*', (route) => route.abort());
    const other = await lab.open({ context, fragment });
    await says(other, 'mirror-notice', 'The network cannot be reached');
    assert.match(await other.textContent('#mirror-notice'), /Dixie: Gettysburg could not be fetched/);
    assert.equal(new URL(other.url()).hash, fragment, 'a page that is loaded again tries again');
    await lab.shot(other, `battle-pack-failed-${name}`);
    await context.unroute('**/data/*');
    await press(other, 'fetch-again');
    await ourTurn(other);
    assert.equal(await hash(other), before);
    assert.match(new URL(other.url()).hash, /^#saved=/, 'the game is kept; its address is of that');
    await act(other, (await actions(other))[0]);
    await context.close();
  });
}

test('cards that were changed on the way are not taken; the first battle goes on without them', async () => {
  const page = await lab.open({ more: NO_WORKER });
  await page.route(BATTLE, async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'application/json', body: text.replace('cv', 'vc') });
  });
  await press(page, 'play:dixie/shiloh');
  await says(page, 'mirror-notice', 'check sum');
  await press(page, 'home');
  await press(page, 'play:dixie/bull-run');
  await ourTurn(page);
  await play(page, 1);
  await goHome(page);
  await page.unroute(BATTLE);
  await press(page, 'play:dixie/shiloh');
  await begun(page);
  assert.match(await page.textContent('#mirror-title'), /Shiloh/);
  await page.context().close();
});

test('after a first visit to a battle it works without a network, saved game and enemy too', async () => {
  const page = await lab.open();
  await press(page, 'play:dixie/shiloh');
  await ourTurn(page);
  await worksOffline(page, '/data/dixie-shiloh-');
  await page.context().close();
});

test('without a network another battle says what is lacking, and comes when there is one again', async () => {
  const page = await lab.open({ more: NO_WORKER });
  await page.context().setOffline(true);
  await press(page, 'play:dixie/gettysburg');
  await says(page, 'mirror-notice', 'The network cannot be reached');
  await press(page, 'home');
  await has(page, 'play:dixie/gettysburg');
  await page.context().setOffline(false);
  await press(page, 'play:dixie/gettysburg');
  await begun(page);
  await page.context().close();
});
