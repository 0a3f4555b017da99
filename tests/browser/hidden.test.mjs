// Dixie's flanks, scouts and decoys on the picture: a card is chosen, then the place; where it can come there in more ways than
// one the page asks which.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory } from './harness.mjs';
import { act, actions, hash, middle, ourTurn, prompt } from './play.mjs';
import { after, offers, positions } from './positions.mjs';
import { bothPlay, click, goOn, later, log, of, since, tables, tap, verb } from './table.mjs';

const options = 'outflanking=on scouting=on decoys=on';
const told = (words) => ({ done: (did, lines) => lines.some((line) => words.test(line)) });
const WANTED = {
  outflank: offers('outflank'),
  through: told(/, needs .*: comes round the flank/),
  scout: (asked) => of(asked, 'scout').some(({ text }) => of(asked, 'move').some((move) => move.text === text.replace('scout', 'move'))),
  lay: (asked) => /deployment/.test(asked.heading) && offers('decoy')(asked),
  met: told(/was a decoy/),
  unmask: offers('unmask'),
};
const bull = await positions(WANTED, { options, game: 'dixie/bull-run' });
const shiloh = await positions({
  outflank: (asked) => asked.seat === 'csa' && of(asked, 'outflank').some(({ label }) => / Front$/.test(label)),
  scout: (asked) => asked.seat === 'csa' && of(asked, 'scout').some(({ label }) => / Back$/.test(label)),
}, { options, game: 'dixie/shiloh' });

const lab = await laboratory(); // after the positions: tests must be known before the first wait
const desk = tables(lab);
const phone = tables(lab, SIZES.phone);

/** Chooses the card and the place of an action by pointing; where the page asks how, it is answered by pointing, too. */
async function point(page, { text }, hand = click) {
  const before = await prompt(page);
  const [, card, place] = text.split(' ');
  const ways = (await actions(page)).filter((each) => each.split(' ')[1] === card && each.split(' ')[2] === place);
  await hand(page, `piece:${text}`);
  await page.waitForFunction((id) => globalThis.longroll.where(id), `place:${text}`, { polling: 30 });
  await hand(page, `place:${text}`);
  if (ways.length > 1) {
    await page.waitForFunction((id) => globalThis.longroll.where(id), `choice:${text}`, { polling: 30 });
    assert.equal((await prompt(page)).plies, before.plies, 'the page asks how');
    const way = await middle(page, `choice:${text}`);
    await (hand === tap ? page.touchscreen.tap(way.x, way.y) : page.mouse.click(way.x, way.y));
  }
  await later(page, before);
}

test('a card of the Reserve is sent round a flank', async () => {
  const page = await desk.at(bull.outflank);
  const lines = await log(page);
  await point(page, of(bull.outflank.prompt, 'outflank')[0]);
  await ourTurn(page);
  assert.match(await since(page, lines), /sets out to outflank/);
  await lab.shot(page, 'outflank-desktop');
  desk.done(page);
});

test('when moves are over it rolls, and who comes through fires', async () => {
  const page = await desk.at(bull.through);
  await bothPlay(page);
  const lines = await log(page);
  await act(page, bull.through.act);
  await goOn(page);
  assert.match(await since(page, lines), /tries to come round at .*: \d, needs .*: comes round the flank\./);
  await lab.shot(page, 'flanked-desktop');
  desk.done(page);
});

test('cavalry can move or scout to one place: the page asks which', async () => {
  const page = await desk.at(bull.scout);
  const lines = await log(page);
  await point(page, of(bull.scout.prompt, 'scout')[0]);
  await ourTurn(page);
  assert.match(await since(page, lines), / scouts /);
  await lab.shot(page, 'scout-desktop');
  desk.done(page);
});

test('a scout rides by fingers alone', async () => {
  const page = await phone.at(bull.scout);
  const lines = await log(page);
  await point(page, of(bull.scout.prompt, 'scout')[0], tap);
  await ourTurn(page);
  assert.match(await since(page, lines), / scouts /);
  await lab.shot(page, 'scout-phone');
  phone.done(page);
});

test('at Shiloh they go round and before the Front, and scout the Back', async () => {
  for (const [name, words] of [['outflank', /sets out to outflank .* Front\./], ['scout', / scouts .* Back\./]]) {
    const page = await desk.at(shiloh[name]);
    const lines = await log(page);
    const line = name === 'scout' ? / Back$/ : / Front$/;
    await point(page, of(shiloh[name].prompt, name).find(({ label }) => line.test(label)));
    await ourTurn(page);
    assert.match(await since(page, lines), words);
    await lab.shot(page, `shiloh-${name}-desktop`);
    desk.done(page);
  }
});

test('a decoy is laid face-down from the hand, and the enemy is not told what it is', async () => {
  const page = await desk.at(bull.lay);
  const [laid] = of(bull.lay.prompt, 'decoy');
  await bothPlay(page);
  await point(page, laid);
  await ourTurn(page);
  assert.equal(await hash(page), (await after(bull.lay, laid.text)).hash);
  await lab.shot(page, 'decoy-laid-desktop');
  assert.ok(!(await actions(page)).some((text) => text.split(' ')[1] === laid.text.split(' ')[1]), 'it is out of the hand');
  desk.done(page);
});

test('what was a decoy is told when the enemy meets it', async () => {
  const page = await desk.at(bull.met);
  await bothPlay(page);
  const lines = await log(page);
  await act(page, bull.met.act);
  await goOn(page);
  assert.match(await since(page, lines), /at .* was a decoy\./);
  desk.done(page);
});

test('a decoy that has become lawful is turned up by pointing at it', async () => {
  const page = await desk.at(bull.unmask);
  const lines = await log(page);
  const [{ text }] = of(bull.unmask.prompt, 'unmask');
  const before = await prompt(page);
  await click(page, `piece:${text}`);
  await middle(page, `choice:${text}`); // the first click chooses
  await click(page, `piece:${text}`);
  await later(page, before);
  await ourTurn(page);
  assert.match(await since(page, lines), /What lay face-down at .* is /);
  await lab.shot(page, 'unmask-desktop');
  desk.done(page);
});
