#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "web/board/shape/engraved_plate.h"

namespace longroll::board {

/// What a name is of: its type, its size and from which zoom on it may be printed follow from it.
enum class NameKind : std::uint8_t {
  Height,
  Town,
  River,
  Stream,
  Crossing,
  House,
  Landmark,
  Field,
  Woods,
  Road,
  Trail,
  State,  ///< Printed along its line, over roads and streams; its style is the map's own.
};
enum class NameFace : std::uint8_t { Text, Italic };
enum class NameInk : std::uint8_t { Ink, Quiet, Water, Wood };
struct NameStyle {
  NameFace face;
  float size;      ///< CSS px.
  float tracking;  ///< Px after each letter.
  NameInk ink;
  float from_zoom;
};
/// The style of a name on the map of a battle; not of a state's.
const NameStyle& style_of(NameKind kind);

/// A point of a line, and the line's direction there.
struct LetterPlace {
  Vec2 at;  ///< In map units, on the line; the baseline is LaidName::aside px above it.
  Vec2 d;   ///< The direction of reading.
};

/// A line that letters follow. How far each of its points lies from the beginning is worked out once.
class NameLine {
 public:
  NameLine() = default;
  explicit NameLine(std::vector<Vec2> points);

  bool empty() const { return points_.empty(); }
  float length() const { return gone_.empty() ? 0 : gone_.back(); }
  /// `s` units from the beginning; straight on beyond the ends.
  LetterPlace at(float s) const;

 private:
  std::vector<Vec2> points_;
  std::vector<float> gone_;
};

/// A name that waits for its place: beside a point, or along a line.
struct MapName {
  NameKind kind = NameKind::House;
  NameStyle style = style_of(NameKind::House);
  std::string text, brief;  ///< As the period writes it; shorter for narrow places.
  Vec2 at;                  ///< In map units, as all places here.
  NameLine along;           ///< Empty: beside `at`.
  NameLine far;             ///< The same line evened out more, for zooms at which letters span longer reaches of it.
  float from_zoom = 0;      ///< Not before this, nor before its style's.
  float mark_from = 0;      ///< From this zoom on its own mark is there, and other names keep clear of it.
  float clear = 0;          ///< Half the width of what it is of, in map units: letters stay outside.
};

/// A name in its place at one step of the zoom.
struct LaidName {
  std::uint16_t name = 0;  ///< Index of the MapName.
  bool is_brief = false;
  Vec2 offset;       ///< Of a straight one: from the point to the left end of the baseline, in CSS px.
  float middle = 0;  ///< Of one along a line: where its middle is, in map units from the line's beginning,
  float aside = 0;   ///< and how far the baseline lies above the line, in CSS px.
  bool is_straight = true;
  bool is_backward = false;  ///< Read against the line's direction, so that it does not stand on its head.
};

/// Measures a line of text in CSS px.
using Measure = std::function<float(NameFace face, float size, std::string_view text, float tracking)>;

/// Every name of a plate, the weightiest first.
std::vector<MapName> names_of(const Plate& plate, const EngravedPlate& work);

/// "Robinson Ho." for "Robinson House", "Portici" for "Portici (Lewis House)".
std::string as_printed(std::string_view name);

/// What the placer avoids: marks that print, the middles of hexes where counters stand, and the sheet's edge.
struct Obstacles {
  HexLayout layout;
  Rect sheet;
  Taken taken;
};

/// Counters that stand on the map now.
struct CountersOnMap {
  HexArray<float> half{};  ///< Half a side of what stands in a hex, in map units; 0: nothing does.
  friend bool operator==(const CountersOnMap&, const CountersOnMap&) = default;
};

/// Finds places without collisions for the zoom; names that find none are left to a nearer zoom.
std::vector<LaidName> lay_names(const std::vector<MapName>& names, const Obstacles& obstacles, float zoom,
                                const Measure& measure);
/// The same names when counters stand on the map: one that a counter hides moves to the best place that is free, if
/// there is one near it; all others stay where they are.
std::vector<LaidName> dodge(const std::vector<LaidName>& laid, const std::vector<MapName>& names,
                            const Obstacles& obstacles, float zoom, const Measure& measure,
                            const CountersOnMap& standing);

/// Where the letters of a name along a line stand: `x` px of the text from its left end, `width` px in all.
inline constexpr float kFar = 0.6f;  ///< Below this zoom names follow MapName::far.
LetterPlace letter_place(const MapName& name, const LaidName& laid, float x, float width, float zoom);

}  // namespace longroll::board
