// build: small
#include "engine/games/chattanooga/march_orders.h"

#include <algorithm>

#include "engine/games/chattanooga/planner/march_body.h"
#include "engine/games/chattanooga/rules/crossing.h"
#include "engine/games/chattanooga/rules/entry.h"
#include "engine/play/event_arguments.h"
#include "engine/play/odds.h"

namespace longroll::chattanooga {
namespace {

/// Goals that the rules refuse after all, before a body is left where it is.
constexpr std::size_t kMaxTries = 8;

class MarchOrder {
 public:
  MarchOrder(const Chattanooga& game, const hexgame::MoveRules& moves, const State& state, const Order& order)
      : game_(game), order_(order), draft_(game, state), goals_(game, moves, order) {
    for (const PieceId piece : order.pieces) {
      const bool is_new = std::none_of(plan_.parts.begin(), plan_.parts.end(),
                                       [&](const OrderPlan::Part& part) { return part.piece == piece; });
      if (plan_.parts.size() < kMaxOrdered && state.has_piece(piece) && is_new) {
        plan_.parts.push_back({piece});
      }
    }
  }

  OrderPlan plan() {
    before_ = draft_.state();
    if (game_.data_of(draft_.state()).map.grid.contains(order_.to)) {
      bodies_ = goals_.bodies_of(draft_, plan_.parts);
      march_all();
    }
    for (OrderPlan::Part& part : plan_.parts) {
      if (part.way.empty()) {
        refuse(part);
      }
    }
    plan_.actions = draft_.actions();
    plan_.hands_over = !plan_.actions.empty() && !draft_.goes_on();
    if (plan_.hands_over) {
      plan_.odds = odds_of(game_, game_.view(before_, draft_.seat()), plan_.actions.back());
      plan_.roll = plan_.odds ? std::optional(plan_.actions.back()) : std::nullopt;
    }
    return std::move(plan_);
  }

 private:
  OrderPlan::Part& part_of(PieceId piece) {
    return *std::find_if(plan_.parts.begin(), plan_.parts.end(),
                         [&](const OrderPlan::Part& part) { return part.piece == piece; });
  }

  /// Those who need no dice first; then the first of the others goes, and the rest wait for what comes of it.
  void march_all() {
    goals_.sort(draft_.state(), bodies_);
    std::vector<MarchBody*> waiting;
    for (MarchBody& body : bodies_) {
      if (!draft_.goes_on()) {
        waiting.push_back(&body);
      } else if (!march(body, body.is_under_way)) {
        waiting.push_back(&body);
      }
    }
    for (MarchBody* body : waiting) {
      if (draft_.goes_on() ? !march(*body, true) : !wait(*body)) {
        stay(*body);
      }
    }
  }

  /// True when it has its order. Without `may_roll` nothing is done where dice would be due.
  bool march(MarchBody& body, bool may_roll) {
    std::size_t tries = 0;
    for (const MarchGoal& goal : goals_.of(draft_.state(), body)) {
      if (goal.dice > 0 && !may_roll) {
        taken_.push_back(goal.hex);
        return false;
      }
      if (std::find(taken_.begin(), taken_.end(), goal.hex) != taken_.end() && goal.hex != order_.to) {
        continue;
      }
      if (carry_out(body, goal)) {
        return true;
      }
      if (++tries == kMaxTries) {
        break;
      }
    }
    return body.is_under_way && draft_.is_at(StepKind::March) && may_stay(body) &&
           carry_out(body, {.hex = goals_.hex_of(draft_.state(), body)});
  }

  /// It has come as near as it can, and nothing else is asked of it.
  bool may_stay(const MarchBody& body) const {
    return body.from == order_.to || order_.kind == Order::Kind::Near || order_.kind == Order::Kind::Column ||
           order_.kind == Order::Kind::Shift;
  }

