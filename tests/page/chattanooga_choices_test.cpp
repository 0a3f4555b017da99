// Every decision of the combat of Chattanooga has a place on the page and a plain sentence: on the counter or the hex
// that it names, or as a button.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "engine/games/chattanooga/log_notes.h"
#include "engine/games/chattanooga/rules/combat.h"
#include "engine/games/chattanooga/rules/flank.h"
#include "engine/games/chattanooga/rules/stack_move.h"
#include "engine/play/odds.h"
#include "tests/page/chattanooga_play.h"
#include "tests/page/toy_hex_screen.h"
#include "web/games/chattanooga/fight_shown.h"
#include "web/hexgame/targets.h"
#include "web/views/log_words.h"

namespace longroll::web::chattanooga {
namespace {

bool says(const Tip& tip, std::string_view words) {
  return tip.title.find(words) != std::string::npos ||
         std::any_of(tip.lines.begin(), tip.lines.end(),
                     [&](const std::string& line) { return line.find(words) != std::string::npos; });
}

/// What is said where a choice lies: on its counter, else on its hex.
Tip tip_of(const Page& page, const Action& action) {
  const hexgame::Subject subject = subject_of(action);
  return subject.unit != kNoPiece ? page.adapter.tip_of_unit(subject.unit) : page.adapter.tip_of_hex(subject.hex);
}

/// Chattanooga 10.1, 10.8, 10.9, 10.13, 10.14
TEST(ChattanoogaChoices, EachDecisionAfterACombatHasAPlaceAndASentence) {
  std::map<ch::Do, int> seen;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    play(seed, [&](const Session& session) {
      if (step_of(session) != ch::StepKind::Preparation && step_of(session) != ch::StepKind::Advance) {
        return;
      }
      const Prompt asked = the_rules().prompt(session.state());
      const bool is_new = std::any_of(asked.choices.begin(), asked.choices.end(),
                                      [&](const Choice& choice) { return seen[ch::verb_of(choice.action)] < 3; });
      if (!is_new) {
        return;
      }
      Page page(session);
      for (const Choice& choice : page.model.prompt().choices) {
        ++seen[ch::verb_of(choice.action)];
        EXPECT_FALSE(choice.label.empty());
        if (page.adapter.is_on_table(choice.action)) {
          const Tip tip = tip_of(page, choice.action);
          EXPECT_FALSE(tip.barred) << choice.label;
          EXPECT_TRUE(says(tip, choice.label)) << choice.label << ": " << ::testing::PrintToString(tip.lines);
        }
      }
    });
  }
  for (const ch::Do verb : {ch::Do::Volley, ch::Do::Charge, ch::Do::Support, ch::Do::Advance, ch::Do::Continue}) {
    EXPECT_GT(seen[verb], 0) << static_cast<int>(verb);
  }
}

/// The bar of an attack in the list of choices runs as its table does, from the best result to the worst,
/// whichever dice bring them; it loses no result.
TEST(ChattanoogaChoices, TheBarOfAnAttackRunsAsItsTable) {
  int bars = 0;
  int turned = 0;
  play(2, [&](const Session& session) {
    if (step_of(session) != ch::StepKind::Attack || bars > 40) {
      return;
    }
    Page page(session);
    const ch::Field field = the_rules().field(page.model.view().seen);
    const HexId hex = locals_of<ch::AttackLocals>(session.state().top()).hex;
    for (const Choice& choice : page.model.prompt().choices) {
      const auto attack = read<ch::verbs::AttackWith>(choice.action);
      const auto odds = odds_of(*the_game().game, page.model.view(), choice.action);
      if (!attack || !odds) {
        continue;
      }
      const Odds table = results_of(field, ch::Engagement{attack->unit, ch::defender_at(field, hex), hex});
      const Odds bar = page.adapter.in_order(choice.action, *odds);
      const auto row_of_share = [&](const Share& share) {
        return std::find_if(table.shares.begin(), table.shares.end(),
                            [&](const Share& one) { return one.summary == share.summary; });
      };
      EXPECT_TRUE(std::is_sorted(bar.shares.begin(), bar.shares.end(), [&](const Share& a, const Share& b) {
        return row_of_share(a) < row_of_share(b);
      })) << choice.label;
      EXPECT_TRUE(std::is_permutation(bar.shares.begin(), bar.shares.end(), odds->shares.begin(), odds->shares.end()));
      ++bars;
      turned += bar.shares != odds->shares ? 1 : 0;
    }
  });
  EXPECT_GT(bars, 10);
  EXPECT_GT(turned, 0) << "else nothing has been shown";
}

/// Chattanooga 5.3, 10.9: what else a unit can do in a Movement Phase than move is said at its counter.
TEST(ChattanoogaChoices, WhatElseAUnitCanDoIsSaidAtItsCounter) {
  std::map<ch::Do, int> seen;
  play(3, [&](const Session& session) {
    if (step_of(session) != ch::StepKind::MovementPhase || session.ply_count() % 7 != 0) {
      return;
    }
    Page page(session);
    for (const Choice& choice : page.model.prompt().choices) {
      const ch::Do verb = ch::verb_of(choice.action);
      const hexgame::Subject subject = subject_of(choice.action);
      if ((verb != ch::Do::Recover && verb != ch::Do::Volley) || seen[verb] > 20) {
        continue;
      }
      ++seen[verb];
      EXPECT_TRUE(says(page.adapter.tip_of_unit(subject.unit), choice.label)) << choice.label;
    }
  });
  EXPECT_GT(seen[ch::Do::Recover], 0);
  EXPECT_GT(seen[ch::Do::Volley], 0);
}

/// Chattanooga 10.13, 10.14: of a unit that cannot advance in support, or attack again, it is said why.
TEST(ChattanoogaChoices, WhoCannotAdvanceOrGoOnIsToldWhy) {
  std::map<ch::AdvanceStage, int> refused;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    play(seed, [&](const Session& session) {
      if (step_of(session) != ch::StepKind::Advance) {
        return;
      }
      const ch::AdvanceStage stage = locals_of<ch::AdvanceLocals>(session.state().top()).stage;
      if (refused[stage] > 3) {
        return;
      }
      Page page(session);
      const ch::Field field = the_rules().field(page.model.view().seen);
      for (const PieceId id : field.pieces()) {
        if (!field.has_unit_on_map(id, page.model.reader()) || page.screen.choices().of_unit(id) != nullptr ||
            page.screen.choices().of_hex(static_cast<HexId>(field.piece(id).place), kNoPiece) != nullptr) {
          continue;
        }
        const Tip tip = page.adapter.tip_of_unit(id);
        if (tip.barred) {
          ++refused[stage];
          EXPECT_TRUE(
              says(tip, stage == ch::AdvanceStage::Supporting ? " cannot advance in support" : " cannot attack again"))
              << tip.title;
          EXPECT_FALSE(tip.rule.empty());
        }
      }
    });
  }
  EXPECT_GT(refused[ch::AdvanceStage::Supporting], 0);
  EXPECT_GT(refused[ch::AdvanceStage::Continuing], 0);
}

