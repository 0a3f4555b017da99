// What the screen of Chattanooga shows of counters whose identity is hidden (14.7), and which of those that leave the
// map are lost.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/games/chattanooga/rules/bombardment.h"
#include "engine/games/chattanooga/verbs.h"
#include "tests/page/chattanooga_page.h"

namespace longroll::web::chattanooga {
namespace {

/// Reserves are formed of all who take part, and nobody moves.
Action to_form_reserves(const Prompt& prompt) {
  constexpr ch::Do kFirst[] = {ch::Do::EndSetUp,  ch::Do::FormReserve, ch::Do::EnterReserve,
                               ch::Do::EndCombat, ch::Do::EndTurn,     ch::Do::EndMoves};
  for (const ch::Do wanted : kFirst) {
    for (const Choice& choice : prompt.choices) {
      if (ch::verb_of(choice.action) == wanted) {
        return choice.action;
      }
    }
  }
  return prompt.choices.back().action;
}

/// A Confederate reserve has been hidden among two dummies, and the Union's movement has come.
Session with_hidden_reserve() {
  constexpr int kMost = 900;
  Setup setup = standard_setup(*the_game().game);
  EXPECT_TRUE(set_preset(*the_game().game, setup, "everything").empty());
  Session session(*the_game().game, setup, kSeed);
  bool is_hidden = false;
  for (int n = 0; n < kMost && is_player(session.to_act()); ++n) {
    const Prompt prompt = the_game().game->prompt(session.state());
    if (is_hidden && prompt.seat == Seat::Union && is_offered(session, ch::Do::EndMoves)) {
      return session;
    }
    Action action = to_form_reserves(prompt);
    for (const Choice& choice : prompt.choices) {
      const auto flip = read<ch::verbs::Flip>(choice.action);
      if (!is_hidden && flip && flip->dummies == 2 && prompt.seat == Seat::Confederate) {
        action = choice.action;
        is_hidden = true;
        break;
      }
    }
    EXPECT_FALSE(session.submit(session.to_act(), action));
  }
  ADD_FAILURE() << "no reserve was hidden";
  return session;
}

TEST(ChattanoogaSeen, AnEnemysHiddenMarkerMovesWithoutItsLetter) {
  const Session session = with_hidden_reserve();
  Page page(session);
  ASSERT_EQ(page.model.reader(), Seat::Union);
  const ch::Field field = static_cast<const ch::Chattanooga&>(*the_game().game).field(session.state());
  const ch::Field seen = static_cast<const ch::Chattanooga&>(*the_game().game).field(page.screen.seen());
  int hidden = 0;
  for (const PieceId id : field.pieces()) {
    const Place place = field.piece(id).place;
    if (!field.is_reserve(id) || field.piece(id).up != ch::kReverse || !is_hex(place)) {
      continue;
    }
    ++hidden;
    const PieceId shown = page.adapter.shown_as(id, place);
    EXPECT_EQ(seen.piece(shown).place, place) << "the counter that is seen there";
    EXPECT_EQ(seen.piece(shown).up, ch::kReverse);
    // Also when it has gone on, what moves is a counter whose letter is not seen.
    EXPECT_EQ(seen.piece(page.adapter.shown_as(id, place + 1)).up, ch::kReverse);
  }
  EXPECT_EQ(hidden, 3);
}

TEST(ChattanoogaSeen, WhoGoesIntoReserveIsNotLost) {
  Page page(played_until([](const Session&) { return true; }));
  const PieceId unit = page.adapter.read().stacks.front().units.front();
  EXPECT_EQ(page.adapter.loss_words(unit, ch::kReserveBox), "");
  EXPECT_EQ(page.adapter.loss_words(unit, ch::kReady), "");
  EXPECT_EQ(page.adapter.loss_words(unit, ch::kAcross), "");
  EXPECT_EQ(page.adapter.loss_words(unit, ch::kRouted), "routs");
  EXPECT_EQ(page.adapter.loss_words(unit, ch::kCaptured), "is captured");
}

TEST(ChattanoogaSeen, AMarkerThatLeavesTheMapIsNotLost) {
  const Session session = with_hidden_reserve();
  Page page(session);
  const ch::Field field = static_cast<const ch::Chattanooga&>(*the_game().game).field(session.state());
  for (const PieceId id : field.pieces()) {
    if (field.is_reserve(id)) {
      EXPECT_EQ(page.adapter.loss_words(id, ch::kPool), "");
    }
  }
}

/// A battle with every optional rule, at its beginning.
Session everything(std::string_view scenario) {
  longroll::Setup setup = standard_setup(*the_game().game);
  const std::vector<ScenarioInfo>& all = the_game().game->info().scenarios;
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const ScenarioInfo& each) { return each.id == scenario; });
  setup.scenario = static_cast<int>(found - all.begin());
  EXPECT_TRUE(set_preset(*the_game().game, setup, "everything").empty());
  return Session(*the_game().game, setup, kSeed);
}

