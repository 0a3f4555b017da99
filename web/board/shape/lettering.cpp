#include "web/board/shape/lettering.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "engine/core/enum_table.h"

namespace longroll::board {
namespace {

constexpr float kCell = 4;        // CSS px a cell of the raster.
constexpr float kDearest = 1.7f;  // Worst mean cost of the ground under a name.
constexpr float kOverAll = 9;     // The same of a state's name, which is printed over whatever runs through the state.
constexpr float kFarthest = kHexDown;  // Of a name from what it is of, in map units.
constexpr float kAstray = 3;           // More for letters that are not beside their own place.
constexpr float kRemark = 1.1f;  // The same of a height's name, a remark about the ground: not over roads for that.

/// Where letters already stand, at one zoom.
class Raster {
 public:
  /// `standing` may be null: no counters are known.
  Raster(const Obstacles& obstacles, float zoom, const CountersOnMap* standing)
      : obstacles_(obstacles),
        standing_(standing),
        zoom_(zoom),
        cells_(Lattice::cells({0, 0, obstacles.sheet.w * zoom, obstacles.sheet.h * zoom}, kCell)) {}

  /// The cost of printing on the cell at p (CSS px from the sheet's corner): below 0 it may not be.
  float cost(Vec2 p) {
    const int column = Lattice::cell(p.x / kCell), row = Lattice::cell(p.y / kCell);
    if (p.x < 4 || p.y < 4 || column >= cells_.columns - 1 || row >= cells_.rows - 1) {
      return -1;
    }
    std::uint8_t& cell = cells_(column, row);
    if (cell == kUnknown) {
      cell = told((vec(column, row) + Vec2{0.5f, 0.5f}) * (kCell / zoom_));
    }
    return cell == kTaken ? -1 : (cell - kFree) * 0.1f;
  }
  /// The mean cost of a rectangle, or below 0.
  float cost(Rect r) {
    float sum = 0, count = 0;
    const int across = ceil_int(r.w / kCell), down = ceil_int(r.h / kCell);
    for (int row = 0; row <= down; ++row) {
      for (int column = 0; column <= across; ++column) {
        const Vec2 away = vec(column, row) * kCell;
        const float c = cost(Vec2{std::min(r.x + away.x, r.right()), std::min(r.y + away.y, r.bottom())});
        if (c < 0) {
          return -1;
        }
        sum += c;
        ++count;
      }
    }
    return sum / count;
  }
  void take(Rect r) {
    for (float y = r.y; y <= r.bottom() + kCell; y += kCell) {
      for (float x = r.x; x <= r.right() + kCell; x += kCell) {
        const int column = Lattice::cell(x / kCell), row = Lattice::cell(y / kCell);
        if (cells_.has(column, row)) {
          cells_(column, row) = kTaken;
        }
      }
    }
  }
  /// Half a side of the counter that stands there; 0: none does.
  float half_at(Vec2 at) const {
    const HexId hex = obstacles_.layout.at(at);
    return standing_ == nullptr || hex == kNoHex ? 0 : standing_->half[hex];
  }
  /// A counter lies on the point of the map. Far off it is larger than its hex.
  bool is_hidden(Vec2 at) const {
    const HexId hex = obstacles_.layout.at(at);
    if (standing_ == nullptr || hex == kNoHex) {
      return false;
    }
    const auto is_under = [&](HexId each) {
      const Vec2 away = obstacles_.layout.centre(each) - at;
      return std::max(std::fabs(away.x), std::fabs(away.y)) < standing_->half[each];
    };
    bool is_lost = is_under(hex);
    obstacles_.layout.grid.for_each_neighbor(hex,
                                             [&](Direction, HexId beside) { is_lost = is_lost || is_under(beside); });
    return is_lost;
  }

 private:
  enum : std::uint8_t { kUnknown, kTaken, kFree };  // From kFree on: ten times the cost.

