// The guided battle: finished by doing what its prompts say, and left by doing something else.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../../tools/lib/deps.mjs';
import { SIZES, laboratory } from './harness.mjs';
import { act, actions, hash, ourTurn, press, prompt, settled } from './play.mjs';

const lab = await laboratory();
const lesson = JSON.parse(fs.readFileSync(path.join(root, 'assets/lessons/dixie-first-battle.json'), 'utf8'));
const says = (page, words) => page.waitForFunction((wanted) => document.body.textContent.includes(wanted), words, { timeout: 20_000 });

async function learn(size, id = 'dixie-first-battle') {
  const context = await lab.profile(SIZES[size], { reducedMotion: 'reduce' });
  const page = await lab.open({ context });
  await press(page, `learn:${id}`);
  await ourTurn(page);
  return { context, page };
}

const HANDS = { desktop: (page, { x, y }) => page.mouse.click(x, y), phone: (page, { x, y }) => page.touchscreen.tap(x, y) };

let clicked = { x: -99, y: -99 };
/** Presses like a person: a second press on the same place right after a decision would count as meant for the step before. */
async function pressAt(page, hand, at) {
  if (Math.hypot(at.x - clicked.x, at.y - clicked.y) < 30) await page.waitForTimeout(450);
  clicked = at;
  await hand(page, at);
}

/** Presses what is ringed on the picture, one ring after the other, until the decision has been made. */
async function follow(page, hand) {
  const { plies } = await prompt(page);
  const done = async () => {
    await settled(page);
    return (await prompt(page)).plies > plies;
  };
  let [many, first] = [0, 0];
  for (let n = 0; n < 4 && !(await done()); ++n) {
    const rings = await page.evaluate(() => globalThis.longroll.rings());
    assert.ok(rings.length > 0, 'something is ringed');
    if (rings.length > many) first = n; // a phone rings a position alone until its cards are to be seen
    many = rings.length;
    const ring = rings[Math.min(n - first, rings.length - 1)];
    const at = { x: ring.x + Math.min(8, ring.w / 4), y: ring.y + Math.min(14, ring.h / 2) }; // cards of a row overlap from the left
    await pressAt(page, hand, at);
  }
  assert.ok(await done(), `pressing what is ringed does what is said: ${(await prompt(page)).text}`);
}

for (const size of ['desktop', 'phone']) {
  test(`the guided battle is won by following its prompts (${size})`, async () => {
    const { context, page } = await learn(size);
    for (const step of lesson.steps) {
      await page.waitForFunction((at) => globalThis.longroll.prompt().plies === at && globalThis.longroll.prompt().mayAct, step.at, { timeout: 60_000, polling: 50 });
      await says(page, step.say);
      if ([20, 30, 54, 97].includes(step.at)) await lab.shot(page, `lesson-${step.at}-${size}`);
      const wanted = lesson.script[step.at];
      assert.ok((await actions(page)).includes(wanted), `${wanted} can be done`);
      await follow(page, HANDS[size]);
    }
    await says(page, lesson.won);
    assert.ok((await prompt(page)).over);
    assert.equal(await page.evaluate(() => document.querySelector('script[src*="sound"]') ?? globalThis.longroll.sounds ?? null), null, 'B9: no sound that was not asked for');
    await lab.shot(page, `lesson-won-${size}`);
    await press(page, 'play-again'); // the same battle with other cards, and nobody who teaches
    await page.waitForFunction(() => !globalThis.longroll.prompt().over && globalThis.longroll.prompt().mayAct, null, { polling: 50 });
    assert.match((await prompt(page)).heading, /deployment/);
    assert.equal(await page.evaluate((words) => document.body.textContent.includes(words), lesson.won), false);
    assert.deepEqual(page.faults, []);
    await context.close();
  });
}

