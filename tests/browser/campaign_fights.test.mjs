// What the campaign says before a fight: chances of naval fire, an attack that a finger looks at first, who is left on the quay.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory } from './harness.mjs';
import { actions, middle, prompt, settled, words } from './play.mjs';
import { closes, inSight, later, openAt, those, verb } from './fields.mjs';
import { position } from './positions.mjs';

const lab = await laboratory();
const ENDS = ['as-history', 'end-recruitment', 'end-supply', 'end-works', 'stand', 'halt'];
const first = (all, ...verbs) => all.find(({ text }) => verbs.includes(verb(text)))?.text;
const some = (all, n, ...verbs) => {
  const list = all.filter(({ text }) => verbs.includes(verb(text)));
  return list[(n * 13) % Math.max(list.length, 1)]?.text;
};
const by = (...ways) => (all, n) => ways.map((way) => way(all, n)).find(Boolean) ?? all.at(-1).text;

/** Vessels meet, and one is asked to fire. */
const chances = new Map();
const broadside = await position(async (asked, ply, ask) => {
  const fire = asked.actions.filter(({ text }) => verb(text) === 'fire');
  for (const { text } of fire) {
    const { odds, total } = await ask(`odds ${text}`);
    chances.set(text, Math.round((100 * odds.find(({ summary }) => summary === 'hit').weight) / total));
  }
  return fire.length > 0;
}, {
  game: 'campaign/1862', plies: 3000,
  choose: by((all, n) => some(all, n, 'sail', 'run-past'), (all) => first(all, ...ENDS), (all, n) => n % 5 && first(all, 'take-ships'), (all) => first(all, 'end-moves', 'pass')),
});

/** A force is out, and some of its ways lead into a battle. */
const attacks = [];
const attack = await position(async (asked, ply, ask) => {
  attacks.length = 0;
  for (const { text } of asked.actions.filter((one) => verb(one.text) === 'march')) {
    await ask(`do ${text}`);
    const next = await ask('prompt');
    await ask('undo');
    if (/in the battle at/.test(next.text)) attacks.push(text);
  }
  return attacks.length > 0;
}, { game: 'campaign/1862', plies: 400, choose: by((all, n) => some(all, n, 'muster'), (all) => first(all, ...ENDS)) });

/** More have embarked than the vessels carry to some coasts. */
const crowd = await position(async (asked, ply, ask) => {
  for (const { text } of asked.actions.filter((one) => verb(one.text) === 'embark')) {
    await ask(`do ${text}`);
    const verbs = (await ask('prompt')).actions.map((one) => verb(one.text));
    if (verbs.includes('less') && verbs.includes('land')) return true;
    await ask('undo');
  }
  return false;
}, { game: 'campaign/1864', choose: by((all) => first(all, ...ENDS, 'end-moves', 'pass')) });

for (const [name, size] of Object.entries(SIZES)) {
  test(`13.6: what naval fire hits is told as its die says, ${name}`, async () => {
    const page = await openAt(lab, broadside, size);
    assert.ok(chances.size > 0);
    const told = `${await words(page)} ${await page.$eval('#mirror-text', (node) => node.textContent)}`;
    for (const [shot, percent] of chances) {
      // On a phone the likeliest result stands on the button of the shot.
      const words = name === 'phone' ? `nothing ${100 - percent}%` : `hits:? ?,? ?(?:13\\.6 ?)?[^%]{0,12}${percent}%`;
      assert.match(told, new RegExp(words), shot);
    }
    await lab.shot(page, `naval-${name}`);
    await closes(page);
  });
}

test('13.6: a shot is fired by a button of the panel, below the chances', async () => {
  const page = await openAt(lab, broadside);
  const before = await prompt(page);
  const all = await actions(page);
  const shot = await middle(page, `naval-${all.findIndex((text) => verb(text) === 'fire')}`);
  await page.mouse.click(shot.x, shot.y);
  await later(page, before);
  await closes(page);
});

test('a finger sees the chances of an attack first; the second tap goes', async () => {
  const page = await openAt(lab, attack, SIZES.phone);
  const there = await inSight(page, 'place', attacks);
  const before = await prompt(page);
  await page.touchscreen.tap(there.x, there.y);
  await settled(page);
  assert.equal((await prompt(page)).plies, before.plies, 'the first tap decides nothing');
  const told = (await words(page)).join(' ');
  assert.match(told, /Attack, \d+ against \d+/);
  assert.match(told, /The (attacker|defender) wins \d+%/);
  assert.match(told, /Tap again to go/);
  await lab.shot(page, 'attack-first-tap-phone');
  const again = await inSight(page, 'place', [there.text]);
  await page.touchscreen.tap(again.x, again.y);
  await later(page, before);
  assert.match((await prompt(page)).text, /in the battle at|reacts?/);
  await closes(page);
});

test('13.2: of those on board one is left in the panel, and the rest land', async () => {
  const page = await openAt(lab, crowd);
  const before = await prompt(page);
  const less = (await those(page, 'less')).length;
  const leave = await middle(page, 'less0-one');
  await lab.shot(page, 'on-board-desktop');
  await page.mouse.click(leave.x, leave.y);
  await later(page, before);
  await settled(page);
  assert.ok((await those(page, 'less')).length < less);
  const now = await prompt(page);
  const coast = await inSight(page, 'place', await those(page, 'land'));
  await page.mouse.click(coast.x, coast.y);
  await later(page, now);
  assert.ok(!(await actions(page)).includes(coast.text), 'they are ashore, or answered');
  await closes(page);
});

/** Many states may call out their militia (4.3). */
const militia = await position((asked) => asked.actions.filter(({ text }) => verb(text) === 'call-militia').length > 3, {
  game: 'campaign/1863', choose: by((all) => first(all, ...ENDS, 'end-moves', 'pass')),
});

test('on a phone the way on stands in sight beside many states that may call out militia', async () => {
  const page = await openAt(lab, militia, SIZES.phone);
  const before = await prompt(page);
  const on = await middle(page, 'choice:end-works');
  const bar = await middle(page, 'undo');
  assert.ok(on.y < bar.y - 40, `${on.y} lies above the bar`);
  await lab.shot(page, 'militia-phone');
  await page.touchscreen.tap(on.x, on.y);
  await later(page, before);
  await closes(page);
});
