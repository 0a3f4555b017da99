// build: small
#include "engine/games/campaign/validate.h"

#include <algorithm>

#include "engine/games/campaign/game.h"
#include "engine/games/campaign/rules/supply_status.h"
#include "engine/games/campaign/steps/step_rule.h"
#include "engine/hexgame/validate.h"
#include "engine/map/hexside.h"

/// Positions that come from outside: a link, a file, `load`. Everything is looked at before anything is believed.
namespace longroll::campaign {
namespace {

constexpr std::size_t kMaxSteps = 12;
constexpr int kMaxWord = 0x7fff;
constexpr int kMaxCount = 200;

constexpr TrackRange kTrackRanges[] = {
    {Track::Turn, 1, kTurns},
    {Track::Impulse, 0, kImpulses - 1},
    {Track::First, 0, 1},
    {Track::Phasing, 0, 1},
    {Track::PhaseNow, 0, static_cast<int>(Phase::Administrative)},
    {Track::Winner, -1, 2},
    {Track::PoliticalStatus, -4, 4},
    {Track::Economy, 0, 99},
    {Track::ElectionLosses, 0, 10},
    {Track::ElectionLevel, 0, 4},
    {Track::Diplomacy, 0, static_cast<int>(Diplomacy::Intervention)},
    {Track::Mediation, 0, kTurns + 3},
    {Track::HalvedArrivals, 0, kTurns + 3},
    {Track::AtLarge, 0, kMaxCount},
    {Track::Kentucky, 0, static_cast<int>(Kentucky::Confederate)},
    {Track::KentuckyViolated, 0, 2},
    {Track::UnionLost, 0, kMaxCount},
    {Track::UnionLostBefore, 0, kMaxCount},
    {Track::MilitiaCalled, 0, kMaxWord},
    {Track::MilitiaCalledHigh, 0, (1 << (kStates - 15)) - 1},
    {Track::Captured, 0, kMaxWord, 8},
    {Track::Built, 0, kMaxWord, 2},
    {Track::Finished, 0, kMaxWord, 2},
    {Track::PointsLeft, 0, 20, 2},
    {Track::TrainsUsed, 0, 4, 2},
    {Track::Transported, 0, 1, 2},
    {Track::Reaction, 0, kReactionSet + kReactionRules - 1, 2},
    {Track::Draft, 0, 20, kTurns + 4},
};

class CampaignValidator : private hexgame::HexStateValidator {
 public:
  CampaignValidator(const Campaign& game, const Library& library, const State& state)
      : HexStateValidator(game, state), game_(game), library_(library), rails_(library.map.rail_hexes()) {
    for (const MapLine& line : library.map.lines) {
      for (const HexId hex : line.hexes) {
        if (line.kind == "unfinished") {  // 7.5
          rails_.add(hex);
        }
      }
    }
  }

  /// Each part is read only when what it builds on is sound.
  Faults faults() {
    if (has_tracks(track(Track::Count)) && has_ground(library_.ground_places())) {
      check_tracks(kTrackRanges);
      check_last_turn();
    }
    if (is_valid()) {
      check_ground();
      check_pieces();
    }
    if (is_valid()) {
      check_places();
      check_steps(all_steps(), game_.field(state_), kMaxSteps);
    }
    if (is_valid()) {
      check_play();
    }
    return take_faults();
  }

 private:
  const Scenario& scenario() const { return library_.scenario_of(state_); }

  void check_last_turn() {
    const int last = state_.track(track(Track::LastTurn));
    const int year = scenario().year_game;
    const bool is_year = year >= 0 && last == library_.track_of_turns.years[static_cast<std::size_t>(year)].last;
    if (!is_year && last != library_.track_of_turns.last_turn()) {
      fault("track last-turn", "the game has no such end");
    }
    within("track turn", state_.track(track(Track::Turn)), scenario().start.turn,
           std::max(last, scenario().start.turn));
  }

