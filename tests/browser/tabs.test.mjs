// One saved game in two tabs: neither writes over what the other has played, and both say so.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SIZES, laboratory } from './harness.mjs';
import { begin, goHome, hash, ourTurn, play, press, prompt } from './play.mjs';

const lab = await laboratory();

test('a game that two tabs go on with becomes two, and nothing is lost', async () => {
  const context = await lab.profile(SIZES.desktop);
  const first = await lab.open({ context });
  await begin(first);
  await play(first, 3);
  await ourTurn(first);
  const second = await lab.open({ context }); // resumes what was on the screen
  await ourTurn(second);
  assert.equal(await hash(second), await hash(first));

  await play(second, 2);
  await ourTurn(second);
  assert.doesNotMatch(await second.textContent('#mirror-notice'), /another tab/, 'who plays on first is not disturbed');
  const there = await hash(second);

  await play(first, 1, () => 0);
  await first.waitForFunction(() => document.getElementById('mirror-notice').textContent.includes('another tab'));
  await lab.shot(first, 'two-tabs-desktop');
  await press(first, 'banner-read');
  await play(first, 1);
  await ourTurn(first);
  const here = await hash(first);
  assert.doesNotMatch(await first.textContent('#mirror-notice'), /another tab/, 'it is said once');
  await play(second, 1, () => 0);
  await ourTurn(second);
  const later = await hash(second);
  assert.notEqual(later, there);

  await goHome(first);
  assert.match(await first.textContent('#mirror-status'), /2 saved games/);
  const found = [];
  for (let i = 0; i < 2; ++i) {
    const resume = await first.$$eval('[data-do^="resume:"]', (all) => all.map((node) => node.dataset.do));
    await press(first, resume.sort()[i]);
    await ourTurn(first);
    found.push(await hash(first));
    await goHome(first);
  }
  assert.deepEqual(found.sort(), [here, later].sort());
  assert.deepEqual([...first.faults, ...second.faults], []);
  await context.close();
});

test('a game that is only looked at in a second tab stays one', async () => {
  const context = await lab.profile(SIZES.desktop);
  const first = await lab.open({ context });
  await begin(first);
  await play(first, 2);
  await ourTurn(first);
  const second = await lab.open({ context });
  await ourTurn(second);
  await goHome(second);
  await play(first, 2);
  await ourTurn(first);
  assert.doesNotMatch(await first.textContent('#mirror-notice'), /another tab/);
  const before = await prompt(first);
  // The home page shows what the other tab does, and goes on with that.
  // (The list leaves out the battle, which the title tells.)
  const stands = before.heading.split(' · ').slice(1).join(' · ');
  await second.waitForFunction((words) => document.getElementById('mirror-text').textContent.toLowerCase().includes(words), stands.toLowerCase());
  const [resume] = await second.$$eval('[data-do^="resume:"]', (all) => all.map((node) => node.dataset.do));
  await press(second, resume);
  await ourTurn(second);
  assert.equal(await hash(second), await hash(first));
  await context.close();
});
