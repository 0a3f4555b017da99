// Chattanooga as it is played: Wauhatchie by the keyboard alone, two people at one screen with hidden reserves, and how long the
// computer's phase of the great battle takes to be seen. LONGROLL_WHOLE=yes (`tools/test whole`) plays the battle by keys to its end at three
// sizes, once with every optional rule, and all else at three sizes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calm, closes, openAt, verb } from './fields.mjs';
import { SIZES, laboratory } from './harness.mjs';
import { enterAt, playBy, playByKeys, type } from './keys.mjs';
import { act, actions, ourTurn, press, prompt, settled, words } from './play.mjs';
import { handFor } from './pointer.mjs';
import { position, protocol } from './positions.mjs';
import { shownIn } from './showing.mjs';
import { bothPlay, lift } from './table.mjs';

const isWhole = Boolean(process.env.LONGROLL_WHOLE);
const game = 'chattanooga/wauhatchie';
const by = (list, name) => list.filter((text) => verb(text) === name);

/** Reserves are formed of all who take part, and nobody moves: a marker can be hidden. */
function formsReserves(list, n) {
  const texts = list.map(({ text }) => text);
  for (const name of ['end-set-up', 'form-reserve', 'enter-reserve', 'end-combat', 'end-turn', 'end-moves']) {
    const all = by(texts, name);
    if (all.length > 0) return all[(n * 5) % all.length];
  }
  return by(texts, 'pass')[0] ?? texts.at(-1);
}
const hiding = await position((asked) => asked.actions.some(({ text }) => verb(text) === 'flip'), {
  game, options: 'preset=everything', choose: formsReserves, games: 6, plies: 900,
});
/** The Union has moved in the great battle: the Confederates, who have most of their army on the map, are next. */
const theirs = await position((asked) => asked.seat === 'usa' && asked.actions.some(({ text }) => text === 'end-combat'), {
  game: 'chattanooga/death-knell', games: 1, plies: 400,
  choose: (list) => (['end-set-up', 'pass', 'end-moves'].map((name) => list.find(({ text }) => verb(text) === name)).find(Boolean) ?? list.at(-1)).text,
});

const lab = await laboratory(); // after the positions: tests must be known before the first wait

/** A few units of each phase march to that hex and attack; then the phase is over. */
function player([column, row]) {
  const done = new Map();
  return (all, { heading }) => {
    const made = done.get(heading) ?? 0;
    done.set(heading, made + 1);
    const ends = ['end-moves', 'end-combat', 'end-set-up', 'end-returns'].flatMap((name) => by(all, name));
    if (ends.length > 0 && (made >= 4 || all.length === 1)) return ends[0];
    const far = (text) => Math.abs(Number(text.slice(3, 5)) - column) + Math.abs(Number(text.slice(5)) - row);
    const go = by(all, 'go').sort((a, b) => far(a) - far(b));
    for (const name of ['attack-with', 'resolve', 'attack', 'retreat', 'take']) if (by(all, name).length > 0) return by(all, name)[(made * 5) % by(all, name).length];
    return go[0] ?? ends[0] ?? all.at(-1);
  };
}

/** By keys alone: every day a few decisions; `tools/test whole` plays the battle to its end. */
for (const [size, preset] of isWhole ? [['desktop', 0], ['desktop', 2], ['wide', 1], ['phone', 0]] : [['desktop', 0]]) {
  test(`Wauhatchie is set up and played by keys alone (${size}, rules ${preset})`, { timeout: 1_800_000 }, () => byKeys(size, preset, isWhole ? 3000 : 8));
}
async function byKeys(size, preset, most) {
  const page = await lab.open({ size: SIZES[size], more: calm });
  await page.focus('#canvas');
  for (const id of ['setup:chattanooga', 'scenario:0', `preset:${preset}`, 'level:0']) await enterAt(page, id);
  await type(page, 'seed', '7');
  await enterAt(page, 'start');
  const { kinds, decisions, over } = await playByKeys(page, { choose: player([13, 54]), most });
  console.log(`${decisions} decisions by keys, ${[...kinds].map(([kind, { picture, list }]) => `${kind} ${picture}+${list}`).join(', ')}`);
  assert.ok(isWhole ? over : decisions === most, `${decisions} decisions`);
  for (const kind of ['take', 'go']) assert.ok(kinds.get(kind)?.picture > 0, `${kind} is decided on the picture`);
  await lab.shot(page, `chattanooga-keys-${size}-${preset}`);
  await closes(page);
}

/** By clicks or taps on the picture alone, once it has begun, with every optional rule: the Confederates march on Chattanooga.
 *  With a mouse in `tools/test whole`. */