/// Chattanooga 7.9: a bridge is begun where a unit stands. The unit lies on top, and the bridge is seen beside it.
TEST(ChattanoogaSeen, WhoStandsAtABridgeLiesOnTopOfIt) {
  constexpr int kMost = 100;
  Session session = everything("death-knell");
  HexId hex = kNoHex;
  for (int n = 0; n < kMost && hex == kNoHex && is_player(session.to_act()); ++n) {
    const Prompt prompt = the_game().game->prompt(session.state());
    Action action = to_form_reserves(prompt);
    for (const Choice& choice : prompt.choices) {
      if (const auto builder = read<ch::verbs::BuildBridge>(choice.action)) {
        action = choice.action;
        hex = static_cast<HexId>(session.state().piece(builder->unit).place);
        break;
      }
    }
    ASSERT_FALSE(session.submit(session.to_act(), action));
  }
  ASSERT_NE(hex, kNoHex) << "a bridge has been begun";
  Page page(session);
  const hexgame::BoardSnapshot board = page.adapter.read();
  const hexgame::Stack* stack = board.at(hex);
  ASSERT_NE(stack, nullptr);
  const ch::Field field = static_cast<const ch::Chattanooga&>(*the_game().game).field(page.screen.seen());
  EXPECT_TRUE(field.is_unit(stack->units.front()));
  ASSERT_EQ(stack->carriers.size(), 1U);
  EXPECT_EQ(field.type(stack->carriers.front()), ch::UnitType::Bridge);
  EXPECT_EQ(stack->units.back(), stack->carriers.front());
}

/// One order for many brings many dice: they stand in one table, each with whose it is.
TEST(ChattanoogaSeen, TheDiceOfOneOrderStandInOneTable) {
  const auto can_several = [](const Session& now) {
    const Prompt prompt = the_game().game->prompt(now.state());
    const auto can = [](const Choice& choice) { return ch::verb_of(choice.action) == ch::Do::Recover; };
    return is_offered(now, ch::Do::RecoverAll) && std::count_if(prompt.choices.begin(), prompt.choices.end(), can) > 1;
  };
  Session session = played_until(can_several);
  ASSERT_TRUE(can_several(session));
  const std::size_t from = session.ply_count();
  ASSERT_FALSE(session.submit(session.to_act(), action_of(ch::verbs::RecoverAll{})));
  std::size_t dice = 0;
  Page page(session);
  const ShownGame in(page.screen);
  FightShown fight(in);
  for (std::size_t n = from; n < session.ply_count(); ++n) {
    const State before = session.state_at(n);
    dice += fight.read_roll(n, before).size();
  }
  ASSERT_GT(dice, 1U);
  ASSERT_EQ(fight.dice_of_phase().size(), dice);
  EXPECT_NE(fight.dice_of_phase().front().words.find(": "), std::string::npos) << "whose it is, and what came of it";
  EXPECT_FALSE(fight.dice_of_phase().front().number.empty());
  fight.forget_dice();
  EXPECT_TRUE(fight.dice_of_phase().empty()) << "after a jump";
}

/// The dice of the other side's phase are no dice of this one.
TEST(ChattanoogaSeen, TheDiceOfAPhaseGoWithIt) {
  const auto can_several = [](const Session& now) { return is_offered(now, ch::Do::RecoverAll); };
  Session session = played_until(can_several);
  const std::size_t from = session.ply_count();
  ASSERT_FALSE(session.submit(session.to_act(), action_of(ch::verbs::RecoverAll{})));
  const std::size_t to = session.ply_count();
  ASSERT_FALSE(session.submit(session.to_act(), action_of(ch::verbs::EndMoves{})));
  Page page(session);
  const ShownGame in(page.screen);
  FightShown fight(in);
  std::size_t dice = 0;
  for (std::size_t n = from; n < to; ++n) {
    dice += fight.read_roll(n, session.state_at(n)).size();
  }
  ASSERT_GT(dice, 0U);
  EXPECT_TRUE(fight.dice_of_phase().empty());
}