  /// What a cell costs by what is printed there. It is worked out when it is asked for the first time.
  std::uint8_t told(Vec2 at) const {
    if (is_hidden(at)) {
      return kTaken;
    }
    const std::uint8_t there = obstacles_.taken.at(at);
    int sum = (there & Taken::kMade) != 0 ? 40 : 0;
    sum += (there & Taken::kRoad) != 0 ? 25 : 0;
    sum += (there & Taken::kWater) != 0 ? 20 : 0;
    const HexId hex = obstacles_.layout.at(at);
    if (zoom_ > 0.4f && hex != kNoHex && length(obstacles_.layout.centre(hex) - at) < 27) {
      sum += 7;  // A counter would hide it.
    }
    return static_cast<std::uint8_t>(kFree + sum);
  }

  const Obstacles& obstacles_;
  const CountersOnMap* standing_;
  float zoom_;
  LatticeOf<std::uint8_t> cells_;
};

const NameLine& line_of(const MapName& name, float zoom) { return zoom < kFar ? name.far : name.along; }

Rect around(Vec2 p, float half) { return {p.x - half, p.y - half, 2 * half, 2 * half}; }

/// From the point to the nearest point of the rectangle; 0 inside it.
float distance(Vec2 p, const Rect& r) {
  return length({std::max({r.x - p.x, 0.0f, p.x - r.right()}), std::max({r.y - p.y, 0.0f, p.y - r.bottom()})});
}

/// Places one name after the other at one zoom.
class Placer {
 public:
  Placer(const std::vector<MapName>& names, const Obstacles& obstacles, float zoom, const Measure& measure,
         const CountersOnMap* standing = nullptr)
      : names_(names), zoom_(zoom), measure_(measure), raster_(obstacles, zoom, standing) {
    // A name may stand over another's house, but not gladly; its own point is free again below.
    for (const MapName& name : names) {
      if (name.along.empty() && name.clear > 0 && zoom >= name.mark_from) {
        raster_.take(around(name.at * zoom, std::min(name.clear * zoom, 5.0f)));
        marks_.push_back(name.at * zoom);
      }
    }
  }

  std::vector<LaidName> run() {
    for (std::size_t i = 0; i < names_.size(); ++i) {
      const MapName& name = names_[i];
      if (zoom_ < std::max(name.from_zoom, name.style.from_zoom) * 0.98f) {
        continue;
      }
      place(i);
    }
    return std::move(laid_);
  }

  /// The names as they were laid, those that counters hide elsewhere.
  std::vector<LaidName> run(const std::vector<LaidName>& before) {
    std::vector<const LaidName*> hidden;
    for (const LaidName& laid : before) {
      if (is_hidden(laid)) {
        hidden.push_back(&laid);
      } else {
        keep(laid);
      }
    }
    for (const LaidName* laid : hidden) {
      near_ = laid;
      // A name that cannot be read for counters is left out: the sheet of the place has it.
      if (!place(laid->name) && !is_lost(*laid)) {
        keep(*laid);
      }
    }
    return std::move(laid_);
  }

 private:
  bool place(std::size_t index) {
    const MapName& name = names_[index];
    return name.along.empty() ? beside(index, false) || (!name.brief.empty() && beside(index, true))
                              : along(index, false) || (!name.brief.empty() && along(index, true));
  }

  /// The worst ground for a name. From under a counter it may go over roads.
  float worst(const MapName& name) const {
    return name.kind == NameKind::Height  ? kRemark
           : name.kind == NameKind::State ? kOverAll
           : near_ != nullptr             ? 2 * kDearest
                                          : kDearest;
  }

  float width_of(const MapName& name, bool is_brief) const {
    const NameStyle& style = name.style;
    return measure_(style.face, style.size, is_brief ? name.brief : name.text, style.tracking);
  }

