// What the browser does for the program: storage, links, clipboard, files, code and data of games, the worker. Text fields are in fields.js,
// the hidden mirror in mirror.js.
// The program calls page.NAME(a, b) with texts and takes a text or null back (web/shell/page.cpp); we call it with
// lr_event(kind, text). Nothing here knows a rule or keeps a game.
'use strict';

globalThis.LongRollPage = (() => {
  const page = {};
  const el = (id) => document.getElementById(id);
  const MOST = 4 << 20; // bytes of a file that we read at most

  let module = null; // the program, once it runs
  const send = (kind, text = '') => {
    if (!module || page.dead) return;
    const put = (value) => {
      const size = module.lengthBytesUTF8(value) + 1;
      const at = module._malloc(size);
      module.stringToUTF8(value, at, size);
      return at;
    };
    const a = put(kind), b = put(text);
    module._lr_event(a, b);
    module._free(a);
    module._free(b);
  };
  page.send = send;

  // --- for tests and for curious people: globalThis.longroll ---------------------------------------------------------
  //   frames   how many pictures were drawn so far          hash()    hash of the State of the game on the screen
  //   ready    true when the first screen can be used       prompt()  what is asked: {seat, heading, text, rule, mayAct}
  //   where(id) the rectangle {x, y, w, h} of a control or a choice on the canvas, or null
  //   tip()    what is said beside the pointer: {barred, title, lines, rule}, or null
  //   words()  the texts of the picture in the order in which they were drawn, the panels and then the table; from its first call on
  //   stops()  where Tab leads on the picture: {at, rects: [{x, y, w, h}, ...]}, `at` -1 when it stands nowhere
  //   rings()  what a lesson points at on the picture, in the order in which it is pressed: [{x, y, w, h}, ...]
  //   busy()   why the picture may yet change by itself: 'frame', 'timer', 'data', or '' when it is at rest (an opponent
  //            who thinks in the worker does not count)
  const ask = (what, text = '') => {
    send('ask', `${what}\n${text}`);
    return page.answer;
  };
  globalThis.longroll = {
    frames: 0,
    ready: false,
    hash: () => ask('hash'),
    prompt: () => JSON.parse(ask('prompt') || 'null'),
    where: (id) => JSON.parse(ask('where', id) || 'null'),
    tip: () => JSON.parse(ask('tip') || 'null'),
    words: () => ask('words').split('\n'),
    stops: () => JSON.parse(ask('stops') || 'null'),
    rings: () => JSON.parse(ask('rings') || '[]'),
    busy: () => ask('busy') || (timers > 0 ? 'timer' : fetching.size > 0 ? 'data' : ''),
  };
  page.answered = (text) => { page.answer = text; };
  page.drawn = (count) => { globalThis.longroll.frames = Number(count); };

  // --- start and trouble -----------------------------------------------------------------------------------------------
  page.attach = (program) => {
    module = program;
    for (const game of Object.keys(CODE)) page.tell('_lr_code_later', game);
    addEventListener('hashchange', () => send('fragment', location.hash));
    addEventListener('storage', (event) => send('stored', event.key ?? '')); // another tab has written
    addEventListener('blur', () => send('blur'));
    const watch = (query, kind) => matchMedia(query).addEventListener('change', () => send(kind, page.media()));
    watch('(prefers-color-scheme: dark)', 'media');
    watch('(prefers-reduced-motion: reduce)', 'media');
    watch('(pointer: coarse)', 'media');
    const ratio = () => matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
      dispatchEvent(new Event('resize'));
      ratio();
    }, { once: true });
    ratio();
    addEventListener('resize', () => send('resize'));
    document.addEventListener('visibilitychange', () => document.hidden || send('wake'));
    document.addEventListener('paste', (event) => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (!(event.target instanceof HTMLInputElement) && text.length < MOST) send('paste', text);
    });
    document.addEventListener('dragover', (event) => event.preventDefault());
    document.addEventListener('drop', (event) => {
      event.preventDefault();
      if (event.dataTransfer?.files[0]) read(event.dataTransfer.files[0]);
    });
    document.addEventListener('keydown', (event) => {
      // Wherever this keyboard has its question mark.
      if (event.key === '?' && !(event.target instanceof HTMLInputElement)) send('help');
      if (event.key !== 'F6') return;
      event.preventDefault();
      (document.activeElement === el('canvas') ? el('mirror') : el('canvas')).focus();
    });
    el('mirror').addEventListener('focusin', () => send('heard'), { once: true });
    el('mirror').addEventListener('keydown', (event) => event.key === 'Escape' && el('canvas').focus());
    el('canvas').addEventListener('contextmenu', (event) => event.preventDefault());
    el('canvas').addEventListener('webglcontextlost', (event) => {
      event.preventDefault(); // else it is never given back
      if (unkept) page.setFragment(ask('link'));
      page.stop('The browser took the drawing surface away.', unkept
        ? 'This happens when a graphics driver restarts. The address of this page now holds your game; load it again to go on.'
        : 'This happens when a graphics driver restarts. Your game is saved; load the page again to go on.');
    });
    // A new page builds its textures and buffers again, and takes the game up where it was left.
    el('canvas').addEventListener('webglcontextrestored', () => location.reload());
  };
  page.ready = () => {
    el('cover').hidden = true;
    document.documentElement.dataset.ready = 'yes';
    globalThis.longroll.ready = true;
    if (document.activeElement === document.body) el('canvas').focus();
  };
  /** Ends the program's picture and says why on a plain page. */
  page.stop = (title, text) => {
    page.dead = true;
    el('cover').hidden = false;
    el('bar').hidden = true;
    el('cover-title').textContent = title;
    el('cover-text').textContent = text;
    el('again').hidden = false;
    el('cover').setAttribute('role', 'alert');
    document.documentElement.dataset.stopped = 'yes';
  };
  page.title = (text) => { document.title = text; };
  page.media = () => [
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : '',
    matchMedia('(prefers-reduced-motion: reduce)').matches ? 'still' : '',
    matchMedia('(pointer: coarse)').matches ? 'touch' : '',
    navigator.share ? 'share' : '',
  ].filter(Boolean).join(' ');
  page.theme = (name) => {
    document.documentElement.dataset.theme = name;
    document.querySelector('meta[name=theme-color]').content = name === 'night' ? '#171410' : '#DCCBA6';
  };
  /** The program's own faces for the fields and messages. */
  page.font = (family, weight, style, bytes) => {
    document.fonts.add(new FontFace(family, bytes, { weight, style }));
  };
  /** Unusable rims of the screen (notch, home bar) in CSS px: "top right bottom left". */
  page.rims = () => {
    const style = getComputedStyle(el('rims'));
    return ['Top', 'Right', 'Bottom', 'Left'].map((side) => parseFloat(style[`padding${side}`]) || 0).join(' ');
  };
  page.clock = () => {
    const now = new Date();
    return `${Math.floor(now / 1000)} ${-now.getTimezoneOffset() * 60}`;
  };
  page.random = () => {
    const word = crypto.getRandomValues(new Uint32Array(1))[0];
    return String(word);
  };
  let timers = 0; // that will wake the program
  page.wait = (ms) => {
    ++timers;
    setTimeout(() => {
      --timers;
      send('wake');
    }, Number(ms));
  };

  // --- links, clipboard, sharing ------------------------------------------------------------------------------------------
  page.fragment = () => location.hash;
  const home = () => location.pathname + location.search;
  page.setFragment = (text) => {
    try {
      history.replaceState(history.state, '', text ? `#${text}` : home());
    } catch { /* too often, or forbidden in a frame: the address stays as it is */ }
  };

  // --- the browser's Back closes what is open, and leaves the site only from the home page ------------------------------
  // While something is open, one entry more lies on the history. In a frame the history is that of the page around us.
  const OPEN = 'longroll open';
  const isFramed = self !== top;
  let isOpen = false;
  let leaving = false; // we go back by ourselves
  const guard = () => {
    if (isFramed || leaving || isOpen === (history.state === OPEN)) return;
    try {
      if (isOpen) {
        const there = location.hash;
        history.replaceState(null, '', home());
        history.pushState(OPEN, '', there || home());
      } else {
        leaving = true;
        history.back();
      }
    } catch { /* forbidden */ }
  };
  page.guard = (open) => {
    isOpen = open === 'yes';
    guard();
  };
  addEventListener('popstate', () => {
    if (leaving) {
      leaving = false;
      history.replaceState(null, '', home());
      guard();
    } else if (history.state !== OPEN && location.hash.length > 1) {
      history.replaceState(OPEN, '', location.hash); // a link was entered
    } else if (history.state !== OPEN && isOpen) {
      send('back');
    }
  });
  // A page around us scrolls until somebody has pressed into the frame.
  if (isFramed) {
    let isPressed = false;
    addEventListener('pointerdown', () => { isPressed = true; }, { capture: true });
    addEventListener('blur', () => { isPressed = false; });
    addEventListener('wheel', (event) => isPressed || event.stopImmediatePropagation(), { capture: true });
    document.documentElement.style.overscrollBehavior = 'auto';
  }
  page.framed = () => (isFramed ? 'yes' : '');
  /** Null where a frame forbids it: asking then throws. */
  page.services = () => {
    try {
      return navigator.serviceWorker ?? null;
    } catch {
      return null;
    }
  };
  page.address = () => location.href.split('#')[0];
  page.copy = (text) => {
    const old = () => {
      const area = document.createElement('textarea');
      area.value = text;
      document.body.append(area);
      area.select();
      const done = document.execCommand('copy');
      area.remove();
      return done;
    };
    const done = (yes) => send('copied', yes ? 'yes' : 'no');
    if (navigator.clipboard?.writeText) navigator.clipboard.writeText(text).then(() => done(true), () => done(old()));
    else done(old());
  };
  page.open = (name) => { window.open(name, '_blank', 'noopener'); };
  page.share = (title, url) => { navigator.share({ title, url }).catch(() => {}); };

  // --- storage: every answer that is not "" says what is wrong ----------------------------------------------------------
  const guarded = (act) => {
    try {
      return act();
    } catch (error) {
      return `!${error.name}`;
    }
  };
  page.get = (key) => guarded(() => { const value = localStorage.getItem(key); return value === null ? '' : `=${value}`; });
  let unkept = false; // the last thing to be stored was not
  page.set = (key, value) => {
    const fault = guarded(() => { localStorage.setItem(key, value); return ''; });
    unkept = fault !== '';
    return fault;
  };
  page.remove = (key) => guarded(() => { localStorage.removeItem(key); return ''; });
  // Pages of the same host share this storage: only keys that are ours to the last letter, and no more than a player has.
  const OURS = /^[\w./-]{1,120}$/;
  page.keys = (prefix) =>
    guarded(() => `=${Object.keys(localStorage).filter((key) => key.startsWith(prefix) && OURS.test(key)).slice(0, 200).join('\n')}`);

  // --- files ----------------------------------------------------------------------------------------------------------------
  const read = (file) => {
    if (file.size > MOST) return send('file-refused', 'This file is larger than any saved game.');
    return file.text().then((text) => send('file', text), () => send('file-refused', 'The browser could not read this file.'));
  };
  page.download = (name, text) => save(name, new Blob([text], { type: 'text/plain' }));
  const save = (name, blob) => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  /** Saves a part of the canvas ("x y w h" in CSS px) as a picture. Called in the frame that drew it. */
  page.savePicture = (name, place) => {
    const [x, y, w, h] = place.split(' ').map((px) => Math.round(px * devicePixelRatio));
    const picture = Object.assign(document.createElement('canvas'), { width: w, height: h });
    picture.getContext('2d').drawImage(el('canvas'), x, y, w, h, 0, 0, w, h);
    picture.toBlob((blob) => blob && save(name, blob), 'image/png');
  };
  page.pickFile = () => {
    const input = el('file');
    input.onchange = () => {
      if (input.files[0]) read(input.files[0]);
      input.value = '';
    };
    input.click();
  };

  // --- sound: off until asked for; what makes it (sound.js) is fetched with the first one ------------------------------------
  let volume = 'off';
  let sounding = null;
  page.volume = (id) => {
    volume = id;
    if (id === 'off') page.quiet();
  };
  page.quiet = () => { globalThis.LongRollSound?.stop(); };
  page.sound = (name) => {
    if (volume === 'off') return;
    const play = () => globalThis.LongRollSound?.play(name, volume === 'loud' ? 0.8 : 0.25);
    if (sounding) return play();
    sounding = document.createElement('script');
    sounding.src = '{{sound.js}}';
    sounding.onload = play;
    sounding.onerror = () => { sounding = null; }; // asked for again with the next one
    document.head.append(sounding);
  };

  // --- the data of the games and battles that the first download leaves out, and the code of those games -------------------
  const PACKS = {{packs}}; // pack -> { name, bytes }
  const CODE = {{code}}; // game, or `sheets` -> [{ module, name, bytes, check }], in the order in which they are begun
  const STALL = 30_000; // ms without a byte after which we give up
  const packs = new Map(); // what came, for the worker
  const modules = new Map(); // compiled modules of code by their names, for the worker too
  const begun = new Map(); // module -> the promise of its instance
  const fetching = new Set();

  /** Fetches one file whole, until `stop` is aborted; `got` hears how many bytes came. What goes wrong is thrown in words. */
  async function fetchFile({ name }, again, stop, got) {
    let clock = 0;
    const alive = () => {
      clearTimeout(clock);
      clock = setTimeout(() => stop.abort(), STALL);
    };
    let words = 'The network cannot be reached.';
    try {
      alive();
      const response = await fetch(name, { credentials: 'same-origin', cache: again ? 'reload' : 'default', signal: stop.signal });
      words = `The host answered ${response.status}.`;
      if (!response.ok) throw words;
      words = 'The transmission broke off.';
      const parts = [];
      for (const reader = response.body.getReader(); ;) {
        alive();
        const { done, value } = await reader.read();
        if (done) return new Blob(parts);
        parts.push(value);
        got(value.length);
      }
    } catch {
      throw stop.signal.aborted ? 'Nothing came for half a minute.' : words;
    } finally {
      clearTimeout(clock);
    }
  }
  /** Fetches a module of code and compiles it, unless it is here. */
  async function fetchCode(code, again, stop, got) {
    if (modules.has(code.module)) return got(code.bytes);
    const bytes = new Uint8Array(await (await fetchFile(code, again, stop, got)).arrayBuffer());
    let check = 2166136261; // FNV-1a, as tools/lib/site.mjs computes it
    for (const byte of bytes) check = Math.imul(check ^ byte, 16777619);
    if (check >>> 0 !== code.check) throw 'The code is damaged: it was cut off or changed on the way.';
    try {
      modules.set(code.module, await WebAssembly.compile(bytes));
    } catch {
      throw 'The code is damaged: this browser cannot read it.';
    }
  }
  /** Joins a game's modules to the running program, each once. */
  async function beginCode(game) {
    for (const { module: name } of CODE[game] ?? []) {
      if (!begun.has(name)) begun.set(name, WebAssembly.instantiate(modules.get(name), { '': page.exports }));
      await begun.get(name); // another game may wait for the same one
    }
    if (CODE[game]) page.tell('_lr_code_here', game);
  }
  /** Calls a function of the program with a text. */
  page.tell = (call, text) => {
    const size = module.lengthBytesUTF8(text) + 1;
    const at = module._malloc(size);
    module.stringToUTF8(text, at, size);
    module[call](at);
    module._free(at);
  };
  /** Fetches a game's data, and its code if it has code of its own. `again`: past every cache, because what came before
   *  was damaged or did not come. */
  page.fetchPack = (game, again) => { fetchPack(game, again); };
  async function fetchPack(game, again) {
    await null; // the program hears nothing before it has done asking
    if (fetching.has(game)) return;
    const pack = PACKS[game];
    if (!pack && !CODE[game]) return send('pack-failed', `${game}\nIt is not part of this copy of the page.`);
    fetching.add(game);
    const code = CODE[game] ?? [];
    const whole = code.reduce((sum, { bytes }) => sum + bytes, pack?.bytes ?? 0);
    let sum = 0;
    const got = (bytes) => {
      sum += bytes;
      if (fetching.has(game)) send('pack-progress', `${game} ${sum} ${whole}`);
    };
    const stop = new AbortController();
    let words = '';
    try {
      const [data] = await Promise.all([pack ? fetchFile(pack, again, stop, got) : new Blob(), ...code.map((one) => fetchCode(one, again, stop, got))]);
      const text = await data.text();
      if (pack) packs.set(game, text);
      await beginCode(game);
      // The page may be older than its service worker: what was fetched before that ruled here is kept too.
      page.services()?.ready.then((site) => [...(pack ? [pack] : []), ...code].forEach(({ name }) => site.active?.postMessage(name))).catch(() => {});
    } catch (error) {
      words = typeof error === 'string' ? error : 'The code does not fit this page.';
      stop.abort(); // what else was on its way
    }
    fetching.delete(game);
    if (words) send('pack-failed', `${game}\n${words}`);
    else send('pack', `${game}\n${packs.get(game) ?? ''}`);
  }

  /** Has the service worker keep all packs and all code, one after the other, and tells how far it is: "got whole" in bytes,
   *  or "failed WHY". */
  page.keepAll = () => { keepAll(); };
  async function keepAll() {
    await null;
    const files = new Map([...Object.values(PACKS), ...Object.values(CODE).flat()].map((file) => [file.name, file.bytes]));
    const whole = [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
    let got = 0;
    try {
      if (!navigator.serviceWorker) throw 'This browser keeps no sites.';
      const { active } = await navigator.serviceWorker.ready;
      send('kept', `0 ${whole}`);
      for (const [name, bytes] of files) {
        const line = new MessageChannel();
        const answer = new Promise((done) => { line.port1.onmessage = ({ data }) => done(data); });
        active.postMessage(name, [line.port2]);
        if (await answer !== 'kept') throw 'The network cannot be reached, or there is no room.';
        got += bytes;
        send('kept', `${got} ${whole}`);
      }
    } catch (error) {
      send('kept', `failed ${typeof error === 'string' ? error : 'The browser did not keep them.'}`);
    }
  }

  // --- the worker: the same program, which thinks for the computer ----------------------------------------------------------
  let worker = null;
  page.startWorker = () => {
    worker?.terminate(); // of the game before: it may still be thinking
    try {
      worker = new Worker('{{worker.js}}');
      worker.onmessage = (event) => send('worker', String(event.data));
      worker.onerror = (event) => {
        event.preventDefault();
        worker = null;
        send('worker-failed');
      };
      worker.postMessage(page.compiled);
      for (const [game, data] of packs) {
        const code = (CODE[game] ?? []).map(({ module: name }) => [name, modules.get(name)]);
        if (!game.endsWith('-notes')) worker.postMessage({ game, data, code });
      }
      return 'yes';
    } catch {
      return '';
    }
  };
  page.post = (line) => { worker?.postMessage(line); };
  page.stopWorker = () => {
    worker?.terminate();
    worker = null;
  };
  return page;
})();
