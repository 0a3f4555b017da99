// Chattanooga on its map: a stack by pointer and by finger, what is refused and why, the computer's phase, a reload after an attack.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory } from './harness.mjs';
import { act, actions, hash, ourTurn, press, prompt, settled } from './play.mjs';
import { calm, closes, inSight, later, openAt as openField, pressNamed, those, tip, verb, where } from './fields.mjs';
import { after, position } from './positions.mjs';

/** Everybody marches to the bridges of Lookout Creek, and attacks. */
function toTheCreek(list, n) {
  const by = (name) => list.filter(({ text }) => verb(text) === name);
  for (const name of ['end-set-up', 'attack', 'attack-with']) if (by(name).length > 0) return by(name)[0].text;
  const take = by('take-stack');
  if (take.length > 0) return take[(n * 5) % take.length].text;
  const far = ({ text }) => Math.abs(Number(text.slice(3, 5)) - 18) + Math.abs(Number(text.slice(5)) - 50);
  const go = by('go').sort((a, b) => far(a) - far(b));
  return go.length > 0 ? go[0].text : list.at(-1).text;
}
const wauhatchie = (wanted) => position(wanted, { game: 'chattanooga/wauhatchie', choose: toTheCreek, games: 4, plies: 900 });
const has = (name) => (asked) => asked.actions.some(({ text }) => verb(text) === name);
const moving = await wauhatchie(has('take-stack'));
const fighting = await wauhatchie((asked) => has('attack')(asked));
/** An enemy stack can be attacked, and its units fired at. */
const both = await wauhatchie((asked) => asked.actions.some(({ text }) => verb(text) === 'attack') && asked.actions.some(({ text }) => verb(text) === 'aim'));
/** The Confederates set Death Knell up: 13 trenches can be shifted (3.2). */
const trenches = await position(has('shift-works'), { game: 'chattanooga/death-knell', options: 'preset=everything', games: 1, plies: 3 });
/** A fortune of war (15.0) may be chosen, in the enemy's Combat Phase. */
const fortune = await position((asked) => has('pass')(asked) && has('fortune')(asked) && asked.heading.includes(asked.seat === 'usa' ? 'Confederate combat' : 'Union combat'), {
  game: 'chattanooga/wauhatchie', options: 'fortunes-of-war=on leaders=on', choose: toTheCreek, games: 24, plies: 1500,
});
/** A fortune of war is to be chosen. */
const fortunes = await position(has('fortune'), { game: 'chattanooga/wauhatchie', options: 'fortunes-of-war=on leaders=on', choose: toTheCreek, games: 24, plies: 1500 });
/** Many units may be marked (10.1). */
const marking = await position((asked) => has('volley')(asked) && has('pass')(asked) && asked.actions.length > 9, {
  game: 'chattanooga/wauhatchie', options: 'preset=standard', choose: toTheCreek, games: 24, plies: 1500,
});
/** The attack after which nobody else can be attacked: the combat is passed over. */
let lastAttack = null;
await position(async (asked, ply, ask) => {
  if (lastAttack?.seat === asked.seat && asked.actions.length === 1 && has('end-combat')(asked)) return true;
  lastAttack = has('attack-with')(asked) ? { fragment: `#${(await ask('link')).link}`, seat: asked.seat, attack: toTheCreek(asked.actions, ply) } : null;
  return false;
}, { game: 'chattanooga/wauhatchie', choose: toTheCreek, games: 24, plies: 1500 });

const lab = await laboratory();
const openAt = (at, size, more) => openField(lab, at, size, more);
/** Is that control on the screen, all of it? */
async function inWindow(page, id) {
  const [rect, { width, height }] = [await where(page, id), page.viewportSize()];
  return rect && rect.x >= 0 && rect.y >= 0 && rect.x + rect.w <= width && rect.y + rect.h <= height;
}

test('a unit is taken and moved by clicks, its way shown before, and undone', async () => {
  const page = await openAt(moving);
  const before = await prompt(page);
  const unit = await inSight(page, 'piece', await those(page, 'take'));
  await page.mouse.click(unit.x, unit.y);
  await later(page, before);
  const taken = await prompt(page);
  const hex = await inSight(page, 'place', await those(page, 'go'));
  await page.mouse.move(hex.x, hex.y);
  const way = await tip(page);
  assert.ok(!way.barred, JSON.stringify(way));
  await page.mouse.click(hex.x, hex.y);
  await later(page, taken);
  assert.notEqual(await hash(page), moving.hash);
  for (let i = 0; i < 4 && (await hash(page)) !== moving.hash; ++i) {
    const now = await prompt(page);
    await press(page, 'undo');
    await page.waitForFunction((plies) => globalThis.longroll.prompt().plies < plies, now.plies);
  }
  assert.equal(await hash(page), moving.hash);
  await lab.shot(page, 'chattanooga-moves-desktop');
  await closes(page);
});

