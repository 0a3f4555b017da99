// Starts the page: loads the WASM, hides the loading message, keeps the site for the next visit without a network.
'use strict';
(() => {
  const message = document.getElementById('message');
  LongRoll({
    canvas: document.getElementById('canvas'),
    locateFile: () => '{{longroll_web.wasm}}',
    print: (text) => console.log(text),
    printErr: (text) => console.error(text),
  }).then(() => {
    message.hidden = true;
    document.documentElement.dataset.ready = 'yes';
  }, (error) => {
    message.textContent = 'Long Roll could not start here: ' + error;
  });
  if ('serviceWorker' in navigator) {
    addEventListener('load', () => navigator.serviceWorker.register('sw.js').catch(() => {}));
  }
})();
