#pragma once
#include <algorithm>
#include <bitset>
#include <optional>
#include <vector>

#include "engine/games/campaign/campaign.h"
#include "engine/games/campaign/points.h"
#include "engine/games/campaign/rules/building_ground.h"
#include "engine/games/campaign/rules/crossings.h"
#include "engine/games/campaign/rules/fleet_ways.h"
#include "engine/games/campaign/rules/network_view.h"
#include "engine/games/campaign/rules/reach.h"
#include "engine/games/campaign/rules/supply_lines.h"
#include "engine/games/campaign/verbs.h"
#include "engine/hexgame/kept_field.h"

namespace longroll::campaign {

/// The side whose impulse or phase it is, or that is asked.
inline Seat phasing(const State& state) { return seat_of(state.track(track(Track::Phasing))); }

/// Campaign 13.2, 13.1.1: by sea zone, the places from which transports reach it.
using Harbours = EnumArray<SeaZone, HexSet, kSeaZones>;

/// Campaign 8.4: the supply status of a side (rules/supply_status.h), as far as it is short enough to be kept.
struct SupplyNote {
  static constexpr std::size_t kMaxExpended = 16;
  struct Expended {
    HexId hex = kNoHex;
    int count = 0;
  };
  std::bitset<kMaxHexGamePieces> unsupplied;  ///< pieces
  ShortList<Expended, kMaxExpended> expended;
  HexSet limited;
};

/// Campaign 8.1.3, 8.3: what a supply check offers to a side, as far as it is short enough to be kept.
template <class Offer>
struct OfferNote {
  static constexpr std::size_t kMax = 128;
  Seat side = Seat::Nobody;
  ShortList<Offer, kMax> offers;
};

/// What is worked out of a State when it is first asked for.
struct FieldNotes {
  struct Stands {
    BySide<HexSet> points, in_field, armies, forts;
    BySide<HexSet> primary_from, secondary_from;  ///< 6.1: from where zones are exerted
  };
  struct Ground {
    BySide<HexSet> held, rails;
    HexSet broken, upgraded, foraged, breached;
  };

  std::optional<Stands> stands;
  std::optional<Ground> ground;
  BySide<std::optional<HexSet>> primary, secondary;  ///< 6.2, 6.3: zones of control
  BySide<std::optional<SupplyLines>> lines;
  BySide<std::optional<HexSet>> limited;
  BySide<std::optional<HexSet>> by_cities;  ///< 8.3: a part of `limited`
  BySide<std::optional<HexSet>> arrivals;
  BySide<std::optional<BuildingGround>> building;
  BySide<std::optional<Crossings>> crossings;
  std::optional<NetworkView> network;
  bool has_new_hexes = false;  ///< for `network`: its sets have to be read again
  std::optional<ZoneSet> bases;
  std::optional<Harbours> harbours;
  std::optional<Harbours> ports_on;         ///< hangs on the season, levees and Kentucky
  std::optional<FleetWaysNote> fleet_ways;  ///< the last that were asked for
  BySide<std::optional<SupplyNote>> fed;
  std::optional<OfferNote<verbs::Commit>> commitments;
  std::optional<OfferNote<verbs::Unsupplied>> waivers;
  ShortList<HexId, 8> changed;  ///< where points or forts have come, gone or changed since the sets were read
  bool has_reach = false;
  MarchReach reach;     ///< of the force that moves, when has_reach
  MarchStart reach_of;  ///< from where
};

/// The theatre of the war as the rules ask about it: a State read once. Valid until the State changes; cheap enough to
/// be made for every question. Who is where is kept beside the pen and follows the events; sets of hexes and zones of
/// control are worked out when they are first asked for. rules/ has what costs more.
///
/// Both sides can stand in one hex. Nothing here asks for "the owner of a hex": a hex is held by a side (3.1) and
/// occupied by one, by both or by nobody.
class Field : public hexgame::KeptField<Field, Library, FieldNotes> {
 public:
  Field(const Library& library, const State& state) : KeptField(library, state) {}
  /// Of the State under the pen: what was worked out before is used again as far as it still holds.
  Field(const Library& library, const Now& now) : Field(library, now.state()) {
    keep_beside(now);
    refresh_changed();
  }