/// Chattanooga 10.6, 13.3: a defender who is asked before a die is not told to attack, and has his answers as buttons;
/// he may pass for the whole phase, and after a jump he is asked again.
TEST(ChattanoogaChoices, ADefenderWhoIsAskedHasNothingToCancel) {
  int asked = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    play(seed, [&](const Session& session) {
      if (step_of(session) != ch::StepKind::Attack ||
          locals_of<ch::AttackLocals>(session.state().top()).stage != ch::AttackStage::Order || asked > 3) {
        return;
      }
      ++asked;
      Page page(session);
      ASSERT_EQ(page.adapter.prompt_buttons().size(), 1U);
      EXPECT_EQ(page.adapter.prompt_buttons()[0].label, "Pass for this phase");
      EXPECT_EQ(page.adapter.given_answer(), std::nullopt);
      page.adapter.press(page.adapter.prompt_buttons()[0].id);
      EXPECT_EQ(page.adapter.given_answer(), action_of(ch::verbs::Pass{}));
      page.adapter.forget();
      EXPECT_EQ(page.adapter.given_answer(), std::nullopt);
      for (const Choice& choice : page.model.prompt().choices) {
        EXPECT_FALSE(page.adapter.is_on_table(choice.action)) << choice.label;
      }
    });
  }
  EXPECT_GT(asked, 0);
}

