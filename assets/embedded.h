#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace longroll {

/// One file that the build put into the program.
struct Embedded {
  std::string_view path;                ///< relative, '/' between the parts: "games/dixie/cards.json"
  std::span<const std::uint8_t> bytes;  ///< the file as it was; one zero byte follows it, outside the span
};

/// Data of the games that this program carries, named from assets/, sorted by path: all of assets/games but its
/// sources in the command line and the tests, the first game's on the page (which fetches the others' as packs).
std::span<const Embedded> embedded_data();

/// What only the page needs: "fonts/besley-700.ttf" ... and "shaders/...". Sorted by path. In no command line program.
std::span<const Embedded> embedded_page();

/// The file of that name in a table above; an empty span when there is none.
inline std::span<const std::uint8_t> find_embedded(std::span<const Embedded> table, std::string_view path) {
  for (const Embedded& file : table) {
    if (file.path == path) {
      return file.bytes;
    }
  }
  return {};
}

/// The same as text.
inline std::string_view find_embedded_text(std::span<const Embedded> table, std::string_view path) {
  const auto bytes = find_embedded(table, path);
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace longroll