  bool carry_out(const MarchBody& body, const MarchGoal& goal) {
    Draft trial = draft_;
    State before = trial.state();
    std::vector<Place> way;
    if (body.from != kNoHex) {
      way.push_back(body.from);
    }
    const auto decide = [&](const Action& action) {
      State last = trial.state();
      if (!trial.try_to(action)) {
        return false;
      }
      before = std::move(last);
      for (const Event& event : trial.events()) {
        const auto moved = read<events::PieceMoved>(event);
        if (moved && moved->piece == body.units.front() && is_hex(moved->to)) {
          way.push_back(moved->to);
        }
      }
      return true;
    };
    for (const Action& action : goals_.opening(draft_.state(), body, goal)) {
      if (!decide(action)) {
        return false;
      }
    }
    const bool is_there = trial.state().piece(body.units.front()).place == goal.hex;
    if (!is_there && !decide(action_of(verbs::Go{goal.hex}))) {
      return false;
    }
    if (trial.is_at(StepKind::March)) {
      const bool charges = order_.kind == Order::Kind::Charge;
      if (!decide(charges ? action_of(verbs::ChargeAll{}) : action_of(verbs::Halt{}))) {
        return false;
      }
    } else if (order_.kind == Order::Kind::Charge && trial.goes_on()) {
      return false;
    }
    const std::size_t decisions = trial.actions().size() - draft_.actions().size();
    const bool is_rolled_for = !trial.goes_on();
    for (const PieceId piece : body.all()) {
      OrderPlan::Part& part = part_of(piece);
      part.way = way;
      part.cost = goal.spent;
      part.halts = body.is_under_way && goal.hex == body.from;
      part.decisions = piece == body.units.front() ? decisions : 0;
      if (is_rolled_for) {
        add_rest(part, body, goal);
      }
    }
    before_ = is_rolled_for ? std::move(before) : trial.state();
    draft_ = std::move(trial);
    return true;
  }

  /// The rest of its way, beyond where it stands now.
  void add_rest(OrderPlan::Part& part, const MarchBody& body, const MarchGoal& goal) {
    const std::vector<HexId> all = goals_.way(before_, body, goal);
    const Place here = part.way.empty() ? kNowhere : part.way.back();
    const auto from = std::find(all.begin(), all.end(), here);
    part.ahead.assign(from == all.end() ? all.begin() : from + 1, all.end());
    part.dice = goal.dice;
    part.passing = goal.passing;
  }

  /// Dice of others come first: where it would go as things stand.
  bool wait(const MarchBody& body) {
    const std::vector<MarchGoal> goals = goals_.of(before_, body);
    const auto goal = std::find_if(goals.begin(), goals.end(), [&](const MarchGoal& one) {
      return std::count(taken_.begin(), taken_.end(), one.hex) < (one.hex == order_.to ? 9 : 2);
    });
    if (goal == goals.end()) {
      return false;
    }
    for (const PieceId piece : body.all()) {
      OrderPlan::Part& part = part_of(piece);
      if (body.from != kNoHex) {
        part.way.assign(1, body.from);
      }
      part.cost = goal->spent;
      add_rest(part, body, *goal);
    }
    return true;
  }

  /// It has no better place; who is on the way to nowhere is asked of the rules (refuse).
  void stay(const MarchBody& body) {
    for (const PieceId piece : body.all()) {
      if (may_stay(body) && body.from != kNoHex) {
        part_of(piece).way.assign(1, body.from);
      }
    }
  }

  /// The rules are asked why it cannot do as ordered, as things stand before any die.
  void refuse(OrderPlan::Part& part) {
    const Place here = before_.piece(part.piece).place;
    if (is_hex(here)) {
      part.way.assign(1, here);
    }
    if (!part.ahead.empty()) {
      return;
    }
    Draft trial(game_, before_);
    for (const Action& action : tries(part.piece)) {
      part.tried.push_back(action);
      part.refusal = game_.refuse(trial.state(), draft_.seat(), action);
      if (part.refusal) {
        return;
      }
      trial.try_to(action);
    }
    part.tried.clear();
  }

  std::vector<Action> tries(PieceId piece) const {
    std::vector<Action> row;
    const Field field = game_.field(before_);
    const bool is_moving = is_under_way(before_, piece);
    if (!is_moving) {
      row.push_back(action_of(verbs::Take{piece}));
    }
    if (waits_off_map(field, piece)) {
      for_each_entry(field, piece, [&](HexId hex) {
        if (row.empty() || row.back() == action_of(verbs::Take{piece})) {
          row.push_back(action_of(verbs::Go{hex}));
        }
      });
    }
    const HexId from = before_.piece(piece).place;
    const bool shifts = order_.kind == Order::Kind::Shift && is_hex(from) && is_hex(order_.from);
    row.push_back(action_of(verbs::Go{shifts ? field.grid().shifted(from, order_.from, order_.to) : order_.to}));
    return row;
  }

  const Chattanooga& game_;
  const Order& order_;
  Draft draft_;
  State before_;  ///< before the last decision when that leads to dice; else as the draft
  MarchGoals goals_;
  OrderPlan plan_;
  std::vector<MarchBody> bodies_;
  std::vector<HexId> taken_;  ///< by those who go later
};

}  // namespace

OrderPlan plan_of_march(const Chattanooga& game, const hexgame::MoveRules& moves, const State& state,
                        const Order& order) {
  return MarchOrder(game, moves, state, order).plan();
}

}  // namespace longroll::chattanooga
