#pragma once
#include <algorithm>
#include <map>

#include "engine/games/battles/rules/duties.h"
#include "engine/games/battles/rules/odds.h"
#include "tests/rules/battles/table.h"

namespace longroll::battles::test {

/// The duties of a position as a table of who could attack whom, read from the pieces anew.
class Whole {
 public:
  explicit Whole(Table& t) : field_(t.field()) {
    for (int i = 0; i < field_.piece_count(); ++i) {
      read(static_cast<PieceId>(i));
    }
    for (int i = 0; i < field_.piece_count(); ++i) {
      read_contacts(static_cast<PieceId>(i));
    }
    for (std::size_t h = 0; h < hexes_.size(); ++h) {
      read_duty(h);
    }
    start_ = left_over(~0u, ~0u, ~0u);
  }

  struct Plan {
    unsigned units = 0;  ///< hand to hand
    unsigned hexes = 0;
    std::vector<PieceId> guns;
    HexId beyond = kNoHex;  ///< a target that nobody touches
    int beyond_count = 0;
  };

  Plan plan() const {
    Plan plan;
    for (int i = 0; i < field_.piece_count(); ++i) {
      const auto id = static_cast<PieceId>(i);
      if (field_.has_flag(id, kTarget)) {
        plan = with_hex(plan, field_.piece(id).place);
      }
      if (field_.has_flag(id, kAttacking)) {
        plan = with_unit(plan, id);
      }
    }
    return plan;
  }
  Plan with_hex(Plan plan, HexId hex) const {
    const int h = index_of_hex(hex);
    if (h < 0) {
      plan.beyond_count += plan.beyond == hex ? 0 : 1;
      plan.beyond = hex;
    } else {
      plan.hexes |= 1u << h;
    }
    return plan;
  }
  Plan with_unit(Plan plan, PieceId id) const {
    const int u = index_of_unit(id);
    if (u < 0) {
      plan.guns.push_back(id);
    } else {
      plan.units |= 1u << u;
    }
    return plan;
  }

  int index_of_unit(PieceId id) const {
    const auto found = std::find(units_.begin(), units_.end(), id);
    return found == units_.end() ? -1 : static_cast<int>(found - units_.begin());
  }
  int index_of_hex(HexId hex) const {
    const auto found = std::find(hexes_.begin(), hexes_.end(), hex);
    return found == hexes_.end() ? -1 : static_cast<int>(found - hexes_.begin());
  }
  bool may(int u) const { return unit_may_[static_cast<std::size_t>(u)]; }
  bool owes_anything() const {
    return std::count(unit_must_.begin(), unit_must_.end(), true) +
               std::count(hex_must_.begin(), hex_must_.end(), true) >
           0;
  }

  /// It may be resolved as it is.
  bool is_lawful(const Plan& plan) {
    const bool is_attack = plan.units != 0 ? plan.beyond == kNoHex && is_complete(plan.units, plan.hexes)
                                           : !plan.guns.empty() && is_one_hex(plan) && !is_futile(plan, plan.guns);
    return is_attack && leaves_all_well(plan.units, plan.hexes, plan.guns);
  }

  /// Some lawful attack has all that this one has.
  bool is_completable(const Plan& plan) {
    if (is_one_hex(plan) && plan.units == 0) {
      const std::vector<PieceId> guns = bombarders_of(field_, std::vector<HexId>{target_of(plan)});
      for (unsigned some = 1; some < 1u << guns.size(); ++some) {
        Plan more = plan;
        for (std::size_t g = 0; g < guns.size(); ++g) {
          if ((some >> g & 1) != 0 && std::count(plan.guns.begin(), plan.guns.end(), guns[g]) == 0) {
            more.guns.push_back(guns[g]);
          }
        }
        if (is_lawful(more)) {
          return true;
        }
      }
    }
    if (plan.beyond != kNoHex) {
      return false;
    }
    for (unsigned units = 1; units < 1u << units_.size(); ++units) {
      for (unsigned hexes = 1; hexes < 1u << hexes_.size(); ++hexes) {
        if ((units & plan.units) == plan.units && (hexes & plan.hexes) == plan.hexes && is_complete(units, hexes) &&
            leaves_all_well(units, hexes, plan.guns)) {
          return true;
        }
      }
    }
    return false;
  }

