// Battles 8.11, 8.12, 8.23, 8.25: that a phase can always be ended with every duty met, and never with one open,
// against a definition of our own: all ways to share out the rest are tried.
#include <map>

#include "engine/core/rng.h"
#include "engine/games/battles/rules/duties.h"
#include "engine/games/battles/rules/odds.h"
#include "engine/games/battles/rules/sight.h"
#include "tests/rules/battles/table.h"

namespace longroll::battles::test {
namespace {

/// The duties of a position as a table of who could attack whom, read from the pieces anew.
class Whole {
 public:
  explicit Whole(Table& t) : field_(t.field()) {
    for (int i = 0; i < field_.piece_count(); ++i) {
      read(static_cast<PieceId>(i));
    }
    for (std::size_t u = 0; u < units_.size(); ++u) {
      for (std::size_t h = 0; h < hexes_.size(); ++h) {
        hex_must_[h] = hex_must_[h] || (unit_must_[u] && is_held(units_[u], hexes_[h]));
      }
    }
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
    if (plan.units != 0) {
      return plan.beyond == kNoHex && is_complete(plan.units, plan.hexes) && covers(~plan.units, ~plan.hexes);
    }
    return !plan.guns.empty() && is_one_hex(plan) && !is_futile(plan, plan.guns) && covers(~0u, ~plan.hexes);
  }

