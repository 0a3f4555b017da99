#include "web/board/map/map_key.h"

#include <algorithm>

namespace longroll::board {
namespace {

enum class Kind : std::uint8_t { Way, Water, Crossing, Ground, Slope, Work };

/// One line of the key: what it is of, by the number of its kind, and its name.
struct KeyLine {
  Kind kind;
  std::uint8_t of;
  const char* name;
};

template <class T>
constexpr std::uint8_t number(T value) {
  return static_cast<std::uint8_t>(value);
}

constexpr KeyLine kLines[] = {{Kind::Way, number(WayKind::Turnpike), "Turnpike"},
                              {Kind::Way, number(WayKind::Road), "Road"},
                              {Kind::Way, number(WayKind::Trail), "Trail"},
                              {Kind::Way, number(WayKind::Railroad), "Railroad"},
                              {Kind::Way, number(WayKind::UnbuiltRailroad), "Unfinished railroad"},
                              {Kind::Water, number(WaterKind::River), "River"},
                              {Kind::Water, number(WaterKind::Creek), "Creek"},
                              {Kind::Water, number(WaterKind::Stream), "Stream"},
                              {Kind::Crossing, number(Crossing::Bridge), "Bridge"},
                              {Kind::Crossing, number(Crossing::Ford), "Ford"},
                              {Kind::Ground, number(Ground::Woods), "Woods"},
                              {Kind::Ground, number(Ground::Rough), "Rough"},
                              {Kind::Ground, number(Ground::Marsh), "Marsh"},
                              {Kind::Ground, number(Ground::Town), "Town"},
                              {Kind::Slope, 0, "Slope, down to the right"},
                              {Kind::Work, 0, "Works"}};

bool has(const Plate& plate, const KeyLine& line) {
  const auto any = [&](const auto& list, auto kind_of) {
    return std::any_of(list.begin(), list.end(), [&](const auto& each) { return number(kind_of(each)) == line.of; });
  };
  switch (line.kind) {
    case Kind::Way:
      return any(plate.ways, [](const Plate::Way& way) { return way.kind; });
    case Kind::Water:
      return any(plate.waters, [](const Plate::Water& water) { return water.kind; });
    case Kind::Crossing:
      return any(plate.waters, [](const Plate::Water& water) { return water.crossing; });
    case Kind::Ground:
      return any(plate.ground, [](Ground ground) { return ground; });
    case Kind::Slope:
      return true;
    case Kind::Work:
      return !plate.works.empty();
  }
  return false;
}

constexpr float kSample = 44, kDown = 23;

/// Draws in a box kSample wide about the line y = 0.
struct Sampler {
  Canvas& canvas;
  const Theme& t;

  void line(float width, Colour colour, float dash = 0, float gap = 0) const {
    Stroke stroke;
    stroke.width = width;
    stroke.dash = dash;
    stroke.gap = gap;
    canvas.polyline({{0, 0}, {kSample, 0}}, stroke, colour);
  }
  void marks(const char* data, float width, Colour colour) const {
    Stroke stroke;
    stroke.width = width;
    canvas.stroke(path(data), stroke, colour);
  }

