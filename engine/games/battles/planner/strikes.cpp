#include "engine/games/battles/planner/strikes.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/games/battles/rules/ground.h"
#include "engine/games/battles/rules/sight.h"

namespace longroll::battles {
namespace {

constexpr std::size_t kMaxStrikes = 8;
/// An attack that is expected to lose more than this share of the attackers, in hundredths, is never made of free will.
constexpr int kAtRisk = 30;

struct Candidate {
  std::size_t hand;
  HexId from;
  int strength;  // as it counts against this target
  int printed;
  bool closes;  // fights hand to hand: results can hit it
  int loose_ends;
};

class AttackPlanner {
 public:
  AttackPlanner(const Survey& survey, const Conduct& conduct, std::vector<AttackOption> hands)
      : survey_(survey),
        field_(survey.field()),
        conduct_(conduct),
        hands_(std::move(hands)),
        used_(hands_.size(), false) {
    for (const PieceId id : survey.mine()) {
      ++crowd_[static_cast<std::size_t>(field_.piece(id).place)];
    }
  }

  std::vector<Strike> plan() {
    std::vector<Strike> strikes;
    while (strikes.size() < kMaxStrikes) {
      Strike best;
      best.merit = 0;
      for (const HexId target : survey_.enemy_hexes()) {
        if (struck_.has(target) || is_spent(target)) {
          continue;
        }
        Strike strike = build(target);
        if (!strike.parts.empty() && strike.merit > best.merit) {
          best = std::move(strike);
        }
      }
      if (best.parts.empty()) {
        break;
      }
      commit(best);
      strikes.push_back(std::move(best));
    }
    return strikes;
  }

 private:
  bool is_spent(HexId target) const {
    bool spent = false;
    for_each_at(field_, target, [&](PieceId id) { spent = spent || field_.has_flag(id, kAttacked); });
    return spent;
  }

  bool has_room(const AttackOption& hand, HexId hex) const {
    return hex == hand.at || crowd_[static_cast<std::size_t>(hex)] < field_.scenario().stack_limit;
  }

  /// Enemies, besides the target and those who are struck already, whom a unit in that hex would have to attack.
  int loose_ends(HexId hex, HexId target) const {
    int count = 0;
    for (const Direction d : kAllDirections) {
      const HexId next = field_.grid().neighbor(hex, d);
      if (next != kNoHex && next != target && !struck_.has(next) && field_.has_units(next, other(survey_.side())) &&
          is_open_to_attack(field_.map().side(next, opposite(d))) && !is_spent(next)) {
        ++count;
      }
    }
    return count;
  }

  /// What a unit in `from` counts against the target hand to hand, in hundredths.
  int close_strength(PieceId unit, HexId target, Direction to_attacker) const {
    const int strength = survey_.strength(unit);
    const Chart& chart = field_.chart();
    const std::uint16_t side = field_.map().side(target, to_attacker);
    const bool wet = (side & (kStream | kCreek | kRiver)) != 0 && !is_artillery(field_.arm_of(unit));
    const bool works = (side & (kTrench | kEntrenchment | kRedoubt)) != 0 && chart.fieldwork.halves;
    const bool ground = chart.terrain[field_.map().terrain_at(target)].halves;
    return wet || works || ground ? strength / 2 : strength;
  }

  /// The best place of that hand against the target; strength 0: none.
  Candidate candidate(std::size_t index, HexId target) const {
    const AttackOption& hand = hands_[index];
    Candidate best{index, kNoHex, 0, survey_.strength(hand.unit), true, 0};
    int best_rank = -1'000'000;
    for (const Direction d : kAllDirections) {
      const HexId from = field_.grid().neighbor(target, d);
      if (from == kNoHex || !is_open_to_attack(field_.map().side(target, d)) || !has_room(hand, from) ||
          std::find(hand.options.begin(), hand.options.end(), from) == hand.options.end()) {
        continue;
      }
      const int strength = close_strength(hand.unit, target, d);
      const int ends = loose_ends(from, target);
      const int rank = strength * 2 - ends * strength * conduct_.of(hand.unit).loose_end / 50 -
                       survey_.cover(from) / 4 + (from == hand.at ? 5 : 0);
      if (rank > best_rank) {
        best_rank = rank;
        best.from = from;
        best.strength = strength;
        best.loose_ends = ends;
      }
    }
    const Arm arm = field_.arm_of(hand.unit);
    if (best.strength == 0 && is_artillery(arm) && !field_.is_in_enemy_zone(hand.unit)) {
      bombard(hand, target, best);
    }
    return best;
  }