  /// Runs then(point) for points all over the letters of a name in its place, in CSS px from the sheet's corner.
  template <class Then>
  void each_point(const LaidName& laid, const Then& then) const {
    const MapName& name = names_[laid.name];
    const float width = width_of(name, laid.is_brief);
    const float cap = name.style.size * 0.62f;
    if (!laid.is_straight) {
      each_letter(name, laid, width, cap, [&](Vec2 p, Vec2) {
        then(p);
        return true;
      });
      return;
    }
    // The last letter counts, too; a name without width has one point.
    const float step = std::max(1.0f, width / std::max(1.0f, std::ceil(width / (cap * 0.8f))));
    for (float x = 0; x <= width + 0.5f; x += step) {
      then(name.at * zoom_ + laid.offset + Vec2{x, -cap / 2});
    }
  }
  /// A counter lies on more than one in that many of its letters, or on their heads or feet.
  bool is_covered(const LaidName& laid, int one_in) const {
    const Vec2 half{0, names_[laid.name].style.size * 0.25f};
    int all = 0, lost = 0;
    each_point(laid, [&](Vec2 p) {
      ++all;
      lost += raster_.is_hidden((p - half) * (1 / zoom_)) || raster_.is_hidden((p + half) * (1 / zoom_)) ? 1 : 0;
    });
    return lost * one_in > all;
  }
  bool is_hidden(const LaidName& laid) const { return is_covered(laid, 16); }
  /// A letter or two of a name that spans a state may be hidden.
  bool is_lost(const LaidName& laid) const { return is_covered(laid, names_[laid.name].along.empty() ? 16 : 6); }
  void keep(const LaidName& laid) {
    const float cap = names_[laid.name].style.size * 0.62f;
    each_point(laid, [&](Vec2 p) { raster_.take(around(p, cap * 0.75f)); });
    laid_.push_back(laid);
  }

  /// Letters in the box would not be read as the name of their place: they stand too far off, or nearer to another.
  /// `is_level`: right beside, above or below the place, where they are read with the counter on it.
  bool is_astray(const MapName& name, const Rect& box, bool is_level) const {
    const Vec2 at = name.at * zoom_;
    const float own = distance(at, box);
    const float gap = is_level ? std::max(0.0f, own - raster_.half_at(name.at) * zoom_) : own;
    return name.clear > 0 && (own > kFarthest * zoom_ || std::any_of(marks_.begin(), marks_.end(), [&](Vec2 mark) {
                                return distance(mark, box) < gap && length(mark - at) > 1;
                              }));
  }

  bool beside(std::size_t index, bool is_brief) {
    const MapName& name = names_[index];
    const NameStyle& style = name.style;
    const float width = width_of(name, is_brief);
    const float rise = style.size * 0.66f, fall = style.size * 0.2f;
    const Vec2 at = name.at * zoom_;
    // East, west, the four diagonals, north, south; then the same further off.
    constexpr std::array<std::array<float, 3>, 8> kWhere = {{{1, 0, 0},
                                                             {-1, 0, 0.15f},
                                                             {0.8f, -1, 0.2f},
                                                             {0.8f, 1, 0.25f},
                                                             {-0.8f, -1, 0.3f},
                                                             {-0.8f, 1, 0.3f},
                                                             {0, -1, 0.2f},
                                                             {0, 1, 0.25f}}};
    // A town is printed even where it must lie over roads.
    const float dearest = name.kind == NameKind::Town ? 6.0f : worst(name);
    float best = dearest;
    Vec2 offset;
    const float clear = name.clear > 0 ? std::max(name.clear * std::min(zoom_, 1.3f), 3.0f) + 3 : 0;
    for (const float more : {0.0f, 7.0f, 16.0f, 28.0f, 40.0f}) {
      if (more > 28 && near_ == nullptr) {
        break;  // So far off only from under a counter.
      }
      for (const auto& [x, y, charge] : kWhere) {
        const float dx = (clear + more) * x;
        const Vec2 left = {x > 0   ? dx
                           : x < 0 ? dx - width
                                   : -width / 2,
                           y == 0  ? rise / 2
                           : y < 0 ? -(clear + more) * 0.8f - fall
                                   : (clear + more) * 0.8f + rise};
        const Rect box = {at.x + left.x - 2, at.y + left.y - rise - 1, width + 4, rise + fall + 2};
        const float ground = raster_.cost(box);
        if (ground < 0 || ground + charge >= best) {
          continue;
        }
        const bool is_far = is_astray(name, box, x == 0 || y == 0);
        const float cost = ground + charge + more * 0.03f + (is_far ? kAstray : 0);
        if (cost < best && !(is_far && near_ != nullptr)) {
          best = cost;
          offset = left;
        }
      }
      if (clear == 0) {
        break;
      }
    }
    if (best >= dearest) {
      return false;
    }
    raster_.take({at.x + offset.x - 2, at.y + offset.y - rise - 1, width + 4, rise + fall + 2});
    LaidName laid;
    laid.name = static_cast<std::uint16_t>(index);
    laid.is_brief = is_brief;
    laid.offset = offset;
    laid_.push_back(laid);
    return true;
  }

