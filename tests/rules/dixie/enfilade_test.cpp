// Dixie 13.3: fire along a battleline, and the victory that it can bring.
#include "engine/games/dixie/rules/enfilade.h"

#include "tests/rules/dixie/table.h"

namespace longroll::dixie::test {
namespace {

Table table_of(Seat side) {
  Table t(side, Phase::Combat);
  t.choose(Option::Enfilade, 1);
  return t;
}

/// New Yorkers stand in the Confederate Left; the Confederates move once more before these may fire.
Table left_taken() {
  Table t(Seat::Confederate, Phase::Move);
  t.choose(Option::Enfilade, 1);
  t.usa("ny", infantry(2)).at("csa.left");
  return t;
}

/// The rulebook's diagram of 7.0. The Confederate Right and the Union Right stand alone, the Union Center is contested,
/// the Union Left has been taken.
void lay_diagram(Table& t) {
  for (const std::string_view card : {"ny1", "ny2", "ny3"}) {
    t.usa(card, infantry(2)).at("usa.right");
  }
  t.csa("lguns1", artillery(2)).at("csa.left");
  t.csa("lguns2", artillery(2)).at("csa.left");
  t.csa("lfoot", infantry(2)).at("csa.left");
  t.usa("cfoot", infantry(2)).at("usa.center");
  t.usa("chorse", cavalry(2)).at("usa.center");
  t.usa("cguns", artillery(2)).at("usa.center");
  t.usa("cground", terrain(TerrainType::Field)).at("usa.center");
  t.csa("va1", infantry(2)).at("usa.center");
  t.csa("va2", infantry(2)).at("usa.center");
  t.csa("vahorse", cavalry(2)).at("usa.center");
  t.csa("ga1", infantry(2)).at("usa.left");
  t.csa("ga2", infantry(2)).at("usa.left");
  t.usa("lground", terrain(TerrainType::Hill)).at("usa.left");
}

TEST(Dixie_13_3_Enfilade, ExampleOfTheDiagramForTheUnion) {
  Table t = table_of(Seat::Union);
  lay_diagram(t);
  EXPECT_EQ(t.refused("enfilade cfoot usa.left"), "13.3") << "engaged cards cannot";
  EXPECT_EQ(t.refused("enfilade ny1 usa.center"), "lawful");
  EXPECT_EQ(t.refused("enfilade ny1 usa.left"), "13.3") << "only the next position";
  EXPECT_EQ(t.refused("enfilade ny1 csa.center"), "13.3") << "only along the same line";
  EXPECT_EQ(t.refused("enfilade ny1 usa.reserve"), "13.3");
  t.dictate({1, 2});
  t.act("enfilade ny1 usa.center");
  EXPECT_EQ(t.dice().size(), 2U);
  EXPECT_EQ(t.said(LogNote::Fires), 1);
  t.act("hit va1");
  EXPECT_EQ(t.hits("va1"), 1) << "F1 from the own line: the 2 misses";
  EXPECT_EQ(t.refused("fire ny1"), "7.0") << "it has fired";
}

TEST(Dixie_13_3_Enfilade, ExampleOfTheDiagramForTheConfederates) {
  Table t = table_of(Seat::Confederate);
  lay_diagram(t);
  EXPECT_EQ(t.refused("enfilade va1 usa.right"), "13.3") << "engaged cards cannot";
  EXPECT_EQ(t.refused("enfilade lguns1 csa.center"), "13.3") << "there is no enemy";
  EXPECT_EQ(t.refused("enfilade ga1 usa.center"), "lawful");
  t.dictate({2, 3});
  t.act("enfilade ga1 usa.center");
  EXPECT_EQ(t.to_act(), Seat::Union);
  t.act("hit cfoot");
  EXPECT_EQ(t.hits("cfoot"), 1) << "F2 from the enemy's line: the 2 hits, the 3 misses";
}

TEST(Dixie_13_3_Enfilade, TheTakenPositionMayBeEngagedToPreventIt) {
  Table t(Seat::Union, Phase::Move);
  t.choose(Option::Enfilade, 1);
  lay_diagram(t);
  t.usa("relief", infantry(2));
  t.act("move relief usa.left");
  t.play_on_to(Seat::Confederate, Phase::Combat);
  EXPECT_EQ(t.refused("enfilade ga1 usa.center"), "13.3");
}

TEST(Dixie_13_3_Enfilade, EveryArmHasTheSameFirepower) {
  for (const Card& arm : {infantry(1), cavalry(1), artillery(1, {3, 3})}) {
    for (const auto& [place, target, faces] :
         {std::tuple("usa.left", "usa.center", 1), std::tuple("csa.left", "csa.center", 2)}) {
      int hits = 0;
      for (int die = 1; die <= 6; ++die) {
        Table t = table_of(Seat::Union);
        t.usa("ny", arm).at(place);
        t.csa("va", infantry(4)).at(target);
        t.dictate({die});
        t.act("enfilade ny " + std::string(target));
        hits += t.hits("va");
      }
      EXPECT_EQ(hits, faces);
    }
  }
}

TEST(Dixie_13_3_Enfilade, OnlyTheGroundOfTheTargetCounts) {
  for (const TerrainType cover : {TerrainType::Woods, TerrainType::Rocks}) {
    Table t = table_of(Seat::Union);
    t.usa("ny", infantry(3)).at("usa.left");
    t.usa("hill", terrain(TerrainType::Hill)).at("usa.left");
    t.csa("va", infantry(4)).at("usa.center");
    t.usa("cover", terrain(cover)).at("usa.center");
    t.usa("field", terrain(TerrainType::Field)).at("usa.center");
    t.dictate({6, 6});
    t.act("enfilade ny usa.center");
    EXPECT_EQ(t.dice().size(), 2U) << "woods and rocks take a die, whoever stands there; the hill gives none";
  }
}

TEST(Dixie_13_3_Enfilade, TerrainCanLeaveNoDice) {
  Table t = table_of(Seat::Union);
  t.usa("ny", infantry(1)).at("usa.left");
  t.csa("va", infantry(4)).at("usa.center");
  t.usa("woods", terrain(TerrainType::Woods)).at("usa.center");
  EXPECT_EQ(t.refused("enfilade ny usa.center"), "10.3");
}

TEST(Dixie_13_3_Enfilade, IntoAnEngagementItDoesNotHitFriends) {
  Table t = table_of(Seat::Union);
  t.choose(Option::Support, 1);
  t.usa("guns", artillery(2)).at("usa.left");
  t.csa("va", infantry(4)).at("usa.center");
  t.usa("ny", infantry(2)).at("usa.center");
  t.dictate({5, 5});
  t.act("enfilade guns usa.center");
  EXPECT_EQ(t.said(LogNote::Checked), 0);
  EXPECT_EQ(t.hits("ny"), 0);
}

TEST(Dixie_13_3_Enfilade, SixesFallOnTheGeneralThere) {
  Table t = table_of(Seat::Union);
  t.usa("ny", infantry(2)).at("usa.left");
  t.csa("va", infantry(4)).at("usa.center");
  t.csa("bee", general(1, 1)).at("usa.center");
  t.usa("ma", infantry(2)).at("usa.center");
  t.dictate({6, 5});
  t.act("enfilade ny usa.center");
  EXPECT_EQ(t.hits("bee"), 1);
}

TEST(Dixie_13_3_Enfilade, HasItsPlaceInTheOrderOfFire) {
  Table t = table_of(Seat::Union);
  t.usa("ny", infantry(1)).at("usa.left");
  t.usa("ma", infantry(1)).at("usa.center");
  t.usa("ri", infantry(1)).at("usa.center");
  t.csa("va", infantry(4)).at("usa.center");
  t.usa("ct", infantry(1)).at("usa.right");
  t.usa("nj", infantry(1)).at("usa.right");
  t.csa("ga", infantry(4)).at("usa.right");
  t.dictate({5, 5});
  t.act("fire ma");
  t.act("fire ct");
  EXPECT_EQ(t.refused("fire ri"), "7.0");
  EXPECT_EQ(t.refused("enfilade ny usa.center"), "7.0");
}

TEST(Dixie_13_3_Enfilade, IsCountedWhenNothingElseCanBeDone) {
  Table t = table_of(Seat::Union);
  t.usa("ny", infantry(1)).at("usa.left");
  t.csa("va", infantry(4)).at("usa.center");
  EXPECT_EQ(t.phase(), Phase::Combat);
  t.dictate({5});
  t.act("enfilade ny usa.center");
  EXPECT_EQ(t.phase(), Phase::Move) << "the phase ends by itself";
}

TEST(Dixie_13_3_Enfilade, WithoutTheOptionThereIsNone) {
  Table t(Seat::Union, Phase::Combat);
  t.usa("ny", infantry(1)).at("usa.left");
  t.usa("guns", artillery(1)).at("usa.right");
  t.csa("va", infantry(4)).at("usa.center");
  t.csa("ga", infantry(4)).at("csa.left");
  EXPECT_EQ(t.refused("enfilade ny usa.center"), "13.3");
}

TEST(Dixie_13_3_Enfilade, IsToldAndSpecialsOfTheEngagedDoNotFitIt) {
  Table t = table_of(Seat::Confederate);
  t.csa("va", infantry(1)).at("usa.left");
  t.usa("ny", infantry(4)).at("usa.center");
  t.csa("charge", special(SpecialKind::BayonetCharge));
  t.csa("yell", special(SpecialKind::RebelYell));
  t.dictate({5});
  t.act("enfilade va usa.center");
  EXPECT_NE(t.log(Seat::Nobody).find("enfilades USA Center, 1 die, F2: 5, no hits."), std::string::npos)
      << t.log(Seat::Nobody);
}

TEST(Dixie_13_3_Enfilade, SharpshootersMayPickItsMark) {
  Table t = table_of(Seat::Confederate);
  t.csa("va", infantry(1)).at("usa.left");
  t.usa("ny", infantry(4)).at("usa.center").face_up();
  t.usa("ma", infantry(4)).at("usa.center").face_up();
  t.csa("sharp", special(SpecialKind::Sharpshooters));
  t.act("enfilade va usa.center");
  t.dictate({2});
  t.act("play sharp");
  EXPECT_EQ(t.to_act(), Seat::Confederate);
  t.act("hit ma");
  EXPECT_EQ(t.hits("ma"), 1);
}

/// The rulebook's example: the enemy Left taken, only a general in his Center: the battle is won, though he has troops
/// forward of it.
TEST(Dixie_13_3E_Envelopment, ExampleOnlyAGeneralInTheCenter) {
  Table t = left_taken();
  t.csa("bee", general(1, 1)).at("csa.center");
  t.csa("va", infantry(2)).at("usa.center");
  t.usa("ma", infantry(2)).at("usa.center");
  t.act("finish");
  EXPECT_EQ(t.outcome().winner, Seat::Union);
  EXPECT_EQ(t.outcome().rule, "13.3");
  EXPECT_EQ(t.said(LogNote::Enveloped), 1);
}

TEST(Dixie_13_3E_Envelopment, APositionThatIsOnesOwnAlreadyIsNotTheEnemys) {
  Table t(Seat::Confederate, Phase::Move);
  t.choose(Option::Enfilade, 1);
  t.choose(Option::Battleline, 1);
  t.usa("ny", infantry(2)).at("csa.left");
  t.usa("ma", infantry(2)).at("csa.left-center");
  t.csa("va", infantry(2)).at("csa.center");
  t.act("finish");
  EXPECT_FALSE(t.outcome().over) << "two of five are held, and the third has troops";
}

TEST(Dixie_13_3E_Envelopment, NeedsTheOption) {
  Table t(Seat::Confederate, Phase::Move);
  t.usa("ny", infantry(2)).at("csa.left");
  t.csa("va", infantry(2)).at("csa.right");
  t.act("finish");
  EXPECT_FALSE(t.outcome().over);
}

TEST(Dixie_13_3E_Envelopment, TroopsInThePositionPreventIt) {
  Table t = left_taken();
  t.csa("va", infantry(2));
  t.act("move va csa.center");
  t.act("finish");
  EXPECT_FALSE(t.outcome().over);
}

TEST(Dixie_13_3E_Envelopment, AnEngagedCardDoesNotEnvelop) {
  Table t = left_taken();
  t.csa("va", infantry(2));
  t.act("move va csa.left");
  t.act("finish");
  EXPECT_FALSE(t.outcome().over);
}

TEST(Dixie_13_3E_Envelopment, ThePositionMustBeTheEnemysAndTheNextOne) {
  Table t = left_taken();
  t.usa("ma", infantry(2)).at("usa.left");
  t.csa("va", infantry(2)).at("csa.center");
  t.act("finish");
  EXPECT_FALSE(t.outcome().over) << "the own Center is vacant too, and the enemy's Right is two away";
}

TEST(Dixie_13_3E_Envelopment, ACardThatHasFiredOrHasNoDiceDoesNotEnvelop) {
  Table t = table_of(Seat::Union);
  t.usa("ny", infantry(1)).at("csa.left");
  t.csa("woods", terrain(TerrainType::Woods)).at("csa.center");
  t.usa("guns", artillery(1)).at("usa.left");
  t.csa("va", infantry(3)).at("csa.right");
  EXPECT_FALSE(t.outcome().over) << "one die less into woods leaves none";
  EXPECT_EQ(t.refused("fire guns"), "lawful");
}

TEST(Dixie_13_3E_Envelopment, TheLastTroopsMayFallInTheSamePhase) {
  for (const bool is_reserve_there : {false, true}) {
    Table t = table_of(Seat::Union);
    t.usa("ny", infantry(1)).at("csa.left");
    if (is_reserve_there) {
      t.usa("ma", infantry(1)).at("csa.left");
    }
    t.usa("guns", artillery(2, {3, 3})).at("usa.center");
    t.csa("va", infantry(1)).at("csa.center");
    t.dictate({1, 1});
    t.act("fire guns");
    EXPECT_EQ(t.place("va"), "csa.lost");
    EXPECT_EQ(t.outcome().winner, Seat::Union) << "cards that have not fired are left on the flank";
  }
  Table t = table_of(Seat::Union);
  t.usa("ny", infantry(2)).at("csa.left");
  t.csa("va", infantry(1)).at("csa.center");
  t.dictate({1, 1});
  t.act("enfilade ny csa.center");
  EXPECT_EQ(t.place("va"), "csa.lost");
  EXPECT_FALSE(t.outcome().over) << "the only card there has fired";
}

TEST(Dixie_13_3E_Envelopment, IsOnlyForTheSideWhoseTurnItIs) {
  Table t = table_of(Seat::Confederate);
  t.usa("ny", infantry(2)).at("csa.left");
  t.csa("guns", artillery(2)).at("csa.right");
  t.usa("ma", infantry(2)).at("usa.left");
  EXPECT_FALSE(t.outcome().over) << "the Confederates have their turn to come between";
  EXPECT_EQ(t.refused("fire guns"), "lawful");
}

TEST(Dixie_13_3E_Envelopment, APositionFromOutsideThatIsWonIsTurnedAway) {
  Table t = table_of(Seat::Union);
  t.usa("ny", infantry(2)).at("csa.left");
  t.csa("va", infantry(1)).at("csa.center");
  ASSERT_EQ(describe(t.dixie().faults_of(t.state())), "");
  State wild = t.state();
  wild.piece(t.id("va")).place = reserve_of(Seat::Confederate);
  wild.piece(t.id("va")).up = 0;
  EXPECT_FALSE(t.dixie().faults_of(wild).empty());
}

/// A bare table of Front and Back, as at Shiloh: one card a side, `mine` of the side to move.
struct FrontAndBackTable {
  FrontAndBackTable(Seat side, int day, Place mine, Place theirs) {
    edition.battlelines = Battlelines::FrontAndBack;
    for (const Seat owner : {side, other(side)}) {
      Card card = infantry(2);
      card.side = owner;
      edition.facts.push_back(card);
      edition.cards.push_back(card);
      Piece piece;
      piece.kind = static_cast<std::int16_t>(state.pieces.size());
      piece.owner = static_cast<std::int8_t>(index_of(owner));
      piece.place = owner == side ? mine : theirs;
      state.pieces.push_back(piece);
    }
    state.tracks.assign(static_cast<std::size_t>(Track::Count), 0);
    const auto put = [&](int which, int value) {
      state.tracks[static_cast<std::size_t>(which)] = static_cast<std::int16_t>(value);
    };
    put(track(Option::Enfilade), 1);
    put(track(Track::Day), day);
    put(track(Track::Phasing), index_of(side));
    put(track(Track::PhaseNow), static_cast<int>(Phase::Combat));
  }

