// Dixie with every rule, played in one way alone: by the words of the mirror for a whole day, by keys from a card to its place, and by two
// people at one screen who must not read each other's cards.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laboratory } from './harness.mjs';
import { act, ourTurn, press, prompt, settled } from './play.mjs';
import { positions } from './positions.mjs';
import { later, lift, of, since, log, tables } from './table.mjs';

const scouting = await positions({
  ways: (asked) => of(asked, 'scout').some(({ text }) => of(asked, 'move').some((move) => move.text === text.replace('scout', 'move'))),
}, { options: 'outflanking=on scouting=on decoys=on', game: 'dixie/gettysburg' });

const lab = await laboratory(); // after the positions: tests must be known before the first wait
const desk = tables(lab);
const still = { reducedMotion: 'reduce' };
const offered = (page) => page.$$eval('[data-action]', (all) => all.map((node) => [node.dataset.action, node.textContent]));

async function setUp(page, ...controls) {
  await press(page, 'setup:dixie');
  for (const id of controls) await press(page, id);
  await press(page, 'start');
}

test('a day at Gettysburg with everything, by words alone', { timeout: 600_000 }, async () => {
  const page = await lab.open({ size: { viewport: { width: 800, height: 600 } }, more: still });
  await setUp(page, 'scenario:2', 'preset:2', 'level:0');
  const done = new Map();
  let asked = null;
  for (let n = 0; n < 400; ++n) {
    await ourTurn(page);
    asked = await prompt(page);
    if (asked.over || /^Day 2/.test(asked.heading)) break;
    const all = await offered(page);
    // Two cards of one name are all that may be called alike.
    const kinds = new Map();
    for (const [text, label] of all) {
      const meant = text.replace(/\S+\.\d+/g, 'card');
      assert.ok((kinds.get(label) ?? meant) === meant, `"${label}" means one thing: ${meant}, ${kinds.get(label)}`);
      kinds.set(label, meant);
    }
    // Asked again word for word, it says first what came between.
    const said = await page.textContent('#mirror-prompt');
    assert.ok(said === `${asked.text} [${asked.rule}]` || said.endsWith(`. ${asked.text} [${asked.rule}]`), said);
    const phase = done.get(asked.heading) ?? 0;
    done.set(asked.heading, phase + 1);
    const others = all.map(([text]) => text).filter((text) => text !== 'finish');
    const enough = others.length < all.length && phase >= (/deployment/.test(asked.heading) ? 12 : 4);
    await act(page, enough || others.length === 0 ? 'finish' : others[(n * 7) % others.length]);
  }
  assert.ok(asked.over || /^Day 2/.test(asked.heading), asked.heading);
  if (!asked.over) assert.match((await log(page)).join('\n'), /Night falls on day 1(.|\n)*Day 2 breaks\./);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('by keys alone: a card, its place, and the way there', async () => {
  const page = await desk.at(scouting.ways);
  const scout = of(scouting.ways.prompt, 'scout')
    .find(({ text }) => of(scouting.ways.prompt, 'move').some((move) => move.text === text.replace('scout', 'move')));
  const [name, place] = scout.label.split(' scouts ');
  const before = await prompt(page);
  const lines = await log(page);
  await page.focus('#canvas');
  /** Tab until what the keyboard stands on speaks so. */
  const walk = async (is) => {
    for (let n = 0; n < 80; ++n) {
      await page.keyboard.press('Tab');
      await settled(page);
      const tip = await page.evaluate(() => globalThis.longroll.tip());
      if (tip && is(tip.title)) return;
    }
    assert.fail('the keyboard comes there');
  };
  await walk((title) => title === name);
  await page.keyboard.press('Enter');
  await walk((title) => title.startsWith(name) ? title.endsWith(place) : title.startsWith(`Move ${name}`) && title.endsWith(place));
  await page.keyboard.press('Enter');
  await page.waitForFunction((id) => globalThis.longroll.where(id), `choice:${scout.text}`, { polling: 30 });
  await walk((title) => title === scout.label);
  await page.keyboard.press('Enter');
  await later(page, before);
  await ourTurn(page);
  assert.ok((await since(page, lines)).includes(`${name} scouts ${place}.`));
  desk.done(page);
});

test('two at one screen: nobody reads what the other laid out, nor by looking back', async () => {
  const page = await lab.open({ more: still });
  await setUp(page, 'scenario:2', 'preset:1', 'side:2');
  await lift(page);
  const names = [];
  for (let n = 0; n < 4; ++n) {
    const [text, label] = (await offered(page)).filter(([each]) => each.startsWith('deploy '))[n * 5];
    names.push(/^Post (.*) at /.exec(label)[1]);
    await act(page, text);
    await ourTurn(page);
  }
  const read = async () => {
    const words = await page.evaluate(() => document.body.textContent);
    return names.filter((name) => words.includes(name));
  };
  assert.deepEqual(await read(), names, 'who laid them out reads them');
  await act(page, 'finish');
  await page.locator('[data-do="lift-curtain"]').waitFor({ state: 'attached' });
  assert.deepEqual(await read(), [], 'nothing is read under the curtain');
  await lift(page);
  assert.equal((await prompt(page)).seat, 'usa');
  assert.deepEqual(await read(), [], 'nothing by the other player');
  for (let n = 0; n < 3; ++n) {
    await press(page, 'back');
    assert.deepEqual(await read(), [], 'nor in the past');
  }
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
