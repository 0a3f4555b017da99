// How many clicks the campaign takes: a round of recruitment, and an impulse with marches, trains and battles. Hands that see the screen only.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laboratory } from './harness.mjs';
import { actions, ourTurn, press, prompt, settled, tip, where } from './play.mjs';
import { calm, closes, openAt, verb } from './fields.mjs';
import { offers, position } from './positions.mjs';

/** The Union's first impulse of 1863 begins; a point has arrived at Quincy. */
const impulse = await position((asked) => asked.seat === 'usa' && offers('commit')(asked), {
  game: 'campaign/1863', games: 20, plies: 60,
  choose: (list, n) => list.find(({ text }) => n === 0 && text === 'place 0 1004')?.text
    ?? (['end-recruitment', 'end-works', 'end-moves', 'end-supply'].map((name) => list.find(({ text }) => verb(text) === name)).find(Boolean) ?? list.at(-1)).text,
});
const lab = await laboratory(); // after the position: tests must be known before the first wait

/** A hand with a mouse, which counts its clicks. */
class Hand {
  clicks = 0;
  constructor(page) { this.page = page; }
  async click(at) {
    ++this.clicks;
    await this.page.mouse.move(at.x, at.y);
    await settled(this.page);
    await this.page.mouse.click(at.x, at.y);
    await settled(this.page);
    await ourTurn(this.page);
    await settled(this.page);
  }
  /** Presses what is on the screen; false: it is not there. */
  async control(id) {
    const rect = await where(this.page, id);
    if (!rect) return false;
    await this.click({ x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 });
    return true;
  }
  /** A button of the game's own with these words. */
  async named(words) {
    await settled(this.page);
    const all = await this.page.$$eval('[data-do^="view:"]', (nodes) => nodes.map((node) => [node.dataset.do, node.textContent]));
    const found = all.find(([, label]) => words.test(label))?.[0];
    return found ? this.control(found) : false;
  }
}

/** The war from that year on, the first side asked. */
async function war(start) {
  const page = await lab.open({ more: calm });
  await settled(page);
  await press(page, `play:campaign/${start}`);
  await ourTurn(page);
  await settled(page);
  return page;
}

test('a round of recruitment takes at most 12 clicks', async () => {
  const page = await war('1863');
  const hand = new Hand(page);
  const first = await prompt(page);
  const recruits = async () => (await actions(page)).some((text) => ['place', 'build', 'finish', 'end-recruitment'].includes(verb(text)));
  while (await recruits()) {
    assert.ok(hand.clicks < 12, `${hand.clicks} clicks, and still ${(await prompt(page)).text}`);
    const placed = await hand.named(/^Place \d+ .*with the largest/);
    if (!placed) assert.ok(await hand.control('choice:end-recruitment'), (await prompt(page)).text);
  }
  const { plies } = await prompt(page);
  console.log(`${plies - first.plies} decisions in ${hand.clicks} clicks`);
  assert.ok(plies > first.plies + 5);
  await closes(page);
});

test('an impulse of eight moves, three by rail and one over water, and two battles takes at most 40 clicks', { timeout: 300_000 }, async () => {
  const page = await openAt(lab, impulse);
  const hand = new Hand(page);
  const middle = async (hex) => {
    const rect = await where(page, `place:step ${hex}`);
    assert.ok(rect, `${hex} is in sight`);
    return { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
  };
  const list = async (name) => (await actions(page)).filter((text) => verb(text) === name);
  const moves = async () => (await prompt(page)).text === 'Which force moves?';
  /** A force that could go on halts. */
  const ready = async () => {
    if (!(await moves())) assert.ok(await hand.control('choice:halt'), (await prompt(page)).text);
    assert.ok(await moves(), (await prompt(page)).text);
  };
  /** Takes the force of a hex, points at another and goes there; what is said there must have these words. */
  const go = async (from, to, words) => {
    await ready();
    await hand.click(await middle(from));
    const goal = await middle(to);
    await page.mouse.move(goal.x, goal.y);
    assert.match((await tip(page)).title, words, `${from} to ${to}`);
    await hand.click(goal);
  };
  /** Answers what a move or a battle asks, the first answer that there is. */
  const answer = async () => {
    while (!(await moves())) {
      assert.ok(hand.clicks < 60, (await prompt(page)).text);
      const texts = ['lead', 'besiege', 'retreat', 'halt', 'pass'];
      const [text] = (await Promise.all(texts.map(list))).find((all) => all.length > 0) ?? [];
      assert.ok(text, (await prompt(page)).text);
      if (!(await hand.control(`choice:${text}`))) await hand.click(await middle(text.split(' ')[1]));
    }
  };
  const fights = async () => (await page.$$eval('#mirror-log li', (all) => all.filter((node) => /attacks at/.test(node.textContent)).length));

  assert.ok(await hand.named(/^Feed \d+ of \d+ with \d+ transports?$/));
  assert.ok(await hand.control('choice:end-works'));
  await page.mouse.move(450, 400);
  for (let i = 0; i < 4; ++i) {
    await page.mouse.wheel(0, 300); // the whole map: turning the wheel is no click
    await settled(page);
  }
  const before = await fights();
  const { heading } = await prompt(page);
  for (const [from, to] of [['1004', '1513'], ['2610', '2015'], ['2113', '2709']]) await go(from, to, /^By rail/);
  await ready();
  await hand.click(await middle('1218')); // on board, in the panel of the force at Memphis
  await page.mouse.move(1100, 600);
  assert.ok(await hand.control('embark-2-0'));
  await hand.click(await middle('0923'));
  for (const [from, to] of [['4305', '4205'], ['4506', '4406']]) {
    await go(from, to, /^March to/);
    await answer();
  }
  for (const [from, to] of [['0925', '1025'], ['2117', '2118']]) {
    await go(from, to, /^Attack/);
    await answer();
  }
  assert.equal(await fights(), before + 2);
  assert.ok(await hand.control('choice:end-moves'));
  if ((await list('end-moves')).length > 0) assert.ok(await hand.control('choice:end-moves')); // it asks first: others could move
  console.log(`${hand.clicks} clicks`);
  assert.ok(hand.clicks <= 40, `${hand.clicks} clicks`);
  assert.notEqual((await prompt(page)).heading, heading);
  await closes(page);
});