  /// Only land has marks; a hex or railroad is held by one side at most, and only a rail hex has a railroad.
  void check_ground() {
    constexpr unsigned kHeld = kHeldByUnion | kHeldByConfederacy;
    constexpr unsigned kRails = kRailUnion | kRailConfederacy;
    for (std::size_t place = 0; place < state_.ground.size(); ++place) {
      const unsigned marks = state_.ground[place];
      const auto hex = static_cast<HexId>(place);
      const bool has_rails = rails_.has(hex);
      if ((marks != 0 && !is_land(hex)) || (marks & kHeld) == kHeld || (marks & kRails) == kRails ||
          (!has_rails && (marks & (kRails | kRailUpgraded | kRailBroken)) != 0)) {
        fault("ground " + hex_text(hex), "these marks do not go with it");
      }
    }
  }

  int most_marks(const Counter& counter) const {
    return counter.unit_class == UnitClass::Leader     ? library_.chart.leaders.highest_rating
           : counter.unit_class == UnitClass::Railroad ? kMaxColumns
           : counter.unit_class == UnitClass::Arsenal  ? std::max(0, library_.chart.war.economy.arsenal_asp - 1)
           : is_point(counter.unit_class)              ? kReactionRules
                                                       : 0;
  }

  bool is_land(Place place) const { return library_.map.is_playable(place) && !library_.map.is_sea(place); }

  /// A ship lies on a hexside of water, which may be named by a hex of the sea, off a port, or on the stocks.
  bool is_berth(const Piece& ship) const {
    if (ship.note == kOffPort) {
      return library_.map.ports().has(ship.place);
    }
    if (ship.note == kOnStocks) {
      return is_land(ship.place);
    }
    const auto d = static_cast<Direction>(ship.note);
    return library_.map.grid.contains(ship.place) &&
           std::find(kNamingSides.begin(), kNamingSides.end(), d) != kNamingSides.end() &&
           hexside_of(library_.map.grid, ship.place, d) && library_.map.water(ship.place, d) != Water::None;
  }

  bool is_known_place(const Piece& piece) const {
    if (piece.place >= kPool) {
      return piece.place < kPool + kBoxes;
    }
    return is_vessel(library_.class_of(piece.kind)) ? is_berth(piece) : is_land(piece.place);
  }

  void check_pieces() {
    check_kinds(
        scenario(), scenario().placements.size(), "", [](int) { return false; },
        [&](const std::string& where, PieceId id) {
          const Piece& piece = state_.piece(id);
          const Counter& counter = library_.counter(piece.kind);
          const bool is_afloat = is_vessel(counter.unit_class);
          const int most_note = piece.place >= kSeaZone && piece.place < kTurnBox ? kMaxHexes  // 8.1.3
                                : is_afloat                                       ? kOnStocks
                                            : static_cast<int>(scenario().start.setup.size());
          check_piece(where, piece, counter, is_known_place(piece),
                      {.marks = most_marks(counter), .flags = 0xffff, .up = 1, .note = most_note});
        });
  }

  /// What can lie where: ground units in hexes, in the pool, or wounded in a turn's box; ships besides at sea.
  void check_places() {
    for (std::size_t i = 0; i < state_.pieces.size(); ++i) {
      const Piece& piece = state_.pieces[i];
      const UnitClass unit_class = library_.class_of(piece.kind);
      const bool is_zone = piece.place >= kSeaZone && piece.place < kTurnBox;
      const bool is_turn = piece.place >= kTurnBox;
      const bool is_ready = piece.place == kFortsReady;
      const bool may_wait =
          unit_class == UnitClass::Leader || unit_class == UnitClass::Fort || unit_class == UnitClass::Usmrr;
      const std::string where = "piece " + std::to_string(i);
      if ((is_zone && !is_vessel(unit_class)) || (is_turn && !may_wait) ||
          (is_ready && unit_class != UnitClass::Fort)) {
        fault(where + ".place", "it does not lie in such a box");
      }
      if (hexgame::stray_flags(piece, flags_of(piece, unit_class)) != 0) {
        fault(where + ".flags", "what they say cannot be so");
      }
      const bool is_committed = (piece.flags & kCommitted) != 0;
      if (is_zone && piece.note != kNoCoast &&
          (!is_committed || !library_.map.is_coastal(static_cast<HexId>(piece.note - 1)))) {
        fault(where + ".note", "it supplies no coast");
      }
      if (piece.place == kPool && (piece.note != 0 || piece.up != kFront)) {
        fault(where, "in the pool it is as new");
      }
      if (unit_class == UnitClass::Railroad && !is_laid(piece, static_cast<int>(i))) {
        fault(where, "its railroad is not laid to there");
      }
    }
  }

