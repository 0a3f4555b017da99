// What links, addresses and saved games must stand: a moment of the past, chats that change a link, Back, reload, no storage, a frame.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { SIZES, laboratory, until } from './harness.mjs';
import { begin, goHome, hash, ourTurn, play, press, prompt, settled, where } from './play.mjs';
import { protocol } from './positions.mjs';
import { root } from '../../tools/lib/deps.mjs';

const lab = await laboratory();
const still = { reducedMotion: 'reduce' };
const shownLink = (page) => page.inputValue('#field-share-text');
const paste = (page, text) => page.evaluate((words) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', words);
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
}, text);
/** A game of Dixie after two decisions of ours: its position. */
async function twoDecisions(page) {
  await begin(page);
  await play(page, 2);
  await ourTurn(page);
  return hash(page);
}
const noStorage = `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });`;

test('a moment of the past is shared as it was, in four ways; chats may do to the link what they like', { timeout: 240_000 }, async () => {
  const page = await lab.open({ more: still });
  await begin(page);
  await play(page, 2);
  await ourTurn(page);
  const [moment, { plies: shown }] = [await hash(page), await prompt(page)];
  await play(page, 2);
  await ourTurn(page);
  const [end, { plies }] = [await hash(page), await prompt(page)];
  for (let n = plies; n > shown; --n) {
    await press(page, 'back');
    await settled(page);
  }
  assert.equal((await prompt(page)).shown, shown);
  await press(page, 'share');
  await settled(page);
  const links = [];
  for (let way = 0; way < 4; ++way) {
    await press(page, `share-as:${way}`);
    await settled(page);
    links.push(await shownLink(page));
    assert.match(await page.textContent('#mirror-text'), /shows both hands/);
  }
  const saved = page.waitForEvent('download');
  await press(page, 'export');
  assert.match((await saved).suggestedFilename(), /^long-roll-dixie-bull-run-.+\.longroll$/);
  assert.ok(await where(page, 'share-code'), 'the code can be pressed');
  await press(page, 'share-code');
  await settled(page);
  await lab.shot(page, 'share-code-desktop');
  assert.deepEqual(page.faults, []);
  await page.context().close();

  // As an Outlook letter, as Markdown, broken by a letter, followed by words: pasted on the picture.
  const wraps = [
    (link) => `https://eur01.safelinks.protection.outlook.com/?url=${encodeURIComponent(link)}&data=05%7C02`,
    (link) => `[look](${link})`,
    (link) => `${link.replace(/.{50}/g, '$&=\r\n')}\r\n\r\nYour move!`,
    (link) => `*${link}*.`,
  ];
  const friend = await lab.open({ more: still, size: SIZES.phone });
  const wanted = [[moment, 0], [moment, shown], [end, shown], [end, plies]]; // the state of the game, the decision on the screen
  for (let way = 0; way < 4; ++way) {
    await paste(friend, wraps[way](links[way]));
    await until(friend, ([there, at]) => globalThis.longroll.hash() === there && globalThis.longroll.prompt()?.shown === at, wanted[way]);
    await settled(friend);
  }
  await paste(friend, 'hello, Bob');
  await settled(friend);
  assert.match(await friend.textContent('#mirror-notice'), /holds no link/, 'said, and the game stays');
  assert.equal(await hash(friend), end);
  // What is damaged is refused, and stands in the field to be mended.
  const damaged = links[0].slice(0, -9) + (links[0].at(-9) === 'A' ? 'B' : 'A') + links[0].slice(-8);
  await paste(friend, damaged);
  await friend.waitForFunction(() => /cannot be opened.*damaged/.test(document.getElementById('mirror-notice').textContent));
  await press(friend, 'home');
  await friend.setViewportSize({ width: 390, height: 2600 }); // a field out of sight is no field
  await settled(friend);
  assert.equal(await friend.inputValue('#field-link'), damaged);
  assert.deepEqual(friend.faults, []);
  await friend.context().close();
});

