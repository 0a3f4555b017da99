// build: small
#include "engine/games/chattanooga/validate_places.h"

#include "engine/games/chattanooga/game.h"
#include "engine/games/chattanooga/locals.h"
#include "engine/games/chattanooga/rules/crossing.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/validate_flags.h"

namespace longroll::chattanooga {
namespace {

class Places {
 public:
  Places(const Library& library, const State& state) : library_(library), state_(state) {}

  bool is_known(const Unit& unit, PieceId id, Place place) const { return is_known_place(unit, id, place); }

 private:
  const Scenario& scenario() const { return library_.scenario_of(state_); }
  Phase phase() const { return phase_of(state_); }

  /// Chattanooga 9.2, 9.3, 3.2: where a unit or leader waits for its time.
  bool is_known_waiting(PieceId id, Place place) const {
    const bool is_late = scenario().placements[static_cast<std::size_t>(id)].turn > 0;
    switch (place) {
      case kCup:
        return scenario().is_of_cup(id);
      case kDue:
        if (scenario().is_of_cup(id)) {
          return phase() != Phase::SetUp;
        }
        return is_late && (!scenario().comes_when_called(id) || is_call_open());
      case kUndecided:
        return scenario().comes_when_called(id) && !is_call_open();
      case kCalled:
      case kNotCalled:
        return scenario().comes_when_called(id) && is_call_open();
      case kAcross:
        return is_combat_unit(library_.type(state_.piece(id).kind)) && has_option(state_, Option::Crossing) &&
               state_.piece(id).owner == index_of(Seat::Union) &&
               CrossingNote::unpack(state_.piece(id).note).turn >= 1 &&
               CrossingNote::unpack(state_.piece(id).note).turn <= state_.track(track(Track::Turn)) &&
               CrossingNote::unpack(state_.piece(id).note).place <
                   static_cast<int>(scenario().crossings.size()) + kMaxBridges;
      default:
        return false;
    }
  }

  /// Chattanooga 3.2: the turn has come in which it is decided who is called, and it has been.
  bool is_call_open() const {
    const int turn = state_.track(track(Track::Turn));
    return turn > scenario().call_turn ||
           (turn == scenario().call_turn && (phase() != Phase::Administrative || !is_beginning_turn()));
  }

  /// The stages of a turn before the decision about those who are called, and that decision.
  bool is_beginning_turn() const {
    if (state_.stack.empty()) {
      return false;
    }
    const Step& top = state_.top();
    return is_of(top, StepKind::Call) ||
           (is_step<GameTurnLocals>(top) && (locals_of<GameTurnLocals>(top).next == GameTurnStage::Repair ||
                                             locals_of<GameTurnLocals>(top).next == GameTurnStage::Wrecking));
  }
  static bool is_of(const Step& step, StepKind kind) { return step.kind == static_cast<std::int16_t>(kind); }

  /// Chattanooga 7.8: in a boat, before a riverside hex.
  bool is_in_boat(const Unit& unit, Place place) const {
    if (!has_option(state_, Option::PontoonBoats) || unit.type != UnitType::Infantry || unit.side != Seat::Union ||
        !is_hex(place) || library_.map.is_playable(place) ||
        library_.map.terrain_at(static_cast<HexId>(place)) != Terrain::River) {
      return false;
    }
    bool is_before_land = false;
    library_.map.grid.for_each_neighbor(static_cast<HexId>(place), [&](Direction, HexId hex) {
      is_before_land = is_before_land || library_.map.is_riverside(hex);
    });
    return is_before_land && state_.track(track(Track::Phasing)) == index_of(Seat::Union) &&
           (phase() == Phase::Movement || phase() == Phase::Combat);
  }

  bool is_known_place(const Unit& unit, PieceId id, Place place) const {
    if (!is_used(state_, scenario(), state_.piece(id).kind, unit.type)) {
      return place == kUnused;
    }
    if ((is_combat_unit(unit.type) || unit.type == UnitType::Leader) && is_known_waiting(id, place)) {
      return true;
    }
    switch (unit.type) {
      case UnitType::Infantry:
      case UnitType::Cavalry:
      case UnitType::Artillery:
        return library_.map.is_playable(place) || (place >= kEliminated && place <= kDestroyed) ||
               (has_option(state_, Option::Reserves) && is_reserve_box(place)) || is_in_boat(unit, place);
      case UnitType::Leader:
        return library_.map.is_playable(place) || place == kHit || place == kKilled || place == kCaptured;
      case UnitType::Boat:
        return place == kPool || place == kAcross;
      case UnitType::Reserve:
        return place == kPool || library_.map.is_playable(place);
      case UnitType::Bridge:
        return place == kPool || (is_hex(place) && library_.map.is_riverside(static_cast<HexId>(place)));
      default:
        return place == box_of(unit.type);
    }
  }

  const Library& library_;
  const State& state_;
};

}  // namespace

bool is_known_place(const Library& library, const State& state, PieceId id) {
  const Piece& piece = state.piece(id);
  return Places(library, state).is_known(library.counter(piece.kind), id, piece.place);
}

}  // namespace longroll::chattanooga
