// build: small
#include "engine/games/campaign/planner/moves.h"

#include "engine/games/campaign/planner/crews.h"
#include "engine/games/campaign/planner/force_choice.h"
#include "engine/games/campaign/planner/landings.h"
#include "engine/games/campaign/planner/missions.h"
#include "engine/games/campaign/planner/raids.h"
#include "engine/games/campaign/planner/ships.h"
#include "engine/games/campaign/rules/movement.h"

namespace longroll::campaign {
namespace {

constexpr int kMaxForceMoves = 8;  ///< of one force; more would go round in a circle

/// Moves the forces of one side.
class Mover {
 public:
  Mover(Draft& draft, const Land& land, const Stance& stance)
      : draft_(&draft), land_(&land), stance_(&stance), missions_(draft.field(), land, stance, draft.seat()) {}

  void move_all() {
    if (draft_->is_at(StepKind::ForceMove)) {
      const auto move = draft_->standing<ForceMoveLocals>();
      for (const Mission& mission : missions_.all()) {
        if (mission.from == move.here) {
          conduct(toward(mission), mission.goal);
        }
      }
      conduct(nullptr, nullptr);
    }
    for (const Mission& mission : missions_.all()) {
      if (draft_->is_at(StepKind::Movement) && has_work(mission)) {
        lead(mission);
      }
    }
    move_leaders();
  }

  /// Campaign 13.2, 13.4: before the others, because who has moved does not embark. The timid land nobody.
  void land_troops() {
    while (stance_->arteries > 0 && draft_->is_at(StepKind::Movement) && plan_landing(*draft_, missions_, *stance_)) {
      if (draft_->is_at(StepKind::Movement)) {
        missions_ = Missions(draft_->field(), *land_, *stance_, draft_->seat());
      }
    }
  }

  /// Campaign 9.10.1: who shares a hex with the enemy has to attack or to go, whatever comes of it.
  void move_bound() {
    for (const Mission& mission : missions_.all()) {
      if (draft_->is_at(StepKind::Movement) && mission.strength > 0 && shares_hex(mission.from)) {
        lead(mission);
      }
    }
  }

 private:
  bool shares_hex(HexId hex) const { return draft_->field().is_occupied(hex, other(draft_->seat())); }

  /// It is sent somewhere, enemies are near, or it stands on a broken railroad.
  bool has_work(const Mission& mission) const {
    if (mission.strength == 0) {
      return false;
    }
    const bool is_there = mission.goal == nullptr || mission.goal->hex == mission.from;
    const bool can_repair = draft_->field().broken_rails().has(mission.from);
    return can_repair || shares_hex(mission.from) || (!is_there && mission.send > 0) ||
           Missions::near(draft_->field(), other(draft_->seat()), mission.from) > 0;
  }

  const DistanceField* toward(const Mission& mission) const {
    const Season season = draft_->field().season();
    const Goal* goal = mission.goal;
    return mission.join != kNoHex                         ? &land_->distances_to(place_now(mission.join), season)
           : goal == nullptr || goal->hex == mission.from ? &land_->distances_to(mission.from, season)
                                                          : goal->distances[Land::is_wet(season) ? 1 : 0];
  }
  HexId place_now(HexId body) const {
    for (const auto& [from, to] : moved_) {
      if (from == body) {
        return to;
      }
    }
    return body;
  }

  void lead(const Mission& mission) {
    int left = mission.send;
    for (const Post post : {Post::Field, Post::Entrenched, Post::Garrison}) {
      // Campaign 11.8.2: who is besieged may sally; other garrisons go when they are wanted elsewhere.
      const bool may_go = post != Post::Garrison || left > 0 || shares_hex(mission.from);
      const bool has_army = draft_->is_at(StepKind::Movement) && may_go && has_army_to_lead(mission.from, post);
      if (has_army && draft_->try_to(action_of(verbs::Muster{mission.from, post}))) {
        left -= leave_behind(mission, left);
        conduct(toward(mission), mission.goal, reluctance(mission));
      }
    }
  }
  /// Who guards a place leaves it for a better attack only.
  static int reluctance(const Mission& mission) {
    return mission.goal != nullptr && mission.goal->hex == mission.from ? mission.goal->worth : 0;
  }
  bool has_army_to_lead(HexId hex, Post post) const {
    const Field field = draft_->field();
    bool found = false;
    for_each_at(field, hex, [&](PieceId id) {
      found = found || (field.class_of(id) == UnitClass::Asp && can_muster(field, id, post));
    });
    return found;
  }

