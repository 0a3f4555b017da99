// The code of a game beside the first is a module of its own: fetched when the game is chosen, handed to the worker, kept for a visit
// without a network and through a new version of the page. One that fails is told, and the other games play on.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { root } from '../../tools/lib/deps.mjs';
import { laboratory, ready, until } from './harness.mjs';
import { newerSite } from './newer_site.mjs';
import { worksOffline } from './offline.mjs';
import { goHome, hash, ourTurn, play, press, prompt } from './play.mjs';

const lab = await laboratory();
const NO_WORKER = { serviceWorkers: 'block' }; // what a service worker fetches cannot be turned away by the test

/** The modules that are asked for, by their names, in their order. */
function counted(context) {
  const asked = [];
  context.on('request', (request) => {
    const name = /\/some\/folder\/code\/([a-z]+)-[0-9a-f]{8}\.wasm$/.exec(request.url());
    if (name) asked.push(name[1]);
  });
  return asked;
}
/** Without the code of the first game's room and of the sheets, which comes once a game is on the screen. */
const of_games = (asked) => asked.filter((name) => name !== 'rooms' && name !== 'sheets');
/** Run before the page: counts in globalThis.decided what the worker says that the computer does. */
const listen = () => {
  globalThis.decided = 0;
  const Native = globalThis.Worker;
  globalThis.Worker = class extends Native {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', ({ data }) => { globalThis.decided += /^\d+ \{.*"action":/.test(data); });
    }
  };
};
/** Waits until the worker has decided more often than `before`, and the page has taken it; how often by now. */
async function decides(page, before) {
  const plies = (await prompt(page))?.plies ?? 0;
  await page.waitForFunction(([times, old]) => globalThis.decided > times && globalThis.longroll.prompt()?.plies > old, [before, plies]);
  return page.evaluate(() => globalThis.decided);
}
/** Begins Shiloh as the Union: the computer leads the Confederates, who decide first. */
async function beginAsSecond(page) {
  for (const id of ['setup:battles', 'scenario:1', 'side:0', 'start']) await press(page, id);
}
const begun = (page) => page.waitForFunction(() => globalThis.longroll.prompt() !== null);
const notice = (page, words) => page.waitForFunction(
  (text) => document.getElementById('mirror-notice').textContent.includes(text), words);

