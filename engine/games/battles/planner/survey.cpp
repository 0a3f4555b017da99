#include "engine/games/battles/planner/survey.h"

#include <algorithm>
#include <functional>

#include "engine/core/heap_sort.h"
#include "engine/games/battles/rules/victory.h"

namespace longroll::battles {
namespace {

/// Hexes from which a unit can come to fight in one turn, over clear ground.
int striking_distance(const Counter& counter) { return std::min<int>(counter.movement, 5); }

/// A routed unit still counts for a little: it may rally.
constexpr int kRoutedWorth = 30;

/// Hundredths that a point of an objective is worth beside strength points.
constexpr int kPoint = 100;

/// The scenario's points are taken for so many hundredths of the difference: who believes them wholly attacks too
/// little to win the ground that counts as well.
constexpr int kBelieved = 25;

/// Hundredths of a point that a strength point in hand is worth at the beginning of the battle for what it may do.
constexpr int kAhead = 50;

}  // namespace

Survey::Survey(const Field& field, const Land& land, Seat side) : field_(&field), land_(&land), side_(side) {
  HexSet met;
  for (const PieceId id : field.pieces()) {
    if (!field.is_unit(id) || !is_on_map(field.piece(id))) {
      continue;
    }
    if (field.side_of(id) == side) {
      mine_.push_back(id);
      spread(support_, id);
      continue;
    }
    theirs_.push_back(id);
    spread(threat_, id);
    const HexId hex = field.piece(id).place;
    if (!met.has(hex)) {
      met.add(hex);
      enemy_hexes_.push_back(hex);
    }
  }
  weigh_objectives();
  weigh_losses();
  weigh_focus();
}

void Survey::spread(hexgame::Influence& sums, PieceId unit) const {
  const int worth = strength(unit);
  const int radius = striking_distance(field_->counter(unit));
  // A unit that must go as far as it can will not always arrive.
  hexgame::add_influence(sums, field_->grid(), field_->piece(unit).place, radius,
                         [&](int distance) { return distance >= radius ? worth / 2 : worth; });
}

int Survey::strength(PieceId unit) const {
  const int printed = field_->counter(unit).strength * 100;
  switch (field_->condition(unit)) {
    case Condition::Good:
      return printed;
    case Condition::Disordered:
    case Condition::Shaken:
      return printed / 2;
    case Condition::Routed:
      return kRoutedWorth;
  }
  return printed;
}

int Survey::strength_at(HexId hex, Seat side) const {
  int sum = 0;
  for_each_at(*field_, hex,
              [&](PieceId id) { sum += field_->side_of(id) == side && field_->is_unit(id) ? strength(id) : 0; });
  return sum;
}

/// Ground is needed the more it is worth and the less of the army is near it, beside what the enemy has there.
void Survey::weigh_objectives() {
  const std::vector<Objective>& all = field_->scenario().objectives;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const auto near = [&](const std::vector<PieceId>& units) {
      int sum = 0;
      for (const PieceId id : units) {
        const int distance = field_->grid().distance(field_->piece(id).place, all[i].hex);
        sum += distance > 8 ? 0 : strength(id) * (9 - distance) / 9;
      }
      return sum;
    };
    const int ours = near(mine_);
    const int theirs = near(theirs_);
    const bool held = holder_of(*field_, i) == side_;
    const int worth = (all[i].points[0] + all[i].points[1]) * kPoint / 2;
    // What is held and not threatened needs nobody; what is lost needs everybody until there are enough.
    const int share = held ? (theirs == 0 ? 5 : std::clamp(100 * theirs / (ours + theirs + 1) + 10, 10, 100))
                           : std::clamp(150 - 100 * ours / (theirs * 2 + 400), 30, 150);
    needs_[0].push_back(worth * share / 100);
  }
}

void Survey::weigh_losses() {
  const Scenario& scenario = field_->scenario();
  const int turns = static_cast<int>(scenario.turns.size());
  const int ahead = kAhead * (turns - field_->turn() + 1) / turns;
  for (std::size_t side = 0; side < 2; ++side) {
    const int price = 100 * (scenario.loss_points[side] * kPoint + ahead) / (kPoint + ahead);
    prices_[side] = 100 + (price - 100) * kBelieved / 100;
  }
}

/// The main effort draws three times as much; the other ground half.
void Survey::weigh_focus() {
  std::vector<int> sorted = needs_[0];
  heap_sort(sorted.begin(), sorted.end(), std::greater<>());
  for (std::size_t focus = 1; focus < needs_.size(); ++focus) {
    needs_[focus] = needs_[0];
    if (focus > sorted.size()) {
      continue;
    }
    const int wanted = sorted[focus - 1];
    for (int& need : needs_[focus]) {
      need = need == wanted ? need * 3 : need / 2;
    }
  }
}

int Survey::pull(HexId hex, int focus) const {
  const std::vector<int>& needs = needs_[static_cast<std::size_t>(focus)];
  int most = 0;
  for (std::size_t i = 0; i < needs.size(); ++i) {
    const int distance = land_->to_objective(i, hex);
    most = std::max(most, needs[i] * 40 / (20 + distance));
  }
  return most;
}

int Survey::worth(HexId hex) const {
  int sum = 0;
  for (const Objective& objective : field_->scenario().objectives) {
    sum += objective.hex == hex ? (objective.points[0] + objective.points[1]) * kPoint / 2 : 0;
  }
  return sum;
}

int Survey::prize(HexId hex) const {
  int sum = 0;
  for (const auto& [at, prize] : prizes_) {
    sum += at == hex ? prize : 0;
  }
  return sum;
}

int Survey::cover(HexId hex) const {
  const TerrainEffect& terrain = field_->chart().terrain[field_->map().terrain_at(hex)];
  int share = terrain.halves ? 60 : terrain.shift < 0 ? 75 : 100;
  int water = 0;
  int slopes = 0;
  bool works = false;
  for (const Direction d : kAllDirections) {
    const std::uint16_t side = field_->map().side(hex, d);
    water += (side & (kStream | kCreek | kRiver)) != 0 ? 1 : 0;
    works = works || (side & (kTrench | kEntrenchment | kRedoubt)) != 0;
    const HexId next = field_->grid().neighbor(hex, d);
    slopes += next != kNoHex && (field_->map().side(next, opposite(d)) & kSlope) != 0 ? 1 : 0;
  }
  share = works ? share / 2 : share;
  share -= 4 * water + 3 * slopes;
  share -= field_->has_breastworks(hex) ? 15 : 0;
  return std::max(25, share);
}

int Survey::enemy_distance(HexId hex) const {
  int least = 99;
  for (const HexId enemy : enemy_hexes_) {
    least = std::min(least, field_->grid().distance(hex, enemy));
  }
  return least;
}

}  // namespace longroll::battles
