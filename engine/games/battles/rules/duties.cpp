#include "engine/games/battles/rules/duties.h"

#include <algorithm>

#include "engine/games/battles/rules/odds.h"
#include "engine/games/battles/rules/sight.h"

namespace longroll::battles {
namespace {

constexpr Refusal kUnitLeft{"That would leave a unit in an enemy zone of control with nothing to attack.", "8.12"};
constexpr Refusal kHexLeft{"That would leave an enemy who must be attacked with nobody to attack him.", "8.11"};
constexpr Refusal kBombardFirst{"It would leave an enemy with nobody but artillery to attack him: bombard him first.",
                                "8.11"};

/// Works out what has to be added to an attack. Only what touches the attack can be owed.
class Completion {
 public:
  Completion(const Front& front, const Proposal& proposal, std::vector<Duty>* owed)
      : front_(front), owed_(owed), whole_(proposal) {}

  Refusal run() {
    do {
      has_changed_ = false;
      for (std::size_t i = 0; i < whole_.targets().size() && !conflict_; ++i) {
        front_.for_each_around(whole_.targets()[i], [&](const Front::Unit& unit) { look_at(unit); });
      }
    } while (has_changed_ && !conflict_);
    return conflict_;
  }
  const Proposal& whole() const { return whole_; }
  const Duty& undone() const { return undone_; }

 private:
  void look_at(const Front::Unit& unit) {
    if (conflict_) {
      return;
    }
    if (!whole_.has(unit.id)) {
      const bool is_left =
          std::all_of(unit.targets().begin(), unit.targets().end(), [&](HexId hex) { return whole_.is_target(hex); });
      if (!unit.must_attack || !is_left) {
        return;
      }
      if (unit.targets().size() != whole_.targets().size()) {
        fail(kUnitLeft, {Duty::Kind::UnitMustAttack, front_.field().piece(unit.id).place, unit.id});
        return;
      }
      whole_.add_unit(unit.id);
      note({Duty::Kind::UnitMustAttack, front_.field().piece(unit.id).place, unit.id});
    }
    for (const HexId hex : unit.targets()) {
      if (!whole_.is_target(hex) && is_left_alone(hex)) {
        take_in(hex);
      }
    }
  }

  /// Every unit that could attack the hex hand to hand takes part in this attack.
  bool is_left_alone(HexId hex) const {
    const Front::Hex* entry = front_.find_hex(hex);
    if (entry == nullptr || !entry->must_be_attacked) {
      return false;
    }
    bool is_left = true;
    front_.for_each_around(
        hex, [&](const Front::Unit& unit) { is_left = is_left && (!unit.may_attack || whole_.has(unit.id)); });
    return is_left;
  }

  /// Battles 8.25: the hex becomes a target, if every attacker touches it.
  void take_in(HexId hex) {
    if (conflict_) {
      return;
    }
    left_alone_ = hex;
    bool is_open = true;
    front_.for_each_around(whole_.targets().front(), [&](const Front::Unit& unit) {
      is_open = is_open && (!whole_.has(unit.id) || unit.touches(hex));
    });
    if (!is_open || !whole_.add_target(hex)) {
      fail(kHexLeft, {Duty::Kind::HexMustBeAttacked, hex, kNoPiece});
      return;
    }
    note({Duty::Kind::HexMustBeAttacked, hex, kNoPiece});
  }

  /// RULINGS on 8.11: guns can take a duty off others only by firing before these attack somebody else.
  void fail(const Refusal& refusal, const Duty& undone) {
    const bool is_in_range = left_alone_ != kNoHex && !bombarders_of(front_.field(), {&left_alone_, 1}).empty();
    conflict_ = is_in_range ? kBombardFirst : refusal;
    undone_ = is_in_range ? Duty{Duty::Kind::HexMustBeAttacked, left_alone_, kNoPiece} : undone;
  }

  void note(const Duty& duty) {
    has_changed_ = true;
    if (owed_ != nullptr) {
      owed_->push_back(duty);
    }
  }

