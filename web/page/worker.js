// The worker: the same program without a picture. It gets the compiled program first, then {game, data, code} for each game whose
// data the page has fetched (code: [name, compiled module] of each module that the game needs), then lines of the protocol, each
// with a number before it, and answers every line with one line, the same number before it.
'use strict';
const LATER = Object.keys({{code}}); // games whose code is not in the program
let exports = null; // the program's, by which modules of code join it
let serve = null;
let last = Promise.resolve(); // what came before: messages are dealt with one after the other
const begun = new Set(); // modules of code

function start(compiled) {
  importScripts('{{longroll_web.js}}');
  return LongRoll({
    arguments: ['worker'],
    print: (text) => console.log(text),
    printErr: (text) => console.error(text),
    instantiateWasm: (imports, done) => {
      WebAssembly.instantiate(compiled, imports).then((instance) => {
        exports = instance.exports;
        done(instance, compiled);
      });
      return {};
    },
  }).then((program) => {
    const put = (text) => {
      const size = program.lengthBytesUTF8(text) + 1;
      const at = program._malloc(size);
      program.stringToUTF8(text, at, size);
      return at;
    };
    const tell = (call, ...texts) => {
      const all = texts.map(put);
      const answer = call(...all);
      all.forEach(program._free);
      return answer;
    };
    for (const game of LATER) tell(program._lr_code_later, game);
    serve = async (message) => {
      if (typeof message !== 'string') {
        for (const [name, module] of message.code) {
          if (!begun.has(name)) await WebAssembly.instantiate(module, { '': exports });
          begun.add(name);
        }
        if (message.code.length > 0) tell(program._lr_code_here, message.game);
        tell(program._lr_take, message.game, message.data);
        return;
      }
      const [, number, command] = /^(\d+) (.*)$/s.exec(message);
      postMessage(`${number} ${program.UTF8ToString(tell(program._lr_serve, command))}`);
    };
  });
}

onmessage = (event) => {
  last = last
    .then(() => (event.data instanceof WebAssembly.Module ? start(event.data) : serve(event.data)))
    .catch((error) => setTimeout(() => { throw error; })); // the page hears of it, and thinks by itself
};
