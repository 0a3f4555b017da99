// replay_NAME FILE...: runs a fuzz target's law over files and prints "<verdict> <file name>" for each. The verdict is
// a hash of what came of the bytes, or of the words with which they were turned away. A broken law aborts.
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <vector>

#include "tests/fuzz/support/fuzz.h"

int main(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    std::FILE* file = std::fopen(argv[i], "rb");
    if (file == nullptr) {
      std::fprintf(stderr, "cannot read %s\n", argv[i]);
      return 1;
    }
    std::vector<std::uint8_t> bytes;
    std::uint8_t block[4096];
    for (std::size_t n = 0; (n = std::fread(block, 1, sizeof block, file)) > 0;) {
      bytes.insert(bytes.end(), block, block + n);
    }
    std::fclose(file);
    std::printf("%016" PRIx64 " %s\n", longroll::fuzz::verdict_of(bytes), argv[i]);
  }
  return 0;
}
