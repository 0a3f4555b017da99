// Each edition of Dixie with each preset of rules: started from the page, played through a turn, and sent to somebody by both links.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory } from './harness.mjs';
import { act, actions, hash, ourTurn, press, prompt } from './play.mjs';
import { copies, log, tables, verb } from './table.mjs';

const lab = await laboratory();
const guests = tables(lab);
const EDITIONS = [
  ['bull-run', 'First Bull Run', ['Basic', 'Advanced']],
  ['shiloh', 'Shiloh', ['Basic', 'Advanced', 'Everything']],
  ['gettysburg', 'Gettysburg', ['Basic', 'Advanced', 'Everything']],
];
const turnOf = ({ heading }) => Number(/turn (\d+)/.exec(heading)?.[1] ?? 0);

/** Posts some cards of a hand and does some things of each phase, until that turn has come. */
async function playTurn(page, { until = 2, posted = 10, things = 2 } = {}) {
  const done = new Map();
  for (let n = 0; n < 160; ++n) {
    await ourTurn(page);
    const asked = await prompt(page);
    if (asked.over || turnOf(asked) >= until) return;
    const all = await actions(page);
    assert.ok(all.length > 0);
    const phase = done.get(asked.heading) ?? 0;
    done.set(asked.heading, phase + 1);
    const enough = phase >= (/deployment/.test(asked.heading) ? posted : things);
    const others = all.filter((text) => text !== 'finish');
    await act(page, (all.includes('finish') && enough) || others.length === 0 ? 'finish' : others[(n * 7) % others.length]);
  }
  assert.fail('a turn goes by');
}

/** Both links of the game bring a guest to the same position and the same question; that of the game its story, too. */
async function isShared(page) {
  await ourTurn(page);
  const there = await hash(page);
  const asked = await prompt(page);
  if (asked.over) return;
  const [offered, lines] = [await actions(page), await log(page)];
  await copies(page);
  await press(page, 'share');
  for (const [button, form] of [['share-as:0', '#g='], ['share-as:1', '#p=']]) {
    await press(page, button);
    await press(page, 'copy-link');
    await page.waitForFunction((part) => globalThis.copied.includes(part), form, { polling: 30 });
    const link = await page.evaluate(() => globalThis.copied);
    const guest = await guests.at({ fragment: link.slice(link.indexOf('#')), hash: there });
    const said = await prompt(guest);
    for (const part of ['seat', 'heading', 'text', 'rule']) assert.equal(said[part], asked[part]);
    assert.deepEqual(await actions(guest), offered);
    if (form === '#g=') assert.deepEqual(await log(guest), lines);
    guests.done(guest);
  }
}

for (const [scenario, [id, title, presets]] of EDITIONS.entries()) {
  test(`${title} is started by one click and played a turn, on a phone too`, async () => {
    for (const size of ['desktop', 'phone']) {
      const context = await lab.profile(SIZES[size], { reducedMotion: 'reduce' });
      const page = await lab.open({ context });
      await press(page, `play:dixie/${id}`);
      await ourTurn(page);
      assert.ok((await page.title()).includes(title), await page.title());
      assert.match((await prompt(page)).heading, /deployment/);
      await playTurn(page, size === 'phone' ? { posted: 3, things: 1 } : {}); // what a finger presses the phone's own tests play
      await lab.shot(page, `edition-${id}-${size}`);
      if (size === 'desktop') await isShared(page);
      assert.deepEqual(page.faults, []);
      await context.close();
    }
  });

  for (const preset of presets.keys()) {
    if (preset === 0) continue; // by one click
    test(`${title} is set up with "${presets[preset]}", played a turn and shared`, async () => {
      const page = await lab.open({ more: { reducedMotion: 'reduce' } });
      await press(page, 'setup:dixie');
      await press(page, `scenario:${scenario}`);
      assert.equal(await page.locator('[data-do^="preset:"]').count(), presets.length);
      assert.ok((await page.textContent(`[data-do="preset:${preset}"]`)).includes(presets[preset]));
      await press(page, `preset:${preset}`);
      if (id !== 'shiloh') await press(page, 'side:1'); // at Shiloh the Confederates have nothing to post
      await press(page, 'level:0');
      await press(page, 'start');
      await ourTurn(page);
      assert.equal((await prompt(page)).seat, id === 'shiloh' ? 'usa' : 'csa');
      assert.ok((await actions(page)).some((text) => verb(text) === 'decoy'), 'decoys may be laid');
      await playTurn(page);
      await lab.shot(page, `edition-${id}-${presets[preset].toLowerCase()}-desktop`);
      await isShared(page);
      assert.deepEqual(page.faults, []);
      await page.context().close();
    });
  }
}
