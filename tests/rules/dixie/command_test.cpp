// Dixie 6.0G, 13.9, 13.9D: morale letters, and who commands whom at Gettysburg.
#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

enum Integrity { kAny, kCorps, kDivision };

Card of_corps(Card card, int corps, int division = kNoUnit) {
  card.corps = static_cast<UnitIndex>(corps);
  card.division = static_cast<UnitIndex>(division);
  return card;
}

Card leader(Rank rank, int corps = kNoUnit, int division = kNoUnit, Branch branch = Branch::AllArms) {
  Card card = of_corps(general(1, 2), corps, division);
  card.rank = rank;
  card.branch = branch;
  return card;
}

Card lettered(int value, int morale) {
  Card card = infantry(value);
  card.morale = static_cast<std::int8_t>(morale);
  return card;
}

/// A general with a rating of 2 in defense and a card of CV 2 in the Union Center: is the number 4 or only 2?
int morale_beside(Integrity integrity, Card with, Card card) {
  Table t(Seat::Union, Phase::Morale);
  t.choose(Option::Command, integrity);
  t.usa("general", std::move(with)).at("usa.center");
  t.usa("card", std::move(card)).at("usa.center").hits(1);
  return t.morale("card");
}

TEST(Dixie_6_0G_MoraleLetters, ChangeTheNumberByOne) {
  Table t(Seat::Union, Phase::Morale);
  t.usa("a", lettered(3, 1)).at("usa.left").hits(1);
  t.usa("b", lettered(3, 0)).at("usa.center").hits(1);
  t.usa("c", lettered(3, -1)).at("usa.right");
  EXPECT_EQ(t.morale("a"), 4) << "3A";
  EXPECT_EQ(t.morale("b"), 3) << "3B";
  EXPECT_EQ(t.morale("c"), 2) << "3C";
}

TEST(Dixie_6_0G_MoraleLetters, DecideARoll) {
  for (const int letter : {-1, 1}) {
    Table t(Seat::Union, Phase::Morale);
    t.usa("ny", lettered(3, letter)).at("usa.left").hits(1);
    t.usa("pa", infantry(2)).at("usa.left").hits(1);
    t.dictate({4});
    t.act("check ny");
    EXPECT_EQ(t.place("ny"), letter > 0 ? "usa.left" : "usa.lost");
  }
}

TEST(Dixie_6_0G_MoraleLetters, DoNotChangeFire) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", lettered(3, 1)).at("usa.left");
  t.csa("va", infantry(2)).at("usa.left");
  EXPECT_EQ(t.shot("ny").dice.total, 3);
}

TEST(Dixie_13_9_CorpsIntegrity, IsAnOption) {
  EXPECT_EQ(morale_beside(kAny, leader(Rank::Corps, 0), of_corps(infantry(2), 1)), 4);
  EXPECT_EQ(morale_beside(kCorps, leader(Rank::Corps, 0), of_corps(infantry(2), 1)), 2);
}

TEST(Dixie_13_9_CorpsIntegrity, LetsGeneralsHelpTheirCorpsOnly) {
  EXPECT_EQ(morale_beside(kCorps, leader(Rank::Corps, 0), of_corps(infantry(2), 0)), 4);
  EXPECT_EQ(morale_beside(kCorps, leader(Rank::Division, 0, 0), of_corps(infantry(2), 0, 1)), 4)
      << "a division's commander helps the whole corps while divisions do not count";
  EXPECT_EQ(morale_beside(kCorps, leader(Rank::Division, 0, 0), of_corps(infantry(2), 1, 1)), 2);
  EXPECT_EQ(morale_beside(kCorps, leader(Rank::Division, 0, 0), infantry(2)), 2) << "a card of no corps";
}

TEST(Dixie_13_9_CorpsIntegrity, LetsTheArmysCommanderHelpAll) {
  EXPECT_EQ(morale_beside(kCorps, leader(Rank::Army), of_corps(infantry(2), 1)), 4);
  EXPECT_EQ(morale_beside(kDivision, leader(Rank::Army), infantry(2)), 4);
}

TEST(Dixie_13_9_CorpsIntegrity, LetsAWingCommanderHelpHisCorps) {
  Card wing = leader(Rank::Wing);
  wing.commands = 0b011;
  EXPECT_EQ(morale_beside(kCorps, wing, of_corps(infantry(2), 1)), 4);
  EXPECT_EQ(morale_beside(kCorps, wing, of_corps(infantry(2), 2)), 2);
}

