#pragma once
#include "engine/games/campaign/rules/force.h"
#include "engine/games/campaign/rules/zones.h"
#include "engine/play/refusal.h"

namespace longroll::campaign {

/// What a step into the next hex is and costs in movement points.
struct MarchStep {
  static constexpr int kNever = -1;
  int points = kNever;  ///< kNever: no way leads there
  StepWay way = StepWay::Foot;
};

/// Campaign 5.3.2: no step leads over a hexside, whatever a force has left.
constexpr Refusal kNoStep{"No ground force can go that way (Terrain effects chart).", "5.3.2"};

/// How a force of the phasing side goes over land, hex by hex (Campaign 5.2 to 5.3.6): what is so of it on its whole
/// way is asked once. The force is wherever the questions say. Valid as long as its Field.
class Marcher {
 public:
  /// The force with kMoving in `here`, with that movement allowance.
  Marcher(const Field& field, HexId here, int allowance);

  /// Campaign 6.4: the counters of `side` in `here` for which `counts(PieceId)` react; they pay nothing.
  template <class Counts>
  Marcher(const Field& field, HexId here, Seat side, Counts&& counts)
      : field_(field),
        tables_(field.tables()),
        side_(side),
        crossings_(field.crossings(side)),
        occupied_(field.occupied(other(side))),
        zones_{field.primary_zone(other(side)), field.secondary_zone(other(side))},
        force_(force_of(field, here, side, counts)),
        is_leader_alone_(force_.points() == 0) {
    note_ties(here, counts);
  }

  const Force& force() const { return force_; }
  /// Campaign 5.3.2 to 5.3.5, 10.2: what the step from `from` over that side into `to`, the hex there, costs.
  /// `is_first`: the force has not left the hex where its impulse began (5.3.4).
  MarchStep step(HexId from, Direction d, HexId to, bool is_first) const;
  /// Why it does not go from `from` into `to`, which is next to it, with `points` left. `step` is what that costs.
  Refusal refuse(HexId from, HexId to, const MarchStep& step, int points) const;
  /// The same without what zones, enemies and supply forbid.
  Refusal refuse_way(HexId from, HexId to, const MarchStep& step, int points) const;
  /// Campaign 5.3.2, 13.5: what bars the hexside over which no step leads.
  Refusal refuse_crossing(HexId from, Direction d) const;
  /// Campaign 9.0: enemies are there; it fights and goes no farther.
  bool must_stop(HexId hex) const { return occupied_.has(hex); }
  /// Campaign 6.4: a force that leaves the hex leaves a zone of the enemy.
  bool leaves_zone(HexId from) const;

 private:
  /// Campaign 3.1.3
  template <class Counts>
  void note_ties(HexId here, Counts&& counts) {
    hold_states_.bits = ~hold_states_.bits;
    for_each_at(field_, here, [&](PieceId id) {
      const StartForce* tie = counts(id) && field_.is_point(id) ? field_.tie_of(id) : nullptr;
      if (tie != nullptr && field_.turn() <= tie->hold_until_turn) {
        is_tied_ = true;
        hold_states_.bits &= tie->hold_states.bits;
      }
    });
  }
  /// enemy_zone_at (rules/zones.h), from sets that are looked up once.
  EnemyZone zone_at(HexId hex) const {
    return occupied_.has(hex) || zones_.primary.has(hex) ? EnemyZone::Primary
           : zones_.secondary.has(hex)                   ? EnemyZone::Secondary
                                                         : EnemyZone::None;
  }
  bool can_forage_in(HexId hex) const;
  Refusal refuse_leader(HexId to) const;
  bool is_bridged_by_rails(HexId from, Direction d) const;

  const Field& field_;
  const SeasonTables& tables_;
  Seat side_;
  const Crossings& crossings_;
  struct Zones {
    const HexSet& primary;
    const HexSet& secondary;
  };

  HexSet occupied_;  ///< by the enemy
  Zones zones_;      ///< of the enemy
  Force force_;
  int ferry_points_ = 0;   ///< 5.3.3
  int massed_points_ = 0;  ///< 5.2.4
  bool is_leader_alone_ = false;
  bool is_sortie_ = false;  ///< 11.8.2
  bool is_tied_ = false;    ///< 3.1.3
  StateSet hold_states_;
};

}  // namespace longroll::campaign
