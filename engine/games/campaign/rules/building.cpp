// build: small
#include "engine/games/campaign/rules/building.h"

#include "engine/games/campaign/rules/open_nodes.h"
#include "engine/games/campaign/rules/recruitment.h"
#include "engine/games/campaign/rules/ships.h"
#include "engine/games/campaign/set_up.h"

namespace longroll::campaign {
namespace {

constexpr UnitClass kUnionBuilds[] = {UnitClass::Nsp, UnitClass::Ntp, UnitClass::Rsp, UnitClass::Usmrr};
constexpr UnitClass kConfederateBuilds[] = {UnitClass::Fort,    UnitClass::Ironclad, UnitClass::Flotilla,
                                            UnitClass::Arsenal, UnitClass::Factory,  UnitClass::Railroad};

// Campaign 4.1.2: riverine points are built in cities of these states, beside one of these rivers.
constexpr AmericanState kRiverineStates[] = {AmericanState::Missouri, AmericanState::Illinois, AmericanState::Indiana,
                                             AmericanState::Ohio};
constexpr std::string_view kRiverineRivers[] = {"Mississippi River", "Missouri River"};

constexpr int kUnionCost = 1;  ///< 4.1.2: a point each

int number_of(Seat side, UnitClass unit_class) {
  const std::span<const UnitClass> all = buildable(side);
  const auto found = std::find(all.begin(), all.end(), unit_class);
  return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

bool has_done(const Field& field, Track what, Seat side, UnitClass unit_class) {
  const auto bits = static_cast<unsigned>(field.value(what, index_of(side)));
  return (bits >> static_cast<unsigned>(number_of(side, unit_class)) & 1U) != 0;
}

const Project& project_of(const Field& field, UnitClass unit_class) {
  const std::vector<Project>& projects = field.chart().war.projects;
  const std::string_view id = kUnitClassIds[static_cast<std::size_t>(unit_class)];
  const auto found = std::find_if(projects.begin(), projects.end(), [&](const Project& one) { return one.id == id; });
  LR_CHECK(found != projects.end(), "the chart has every project");
  return *found;
}

bool is_project(UnitClass unit_class) {
  return std::find(std::begin(kConfederateBuilds), std::end(kConfederateBuilds), unit_class) !=
         std::end(kConfederateBuilds);
}

/// Campaign 4.2.4: no more than one project is placed in a hex in a turn.
bool has_new_project(const Field& field, HexId hex) {
  bool found = false;
  for_each_at(field, hex, [&](PieceId id) {
    const UnitClass unit_class = field.class_of(id);
    const bool is_begun =
        unit_class == UnitClass::Railroad ? field.piece(id).marks == 1 : field.has_flag(id, kUnderConstruction);
    found = found || (is_project(unit_class) && is_begun && field.has_flag(id, kMoved) &&
                      field.side_of(id) == Seat::Confederate);
  });
  return found;
}

/// Campaign 4.2.5: beside a navigable river, a lake, a tidal river or a bay.
bool is_beside_deep_water(const GroundMap& map, HexId hex) {
  bool found = false;
  map.grid.for_each_neighbor(hex, [&](Direction d, HexId) {
    const Water water = map.water(hex, d);
    found = found || water == Water::Navigable || water == Water::Lake || water == Water::Tidal || water == Water::Bay;
  });
  return found;
}

bool is_unfinished(const Field& field, PieceId id) {
  const Piece& piece = field.piece(id);
  return piece.up == kReverse && (piece.flags & kUnderConstruction) != 0 && (piece.flags & kMoved) == 0;
}

/// Campaign 13.1.2: water of that vessel beside the hex, where no vessels of the enemy lie.
bool can_lie(const Field& field, Seat side, UnitClass unit_class, HexId hex, const Berth& berth) {
  if (!berth.is_hexside() || (berth.place != hex && hex_beyond(field.grid(), berth.hexside()) != hex)) {
    return false;
  }
  const NetworkData data = field.library().network_data();
  const NodeId water = data.network.water_at(berth.hexside());
  return water != kNoNode && vessel_water(data, field.network(), vessel_kind(unit_class)).has(water) &&
         ships_at(field, berth, other(side)).empty();
}

/// Campaign 4.1.2: a river that is named, beside a city of one of the states that are named.
bool is_riverine_site(const Field& field, HexId hex, const Berth& berth) {
  const GroundMap& map = field.map();
  if (!map.cities().has(hex) || std::find(std::begin(kRiverineStates), std::end(kRiverineStates), map.state_at(hex)) ==
                                    std::end(kRiverineStates)) {
    return false;
  }
  const bool is_named = std::any_of(map.waters.begin(), map.waters.end(), [&](const HexMap::WaterSide& water) {
    return hexside_of(map.grid, water.hex, water.side) == berth.hexside() &&
           std::find(std::begin(kRiverineRivers), std::end(kRiverineRivers), water.name) != std::end(kRiverineRivers);
  });
  return is_named && can_lie(field, Seat::Union, UnitClass::Rsp, hex, berth);
}

/// Campaign 4.1.2, 4.0
bool is_union_site(const Field& field, UnitClass unit_class, const verbs::Build& build) {
  if (unit_class == UnitClass::Nsp || unit_class == UnitClass::Ntp) {
    return build.hex == kNoHex && build.berth == Berth::in(SeaZone::NorthAtlantic);
  }
  if (!field.map().is_playable(build.hex) || !field.building_ground(Seat::Union).open.has(build.hex)) {
    return false;
  }
  return unit_class == UnitClass::Usmrr ? build.berth == Berth{} && field.map().union_sources().has(build.hex)
                                        : build.berth.is_hexside() && is_riverine_site(field, build.hex, build.berth);
}

/// Campaign 4.2.5
bool is_confederate_site(const Field& field, UnitClass unit_class, const verbs::Build& build) {
  if (build.berth != Berth{}) {
    return false;
  }
  if (unit_class == UnitClass::Fort) {
    return build.hex == kNoHex;
  }
  const BuildingGround& ground = field.building_ground(Seat::Confederate);
  const HexId hex = build.hex;
  if (!field.map().is_playable(hex) || !ground.open.has(hex) || !ground.linked.has(hex) ||
      has_new_project(field, hex)) {
    return false;
  }
  const MapPlace* place = field.map().place_at(hex);
  switch (unit_class) {
    case UnitClass::Ironclad:
    case UnitClass::Flotilla:
      return field.map().cities().has(hex) && is_beside_deep_water(field.map(), hex);
    case UnitClass::Arsenal:
      return group_of(field.map(), hex) >= 0 && ground.joined.has(hex) &&
             field.count_at(hex, Seat::Confederate, UnitClass::Arsenal) == 0;
    case UnitClass::Factory:
      return place != nullptr && place->center > 0 && ground.fragment.has(hex) &&
             field.count_at(hex, Seat::Confederate, UnitClass::Factory) == 0;
    case UnitClass::Railroad: {
      const int line = line_that_ends_at(field.library().network, hex);
      return line >= 0 && field.piece(marker_of_line(field.library(), line)).place == kPool && ground.joined.has(hex) &&
             field.rails(Seat::Confederate).has(hex);
    }
    default:
      return false;
  }
}

/// Campaign 4.2.5: what the largest fragment must have, and what is limited besides.
Refusal refuse_project(const Field& field, UnitClass unit_class) {
  const Project& project = project_of(field, unit_class);
  const BuildingGround& ground = field.building_ground(Seat::Confederate);
  const bool has_city = project.needs.empty() ||
                        std::any_of(project.needs.begin(), project.needs.end(),
                                    [&](const std::string& city) { return ground.fragment.has(*hex_named(city)); });
  if (!has_city) {
    return {"The largest fragment of the economy has none of the cities that it takes.", "4.2.5"};
  }
  if (project.needs_port && !ground.has_open_port) {
    return {"The largest fragment of the economy has no open port.", "4.2.5"};
  }
  if (unit_class == UnitClass::Arsenal) {
    for (const PieceId id : field.pieces()) {
      if (field.is_on_map(id, Seat::Confederate, UnitClass::Arsenal) && field.piece(id).up == kReverse) {
        return {"One arsenal is under construction.", "4.2.5"};
      }
    }
  }
  return kLawful;
}

StaticText rule_of(Seat side) { return side == Seat::Union ? "4.1.2" : "4.2.5"; }

/// The class that is named by its kind, when the side builds it.
std::optional<UnitClass> class_to_build(const Field& field, Seat side, int kind) {
  const Library& library = field.library();
  if (!library.has_kind(kind) || library.counter(kind).side != side) {
    return std::nullopt;
  }
  const UnitClass unit_class = library.class_of(kind);
  return number_of(side, unit_class) < 0 ? std::nullopt : std::optional(unit_class);
}

bool can_pay(const Field& field, Seat side, int points) {
  return field.value(Track::PointsLeft, index_of(side)) >= points;
}

}  // namespace

/// Campaign 4.1.2, 4.2.4: a half is rounded up.
int construction_points(const Field& field, Seat side) {
  if (side == Seat::Union) {
    return field.turn_box().construction;
  }
  const int divisor = field.chart().war.economy.construction_divisor;
  return (2 * field.value(Track::Economy) + divisor) / (2 * divisor);
}

std::span<const UnitClass> buildable(Seat side) {
  return side == Seat::Union ? std::span<const UnitClass>(kUnionBuilds)
                             : std::span<const UnitClass>(kConfederateBuilds);
}

int cost_to_build(const Field& field, Seat side, UnitClass unit_class) {
  return side == Seat::Union ? kUnionCost : project_of(field, unit_class).points[0];
}
int cost_to_finish(const Field& field, Seat side, UnitClass unit_class) {
  return side == Seat::Union ? 0 : project_of(field, unit_class).points[1];
}

int line_that_ends_at(const MapNetwork& network, HexId hex) {
  for (int line = 0; line < kUnfinished; ++line) {
    const std::vector<HexId>& hexes = network.unfinished(line);
    if (!hexes.empty() && (hexes.front() == hex || hexes.back() == hex)) {
      return line;
    }
  }
  return -1;
}

PieceId marker_of_line(const Library& library, int line) {
  return static_cast<PieceId>(library.counter(library.kind_of(Seat::Confederate, UnitClass::Railroad)).first + line);
}

HexId next_of_line(const Field& field, int line) {
  const std::vector<HexId>& hexes = field.library().network.unfinished(line);
  const Piece& marker = field.piece(marker_of_line(field.library(), line));
  const auto laid = static_cast<std::size_t>(std::max<int>(marker.marks, 0));
  if (!is_hex(marker.place) || laid == 0 || laid >= hexes.size()) {
    return kNoHex;
  }
  return marker.up == kFront ? hexes[laid] : hexes[hexes.size() - 1 - laid];
}

PieceId unfinished_at(const Field& field, Seat side, const verbs::Finish& finish) {
  const Library& library = field.library();
  const Counter& counter = library.counter(finish.kind);
  const UnitClass unit_class = library.class_of(finish.kind);
  for (int i = 0; i < counter.count; ++i) {
    const auto id = static_cast<PieceId>(counter.first + i);
    const Piece& piece = field.piece(id);
    if (unit_class == UnitClass::Fort) {  // 4.2.5: paid for in a turn before
      if (finish.hex == kNoHex && finish.berth == Berth{} && piece.place >= kTurnBox &&
          piece.place <= kTurnBox + field.turn()) {
        return id;
      }
    } else if (is_hex(piece.place) && piece.place == finish.hex && is_unfinished(field, id)) {
      const bool is_ready = !is_vessel(unit_class)    ? finish.berth == Berth{}
                            : piece.note == kOnStocks ? can_lie(field, side, unit_class, finish.hex, finish.berth)
                                                      : finish.berth == Berth::of(piece);
      if (is_ready) {
        return id;
      }
    }
  }
  return kNoPiece;
}

namespace {

/// Campaign 4.1.2, 4.2.4, 4.2.5: why it is begun nowhere.
Refusal refuse_class(const Field& field, Seat side, UnitClass unit_class) {
  if (side == Seat::Union && !field.turn_box().builds[static_cast<std::size_t>(unit_class)]) {
    return {"It is not built so early in the war (Turn track).", "4.1.2"};
  }
  if (has_done(field, Track::Built, side, unit_class)) {
    return {"One of a type is begun in a turn.", side == Seat::Union ? "4.1.2" : "4.2.4"};
  }
  if (!can_pay(field, side, cost_to_build(field, side, unit_class))) {
    return {"The construction points are spent.", side == Seat::Union ? "4.1.2" : "4.2.4"};
  }
  if (next_in_pool(field.state(), field.library(), side, unit_class) == kNoPiece) {
    return {"No counter of that type is left.", "2.3"};
  }
  return side == Seat::Confederate ? refuse_project(field, unit_class) : kLawful;
}

bool is_site(const Field& field, Seat side, UnitClass unit_class, const verbs::Build& build) {
  return side == Seat::Union ? is_union_site(field, unit_class, build) : is_confederate_site(field, unit_class, build);
}

}  // namespace

/// Campaign 4.1.2, 4.2.4, 4.2.5
Refusal refuse_build(const Field& field, Seat side, const verbs::Build& build) {
  const std::optional<UnitClass> unit_class = class_to_build(field, side, build.kind);
  if (!unit_class) {
    return {"The side does not build anything of that kind.", rule_of(side)};
  }
  if (const Refusal refusal = refuse_class(field, side, *unit_class)) {
    return refusal;
  }
  return is_site(field, side, *unit_class, build) ? kLawful : Refusal{"It cannot be built there.", rule_of(side)};
}

/// Campaign 4.2.4, 4.2.5
Refusal refuse_finish(const Field& field, Seat side, const verbs::Finish& finish) {
  const std::optional<UnitClass> unit_class = class_to_build(field, side, finish.kind);
  if (side != Seat::Confederate || !unit_class || *unit_class == UnitClass::Railroad) {
    return {"Nothing of that is completed in a second step.", "4.2.5"};
  }
  if (has_done(field, Track::Finished, side, *unit_class)) {
    return {"One of a type is completed in a turn.", "4.2.4"};
  }
  if (!can_pay(field, side, cost_to_finish(field, side, *unit_class))) {
    return {"The construction points are spent.", "4.2.4"};
  }
  return unfinished_at(field, side, finish) == kNoPiece
             ? Refusal{"Nothing of that type can be completed there in this turn (chart: What the Confederates build).",
                       "4.2.5"}
             : kLawful;
}

/// Campaign 4.2.5, 7.5
Refusal refuse_extend(const Field& field, Seat side, const verbs::ExtendRail& extend) {
  if (side != Seat::Confederate || extend.line < 0 || extend.line >= kUnfinished) {
    return {"The side lays no such railroad.", "7.5"};
  }
  const HexId next = next_of_line(field, extend.line);
  if (next == kNoHex || field.has_flag(marker_of_line(field.library(), extend.line), kMoved)) {
    return {"That railroad is not being laid, or was begun in this turn.", "4.2.5"};
  }
  if (has_done(field, Track::Finished, side, UnitClass::Railroad)) {
    return {"Railroads are laid one hex a turn.", "4.2.5"};
  }
  if (!can_pay(field, side, cost_to_finish(field, side, UnitClass::Railroad))) {
    return {"The construction points are spent.", "4.2.4"};
  }
  return field.building_ground(side).open.has(next)
             ? kLawful
             : Refusal{"The next hex is not the side's, or enemies are there.", "4.2.4"};
}

namespace {

/// What is completed where it stands, or launched on each side of its hex.
void add_finishes(const Field& field, Seat side, UnitClass unit_class, Actions& actions) {
  const Counter& counter = field.library().counter(field.library().kind_of(side, unit_class));
  const auto add = [&](const verbs::Finish& finish) {
    if (!refuse_finish(field, side, finish)) {
      add_action(actions, finish);
    }
  };
  const int kind = field.library().kind_of(side, unit_class);
  if (unit_class == UnitClass::Fort) {
    add({kind, kNoHex, {}});
    return;
  }
  for (int i = 0; i < counter.count; ++i) {
    const auto id = static_cast<PieceId>(counter.first + i);
    const Piece& piece = field.piece(id);
    if (!is_hex(piece.place) || !is_unfinished(field, id)) {
      continue;
    }
    const auto hex = static_cast<HexId>(piece.place);
    if (!is_vessel(unit_class) || piece.note != kOnStocks) {
      add({kind, hex, is_vessel(unit_class) ? Berth::of(piece) : Berth{}});
      continue;
    }
    for (const NodeId water : field.library().network.waters_of(hex)) {
      add({kind, hex, Berth::on(field.library().network.node(water).side)});
    }
  }
}

/// Hexes and berths where one of that class could be begun at most.
std::vector<verbs::Build> sites_of(const Field& field, Seat side, UnitClass unit_class) {
  const int kind = field.library().kind_of(side, unit_class);
  std::vector<verbs::Build> sites;
  switch (unit_class) {
    case UnitClass::Nsp:
    case UnitClass::Ntp:
      return {{kind, kNoHex, Berth::in(SeaZone::NorthAtlantic)}};
    case UnitClass::Fort:
      return {{kind, kNoHex, {}}};
    case UnitClass::Usmrr:
      field.map().union_sources().for_each([&](HexId hex) { sites.push_back({kind, hex, {}}); });
      return sites;
    case UnitClass::Railroad:
      for (int line = 0; line < kUnfinished; ++line) {
        const std::vector<HexId>& hexes = field.library().network.unfinished(line);
        if (!hexes.empty()) {
          sites.push_back({kind, hexes.front(), {}});
          sites.push_back({kind, hexes.back(), {}});
        }
      }
      return sites;
    case UnitClass::Rsp:
      field.map().cities().for_each([&](HexId hex) {
        for (const NodeId water : field.library().network.waters_of(hex)) {
          sites.push_back({kind, hex, Berth::on(field.library().network.node(water).side)});
        }
      });
      return sites;
    default:
      field.map().cities().for_each([&](HexId hex) { sites.push_back({kind, hex, {}}); });
      return sites;
  }
}

}  // namespace

Actions building_choices(const Field& field, Seat side) {
  Actions actions;
  for (const UnitClass unit_class : buildable(side)) {
    if (!refuse_class(field, side, unit_class)) {
      for (const verbs::Build& site : sites_of(field, side, unit_class)) {
        if (is_site(field, side, unit_class, site)) {
          add_action(actions, site);
        }
      }
    }
    if (side == Seat::Confederate && unit_class != UnitClass::Railroad) {
      add_finishes(field, side, unit_class, actions);
    }
  }
  for (int line = 0; side == Seat::Confederate && line < kUnfinished; ++line) {
    if (!refuse_extend(field, side, {line})) {
      add_action(actions, verbs::ExtendRail{line});
    }
  }
  return actions;
}

}  // namespace longroll::campaign
