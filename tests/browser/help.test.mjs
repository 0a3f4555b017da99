// Help for every rule: opened from what is asked, from a citation on the picture, and as a page of the rules around it.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../../tools/lib/deps.mjs';
import { SIZES, laboratory } from './harness.mjs';
import { begin, ourTurn, press, prompt, settled } from './play.mjs';

const lab = await laboratory();
const help = JSON.parse(fs.readFileSync(path.join(root, 'assets/games/dixie/help.json'), 'utf8'));

/** The mirror's words once they hold `words`. */
const says = (page, words) =>
  page.waitForFunction((wanted) => document.body.textContent.includes(wanted), words, { timeout: 20_000 });

test('help for the rule that is asked by, and the page of rules around it', async () => {
  const context = await lab.profile(SIZES.desktop, { reducedMotion: 'reduce' });
  const page = await lab.open({ context });
  await begin(page);
  const { rule } = await prompt(page);
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('dixie-notes')));
  await settled(page);
  await press(page, 'why');
  await says(page, help.rules[rule].text);
  await lab.shot(page, 'help-why-desktop');
  await press(page, 'why-page');
  await says(page, help.rules['3.3'].text);
  await lab.shot(page, 'help-page-desktop');
  assert.deepEqual(page.faults, []);
  await context.close();
});

test('the summary is a page to print', async () => {
  const context = await lab.profile(SIZES.desktop);
  const page = await lab.open({ context });
  await page.goto(new URL('dixie-summary.html', page.url()).href);
  for (const { title } of help.summary) assert.ok(await page.locator('h2', { hasText: title }).count() >= 1, title);
  await lab.shot(page, 'help-summary-desktop');
  await context.close();
});
