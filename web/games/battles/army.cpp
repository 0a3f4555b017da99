#include "engine/games/battles/rules/held.h"
#include "engine/games/battles/words.h"
#include "web/games/battles/adapter.h"
#include "web/games/battles/words.h"

/// The army: who may still act, and the order of battle with how everybody stands.
namespace longroll::web::battles {

bool BattlesAdapter::may_still_act(PieceId unit) const {
  if (in_.step() == bt::StepKind::MoveUnit) {
    return unit != in_.taken() && move_.can_be_put_down() && !move_.refuse_instead(unit);
  }
  return is_lit(unit);
}

std::string BattlesAdapter::ready_words(int count) const {
  const bt::StepKind asked = in_.step();
  const bool moves = asked == bt::StepKind::MovementPhase || asked == bt::StepKind::MoveUnit;
  return std::to_string(count) + (moves                              ? " to move"
                                  : asked == bt::StepKind::RallyStep ? " may dig in"
                                  : asked == bt::StepKind::CombatPhase || asked == bt::StepKind::Declare
                                      ? " may attack"
                                      : " to choose from");
}

std::optional<Intent> BattlesAdapter::take_next(PieceId unit) {
  if (in_.step() == bt::StepKind::MoveUnit) {
    return move_.take_instead(unit);
  }
  const Action take = action_of(bt::verbs::Take{unit});
  return in_.choices().find(take) != nullptr ? std::optional(Intent::submit(take)) : std::nullopt;
}

std::string BattlesAdapter::state_words(const bt::Field& now, PieceId unit) const {
  const Piece& piece = now.piece(unit);
  if (piece.place == bt::kEliminated) {
    return "lost";
  }
  if (piece.place == bt::kWithdrawn) {
    return "has left the field";
  }
  if (piece.place == bt::kDue) {
    const int turn = now.scenario().placements[static_cast<std::size_t>(unit)].turn;
    return turn <= now.turn() ? "may enter now" : "comes at " + hour_of(now, turn);
  }
  std::string out;
  if (const std::string until = waiting_words(now, unit); !until.empty()) {
    out = "waits " + until;
  } else if (now.side_of(unit) == now.phasing()) {
    out = now.has_flag(unit, bt::kFought) ? "has attacked" : now.has_flag(unit, bt::kMoved) ? "has moved" : "";
  }
  return hexgame::joined(bt::name_of(now.condition(unit)), out);
}

std::string BattlesAdapter::command_of(PieceId unit) const {
  const bt::Counter& counter = in_.counter(unit);
  if (counter.arm == bt::Arm::Breastworks) {
    return "";
  }
  // "II Corps, Banks", "McLaws's Division": his name alone, where the title has it.
  const std::string& title = counter.formation_title;
  const std::size_t comma = title.rfind(", ");
  return comma != std::string::npos ? title.substr(comma + 2) : title.substr(0, title.find("'s "));
}

std::vector<hexgame::RosterGroup> BattlesAdapter::roster(Seat side) const {
  const bt::Field now = in_.field();
  hexgame::RosterBuilder builder;
  for (std::size_t i = 0; i < now.scenario().placements.size(); ++i) {
    const auto id = static_cast<PieceId>(i);
    const bt::Counter& counter = in_.counter(id);
    if (counter.side != side || counter.arm == bt::Arm::Breastworks) {
      continue;
    }
    const bool is_ready = side == in_.model().reader() && in_.model().may_act() && may_still_act(id);
    const Place place = now.piece(id).place;
    std::string state = state_words(now, id);
    builder.add(counter, {.unit = id,
                          .symbol = symbol_of(counter.arm),
                          .values = std::string(values_.of(now.piece(id).kind)),
                          .state = is_ready && state.empty() ? "may act" : std::move(state),
                          .is_ready = is_ready,
                          .is_gone = place == bt::kEliminated || place == bt::kWithdrawn});
  }
  return builder.finish();
}

}  // namespace longroll::web::battles
