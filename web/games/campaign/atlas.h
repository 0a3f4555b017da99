#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/games/campaign/field.h"
#include "web/board/shape/map_work.h"
#include "web/games/campaign/atlas_ground.h"
#include "web/games/campaign/atlas_lines.h"

namespace longroll::web::campaign {

enum class Holder : std::uint8_t { Nobody, Union, Confederate };

/// What the map of the war shows of a State.
struct Political {
  HexArray<Holder> land{};                                       ///< 3.1: who holds the hex
  HexArray<Holder> rails{};                                      ///< 7.1: who controls its railroad
  HexArray<bool> broken{};                                       ///< 7.6
  HexArray<bool> upgraded{};                                     ///< 7.7.2
  HexArray<bool> breached{};                                     ///< 5.3.8: levees of the hex
  std::array<bool, longroll::campaign::kUnfinished> finished{};  ///< 7.5: by unfinished railroad, in the map's order
  bool is_high_water = false;                                    ///< 13.3.2: seasonal rivers carry boats

  friend bool operator==(const Political&, const Political&) = default;
};
Political political_of(const longroll::campaign::Field& field);

/// The map of the whole war as an engraved plate. What stays is cut once (work); what follows control, the railroads'
/// state and the season is cut again whenever one of them changes (marks), which costs a few ms.
class Atlas {
 public:
  /// The map must live as long as the atlas.
  explicit Atlas(const longroll::campaign::GroundMap& map);

  const board::HexLayout& layout() const { return layout_; }
  const std::vector<AtlasWater>& waters() const { return waters_; }
  const std::vector<AtlasWay>& ways() const { return ways_; }
  const longroll::campaign::GroundMap& map() const { return map_; }

  /// All that stays, for MapPicture::build().
  board::MapWork work() const;
  /// All that changes, for MapPicture::set_marks().
  board::MapMesh marks(const Political& now) const;

 private:
  const longroll::campaign::GroundMap& map_;
  board::HexLayout layout_;
  std::vector<AtlasWater> waters_;
  std::vector<AtlasWay> ways_;
};

/// What is cut before names are placed: all marks, and where they lie.
struct AtlasCut {
  const Atlas& atlas;
  const AtlasGround& ground;
  board::Burin& burin;
  board::Taken& taken;
};

// The parts of the work, in the order of drawing.
void cut_ranges(const AtlasCut& cut);
void cut_swamps(const AtlasCut& cut);
void cut_grid(const AtlasCut& cut);
void cut_borders(const AtlasCut& cut);
void cut_sea(const AtlasCut& cut);
void cut_waters(const AtlasCut& cut);
void cut_roads(const AtlasCut& cut);
/// Bridges, ferries, levees, loops, sand bars and inlets.
void cut_signs(const AtlasCut& cut);

// The parts of what changes.
void cut_washes(const Atlas& atlas, const Political& now, board::Burin& burin);
void cut_frontier(const Atlas& atlas, const Political& now, board::Burin& burin);
void cut_rails(const Atlas& atlas, const Political& now, board::Burin& burin);
void cut_high_water(const Atlas& atlas, board::Burin& burin);
void cut_places(const Atlas& atlas, const Political& now, board::Burin& burin);
void cut_breaches(const Atlas& atlas, const Political& now, board::Burin& burin);

/// How a place is drawn and lettered, from the least to the greatest.
enum class PlaceRank : std::uint8_t { Town, Fortress, City, Center, Capital };
PlaceRank rank_of(const longroll::campaign::MapPlace& place);
/// Half the size of its sign, in map units.
float half_of(PlaceRank rank);

std::vector<board::MapName> names_of(const Atlas& atlas);

}  // namespace longroll::web::campaign
