// The advanced rules of Dixie on the picture: chosen when a game is set up, a melee by its button, a card that has more than
// one thing to aim at by pointing at one of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory } from './harness.mjs';
import { act, actions, hash, ourTurn, press, prompt } from './play.mjs';
import { optionsOf, position } from './positions.mjs';

const verb = (text) => text.split(' ')[0];
const of = (asked, ...verbs) => asked.actions.filter(({ text }) => verbs.includes(verb(text)));
const melee = await position((asked) => of(asked, 'melee').length > 0, { options: 'melee=on' });
const enfilading = await position((asked) => of(asked, 'enfilade').length > 0, { options: 'enfilade=on', games: 60 });
const aiming = await position((asked) => of(asked, 'fire-on').length > 0, { options: 'counter-battery=on', games: 60 });

const lab = await laboratory(); // after the positions: tests must be known before the first wait
const calm = { reducedMotion: 'reduce' };

async function openAt({ fragment, hash: there }) {
  const page = await lab.open({ fragment, more: calm });
  await ourTurn(page);
  assert.equal(await hash(page), there, 'the page stands where the engine stood');
  return page;
}

/** A point of a card that no other card covers (they overlap from the left), or the middle of a position's title. */
async function point(page, id) {
  const rect = await page.evaluate((name) => globalThis.longroll.where(name), id);
  assert.ok(rect, `${id} is on the screen`);
  return { x: rect.x + Math.min(8, rect.w / 4), y: rect.y + Math.min(14, rect.h / 2) };
}

async function click(page, id) {
  const at = await point(page, id);
  await page.mouse.click(at.x, at.y);
}

/** Lets offers to play special cards pass until something else is asked. */
async function goOn(page) {
  await ourTurn(page);
  while ((await actions(page)).includes('pass')) {
    await act(page, 'pass');
    await ourTurn(page);
  }
}

const later = (page, { plies }) =>
  page.waitForFunction((before) => globalThis.longroll.prompt().plies > before, plies, { polling: 30 });

async function closes(page) {
  assert.deepEqual(page.faults, []);
  await page.context().close();
}

test('the advanced rules are chosen when a game is set up', async () => {
  const context = await lab.profile(SIZES.desktop, { permissions: ['clipboard-read', 'clipboard-write'], ...calm });
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
  const options = await optionsOf(link.slice(link.indexOf('#') + 1));
  assert.deepEqual([options.melee, options.enfilade, options['counter-battery'], options.support], ['on', 'off', 'off', 'on']);
  await closes(page);
});

test('a melee is declared, fought and decided', async () => {
  const page = await openAt(melee);
  const [{ text }] = of(melee.prompt, 'melee');
  await act(page, text);
  await goOn(page);
  const log = await page.textContent('#mirror-log');
  assert.match(log, /Melee at/);
  assert.match(log, /in the melee, \d di/);
  await lab.shot(page, 'melee-desktop');
  for (let n = 0; n < 30 && !(await prompt(page)).over; ++n) {
    const all = await actions(page);
    const on = all.find((each) => each === 'fight-on');
    if (verb(all[0]) === 'fire' || all.includes('finish')) break; // the melee is over
    await act(page, on ?? all[0]);
    await goOn(page);
  }
  assert.match(await page.textContent('#mirror-log'), /The melee at .* costs/);
  await closes(page);
});

test('a card is chosen, then the position that it enfilades', async () => {
  const page = await openAt(enfilading);
  const [{ text }] = of(enfilading.prompt, 'enfilade');
  const before = await prompt(page);
  await click(page, `piece:${text}`);
  await page.locator('[data-do="dixie-fire"]').waitFor({ state: 'attached' });
  assert.equal((await prompt(page)).plies, before.plies, 'nothing was decided');
  await lab.shot(page, 'enfilade-desktop');
  await click(page, `place:${text}`);
  await later(page, before);
  await goOn(page);
  assert.match(await page.textContent('#mirror-log'), /enfilades/);
  await closes(page);
});

test('a card is chosen, then the gun that takes all its hits', async () => {
  const page = await openAt(aiming);
  const [{ text }] = of(aiming.prompt, 'fire-on');
  const before = await prompt(page);
  await click(page, `piece:${text}`);
  await page.locator('[data-do="dixie-fire-2"]').waitFor({ state: 'attached' });
  await lab.shot(page, 'fire-on-desktop');
  await click(page, `place:${text}`);
  await later(page, before);
  await goOn(page);
  assert.match(await page.textContent('#mirror-log'), /fires/);
  await closes(page);
});
