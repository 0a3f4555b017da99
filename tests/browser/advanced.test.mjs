// The advanced rules of fire and command of Dixie on the page: chosen when a game is set up, then each met by pointing at cards,
// with two people at the screen where both sides have a say.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory } from './harness.mjs';
import { act, actions, hash, middle, ourTurn, press, prompt, settled } from './play.mjs';
import { PASSES, after, journalOf, offers, positions } from './positions.mjs';
import { bothPlay, click, goOn, later, lift, log, of, since, tables, verb } from './table.mjs';

const ADVANCED = 'melee=on enfilade=on counter-battery=on support=on';
const says = (words) => (told) => told.some((line) => words.test(line));
const fire = await positions({
  melee: offers('melee'),
  several: (asked) => of(asked, 'melee').length > 1,
  undecided: offers('fight-on'),
  enfilading: offers('enfilade'),
  aimed: { done: (did, told) => verb(did) === 'fire-on' && says(/\d hits?/)(told) },
  friends: (asked) => /hit friends/.test(asked.text) && of(asked, 'hit').length > 1,
}, { options: ADVANCED, game: 'dixie/shiloh' });
const days = await positions({
  named: offers('name'),
  unseen: async (asked, ply, ask) => {
    if (!/· move$/.test(asked.heading) || !offers('finish')(asked)) return false;
    await ask('do finish');
    const next = await ask('prompt');
    await ask('undo');
    return /^None of your cards may fire/.test(next.text);
  },
  horse: (asked) => /^Your horse artillery/.test(asked.text) && of(asked, 'fire').length > 0,
}, { options: 'command=division days=three', game: 'dixie/gettysburg' });

const lab = await laboratory(); // after the positions: tests must be known before the first wait
const desk = tables(lab);

test('the advanced rules are chosen when a game is set up', async () => {
  const context = await lab.profile(SIZES.desktop, { permissions: ['clipboard-read', 'clipboard-write'], reducedMotion: 'reduce' });
  const page = await lab.open({ context });
  await press(page, 'setup:dixie');
  await press(page, 'one-by-one');
  await press(page, 'option:melee');
  await press(page, 'option:support');
  await lab.shot(page, 'advanced-setup-desktop');
  await press(page, 'start');
  await ourTurn(page);
  await press(page, 'share');
  await press(page, 'copy-link');
  await page.waitForFunction(() => document.getElementById('mirror-text').textContent.includes('clipboard'));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const { options } = await journalOf(link.slice(link.indexOf('#') + 1));
  assert.deepEqual([options.melee, options.enfilade, options['counter-battery'], options.support], ['on', 'off', 'off', 'on']);
  assert.deepEqual(page.faults, []);
  await context.close();
});

test('a melee is declared, and each card strikes', async () => {
  const page = await desk.at(fire.melee);
  const [{ text }] = of(fire.melee.prompt, 'melee');
  const before = await prompt(page);
  const told = await log(page);
  await bothPlay(page);
  await middle(page, 'choice:finish'); // many melees do not take the place of the end of combat
  await act(page, text);
  await later(page, before);
  await goOn(page);
  const lines = await since(page, told);
  assert.match(lines, /Melee at/);
  assert.match(lines, /in the melee, \d di/);
  await lab.shot(page, 'melee-desktop');
  desk.done(page);
});

test('of several melees each has a button beside the table, with the name of its position', async () => {
  const page = await desk.at(fire.several);
  const melees = of(fire.several.prompt, 'melee');
  const before = await prompt(page);
  const told = await log(page);
  await bothPlay(page);
  await settled(page);
  const ids = await page.$$eval('[data-do^="dixie-melee-"]', (all) => all.map((node) => node.dataset.do));
  assert.equal(ids.length, melees.length);
  const { height } = page.viewportSize();
  for (const id of ids) assert.ok((await middle(page, id)).y < height, `${id} is in sight`);
  const named = await page.locator(`[data-do="${ids[0]}"]`).textContent();
  assert.ok(melees.some(({ label }) => named.includes(label)), named);
  await press(page, ids[0]);
  await later(page, before);
  await goOn(page);
  assert.ok((await since(page, told)).includes(named.match(/Melee at [\w -]+/)[0].trim()));
  desk.done(page);
});

test('after a round of a melee each side has its say: on and on, on and off, off', async () => {
  const asker = fire.undecided.prompt.seat;
  const side = { usa: 'Union', csa: 'Confederate' };
  /** The melee again, with one answer after the other; the lines of the log, and who was asked next. */
  async function fight(...answers) {
    const page = await desk.at(fire.undecided);
    const told = await log(page);
    await bothPlay(page);
    for (const [n, answer] of answers.entries()) {
      const asked = await prompt(page);
      assert.equal(asked.seat === asker, n === 0, 'who began is asked first, then the other');
      assert.match(asked.text, /^The melee at .* is undecided/);
      assert.deepEqual((await actions(page)).sort(), ['disengage', 'fight-on']);
      if (n === 1) await lab.shot(page, 'melee-defender-desktop');
      const button = await middle(page, `choice:${answer}`);
      await page.mouse.click(button.x, button.y);
      await later(page, asked);
      await goOn(page);
    }
    const lines = await since(page, told);
    desk.done(page);
    return lines;
  }
  const other = asker === 'usa' ? 'csa' : 'usa';
  assert.match(await fight('fight-on', 'fight-on'), /fights on at (.|\n)*fights on at (.|\n)*Second round of the melee at/);
  assert.match(await fight('fight-on', 'disengage'), new RegExp(`The ${side[other]} side breaks off at .* and goes back to`));
  assert.match(await fight('disengage'), new RegExp(`The ${side[asker]} side breaks off at .* and goes back to`));
});

