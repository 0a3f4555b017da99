#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace longroll::board {

/// A face of the page as a TrueType file: "besley-700". It is embedded as fonts/NAME.ttf, or as fonts/NAME.face, of
/// which it is made when it is first asked for. The bytes stay. Empty: there is no such face.
std::span<const std::uint8_t> font_file(std::string_view name);

/// Makes a face of its difference from two others, as tools/cmake/derive_font.py writes it: a line of text "BASE OTHER
/// PLACE START POINTS", where BASE and OTHER are faces with the same outlines and PLACE is a point between them, in
/// 65,536ths from BASE; START bytes of the TrueType file, up to its outlines; how far the x of each of the POINTS
/// points is from its place on the line from BASE to OTHER, less what that was for the point before, plus 128, a byte
/// each, beginning with none in each glyph; the same of y; and of each glyph that has no outline of its own, its length
/// in two bytes and its bytes. Only for files that the build has made: it does not check them.
std::vector<std::uint8_t> derive_face(std::span<const std::uint8_t> base, std::span<const std::uint8_t> other,
                                      std::span<const std::uint8_t> difference);

/// The first line of a difference, without its end.
std::string_view first_line(std::span<const std::uint8_t> difference);

}  // namespace longroll::board
