// Tables and charts from the odds, the menu, help and a key; "Why?" answers what is asked; the legend of chances.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory, until } from './harness.mjs';
import { act, actions, middle, ourTurn, press, prompt, settled, where } from './play.mjs';
import { position } from './positions.mjs';

const calm = { reducedMotion: 'reduce' };
const lab = await laboratory();
const words = (page) => page.$eval('#mirror-text', (node) => node.textContent);
/** The mirror's words once they hold `wanted`. */
const says = (page, wanted) =>
  page.waitForFunction((text) => document.querySelector('#mirror-text')?.textContent.includes(text), wanted, { timeout: 20_000 });
const controls = (page) => page.$$eval('[data-do]', (all) => all.map((node) => node.dataset.do));

async function click(page, id) {
  const at = await middle(page, id);
  await page.mouse.click(at.x, at.y);
  await settled(page);
}
async function closes(page) {
  assert.deepEqual(page.faults, []);
  await page.context().close();
}

/** A battle in which an attack can be declared, and the declaration with a unit in it. */
const attack = await position((asked) => asked.actions.some(({ text }) => text.startsWith('resolve')), {
  game: 'battles',
  plies: 500,
  choose: (all, n) => (all.find(({ text }) => /^(join|target)/.test(text)) ?? all[(n * 7) % all.length]).text,
});
/** The combat phase in which nobody can be attacked. */
const idle = await position((asked) => asked.rule === '8.0' && asked.actions.length === 1, { game: 'battles', plies: 500 });

test('B8: the combat results table, the terrain chart and the sequence of play open from the odds with what counts lit', async () => {
  const page = await lab.open({ fragment: attack.fragment, more: calm });
  await ourTurn(page);
  await settled(page);
  assert.ok(await where(page, 'charts'), 'the bar has the button');
  await click(page, 'charts');
  await says(page, 'Combat results table');
  assert.match(await words(page), /1: Ar, Ar, Dr/);
  await lab.shot(page, 'charts-results-desktop');
  await click(page, 'chart:1');
  await says(page, 'Terrain effects chart');
  assert.match(await words(page), /Woods: 2, 1 left, blocked/);
  assert.match(await words(page), /\(now\)/, 'the ground of the attack is lit');
  await lab.shot(page, 'charts-ground-desktop');
  await click(page, 'chart:2');
  await says(page, 'Sequence of play');
  assert.match(await words(page), /2 {2}Combat: [^.]*\..*\(now\)/);
  await page.keyboard.press('Escape');
  await settled(page);
  await page.keyboard.press('t');
  await says(page, 'Combat results table');
  await page.keyboard.press('Escape');
  await settled(page);
  await press(page, 'menu');
  await press(page, 'menu-charts');
  await says(page, 'Combat results table');
  await closes(page);
});

test('every game has the button of its charts in sight at rest, at every size', async () => {
  for (const game of ['dixie', 'battles', 'chattanooga', 'campaign']) {
    const { fragment } = await position(() => true, { game, plies: 3 });
    for (const [name, sizes] of [['pointer', [SIZES.desktop, SIZES.wide]], ['phone', [SIZES.phone]]]) {
      const page = await lab.open({ fragment, size: sizes[0], more: calm });
      await ourTurn(page);
      for (const { viewport: { width, height } } of sizes) {
        await page.setViewportSize({ width, height });
        await until(page, () => globalThis.longroll.where('charts') !== null);
        await settled(page);
        const rect = await where(page, 'charts');
        assert.ok(rect.x >= 0 && rect.y >= 0 && rect.x + rect.w <= width && rect.y + rect.h <= height, `${game} ${width}: in sight`);
        assert.ok(rect.w >= (name === 'phone' ? 44 : 40), `${game} ${width}: can be hit`);
        await lab.shot(page, `charts-button-${game}-${width}`);
        const at = await middle(page, 'charts');
        await (name === 'phone' ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y));
        await page.locator('[data-do="close"]').waitFor({ state: 'attached' });
        assert.ok((await controls(page)).includes('chart:1'), `${game} ${width}: the charts are open`);
        await press(page, 'close');
        await settled(page);
      }
      await closes(page);
    }
  }
});

test('B8: by finger, on a phone, from the menu and from help', async () => {
  const page = await lab.open({ fragment: attack.fragment, size: SIZES.phone, more: calm });
  await ourTurn(page);
  await press(page, 'menu');
  await settled(page);
  const at = await middle(page, 'menu-charts');
  await page.touchscreen.tap(at.x, at.y);
  await says(page, 'Combat results table');
  await lab.shot(page, 'charts-results-phone');
  const { w } = page.viewportSize() ?? { w: 390 };
  for (const id of ['chart:0', 'chart:1', 'chart:2']) {
    const rect = await where(page, id);
    assert.ok(rect && rect.h >= 44 && rect.x + rect.w <= (w ?? 390), `${id} can be hit`);
  }
  const turn = await middle(page, 'chart:2');
  await page.touchscreen.tap(turn.x, turn.y);
  await says(page, 'Sequence of play');
  await lab.shot(page, 'charts-turn-phone');
  await press(page, 'close');
  await press(page, 'menu');
  await press(page, 'menu-help');
  await press(page, 'help-contents');
  await press(page, 'help-charts');
  await says(page, 'Combat results table');
  await closes(page);
});

test('share (b): "Why?" where there is nobody to attack answers with that rule and this position', async () => {
  const page = await lab.open({ fragment: idle.fragment, more: calm });
  await ourTurn(page);
  await settled(page);
  assert.equal((await prompt(page)).rule, '8.0');
  await click(page, 'why');
  await says(page, 'There is no enemy to attack');
  const told = await words(page);
  assert.match(told, /enemy zone of control\. \[8\.1[24]\]|no attack is left/, 'the facts of this position');
  assert.match(told, /there is nobody to attack\. \[8\.0\]/, 'the help of that very rule');
  assert.ok(!told.includes('Surprise'), 'and of no other');
  await lab.shot(page, 'why-nobody-desktop');
  await closes(page);
});

test('a7: the phone\'s list of chances has its unit and a legend; Dixie\'s charts', async () => {
  const fire = await position((asked) => asked.actions.some(({ text }) => text.startsWith('fire ')) && asked.actions.length < 8, { plies: 400 });
  const page = await lab.open({ fragment: fire.fragment, size: SIZES.phone, more: calm });
  await ourTurn(page);
  await settled(page);
  await lab.shot(page, 'chances-phone');
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('dixie-notes')));
  await settled(page);
  await press(page, 'menu');
  await press(page, 'menu-charts');
  await says(page, 'Firepower');
  await lab.shot(page, 'charts-dixie-phone');
  assert.ok((await controls(page)).includes('chart:5'));
  await closes(page);
});
