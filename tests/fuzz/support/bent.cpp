#include "tests/fuzz/support/bent.h"

namespace longroll::fuzz {

std::string bent(std::string_view text, std::span<const std::string_view> words, Source& source) {
  constexpr std::size_t kTwoBytes = 65'536;
  std::string changed(text);
  for (int places = 0; places < 4 && !source.empty(); ++places) {
    std::size_t at = source.byte() * 256U + source.byte();
    at = (changed.size() < kTwoBytes ? at : at * 256U + source.byte()) % (changed.size() + 1);
    const std::size_t gone = source.byte() % 8U;
    const std::uint8_t which = source.byte();
    std::string instead(which < 128 ? words[which % words.size()] : std::string_view());
    for (int more = which < 128 ? 0 : which % 4; more > 0; --more) {
      instead += static_cast<char>(source.byte());
    }
    changed.replace(at, gone, instead);
  }
  return changed;
}

}  // namespace longroll::fuzz
