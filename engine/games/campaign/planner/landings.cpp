// build: small
#include "engine/games/campaign/planner/landings.h"

#include <algorithm>

#include "engine/games/campaign/planner/gauge.h"
#include "engine/games/campaign/rules/counters.h"
#include "engine/games/campaign/rules/transport.h"

namespace longroll::campaign {
namespace {

constexpr int kGround = 60;   ///< to stand there, in hundredths of a strength point, as their worths are
constexpr int kLost = 100;    ///< who lands may be lost: so much it has to promise, and the least gain of a battle
constexpr int kDanger = 40;   ///< for each strength point of the enemy nearby
constexpr int kNearby = 2;    ///< hexes
constexpr int kGarrison = 2;  ///< points that are landed where no enemy is

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

/// They go aboard, `armies` army points of them; nobody else does. False when that is not lawful.
bool go_aboard(Draft& draft, const verbs::Embark& embark, int armies) {
  if (!draft.try_to(action_of(embark)) || !draft.is_at(StepKind::Transport)) {
    return false;
  }
  if (embark.by != TransportBy::Sea) {
    return true;
  }
  std::vector<verbs::Less> staying;
  int left = armies;
  {
    const Field field = draft.field();
    const auto moving = [&](PieceId id) { return field.has_flag(id, kMoving); };
    for (const PointClass& one : field.classes_at(embark.hex, draft.seat(), moving)) {
      const bool is_army = field.class_of(one.pieces.front()) == UnitClass::Asp;
      const int going = is_army ? std::min(left, one.count()) : 0;
      left -= going;
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

/// What it promises to land `armies` points, who have embarked, at a place of that worth.
int gain_of(const Field& field, const Stance& stance, const Missions::Wanted& wanted, int armies) {
  const Seat enemy = other(field.phasing());
  const int prize = kGround + stance.prize * wanted.worth;
  const int danger = kDanger * std::min(enemies_near(field, enemy, wanted.hex), 2 * armies) + kLost;
  if (field.strength_at(wanted.hex, enemy) == 0) {
    return prize - danger;
  }
  const Prospect battle = prospect_of_landing(field.library(), field.state(), wanted.hex);
  const int beaten = 100 - battle.win - battle.draw;
  return battle.enemy_loss - battle.own_loss * stance.own_loss / 100 +
         (prize * battle.win - 50 * armies * beaten) / 100 - danger;
}

/// The best landing of those who embark so.
void offer(const Draft& draft, const verbs::Embark& embark, int spare, const Missions& missions, const Stance& stance,
           std::optional<Plan>& best) {
  const bool is_by_sea = embark.by == TransportBy::Sea;
  const int armies = is_by_sea ? std::min(spare, room_at(draft.field(), embark.hex)) : 1;
  Draft trial(draft.game(), draft.state());
  if (armies == 0 || !go_aboard(trial, embark, armies)) {
    return;
  }
  const Field field = trial.field();
  const Seat enemy = other(draft.seat());
  const std::vector<Landing> landings = landings_of(field, trial.standing<TransportLocals>());
  for (const Missions::Wanted& wanted : missions.wanted()) {
    const bool is_open = std::any_of(landings.begin(), landings.end(),
                                     [&](const Landing& landing) { return landing.hex == wanted.hex; });
    const bool is_empty = field.strength_at(wanted.hex, enemy) == 0;
    if (!is_open || (is_empty && field.is_occupied(wanted.hex, enemy))) {
      continue;
    }
    const int gain = gain_of(field, stance, wanted, armies);
    if (gain >= stance.least_gain && (!best || gain > best->gain)) {
      best = Plan{embark, wanted.hex, is_empty ? std::min(armies, kGarrison) : armies, gain};
    }
  }
}

}  // namespace

bool plan_landing(Draft& draft, const Missions& missions, const Stance& stance) {
  std::optional<Plan> best;
  {
    const Field field = draft.field();
    const int army = field.library().kind_of(draft.seat(), UnitClass::Asp);
    for (const verbs::Embark& embark : possible_embarkations(field)) {
      const int spare = missions.spare_at(embark.hex);
      if (spare > 0 && (embark.by == TransportBy::Sea || embark.kind == army)) {
        offer(draft, embark, spare, missions, stance, best);
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