  /// 9.0, 9.19: from two hexes rather than three, where it can be seen.
  void bombard(const AttackOption& hand, HexId target, Candidate& best) const {
    int best_rank = 0;
    for (const HexId from : hand.options) {
      const int range = field_.grid().distance(from, target);
      if (range < 2 || range > 3 || !has_room(hand, from) || field_.is_controlled(from, other(survey_.side())) ||
          (field_.is_night() && range > 1) || !has_sight(field_, survey_.side(), from, target)) {
        continue;
      }
      const int strength = range == 3 ? best.printed * 2 / 3 : best.printed;
      const int rank = 10 + strength + (from == hand.at ? 8 : 0) +
                       (field_.has_units(from, survey_.side()) && from != hand.at ? 20 : 0);
      if (rank > best_rank) {
        best_rank = rank;
        best.from = from;
        best.strength = strength;
        best.closes = false;
        best.loose_ends = 0;
      }
    }
  }

  int shift_of(HexId target, const std::vector<Candidate>& team, std::size_t count) const {
    const Chart& chart = field_.chart();
    const TerrainEffect& terrain = chart.terrain[field_.map().terrain_at(target)];
    int shift = terrain.halves ? 0 : terrain.shift;
    bool all_slope = true;
    bool all_works = true;
    bool any_close = false;
    for (std::size_t i = 0; i < count; ++i) {
      if (!team[i].closes) {
        continue;
      }
      any_close = true;
      const auto d = field_.grid().direction(team[i].from, target);
      all_slope = all_slope && (field_.map().side(team[i].from, *d) & kSlope) != 0;
      all_works = all_works && (field_.map().side(target, opposite(*d)) & (kTrench | kEntrenchment | kRedoubt)) != 0;
    }
    if (any_close && all_slope) {
      shift = std::min(shift, chart.slope.shift);
    }
    if (any_close && all_works) {
      shift = std::min(shift, chart.fieldwork.shift);
    }
    if (field_.has_breastworks(target)) {
      shift = std::min(shift, chart.breastworks.shift);
    }
    for (const Surprise& surprise : field_.scenario().surprises) {
      shift += surprise.side == survey_.side() && field_.turn() <= surprise.last_turn ? surprise.shift : 0;
    }
    return shift;
  }

  /// The defenders have nowhere to go once these attackers stand where they will.
  bool is_cut_off(HexId target, const std::vector<Candidate>& team, std::size_t count) const {
    for (const Direction d : kAllDirections) {
      const HexId way = field_.grid().neighbor(target, d);
      if (way == kNoHex || !field_.map().is_playable(way) || !is_open_to_attack(field_.map().side(target, d)) ||
          field_.has_units(way, survey_.side()) || field_.is_controlled(way, survey_.side())) {
        continue;
      }
      bool closed = false;
      for (std::size_t i = 0; i < count && !closed; ++i) {
        closed = team[i].from == way || (field_.grid().are_adjacent(team[i].from, way) &&
                                         !is_artillery(field_.arm_of(hands_[team[i].hand].unit)));
      }
      if (!closed) {
        return false;
      }
    }
    return true;
  }

  /// What those who take part think of it, on average.
  int mean_of(const std::vector<Candidate>& team, std::size_t count, int Stance::*opinion) const {
    int sum = 0;
    for (std::size_t i = 0; i < count; ++i) {
      sum += conduct_.of(hands_[team[i].hand].unit).*opinion;
    }
    return sum / static_cast<int>(count);
  }

  /// What the attack must promise. However eager they are, they risk only a part of themselves.
  int least_gain(const std::vector<Candidate>& team, std::size_t count) const {
    int strength = 0;
    for (std::size_t i = 0; i < count; ++i) {
      strength += team[i].printed;
    }
    return std::max(mean_of(team, count, &Stance::least_gain), -strength * kAtRisk / 100);
  }

