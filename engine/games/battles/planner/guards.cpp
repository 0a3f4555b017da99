#include "engine/games/battles/planner/guards.h"

#include <algorithm>

namespace longroll::battles {
namespace {

constexpr std::size_t kMaxGuards = 2;
/// Cuts within so many hexes of the worst are the same gap; so many of them are looked at.
constexpr int kGap = 3;
constexpr std::size_t kMaxOfAGap = 8;
/// What a cut costs: so many hundredths of the strength that it parts, for it may not come to pass.
constexpr int kCost = 10;
/// A detached unit is missed by so many hundredths of its strength, and for every hex of its way by so much more.
constexpr int kMissed = 15;
constexpr int kWay = 6;
/// Who covers a road must be so many hundredths as strong as the unit that comes.
constexpr int kHolds = 50;
/// Where the enemy must fight the guard for it, a cut counts so many hundredths.
constexpr int kFoughtFor = 25;

class Detailer {
 public:
  Detailer(const Survey& survey, SupplyThreats& lifeline) : survey_(survey), lifeline_(lifeline) {}

  /// The cheapest unit against the worst of the cuts, and the place in which it leaves least of them; takes out of
  /// `cuts` what is seen to.
  Guard detail(std::vector<Cut>& cuts, const std::vector<PieceId>& free) {
    const Cut worst = cuts.front();
    const PieceId unit = cheapest(worst, free);
    const std::vector<Cut> gap = gap_about(cuts, worst.hex);
    Guard guard;
    if (unit != kNoPiece) {
      guard = {unit, best_post(worst, gap, unit)};
    }
    std::erase_if(cuts, [&](const Cut& cut) { return distance(cut.hex, worst.hex) <= kGap; });
    return guard.post == kNoHex ? Guard{} : guard;
  }

 private:
  int distance(HexId a, HexId b) const { return survey_.field().grid().distance(a, b); }

  std::vector<Cut> gap_about(const std::vector<Cut>& cuts, HexId hex) const {
    std::vector<Cut> gap;
    for (const Cut& cut : cuts) {
      if (distance(cut.hex, hex) <= kGap && gap.size() < kMaxOfAGap) {
        gap.push_back(cut);
      }
    }
    return gap;
  }

  PieceId cheapest(const Cut& cut, const std::vector<PieceId>& free) const {
    const Field& field = survey_.field();
    PieceId best = kNoPiece;
    int least = cut.strength * kCost / 100;
    for (const PieceId id : free) {
      const int strength = survey_.strength(id);
      const int way = std::max(0, distance(field.piece(id).place, cut.hex) - 1);
      if (is_artillery(field.arm_of(id)) || field.condition(id) > Condition::Disordered ||
          strength * 100 < survey_.strength(cut.by) * kHolds || way > 2 * field.counter(id).movement) {
        continue;
      }
      const int cost = strength * kMissed / 100 + way * kWay;
      if (cost < least) {
        least = cost;
        best = id;
      }
    }
    return best;
  }

  HexId best_post(const Cut& worst, const std::vector<Cut>& gap, PieceId unit) {
    const Field& field = survey_.field();
    HexId best = kNoHex;
    int least = worst.strength / 2;  // a guard that saves less is none
    int least_way = 0;
    hexgame::for_each_within(field.grid(), worst.hex, 1, [&](HexId post, int) {
      if (!field.map().is_playable(post) || field.has_units(post, other(survey_.side())) ||
          field.is_controlled(post, other(survey_.side())) || !has_room(post, unit)) {
        return;
      }
      int left = 0;
      for (const Cut& cut : gap) {
        const int parted = lifeline_.parted(cut, unit, post);
        left = std::max(left, is_watched(cut.hex, post) ? parted * kFoughtFor / 100 : parted);
      }
      const int way = distance(post, field.piece(unit).place);
      if (left < least || (left == least && best != kNoHex && way < least_way)) {
        least = left;
        least_way = way;
        best = post;
      }
    });
    return best;
  }

  /// Who comes there has to fight the guard (8.11).
  bool is_watched(HexId hex, HexId post) const {
    const auto d = survey_.field().grid().direction(post, hex);
    return d && survey_.field().costs().zones_pass(*d).has(post);
  }

  bool has_room(HexId hex, PieceId unit) const {
    const Field& field = survey_.field();
    return field.piece(unit).place == hex || field.units_at(hex, survey_.side()) < field.scenario().stack_limit;
  }

  const Survey& survey_;
  SupplyThreats& lifeline_;
};

}  // namespace

std::vector<Guard> plan_guards(const Survey& survey, SupplyThreats& lifeline, std::vector<Cut> cuts,
                               std::vector<PieceId> free) {
  std::vector<Guard> guards;
  Detailer detailer(survey, lifeline);
  for (std::size_t i = 0; i < kMaxGuards && !cuts.empty(); ++i) {
    const Guard guard = detailer.detail(cuts, free);
    if (guard.unit != kNoPiece) {
      guards.push_back(guard);
      std::erase(free, guard.unit);
    }
  }
  return guards;
}

}  // namespace longroll::battles
