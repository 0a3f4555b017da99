// How long the page takes to show what the computer has decided.
import { prompt } from './play.mjs';

/**
 * Waits until the computer's phase after the ply `plies` is over and seen, and gives the seconds in which something waited to be shown or was being
 * shown: what a slow machine thinks is no time of showing. `theirs` is a regular expression: while the heading matches it, and the reader is asked
 * nothing, the phase goes on. `answer(page)` answers what the reader is asked in it.
 */
export async function shownIn(page, plies, theirs, { skip = false, answer = null } = {}) {
  await page.evaluate(([from, words]) => {
    globalThis.showing = { ms: 0, over: false, since: null };
    let last = performance.now();
    const timer = setInterval(() => {
      const { longroll, showing } = globalThis;
      const [now, asked] = [performance.now(), longroll.prompt()];
      if (asked.plies > from + 2 && asked.shown < asked.plies) showing.ms += now - last;
      last = now;
      showing.over = asked.plies > from + 2 && asked.shown === asked.plies && (!new RegExp(words).test(asked.heading) || asked.mayAct);
      showing.since = showing.over ? showing.since ?? now : null;
      if (showing.over && !new RegExp(words).test(asked.heading)) clearInterval(timer);
    }, 20);
  }, [plies, theirs]);
  await page.waitForFunction((from) => globalThis.longroll.prompt().plies > from + 2, plies, { polling: 30 });
  const skipNow = async () => {
    const button = '[data-do="skip"]';
    await page.waitForFunction((it) => (globalThis.showing.over && performance.now() - globalThis.showing.since > 500) || document.querySelector(it), button, { timeout: 480_000, polling: 20 });
    await page.evaluate((it) => document.querySelector(it)?.click(), button); // it may be gone by now
  };
  for (;;) {
    if (skip) await skipNow();
    await page.waitForFunction(() => globalThis.showing.over && performance.now() - globalThis.showing.since > 500, null, { timeout: 480_000, polling: 50 });
    const asked = await prompt(page);
    if (!answer || !new RegExp(theirs).test(asked.heading) || !asked.mayAct) break;
    await answer(page);
    await page.evaluate(() => { globalThis.showing.since = performance.now(); });
  }
  return { seconds: await page.evaluate(() => globalThis.showing.ms / 1000), decided: (await prompt(page)).plies - plies };
}
