// What the screen of Chattanooga says of a position in words: "Why?", and the table for who hears it.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/games/chattanooga/rules/cup.h"
#include "tests/page/chattanooga_page.h"
#include "tests/page/toy_hex_screen.h"
#include "web/games/chattanooga/position_facts.h"
#include "web/games/chattanooga/register.h"
#include "web/games/chattanooga/status_box.h"
#include "web/views/narrator.h"

namespace longroll::web::chattanooga {
namespace {

bool says(const std::vector<std::string>& lines, std::string_view words) {
  return std::any_of(lines.begin(), lines.end(),
                     [&](const std::string& line) { return line.find(words) != std::string::npos; });
}
bool is_in_phase(const Session& session, ch::StepKind step) {
  return is_player(session.to_act()) && !session.state().stack.empty() &&
         session.state().top().kind == static_cast<int>(step);
}
const ch::Chattanooga& the_rules() { return static_cast<const ch::Chattanooga&>(*the_game().game); }

/// The help comes first, then what is told of units; without either a unit's sheet has its ratings.
TEST(ChattanoogaWords, WhatIsToldOfAUnitComesAfterTheHelp) {
  Page page(played_until([](const Session&) { return true; }));
  const PieceId unit = page.adapter.read().stacks.front().units.front();
  EXPECT_EQ(page.adapter.wanted_notes(), "games/chattanooga/help.json");
  page.adapter.take_notes(shipped("games/chattanooga/help.json").value());
  EXPECT_EQ(page.adapter.wanted_notes(), "games/chattanooga/unit-notes.json");
  EXPECT_TRUE(page.adapter.unit_sheet(unit).about.empty());
  page.adapter.take_notes(shipped("games/chattanooga/unit-notes.json").value());
  EXPECT_FALSE(page.adapter.unit_sheet(unit).about.empty());
  EXPECT_EQ(page.adapter.wanted_notes(), "");
}

/// Chattanooga 3.1: before the first turn nobody is told that it is turn 0.
TEST(ChattanoogaWords, DuringSetUpTheTrackSaysSoAndWhichTurnComes) {
  Page page(played_until([](const Session&) { return true; }));
  const hexgame::TurnTrack track = page.adapter.read().turn;
  EXPECT_EQ(track.title(), "Set-up");
  EXPECT_EQ(track.when(), "before turn 1 of 3: Evening of the 28th");
  Page later(played_until([](const Session& session) { return is_in_phase(session, ch::StepKind::MovementPhase); }));
  EXPECT_EQ(later.adapter.read().turn.title(), "Turn 1 of 3");
  EXPECT_EQ(later.adapter.read().turn.when(), "Evening of the 28th");
}

/// Chattanooga 3.1, 3.3, 8.1
TEST(ChattanoogaWords, WhyDuringSetUpNamesTheLimitsAndWhatWins) {
  Page page(played_until([](const Session&) { return true; }));
  const std::vector<std::string> facts = page.adapter.facts();
  EXPECT_TRUE(says(facts, "Within two hexes of 1354: ")) << ::testing::PrintToString(facts);
  EXPECT_TRUE(says(facts, "A hex holds 3 units at most. [8.1]"));
  EXPECT_TRUE(says(facts, "No unit of the Confederate side is on the ground that wins for it"));
  int units = 0;
  const ch::Field field = the_rules().field(page.model.view().seen);
  for (const PieceId id : field.pieces()) {
    units += field.has_unit_on_map(id, Seat::Union) ? 1 : 0;
  }
  int told = 0;
  for (const std::string& fact : facts) {
    const std::size_t at = fact.find(": ");
    told += fact.find("of yours") != std::string::npos ? std::atoi(fact.c_str() + at + 2) : 0;
  }
  EXPECT_EQ(told, units) << "every unit has a place where it may be set up";
}

/// Chattanooga 6.3, 12.3: who stands in an enemy zone is counted, and at night nobody does.
TEST(ChattanoogaWords, WhyInAMovementPhaseCountsWhoIsHeld) {
  bool has_night = false;
  int most_held = 0;
  Session session = played_until([&](const Session& now) {
    if (!is_in_phase(now, ch::StepKind::MovementPhase)) {
      return false;
    }
    const ch::Field field = the_rules().field(now.state());
    const std::vector<std::string> facts = facts_of(field, kNoHex);
    int held = 0;
    for (const PieceId id : field.pieces()) {
      held += field.has_unit_on_map(id, field.phasing()) &&
                      field.is_in_enemy_zone(static_cast<HexId>(field.piece(id).place), field.phasing())
                  ? 1
                  : 0;
    }
    if (!field.time().has_zones) {
      has_night = true;
      EXPECT_TRUE(says(facts, "At night zones of control have no effect. [12.3]"));
    } else if (held > 1) {
      EXPECT_TRUE(says(facts, std::to_string(held) + " units of yours stand in enemy zones of control"));
    } else if (held == 0) {
      EXPECT_FALSE(says(facts, "[6.3]"));
    }
    most_held = std::max(most_held, held);
    return false;
  });
  EXPECT_TRUE(has_night);
  EXPECT_GT(most_held, 1);
}

/// Chattanooga 10.1
TEST(ChattanoogaWords, WhyInACombatPhaseCountsWhatCanBeAttacked) {
  Page page(played_until([](const Session& session) {
    return is_in_phase(session, ch::StepKind::CombatPhase) && is_offered(session, ch::Do::AttackHex);
  }));
  int hexes = 0;
  for (const Choice& choice : page.model.prompt().choices) {
    hexes += ch::verb_of(choice.action) == ch::Do::AttackHex ? 1 : 0;
  }
  ASSERT_GT(hexes, 0);
  EXPECT_TRUE(says(page.adapter.facts(),
                   ", and " + std::to_string(hexes) + (hexes == 1 ? " hex" : " hexes") + " can be attacked. [10.1]"))
      << ::testing::PrintToString(page.adapter.facts());
}

/// Chattanooga 3.3, 5.4, 6.1, 8.1: of a hex what holds there.
TEST(ChattanoogaWords, OfAHexItIsSaidWhoControlsItAndWhoWinsThere) {
  Page page(played_until([](const Session&) { return true; }));
  const ch::Field field = the_rules().field(page.model.view().seen);
  std::vector<std::string> words;
  for (const Fact& fact : facts_of_hex(field, *hex_named("1354"))) {
    words.push_back(fact.words);
  }
  EXPECT_TRUE(says(words, "in a zone of control of the Union side")) << ::testing::PrintToString(words);
  EXPECT_TRUE(says(words, "3 of at most 3 Union units"));
  EXPECT_TRUE(says(words, "the Union side has a line of communication here"));
  EXPECT_FALSE(says(words, "wins"));
  std::vector<std::string> key;
  for (const Fact& fact : facts_of_hex(field, *hex_named("1341"))) {
    key.push_back(fact.words);
  }
  EXPECT_TRUE(says(key, "a Confederate unit here at the end wins"));
  EXPECT_TRUE(facts_of_hex(field, kNoHex).empty());
}

/// Every unit on the map is told once, under its side, with its hex; who is off the map by name under his row.
TEST(ChattanoogaWords, TheTableInWordsNamesEverybody) {
  toy_hex::the_panels();
  Session session = played_until([](const Session&) { return false; });
  GameModel model(*the_game().game, std::move(session),
                  {"chattanooga", standard_setup(*the_game().game), kSeed, {Controller::Human, Controller::Human}});
  if (model.is_curtain_down()) {
    model.lift_curtain();
  }
  const std::unique_ptr<GameView> view = make_chattanooga_view(model);
  Area area;
  area.page = {0, 0, toy_hex::kWidth, toy_hex::kHeight};
  area.table = {0, 0, toy_hex::kWidth - toy_hex::kPanel, toy_hex::kHeight};
  view->arrange(area);
  const std::vector<ToldPart> parts = view->capabilities().narrator->tell();
  const auto part = [&](std::string_view title) {
    const auto at = std::find_if(parts.begin(), parts.end(), [&](const ToldPart& one) { return one.title == title; });
    return at == parts.end() ? std::vector<std::string>{} : at->lines;
  };
  const ch::Field field = the_rules().field(model.view().seen);
  int told = 0;
  for (const PieceId id : field.pieces()) {
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      if (field.has_unit_on_map(id, side)) {
        const std::vector<std::string> lines = part(std::string(longroll::name_of(side)) + " units");
        const std::string hex = hex_text(static_cast<HexId>(field.piece(id).place));
        const auto line = std::find_if(lines.begin(), lines.end(),
                                       [&](const std::string& one) { return one.compare(0, 4, hex) == 0; });
        ASSERT_NE(line, lines.end()) << hex;
        EXPECT_NE(line->find(field.counter(id).title), std::string::npos) << *line;
        ++told;
      }
    }
  }
  EXPECT_GT(told, 30);
  const std::vector<std::string> standing = part("How the battle stands");
  int off = 0;
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    for (const StatusRow& row : status_box(field, side)) {
      off += static_cast<int>(row.units.size());
      EXPECT_TRUE(says(standing, std::string(row.name) + ": " + names_of(field, row.units)));
    }
  }
  EXPECT_GT(off, 3);
  int markers = 0;
  for (const PieceId id : field.pieces()) {
    if (field.type(id) == ch::UnitType::ExtraStrength) {
      ++markers;
      const ch::Unit& marker = field.counter(id);
      const std::string whose = marker.covers_artillery ? "All batteries (AA)" : marker.title.substr(16);
      EXPECT_TRUE(says(standing, std::string(longroll::name_of(marker.side)) + " extra strength, " + whose + ": " +
                                     std::to_string(field.piece(id).marks) + " of " + std::to_string(marker.value) +
                                     " points left [5.9]"))
          << marker.title << ::testing::PrintToString(standing);
    }
  }
  EXPECT_GT(markers, 3);
  EXPECT_TRUE(says(standing, "on the ground that wins for it"));
  EXPECT_TRUE(says(standing, "Morale of the Army of the Potomac: ") || !field.has(ch::Option::ArmyMorale));
}

