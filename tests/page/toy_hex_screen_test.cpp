// Crossroads played on the map screen of hex games by clicks: pictures are drawn to a GL that draws nothing, panels by
// Dear ImGui without a window.
#include "tests/page/toy_hex_screen.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "engine/play/event_arguments.h"
#include "web/hexgame/targets.h"
#include "web/views/drag_target.h"
#include "web/views/overlays.h"
#include "web/views/prompt_helper.h"
#include "web/views/reporter.h"
#include "web/views/scrollable.h"
#include "web/views/timed.h"
#include "web/views/ui.h"
#include "web/views/zoomable.h"

namespace longroll::web::toy_hex {
namespace {

/// The turn of the computer's side after the reader has ended his own, its first units moved.
struct TheirTurn {
  std::vector<DigestLine> lines;
  std::map<PieceId, std::pair<Place, Place>> ways;  ///< where each of them stood and stands
};
TheirTurn play_their_turn(Screen& screen) {
  Reporter& reporter = *screen.view().capabilities().reporter;
  while (reporter.phasing() == screen.model().reader() && !screen.model().outcome().over) {
    screen.answer(screen.model().prompt().choices.back().action);
  }
  TheirTurn out;
  const std::size_t from = screen.model().shown();
  screen.take_waited();
  for (int n = 0; reporter.phasing() != screen.model().reader() && !screen.model().outcome().over; ++n) {
    const auto& choices = screen.model().prompt().choices;
    screen.answer(Action(n < 4 ? choices.front().action : choices.back().action));
    for (const Event& event : screen.model().session().ply(screen.model().shown() - 1).events) {
      if (const auto moved = longroll::read<events::PieceMoved>(event); moved && is_hex(moved->to)) {
        out.ways.try_emplace(moved->piece, moved->from, moved->to).first->second.second = moved->to;
      }
    }
  }
  std::erase_if(out.ways, [](const auto& way) { return way.second.first == way.second.second; });
  out.lines = reporter.digest(from, screen.model().shown());
  return out;
}

TEST(ToyHexScreen, AUnitIsSentToAHexByTwoClicks) {
  Screen screen;
  const PieceId cavalry = screen.piece("usa.cavalry.1");
  EXPECT_FALSE(screen.click(cavalry)) << "it is chosen; where it goes is still to be said";
  EXPECT_TRUE(screen.click(Screen::hex("0206")));
  EXPECT_EQ(hex_text(screen.state().piece(cavalry).place), "0206");
  EXPECT_NE(screen.state().piece(cavalry).flags & toy::kMoved, 0);
}

TEST(ToyHexScreen, TheDigestLeavesOutWhatItsReaderDid) {
  Screen screen;
  const std::size_t from = screen.model().shown();
  screen.click(screen.piece("usa.cavalry.1"));
  ASSERT_TRUE(screen.click(Screen::hex("0206")));
  ASSERT_EQ(screen.model().reader(), Seat::Union) << "it is still his turn";
  const Reporter& reporter = *screen.view().capabilities().reporter;
  EXPECT_TRUE(reporter.digest(from, screen.model().shown()).empty());
}

TEST(ToyHexScreen, WhatMayBeDoneIsATargetAndIsDrawn) {
  Screen screen;
  screen.click(screen.piece("usa.cavalry.1"));
  const std::vector<Target> targets = screen.view().targets();
  const auto stands = [&](std::int32_t id) {
    return std::any_of(targets.begin(), targets.end(), [&](const Target& t) { return t.id == id && t.rect.w > 0; });
  };
  EXPECT_TRUE(stands(Screen::hex("0206")));
  EXPECT_FALSE(stands(Screen::hex("0201"))) << "out of reach";
  EXPECT_TRUE(stands(screen.piece("usa.infantry.1"))) << "another may be chosen instead";
}

TEST(ToyHexScreen, ATipSaysWhatAClickDoesAndWhyNot) {
  Screen screen;
  const PieceId guns = screen.piece("usa.guns.2");
  EXPECT_EQ(screen.view().tip(guns).lines, std::vector<std::string>{"Click: then choose where."});
  screen.click(guns);
  EXPECT_FALSE(screen.view().tip(Screen::hex("0406")).barred);
  const Tip far = screen.view().tip(Screen::hex("0403"));
  EXPECT_TRUE(far.barred);
  EXPECT_EQ(far.rule, "5.1");
}

TEST(ToyHexScreen, HoveringOpensTheFanOfAStack) {
  Screen screen;
  const auto at = [&](std::string_view unit) {
    const auto rect =
        screen.view().where(action_of(toy::Move{screen.piece(unit), *hex_named("0305")}), GameView::Part::Piece);
    return rect ? rect->centre().x : 0;
  };
  EXPECT_EQ(at("usa.infantry.2"), at("usa.guns.1")) << "one lies on the other";
  screen.view().hover(Screen::hex("0306"));
  screen.draw();
  EXPECT_NE(at("usa.infantry.2"), at("usa.guns.1")) << "they lie side by side";
}

TEST(ToyHexScreen, TheFanOpensWhenTheMouseHasRestedOnTheStack) {
  Screen screen;
  const auto is_open = [&] {
    return screen.middle_of_piece("usa.infantry.2").x != screen.middle_of_piece("usa.guns.1").x ||
           screen.middle_of_piece("usa.infantry.2").y != screen.middle_of_piece("usa.guns.1").y;
  };
  const board::Vec2 stack = screen.middle_of("0306");
  screen.point(stack);
  EXPECT_FALSE(is_open()) << "a pointer that passes by opens nothing";
  screen.point(stack + board::Vec2{2, 0}, 200);
  screen.point(stack + board::Vec2{4, 0}, 200);
  EXPECT_FALSE(is_open()) << "it has not rested yet";
  screen.point(stack + board::Vec2{4, 0}, 260);
  EXPECT_TRUE(is_open());
  EXPECT_TRUE(screen.wants_frame()) << "what is said beside the pointer gives way to it";
  screen.draw();
  EXPECT_FALSE(screen.wants_frame());
  // It stays for whoever goes to one of its counters, and closes behind whoever goes elsewhere.
  screen.point(screen.middle_of_piece("usa.guns.1"), 1000);
  EXPECT_TRUE(is_open());
  screen.point(screen.middle_of("0206"), 100);
  EXPECT_TRUE(is_open()) << "on its way perhaps";
  screen.point(screen.middle_of("0206"), 250);
  EXPECT_FALSE(is_open());
}

TEST(ToyHexScreen, OnlyTheCountersOfAFanCanBePointedAt) {
  Screen screen;
  screen.point(screen.middle_of("0306"), 260);
  const board::Vec2 a = screen.middle_of_piece("usa.infantry.2");
  const board::Vec2 b = screen.middle_of_piece("usa.guns.1");
  ASSERT_NE(a.x + a.y, b.x + b.y) << "the fan is open";
  EXPECT_EQ(screen.view().pick(a, 0), screen.piece("usa.infantry.2"));
  EXPECT_EQ(screen.view().pick(b, 0), screen.piece("usa.guns.1"));
  const std::int32_t between = screen.view().pick((a + b) * 0.5F, 0);
  EXPECT_NE(between, Screen::hex("0306")) << "its plate is no part of the hex: the map below it is still there";
}

TEST(ToyHexScreen, TheFanLiesOverNothingThatCouldBeChosen) {
  Screen screen;
  screen.point(screen.middle_of("0306"), 260);
  for (const Target& target : screen.view().targets()) {
    if (target.id != screen.piece("usa.infantry.2") && target.id != screen.piece("usa.guns.1") &&
        hexgame::is_unit_target(target.id)) {
      EXPECT_EQ(screen.view().pick(target.rect.centre(), 0), target.id) << target.label;
    }
  }
}

TEST(ToyHexScreen, TheInspectorFollowsWhatIsChosen) {
  Screen screen;
  screen.view().hover(kNoTarget);
  screen.draw();
  const std::string turn = screen.inspected();
  screen.click(Screen::hex("0404"));  // nothing can be done there: it is looked at
  screen.draw();
  const std::string looked_at = screen.inspected();
  EXPECT_NE(looked_at, turn);
  screen.click(screen.piece("usa.cavalry.1"));
  screen.draw();
  const std::string chosen = screen.inspected();
  EXPECT_NE(chosen, looked_at) << "choosing a unit replaces what was clicked before";
  screen.view().hover(Screen::hex("0404"));
  screen.draw();
  EXPECT_EQ(screen.inspected(), chosen) << "what is chosen stands first, what is pointed at below it";
  EXPECT_TRUE(screen.click(Screen::hex("0206")));
  EXPECT_EQ(screen.inspected(), chosen) << "who has moved last is still told of";
  screen.click(Screen::hex("0404"));
  screen.draw();
  EXPECT_EQ(screen.inspected(), looked_at);
  screen.answer(screen.model().prompt().choices.back().action);  // the phase ends
  EXPECT_EQ(screen.inspected(), turn) << "no unit is told of that has nothing to do with it";
}

TEST(ToyHexScreen, TheOtherSidesTurnIsToldLineByLineEachWithItsPlace) {
  Screen screen(1, Controller::Easy);
  const TheirTurn turn = play_their_turn(screen);
  ASSERT_FALSE(turn.ways.empty());
  EXPECT_GT(screen.take_waited(), 0) << "it takes time to be seen";
  std::size_t moves = 0;
  std::set<std::string> places;
  for (const DigestLine& line : turn.lines) {
    if (line.kind == DigestLine::Kind::Move) {
      moves += static_cast<std::size_t>(line.count);
      const bool names_several = line.text.find(" and ") != std::string::npos;
      EXPECT_EQ(names_several, line.count > 1) << line.text;
      EXPECT_TRUE(places.insert(line.text.substr(line.text.find(" to "))).second) << "one line a place: " << line.text;
    }
    EXPECT_TRUE(hexgame::is_hex_target(line.target)) << line.text;
    screen.view().capabilities().reporter->look_at(line.target);
    screen.draw();
    EXPECT_TRUE(screen.view().capabilities().reporter->place_of(line.target)) << line.text;
  }
  EXPECT_EQ(moves, turn.ways.size());
}

TEST(ToyHexScreen, WhereLessMotionIsWantedNothingMovesAndAllIsTold) {
  Screen moving(1, Controller::Easy);
  Screen still(1, Controller::Easy);
  still.motion().set_reduced(true);
  const TheirTurn a = play_their_turn(moving);
  const TheirTurn b = play_their_turn(still);
  EXPECT_EQ(still.take_waited(), 0);
  EXPECT_FALSE(still.motion().is_active());
  ASSERT_EQ(a.lines.size(), b.lines.size());
  for (std::size_t i = 0; i < a.lines.size(); ++i) {
    EXPECT_EQ(a.lines[i].text, b.lines[i].text);
  }
}

/// The controls on the screen whose ids begin so.
std::vector<std::string> controls(std::string_view beginning) {
  std::vector<std::string> out;
  for (const ui::Control& control : ui::state().controls) {
    if (control.id.starts_with(beginning)) {
      out.push_back(control.id);
    }
  }
  return out;
}

TEST(ToyHexScreen, NextUnitGoesThroughAllWhoMayActAndSleepersAreLeftOut) {
  Screen screen;
  const auto next = [&] {
    screen.click(hexgame::kNextButton);
    screen.draw();
    return screen.inspected();
  };
  std::set<std::string> offered;
  const std::string first = next();
  offered.insert(first);
  std::string name = next();
  while (name != first && offered.size() < 30) {
    offered.insert(name);
    name = next();
  }
  EXPECT_GE(offered.size(), 4U);
  EXPECT_EQ(name, first) << "after the last comes the first again";
  screen.click(hexgame::kSleepButton);
  for (std::size_t i = 0; i < offered.size(); ++i) {
    EXPECT_NE(next(), first) << "it sleeps until the next turn";
  }
}

TEST(ToyHexScreen, TheOrderOfBattleFindsAUnitAndLeadsToIt) {
  Screen screen;
  screen.click(hexgame::kRosterButton);
  screen.draw();
  const std::size_t all = controls("unit:").size();
  EXPECT_GE(all, 4U);
  ui::type_into("unit-find", "HORSE");
  screen.draw();
  const std::vector<std::string> found = controls("unit:");
  ASSERT_FALSE(found.empty());
  EXPECT_LT(found.size(), all) << "those of another name are left out";
  screen.view().hover(kNoTarget);
  ui::state().pressed = found.front();
  screen.draw();
  screen.draw();
  EXPECT_EQ(screen.inspected(), "Horse");
  ui::type_into("unit-find", "nobody has this name");
  screen.draw();
  EXPECT_TRUE(controls("unit:").empty());
  screen.view().cancel();
  screen.draw();
  EXPECT_TRUE(controls("roster-close").empty()) << "Esc closes it";
}

TEST(ToyHexScreen, TheSmallMapLeadsElsewhereAndGoesWhenAllIsInSight) {
  Screen screen;
  Zoomable& zoomable = *screen.view().capabilities().zoomable;
  zoomable.zoom({640, 400}, 0.01F);
  screen.draw();
  EXPECT_NE(screen.view().pick({60, 60}, 0), hexgame::kMinimapTarget) << "the whole map is in sight";
  zoomable.zoom({640, 400}, 100);
  screen.draw();
  ASSERT_EQ(screen.view().pick({60, 60}, 0), hexgame::kMinimapTarget);
  DragTarget& drag = *screen.view().capabilities().drag_target;
  EXPECT_TRUE(drag.can_drag(hexgame::kMinimapTarget));
  EXPECT_FALSE(drag.can_drag(Screen::hex("0306")));
  drag.drag(hexgame::kMinimapTarget, {30, 30}, true);
  screen.draw();
  const board::Vec2 corner = screen.middle_of("0101");
  drag.drag(hexgame::kMinimapTarget, {100, 100}, true);
  screen.draw();
  const board::Vec2 moved = screen.middle_of("0101");
  EXPECT_TRUE(moved.x < corner.x || moved.y < corner.y || moved == board::Vec2{})
      << "the map has moved to the other end";
}

/// No hex stays under what lies over the map at its rim.
TEST(ToyHexScreen, AHexAtTheRimComesOutFromUnderTheSmallMapAndTheButtons) {
  Screen screen;
  screen.view().capabilities().zoomable->zoom({640, 400}, 100);
  Scrollable& scrollable = *screen.view().capabilities().scrollable;
  scrollable.pan({1e5F, 1e5F});
  screen.draw();
  const board::Vec2 first = screen.middle_of("0101");
  EXPECT_NE(first, board::Vec2{}) << "it is in sight";
  EXPECT_EQ(screen.view().pick(first, 0), Screen::hex("0101"));
}

TEST(ToyHexScreen, TwoClicksAtOncePlaceBringItIntoTheMiddle) {
  Screen screen;
  screen.view().capabilities().zoomable->zoom({640, 400}, 100);
  screen.draw();
  const board::Vec2 before = screen.middle_of("0404");
  Timed& timed = *screen.view().capabilities().timed;
  timed.point(before, 1'000);
  screen.click(Screen::hex("0404"));
  timed.point(before, 1'200);
  screen.click(Screen::hex("0404"));
  screen.draw();
  const board::Vec2 after = screen.middle_of("0404");
  const board::Vec2 middle{kWidth / 2, kHeight / 2};
  EXPECT_LE(board::length(after - middle), board::length(before - middle));
}

TEST(ToyHexScreen, AStackMovesByThreeClicksAndOneUndoTakesItBack) {
  Screen screen;
  const PieceId infantry = screen.piece("usa.infantry.2");
  const PieceId guns = screen.piece("usa.guns.1");
  EXPECT_FALSE(screen.click(infantry)) << "one is chosen";
  EXPECT_FALSE(screen.click(hexgame::kOrderStack)) << "the whole stack is led; nothing is decided";
  screen.view().hover(Screen::hex("0305"));
  screen.draw();
  const Tip tip = screen.view().tip(Screen::hex("0305"));
  EXPECT_FALSE(tip.barred);
  EXPECT_EQ(tip.title, "2 of 2 units march.");
  EXPECT_TRUE(screen.click(Screen::hex("0305")));
  EXPECT_EQ(hex_text(screen.state().piece(infantry).place), "0305");
  EXPECT_EQ(hex_text(screen.state().piece(guns).place), "0305");
  screen.model().undo();
  screen.view().jump();
  EXPECT_EQ(hex_text(screen.state().piece(infantry).place), "0306") << "one undo takes the whole order back";
  EXPECT_EQ(hex_text(screen.state().piece(guns).place), "0306");
  screen.model().redo();
  screen.view().jump();
  EXPECT_EQ(hex_text(screen.state().piece(guns).place), "0305") << "and one redo does all of it again";
}

TEST(ToyHexScreen, AStackGoesAsNearAsItCanAndEscLetsItBe) {
  Screen screen;
  screen.click(screen.piece("usa.infantry.2"));
  screen.click(hexgame::kOrderStack);
  screen.view().hover(Screen::hex("0302"));
  screen.draw();
  EXPECT_FALSE(screen.view().tip(Screen::hex("0302")).barred) << "it goes as near to the enemy as it can";
  EXPECT_EQ(screen.view().cancel().kind, Intent::Kind::Redraw) << "Esc lets them be";
  EXPECT_EQ(screen.model().session().ply_count(), 0U);
}

TEST(ToyHexScreen, AFormationIsLedByAButtonAndEnterCarriesItOut) {
  Screen screen;
  screen.click(screen.piece("usa.infantry.2"));
  const auto buttons = [&] { return screen.view().capabilities().prompt_helper->prompt_buttons(); };
  const auto has = [&](std::int32_t id) {
    const auto all = buttons();
    return std::any_of(all.begin(), all.end(), [&](const BarButton& one) { return one.id == id; });
  };
  ASSERT_TRUE(has(hexgame::kOrderFormation));
  EXPECT_FALSE(has(hexgame::kOrderCarryOut)) << "nowhere has been pointed at";
  EXPECT_FALSE(screen.click(hexgame::kOrderFormation));
  screen.view().hover(Screen::hex("0304"));
  screen.draw();
  ASSERT_TRUE(has(hexgame::kOrderCarryOut));
  EXPECT_TRUE(buttons().front().is_main);
  EXPECT_TRUE(screen.click(hexgame::kOrderCarryOut));
  int moved = 0;
  for (const Piece& piece : screen.state().pieces) {
    moved += (piece.flags & toy::kMoved) != 0;
  }
  EXPECT_GE(moved, 5);
}

TEST(ToyHexScreen, ASecondClickOnTheStackMeansOneUnit) {
  Screen screen;
  screen.click(screen.piece("usa.infantry.2"));
  screen.click(hexgame::kOrderStack);
  EXPECT_FALSE(screen.click(screen.piece("usa.infantry.2"))) << "chosen alone";
  EXPECT_TRUE(screen.click(Screen::hex("0305")));
  EXPECT_EQ(hex_text(screen.state().piece(screen.piece("usa.infantry.2")).place), "0305");
  EXPECT_EQ(hex_text(screen.state().piece(screen.piece("usa.guns.1")).place), "0306");
}

/// A whole game by clicks on the targets that the screen offers, each frame drawn.
TEST(ToyHexScreen, AGameIsPlayedToItsEndByClicks) {
  Screen screen(5);
  int clicks = 0;
  while (!screen.model().outcome().over && clicks < 2'000) {
    const std::vector<Target> targets = screen.view().targets();
    const auto acts = std::find_if(targets.begin(), targets.end(),
                                   [](const Target& t) { return hexgame::is_hex_target(t.id) && t.action; });
    // Hexes first; when none is offered, the phase is ended by its button.
    if (acts == targets.end() || clicks % 7 == 6) {
      screen.answer(screen.model().prompt().choices.back().action);
    } else {
      EXPECT_TRUE(screen.click(acts->id)) << acts->label;
    }
    ++clicks;
  }
  EXPECT_TRUE(screen.model().outcome().over);
  EXPECT_GT(clicks, 30);
}

}  // namespace
}  // namespace longroll::web::toy_hex