  bool along(std::size_t index, bool is_brief) {
    const MapName& name = names_[index];
    const float width = width_of(name, is_brief);
    const float whole = line_of(name, zoom_).length();
    const bool is_own = name.kind == NameKind::Height || name.clear == 0;  // Printed on the line, not beside it.
    if (whole * zoom_ < width * (is_own ? 0.6f : 1.05f)) {
      return false;
    }
    if (near_ != nullptr) {  // From under a counter: it moves no further than twice its own length and two hexes.
      const float reach = 2.5f * width / zoom_ + 4 * kHexRadius;
      return best_reach(index, is_brief, width, std::max(0.0f, near_->middle - reach),
                        std::min(whole, near_->middle + reach));
    }
    bool is_any = false;
    // A long river is named again after a while.
    const float period = 900 / zoom_;
    const float times = std::clamp(std::floor(whole / period), 1.0f, 4.0f);
    for (float part = 0; part < times; ++part) {
      const float from = whole * part / times;
      const float to = whole * (part + 1) / times;
      is_any = best_reach(index, is_brief, width, from, to) || is_any;
    }
    return is_any;
  }

  bool best_reach(std::size_t index, bool is_brief, float width, float from, float to) {
    const MapName& name = names_[index];
    const NameStyle& style = name.style;
    const float cap = style.size * 0.62f;
    const float clear = name.clear * zoom_;
    const std::array<float, 3> asides = name.clear == 0 ? std::array<float, 3>{-cap / 2, 8, -8 - cap}
                                                        : std::array<float, 3>{clear + 4, -clear - 4 - cap, clear + 8};
    LaidName best;
    best.name = static_cast<std::uint16_t>(index);
    best.is_brief = is_brief;
    best.is_straight = false;
    float least = worst(name);
    const float dearest = least;
    const float half = std::min(width / 2 / zoom_, (to - from) / 2);
    for (const float aside : asides) {
      for (float middle = from + half; middle <= to - half + 1; middle += 16 / zoom_) {
        LaidName laid = best;
        laid.middle = middle;
        laid.aside = aside;
        const NameLine& line = line_of(name, zoom_);
        const Vec2 d = line.at(middle + half * 0.5f).at - line.at(middle - half * 0.5f).at;
        laid.is_backward = d.x < 0;
        const float cost = cost_of(name, laid, width, cap) + 0.3f * std::fabs(middle - (from + to) / 2) / (to - from);
        if (cost < least) {
          least = cost;
          best = laid;
        }
      }
    }
    if (least >= dearest) {
      return false;
    }
    // Other names keep further off from wide-spaced capitals: what is set askew between them cannot be read.
    const float room = cap * (name.kind == NameKind::Height ? 1.3f : 0.75f);
    each_letter(names_[index], best, width, cap, [&](Vec2 p, Vec2) {
      raster_.take(around(p, room));
      return true;
    });
    laid_.push_back(best);
    return true;
  }

  template <class Then>
  void each_letter(const MapName& name, const LaidName& laid, float width, float cap, const Then& then) const {
    const float steps = std::max(2.0f, std::floor(width / (cap * 0.8f)));
    for (float i = 0; i <= steps; ++i) {
      const float x = width * i / steps;
      const LetterPlace place = letter_place(name, laid, x, width, zoom_);
      const Vec2 up = {place.d.y, -place.d.x};
      if (!then(place.at * zoom_ + up * (laid.aside + cap / 2), place.d)) {
        return;
      }
    }
  }

