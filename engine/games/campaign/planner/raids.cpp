// build: small
#include "engine/games/campaign/planner/raids.h"

#include "engine/games/campaign/rules/counters.h"
#include "engine/games/campaign/rules/movement.h"
#include "engine/games/campaign/rules/supply_status.h"
#include "engine/games/campaign/rules/victory.h"

namespace longroll::campaign {
namespace {

constexpr int kEconomy = 100;  ///< a point of the economy that does not count
constexpr int kUnfed = 40;     ///< a point out of supply
constexpr int kHungry = 60;    ///< cavalry where no supply comes
constexpr int kHold = 60;      ///< to stand on a railroad that it has no time to break, in hundredths of a break
constexpr int kPursuers = 20;  ///< enemies nearby, who may catch it
constexpr int kNearby = 2;     ///< hexes
constexpr int kAnswer = 5;     ///< for each exit that can be answered (6.4)
constexpr int kInertia = 10;   ///< a hex must be so much better than the present one
constexpr int kMaxActs = 4;    ///< decisions of one unit

bool is_near(const Field& field, Seat enemy, HexId hex) {
  bool found = false;
  field.armies(enemy).for_each([&](HexId from) { found = found || field.grid().distance(from, hex) <= kNearby; });
  return found;
}

}  // namespace

NetworkView if_taken(const Field& field, Seat side, HexId hex) {
  NetworkView taken = field.network();
  SideOnMap& ours = taken.sides[side];
  SideOnMap& theirs = taken.sides[other(side)];
  ours.held.add(hex);
  ours.rails.add(hex);
  for (HexSet* set : {&theirs.held, &theirs.rails, &theirs.occupied, &theirs.zone}) {
    set->remove(hex);
  }
  field.grid().for_each_neighbor(hex, [&](Direction, HexId next) { theirs.zone.remove(next); });
  return taken;
}

int fed_strength(const Field& field, Seat side, const NetworkView& view, const SeaSupply& sea) {
  const HexSet fed = supply_lines(field.library().network_data(), view, side, sea).supplied;
  int strength = 0;
  field.points(side).for_each([&](HexId hex) { strength += fed.has(hex) ? field.strength_at(hex, side) : 0; });
  return strength;
}

RailDamage::RailDamage(const Field& field, std::vector<Artery> cuts)
    : field_(&field), cuts_(std::move(cuts)), economy_(economy_view(field)), sea_(sea_supply(field)) {}

int RailDamage::use_of(Seat user, const NetworkView& view) const {
  const NetworkData data = field_->library().network_data();
  if (user == Seat::Confederate) {
    return kEconomy * economy(data, view, economy_).size();
  }
  return kUnfed * fed_strength(*field_, user, view, sea_);
}

int RailDamage::share_of(HexId hex) const {
  int most = 0;
  for (const Artery& cut : cuts_) {
    const auto count = static_cast<int>(cut.hexes.size());
    const bool has = std::find(cut.hexes.begin(), cut.hexes.end(), hex) != cut.hexes.end();
    most = has && count > 1 ? std::max(most, kEconomy * cut.worth / (2 * count)) : most;
  }
  return most;
}

int RailDamage::worth(Seat side, HexId hex, bool is_held) const {
  const NetworkView theirs = if_taken(*field_, other(side), hex);
  NetworkView cut = theirs;
  cut.broken.remove(hex);
  const int whole = use_of(other(side), cut);
  if (is_held) {
    cut.sides[side].occupied.add(hex);
    return std::max(share_of(hex), whole - use_of(other(side), cut));
  }
  cut.broken.add(hex);
  const int gain = std::max(share_of(hex), whole - use_of(other(side), cut));
  return gain <= 0 ? 0 : gain - worth_of_repair(side, hex);
}

int RailDamage::worth_of_repair(Seat side, HexId hex) const {
  NetworkView broken = field_->network();
  broken.broken.add(hex);
  NetworkView whole = broken;
  whole.broken.remove(hex);
  return use_of(side, whole) - use_of(side, broken);
}

namespace {

/// Where the cavalry goes, and how good that is.
Action best_ride(const Field& field, const ForceMoveLocals& move, const RailDamage& damage) {
  const Seat side = field.phasing();
  HexSet targets = field.rails(other(side)) - field.points(side);
  if (field.map().rail_hexes().has(move.here)) {
    targets.add(move.here);
  }
  const int act = field.numbers().acts[Act::BreakRail].points;
  const auto score_at = [&](HexId hex, int left) {
    int score = field.can_trace(hex, side) ? 0 : -kHungry;
    score -= is_near(field, other(side), hex) ? kPursuers : 0;
    if (targets.has(hex)) {
      score += left >= act && !field.broken_rails().has(hex) ? damage.worth(side, hex, false)
                                                             : damage.worth(side, hex, true) * kHold / 100;
    }
    return score;
  };
  Action best = action_of(verbs::Halt{});
  int most = score_at(move.here, move.points) + kInertia;
  for (const MarchReach::Way& way : field.reach(move).ways()) {
    if (!way.stops && way.hex != move.here) {
      const int score = score_at(way.hex, move.points - way.points) - kAnswer * way.exits;
      if (score > most) {
        best = action_of(verbs::March{way.hex});
        most = score;
      }
    }
  }
  return best;
}

/// One unit of the cavalry of the hex sets out.
bool set_out(Draft& draft, HexId hex) {
  if (!draft.try_to(action_of(verbs::Muster{hex, Post::Field}))) {
    return false;
  }
  std::vector<verbs::Less> staying;
  {
    const Field field = draft.field();
    int left = 1;
    for (const PointClass& one :
         field.classes_at(hex, draft.seat(), [&](PieceId id) { return is_moving(field, id); })) {
      const int going = field.class_of(one.pieces.front()) == UnitClass::Cavalry ? left : 0;
      left -= going;
      if (going < one.count()) {
        staying.push_back({one.name.kind, one.name.state, one.count() - going});
      }
    }
  }
  for (const verbs::Less& less : staying) {
    draft.try_to(action_of(less));
  }
  return true;
}

}  // namespace

Action choose_ride(const Draft& draft, const std::vector<Artery>& cuts) {
  const Field field = draft.field();
  const RailDamage damage(field, cuts);
  const auto move = draft.standing<ForceMoveLocals>();
  if (!refuse_break(field, move) && damage.worth(draft.seat(), move.here, false) > 0) {
    return action_of(verbs::BreakRail{});
  }
  return move.has_moved ? action_of(verbs::Halt{}) : best_ride(field, move, damage);
}

namespace {

void ride(Draft& draft, const std::vector<Artery>& cuts) {
  for (int i = 0; i < kMaxActs && draft.is_at(StepKind::ForceMove) && draft.try_to(choose_ride(draft, cuts)); ++i) {
  }
  if (draft.is_at(StepKind::ForceMove)) {
    draft.try_to(action_of(verbs::Halt{}));
  }
}

bool is_ride(const Draft& draft) {
  if (!draft.is_at(StepKind::ForceMove)) {
    return false;
  }
  const Force force = moving_force(draft.field(), draft.standing<ForceMoveLocals>().here, draft.seat());
  return force.cavalry > 0 && force.strength() == 0;
}

}  // namespace

void plan_raids(Draft& draft) {
  std::vector<Artery> cuts;
  if (draft.seat() == Seat::Union) {
    cuts = cuts_of(draft.field());
  }
  if (is_ride(draft)) {
    ride(draft, cuts);
  }
  std::vector<HexId> from;
  {
    const Field field = draft.field();
    for_each_counter(field, UnitClass::Cavalry, [&](PieceId id) {
      if (can_muster(field, id, Post::Field)) {
        from.push_back(static_cast<HexId>(field.piece(id).place));
      }
    });
  }
  for (const HexId hex : from) {
    if (!draft.is_at(StepKind::Movement) || !set_out(draft, hex)) {
      continue;
    }
    ride(draft, cuts);
  }
}

}  // namespace longroll::campaign
