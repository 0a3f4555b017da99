// Dixie's flanks, scouts and decoys on the picture: a card is chosen, then the place; where it can come there in more ways than
// one the page asks which.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laboratory } from './harness.mjs';
import { actions, hash, ourTurn, prompt } from './play.mjs';
import { position } from './positions.mjs';

const verb = (text) => text.split(' ')[0];
const of = (asked, wanted) => asked.actions.filter(({ text }) => verb(text) === wanted);
const options = 'outflanking=on scouting=on decoys=on';
const flank = await position((asked) => of(asked, 'outflank').length > 0, { options, games: 60 });
const scout = await position((asked) => of(asked, 'scout').length > 0, { options, games: 60 });

const lab = await laboratory(); // after the positions: tests must be known before the first wait

async function openAt({ fragment, hash: there }) {
  const page = await lab.open({ fragment, more: { reducedMotion: 'reduce' } });
  await ourTurn(page);
  assert.equal(await hash(page), there, 'the page stands where the engine stood');
  return page;
}

/** A point of a card that no other card covers (they overlap from the left), or near a position's title. */
async function click(page, id) {
  const rect = await page.evaluate((name) => globalThis.longroll.where(name), id);
  assert.ok(rect, `${id} is on the screen`);
  await page.mouse.click(rect.x + Math.min(8, rect.w / 4), rect.y + Math.min(14, rect.h / 2));
}

/** Chooses the card and the place of an action by pointing, and by keys the way there when the page asks. */
async function point(page, { text }) {
  const before = await prompt(page);
  const [, card, place] = text.split(' ');
  const ways = (await actions(page)).filter((each) => each.split(' ')[1] === card && each.split(' ')[2] === place);
  await click(page, `piece:${text}`);
  await click(page, `place:${text}`);
  if (ways.length > 1) {
    assert.equal((await prompt(page)).plies, before.plies, 'the page asks how');
    for (let n = 0; n <= ways.indexOf(text); ++n) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await page.waitForFunction((plies) => globalThis.longroll.prompt().plies > plies, before.plies, { polling: 30 });
  await ourTurn(page);
}

test('a card of the Reserve is sent round a flank', async () => {
  const page = await openAt(flank);
  await point(page, of(flank.prompt, 'outflank')[0]);
  assert.match(await page.textContent('#mirror-log'), /sets out to outflank/);
  await lab.shot(page, 'outflank-desktop');
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test('cavalry can move or scout to one place: the page asks which', async () => {
  const page = await openAt(scout);
  await point(page, of(scout.prompt, 'scout')[0]);
  assert.match(await page.textContent('#mirror-log'), / scouts /);
  await lab.shot(page, 'scout-desktop');
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
