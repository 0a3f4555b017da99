// What the computer's plans bring together, bring back and keep in reserve (10.6, 11.1, 5.9, 9.1, 14.3).
#include <algorithm>

#include "engine/games/chattanooga/planner/planner.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "tests/rules/chattanooga/duel.h"

namespace longroll::chattanooga::test {
namespace {

constexpr Seat kUnion = Seat::Union;

std::vector<Action> plan(Table& t) {
  const Land land(t.game().battles().front(), t.field().scenario());
  return plan_of(t.game(), land, t.state(), Conduct({.script = 0, .by_piece = {}}, kStances));
}

bool has(const std::vector<Action>& all, const Action& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

/// All batteries in reach fire at the target that all of them reach, not each at its own.
TEST(Chattanooga_11_1_Computer, MassesItsGuns) {
  Unit guns = artillery();
  guns.range = 6;
  Table t(kUnion, Phase::Combat);
  t.usa("first", guns).at("0502");
  t.usa("second", guns).at("0702");
  t.usa("third", guns).at("0902");
  t.csa("near-first", infantry()).at("0206");
  t.csa("near-all", infantry()).at("0706");
  t.csa("near-third", infantry()).at("1206");
  const std::vector<Action> shots = plan(t);
  EXPECT_EQ(shots.front(), action_of(verbs::Aim{t.id("near-all")}));
  for (const char* gun : {"first", "second", "third"}) {
    EXPECT_TRUE(has(shots, action_of(verbs::Fire{t.id(gun)}))) << gun;
  }
}

/// A routed unit that lies ready again comes back, to the hex that is nearest to its work.
TEST(Chattanooga_9_1_Computer, BringsRoutedUnitsBack) {
  Table t(kUnion, Phase::Movement);
  t.usa("iowa", infantry()).at("0505");
  t.usa("ohio", infantry()).in(kReady);
  t.csa("georgia", infantry()).at("1010");
  const std::vector<Action> moves = plan(t);
  const auto back = std::find(moves.begin(), moves.end(), action_of(verbs::Return{t.id("ohio")}));
  ASSERT_NE(back, moves.end());
  ASSERT_NE(back + 1, moves.end());
  EXPECT_EQ(verb_of(*(back + 1)), Do::Go);
}

/// The units that actions of that kind in the plan name, in order.
template <class Named>
std::vector<PieceId> units_of(const std::vector<Action>& all) {
  std::vector<PieceId> units;
  for (const Action& action : all) {
    if (const auto named = read<Named>(action)) {
      units.push_back(named->unit);
    }
  }
  return units;
}

/// Georgia lies on Texas at 0505. Lone of formation 5 has the best attack by itself; Iowa, Ohio and Maine of formation
/// 3 can follow each other.
Table brigade_and_lone(bool has_coordination) {
  const auto of = [](int formation, int intensity) {
    Unit unit = regiment(4, intensity);
    unit.formations = FormationSet::one(formation);
    return unit;
  };
  Table t(kUnion, Phase::Combat);
  if (has_coordination) {
    t.on(Option::Coordination);
  }
  t.usa("lone", of(5, 7)).at("0405");
  t.usa("iowa", of(3, 5)).at("0506");
  t.usa("ohio", of(3, 5)).at("0605");
  t.usa("maine", of(3, 5)).at("0604");
  t.csa("texas", regiment(2, 5)).at("0505");
  t.csa("georgia", regiment(2, 5)).at("0505");
  return t;
}

/// It begins with one whose mates can follow, and the next is such a mate; where attacks do not add to each other, the
/// best one begins.
TEST(Chattanooga_10_6_Computer, LetsABrigadeAttackTogether) {
  Table apart = brigade_and_lone(false);
  EXPECT_EQ(units_of<verbs::AttackWith>(plan(apart)), std::vector{apart.id("lone")});

  Table t = brigade_and_lone(true);
  t.act("attack 0505");
  for (const int number : {1, 2}) {
    const std::vector<PieceId> next = units_of<verbs::AttackWith>(plan(t));
    ASSERT_EQ(next.size(), 1U);
    ASSERT_NE(next.front(), t.id("lone")) << "attack " << number;
    t.dictate({6});  // Dr2 against equals: nothing
    t.act("attack-with " + t.field().counter(next.front()).id);
  }
}

/// An eliminated unit comes back for a point of extra strength, to a hex; without a point nobody does.
TEST(Chattanooga_5_9_Computer, SpendsExtraStrengthToBringAUnitBack) {
  for (const int points : {0, 1, 2}) {
    Table t(kUnion, Phase::Movement);
    t.usa("mate", infantry()).at("0505");
    t.usa("iowa", infantry()).in(kEliminated);
    t.usa("ohio", infantry()).in(kEliminated);
    t.usa("marker", extra_strength(1, 3, points));
    t.csa("georgia", infantry()).at("1515");
    const std::vector<Action> moves = plan(t);
    EXPECT_EQ(units_of<verbs::Rebuild>(moves).size(), static_cast<std::size_t>(points));
    for (std::size_t i = 0; i < moves.size(); ++i) {
      if (verb_of(moves[i]) == Do::Rebuild) {
        ASSERT_LT(i + 1, moves.size());
        EXPECT_EQ(verb_of(moves[i + 1]), Do::Go);
      }
    }
  }
}

/// Iowa and Ohio stand on a road, that many hexes from Georgia and that many from the ground that wins.
struct Rear {
  int to_enemy = 12;
  int to_goal = 14;
  bool is_on_road = true;
  Option option = Option::RoadBonus;
  Phase phase = Phase::Administrative;
};

/// Chattanooga 14.3: do they form a reserve by the computer's plans, both of them?
bool forms_reserve(const Rear& rear) {
  const auto below = [](int row) { return "05" + std::string(row < 10 ? "0" : "") + std::to_string(row); };
  Table t(kUnion, rear.phase);
  t.on(Option::CreatingReserves);
  t.on(rear.option);
  t.usa("iowa", infantry()).at("0503");
  t.usa("ohio", infantry()).at("0503");
  t.usa("a", reserve());
  t.csa("georgia", infantry()).at(below(3 + rear.to_enemy));
  if (rear.is_on_road) {
    t.road({"0502", "0503", "0504"});
  }
  t.scenario().wins_on[kUnion].add(Table::hex(below(3 + rear.to_goal)));
  const std::vector<Action> first = plan(t);
  if (units_of<verbs::FormReserve>(first).empty()) {
    return false;
  }
  EXPECT_EQ(first.size(), 1U);
  t.act("form-reserve " + t.field().counter(units_of<verbs::FormReserve>(first).front()).id);
  const std::vector<PieceId> second = units_of<verbs::EnterReserve>(plan(t));
  EXPECT_EQ(second.size(), 1U) << "the other takes part";
  return true;
}

TEST(Chattanooga_14_3_Computer, FormsReservesOnARoadFarFromTheEnemyAndTheGroundThatWins) {
  EXPECT_TRUE(forms_reserve({}));
  EXPECT_TRUE(forms_reserve({.to_enemy = 10}));
  EXPECT_FALSE(forms_reserve({.to_enemy = 9})) << "the enemy is near";
  EXPECT_FALSE(forms_reserve({.to_enemy = 12, .to_goal = 3})) << "the ground that wins is near";
  EXPECT_FALSE(forms_reserve({.is_on_road = false}));
  EXPECT_FALSE(forms_reserve({.option = Option::Coordination})) << "without the road bonus";
  EXPECT_FALSE(forms_reserve({.phase = Phase::Movement}));
}

}  // namespace
}  // namespace longroll::chattanooga::test