for (const size of isWhole ? ['desktop', 'phone'] : ['phone']) {
  test(`Press Forward is played by pointing alone (${size})`, { timeout: 1_800_000 }, async () => {
    const page = await lab.open({ size: SIZES[size], more: calm });
    for (const id of ['setup:chattanooga', 'scenario:1', 'side:1', 'preset:2', 'level:0']) await press(page, id);
    await type(page, 'seed', '7');
    await press(page, 'start');
    const hand = handFor(size);
    const most = isWhole ? 3000 : 10;
    const { kinds, decisions, over } = await playBy(hand, page, { choose: player([30, 25]), most });
    console.log(`${decisions} decisions by ${hand.clicks} clicks, ${[...kinds].map(([kind, { picture, list }]) => `${kind} ${picture}+${list}`).join(', ')}`);
    assert.ok(isWhole ? over : decisions === most, `${decisions} decisions`);
    for (const kind of ['take', 'go']) assert.ok(kinds.get(kind)?.picture > 0, `${kind} is decided on the picture`);
    await lab.shot(page, `chattanooga-pointer-${size}`);
    await closes(page);
  });
}

/** Units whose place the one side knows and the other does not: their ids. */
async function secrets(ask) {
  const [own, others] = [(await ask('state csa')).pieces, (await ask('state usa')).pieces];
  return own.filter(({ kind, place }, i) => kind !== others[i].kind || place !== others[i].place).map(({ kind }) => kind);
}

for (const size of isWhole ? ['desktop', 'wide', 'phone'] : ['desktop']) {
  test(`two at one screen (${size}): who lies under a hidden marker is not to be read by the other`, { timeout: 600_000 }, () => twoAtOneScreen(size));
}
async function twoAtOneScreen(size) {
  const page = await openAt(lab, hiding, SIZES[size]);
  const { ask, end } = protocol();
  try {
    await ask(`open ${hiding.fragment.slice(1)}`);
    await bothPlay(page);
    const flip = (await actions(page)).find((text) => /^flip \S+ 2$/.test(text));
    assert.ok(flip, 'a reserve is hidden among two dummies');
    const letter = (await ask('prompt')).actions.find(({ text }) => text === flip).label.match(/Reserve [A-F]/)[0];
    await act(page, flip);
    await ask(`do ${flip}`);
    const hidden = await secrets(ask);
    assert.ok(hidden.length > 0, 'somebody lies under it');
    const passes = async (seat) => {
      while ((await prompt(page)).seat === seat && !(await page.locator('[data-do="lift-curtain"]').count())) {
        // What passes by itself leaves no choice for a moment, and the curtain falls a moment after the last decision.
        await page.waitForFunction((whose) => globalThis.longroll.prompt().seat !== whose || document.querySelector('[data-action], [data-do="lift-curtain"]'), seat);
        const all = await actions(page);
        if (all.length === 0) continue;
        await act(page, ['end-moves', 'end-combat', 'pass'].flatMap((name) => by(all, name))[0] ?? all.at(-1));
        await settled(page);
      }
    };
    /** The table in words: what was told while the marker showed its letter stays in the log, and among what has come since the reader's
     *  last decision; nothing else may name it. */
    const inWords = () => page.evaluate(() => {
      const mirror = document.getElementById('mirror').cloneNode(true);
      for (const log of mirror.querySelectorAll('#mirror-log, #mirror-news')) log.remove();
      for (const head of mirror.querySelectorAll('h3')) if (head.textContent === 'Since your last decision') head.parentElement.remove();
      return mirror.innerHTML;
    });
    await passes('csa'); // the Union has no secrets of its own: it needs no curtain
    assert.equal((await prompt(page)).seat, 'usa');
    const told = await inWords();
    assert.ok(!told.includes(letter), 'the table in words does not name the marker');
    assert.deepEqual(hidden.filter((id) => told.includes(id)), [], 'nor who lies under it');
    await press(page, 'map-roster');
    await press(page, 'roster-side:1');
    const listed = (await words(page)).filter((line) => /in reserve [A-F]/i.test(line));
    assert.deepEqual(listed, [], 'nor does the order of battle');
    await lab.shot(page, `chattanooga-hidden-${size}`);
    await press(page, 'roster-close');
    await passes('usa'); // the next to decide see more than he did: the curtain falls
    await page.locator('[data-do="lift-curtain"]').waitFor({ state: 'attached' });
    assert.ok(!(await inWords()).includes(letter), 'the curtain covers the reserve');
    await lab.shot(page, `chattanooga-curtain-${size}`);
    await lift(page);
    assert.equal((await prompt(page)).seat, 'csa');
    await press(page, 'map-roster');
    assert.ok((await words(page)).some((line) => /in reserve [A-F]/i.test(line)), 'its owner reads who lies in it');
    await closes(page);
  } finally {
    end();
  }
}

for (const isSkipped of [false, true]) {
  test(`the computer's phase of the great battle is shown ${isSkipped ? 'at once when the player wishes' : 'within 20 seconds'}`, { timeout: 600_000 }, async () => {
    const page = await openAt(lab, theirs, SIZES.desktop, {});
    const before = await prompt(page);
    await act(page, 'end-combat');
    const { seconds, decided } = await shownIn(page, before.plies, 'movement', { skip: isSkipped });
    console.log(`${decided} decisions shown in ${seconds.toFixed(1)} s`);
    assert.ok(decided > 50, 'an army has moved');
    assert.ok(seconds < (isSkipped ? 4 : 20), `${seconds} s`);
    await ourTurn(page);
    await lab.shot(page, `chattanooga-phase-${isSkipped ? 'skipped' : 'shown'}`);
    await closes(page);
  });
}
