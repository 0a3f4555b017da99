// Whole turns of the battles: from the sheet of a new game to the computer's answer, on each map; by keys alone; by fingers
// alone; and the rarer questions: cavalry that draws off, marches by road, troops that arrive, guns that may stay.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FIRSTS, SCENARIOS } from './catalogue.mjs';
import { BATTLES, battle, calm, closes, inSight, later, openAt as openField, pressNamed, those, tipAbout, toTheFront, verb } from './fields.mjs';
import { SIZES, laboratory, picture } from './harness.mjs';
import { act, actions, hash, middle, ourTurn, press, prompt, settled } from './play.mjs';
import { offers } from './positions.mjs';

const start = await battle('bull-run', () => true);
const marching = await battle('bull-run', offers('take-road'));
const evading = await battle('bull-run', offers('evade'));
const arriving = await battle('bull-run', (asked) => asked.actions.some(({ label }) => /^Bring on/.test(label)));
const choosing = await battle('bull-run', (asked) => asked.rule === '9.17');

const lab = await laboratory();
const openAt = (at, size, more) => openField(lab, at, size, more);
const turnOf = ({ heading }) => Number(/turn (\d+) of/.exec(heading)[1]);

/** Plays until it is our movement of a later turn: a few marches, then whatever is asked. */
async function playTurn(page, marches) {
  const first = turnOf(await prompt(page));
  for (let n = 0; n < 400; ++n) {
    await ourTurn(page);
    const asked = await prompt(page);
    if (asked.over || (turnOf(asked) > first && /movement/.test(asked.heading))) return asked;
    const all = await actions(page);
    const ends = all.find((text) => verb(text) === 'end-moves' || verb(text) === 'end-combat');
    await act(page, ends && (verb(ends) === 'end-combat' || n >= 2 * marches) ? ends : toTheFront(all.map((text) => ({ text })), n));
  }
  throw new Error('the turn has no end');
}

// Every day the smallest and the newest battle; the long turns of the others are for `tools/test long`.
const daily = [FIRSTS[0].id, FIRSTS.at(-1).id];
for (const [n, { id: name, title }] of FIRSTS.entries()) {
  if (!process.env.LONGROLL_WHOLE && !daily.includes(name)) continue;
  const scenario = SCENARIOS.findIndex(({ id }) => id === name);
  const side = n % 2;
  const sideName = ['Union', 'Confederate'][side];
  test(`${name}: set up as the ${sideName}, a whole turn is played and the computer answers with its own`, async () => {
    const page = await lab.open({ more: calm });
    await press(page, 'setup:battles');
    await press(page, `scenario:${scenario}`);
    await press(page, `side:${side}`);
    await press(page, 'level:0');
    await press(page, 'start');
    await ourTurn(page);
    const before = await prompt(page);
    assert.equal(before.seat, sideName === 'Union' ? 'usa' : 'csa');
    assert.ok((await page.title()).includes(title), await page.title());
    const told = await page.textContent('#mirror-log');
    const after = await playTurn(page, 4);
    assert.ok(turnOf(after) === turnOf(before) + 1 && after.seat === before.seat, JSON.stringify(after));
    const log = (await page.textContent('#mirror-log')).slice(told.length);
    for (const who of ['Union', 'Confederate']) assert.match(log, new RegExp(who), 'both sides had their turn');
    assert.ok(after.plies > before.plies + 10);
    await lab.shot(page, `${name}-second-turn-desktop`);
    await closes(page);
  });
}

test('presses that come in one frame are all taken, in their order', async () => {
  const page = await lab.open({ more: calm });
  await press(page, 'setup:battles');
  await page.locator('[data-do="scenario:3"]').waitFor({ state: 'attached' });
  await page.evaluate(() => ['scenario:3', 'side:1', 'level:0', 'start'].forEach((id) => document.querySelector(`[data-do="${id}"]`).click()));
  await ourTurn(page);
  assert.match(await page.title(), /Antietam/);
  assert.equal((await prompt(page)).seat, 'csa');
  await closes(page);
});

test('the defender is asked whether his cavalry draws off before combat', async () => {
  const page = await openAt(evading);
  const before = await prompt(page);
  assert.match(before.rule, /^8\.77/);
  assert.match(before.heading, before.seat === 'usa' ? /^Confederate/ : /^Union/, 'it is the other side’s turn');
  const horse = await inSight(page, 'piece', await those(page, 'evade'));
  await lab.shot(page, 'evasion-desktop');
  await page.mouse.click(horse.x, horse.y);
  await later(page, before);
  if ((await actions(page)).includes('stand')) await act(page, 'stand'); // the die for all who try
  await page.waitForFunction((plies) => globalThis.longroll.prompt().plies > plies, before.plies);
  assert.match(await page.textContent('#mirror-log'), /tried to draw off, die \d/);
  await closes(page);
});

test('a unit marches by road and leaves it again', async () => {
  const page = await openAt(marching);
  const roads = (await those(page, 'take-road')).map((text) => text.replace('take-road', 'take'));
  const before = await prompt(page);
  const unit = await inSight(page, 'piece', roads);
  await act(page, unit.text);
  await ourTurn(page);
  const afield = new Set(await those(page, 'go'));
  await pressNamed(page, 'March by road');
  await page.waitForFunction((n) => {
    const go = [...document.querySelectorAll('[data-action^="go "]')];
    return globalThis.longroll.prompt().mayAct && go.length > 0 && go.length !== n;
  }, afield.size, { polling: 30 });
  const byRoad = await those(page, 'go');
  assert.ok(byRoad.some((text) => !afield.has(text)), 'the road leads farther');
  assert.equal((await prompt(page)).plies, before.plies + 1, 'the other way takes the place of the first');
  await lab.shot(page, 'road-desktop');
  await pressNamed(page, 'Leave the road');
  await page.waitForFunction((n) => document.querySelectorAll('[data-action^="go "]').length === n, afield.size, { polling: 30 });
  await pressNamed(page, 'March by road');
  await page.locator(`[data-action="${byRoad.find((text) => !afield.has(text))}"]`).waitFor({ state: 'attached' });
  const taken = await prompt(page);
  await act(page, byRoad.find((text) => !afield.has(text))); // the place may lie out of the window
  await later(page, taken);
  assert.notEqual(await hash(page), marching.hash);
  await closes(page);
});

