// Dixie 13.2: melees: when they may be declared, who strikes how, what is ignored.
#include "tests/rules/dixie/melee_table.h"

namespace longroll::dixie::test {
namespace {

TEST(Dixie_13_0_Advanced, WithoutTheOptionThereIsNoMelee) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(2)).at("usa.center");
  t.csa("va", infantry(2)).at("usa.center");
  EXPECT_EQ(t.refused("melee usa.center"), "13.2");
}

TEST(Dixie_13_2_Melee, IsFoughtWhereBothSidesAreEngagedByAttackerOrDefender) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    Table t = melee_table(side);
    t.usa("ny", infantry(2)).at("usa.center");
    t.csa("va", infantry(2)).at("usa.center");
    t.usa("ma", infantry(2)).at("usa.left");
    t.csa("ga", infantry(2)).at("csa.right");
    EXPECT_EQ(t.refused("melee usa.center"), "lawful");
    EXPECT_EQ(t.refused("melee usa.left"), "13.2");
    EXPECT_EQ(t.refused("melee csa.right"), "13.2");
    EXPECT_EQ(t.refused("melee usa.reserve"), "13.2");
  }
}

TEST(Dixie_13_2_Melee, ComesBeforeAllFire) {
  Table t = melee_table(Seat::Union);
  t.usa("ny", infantry(2)).at("usa.center");
  t.csa("va", infantry(2)).at("usa.center");
  t.usa("ma", infantry(1)).at("usa.left");
  t.csa("ga", infantry(2)).at("usa.left");
  t.dictate({4});
  t.act("fire ma");
  EXPECT_EQ(t.refused("melee usa.center"), "13.2");
  EXPECT_EQ(t.refused("fire ny"), "lawful");
}

TEST(Dixie_13_2_Melee, SeveralMayBeFoughtAndThenTheOthersFire) {
  Table t = duel(Seat::Union);
  t.usa("ma", infantry(1)).at("csa.left");
  t.csa("ga", infantry(1)).at("csa.left");
  t.usa("ri", infantry(1)).at("csa.right");
  t.csa("sc", infantry(1)).at("csa.right");
  t.dictate({6, 6});
  t.act("melee csa.center");
  t.act("disengage");
  EXPECT_EQ(t.refused("melee csa.left"), "lawful");
  t.dictate({6, 6});
  t.act("melee csa.left");
  t.act("disengage");
  EXPECT_EQ(t.refused("fire ri"), "lawful");
  EXPECT_EQ(t.refused("fire ma"), "7.0") << "those who fought do not fire";
}

TEST(Dixie_13_2_Melee, AllTroopsOfBothSidesStrikeAtOnceFootAndHorseAtF3GunsAtF1) {
  Table t = melee_table(Seat::Union);
  t.usa("foot", infantry(2)).at("usa.center");
  t.usa("horse", cavalry(1)).at("usa.center");
  t.usa("guns", artillery(2, {3, 3})).at("usa.center");
  t.csa("va", infantry(4)).at("usa.center");
  t.csa("ga", infantry(1)).at("usa.center");
  // Foot hits with a 3 and not with a 4, the horse with a 3, the guns with a 1 but not with a 2: three hits. Of the
  // Confederates' dice a 3 and a 1 hit.
  t.dictate({3, 4, 3, 1, 2, 3, 4, 5, 6, 1});
  t.act("melee usa.center");
  EXPECT_EQ(t.dice(), (std::vector{3, 4, 3, 1, 2, 3, 4, 5, 6, 1}));
  EXPECT_EQ(t.step(), StepKind::TakeHits);
  EXPECT_EQ(t.to_act(), Seat::Confederate) << "the side that was attacked places its hits first";
  t.act("hit va");
  EXPECT_EQ(t.hits("ga"), 1) << "one hit each";
  t.act("hit va");
  EXPECT_EQ(t.hits("va"), 2);
  EXPECT_EQ(t.hits("ga"), 1) << "three hits and no fourth";
  EXPECT_EQ(t.place("ga"), "usa.center");
  EXPECT_EQ(t.to_act(), Seat::Union);
  t.act("hit foot");
  EXPECT_EQ(t.hits("foot"), 1);
  EXPECT_EQ(t.refused("hit foot"), "7.3") << "the even spread holds here too";
}

TEST(Dixie_13_2_Melee, ACardThatIsDestroyedHasStruckAllTheSame) {
  Table t = melee_table(Seat::Union);
  t.usa("ny", infantry(4)).at("usa.center");
  t.csa("va", infantry(1)).at("usa.center");
  // Three hits destroy the Virginians; their own die hits, and the New Yorkers stand it.
  t.dictate({1, 2, 3, 4, 2, 3});
  t.act("melee usa.center");
  EXPECT_EQ(t.place("va"), "csa.lost");
  EXPECT_EQ(t.said(LogNote::Eliminated), 1);
  EXPECT_EQ(t.said(LogNote::Checked), 1);
  EXPECT_EQ(t.hits("ny"), 0);
  EXPECT_EQ(t.place("ny"), "usa.center");
}