  bool is_won() const { return envelopment(Field(edition, state)).has_value(); }

  Edition edition;
  State state;
};

constexpr Place back(int column) { return position_of(Seat::Union, column); }
constexpr Place front(int column) { return position_of(Seat::Confederate, column); }

TEST(Dixie_13_3_Enfilade, AtShilohTheUnionFiresFromItsOwnLinesWhereverItStands) {
  const FrontAndBackTable t(Seat::Union, 1, front(0), front(4));
  const Field field(t.edition, t.state);
  for (const Place place : {front(0), back(0)}) {
    EXPECT_EQ(enfilade_firepower(field, Seat::Union, place), 1);
    EXPECT_EQ(enfilade_firepower(field, Seat::Confederate, place), 2);
  }
}

TEST(Dixie_13_3E_Envelopment, AtShilohTheConfederatesWinOnlyThroughTheMiddleOfTheBackLine) {
  EXPECT_TRUE(FrontAndBackTable(Seat::Confederate, 1, back(0), front(4)).is_won());
  EXPECT_TRUE(FrontAndBackTable(Seat::Confederate, 1, back(4), front(4)).is_won());
  EXPECT_FALSE(FrontAndBackTable(Seat::Confederate, 1, back(0), back(2)).is_won()) << "it is held";
  EXPECT_FALSE(FrontAndBackTable(Seat::Confederate, 1, front(0), back(4)).is_won()) << "Center Front is not enough";
  EXPECT_FALSE(FrontAndBackTable(Seat::Confederate, 1, back(2), back(4)).is_won()) << "nor are the flanks of the Back";
}

TEST(Dixie_13_3E_Envelopment, AtShilohTheUnionWinsOnTheSecondDayThroughTheMiddleOfTheFront) {
  EXPECT_FALSE(FrontAndBackTable(Seat::Union, 1, front(0), back(4)).is_won());
  EXPECT_TRUE(FrontAndBackTable(Seat::Union, 2, front(0), back(4)).is_won());
  EXPECT_FALSE(FrontAndBackTable(Seat::Union, 2, back(0), front(4)).is_won());
}

}  // namespace
}  // namespace longroll::dixie::test
