// build: logic
#include "web/games/campaign/last_turn.h"

#include <algorithm>
#include <limits>
#include <tuple>

#include "engine/games/campaign/verbs.h"

namespace longroll::web::campaign {
namespace {

cw::StepKind step_of(const State& state) {
  return state.stack.empty() ? cw::StepKind::GameTurn : static_cast<cw::StepKind>(state.top().kind);
}

bool is_of(cw::StepKind step, const Action& action) {
  switch (cw::verb_of(action)) {
    case cw::Do::Place:
      return step == cw::StepKind::Recruitment;
    case cw::Do::Build:
    case cw::Do::Finish:
    case cw::Do::ExtendRail:
      return step == cw::StepKind::Building;
    default:
      return false;
  }
}

/// The last run of such decisions of that side among the first `n`, of another turn than `turn`: from its first to
/// behind its last. Militia is placed too (4.3), so the State is asked which step it was.
struct Round {
  std::size_t first = 0, end = 0;
};
Round round_before(const cw::Campaign& game, const Session& session, std::size_t n, cw::StepKind step, Seat side,
                   int turn) {
  const auto belongs = [&](std::size_t i) {
    const Ply& ply = session.ply(i);
    return ply.seat == side && is_of(step, ply.action);
  };
  std::size_t end = n;
  while (end > session.first_ply()) {
    if (!belongs(end - 1)) {
      --end;
      continue;
    }
    std::size_t first = end;
    while (first > session.first_ply() && belongs(first - 1)) {
      --first;
    }
    const State before = session.state_at(first);
    if (step_of(before) == step && game.field(before).turn() != turn) {
      return {first, end};
    }
    end = first;
  }
  return {};
}

}  // namespace

LastTurn as_last_turn(const cw::Campaign& game, const Session& session, const State& state, std::size_t decided) {
  LastTurn out;
  const cw::StepKind step = step_of(state);
  if (step != cw::StepKind::Recruitment && step != cw::StepKind::Building) {
    return out;
  }
  const Seat side = game.to_act(state);
  const Round round = round_before(game, session, decided, step, side, game.field(state).turn());
  out.all = round.end - round.first;
  State draft = state;
  Events events;
  for (std::size_t i = round.first; i < round.end && step_of(draft) == step && game.to_act(draft) == side; ++i) {
    const Action& action = session.ply(i).action;
    if (!game.refuse(draft, side, action)) {
      game.apply(draft, action, events);
      out.row.push_back(action);
    }
  }
  return out;
}

std::vector<Action> with_the_largest(const cw::Campaign& game, const State& state) {
  constexpr std::size_t kMost = 80;  // more than ever arrive
  std::vector<Action> out;
  State draft = state;
  Events events;
  Actions actions;
  const Seat side = game.to_act(state);
  // As they stood before the phase: who has arrived draws nobody.
  const cw::Field before = game.field(state);
  const auto force_at = [&](HexId hex) {
    int points = 0;
    for_each_at(before, hex, [&](PieceId id) {
      const bool has_arrived = before.has_flag(id, cw::kMoved);
      points += before.side_of(id) == side && before.class_of(id) == cw::UnitClass::Asp && !has_arrived ? 1 : 0;
    });
    return points;
  };
  const auto away = [&, enemies = before.points(other(side))](HexId hex) {
    int least = std::numeric_limits<int>::max();
    enemies.for_each([&](HexId enemy) { least = std::min(least, before.grid().distance(enemy, hex)); });
    return least;
  };
  while (out.size() < kMost && step_of(draft) == cw::StepKind::Recruitment && game.to_act(draft) == side) {
    const cw::Field field = game.field(draft);
    game.actions(draft, actions);
    const Action* best = nullptr;
    // Army points before others, then where most stand, where nobody does near the enemy, then where fewest arrive.
    std::tuple<bool, int, int, int> most;
    for (const Action& action : actions) {
      if (const auto place = read<cw::verbs::Place>(action)) {
        const bool is_army = field.library().class_of(place->kind) == cw::UnitClass::Asp;
        const int force = force_at(place->hex);
        const int arrived = field.count_at(place->hex, side, cw::UnitClass::Asp) - force;
        const std::tuple here{is_army, force, force == 0 ? -away(place->hex) : 0, -arrived};
        if (best == nullptr || here > most) {
          best = &action;
          most = here;
        }
      }
    }
    if (best == nullptr) {
      break;
    }
    out.push_back(*best);
    game.apply(draft, out.back(), events);
  }
  return out;
}

}  // namespace longroll::web::campaign