test('c9: the table is saved as a picture with the name of its moment, and the link is handed to the device', { timeout: 120_000 }, async () => {
  const context = await lab.profile(SIZES.desktop, still);
  await context.addInitScript(() => { navigator.share = (what) => { globalThis.given = what; return Promise.resolve(); }; });
  const page = await lab.open({ context });
  await press(page, 'play:battles');
  await ourTurn(page);
  await press(page, 'share');
  await page.waitForFunction(() => document.querySelector('#field-share-text')?.value.includes('#g='));
  const link = await shownLink(page);
  await press(page, 'share-link');
  assert.equal((await page.waitForFunction(() => globalThis.given).then((given) => given.jsonValue())).url, link);
  await page.evaluate(() => { globalThis.unseen = false; }); // else nothing is drawn (harness.mjs)
  const saved = page.waitForEvent('download');
  await press(page, 'share-picture');
  const picture = await saved;
  assert.match(picture.suggestedFilename(), /^long-roll-battles-bull-run-turn-1\.png$/);
  // Opened again it is what the table shows: as wide as the map, and not of one colour.
  const bytes = fs.readFileSync(await picture.path());
  const { width, height, colours } = await page.evaluate(async (base64) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const pen = canvas.getContext('2d');
    pen.drawImage(bitmap, 0, 0);
    const { data } = pen.getImageData(0, 0, bitmap.width, bitmap.height);
    const seen = new Set();
    for (let i = 0; i < data.length; i += 4000) seen.add((data[i] << 16) | (data[i + 1] << 8) | data[i + 2]);
    return { width: bitmap.width, height: bitmap.height, colours: seen.size };
  }, bytes.toString('base64'));
  assert.ok(width > 600 && height > 400 && colours > 50, `${width} x ${height}, ${colours} colours`);
  assert.deepEqual(page.faults, []);
  await context.close();
});

