#include "engine/core/text.h"
#include "engine/games/battles/game.h"
#include "engine/games/battles/rules/victory.h"
#include "engine/games/battles/words.h"

/// The end of a battle as players read it: who has won, by what, and why that was enough.
namespace longroll::battles {
namespace {

/// "with a lead of 15 or more", "if it is no more than 5 behind". `behind`: "if it is not behind".
std::string lead_in_words(int lead, std::string_view who_is) {
  if (lead > 0) {
    return "with a lead of " + count_of(lead, "point", "points") + " or more";
  }
  const std::string whether = "if " + std::string(who_is);
  return lead == 0 ? whether + " not behind"
                   : whether + " no more than " + count_of(-lead, "point", "points") + " behind";
}

}  // namespace

/// Battles 4.0
std::string terms_of(const Scenario& scenario) {
  const bool can_be_drawn = scenario.confederate_wins_to + 1 < scenario.union_wins_from;
  return "The Union wins " + lead_in_words(scenario.union_wins_from, "it is") + ", the Confederates " +
         lead_in_words(-scenario.confederate_wins_to, "they are") + (can_be_drawn ? "; between them nobody does" : "");
}

/// Battles 4.0: the points in words, and what they had to be.
Outcome Battles::outcome(const State& state) const {
  const int winner = state.track(track(Track::Winner));
  if (winner < 0) {
    return {};
  }
  const Standing points = standing(field(state));
  const std::string sums = "the Union " + std::to_string(points.of(Seat::Union)) + " points (" +
                           std::to_string(points.losses[0]) + " for enemy losses, " + std::to_string(points.ground[0]) +
                           " for ground), the Confederates " + std::to_string(points.of(Seat::Confederate)) + " (" +
                           std::to_string(points.losses[1]) + " and " + std::to_string(points.ground[1]) + "). " +
                           terms_of(field(state).scenario()) + ".";
  if (winner == index_of(Seat::Union)) {
    return {true, Seat::Union, "The Union has won the field: " + sums, "4.0"};
  }
  if (winner == index_of(Seat::Confederate)) {
    return {true, Seat::Confederate, "The Confederates have won the field: " + sums, "4.0"};
  }
  return {true, Seat::Nobody, "Neither side has won the field: " + sums, "4.0"};
}

}  // namespace longroll::battles
