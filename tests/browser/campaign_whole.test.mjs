// The campaign as it is played: by the keyboard alone, by two people at one screen, and with a reload in the middle of a reaction.
// LONGROLL_WHOLE=yes (`tools/test whole`) plays a year by keys to its end, and all else, at three sizes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calm, closes, openAt, verb } from './fields.mjs';
import { SIZES, laboratory } from './harness.mjs';
import { enterAt, playBy, playByKeys, type } from './keys.mjs';
import { handFor } from './pointer.mjs';
import { act, actions, hash, ourTurn, press, prompt, settled } from './play.mjs';
import { offers, position } from './positions.mjs';
import { shownIn } from './showing.mjs';
import { bothPlay } from './table.mjs';

const isWhole = Boolean(process.env.LONGROLL_WHOLE);
const by = (list, name) => list.filter((text) => verb(text) === name);
/** What goes on without doing more, where that is offered. */
const ends = (all) => ['end-recruitment', 'end-supply', 'end-works', 'end-moves', 'halt', 'pass'].map((name) => by(all, name)[0]).find(Boolean);

/** A force has left a zone of the other side, who is asked whether he reacts. */
const reacting = await position(offers('react'), {
  game: 'campaign/1863', games: 6, plies: 900,
  choose: (list, n) => {
    const texts = list.map(({ text }) => text).filter((text) => verb(text) !== 'set-reaction');
    for (const name of ['march', 'muster']) if (by(texts, name).length > 0 && n % 50 > 0) return by(texts, name)[(n * 7) % by(texts, name).length];
    return ends(texts) ?? texts[(n * 7) % texts.length];
  },
});

/** The Union has moved in the first impulse of a turn in which it is first: the Confederates are next. */
const theirs = await position((asked) => asked.seat === 'usa' && /impulse 1 - Union/.test(asked.heading) && asked.actions.some(({ text }) => text === 'end-moves'), {
  game: 'campaign/1863', games: 6, plies: 400, choose: (list, n) => ends(list.map(({ text }) => text)) ?? list[(n * 7) % list.length].text,
});

const lab = await laboratory(); // after the positions: tests must be known before the first wait

for (const size of isWhole ? ['desktop', 'wide', 'phone'] : ['desktop', 'phone']) {
  test(`a reload in the middle of a reaction leaves it to be answered (${size})`, async () => {
    const page = await openAt(lab, reacting, SIZES[size]);
    assert.match((await prompt(page)).text, /react/);
    const before = await hash(page);
    const force = by(await actions(page), 'react')[0];
    await page.reload();
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'yes');
    await ourTurn(page);
    await settled(page);
    assert.equal(await hash(page), before);
    assert.ok((await actions(page)).includes(force), 'the same force is asked');
    assert.ok(await page.evaluate((text) => globalThis.longroll.where(`place:${text}`), force), 'and its hex is in sight');
    await lab.shot(page, `campaign-reaction-${size}`);
    await act(page, force); // its die falls
    await page.reload();
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'yes');
    await ourTurn(page);
    await closes(page);
  });
}

/** A few points are placed, a few forces march, and one of the ways to go on is taken. */
function player() {
  const done = new Map();
  return (all, { heading }) => {
    const made = done.get(heading) ?? 0;
    done.set(heading, made + 1);
    const listed = all.filter((text) => !['set-reaction', 'give-answer'].includes(verb(text)));
    const go = by(listed, 'march');
    if (go.length > 0) return go[(made * 5) % go.length];
    const names = made < 6 ? ['storm', 'lead', 'place', 'react', 'muster'] : ['storm', 'lead'];
    const some = names.map((name) => by(listed, name)).find((list) => list.length > 0);
    return some?.[(made * 5) % some.length] ?? ends(listed) ?? listed.at(-1);
  };
}
/** By keys alone: every day some decisions; `tools/test whole` plays a year to its end. */
const most = isWhole ? 3000 : 10;
for (const size of isWhole ? ['desktop', 'wide', 'phone'] : ['desktop']) {
  test(`a year of the war is set up and played by keys alone (${size}), ${most} decisions at most`, { timeout: 1_800_000 }, async () => {
    const page = await lab.open({ size: SIZES[size], more: calm });
    await page.focus('#canvas');
    for (const id of ['setup:campaign', 'scenario:2', 'side:1', 'level:0', 'option:length:1']) await enterAt(page, id);
    await type(page, 'seed', '7');
    await enterAt(page, 'start');
    const choose = player();
    const seasons = new Set();
    const counted = (all, asked) => {
      seasons.add(asked.heading.match(/^\S+ 1863/)?.[0]);
      return choose(all, asked);
    };
    const { kinds, decisions, over } = await playByKeys(page, { choose: counted, most });
    console.log(`${decisions} decisions by keys, ${[...kinds].map(([kind, { picture, list }]) => `${kind} ${picture}+${list}`).join(', ')}`);
    // The Confederates: a Union that this player leads loses within a season.
    if (isWhole) assert.deepEqual([...seasons], ['Spring 1863', 'Summer 1863', 'Fall 1863', 'Winter 1863']);
    assert.ok(isWhole ? over : decisions === most, `${decisions} decisions`);
    assert.ok(kinds.get('place')?.picture > 0, 'points are placed on the picture');
    if (isWhole) for (const kind of ['muster', 'march']) assert.ok(kinds.get(kind)?.picture > 0, `${kind} is decided on the picture`);
    await lab.shot(page, `campaign-keys-${size}`);
    await closes(page);
  });
}

