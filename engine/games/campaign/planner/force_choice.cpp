// build: small
#include "engine/games/campaign/planner/force_choice.h"

#include "engine/games/campaign/planner/gauge.h"
#include "engine/games/campaign/planner/missions.h"
#include "engine/games/campaign/planner/raids.h"
#include "engine/games/campaign/rules/force_works.h"
#include "engine/games/campaign/rules/movement.h"
#include "engine/games/campaign/rules/trains.h"

namespace longroll::campaign {
namespace {

constexpr int kNothing = -100'000;
constexpr int kGround = 60;       ///< to drive enemies out of a hex
constexpr int kOwnCountry = 60;   ///< and more in the side's own country
constexpr int kAnswer = 25;       ///< for each exit that can be answered (6.4)
constexpr int kDanger = 60;       ///< for each strength point of the enemy beyond what caution allows
constexpr int kMaxDanger = 100;   ///< and no more for each point of its own, of a Confederate force
constexpr int kUnsupplied = 500;  ///< to stand where no supply comes
constexpr int kInertia = 15;      ///< a hex must be so much better than the present one
constexpr int kTakes = 8;         ///< to enter a place that the enemy holds, for each point of its worth
constexpr int kDaring = 100;      ///< Stance::offence of who does not go back while it is cut off
constexpr int kBesideIt = 2;      ///< hexes from which an enemy is feared

int enemies_beside(const Field& field, Seat enemy, HexId hex) {
  int sum = 0;
  field.armies(enemy).for_each(
      [&](HexId from) { sum += field.grid().distance(from, hex) <= kBesideIt ? field.strength_at(from, enemy) : 0; });
  return sum;
}

bool is_shaken(const Force& force) { return 2 * force.demoralized > force.points(); }

bool is_hungry(const Force& force) { return 2 * force.unsupplied > force.points(); }

/// Campaign 8.5, 8.3: most of the force is out of supply, and no hex within reach feeds all of it.
bool is_cut_off(const Field& field, const ForceMoveLocals& move, const Force& force) {
  if (!is_hungry(force)) {
    return false;
  }
  const auto ways = field.reach(move).ways();
  return std::none_of(ways.begin(), ways.end(), [&](const MarchReach::Way& way) {
    return !way.stops && field.lines(field.phasing()).supplied.has(way.hex);
  });
}

/// The force would have a line of supply when it stood there and the enemies of the hex were gone.
bool opens_line(const Field& field, HexId to) {
  const Seat side = field.phasing();
  State imagined = field.state();
  for (Piece& piece : imagined.pieces) {
    if (piece.place == to && owner_of(piece) != side) {
      piece.place = kPool;
    } else if ((piece.flags & kMoving) != 0 && owner_of(piece) == side) {
      piece.place = to;
    }
  }
  return Field(field.library(), imagined).can_trace(to, side);
}

}  // namespace

/// Of railroads the Confederates alone think so: the Union's raiders are to come back.
int ForceChoice::worth_at(HexId hex) const {
  if (draft_->seat() == Seat::Confederate && goal_ != nullptr && goal_->hex == hex) {
    return goal_->worth;
  }
  for (const Goal& goal : land_->goals()) {
    if (goal.hex == hex) {
      return goal.worth;
    }
  }
  return 0;
}

int ForceChoice::gain_of(const Field& field, HexId from, HexId to, bool is_first) const {
  const Prospect prospect = prospect_of(field.library(), field.state(), from, to, is_first);
  const Allegiance own = field.phasing() == Seat::Union ? Allegiance::Union : Allegiance::Confederate;
  const bool is_own = field.map().allegiance_at(to) == own;
  return prospect.enemy_loss - prospect.own_loss * stance_->own_loss / 100 +
         prospect.win * (kGround + kOwnCountry * (is_own ? 1 : 0) + stance_->prize * worth_at(to)) / 100;
}

ForceChoice::Option ForceChoice::best_attack(const Field& field, const ForceMoveLocals& move, bool is_desperate) const {
  Option best{action_of(verbs::Halt{}), kNothing};
  const auto offer = [&](const Action& action, HexId to, int gain) {
    gain += is_desperate && opens_line(field, to) ? kUnsupplied : 0;
    if (gain > best.score) {
      best = {action, gain};
    }
  };
  if (moving_force(field, move.here, field.phasing()).armies == 0) {
    return best;
  }
  if (!refuse_step(field, move, move.here)) {
    offer(action_of(verbs::StepTo{move.here}), move.here, gain_of(field, move.here, move.here, false));
  }
  const auto ways = field.reach(move).ways();
  for (const MarchReach::Way& way : ways) {
    if (way.stops && way.before >= 0) {
      const HexId from = ways[static_cast<std::size_t>(way.before)].hex;
      offer(action_of(verbs::March{way.hex}), way.hex,
            gain_of(field, from, way.hex, from == move.here && is_at_its_beginning(field, from)) - kAnswer * way.exits);
    }
  }
  return best;
}

/// How good it is to stand there at the end.
int ForceChoice::score_at(const Field& field, const Force& force, HexId hex) const {
  const Seat side = field.phasing();
  const ForceMoveLocals move = draft_->standing<ForceMoveLocals>();
  const int friends = field.strength_at(hex, side) - (hex == move.here ? force.strength() : 0);
  const int most = (force.strength() + friends) * stance_->caution / 100;
  int score = -stance_->pace * distance(hex);
  const int danger = kDanger * std::max(0, enemies_beside(field, other(side), hex) - most);
  // A few points hold a railroad although many enemies are near: no more than they can be lost.
  score -= side == Seat::Confederate ? std::min(danger, kMaxDanger * force.strength()) : danger;
  // Campaign 8.3: depots and cities feed a few points, and so they have not fed who is hungry.
  score -= (is_hungry(force) ? field.lines(side).supplied.has(hex) : field.can_trace(hex, side)) ? 0 : kUnsupplied;
  if (hex != move.here && field.held(other(side)).has(hex)) {
    score += kTakes * worth_at(hex);
  }
  return score;
}

ForceChoice::Option ForceChoice::best_march(const Field& field, const ForceMoveLocals& move) const {
  const Force force = moving_force(field, move.here, field.phasing());
  Option best{action_of(verbs::Halt{}), score_at(field, force, move.here) + kInertia};
  for (const MarchReach::Way& way : field.reach(move).ways()) {
    if (way.stops || way.hex == move.here) {
      continue;
    }
    const int score = score_at(field, force, way.hex) - kAnswer * way.exits;
    if (score > best.score) {
      best = {action_of(verbs::March{way.hex}), score};
    }
  }
  return best;
}

/// Campaign 8.5.1: toward where it is fed, when that is not too far for the impulses until it surrenders. The bold
/// stay, and who stands where he was sent.
std::optional<Action> ForceChoice::way_back(const Field& field, const ForceMoveLocals& move) const {
  constexpr int kImpulsesLeft = 2;
  if (stance_->offence > kDaring || (goal_ != nullptr && goal_->hex == move.here)) {
    return std::nullopt;
  }
  const DistanceField home = land_->distances_to(field.lines(field.phasing()).supplied, field.season());
  const Action march = ForceChoice(*draft_, *land_, *stance_, &home, nullptr, 0).best_march(field, move).action;
  const bool goes = march != action_of(verbs::Halt{}) && home.at(move.here) <= kImpulsesLeft * move.allowance;
  return goes ? std::optional(march) : std::nullopt;
}

/// Trains take it there when that saves more than a march.
std::optional<Action> ForceChoice::by_rail(const Field& field, const ForceMoveLocals& move) const {
  const int here = distance(move.here);
  if (move.has_moved || here < 2 * move.allowance || !field.rails(field.phasing()).has(move.here)) {
    return std::nullopt;
  }
  const int points = moving_force(field, move.here, field.phasing()).points();
  for (int trains = 1; trains <= points; ++trains) {
    if (refuse_entrain(field, move, trains)) {
      continue;
    }
    int least = here;
    train_hexes(field, move, load_of(points, trains)).for_each([&](HexId hex) {
      least = std::min(least, distance(hex));
    });
    return least + move.allowance < here ? std::optional(action_of(verbs::Entrain{trains})) : std::nullopt;
  }
  return std::nullopt;
}

/// It does not go: it rallies, digs in or stays.
Action ForceChoice::rest(const Field& field, const ForceMoveLocals& move) const {
  const Seat side = field.phasing();
  const Force force = moving_force(field, move.here, side);
  if (is_shaken(force) && !refuse_rally(field, move)) {
    return action_of(verbs::Rally{});
  }
  if (enemies_beside(field, other(side), move.here) > 0 && !refuse_entrench(field, move)) {
    return action_of(verbs::Entrench{});
  }
  return action_of(verbs::Halt{});
}

/// Campaign 7.6: enemies near could take the hex from it.
bool ForceChoice::pays_to_break(const Field& field, const ForceMoveLocals& move) const {
  const Seat side = field.phasing();
  return stance_->arteries > 0 && !refuse_break(field, move) &&
         Missions::near(field, other(side), move.here) >= 100 * field.strength_at(move.here, side) &&
         RailDamage(field).worth(side, move.here, false) > 0;
}
/// Campaign 7.6: the Confederates repair every railroad, the Union what feeds somebody.
bool ForceChoice::pays_to_repair(const Field& field, const ForceMoveLocals& move) const {
  const Seat side = field.phasing();
  return !refuse_repair(field, move) &&
         (side == Seat::Confederate || RailDamage(field).worth_of_repair(side, move.here) > 0);
}

Action ForceChoice::next() const {
  const Field field = draft_->field();
  const auto move = draft_->standing<ForceMoveLocals>();
  if (move.stage == ForceMoveStage::Aboard) {
    Option best{action_of(verbs::Halt{}), kNothing};
    train_hexes(field, move, move.note.load).for_each([&](HexId hex) {
      if (-distance(hex) > best.score) {
        best = {action_of(verbs::RailTo{hex}), -distance(hex)};
      }
    });
    return best.action;
  }
  const Force force = moving_force(field, move.here, field.phasing());
  const bool is_desperate = is_cut_off(field, move, force);
  const Option attack = best_attack(field, move, is_desperate);
  if (is_desperate && attack.score < kUnsupplied) {
    if (const auto back = way_back(field, move)) {
      return *back;
    }
  }
  if (is_desperate ? attack.score > kNothing : attack.score >= stance_->least_gain + reluctance_ && !is_shaken(force)) {
    return attack.action;
  }
  if (is_shaken(force) && !refuse_rally(field, move)) {
    return action_of(verbs::Rally{});
  }
  if (pays_to_repair(field, move)) {
    return action_of(verbs::RepairRail{});
  }
  if (pays_to_break(field, move)) {
    return action_of(verbs::BreakRail{});
  }
  if (const auto rail = by_rail(field, move)) {
    return *rail;
  }
  const Option march = best_march(field, move);
  if (march.action != action_of(verbs::Halt{})) {
    return march.action;
  }
  const bool is_bound = !move.has_moved && !refuse_step(field, move, move.here) && !is_sortie(field, move.here);
  return is_bound && attack.score > kNothing ? attack.action : rest(field, move);
}

}  // namespace longroll::campaign