  int gain_of(HexId target, const std::vector<Candidate>& team, std::size_t count) const {
    const Chart& chart = field_.chart();
    Stakes stakes;
    int attack = 0;
    int ends = 0;
    const int ours = survey_.price(survey_.side());
    const int theirs = survey_.price(other(survey_.side()));
    for (std::size_t i = 0; i < count; ++i) {
      attack += team[i].strength;
      const int worth = team[i].printed * ours / 100;
      ends += team[i].loose_ends * worth * conduct_.of(hands_[team[i].hand].unit).loose_end / 100;
      if (team[i].closes) {
        stakes.attackers += worth;
        stakes.largest_attacker = std::max(stakes.largest_attacker, worth);
        ++stakes.attacking_units;
      }
    }
    int defense = 0;
    for_each_at(field_, target, [&](PieceId id) {
      if (field_.side_of(id) == survey_.side() || !field_.is_unit(id)) {
        return;
      }
      defense += std::max(100, survey_.strength(id));
      const int worth = field_.counter(id).strength * theirs;
      stakes.defenders += worth;
      stakes.largest_defender = std::max(stakes.largest_defender, worth);
      ++stakes.defending_units;
    });
    // An exchange is paid in strength, not in what it is worth.
    stakes.exchange = 100 * ours / theirs;
    attack = field_.is_night() ? attack / 2 : attack;
    const int raw = column_of_odds(chart, attack, defense);
    const int shifted = raw + shift_of(target, team, count);
    const int column = std::clamp(shifted, 0, Chart::kColumns - 1);
    const int die = column == Chart::kColumns - 1 ? die_change_of_odds(chart, attack, defense) : 0;
    stakes.ground = survey_.worth(target) * mean_of(team, count, &Stance::pull) / 100 + survey_.prize(target) +
                    mean_of(team, count, &Stance::ground);
    stakes.is_cut_off = is_cut_off(target, team, count);
    return expected_gain(chart, column, die, stakes) - ends;
  }

  /// The attack on that hex which promises most.
  Strike build(HexId target) const {
    std::vector<Candidate> pool;
    for (std::size_t i = 0; i < hands_.size(); ++i) {
      if (!used_[i]) {
        const Candidate one = candidate(i, target);
        if (one.strength > 0) {
          pool.push_back(one);
        }
      }
    }
    // Who must fight comes first, then who brings most.
    heap_sort(pool.begin(), pool.end(), [&](const Candidate& a, const Candidate& b) {
      const bool x = hands_[a.hand].must_fight;
      const bool y = hands_[b.hand].must_fight;
      return x != y ? x : a.strength != b.strength ? a.strength > b.strength : a.hand < b.hand;
    });
    std::vector<Candidate> team;
    std::array<std::int8_t, kDirections> coming{};
    int without = 0;  // what happens when nobody comes to help those who must fight
    int best = -1'000'000;
    std::size_t best_count = 0;
    for (const Candidate& one : pool) {
      const auto d = field_.grid().direction(target, one.from);
      if (d && one.from != hands_[one.hand].at) {
        auto& crowd = coming[static_cast<std::size_t>(*d)];
        if (crowd_[static_cast<std::size_t>(one.from)] + crowd >= field_.scenario().stack_limit) {
          continue;
        }
        ++crowd;
      }
      team.push_back(one);
      const int gain = gain_of(target, team, team.size());
      if (hands_[one.hand].must_fight) {
        without = gain;
        best = gain;
        best_count = team.size();
      } else if (gain > best + 3) {
        best = gain;
        best_count = team.size();
      }
    }
    Strike strike;
    strike.target = target;
    if (best_count == 0) {
      return strike;
    }
    strike.gain = best;
    const bool forced = hands_[team.front().hand].must_fight;
    const bool only_guns = std::none_of(team.begin(), team.begin() + static_cast<std::ptrdiff_t>(best_count),
                                        [](const Candidate& one) { return one.closes; });
    strike.merit = forced ? best - without + 1 : best - (only_guns ? 0 : least_gain(team, best_count));
    for (std::size_t i = 0; i < best_count; ++i) {
      strike.parts.push_back({hands_[team[i].hand].unit, team[i].from});
    }
    return strike;
  }

  void commit(const Strike& strike) {
    struck_.add(strike.target);
    for (const Strike::Part& part : strike.parts) {
      for (std::size_t i = 0; i < hands_.size(); ++i) {
        if (hands_[i].unit == part.unit) {
          used_[i] = true;
          --crowd_[static_cast<std::size_t>(hands_[i].at)];
          ++crowd_[static_cast<std::size_t>(part.from)];
        }
      }
    }
  }

  const Survey& survey_;
  const Field& field_;
  const Conduct& conduct_;
  std::vector<AttackOption> hands_;
  std::vector<bool> used_;
  HexSet struck_;
  std::array<std::int8_t, kMaxHexes> crowd_{};
};

}  // namespace

std::vector<Strike> plan_strikes(const Survey& survey, const Conduct& conduct, std::vector<AttackOption> hands) {
  return AttackPlanner(survey, conduct, std::move(hands)).plan();
}

}  // namespace longroll::battles