/// Chattanooga 10.6 to 10.9, 12.3: "if attacked here" tells what is not counted yet, and at night that it cannot be.
TEST(ChattanoogaChoices, IfAttackedHereTellsWhatMayBeAdded) {
  bool by_day = false;
  bool by_night = false;
  play(2, [&](const Session& session) {
    const ch::Field field = the_rules().field(session.state());
    const std::vector<std::string> notes = threat_notes(field, 0);
    std::string all;
    for (const std::string& note : notes) {
      all += note;
    }
    (field.time().has_preparation ? by_day : by_night) = true;
    EXPECT_EQ(field.time().has_preparation, all.find("[10.8]") != std::string::npos);
    EXPECT_EQ(field.time().has_preparation, all.find("[10.6]") != std::string::npos);
    EXPECT_EQ(!field.time().has_preparation, all.find("[12.3]") != std::string::npos);
  });
  EXPECT_TRUE(by_day);
  EXPECT_TRUE(by_night);
}

/// Chattanooga 10.8, 10.9: the tip says what a click marks, and a button has it mark the other.
TEST(ChattanoogaChoices, TheTipOfAUnitToBePreparedSaysWhatItsClickMarks) {
  int seen = 0;
  play(2, [&](const Session& session) {
    if (step_of(session) != ch::StepKind::Preparation || seen > 3) {
      return;
    }
    Page page(session);
    for (const Choice& choice : page.model.prompt().choices) {
      const auto volley = read<ch::verbs::Volley>(choice.action);
      const Action charge = action_of(ch::verbs::Charge{volley ? volley->unit : kNoPiece});
      if (!volley || page.model.refuse(charge)) {
        continue;
      }
      ++seen;
      const std::string& name = the_rules().field(session.state()).counter(volley->unit).name;
      EXPECT_EQ(page.adapter.meant(volley->unit), std::nullopt);
      EXPECT_TRUE(says(page.adapter.tip_of_unit(volley->unit), "Click: " + name + " stands ready to fire."));
      page.adapter.press(kMarkOther);
      EXPECT_EQ(page.adapter.meant(volley->unit), std::optional(charge));
      EXPECT_TRUE(says(page.adapter.tip_of_unit(volley->unit), "Click: " + name + " prepares to charge."));
      page.adapter.press(kMarkOther);
    }
  });
  EXPECT_GT(seen, 0);
}

/// Chattanooga 6.4, 10.11: before a retreat its tip says whether it ends there and what a check there risks.
TEST(ChattanoogaChoices, TheTipOfARetreatSaysWhatItRisks) {
  int checks = 0, ends = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    play(seed, [&](const Session& session) {
      if (step_of(session) != ch::StepKind::Retreat) {
        return;
      }
      Page page(session);
      for (const Choice& choice : page.model.prompt().choices) {
        const Tip tip = page.adapter.tip_of_hex(subject_of(choice.action).hex);
        const bool is_check = says(tip, "[6.4]");
        EXPECT_TRUE(is_check || says(tip, "[10.11]")) << ::testing::PrintToString(tip.lines);
        EXPECT_EQ(is_check, says(tip, "% ") || says(tip, "%."));
        checks += is_check ? 1 : 0;
        ends += says(tip, "ends there") ? 1 : 0;
      }
    });
  }
  EXPECT_GT(checks, 0);
  EXPECT_GT(ends, 0);
}

