// build: fast
#include "tests/support/order_laws.h"

#include <algorithm>

#include "engine/core/rng.h"
#include "engine/map/hex.h"
#include "engine/play/setup.h"
#include "engine/table/piece_ids.h"

namespace longroll::test {
namespace {

/// Neighbours are; some hexes that are not touch as well.
bool are_close(Place a, Place b) {
  return is_hex(a) && is_hex(b) && std::abs(row_of(a) - row_of(b)) <= 1 && std::abs(column_of(a) - column_of(b)) <= 1;
}

/// One plan, carried out as the player would.
class PlanCheck {
 public:
  PlanCheck(const Game& game, const State& state, const Order& order, const OrderPlan& plan)
      : game_(game), start_(state), order_(order), plan_(plan), seat_(game.to_act(state)), after_(state) {}

  Faults faults() {
    carry_out();
    if (faults_.empty()) {
      check_names();
      for (const OrderPlan::Part& part : plan_.parts) {
        check(part);
      }
      check_roll();
    }
    return std::move(faults_);
  }

 private:
  void fault(const std::string& what) { faults_.push_back({game_.info().id, what}); }

  void carry_out() {
    for (std::size_t i = 0; i < plan_.actions.size(); ++i) {
      if (game_.to_act(after_) != seat_) {
        return fault("another is to act before decision " + std::to_string(i));
      }
      if (const Refusal refusal = game_.refuse(after_, seat_, plan_.actions[i])) {
        return fault("decision " + std::to_string(i) + " is refused: " + std::string(refusal.reason));
      }
      before_last_ = after_;
      game_.apply(after_, plan_.actions[i], events_);
    }
    if (plan_.hands_over != (!plan_.actions.empty() && game_.to_act(after_) != seat_)) {
      fault("hands_over is wrong");
    }
  }

  /// Each piece that was named stands in the parts once, in its order.
  void check_names() {
    std::vector<PieceId> named;
    std::size_t decisions = 0;
    for (const PieceId piece : order_.pieces) {
      if (start_.has_piece(piece) && std::find(named.begin(), named.end(), piece) == named.end() &&
          named.size() < kMaxOrdered) {
        named.push_back(piece);
      }
    }
    std::vector<PieceId> told;
    for (const OrderPlan::Part& part : plan_.parts) {
      told.push_back(part.piece);
      decisions += part.decisions;
    }
    if (told != named) {
      fault("the parts are not those of the pieces that were named");
    }
    if (decisions != plan_.actions.size()) {
      fault("the decisions of the parts are not those of the plan");
    }
  }

  void check(const OrderPlan::Part& part) {
    const std::string name = game_.kind_id(0, start_.piece(part.piece).kind) + ": ";
    const Place from = start_.piece(part.piece).place;
    const Place at = after_.piece(part.piece).place;
    if (part.way.empty() ? is_hex(at) : at != part.way.back()) {
      fault(name + "it does not stand where it was promised");
    }
    if (!part.way.empty() && is_hex(from) && part.way.front() != from) {
      fault(name + "its way does not begin where it stood");
    }
    for (std::size_t i = 1; i < part.way.size(); ++i) {
      if (!are_close(part.way[i], part.way[i - 1])) {
        fault(name + "its way has a gap");
      }
    }
    const bool attacks = order_.kind == Order::Kind::Attack;
    // Works that nobody holds any more go by themselves.
    const bool stays = !attacks && at == from && part.ahead.empty();
    if (part.moves() ? (static_cast<bool>(part.refusal) || stays) : is_hex(at) && at != from) {
      fault(name + "it moves, and does not");
    }
    for (std::size_t i = 0; i < part.ahead.size(); ++i) {
      const Place before = i > 0 ? part.ahead[i - 1] : part.way.empty() ? part.ahead[0] : part.way.back();
      if (before != part.ahead[i] && !are_close(before, part.ahead[i])) {
        fault(name + "what lies ahead has a gap");
      }
    }
    if (!part.ahead.empty() && !plan_.hands_over) {
      fault(name + "it waits for dice, and none are rolled");
    }
    if (!attacks && order_.kind == Order::Kind::Together && part.moves() && part.goal() != order_.to) {
      fault(name + "it went elsewhere than ordered");
    }
    check_refusal(part, name);
  }

  /// Who cannot is told what the rules tell him.
  void check_refusal(const OrderPlan::Part& part, const std::string& name) {
    if (static_cast<bool>(part.refusal) == part.tried.empty()) {
      fault(name + "a refusal goes with what was refused");
      return;
    }
    if (!is_told(part, after_) && !(plan_.hands_over && is_told(part, before_last_))) {
      fault(name + "the rules do not say \"" + std::string(part.refusal.reason) + "\"");
    }
  }

  /// The rules refuse the last of what was tried, in those words, and nothing before it.
  bool is_told(const OrderPlan::Part& part, State trial) {
    for (std::size_t i = 0; i < part.tried.size(); ++i) {
      const Refusal refusal = game_.refuse(trial, seat_, part.tried[i]);
      const bool is_last = i + 1 == part.tried.size();
      if (refusal != (is_last ? part.refusal : kLawful)) {
        return false;
      }
      if (!is_last) {
        game_.apply(trial, part.tried[i], events_);
      }
    }
    return true;
  }

