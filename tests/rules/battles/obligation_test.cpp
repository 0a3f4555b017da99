// build: fast
// Battles 8.11, 8.12, 8.23, 8.25: that a phase can always be ended with every duty met, and never with one open,
// against a definition of our own: all ways to share out the rest are tried.
#include "engine/core/rng.h"
#include "engine/games/battles/rules/duties.h"
#include "tests/rules/battles/whole.h"
#include "tests/support/sparing.h"

namespace longroll::battles::test {
namespace {

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
  for (const char* hex : {"0404", "0408", "0804", "0808", "0603", "0609"}) {
    if (pick(4) == 0) {
      t.usa("g" + std::string(hex), artillery(1 + pick(6))).at(hex);
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
  const Proposal proposal = proposal_of(front);
  const Whole::Plan plan = whole.plan();
  verdicts["left to guns"] += front.left_to_guns().empty() ? 0 : 1;
  verdicts["short of guns"] += front.short_of_guns() > 0 ? 1 : 0;
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
          << "target " << hex_text(hex) << " " << std::string(refuse_target(front, proposal, hex).rule) << position(t);
      ++verdicts["target " + std::string(refuse_target(front, proposal, hex).rule)];
    } else if (t.step() == StepKind::Declare && !proposal.has(id)) {
      const int u = whole.index_of_unit(id);
      const std::vector<PieceId> guns = bombarders_of(field, proposal.targets());
      const bool is_open = u >= 0 ? whole.may(u) : std::count(guns.begin(), guns.end(), id) > 0;
      EXPECT_EQ(!refuse_join(front, proposal, id), is_open && whole.is_completable(whole.with_unit(plan, id)))
          << "join " << field.counter(id).id << " " << std::string(refuse_join(front, proposal, id).rule)
          << position(t);
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

TEST(Battles_8_12_Obligation, EveryChoiceIsLawfulExactlyWhenAllDutiesCanStillBeMet) {
  const int positions = longroll::test::some_of(2000);
  Rng rng(7);
  std::map<std::string, int> verdicts;
  int phases = 0;
  for (int game = 0; game < positions && !testing::Test::HasFailure(); ++game) {
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
  EXPECT_EQ(phases, positions);
  // The positions are such that every kind of verdict comes up.
  for (const char* verdict : {"target ", "target 8.12", "target 8.25", "join ", "join 8.11", "join 8.12", "resolve ",
                              "resolve 8.12", "resolve 8.13", "resolve 8.23"}) {
    EXPECT_GT(verdicts[verdict], positions / 100) << verdict;
  }
}

}  // namespace
}  // namespace longroll::battles::test
