// build: fast
// Crossroads (RULES.md): its rules, and the laws that every game keeps.
#include "tests/conform/toy_hex/toy_hex.h"

#include "engine/ai/bot.h"
#include "engine/core/json.h"
#include "engine/play/setup.h"
#include "engine/protocol/protocol.h"
#include "engine/record/link.h"
#include "engine/record/state_json.h"
#include "tests/conform/conform.h"
#include "tests/conform/toy_hex/shipped.h"
#include "tests/support/changed_text.h"
#include "tests/support/hex_table.h"
#include "tests/support/order_laws.h"
#include "tests/support/sparing.h"

namespace longroll::toy_hex {
using longroll::test::PrintTo;
namespace {

/// The Union to move or to fight in the first turn; units stand where a test puts them.
class Table : public longroll::test::HexTable<ToyHex> {
 public:
  /// The day as it begins.
  Table() { position() = game_->setup(standard_setup(*game_)); }
  /// No unit on the map.
  explicit Table(StepKind phase) : Table() {
    for (Piece& piece : position().pieces) {
      piece.place = kEliminated;
      piece.note = 0;
    }
    position().stack = {{static_cast<std::int16_t>(phase), {}}};
  }

  /// Lays the unit on top of what is there.
  Table& unit(std::string_view name, std::string_view at) {
    lay(static_cast<PieceId>(*game_->kind_of(0, "crossroads." + std::string(name))), hex(at));
    return *this;
  }

 private:
  Beginning begin() override { return {game_, standard_setup(*game_), position()}; }
  void lay(PieceId piece, HexId hex) override {
    Events events;
    Now now(position(), events);
    put(now, piece, hex);
  }

