// How many presses a battle takes: Bull Run as the Union against the computer, by a hand that reads the screen only (the prompt,
// the buttons, the lists) and decides by the pointer, or by a finger on a phone. A turn of it every day; all of it in `tools/test whole`.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calm, closes, verb } from './fields.mjs';
import { SIZES, laboratory } from './harness.mjs';
import { actions, ourTurn, press, prompt, settled, where } from './play.mjs';

const isWhole = Boolean(process.env.LONGROLL_WHOLE);
const lab = await laboratory();
const turnOf = ({ heading }) => Number(/turn (\d+) of/.exec(heading)?.[1] ?? 99);
/** As the map names it, and where a Union player wants to be. */
const HENRY_HILL = '0913';

class Hand {
  constructor(page, size) {
    this.page = page;
    this.size = size;
    this.clicks = 0;
    this.tried = new Set(); // formations that have been led in this turn
    this.spared = new Set(); // enemies that are too strong in this turn
    this.turn = 0;
  }

  /** False: it is not to be seen. */
  async click(id) {
    const rect = await where(this.page, id);
    if (!rect) return false;
    const [x, y] = [rect.x + rect.w / 2, rect.y + rect.h / 2];
    ++this.clicks;
    if (this.size.hasTouch) {
      await this.page.touchscreen.tap(x, y);
    } else {
      await this.page.mouse.move(x, y);
      await settled(this.page);
      await this.page.mouse.click(x, y);
    }
    await settled(this.page);
    return true;
  }

  /** The game's own buttons: [control, words]. */
  buttons() {
    return this.page.$$eval('[data-do^="view:"]', (all) => all.map((node) => [node.dataset.do, node.textContent]));
  }
  async button(words) {
    return (await this.buttons()).find(([, label]) => words.test(label))?.[0] ?? null;
  }

  /** A choice by its button or its place, or else out of the list of all. */
  async choose(action) {
    if (await this.click(`choice:${action}`)) return;
    assert.ok(await this.click('choices'), `${action} can be found`);
    for (const fold of await this.page.$$eval('[data-do^="fold:"]', (all) => all.map((node) => node.dataset.do))) {
      if (await where(this.page, `choice:${action}`)) break;
      await this.click(fold);
    }
    if (!(await this.click(`choice:${action}`))) await this.scrolled(action);
  }
  /** A line of a long list that lies below the fold. */
  async scrolled(action) {
    const box = await where(this.page, 'choices');
    for (let n = 0; n < 20 && !(await where(this.page, `choice:${action}`)); ++n) {
      await this.page.mouse.move(this.size.viewport.width / 2, this.size.viewport.height / 2);
      await this.page.mouse.wheel(0, 300);
      await settled(this.page);
    }
    assert.ok(await this.click(`choice:${action}`), `${action} is in the list ${box ? '' : 'that is open'}`);
  }

  /** Sends each formation that may move toward the hill, as a whole. */
  async march(all) {
    const groups = await this.page.$$eval('#mirror-actions > details', (folds) => folds.map((fold) => [
      fold.dataset.group, [...fold.querySelectorAll('button')].map((node) => node.dataset.action).filter((text) => text.startsWith('take '))]));
    const loose = all.filter((text) => verb(text) === 'take');
    const lists = groups.length > 0 ? groups : loose.map((text) => [text, [text]]);
    for (const [name, takes] of lists) {
      if (this.tried.has(name)) continue;
      this.tried.add(name);
      for (const take of takes) {
        if (!(await this.click(`piece:${take}`))) continue;
        const seen = await where(this.page, `place:go ${HENRY_HILL}`);
        const lead = seen && (await this.button(/^(?!March|One|Whole|Next).* \(\d+\)$/) ?? await this.button(/^Whole stack/));
        if (lead) await this.click(lead);
        await this.click(`place:go ${seen ? HENRY_HILL : await this.nearest()}`);
        if (lead && (await this.button(/^March/))) await this.click(await this.button(/^March/));
        if (await this.button(/^(One|Whole stack)/)) await this.page.keyboard.press('Escape');
        await settled(this.page);
        return true;
      }
    }
    return false;
  }

