#include "web/games/dixie/dixie_view.h"

/// The rules in short, in our own words. The numbers are those of the rulebook.
namespace longroll::web::dixie {

std::vector<HelpPage> DixieView::help() const {
  return {
      {"In two minutes",
       {"Two armies face each other over a road: Left, Center and Right on each side. You win the moment your troops "
        "stand "
        "in two of the enemy's three positions and no enemy troops stand there with them [4.0].",
        "A turn has four steps: roll morale for cards that were hit, fire, move, draw a card [5.0].",
        "To take a position, move cards across the road into it. That is engaging; you fire on your next turn, and the "
        "enemy "
        "fires first [8.1].",
        "Click a card that stands bright, then a place that lights up. Rest the pointer on anything else to read why "
        "not."}},
      {"Deployment",
       {"The Confederates lay their cards first, unseen. Four cards at most stand in a position; terrain counts, "
        "generals and "
        "special cards do not [3.1, 3.2].",
        "Troops lie face down. Generals, terrain and lasting special cards are turned up when both sides are ready "
        "[3.1]."}},
      {"Morale",
       {"A card rolls one die for each hit it took in the enemy's turn. Its number is its combat value, changed by its "
        "general, "
        "the ground and special cards. A die above it breaks the card and it leaves the battle; if all pass, its hits "
        "are "
        "gone [6.0].",
        "A 1 always passes and a 6 always fails. Generals roll first; only a 6 is fatal to them [11.2]."}},
      {"Fire",
       {"A card rolls as many dice as its combat value. F1 hits on a 1, F2 on 1 or 2, F3 on 1 to 3 [7.1, 7.2].",
        "Infantry and cavalry fire only when engaged. Guns that are not engaged may fire across the road at the "
        "position "
        "opposite, unless it is engaged [7.2].",
        "Finish one position before you begin the next. A card that fired does not move this turn [7.0]."}},
      {"Hits",
       {"The side that is hit chooses who takes each hit, but every troop card there takes one before any takes a "
        "second. More "
        "hits than its combat value and a card is out at once [7.3].",
        "Each 6 among the dice is also a hit on a general in the position [11.2]."}},
      {"Moves",
       {"From the Reserve to your own line and back, from your line across the road and back; never sideways [8.0].",
        "Cavalry and generals may make two moves. Infantry and guns may try a forced march: one morale roll, helped by "
        "the "
        "attack rating of a general who goes along [8.5, 8.6].",
        "From an engagement a card goes back only the way it came, and only to a place without the enemy [8.2].",
        "More than four cards in one of your own positions when moves are done: all there roll, and those that fail go "
        "to the "
        "Reserve [8.4]."}},
      {"Ground",
       {"Woods: attackers have one die and one morale less. Hill: defenders have one more of each. Field: defenders "
        "have one die "
        "more against those who engage them [10.3].",
        "Water limits how many troop cards may cross the road in its column each turn; a ford adds one [8.3, 10.3].",
        "Who captures a position defends it, and has its ground [10.4]."}},
      {"Generals",
       {"One to a position. His first number helps the morale of troops beside him when they attack, the second when "
        "they "
        "defend [11.1].",
        "He never stays among the enemy without troops [11.2]."}},
      {"Special cards",
       {"Each says when it may be played. At that moment you are asked, in your own turn or the enemy's; two at most "
        "on one "
        "position in one phase, of different kinds [12.0]."}},
      {"The end",
       {"One card comes up at the end of each of your turns until your deck is empty [9.0]. When both decks have been "
        "empty for "
        "six full turns the battle is drawn."}},
  };
}

}  // namespace longroll::web::dixie
