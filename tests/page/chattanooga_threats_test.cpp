// What the screen of Chattanooga says before anything happens: what an enemy could do here, and what a way risks.
#include <gtest/gtest.h>

#include <cmath>

#include "engine/games/chattanooga/log_notes.h"
#include "engine/games/chattanooga/rules/combat.h"
#include "engine/games/chattanooga/rules/intensity.h"
#include "engine/games/chattanooga/rules/morale.h"
#include "engine/games/chattanooga/rules/movers.h"
#include "engine/games/chattanooga/words.h"
#include "tests/page/chattanooga_play.h"
#include "tests/page/chattanooga_screen.h"
#include "web/games/chattanooga/fight_shown.h"
#include "web/games/chattanooga/words.h"
#include "web/hexgame/panels/sheets.h"
#include "web/views/key_listener.h"

namespace longroll::web::chattanooga {
namespace {

/// Ten times the mean harm of the defender less that of the attacker.
int harm_of(const ch::Field& field, const ch::Engagement& attack) {
  int harm = 0;
  for (int die = 0; die < ch::kDieFaces; ++die) {
    const auto& result =
        field.chart().combat_result(ch::combat_die(field, attack, die), ch::intensity_of(field, attack));
    harm += ch::harm_to_defender(field, attack.attacker, attack.defender, result);
  }
  return harm;
}

/// A Movement Phase of the everything game in which enemies stand in two hexes or more beside that of a unit.
Session with_two_threats(HexId& hex) {
  std::optional<Session> out;
  play(2, [&](const Session& session) {
    if (out || step_of(session) != ch::StepKind::MovementPhase) {
      return;
    }
    const ch::Field field = the_rules().field(session.state());
    field.units(session.to_act()).for_each([&](HexId one) {
      if (!out && threats_to(field, one).size() > 1) {
        hex = one;
        out = session;
      }
    });
  });
  EXPECT_TRUE(out);
  return *out;
}

/// Chattanooga 10.2: the most dangerous attack has its items with their rules, every other one its chances.
TEST(ChattanoogaThreats, IfAttackedHereTellsTheItemsWithTheirRules) {
  HexId hex = kNoHex;
  const Session session = with_two_threats(hex);
  const ch::Field field = the_rules().field(session.state());
  const std::vector<ch::Engagement> threats = threats_to(field, hex);
  for (const Area::Form form : {Area::Form::Wide, Area::Form::Phone}) {
    Screen screen(session, form);
    screen.view().capabilities().key_listener->key('a', false);
    if (form == Area::Form::Phone) {
      screen.click(hexgame::kPanelButton);
    }
    screen.point_at(hexgame::target_of_hex(hex));
    const std::string said = screen.read();
    ASSERT_NE(said.find("IF ATTACKED HERE"), std::string::npos) << said;
    for (const ch::CombatSum& sum :
         {ch::intensity_terms(field, threats.front()), ch::die_terms(field, threats.front())}) {
      ASSERT_NE(sum.begin(), sum.end());
      for (const ch::CombatTerm& term : sum) {
        EXPECT_NE(said.find(hexgame::capital(term.words)), std::string::npos) << term.words << ": " << said;
        EXPECT_NE(said.find("[" + std::string(term.rule) + "]"), std::string::npos) << term.rule;
      }
    }
    EXPECT_NE(said.find("ADDED TO THE DIE"), std::string::npos) << said;
    for (std::size_t i = 0; i < std::min<std::size_t>(threats.size(), 3); ++i) {
      EXPECT_NE(said.find(field.counter(threats[i].attacker).name), std::string::npos);
      EXPECT_NE(said.find(column_words(field, threats[i])), std::string::npos) << said;
    }
  }
}

/// Chattanooga 8.1, 8.4: the most dangerous enemy comes first, and one who lies below the top is looked at as well.
TEST(ChattanoogaThreats, TheMostDangerousComesFirstAlsoFromBelowTheTop) {
  int seen = 0, below = 0;
  play(2, [&](const Session& session) {
    if (session.ply_count() % 9 != 0) {
      return;
    }
    const ch::Field field = the_rules().field(session.state());
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      field.units(side).for_each([&](HexId hex) {
        const std::vector<ch::Engagement> threats = threats_to(field, hex);
        for (std::size_t i = 1; i < threats.size(); ++i) {
          EXPECT_GE(harm_of(field, threats[i - 1]), harm_of(field, threats[i]));
        }
        for (const PieceId unit : field.pieces()) {
          const bool is_beside = field.has_unit_on_map(unit, other(side)) &&
                                 field.type(unit) != ch::UnitType::Artillery &&
                                 field.grid().distance(field.piece(unit).place, hex) == 1;
          const auto d = is_beside ? field.grid().direction(field.piece(unit).place, hex) : std::nullopt;
          if (d && !ch::is_combat_barred(field, static_cast<HexId>(field.piece(unit).place), *d)) {
            ++seen;
            ASSERT_FALSE(threats.empty());
            EXPECT_GE(harm_of(field, threats.front()), harm_of(field, {unit, ch::defender_at(field, hex), hex}));
          }
        }
        for (const ch::Engagement& threat : threats) {
          below += field.top_at(field.piece(threat.attacker).place) != threat.attacker ? 1 : 0;
        }
      });
    }
  });
  EXPECT_GT(seen, 100);
  EXPECT_GT(below, 0) << "else nothing has been shown";
}

/// Chattanooga 6.3: the checks of the way as its hexes tell them: who leaves which enemy zone, and of ten dice those
/// that pass.
struct Due {
  PieceId unit;
  HexId hex;
  int passing;
};
std::vector<Due> checks_on(const ch::Field& field, const std::vector<HexId>& way, const ch::Movers& movers) {
  std::vector<Due> out;
  for (std::size_t i = 0; i + 1 < way.size(); ++i) {
    for (const PieceId unit : movers) {
      if (!field.is_in_enemy_zone(way[i], field.side_of(unit))) {
        continue;
      }
      int passing = 0;
      for (int die = 0; die < ch::kDieFaces; ++die) {
        passing += ch::check_morale(field, unit, way[i], die).is_passed ? 1 : 0;
      }
      out.push_back({unit, way[i], passing});
    }
  }
  return out;
}

/// How many ways have been looked at, by their checks.
struct Ways {
  int none = 0, single = 0, several = 0, many = 0;
};

/// Of each hex to which those who march can go its tip is compared with the checks of the way.
void look_at_ways(const Session& session, Ways& seen) {
  Page page(session);
  const ch::Field field = the_rules().field(session.state());
  const ch::Movers movers = ch::movers_of(field);
  for (const Choice& choice : page.model.prompt().choices) {
    const auto go = read<ch::verbs::Go>(choice.action);
    const auto way = go ? page.adapter.way_to(go->hex) : std::nullopt;
    if (!way || !field.time().has_zones) {
      continue;
    }
    const Tip tip = page.adapter.tip_of_hex(go->hex);
    const std::vector<Due> due = checks_on(field, way->hexes, movers);
    const auto lines = [&](std::string_view words) {
      return std::count_if(tip.lines.begin(), tip.lines.end(),
                           [&](const std::string& line) { return line.find(words) != std::string::npos; });
    };
    EXPECT_EQ(lines("pass its rout check. [6.3]"), static_cast<int>(std::min<std::size_t>(due.size(), 4)));
    double all = 1;
    for (std::size_t i = 0; i < due.size(); ++i) {
      all *= due[i].passing / 10.0;
      const std::string line = field.counter(due[i].unit).name + " leaves " + hex_text(due[i].hex) + ": " +
                               percent_of_ten(due[i].passing) + " pass";
      EXPECT_EQ(lines(line), i < 4 ? 1 : 0) << line << ::testing::PrintToString(tip.lines);
    }
    const std::string percent = std::to_string(std::lround(100 * all)) + "%";
    if (due.empty()) {
      EXPECT_EQ(lines("rout check"), 0);
    } else {
      EXPECT_EQ(lines((due.size() == 1 ? "1 rout check: " : std::to_string(due.size()) + " rout checks: ") + percent +
                      " pass"),
                1)
          << ::testing::PrintToString(tip.lines);
      EXPECT_NE(way->label.find(", " + percent), std::string::npos) << way->label;
    }
    EXPECT_EQ(lines("and " + std::to_string(due.size() - 4) + " more"), due.size() > 4 ? 1 : 0);
    seen.none += due.empty() ? 1 : 0;
    seen.single += due.size() == 1 ? 1 : 0;
    seen.several += due.size() > 1 ? 1 : 0;
    seen.many += due.size() > 4 ? 1 : 0;
  }
}

/// Chattanooga 6.3: a line a check, four at most; and the percent of all of them together. Of units and of stacks.
TEST(ChattanoogaThreats, TheTipOfAWayTellsEachCheckAndTheChanceOfAll) {
  Ways seen;
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    play(seed, [&](const Session& session) {
      if (step_of(session) == ch::StepKind::March && session.ply_count() % 3 == 0) {
        look_at_ways(session, seen);
      }
      if (step_of(session) != ch::StepKind::MovementPhase || session.ply_count() % 5 != 0) {
        return;
      }
      const ch::Field field = the_rules().field(session.state());
      for (const Choice& choice : the_rules().prompt(session.state()).choices) {
        const auto take = read<ch::verbs::TakeStack>(choice.action);
        if (take && field.is_in_enemy_zone(take->hex, session.to_act())) {
          Session led = session;
          ASSERT_FALSE(led.submit(led.to_act(), choice.action));
          look_at_ways(led, seen);
          break;
        }
      }
    });
  }
  EXPECT_GT(seen.none, 0);
  EXPECT_GT(seen.single, 0);
  EXPECT_GT(seen.several, 0);
  EXPECT_GT(seen.many, 0);
}