  /// Campaign 7.5: the marker of a railroad stands where its marks say, counted from the end that its face tells.
  bool is_laid(const Piece& marker, int number) const {
    const int line = number - library_.counter(marker.kind).first;
    const std::vector<HexId>& hexes = library_.network.unfinished(line);
    if (marker.place == kPool) {
      return marker.marks == 0;
    }
    const auto laid = static_cast<std::size_t>(marker.marks);
    return laid >= 1 && laid <= hexes.size() &&
           marker.place == (marker.up == kFront ? hexes[laid - 1] : hexes[hexes.size() - laid]);
  }

  /// Flags that the counter can have where it is.
  unsigned flags_of(const Piece& piece, UnitClass unit_class) const {
    constexpr unsigned kOfAct = kMoved | kMoving | kFought;
    const Phase phase = static_cast<Phase>(state_.track(track(Track::PhaseNow)));
    const unsigned of_arrivals = phase == Phase::Recruitment ? kMoved : 0U;
    const bool is_impulse = phase == Phase::Operations;
    if (!is_hex(piece.place)) {
      const bool is_at_sea = piece.place >= kSeaZone && piece.place < kTurnBox;
      return is_vessel(unit_class) && piece.place != kPool
                 ? kUnderConstruction | (is_impulse ? kMoved | kMoving : 0U) |
                       (is_at_sea && unit_class == UnitClass::Ntp && phase != Phase::SetUp ? kCommitted : 0U)
                 : 0U;
    }
    const bool may_react = is_impulse && owner_of(piece) != phasing(state_);
    const unsigned of_phasing = is_impulse && !may_react ? kHasGone : 0U;
    if (unit_class == UnitClass::Leader) {
      return (is_impulse ? kOfAct : 0U) | of_phasing | (may_react ? kTried | kArrivalFlags : 0U);
    }
    if (is_point(unit_class)) {
      return kPostLow | kPostHigh | kOutOfSupplyLow | kOutOfSupplyHigh | kBattleSupply | kDemoralizedLow |
             kDemoralizedHigh | (is_impulse ? kOfAct | kMustActHere | kForaged | kCommitted | kTried : of_arrivals) |
             of_phasing | (may_react ? kArrivalFlags : 0U);
    }
    if (unit_class == UnitClass::Usmrr) {
      return is_impulse ? kOfAct : 0U;
    }
    if (is_vessel(unit_class)) {
      const bool is_boat = unit_class == UnitClass::Rsp || unit_class == UnitClass::Flotilla;
      return kUnderConstruction | (is_impulse ? kOfAct : of_arrivals) | (may_react ? kTried : 0U) |
             (is_boat && is_impulse ? kCommitted : 0U);
    }
    const bool is_work = unit_class == UnitClass::Fort || unit_class == UnitClass::Depot;
    const bool is_project = unit_class == UnitClass::Arsenal || unit_class == UnitClass::Factory ||
                            unit_class == UnitClass::Railroad;  // 4.2.5
    return kUnderConstruction | (is_work && is_impulse ? kMoved : 0U) | (is_project ? of_arrivals : 0U) |
           (unit_class == UnitClass::Fort && is_impulse ? kSilenced | kFought : 0U) |
           (unit_class == UnitClass::Fort ? kOutOfSupplyLow | kOutOfSupplyHigh | kBattleSupply : 0U);
  }

  const Campaign& game_;
  const Library& library_;
  HexSet rails_;  ///< where railroads are or can be
};

}  // namespace

std::span<const TrackRange> track_ranges() { return kTrackRanges; }

Faults Campaign::faults_of(const State& state) const {
  if (const int scenario = scenario_index(state); scenario >= 0) {
    return CampaignValidator(*this, battle_of(scenario), state).faults();
  }
  return {{"track " + track_id(track(Track::Scenario)), "it names no scenario"}};
}

}  // namespace longroll::campaign
