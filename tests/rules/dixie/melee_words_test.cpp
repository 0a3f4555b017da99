// Dixie 13.2: what is asked and told in a melee is of the melee, under its own rule; outside of it the words of fire
// stay.
#include "tests/rules/dixie/melee_table.h"

namespace longroll::dixie::test {
namespace {

std::string label_of(Table& t, Do verb) {
  for (const Choice& choice : t.prompt().choices) {
    if (choice.action.verb == static_cast<Verb>(verb)) {
      return choice.label;
    }
  }
  return "";
}

TEST(Dixie_13_2_MeleeWords, ASpecialCardIsOfferedAsTheyClose) {
  Table t = melee_table(Seat::Confederate);
  t.csa("va", infantry(1)).at("usa.center");
  t.usa("ny", infantry(1)).at("usa.center");
  t.csa("yell", special(SpecialKind::RebelYell));
  t.act("melee usa.center");
  ASSERT_TRUE(t.is_asked_for_specials());
  EXPECT_EQ(t.prompt().text, "Melee at USA Center: play a special card before both strike?");
  EXPECT_EQ(t.prompt().rule, "13.2");
  EXPECT_EQ(label_of(t, Do::Pass), "Just strike");
}

TEST(Dixie_13_2_MeleeWords, WhoBeganItMustWinTheSecondRoundTheOtherNeedNot) {
  Table t = duel(Seat::Union);
  fight_in_vain(t);
  EXPECT_EQ(
      t.prompt().text,
      "The melee at CSA Center is undecided. Fight a second round, which you must win to stay, or disengage to USA "
      "Center?");
  EXPECT_EQ(t.prompt().rule, "13.2");
  EXPECT_EQ(label_of(t, Do::FightOn), "Fight on");
  EXPECT_EQ(label_of(t, Do::Disengage), "Disengage");
  t.act("fight-on");
  EXPECT_EQ(t.prompt().text,
            "The melee at CSA Center is undecided. Fight a second round, or disengage to CSA Reserve?");
}

TEST(Dixie_13_2_MeleeWords, HitsArePlacedAfterBothSidesHaveStruck) {
  Table t = melee_table(Seat::Union);
  t.usa("Ny", infantry(1)).at("csa.center");
  t.usa("Wis", infantry(1)).at("csa.center");
  t.csa("Va", infantry(2)).at("csa.center");
  t.dictate({4, 4, 1, 4});
  t.act("melee csa.center");
  EXPECT_EQ(t.prompt().text, "Both sides have struck at CSA Center: 1 hit for you to take. Which card takes it?");
  EXPECT_EQ(t.prompt().rule, "13.2");
  EXPECT_NE(t.log(Seat::Nobody).find("Va strikes in the melee, 2 dice, F3: 1 4, 1 hit."), std::string::npos);
  t.dictate({6});
  t.act("hit Ny");
  EXPECT_NE(t.log(Seat::Nobody).find("Ny rolls morale in the melee: 6"), std::string::npos);
}

TEST(Dixie_13_2_MeleeWords, AMoraleRollInItIsSoNamed) {
  Table t = duel(Seat::Union);
  t.usa("panic", special(SpecialKind::Panic));
  t.dictate({1, 4});
  t.act("melee csa.center");
  EXPECT_EQ(t.prompt().text, "va is about to roll its morale in the melee. Play a special card?");
  EXPECT_EQ(label_of(t, Do::Pass), "Play nothing");
}

TEST(Dixie_13_2_MeleeWords, OfSeveralHitsTheFirstIsAskedFor) {
  Table t = melee_table(Seat::Union);
  t.usa("Ny", infantry(2)).at("csa.center");
  t.usa("Wis", infantry(2)).at("csa.center");
  t.csa("Va", infantry(3)).at("csa.center");
  t.dictate({4, 4, 4, 4, 1, 1, 1});
  t.act("melee csa.center");
  EXPECT_EQ(t.prompt().text,
            "Both sides have struck at CSA Center: 3 hits for you to take. Which card takes the first?");
}

TEST(Dixie_13_2_MeleeWords, ACardThatIsDestroyedIsCutDown) {
  Table t = duel(Seat::Union);
  t.usa("Wis", infantry(1)).at("csa.center");
  t.dictate({1, 4, 1});
  t.act("melee csa.center");
  const std::string log = t.log(Seat::Nobody);
  EXPECT_NE(log.find("va is cut down in the melee."), std::string::npos) << log;
}

TEST(Dixie_13_2_MeleeWords, FireHasItsOwnWords) {
  Table t = melee_table(Seat::Union);
  t.usa("Ny", infantry(3)).at("csa.center");
  t.csa("Va", infantry(1)).at("csa.center");
  t.csa("Ga", infantry(1)).at("csa.center");
  t.dictate({1, 4, 4});
  t.act("fire Ny");
  EXPECT_EQ(t.prompt().text, "Place 1 hit in CSA Center: choose the card that takes it.");
  EXPECT_EQ(t.prompt().rule, "7.3");
}

}  // namespace
}  // namespace longroll::dixie::test
