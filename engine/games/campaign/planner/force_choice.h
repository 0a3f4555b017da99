#pragma once
#include "engine/games/campaign/planner/draft.h"
#include "engine/games/campaign/planner/land.h"
#include "engine/games/campaign/planner/stance.h"
#include "engine/games/campaign/rules/force.h"

namespace longroll::campaign {

/// What a force that has been mustered does: it goes toward a place, attacks what promises enough on the way, or stays.
class ForceChoice {
 public:
  /// `toward`: how far it is to where it is sent; null: nowhere. `goal`: the place for which it is sent there, if any.
  /// `reluctance`: an attack must promise so much more.
  ForceChoice(const Draft& draft, const Land& land, const Stance& stance, const DistanceField* toward, const Goal* goal,
              int reluctance)
      : draft_(&draft), land_(&land), stance_(&stance), toward_(toward), goal_(goal), reluctance_(reluctance) {}

  /// The decision to be made next.
  Action next() const;

 private:
  /// An action and what it promises, in hundredths of a strength point.
  struct Option {
    Action action;
    int score;
  };

  /// `is_desperate`: it is lost without a line of supply.
  Option best_attack(const Field& field, const ForceMoveLocals& move, bool is_desperate) const;
  Option best_march(const Field& field, const ForceMoveLocals& move) const;
  std::optional<Action> way_back(const Field& field, const ForceMoveLocals& move) const;
  std::optional<Action> by_rail(const Field& field, const ForceMoveLocals& move) const;
  bool pays_to_break(const Field& field, const ForceMoveLocals& move) const;
  bool pays_to_repair(const Field& field, const ForceMoveLocals& move) const;
  Action rest(const Field& field, const ForceMoveLocals& move) const;
  int gain_of(const Field& field, HexId from, HexId to, bool is_first) const;
  int score_at(const Field& field, const Force& force, HexId hex) const;
  int distance(HexId hex) const { return toward_ == nullptr ? 0 : toward_->at(hex); }
  int worth_at(HexId hex) const;

  const Draft* draft_;
  const Land* land_;
  const Stance* stance_;
  const DistanceField* toward_;
  const Goal* goal_;
  int reluctance_;
};

}  // namespace longroll::campaign
