// Every force of every start can move in its side's first impulse (3.1.2, 3.1.3).
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/games/campaign/rules/force.h"
#include "tests/rules/campaign/war.h"

namespace longroll::campaign {
namespace {

using test::Theatre;
using test::War;

/// The force that is out has points, and can do something that takes it elsewhere.
bool can_go(const War& war, HexId hex, Seat side) {
  if (moving_force(war.field(), hex, side).points() == 0) {
    return false;  // its leader goes alone
  }
  Actions lawful;
  test::shipped_campaign().actions(war.state(), lawful);
  return std::any_of(lawful.begin(), lawful.end(), [](const Action& action) {
    const Do verb = verb_of(action);
    return verb == Do::March || verb == Do::StepTo || verb == Do::RailTo || verb == Do::Entrain;
  });
}

/// Hexes with army points, militia or cavalry of the side from which the Movement Phase's list takes no force that can
/// go anywhere. Those that share their hex with the enemy may be besieged and are left out.
HexSet stuck(const War& war, Seat side, int& forces) {
  Actions lawful;
  test::shipped_campaign().actions(war.state(), lawful);
  HexSet left = war.field().points(side) - war.field().occupied(other(side));
  forces += static_cast<int>(left.size());
  for (const Action& action : lawful) {
    const auto muster = read<verbs::Muster>(action);
    if (muster && left.has(muster->hex)) {
      War out = war;
      out.act(*muster);
      if (can_go(out, muster->hex, side)) {
        left.remove(muster->hex);
      }
    }
    if (const auto embark = read<verbs::Embark>(action)) {
      left.remove(embark->hex);
    }
  }
  return left;
}

TEST(Campaign_3_1_2_Setup, EveryForceThatIsSetUpCanMove) {
  for (const char* const start : {"1861", "1862", "1863", "1864"}) {
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      Theatre theatre;
      theatre.state() = test::state_of_start(start);
      int forces = 0;
      const HexSet left = stuck(War(theatre, side), side, forces);
      EXPECT_EQ(test::text_of(left), "") << start << ", the " << name_of(side) << " side";
      EXPECT_GE(forces, 3);
    }
  }
}

}  // namespace
}  // namespace longroll::campaign