test('a hex out of reach says why, with the number of the rule', async () => {
  const page = await openAt(moving);
  const before = await prompt(page);
  const unit = await inSight(page, 'piece', await those(page, 'take'));
  await page.mouse.click(unit.x, unit.y);
  await later(page, before);
  const reach = new Set(await those(page, 'go'));
  const hexes = [];
  for (let c = 1; c <= 60; ++c) for (let r = 1; r <= 56; ++r) hexes.push(`go ${String(c).padStart(2, '0')}${String(r).padStart(2, '0')}`);
  const far = await inSight(page, 'place', hexes.filter((text) => !reach.has(text)));
  await page.mouse.move(far.x, far.y);
  const said = await tip(page);
  assert.ok(said.barred, JSON.stringify(said));
  assert.match(said.rule, /^\d+\.\d+/);
  await closes(page);
});

test('a stack is led by fingers on a phone', async () => {
  const page = await openAt(moving, SIZES.phone);
  const before = await prompt(page);
  const unit = await inSight(page, 'piece', await those(page, 'take'));
  await page.touchscreen.tap(unit.x, unit.y);
  await settled(page);
  if ((await prompt(page)).plies === before.plies) { // several of a stack could be meant: the finger has opened its fan
    const fanned = await inSight(page, 'piece', [unit.text]);
    await page.touchscreen.tap(fanned.x, fanned.y);
  }
  await later(page, before);
  assert.ok((await those(page, 'go')).length > 0, 'it may march');
  await lab.shot(page, 'chattanooga-moves-phone');
  await closes(page);
});

test('a finger opens the fan of a stack, and a second tap on the stack leads all of it', async () => {
  const page = await openAt(moving, SIZES.phone);
  const before = await prompt(page);
  const stack = await inSight(page, 'place', await those(page, 'take-stack'));
  await page.touchscreen.tap(stack.x, stack.y);
  await settled(page);
  if ((await prompt(page)).plies === before.plies) await page.touchscreen.tap(stack.x, stack.y);
  await later(page, before);
  assert.match((await prompt(page)).text, / and \d more have /);
  await closes(page);
});

test('an attack is made, and after a reload the Combat Phase goes on', async () => {
  const page = await openAt(fighting);
  const before = await prompt(page);
  await act(page, (await those(page, 'attack'))[0]);
  await later(page, before);
  await settled(page);
  const there = await hash(page);
  await lab.shot(page, 'chattanooga-attack-desktop');
  await page.reload();
  await ourTurn(page);
  assert.equal(await hash(page), there);
  const asked = await prompt(page);
  await act(page, (await actions(page)).find((text) => verb(text) === 'aim' || verb(text) === 'attack-with'));
  await later(page, asked);
  await closes(page);
});

test('a click on an enemy stack attacks it, also when its fan has opened; the chances are seen before the die; a button has clicks fire', async () => {
  const page = await openAt(both);
  const attacked = both.prompt.actions.filter(({ text }) => verb(text) === 'attack');
  const at = await inSight(page, 'place', attacked.map(({ text }) => text));
  await page.mouse.move(at.x, at.y);
  await page.waitForTimeout(900); // the fan opens after a rest
  assert.match(JSON.stringify(await tip(page)), /Attack /);
  const before = await prompt(page);
  await page.mouse.click(at.x, at.y);
  await later(page, before);
  assert.match((await prompt(page)).text, /Which unit attacks/);
  await page.keyboard.press('Escape');
  await page.waitForFunction((plies) => globalThis.longroll.prompt().plies === plies, before.plies);
  await pressNamed(page, 'Choose whom to fire at');
  await page.mouse.move(at.x + 200, at.y + 200);
  await settled(page);
  await page.mouse.move(at.x, at.y);
  await page.mouse.click(at.x, at.y);
  await later(page, before);
  assert.match((await prompt(page)).text, /fire at/);
  await closes(page);
});

test('Play now: the computer moves its army, and tells what it did', async () => {
  const page = await lab.open({ more: calm });
  await press(page, 'play:chattanooga');
  await ourTurn(page);
  const before = await prompt(page);
  assert.match(before.text, /stand as history had them/);
  await act(page, 'end-set-up');
  await page.waitForFunction((plies) => globalThis.longroll.prompt().plies > plies + 10, before.plies, { timeout: 120_000 });
  await ourTurn(page);
  assert.match((await prompt(page)).heading, /Union movement/);
  await lab.shot(page, 'chattanooga-digest-desktop');
  await closes(page);
});

