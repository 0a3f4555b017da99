#include "engine/games/chattanooga/game.h"
#include "engine/games/chattanooga/rules/victory.h"
#include "engine/hexgame/plan/worth_advisor.h"

namespace longroll::chattanooga {
namespace {

/// In thousandths of a won game: what stands on the map in good order, and the ground that wins.
int worth(const Field& field, Seat side) {
  int units = 0;
  for (const PieceId id : field.pieces()) {
    if (field.has_unit_on_map(id, side)) {
      units += field.is_disrupted(id) ? 2 : 3;
    }
  }
  const auto won = static_cast<int>((field.units(side) & field.scenario().wins_on[side]).size());
  return units + 10 * victory_points(field, side) + (won > 0 ? 200 : 0);
}

}  // namespace

std::unique_ptr<Advisor> make_advisor(const Chattanooga& game) {
  return std::make_unique<hexgame::WorthAdvisor<Chattanooga>>(game, worth);
}

}  // namespace longroll::chattanooga
