// build: small
#include "engine/hexgame/plan/order_draft.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/play/event_arguments.h"

namespace longroll::hexgame {
namespace {

/// So far away that no way on the ground leads there; beyond it hexes are counted.
constexpr int kFar = 2'000;
/// A hex beyond the end of all ways, as if it cost so much.
constexpr int kHex = 8;
/// What is not on the map is farther than all that is.
constexpr int kNotHere = kFar + 2 * kHex * (kMaxColumns + kMaxRows);

/// From where the piece was over every hex that it entered.
std::vector<Place> way_of(const Events& events, PieceId piece, Place from) {
  std::vector<Place> way;
  if (is_hex(from)) {
    way.push_back(from);
  }
  for (const Event& event : events) {
    const auto moved = read<events::PieceMoved>(event);
    if (moved && moved->piece == piece && is_hex(moved->to)) {
      way.push_back(moved->to);
    }
  }
  return way;
}

}  // namespace

OrderDraft::OrderDraft(const Game& game, const MoveRules& rules, const State& state, const Order& order)
    : game_(game),
      rules_(rules),
      start_(state),
      to_(order.to),
      is_attack_(order.kind == Order::Kind::Attack),
      draft_(game, state) {
  std::vector<std::pair<int, std::size_t>> row;  // rank, place among those named
  for (const PieceId piece : order.pieces) {
    if (named_.size() < kMaxOrdered && state.has_piece(piece) &&
        std::find(named_.begin(), named_.end(), piece) == named_.end()) {
      row.emplace_back(rules.rank(state, piece), named_.size());
      named_.push_back(piece);
    }
  }
  heap_sort(row.begin(), row.end(), [](const auto& a, const auto& b) { return a < b; });
  for (const auto& [rank, n] : row) {
    followers_.push_back({named_[n], rank, false, {named_[n]}});
  }
}

HexId OrderDraft::hex_of(PieceId piece) const {
  const Place place = state().piece(piece).place;
  return is_hex(place) ? place : kNoHex;
}

bool OrderDraft::may_begin(PieceId piece) const {
  for (int way = 0; way < rules_.way_count(); ++way) {
    if (rules_.may_begin(state(), piece, way)) {
      return true;
    }
  }
  return false;
}

bool OrderDraft::is_there(PieceId piece) const {
  return hex_of(piece) == to_ && owner_of(state().piece(piece)) == draft_.seat();
}

const DistanceField& OrderDraft::field_of(PieceId piece, bool by_road) {
  const int distance_class = rules_.distance_class(state(), piece);
  for (const std::unique_ptr<Measured>& one : measured_) {
    if (one->distance_class == distance_class && one->by_road == by_road) {
      return one->field;
    }
  }
  measured_.push_back(std::make_unique<Measured>(
      Measured{distance_class, by_road, rules_.distances(state(), piece, to_, by_road, kFar)}));
  return measured_.back()->field;
}

int OrderDraft::left(PieceId piece, HexId from, bool by_road) {
  const Grid& grid = rules_.grid(state());
  if (!grid.contains(from) || !grid.contains(to_)) {
    return kNotHere;
  }
  const int left = field_of(piece, by_road).at(from);
  return left < kFar ? left : kFar + kHex * grid.distance(from, to_);
}

bool OrderDraft::has_road(PieceId piece) {
  const Grid& grid = rules_.grid(state());
  bool has = false;
  if (grid.contains(to_)) {
    const DistanceField& field = field_of(piece, true);
    grid.for_each_neighbor(to_, [&](Direction, HexId next) { has = has || field.at(next) < kFar; });
  }
  return has;
}

std::vector<Goal> OrderDraft::goals(const Follower& follower, bool by_road) {
  std::vector<Goal> goals;
  HexSet known;
  for (int way = 0; way < rules_.way_count(); ++way) {
    if (!rules_.may_begin(state(), follower.piece, way)) {
      continue;
    }
    rules_.reach(state(), follower.piece, way, *reach_);
    for (const HexId hex : reach_->hexes()) {
      if (hex != hex_of(follower.piece) && !known.has(hex)) {
        known.add(hex);
        goals.push_back({hex, way, reach_->cost(hex), left(follower.piece, hex, by_road)});
      }
    }
  }
  heap_sort(goals.begin(), goals.end(), [](const Goal& a, const Goal& b) { return a < b; });
  return goals;
}

bool OrderDraft::march(Follower& follower, int way, HexId to, int cost) {
  Rules trial = draft_;
  for (const Action& action : rules_.opening(state(), follower.piece, way)) {
    if (!trial.try_to(action)) {
      return false;
    }
  }
  const Place from = trial.state().piece(follower.piece).place;
  if (!trial.try_to(rules_.go(follower.piece, to))) {
    return false;
  }
  OrderPlan::Part& part = follower.part;
  part.way = way_of(trial.events(), follower.piece, from);
  const Grid& grid = rules_.grid(state());
  const auto is_gap = [&](Place a, Place b) { return grid.distance(a, b) > 1; };
  if (std::adjacent_find(part.way.begin(), part.way.end(), is_gap) != part.way.end()) {
    // A game that says only where the piece comes to.
    rules_.reach(state(), follower.piece, way, *reach_);
    part.way = reach_->way(to);
  }
  if (const std::optional<Action> halt = trial.goes_on() ? rules_.halt(trial.state()) : std::nullopt) {
    trial.try_to(*halt);
  }
  part.cost = cost;
  part.decisions = trial.actions().size() - draft_.actions().size();
  follower.is_settled = true;
  draft_ = std::move(trial);
  return true;
}

bool OrderDraft::march(Follower& follower, HexId to) {
  for (int way = 0; way < rules_.way_count(); ++way) {
    if (rules_.may_begin(state(), follower.piece, way)) {
      rules_.reach(state(), follower.piece, way, *reach_);
      if (reach_->has(to) && march(follower, way, to, reach_->cost(to))) {
        return true;
      }
    }
  }
  return false;
}

bool OrderDraft::join(Follower& follower) {
  Rules trial = draft_;
  for (const Action& action : decisions(state(), follower.piece, Order::Kind::Attack)) {
    if (!trial.try_to(action)) {
      return false;
    }
  }
  follower.part.way.assign(1, state().piece(follower.piece).place);
  follower.part.decisions = trial.actions().size() - draft_.actions().size();
  follower.is_settled = true;
  draft_ = std::move(trial);
  return true;
}

void OrderDraft::stay(Follower& follower) {
  if (const HexId hex = hex_of(follower.piece); hex != kNoHex) {
    follower.part.way.assign(1, hex);
  }
  follower.is_settled = true;
}

/// What the piece would have to decide to do exactly as ordered.
std::vector<Action> OrderDraft::decisions(const State& state, PieceId piece, Order::Kind kind) const {
  const bool attacks = kind == Order::Kind::Attack;
  int way = 0;
  for (int other = rules_.way_count() - 1; other > 0; --other) {
    way = !rules_.may_begin(state, piece, 0) && rules_.may_begin(state, piece, other) ? other : way;
  }
  std::vector<Action> row = attacks ? rules_.aim(state, to_) : rules_.opening(state, piece, way);
  row.push_back(attacks ? rules_.join(piece, to_) : rules_.go(piece, to_));
  return row;
}

bool OrderDraft::refuse(Follower& follower, Order::Kind kind) {
  Rules trial = draft_;
  OrderPlan::Part& part = follower.part;
  for (const Action& action : decisions(state(), follower.piece, kind)) {
    part.tried.push_back(action);
    part.refusal = game_.refuse(trial.state(), draft_.seat(), action);
    if (part.refusal) {
      stay(follower);
      return true;
    }
    trial.try_to(action);
  }
  part.tried.clear();
  return false;
}

void OrderDraft::settle(Order::Kind kind) {
  // One that is not refused after all goes; then the others are asked again, of the State as it is by then.
  for (bool goes = true; goes;) {
    goes = false;
    for (Follower& follower : followers_) {
      if (!follower.is_settled) {
        const OrderPlan::Part blank = follower.part;
        if (refuse(follower, kind)) {
          follower.is_settled = false;
          follower.part = blank;
        } else {
          if (kind == Order::Kind::Attack ? join(follower) : march(follower, to_)) {
            goes = true;
          } else {
            stay(follower);  // the rules would let it, but the game's MoveRules know no way that is worth trying
          }
        }
      }
    }
  }
  for (Follower& follower : followers_) {
    if (!follower.is_settled) {
      refuse(follower, kind);
    }
  }
}

void OrderDraft::add_roll(OrderPlan& plan) const {
  Rules before(game_, start_);
  const std::size_t own = plan.hands_over ? plan.actions.size() - 1 : plan.actions.size();
  for (std::size_t i = 0; i < own; ++i) {
    before.try_to(plan.actions[i]);
  }
  const std::optional<Action> roll = plan.hands_over ? std::optional(plan.actions.back())
                                     : is_attack_    ? rules_.resolve()
                                                     : std::nullopt;
  if (!roll || game_.refuse(before.state(), draft_.seat(), *roll)) {
    return;
  }
  if (std::optional<Odds> odds = odds_of(game_, game_.view(before.state(), draft_.seat()), *roll)) {
    plan.roll = roll;
    plan.odds = std::move(odds);
  }
}

OrderPlan OrderDraft::finish() {
  OrderPlan plan;
  plan.actions = draft_.actions();
  plan.hands_over = !plan.actions.empty() && !draft_.goes_on();
  for (const PieceId piece : named_) {
    const auto follower =
        std::find_if(followers_.begin(), followers_.end(), [&](const Follower& one) { return one.piece == piece; });
    plan.parts.push_back(std::move(follower->part));
  }
  if (!plan.actions.empty()) {
    add_roll(plan);
  }
  return plan;
}

}  // namespace longroll::hexgame