/// Chattanooga 5.9, 13.5: points that have been given are told as gone, of a division in the sheet of its units; who
/// has a hero says so.
TEST(ChattanoogaWords, ExtraStrengthAndHeroesAreToldWithTheirUnits) {
  State state =
      played_until([](const Session& session) { return is_in_phase(session, ch::StepKind::MovementPhase); }).state();
  PieceId marker = kNoPiece, unit = kNoPiece, other_unit = kNoPiece;
  {
    const ch::Field field = the_rules().field(state);
    for (const PieceId id : field.pieces()) {
      if (marker == kNoPiece && field.type(id) == ch::UnitType::ExtraStrength && !field.counter(id).covers_artillery) {
        marker = id;
      }
    }
    ASSERT_NE(marker, kNoPiece);
    for (const PieceId id : field.pieces()) {
      const ch::Unit& printed = field.counter(id);
      if (field.type(id) != ch::UnitType::Infantry || !ch::is_on_map(field.piece(id))) {
        continue;
      }
      const bool is_covered = printed.side == field.counter(marker).side && !printed.has_asterisk &&
                              printed.formations.is_within(field.counter(marker).formations);
      (is_covered ? unit : other_unit) = id;
    }
  }
  ASSERT_NE(unit, kNoPiece);
  ASSERT_NE(other_unit, kNoPiece);
  state.pieces[static_cast<std::size_t>(marker)].marks = 2;
  state.pieces[static_cast<std::size_t>(unit)].marks = 1;
  const ch::Field field = the_rules().field(state);
  const std::string whose = field.counter(marker).title.substr(16);
  const std::string left = whose + ": 2 of " + std::to_string(field.counter(marker).value) + " points left [5.9]";
  Page page{Session(*the_game().game, standard_setup(*the_game().game), state, kSeed)};
  EXPECT_TRUE(says(page.adapter.unit_sheet(unit).lines, "Extra strength, " + left));
  EXPECT_TRUE(says(page.adapter.unit_sheet(unit).lines, "A hero is with it: +1 [13.5]"));
  EXPECT_FALSE(says(page.adapter.unit_sheet(other_unit).lines, left));
  EXPECT_FALSE(says(page.adapter.unit_sheet(other_unit).lines, "A hero"));
  EXPECT_TRUE(says(page.adapter.standing_in_words(), left));
  EXPECT_TRUE(says(page.adapter.standing_in_words(), "A hero is with " + field.counter(unit).title + ": +1 [13.5]"));
  state.pieces[static_cast<std::size_t>(marker)].marks = 0;
  EXPECT_EQ(extra_strength_words(the_rules().field(state), unit), "") << "none is left";
  toy_hex::the_panels();
  ui::state().is_read = true;
  ImGui::NewFrame();
  ui::begin_frame();
  ui::begin_panel({.id = "##inspector", .rect = {920, 0, 360, 800}});
  page.adapter.draw_turn_panel();
  ui::end_panel();
  ImGui::EndFrame();
  ui::state().is_read = false;
  const std::string panel = ui::state().words;
  EXPECT_NE(panel.find(whose), std::string::npos) << panel;
  EXPECT_NE(panel.find("2 of " + std::to_string(field.counter(marker).value)), std::string::npos);
  EXPECT_NE(panel.find(field.counter(unit).title), std::string::npos);
}

