#include "engine/games/battles/rules/closure.h"

#include <algorithm>

#include "engine/games/battles/rules/relief.h"

/// Battles 8.11, 8.12, 8.23, 8.25: what an attack must take in so that all that is outside it can still be seen to.
namespace longroll::battles {
namespace {

constexpr Refusal kUnitLeft{"That would leave a unit in an enemy zone of control with nothing to attack.", "8.12"};

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
    if (!conflict_) {
      share_out_guns();
    }
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
      if (!whole_.is_target(hex) && is_left_alone(hex) && !has_relief(hex)) {
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

  bool has_relief(HexId hex) const {
    const std::vector<PieceId> guns = reliefs_of(front_.field(), hex);
    return std::any_of(guns.begin(), guns.end(), [&](PieceId gun) { return !whole_.has(gun); });
  }

  /// Hexes outside the attack that only guns can see to any more.
  std::vector<HexId> left_to_guns() const {
    std::vector<HexId> hexes;
    for (const HexId hex : front_.left_to_guns()) {
      if (!whole_.is_target(hex)) {
        hexes.push_back(hex);
      }
    }
    front_.for_each_around(whole_.targets().front(), [&](const Front::Unit& unit) {
      for (const HexId hex : unit.targets()) {
        if (whole_.has(unit.id) && !whole_.is_target(hex) && is_left_alone(hex) &&
            std::find(hexes.begin(), hexes.end(), hex) == hexes.end()) {
          hexes.push_back(hex);
        }
      }
    });
    return hexes;
  }

  /// Battles 9.13: a gun bombards one hex, so each hex left to guns needs one of its own; where there are too few, some
  /// hex must come under this attack. Whichever makes it lawful will do.
  void share_out_guns() {
    const std::vector<HexId> hexes = left_to_guns();
    if (hexes.empty() || unrelieved(front_.field(), hexes, whole_) <= front_.short_of_guns()) {
      return;
    }
    const std::size_t owed_before = owed_ == nullptr ? 0 : owed_->size();
    for (const HexId hex : hexes) {
      Completion other(front_, whole_, owed_);
      if (whole_.assault_count() > 0) {
        other.take_in(hex);
      }
      if (other.has_changed_ && !other.run()) {
        whole_ = other.whole_;
        return;
      }
      if (owed_ != nullptr) {
        owed_->resize(owed_before);
      }
    }
    fail(kHexLeft, {Duty::Kind::HexMustBeAttacked, hexes.front(), kNoPiece});
  }

  void fail(const Refusal& refusal, const Duty& undone) {
    conflict_ = refusal;
    undone_ = undone;
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
  bool has_changed_ = false;
};

}  // namespace

Closure closure_of(const Front& front, const Proposal& proposal) {
  Closure closure;
  Completion completion(front, proposal, &closure.owed);
  closure.conflict = completion.run();
  closure.undone = completion.undone();
  closure.whole = completion.whole();
  return closure;
}

Refusal conflict_of(const Front& front, const Proposal& proposal) { return Completion(front, proposal, nullptr).run(); }

}  // namespace longroll::battles
