#pragma once
#include "engine/play/registry.h"

namespace longroll::toy {

/// A rule broken on purpose, each of which the conformance suite must catch.
enum class Flaw : std::uint8_t {
  None,
  RefusesLawful,      // law 1: refuse turns away an action that it lists
  AllowsUnlawful,     // law 1: refuse lets pass what is not listed
  UnsortedActions,    // law 1
  ForgetsEvent,       // law 2: a change without an event
  Rolls,              // law 2: apply has luck of its own
  MumblesText,        // law 3: two actions share their words
  KeepsSecretMemory,  // law 4: plays on differently after a load
  ShowsFace,          // law 5: the view shows a card that lies face down
  TellsHand,          // law 5: the log names a hidden card
  GuessesWrong,       // law 5: a guess that the view does not allow
  NeverEnds,          // law 6
  DeadEnd,            // law 6: a player without an action
  ForgetsLabel,       // law 7
  KeepsOldList,       // law 8: under one pen it offers what it offered last time
  SkipsUnderPen,      // law 8: under one pen it does less
  ForgetsToReveal,    // law 11: a card that came to light may be taken back
  NamesHidden,        // law 5: a step under way names the card that lies face down
  OffersTooMuch,      // law 12: a list that nobody reads to its end
  ShowsNote,          // law 5: the view shows what only the other side may read on the ground
  RefusesBySecret,    // law 5: why nothing can be challenged hangs on a card that lies face down
};

/// Bluff: six cards a side, a hidden hand; one plays a card face down, the other lets it pass or challenges; a die
/// decides. Scenarios "short" (4 turns) and "long" (12); option "hand" of "two" or "three" cards; option "open": cards
/// lie open. On the ground it is marked who won a card on the field, and beside each hand whether its last card was a
/// strong one: that its owner alone can read.
std::unique_ptr<Game> make_toy(Flaw flaw = Flaw::None);

/// The same for code that asks a registry.
const std::vector<GameEntry>& toy_games();

}  // namespace longroll::toy
