#include "web/games/battles/unit_move.h"

#include "engine/core/text.h"

namespace longroll::web::battles {

/// What can be done with the unit that is out: put it down, move it in the other way.
void UnitMove::read() {
  after_halt_.reset();
  other_way_words_.clear();
  if (in_.taken() == kNoPiece || !in_.model().may_act()) {
    return;
  }
  State halted = in_.seen();
  Events events;
  const Action halt = action_of(bt::Do::Halt);
  if (!in_.model().refuse(halt)) {
    in_.game().apply(halted, halt, events);
    after_halt_ = std::move(halted);
  }
  if (!in_.move_under_way().has_moved && in_.model().can_undo()) {
    // The other way of moving, as long as the unit stands where it stood.
    const State before = in_.model().session().state_at(in_.model().session().ply_count() - 1);
    if (!in_.game().refuse(before, in_.model().reader(), other_way(in_.move_under_way()))) {
      const bool by_road = in_.move_under_way().mode == bt::MoveMode::Strategic;
      other_way_words_ = by_road ? "Leave the road" : "March by road";
    }
  }
}

/// Where the unit can go: that of the move under way, or, for a look ahead, that of a unit that could be taken.
hexgame::ReachShown UnitMove::reach(PieceId unit) {
  hexgame::ReachShown out{unit, {}};
  if (unit == kNoPiece) {
    return out;
  }
  const bt::Field now = in_.field();
  const bt::MoveUnitLocals move = in_.move_under_way();
  const bool moving = unit == move.unit;
  const bt::MoveMode mode = moving ? move.mode : bt::MoveMode::Regular;
  points_ = moving ? move.half_points : bt::allowance(now, unit, mode);
  const bt::March march(now, unit, mode);
  march.reach(points_, reach_);
  for (const HexId hex : reach_.hexes()) {
    if (hex != in_.seen().piece(unit).place && march.may_stop(hex)) {
      out.hexes.push_back(hex);
    }
  }
  return out;
}

std::optional<hexgame::WayShown> UnitMove::way_to(HexId hex) const {
  if (in_.taken() == kNoPiece || hex == kNoHex || in_.choices().find(action_of(bt::verbs::Go{hex})) == nullptr) {
    return std::nullopt;
  }
  return hexgame::WayShown{reach_.way(hex), halves_text(points_ - reach_.cost(hex))};
}

UnitMove::Cost UnitMove::cost_to(HexId hex) const {
  const bt::Field now = in_.field();
  const HexId last = reach_.before(hex);
  const auto d = last == kNoHex ? std::nullopt : now.grid().direction(last, hex);
  const bt::March march(now, in_.taken(), in_.move_under_way().mode);
  const int spent = reach_.cost(hex);
  return {spent, points_ - spent, d && march.step_cost(last, *d, hex).stops};
}

Refusal UnitMove::refuse_instead(PieceId unit) const {
  return in_.game().refuse(*after_halt_, in_.model().reader(), action_of(bt::verbs::Take{unit}));
}

/// Takes a unit to be moved, putting down the one that is out: undone when it has not moved, else halted.
std::optional<Intent> UnitMove::take_instead(PieceId unit) const {
  const Action take = action_of(bt::verbs::Take{unit});
  if (!after_halt_ || refuse_instead(unit)) {
    return std::nullopt;
  }
  if (!in_.move_under_way().has_moved && in_.model().can_undo()) {
    return Intent::submit({take}, 1);
  }
  return Intent::submit({action_of(bt::Do::Halt), take}, 0);
}

/// The unit that is out goes back to where it came from when it has not moved, else its move is over.
std::optional<Intent> UnitMove::put_down() const {
  if (in_.taken() == kNoPiece) {
    return std::nullopt;
  }
  if (!in_.move_under_way().has_moved && in_.model().can_undo()) {
    return Intent::submit(std::vector<Action>{}, 1);
  }
  return after_halt_ ? Intent::submit(action_of(bt::Do::Halt)) : Intent{};
}

/// Moves the same unit by road instead of by ordinary movement, or back.
Intent UnitMove::go_the_other_way() const { return Intent::submit({other_way(in_.move_under_way())}, 1); }

}  // namespace longroll::web::battles
