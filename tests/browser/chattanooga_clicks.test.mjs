// How many clicks Chattanooga takes: a Movement Phase of forty stacks by brigades, and Sherman's column on and down the road. Hands that
// see the screen only: the prompt, the buttons, and what pointing at a hex says. And a fortune of war that a reload interrupts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory } from './harness.mjs';
import { act, actions, hash, ourTurn, prompt, settled, where } from './play.mjs';
import { calm, closes, inSight, openAt, those, verb } from './fields.mjs';
import { position } from './positions.mjs';
import { bothPlay } from './table.mjs';

/** Everybody waits: turns pass, and who is due comes on when the player says so. */
function passes(list) {
  const first = ['end-set-up', 'pass', 'end-moves', 'end-combat', 'end-returns', 'end-turn'].map((name) => list.find(({ text }) => verb(text) === name));
  return (first.find(Boolean) ?? list.at(-1)).text;
}
const knell = (wanted) => position(wanted, { game: 'chattanooga/death-knell', choose: passes, games: 2, plies: 600 });
const isUnionMovement = ({ seat, heading }) => seat === 'usa' && /Union movement/.test(heading);
const opening = await knell((asked) => isUnionMovement(asked) && asked.actions.filter(({ text }) => verb(text) === 'take-stack').length >= 40);
const sherman = await knell((asked) => isUnionMovement(asked) && asked.actions.some(({ text }) => text === 'take usa.55-il'));
/** A fortune of war waits for its holder's choice, after an attack. */
const fortune = await position((asked) => asked.actions.some(({ text }) => verb(text) === 'fortune'), {
  game: 'chattanooga/wauhatchie', options: 'fortunes-of-war=on leaders=on', games: 12, plies: 1500,
  choose: (list, n) => {
    const by = (name) => list.filter(({ text }) => verb(text) === name);
    for (const name of ['end-set-up', 'attack', 'attack-with']) if (by(name).length > 0) return by(name)[0].text;
    if (by('take-stack').length > 0) return by('take-stack')[(n * 5) % by('take-stack').length].text;
    const far = ({ text }) => Math.abs(Number(text.slice(3, 5)) - 18) + Math.abs(Number(text.slice(5)) - 50);
    return (by('go').sort((a, b) => far(a) - far(b))[0] ?? list.at(-1)).text;
  },
});
const isWhole = Boolean(process.env.LONGROLL_WHOLE); // `tools/test whole`: forty stacks, every day twelve
const STACKS = isWhole ? 40 : 12;
const lab = await laboratory();

/** A hand with a mouse, which counts its clicks. */
class Hand {
  clicks = 0;
  constructor(page) { this.page = page; }
  async point({ x, y }) {
    await this.page.mouse.move(x, y);
    await settled(this.page);
  }
  async click(at) {
    ++this.clicks;
    await this.point(at);
    await this.page.mouse.click(at.x, at.y);
    await settled(this.page);
  }
  async control(id) {
    const rect = await where(this.page, id);
    assert.ok(rect, `${id} is on the screen`);
    await this.click({ x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 });
  }
  /** The game's own button with these words, or null. */
  async named(words) {
    await settled(this.page);
    const all = await this.page.$$eval('[data-do^="view:"]', (nodes) => nodes.map((node) => [node.dataset.do, node.textContent]));
    return all.find(([, label]) => words.test(label))?.[0] ?? null;
  }
  /** The middle of the map, as it lies on the screen. */
  async map() {
    const tool = await where(this.page, 'map-in');
    return { left: 60, right: tool.x - 20, top: tool.y, bottom: 640 };
  }
  /** Points round the middle of the map until the most of those who are led would march, and clicks there: how many. */
  async send() {
    const { left, right, top, bottom } = await this.map();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    let best = { count: 0 };
    for (const [dx, dy] of [[60, 0], [0, 60], [0, -60], [-60, 0], [110, 30], [0, 120], [0, -120], [-110, 30], [160, 0], [-160, 0]]) {
      const at = { x: x + dx, y: y + dy };
      await this.point(at);
      const said = /(\d+) of (\d+) units march/.exec((await prompt(this.page)).text);
      if (said && Number(said[1]) > best.count) best = { count: Number(said[1]), at };
      if (said && said[1] === said[2]) break;
    }
    if (best.at) await this.click(best.at);
    return best.count;
  }
}