test('a learner may do otherwise, is told so kindly, and may take it back', async () => {
  const { context, page } = await learn('desktop');
  const before = await hash(page);
  const other = (await actions(page)).find((text) => text !== lesson.script[lesson.begin] && text !== 'finish');
  await act(page, other);
  await says(page, lesson.strayed);
  await press(page, 'lesson-back');
  await says(page, lesson.steps[0].say);
  assert.equal(await hash(page), before);
  assert.deepEqual(page.faults, []);
  await context.close();
});

test('B9, B10: the lesson of Battles, from the home page to the taken bridge, by pressing what is ringed, with sound', async () => {
  const bridge = JSON.parse(fs.readFileSync(path.join(root, 'assets/lessons/battles-stone-bridge.json'), 'utf8'));
  const context = await lab.profile(SIZES.desktop, { reducedMotion: 'reduce' });
  const page = await lab.open({ context });
  const asked = [];
  page.on('request', (request) => /sound[^/]*\.js$/.test(request.url()) && asked.push(request.url()));
  await press(page, 'settings');
  await press(page, 'set-sound:1');
  await press(page, 'close');
  await page.waitForFunction(() => globalThis.longroll.sounds?.includes('drum'), null, { polling: 30 }); // it says that it is on
  assert.equal(asked.length, 1);
  await press(page, 'learn:battles-stone-bridge');
  await ourTurn(page);
  for (const step of bridge.steps) {
    await page.waitForFunction((at) => globalThis.longroll.prompt().plies === at && globalThis.longroll.prompt().mayAct, step.at, { timeout: 60_000, polling: 50 });
    await says(page, step.say);
    if ([46, 47, 55].includes(step.at)) await lab.shot(page, `lesson-battles-${step.at}`);
    const before = await page.evaluate(() => globalThis.longroll.sounds.length);
    await follow(page, HANDS.desktop);
    if (bridge.script[step.at].startsWith('resolve')) await page.waitForFunction((at) => globalThis.longroll.sounds.slice(at).join() === 'dice,muskets', before, { polling: 30 });
  }
  await says(page, bridge.won);
  assert.equal(asked.length, 1, 'what makes the sounds was fetched once');
  await lab.shot(page, 'lesson-battles-won');
  await ourTurn(page);
  await act(page, (await actions(page))[0]); // it goes on as any other game
  await page.waitForFunction((words) => !document.body.textContent.includes(words), bridge.won, { polling: 50 });
  assert.deepEqual(page.faults, []);
  await context.close();
});

// A hex of water has several sides, and a press on a fleet may ask who of it goes: there the choice is made as by who hears the page.
test("the campaign's lesson is played to its end: by pressing what is ringed, and on water by name", async () => {
  const war = JSON.parse(fs.readFileSync(path.join(root, 'assets/lessons/campaign-one-turn.json'), 'utf8'));
  const { context, page } = await learn('desktop', war.id);
  for (const step of war.steps) {
    await page.waitForFunction((at) => globalThis.longroll.prompt().plies === at && globalThis.longroll.prompt().mayAct, step.at, { timeout: 60_000, polling: 50 });
    if ([0, 15, 28].includes(step.at)) await lab.shot(page, `lesson-campaign-${step.at}`);
    const wanted = war.script[step.at];
    assert.ok((await actions(page)).includes(wanted), `${wanted} can be done`);
    await (/^(take-ships|run-past)/.test(wanted) ? act(page, wanted) : follow(page, HANDS.desktop));
    assert.equal(await page.locator('[data-do="lesson-back"]').count(), 0, `what is ringed at ${step.at} is what the lesson means`);
  }
  await page.waitForFunction((end) => globalThis.longroll.prompt().plies >= end, war.script.length, { timeout: 60_000, polling: 50 });
  await lab.shot(page, 'lesson-campaign-won');
  await ourTurn(page);
  assert.equal((await prompt(page)).over, false, 'the war goes on as any other');
  await act(page, (await actions(page))[0]);
  assert.deepEqual(page.faults, []);
  await context.close();
});
