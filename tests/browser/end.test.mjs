// The end of a battle: the sheet opens by itself once, tells the result in words and figures, jumps back to what turned the battle, and
// nothing is hidden any more.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laboratory, SIZES } from './harness.mjs';
import { act, actions, ourTurn, press, prompt, settled } from './play.mjs';
import { protocol } from './positions.mjs';

/** A game whose last decision is still to be made: {fragment, last}, the action that ends it. */
async function lastMoment(game, seeds) {
  const { ask, end } = protocol();
  try {
    for (let seed = 1; seed <= seeds; ++seed) {
      await ask(`new ${game} seed=${seed}`);
      let link = '';
      let last = '';
      for (let n = 0; n < 5000; ++n) {
        const { actions: all } = await ask('prompt');
        if (!all?.length) break;
        ({ link } = await ask('link'));
        last = all[(n * 7) % all.length].text;
        await ask(`do ${last}`);
      }
      if (!(await ask('prompt')).actions?.length) return { fragment: `#${link}`, last };
    }
  } finally {
    end();
  }
  throw new Error(`no game of ${game} came to its end`);
}

const games = { dixie: await lastMoment('dixie/bull-run', 5), battles: await lastMoment('battles/bull-run', 2) };
const lab = await laboratory();
const text = (page) => page.textContent('#mirror-text');

for (const [game, { fragment, last }] of Object.entries(games)) {
  test(`B3: a battle of ${game} ends with a sheet that tells the result`, async () => {
    const page = await lab.open({ size: SIZES.desktop, fragment, more: { reducedMotion: 'reduce' } });
    await ourTurn(page);
    assert.ok((await actions(page)).includes(last), last);
    await act(page, last);
    await page.waitForFunction(() => document.querySelector('[data-do="end-again"]'));
    assert.ok((await prompt(page)).over);
    await page.waitForFunction(() => document.getElementById('mirror-text').textContent.includes('losses:'), null, { polling: 50 });
    await settled(page);
    assert.match(await text(page), /victory|Drawn/);
    assert.match(await text(page), /Union, .*: lost \d+ of \d+\./);
    await lab.shot(page, `end-${game}-desktop`);

    const turning = await page.$$eval('[data-do^="turning:"]', (all) => all.map((node) => node.dataset.do));
    assert.ok(turning.length > 0, 'a battle has turning points');
    await press(page, turning[0]);
    await settled(page);
    assert.ok(await page.evaluate(() => document.querySelector('[data-do="back-to-game"]') !== null), 'it is looked back at');
    await press(page, 'back-to-game');
    await settled(page);
    assert.equal(await page.locator('[data-do="end-again"]').count(), 0, 'the sheet does not come again by itself');
    await press(page, 'battle-end');
    await page.locator('[data-do="end-again"]').waitFor({ state: 'attached' });
    await press(page, 'close');
    assert.deepEqual(page.faults, []);
    await page.context().close();

    const phone = await lab.open({ size: SIZES.phone, fragment, more: { reducedMotion: 'reduce' } });
    await ourTurn(phone);
    await act(phone, last);
    await phone.locator('[data-do="end-again"]').waitFor({ state: 'attached' });
    await settled(phone);
    await lab.shot(phone, `end-${game}-phone`);
    assert.deepEqual(phone.faults, []);
    await phone.context().close();
  });
}
