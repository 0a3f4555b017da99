// The campaign on its map.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory } from './harness.mjs';
import { act, actions, hash, middle, ourTurn, press, prompt, settled, words } from './play.mjs';
import { calm, closes, inSight, later, pressNamed, those, tip, verb } from './fields.mjs';

const lab = await laboratory();

/** The war from that year on, the first side asked. */
async function war(start, size = SIZES.desktop) {
  const page = await lab.open({ size, more: calm });
  await settled(page);
  await press(page, `play:campaign/${start}`);
  await ourTurn(page);
  return page;
}
/** Goes on with what ends each question until the verb is offered. */
async function until(page, name) {
  for (let n = 0; n < 60; ++n) {
    await ourTurn(page);
    const list = await actions(page);
    if (list.some((text) => verb(text) === name)) return;
    const ends = ['as-history', 'end-recruitment', 'end-supply', 'end-works'].map((end) => list.find((text) => verb(text) === end));
    await act(page, ends.find(Boolean) ?? list.filter((text) => verb(text) !== 'set-reaction').at(-1)); // answers in advance stand last
  }
  throw new Error(`${name} was not asked`);
}

for (const [name, size] of Object.entries(SIZES)) {
  test(`a force is taken and marched by clicks, and undone, ${name}`, async () => {
    const page = await war('1863', size);
    await until(page, 'muster');
    const before = await prompt(page);
    const start = await hash(page);
    // Not where a die could answer it (6.4): nothing is taken back past a die.
    let [hex, way, taken] = [];
    for (const muster of await those(page, 'muster')) {
      const force = await inSight(page, 'place', [muster]).catch(() => undefined);
      if (!force) continue;
      await page.mouse.click(force.x, force.y);
      await later(page, before);
      taken = await prompt(page);
      for (const march of await those(page, 'march')) {
        const at = await inSight(page, 'place', [march]).catch(() => undefined);
        if (!at) continue;
        await page.mouse.move(at.x, at.y);
        const told = await tip(page);
        if (told.lines.some((line) => line.includes('[6.4]'))) continue;
        [hex, way] = [at, told];
        break;
      }
      if (hex) break;
      await press(page, 'undo');
      await page.waitForFunction((plies) => globalThis.longroll.prompt().plies <= plies, before.plies);
    }
    assert.ok(!way.barred, JSON.stringify(way));
    assert.match([way.title, ...way.lines].join(' '), /March|Attack/);
    await lab.shot(page, `campaign-force-${name}`);
    await page.mouse.click(hex.x, hex.y);
    await later(page, taken);
    for (let i = 0; i < 4 && (await hash(page)) !== start; ++i) {
      const now = await prompt(page);
      await press(page, 'undo');
      await page.waitForFunction((plies) => globalThis.longroll.prompt().plies < plies, now.plies);
    }
    await closes(page);
  });
}

test('a button for another kind of building brings what it lights into sight, on a phone', async () => {
  const page = await war('1863', SIZES.phone);
  await until(page, 'build');
  const railroads = await page.$$eval('[data-action^="build "]', (all) => all.filter((node) => /military railroad/i.test(node.textContent)).map((node) => node.dataset.action));
  assert.ok(railroads.length > 0);
  await assert.rejects(inSight(page, 'place', railroads), /nothing in sight/, 'they lie elsewhere than what is lit first');
  const before = await prompt(page);
  await pressNamed(page, 'Military railroad');
  const one = await inSight(page, 'place', railroads);
  await page.touchscreen.tap(one.x, one.y);
  await later(page, before);
  assert.match((await page.$$eval('#mirror-log li', (all) => all.map((node) => node.textContent))).at(-1), /[Mm]ilitary railroad/);
  await closes(page);
});

test('help, the charts and the reason of a question are the campaign\'s own', async () => {
  const page = await war('1863');
  await until(page, 'build'); // [4.1.2]
  await press(page, 'why');
  assert.match((await words(page)).join(' '), /riverine points in a western/);
  await press(page, 'close');
  await press(page, 'menu');
  await press(page, 'menu-help');
  await settled(page);
  assert.ok(await page.locator('[data-do="help-charts"]').count(), 'the charts are there');
  assert.match((await page.$$eval('[data-do^="help-page:"]', (all) => all.map((node) => node.textContent))).join(), /Railroads/);
  await closes(page);
});

test('the war turn by turn leads back to where a turn began', async () => {
  const page = await war('1863');
  await until(page, 'build');
  for (const id of ['war-course', 'course-turn-9']) {
    await page.waitForFunction((name) => globalThis.longroll.where(name), id, { polling: 30 });
    const at = await middle(page, id);
    const below = Math.max(at.y - 400, 0); // the chart is longer than what shows of the panel
    await page.mouse.move(at.x, 330);
    await page.mouse.wheel(0, below);
    await settled(page);
    const shown = await middle(page, id);
    await page.mouse.click(shown.x, shown.y);
    await settled(page);
  }
  await page.waitForFunction(() => globalThis.longroll.prompt().shown === 0, null, { polling: 30 });
  assert.match((await prompt(page)).heading, /^Looking back/);
  await closes(page);
});