  /// The mean cost under the letters; very high where the line bends too much or the ground is taken.
  float cost_of(const MapName& name, const LaidName& laid, float width, float cap) {
    constexpr float kNever = 1e4f;
    const float most = name.kind == NameKind::Height ? 1.6f : 9;  // of the ground under one letter
    float sum = 0;
    float count = 0;
    Vec2 first, last, before;
    each_letter(name, laid, width, cap, [&](Vec2 p, Vec2 d) {
      first = count > 0 ? first : d;
      const float bend = count > 0 ? std::fabs(cross(before, d)) : 0;
      // On the inside of a bend letters come close to each other; where the line turns back they would lie over others.
      const bool is_crowded = count > 0 && length(p - last) < cap * 0.45f;
      const bool is_back = dot(first, d) < 0 || (count > 0 && dot(before, d) < 0);
      const float ground = bend > 0.27f || is_crowded || is_back ? -1 : raster_.cost(around(p, cap * 0.6f));
      sum += ground < 0 || ground > most ? kNever : ground + bend * 5;
      before = d;
      last = p;
      ++count;
      return sum < kNever;
    });
    return sum / count;
  }

  const std::vector<MapName>& names_;
  float zoom_;
  const Measure& measure_;
  Raster raster_;
  std::vector<Vec2> marks_;         ///< Of places, in CSS px from the sheet's corner.
  const LaidName* near_ = nullptr;  ///< The place that the name has to leave; null: it has none yet.
  std::vector<LaidName> laid_;
};

}  // namespace

const NameStyle& style_of(NameKind kind) {
  static constexpr auto kStyles = enum_table<NameKind, NameKind::Trail, NameStyle>({
      {NameFace::Text, 15.5f, 2.8f, NameInk::Quiet, 0.36f},    // Height
      {NameFace::Text, 16.5f, 0.4f, NameInk::Ink, 0},          // Town
      {NameFace::Italic, 19, 2.6f, NameInk::Water, 0},         // River
      {NameFace::Italic, 16.5f, 1.3f, NameInk::Water, 0.4f},   // Stream
      {NameFace::Text, 15, 0.3f, NameInk::Ink, 0.4f},          // Crossing
      {NameFace::Text, 15, 0.3f, NameInk::Ink, 0.5f},          // House
      {NameFace::Italic, 15, 0.3f, NameInk::Ink, 0.55f},       // Landmark
      {NameFace::Italic, 14.5f, 0.4f, NameInk::Quiet, 0.6f},   // Field
      {NameFace::Italic, 15, 0.8f, NameInk::Wood, 0.5f},       // Woods
      {NameFace::Italic, 15, 0.7f, NameInk::Ink, 0.5f},        // Road
      {NameFace::Italic, 14.5f, 0.4f, NameInk::Quiet, 0.85f},  // Trail
  });
  return kStyles[kind];
}

LetterPlace letter_place(const MapName& name, const LaidName& laid, float x, float width, float zoom) {
  const float from_middle = (x - width / 2) / zoom;
  LetterPlace place = line_of(name, zoom).at(laid.middle + (laid.is_backward ? -from_middle : from_middle));
  if (laid.is_backward) {
    place.d = place.d * -1;
  }
  return place;
}

NameLine::NameLine(std::vector<Vec2> points) : points_(std::move(points)) {
  float gone = 0;
  for (std::size_t i = 0; i < points_.size(); ++i) {
    gone += i > 0 ? board::length(points_[i] - points_[i - 1]) : 0;
    gone_.push_back(gone);
  }
}

LetterPlace NameLine::at(float s) const {
  if (points_.size() < 2) {
    return {points_.empty() ? Vec2{} : points_[0], {1, 0}};
  }
  const auto next = std::lower_bound(gone_.begin() + 1, gone_.end() - 1, s);
  const auto i = static_cast<std::size_t>(next - gone_.begin());
  const Vec2 d = unit(points_[i] - points_[i - 1]);
  return {points_[i - 1] + d * (s - gone_[i - 1]), d};
}

std::vector<LaidName> dodge(const std::vector<LaidName>& laid, const std::vector<MapName>& names,
                            const Obstacles& obstacles, float zoom, const Measure& measure,
                            const CountersOnMap& standing) {
  return Placer(names, obstacles, zoom, measure, &standing).run(laid);
}

std::vector<LaidName> lay_names(const std::vector<MapName>& names, const Obstacles& obstacles, float zoom,
                                const Measure& measure) {
  return Placer(names, obstacles, zoom, measure).run();
}

}  // namespace longroll::board
