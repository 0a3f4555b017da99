#include "web/games/dixie/words.h"

namespace longroll::web::battlefield {

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
      {"Deployment [3.0]",
       {"Lay cards of your hand in your own three positions, at most four in each. Generals and special cards do not "
        "count; terrain does, and two terrain cards are the most. [3.1, 3.3]",
        "Troops and terrain lie face-down until they fire, are hit or are engaged. What you keep back is your Reserve. "
        "[3.2]"}},
      {"Morale [6.0]",
       {"One die a hit. The card stands when no die is higher than its combat value, with what a general, terrain and "
        "special cards add. A 1 always passes, a 6 never does. One failure and the card is gone. [6.0]",
        "Generals roll before the troops: any 6 and he is lost. [11.2]"}},
      {"Combat [7.0]",
       {"A card rolls as many dice as its combat value, and its firepower says what hits: F1 a 1, F2 a 1 or 2, F3 a 1, "
        "2 or 3. [7.1, 7.2]",
        "Infantry and cavalry fire only at enemies in the same position. Guns also fire across the road when neither "
        "position is engaged. [7.2]",
        "Finish the fire into one position before you go on to the next. Who has fired does not move this turn. "
        "[7.0]"}},
      {"Hits [7.3]",
       {"The side that is hit places the hits: each troop card takes one before any takes a second. They do their harm "
        "at the next morale phase. [7.3]",
        "A card with more hits than its combat value is destroyed at once. [7.3]"}},
      {"Moves [8.0]",
       {"A move goes between your Reserve and a position of your own line, or straight across the road. Never "
        "sideways. [8.0]",
        "Moving in among the enemy engages him; all cards there are turned up when your moves are done. [8.1]",
        "From an engagement a card goes back the way it came. Cavalry and generals move twice. [8.2, 8.5]",
        "Infantry and guns may try a forced march of two moves: the card must pass a morale roll, and a general who "
        "goes along helps. If it fails it stays. [8.6]",
        "Too many cards in one of your positions at the end: all of them roll, and those that fail go to the Reserve. "
        "[8.4]"}},
      {"Terrain [10.0]",
       {"Woods: attackers have one die and one morale less. Hill: defenders have one die and one morale more. Field: "
        "defenders have one die more. [10.3]",
        "A creek or pond lets only so many troop cards a turn cross in its column; a ford adds one. [8.3, 10.3]",
        "Who takes a position has its terrain too. [10.4]"}},
      {"Generals [11.0]",
       {"One in a position. His first number is added to the morale of troops beside him that attack, the second to "
        "that of those that defend. [11.1]",
        "Every 6 that is rolled at his position hits him. Alone among the enemy he is lost. [11.2]"}},
      {"Special cards [12.0]",
       {"Each says when it may be played. When one of yours fits the moment, also in the enemy's turn, you are asked. "
        "[12.0]",
        "At most two on one position in one phase, and not two alike. The Color Guard stays on the table and takes "
        "hits as a general does. [12.0]"}},
      {"Advanced combat [13.2 to 13.5]",
       {"When a game is set up these can be switched on one by one.",
        "Melee: before any fire you may declare one where both sides are engaged. All troops there strike at once, "
        "foot "
        "and horse at F3, guns at F1; ground and Cover count for nothing, and morale is rolled on the spot. Each side "
        "may then break off; after a second round whoever began it leaves if he has not won. [13.2]",
        "Enfilade: cards that are not engaged may fire into the next position of the same line, at F1 from your own "
        "line and F2 from the enemy's. If the position of his that they could fire into has no troops, you have won. "
        "[13.3]",
        "Counter-battery: guns may put all their hits on one enemy gun that lies open; so may engaged cards. Choose "
        "the card that fires, then its mark. [13.4]",
        "Support: guns may fire across the road into an engagement, but each 5 hits a friend. [13.5]"}},
      {"Flanks, decoys and scouts [13.1, 13.6, 13.7]",
       {"These too can be switched on one by one.",
        "Outflanking: troops of your Reserve may go round to a Left or Right where both sides are engaged. When all "
        "your "
        "moves are done each rolls, horse a little better and guns a little worse; a general may go along and help. "
        "Who "
        "comes through fires at once. The others have lost their turn. [13.1]",
        "Decoys: generals, terrain and special cards may lie face-down in your line like troops. They do nothing there "
        "and are gone when they are met or hit; in your moves you may turn one up, and it counts from then on. [13.6]",
        "Scouting: cavalry of your line may ride across to a position where cards lie face-down. One of them fires at "
        "it; if it stands you see them all, and it rides back. [13.7]"}},
      {"Victory [4.0]",
       {"Two of the three enemy positions, held by troops of yours and none of his: the battle ends that instant, in "
        "whoever's turn. [4.0]",
        "When both sides have had nothing left to draw for six full turns, the battle is drawn."}},
  };
}

}  // namespace longroll::web::battlefield