test('a9, c8: Back closes what is open, then leaves the game; the address brings the game back', { timeout: 240_000 }, async () => {
  const page = await lab.open({ more: still, size: SIZES.phone });
  const there = await twoDecisions(page);
  assert.match(await page.evaluate(() => location.hash), /^#saved=[\w-]+$/);
  await page.reload();
  await ourTurn(page);
  assert.equal(await hash(page), there);
  await press(page, 'share');
  await settled(page);
  await page.goBack();
  await settled(page);
  assert.equal(await where(page, 'copy-link'), null, 'the sheet is closed');
  assert.equal(await hash(page), there, 'the game is still there');
  await page.goBack();
  await page.locator('[data-do="play:dixie"]').waitFor({ state: 'attached' });
  await until(page, () => location.hash === '');
  // From home the control leads on as ever.
  await page.locator('[data-do^="resume:"]').first().evaluate((node) => node.click());
  await ourTurn(page);
  assert.equal(await hash(page), there);
  await goHome(page);
  await until(page, () => location.hash === '');
  await page.evaluate(() => { location.hash = '#saved=1-1'; });
  await page.waitForFunction(() => /not kept here/.test(document.getElementById('mirror-notice').textContent));
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('5.4: without storage the address holds the game, and nothing lies across the table', { timeout: 240_000 }, async () => {
  const page = await lab.open({ more: still, init: noStorage });
  await begin(page);
  await play(page, 3);
  await ourTurn(page);
  const there = await hash(page);
  assert.equal(await where(page, 'banner-read'), null, 'no banner');
  assert.match(await page.evaluate(() => location.hash), /^#g=/);
  await press(page, 'menu');
  await settled(page);
  await lab.shot(page, 'no-storage-menu');
  await page.reload();
  await ourTurn(page);
  assert.equal(await hash(page), there, 'loaded again, the game goes on');
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('5.4: in a frame the wheel scrolls the page around it; a sandbox throws nothing', { timeout: 240_000 }, async () => {
  const page = await lab.open({ more: still, wait: false, fragment: 'LICENSE.txt' });
  page.faults.length = 0;
  const host = (sandbox) => `<!doctype html><body style="height:3000px;margin:0"><iframe ${sandbox} style="width:800px;height:500px" src="./"></iframe>`;
  // The sandbox first: afterwards the service worker answers. (The driver's own script asks for it, too: without an address.)
  await page.route('**/sandbox.html', (route) => route.fulfill({ contentType: 'text/html', body: host('sandbox="allow-scripts"') }));
  await page.route('**/course.html', (route) => route.fulfill({ contentType: 'text/html', body: host('') }));
  await page.goto(`${lab.url}sandbox.html`);
  await page.frames()[1].waitForFunction(() => document.documentElement.dataset.stopped || document.documentElement.dataset.ready);
  assert.deepEqual(page.faults.filter((fault) => /exception|SecurityError/.test(fault) && /\.js:/.test(fault)), []);
  page.faults.length = 0;
  await page.goto(`${lab.url}course.html`);
  await page.frames()[1].waitForFunction(() => document.documentElement.dataset.ready === 'yes');
  await page.mouse.move(300, 200);
  await page.mouse.wheel(0, 300);
  await until(page, () => scrollY > 100);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('a10, c10: a saved game has a name of one’s own; all go into one file and come out of it', { timeout: 240_000 }, async () => {
  const page = await lab.open({ more: still, size: SIZES.phone });
  const there = await twoDecisions(page);
  await press(page, 'menu');
  await press(page, 'menu-home');
  await settled(page);
  assert.match(await page.textContent('#mirror-text'), /against Normal, \d+ decisions/);
  const [about] = await page.$$eval('[data-do^="about:"]', (all) => all.map((node) => node.dataset.do));
  await press(page, about);
  await settled(page);
  await page.fill('#field-saved-name', 'Tuesday with Bob');
  await press(page, 'saved-rename');
  await settled(page);
  await lab.shot(page, 'saved-phone');
  await press(page, about.replace('about', 'resume'));
  await play(page, 1);
  await ourTurn(page);
  await press(page, 'undo'); // written again, and named as before
  await settled(page);
  await press(page, 'menu');
  await press(page, 'menu-home');
  await settled(page);
  assert.match(await page.textContent('#mirror-text'), /Tuesday with Bob/);
  const waiting = page.waitForEvent('download');
  await press(page, 'export-all');
  const file = await (await waiting).path();
  assert.match(fs.readFileSync(file, 'utf8'), /^Long Roll: all saved games\nlongroll\/game\//);
  const other = await lab.open({ more: still });
  for (const words of [/1 game was taken in/, /1 of them here already/]) {
    const chooser = other.waitForEvent('filechooser');
    await press(other, 'from-file');
    await (await chooser).setFiles(file);
    await until(other, (source) => new RegExp(source).test(document.getElementById('mirror-notice').textContent), words.source);
  }
  assert.match(await other.textContent('#mirror-text'), /Tuesday with Bob/);
  await lab.shot(other, 'saved-desktop');
  await other.locator('[data-do^="resume:"]').first().evaluate((node) => node.click());
  await ourTurn(other);
  assert.equal(await hash(other), there);
  assert.deepEqual([...page.faults, ...other.faults], []);
  await page.context().close();
  await other.context().close();
});

/** A link that a page made whose Bull Run was won by one point more. */
async function linkOfOtherData() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'longroll-'));
  fs.cpSync(path.join(root, 'assets/games'), path.join(folder, 'games'), { recursive: true });
  const file = path.join(folder, 'games/battles/bull-run/scenario.json');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/("union_from": *)(\d+)/, (_, key, points) => key + (Number(points) + 1)));
  const { ask, end } = protocol([`assets=${folder}`]);
  await ask('new battles/bull-run seed=3');
  for (let n = 0; n < 40; ++n) await ask('do #0');
  const [{ link }, { hash: there }] = [await ask('link'), await ask('hash')];
  end();
  fs.rmSync(folder, { recursive: true });
  return { link, there };
}

test('c9: a game of other rules or data opens to be looked at, and nobody plays it', { timeout: 120_000 }, async () => {
  const { link, there } = await linkOfOtherData();
  const page = await lab.open({ more: still, fragment: `#${link}` });
  await until(page, (wanted) => globalThis.longroll.hash() === wanted, there);
  await settled(page);
  assert.match(await page.textContent('#mirror-notice'), /other rules or with other cards/);
  assert.equal((await prompt(page)).mayAct, false);
  assert.equal((await prompt(page)).plies, 40);
  const asked = await page.textContent('#mirror-prompt');
  assert.match(asked, /here to be looked at/);
  assert.doesNotMatch(asked, /friend/i);
  await lab.shot(page, 'other-rules-desktop');
  await goHome(page);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
