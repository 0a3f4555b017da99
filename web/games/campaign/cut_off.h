#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/games/campaign/game.h"
#include "web/games/campaign/forces_shown.h"

/// What a decision would cost in lines of supply and in the economy, told before it is made.
namespace longroll::web::campaign {

namespace cw = longroll::campaign;

/// What is lost between two positions.
struct CutOff {
  BySide<std::vector<PieceId>> unfed;  ///< 8.1: of each side who had a line of supply before and has none after; rising
  int economy = 0;                     ///< 14.0: points that the Confederate economy loses, 0 or more

  bool empty() const { return unfed[Seat::Union].empty() && unfed[Seat::Confederate].empty() && economy == 0; }
};
/// Campaign 8.1, 14.0: what the second position has lost.
CutOff cut_off_between(const cw::Field& before, const cw::Field& after);

/// The position once these decisions are carried out.
struct Foreseen {
  State state;
  bool is_unanswered = false;  ///< 6.4: the other side could answer, and is taken not to
};
/// Campaign 6.4: nobody answers, and a force that marches halts at its goal. Empty: dice or a fight would come in
/// between, or a decision is not lawful.
std::optional<Foreseen> foresee(const cw::Campaign& game, const State& state, std::span<const Action> row);

/// "Cuts off from supply Bragg (12 points); costs 2 points of economy [8.1, 14.1]." of that row as its player sees it;
/// empty: nothing is cut off, or it cannot be foreseen. `forces` are those before it.
std::string cut_off_words(const cw::Campaign& game, const State& state, const ForcesShown& forces,
                          std::span<const Action> row);

}  // namespace longroll::web::campaign