TEST(Dixie_13_9_CorpsIntegrity, KeepsCavalryGeneralsToHorsemenAndTheirGuns) {
  const Card horse_general = leader(Rank::Division, 2, 0, Branch::Cavalry);
  Card horse_guns = of_corps(artillery(2, {1, 3}), 2);
  horse_guns.is_horse = true;
  EXPECT_EQ(morale_beside(kCorps, horse_general, of_corps(cavalry(2), 2)), 4);
  EXPECT_EQ(morale_beside(kCorps, horse_general, horse_guns), 4);
  EXPECT_EQ(morale_beside(kCorps, horse_general, of_corps(artillery(2, {1, 3}), 2)), 2);
  EXPECT_EQ(morale_beside(kCorps, horse_general, of_corps(infantry(2), 2)), 2);
}

TEST(Dixie_13_9_CorpsIntegrity, KeepsArtilleryGeneralsToGunsOfAnyCorps) {
  const Card chief = leader(Rank::Division, kNoUnit, kNoUnit, Branch::Artillery);
  EXPECT_EQ(morale_beside(kCorps, chief, of_corps(artillery(2, {1, 3}), 1)), 4);
  EXPECT_EQ(morale_beside(kCorps, chief, of_corps(infantry(2), 1)), 2);
}

TEST(Dixie_13_9_CorpsIntegrity, GivesGunsBesideAGeneralOfArtilleryADieAlsoWithoutTheOption) {
  for (const Branch branch : {Branch::AllArms, Branch::Artillery}) {
    Table t(Seat::Union, Phase::Combat);
    t.usa("chief", leader(Rank::Division, kNoUnit, kNoUnit, branch)).at("usa.left");
    t.usa("guns", artillery(2, {1, 3})).at("usa.left");
    t.usa("ny", infantry(2)).at("usa.left");
    t.csa("va", infantry(2)).at("usa.left");
    EXPECT_EQ(t.shot("guns").dice.total, branch == Branch::Artillery ? 3 : 2);
    EXPECT_EQ(t.shot("ny").dice.total, 2);
  }
}

TEST(Dixie_13_9_CorpsIntegrity, HoldsForTheLeaderOfAForcedMarch) {
  for (const int corps : {0, 1}) {
    Table t(Seat::Union, Phase::Move);
    t.choose(Option::Command, kCorps);
    t.usa("ny", of_corps(infantry(1), 0)).at("usa.left");
    t.usa("general", leader(Rank::Division, corps)).at("usa.left");
    t.dictate({2});
    t.act("march ny usa.center general");
    EXPECT_EQ(t.place("ny"), corps == 0 ? "usa.center" : "usa.left") << "an attack rating of 1 makes 2 of 1";
  }
}

TEST(Dixie_13_9_CorpsIntegrity, NamesTheOnlyGeneralWhenAMarchHangsOnIt) {
  Table t(Seat::Union, Phase::Move);
  t.choose(Option::Command, kCorps);
  t.usa("sickles", leader(Rank::Corps, 1)).at("usa.left");
  t.usa("ny", of_corps(infantry(1), 0)).at("usa.left");
  t.dictate({2});
  t.act("march ny usa.center sickles");
  EXPECT_EQ(t.place("ny"), "usa.center") << "he commands the army: 1 + 1 against a 2";
}

TEST(Dixie_13_9_CorpsIntegrity, LetsTheOwnerNameACommanderForAMarch) {
  for (const bool names_him : {true, false}) {
    Table t(Seat::Union, Phase::Move);
    t.choose(Option::Command, kCorps);
    t.usa("hancock", leader(Rank::Corps, 2)).at("usa.center");
    t.usa("sickles", leader(Rank::Corps, 1)).at("usa.left");
    t.usa("ny", of_corps(infantry(1), 0)).at("usa.left");
    t.dictate({2});
    t.act("march ny usa.right sickles");
    EXPECT_EQ(t.step(), StepKind::NameCommander) << "before the die";
    EXPECT_EQ(t.to_act(), Seat::Union);
    t.act(names_him ? "name sickles" : "name hancock");
    EXPECT_EQ(t.place("ny"), names_him ? "usa.right" : "usa.left");
  }
}