 private:
  static bool is_passable(unsigned side) {
    return (side & (kFerry | kPontoon)) == 0 && ((side & (kCreek | kRiver)) == 0 || (side & (kBridge | kFord)) != 0);
  }
  bool is_open(PieceId unit, HexId hex) const {
    const auto d = field_.grid().direction(field_.piece(unit).place, hex);
    return d && is_passable(field_.map().side(field_.piece(unit).place, *d));
  }
  /// Somebody there who has not been attacked holds the unit in his zone; or anybody.
  bool is_held(PieceId unit, HexId hex, bool by_anybody = false) const {
    bool held = false;
    for (int i = 0; i < field_.piece_count(); ++i) {
      const auto id = static_cast<PieceId>(i);
      held = held || (field_.piece(id).place == hex && field_.piece(id).owner != field_.piece(unit).owner &&
                      field_.is_unit(id) && !field_.is_routed(id) && is_open(unit, hex) &&
                      (by_anybody || !field_.has_flag(id, kAttacked)));
    }
    return held;
  }

  void read(PieceId id) {
    const Piece& piece = field_.piece(id);
    if (piece.owner != index_of(field_.phasing()) || !is_on_map(piece) || field_.is_routed(id) ||
        field_.has_flag(id, kFought)) {
      return;
    }
    bool in_zone = false;
    std::vector<HexId> open;
    for (const Direction d : kAllDirections) {
      const HexId hex = field_.grid().neighbor(piece.place, d);
      bool has_target = false;
      for (int i = 0; i < field_.piece_count(); ++i) {
        const Piece& enemy = field_.piece(static_cast<PieceId>(i));
        has_target = has_target || (enemy.place == hex && enemy.owner != piece.owner && (enemy.flags & kAttacked) == 0);
      }
      in_zone = in_zone || is_held(id, hex, true);
      if (has_target && is_open(id, hex)) {
        open.push_back(hex);
      }
    }
    if (is_artillery(field_.arm_of(id)) && !in_zone) {
      if (field_.condition(id) != Condition::Shaken) {
        guns_.push_back(id);
      }
      return;
    }
    if (open.empty()) {
      return;
    }
    units_.push_back(id);
    unit_must_.push_back(in_zone && !field_.is_night());
    unit_may_.push_back(unit_must_.back() || field_.condition(id) != Condition::Shaken);
    for (const HexId hex : open) {
      if (index_of_hex(hex) < 0) {
        hexes_.push_back(hex);
        hex_must_.push_back(false);
      }
    }
  }

  /// Who stands next to whom, whether he has fought or not; but those who advanced oblige nobody (8.75).
  void read_contacts(PieceId id) {
    const Piece& piece = field_.piece(id);
    if (piece.owner != index_of(field_.phasing()) || !is_on_map(piece) || field_.is_routed(id) ||
        field_.has_flag(id, kAttacked) || field_.is_night()) {
      return;
    }
    for (const Direction d : kAllDirections) {
      const HexId hex = field_.grid().neighbor(piece.place, d);
      if (is_held(id, hex)) {
        if (index_of_hex(hex) < 0) {
          hexes_.push_back(hex);
          hex_must_.push_back(false);
        }
        contacts_.push_back(hex);
      }
    }
  }

  /// A hex in contact is owed an attack if anybody is left who could make it.
  void read_duty(std::size_t h) {
    unsigned guns = 0;
    for (std::size_t g = 0; g < guns_.size(); ++g) {
      Plan plan;
      plan.beyond = hexes_[h];
      const std::vector<PieceId> gun = {guns_[g]};
      const std::vector<PieceId> all = bombarders_of(field_, std::vector<HexId>{hexes_[h]});
      guns |= std::count(all.begin(), all.end(), guns_[g]) > 0 && !is_futile(plan, gun) ? 1u << g : 0;
    }
    reach_.push_back(guns);
    bool can_be_met = guns != 0;
    for (std::size_t u = 0; u < units_.size(); ++u) {
      can_be_met = can_be_met || (unit_may_[u] && is_open(units_[u], hexes_[h]));
    }
    hex_must_[h] = can_be_met && std::count(contacts_.begin(), contacts_.end(), hexes_[h]) > 0;
  }

