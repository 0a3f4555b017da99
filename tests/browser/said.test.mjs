// What the panels and the table say, read from the picture itself: the last roll, who is told of, chances, names, plaques.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../../tools/lib/deps.mjs';
import { calm, closes, inSight, later, openAt as openField, those, toTheFront, verb } from './fields.mjs';
import { laboratory } from './harness.mjs';
import { act, actions, ourTurn, press, prompt, settled, where, words } from './play.mjs';
import { offers, position, positions } from './positions.mjs';
import { bothPlay, click, log, since, tables } from './table.mjs';

const offersAll = (...names) => (asked) => names.every((name) => offers(name)(asked));
const battle = (wanted) => positions(wanted, { game: 'battles/antietam', choose: (all, n) => toTheFront(all, n), games: 6, plies: 900 });
const { shaken, owed } = await battle({
  shaken: { done: (did, told) => verb(did) === 'retreat' && told.some((line) => /die for disorder/.test(line)) },
  owed: (asked) => offers('target')(asked) && /Must attack: \w/.test(asked.text) && /To be attacked: [^.]+ in \d{4}/.test(asked.text),
});
const start = await position(() => true, { game: 'battles/antietam' });
const building = await position(offersAll('join', 'resolve'), { game: 'battles/antietam', choose: toTheFront, games: 4, plies: 900 });
const dixie = await positions({
  fire: offers('fire'),
  hit: offers('hit'),
  play: { done: (did) => verb(did) === 'play' },
}, { games: 80 });
/** Shots of many dice, each side's. */
const shots = await positions(Object.fromEntries(['usa', 'csa'].flatMap((seat) => [0, 1, 2].map((n) => {
  let met = 0;
  return [`${seat}-${n}`, (asked) => asked.seat === seat && offers('fire')(asked) && ++met > n * 9];
}))), { games: 80 });

/** The card that an action text of Dixie names, as the data has it. */
const CARDS = ['bull-run', 'shiloh', 'gettysburg'].flatMap((edition) =>
  JSON.parse(fs.readFileSync(path.join(root, `assets/games/dixie/${edition}.json`), 'utf8')).cards);
const cardOf = (action) => CARDS.find(({ id }) => id === action.split(' ')[1]);
/** Every gun that could fire in those positions, with the label of its shot. */
const guns = [dixie.fire, ...Object.values(shots)].flatMap(({ prompt: asked }) => asked.actions)
  .filter((one) => verb(one.text) === 'fire')
  .map(({ text: action, label }) => ({ card: cardOf(action), label }))
  .filter(({ card }) => card.type === 'artillery' && !card.name.includes(card.short));

const lab = await laboratory();
const openAt = (at) => openField(lab, at);
const desk = tables(lab);
const text = async (page) => (await words(page)).join('\n');
/** What stands in the panel of the inspector: from its heading to that of the log. */
const inspector = async (page) => {
  const all = await text(page);
  return all.slice(0, all.indexOf('THE DAY SO FAR'));
};

/** Asks the order of battle for a unit, so that it is the one that was clicked and its hex is told of. */
async function lookAtOne(page) {
  await page.focus('#canvas');
  await page.keyboard.press('m');
  const line = page.locator('[data-do^="unit:"]').nth(3);
  await line.waitFor({ state: 'attached' });
  await press(page, await line.getAttribute('data-do'));
  await page.focus('#canvas');
  await page.keyboard.press('m');
  await page.waitForFunction(() => document.querySelectorAll('[data-do^="unit:"]').length === 0, null, { polling: 30 });
}

test('A2: the last roll stays that of the combat through retreats and a die for disorder', async () => {
  const page = await openAt(shaken);
  await bothPlay(page);
  const lastRoll = async () => {
    const panel = await inspector(page);
    const told = panel.slice(panel.indexOf('THE LAST ROLL')).split('\n').slice(1);
    return { die: told.find((line) => /^die \d$/.test(line)), odds: told.find((line) => /^\d+ to \d+ = \d:\d$/.test(line)) };
  };
  const before = await lastRoll();
  assert.match(`${before.die} ${before.odds}`, /^die \d \d+ to \d+ = \d:\d$/);
  await act(page, shaken.act);
  await settled(page);
  assert.ok((await log(page)).some((line) => /die for disorder/.test(line)), 'a die for disorder was rolled since');
  if (await where(page, 'digest-close')) await press(page, 'digest-close');
  assert.deepEqual(await lastRoll(), before);
  await lab.shot(page, 'last-roll-desktop');
  await closes(page);
});

