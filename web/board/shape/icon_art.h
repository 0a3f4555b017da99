#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "web/board/shape/path.h"
#include "web/board/shape/theme.h"

namespace longroll::board {

/// Drawn in a 24 box with a 1.9 round line.
enum class Icon : std::uint8_t {
  Undo,
  Redo,
  Share,
  Menu,
  Play,
  Pause,
  First,
  Prev,
  Next,
  Book,
  Link,
  Moon,
  Sun,
  Gear,
  Dice,
  Eye,
  Log,
  Close,
  Check,
  Bot,
  Full,
  No,
  Plus,
  Minus,
  Copy,
  Download,
  Upload,
  Home,
  Restart,
  Roster,
  Aim,
  Hourglass,
  Flag,
  Last
};
inline constexpr int kIcons = static_cast<int>(Icon::Last) + 1;

/// "undo", "redo", ...: for captions and for tests.
std::string_view icon_name(Icon icon);

/// The icon's lines in their 24 box.
Path icon_lines(Icon icon);
inline constexpr float kIconBox = 24, kIconLine = 1.9f;

/// Union shield or Confederate lozenge about the origin, some 10 units high.
Path badge_outline(Side side);

/// A star of five points about the origin, one of them upright: how far its points and the corners between them are
/// away.
Path star_outline(float points, float corners);

/// The icon as `px` by `px` coverage bytes, row by row from the top: for an atlas of another renderer (Dear ImGui's).
/// Needs no OpenGL.
std::vector<std::uint8_t> rasterise_icon(Icon icon, int px);

}  // namespace longroll::board
