// What the computer's plans bring together and bring back (11.1, 9.1).
#include <algorithm>

#include "engine/games/chattanooga/planner/planner.h"
#include "tests/rules/chattanooga/table.h"

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

}  // namespace
}  // namespace longroll::chattanooga::test
