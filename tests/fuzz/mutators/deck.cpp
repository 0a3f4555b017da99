#include "tests/fuzz/mutators/frame.h"

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
  return longroll::fuzz::mutate_link(data, size, most, seed, [](std::uint8_t mode) { return mode % 2 == 0; });
}