test('works are shifted on the map with those who man them: a click on them, one on where they go; Esc leaves them', async () => {
  const page = await openAt(trenches);
  const before = await prompt(page);
  const works = await inSight(page, 'place', await those(page, 'shift-works'));
  await page.mouse.move(works.x, works.y);
  assert.match((await tip(page)).lines.join(' '), /Click: Shift the trench at/);
  await page.mouse.click(works.x, works.y);
  await later(page, before);
  assert.match((await prompt(page)).text, /Where are these works placed/);
  const wild = []; // nobody stands there
  for (let c = 48; c <= 51; ++c) for (let r = 10; r <= 45; ++r) wild.push(`go ${c}${r}`);
  const far = await inSight(page, 'place', wild);
  await page.mouse.move(far.x, far.y);
  assert.equal((await tip(page)).rule, '3.2', 'a hex on which they are not placed says so');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => globalThis.longroll.prompt().plies === 0);
  assert.equal(await hash(page), trenches.hash);
  await settled(page);
  await page.mouse.click(works.x, works.y);
  await later(page, before);
  const there = await inSight(page, 'place', await those(page, 'go'));
  await page.mouse.click(there.x, there.y);
  await page.waitForFunction(() => globalThis.longroll.prompt().plies === 2);
  assert.equal(await hash(page), (await after(trenches, works.text, there.text)).hash);
  await lab.shot(page, 'chattanooga-works');
  await closes(page);
});

test("what is passed for a phase is not asked again in it", async () => {
  const page = await openAt(fortune);
  const before = await prompt(page);
  await pressNamed(page, 'Pass for this phase');
  await page.waitForFunction((plies) => globalThis.longroll.prompt().plies > plies, before.plies);
  await ourTurn(page);
  const now = await prompt(page);
  assert.ok(now.heading !== before.heading || now.text !== before.text, now.text);
  await closes(page);
});

test('a replay goes by phases and fights', async () => {
  const page = await openAt(fighting);
  const { plies } = await prompt(page);
  const shown = async () => (await prompt(page)).shown;
  const goes = async (id) => {
    const from = await shown();
    await press(page, id);
    await page.waitForFunction((n) => globalThis.longroll.prompt().shown !== n, from);
    await settled(page);
    return shown();
  };
  assert.equal(await goes('back'), plies - 1);
  const [phase, one] = [await goes('phase-back'), await prompt(page)];
  assert.ok(phase < plies - 1, 'it goes over all decisions of a phase');
  const earlier = await goes('phase-back');
  assert.ok(earlier < phase - 1 || one.heading !== (await prompt(page)).heading);
  const [leave, sheet] = [await where(page, 'back-to-game'), await page.viewportSize()];
  assert.ok(leave.x > 0 && leave.x + leave.w < sheet.width, 'the way back to the game has room beside them');
  await lab.shot(page, 'chattanooga-replay');
  assert.equal(await goes('phase-on'), phase, 'and back again');
  assert.equal((await prompt(page)).heading, one.heading);
  await page.keyboard.press('PageUp');
  await page.waitForFunction((n) => globalThis.longroll.prompt().shown === n, earlier);
  await closes(page);
});

test('among many marks the pass keeps a button of its own', async () => {
  const page = await openAt(marking);
  assert.ok(await inWindow(page, 'choice:pass'), 'the end of the list is not hunted for');
  await closes(page);
});

test('fortunes of war have a button each, beside that which keeps the marker', async () => {
  const page = await openAt(fortunes);
  const before = await prompt(page);
  const kinds = (await those(page, 'fortune')).map((text) => text.split(' ')[1]);
  for (const kind of kinds) assert.ok(await inWindow(page, `fortune-${kind}`), kind);
  await press(page, `fortune-${kinds.at(-1)}`);
  await later(page, before);
  await closes(page);
});

test('what the last attack of a combat led to is still told when the combat is passed over', async () => {
  const page = await lab.open({ fragment: lastAttack.fragment });
  await ourTurn(page);
  const { plies, heading } = await prompt(page);
  await page.locator(`[data-action="${lastAttack.attack}"]`).evaluate((node) => node.click());
  await page.waitForFunction(([before, combat]) => {
    const asked = globalThis.longroll.prompt();
    return asked.plies > before + 1 && asked.heading !== combat;
  }, [plies, heading], { polling: 30 });
  await page.evaluate(() => globalThis.longroll.words()); // from the frame after the first question on
  await page.waitForFunction(() => {
    const all = globalThis.longroll.words();
    return all.some((text) => / against /.test(text)) && all.some((text) => /^Intensity \d+, row \d+/.test(text));
  }, null, { polling: 30, timeout: 10_000 });
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
