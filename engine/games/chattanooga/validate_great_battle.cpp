// build: small
#include "engine/games/chattanooga/validate_great_battle.h"

#include <utility>

#include "engine/games/chattanooga/validate_flags.h"

namespace longroll::chattanooga {
namespace {

class GreatBattle {
 public:
  GreatBattle(const Chattanooga& game, const Library& library, const State& state)
      : game_(game), library_(library), state_(state) {}

  Faults faults() {
    check_great_battle();
    return std::move(faults_);
  }

 private:
  const Scenario& scenario() const { return library_.scenario_of(state_); }
  Phase phase() const { return phase_of(state_); }
  void fault(std::string where, std::string what) { faults_.push_back({std::move(where), std::move(what)}); }

  /// Chattanooga 3.2, 7.9, 13.6
  void check_great_battle() {
    const bool has_bridge = scenario().bridge.hex != kNoHex;
    const auto bridge = static_cast<BridgeState>(state_.track(track(Track::Bridge)));
    const bool is_a_sides = phase() == Phase::Movement || phase() == Phase::Combat || phase() == Phase::CoupletEnd;
    if ((!has_bridge && bridge != BridgeState::Whole) || (bridge == BridgeState::Crossed && phase() == Phase::SetUp) ||
        (bridge != BridgeState::Whole && !is_a_sides && state_.track(track(Track::Turn)) == 0)) {
      fault("track " + game_.track_id(track(Track::Bridge)), "the bridge cannot be so [3.2]");
    }
    int called = 0;
    int not_called = 0;
    int undecided = 0;
    for (std::size_t i = 0; i < state_.pieces.size(); ++i) {
      const Piece& piece = state_.pieces[i];
      const auto id = static_cast<PieceId>(i);
      if (scenario().comes_when_called(id) && piece.place != kUnused) {
        (piece.place == kNotCalled ? not_called : piece.place == kUndecided ? undecided : called) += 1;
      }
      if (library_.type(piece.kind) == UnitType::Bridge && is_on_map(piece)) {
        check_bridge(id);
      }
      check_hookers(id);
    }
    if ((called > 0) + (not_called > 0) + (undecided > 0) > 1) {
      fault("pieces", "all who can be called are, or none [3.2]");
    }
  }

  /// Chattanooga 7.9
  void check_bridge(PieceId id) {
    const Piece& piece = state_.piece(id);
    const bool is_building = piece.up == kReverse;
    const bool has_builder = is_building && state_.has_piece(piece.note) &&
                             is_combat_unit(library_.type(state_.piece(static_cast<PieceId>(piece.note)).kind));
    if (is_building ? !has_builder : piece.note != 0) {
      fault("piece " + std::to_string(id) + ".note", "it is no unit that builds the bridge [7.9]");
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(id); ++i) {
      if (library_.type(state_.pieces[i].kind) == UnitType::Bridge && state_.pieces[i].place == piece.place) {
        fault("piece " + std::to_string(id) + ".place", "another bridge is there [7.9]");
      }
    }
  }

  /// Chattanooga 13.6: from the first turn on, a Union unit that stands in his area is his.
  void check_hookers(PieceId id) {
    const Piece& piece = state_.piece(id);
    if (has_option(state_, Option::Hooker) && state_.track(track(Track::Turn)) > 0 && (piece.flags & kHookers) == 0 &&
        is_standing_unit(library_, piece) && piece.owner == index_of(Seat::Union) &&
        scenario().hooker.area.has(piece.place)) {
      fault("piece " + std::to_string(id) + ".flags", "it stands in Hooker's area and is not his [13.6]");
    }
  }

  const Chattanooga& game_;
  const Library& library_;
  const State& state_;
  Faults faults_;
};

}  // namespace

Faults great_battle_faults(const Chattanooga& game, const Library& library, const State& state) {
  return GreatBattle(game, library, state).faults();
}

}  // namespace longroll::chattanooga
