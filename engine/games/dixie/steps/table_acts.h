#pragma once
#include <vector>

#include "engine/games/dixie/rules/specials.h"
#include "engine/games/dixie/rules/victory.h"
#include "engine/play/now.h"

/// Acts on the table that several steps share.
namespace longroll::dixie {

/// Turns a card face-up for both sides.
void reveal(Now& now, PieceId card);

/// Turns up all cards of `side` in the position; decoys among them are gone (13.6).
void turn_up(const Edition& edition, Now& now, Place position, Seat side);

/// Dixie 8.1, 13.6: turns up every card of both sides where enemies meet; decoys are gone.
void reveal_engaged(const Edition& edition, Now& now);

/// Dixie 13.6: a decoy that was met, hit or seen through goes out of play.
void lose_decoy(const Edition& edition, Now& now, PieceId card);

/// Dixie 3.1, 8.4: a card that has come to a position lies face-up there if it is no troop card, or bears hits.
void lie_openly(const Edition& edition, Now& now, PieceId card);

/// A card goes to its owner's hand: face-down, with its hits.
void return_to_reserve(Now& now, PieceId card);

/// A card goes out of play: routed, eliminated, killed or used up.
void lose(const Edition& edition, Now& now, PieceId card);

/// How far settle() goes with generals left alone among the enemy (11.2): while cards move, the moving side's may still
/// be joined or led away, and are judged when all movement is done.
enum class Movement : std::uint8_t { Over, UnderWay };

/// Dixie 4.0, 10.4, 11.2: after anything came to or left a position: who defends it now, generals left alone with the
/// enemy are lost, and the battle may be won.
void settle(const Edition& edition, Now& now, Place position, Movement movement = Movement::Over);

/// Dixie 7.3: a troop card takes a hit; with more hits than CV it is out at once.
void take_hit(const Edition& edition, Now& now, PieceId card);

/// Dixie 8.2, 13.2, 15.0: all of `side`'s troops, generals and lasting special cards in the position go to `out`.
/// Without a way out (`out` is no position), and who would be a second general or flag there (11.0, 12.0), goes to the
/// Reserve. Returns the cards.
std::vector<PieceId> go_back(const Edition& edition, Now& now, Seat side, Place position, Place out);

/// Dixie 8.2, 13.2: all of `side`'s cards leave the position by the way out; troops that overcrowd where they come to
/// fall into disorder at once (8.4).
void leave_position(const Edition& edition, Now& now, Seat side, Place position);

/// Dixie 8.4, 11.3: when the side has more troops there than may stack, they fall into disorder.
void judge_stacking(const Edition& edition, Now& now, Place position, Seat side);

/// Ends the game: 0 Union, 1 Confederate, 2 draw. A marginal victory has the margin by which it was won.
void end_game(Now& now, int result, const Margin& margin = {});

/// RULINGS 4.0: ends a battle in which both armies are spent and neither has won.
void end_undecided(const Edition& edition, Now& now);

/// Dixie 12.0: specials of a phase wear off, and the count of those played on each position begins anew.
void wear_off(Now& now);

/// Dixie 12.0: an aid of the Move Phase has helped a card and is used up.
void spend_aid(Now& now, Aid aid);

/// Dixie 12.0: opens the chance to play special cards when somebody can.
void offer_specials(const Edition& edition, Now& now, const Occasion& occasion);

}  // namespace longroll::dixie
