#pragma once
#include <string>
#include <vector>

#include "engine/play/action.h"
#include "engine/table/seat.h"

namespace longroll {

/// A lawful action in words for a button: "Fire 4th Alabama".
struct Choice {
  Action action;
  std::string label;
  std::string group{};  ///< what it belongs to, by which long lists are folded: "I Corps, Hooker"; may be empty
};

/// What is asked, of whom, by which rule, and every lawful answer, in the order of Actions.
struct Prompt {
  Seat seat = Seat::Nobody;
  std::string heading;  ///< where we are: "Confederate turn 4 - combat"
  std::string text;     ///< what is asked: "Place 1 more hit: choose a lit card in your Center."
  std::string rule;     ///< "7.3"
  std::vector<Choice> choices;
};

/// How a game stands or ended.
struct Outcome {
  bool over = false;
  Seat winner = Seat::Nobody;  ///< Nobody of a game that is over: a draw
  std::string reason;          ///< in words, empty while it goes on
  std::string rule;
  bool is_marginal = false;  ///< the winner is ahead, but has not won what the rules call a victory

  /// "Union victory", "Confederate marginal victory" or "Drawn", of a game that is over.
  std::string title() const;
};

}  // namespace longroll
