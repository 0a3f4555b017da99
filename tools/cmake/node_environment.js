// Emscripten gives a program an environment of its own; under node the tests are to see the real one (GTEST_SHARD_INDEX).
Module['preRun'] = [() => Object.assign(ENV, process.env)];