/** By clicks or taps on the picture alone, once it has begun; on a phone in `tools/test whole`. */
for (const size of isWhole ? ['desktop', 'phone'] : ['desktop']) {
  test(`a year of the war is played by pointing alone (${size}), ${most} decisions at most`, { timeout: 1_800_000 }, async () => {
    const page = await lab.open({ size: SIZES[size], more: calm });
    for (const id of ['setup:campaign', 'scenario:2', 'side:1', 'level:0', 'option:length:1']) await press(page, id);
    await type(page, 'seed', '7');
    await press(page, 'start');
    const hand = handFor(size);
    const choose = player();
    // A press on a hex musters its first force, and arrivals are of the kind that is lit: others begin with a press on a button.
    const isFirst = (text, all) => (verb(text) === 'muster' ? text.endsWith(' 0') : verb(text) !== 'place' || text.split(' ')[1] === by(all, 'place')[0].split(' ')[1]);
    const { kinds, decisions, over } = await playBy(hand, page, { choose: (all, asked) => choose(all.filter((text) => isFirst(text, all)), asked), most });
    console.log(`${decisions} decisions by ${hand.clicks} clicks, ${[...kinds].map(([kind, { picture, list }]) => `${kind} ${picture}+${list}`).join(', ')}`);
    assert.ok(isWhole ? over : decisions === most, `${decisions} decisions`);
    await lab.shot(page, `campaign-pointer-${size}`);
    await closes(page);
  });
}

for (const isSkipped of [false, true]) {
  test(`the computer's impulse is shown ${isSkipped ? 'at once when the player wishes' : 'within 20 seconds'}`, { timeout: 600_000 }, async () => {
    const page = await openAt(lab, theirs, SIZES.desktop, {});
    const before = await prompt(page);
    await act(page, 'end-moves');
    if ((await prompt(page)).plies === before.plies) await act(page, 'end-moves'); // what is left undone is asked about once
    const { seconds, decided } = await shownIn(page, before.plies, 'Confederate', {
      skip: isSkipped, answer: async () => act(page, ends(await actions(page)) ?? (await actions(page))[0]),
    });
    console.log(`${decided} decisions shown in ${seconds.toFixed(1)} s`);
    assert.ok(decided > 20, 'armies have moved');
    assert.ok(seconds < (isSkipped ? 4 : 20), `${seconds} s`);
    await ourTurn(page);
    await lab.shot(page, `campaign-impulse-${isSkipped ? 'skipped' : 'shown'}`);
    await closes(page);
  });
}

for (const size of isWhole ? ['desktop', 'wide', 'phone'] : ['desktop']) {
  test(`two at one screen (${size}): each side is asked in turn, and no curtain falls where nothing is hidden`, async () => {
    const page = await openAt(lab, reacting, SIZES[size]);
    await bothPlay(page);
    // Each plays a whole impulse, with a march where one can be made.
    const asked = new Map();
    const marched = new Set();
    const most = isWhole ? 400 : 90;
    for (let n = 0; n < most && marched.size < 2; ++n) {
      await ourTurn(page);
      const { seat, heading } = await prompt(page);
      asked.set(seat, (asked.get(seat) ?? new Set()).add(heading));
      const all = (await actions(page)).filter((text) => !['set-reaction', 'give-answer'].includes(verb(text)));
      const go = by(all, 'march')[0] ?? (marched.has(seat) ? undefined : by(all, 'muster')[n % Math.max(1, by(all, 'muster').length)]);
      if (go && verb(go) === 'march') marched.add(seat);
      await act(page, go ?? ends(all) ?? all[0]);
      await settled(page);
      assert.equal(await page.locator('[data-do="lift-curtain"]').count(), 0);
    }
    assert.deepEqual([...asked.keys()].sort(), ['csa', 'usa']);
    assert.deepEqual([...marched].sort(), ['csa', 'usa'], 'each side has marched a force');
    await closes(page);
  });
}
