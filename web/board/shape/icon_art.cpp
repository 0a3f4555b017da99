#include "web/board/shape/icon_art.h"

#include <algorithm>
#include <cmath>

#include "engine/core/enum_table.h"
#include "web/board/shape/colour.h"

namespace longroll::board {
namespace {

struct Drawing {
  const char* name;
  const char* lines;
};

constexpr auto kDrawings = enum_table<Icon, Icon::Last, Drawing>(
    {{"undo", "M9,5L4,10l5,5M4,10h9c4,0 7,2.5 7,6.5v2"},
     {"redo", "M15,5l5,5l-5,5M20,10h-9c-4,0-7,2.5-7,6.5v2"},
     {"share", "M12,15V3M7,8l5-5l5,5M5,13v7h14v-7"},
     {"menu", "M4,6h16M4,12h16M4,18h16"},
     {"play", "M7,4l12,8l-12,8z"},
     {"pause", "M8,5v14M16,5v14"},
     {"first", "M6,5v14M19,5l-10,7l10,7z"},
     {"prev", "M17,5l-10,7l10,7z"},
     {"next", "M7,5l10,7l-10,7z"},
     {"book", "M4,5c3-1 6-1 8,1c2-2 5-2 8-1v14c-3-1-6-1-8,1c-2-2-5-2-8-1zM12,6v14"},
     {"link", "M10,14a4,4 0 0 1 0-6l3-3a4,4 0 0 1 6,6l-2,2M14,10a4,4 0 0 1 0,6l-3,3a4,4 0 0 1-6-6l2-2"},
     {"moon", "M19,14a8,8 0 1 1-9-10a6.5,6.5 0 0 0 9,10z"},
     {"sun", "M12,8a4,4 0 1 0 .01,0M12,2v3M12,19v3M2,12h3M19,12h3M5,5l2,2M17,17l2,2M19,5l-2,2M7,17l-2,2"},
     {"gear", "M4,7h8M18,7h2M4,17h2M12,17h8M12,7a3,3 0 1 0 6,0a3,3 0 1 0-6,0M6,17a3,3 0 1 0 6,0a3,3 0 1 0-6,0"},
     {"dice", "M5,5h14v14h-14zM9,9h.01M15,9h.01M12,12h.01M9,15h.01M15,15h.01"},
     {"eye", "M2,12c5-8 15-8 20,0c-5,8-15,8-20,0zM12,9.5a2.5,2.5 0 1 0 .01,0"},
     {"log", "M5,4h14v16h-14zM8,8h8M8,12h8M8,16h5"},
     {"close", "M5,5l14,14M19,5l-14,14"},
     {"check", "M4,12l5,6l11-13"},
     {"bot", "M5,9h14v10h-14zM12,9V5M9,13v2M15,13v2"},
     {"full", "M4,9V4h5M15,4h5v5M20,15v5h-5M9,20H4v-5"},
     {"no", "M12,3a9,9 0 1 0 .01,0M5.7,5.7l12.6,12.6"},
     {"plus", "M12,5v14M5,12h14"},
     {"minus", "M5,12h14"},
     {"copy", "M9,9h11v11h-11zM15,9V4H4v11h5"},
     {"download", "M12,4v12M7,11l5,5l5-5M4,20h16"},
     {"upload", "M12,16V4M7,9l5-5l5,5M4,20h16"},
     {"home", "M3,12l9-8l9,8M6,10v10h12v-10"},
     {"restart", "M5,12a7.5,7.5 0 1 0 2.5-5.6M8.5,2.5l-1,4l4,1"},
     {"roster", "M4,6h.01M8,6h12M4,12h.01M8,12h12M4,18h.01M8,18h12M4,3.5v5M4,9.5v5M4,15.5v5"},
     {"aim", "M12,5a7,7 0 1 0 .01,0M12,2v5M12,17v5M2,12h5M17,12h5"},
     {"hourglass", "M6,3h12M6,21h12M7,3c0,5 4,6 5,9c1-3 5-4 5-9M7,21c0-5 4-6 5-9c1,3 5,4 5,9"},
     {"flag", "M5,22V3h13l-3,4 3,4h-13"},
     {"last", "M18,5v14M5,5l10,7l-10,7z"}});

/// Distance from p to a straight piece.
float distance(Vec2 p, Vec2 a, Vec2 b) {
  const Vec2 d = b - a;
  const float t = std::clamp(dot(p - a, d) / std::max(dot(d, d), 1e-9f), 0.0f, 1.0f);
  return length(p - a - d * t);
}

std::uint8_t coverage(float inside) { return byte_of(inside + 0.5f); }

/// The middle of a pixel.
Vec2 pixel(int x, int y) { return vec(x, y) + Vec2{0.5f, 0.5f}; }

}  // namespace

std::string_view icon_name(Icon icon) { return kDrawings[icon].name; }

Path icon_lines(Icon icon) { return path(kDrawings[icon].lines); }

Path badge_outline(Side side) {
  return path(side == Side::Union ? "M-4.4,-5h8.8v4.6c0,3-2.2,4.8-4.4,5.8c-2.2-1-4.4-2.8-4.4-5.8z"
                                  : "M0,-5.6L4.8,0L0,5.6L-4.8,0Z");
}

Path star_outline(float points, float corners) {
  Path star;
  for (int i = 0; i < 10; ++i) {
    const float t = radians(static_cast<float>(36 * i - 90));
    const Vec2 p = Vec2{std::cos(t), std::sin(t)} * (i % 2 == 1 ? corners : points);
    i == 0 ? star.move_to(p) : star.line_to(p);
  }
  return star.close();
}

std::vector<std::uint8_t> rasterise_icon(Icon icon, int px) {
  const Vec2 size = vec(px, px);
  const float k = size.x / kIconBox;
  const auto lines = icon_lines(icon).transformed(Affine::scale(k)).flatten(0.05f);
  std::vector<std::uint8_t> out;
  for (int y = 0; y < px; ++y) {
    for (int x = 0; x < px; ++x) {
      const Vec2 p = pixel(x, y);
      float nearest = 1e9f;
      for (const Polyline& line : lines) {
        const std::size_t n = line.points.size();
        for (std::size_t i = 0; i < n; ++i) {
          if (i + 1 < n || line.closed) {
            nearest = std::min(nearest, distance(p, line.points[i], line.points[(i + 1) % n]));
          }
        }
      }
      out.push_back(coverage(kIconLine * k / 2 - nearest));
    }
  }
  return out;
}

}  // namespace longroll::board