  void way(WayKind kind) const {
    switch (kind) {
      case WayKind::Turnpike:
        line(6.4f, t.road);
        line(3.7f, t.road_fill);
        break;
      case WayKind::Road:
        line(4.4f, t.road);
        line(2.5f, t.road_fill);
        break;
      case WayKind::Trail:
        line(1.3f, t.road, 7, 3.5f);
        break;
      case WayKind::Railroad:
        line(1.5f, t.rail);
        line(6, t.rail, 1.2f, 5);
        break;
      case WayKind::UnbuiltRailroad:
        line(1.2f, t.rail, 5, 4);
        line(5, t.rail, 1.2f, 16.8f);
        break;
    }
  }
  void water(WaterKind kind) const {
    const float width = kind == WaterKind::River ? 14 : kind == WaterKind::Creek ? 10 : 4.6f;
    line(width, t.water);
    line(width - 1.9f, t.water_fill);
    if (kind != WaterKind::Stream) {
      marks(kind == WaterKind::River ? "M0,-4.500H44M0,4.500H44" : "M0,-2.500H44M0,2.500H44", 0.8f,
            fade(t.water, 0.8f));
    }
  }
  void ground(Ground kind) const {
    switch (kind) {
      case Ground::Woods:
        canvas.rounded_rect({0, -9, kSample, 18}, 8, fade(t.wood_fill, 0.85f));
        for (const float x : {6.0f, 15.0f, 33.0f}) {
          canvas.circle({x, x == 15 ? 2.5f : -1.5f}, 4, t.wood_fill);
          marks(x == 6    ? "M3,1.500a3.600,3.600 0 1 1 6,0z"
                : x == 15 ? "M12,5.500a3.600,3.600 0 1 1 6,0z"
                          : "M30,1.500a3.600,3.600 0 1 1 6,0z",
                1, t.wood);
        }
        marks("M24,3.500l3,-7l3,7zM36,6l2.600,-6l2.600,6z", 1, t.wood);
        break;
      case Ground::Rough:
        marks("M7,4l2,-6l4,-2l3,3l2,5zM26,5l1,-5l3,-2l4,2l1,5z", 1, t.hachure);
        break;
      case Ground::Marsh:
        canvas.rounded_rect({0, -9, kSample, 18}, 8, fade(t.water_fill, 0.6f));
        marks("M7,3h9M11.500,3v-6M10,3l-2,-4M13,3l2,-4M27,4h9M31.500,4v-6M30,4l-2,-4M33,4l2,-4", 1, t.water);
        break;
      default:
        canvas.fill(path("M12,-6h6v5h-6zM21,-4h5v4h-5zM15,2h5v4h-5zM24,3h7v4h-7z"), t.ink);
    }
  }
  void crossing(Crossing kind) const {
    water(WaterKind::Creek);
    if (kind == Crossing::Bridge) {
      canvas.rect({18, -8, 8, 16}, t.road_fill);
      marks("M15,-10l3,3v14l-3,3M29,-10l-3,3v14l3,3", 1.5f, t.ink);
    } else {
      marks("M19.500,-8v2M19.500,-4v2M19.500,0v2M19.500,4v2M24.500,-8v2M24.500,-4v2M24.500,0v2M24.500,4v2", 1.5f,
            t.ink);
    }
  }

  void operator()(const KeyLine& of) const {
    switch (of.kind) {
      case Kind::Way:
        return way(static_cast<WayKind>(of.of));
      case Kind::Water:
        return water(static_cast<WaterKind>(of.of));
      case Kind::Crossing:
        return crossing(static_cast<Crossing>(of.of));
      case Kind::Ground:
        return ground(static_cast<Ground>(of.of));
      case Kind::Slope:
        return marks(
            "M6,-9h14M7,-6h15M6,-3h13M8,0h15M7,3h13M6,6h15M8,9h12M24,-7h11M25,-4h9M24,-1h12M25,2h9M24,5h11M25,8h9", 1,
            t.hachure);
      case Kind::Work:
        return marks("M2,3H42M6,3v-5M13,3v-5M20,3v-5M27,3v-5M34,3v-5M40,3v-5", 1.6f, t.ink);
    }
  }
};

}  // namespace

std::vector<std::uint8_t> key_of(const Plate& plate) {
  std::vector<std::uint8_t> marks;
  std::uint8_t row = 0;
  for (const KeyLine& line : kLines) {
    if (has(plate, line)) {
      marks.push_back(row);
    }
    ++row;
  }
  return marks;
}

void MapKey::draw(Canvas& canvas, const Rect& room) const {
  if (room.w < kSample + 90) {
    return;
  }
  const Theme& t = canvas.theme();
  TextStyle style = style_of(Face::Text600, 15, t.ink);
  style.max_width = room.w - kSample - 12;
  float y = room.y + kDown / 2;
  for (const std::uint8_t row : marks_) {
    if (y + kDown / 2 > room.bottom()) {
      return;
    }
    canvas.push(Affine::move({room.x, y}));
    Sampler{canvas, t}(kLines[row]);
    canvas.text({kSample + 12, 5}, kLines[row].name, style);
    canvas.pop();
    y += kDown;
  }
}

}  // namespace longroll::board
