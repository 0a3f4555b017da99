// Two people at one screen through a whole battle with face-down cards, decoys and hidden hands. The engine's own program follows
// every decision and says at each hand-over what the one who reads must not know: that stands nowhere, neither in words nor on the picture.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../../tools/lib/deps.mjs';
import { laboratory, picture } from './harness.mjs';
import { type } from './keys.mjs';
import { act, actions, hash, press, prompt, settled } from './play.mjs';
import { protocol } from './positions.mjs';
import { lift } from './table.mjs';

const lab = await laboratory();
const cards = JSON.parse(fs.readFileSync(path.join(root, 'assets/games/dixie/bull-run.json'), 'utf8')).cards;
const nameOf = new Map(cards.map(({ id, name }) => [id, name]));
const size = { viewport: { width: 900, height: 600 }, deviceScaleFactor: 1 };
const VERBS = ['deploy', 'decoy', 'move', 'play', 'hit', 'check', 'fire'];
const SEED = 5;
const isWhole = Boolean(process.env.LONGROLL_WHOLE); // `tools/test whole`: to the end of the battle

/** The cards that lie somewhere in one seat's sight. */
const seen = async (ask, seat) => (await ask(`state ${seat}`)).pieces.map(({ kind }) => kind).filter((kind) => kind !== '?');

const TABLE = { x: 12, y: 110, width: 560, height: 440 };

/** What lies under the curtain: no word of any card that only one of the two may see, and on the table the same as at every hand-over to that player. */
async function isCovered(page, names, pictures) {
  await settled(page);
  const words = await page.evaluate(() => document.body.textContent);
  assert.deepEqual(names.filter((name) => words.includes(name)), [], 'the curtain hides every hand');
  const { seat } = await prompt(page);
  const seen = await picture(page, { clip: TABLE });
  if (pictures.has(seat)) assert.ok(pictures.get(seat).equals(seen), `nothing of the table is drawn under the curtain before ${seat}`);
  pictures.set(seat, seen);
}

/** What `reader` has before him: nothing that only the other knows. */
async function readsOnly(page, own, others, public_) {
  const known = new Set([...public_, ...own.map((id) => nameOf.get(id))]);
  const secret = others.filter((id) => !own.includes(id));
  const { words, html, lying } = await page.evaluate(([ids, verbs]) => ({
    words: document.body.textContent,
    html: document.getElementById('mirror').innerHTML,
    lying: ids.filter((id) => verbs.some((each) => globalThis.longroll.where(`piece:${each} ${id} usa.left`) || globalThis.longroll.where(`piece:${each} ${id}`))),
  }), [secret, VERBS]);
  const names = secret.map((id) => nameOf.get(id)).filter((name) => name && !known.has(name));
  assert.deepEqual(names.filter((name) => words.includes(name)), [], 'no word of a hidden card');
  assert.deepEqual(secret.filter((id) => new RegExp(`${id.replaceAll('.', '\\.')}\\b`).test(html)), [], 'nor its number');
  assert.deepEqual(lying, [], 'nor does it lie face-up on the picture');
  return secret.length;
}

/** Lays out nine cards over the positions, some face-down as decoys; fires with all, moves one card in every second turn. */
function choice(all, { heading }, phase, made) {
  const others = all.filter((text) => text !== 'finish');
  const laying = /deployment/.test(heading);
  const most = laying ? 9 : /move/.test(heading) ? Number(/turn (\d+)/.exec(heading)?.[1] ?? 0) % 2 : 20;
  if (others.length === 0 || (phase >= most && all.includes('finish'))) return 'finish';
  if (!laying) return others[(made * 7) % others.length];
  const place = ['left', 'center', 'right'][phase % 3];
  return others.find((text) => text.endsWith(place) && text.startsWith(phase % 4 === 3 ? 'decoy' : 'deploy')) ?? others[0];
}

/** Plays on until the battle is over or `most` decisions are made, and counts what was looked at. */
async function playBoth(most) {
  const page = await lab.open({ size, more: { reducedMotion: 'reduce' } });
  const { ask, end } = protocol();
  try {
    await press(page, 'setup:dixie');
    for (const id of ['preset:1', 'side:2']) await press(page, id);
    await page.focus('#canvas');
    await type(page, 'seed', String(SEED)); // by keys, which bring it into sight
    await press(page, 'start');
    await page.locator('[data-do="lift-curtain"]').waitFor({ state: 'attached' });
    await ask(`new dixie/bull-run seed=${SEED} preset=advanced`);
    const done = new Map();
    const pictures = new Map();
    const public_ = new Set(); // cards that both have had before them: the log may speak of them
    let [handed, hidden, made, last] = [0, 0, 0, ''];
    for (; made < most; ++made) {
      await settled(page);
      const covered = await page.locator('[data-do="lift-curtain"]').count();
      const [usa, csa] = [await seen(ask, 'usa'), await seen(ask, 'csa')];
      for (const id of usa.filter((one) => csa.includes(one))) public_.add(nameOf.get(id));
      if (covered) {
        await isCovered(page, [...usa, ...csa].map((id) => nameOf.get(id)).filter((name) => name && !public_.has(name)), pictures);
        if (handed === 3) await lab.shot(page, 'seats-curtain');
      }
      await lift(page);
      // What the page answers by itself (a question with one answer) the engine is told, too.
      for (let n = 0; n < 4 && (await ask('hash')).hash !== (await hash(page)); ++n) await ask(`do ${(await ask('prompt')).actions[0].text}`);
      assert.equal(await hash(page), (await ask('hash')).hash, 'the page stands where the engine stands');
      const asked = await prompt(page);
      if (asked.over) break;
      if (asked.seat !== last) {
        handed += 1;
        const [own, others] = [await seen(ask, asked.seat), await seen(ask, asked.seat === 'usa' ? 'csa' : 'usa')];
        hidden += await readsOnly(page, own, others, public_);
        last = asked.seat;
      }
      const all = await actions(page);
      const when = `${asked.seat}: ${asked.heading}`;
      const phase = done.get(when) ?? 0;
      done.set(when, phase + 1);
      const text = choice(all, asked, phase, made);
      await act(page, text);
      const did = await ask(`do ${text}`);
      assert.ok(did.told, JSON.stringify(did));
      for (const line of did.told) public_.add(/^(.*) rolls morale/.exec(line)?.[1]); // the dice are rolled before both
    }
    return { page, handed, hidden, made };
  } finally {
    end();
  }
}

test('two at one screen: at each hand-over nothing of the other is to be read', { timeout: 900_000 }, async () => {
  const { page, handed, hidden, made } = await playBoth(isWhole ? 2000 : 24);
  assert.ok(handed >= (isWhole ? 20 : 3) && hidden >= 20 * handed / 2, `${handed} hand-overs, ${hidden} hidden cards in ${made} decisions`);
  if (isWhole) {
    const end = await prompt(page);
    assert.ok(end.over, 'the battle has ended');
    assert.match(end.heading, /victory|draw/i);
    await page.locator('[data-do="play-again"]').waitFor({ state: 'attached' });
    await lab.shot(page, 'seats-over');
  }
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
