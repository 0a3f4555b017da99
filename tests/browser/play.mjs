// How a test plays: by the page's hidden mirror, as a screen reader would, or by the picture.
import assert from 'node:assert/strict';

/** What globalThis.longroll.prompt() says. */
export const prompt = (page) => page.evaluate(() => globalThis.longroll.prompt());
export const hash = (page) => page.evaluate(() => globalThis.longroll.hash());
export const frames = (page) => page.evaluate(() => globalThis.longroll.frames);

/**
 * Waits until the picture is at rest: no frame is owed, no timer will ask for one, no data is on its way, so that what the mirror and `where` say is
 * of now. An opponent who thinks does not count: wait for `ourTurn` first. Every helper that reads the picture begins with it.
 */
export const settled = (page, timeout = 60_000) =>
  page.waitForFunction(() => !globalThis.longroll.busy(), null, { timeout, polling: 20 });

/** The rectangle of a control, of a choice's place or of a piece on the picture at rest, or null. */
export async function where(page, id) {
  await settled(page);
  return page.evaluate((name) => globalThis.longroll.where(name), id);
}

/** What is said beside the pointer once the picture is at rest: waits until something is. */
export async function tip(page) {
  await settled(page);
  return (await page.waitForFunction(() => globalThis.longroll.tip(), null, { polling: 30 })).jsonValue();
}

/** The texts of the picture in the order in which they were drawn, first those of the panels, then those of the table. */
export async function words(page) {
  await page.evaluate(() => globalThis.longroll.words()); // from the frame after the first question on
  await settled(page);
  return page.evaluate(() => globalThis.longroll.words());
}

/** Waits until something is asked of us, or the game is over. */
export const ourTurn = (page, timeout = 120_000) =>
  page.waitForFunction(() => {
    const asked = globalThis.longroll.prompt();
    return asked && (asked.over || (asked.mayAct && document.querySelector('[data-action]')));
  }, null, { timeout, polling: 50 });

/** Presses a control of the mirror: 'play:dixie', 'undo', 'share'. */
export async function press(page, id) {
  const button = page.locator(`[data-do="${id}"]`);
  await button.waitFor({ state: 'attached' });
  // The page takes one press a frame: the next must not come before it has drawn this one.
  await button.evaluate((node) => new Promise((done) => {
    node.click();
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  }));
}

export const actions = (page) => page.$$eval('[data-action]', (all) => all.map((node) => node.dataset.action));

/** Does one action by its button in the mirror and waits until it has been done. */
export async function act(page, text) {
  const before = (await prompt(page)).plies;
  await page.locator(`[data-action="${text}"]`).evaluate((node) => node.click());
  await page.waitForFunction((plies) => globalThis.longroll.prompt().plies > plies, before, { polling: 30 });
}

/** Plays our next `count` decisions: the n-th lawful action of each list, `choose` picking n. */
export async function play(page, count, choose = (i, all) => (i * 7) % all.length) {
  for (let i = 0; i < count; ++i) {
    await ourTurn(page);
    if ((await prompt(page)).over) return i;
    const all = await actions(page);
    assert.ok(all.length > 0, 'the player who is asked has an answer');
    await act(page, all[choose(i, all)]);
  }
  return count;
}

/** The middle of a control, or of the place on the table that makes a choice ("choice:<action>"). */
export async function middle(page, id) {
  const rect = await where(page, id);
  assert.ok(rect, `${id} is on the screen`);
  return { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
}

/** Leaves the game for the home page; it is kept. */
export async function goHome(page) {
  await press(page, 'menu');
  await press(page, 'menu-home');
  await page.locator('[data-do="play:dixie"]').waitFor({ state: 'attached' });
}

/** Starts Dixie's Bull Run as the Union: the computer deploys before us. */
export async function beginAsUnion(page) {
  for (const id of ['setup:dixie', 'scenario:0', 'side:0', 'start']) await press(page, id);
}

/** Starts Dixie against the computer with the page's own button, and waits for our first decision: as the Confederates, who deploy first. */
export async function begin(page) {
  await press(page, 'play:dixie');
  await ourTurn(page);
}