  /// The chances are those that the game's own dice have.
  void check_roll() {
    if (plan_.roll.has_value() != plan_.odds.has_value()) {
      fault("a roll has chances");
    } else if (plan_.roll) {
      const State& at = plan_.hands_over ? before_last_ : after_;
      if (plan_.odds != odds_of(game_, game_.view(at, seat_), *plan_.roll)) {
        fault("other chances than the dice have");
      }
    }
  }

  const Game& game_;
  const State& start_;
  const Order& order_;
  const OrderPlan& plan_;
  Seat seat_;
  State after_;
  State before_last_;
  Events events_;
  Faults faults_;
};

Order random_order(const Adjutant& adjutant, const State& state, Seat seat, Rng& rng) {
  const auto below = [&](std::size_t n) { return rng.below(static_cast<std::uint32_t>(n)); };
  Order order;
  order.kind = static_cast<Order::Kind>(below(6));
  const auto any = [&] { return static_cast<PieceId>(below(state.pieces.size())); };
  const std::uint32_t how = below(4);
  if (how < 3) {
    order.pieces = adjutant.members(state, any(), static_cast<Ordered>(how));
  }
  for (std::uint32_t more = how < 3 ? 0 : 1 + below(9); more > 0; --more) {
    order.pieces.push_back(any());
  }
  if (below(20) == 0) {
    order.pieces.push_back(static_cast<PieceId>(below(2) == 0 ? -7 : 20'000));
  }
  // Near some piece, as players order, or anywhere.
  const Place near = state.piece(any()).place;
  order.to = is_hex(near) ? hex_at(std::clamp(column_of(near) + static_cast<int>(below(7)) - 3, 1, kMaxColumns),
                                   std::clamp(row_of(near) + static_cast<int>(below(7)) - 3, 1, kMaxRows))
                          : static_cast<Place>(below(kMaxHexes));
  if (order.kind == Order::Kind::Attack && below(4) > 0) {
    // Everybody, on some enemy at hand.
    order.pieces.clear();
    for (const PieceId id : piece_ids(state)) {
      if (owner_of(state.piece(id)) == seat) {
        order.pieces.push_back(id);
      }
    }
    for (const Piece& piece : state.pieces) {
      const bool is_near = std::any_of(order.pieces.begin(), order.pieces.end(), [&](PieceId id) {
        return is_hex(piece.place) && are_close(state.piece(id).place, piece.place);
      });
      if (owner_of(piece) != seat && is_near && below(3) == 0) {
        order.to = piece.place;
      }
    }
  }
  order.from = state.piece(any()).place;
  if (below(40) == 0) {
    order.to = static_cast<Place>(below(2) == 0 ? kNowhere : kMaxHexes + 1);
  }
  return order;
}

}  // namespace

Faults faults_of_plan(const Game& game, const State& state, const Order& order, const OrderPlan& plan) {
  return PlanCheck(game, state, order, plan).faults();
}

Faults order_faults(const LoadedGame& loaded, const OrderWalk& walk, OrderCount& count) {
  const Game& game = *loaded.game;
  Setup setup = standard_setup(game);
  setup.scenario = walk.scenario;
  Faults all;
  for (int n = 0; n < walk.games && count.orders < walk.most_orders; ++n) {
    Rng rng(walk.seed + static_cast<std::uint64_t>(n));
    State state = game.setup(setup);
    Actions actions;
    Events events;
    for (int moment = 0; game.to_act(state) != Seat::Nobody && count.orders < walk.most_orders; ++moment) {
      const bool is_asked = is_player(game.to_act(state));
      if (is_asked && moment % walk.every == 0) {
        const Order order = random_order(*loaded.adjutant, state, game.to_act(state), rng);
        const OrderPlan plan = loaded.adjutant->plan(state, order);
        Faults faults = faults_of_plan(game, state, order, plan);
        if (loaded.adjutant->plan(state, order) != plan) {
          faults.push_back({game.info().id, "the same order has two plans"});
        }
        ++count.orders;
        count.rolls += plan.roll.has_value();
        for (const OrderPlan::Part& part : plan.parts) {
          count.moves += part.moves();
          count.refused += static_cast<bool>(part.refusal);
        }
        for (Fault& fault : faults) {
          all.push_back({fault.where + ", kind " + std::to_string(static_cast<int>(order.kind)) + " to " +
                             game.place_id(order.to) + ", game " + std::to_string(n) + ", moment " +
                             std::to_string(moment),
                         fault.what});
        }
        if (all.size() > 5) {
          return all;
        }
      }
      if (is_asked) {
        game.actions(state, actions);
      } else {
        const Chance chance = game.chance(state);
        actions.assign(1, chance.outcome(static_cast<int>(rng.below(static_cast<std::uint32_t>(chance.ways)))));
      }
      events.clear();
      game.apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], events);
    }
  }
  return all;
}

}  // namespace longroll::test
