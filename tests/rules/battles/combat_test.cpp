// Battles 8.0 to 8.5, 8.9: attacks are built and resolved.
#include "tests/rules/battles/table.h"

namespace longroll::battles::test {
namespace {

TEST(Battles_8_0_Combat, AnAttackIsBuiltDeclaredAndRolled) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(13)).at("0505");
  t.csa("georgia", infantry(4)).at("0506");
  EXPECT_EQ(t.refused("end-combat"), "8.11");
  t.dictate({2});
  t.act_all({"target 0506", "join iowa", "resolve 0"});
  // 13 to 4 is 3.25 to 1, which is 3 to 1.
  EXPECT_EQ(t.remark(Say::Odds)[0], 6);
  EXPECT_EQ(t.remark(Say::Attacked)[3], 6);
}

}  // namespace
}  // namespace longroll::battles::test
