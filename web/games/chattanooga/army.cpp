#include "web/games/chattanooga/adapter.h"
#include "web/games/chattanooga/words.h"

/// The army: who may still act, and the order of battle with how everybody stands.
namespace longroll::web::chattanooga {

bool ChattanoogaAdapter::may_still_act(PieceId unit) const {
  if (in_.step() == ch::StepKind::March) {
    return unit != march_.out() && march_.can_be_put_down() && !march_.refuse_instead(unit);
  }
  return in_.step() != ch::StepKind::SetUp && in_.field().side_of(unit) == in_.model().reader() && is_lit(unit);
}

std::string ChattanoogaAdapter::ready_words(int count) const {
  const ch::StepKind asked = in_.step();
  const bool moves = asked == ch::StepKind::MovementPhase || asked == ch::StepKind::March;
  return std::to_string(count) + (moves                                ? " to move"
                                  : asked == ch::StepKind::Attack      ? " may attack"
                                  : asked == ch::StepKind::Bombardment ? " may fire"
                                  : asked == ch::StepKind::Preparation ? " to prepare"
                                  : asked == ch::StepKind::Advance     ? " may go on"
                                                                       : " to choose from");
}

std::optional<Intent> ChattanoogaAdapter::take_next(PieceId unit) {
  if (in_.step() == ch::StepKind::March) {
    return march_.take_instead(unit);
  }
  const Choice* take = in_.choice(ch::verbs::Take{unit});
  return take != nullptr && in_.step() == ch::StepKind::MovementPhase ? std::optional(Intent::submit(take->action))
                                                                      : std::nullopt;
}

std::vector<hexgame::RosterGroup> ChattanoogaAdapter::roster(Seat side) const {
  const ch::Field field = in_.field();
  hexgame::RosterBuilder builder;
  for (const PieceId id : field.pieces()) {
    const ch::Unit& unit = in_.counter(id);
    const Place place = field.piece(id).place;
    if (field.side_of(id) != side || place == ch::kUnused ||
        (!ch::is_combat_unit(unit.type) && unit.type != ch::UnitType::Leader)) {
      continue;
    }
    const bool is_ready = side == in_.model().reader() && in_.model().may_act() && may_still_act(id);
    std::string state = standing_of(field, id);
    const bool is_disrupted = ch::is_combat_unit(unit.type) && field.is_disrupted(id);
    builder.add(unit, {.unit = id,
                       .symbol = symbol_of(unit.type),
                       .values = std::string((is_disrupted ? back_ : front_).of(field.piece(id).kind)),
                       .state = is_ready && state.empty() ? "may act" : std::move(state),
                       .is_ready = is_ready,
                       .is_gone = place == ch::kCaptured || place == ch::kDestroyed || place == ch::kKilled ||
                                  place == ch::kEliminated});
  }
  return builder.finish();
}

}  // namespace longroll::web::chattanooga