test('the code of a game is fetched when it is chosen, once, with what it needs; the first game needs none', async () => {
  const page = await lab.open({ more: NO_WORKER });
  const asked = counted(page.context());
  await press(page, 'play:dixie');
  await ourTurn(page);
  await play(page, 1);
  await goHome(page);
  assert.deepEqual(of_games(asked), []);
  for (const battle of ['antietam', 'bull-run']) {
    await press(page, `play:battles/${battle}`);
    await ourTurn(page);
    await play(page, 2);
    await goHome(page);
  }
  assert.deepEqual(of_games(asked).sort(), ['battles', 'hexes']);
  await press(page, 'play:dixie');
  await ourTurn(page);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('the computer thinks in the worker with the same code, in one game after the other', async () => {
  const page = await lab.open({ more: NO_WORKER, init: listen });
  await beginAsSecond(page);
  const first = await decides(page, 0);
  await goHome(page);
  await press(page, 'play:dixie/bull-run');
  await ourTurn(page);
  await goHome(page);
  await beginAsSecond(page);
  await decides(page, first);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

const TROUBLES = [
  ['hexes', 'answered 404', (route) => route.fulfill({ status: 404, body: 'no' }), 'The host answered 404'],
  ['battles', 'not come', (route) => route.abort(), 'The network cannot be reached'],
  ['battles', 'a page instead of code', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Sign in</h1>' }), 'damaged'],
  ['hexes', 'cut off', async (route) => {
    const bytes = await (await route.fetch()).body();
    await route.fulfill({ contentType: 'application/wasm', body: bytes.subarray(0, bytes.length / 2) });
  }, 'damaged'],
  ['battles', 'changed on the way', async (route) => {
    const bytes = Buffer.from(await (await route.fetch()).body());
    bytes[bytes.length >> 1] ^= 1;
    await route.fulfill({ contentType: 'application/wasm', body: bytes });
  }, 'damaged'],
];
for (const [module, name, answer, words] of TROUBLES) {
  test(`code of ${module} that is ${name} is told in words, the other game plays on, and it is fetched again when asked`, async () => {
    const page = await lab.open({ more: NO_WORKER });
    const asked = counted(page.context());
    await page.route(`**/code/${module}-*`, answer);
    await press(page, 'play:battles/antietam');
    await notice(page, words);
    assert.match(await page.textContent('#mirror-notice'), /Battles could not be fetched/);
    assert.equal(await prompt(page), null);
    await lab.shot(page, `code-failed-${module}-${name.replace(/\W+/g, '-')}`);
    await press(page, 'home');
    await press(page, 'play:dixie');
    await ourTurn(page);
    await goHome(page);
    await press(page, 'play:battles/antietam');
    await notice(page, words);
    await page.unroute(`**/code/${module}-*`);
    await press(page, 'fetch-again');
    await ourTurn(page);
    await play(page, 1);
    assert.equal(asked.filter((one) => one === module).length, 3, 'each try asks again for what failed');
    await page.context().close();
  });
}

test('damaged code that the service worker has kept is replaced by a retry', async () => {
  const page = await lab.open();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.evaluate(async () => {
    const kept = (await caches.keys()).find((key) => key.startsWith('longroll '));
    const script = await (await fetch(document.querySelector('script[src^=glue]').src)).text();
    const code = /code\/battles-[0-9a-f]+\.wasm/.exec(script)[0];
    await (await caches.open(kept)).put(code, new Response('no code', { headers: { 'content-type': 'application/wasm' } }));
  });
  await press(page, 'play:battles/antietam');
  await notice(page, 'damaged');
  await press(page, 'fetch-again');
  await ourTurn(page);
  await page.context().close();
});

test('after a first visit to a game its code is there without a network, for the enemy too', async () => {
  const page = await lab.open({ init: listen });
  await press(page, 'play:battles/antietam');
  await ourTurn(page);
  for (const part of ['/code/hexes-', '/code/battles-']) {
    await until(page, async (data) => {
      const keys = (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))).flat();
      return keys.some((request) => request.url.includes(data));
    }, part);
  }
  await worksOffline(page, '/data/battles-');
  await goHome(page);
  await beginAsSecond(page);
  await decides(page, 0);
  await page.context().close();
});

test('what an older version has kept is cleared away by a visit, if the newer one was ended before it could; other sites of the host keep theirs', async () => {
  const page = await lab.open();
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const names = await page.evaluate(async () => {
    for (const name of ['longroll /some/folder/ 0a1b2c3d', 'longroll /some/other/folder/ 0a1b2c3d', 'guests']) {
      await (await caches.open(name)).put('old.txt', new Response('old'));
    }
    return caches.keys();
  });
  assert.equal(names.length, 4);
  await page.reload();
  await ready(page);
  await until(page, async () => !(await caches.keys()).includes('longroll /some/folder/ 0a1b2c3d'), null, 10_000);
  assert.equal(await page.evaluate(async () => (await caches.keys()).length), 3);
  await page.context().close();
});

test('an update of the site in the middle of a game: the old page plays on, the new one takes the game up, and works without a network', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'longroll-update-'));
  after(() => fs.rmSync(folder, { recursive: true, force: true }));
  const site = path.join(folder, 'site');
  fs.cpSync(path.join(root, 'dist'), site, { recursive: true });
  const host = await laboratory({ folder: site, keep: true });
  // Its data, what games on hexes share, what it shares with Chattanooga alone, and its own code.
  const whole = 1 + fs.readdirSync(path.join(root, 'dist', 'code')).filter((name) => /^[hb]/.test(name)).length;
  try {
    const context = await host.profile();
    let page = await host.open({ context, init: listen });
    await press(page, 'play:battles/antietam');
    await ourTurn(page);
    await play(page, 2);
    const kept = () => page.evaluate(async () => {
      const keys = (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))).flat();
      return keys.map((request) => new URL(request.url).pathname.replace('/some/folder/', '')).filter((name) => /^(code\/[hb]|data\/battles-[0-9a-f]{8})/.test(name));
    });
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    for (let i = 0; i < 200 && (await kept()).length < whole; ++i) await page.waitForTimeout(50);
    const before = await kept();
    assert.equal(before.length, whole, `data and code of Battles are kept: ${before}`);

    fs.rmSync(site, { recursive: true });
    newerSite(path.join(root, 'dist'), site);

    // The page that is open goes on with what it has, also into another battle, whose enemy decides first.
    await play(page, 2);
    await goHome(page);
    await beginAsSecond(page);
    await decides(page, 0);
    await goHome(page);
    await press(page, 'play:battles/antietam');
    await ourTurn(page);
    await play(page, 1);
    await ourTurn(page);
    const position = await hash(page);

    // Loaded again, it is the newer version, and the game goes on; the service worker of the newer version waits with a copy of the same.
    await page.evaluate(async () => { await (await navigator.serviceWorker.ready).update(); });
    await page.reload();
    await ready(page);
    await ourTurn(page);
    assert.equal(await hash(page), position);
    const scripts = await page.$$eval('script[src]', (all) => all.map((node) => node.getAttribute('src')));
    assert.ok(scripts.every((name) => !fs.existsSync(path.join(root, 'dist', name))), `the newer page: ${scripts}`);
    await play(page, 1);
    await ourTurn(page);
    const later = await hash(page);
    await until(page, async () => (await navigator.serviceWorker.getRegistration()).waiting?.state === 'installed');
    await page.close();

    // No page of the old version is open any more: the newer service worker rules, and has the game's code.
    // A page that is opened in the very moment in which the last one closes keeps the older one alive: then it is closed again.
    const isNew = async () => {
      const { installing, waiting, active } = await navigator.serviceWorker.getRegistration();
      return !installing && !waiting && active.state === 'activated' && navigator.serviceWorker.controller !== null;
    };
    for (let tries = 0; ; ++tries) {
      await new Promise((done) => setTimeout(done, 1000));
      page = await host.open({ context, init: listen });
      if (await until(page, isNew, null, 15_000).then(() => true, () => false)) break;
      assert.ok(tries < 3, 'the newer service worker rules once all pages are closed');
      await page.close();
    }
    await ourTurn(page);
    await context.setOffline(true);
    await page.reload();
    await ready(page);
    await ourTurn(page);
    assert.equal(await hash(page), later);
    await play(page, 2);
    const now = await kept();
    assert.ok(now.length === whole && now.every((name) => !before.includes(name)), `only the newer files are kept: ${now}`);
    await context.close();
  } finally {
    await host.close();
  }
});

test('the sheets and the set-up come when they are opened, say so while they are awaited, and are asked for again after a failure', async () => {
  const page = await lab.open({ more: NO_WORKER });
  const asked = counted(page.context());
  await page.route(/code\/sheets-/, (route) => route.abort());
  await press(page, 'settings'); // on the home page
  for (let i = 0; i < 100 && asked.length < 1; ++i) await page.waitForTimeout(30);
  assert.deepEqual(asked, ['sheets']);
  await page.waitForTimeout(200);
  await press(page, 'close');
  await page.unroute(/code\/sheets-/);
  await press(page, 'settings'); // asks once more
  await press(page, 'keep-all');
  assert.deepEqual(asked, ['sheets', 'sheets']);
  await page.context().close();
});
