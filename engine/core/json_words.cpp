// build: small
#include "engine/core/json_words.h"

#include <algorithm>

namespace longroll {
namespace {

constexpr std::size_t kLongestId = 40;

}  // namespace

bool is_short(const JsonReader& list, std::size_t most, std::string_view what) {
  if (list.size() > most) {
    list.fault("more than " + std::to_string(most) + " " + std::string(what));
    return false;
  }
  return true;
}

std::string read_words(JsonReader& in, std::string_view name, std::size_t longest) {
  std::string words = in.text(name);
  if (words.empty() || words.size() > longest) {
    in.fault(std::string(name) + " must have 1 to " + std::to_string(longest) + " letters");
  }
  return words;
}

std::string read_id(JsonReader& in, std::string_view name) {
  std::string id = in.text(name);
  bool good = !id.empty() && id.size() <= kLongestId;
  for (const char c : id) {
    good = good && ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.');
  }
  if (!good) {
    in.fault(std::string(name) + " must be 1 to 40 letters in lower case, digits, hyphens and points");
  }
  return id;
}

bool is_printable(std::string_view text) {
  return text.size() <= kLongestTitle &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; });
}

}  // namespace longroll