/// Chattanooga 3.4: the pursuit tells what its cups hold, how it comes, and who wins.
TEST(ChattanoogaWords, ThePursuitTellsOfItsCupsAndOfWhoWins) {
  longroll::Setup setup = standard_setup(*the_game().game);
  setup.scenario = find_scenario(*the_game().game, "press-forward");
  const Session session(*the_game().game, setup, kSeed);
  const ch::Field field = the_rules().field(session.state());
  std::vector<std::string> told;
  for (const auto& facts : {facts_of_cups(field), facts_of_victory(field), facts_of_hex(field, *hex_named("2923"))}) {
    for (const Fact& fact : facts) {
      told.push_back(fact.words + " [" + std::string(fact.rule) + "]");
    }
  }
  const int left = ch::counters_in_cup(field, Seat::Union);
  EXPECT_TRUE(says(told, "Of the Union side " + std::to_string(left) +
                             " counters are in the cup; a die less 2 tells how many come with each couplet [3.4S]"))
      << ::testing::PrintToString(told);
  EXPECT_TRUE(says(told, "Of the Confederate side 23 counters are in the cup; 1 comes with each couplet [3.4S]"));
  EXPECT_TRUE(says(told, "The Union side wins when no Confederate unit is on that ground at the end [3.4V]"));
  EXPECT_TRUE(says(told, "a Confederate unit here at the end wins decisively [3.4V]"));
  Page page{Session(*the_game().game, setup, kSeed)};
  EXPECT_TRUE(says(page.adapter.facts(), "Columns 46 to 48: 15 units of yours are set up there. [3.1]"));
  const std::vector<std::string> standing = page.adapter.standing_in_words();
  EXPECT_TRUE(says(standing, "As it stands: Union victory")) << ::testing::PrintToString(standing);
  EXPECT_TRUE(says(standing, "in the cup"));
}

}  // namespace
}  // namespace longroll::web::chattanooga
