// Starts the page: looks whether this browser can show it, fetches and starts the program, keeps the site for the next
// visit without a network.
'use strict';
(() => {
  const page = globalThis.LongRollPage;
  const canvas = document.getElementById('canvas');
  const bar = document.getElementById('bar');
  document.documentElement.dataset.theme = (() => {
    try {
      const chosen = localStorage.getItem('longroll/theme');
      if (chosen === 'day' || chosen === 'night') return chosen;
    } catch { /* storage is forbidden: the system decides */ }
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'day';
  })();

  // The game that was on the screen when the program came upon a fault, and its address: the next page does not resume it by itself.
  const CURRENT = 'longroll/current';
  let faulty = '';
  let there = '';
  const leave = (id, act) => document.getElementById(id).addEventListener('click', () => {
    act();
    location.reload();
  });
  const resume = () => faulty && page.set(CURRENT, faulty);
  leave('again', () => {
    resume();
    if (there) page.setFragment(there);
  });
  leave('leave', () => {});
  leave('back', () => {
    page.set('longroll/back', faulty);
    resume();
  });
  page.fault = () => {
    const current = page.get(CURRENT);
    faulty = current.startsWith('=') ? current.slice(1) : '';
    page.remove(CURRENT);
    there = location.hash.slice(1);
    page.setFragment('');
    page.stop('Long Roll has come upon a fault of its own.', faulty
      ? 'Your game is saved as of your last decision, among the saved games of the home page. Load the page again to go on; if the fault comes back, go one decision back.'
      : 'Load the page again to go on.');
    document.getElementById('leave').hidden = false;
    document.getElementById('back').hidden = !faulty;
  };

  if (typeof WebAssembly !== 'object') {
    page.stop('This browser cannot run Long Roll.', 'It needs WebAssembly, which every browser since 2017 has. Your saved games and links keep.');
    return;
  }
  const trial = document.createElement('canvas').getContext('webgl2');
  if (!trial) {
    page.stop('Long Roll cannot draw here.', 'It needs WebGL 2, which this browser lacks or has switched off. Try another browser, or allow hardware acceleration in its settings. Your saved games and links keep.');
    return;
  }
  trial.getExtension('WEBGL_lose_context')?.loseContext();

  /** Fetches and compiles the program; the bar shows how far it is. */
  async function compile() {
    const response = await fetch('{{longroll_web.wasm}}', { credentials: 'same-origin' });
    if (!response.ok) throw new Error(`the host answered ${response.status}`);
    const whole = Number(response.headers.get('content-length')) || 2_000_000;
    let got = 0;
    const counted = response.body.pipeThrough(new TransformStream({
      transform(chunk, next) {
        got += chunk.length;
        bar.value = Math.min(0.95, got / whole);
        next.enqueue(chunk);
      },
    }));
    return WebAssembly.compileStreaming(new Response(counted, { headers: { 'content-type': 'application/wasm' } }));
  }

  LongRoll({
    canvas,
    page,
    print: (text) => console.log(text),
    printErr: (text) => console.error(text),
    onAbort: page.fault,
    instantiateWasm: (imports, done) => {
      compile()
        .then((compiled) => {
          page.compiled = compiled; // the worker gets it too
          return WebAssembly.instantiate(compiled, imports).then((instance) => {
            page.exports = instance.exports; // modules of code join the program by them
            done(instance, compiled);
          });
        })
        .catch((error) => page.stop('Long Roll could not be loaded.', `${error.message}. ${self.origin === 'null' ? 'The page around this one keeps it in a sandbox: open it in a window of its own.' : 'Look at your connection and try again; your saved games keep.'}`));
      return {};
    },
  }).then((program) => {
    if (page.dead) return;
    page.attach(program);
    program._lr_start();
  }, (error) => page.stop('Long Roll could not start here.', String(error)));

  addEventListener('load', () => page.services()?.register('sw.js').catch(() => {}));
})();