/// Chattanooga 3.4: who is drawn comes up in one of many hexes, which are marked on the map.
TEST(ChattanoogaSeen, TheHexesWhereWhoIsDrawnComesUpAreMarked) {
  constexpr int kMost = 400;
  Session session = everything("press-forward");
  const auto is_placed = [&] {
    return is_player(session.to_act()) && !session.state().stack.empty() &&
           static_cast<ch::StepKind>(session.state().top().kind) == ch::StepKind::Draw;
  };
  for (int n = 0; n < kMost && !is_placed(); ++n) {
    ASSERT_FALSE(session.submit(session.to_act(), to_form_reserves(the_game().game->prompt(session.state()))));
  }
  ASSERT_TRUE(is_placed());
  const std::size_t hexes = the_game().game->prompt(session.state()).choices.size();
  ASSERT_GT(hexes, 1U);
  Page page(session);
  EXPECT_EQ(page.adapter.read().reach.hexes.size(), hexes);
}

/// Chattanooga 7.7, 7.4: who rides alone is marked with the hexes where he may go; he is put down by taking his ride
/// back, or where he is once he has left.
TEST(ChattanoogaSeen, Chattanooga_7_7_WhereALeaderRidesIsMarked) {
  constexpr int kMost = 400;
  Session session = everything("wauhatchie");
  const auto take_of_leader = [&]() -> const Choice* {
    static Prompt asked;
    asked = the_game().game->prompt(session.state());
    const auto one = std::find_if(asked.choices.begin(), asked.choices.end(), [&](const Choice& choice) {
      Session later = session;
      return ch::verb_of(choice.action) == ch::Do::Take && !later.submit(later.to_act(), choice.action) &&
             static_cast<ch::StepKind>(later.state().top().kind) == ch::StepKind::Lead;
    });
    return one == asked.choices.end() ? nullptr : &*one;
  };
  for (int n = 0; n < kMost && take_of_leader() == nullptr; ++n) {
    ASSERT_FALSE(session.submit(session.to_act(), to_form_reserves(the_game().game->prompt(session.state()))));
  }
  const Choice* take = take_of_leader();
  ASSERT_NE(take, nullptr);
  const PieceId leader = subject_of(take->action).unit;
  ASSERT_FALSE(session.submit(session.to_act(), take->action));
  const Prompt asked = the_game().game->prompt(session.state());
  Page page(session);
  const hexgame::BoardSnapshot shown = page.adapter.read();
  EXPECT_EQ(shown.out, leader);
  EXPECT_EQ(shown.reach.hexes.size() + 1, asked.choices.size()) << "every choice is a hex but the last, to halt";
  EXPECT_EQ(page.adapter.put_down().value().undo, 1);
  const hexgame::UnitSheet sheet = page.adapter.unit_sheet(leader);
  ASSERT_EQ(sheet.ratings.size(), 2U) << "13.1: both, of which the counter has one";
  const ch::Field field = static_cast<const ch::Chattanooga&>(*the_game().game).field(session.state());
  EXPECT_EQ(sheet.ratings[0].number, std::to_string(field.counter(leader).combat_rating));
  EXPECT_EQ(sheet.ratings[1].number, std::to_string(field.counter(leader).command_rating));
  ASSERT_FALSE(session.submit(session.to_act(), asked.choices.front().action));
  Page later(session);
  EXPECT_EQ(later.adapter.read().out, leader) << "by the road bonus he may ride on";
  EXPECT_EQ(later.adapter.put_down().value().undo, 0);
}

/// Chattanooga 10.9: who stands ready to fire has his order, and the end of the movement is not asked about for him.
TEST(ChattanoogaSeen, WhoStandsReadyToFireIsNotLeftUndone) {
  Session session = everything("press-forward");
  const auto is_offered_now = [&] { return is_offered(session, ch::Do::Ready); };
  constexpr int kMost = 400;
  for (int n = 0; n < kMost && !is_offered_now(); ++n) {
    ASSERT_FALSE(session.submit(session.to_act(), to_form_reserves(the_game().game->prompt(session.state()))));
  }
  ASSERT_TRUE(is_offered_now());
  ASSERT_FALSE(session.submit(session.to_act(), action_of(ch::verbs::Ready{})));
  Page page(session);
  int ready = 0;
  const ch::Field field = static_cast<const ch::Chattanooga&>(*the_game().game).field(page.screen.seen());
  for (const PieceId id : field.pieces()) {
    if (field.is_unit(id) && ch::has_volley(field, id)) {
      ++ready;
      EXPECT_FALSE(page.adapter.may_still_act(id)) << field.counter(id).name;
    }
  }
  EXPECT_GT(ready, 0);
}

}  // namespace
}  // namespace longroll::web::chattanooga