  const Chart& chart() const { return battle().chart; }
  const ChartNumbers& numbers() const { return battle().chart.numbers; }

  // ---- when and who ----
  int turn() const { return value(Track::Turn); }  ///< 1 to kTurns
  const TurnBox& turn_box() const { return battle().turn(turn()); }
  Season season() const { return turn_box().season; }
  const SeasonTables& tables() const { return battle().seasons[season()]; }
  Phase phase() const { return static_cast<Phase>(value(Track::PhaseNow)); }
  Seat phasing() const { return campaign::phasing(state()); }
  Kentucky kentucky() const { return static_cast<Kentucky>(value(Track::Kentucky)); }
  int value(Track t, int offset = 0) const { return state().track(track(t, offset)); }

  // ---- counters ----
  UnitClass class_of(PieceId id) const { return battle().class_of(piece(id).kind); }
  bool is_point(PieceId id) const { return campaign::is_point(class_of(id)); }
  /// The class by which orders name the counter.
  ClassName name_of(PieceId id) const;
  /// A counter of that side and class in a hex, of any number.
  bool is_on_map(int id, Seat side, UnitClass unit_class) const {
    return has_on_map(id, side) && class_of(static_cast<PieceId>(id)) == unit_class;
  }
  /// The force of the start that ties the counter (Piece::note); null: none does.
  const StartForce* tie_of(PieceId id) const;

  // ---- what lies in a hex (KeptField: first_at, next_of), by number ----
  /// Counters of that side and class in the hex.
  int count_at(HexId hex, Seat side, UnitClass unit_class) const;
  /// Campaign 9.3: strength points (army and militia) of that side in the hex, forts' own strength not among them.
  int strength_at(HexId hex, Seat side) const;
  /// The counters of that side in the hex by class, for which `counts(PieceId)`; in the order of their first numbers.
  template <class Counts>
  std::vector<PointClass> classes_at(HexId hex, Seat side, Counts&& counts) const;

  // ---- hexes of the whole map at once, each set worked out when it is first asked for ----
  /// Where points (army, militia, cavalry) of that side are, in whatever post.
  const HexSet& points(Seat side) const { return stands().points[side]; }
  /// Where points of that side are outside of forts (11.7).
  const HexSet& in_field(Seat side) const { return stands().in_field[side]; }
  /// Where army strength points of that side are.
  const HexSet& armies(Seat side) const { return stands().armies[side]; }
  /// Where forts of that side are, under construction or not (11.0).
  const HexSet& forts(Seat side) const { return stands().forts[side]; }
  /// Campaign 6.1: where forces of that side exert primary zones, and secondary ones.
  const HexSet& primary_sources(Seat side) const { return stands().primary_from[side]; }
  const HexSet& secondary_sources(Seat side) const { return stands().secondary_from[side]; }
  /// Campaign 9.0: occupied by that side: by its points or its fort, which is a garrison by itself.
  bool is_occupied(HexId hex, Seat side) const { return points(side).has(hex) || forts(side).has(hex); }
  HexSet occupied(Seat side) const { return points(side) | forts(side); }
  /// Campaign 3.1: held by that side; a hex of neutral Kentucky and of Missouri may be nobody's.
  const HexSet& held(Seat side) const { return ground().held[side]; }
  /// Campaign 7.1: rail hexes whose railroad that side controls.
  const HexSet& rails(Seat side) const { return ground().rails[side]; }
  const HexSet& broken_rails() const { return ground().broken; }
  const HexSet& upgraded_rails() const { return ground().upgraded; }
  const HexSet& foraged() const { return ground().foraged; }
  /// Hexes whose levees have been breached (5.3.8).
  const HexSet& breached() const { return ground().breached; }

