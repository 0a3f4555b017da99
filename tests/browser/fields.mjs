// What the tests of the battles have in common: positions on their maps, and hands that find units and hexes.
import assert from 'node:assert/strict';
import { FIRSTS } from './catalogue.mjs';
import { SIZES } from './harness.mjs';
import { actions, hash, ourTurn, press, settled, where } from './play.mjs';
export { tip, where } from './play.mjs';
import { position } from './positions.mjs';

export const BATTLES = FIRSTS.map(({ id }) => id);
export const calm = { reducedMotion: 'reduce' };
export const verb = (text) => text.split(' ')[0];
const column = (hex) => Number(hex.slice(0, 2));
const row = (hex) => Number(hex.slice(2));

/** Marches everybody to the middle of the field, so that there is a battle. */
export function toTheFront(list, n) {
  const by = (name) => list.filter(({ text }) => verb(text) === name);
  const take = by('take');
  if (take.length > 0) return take[(n * 5) % take.length].text;
  const far = ({ text }) => Math.abs(column(text.slice(3)) - 22) + Math.abs(row(text.slice(3)) - 16);
  const go = by('go').sort((a, b) => far(a) - far(b));
  if (go.length > 0) return go[0].text;
  for (const name of ['join', 'resolve', 'target', 'retreat']) if (by(name).length > 0) return by(name)[0].text;
  return list.at(-1).text;
}
export const battle = (scenario, wanted) => position(wanted, { game: `battles/${scenario}`, choose: toTheFront, games: 4, plies: 900 });

/** Opens a prepared position and waits until the page asks what the engine asks. */
export async function openAt(lab, { fragment, hash: there }, size = SIZES.desktop, more = calm) {
  const page = await lab.open({ fragment, size, more });
  await ourTurn(page);
  await settled(page);
  assert.equal(await hash(page), there, 'the page stands where the engine stood');
  return page;
}
export const later = (page, { plies }) => page.waitForFunction((before) => {
  const now = globalThis.longroll.prompt();
  return now.plies > before && now.shown === now.plies;
}, plies, { polling: 30 });
/** The tip, once it speaks of that: the one before may still stand. */
export const tipAbout = (page, words) => page.waitForFunction((part) => {
  const said = globalThis.longroll.tip();
  return said && [said.title, ...said.lines].join(' ').includes(part) ? said : null;
}, words, { polling: 30 }).then((handle) => handle.jsonValue());
export async function closes(page) {
  assert.deepEqual(page.faults, []);
  await page.context().close();
}
/** The first of these actions whose unit ('piece') or hex ('place') is in sight, with the middle of it. */
export async function inSight(page, part, list) {
  await settled(page);
  const found = await page.evaluate(([name, all]) => {
    for (const text of all) {
      const rect = globalThis.longroll.where(`${name}:${text}`);
      if (rect) return { text, x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
    }
    return null;
  }, [part, list]);
  if (found) return found;
  throw new Error(`nothing in sight of ${list.length} actions`);
}
export const those = async (page, name) => (await actions(page)).filter((text) => verb(text) === name);
/** Presses a button of the game's own by its words: 'March by road'. */
export async function pressNamed(page, words) {
  const button = page.locator('[data-do^="view:"]').filter({ hasText: new RegExp(`^${words}$`) });
  await button.waitFor({ state: 'attached' });
  await press(page, await button.getAttribute('data-do'));
}
