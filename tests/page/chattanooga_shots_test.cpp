// Which shots stand first, how the bar of one runs, and what is said where there is nobody to choose among.
#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "engine/games/chattanooga/rules/bombardment.h"
#include "engine/games/chattanooga/words.h"
#include "tests/page/chattanooga_play.h"
#include "web/views/choice_folds.h"
#include "web/views/prompt_helper.h"

namespace longroll::web::chattanooga {
namespace {

PieceId named(const State& state, std::string_view name) {
  const ch::Field field = the_rules().field(state);
  for (const PieceId id : field.pieces()) {
    if (field.counter(id).id == name) {
      return id;
    }
  }
  ADD_FAILURE() << name;
  return kNoPiece;
}

int fires_in(const Prompt& prompt) {
  return static_cast<int>(std::count_if(prompt.choices.begin(), prompt.choices.end(), [](const Choice& choice) {
    return ch::verb_of(choice.action) == ch::Do::Fire;
  }));
}

/// Harm by ten dice, told from the table a second time.
int slow_harm(const ch::Field& field, PieceId unit, PieceId target) {
  int harm = 0;
  for (int die = 0; die < 10; ++die) {
    harm += ch::harm_to_defender(
        field, unit, target,
        ch::bombardment_result(field, {unit, target}, static_cast<HexId>(field.piece(target).place), die));
  }
  return harm;
}

/// The Union's two batteries of Wauhatchie are asked who fires at a Confederate regiment: the one that the list has
/// first from afar, the other from beside it, where its strength counts (11.1).
Session two_batteries() {
  const Session start = played_until([](const Session& session) {
    return step_of(session) == ch::StepKind::CombatPhase && session.to_act() == Seat::Union;
  });
  const State state = start.state();
  const auto at = [](State& one, PieceId id) -> Piece& { return one.pieces[static_cast<std::size_t>(id)]; };
  const PieceId first = named(state, "usa.e-pa");
  const PieceId second = named(state, "usa.k-5-us");
  const PieceId target = named(state, "csa.17-ga");
  const ch::Field field = the_rules().field(state);
  const auto is_free = [&](HexId hex) {
    return !field.has_units(hex, Seat::Union) && !field.has_units(hex, Seat::Confederate);
  };
  std::optional<Session> found;
  const auto try_it = [&](HexId hex, HexId beside) {
    State there = state;
    at(there, target).place = hex;
    at(there, target).note = 0;
    at(there, second).place = beside;
    at(there, second).note = 0;
    Session session(*the_game().game, start.setup(), there, 1);
    const Action aim = action_of(ch::verbs::Aim{target});
    if (the_rules().refuse(session.state(), Seat::Union, aim) || session.submit(Seat::Union, aim)) {
      return;
    }
    const ch::Field now = the_rules().field(session.state());
    if (fires_in(the_rules().prompt(session.state())) >= 2 &&
        slow_harm(now, first, target) < slow_harm(now, second, target)) {
      found = session;
    }
  };
  field.map().in_play().for_each([&](HexId hex) {
    if (found || !is_free(hex) || field.grid().distance(hex, static_cast<HexId>(field.piece(first).place)) > 4) {
      return;
    }
    field.grid().for_each_neighbor(hex, [&](Direction, HexId beside) {
      if (!found && is_free(beside) && field.map().is_playable(beside)) {
        try_it(hex, beside);
      }
    });
  });
  EXPECT_TRUE(found);
  return found.value_or(start);
}

/// Chattanooga 11.1: in the bar and in the sheet of a phone the shots that can do most stand first. The engine's list
/// keeps its order, and so does what is no shot.
TEST(ChattanoogaShots, Chattanooga_11_1_TheShotsThatCanDoMostStandFirst) {
  const Session session = two_batteries();
  Page page(session);
  const Prompt& prompt = page.model.prompt();
  const ch::Field field = the_rules().field(session.state());
  const PieceId target = named(session.state(), "csa.17-ga");
  std::vector<const Choice*> listed;
  for (const Choice& choice : prompt.choices) {
    listed.push_back(&choice);
  }
  const std::vector<const Choice*> engines = listed;
  struct Helper final : PromptHelper {
    explicit Helper(const ChattanoogaAdapter& from) : adapter(from) {}
    bool is_on_table(const Action& choice) const override { return adapter.is_on_table(choice); }
    std::optional<int> worth(const Action& choice) const override { return adapter.worth(choice); }
    const ChattanoogaAdapter& adapter;
  };
  put_greatest_first(listed, Helper(page.adapter));
  EXPECT_TRUE(std::is_permutation(listed.begin(), listed.end(), engines.begin(), engines.end()));
  std::vector<int> harms;
  for (std::size_t i = 0; i < listed.size(); ++i) {
    if (const auto fire = read<ch::verbs::Fire>(listed[i]->action)) {
      harms.push_back(slow_harm(field, fire->unit, target));
      EXPECT_EQ(page.adapter.worth(listed[i]->action), harms.back()) << listed[i]->label;
    } else if (ch::verb_of(listed[i]->action) != ch::Do::FireTogether) {
      EXPECT_EQ(listed[i], engines[i]) << "what is no shot keeps its place";
      EXPECT_FALSE(page.adapter.worth(listed[i]->action));
    }
  }
  ASSERT_GE(harms.size(), 2U);
  EXPECT_TRUE(std::is_sorted(harms.rbegin(), harms.rend()));
  EXPECT_GT(harms.front(), harms.back()) << "else nothing has been shown";
  EXPECT_NE(listed, engines) << "the battery that is far away stood first";
  EXPECT_TRUE(std::is_sorted(prompt.choices.begin(), prompt.choices.end(), [](const Choice& a, const Choice& b) {
    return a.action < b.action;
  })) << "the engine's own order";
}

/// Chattanooga 11.1: the bar of the chances of a shot runs from the worst result for who fires to the best, as that of
/// an attack does; it loses no result.
TEST(ChattanoogaShots, Chattanooga_11_1_TheBarOfAShotRunsByHarm) {
  int bars = 0, turned = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    play(seed, [&](const Session& session) {
      if (step_of(session) != ch::StepKind::Bombardment || bars > 60) {
        return;
      }
      Page page(session);
      const bool is_rolled = is_offered(session, ch::Do::Resolve);
      const auto odds = is_rolled ? odds_of(*the_game().game, page.model.view(), action_of(ch::verbs::Resolve{}))
                                  : std::optional<Odds>();
      if (!odds) {
        return;
      }
      const ch::Field field = the_rules().field(page.model.view().seen);
      const auto locals = locals_of<ch::BombardmentLocals>(session.state().top());
      PieceId unit = kNoPiece;
      for (const PieceId id : field.pieces()) {
        unit = unit == kNoPiece && field.has_flag(id, ch::kFiring) && field.side_of(id) == field.phasing() ? id : unit;
      }
      const Odds table = results_of(field, ch::Shot{unit, locals.target});
      const Odds bar = page.adapter.in_order(action_of(ch::verbs::Resolve{}), *odds);
      const auto row_of_share = [&](const Share& share) {
        return std::find_if(table.shares.begin(), table.shares.end(),
                            [&](const Share& one) { return one.summary == share.summary; });
      };
      EXPECT_TRUE(std::is_sorted(bar.shares.begin(), bar.shares.end(),
                                 [&](const Share& a, const Share& b) { return row_of_share(a) < row_of_share(b); }));
      EXPECT_TRUE(std::is_permutation(bar.shares.begin(), bar.shares.end(), odds->shares.begin(), odds->shares.end()));
      ++bars;
      turned += bar.shares != odds->shares ? 1 : 0;
    });
  }
  EXPECT_GT(bars, 5);
  EXPECT_GT(turned, 0) << "else nothing has been shown";
}

/// Chattanooga 10.1, 11.1: where one unit alone can attack or fire this is said to who sees and who hears the table;
/// it is asked all the same, for its chances are looked at first.
TEST(ChattanoogaShots, WhoAloneCanAttackOrFireIsNamed) {
  int alone = 0, with_others = 0, fire = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    play(seed, [&](const Session& session) {
      const ch::StepKind step = step_of(session);
      if (step != ch::StepKind::Attack && step != ch::StepKind::Bombardment) {
        return;
      }
      std::vector<PieceId> units;
      bool is_shot = false, is_roll = false;
      for (const Choice& choice : the_rules().prompt(session.state()).choices) {
        const auto attack = read<ch::verbs::AttackWith>(choice.action);
        const auto shot = read<ch::verbs::Fire>(choice.action);
        is_roll = is_roll || ch::verb_of(choice.action) == ch::Do::Resolve;
        is_shot = is_shot || shot.has_value();
        if (attack || shot) {
          units.push_back(attack ? attack->unit : shot->unit);
        }
      }
      if (units.empty() || is_roll) {
        return;
      }
      Page page(session);
      std::vector<std::string> told = page.adapter.attack_in_words();
      ASSERT_FALSE(told.empty());
      const std::string wanted = the_rules().field(session.state()).counter(units.front()).title +
                                 (is_shot ? " alone can fire at it." : " alone can attack it.");
      const bool is_said = std::find(told.begin(), told.end(), wanted) != told.end();
      EXPECT_EQ(is_said, units.size() == 1);
      const std::vector<BarButton> buttons = page.adapter.prompt_buttons();
      const auto red =
          std::find_if(buttons.begin(), buttons.end(), [](const BarButton& button) { return button.is_main; });
      ASSERT_EQ(red != buttons.end(), units.size() == 1) << "the red button is who alone can do it";
      if (red != buttons.end()) {
        const Intent pressed = page.adapter.press(red->id);
        ASSERT_EQ(pressed.actions.size(), 1U);
        EXPECT_EQ(subject_of(pressed.actions.front()).unit, units.front());
      }
      EXPECT_TRUE(page.adapter.passed_over().empty()) << "it is asked";
      ++(units.size() == 1 ? alone : with_others);
      fire += is_shot && units.size() == 1 ? 1 : 0;
    });
  }
  EXPECT_GT(alone, 0);
  EXPECT_GT(with_others, 0);
  EXPECT_GT(fire, 0);
}