  std::shared_ptr<const ToyHex> game_ = the_game();
};

using Names = std::vector<std::string>;

TEST(ToyHex_3_0_Sequence, EachSideMovesAndThenFights) {
  Table t;
  EXPECT_EQ(t.phasing(), Seat::Union);
  EXPECT_EQ(t.phase(), StepKind::Movement);
  t.act("end-moves");
  EXPECT_EQ(t.phase(), StepKind::Combat);
  t.act("end-combat");
  EXPECT_EQ(t.phasing(), Seat::Confederate);
  EXPECT_EQ(t.value(Track::Turn), 1);
  t.play_on_to(Seat::Union, StepKind::Movement);
  EXPECT_EQ(t.value(Track::Turn), 2);
}

TEST(ToyHex_3_0_Sequence, FlagsOfThePhasesEndWithTheTurn) {
  Table t(StepKind::Movement);
  t.unit("usa.infantry.1", "0306").unit("csa.guns.1", "0101");
  t.act("move usa.infantry.1 0305");
  EXPECT_TRUE(t.has_flag("usa.infantry.1", kMoved));
  t.play_on_to(Seat::Confederate, StepKind::Movement);
  EXPECT_FALSE(t.has_flag("usa.infantry.1", kMoved));
}

TEST(ToyHex_2_0_Counters, EachSideHasSixAsTheRulesList) {
  const Data& data = the_game()->data_of({});
  ASSERT_EQ(data.counters.size(), 12U);
  for (const Counter& counter : data.counters) {
    const bool is_infantry = counter.id.find("infantry") != std::string::npos;
    const bool is_cavalry = counter.id.find("cavalry") != std::string::npos;
    EXPECT_EQ(counter.strength, is_infantry ? 3 : 2) << counter.id;
    EXPECT_EQ(counter.movement, is_infantry ? 3 : is_cavalry ? 5 : 2) << counter.id;
  }
}

TEST(ToyHex_2_0_Counters, AFaultOfTheDataIsNamedWithItsPlace) {
  const auto loaded = load([](std::string_view path) -> Result<std::string> {
    Result<std::string> text = read_asset(path);
    return path.ends_with("day.json") ? longroll::test::changed(text.value(), "0106", "0906") : text;
  });
  ASSERT_FALSE(loaded.ok());
  EXPECT_NE(describe(loaded.faults()).find("there is no hex \"0906\" on this map"), std::string::npos)
      << describe(loaded.faults());
}

TEST(ToyHex_4_1_Stacks, TwoUnitsOfOneSideAreTheMost) {
  Table t(StepKind::Movement);
  t.unit("usa.infantry.1", "0306")
      .unit("usa.infantry.2", "0306")
      .unit("usa.infantry.3", "0307")
      .unit("csa.guns.1", "0101");
  EXPECT_EQ(t.refused("move usa.infantry.3 0306"), "4.1");
  EXPECT_TRUE(t.is_offered("move usa.infantry.3 0305")) << "it may pass through";
}

TEST(ToyHex_4_2_Order, TheLastToComeLiesOnTop) {
  Table t(StepKind::Movement);
  t.unit("usa.infantry.1", "0306").unit("usa.infantry.2", "0307").unit("csa.guns.1", "0101");
  t.act("move usa.infantry.2 0306");
  EXPECT_EQ(t.stack("0306"), (Names{"usa.infantry.1", "usa.infantry.2"}));
  t.act("move usa.infantry.1 0305");
  EXPECT_EQ(t.piece("usa.infantry.2").note, 0) << "it lies alone now";
}

TEST(ToyHex_5_1_Movement, WoodsCostTwoAndACreekOneMore) {
  Table t(StepKind::Movement);
  t.unit("usa.guns.1", "0104").unit("usa.infantry.1", "0507").unit("csa.guns.1", "0501");
  EXPECT_TRUE(t.is_offered("move usa.guns.1 0103")) << "1, and 1 for the creek";
  EXPECT_EQ(t.refused("move usa.guns.1 0102"), "5.1");
  EXPECT_TRUE(t.is_offered("move usa.infantry.1 0505")) << "two clear hexes";
  EXPECT_EQ(t.refused("move usa.infantry.1 0504"), "5.1") << "and woods are two more";
  t.act("move usa.infantry.1 0506");
  EXPECT_EQ(t.refused("move usa.infantry.1 0505"), "5.1") << "once a turn";
}

TEST(ToyHex_5_2_Enemies, NobodyEntersTheirHex) {
  Table t(StepKind::Movement);
  t.unit("usa.infantry.1", "0306").unit("csa.guns.1", "0305");
  EXPECT_EQ(t.refused("move usa.infantry.1 0305"), "5.2");
}

TEST(ToyHex_5_3_Zones, AUnitThatEntersOneStops) {
  Table t(StepKind::Movement);
  t.unit("usa.cavalry.1", "0307").unit("csa.guns.1", "0305");
  EXPECT_TRUE(t.is_offered("move usa.cavalry.1 0306"));
  EXPECT_EQ(t.refused("move usa.cavalry.1 0304"), "5.1") << "every way there leads through the zone";
}

TEST(ToyHex_6_0_Zones, DoNotReachAcrossACreek) {
  Table t(StepKind::Movement);
  t.unit("csa.infantry.1", "0103").unit("usa.infantry.1", "0107");
  const HexSet zones = t.field().zones(Seat::Confederate);
  EXPECT_FALSE(zones.has(Table::hex("0104")));
  EXPECT_TRUE(zones.has(Table::hex("0102")));
}

TEST(ToyHex_7_1_Attacks, OnlyTheUpperUnitAttacks) {
  Table t(StepKind::Combat);
  t.unit("usa.infantry.1", "0306").unit("usa.guns.1", "0306").unit("csa.guns.1", "0305");
  EXPECT_EQ(t.refused("attack usa.infantry.1 0305"), "7.1");
  EXPECT_EQ(t.refused("attack usa.guns.1 0405"), "7.1") << "nobody is there";
  t.dictate({3});
  t.act("attack usa.guns.1 0305");
  EXPECT_EQ(t.remark(Note::Fought)[0], static_cast<int>(Effect::Nothing)) << "3 + 2 - 2";
  EXPECT_EQ(t.refused("attack usa.guns.1 0305"), "7.1") << "once a turn";
}

/// What comes of an attack from 0306 on 0305 when the die shows that.
Effect effect_of(std::string_view attacker, std::string_view defender, int die) {
  Table t(StepKind::Combat);
  t.unit(attacker, "0306").unit(defender, "0305").unit("csa.guns.2", "0101").unit("usa.guns.2", "0507");
  t.dictate({die});
  t.act("attack " + std::string(attacker) + " 0305");
  return static_cast<Effect>(t.remark(Note::Fought)[0]);
}

TEST(ToyHex_7_2_Results, FollowFromTheDieAndBothStrengths) {
  constexpr Effect kStrongOnWeak[] = {Effect::Nothing,      Effect::Nothing,      Effect::DefenderBack,
                                      Effect::DefenderBack, Effect::DefenderLost, Effect::DefenderLost};
  for (int die = 1; die <= 6; ++die) {
    EXPECT_EQ(effect_of("usa.infantry.1", "csa.guns.1", die), kStrongOnWeak[die - 1]) << die;
  }
  EXPECT_EQ(effect_of("usa.guns.1", "csa.infantry.1", 1), Effect::AttackerLost);
  EXPECT_EQ(effect_of("usa.guns.1", "csa.infantry.1", 2), Effect::Nothing);
}

TEST(ToyHex_7_2_Results, AreOneWorseAcrossACreek) {
  Table t(StepKind::Combat);
  t.unit("usa.infantry.1", "0104").unit("csa.guns.1", "0103").unit("csa.guns.2", "0501");
  t.dictate({3});  // 3 + 3 - 2 - 1
  t.act("attack usa.infantry.1 0103");
  EXPECT_EQ(static_cast<Effect>(t.remark(Note::Fought)[0]), Effect::Nothing);
}

TEST(ToyHex_7_3_Retreats, TheOwnerChoosesAHexWithoutEnemies) {
  Table t(StepKind::Combat);
  t.unit("usa.infantry.1", "0306").unit("csa.guns.1", "0305").unit("csa.guns.2", "0101");
  t.dictate({4});  // 4 + 3 - 2
  t.act("attack usa.infantry.1 0305");
  EXPECT_EQ(t.to_act(), Seat::Confederate);
  EXPECT_EQ(t.refused("retreat 0306"), "7.3") << "the attacker stands there";
  EXPECT_EQ(t.refused("retreat 0205"), "7.3") << "his zone";
  t.act("retreat 0304");
  EXPECT_EQ(t.place("csa.guns.1"), "0304");
  EXPECT_EQ(t.to_act(), Seat::Union);
}

TEST(ToyHex_7_3_Retreats, AUnitWithNowhereToGoIsEliminated) {
  Table t(StepKind::Combat);
  t.unit("usa.infantry.1", "0306").unit("usa.infantry.2", "0304").unit("csa.guns.1", "0305").unit("csa.guns.2", "0101");
  t.dictate({4});
  t.act("attack usa.infantry.1 0305");
  EXPECT_EQ(t.place("csa.guns.1"), "eliminated");
}

TEST(ToyHex_8_0_Ground, BelongsToTheSideThatEnteredLast) {
  Table t(StepKind::Movement);
  t.unit("usa.infantry.1", "0305").unit("csa.guns.1", "0101");
  EXPECT_EQ(t.ground("0304"), 0) << "nobody's at the start";
  t.act("move usa.infantry.1 0304");
  EXPECT_EQ(t.ground("0304"), kUnionHeld);
  EXPECT_EQ(t.ground("0305"), kUnionHeld) << "it stays so behind the unit";
  EXPECT_EQ(t.ground("0103"), kConfederateHeld);
}

TEST(ToyHex_9_0_Victory, ASideWithoutUnitsHasLost) {
  Table t(StepKind::Combat);
  t.unit("usa.infantry.1", "0306").unit("csa.guns.1", "0305");
  t.dictate({6});
  t.act("attack usa.infantry.1 0305");
  EXPECT_EQ(t.outcome().winner, Seat::Union);
}

TEST(ToyHex_9_0_Victory, AfterFiveTurnsMoreCrossroadsWin) {
  Table t(StepKind::Movement);
  t.unit("usa.infantry.1", "0305").unit("csa.guns.1", "0101");
  t.act("move usa.infantry.1 0304");
  t.play_on_until([&] { return t.outcome().over; });
  EXPECT_EQ(t.outcome().winner, Seat::Union);
  EXPECT_EQ(t.value(Track::Turn), 5);
}

/// Marks on the ground in the words that a person reads.
TEST(ToyHex_8_0_Ground, IsWrittenInJsonByTheNumbersOfItsHexes) {
  Table t(StepKind::Movement);
  t.unit("usa.infantry.1", "0305").unit("csa.guns.1", "0101");
  t.act("move usa.infantry.1 0304");
  const std::string json = state_to_json(t.door(), t.session().setup(), t.state());
  EXPECT_NE(json.find(R"("ground":{"0304":1})"), std::string::npos) << json;
}

TEST(ToyHex_4_1_Orders, TheThirdUnitFindsNoRoom) {
  Table t(StepKind::Movement);
  t.unit("usa.infantry.1", "0206")
      .unit("usa.infantry.2", "0306")
      .unit("usa.cavalry.1", "0307")
      .unit("csa.guns.1", "0101");
  const Order order{
      Order::Kind::Together, {t.id("usa.infantry.1"), t.id("usa.infantry.2"), t.id("usa.cavalry.1")}, t.hex("0205")};
  const OrderPlan plan = make_adjutant(t.game())->plan(t.state(), order);
  EXPECT_EQ(plan.actions.size(), 2U);
  EXPECT_EQ(plan.parts[2].refusal.rule, "4.1");
}

TEST(ToyHex_7_1_Orders, AnAttackEndsWithItsDieWhoseChancesAreExact) {
  Table t(StepKind::Combat);
  t.unit("usa.infantry.1", "0306").unit("usa.infantry.2", "0206").unit("csa.guns.1", "0305");
  const Order order{Order::Kind::Attack, {t.id("usa.infantry.1"), t.id("usa.infantry.2")}, t.hex("0305")};
  const OrderPlan plan = make_adjutant(t.game())->plan(t.state(), order);
  EXPECT_EQ(plan.actions.size(), 1U);
  EXPECT_TRUE(plan.hands_over);
  ASSERT_TRUE(plan.odds);
  EXPECT_EQ(plan.odds->total, 6U);
  EXPECT_EQ(plan.parts[1].refusal.rule, "3.0") << "luck has to speak first";
}

TEST(ToyHex, PlansOfOrdersKeepTheirPromises) {
  const auto loaded = load(read_asset);
  ASSERT_TRUE(loaded.ok()) << describe(loaded.faults());
  longroll::test::OrderCount count;
  const longroll::test::OrderWalk walk{0, 3, 200, 1, longroll::test::some_of(4'000)};
  for (const Fault& fault : longroll::test::order_faults(loaded.value(), walk, count)) {
    ADD_FAILURE() << fault.where << ": " << fault.what;
  }
  EXPECT_GT(count.moves, longroll::test::some_of(200));
  EXPECT_GT(count.refused, longroll::test::some_of(200));
  EXPECT_GT(count.rolls, longroll::test::some_of(5));
}

TEST(ToyHex, TheProtocolTakesOrders) {
  static const std::vector<GameEntry> kGames = {{"crossroads", load}};
  Protocol protocol({.games = &kGames, .read = read_asset, .milliseconds = {}, .fresh_seed = {}});
  const auto say = [&](std::string_view line) { return parse_json(protocol.answer(line), "answer").value(); };
  say("new crossroads/crossroads seed=1");
  const Json plan = say("order near 0304 formation:usa.infantry.1");
  ASSERT_NE(plan.find("actions"), nullptr);
  ASSERT_FALSE(plan.find("actions")->items.empty());
  EXPECT_EQ(plan.find("parts")->items.size(), 6U);
  for (const Json& action : plan.find("actions")->items) {
    EXPECT_NE(say("do " + action.text).find("ply"), nullptr) << action.text;
  }
  for (const Json& part : plan.find("parts")->items) {
    const Json* refused = part.find("refused");
    EXPECT_TRUE(refused == nullptr || !refused->find("rule")->text.empty());
  }
  EXPECT_NE(say("order sideways 0304 usa.infantry.1").find("error"), nullptr);
  EXPECT_NE(say("order near 0304 nobody").find("error"), nullptr);
}

TEST(ToyHex, BotsPlayItToTheEnd) {
  const auto loaded = load(read_asset);
  ASSERT_TRUE(loaded.ok()) << describe(loaded.faults());
  const Game& game = *loaded.value().game;
  const Advisor* const advisor = loaded.value().advisor.get();
  for (const BotLevel& level : bot_levels()) {
    Session session(game, standard_setup(game), 3);
    int decisions = 0;
    while (session.to_act() != Seat::Nobody && decisions++ < 400) {
      const auto bot = make_bot(level.id, game, *advisor, 1);
      ASSERT_NE(bot, nullptr);
      Actions lawful;
      game.actions(session.state(), lawful);
      bot->begin(game.view(session.state(), session.to_act()), lawful);
      for (int n = 0; n < 2 && bot->think(5); ++n) {
      }
      ASSERT_FALSE(session.submit(session.to_act(), bot->best())) << level.id;
    }
    EXPECT_TRUE(game.outcome(session.state()).over) << level.id;
    const auto link = game_link(session);
    ASSERT_TRUE(link);
    EXPECT_EQ(open_link(game, *link, 1).value().state(), session.state());
  }
}

}  // namespace
}  // namespace longroll::toy_hex

namespace longroll::conform {
INSTANTIATE_TEST_SUITE_P(ToyHex, Conform, testing::ValuesIn(tables_of(toy_hex::the_game())), name_of);
}  // namespace longroll::conform
