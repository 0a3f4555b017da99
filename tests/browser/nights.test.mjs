// Battles of several days on the page: what a night asks at Gettysburg and does at Shiloh, a game shared in the dark, and the end of
// the last day.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laboratory } from './harness.mjs';
import { act, actions, hash, ourTurn, press, prompt, settled } from './play.mjs';
import { after, positions } from './positions.mjs';
import { bothPlay, click, copies, goOn, later, log, of, since, tables } from './table.mjs';

const night = (asked) => /^Night/.test(asked.text) && of(asked, 'deploy').length > 0;
const told = (words) => ({ done: (did, lines) => lines.some((line) => words.test(line)) });
const three = await positions({
  first: (asked) => night(asked) && asked.seat === 'csa' && /day 1/.test(asked.heading),
  second: (asked) => night(asked) && asked.seat === 'csa' && /day 2/.test(asked.heading),
  decoys: (asked) => night(asked) && of(asked, 'decoy').length > 0,
  last: told(/Day 3, the last, is over/),
}, { options: 'days=three decoys=on command=corps first-day=historical', game: 'dixie/gettysburg', plies: 1200 });
// A night after which the battle goes on: it is over at once when the Union holds Center Front alone.
const two = await positions({
  dusk: { done: (did, lines) => /Night falls on day 1.*Day 2 breaks/.test(lines.join()) && !/wins the battle/.test(lines.join()) },
}, { options: 'late=ohio', game: 'dixie/shiloh' });

const lab = await laboratory(); // after the positions: tests must be known before the first wait
const desk = tables(lab);

test('night at Gettysburg: cards of the Reserve are posted by pointing, one side after the other, and day breaks', async () => {
  for (const [at, day] of [[three.first, 2], [three.second, 3]]) {
    const page = await desk.at(at);
    assert.match(at.prompt.heading, new RegExp(`^Night after day ${day - 1}`));
    await bothPlay(page);
    const lines = await log(page);
    const [post] = of(at.prompt, 'deploy');
    const before = await prompt(page);
    await click(page, `piece:${post.text}`);
    await page.waitForFunction((id) => globalThis.longroll.where(id), `place:${post.text}`, { polling: 30 });
    await click(page, `place:${post.text}`);
    await settled(page);
    if ((await prompt(page)).plies === before.plies) await act(page, post.text); // it may lie there as a decoy, too
    await later(page, before);
    await ourTurn(page);
    assert.equal(await hash(page), (await after(at, post.text)).hash);
    if (day === 2) await lab.shot(page, 'night-post-desktop');
    await act(page, 'finish');
    await goOn(page);
    const theirs = await prompt(page);
    assert.deepEqual([theirs.seat, theirs.heading], ['usa', before.heading], 'the Union posts second');
    await act(page, 'finish');
    await goOn(page);
    assert.match(await since(page, lines), new RegExp(`Day ${day} breaks\\.`));
    assert.match((await prompt(page)).heading, new RegExp(`^Day ${day} `));
    await lab.shot(page, `day-${day}-desktop`);
    desk.done(page);
  }
});

test('a decoy may be laid in the dark', async () => {
  const page = await desk.at(three.decoys);
  await bothPlay(page);
  const [{ text }] = of(three.decoys.prompt, 'decoy');
  await act(page, text);
  await ourTurn(page);
  assert.equal(await hash(page), (await after(three.decoys, text)).hash);
  desk.done(page);
});

test('a game is shared in the dark: the game and the position come back as they were', async () => {
  const page = await desk.at(three.second);
  const [there, asked, lines] = [await hash(page), await prompt(page), await log(page)];
  for (const [button, form] of [['share-as:0', 'g='], ['share-as:1', 'p=']]) {
    await copies(page);
    await press(page, 'share');
    await press(page, button);
    await press(page, 'copy-link');
    await page.waitForFunction((part) => globalThis.copied.includes(part), `#${form}`, { polling: 30 });
    const link = await page.evaluate(() => globalThis.copied);
    await press(page, 'close');
    const friend = await lab.open({ fragment: link.slice(link.indexOf('#')), more: { reducedMotion: 'reduce' } });
    await ourTurn(friend);
    assert.equal(await hash(friend), there);
    const { seat, heading, text, rule } = await prompt(friend);
    assert.deepEqual([seat, heading, text, rule], [asked.seat, asked.heading, asked.text, asked.rule]);
    assert.deepEqual(await actions(friend), three.second.prompt.actions.map((each) => each.text));
    if (form === 'g=') assert.deepEqual(await log(friend), lines);
    assert.deepEqual(friend.faults, []);
    await friend.context().close();
  }
  desk.done(page);
});

test('night at Shiloh: attackers fall back, late troops take the place of the deck, and day breaks', async () => {
  const page = await desk.at(two.dusk);
  await bothPlay(page);
  const lines = await log(page);
  await act(page, two.dusk.act);
  await goOn(page);
  const night = await since(page, lines);
  assert.match(night, /Night falls on day 1: those who attack fall back\./);
  assert.match(night, /Overnight \d+ late cards? takes? the place of the Union reinforcements\./);
  assert.match(night, /The Union Reserve is reinforced by \d+ cards?\./);
  assert.match(night, /Day 2 breaks\./);
  assert.match((await prompt(page)).heading, /^Day 2 /);
  assert.ok((await prompt(page)).over || !(await actions(page)).some((text) => text.startsWith('deploy ')), 'nobody posts at Shiloh');
  await lab.shot(page, 'shiloh-day-2-desktop');
  desk.done(page);
});

test('the last day ends the battle, and the page says why', async () => {
  const page = await desk.at(three.last);
  await bothPlay(page);
  await act(page, three.last.act);
  await goOn(page);
  const end = await prompt(page);
  assert.ok(end.over);
  assert.equal(end.heading, 'Union victory');
  assert.match((await log(page)).join('\n'), /Day 3, the last, is over\./);
  assert.ok(end.text.length > 10 && end.rule.startsWith('15'), `${end.text} [${end.rule}]`);
  await lab.shot(page, 'last-day-desktop');
  desk.done(page);
});
