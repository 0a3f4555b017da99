#pragma once
#include <algorithm>
#include <array>
#include <vector>

#include "engine/games/battles/field.h"
#include "engine/games/battles/planner/land.h"
#include "engine/hexgame/plan/influence.h"

namespace longroll::battles {

/// What one side sees when it looks over the field: who is where, what threatens which hex, which ground is wanted.
/// Rough and quick; strengths are in hundredths of a strength point.
class Survey {
 public:
  static constexpr int kFocuses = 3;

  Survey(const Field& field, const Land& land, Seat side);

  const Field& field() const { return *field_; }
  const Land& land() const { return *land_; }
  Seat side() const { return side_; }
  const std::vector<PieceId>& mine() const { return mine_; }  ///< combat units on the map
  const std::vector<PieceId>& theirs() const { return theirs_; }
  /// Hexes that hold combat units of the enemy, each once.
  const std::vector<HexId>& enemy_hexes() const { return enemy_hexes_; }

  /// Strength as it counts now: printed, halved when disordered, little when routed (12.2).
  int strength(PieceId unit) const;
  int strength_at(HexId hex, Seat side) const;
  /// Strength that the enemy may bring against a unit in this hex in his next turn.
  int threat(HexId hex) const { return threat_[hex]; }
  /// Own strength that could come to help there.
  int support(HexId hex) const { return support_[hex]; }
  /// How much the ground draws the side there: 0 and more; near what must be taken or kept it is highest.
  /// `focus`: Stance::focus.
  int pull(HexId hex, int focus = 0) const;
  /// What holding this hex is worth by itself: an objective's points, for either side.
  int worth(HexId hex) const;
  /// What driving the enemy out of this hex is worth besides: he stands on the road back, or could soon.
  int prize(HexId hex) const;
  void set_prize(HexId hex, int prize) { prizes_.emplace_back(hex, prize); }
  /// What a strength point of that side is worth when it is lost, in hundredths: the scenario's points for it and what
  /// it may still do in the hours that are left; beside a scenario that gives one point for each.
  int price(Seat side) const { return prices_[side]; }
  /// Attackers' strength against a defender here is cut to so many hundredths by ground and works, seen roughly.
  int cover(HexId hex) const;
  /// Least distance to an enemy combat unit; 99 when there is none.
  int enemy_distance(HexId hex) const;

 private:
  void spread(hexgame::Influence& sums, PieceId unit) const;
  void weigh_objectives();
  void weigh_losses();
  void weigh_focus();

  const Field* field_;
  const Land* land_;
  Seat side_;
  std::vector<PieceId> mine_;
  std::vector<PieceId> theirs_;
  std::vector<HexId> enemy_hexes_;
  std::array<std::vector<int>, kFocuses + 1> needs_;  // by focus, then by objective
  std::vector<std::pair<HexId, int>> prizes_;
  BySide<int> prices_{};
  hexgame::Influence threat_{};
  hexgame::Influence support_{};
};

}  // namespace longroll::battles
