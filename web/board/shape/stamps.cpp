#include "web/board/shape/stamps.h"

#include <array>

#include "web/board/shape/engraving.h"
#include "web/board/shape/triangulate.h"

namespace longroll::board {
namespace {

struct StampArt {
  const char* body;   ///< Filled and outlined.
  const char* lines;  ///< Only lines.
  float width;
};
constexpr std::array<StampArt, kStamps> kArt = {{
    {"M-4.4,1.6c-1.6-1-1.2-3.4.6-3.6c-.2-2.2 2.4-3.4 4-2c1.4-1.4 4.2-.4 4 1.8c1.8.4 2 3 .2 3.8z",
     "M1.6,.6l2.4-2.4M2.9,1l1.7-1.7M.2,.8l1.2-1.2M-3.4,2.6h8.6M.2,1.8v1.6", 0.8f},
    {"M-3.4,1.4c-1.2-1.2-.4-3 1-3c.2-2 3-2.6 4-.8c1.6-.2 2.6 1.8 1.4 3c.2.6-.4.9-1 .9z", "M1,.6l1.7-1.7M-2.6,2.4h6.6",
     0.8f},
    {"M0,-5.4l3,6.4h-6z", "M.6,-3.4l1.7,4M.4,-1l.8,1.8M-2.6,2h6.4", 0.75f},
    {"", "M-4.2,2.2h8.4M0,2.2v-5.2M-1.6,2.2l-1.7-3.8M1.6,2.2l1.7-3.8M-2.6,3.8h5", 0.85f},
    {"M-4,2l1.2-3.6l2.6-1.4l2.2,1l1.8,4z", "M-.4,-2.6l.8,2.2l-1,2.2M.4,-.4l2,1.8M-5,2.4h10", 0.8f},
    {"M-2.4,1.2c-1-1-.2-2.6 1-2.4c.4-1.6 2.4-1.6 2.8-.2c1.4 0 2 1.6 1 2.6z", "M-2,2h4.8", 0.8f},
    {"", "M-3.6,1.8l1.6-3M-2,1.8l.4-3.4M-.2,1.8l-.8-2.6M2,2.4l1.2-2.6M3.2,2.4l-.2-2.8", 0.85f},
    {"", "M-3,2q.6-2.6 -.4-4.6M-1,2q.2-3.4 1-5.2M1.2,2q0-2.6 1.4-4M-4.6,3.4h3.6M.6,3.4h4", 0.8f},
}};

}  // namespace

MapMesh stamp_marks() {
  constexpr float kTolerance = 0.05f;
  const auto fill_ink = static_cast<MapInk>(0), line_ink = static_cast<MapInk>(1);
  Burin burin({0, 0, 1, 1});
  burin.layer(MapLayer::Lines);
  for (std::size_t i = 0; i < kArt.size(); ++i) {
    const Affine by = Affine::move({(2 * static_cast<float>(i) + 1) * kStampHalf, kStampHalf + 0.9f});
    for (const Polyline& crown : path(kArt[i].body).transformed(by).flatten(kTolerance)) {
      if (crown.points.size() < 3) {
        continue;
      }
      const auto cut = triangulate({crown.points});
      for (std::size_t k = 0; k + 2 < cut.size(); k += 3) {
        const Vec2 three[3] = {crown.points[cut[k]], crown.points[cut[k + 1]], crown.points[cut[k + 2]]};
        burin.fill(three, fill_ink);
      }
      burin.closed(crown.points, {kArt[i].width, 0}, line_ink);
    }
    for (const Polyline& line : path(kArt[i].lines).transformed(by).flatten(kTolerance)) {
      burin.stroke(line.points, {kArt[i].width, 0}, line_ink);
    }
  }
  return burin.finish();
}

}  // namespace longroll::board
