// A game of many hundred decisions: opened from a file, kept in parts, gone on with at once, and told its past afterwards.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { laboratory } from './harness.mjs';
import { hash, ourTurn, play, press, prompt, settled, where } from './play.mjs';
import { protocol } from './positions.mjs';

const lab = await laboratory();

/** A random game at Antietam after that many decisions: {file, hash}. */
async function longGame(plies) {
  const { ask, end } = protocol();
  try {
    await ask('new battles/antietam seed=3');
    for (let n = 0; n < plies; ++n) {
      const { actions } = await ask('prompt');
      await ask(`do ${actions[(n * 7) % actions.length].text}`);
    }
    const [{ file }, { hash: there, ply }] = [await ask('file'), await ask('hash')];
    assert.equal(ply, plies);
    return { file, hash: there };
  } finally {
    end();
  }
}

test('a long game comes from a file, is kept in parts, and learns its past after it has been gone on with', async () => {
  const PLIES = 700;
  const game = await longGame(PLIES);
  const name = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'longroll-')), 'long.longroll');
  fs.writeFileSync(name, `Antietam\n${game.file}\n`);
  const page = await lab.open({
    init: `globalThis.stored = 0;
           const set = Storage.prototype.setItem;
           Storage.prototype.setItem = function (key, text) { globalThis.stored += text.length; set.call(this, key, text); };`,
  });
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'from-file');
  await (await chooser).setFiles(name);
  await page.waitForFunction(() => globalThis.longroll.prompt()?.plies >= 700, null, { timeout: 120_000 });
  assert.equal((await prompt(page)).plies, PLIES);
  assert.equal(await hash(page), game.hash);

  // Loaded again, it can be gone on with before its past has been read.
  await page.reload();
  await page.waitForFunction(() => globalThis.longroll.prompt()?.plies >= 700, null, { timeout: 120_000 });
  await settled(page);
  assert.equal(await hash(page), game.hash);
  const lines = await page.$$eval('#mirror-log li', (all) => all.map((node) => node.textContent));
  assert.ok(lines.length > 20 && lines.length <= 200, `${lines.length} lines`);

  await ourTurn(page);
  await page.evaluate(() => { globalThis.stored = 0; });
  const before = (await prompt(page)).plies;
  await play(page, 1);
  await settled(page);
  const decided = (await prompt(page)).plies - before;
  const stored = await page.evaluate(() => globalThis.stored);
  assert.ok(decided > 0 && stored > 0 && stored < decided * 12_000, `${stored} characters for ${decided} decisions`);

  // The whole way lies before the scrubber: its track begins beside the button that goes one decision back.
  const { plies } = await prompt(page);
  const back = await where(page, 'back');
  await page.mouse.click(back.x + back.w + 9, back.y + back.h / 2);
  await page.waitForFunction(() => globalThis.longroll.prompt().shown < 10, null, { timeout: 60_000 });
  await settled(page);
  assert.equal((await prompt(page)).plies, plies);
  assert.ok((await page.$$('#mirror-log li')).length < 30);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
