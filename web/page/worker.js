// The worker: the same program without a picture. It gets the compiled program first, then [game, data] for each game whose
// data the page has fetched, then lines of the protocol, each with a number before it, and answers every line with one
// line, the same number before it.
'use strict';
let serve = null;
const waiting = [];

function start(compiled) {
  importScripts('{{longroll_web.js}}');
  LongRoll({
    arguments: ['worker'],
    print: (text) => console.log(text),
    printErr: (text) => console.error(text),
    instantiateWasm: (imports, done) => {
      WebAssembly.instantiate(compiled, imports).then((instance) => done(instance, compiled));
      return {};
    },
  }).then((program) => {
    const put = (text) => {
      const size = program.lengthBytesUTF8(text) + 1;
      const at = program._malloc(size);
      program.stringToUTF8(text, at, size);
      return at;
    };
    serve = (message) => {
      if (Array.isArray(message)) {
        const [game, data] = message.map(put);
        program._lr_take(game, data);
        program._free(game);
        program._free(data);
        return;
      }
      const [, number, command] = /^(\d+) (.*)$/s.exec(message);
      const at = put(command);
      const answer = program.UTF8ToString(program._lr_serve(at));
      program._free(at);
      postMessage(`${number} ${answer}`);
    };
    waiting.splice(0).forEach(serve);
  });
}

onmessage = (event) => {
  if (event.data instanceof WebAssembly.Module) start(event.data);
  else if (serve) serve(event.data);
  else waiting.push(event.data);
};