/// Chattanooga 8.3: the words of a way tell the check that its end takes.
TEST(ChattanoogaChoices, TheTipOfAMoveTellsTheCheckToFormAStack) {
  int checks = 0;
  play(3, [&](const Session& session) {
    if (step_of(session) != ch::StepKind::March || session.ply_count() % 5 != 0) {
      return;
    }
    Page page(session);
    const ch::Field field = the_rules().field(session.state());
    const ch::Movers movers = ch::movers_of(field);
    for (const Choice& choice : page.model.prompt().choices) {
      if (const auto go = read<ch::verbs::Go>(choice.action); go && !movers.is_empty()) {
        const bool must = ch::must_check_to_join(field, movers, go->hex);
        EXPECT_EQ(says(page.adapter.tip_of_hex(go->hex), "a check to form the stack [8.3]: "), must);
        checks += must ? 1 : 0;
      }
    }
  });
  EXPECT_GT(checks, 0);
}

/// A click on ground out of reach is refused with its reason; a second one there puts down who is out.
TEST(ChattanoogaChoices, AClickOutOfReachSaysWhy) {
  int seen = 0;
  play(3, [&](const Session& session) {
    if (step_of(session) != ch::StepKind::March || seen > 0) {
      return;
    }
    Page page(session);
    const Place here = session.state().piece(page.adapter.read().out).place;
    for (HexId hex = 0; hex < kMaxHexes && seen == 0; ++hex) {
      const Action go = action_of(ch::verbs::Go{hex});
      if (!the_rules().field(session.state()).map().is_playable(hex) || page.screen.board.at(hex) != nullptr ||
          hex == here || !page.model.refuse(go)) {
        continue;
      }
      ++seen;
      const std::optional<Intent> first = page.adapter.click(hexgame::target_of_hex(hex), hex);
      ASSERT_TRUE(first);
      EXPECT_EQ(first->actions, std::vector<Action>{go});
      EXPECT_FALSE(page.adapter.click(hexgame::target_of_hex(hex), hex));
    }
  });
  EXPECT_EQ(seen, 1);
}

/// Chattanooga 10.8, 10.9: whom one decision makes ready stands in one line of the log.
TEST(ChattanoogaChoices, AllWhoStandReadyByOneDecisionAreOneLine) {
  int seen = 0;
  play(2, [&](const Session& session) {
    if (seen > 0 || step_of(session) != ch::StepKind::Preparation || !is_offered(session, ch::Do::VolleyAll)) {
      return;
    }
    Session later = session;
    ASSERT_FALSE(later.submit(later.to_act(), action_of(ch::verbs::VolleyAll{})));
    const auto& events = later.ply(later.ply_count() - 1).events;
    const auto is_one = [](const Event& event) { return read<ch::notes::StoodReady>(event).has_value(); };
    if (std::count_if(events.begin(), events.end(), is_one) < 2) {
      return;
    }
    ++seen;
    Page page(later);
    int lines = 0;
    for (const LogLine& line : page.model.log()) {
      if (line.ply + 1 == later.ply_count() && line.text.starts_with("Ready to fire: ")) {
        ++lines;
        EXPECT_NE(line.text.find(", "), std::string::npos) << line.text;
        EXPECT_EQ(in_column(line.text), line.text) << "few names are all shown";
      }
    }
    EXPECT_EQ(lines, 1);
  });
  EXPECT_EQ(seen, 1);
}

