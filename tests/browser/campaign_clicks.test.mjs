// How many clicks the campaign takes: a round of recruitment, and an impulse with marches, trains and battles. Hands that see the screen only.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laboratory } from './harness.mjs';
import { actions, ourTurn, press, prompt, settled, where } from './play.mjs';
import { calm, closes, those, verb } from './fields.mjs';

const lab = await laboratory();

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
    const placed = await hand.named(/^Place \d+ with the largest forces/);
    if (!placed) assert.ok(await hand.control('choice:end-recruitment'), (await prompt(page)).text);
  }
  const { plies } = await prompt(page);
  console.log(`${plies - first.plies} decisions in ${hand.clicks} clicks`);
  assert.ok(plies > first.plies + 5);
  await closes(page);
});