/// Chattanooga 7.1, 14.4: who was taken and can only halt is asked, for he can still be put back: the sheet says that
/// he can go nowhere. Nobody else's does.
TEST(ChattanoogaShots, Chattanooga_7_1_WhoCanOnlyHaltIsToldSo) {
  constexpr std::string_view kNowhere = "It can go nowhere now: halt, or put it back.";
  int halts = 0, others = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    Rng rng(seed, 1);
    Session session(*the_game().game, everything(), seed);
    for (std::size_t n = 0; n < 3000 && is_player(session.to_act()); ++n) {
      const Prompt prompt = the_rules().prompt(session.state());
      const bool can_only_halt = prompt.choices.size() == 1;
      if (step_of(session) == ch::StepKind::March && (can_only_halt || others < 20)) {
        Page page(session);
        const PieceId out = page.adapter.read().out;
        ASSERT_NE(out, kNoPiece);
        const std::vector<std::string> lines = page.adapter.unit_sheet(out).lines;
        EXPECT_EQ(std::find(lines.begin(), lines.end(), kNowhere) != lines.end(), can_only_halt);
        EXPECT_EQ(page.adapter.passed_over(), "") << "to halt would count as its move";
        ++(can_only_halt ? halts : others);
      }
      ASSERT_FALSE(session.submit(prompt.seat,
                                  prompt.choices[rng.below(static_cast<std::uint32_t>(prompt.choices.size()))].action));
    }
  }
  EXPECT_GT(halts, 0);
  EXPECT_GT(others, 0);
}

}  // namespace
}  // namespace longroll::web::chattanooga
