// The data of a game that the first download leaves out: fetched when it is chosen and not before, kept for a visit without
// a network, and asked for again when what came was damaged or did not come.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIRSTS } from './catalogue.mjs';
import { SIZES, laboratory, ready } from './harness.mjs';
import { filesOf } from '../../tools/lib/pack_check.mjs';
import { worksOffline } from './offline.mjs';
import { goHome, hash, ourTurn, play, press, prompt } from './play.mjs';

const lab = await laboratory();
const NO_WORKER = { serviceWorkers: 'block' }; // what a service worker fetches cannot be turned away by the test

/** Counts the requests for data. */
function counted(page, belongs = (name) => !name.includes('-notes-')) {
  const asked = [];
  page.on('request', (request) => request.url().includes('/data/') && belongs(request.url()) && asked.push(new URL(request.url()).pathname));
  return asked;
}
/** The game is on the screen; either player may be asked. */
const begun = (page) => page.waitForFunction(() => globalThis.longroll.prompt() !== null);
const notice = (page, words) => page.waitForFunction(
  (text) => document.getElementById('mirror-notice').textContent.includes(text), words);

test('a game’s data is fetched when it is chosen, once, and the first game needs none', async () => {
  const page = await lab.open({ more: NO_WORKER });
  const asked = counted(page);
  await press(page, 'play:dixie');
  await ourTurn(page);
  await goHome(page);
  assert.deepEqual(asked, []);
  await press(page, 'play:battles/shiloh');
  await begun(page);
  assert.match(await page.textContent('#mirror-title'), /Shiloh/);
  assert.equal(asked.length, 1);
  assert.match(asked[0], /^\/some\/folder\/data\/battles-[0-9a-f]{8}\.json$/);
  await goHome(page);
  await press(page, 'setup:battles');
  await page.locator('[data-do="start"]').waitFor({ state: 'attached' });
  assert.equal(asked.length, 1, 'what came is kept');
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('the words about the cards of the first game come once the player has been asked, once, and their lack stops nothing', async () => {
  const page = await lab.open({ more: NO_WORKER });
  const asked = counted(page, (name) => name.includes('-notes-'));
  assert.deepEqual(asked, [], 'not before a game');
  const came = page.waitForResponse((response) => response.url().includes('/data/dixie-notes-'));
  await press(page, 'play:dixie');
  await ourTurn(page);
  const pack = filesOf(await (await came).body());
  assert.match(pack.files['games/dixie/bull-run-notes.json'], /"line"/);
  await goHome(page);
  await press(page, 'play:dixie');
  await ourTurn(page);
  await page.waitForTimeout(300);
  assert.equal(asked.length, 1);
  assert.deepEqual(page.faults, []);
  await page.context().close();

  const cut_off = await lab.open({ more: NO_WORKER });
  await cut_off.route('**/data/*', (route) => route.fulfill({ status: 404, body: 'no' }));
  await press(cut_off, 'play:dixie');
  await ourTurn(cut_off);
  await play(cut_off, 1);
  await cut_off.context().close();
});

for (const [name, size] of Object.entries(SIZES)) {
  test(`every battle starts with one click, ${name}`, async () => {
    const page = await lab.open({ size });
    for (const { id: battle } of FIRSTS) {
      await press(page, `play:battles/${battle}`);
      await begun(page);
      const asked = await prompt(page);
      assert.deepEqual([asked.mayAct, asked.plies], [true, 0], `${battle}: the player decides before the computer does`);
      const side = { usa: 'Union', csa: 'Confederates' }[asked.seat];
      assert.match(await page.textContent('#mirror-notice'), new RegExp(`^You play the ${side};`));
      await goHome(page);
    }
    assert.match(await page.textContent('#mirror-status'), new RegExp(`${FIRSTS.length} saved games`));
    for (const { title } of FIRSTS) assert.ok((await page.textContent('#mirror-text')).includes(title), title);
    await lab.shot(page, `home-battles-${name}`);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
}

test('after a first visit to a game it works without a network, and a new page opens its saved game', async () => {
  const page = await lab.open();
  await press(page, 'play:battles/antietam');
  await ourTurn(page);
  await worksOffline(page, '/data/battles-');
  await page.context().close();
});

test('offline before the first visit to a game: a plain message, the other game goes on, and a retry when the network is back', async () => {
  const page = await lab.open({ more: NO_WORKER });
  await page.context().setOffline(true);
  await press(page, 'play:battles/shiloh');
  await notice(page, 'The network cannot be reached');
  await lab.shot(page, 'pack-offline-desktop');
  await press(page, 'home');
  await press(page, 'play:dixie');
  await ourTurn(page);
  await goHome(page);
  await press(page, 'play:battles/shiloh');
  await notice(page, 'The network cannot be reached');
  await page.context().setOffline(false);
  await press(page, 'fetch-again');
  await begun(page);
  assert.match(await page.textContent('#mirror-title'), /Shiloh/);
  await page.context().close();
});

const TROUBLES = {
  'answered 404': [(route) => route.fulfill({ status: 404, body: 'no' }), 'The host answered 404'],
  'a page instead of data': [(route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Sign in</h1>' }), 'damaged'],
  'cut off': [async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'application/json', body: text.slice(0, text.length / 2) });
  }, 'cut off'],
  'changed on the way': [async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'application/json', body: text.replace('clear', 'cloar') });
  }, 'check sum'],
};
for (const [name, [answer, words]] of Object.entries(TROUBLES)) {
  test(`data that is ${name} is said, and fetched again when asked`, async () => {
    const page = await lab.open({ more: NO_WORKER });
    let answered = 0;
    await page.route('**/data/*', async (route) => {
      await answer(route);
      ++answered;
    });
    await press(page, 'play:battles/bull-run');
    await notice(page, words);
    assert.equal(await prompt(page), null);
    await press(page, 'fetch-again');
    while (answered < 2) await page.waitForTimeout(20);
    await page.waitForTimeout(300); // what stood there before is gone
    await notice(page, words);
    await page.unroute('**/data/*');
    await press(page, 'fetch-again');
    await begun(page);
    await page.context().close();
  });
}

