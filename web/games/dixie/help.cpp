#include "web/games/dixie/words.h"

namespace longroll::web::dixie {

/// What the program itself says, until the help for every rule has been fetched (rule_help.h): enough to begin with.
std::vector<HelpPage> help_pages() {
  return {
      {"Dixie in two minutes",
       {"Two battlelines face each other across a road. Each has three positions: Left, Center and Right. Hold two "
        "positions of the enemy's line with nobody left in them but you, and you have won at once. [4.0]",
        "Lay out your cards, then take turns. In your turn you first roll for cards that were hit, then fire, then "
        "move, then draw a card. [5.0]",
        "A red frame means that you can choose this now. Click a card, then the place where it should go. Rest the "
        "pointer on anything (or hold a finger on it) to be told what it is, or why it cannot be chosen.",
        "To win ground you must engage: move cards across the road into the enemy's position. Next turn they can "
        "fire. Bring more than he has there, and a general with a good attack rating."}},
      {"The turn [5.0]",
       {"Morale: every card of yours that took hits rolls for each of them. [6.0]",
        "Combat: your engaged cards and your guns fire, one card after another. [7.0]",
        "Move: cards that have not fired may move; terrain and some special cards are played. [8.0]",
        "Reinforce: you draw a card. The Confederates have the first turn. [9.0]"}},
      {"Victory [4.0]",
       {"Two of the three enemy positions, held by troops of yours and none of his: the battle ends that instant, in "
        "whoever's turn. [4.0]",
        "When both sides have had nothing left to draw for six full turns, the battle is drawn."}},
  };
}

}  // namespace longroll::web::dixie
