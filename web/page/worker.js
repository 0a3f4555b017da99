// The worker: the same program without a picture. It gets the compiled program first, then lines of the protocol, each
// with a number before it, and answers every line with one line, the same number before it.
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
    serve = (line) => {
      const [, number, command] = /^(\d+) (.*)$/s.exec(line);
      const size = program.lengthBytesUTF8(command) + 1;
      const at = program._malloc(size);
      program.stringToUTF8(command, at, size);
      const answer = program.UTF8ToString(program._lr_serve(at));
      program._free(at);
      postMessage(`${number} ${answer}`);
    };
    waiting.splice(0).forEach(serve);
  });
}

onmessage = (event) => {
  if (typeof event.data !== 'string') start(event.data);
  else if (serve) serve(event.data);
  else waiting.push(event.data);
};
