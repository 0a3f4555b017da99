// build: small
#include "engine/games/campaign/planner/landings.h"

#include <algorithm>

#include "engine/games/campaign/planner/gauge.h"
#include "engine/games/campaign/rules/counters.h"
#include "engine/games/campaign/rules/transport.h"

namespace longroll::campaign {
namespace {

constexpr int kFoothold = 60;  ///< to stand there, in hundredths of a strength point, as their worths are
constexpr int kLost = 100;     ///< who lands may be lost: so much it has to promise, and the least gain of a battle
constexpr int kEnemies = 40;   ///< for each strength point of the enemy nearby
constexpr int kNearby = 2;     ///< hexes
constexpr int kGarrison = 2;   ///< points that are landed where no enemy is

/// Who goes where, and what it promises.
struct Plan {
  verbs::Embark embark;
  HexId hex = kNoHex;
  int armies = 0;
  int gain = 0;
};

/// Campaign 13.2: most points that transports can land from the port on a coast that the enemy holds.
int room_at(const Field& field, HexId port) {
  int most = 0;
  for (int number = 0; number < kSeaZones; ++number) {
    const auto zone = static_cast<SeaZone>(number);
    int free = 0;
    for_each_counter(field, UnitClass::Ntp, [&](PieceId id) {
      constexpr unsigned kBusy = kMoved | kMoving | kCommitted | kUnderConstruction;
      free += Berth::of(field.piece(id)) == Berth::in(zone) && !field.has_flag(id, kBusy) ? 1 : 0;
    });
    most = field.harbours()[zone].has(port) ? std::max(most, free) : most;
  }
  return most * field.numbers().transport.landing / field.numbers().transport.point;
}

/// They go aboard, `armies` army points of them, by sea with a leader when most of his troops go. False when that is
/// not lawful.
bool go_aboard(Draft& draft, const verbs::Embark& embark, int armies) {
  if (!draft.try_to(action_of(embark)) || !draft.is_at(StepKind::Transport)) {
    return false;
  }
  std::vector<verbs::Less> staying;
  int left = armies;
  {
    const Field field = draft.field();
    const auto moving = [&](PieceId id) { return field.has_flag(id, kMoving); };
    const bool are_most = embark.by == TransportBy::Sea && 2 * armies > field.strength_at(embark.hex, draft.seat());
    for (const PointClass& one : field.classes_at(embark.hex, draft.seat(), moving)) {
      const UnitClass unit_class = field.class_of(one.pieces.front());
      const bool is_army = unit_class == UnitClass::Asp;
      const int going = is_army ? std::min(left, one.count()) : unit_class == UnitClass::Leader && are_most ? 1 : 0;
      left -= is_army ? going : 0;
      if (going < one.count()) {
        staying.push_back({one.name.kind, one.name.state, one.count() - going});
      }
    }
  }
  return left == 0 && std::all_of(staying.begin(), staying.end(),
                                  [&](const verbs::Less& less) { return draft.try_to(action_of(less)); });
}

int enemies_near(const Field& field, Seat enemy, HexId hex) {
  int sum = 0;
  field.armies(enemy).for_each([&](HexId from) {
    sum += from != hex && field.grid().distance(from, hex) <= kNearby ? field.strength_at(from, enemy) : 0;
  });
  return sum;
}

/// A place that could be taken from the water, and what that promises when no enemy is there.
struct Prize {
  HexId hex;
  int worth;   ///< of standing there, in hundredths of a strength point
  int danger;  ///< for the enemies nearby, likewise
  int enemies;
};

std::vector<Prize> prizes_of(const Field& field, const Missions& missions, const Stance& stance) {
  const Seat enemy = other(field.phasing());
  std::vector<Prize> prizes;
  for (const Missions::Wanted& wanted : missions.wanted()) {
    const int enemies = field.strength_at(wanted.hex, enemy);
    const bool has_water = field.map().is_coastal(wanted.hex) || !field.library().network.waters_of(wanted.hex).empty();
    // Nobody lands where a fort is alone.
    if (has_water && (enemies > 0 || !field.is_occupied(wanted.hex, enemy))) {
      prizes.push_back({wanted.hex, kFoothold + stance.prize * wanted.worth - kLost,
                        kEnemies * enemies_near(field, enemy, wanted.hex), enemies});
    }
  }
  return prizes;
}

int danger_of(const Prize& prize, int armies) { return std::min(prize.danger, 2 * armies * kEnemies); }

/// What it promises to land `armies` points, who have embarked, there.
int gain_of(const Field& field, const Stance& stance, const Prize& prize, int armies) {
  if (prize.enemies == 0) {
    return prize.worth - danger_of(prize, armies);
  }
  const Prospect battle = prospect_of_landing(field.library(), field.state(), prize.hex);
  const int beaten = 100 - battle.win - battle.draw;
  return battle.enemy_loss - battle.own_loss * stance.own_loss / 100 +
         ((prize.worth + kLost) * battle.win - 50 * armies * beaten) / 100 - kLost - danger_of(prize, armies);
}

/// Whether the prize may be in reach, without a look at who could bar the landing itself.
bool may_reach(const Field& field, const verbs::Embark& embark, const Prize& prize) {
  if (embark.by == TransportBy::Sea) {
    return field.map().is_coastal(prize.hex);
  }
  const MapNetwork& network = field.library().network;
  Fleet boat;
  boat.ships[static_cast<std::size_t>(Vessel::Rsp)] = 1;
  const auto waters = network.waters_of(prize.hex);
  for (const NodeId from : network.waters_of(embark.hex)) {
    const NodeSet& free = field.fleet_ways(boat, field.phasing(), berth_of(network.node(from))).free;
    if (std::any_of(waters.begin(), waters.end(), [&](NodeId node) { return node == from || free.has(node); })) {
      return true;
    }
  }
  return false;
}

/// The best landing of those who embark so. A point alone, by river, attacks nobody.
void offer(const Draft& draft, const verbs::Embark& embark, int spare, const std::vector<Prize>& prizes,
           const Stance& stance, std::optional<Plan>& best) {
  const bool is_by_sea = embark.by == TransportBy::Sea;
  const int armies = is_by_sea ? std::min(spare, room_at(draft.field(), embark.hex)) : 1;
  std::vector<Prize> open;
  {
    const Field field = draft.field();
    for (const Prize& prize : prizes) {
      const int least = best ? best->gain + 1 : stance.least_gain;
      if (prize.enemies < armies && prize.worth + 100 * prize.enemies >= least && may_reach(field, embark, prize)) {
        open.push_back(prize);
      }
    }
  }
  if (armies == 0 || open.empty()) {
    return;
  }
  Draft trial(draft.game(), draft.state());
  if (!go_aboard(trial, embark, armies)) {
    return;
  }
  const Field field = trial.field();
  const std::vector<Landing> landings = landings_of(field, trial.standing<TransportLocals>());
  for (const Prize& prize : open) {
    if (std::none_of(landings.begin(), landings.end(),
                     [&](const Landing& landing) { return landing.hex == prize.hex; })) {
      continue;
    }
    const int gain = gain_of(field, stance, prize, armies);
    if (gain >= stance.least_gain && (!best || gain > best->gain)) {
      best = Plan{embark, prize.hex, prize.enemies == 0 ? std::min(armies, kGarrison) : armies, gain};
    }
  }
}

}  // namespace

bool plan_landing(Draft& draft, const Missions& missions, const Stance& stance) {
  std::optional<Plan> best;
  {
    const Field field = draft.field();
    const std::vector<Prize> prizes = prizes_of(field, missions, stance);
    const int army = field.library().kind_of(draft.seat(), UnitClass::Asp);
    for (const verbs::Embark& embark : possible_embarkations(field)) {
      const int spare = missions.spare_at(embark.hex);
      if (spare > 0 && !prizes.empty() && (embark.by == TransportBy::Sea || embark.kind == army)) {
        offer(draft, embark, spare, prizes, stance, best);
      }
    }
  }
  if (!best) {
    return false;
  }
  if (go_aboard(draft, best->embark, best->armies) && draft.try_to(action_of(verbs::Land{best->hex}))) {
    return true;
  }
  if (draft.is_at(StepKind::Transport)) {
    draft.try_to(action_of(verbs::Halt{}));
  }
  return false;
}

}  // namespace longroll::campaign
