#include "engine/games/battles/planner/leaders.h"

#include <algorithm>

#include "engine/games/battles/rules/takes.h"

namespace longroll::battles {
namespace {

/// A ride must help by so many hundredths of a strength point more than staying.
constexpr int kWorthARide = 20;
/// Alone, a leader keeps so many hexes away from the enemy where he can.
constexpr int kAloneIsSafe = 5;

/// How likely troops in that hex are to be tried soon, in tenths.
int trial_of(const Field& field, const Survey& survey, HexId hex) {
  if (field.is_controlled(hex, other(survey.side()))) {
    return 10;
  }
  const int distance = survey.enemy_distance(hex);
  return distance <= 3 ? 6 : distance <= 5 ? 4 : distance <= 9 ? 2 : 1;
}

class Escort {
 public:
  Escort(Draft& draft, const Survey& survey) : draft_(draft), survey_(survey) {}

  void post(PieceId leader) {
    const Field field = draft_.field();
    const Place here = field.piece(leader).place;
    if (!draft_.goes_on() || !can_move(field, leader)) {
      take(here);
      return;
    }
    const March march(field, leader, MoveMode::Regular);
    march.reach(allowance(field, leader, MoveMode::Regular), reach_);
    HexId best = kNoHex;
    int most = is_hex(here) ? rank(field, here) + kWorthARide : -1'000'000;
    for (const HexId hex : reach_.hexes()) {
      if (!march.may_stop(hex)) {
        continue;
      }
      if (const int here_rank = rank(field, hex); here_rank > most) {
        most = here_rank;
        best = hex;
      }
    }
    if (best != kNoHex && draft_.try_to(action_of(verbs::Take{leader}))) {
      draft_.try_to(action_of(verbs::Go{best}));
      if (draft_.goes_on() && draft_.step() == StepKind::MoveUnit) {
        draft_.try_to(action_of(Do::Halt));
      }
    }
    take(draft_.state().piece(leader).place);
  }

 private:
  /// The higher, the better he is there.
  int rank(const Field& field, HexId hex) const {
    if (!field.has_units(hex, draft_.seat())) {
      // Nobody to lead: toward the troops, and out of the enemy's way.
      const int exposed = std::max(0, kAloneIsSafe - survey_.enemy_distance(hex));
      return -1'000 - 10 * nearest_need(field, hex) - 200 * exposed;
    }
    const int need = need_of_leader(field, survey_, hex);
    return taken_.has(hex) ? need / 10 : need;
  }

  /// Hexes to the nearest troops of his side.
  int nearest_need(const Field& field, HexId hex) const {
    int least = 99;
    field.units(draft_.seat()).for_each([&](HexId troops) {
      least = std::min(least, field.grid().distance(hex, troops));
    });
    return least;
  }

  void take(Place place) {
    if (is_hex(place)) {
      taken_.add(static_cast<HexId>(place));
    }
  }

  Draft& draft_;
  const Survey& survey_;
  Reach reach_;
  HexSet taken_;
};

}  // namespace

/// Battles 12.1
int need_of_leader(const Field& field, const Survey& survey, HexId hex) {
  int sum = 0;
  for_each_at(field, hex, [&](PieceId id) {
    if (field.side_of(id) == survey.side() && field.is_unit(id)) {
      const int strength = field.counter(id).strength * 100;
      sum += field.condition(id) == Condition::Good ? strength : strength * 2;
    }
  });
  return sum * trial_of(field, survey, hex) / 10;
}

void post_leaders(Draft& draft, const Survey& survey) {
  Escort escort(draft, survey);
  const int count = draft.field().piece_count();
  for (int i = 0; i < count; ++i) {
    const auto id = static_cast<PieceId>(i);
    const Field field = draft.field();
    const Piece& piece = field.piece(id);
    if (field.arm_of(id) == Arm::Leader && piece.owner == index_of(draft.seat()) &&
        (is_hex(piece.place) || piece.place == kDue)) {
      escort.post(id);
    }
  }
}

}  // namespace longroll::battles
