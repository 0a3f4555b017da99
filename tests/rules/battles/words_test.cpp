// What players read of a battle: labels, log, gists and the points at its end.
#include "engine/games/battles/words.h"

#include "engine/play/log.h"
#include "engine/play/odds.h"
#include "tests/rules/battles/table.h"

namespace longroll::battles::test {
namespace {

Counter named(Counter counter, std::string title) {
  counter.title = std::move(title);
  return counter;
}

/// The Table names counters by their ids; here they have titles too.
struct Words {
  Words() : t(Seat::Union, Phase::Combat) {
    t.usa("iowa", infantry(10)).at("0504");
    t.usa("ohio", infantry(3)).at("0504");
    t.csa("georgia", infantry(6)).at("0505");
    t.csa("stuart", cavalry(1)).at("0505");
  }
  std::string label(std::string_view words) {
    for (const Choice& choice : t.prompt().choices) {
      if (t.game().text(t.state(), choice.action) == words) {
        return choice.label;
      }
    }
    return "not offered";
  }
  std::vector<std::string> lines() {
    State before = t.session().state_at(t.session().ply_count() - 1);
    return tell_all(t.game(), before, t.session().ply(t.session().ply_count() - 1).events, Seat::Nobody);
  }
  Table t;
};

TEST(Battles_4_0_Words, LabelsSayWhatIsDone) {
  Words w;
  EXPECT_EQ(w.label("target 0505"), "Attack georgia and stuart at 0505");
  w.t.act_all({"target 0505"});
  EXPECT_EQ(w.label("join iowa"), "Send in iowa");
  w.t.act_all({"join iowa", "join ohio"});
  EXPECT_EQ(w.label("resolve 0"), "Roll at 1:1");
  EXPECT_EQ(w.label("resolve 1"), "Roll at 1:2, 1 column lower");
  w.t.dictate({6});
  w.t.act("resolve 0");
  EXPECT_EQ(w.label("evade stuart"), "Draw off stuart");
  EXPECT_EQ(w.label("stand"), "Stand and fight");
  w.t.act("stand");
}

TEST(Battles_4_0_Words, EveryChoiceHasALabel) {
  Words w;
  w.t.dictate({2, 1, 1});
  for (const std::string words : {"target 0505", "join iowa", "join ohio", "resolve 0", "stand", "retreat georgia 0506",
                                  "retreat stuart 0605", "advance iowa 0505"}) {
    for (const Choice& choice : w.t.prompt().choices) {
      EXPECT_NE(choice.label, "") << w.t.game().text(w.t.state(), choice.action);
    }
    EXPECT_NE(w.t.prompt().text, "");
    EXPECT_NE(w.t.prompt().rule, "");
    w.t.act(words);
  }
}

TEST(Battles_4_0_Words, AnAttackIsOneLineOfTheLog) {
  Words w;
  w.t.act_all({"target 0505", "join iowa", "join ohio", "resolve 0"});
  w.t.dictate({2, 3, 5});
  w.t.act("stand");
  EXPECT_EQ(w.lines(),
            std::vector<std::string>({"iowa and ohio attacked georgia and stuart at 0505, 13 to 7 (1:1), die "
                                      "2, defenders retreat."}));
  w.t.act("retreat stuart 0605");
  EXPECT_EQ(w.lines(), std::vector<std::string>({"stuart fell back to 0605."}));
  w.t.act("retreat georgia 0506");
  EXPECT_EQ(w.lines(),
            std::vector<std::string>({"georgia fell back to 0506.", "georgia, die for disorder 3, held together.",
                                      "stuart, die for disorder 5, became disordered."}));
  w.t.act("advance iowa 0505");
  EXPECT_EQ(w.lines(), std::vector<std::string>({"iowa followed into 0505."}));
}

TEST(Battles_4_0_Words, ARetreatIsToldWithItsDisorderOrItsEnd) {
  Words w;
  w.t.act_all({"target 0505", "join iowa", "join ohio", "resolve 0"});
  w.t.dictate({6});
  w.t.act_all({"stand", "retreat iowa 0503"});
  EXPECT_EQ(w.lines(), std::vector<std::string>({"iowa fell back to 0503. It became disordered."}));
  Words lost;
  for (const char* hex : {"0506", "0405", "0605"}) {
    lost.t.unplayable(hex);
  }
  lost.t.act_all({"target 0505", "join iowa", "join ohio"});
  lost.t.dictate({2});
  lost.t.act("resolve 0");
  EXPECT_EQ(lost.lines().at(1), "georgia found no way back and ceased to exist. 6 points for the Union side.");
}

TEST(Battles_4_0_Words, ShiftedOddsAreToldWithTheirShift) {
  Table t(Seat::Union, Phase::Combat);
  t.terrain("0505", Terrain::Woods);
  t.usa("iowa", infantry(12)).at("0504");
  t.csa("georgia", infantry(6)).at("0505");
  t.act_all({"target 0505", "join iowa"});
  t.dictate({1});
  t.act("resolve 0");
  EXPECT_TRUE(t.log().starts_with("iowa attacked georgia at 0505, 12 to 6, 1 column left (1:1), die 1")) << t.log();
}

TEST(Battles_4_0_Words, OddsAreGatheredByWhatARollComesTo) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("iowa", infantry(6)).at("0504");
  t.csa("georgia", infantry(6)).at("0505");
  t.act_all({"target 0505", "join iowa"});
  const auto odds = odds_in(t.game(), t.state(), *t.game().parse(t.state(), "resolve 0"), 100'000);
  ASSERT_TRUE(odds);
  // 1:1 is Dr on 1 to 3, Ar on 4 to 6; one unit retreats, and which hex is asked before its die for disorder.
  ASSERT_EQ(odds->shares.size(), 2U);
  EXPECT_EQ(odds->shares[0].summary, "defenders retreat");
  EXPECT_EQ(odds->shares[0].weight * 2, odds->total);
  EXPECT_EQ(odds->shares[1].summary, "attackers retreat");
}

TEST(Battles_4_0_Words, ABombardmentThatFailsHasNoEffect) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("battery", artillery(6)).at("0503");
  t.csa("georgia", infantry(6)).at("0505");
  t.act_all({"target 0505", "join battery"});
  const auto odds = odds_in(t.game(), t.state(), *t.game().parse(t.state(), "resolve 0"), 100'000);
  ASSERT_TRUE(odds);
  ASSERT_EQ(odds->shares.size(), 2U);
  EXPECT_EQ(odds->shares[1].summary, "no effect");
}

TEST(Battles_4_0_Words, CountersAreCalledByTheirTitles) {
  EXPECT_EQ(title_of(named(leader(), "Brigadier General Irvin McDowell")), "Irvin McDowell");
  EXPECT_EQ(title_of(named(infantry(3), "Jackson's brigade")), "Jackson's brigade");
  EXPECT_EQ(short_title_of(named(infantry(3), "Jackson's brigade")), "Jackson");
  EXPECT_EQ(short_title_of(named(artillery(3), "Shoup's artillery")), "Shoup's artillery");
}

TEST(Battles_4_0_Words, TheEndIsToldWithItsPoints) {
  Table t(Seat::Confederate, Phase::Rally);
  t.turn(12);
  t.scenario().objectives = {{Table::hex("0505"), "the hill", {10, 4}, Seat::Nobody}};
  t.scenario().turns.resize(12);
  t.usa("iowa", infantry(10)).at("0505").is(Condition::Disordered);
  t.csa("georgia", infantry(6)).at("1505").is(Condition::Disordered);
  t.usa("ohio", infantry(3));
  if (t.to_act() != Seat::Nobody) {
    t.act("pass");
  }
  EXPECT_TRUE(t.outcome().over);
  EXPECT_EQ(
      t.outcome().reason,
      "The Union has won the field: the Union 10 points (0 for enemy losses, 10 for ground), the Confederates 0 (0 "
      "and 0).");
}

}  // namespace
}  // namespace longroll::battles::test
