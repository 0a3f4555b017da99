// replay_NAME FILE...: runs a fuzz target's law over files and prints "<verdict> <file name>" for each. The verdict is what
// LLVMFuzzerTestOneInput returned: 0 when the door took the bytes, -1 when it turned them away. A broken law aborts.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

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
    std::printf("%d %s\n", LLVMFuzzerTestOneInput(bytes.data(), bytes.size()), argv[i]);
  }
  return 0;
}
