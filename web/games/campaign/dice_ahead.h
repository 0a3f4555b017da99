#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/games/campaign/game.h"

/// Dice that are to come, with their exact chances: every one of them is asked of the rule that reads the die.
namespace longroll::web::campaign {

namespace cw = longroll::campaign;

/// In how many of its ways a die falls so.
struct Likely {
  int ways = 0, of = 0;
  std::string terms = {};  ///< what makes it up: "5 or more, its leader's rating +2"; empty: the die alone
  /// "67%"; "67% (5 or more, its leader's rating +2)"
  std::string text() const;
};

/// A force that may answer (6.4).
struct ReactorShown {
  HexId hex = kNoHex;
  bool is_leader = false;  ///< alone: he needs no die (10.2)
  bool by_rail_only = false;
  Likely likely;
};
/// Equal vessels of a berth that may answer (6.4.2): each tries by itself.
struct VesselsShown {
  PieceId first = kNoPiece;
  int count = 0;
  Likely likely;
  /// "2 Ironclads in the water between Memphis (1218) and 1118, each 33% (5 or more)"
  std::string text(const cw::Field& field) const;
};
/// Who may answer a move, and where.
struct ReactionForecast {
  HexId here = kNoHex;  ///< where the force is then
  std::vector<ReactorShown> reactors;
  std::vector<VesselsShown> vessels;
  /// "At Manassas it may be answered by Fredericksburg 67%, Staunton 50% [6.4], and by 1 Ironclad in ... [6.4.2]."
  std::string text(const cw::Field& field) const;
};
/// Campaign 6.4, 6.4.2: who may answer first when that decision is carried out; empty: nobody. Answers that the other
/// side has given in advance are not looked at, but vessels have none: they do nothing when their side has one.
std::optional<ReactionForecast> reaction_to(const cw::Campaign& game, const State& state, const Action& action);
/// Campaign 6.4, 6.4.2: who may answer the move that is asked about now.
std::optional<ReactionForecast> reaction_asked(const cw::Field& field);

/// A die of this turn or impulse that is still to fall. Its words tell what makes up its chance.
struct DieAhead {
  std::string words, rule, chance;
  bool is_of_round = false;  ///< 13.6: what a whole round of fire does, not one die
};
/// Campaign 15.2, 4.1.3, 15.5.1, 15.3, 8.6: election, a draft, Kentucky, Europe, and the weather of the side whose
/// impulse it is, as things stand.
std::vector<DieAhead> dice_ahead(const cw::Field& field);
/// Campaign 8.6: of them the weather alone.
std::vector<DieAhead> weather_ahead(const cw::Field& field);
/// Campaign 13.6: in a naval combat what each vessel and fort of both sides hits with, and what becomes of each target
/// in a round when all who may fire at it do; else empty.
std::vector<DieAhead> shots_ahead(const cw::Field& field);
/// Campaign 13.6: the same once that decision is carried out; empty: it leads to no naval combat.
std::vector<DieAhead> shots_after(const cw::Campaign& game, State state, const Action& action);

}  // namespace longroll::web::campaign
