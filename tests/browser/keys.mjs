// Hands that only press keys. They look at the picture (`stops`: what Tab reaches, and where on the picture that lies) and at
// what is lawful, as eyes would, and decide by Tab, Enter and the page's shortcuts: no pointer, no button of the mirror.
import assert from 'node:assert/strict';
import { actions, ourTurn, prompt, settled, where } from './play.mjs';
import { verb } from './table.mjs';

const stops = async (page) => {
  await settled(page);
  return page.evaluate(() => globalThis.longroll.stops());
};
const same = (a, b) => ['x', 'y', 'w', 'h'].every((side) => Math.abs(a[side] - b[side]) < 1);

/** Walks by Tab, the shorter way round, to what `where` calls so; false when Tab does not come there. */
async function walk(page, id) {
  for (let tries = 0; tries < 4; ++tries) { // what the inspector says of a card that is passed may have stops of its own
    const rect = await where(page, id); // a list that scrolls moves on the way
    if (!rect) return false;
    const { at, rects } = await stops(page);
    const goal = rects.findIndex((each) => same(each, rect));
    if (goal < 0) return false;
    if (at === goal) return true;
    const count = rects.length;
    const on = at < 0 ? goal + 1 : (goal - at + count) % count;
    const back = at < 0 ? count - goal : (at - goal + count) % count;
    // All at once: the page reads them in their order, several a frame.
    if (back < on) await page.keyboard.down('Shift');
    await Promise.all(Array.from({ length: Math.min(on, back) }, () => page.keyboard.press('Tab')));
    if (back < on) await page.keyboard.up('Shift');
  }
  assert.fail('Tab walks over the stops in their order');
}

/** Walks to a control, a choice, or the piece or place of an action, and presses Enter there. */
export async function enter(page, id) {
  if (!(await walk(page, id))) return false;
  await page.keyboard.press('Enter');
  await settled(page);
  return true;
}

/** Types into a text field of the picture, and goes on by Tab. */
export async function type(page, id, words) {
  assert.ok(await walk(page, `field:${id}`), `Tab reaches the field ${id}`);
  await page.waitForFunction((name) => document.activeElement?.id === `field-${name}`, id, { polling: 30 });
  await page.keyboard.type(words);
  await page.keyboard.press('Tab');
}

/** Presses Enter on a control that may appear there. */
export async function enterAt(page, id) {
  await page.waitForFunction((name) => globalThis.longroll.where(name), id, { polling: 30 });
  assert.ok(await enter(page, id), `Tab reaches ${id}`);
}

/** Where somebody goes who was taken: a second press on him would let go of him. */
const isWay = (text) => /^(go|march) \d/.test(text);

/** The hand that presses keys: how it enters a control, lets go of what it took, brings what is out of sight
 *  into view, and lists all choices. A hand that points is in pointer.mjs. */
export const keys = {
  enter,
  cancel: (page) => page.keyboard.press('Escape'),
  looks: [],
  list: (page) => page.keyboard.press('c'),
};

/**
 * Makes a decision with that hand and tells how: 'picture' when cards, places or buttons of the screen were entered, 'list' when all
 * choices had to be listed first.
 */
export async function decide(page, text, hand = keys) {
  const { plies } = await prompt(page);
  const done = async () => {
    await settled(page);
    return (await prompt(page)).plies > plies;
  };
  const enters = (id) => hand.enter(page, id);
  // The end of a phase in which somebody could still act is asked about: it is pressed twice.
  const press = async () => (await enters(`choice:${text}`)) && ((await done()) || ((await enters(`choice:${text}`)) && (await done())));
  const onPicture = async () => {
    if (await press()) return true;
    if (verb(text) === 'melee' && (await enters(`place:${text}`)) && (await enters(`choice:${text}`)) && (await done())) return true;
    if (isWay(text) || !(await enters(`piece:${text}`))) return false;
    if (await done()) return true;
    // A card that goes somewhere waits for its place, and where there are several ways for the way; one that fires, for a second press.
    if ((await enters(`place:${text}`)) && (await done())) return true;
    if ((await enters(`choice:${text}`)) && (await done())) return true;
    if (!(await where(page, `place:${text}`)) && (await enters(`piece:${text}`)) && (await done())) return true;
    await hand.cancel(page);
    return false;
  };
  if (await onPicture()) return 'picture';
  for (const control of hand.looks) if ((await enters(control)) && (await onPicture())) return 'picture';
  await hand.list(page, text);
  await settled(page);
  const group = await page.$eval(`[data-action="${text}"]`, (node) => node.closest('details')?.dataset.group);
  if (group && (await where(page, `fold:${group}`)) && !(await where(page, `choice:${text}`))) await enters(`fold:${group}`);
  assert.ok(await press(), `${text} is among all choices, and was decided by this hand`);
  return 'list';
}

/** Plays with a hand until the game is over or `enough(kinds)`; kinds: verb -> the ways in which it was decided. */
export async function playBy(hand, page, { choose, enough = () => false, most = 600 }) {
  const kinds = new Map();
  for (let n = 0; n < most; ++n) {
    await ourTurn(page);
    const asked = await prompt(page);
    if (asked.over || enough(kinds)) return { kinds, decisions: n, over: asked.over };
    const text = choose(await actions(page), asked, n, kinds);
    const way = await decide(page, text, hand);
    const known = kinds.get(verb(text)) ?? { picture: 0, list: 0 };
    ++known[way];
    kinds.set(verb(text), known);
  }
  return { kinds, decisions: most, over: false };
}
export const playByKeys = (page, how) => playBy(keys, page, how);
