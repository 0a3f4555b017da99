#pragma once
#include <vector>

#include "engine/games/battles/planner/survey.h"
#include "engine/map/paths.h"

namespace longroll::battles {

/// A place where one unit of the enemy would part an army from its line of communication.
struct Cut {
  HexId hex = kNoHex;
  PieceId by = kNoPiece;  ///< the unit that could be there soonest
  int strength = 0;       ///< of the army that would be parted, in hundredths of a strength point
};

/// How the army of one side hangs together with where its communications leave the map (7.1), and what would part it.
/// Asks the rules themselves about imagined positions; valid until the State changes.
class SupplyThreats {
 public:
  /// Units that could walk away from the road that they cover: counted as standing there, or as gone.
  enum class Loose { Stay, Gone };

  /// The army of `side`; `survey` may be of either side.
  SupplyThreats(const Survey& survey, Seat side);

  /// Strength that has no line of communication as things stand.
  int lost() const { return strength_outside(field_.state()); }
  /// So much of it would have one again if the enemy's units in that hex were gone.
  int lost_to(HexId hex) const;
  /// So much more of it would have none if that unit of the side stood in `hex` instead of where it is: itself, and
  /// who relies on the hex that it keeps open.
  int lost_by(PieceId unit, HexId hex) const;

  /// Where units of the enemy that are free to go could be within so many turns, and would part at least `least`; the
  /// worst first.
  std::vector<Cut> cuts(int turns, int least, Loose loose);
  /// After cuts(): what that one would still part with a unit of the side, `guard`, in `post`.
  int parted(const Cut& cut, PieceId guard, HexId post);

 private:
  const std::vector<PieceId>& army() const { return side_ == survey_.side() ? survey_.mine() : survey_.theirs(); }
  const std::vector<PieceId>& enemies() const { return side_ == survey_.side() ? survey_.theirs() : survey_.mine(); }
  int strength_outside(const State& state) const;
  HexSet trunk(int least);
  void sally(const Field& field, int turns);
  bool is_neck(HexId hex) const;
  int parted_by(PieceId enemy, HexId hex);

  const Survey& survey_;
  const Field& field_;
  Seat side_;
  HexSet joined_;
  State imagined_;
  int lost_ = 0;  // in imagined_, whatever else happens
  Reach reach_;
};

}  // namespace longroll::battles
