// build: small
#include "engine/core/labels.h"

namespace longroll {
namespace {

bool is_of_a_word(char c) { return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }

template <class Then>
void for_each_word(std::string_view text, Then&& then) {
  std::size_t from = 0;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    if (i == text.size() || !is_of_a_word(text[i])) {
      then(text.substr(from, i - from));
      from = i + 1;
    }
  }
}

}  // namespace

std::string listed_name(std::string_view name, std::string_view label) {
  std::string_view longest;
  for_each_word(label, [&](std::string_view word) { longest = word.size() > longest.size() ? word : longest; });
  bool is_part = longest.empty();
  for_each_word(name, [&](std::string_view word) {
    constexpr std::size_t kTelling = 4;  // letters that may be all of a word: "Bayonet" of "Bayonets"
    is_part = is_part || word.starts_with(longest) || (word.size() >= kTelling && longest.starts_with(word));
  });
  return std::string(name) + (is_part ? "" : " (" + std::string(label) + ")");
}

}  // namespace longroll
