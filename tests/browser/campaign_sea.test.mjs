// The campaign's fleets at sea: they are seen in their zone, are taken from it by pointer and by finger, and sail on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory } from './harness.mjs';
import { act, actions, middle, ourTurn, press, prompt, settled, words } from './play.mjs';
import { calm, closes, those } from './fields.mjs';

/** Berths from this number on are sea zones (engine/games/campaign/berth.h). */
const FIRST_ZONE = 16384;
const lab = await laboratory();

/** The first movement of that start, the Union asked; the whole map is in sight. */
async function movement(start, size) {
  const page = await lab.open({ size, more: calm });
  await settled(page);
  await press(page, `play:campaign/${start}`);
  await ourTurn(page);
  while ((await prompt(page)).text !== 'Which force moves?') {
    const all = await actions(page);
    const ends = ['as-history', 'end-recruitment', 'end-supply', 'end-works'].find((text) => all.includes(text));
    await act(page, ends ?? all.at(-1));
    await ourTurn(page);
  }
  await settled(page);
  return page;
}

for (const start of ['1862', '1863']) {
  test(`13.1: vessels are taken from every sea zone, ${start}, on a phone`, async () => {
    const page = await movement(start, SIZES.phone);
    const takes = await those(page, 'take-ships');
    assert.ok(takes.length > 3);
    for (const take of takes.filter((text, i) => text.split(' ')[1] !== takes[i - 1]?.split(' ')[1])) {
      await act(page, take);
      await ourTurn(page);
      assert.equal((await prompt(page)).text, 'Where do these vessels go?');
      await settled(page);
      await press(page, 'undo');
      await ourTurn(page);
    }
    await closes(page);
  });
}

test('13.1: a fleet of a zone is pressed, one of it is taken, and it sails to another zone', async () => {
  const page = await movement('1862', SIZES.desktop);
  const click = async (id) => {
    const at = await middle(page, id);
    await page.mouse.move(at.x, at.y);
    await settled(page);
    await page.mouse.click(at.x, at.y);
    await settled(page);
  };
  await page.mouse.move(450, 400);
  for (let i = 0; i < 4; ++i) {
    await page.mouse.wheel(0, 300); // the whole map
    await settled(page);
  }
  const from = (await those(page, 'take-ships')).find((text) => Number(text.split(' ')[1]) >= FIRST_ZONE);
  await click(`place:${from}`);
  const list = await actions(page);
  const one = list.findIndex((text) => text.startsWith('take-ships') && text.split(' ')[1] === from.split(' ')[1]);
  assert.match((await words(page)).join(' '), /Take 1: Naval/, 'the panel asks who goes');
  await click(`take-${one}`);
  assert.equal((await prompt(page)).text, 'Where do these vessels go?');
  const to = (await those(page, 'sail')).find((text) => Number(text.split(' ')[1]) >= FIRST_ZONE);
  await click(`place:${to}`);
  assert.match(await page.textContent('#mirror-log'), /sail|go/i);
  assert.ok(!(await actions(page)).includes(to));
  await closes(page);
});