  /// Campaign 4.3, 5.2.1: militia and guards stay, of a detachment leaders and cavalry too. Army points that go.
  int leave_behind(const Mission& mission, int most) {
    const bool is_sent = mission.goal != nullptr && mission.goal->hex != mission.from;
    const HexId here = draft_->standing<ForceMoveLocals>().here;
    int keep = 0;
    int armies = 0;
    std::vector<Action> staying;
    {
      const Field field = draft_->field();
      armies = moving_force(field, here, draft_->seat()).armies;
      keep = is_sent || mission.is_detachment ? std::clamp(armies - most, 0, armies - 1) : 0;
      armies -= keep;
      const auto moving = [&](PieceId id) { return is_moving(field, id); };
      for (const PointClass& one : field.classes_at(here, draft_->seat(), moving)) {
        const UnitClass unit_class = field.class_of(one.pieces.front());
        const bool stays = unit_class == UnitClass::Msp || (mission.is_detachment && unit_class != UnitClass::Asp);
        const int count = stays ? one.count() : unit_class == UnitClass::Asp ? std::min(keep, one.count()) : 0;
        keep -= unit_class == UnitClass::Asp ? count : 0;
        if (count > 0) {
          staying.push_back(action_of(verbs::Less{one.name.kind, one.name.state, count}));
        }
      }
    }
    for (const Action& action : staying) {
      draft_->try_to(action);
    }
    return armies;
  }

  /// Leads the force that is under way as far as it goes.
  void conduct(const DistanceField* toward, const Goal* goal, int reluctance = 0) {
    const HexId from = draft_->is_at(StepKind::ForceMove) ? draft_->standing<ForceMoveLocals>().here : kNoHex;
    for (int i = 0; i < kMaxForceMoves && draft_->is_at(StepKind::ForceMove); ++i) {
      note(from);
      const Action next = ForceChoice(*draft_, *land_, *stance_, toward, goal, reluctance).next();
      if (!draft_->try_to(next) && !draft_->try_to(action_of(verbs::Halt{}))) {
        draft_->try_to(draft_->lawful().front());
      }
    }
    if (draft_->is_at(StepKind::ForceMove) && !draft_->try_to(action_of(verbs::Halt{}))) {
      draft_->try_to(draft_->lawful().front());
    }
  }
  void note(HexId from) {
    const HexId here = draft_->standing<ForceMoveLocals>().here;
    for (auto& [known, to] : moved_) {
      if (known == from) {
        to = here;
        return;
      }
    }
    moved_.emplace_back(from, here);
  }

  /// Campaign 10.2: leaders without troops go to the largest army in reach.
  void move_leaders() {
    for (const std::int16_t leader : draft_->library().leader_of[draft_->seat()]) {
      const Place at = draft_->state().piece(leader).place;
      if (!draft_->is_at(StepKind::Movement) || !is_hex(at) || draft_->field().points(draft_->seat()).has(at) ||
          !draft_->try_to(action_of(verbs::Muster{static_cast<HexId>(at), Post::Field}))) {
        continue;
      }
      HexId best = kNoHex;
      int most = 0;
      {
        const Field field = draft_->field();
        for (const MarchReach::Way& way : field.reach(draft_->standing<ForceMoveLocals>()).ways()) {
          if (const int strength = field.strength_at(way.hex, draft_->seat()); strength > most) {
            best = way.hex;
            most = strength;
          }
        }
      }
      if (best != kNoHex) {
        draft_->try_to(action_of(verbs::March{best}));
      }
      conduct(nullptr, nullptr);
    }
  }

  Draft* draft_;
  const Land* land_;
  const Stance* stance_;
  Missions missions_;
  std::vector<std::pair<HexId, HexId>> moved_;  // from where a force began, and where it is now
};

}  // namespace

void plan_moves(Draft& draft, const Land& land, const Stance& stance) {
  if (stance.arteries > 0) {
    plan_raids(draft);
  }
  Mover mover(draft, land, stance);
  mover.land_troops();
  mover.move_all();
  plan_ships(draft, land);
  plan_crews(draft);
  if (draft.is_at(StepKind::Movement) && !draft.try_to(action_of(verbs::EndMoves{}))) {
    mover.move_bound();
    draft.try_to(action_of(verbs::EndMoves{}));
  }
}

}  // namespace longroll::campaign