  /** Of the lit hexes in sight the nearest to the hill, for who sees a part of the map only. */
  async nearest() {
    const away = (hex) => Math.abs(Number(hex.slice(0, 2)) - Number(HENRY_HILL.slice(0, 2))) + Math.abs(Number(hex.slice(2)) - Number(HENRY_HILL.slice(2)));
    const lit = (await actions(this.page)).filter((text) => verb(text) === 'go').map((text) => text.slice(3)).sort((a, b) => away(a) - away(b));
    for (const hex of lit) if (await where(this.page, `place:go ${hex}`)) return hex;
    return HENRY_HILL;
  }

  async fight(all) {
    const roll = all.find((text) => text === 'resolve 0') ?? all.find((text) => verb(text) === 'resolve');
    const odds = /: (\d+):(\d+)$/.exec((await this.buttons()).map(([, label]) => label).find((label) => /^All who can/.test(label)) ?? '');
    const joins = all.filter((text) => verb(text) === 'join');
    if (odds && Number(odds[1]) < Number(odds[2]) && this.mayLeave && !roll) return this.click(await this.button(/^Cancel$/));
    if (odds && !this.joined) {
      this.joined = true;
      return this.click(await this.button(/^All who can/));
    }
    if (roll) return this.click('choice:' + roll).then((done) => done || this.choose(roll));
    return this.choose(joins[0] ?? all.find((text) => verb(text) === 'target') ?? all[0]);
  }

  /** One decision, or a few that belong together. */
  async decide() {
    const asked = await prompt(this.page);
    const all = await actions(this.page);
    const has = (name) => all.find((text) => verb(text) === name);
    if (turnOf(asked) !== this.turn) {
      this.turn = turnOf(asked);
      this.tried.clear();
      this.spared.clear();
    }
    if (has('join') || has('resolve')) return this.fight(all);
    this.joined = false;
    if (has('end-moves') && (await this.march(all))) return true;
    const target = all.find((text) => verb(text) === 'target' && !this.spared.has(text));
    if (target && (has('end-combat') ? this.turn > 1 : true)) {
      this.spared.add(target);
      this.mayLeave = Boolean(has('end-combat'));
      return this.choose(target);
    }
    const again = await this.button(/^Do not ask again$/) ?? await this.button(/^All stay, this turn$/);
    if (again) return this.click(again);
    return this.choose(has('end-moves') ?? has('end-combat') ?? has('halt') ?? all[0]);
  }
}

async function playTo(turns, size) {
  const page = await lab.open({ size, more: calm, init: "localStorage.setItem('longroll/speed', 'at-once')" });
  await press(page, 'setup:battles');
  await press(page, 'scenario:0');
  await press(page, 'side:0');
  await press(page, 'level:0');
  await press(page, 'start');
  await ourTurn(page);
  const hand = new Hand(page, size);
  await hand.click('map-fit');
  for (let n = 0; n < 1500; ++n) {
    await ourTurn(page);
    await settled(page);
    const asked = await prompt(page);
    if (asked.over || turnOf(asked) > turns) break;
    const { plies } = asked;
    const clicks = hand.clicks;
    if (process.env.LONGROLL_TELL) console.log(hand.clicks, asked.heading, '|', asked.text);
    await hand.decide();
    assert.ok((await prompt(page)).plies !== plies || hand.clicks > clicks || !(await prompt(page)).mayAct, 'the hand does something');
  }
  const end = await prompt(page);
  await lab.shot(page, `clicks-${turns}-${size.viewport.width}`);
  await closes(page);
  return { clicks: hand.clicks, end };
}

for (const [name, size] of [['pointer', SIZES.desktop], ['finger', SIZES.phone]]) {
  test(`2.4: a turn of Bull Run takes at most 40 presses, by ${name}`, { skip: isWhole }, async () => {
    const { clicks, end } = await playTo(1, size);
    assert.ok(turnOf(end) > 1);
    assert.ok(clicks <= 40, `${clicks} presses`);
  });

  test(`2.4: a whole battle of Bull Run takes at most 350 presses, by ${name}`, { skip: !isWhole }, async () => {
    const { clicks, end } = await playTo(98, size);
    console.log(`Bull Run by ${name}: ${clicks} presses; ${end.heading}: ${end.text}`);
    assert.ok(end.over, 'it is fought to the end');
    assert.ok(clicks <= 350, `${clicks} presses`);
  });
}