TEST(Dixie_13_9_CorpsIntegrity, LetsTheOwnerNameACommanderForADisorder) {
  Table t(Seat::Union, Phase::Move);
  t.choose(Option::Command, kCorps);
  t.usa("hancock", leader(Rank::Corps, 2)).at("usa.left");
  t.usa("sickles", leader(Rank::Corps, 1)).at("usa.right");
  for (const char* name : {"a", "b", "c", "d", "e"}) {
    t.usa(name, of_corps(infantry(2), 0)).at("usa.right");
  }
  t.dictate({4, 4, 4, 4, 5});
  t.act("finish");
  ASSERT_EQ(t.step(), StepKind::NameCommander) << "before the first die";
  EXPECT_EQ(t.dice().size(), 0U);
  t.act("name sickles");
  EXPECT_EQ(t.place("a"), "usa.right") << "he commands the army: 2 + 2 against a 4";
  EXPECT_EQ(t.place("d"), "usa.right");
  EXPECT_EQ(t.place("e"), "usa.reserve") << "2 + 2 against a 5";
}

/// Two corps commanders on the field, no army commander; a roll beside the second hangs on it.
void no_commander(Table& t) {
  t.choose(Option::Command, kCorps);
  t.usa("hancock", leader(Rank::Corps, 0)).at("usa.left");
  t.usa("sickles", leader(Rank::Corps, 1)).at("usa.right");
  t.usa("pa", of_corps(infantry(2), 0)).at("usa.right").hits(1);
  t.usa("ny", of_corps(infantry(2), 0)).at("usa.right").hits(1);
  t.csa("va", infantry(2));
}

TEST(Dixie_13_9_CorpsIntegrity, LetsTheOwnerNameACommanderWhenItIsFirstNeeded) {
  Table t(Seat::Union, Phase::Morale);
  no_commander(t);
  t.dictate({4});
  t.act("check ny");
  EXPECT_EQ(t.step(), StepKind::NameCommander);
  EXPECT_EQ(t.to_act(), Seat::Union);
  EXPECT_EQ(t.refused("name ny"), "13.9");
  t.act("name sickles");
  EXPECT_EQ(t.place("ny"), "usa.right") << "he commands the army: 2 + 2 against a 4";
  t.dictate({4});
  t.act("check pa");
  EXPECT_NE(t.step(), StepKind::NameCommander) << "named once";
  EXPECT_EQ(t.place("pa"), "usa.right");
}

TEST(Dixie_13_9_CorpsIntegrity, KeepsTheGeneralWhoWasNamed) {
  Table t(Seat::Union, Phase::Morale);
  no_commander(t);
  t.dictate({4});
  t.act("check ny");
  t.act("name hancock");
  EXPECT_EQ(t.place("ny"), "usa.lost") << "Sickles commands another corps: 2 against a 4";
}

TEST(Dixie_13_9_CorpsIntegrity, AsksNobodyWhileTheArmysCommanderIsThere) {
  Table t(Seat::Union, Phase::Morale);
  no_commander(t);
  t.usa("meade", leader(Rank::Army)).at("usa.center");
  t.dictate({2});
  t.act("check ny");
  EXPECT_NE(t.step(), StepKind::NameCommander);
}

TEST(Dixie_13_9_CorpsIntegrity, PutsAWingCommanderBeforeOthers) {
  Table t(Seat::Union, Phase::Morale);
  t.choose(Option::Command, kCorps);
  t.usa("reynolds", leader(Rank::Wing)).at("usa.center");
  t.usa("sickles", leader(Rank::Corps, 1)).at("usa.right");
  t.usa("pa", of_corps(infantry(2), 0)).at("usa.center").hits(1);
  t.usa("ny", of_corps(infantry(2), 0)).at("usa.right").hits(1);
  t.dictate({4});
  t.act("check pa");
  EXPECT_EQ(t.place("pa"), "usa.center") << "the only wing commander takes the army without a question";
  EXPECT_EQ(t.morale("ny"), 2) << "so Sickles does not";
}

TEST(Dixie_13_9D_DivisionIntegrity, LetsADivisionsCommanderHelpHisDivisionOnly) {
  EXPECT_EQ(morale_beside(kDivision, leader(Rank::Division, 0, 0), of_corps(infantry(2), 0, 0)), 4);
  EXPECT_EQ(morale_beside(kDivision, leader(Rank::Division, 0, 0), of_corps(infantry(2), 0, 1)), 2);
}

TEST(Dixie_13_9D_DivisionIntegrity, LetsACorpsCommanderHelpAllHisDivisions) {
  EXPECT_EQ(morale_beside(kDivision, leader(Rank::Corps, 0), of_corps(infantry(2), 0, 1)), 4);
  EXPECT_EQ(morale_beside(kDivision, leader(Rank::Corps, 1), of_corps(infantry(2), 0, 1)), 2);
}

}  // namespace
}  // namespace longroll::dixie::test
