#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace longroll::board {

/// A face of the page as a TrueType file: "besley-700". It is embedded as fonts/NAME.ttf, or as fonts/NAME.face, of
/// which it is made when it is first asked for. The bytes stay. Empty: there is no such face.
std::span<const std::uint8_t> font_file(std::string_view name);

}  // namespace longroll::board