/// Chattanooga 6.3: the percent of a move with one check is that of the ten dice as the game rolls them.
TEST(ChattanoogaThreats, ThePercentOfASingleMoveIsThatOfTheDice) {
  int seen = 0;
  play(3, [&](const Session& session) {
    if (step_of(session) != ch::StepKind::March || seen > 20) {
      return;
    }
    Page page(session);
    const ch::Field field = the_rules().field(session.state());
    const ch::Movers movers = ch::movers_of(field);
    for (const Choice& choice : page.model.prompt().choices) {
      const auto go = read<ch::verbs::Go>(choice.action);
      const auto way = go && movers.size() == 1 ? page.adapter.way_to(go->hex) : std::nullopt;
      if (!way || !field.time().has_zones || checks_on(field, way->hexes, movers).size() != 1) {
        continue;
      }
      State asked = session.state();
      Events events;
      the_rules().apply(asked, choice.action, events);
      ASSERT_EQ(the_rules().to_act(asked), Seat::Chance);
      int passed = 0;
      for (int k = 0; k < ch::kDieFaces; ++k) {
        State rolled = asked;
        events.clear();
        the_rules().apply(rolled, the_rules().chance(asked).outcome(k), events);
        for (const Event& event : events) {
          const auto checked = read<ch::notes::Checked>(event);
          passed += checked && checked->reason == ch::CheckReason::LeavingZone && checked->is_passed ? 1 : 0;
        }
      }
      ++seen;
      const std::string words = "1 rout check: " + std::to_string(passed * 10) + "% pass";
      const Tip tip = page.adapter.tip_of_hex(go->hex);
      EXPECT_TRUE(std::any_of(tip.lines.begin(), tip.lines.end(),
                              [&](const std::string& line) { return line.find(words) != std::string::npos; }))
          << words << ::testing::PrintToString(tip.lines);
    }
  });
  EXPECT_GT(seen, 5);
}

}  // namespace
}  // namespace longroll::web::chattanooga