TEST(Dixie_13_2_Melee, MoraleIsCheckedAtOnceByBothSidesGeneralsFirst) {
  Table t = melee_table(Seat::Union);
  t.usa("ny", infantry(2)).at("csa.center");
  t.usa("burnside", general(1, 0)).at("csa.center");
  t.csa("va", infantry(2)).at("csa.center");
  t.csa("bee", general(0, 1)).at("csa.center");
  // Each side scores a hit and a six. Both generals roll, the Union's first, and live; then the troops: 3 passes for
  // each with the general's help.
  t.dictate({1, 6, 1, 6, 5, 5, 3, 3});
  t.act("melee csa.center");
  const std::string log = t.log(Seat::Nobody);
  const std::size_t burnside = log.find("Burnside rolls morale");
  const std::size_t bee = log.find("Bee rolls morale");
  const std::size_t ny = log.find("Ny rolls morale");
  const std::size_t va = log.find("Va rolls morale");
  ASSERT_NE(va, std::string::npos) << log;
  EXPECT_LT(burnside, bee);
  EXPECT_LT(bee, ny);
  EXPECT_LT(ny, va);
  for (const std::string_view card : {"ny", "va", "burnside", "bee"}) {
    EXPECT_EQ(t.place(card), "csa.center");
    EXPECT_EQ(t.hits(card), 0);
  }
}

TEST(Dixie_13_2_Melee, TerrainCountsForNothing) {
  for (const TerrainType type : {TerrainType::Woods, TerrainType::Hill, TerrainType::Field}) {
    Table t = melee_table(Seat::Union);
    t.usa("ny", infantry(2)).at("csa.center");
    t.csa("va", infantry(2)).at("csa.center");
    t.csa("ground", terrain(type)).at("csa.center");
    // Two dice each, whatever the ground. The Union loses none of its morale of 2 in woods, and the Confederates have
    // no 3 on a hill.
    t.dictate({1, 4, 1, 4, 2, 3});
    t.act("melee csa.center");
    EXPECT_EQ(t.place("ny"), "csa.center");
    EXPECT_EQ(t.place("va"), "csa.lost");
  }
}

TEST(Dixie_13_2_Melee, CoverDoesNotApplyButPanicDoes) {
  Table t = melee_table(Seat::Union);
  t.usa("ny", infantry(2)).at("csa.center");
  t.csa("va", infantry(2)).at("csa.center");
  t.csa("cover", special(SpecialKind::Cover));
  t.usa("panic", special(SpecialKind::Panic));
  t.dictate({1, 4, 4, 4, 2});
  t.act("melee csa.center");
  ASSERT_TRUE(t.is_asked_for_specials());
  EXPECT_EQ(t.to_act(), Seat::Union);
  EXPECT_EQ(t.refused(Seat::Confederate, "play cover"), "5.0");
  t.act("play panic");
  EXPECT_EQ(t.place("va"), "csa.lost") << "the Confederates could not answer with Cover";
}

TEST(Dixie_13_2_Melee, ACoverThatLastsDoesNotHelpThere) {
  Table t = melee_table(Seat::Union);
  t.set(Track::Effects, kCoverConfederate, position_index(place_named("csa.center")));
  t.usa("ny", infantry(2)).at("csa.center");
  t.csa("va", infantry(2)).at("csa.center");
  EXPECT_EQ(t.morale("va"), 3);
  t.dictate({1, 4, 4, 4, 3});
  t.act("melee csa.center");
  EXPECT_EQ(t.place("va"), "csa.lost") << "3 of 2";
}

TEST(Dixie_13_2_Melee, YellAndChargeMayBePlayedOnOneMeleeButNoTwoAlike) {
  Table t = melee_table(Seat::Confederate);
  t.csa("va", infantry(2)).at("usa.center");
  t.usa("ny", infantry(3)).at("usa.center");
  t.csa("yell1", special(SpecialKind::RebelYell));
  t.csa("yell2", special(SpecialKind::RebelYell));
  t.csa("charge", special(SpecialKind::BayonetCharge));
  t.act("melee usa.center");
  ASSERT_TRUE(t.is_asked_for_specials());
  t.act("play yell1");
  EXPECT_EQ(t.refused("play yell2"), "12.0");
  EXPECT_EQ(t.refused("play charge"), "lawful");
  t.dictate({4, 4, 4, 4, 4, 4, 4});
  t.act("play charge");
  EXPECT_EQ(t.dice().size(), 7U) << "2 and a die for each special card, against 3";
  t.act("fight-on");
  t.dictate({4, 4, 4, 4, 4, 4, 4});
  t.act("fight-on");
  EXPECT_EQ(t.dice().size(), 7U) << "they count for the second round too";
}

TEST(Dixie_13_2_Melee, TheStrongestFootHasTheDiceOfSpecialCards) {
  Table t = melee_table(Seat::Confederate);
  t.csa("ga", infantry(1)).at("usa.center");
  t.csa("va", infantry(2)).at("usa.center");
  t.csa("sc", infantry(1)).at("usa.center");
  t.csa("horse", cavalry(3)).at("usa.center");
  t.usa("ny", infantry(1)).at("usa.center");
  t.csa("yell", special(SpecialKind::RebelYell));
  t.act("melee usa.center");
  t.dictate({4, 4, 4, 4, 4, 4, 4, 4, 4});
  t.act("play yell");
  EXPECT_NE(t.log(Seat::Nobody).find("va strikes in the melee, 3 dice"), std::string::npos) << t.log(Seat::Nobody);
}

TEST(Dixie_13_2_Melee, TheYellIsForThoseWhoAttack) {
  Table t = melee_table(Seat::Union);
  t.csa("va", infantry(2)).at("csa.center");
  t.usa("ny", infantry(3)).at("csa.center");
  t.csa("yell", special(SpecialKind::RebelYell));
  t.csa("charge", special(SpecialKind::BayonetCharge));
  t.act("melee csa.center");
  EXPECT_EQ(t.to_act(), Seat::Confederate);
  EXPECT_EQ(t.refused("play yell"), "12.0");
  EXPECT_EQ(t.refused("play charge"), "lawful");
  EXPECT_EQ(t.refused("pass"), "lawful");
}

}  // namespace
}  // namespace longroll::dixie::test