  const Front& front_;
  std::vector<Duty>* owed_;
  Proposal whole_;
  Refusal conflict_;
  Duty undone_;
  HexId left_alone_ = kNoHex;
  bool has_changed_ = false;
};

/// Battles 8.25: the unit could attack every one of the targets.
bool touches_all(const Front::Unit& unit, std::span<const HexId> targets) {
  return std::all_of(targets.begin(), targets.end(), [&](HexId hex) { return unit.touches(hex); });
}

/// Battles 9.18
bool is_futile(const Field& field, const Proposal& proposal, std::span<const PieceId> bombarders) {
  return is_futile_bombardment(field, {bombarders, proposal.targets()});
}

/// Somebody next to all the targets could join and the duties could still be met.
bool has_assault(const Front& front, const Proposal& proposal) {
  bool found = false;
  front.for_each_around(proposal.targets().front(), [&](const Front::Unit& unit) {
    if (found || !unit.may_attack || !touches_all(unit, proposal.targets())) {
      return;
    }
    Proposal more = proposal;
    more.add_unit(unit.id);
    found = !conflict_of(front, more);
  });
  return found;
}

Refusal refuse_bombarder(const Field& field, const Proposal& proposal, PieceId unit) {
  if (field.condition(unit) == Condition::Shaken) {
    return {"Shaken troops attack only where they must.", "12.2"};
  }
  bool is_near = false;
  for (const HexId hex : proposal.targets()) {
    if (reaches(field, unit, hex)) {
      return kLawful;
    }
    is_near = is_near || field.grid().distance(field.piece(unit).place, hex) <= kMostRange;
  }
  if (!is_near) {
    return {"That is beyond the range of three hexes.", "9.11"};
  }
  return field.is_night() ? Refusal{"At night artillery bombards adjacent hexes only.", "11.2"}
                          : Refusal{"There is no line of sight to the target.", "9.3"};
}

/// Units that attack hand to hand (8.15, 8.25).
Refusal refuse_assault(const Front& front, const Proposal& proposal, PieceId id) {
  const Front::Unit* unit = front.find(id);
  if (unit == nullptr || !touches_all(*unit, proposal.targets())) {
    if (is_artillery(front.field().arm_of(id)) && proposal.targets().size() == 1) {
      return {"Artillery in an enemy zone of control attacks adjacent enemies only.", "9.0"};
    }
    return proposal.targets().size() > 1
               ? Refusal{"Every attacker must be adjacent to every hex under attack.", "8.25"}
               : Refusal{"It is not adjacent to the target over ground that can be attacked across.", "8.15"};
  }
  if (!unit->may_attack) {
    return {"Shaken troops attack only where they must.", "12.2"};
  }
  Proposal more = proposal;
  more.add_unit(id);
  return conflict_of(front, more);
}

}  // namespace

std::vector<Duty> duties(const Front& front) {
  std::vector<Duty> all;
  for (const Front::Hex& hex : front.hexes()) {
    if (hex.must_be_attacked) {
      all.push_back({Duty::Kind::HexMustBeAttacked, hex.at, kNoPiece});
    }
  }
  for (const Front::Unit& unit : front.units()) {
    if (unit.must_attack) {
      all.push_back({Duty::Kind::UnitMustAttack, front.field().piece(unit.id).place, unit.id});
    }
  }
  return all;
}

std::vector<Duty> duties(const Field& field) { return duties(Front(field)); }

Proposal Proposal::of(const Field& field, const Front& front) {
  Proposal proposal;
  for (int i = 0; i < field.piece_count(); ++i) {
    const auto id = static_cast<PieceId>(i);
    if (field.has_flag(id, kTarget) && is_on_map(field.piece(id)) && !proposal.is_target(field.piece(id).place)) {
      proposal.add_target(field.piece(id).place);
    }
    if (field.has_flag(id, kAttacking)) {
      front.find(id) != nullptr ? proposal.add_unit(id) : proposal.add_bombarder(id);
    }
  }
  return proposal;
}

bool Proposal::is_target(HexId hex) const {
  const auto all = targets();
  return std::find(all.begin(), all.end(), hex) != all.end();
}

void Proposal::add_unit(PieceId unit) {
  units_[static_cast<std::size_t>(unit)] = true;
  ++assaults_;
}

void Proposal::add_bombarder(PieceId unit) {
  units_[static_cast<std::size_t>(unit)] = true;
  ++bombarders_;
}

bool Proposal::add_target(HexId hex) {
  if (count_ == targets_.size()) {
    return false;
  }
  targets_[count_++] = hex;
  return true;
}

Closure closure_of(const Front& front, const Proposal& proposal) {
  Closure closure;
  Completion completion(front, proposal, &closure.owed);
  closure.conflict = completion.run();
  closure.undone = completion.undone();
  closure.whole = completion.whole();
  return closure;
}

Refusal conflict_of(const Front& front, const Proposal& proposal) { return Completion(front, proposal, nullptr).run(); }

Refusal incompletable(const Front& front, const Proposal& proposal) {
  Completion completion(front, proposal, nullptr);
  if (const Refusal conflict = completion.run()) {
    return conflict;
  }
  if (completion.whole().assault_count() > 0 || has_assault(front, proposal)) {
    return kLawful;
  }
  if (proposal.targets().size() > 1) {
    return {"A bombardment is of one hex, unless others attack hand to hand as well.", "9.13"};
  }
  const std::vector<PieceId> bombarders = bombarders_of(front.field(), proposal.targets());
  if (bombarders.empty()) {
    return {"Nobody can attack that hex.", "8.15"};
  }
  return is_futile(front.field(), proposal, bombarders)
             ? Refusal{"A bombardment alone must be at 1:5 or better.", "9.18"}
             : kLawful;
}

Refusal refuse_target(const Front& front, const Proposal& proposal, int hex) {
  const Field& field = front.field();
  if (!is_hex(hex) || !field.grid().contains(hex)) {
    return {"There is no such hex on this map.", "8.0"};
  }
  const auto at = static_cast<HexId>(hex);
  if (!is_attackable(field, at)) {
    bool has_enemy = false;
    for_each_at(field, at, [&](PieceId id) { has_enemy = has_enemy || is_defender(field, id, field.phasing()); });
    return has_enemy ? Refusal{"Nobody is attacked twice in a Combat Phase.", "8.14"}
                     : Refusal{"There is no enemy to attack.", "8.0"};
  }
  if (proposal.is_target(at)) {
    return {"That hex is already under this attack.", "8.21"};
  }
  Proposal more = proposal;
  if (!more.add_target(at)) {
    return {"Every attacker must be adjacent to every hex under attack.", "8.25"};
  }
  for (const Front::Unit& unit : front.units()) {
    if (proposal.has(unit.id) && !unit.touches(at)) {
      return {"Every attacker must be adjacent to every hex under attack.", "8.25"};
    }
  }
  return incompletable(front, more);
}

Refusal refuse_join(const Front& front, const Proposal& proposal, int unit) {
  const Field& field = front.field();
  if (!field.state().has_piece(unit)) {
    return {"There is no such unit.", "8.0"};
  }
  const auto id = static_cast<PieceId>(unit);
  const Arm arm = field.arm_of(id);
  if (field.side_of(id) != field.phasing() || !is_on_map(field.piece(id)) ||
      (!is_combat_unit(arm) && arm != Arm::Gunboat)) {
    return {"Only units of the phasing side that stand on the map attack.", "8.0"};
  }
  if (field.has_flag(id, kAttacking)) {
    return {"It takes part already.", "8.14"};
  }
  if (field.has_flag(id, kFought)) {
    return {"It can attack no more in this Combat Phase.", "8.14"};
  }
  if (field.is_routed(id)) {
    return {"Routed units do not attack.", "12.3"};
  }
  return can_bombard(field, id) ? refuse_bombarder(field, proposal, id) : refuse_assault(front, proposal, id);
}

Refusal refuse_as_it_is(const Front& front, const Proposal& proposal) {
  if (proposal.targets().empty() || proposal.assault_count() + proposal.bombarder_count() == 0) {
    return {"Nobody attacks yet.", "8.13"};
  }
  const Closure closure = closure_of(front, proposal);
  if (closure.conflict) {
    return closure.conflict;
  }
  if (!closure.owed.empty()) {
    return closure.owed.front().kind == Duty::Kind::UnitMustAttack
               ? Refusal{"A unit that would have nobody else to attack must join.", "8.12"}
               : Refusal{"An enemy whom nobody else could attack must be attacked too.", "8.23"};
  }
  if (proposal.assault_count() > 0) {
    return kLawful;
  }
  if (proposal.targets().size() > 1) {
    return {"A bombardment is of one hex, unless others attack hand to hand as well.", "9.13"};
  }
  const std::vector<PieceId> bombarders = attackers_of(front.field(), proposal);
  return is_futile(front.field(), proposal, bombarders)
             ? Refusal{"A bombardment alone must be at 1:5 or better.", "9.18"}
             : kLawful;
}

std::optional<Duty> left_undone_by(const Field& field, Do verb, int argument) {
  const Front front(field);
  Proposal proposal = Proposal::of(field, front);
  const Refusal refusal =
      verb == Do::Join ? refuse_join(front, proposal, argument) : refuse_target(front, proposal, argument);
  if (refusal.rule != rule_of(Duty::Kind::HexMustBeAttacked) && refusal.rule != rule_of(Duty::Kind::UnitMustAttack)) {
    return std::nullopt;
  }
  if (verb == Do::Join) {
    proposal.add_unit(static_cast<PieceId>(argument));
  } else {
    proposal.add_target(static_cast<HexId>(argument));
  }
  const Closure closure = closure_of(front, proposal);
  return closure.conflict ? std::optional(closure.undone) : std::nullopt;
}

std::vector<PieceId> bombarders_of(const Field& field, std::span<const HexId> targets) {
  std::vector<PieceId> all;
  for (int i = 0; i < field.piece_count(); ++i) {
    const auto id = static_cast<PieceId>(i);
    const Arm arm = field.arm_of(id);
    if ((!is_artillery(arm) && arm != Arm::Gunboat) || !has_attack_left(field, id) ||
        field.condition(id) == Condition::Shaken) {
      continue;
    }
    const bool is_near =
        std::any_of(targets.begin(), targets.end(), [&](HexId hex) { return reaches(field, id, hex); });
    if (is_near && can_bombard(field, id)) {
      all.push_back(id);
    }
  }
  return all;
}

std::vector<PieceId> attackers_of(const Field& field, const Proposal& proposal) {
  std::vector<PieceId> all;
  for (int i = 0; i < field.piece_count(); ++i) {
    if (proposal.has(static_cast<PieceId>(i))) {
      all.push_back(static_cast<PieceId>(i));
    }
  }
  return all;
}

}  // namespace longroll::battles