test('troops that are due stand on the strip and are brought on from there', async () => {
  const page = await openAt(arriving);
  const due = arriving.prompt.actions.filter(({ label }) => /^Bring on/.test(label)).map(({ text }) => text);
  const before = await prompt(page);
  const unit = await inSight(page, 'piece', due);
  await lab.shot(page, 'arrivals-desktop');
  await page.mouse.click(unit.x, unit.y);
  await later(page, before);
  const taken = await prompt(page);
  const edge = await those(page, 'go');
  assert.ok(edge.length > 0);
  await act(page, edge[0]);
  await later(page, taken);
  assert.match(await page.textContent('#mirror-log'), /(came|comes|enter|arriv)/i);
  await closes(page);
});

test('guns that bombarded stay for the whole turn by one answer, and undo asks again', async () => {
  const page = await openAt(choosing);
  const before = await prompt(page);
  await lab.shot(page, 'guns-stay-desktop');
  await pressNamed(page, 'All stay, this turn');
  await later(page, before);
  await press(page, 'undo');
  await page.waitForFunction((plies) => globalThis.longroll.prompt().plies === plies, before.plies);
  await settled(page);
  assert.equal((await prompt(page)).rule, '9.17', 'what is taken back is asked again');
  await closes(page);
});

test('line of sight and lines of communication are drawn and said', async () => {
  const page = await openAt(await battle('antietam', offers('target')));
  await page.focus('#canvas');
  const before = await picture(page);
  await page.keyboard.press('s');
  await page.keyboard.press('o');
  for (const id of ['sight', 'supply']) await page.waitForFunction((name) => globalThis.longroll.where(`overlay:${name}`), id, { polling: 30 });
  const unit = await inSight(page, 'place', await those(page, 'target'));
  await page.mouse.move(unit.x, unit.y);
  const said = await tipAbout(page, 'Line of communication');
  assert.match(said.lines.join(' '), /Guns here see \d+ of \d+ enemy hexes in reach \[9\.3\]/);
  assert.match(said.lines.join(' '), /Line of communication from here: (Union|Confederate|none|for both sides) \[7\.1\]/);
  await lab.shot(page, 'sight-supply-desktop');
  assert.notDeepEqual(await picture(page), before);
  await closes(page);
});

test('a movement phase by keys alone', async () => {
  const page = await openAt(start);
  await page.focus('#canvas');
  const before = await prompt(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await later(page, before);
  const taken = await prompt(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await later(page, taken);
  for (let i = 0; i < 2 && (await actions(page)).includes('halt'); ++i) {
    const out = await prompt(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await later(page, out);
  }
  // Past everybody who may still be taken stand the buttons of the prompt: why, and the end of the phase.
  const phase = await prompt(page);
  const takers = new Set((await actions(page)).filter((text) => /^take/.test(text)).map((text) => text.split(' ')[1]));
  for (let i = 0; i < takers.size + 2; ++i) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await later(page, phase);
  assert.notEqual((await prompt(page)).heading, phase.heading, 'the phase has ended');
  await closes(page);
});

test('a movement phase by fingers alone', async () => {
  const page = await openAt(start, SIZES.phone);
  const before = await prompt(page);
  const tap = async (part, list) => {
    const at = await inSight(page, part, list);
    await page.touchscreen.tap(at.x, at.y);
    return at;
  };
  const unit = await tap('piece', await those(page, 'take'));
  await settled(page);
  if ((await prompt(page)).plies === before.plies) await tap('piece', [unit.text]); // out of the open fan
  await later(page, before);
  const taken = await prompt(page);
  await tap('place', await those(page, 'go'));
  await later(page, taken);
  for (const choice of ['halt', 'end-moves']) {
    if (!(await actions(page)).includes(choice)) continue;
    await page.waitForFunction((id) => globalThis.longroll.where(id), `choice:${choice}`, { polling: 30 });
    const now = await prompt(page);
    const button = await middle(page, `choice:${choice}`);
    await page.touchscreen.tap(button.x, button.y);
    await later(page, now);
  }
  assert.notEqual((await prompt(page)).heading, before.heading, 'the phase has ended');
  await lab.shot(page, 'phase-ended-phone');
  await closes(page);
});

for (const scenario of BATTLES) {
  test(`${scenario}: the whole map reads like a plan, at every size`, async () => {
    const at = scenario === 'bull-run' ? start : await battle(scenario, () => true);
    for (const [size, form] of Object.entries(SIZES)) {
      const page = await openAt(at, form);
      await page.focus('#canvas');
      const near = (await inSight(page, 'piece', await those(page, 'take'))).text;
      await page.keyboard.press('0');
      await settled(page);
      assert.ok((await inSight(page, 'piece', [near])).x > 0, 'still there');
      assert.equal(await hash(page), at.hash);
      await lab.shot(page, `${scenario}-whole-${size}`);
      await closes(page);
    }
  });
}