test('a card is chosen, then the position that it enfilades', async () => {
  const page = await desk.at(fire.enfilading);
  const [{ text }] = of(fire.enfilading.prompt, 'enfilade');
  const before = await prompt(page);
  const told = await log(page);
  await click(page, `piece:${text}`);
  await settled(page);
  assert.equal((await prompt(page)).plies, before.plies, 'nothing was decided');
  await lab.shot(page, 'enfilade-desktop');
  await click(page, `place:${text}`);
  await later(page, before);
  await goOn(page);
  assert.match(await since(page, told), /enfilades/);
  desk.done(page);
});

test('a card is chosen, then the gun that alone takes its hits', async () => {
  const page = await desk.at(fire.aimed);
  const before = await prompt(page);
  await bothPlay(page);
  await click(page, `piece:${fire.aimed.act}`);
  await page.locator('[data-do="dixie-fire-2"]').waitFor({ state: 'attached' });
  await lab.shot(page, 'fire-on-desktop');
  await click(page, `place:${fire.aimed.act}`);
  await later(page, before);
  await ourTurn(page);
  assert.equal(await hash(page), (await after(fire.aimed, fire.aimed.act)).hash, 'the hits lie where the rules lay them');
  assert.equal(of({ actions: (await actions(page)).map((text) => ({ text })) }, 'hit').length, 0, 'nobody may choose another');
  desk.done(page);
});

test('guns that fire into an engagement: their owner says which friends are hit', async () => {
  const page = await desk.at(fire.friends);
  const before = await prompt(page);
  assert.equal(before.rule, '13.5');
  await bothPlay(page);
  const [{ text }] = of(fire.friends.prompt, 'hit');
  await lab.shot(page, 'friends-desktop');
  const told = await log(page);
  await click(page, `piece:${text}`);
  await middle(page, `choice:${text}`);
  await click(page, `piece:${text}`);
  await later(page, before);
  await goOn(page);
  assert.equal(await hash(page), (await after(fire.friends, text)).hash);
  assert.match(await since(page, told) + (await prompt(page)).text, /rolls? morale/, 'who is hit rolls at once');
  desk.done(page);
});

test('horse artillery fires after its move, or holds its fire', async () => {
  const page = await desk.at(days.horse);
  await bothPlay(page);
  const before = await prompt(page);
  const told = await log(page);
  const [{ text }] = of(days.horse.prompt, 'fire');
  await click(page, `piece:${text}`);
  await middle(page, `choice:${text}`);
  await lab.shot(page, 'horse-artillery-desktop');
  await click(page, `piece:${text}`);
  await later(page, before);
  await goOn(page);
  assert.match(await since(page, told), /fires (in|across)/);
  await page.evaluate((fragment) => { location.hash = fragment; }, days.horse.fragment);
  await page.waitForFunction((wanted) => globalThis.longroll.hash() === wanted, days.horse.hash);
  await ourTurn(page);
  await act(page, 'finish');
  await goOn(page);
  assert.doesNotMatch((await prompt(page)).text, /^Your horse artillery/);
  desk.done(page);
});

test('where the enemy only may not know that no horse artillery moved, the page answers by itself', async () => {
  const page = await desk.at(days.unseen);
  await bothPlay(page);
  const before = await prompt(page);
  const told = await log(page);
  await act(page, 'finish');
  await page.waitForFunction((plies) => globalThis.longroll.prompt().plies >= plies + 2, before.plies, { polling: 30 });
  await lift(page);
  assert.equal(await hash(page), (await after(days.unseen, 'finish', 'finish')).hash);
  assert.doesNotMatch((await prompt(page)).text, /^None of your cards may fire/);
  // The other side reads now: what it laid out itself has names, and one of them may be that of a horse battery.
  const fresh = (await since(page, told)).split('\n').filter((line) => !/ is posted at | moves to /.test(line));
  assert.doesNotMatch(fresh.join('\n'), /horse artillery|hold/i, 'nobody is told');
  desk.done(page);
});

test('without Meade or Lee a general is named to command the army', async () => {
  const page = await desk.at(days.named);
  const before = await prompt(page);
  assert.equal(before.rule, '13.9');
  await bothPlay(page);
  const told = await log(page);
  const [{ text }] = of(days.named.prompt, 'name');
  await lab.shot(page, 'commander-desktop');
  await click(page, `piece:${text}`);
  await middle(page, `choice:${text}`);
  await click(page, `piece:${text}`);
  await later(page, before);
  await goOn(page);
  assert.match(await since(page, told), /^[A-Z].* commands the army\.\n.* rolls morale: \d/, 'then the roll goes on');
  assert.equal(await hash(page), (await after(days.named, text, PASSES)).hash);
  desk.done(page);
});
