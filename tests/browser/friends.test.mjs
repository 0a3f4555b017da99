// Two friends who send each other the link of a game: each stays on his side, the computer plays for neither, and an exchange goes on
// in the game that each has.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory } from './harness.mjs';
import { act, actions, hash, middle, ourTurn, press, prompt, settled } from './play.mjs';
import { lift } from './table.mjs';

const lab = await laboratory();
const size = { viewport: { width: 900, height: 640 }, deviceScaleFactor: 1 };
const still = { reducedMotion: 'reduce' };

const click = async (page, id) => {
  const { x, y } = await middle(page, id);
  await page.mouse.click(x, y);
};
const kept = (page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('longroll/game/')).length);

/** The link that the sheet of sharing shows; the sheet is opened by `control`. */
async function linkOf(page, control = 'share') {
  await press(page, control);
  await settled(page);
  const link = await page.inputValue('#field-share-text');
  await press(page, 'close');
  return link.slice(link.indexOf('#'));
}

/** Deploys a few cards for the side that is asked, and ends its deployment. */
async function deploy(page, most) {
  const { seat } = await prompt(page);
  for (let n = 0; (await prompt(page)).seat === seat; ++n) {
    const all = await actions(page);
    const others = all.filter((text) => text !== 'finish');
    assert.ok(n < 200, 'a deployment ends');
    await act(page, n >= most && all.includes('finish') ? 'finish' : others[0]);
    await settled(page);
  }
}

async function setUp(page, ...controls) {
  await press(page, 'setup:dixie');
  for (const id of controls) await press(page, id);
  await press(page, 'start');
  await settled(page);
}

test('c1, c2: both at one table, then by link: B is asked who he is, deploys, and A goes on in his own game on his own side', { timeout: 240_000 }, async () => {
  const a = await lab.open({ size, more: still });
  await setUp(a, 'side:2');
  await lift(a);
  const mine = (await prompt(a)).seat;
  await deploy(a, 3);
  const before = await prompt(a);
  assert.notEqual(before.seat, mine);
  const sent = await linkOf(a);

  const b = await lab.open({ size, more: still, fragment: sent });
  await b.locator('[data-do="join:both"]').waitFor({ state: 'attached' });
  assert.match(await b.textContent('#mirror-text'), /two persons.*deployment.*computer plays for nobody/i);
  await lab.shot(b, 'friends-who-are-you');
  await click(b, before.seat === 'csa' ? 'join:csa' : 'join:usa');
  await ourTurn(b);
  const there = await prompt(b);
  assert.deepEqual([there.seat, there.mayAct, there.plies], [before.seat, true, before.plies], 'nobody has played for anybody');
  await deploy(b, 3);
  const waits = await prompt(b);
  assert.ok(!waits.mayAct, 'B waits for A');
  assert.match(await b.textContent('#mirror-prompt'), /Your friend decides/);
  await lab.shot(b, 'friends-send-the-turn');
  const answer = await linkOf(b, 'send-turn');

  await a.evaluate((link) => { location.hash = link; }, answer);
  await ourTurn(a);
  const again = await prompt(a);
  assert.deepEqual([again.seat, again.mayAct, again.plies], [mine, true, waits.plies], 'A is asked, on the side that he had');
  assert.equal(await hash(a), await hash(b));
  assert.equal(await kept(a), 1, 'in the game that he had');
  assert.match(await a.textContent('#mirror-notice'), /Your friend has answered with \d+ decision.*You play the/);
  await lab.shot(a, 'friends-answer');

  // An exchange more: B stays on his side, in his game; his own link shows nobody else's.
  const first = (await actions(a))[0];
  await act(a, first);
  await b.evaluate((link) => { location.hash = link; }, await linkOf(a));
  await b.waitForFunction((plies) => globalThis.longroll.prompt()?.plies > plies, waits.plies, { polling: 30 });
  await settled(b);
  assert.equal(await kept(b), 1);
  assert.equal(await hash(b), await hash(a));
  assert.ok(!(await prompt(b)).mayAct || (await prompt(b)).seat === there.seat, 'B never decides for A');

  // A link of before: the game that has gone on is shown.
  await b.evaluate((link) => { location.hash = link; }, sent);
  await b.waitForFunction(() => /earlier moment/.test(document.getElementById('mirror-notice').textContent));
  assert.equal(await hash(b), await hash(a));
  assert.equal(await kept(b), 1);
  assert.deepEqual([...a.faults, ...b.faults], []);
  await a.context().close();
  await b.context().close();
});

test('me against a friend by link: the opener gets the side that is free; an answer that does not go on is a copy, in words', { timeout: 240_000 }, async () => {
  const a = await lab.open({ size, more: still });
  await press(a, 'setup:dixie');
  await press(a, 'level:3');
  await lab.shot(a, 'friends-set-up');
  await press(a, 'start');
  await settled(a);
  const { seat } = await prompt(a);
  if (seat === 'usa') await deploy(a, 2);
  const waits = await prompt(a);
  assert.ok(!waits.mayAct, 'it is the turn of the friend, and no computer decides');
  const link = await linkOf(a, 'send-turn');
  const b = await lab.open({ size: SIZES.phone, more: still, fragment: link });
  await ourTurn(b);
  assert.equal((await prompt(b)).seat, 'csa');
  assert.match(await b.textContent('#mirror-notice'), /You play the Confederates; your friend plays the Union/);
  await lab.shot(b, 'friends-phone');
  await act(b, (await actions(b))[0]);
  const one = await linkOf(b);
  await press(b, 'undo');
  await settled(b);
  await act(b, (await actions(b))[1]);
  const two = await linkOf(b);
  await a.evaluate((fragment) => { location.hash = fragment; }, one);
  await a.waitForFunction((plies) => globalThis.longroll.prompt()?.plies > plies, waits.plies, { polling: 30 });
  assert.equal(await kept(a), 1);
  await a.evaluate((fragment) => { location.hash = fragment; }, two);
  await a.waitForFunction(() => /does not go on from the game that you have/.test(document.getElementById('mirror-notice').textContent));
  assert.equal(await kept(a), 2, 'the one that he had is kept');
  assert.deepEqual([...a.faults, ...b.faults], []);
  await a.context().close();
  await b.context().close();
});
