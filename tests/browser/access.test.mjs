// The mirror: who does not see the picture plays by its headings, lists and buttons alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laboratory, until } from './harness.mjs';
import { ourTurn, play, press, prompt, settled } from './play.mjs';

const calm = { more: { reducedMotion: 'reduce' }, init: "localStorage.setItem('longroll/speed', 'at-once')" };
const lab = await laboratory();

async function closes(page) {
  assert.deepEqual(page.faults, []);
  await page.context().close();
}

/** Opens what is folded among the choices. */
async function unfold(page) {
  const closed = page.locator('#mirror-actions details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().press('Enter');
}
/** What a screen reader finds, by its roles: the buttons below "Choices" and "Controls", and each heading of the table with its list. */
async function heard(page) {
  await settled(page);
  await unfold(page);
  const tree = (await page.getByRole('main').ariaSnapshot()).split('\n');
  const out = { text: tree.join('\n'), choices: [], table: new Map(), said: [] };
  let head = '', part = '';
  for (const line of tree) {
    const [, role, name] = /^\s*- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?/.exec(line) ?? [];
    const words = (name ?? line.replace(/^\s*- '?\w+:? ?"?/, '').replace(/"?'?$/, '')).replaceAll('\\"', '"').replaceAll("''", "'");
    if (role === 'heading' && /level=2/.test(line)) head = words;
    else if (role === 'heading' && /level=3/.test(line)) out.table.set(part = words, []);
    else if (role === 'button' && head === 'Choices') out.choices.push(words);
    else if (role === 'listitem' && head === 'The table') out.table.get(part).push(words);
    else if (head === '') out.said.push(words);
  }
  return out;
}
/** Presses the choice of that name as a screen reader does, and waits until it has been decided. */
async function choose(page, name) {
  const { plies } = await prompt(page);
  await page.getByRole('region', { name: 'Your lawful actions' }).getByRole('button', { name, exact: true }).press('Enter');
  await until(page, (before) => globalThis.longroll.prompt().plies > before, plies);
  await ourTurn(page);
}
/** Begins a game with the keyboard in the mirror, and waits until every choice is told with what comes of it. */
async function begin(page, game) {
  await press(page, `play:${game}`);
  await ourTurn(page);
  await settled(page);
  await page.keyboard.press('F6');
}
/** The number that follows these words in a name; -1 when they are not in it. */
const number = (name, words) => Number(new RegExp(`${words} [<>]?(\\d+)`).exec(name)?.[1] ?? -1);
const best = (names, of) => names.reduce((a, b) => (of(b) > of(a) ? b : a));

const DECISIONS = 260;

/** Of the names alone: fires where a hit is likeliest, rolls, lays out troops where a position is empty, else goes on. */
function dixie({ choices, table, said }) {
  const can = (pattern) => choices.filter((name) => pattern.test(name));
  const empty = /Without troops: (.*)/.exec([...table.values()].flat().join('\n'))?.[1].split(', ')[0];
  const posted = [...table].filter(([title]) => /^USA (Left|Center|Right):/.test(title)).sort(([, a], [, b]) => a.length - b.length);
  if (empty || (can(/^Post /).length > 0 && posted[0][1].length < 3)) {
    const place = empty ?? posted[0][0].split(':')[0];
    const troops = table.get('Your Reserve').map((line) => /^(.*), (infantry|cavalry|artillery), value/.exec(line)?.[1]);
    const card = choices.find((name) => name.endsWith(` at ${place}`) && troops.some((troop) => troop && name.includes(troop)));
    if (card) return card;
  }
  const shots = can(/1 hit/);
  if (shots.length > 0) return best(shots, (name) => number(name, '1 hit(?: or more)?'));
  const standing = can(/stands/);
  if (standing.length > 0) return best(standing, (name) => number(name, 'stands(?: its next roll)?'));
  assert.ok(said.length > 0);
  return can(/^(Deployment is done|End |Finish|Pass|No |Done|Draw|Roll)/)[0] ?? choices[0];
}

test('access: a battle of Dixie is played by the words of the mirror alone', async () => {
  const page = await lab.open(calm);
  await begin(page, 'dixie');
  const first = await heard(page);
  assert.ok([...first.table.keys()].filter((title) => /^(USA|CSA) (Left|Center|Right):/.test(title)).length === 6, 'six positions, each a heading');
  assert.ok(first.table.get('Your Reserve').length > 5, 'the hand is a list');
  assert.match(first.table.get('Your Reserve').join('\n'), /infantry, value \d, hits on 1/);
  assert.match(first.table.get('How the battle stands').join('\n'), /Union: \d of \d positions that win; \d+ cards? in the Reserve/);
  let decisions = 0;
  let rolls = 0;
  for (; decisions < DECISIONS && !(await prompt(page)).over; ++decisions) {
    const now = await heard(page);
    assert.ok(now.choices.length > 0, 'who is asked finds an answer');
    assert.equal(new Set(now.choices).size, now.choices.length, `each choice has a name of its own: ${now.choices.join(' | ')}`);
    rolls += now.choices.some((name) => /\d+%/.test(name)) ? 1 : 0;
    const name = dixie(now);
    await choose(page, name);
  }
  assert.ok((await prompt(page)).over, `the battle has been played to its end, ${decisions} decisions`);
  assert.ok(rolls > 3, `chances are told before rolls, ${rolls}`);
  await closes(page);
});

const TURNS = 3;

/** Of the names alone: everybody moves toward the enemy as far as his points reach; who must attack does so at the best odds there are. */
function battles({ choices }, made) {
  const can = (pattern) => choices.filter((name) => pattern.test(name));
  const going = can(/^Go to /);
  if (going.length > 0) return going.find((name) => /beside the enemy's/.test(name)) ?? best(going, (name) => number(name, 'near Matthews|[:,]'));
  const rolls = can(/^Roll at/);
  if (can(/^Send in/).length > 0) return can(/^Send in/)[0];
  if (rolls.length > 0) return rolls[0];
  const taken = can(/^Move |^Bring on/);
  if (taken.length > 0 && made < 6) return taken[made % taken.length];
  return can(/^(End|Attack|No |The guns|Put up|Halt|Pass)/)[0] ?? choices[0];
}

test('access: three turns of Bull Run are played by the words of the mirror alone', async () => {
  const page = await lab.open(calm);
  await begin(page, 'battles');
  const first = await heard(page);
  const [union, south] = [first.table.get('Union units'), first.table.get('Confederate units')];
  assert.ok(union.length > 2 && south.length > 2, 'the units of both sides are lists');
  assert.match(union.join('\n'), /^\d{4}.*level \d: .*, infantry, Combat strength \d+, Movement points \d/m, 'where, on what ground, who, how strong');
  assert.match(first.table.get('How the battle stands').join('\n'), /Turn 1 of \d+.*\nUnion: \d+ victory points/s);
  const seen = { costs: 0, beside: 0, odds: 0 };
  let phase = '', made = 0, decisions = 0;
  for (; decisions < 300; ++decisions) {
    const asked = await prompt(page);
    if (asked.over || Number(/turn (\d+)/i.exec(asked.heading)?.[1] ?? 0) > TURNS) break;
    made = asked.heading === phase ? made + 1 : 0;
    phase = asked.heading;
    const now = await heard(page);
    assert.equal(new Set(now.choices).size, now.choices.length, `each choice has a name of its own: ${now.choices.join(' | ')}`);
    seen.costs += now.choices.some((name) => /^Go to .*: \S+ of \S+ points/.test(name)) ? 1 : 0;
    seen.beside += now.choices.some((name) => /beside the enemy's \w+ in \d{4}/.test(name)) ? 1 : 0;
    if (now.choices.some((name) => /^Roll at/.test(name))) {
      ++seen.odds;
      assert.match(now.text, /Attackers: .* Defenders: .* Odds: \d+ to \d+/, 'what the roll is made of is told before it');
      assert.ok(now.choices.filter((name) => /^Roll at/.test(name)).every((name) => /\d+%/.test(name)), 'each with its chances');
    }
    const name = battles(now, made);
    await choose(page, name);
  }
  assert.ok(Number(/turn (\d+)/i.exec((await prompt(page)).heading)?.[1]) > TURNS, `three turns have been played, ${decisions} decisions`);
  assert.ok(seen.costs > 3 && seen.beside > 0 && seen.odds > 0, JSON.stringify(seen));
  await closes(page);
});

test('access: who presses F6 with eyes sees the words, and the choice of the keyboard is pointed at on the picture', async () => {
  const page = await lab.open(calm);
  await begin(page, 'battles');
  const panel = await page.locator('#mirror').boundingBox();
  assert.ok(panel.width > 300 && panel.height > 600, 'the mirror is a panel');
  const named = page.locator('#mirror-actions button', { hasText: /^Move / }).first();
  await unfold(page);
  await named.focus();
  await settled(page);
  const { at, rects } = await page.evaluate(() => globalThis.longroll.stops());
  assert.ok(at >= 0 && rects[at].w > 20, 'a ring stands on the counter');
  assert.ok(await page.evaluate(() => globalThis.longroll.tip()), 'and it is said what it is');
  assert.equal(await page.locator('#mirror-log').getAttribute('aria-live'), null, 'the log is not read out line by line');
  assert.deepEqual(await page.$$eval('[role=log]', (all) => all.map((node) => node.id)), ['mirror-news'], 'what is read out is one summary');
  await page.keyboard.press('Escape');
  assert.ok((await page.locator('#mirror').boundingBox()).width < 100, 'Esc leads back to the picture');
  await closes(page);
});

test('access: two keys walk over every counter and card, lit or not, and say why not', async () => {
  for (const [game, why] of [['battles', /cannot move/], ['dixie', /./]]) {
    const page = await lab.open(calm);
    await press(page, `play:${game}`);
    await ourTurn(page);
    const barred = [];
    const seen = new Set();
    // What the hand of this game holds is luck: where all of it may be played, the game goes on until something may not.
    for (let stage = 0; stage < 12 && barred.length === 0; ++stage) {
      if (stage > 0) await play(page, 3);
      await ourTurn(page);
      seen.clear();
      for (let i = 0; i < 24; ++i) {
        await page.keyboard.press('.');
        await settled(page);
        const { tip, ring } = await page.evaluate(() => {
          const { at, rects } = globalThis.longroll.stops();
          return { tip: globalThis.longroll.tip(), ring: at < 0 ? '' : Object.values(rects[at]).join() };
        });
        seen.add(`${ring} ${tip?.title ?? ''}`); // the ring of what may be chosen, the words of what may not
        if (tip?.barred) barred.push(`${tip.title}: ${tip.lines.join(' ')} [${tip.rule}]`);
      }
      if (stage === 0) assert.ok(seen.size > 5, `${game}: they go from one to the next, ${[...seen].join(' | ')}`);
    }
    assert.ok(barred.some((words) => why.test(words) && /\[\d+\.\d+\]$/.test(words)), `${game}: why it may not, ${barred.join(' | ')}`);
    await closes(page);
  }
});
