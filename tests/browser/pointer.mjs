// Hands that only point: a mouse that clicks, or a finger that taps. They decide where `where` finds a button, a unit or a hex on the
// picture, and press no key.
import { SIZES } from './harness.mjs';
import { settled, where } from './play.mjs';

const centre = ({ x, y, w, h }) => ({ x: x + w / 2, y: y + h / 2 });

/** The i-th of `steps` places on the way. */
const between = (from, to, i, steps) => ({ x: from.x + ((to.x - from.x) * i) / steps, y: from.y + ((to.y - from.y) * i) / steps });

/** Drags a finger from one place to another in `steps` steps, `ms` apart; `rest`: ms for which it lies still before it is lifted, so that no list
 *  runs on. */
export async function drag(page, from, to, steps = 8, ms = 16, rest = 0) {
  const touch = await page.context().newCDPSession(page);
  const send = (type, points) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [from]);
  for (let i = 1; i <= steps; ++i) {
    await send('touchMove', [between(from, to, i, steps)]);
    await page.waitForTimeout(ms);
  }
  if (rest > 0) {
    await page.waitForTimeout(rest);
    await send('touchMove', [to]);
  }
  await send('touchEnd', []);
}

/** A hand of one kind; `clicks` counts what it pressed. */
class Pointer {
  clicks = 0;

  /** Where that is on the picture, not under anything else and not beside the map; null when it is out of sight. */
  async seen(page, id) {
    if (!id.startsWith('choice:')) return where(page, id);
    const action = id.slice('choice:'.length);
    const button = await where(page, `button:${action}`);
    if (button) return button;
    const target = await where(page, id);
    for (const part of ['piece', 'place']) {
      const rect = target && (await where(page, `${part}:${action}`));
      if (rect && Math.hypot(centre(rect).x - centre(target).x, centre(rect).y - centre(target).y) < 1) return rect;
    }
    return null;
  }
  /** Drags the map until what lies beside the picture is in sight, as far as the map goes; false where it does not come. */
  async pan(page, id) {
    const { width, height } = page.viewportSize();
    const [middle, wide, high] = [{ x: width * 0.4, y: height * 0.38 }, width * 0.3, height * 0.2];
    for (let tries = 0; tries < 12; ++tries) {
      if (await this.seen(page, id)) return true;
      const rect = await where(page, id);
      if (!rect) return false;
      const far = { x: middle.x - centre(rect).x, y: middle.y - centre(rect).y };
      const step = { x: Math.max(-wide, Math.min(wide, far.x)), y: Math.max(-high, Math.min(high, far.y)) };
      await this.drag(page, { x: middle.x - step.x / 2, y: middle.y - step.y / 2 }, { x: middle.x + step.x / 2, y: middle.y + step.y / 2 });
      await settled(page);
      const now = await where(page, id);
      if (!now || Math.hypot(now.x - rect.x, now.y - rect.y) < 2) return (await this.seen(page, id)) !== null;
    }
    return false;
  }
  /** Presses in the middle of that control, choice, unit or hex, and brings it into the window first; false where it is not on the picture. */
  async enter(page, id) {
    for (let tries = 0; tries < 6; ++tries) {
      if (id.startsWith('choice:') && !(await this.pan(page, id))) return false;
      const rect = await this.seen(page, id);
      if (!rect) return false;
      const bottom = await this.bottom(page, id);
      const at = centre(rect);
      const over = at.y < 0 ? at.y - 40 : at.y > bottom ? at.y - bottom + 40 : 0;
      if (over === 0) {
        await this.point(page, at);
        const now = await this.seen(page, id); // what is said of a thing that is pointed at may move what stands below
        if (!now || Math.hypot(now.x - rect.x, now.y - rect.y) > 1) continue;
        ++this.clicks;
        await this.press(page, at);
        await settled(page);
        return true;
      }
      await this.scroll(page, at.x, over);
      await settled(page);
    }
    return false;
  }
  /** Runs through the list of all choices until that one is in sight. */
  async seek(page, action) {
    const { width, height } = page.viewportSize();
    const [top, bottom] = await this.listed(page);
    for (let tries = 0; tries < 80; ++tries) {
      const rect = await where(page, `button:${action}`);
      const y = rect ? centre(rect).y : height;
      if (y > top && y < bottom) return;
      await this.scroll(page, width / 2, y <= top ? -100 : Math.min(300, Math.max(60, y - bottom + 30)));
      await settled(page);
    }
  }
  /** Lets go of what was taken. */
  async cancel(page) {
    for (const words of [/^Cancel$/, /^Back$/]) {
      const all = await page.$$eval('[data-do]', (nodes) => nodes.map((node) => [node.dataset.do, node.textContent]));
      const found = all.find(([, label]) => words.test(label));
      if (found) return this.enter(page, found[0]);
    }
    return false;
  }
  /** What brings more into sight: what is asked about, and then the whole map. */
  looks = ['map-asked', 'map-fit'];
  /** Lists all choices, and runs through them to that one. */
  async list(page, action) {
    await this.enter(page, 'choices');
    await this.seek(page, action);
  }
}

class Mouse extends Pointer {
  bottom(page) { return page.viewportSize().height; }
  listed(page) { return [100, page.viewportSize().height - 60]; }
  async point(page, { x, y }) {
    await page.mouse.move(x, y);
    await settled(page);
  }
  press(page, { x, y }) { return page.mouse.click(x, y); }
  async drag(page, from, to) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (let i = 1; i <= 8; ++i) {
      const { x, y } = between(from, to, i, 8);
      await page.mouse.move(x, y);
    }
    await page.mouse.up();
  }
  async scroll(page, x, by) {
    await page.mouse.move(x, page.viewportSize().height / 2);
    await page.mouse.wheel(0, by);
  }
}

class Finger extends Pointer {
  /** Where the choices end: the bar with "Undo" lies over what is below. */
  async bottom(page, id) {
    const { height } = page.viewportSize();
    const bar = await where(page, 'undo');
    return bar && id !== 'undo' ? Math.min(height, bar.y - 30) : height; // half a button of the last row must be above its frame
  }
  async point() {}
  press(page, { x, y }) { return page.touchscreen.tap(x, y); }
  drag(page, from, to) { return drag(page, from, to, 8, 16, 120); }
  /** Between which heights choices are listed: over the window, or below the map. */
  async listed(page) {
    const { height } = page.viewportSize();
    const isSheet = (await page.$('[data-do="close"]')) !== null;
    return isSheet ? [100, height - 60] : [height * 0.72, await this.bottom(page, '')];
  }
  async scroll(page, x, by) {
    const [top, bottom] = await this.listed(page);
    const far = Math.min(Math.abs(by), bottom - top - 30);
    const from = by > 0 ? bottom - 15 : top + 15;
    return this.drag(page, { x, y: from }, { x, y: from - Math.sign(by) * far });
  }
}

/** The hand that goes with a window: a finger on a phone, else a mouse. */
export const handFor = (size) => (SIZES[size].hasTouch ? new Finger() : new Mouse());
