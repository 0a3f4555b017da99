#include "engine/games/chattanooga/rules/joining.h"

#include "engine/games/chattanooga/rules/crossing.h"
#include "engine/games/chattanooga/rules/entry.h"
#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/rules/leaders.h"

namespace longroll::chattanooga {

/// Chattanooga 13.2: a leader who has not moved goes along with those of his side.
bool can_go_along(const Field& field, PieceId leader) {
  const unsigned hindered = fortune_of(field.state()) ? static_cast<unsigned>(kMoving) : kMoved | kMoving;
  return field.has(Option::Leaders) && has_leader_on_map(field, leader, field.phasing()) &&
         !field.has_flag(leader, hindered);
}

/// Chattanooga 8.2, 9.3, 15.0: nobody joins any more those who have set out, entered or forced their march, or whom the
/// enemy moves.
bool have_set_out(const Field& field, const Movers& movers, const MarchLocals& march) {
  const auto fortune = fortune_of(field.state());
  if (!fortune) {
    return !march.trail().is_empty() || field.has_flag(movers.front(), kEntered | kForceMarched);
  }
  return !march.trail().is_empty() || fortune->fortune == FortuneKind::MoveEnemy ||
         (fortune->fortune == FortuneKind::FreeMove && field.has_flag(movers.front(), kForceMarched));
}

/// Chattanooga 9.3, 13.2: a leader who is due comes on with a unit that has just entered by a hex of his.
bool can_enter_along(const Field& field, PieceId leader, const Movers& movers, const MarchLocals& march) {
  if (!field.has(Option::Leaders) || !field.state().has_piece(leader) || field.type(leader) != UnitType::Leader ||
      field.side_of(leader) != field.phasing() || field.piece(leader).place != kDue || !march.trail().is_empty() ||
      fortune_of(field.state()) || !field.has_flag(movers.front(), kEntered)) {
    return false;
  }
  const Place here = field.piece(movers.front()).place;
  bool is_entry = false;
  for_each_entry(field, leader, [&](HexId hex) { is_entry = is_entry || hex == here; });
  return is_entry && field.scenario().placements[static_cast<std::size_t>(leader)].turn <= field.turn();
}

}  // namespace longroll::chattanooga
