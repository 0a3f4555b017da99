// build: small
#include "engine/games/campaign/rules/reaction_afloat.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/games/campaign/rules/marcher.h"
#include "engine/games/campaign/rules/open_nodes.h"

namespace longroll::campaign {
namespace {

/// Campaign 6.4.2
constexpr UnitClass kReacting[] = {UnitClass::Rsp, UnitClass::Flotilla, UnitClass::Ironclad};

Vessel kind_of_vessel(const Field& field, PieceId ship) { return vessel_kind(field.class_of(ship)); }

/// The hexes on both sides of the water, as far as the map has them.
std::array<HexId, 2> banks_of(const Field& field, const Berth& berth) {
  return {static_cast<HexId>(berth.place), hex_beyond(field.grid(), berth.hexside())};
}
bool is_beside(const Field& field, const Berth& berth, HexId hex) {
  const auto banks = banks_of(field, berth);
  return std::find(banks.begin(), banks.end(), hex) != banks.end();
}

/// Campaign 6.4.2, 13.1.2: the hexsides within the distance that a vessel goes, its own first.
std::vector<Berth> waters_of(const Field& field, PieceId ship) {
  return berths_within(field, kind_of_vessel(field, ship), field.side_of(ship), Berth::of(field.piece(ship)),
                       field.numbers().reaction.water_sides);
}

/// Campaign 6.4.2, 13.4.1, 13.2: army points in the open that have not tried to react; they embark only where their
/// side is in control. The lowest number goes.
PieceId embarking_from(const Field& field, HexId hex) {
  const Seat side = reacting_side(field);
  PieceId first = kNoPiece;
  if (!is_hex(hex) || !field.held(side).has(hex) || field.is_occupied(hex, other(side))) {
    return first;
  }
  for_each_at(field, hex, [&](PieceId id) {
    const unsigned flags = field.piece(id).flags;
    const bool can = field.side_of(id) == side && field.class_of(id) == UnitClass::Asp &&
                     post_of(flags) == Post::Field && (flags & kTried) == 0 && arrival_of(flags) == 0;
    first = can && (first == kNoPiece || id < first) ? id : first;
  });
  return first;
}

/// Campaign 6.4, 6.4.2, 13.4.1: on the banks of these waters, where the point may go and no other enemies are.
std::vector<ReactionLanding> landings_on(const Field& field, const Trigger& trigger, const std::vector<Berth>& waters,
                                         PieceId passenger) {
  const auto from = static_cast<HexId>(field.piece(passenger).place);
  const Marcher marcher(field, from, reacting_side(field), [&](PieceId id) { return id == passenger; });
  HexSet found;
  std::vector<ReactionLanding> landings;
  for (const Berth& berth : waters) {
    for (const HexId hex : banks_of(field, berth)) {
      const bool is_land = hex != kNoHex && field.map().is_playable(hex) && !field.map().is_sea(hex);
      if (is_land && hex != from && !is_closed_to_reaction(field, trigger, hex) && !found.has(hex) &&
          !marcher.refuse(from, hex, MarchStep{0}, 0)) {
        found.add(hex);
        landings.push_back({hex, berth});
      }
    }
  }
  heap_sort(landings.begin(), landings.end(),
            [](const ReactionLanding& a, const ReactionLanding& b) { return a.hex < b.hex; });
  return landings;
}

/// Campaign 13.4.1, 13.3.2: ironclads carry nobody, nor does a vessel that lies aground.
std::vector<PieceId> passengers_on(const Field& field, const Trigger& trigger, PieceId ship,
                                   const std::vector<Berth>& waters) {
  std::vector<PieceId> passengers;
  const NetworkData data = field.library().network_data();
  const NodeId water = data.network.water_at(Berth::of(field.piece(ship)).hexside());
  if (field.class_of(ship) == UnitClass::Ironclad || water == kNoNode ||
      !carries(data, field.network(), kind_of_vessel(field, ship), water)) {
    return passengers;
  }
  for (const HexId hex : banks_of(field, Berth::of(field.piece(ship)))) {
    const PieceId id = hex == kNoHex ? kNoPiece : embarking_from(field, hex);
    if (id != kNoPiece && !landings_on(field, trigger, waters, id).empty()) {
      passengers.push_back(id);
    }
  }
  return passengers;
}

/// Campaign 6.4.2: it can come beside the enemy and has somewhere to go, or somebody to land.
bool can_react(const Field& field, const Trigger& trigger, PieceId ship) {
  const std::vector<Berth> waters = waters_of(field, ship);
  const bool is_near = std::any_of(waters.begin(), waters.end(),
                                   [&](const Berth& berth) { return is_beside(field, berth, trigger.here); });
  return is_near && (waters.size() > 1 || !passengers_on(field, trigger, ship, waters).empty());
}

}  // namespace

std::vector<Berth> reaction_berths(const Field& field, PieceId ship) {
  std::vector<Berth> waters = waters_of(field, ship);
  waters.erase(waters.begin());
  return waters;
}

std::vector<PieceId> reaction_passengers(const Field& field, const Trigger& trigger, PieceId ship) {
  return passengers_on(field, trigger, ship, waters_of(field, ship));
}

std::vector<ReactionLanding> reaction_landings(const Field& field, const Trigger& trigger, PieceId ship,
                                               PieceId passenger) {
  return landings_on(field, trigger, waters_of(field, ship), passenger);
}

/// Campaign 6.4.2, 13.6, 13.4.2: a damaged vessel is under repair, and one that has been a ferry in this impulse stays
/// where it is: they do not react.
std::vector<PieceId> vessels_that_may_react(const Field& field, const Trigger& trigger) {
  std::vector<PieceId> vessels;
  const Library& library = field.library();
  const int farthest = field.numbers().reaction.water_sides + 1;
  std::vector<std::pair<int, int>> known;  // kind and berth of those that have been looked at
  for (const UnitClass unit_class : kReacting) {
    const int kind = library.kind_of(reacting_side(field), unit_class);
    for (int i = 0; kind >= 0 && i < library.counter(kind).count; ++i) {
      const auto id = static_cast<PieceId>(library.counter(kind).first + i);
      const Piece& piece = field.piece(id);
      const Berth berth = Berth::of(piece);
      if (!berth.is_hexside() || piece.up == kReverse || field.has_flag(id, kTried | kCommitted) ||
          !is_afloat(field, id) || field.grid().distance(berth.place, trigger.here) > farthest) {
        continue;
      }
      const std::pair<int, int> sort{kind, berth.pack()};
      if (std::find(known.begin(), known.end(), sort) == known.end()) {
        known.push_back(sort);
        if (can_react(field, trigger, id)) {
          vessels.push_back(id);
        }
      }
    }
  }
  heap_sort(vessels.begin(), vessels.end());
  return vessels;
}

std::vector<PieceId> vessels_asked(const Field& field, const Trigger& trigger) {
  const int answer = field.value(Track::Reaction, index_of(reacting_side(field))) % kReactionRules;
  return answer == static_cast<int>(ReactionRule::Ask) ? vessels_that_may_react(field, trigger)
                                                       : std::vector<PieceId>();
}

bool reacts_afloat(const Field& field, int die) { return die >= field.numbers().reaction.from; }

}  // namespace longroll::campaign