  /// Campaign 5.3.6: hexes in which a force of that side can trace a line of supply (rules/supply_status.h).
  bool can_trace(HexId hex, Seat side) const;
  HexSet traceable(Seat side) const;
  /// Campaign 5.3.6, 8.3: of these, hexes in which it can trace a line to depots or cities that feed a few points.
  const HexSet& limited(Seat side) const;
  /// Campaign 7.1, 8.3: rail hexes that the side controls and that are in supply, those among them that only cities
  /// feed: no points are fed there.
  HexSet supplied_rails(Seat side) const;
  /// Campaign 8.1 to 8.3: the side's lines of supply as its forces, ships and transports stand.
  const SupplyLines& lines(Seat side) const;

  /// The position as the networks see it (rules/network_view.h).
  const NetworkView& network() const;
  /// Campaign 13.1.1: sea zones in which naval strength points may stay (rules/ships.h, has_base).
  const ZoneSet& bases() const;
  /// Campaign 13.1.2: where those vessels can go (rules/ships.h, fleet_ways_of). A voyage asks again and again.
  const FleetWays& fleet_ways(const Fleet& fleet, Seat side, const Berth& from) const;
  /// Campaign 13.1.1: ports from which water leads to that zone, of either side and past anybody.
  const HexSet& ports_on(SeaZone zone) const;
  /// Campaign 13.2: ports and fortresses by the sea zones to which they are open for transports (rules/transport.h).
  const Harbours& harbours() const;
  /// Campaign 8.4: the status of that side as rules/supply_status.cpp keeps it here; empty: it has not been asked for.
  std::optional<SupplyNote>& supply_note(Seat side) const { return notes().fed[side]; }
  /// Campaign 8.1.3, 8.3: what rules/supply_choices.cpp keeps here, likewise.
  std::optional<OfferNote<verbs::Commit>>& commitments_note() const { return notes().commitments; }
  std::optional<OfferNote<verbs::Unsupplied>>& waivers_note() const { return notes().waivers; }
  /// Campaign 13.4.2, 13.5: what vessels do to forces of that side that cross water.
  const Crossings& crossings(Seat side) const;
  /// Campaign 5.0: where the force that moves can go (rules/reach.h). `move` are the locals of the innermost step.
  const MarchReach& reach(const ForceMoveLocals& move) const;
  /// The same, if it is known already; else null.
  const MarchReach* known_reach(const ForceMoveLocals& move) const;

  /// Campaign 6.2: hexes in a primary zone of control of that side; 6.3: in a secondary one and in no primary one.
  const HexSet& primary_zone(Seat side) const;
  const HexSet& secondary_zone(Seat side) const;
  /// Campaign 4.0: where new points of that side can be placed: rules/recruitment.h. It stays what it was when the
  /// phase began.
  const HexSet& arrival_places(Seat side) const;
  /// Campaign 4.2.4: where the side can build, likewise as the phase began (rules/building_ground.h).
  const BuildingGround& building_ground(Seat side) const;

 private:
  friend KeptField;
  using Stands = FieldNotes::Stands;
  using Ground = FieldNotes::Ground;
  const Ground& ground() const { return notes().ground ? *notes().ground : read_ground(); }
  const Ground& read_ground() const;
  void add_to(Stands& stands, const Piece& piece) const;
  static void read_marks(Ground& ground, HexId hex, unsigned marks);
  bool changes_fleet_ways(const Event& event) const;
  void follow_marks(HexId hex, unsigned changed);
  void follow_counter(const Event& event);
  void follow_vessel(const Event& event);
  void follow_track(int set);
  void forget_lines();
  void forget_lines_of(Seat side);
  void follow(const Event& event);
  void note_changed(HexId hex);
  void refresh_changed();
  void refresh(HexId hex);
};

template <class Counts>
std::vector<PointClass> Field::classes_at(HexId hex, Seat side, Counts&& counts) const {
  std::vector<PointClass> classes;
  for_each_at(*this, hex, [&](PieceId id) {
    if (side_of(id) != side || !counts(id)) {
      return;
    }
    const ClassName name = name_of(id);
    const auto found =
        std::find_if(classes.begin(), classes.end(), [&](const PointClass& one) { return one.name == name; });
    if (found == classes.end()) {
      classes.push_back({name, {id}});
    } else {
      found->pieces.push_back(id);
    }
  });
  return classes;
}

}  // namespace longroll::campaign
