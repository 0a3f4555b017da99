// A battle by the keyboard alone: set up, with a seed typed in, and begun; and every kind of decision, from positions.
// LONGROLL_WHOLE=yes (`tools/test whole`) plays whole battles to their end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { laboratory } from './harness.mjs';
import { decide, enterAt, playByKeys, type } from './keys.mjs';
import { ourTurn, prompt } from './play.mjs';
import { offers, positions } from './positions.mjs';
import { tables, verb } from './table.mjs';

const options = 'outflanking=on scouting=on decoys=on melee=on enfilade=on counter-battery=on support=on';
const KINDS = ['fire', 'check', 'hit', 'move', 'march', 'lay', 'play', 'pass', 'outflank', 'scout', 'unmask', 'melee', 'fight-on', 'enfilade', 'fire-on', 'decoy'];
const wanted = await positions(Object.fromEntries(KINDS.map((kind) => [kind, offers(kind)])), { options, game: 'dixie/bull-run' });

const lab = await laboratory(); // after the positions: tests must be known before the first wait
const size = { viewport: { width: 900, height: 600 }, deviceScaleFactor: 1 };
const desk = tables(lab, size);

/** A few things of each phase, first those that were never done; then the phase is over. */
function player() {
  const done = new Map();
  return (all, asked, n, kinds) => {
    const phase = done.get(asked.heading) ?? 0;
    done.set(asked.heading, phase + 1);
    const others = all.filter((text) => text !== 'finish');
    const enough = phase >= (/deployment/.test(asked.heading) ? 12 : 5);
    if (others.length === 0 || (enough && all.includes('finish'))) return 'finish';
    return others.find((text) => !kinds.has(verb(text))) ?? others[(n * 7) % others.length];
  };
}

/** Sets a battle up and plays it, pressing nothing but keys: to its end, or for a number of decisions. */
async function battle(controls, most = 2000) {
  const page = await lab.open({ size, more: { reducedMotion: 'reduce' } });
  await page.focus('#canvas');
  await enterAt(page, 'setup:dixie');
  for (const id of [...controls, 'level:0']) await enterAt(page, id);
  await type(page, 'seed', '7');
  await enterAt(page, 'start');
  const { kinds, decisions, over } = await playByKeys(page, { choose: player(), most });
  assert.ok(over || decisions === most, `the battle ended after ${decisions} decisions`);
  for (const [kind, { picture, list }] of kinds) assert.ok(picture > 0, `${kind} is decided on the picture, not only in the list (${list} times)`);
  assert.ok(most < 2000 || over);
  await lab.shot(page, `keys-${controls.join('-').replaceAll(':', '')}-over`);
  if (over) {
    await enterAt(page, 'play-again'); // and goes on by keys
    await ourTurn(page);
    assert.ok(!(await prompt(page)).over);
  }
  assert.deepEqual(page.faults, []);
  await page.context().close();
}

test('a battle is set up and begun by keys alone', { timeout: 600_000 }, () => battle(['preset:0'], 4));

test('every kind of decision is made by keys on the picture', { timeout: 600_000 }, async () => {
  for (const kind of KINDS) {
    const page = await desk.at(wanted[kind]);
    await page.focus('#canvas');
    const { text } = wanted[kind].prompt.actions.find((each) => verb(each.text) === kind);
    assert.equal(await decide(page, text), 'picture', text);
    desk.done(page);
  }
});

for (const [scenario, preset, name] of process.env.LONGROLL_WHOLE ? [[0, 0, 'Bull Run'], [0, 1, 'Bull Run, advanced'], [1, 2, 'Shiloh'], [2, 1, 'Gettysburg']] : []) {
  test(`${name} to its end by keys alone`, { timeout: 1_800_000 }, () => battle([`scenario:${scenario}`, `preset:${preset}`]));
}
