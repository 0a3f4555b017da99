// The battles on their maps: a turn by clicks, by keys and by fingers, what is refused and why, links, reload, rest.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory, ready } from './harness.mjs';
import { act, actions, frames, hash, middle, ourTurn, press, prompt, settled } from './play.mjs';
import { BATTLES, battle, calm, closes, inSight, later, openAt as openField, pressNamed, those, tip, tipAbout, verb, where } from './fields.mjs';
import { offers } from './positions.mjs';

const starts = {};
for (const scenario of BATTLES) starts[scenario] = await battle(scenario, () => true);
const owing = await battle('bull-run', (asked) => offers('target')(asked) && !offers('join')(asked) && !offers('end-combat')(asked));
const building = await battle('shiloh', (asked) => offers('join')(asked) && asked.actions.some(({ text }) => text === 'resolve 1'));
const retreating = await battle('antietam', (asked, ply) => ply > 20 && asked.actions.every(({ text }) => verb(text) === 'retreat'));

const lab = await laboratory();
const openAt = (at, size, more) => openField(lab, at, size, more);

for (const scenario of BATTLES) {
  test(`${scenario}: a unit is taken and moved by clicks, and Esc puts it down`, async () => {
    const page = await openAt(starts[scenario]);
    const before = await prompt(page);
    const unit = await inSight(page, 'piece', await those(page, 'take'));
    await page.mouse.click(unit.x, unit.y);
    await later(page, before);
    await page.keyboard.press('Escape');
    await page.waitForFunction((plies) => globalThis.longroll.prompt().plies === plies, before.plies);
    assert.equal(await hash(page), starts[scenario].hash, 'a unit that has not moved is put back as if never taken');
    await page.mouse.click(unit.x, unit.y);
    await later(page, before);
    const taken = await prompt(page);
    const hex = await inSight(page, 'place', await those(page, 'go'));
    await page.mouse.move(hex.x, hex.y);
    const way = await tip(page);
    assert.ok(!way.barred && /Costs \S+,/.test(way.lines.join(' ')), JSON.stringify(way));
    await lab.shot(page, `${scenario}-way-desktop`);
    await page.mouse.click(hex.x, hex.y);
    await later(page, taken);
    assert.notEqual(await hash(page), starts[scenario].hash);
    await closes(page);
  });
}

test('a hex out of reach says why, with the number of the rule', async () => {
  const page = await openAt(starts['bull-run']);
  const unit = await inSight(page, 'piece', await those(page, 'take'));
  await page.mouse.click(unit.x, unit.y);
  await page.waitForFunction(() => document.querySelector('[data-action^="go "]'));
  const reach = new Set(await those(page, 'go'));
  const hexes = [];
  for (let c = 1; c <= 40; ++c) for (let r = 1; r <= 30; ++r) hexes.push(`go ${String(c).padStart(2, '0')}${String(r).padStart(2, '0')}`);
  const far = await inSight(page, 'place', hexes.filter((text) => !reach.has(text)));
  await page.mouse.move(far.x, far.y);
  const said = await tip(page);
  assert.ok(said.barred, JSON.stringify(said));
  assert.match(said.rule, /^\d+\.\d+/);
  assert.ok(said.lines[0].length > 10);
  await lab.shot(page, 'why-not-desktop');
  await closes(page);
});

