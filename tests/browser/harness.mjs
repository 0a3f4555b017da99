// What every browser test stands on: the built site in dist/ served from a sub-folder, Debian's Chromium, pages of the
// sizes that we promise, and a list of everything that went wrong in them.
import fs from 'node:fs';
import path from 'node:path';
import { after } from 'node:test';
import { need, root } from '../../tools/lib/deps.mjs';
import { serve } from '../../tools/serve.mjs';

const { chromium } = need('playwright-core');

/** The sizes that the page must look right at. */
export const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  wide: { viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 2 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
};

export const FLAGS = [
  '--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader',
  '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run',
  '--no-default-browser-check', '--disable-default-apps', '--disable-domain-reliability',
  '--disable-client-side-phishing-detection', '--metrics-recording-only', '--force-color-profile=srgb',
];

/** Launches Chromium. `flags` are added: ['--disable-gpu', '--disable-3d-apis'] for a machine without WebGL. */
export const launch = (flags = []) =>
  chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', headless: true, args: [...FLAGS, ...flags] });

/**
 * The site and a browser for one test file; both are closed when the file's tests are done, unless `keep` is true.
 *   const lab = await laboratory();
 *   const page = await lab.open({ size: SIZES.phone, fragment: '#g=...' });
 *   ... page.faults: console errors, exceptions, failed requests and requests that left the site; empty when all is well
 *   await lab.shot(page, 'home-phone');    -> build/shots/home-phone.png
 */
export async function laboratory({ folder = path.join(root, 'dist'), prefix = '/some/folder/', flags = [], keep = false } = {}) {
  if (!fs.existsSync(path.join(folder, 'index.html'))) throw new Error(`${folder} holds no site: run tools/play or tools/test`);
  const server = await serve(folder, { prefix });
  const browser = await launch(flags);
  const close = async () => {
    await browser.close();
    await server.close();
  };
  if (!keep) after(close);

  /** A new profile: its own storage, cookies and caches. Pages opened with the same profile share them. */
  const profile = (size = SIZES.desktop, more = {}) => browser.newContext({ ...size, ...more });

  /** Opens the page and waits until it says that it is ready (unless `wait` is false). */
  async function open({ size = SIZES.desktop, context, fragment = '', wait = true, init, more } = {}) {
    const page = await (context ?? (await profile(size, more))).newPage();
    page.setDefaultTimeout(60_000); // a slow machine is no fault
    page.faults = [];
    page.on('console', (message) => message.type() === 'error' && page.faults.push(`console: ${message.text()}`));
    page.on('pageerror', (error) => page.faults.push(`exception: ${error.stack ?? error}`));
    page.on('requestfailed', (request) => page.faults.push(`failed: ${request.url()} ${request.failure()?.errorText}`));
    page.on('request', (request) => {
      if (!request.url().startsWith(server.url) && !/^(data|blob):/.test(request.url())) page.faults.push(`left the site: ${request.url()}`);
    });
    page.on('response', (response) => response.status() >= 400 && page.faults.push(`${response.status()}: ${response.url()}`));
    if (init) await page.addInitScript(init);
    await page.goto(server.url + fragment);
    if (wait) await ready(page);
    return page;
  }

  async function shot(page, name) {
    const file = path.join(root, 'build/shots', `${name}.png`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    await page.screenshot({ path: file });
    return file;
  }

  return { server, browser, url: server.url, profile, open, shot, close };
}

/** The page sets <html data-ready="yes"> when its first prompt can be played. */
export const ready = (page, timeout = 60_000) =>
  page.waitForFunction(() => document.documentElement.dataset.ready === 'yes', null, { timeout });
