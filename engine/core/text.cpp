#include "engine/core/text.h"

#include <charconv>

namespace longroll {

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  std::size_t at = 0;
  while (at < line.size()) {
    const std::size_t start = line.find_first_not_of(" \t\r\n", at);
    if (start == std::string_view::npos) {
      break;
    }
    std::size_t end = line.find_first_of(" \t\r\n", start);
    if (end == std::string_view::npos) {
      end = line.size();
    }
    words.push_back(line.substr(start, end - start));
    at = end;
  }
  return words;
}

namespace {
template <class Number>
std::optional<Number> parse_number(std::string_view text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || text.empty()) {
    return std::nullopt;
  }
  return number;
}
}  // namespace

std::optional<std::int32_t> parse_int(std::string_view text) { return parse_number<std::int32_t>(text); }

std::optional<std::uint64_t> parse_u64(std::string_view text) { return parse_number<std::uint64_t>(text); }

std::string hex_of(std::uint64_t number) {
  std::string text(16, '0');
  for (std::size_t i = 16; i-- > 0; number >>= 4U) {
    text[i] = "0123456789abcdef"[number & 15U];
  }
  return text;
}

std::string count_of(int n, std::string_view one, std::string_view many) {
  return std::to_string(n) + " " + std::string(n == 1 ? one : many);
}

std::string halves_text(int halves) {
  const std::string whole = halves == 1 ? "" : std::to_string(halves / 2);
  return halves % 2 == 0 ? whole : whole + "\xC2\xBD";
}

std::string capitalized(std::string_view text) {
  std::string out(text);
  if (!out.empty() && out.front() >= 'a' && out.front() <= 'z') {
    out.front() = static_cast<char>(out.front() - 'a' + 'A');
  }
  return out;
}

}  // namespace longroll
