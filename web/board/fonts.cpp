#include "web/board/fonts.h"

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "assets/embedded.h"
#include "engine/core/text.h"

namespace longroll::board {
namespace {

using Bytes = std::span<const std::uint8_t>;

/// Reads numbers as TrueType writes them, the high byte first.
struct Reader {
  Bytes bytes;
  std::size_t at = 0;

  int byte() { return bytes[at++]; }
  int word() {
    const int high = byte();
    return high << 8 | byte();
  }
  int signed_word() { return static_cast<std::int16_t>(word()); }
  std::size_t offset() {
    const auto high = static_cast<std::size_t>(word());
    return high << 16U | static_cast<std::size_t>(word());
  }
};

void put_word(std::vector<std::uint8_t>& out, int word) {
  out.push_back(static_cast<std::uint8_t>(word >> 8));
  out.push_back(static_cast<std::uint8_t>(word));
}
void put_offset(std::vector<std::uint8_t>& out, std::size_t offset) {
  put_word(out, static_cast<int>(offset >> 16U));
  put_word(out, static_cast<int>(offset & 0xFFFFU));
}
void fill_up(std::vector<std::uint8_t>& out) { out.resize((out.size() + 3) / 4 * 4); }

Reader table_of(Bytes font, std::string_view tag) {
  Reader entry{font, 4};
  const int tables = entry.word();
  entry.at = 12;
  for (int n = 0; n < tables; ++n) {
    const bool is_it = std::equal(tag.begin(), tag.end(), font.begin() + static_cast<std::ptrdiff_t>(entry.at));
    entry.at += 8;
    const std::size_t place = entry.offset();
    if (is_it) {
      return {font, place};
    }
    entry.at += 4;
  }
  return {font, 0};
}

/// One glyph's outline. No ends: it is blank, or made of other glyphs.
struct Outline {
  std::vector<int> ends;            ///< the last point of each contour
  std::vector<std::uint8_t> is_on;  ///< by point: 1 on the curve
  std::vector<int> x, y;            ///< by point, in font units
};

enum Flag { kOnCurve = 1, kShortX = 2, kShortY = 4, kAgain = 8, kSameX = 16, kSameY = 32 };

std::vector<int> read_axis(Reader& in, std::span<const int> flags, int is_short, int is_same) {
  std::vector<int> out;
  int now = 0;
  for (const int flag : flags) {
    if ((flag & is_short) != 0) {
      now += (flag & is_same) != 0 ? in.byte() : -in.byte();
    } else if ((flag & is_same) == 0) {
      now += in.signed_word();
    }
    out.push_back(now);
  }
  return out;
}

Outline read_outline(Reader in) {
  Outline out;
  const int contours = in.signed_word();
  if (contours <= 0) {
    return out;
  }
  in.at += 8;  // its bounds
  for (int n = 0; n < contours; ++n) {
    out.ends.push_back(in.word());
  }
  in.at += static_cast<std::size_t>(in.word());  // instructions
  std::vector<int> flags;
  const auto points = static_cast<std::size_t>(out.ends.back()) + 1;
  while (flags.size() < points) {
    const int flag = in.byte();
    flags.insert(flags.end(), static_cast<std::size_t>((flag & kAgain) != 0 ? 1 + in.byte() : 1), flag);
  }
  for (const int flag : flags) {
    out.is_on.push_back(static_cast<std::uint8_t>(flag & kOnCurve));
  }
  out.x = read_axis(in, flags, kShortX, kSameX);
  out.y = read_axis(in, flags, kShortY, kSameY);
  return out;
}

/// The outlines of a face, by glyph.
std::vector<Outline> outlines_of(Bytes font) {
  Reader maxp = table_of(font, "maxp");
  maxp.at += 4;
  const int glyphs = maxp.word();
  Reader head = table_of(font, "head");
  head.at += 50;
  const bool is_wide = head.word() != 0;
  Reader loca = table_of(font, "loca");
  const std::size_t glyf = table_of(font, "glyf").at;
  const auto place = [&] { return is_wide ? loca.offset() : 2 * static_cast<std::size_t>(loca.word()); };
  std::vector<Outline> out;
  std::size_t from = place();
  for (int n = 0; n < glyphs; ++n) {
    const std::size_t to = place();
    out.push_back(to > from ? read_outline({font, glyf + from}) : Outline{});
    from = to;
  }
  return out;
}

void write_outline(std::vector<std::uint8_t>& out, const Outline& glyph) {
  const auto [left, right] = std::minmax_element(glyph.x.begin(), glyph.x.end());
  const auto [low, high] = std::minmax_element(glyph.y.begin(), glyph.y.end());
  for (const int word : {static_cast<int>(glyph.ends.size()), *left, *low, *right, *high}) {
    put_word(out, word);
  }
  for (const int end : glyph.ends) {
    put_word(out, end);
  }
  put_word(out, 0);  // no instructions
  out.insert(out.end(), glyph.is_on.begin(), glyph.is_on.end());
  for (const std::vector<int>* axis : {&glyph.x, &glyph.y}) {
    int before = 0;
    for (const int at : *axis) {
      put_word(out, at - before);
      before = at;
    }
  }
}

/// The points between two faces, moved aside by what `difference` says.
std::vector<int> points_between(const std::vector<int>& base, const std::vector<int>& other, std::int64_t place,
                                Reader& difference) {
  constexpr std::int64_t kHalf = 1 << 15;
  std::vector<int> out;
  int aside = 0;
  for (std::size_t i = 0; i < base.size(); ++i) {
    aside += difference.byte() - 128;
    out.push_back(base[i] + static_cast<int>(((other[i] - base[i]) * place + kHalf) >> 16) + aside);
  }
  return out;
}

/// The first line of a difference, without its end.
std::string_view first_line(Bytes difference) {
  const std::string_view text(reinterpret_cast<const char*>(difference.data()), difference.size());
  return text.substr(0, text.find('\n'));
}

/// Makes a face of its difference from two others, as tools/cmake/derive_font.py writes it. Only the build makes such
/// files, so they are not checked. In turn:
/// - a line of text "BASE OTHER PLACE START POINTS": BASE and OTHER are faces with the same outlines, PLACE is a point
/// on the
///   line between them, in 65,536ths from BASE;
/// - START bytes of the TrueType file, up to its outlines;
/// - for each of the POINTS points a byte: how far its x is from its place on the line, less how far that of the point
/// before
///   was, plus 128; in each glyph the first point stands after one that was not aside;
/// - the same of y;
/// - of each glyph that has no outline of its own, its length in two bytes, and its bytes.
std::vector<std::uint8_t> derive_face(Bytes base, Bytes other, Bytes difference) {
  const std::string_view line = first_line(difference);
  const auto words = words_of(line);
  const auto number = [&](std::size_t n) { return static_cast<std::size_t>(parse_u64(words[n]).value_or(0)); };
  const Bytes start = difference.subspan(line.size() + 1, number(3));
  Reader x{difference, line.size() + 1 + start.size()};
  Reader y{difference, x.at + number(4)};
  Reader composed{difference, y.at + number(4)};
  std::vector<std::uint8_t> out(start.begin(), start.end());
  std::vector<std::size_t> places{0};
  const std::vector<Outline> from = outlines_of(base);
  const std::vector<Outline> to = outlines_of(other);
  const auto place = static_cast<std::int64_t>(number(2));
  for (std::size_t n = 0; n < from.size(); ++n) {
    if (from[n].ends.empty()) {
      const auto size = static_cast<std::size_t>(composed.word());
      const Bytes glyph = difference.subspan(composed.at, size);
      composed.at += size;
      out.insert(out.end(), glyph.begin(), glyph.end());
    } else {
      write_outline(out, {from[n].ends, from[n].is_on, points_between(from[n].x, to[n].x, place, x),
                          points_between(from[n].y, to[n].y, place, y)});
    }
    fill_up(out);
    places.push_back(out.size() - start.size());
  }
  for (const std::size_t at : places) {
    put_offset(out, at);
  }
  return out;
}

}  // namespace

Bytes font_file(std::string_view name) {
  const auto embedded = [&](std::string_view ending) {
    return find_embedded(embedded_page(), "fonts/" + std::string(name) + std::string(ending));
  };
  if (const Bytes whole = embedded(".ttf"); !whole.empty()) {
    return whole;
  }
  static std::map<std::string, std::vector<std::uint8_t>, std::less<>> made;
  const auto known = made.find(name);
  if (known != made.end()) {
    return known->second;
  }
  const Bytes difference = embedded(".face");
  if (difference.empty()) {
    return {};
  }
  const auto words = words_of(first_line(difference));
  return made[std::string(name)] = derive_face(font_file(words[0]), font_file(words[1]), difference);
}

}  // namespace longroll::board