test('damaged data that the service worker has kept is replaced by a retry', async () => {
  const page = await lab.open();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.evaluate(async () => {
    const name = await new Promise((done) => {
      const look = async () => {
        const found = (await caches.keys()).find((key) => key.startsWith('longroll '));
        found && navigator.serviceWorker.controller ? done(found) : setTimeout(look, 50);
      };
      look();
    });
    const script = await (await fetch(document.querySelector('script[src^=glue]').src)).text();
    const pack = /data\/battles-[0-9a-f]+\.json/.exec(script)[0];
    await (await caches.open(name)).put(pack, new Response('{"format":"longroll-pack/2"', { headers: { 'content-type': 'application/json' } }));
  });
  await press(page, 'play:battles/shiloh');
  await notice(page, 'damaged');
  await press(page, 'fetch-again');
  await begun(page);
  await page.context().close();
});

test('a link of a battle opens in a new profile, and stays in the address until it has', async () => {
  const page = await lab.open();
  await press(page, 'play:battles/shiloh');
  await play(page, 3);
  await ourTurn(page);
  const before = await hash(page);
  await press(page, 'share');
  await page.waitForFunction(() => document.getElementById('mirror-text').textContent.includes('#g='));
  const link = (await page.textContent('#mirror-text')).trim().split(' ')[0];
  const fragment = link.slice(link.indexOf('#'));
  const other = await lab.open({ fragment, more: NO_WORKER });
  await ourTurn(other);
  assert.equal(await hash(other), before);
  assert.match(new URL(other.url()).hash, /^#saved=/, 'the game is kept; its address is of that');
  assert.deepEqual(other.faults, []);
  await other.context().close();

  const context = await lab.profile(SIZES.desktop, NO_WORKER);
  await context.route('**/data/*', (route) => route.abort());
  const third = await lab.open({ context, fragment });
  await notice(third, 'The network cannot be reached');
  assert.equal(new URL(third.url()).hash, fragment);
  await context.unroute('**/data/*');
  await third.reload();
  await ready(third);
  await ourTurn(third);
  assert.equal(await hash(third), before);
  await context.close();
  await page.context().close();
});
