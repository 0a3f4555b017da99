// Lines of the protocol: whole lines are added, dropped or given other words; else bytes change.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rng.h"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

constexpr std::string_view kLines[] = {"games",
                                       "new toy/short seed=1",
                                       "new toy/long seed=2 cards=open",
                                       "prompt",
                                       "do #0",
                                       "do #1",
                                       "do pass",
                                       "do challenge",
                                       "why challenge",
                                       "dice 3 5 1",
                                       "odds #0",
                                       "odds challenge",
                                       "undo",
                                       "undo 3",
                                       "go 1",
                                       "journal",
                                       "link",
                                       "state",
                                       "state usa",
                                       "hash",
                                       "bot random",
                                       "bot easy csa",
                                       "perft 2",
                                       "playout seed=3",
                                       "open xyz",
                                       "load {\"game\":\"toy\"}",
                                       "reader csa",
                                       "position"};

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
  longroll::Rng rng(seed);
  if (rng.below(2) == 0) {
    return LLVMFuzzerMutate(data, size, most);
  }
  std::vector<std::string> lines(1);
  for (std::size_t i = 0; i < size; ++i) {
    if (data[i] == '\n') {
      lines.emplace_back();
    } else {
      lines.back() += static_cast<char>(data[i]);
    }
  }
  const auto at = static_cast<std::ptrdiff_t>(rng.below(static_cast<std::uint32_t>(lines.size())));
  switch (rng.below(3)) {
    case 0:
      lines.erase(lines.begin() + at);
      break;
    case 1:
      lines[static_cast<std::size_t>(at)] = kLines[rng.below(std::size(kLines))];
      break;
    default:
      lines.insert(lines.begin() + at, std::string(kLines[rng.below(std::size(kLines))]));
      break;
  }
  std::string text;
  for (const std::string& line : lines) {
    text += (text.empty() ? "" : "\n") + line;
  }
  text.resize(std::min(text.size(), most));
  std::memcpy(data, text.data(), text.size());
  return text.size();
}
