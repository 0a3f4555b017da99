// Each edition of Dixie: started from the home page by one click and played through a turn, on a desktop and on a phone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory } from './harness.mjs';
import { act, actions, ourTurn, press, prompt } from './play.mjs';

const lab = await laboratory();
const EDITIONS = { 'bull-run': 'First Bull Run', shiloh: 'Shiloh', gettysburg: 'Gettysburg' };

/** Deploys by spreading the hand over the positions, then answers what is asked until our second turn. */
async function playTurn(page) {
  let began = false;
  for (let n = 0; n < 160; ++n) {
    await ourTurn(page);
    const asked = await prompt(page);
    if (asked.over) return true;
    began ||= !/deployment/.test(asked.heading);
    if (began && /turn [3-9]/.test(asked.heading)) return true;
    const all = await actions(page);
    assert.ok(all.length > 0);
    const last = all.find((text) => text === 'finish');
    await act(page, last && (began || n >= 12) ? last : all.find((text) => text !== 'finish') ?? all[0]);
  }
  return false;
}

for (const [id, title] of Object.entries(EDITIONS)) {
  test(`${title} is started by one click and played a turn`, async () => {
    for (const size of ['desktop', 'phone']) {
      const context = await lab.profile(SIZES[size], { reducedMotion: 'reduce' });
      const page = await lab.open({ context });
      await press(page, `play:dixie/${id}`);
      await ourTurn(page);
      assert.ok((await page.title()).includes(title), await page.title());
      assert.match((await prompt(page)).heading, /deployment/);
      assert.ok(await playTurn(page), 'a turn goes by');
      await lab.shot(page, `edition-${id}-${size}`);
      assert.deepEqual(page.faults, []);
      await context.close();
    }
  });
}