  /// Some lawful attack has all that this one has.
  bool is_completable(const Plan& plan) {
    if (is_one_hex(plan) && plan.units == 0) {
      const std::vector<PieceId> guns = bombarders_of(field_, std::vector<HexId>{target_of(plan)});
      if (!guns.empty() && !is_futile(plan, guns) && covers(~0u, ~plan.hexes)) {
        return true;
      }
    }
    if (plan.beyond != kNoHex) {
      return false;
    }
    for (unsigned units = 1; units < 1u << units_.size(); ++units) {
      for (unsigned hexes = 1; hexes < 1u << hexes_.size(); ++hexes) {
        if ((units & plan.units) == plan.units && (hexes & plan.hexes) == plan.hexes && is_complete(units, hexes) &&
            covers(~units, ~hexes)) {
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
    if (open.empty() || (is_artillery(field_.arm_of(id)) && !in_zone)) {
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

  /// Whoever must is in some attack, when these units and hexes share out attacks hand to hand.
  bool covers(unsigned units, unsigned hexes) {
    units &= (1u << units_.size()) - 1;
    hexes &= (1u << hexes_.size()) - 1;
    bool is_done = true;
    for (std::size_t u = 0; u < units_.size(); ++u) {
      is_done = is_done && !((units >> u & 1) != 0 && unit_must_[u]);
    }
    for (std::size_t h = 0; h < hexes_.size(); ++h) {
      is_done = is_done && !((hexes >> h & 1) != 0 && hex_must_[h]);
    }
    if (is_done) {
      return true;
    }
    const auto [known, is_new] = covered_.try_emplace({units, hexes}, false);
    if (!is_new) {
      return known->second;
    }
    for (unsigned some = units; some != 0; some = (some - 1) & units) {
      for (unsigned at = hexes; at != 0; at = (at - 1) & hexes) {
        if (is_complete(some, at) && covers(units & ~some, hexes & ~at)) {
          covered_[{units, hexes}] = true;
          return true;
        }
      }
    }
    return false;
  }

  Field field_;
  std::vector<PieceId> units_;
  std::vector<HexId> hexes_;
  std::vector<bool> unit_must_, unit_may_, hex_must_;
  std::map<std::pair<unsigned, unsigned>, bool> covered_;
};

const std::vector<std::string> kGround = {"0505", "0506", "0507", "0605", "0606", "0607", "0705", "0706", "0707"};

/// Up to six units of ours and as many of theirs mixed up on nine hexes, some disordered, creeks here and there.
void lay_out(Table& t, Rng& rng) {
  const auto pick = [&](int n) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(n))); };
  std::vector<std::pair<std::string, bool>> held;
  for (const std::string& hex : kGround) {
    if (pick(4) != 0) {
      held.emplace_back(hex, pick(2) == 0);
    }
  }
  int ours = 0;
  int theirs = 0;
  for (const auto& [hex, is_ours] : held) {
    for (int n = 0; n <= (pick(3) == 0 ? 1 : 0); ++n) {
      int& count = is_ours ? ours : theirs;
      if (count == 6) {
        continue;
      }
      const std::string name = (is_ours ? "u" : "c") + std::to_string(count++);
      Counter counter = pick(5) == 0 ? artillery(2 + pick(4)) : pick(6) == 0 ? cavalry(2) : infantry(1 + pick(9));
      constexpr Condition kConditions[] = {Condition::Good,       Condition::Good,   Condition::Good,  Condition::Good,
                                           Condition::Disordered, Condition::Shaken, Condition::Routed};
      auto placing = is_ours ? t.usa(name, counter) : t.csa(name, counter);
      placing.at(hex).is(kConditions[pick(7)]);
    }
  }
  if (pick(10) == 0) {
    t.night();
  }
  for (int n = pick(5); n > 0; --n) {
    const auto& a = kGround[static_cast<std::size_t>(pick(9))];
    const auto& b = kGround[static_cast<std::size_t>(pick(9))];
    if (Grid{20, 20, Parity::EvenLower}.are_adjacent(Table::hex(a), Table::hex(b))) {
      t.side(a, b, pick(3) == 0 ? kCreek | kBridge : kCreek);
    }
  }
}

std::string position(Table& t) {
  std::string text;
  const Field field = t.field();
  for (int i = 0; i < field.piece_count(); ++i) {
    const auto id = static_cast<PieceId>(i);
    text += "\n" + field.counter(id).id + " " + std::to_string(field.counter(id).strength) + " " +
            std::string(id_of(field.arm_of(id))) + " " + t.game().place_id(field.piece(id).place) + " condition " +
            std::to_string(field.piece(id).marks) + " flags " + std::to_string(field.piece(id).flags);
  }
  return text;
}

/// Every choice of the moment against the definition.
void check_choices(Table& t, std::map<std::string, int>& verdicts) {
  Whole whole(t);
  const Field field = t.field();
  const Front front(field);
  const Proposal proposal = Proposal::of(field, front);
  const Whole::Plan plan = whole.plan();
  for (int i = 0; i < field.piece_count(); ++i) {
    const auto id = static_cast<PieceId>(i);
    const HexId hex = field.piece(id).place;
    if (!is_on_map(field.piece(id))) {
      continue;
    }
    if (field.side_of(id) != field.phasing()) {
      bool is_touched = true;
      for (const Front::Unit& unit : front.units()) {
        is_touched = is_touched && (!proposal.has(unit.id) || unit.touches(hex));
      }
      const bool is_open = is_attackable(field, hex) && !field.has_flag(id, kTarget) && is_touched;
      EXPECT_EQ(!refuse_target(front, proposal, hex), is_open && whole.is_completable(whole.with_hex(plan, hex)))
          << "target " << hex_text(hex) << " " << refuse_target(front, proposal, hex).rule << position(t);
      ++verdicts["target " + std::string(refuse_target(front, proposal, hex).rule)];
    } else if (t.step() == StepKind::Declare && !proposal.has(id)) {
      const int u = whole.index_of_unit(id);
      const std::vector<PieceId> guns = bombarders_of(field, proposal.targets());
      const bool is_open = u >= 0 ? whole.may(u) : std::count(guns.begin(), guns.end(), id) > 0;
      EXPECT_EQ(!refuse_join(front, proposal, id), is_open && whole.is_completable(whole.with_unit(plan, id)))
          << "join " << field.counter(id).id << " " << refuse_join(front, proposal, id).rule << position(t);
      ++verdicts["join " + std::string(refuse_join(front, proposal, id).rule)];
    }
  }
  if (t.step() == StepKind::Declare) {
    EXPECT_EQ(t.offers("resolve") > 0, whole.is_lawful(plan));
    ++verdicts["resolve " + std::string(refuse_as_it_is(front, proposal).rule)];
  } else {
    EXPECT_EQ(t.offers("end-combat") > 0, !whole.owes_anything());
  }
  EXPECT_GT(t.offers(""), 0);
}

constexpr int kPositions = 2000;

TEST(Battles_8_12_Obligation, EveryChoiceIsLawfulExactlyWhenAllDutiesCanStillBeMet) {
  Rng rng(7);
  std::map<std::string, int> verdicts;
  int phases = 0;
  for (int game = 0; game < kPositions && !testing::Test::HasFailure(); ++game) {
    Table t(Seat::Union, Phase::Combat);
    lay_out(t, rng);
    SCOPED_TRACE("position " + std::to_string(game));
    for (int ply = 0; ply < 200 && t.phase() == Phase::Combat && t.phasing() == Seat::Union; ++ply) {
      if (t.step() == StepKind::CombatPhase || t.step() == StepKind::Declare) {
        check_choices(t, verdicts);
      }
      Actions lawful;
      t.game().actions(t.state(), lawful);
      ASSERT_FALSE(lawful.empty());
      const bool is_resolve = static_cast<Do>(lawful.back().verb) == Do::Resolve && rng.below(3) == 0;
      const Action& action = is_resolve ? lawful.back() : lawful[rng.below(static_cast<std::uint32_t>(lawful.size()))];
      if (static_cast<Do>(action.verb) == Do::EndCombat) {
        ++phases;
        break;
      }
      ASSERT_FALSE(t.session().submit(t.to_act(), action));
      ASSERT_EQ(describe(t.game().faults_of(t.state())), "");
    }
  }
  EXPECT_EQ(phases, kPositions);
  // The positions are such that every kind of verdict comes up.
  for (const char* verdict : {"target ", "target 8.12", "target 8.25", "join ", "join 8.11", "join 8.12", "resolve ",
                              "resolve 8.12", "resolve 8.13", "resolve 8.23"}) {
    EXPECT_GT(verdicts[verdict], 20) << verdict;
  }
}

}  // namespace
}  // namespace longroll::battles::test