test('A6: the inspector leaves a unit that was clicked for the next one, and then for the result of an attack', async () => {
  const page = await openAt(start);
  const chosen = [];
  for (let n = 0; n < 3; ++n) {
    await lookAtOne(page);
    const before = await prompt(page);
    const unit = await inSight(page, 'piece', (await those(page, 'take')).filter((one) => !chosen.includes(one)));
    await page.mouse.click(unit.x, unit.y);
    await later(page, before);
    chosen.push(unit.text);
    const name = unit.text.split('.').at(-1).toUpperCase();
    await settled(page);
    const headings = (await inspector(page)).split('\n').filter((line) => /^[A-Z][A-Z.' &-]+$/.test(line));
    assert.equal(headings[0].replace(/\W/g, ''), name.replace(/\W/g, ''), `${headings}`);
    const taken = await prompt(page);
    await act(page, (await those(page, 'go'))[0]);
    await later(page, taken);
    if ((await actions(page)).includes('halt')) await act(page, 'halt');
  }
  await closes(page);

  const fight = await openAt(building);
  const joiner = await inSight(fight, 'piece', await those(fight, 'join'));
  await fight.mouse.click(joiner.x, joiner.y);
  await ourTurn(fight);
  await lookAtOne(fight);
  await act(fight, (await those(fight, 'resolve'))[0]);
  assert.match(await inspector(fight), /THE LAST ROLL/);
  await closes(fight);
});

test('A10: the names of the objectives are drawn over the counters, not under them', async () => {
  const page = await openAt(start);
  await page.focus('#canvas');
  await page.keyboard.press('b');
  const all = await words(page);
  const plaques = ['Dunker Church 6', 'Bloody Lane 5', 'Cornfield 6'].map((name) => all.indexOf(name));
  const counters = all.flatMap((line, n) => (/^\d-\d$/.test(line) ? [n] : []));
  assert.ok(counters.length > 20, 'counters with their strengths are in sight');
  for (const at of plaques) assert.ok(at > counters.at(-1), `line ${at}, the last counter is line ${counters.at(-1)}`);
  await lab.shot(page, 'plaques-desktop');
  await closes(page);
});

test('A11: chances have one notation, no nameless rest, add up to a hundred, and begin with the best', async () => {
  for (const [name, at] of Object.entries(shots)) {
    const page = await desk.at(at);
    const shot = at.prompt.actions.find((one) => verb(one.text) === 'fire').text;
    await click(page, `piece:${shot}`);
    await page.waitForFunction((old) => globalThis.longroll.prompt().text !== old, at.prompt.text, { polling: 30 });
    const panel = await inspector(page);
    const rows = panel.slice(panel.indexOf('CHANCES')).split('\n');
    assert.match(rows[0], /^CHANCES, (BEST|WORST) FIRST$/, name);
    const shares = rows.filter((line) => /^<?\d+%$/.test(line)).map((line) => (line.startsWith('<') ? 0 : Number(line.slice(0, -1))));
    assert.ok(shares.length > 1, panel);
    // Parts of one chance read alike, so that 1, 4 and 4 in 9 are 11, 44 and 44: what is missing is less than those are.
    const alike = Math.max(...shares.map((one) => shares.filter((other) => other === one).length));
    const missing = Math.abs(100 - shares.reduce((sum, one) => sum + one, 0));
    assert.ok(missing === 0 || missing < alike, rows.join(' '));
    assert.doesNotMatch(panel, /something else/);
    assert.doesNotMatch(`${panel} ${(await prompt(page)).text}`, /\d in \d/, 'percent until exact numbers are asked for');
    const hits = rows.flatMap((line) => (/^no hits/.test(line) ? [0] : /^(\d) hits?|^(\d) (?:or|to) \d hits/.test(line) ? [Number(line[0])] : []));
    assert.deepEqual(hits, [...hits].sort((a, b) => b - a), 'the shooter’s best is first');
    desk.done(page);
  }
});

test('A13, a6: a card has one name in the list, the question, the panel and the log', async () => {
  for (const [name, at] of Object.entries(dixie)) {
    const page = await desk.at(at);
    const chosen = at.act ?? at.prompt.actions.find((one) => verb(one.text) === name && one.text.split(' ').length === 2).text;
    const card = cardOf(chosen);
    const label = at.prompt.actions.find((one) => one.text === chosen).label;
    assert.ok(label.includes(card.name), `${label}: ${card.name}`);
    await click(page, `piece:${chosen}`);
    await page.waitForFunction((old) => globalThis.longroll.prompt().text !== old, at.prompt.text, { polling: 30 });
    assert.ok((await prompt(page)).text.includes(card.name), card.name);
    const panel = (await inspector(page)).toLowerCase();
    assert.ok(panel.includes(card.short.toLowerCase()), `the panel of ${card.short}`);
    const before = await log(page);
    await act(page, chosen);
    await settled(page);
    const told = await since(page, before);
    if (name !== 'hit') assert.ok([card.name, card.short].some((one) => told.includes(one)), `${told}: ${card.name}`);
    desk.done(page);
  }
  assert.ok(guns.length > 0, 'batteries whose commander alone is on the card');
  for (const { card, label } of guns) assert.ok(label.includes(card.short) && label.includes(card.name), `${label}: ${card.short}`);
});

test('a6: who must attack has one name in the question, on the counter and in the choice', async () => {
  const page = await openAt(owed);
  const [, list] = /Must attack: ([^.]+(?:\.[^.]+)*?)\.?$/.exec((await prompt(page)).text);
  const names = list.split('; ').map((one) => one.replace(/ \(\d+\)$/, ''));
  assert.ok(names.length > 0, 'somebody must attack');
  const drawn = (await words(page)).map((line) => line.toLowerCase());
  assert.ok(names.some((name) => drawn.includes(name.toLowerCase())), `a counter of ${names}`);
  const [, hex] = /To be attacked: [^.]+? in (\d{4})/.exec((await prompt(page)).text);
  await act(page, `target ${hex}`);
  await ourTurn(page);
  await settled(page);
  const joiners = await page.$$eval('[data-action^="join"]', (all) => all.map((node) => node.textContent));
  assert.ok(joiners.some((label) => names.some((name) => label.includes(name))), `${joiners} for ${names}`);
  await closes(page);
});

test('A17: the row of a saved game says whole parts of the heading, none cut in its middle', async () => {
  const page = await lab.open({ more: calm });
  await press(page, 'play:battles/antietam');
  await ourTurn(page);
  const parts = (await prompt(page)).heading.split(' · '); // "Union movement", "turn 1 of 13", "half past five in the morning"
  await press(page, 'menu');
  await press(page, 'menu-home');
  await page.locator('[data-do^="resume:"]').waitFor({ state: 'attached' });
  const line = (await words(page)).find((one) => one.startsWith(parts[0]));
  assert.ok(line, parts[0]);
  for (const part of line.split(' · ')) assert.ok(parts.includes(part), `${part} of ${parts}`);
  await closes(page);
});