/// Chattanooga 10.9: of a whole army that stands ready the column of the log names the first.
TEST(ChattanoogaChoices, AnArmyThatStandsReadyLeavesRoomInTheLog) {
  constexpr int kArmy = 49;
  std::string line = "Ready to fire: 1 OH";
  for (int n = 2; n <= kArmy; ++n) {
    line += ", " + std::to_string(n) + " OH";
  }
  EXPECT_EQ(in_column(line + "."), "Ready to fire: 1 OH, 2 OH, 3 OH, 4 OH, 5 OH, 6 OH and 43 more.");
  const std::string sentence = std::string(kArmy, 'x') + ", which is long: " + std::string(2 * kArmy, 'y') + ", once.";
  EXPECT_EQ(in_column(sentence), sentence) << "no list";
}

/// A game in which all who can fire at a target do it by one decision.
Session all_fire(std::uint64_t seed) {
  constexpr int kMost = 3000;
  constexpr ch::Do kFirst[] = {ch::Do::Fire, ch::Do::Resolve, ch::Do::Aim};
  Session session(*the_game().game, everything(), seed);
  for (std::size_t n = 0; n < kMost && is_player(session.to_act()); ++n) {
    const Prompt prompt = the_game().game->prompt(session.state());
    Action action = as_hard_as_can_be(prompt, n);
    for (const ch::Do wanted : kFirst) {
      const auto one = std::find_if(prompt.choices.begin(), prompt.choices.end(),
                                    [&](const Choice& choice) { return ch::verb_of(choice.action) == wanted; });
      if (one != prompt.choices.end()) {
        action = one->action;
        break;
      }
    }
    EXPECT_FALSE(session.submit(session.to_act(), action));
  }
  return session;
}

/// Chattanooga 10.2, 11.1: a card tells each shot of a decision, and of a check who has made it.
TEST(ChattanoogaChoices, TheCardOfAFightTellsEveryShotAndWhoChecks) {
  int several = 0, checks = 0;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const Session whole = all_fire(seed);
    Page page(whole);
    const ShownGame in(page.screen);
    const FightShown fight(in);
    for (std::size_t n = whole.first_ply(); n < whole.ply_count(); ++n) {
      std::size_t fights = 0;
      std::string checker;
      const State before = whole.state_at(n);
      for (const Event& event : whole.ply(n).events) {
        fights += read<ch::notes::Fought>(event) || read<ch::notes::Fired>(event) ? 1 : 0;
        if (const auto checked = read<ch::notes::Checked>(event)) {
          checker = the_rules().field(before).counter(checked->unit).name;
        }
      }
      if (fights == 0) {
        continue;
      }
      const std::optional<FightReport> told = fight.fight(n, before);
      ASSERT_TRUE(told);
      EXPECT_EQ(told->dice.size(), fights);
      EXPECT_FALSE(told->result.starts_with("Passes") || told->result.starts_with("Routs")) << told->result;
      if (fights > 1) {
        EXPECT_TRUE(told->title.starts_with(std::to_string(fights) + " shots at ")) << told->title;
        ++several;
      }
      if (!checker.empty()) {
        EXPECT_NE(told->losses.find(checker + " checks its morale "), std::string::npos) << told->losses;
        ++checks;
      }
    }
  }
  EXPECT_GT(several, 0);
  EXPECT_GT(checks, 0);
}

/// Chattanooga 8.2: the tip of a stack says how some of it are taken, on its counter and on the hex below an open fan.
TEST(ChattanoogaChoices, TheTipOfAStackSaysHowSomeOfItAreTaken) {
  Page page(played_until([](const Session& session) { return is_offered(session, ch::Do::TakeStack); }));
  int seen = 0;
  for (const Choice& choice : page.model.prompt().choices) {
    if (const auto take = read<ch::verbs::TakeStack>(choice.action)) {
      ++seen;
      EXPECT_TRUE(says(page.adapter.tip_of_hex(take->hex), "Some of it: click one")) << hex_text(take->hex);
    }
  }
  EXPECT_GT(seen, 0);
}

}  // namespace
}  // namespace longroll::web::chattanooga