test(`a Movement Phase takes at most three clicks for two stacks, by brigades: ${STACKS} stacks`, async () => {
  const page = await openAt(lab, opening);
  const hand = new Hand(page);
  const stacks = (await those(page, 'take-stack')).length;
  const left = async () => (await those(page, 'take-stack')).length;
  const most = STACKS * 1.5;
  while (hand.clicks < most && stacks - (await left()) < STACKS) {
    await hand.control('map-formation');
    const { plies } = await prompt(page);
    if (await hand.send() === 0) {
      const stay = await hand.named(/^Stay for now$/);
      if (stay) await hand.control(stay);
    }
    await ourTurn(page);
    await settled(page);
    assert.ok((await prompt(page)).plies >= plies);
  }
  const moved = stacks - (await left());
  console.log(`${moved} stacks of ${stacks} in ${hand.clicks} clicks`);
  assert.ok(moved >= STACKS, `${moved} stacks in ${hand.clicks} clicks`);
  await lab.shot(page, 'chattanooga-forty-stacks');
  await closes(page);
});

/** The turn passes until the Union moves again, with none of its units moved. */
async function passCouplet(page) {
  for (let n = 0, left = true; n < 60; ++n) {
    await ourTurn(page);
    const asked = await prompt(page);
    if (!left && isUnionMovement(asked)) return;
    const all = (await actions(page)).map((text) => ({ text }));
    await act(page, passes(all));
    left = false;
    await settled(page);
    const now = await prompt(page);
    left = isUnionMovement(now) && now.plies === asked.plies; // what is left undone is asked about once
  }
  throw new Error('the Union does not move again');
}

test("Sherman's column comes on and down the road in at most 12 clicks, all 46 units", { timeout: 300_000 }, async () => {
  const page = await openAt(lab, sherman);
  await bothPlay(page);
  const hand = new Hand(page);
  // "Union, evening of the 23rd, at 1056 or 1356: 55th Illinois, ..." in the table in words.
  const toCome = async () => (await page.$$eval('#mirror li', (all) => all.map((node) => node.textContent)))
    .filter((line) => /^Union, .*, at \d{4}.*: /.test(line)).reduce((sum, line) => sum + line.split(': ')[1].split(', ').length, 0);
  const before = await toCome();
  const first = await inSight(page, 'piece', ['take usa.55-il']);
  await hand.click(first); // who is due is taken from the strip
  const all = await hand.named(/^Whole stack \(\d+\)$/);
  assert.ok(all, 'all who are due can be led');
  await hand.control(all);
  const due = Number(/where shall the (\d+) units go/.exec((await prompt(page)).text)[1]);
  assert.ok(due > 40, `${due} are due`);
  const { plies } = await prompt(page);
  assert.ok(await hand.send() > 0, 'the entry is in sight, and pointing at the road says how many march');
  await page.waitForFunction((before) => globalThis.longroll.prompt().plies > before, plies);
  // 9.3: a column has its length, so the rest comes on in the couplets that follow, by a click each.
  let couplets = 1;
  for (; couplets < 14; ++couplets) {
    await passCouplet(page);
    const more = await hand.named(/^The column goes on \(\d+\)$/);
    if (!more) break;
    await hand.control(more);
    await ourTurn(page);
    await settled(page);
  }
  const came = before - (await toCome()); // with their leaders
  console.log(`${came} of ${due} units and their leaders came on in ${couplets} couplets; ${hand.clicks} clicks`);
  assert.ok(came >= due, 'all of the column have come on');
  assert.ok(hand.clicks <= 12, `${hand.clicks} clicks`);
  await lab.shot(page, 'chattanooga-sherman');
  await closes(page);
});

for (const size of ['desktop', 'wide', 'phone']) {
  test(`a reload in the middle of a fortune of war leaves it to be chosen, and the battle goes on (${size})`, () => reloadInFortune(size));
}
async function reloadInFortune(size) {
  const page = await openAt(lab, fortune, SIZES[size]);
  const asked = await prompt(page);
  await page.reload();
  await ourTurn(page);
  assert.equal(await hash(page), fortune.hash);
  assert.equal((await prompt(page)).text, asked.text);
  // Eight million points take minutes without a graphics card: `tools/test whole` looks at them.
  if (size !== 'wide' || isWhole) await lab.shot(page, `chattanooga-fortune-${size}`);
  await act(page, (await actions(page)).find((text) => verb(text) === 'fortune'));
  await page.waitForFunction((before) => globalThis.longroll.prompt().plies > before, asked.plies);
  const chosen = (await prompt(page)).plies;
  await ourTurn(page);
  await page.reload();
  await ourTurn(page);
  assert.ok((await prompt(page)).plies >= chosen, 'what was chosen is kept');
  await closes(page);
}
