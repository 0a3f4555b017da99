// What can go wrong around a game: each gets a plain message and loses nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laboratory, ready } from './harness.mjs';
import { filesOf, packOf } from '../../tools/lib/pack_check.mjs';
import { act, actions, begin, goHome, hash, ourTurn, play, press, prompt } from './play.mjs';

const lab = await laboratory();

const LINKS = {
  broken: '#g=AAAAAAAAAA',
  empty: '#g=',
  foreign: '#token=eyJhbGciOiJIUzI1NiJ9.e30.abc',
  script: '#<script>alert(1)</script>',
  long: '#g=' + 'A'.repeat(60_000),
  'of no letters': '#p=%00%ff%fe',
};
for (const [name, fragment] of Object.entries(LINKS)) {
  test(`a link that is ${name} is refused in words`, async () => {
    const page = await lab.open({ fragment });
    const words = await page.textContent('#mirror-notice');
    assert.match(words, /cannot be opened/);
    assert.equal(await prompt(page), null);
    await press(page, 'home');
    await page.locator('[data-do="play:dixie"]').waitFor({ state: 'attached' });
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
}

test('a damaged link opened in the middle of a game loses nothing', async () => {
  const page = await lab.open();
  await begin(page);
  await play(page, 3);
  await ourTurn(page);
  const before = await hash(page);
  await page.evaluate(() => { location.hash = '#g=damaged'; });
  await page.waitForFunction(() => document.getElementById('mirror-notice').textContent.includes('cannot be opened'));
  await lab.shot(page, 'refused-link-desktop');
  await press(page, 'home');
  await page.locator('[data-do^="resume:"]').first().evaluate((node) => node.click());
  await ourTurn(page);
  assert.equal(await hash(page), before);
  await page.context().close();
});

test('every letter of a link matters', async () => {
  const page = await lab.open();
  await begin(page);
  await play(page, 4);
  await press(page, 'share');
  await page.waitForFunction(() => document.getElementById('mirror-text').textContent.includes('#g='));
  const link = (await page.textContent('#mirror-text')).trim().split(' ')[0];
  const body = link.slice(link.indexOf('#'));
  const other = body.slice(0, -8) + (body.at(-8) === 'A' ? 'B' : 'A') + body.slice(-7);
  const victim = await lab.open({ fragment: other });
  assert.match(await victim.textContent('#mirror-notice'), /damaged/);
  await victim.context().close();
  await page.context().close();
});

const forbid = (name, message) => `Storage.prototype.setItem = function () { throw new DOMException('${message}', '${name}'); };`;

test('a full storage is said, and the game goes on', async () => {
  const page = await lab.open({ init: forbid('QuotaExceededError', 'full') });
  await begin(page);
  assert.match(await page.textContent('#mirror-notice'), /storage for this site is full/);
  await lab.shot(page, 'storage-full-desktop');
  await press(page, 'banner-read');
  await play(page, 2);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('a forbidden storage is said, and the game goes on', async () => {
  const page = await lab.open({
    init: `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });`,
  });
  assert.match(await page.textContent('#mirror-notice'), /forbids storing/);
  await begin(page);
  assert.match(await page.textContent('#mirror-notice'), /forbids storing/);
  await play(page, 2);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('a damaged saved game is shown, kept and can be saved as a file', async () => {
  const page = await lab.open({
    init: `localStorage.setItem('longroll/game/broken', '{"format":1,"game":"dixie"');
           localStorage.setItem('longroll/game/foreign', JSON.stringify({format: 99, game: 'x', title: 't', usa: 'human', csa: 'easy', link: 'g='}));`,
  });
  assert.match(await page.textContent('#mirror-status'), /2 saved games/);
  assert.match(await page.textContent('#mirror-text'), /cannot be read/);
  await lab.shot(page, 'damaged-saves-desktop');
  const download = page.waitForEvent('download');
  await press(page, 'resume:broken');
  await download;
  assert.ok(await page.evaluate(() => localStorage.getItem('longroll/game/broken')), 'it is kept');
  await page.context().close();
});

test('a storage that another page of the same host has filled neither stops nor blocks the page', async () => {
  const page = await lab.open({
    init: `if (localStorage.length === 0) {
      const words = 'abcdefghij'.repeat(1900);
      for (let n = 0; n < 236; ++n) localStorage.setItem('longroll/game/other-' + n, n % 2 ? words : '{"format":4,"game":"' + words + '"}');
      localStorage.setItem('longroll/game/two\\nlines', words);
      localStorage.setItem('longroll/game/members', '{' + Array.from({ length: 29000 }, (_, n) => '"m' + n + '":0').join() + '}');
      localStorage.setItem('longroll/deck/other', words);
      localStorage.setItem('longroll/current', 'two\\nlines');
    }
    // How long the page is busy with the storage, each time that it reads the list: from its first to its last answer in one turn.
    globalThis.visits = [];
    const get = Storage.prototype.getItem;
    let first = 0;
    Storage.prototype.getItem = function (key) {
      const began = performance.now();
      if (!first) {
        first = began;
        visits.push(0);
        queueMicrotask(() => { first = 0; });
      }
      const out = get.call(this, key);
      visits[visits.length - 1] = performance.now() - first;
      return out;
    };`,
  });
  assert.match(await page.textContent('#mirror-status'), /200 saved games/, 'no more than a player has');
  assert.doesNotMatch(await page.textContent('#mirror-text'), /two/);
  for (let n = 0; n < 4; ++n) {
    await begin(page);
    await ourTurn(page);
    await goHome(page);
  }
  const longest = await page.evaluate(() => visits.filter((visit) => visit > 0).sort((a, b) => b - a));
  console.log(`reading 240 entries of another page: ${longest.slice(0, 5).map((one) => one.toFixed(1)).join(', ')} ms`);
  assert.ok(longest.length > 0);
  assert.deepEqual(page.faults.filter((fault) => !/QuotaExceeded/.test(fault)), []);
  await page.context().close();
});

test('a battle whose data are faulty is left out and its fault is named; the others play', async () => {
  const page = await lab.open({ more: { serviceWorkers: 'block' } });
  await page.route(/\/data\/battles-[0-9a-f]{8}\.json$/, async (route) => {
    const pack = filesOf(await (await route.fetch()).body());
    const name = 'games/battles/cedar-mountain/scenario.json';
    assert.ok(pack.files[name].includes('"first"'));
    pack.files[name] = pack.files[name].replace('"first"', '"furst"');
    await route.fulfill({ contentType: 'application/json', body: packOf(pack.game, pack.files) });
  });
  await press(page, 'setup:battles');
  await page.waitForFunction(() => document.getElementById('mirror-notice').textContent.includes('is left out'), null, { polling: 30 });
  assert.match(await page.textContent('#mirror-notice'), /^Cedar Mountain is left out, its data is faulty: .*cedar-mountain\/scenario\.json: "first" is missing/);
  await lab.shot(page, 'battle-left-out-desktop');
  await press(page, 'home');
  await press(page, 'play:battles/cedar-mountain');
  await page.waitForFunction(() => document.getElementById('mirror-notice').textContent.includes('cannot be played here'), null, { polling: 30 });
  await press(page, 'home');
  await press(page, 'play:battles/bull-run');
  await ourTurn(page);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('a saved game comes out as a file and goes in again', async () => {
  const page = await lab.open();
  await begin(page);
  await play(page, 5);
  await ourTurn(page);
  const before = await hash(page);
  await press(page, 'share');
  const waiting = page.waitForEvent('download');
  await press(page, 'export');
  const file = await (await waiting).path();
  const other = await lab.open();
  const chooser = other.waitForEvent('filechooser');
  await press(other, 'from-file');
  await (await chooser).setFiles(file);
  await ourTurn(other);
  assert.equal(await hash(other), before);
  await other.context().close();
  await page.context().close();
});

test('without a worker the page thinks itself', async () => {
  const page = await lab.open({ init: 'delete globalThis.Worker;' });
  await begin(page);
  await play(page, 3);
  await ourTurn(page);
  await page.context().close();
});

/** Takes the drawing surface away, as a graphics driver that restarts does; globalThis.surface can give it back. */
const lose = async (page) => {
  await page.evaluate(() => {
    globalThis.surface = document.getElementById('canvas').getContext('webgl2').getExtension('WEBGL_lose_context');
    globalThis.surface.loseContext();
  });
  await page.waitForFunction(() => document.documentElement.dataset.stopped === 'yes');
};

test('a lost drawing surface is said in words', async () => {
  const page = await lab.open();
  await begin(page);
  await lose(page);
  assert.match(await page.textContent('#cover'), /game is saved/);
  await page.locator('#again').click();
  await ready(page);
  await ourTurn(page);
  await page.context().close();
});

test('the page of a fault leads home, where the game is kept, back to the game, and one decision back', async () => {
  const page = await lab.open();
  const fault = async (way) => {
    await page.evaluate(() => globalThis.LongRollPage.fault());
    assert.match(await page.textContent('#cover'), /fault of its own.*Your game is saved/s);
    const again = page.waitForEvent('load');
    if (way) await page.locator(way).click();
    else await page.reload();
    await again;
    await ready(page);
  };
  await begin(page);
  await play(page, 3);
  await ourTurn(page);
  const before = await hash(page);
  await act(page, (await actions(page))[0]);
  await ourTurn(page);
  await fault('#back');
  await ourTurn(page);
  assert.equal(await hash(page), before, 'one decision back');
  await fault('#again');
  await ourTurn(page);
  assert.equal(await hash(page), before);
  for (const way of [null, '#leave']) {
    await fault(way);
    assert.equal(await prompt(page), null, 'the game is not resumed by itself');
    await press(page, await page.locator('[data-do^="resume:"]').first().getAttribute('data-do'));
    await ourTurn(page);
    assert.equal(await hash(page), before);
  }
  assert.deepEqual(page.faults.filter((one) => !/icon\.svg net::ERR_ABORTED/.test(one)), []); // a page that was left while it loaded
  await page.context().close();
});

test('a drawing surface that is given back brings the game back by itself', async () => {
  const page = await lab.open();
  await begin(page);
  await play(page, 3);
  await ourTurn(page);
  const before = await hash(page);
  await lose(page);
  const again = page.waitForEvent('load');
  await page.evaluate(() => globalThis.surface.restoreContext());
  await again;
  await ready(page);
  await ourTurn(page);
  assert.equal(await hash(page), before);
  const stale = /^console: WebGL: INVALID_OPERATION/; // a frame between the surface that came back and the new page
  assert.deepEqual(page.faults.filter((fault) => !stale.test(fault)), []);
  await page.context().close();
});

test('a lost drawing surface costs no game where nothing can be stored', async () => {
  const page = await lab.open({ init: forbid('QuotaExceededError', 'full') });
  await begin(page);
  await play(page, 3);
  await ourTurn(page);
  const before = await hash(page);
  await lose(page);
  assert.match(await page.textContent('#cover'), /address of this page now holds your game/);
  await page.locator('#again').click();
  await ready(page);
  await ourTurn(page);
  assert.equal(await hash(page), before);
  await page.context().close();
});

test('a browser without WebGL 2 gets a plain page', async () => {
  const page = await lab.open({
    wait: false,
    init: `const get = HTMLCanvasElement.prototype.getContext;
           HTMLCanvasElement.prototype.getContext = function (kind, ...rest) { return kind === 'webgl2' ? null : get.call(this, kind, ...rest); };`,
  });
  await page.waitForFunction(() => document.documentElement.dataset.stopped === 'yes');
  assert.match(await page.textContent('#cover'), /WebGL 2/);
  await lab.shot(page, 'no-webgl-desktop');
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('a browser without WebAssembly gets a plain page', async () => {
  const page = await lab.open({ wait: false, init: 'delete globalThis.WebAssembly;' });
  await page.waitForFunction(() => document.documentElement.dataset.stopped === 'yes');
  assert.match(await page.textContent('#cover'), /WebAssembly/);
  await page.context().close();
});
