// Any text: what is found in it as sound is a link whose check sum is right. Any link, wrapped up to three times as
// chats and letters do it: it is found.
#include <array>

#include "engine/core/hash.h"
#include "engine/record/link_frame.h"
#include "engine/record/link_text.h"
#include "tests/fuzz/support/fuzz.h"

namespace longroll::fuzz {
namespace {

std::string coded(const std::string& text) {
  std::string out;
  for (const char letter : text) {
    out += letter == '=' ? "%3D" : letter == '#' ? "%23" : letter == '%' ? "%25" : std::string(1, letter);
  }
  return out;
}

std::string in_pieces(const std::string& text, std::string_view mark) {
  std::string out;
  const std::size_t width = std::max<std::size_t>(40, text.size() / 50);
  for (std::size_t at = 0; at < text.size(); at += width) {
    out += (at == 0 ? "" : std::string(mark)) + text.substr(at, width);
  }
  return out;
}

std::string around(const std::string& text, std::uint8_t way) {
  constexpr std::array<std::array<const char*, 2>, 10> kAround{{{"(", ")"},
                                                                {"<", ">"},
                                                                {"look: ", "."},
                                                                {"[x](", ")"},
                                                                {"*", "*"},
                                                                {"", "&utm_source=a"},
                                                                {"", "?fbclid=abc"},
                                                                {"\xEF\xBB\xBF", "\xC2\xA0"},
                                                                {"", "! your move"},
                                                                {"\"", "\","}}};
  const auto& [before, behind] = kAround[way % kAround.size()];
  return before + text + behind;
}

}  // namespace
}  // namespace longroll::fuzz

std::uint64_t longroll::fuzz::verdict_of(std::span<const std::uint8_t> bytes) {
  Source source(cut(bytes, bytes.size(), 512));
  const std::uint8_t mode = source.byte();
  if (mode % 2 == 0) {
    const FoundLink found = find_link(std::string(source.rest().begin(), source.rest().end()));
    LR_CHECK(!found.is_sound || is_sound(found.link), "what is called sound is sound");
    return hash_text(found.link);
  }
  const std::uint8_t ways[] = {source.byte(), source.byte(), source.byte()};
  const Bytes body(source.rest().begin(), source.rest().end());
  const std::string link = write_frame(header_of(*table(mode / 2U).game, 0, LinkKind::Game), body);
  if (link.size() > kLongestLink) {
    return 0;
  }
  // Broken into lines or coded once, and something round it twice.
  std::string text = "https://example.org/#" + link;
  text = ways[0] % 4 == 0   ? in_pieces(text, "\r\n")
         : ways[0] % 4 == 1 ? in_pieces(text, "\xE2\x80\x8B")
         : ways[0] % 4 == 2 ? "https://example.org/?url=" + coded(text) + "&data=05"
                            : text;
  text = around(around(text, ways[1]), ways[2]);
  const FoundLink found = find_link(text);
  LR_CHECK(found.is_sound && is_sound(found.link), "a link is found whatever is round it");
  return hash_text(found.link);
}