  bool is_one_hex(const Plan& plan) const {
    return plan.beyond != kNoHex ? plan.hexes == 0 && plan.beyond_count == 1
                                 : plan.hexes != 0 && (plan.hexes & (plan.hexes - 1)) == 0;
  }
  HexId target_of(const Plan& plan) const {
    for (std::size_t h = 0; h < hexes_.size(); ++h) {
      if ((plan.hexes >> h & 1) != 0) {
        return hexes_[h];
      }
    }
    return plan.beyond;
  }
  bool is_futile(const Plan& plan, const std::vector<PieceId>& guns) const {
    const std::vector<HexId> target = {target_of(plan)};
    return odds_of(field_, {guns, target}, Ground::Other).is_below;
  }

  /// Battles 8.25
  bool is_complete(unsigned units, unsigned hexes) const {
    for (std::size_t u = 0; u < units_.size(); ++u) {
      for (std::size_t h = 0; h < hexes_.size(); ++h) {
        if ((units >> u & 1) != 0 && (hexes >> h & 1) != 0 && (!unit_may_[u] || !is_open(units_[u], hexes_[h]))) {
          return false;
        }
      }
    }
    return units != 0 && hexes != 0;
  }

  bool leaves_all_well(unsigned units, unsigned hexes, const std::vector<PieceId>& guns) {
    unsigned taken = 0;
    for (std::size_t g = 0; g < guns_.size(); ++g) {
      taken |= std::count(guns.begin(), guns.end(), guns_[g]) > 0 ? 1u << g : 0;
    }
    return left_over(~units, ~hexes, ~taken) <= start_;
  }

  /// How many hexes that must be attacked are left, at best, when these units and guns share out attacks on these
  /// hexes and every unit that must attack does. A gun counts if it can take on a hex alone.
  int left_over(unsigned units, unsigned hexes, unsigned guns) {
    units &= (1u << units_.size()) - 1;
    hexes &= (1u << hexes_.size()) - 1;
    guns &= (1u << guns_.size()) - 1;
    const auto [known, is_new] = left_over_.try_emplace({units, hexes, guns}, 0);
    if (!is_new) {
      return known->second;
    }
    const int best = least_left_over(units, hexes, guns);
    left_over_[{units, hexes, guns}] = best;
    return best;
  }

  int least_left_over(unsigned units, unsigned hexes, unsigned guns) {
    constexpr int kNever = 1000;
    const auto first = [](unsigned all, const std::vector<bool>& must) {
      for (std::size_t i = 0; i < must.size(); ++i) {
        if ((all >> i & 1) != 0 && must[i]) {
          return 1u << i;
        }
      }
      return 0u;
    };
    const unsigned unit = first(units, unit_must_);
    const unsigned hex = unit != 0 ? 0 : first(hexes, hex_must_);
    if (unit == 0 && hex == 0) {
      return 0;
    }
    int best = kNever;
    for (unsigned some = units; some != 0; some = (some - 1) & units) {
      for (unsigned at = hexes; at != 0 && best > 0; at = (at - 1) & hexes) {
        if ((some & unit) == unit && (at & hex) == hex && is_complete(some, at)) {
          best = std::min(best, left_over(units & ~some, hexes & ~at, guns));
        }
      }
    }
    if (hex != 0 && best > 0) {
      best = std::min(best, 1 + left_over(units, hexes & ~hex, guns));
      for (std::size_t g = 0; g < guns_.size(); ++g) {
        for (std::size_t h = 0; h < hexes_.size(); ++h) {
          if (hex == 1u << h && (guns & reach_[h]) >> g & 1) {
            best = std::min(best, left_over(units, hexes & ~hex, guns & ~(1u << g)));
          }
        }
      }
    }
    return best;
  }

  Field field_;
  std::vector<PieceId> units_;
  std::vector<HexId> hexes_;
  std::vector<bool> unit_must_, unit_may_, hex_must_;
  std::vector<PieceId> guns_;
  std::vector<HexId> contacts_;
  std::vector<unsigned> reach_;  ///< by hex: the guns that could take it on alone
  std::map<std::array<unsigned, 3>, int> left_over_;
  int start_ = 0;
};

}  // namespace longroll::battles::test