test('taking another unit halts the one that is out, by one click', async () => {
  const page = await openAt(starts.antietam);
  const before = await prompt(page);
  const first = await inSight(page, 'piece', await those(page, 'take'));
  await page.mouse.click(first.x, first.y);
  await later(page, before);
  const taken = await prompt(page);
  // A short step: the unit has points left and stays out.
  let moved = null;
  for (const text of await those(page, 'go')) {
    const rect = await where(page, `place:${text}`);
    if (!rect) continue;
    await page.mouse.move(rect.x + rect.w / 2, rect.y + rect.h / 2);
    const said = await tipAbout(page, text.slice(3));
    if (/leaves [1-9]/.test(said.lines.join(' '))) {
      moved = text;
      await page.mouse.click(rect.x + rect.w / 2, rect.y + rect.h / 2);
      break;
    }
  }
  assert.ok(moved);
  await later(page, taken);
  const out = await prompt(page);
  await page.locator('[data-action="halt"]').waitFor({ state: 'attached' }); // it may go on
  // Another unit whose hex is not in reach, so that pointing at it means the unit.
  const reach = new Set((await those(page, 'go')).map((text) => text.slice(3)));
  const others = starts.antietam.prompt.actions.map(({ text }) => text).filter((text) => verb(text) === 'take' && text !== first.text);
  let next = null;
  for (const text of others) {
    const rect = await where(page, `piece:${text}`);
    if (!rect) continue;
    await page.mouse.move(rect.x + rect.w / 2, rect.y + rect.h / 2);
    await settled(page);
    const said = await page.evaluate(() => globalThis.longroll.tip());
    if (said && said.lines.join(' ').includes('instead')) {
      next = { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
      break;
    }
  }
  assert.ok(next, `someone stands out of the ${reach.size} hexes in reach`);
  await page.mouse.click(next.x, next.y);
  await page.waitForFunction((plies) => globalThis.longroll.prompt().plies === plies + 2, out.plies, { polling: 30 });
  await settled(page);
  assert.match((await prompt(page)).text, /points/, 'the next unit is out');
  await closes(page);
});

test('the keyboard alone moves a unit', async () => {
  const page = await openAt(starts.shiloh);
  await page.focus('#canvas');
  const before = await prompt(page);
  await page.keyboard.press('Tab');
  assert.ok((await tip(page)).title.length > 3, 'what the keyboard stands on is named');
  await page.keyboard.press('Enter');
  await later(page, before);
  const taken = await prompt(page);
  assert.ok((await those(page, 'go')).length > 0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await later(page, taken);
  await closes(page);
});

test('the phase cannot end while an attack is owed; an attack is built by clicks and rolled by Enter', async () => {
  const page = await openAt(owing);
  assert.equal(await page.locator('[data-action="end-combat"]').count(), 0, 'an attack is owed');
  assert.match((await prompt(page)).rule, /^8\.1[12]$/);
  const target = await inSight(page, 'place', await those(page, 'target'));
  let before = await prompt(page);
  await page.mouse.click(target.x, target.y);
  await later(page, before);
  for (let i = 0; i < 12 && (await page.locator('[data-action="resolve 0"]').count()) === 0; ++i) {
    const wanted = [...(await those(page, 'join')), ...(await those(page, 'target'))];
    before = await prompt(page);
    const next = await inSight(page, verb(wanted[0]) === 'join' ? 'piece' : 'place', wanted);
    await page.mouse.click(next.x, next.y);
    await later(page, before);
  }
  await lab.shot(page, 'attack-desktop');
  assert.ok(await where(page, 'choice:resolve 0'), 'the red button is on the screen');
  before = await prompt(page);
  await page.focus('#canvas');
  await page.keyboard.press('Enter');
  await later(page, before);
  assert.match(await page.textContent('#mirror-log'), /\bdie \d/);
  await lab.shot(page, 'rolled-desktop');
  await closes(page);
});

test('an attack can be called off, and its odds lowered', async () => {
  const page = await openAt(building);
  const button = (n) => page.waitForFunction((id) => globalThis.longroll.where(id), `choice:resolve ${n}`, { polling: 30 });
  await button(0);
  await press(page, 'odds-lower');
  await button(1);
  await press(page, 'odds-raise');
  await button(0);
  const before = await prompt(page);
  await page.keyboard.press('Escape');
  await page.waitForFunction((plies) => globalThis.longroll.prompt().plies < plies, before.plies);
  await settled(page); // the list of actions follows the prompt
  assert.equal(await page.locator('[data-action^="join"]').count(), 0, 'nothing is being built');
  await closes(page);
});

test('who has to retreat chooses his hex by a click', async () => {
  const page = await openAt(retreating);
  const before = await prompt(page);
  const hex = await inSight(page, 'place', await those(page, 'retreat'));
  await lab.shot(page, 'retreat-desktop');
  await page.mouse.click(hex.x, hex.y);
  await later(page, before);
  await closes(page);
});

test('overlays are switched by keys and buttons', async () => {
  const page = await openAt(owing);
  await page.focus('#canvas');
  for (const [key, id] of [['k', 'zones'], ['o', 'supply'], ['b', 'objectives'], ['x', 'numbers'], ['a', 'threat']]) {
    await page.keyboard.press(key);
    await page.waitForFunction((name) => globalThis.longroll.where(`overlay:${name}`), id, { polling: 30 });
  }
  const unit = await where(page, `place:${owing.prompt.actions[0].text}`);
  await page.mouse.move(unit.x + unit.w / 2, unit.y + unit.h / 2);
  await settled(page);
  await lab.shot(page, 'overlays-desktop');
  await press(page, 'overlay:zones');
  await page.waitForFunction(() => !globalThis.longroll.where('overlay:zones'), null, { polling: 30 });
  await closes(page);
});

test('the map is dragged and zoomed', async () => {
  const page = await openAt(starts.antietam);
  const unit = await inSight(page, 'piece', await those(page, 'take'));
  const rect = await where(page, `piece:${unit.text}`);
  await page.mouse.move(300, 500);
  await page.mouse.down();
  await page.mouse.move(330, 460, { steps: 3 });
  await page.mouse.move(360, 440, { steps: 3 });
  await page.mouse.up();
  const dragged = await where(page, `piece:${unit.text}`);
  assert.ok(!dragged || dragged.x !== rect.x || dragged.y !== rect.y, 'the map moved with the pointer');
  await page.mouse.wheel(0, -300);
  await settled(page);
  const zoomed = await where(page, `piece:${unit.text}`);
  assert.ok(!zoomed || zoomed.w > rect.w, 'the wheel brings it nearer');
  await page.focus('#canvas');
  await page.keyboard.press('0');
  await settled(page);
  const whole = await where(page, `piece:${unit.text}`);
  assert.ok(whole && whole.w < rect.w, 'the whole map is shown');
  await closes(page);
});

test('after a reload the battle goes on exactly, and a link brings a stranger to the same position', async () => {
  const context = await lab.profile(SIZES.desktop, { permissions: ['clipboard-read', 'clipboard-write'], ...calm });
  const page = await lab.open({ context, fragment: starts['bull-run'].fragment });
  await ourTurn(page);
  await act(page, (await those(page, 'take'))[0]);
  await ourTurn(page);
  await act(page, (await those(page, 'go'))[0]);
  await ourTurn(page);
  const [before, lawful] = [await hash(page), await actions(page)];
  await page.reload();
  await ready(page);
  await ourTurn(page);
  assert.equal(await hash(page), before);
  assert.deepEqual(await actions(page), lawful);
  await press(page, 'share');
  await press(page, 'copy-link');
  await page.waitForFunction(() => document.getElementById('mirror-text').textContent.includes('clipboard'));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const stranger = await lab.open({ fragment: link.slice(link.indexOf('#')) });
  await ourTurn(stranger);
  assert.equal(await hash(stranger), before);
  assert.deepEqual([...page.faults, ...stranger.faults], []);
  await context.close();
  await stranger.context().close();
});

test('a phone: a unit is taken and moved by fingers, the map dragged and pinched', async () => {
  const page = await openAt(starts['bull-run'], SIZES.phone);
  const before = await prompt(page);
  const unit = await inSight(page, 'piece', await those(page, 'take'));
  const touch = await page.context().newCDPSession(page);
  const fingers = (type, points) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await page.touchscreen.tap(unit.x, unit.y);
  await settled(page);
  if ((await prompt(page)).plies === before.plies) { // several of a stack could be meant: the finger has opened its fan
    const fanned = await inSight(page, 'piece', [unit.text]);
    assert.notDeepEqual(fanned, unit, 'the unit lies by itself now');
    await page.touchscreen.tap(fanned.x, fanned.y);
  }
  await later(page, before);
  const taken = await prompt(page);
  const hex = await inSight(page, 'place', await those(page, 'go'));
  await fingers('touchStart', [{ x: hex.x, y: hex.y }]);
  const said = await tipAbout(page, 'Costs');
  assert.match(said.lines.join(' '), /Costs/, 'a finger that rests on a hex is told its cost');
  await fingers('touchEnd', []);
  assert.deepEqual(await prompt(page), taken, 'a long press only asks');
  await lab.shot(page, 'battle-phone');
  const size = (await where(page, `place:${hex.text}`)).w;
  await fingers('touchStart', [{ x: 150, y: 250 }, { x: 250, y: 350 }]);
  for (let i = 1; i <= 5; ++i) await fingers('touchMove', [{ x: 150 - 6 * i, y: 250 - 6 * i }, { x: 250 + 6 * i, y: 350 + 6 * i }]);
  await fingers('touchEnd', []);
  await settled(page);
  const near = await inSight(page, 'place', await those(page, 'go'));
  assert.ok((await where(page, `place:${near.text}`)).w > size, 'a pinch brings the map nearer');
  await page.touchscreen.tap(near.x, near.y);
  await later(page, taken);
  await pressNamed(page, 'Inspect');
  await pressNamed(page, 'Map');
  await page.waitForFunction(() => globalThis.longroll.where('overlay:zones'), null, { polling: 30 });
  await closes(page);
});

test('a battle at rest draws nothing', async () => {
  const page = await openAt(starts.antietam, SIZES.desktop, {});
  await settled(page);
  const before = await frames(page);
  await page.waitForTimeout(10_000);
  assert.equal(await frames(page), before);
  await closes(page);
});
