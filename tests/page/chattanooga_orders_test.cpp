// Orders on Chattanooga's map by clicks: a whole Movement Phase counted, an order that goes on after its dice, who is
// left out, and what a phase that ends leaves undone.
#include <gtest/gtest.h>

#include <functional>
#include <map>

#include "tests/page/chattanooga_screen.h"

namespace longroll::web::chattanooga {
namespace {

ch::StepKind step_kind(const Session& session) {
  return session.state().stack.empty() ? ch::StepKind::GameTurn : static_cast<ch::StepKind>(session.state().top().kind);
}

int count_to_move(const State& state, Seat side) {
  const auto& rules = static_cast<const ch::Chattanooga&>(*the_game().game);
  const ch::Field field = rules.field(state);
  int count = 0;
  for (const PieceId id : field.pieces()) {
    const bool may = field.piece(id).place == ch::kDue
                         ? rules.refuse(state, side, action_of(ch::verbs::Take{id})).reason.empty()
                         : field.has_unit_on_map(id, side) && !field.has_flag(id, ch::kMoved);
    count += may ? 1 : 0;
  }
  return count;
}

TEST(ChattanoogaOrders, ABrigadeMarchesByTwoClicksAndOneUndoTakesItBack) {
  Screen screen(first_phase(Seat::Union));
  const std::size_t before = screen.model().session().ply_count();
  screen.click(hexgame::kFormationButton);
  EXPECT_NE(screen.words().find("where shall"), std::string::npos) << screen.words();
  EXPECT_EQ(screen.model().session().ply_count(), before) << "who is led has decided nothing yet";
  screen.click(hex("1746"));
  EXPECT_GE(screen.model().session().ply_count(), before + 2);
  EXPECT_TRUE(is_moving_phase(screen.model().session(), Seat::Union)) << "nobody is left under way";
  if (screen.model().can_undo()) {
    screen.model().undo();
    EXPECT_EQ(screen.model().session().ply_count(), before);
  }
}

/// Where the units stand that have moved, before and after `then`.
template <class Then>
std::vector<std::pair<Place, Place>> moves_of(Screen& screen, Then&& then) {
  const State before = screen.state();
  then();
  std::vector<std::pair<Place, Place>> out;
  for (PieceId id = 0; id < static_cast<PieceId>(before.pieces.size()); ++id) {
    if (is_hex(before.piece(id).place) && screen.state().piece(id).place != before.piece(id).place) {
      out.emplace_back(before.piece(id).place, screen.state().piece(id).place);
    }
  }
  return out;
}

/// A unit of a brigade that stands in several hexes, and a side of its hex to which all can go: to free hexes.
std::pair<PieceId, HexId> line_to_shift(const State& state, const Grid& grid) {
  const auto is_free = [&](HexId hex) {
    return hex != kNoHex && std::none_of(state.pieces.begin(), state.pieces.end(),
                                         [&](const Piece& piece) { return piece.place == hex; });
  };
  for (PieceId id = 0; id < static_cast<PieceId>(state.pieces.size()); ++id) {
    const HexId from = state.piece(id).place;
    const std::vector<PieceId> all = the_game().adjutant->members(state, id, Ordered::Formation);
    const bool is_line = is_hex(from) && owner_of(state.piece(id)) == Seat::Union &&
                         std::any_of(all.begin(), all.end(), [&](PieceId other) {
                           return is_hex(state.piece(other).place) && state.piece(other).place != from;
                         });
    for (const Direction d : kAllDirections) {
      const HexId to = is_line ? grid.neighbor(from, d) : kNoHex;
      if (to != kNoHex && std::all_of(all.begin(), all.end(), [&](PieceId other) {
            return !is_hex(state.piece(other).place) || is_free(grid.shifted(state.piece(other).place, from, to));
          })) {
        return {id, to};
      }
    }
  }
  return {kNoPiece, kNoHex};
}

TEST(ChattanoogaOrders, ALineIsShiftedByFourClicks) {
  Screen screen(first_phase(Seat::Union));
  const auto& rules = static_cast<const ch::Chattanooga&>(*the_game().game);
  const Grid& grid = rules.data_of(screen.state()).map.grid;
  const auto [one, to] = line_to_shift(screen.state(), grid);
  ASSERT_NE(one, kNoPiece);
  const HexId from = screen.state().piece(one).place;
  screen.click(one);
  screen.click(hexgame::kOrderFormation);
  ASSERT_TRUE(screen.has_button(hexgame::kOrderInLine));
  screen.click(hexgame::kOrderInLine);
  const std::int32_t there = hexgame::target_of_hex(to);
  const auto moves = moves_of(screen, [&] { screen.click(there); });
  ASSERT_GE(moves.size(), 2U);
  EXPECT_NE(moves.front().first, moves.back().first) << "from several hexes";
  for (const auto& [before, after] : moves) {
    EXPECT_EQ(after, grid.shifted(before, from, to)) << hex_text(before) << " to " << hex_text(after);
  }
  EXPECT_EQ(screen.clicks(), 4);
}

TEST(ChattanoogaOrders, AWholeMovementPhaseTakesLessThanAClickAndAHalfForAStack) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    Screen screen(first_phase(side));
    const int units = count_to_move(screen.state(), side);
    const State before_all = screen.state();
    std::size_t stacks = 0;
    HexSet known;
    for (const Piece& piece : screen.state().pieces) {
      if (is_hex(piece.place) && owner_of(piece) == side && !known.has(piece.place)) {
        known.add(piece.place);
        ++stacks;
      }
    }
    for (int n = 0; n < 200 && count_to_move(screen.state(), side) > 0; ++n) {
      const std::size_t before = screen.model().session().ply_count();
      screen.click(hexgame::kFormationButton);
      screen.click(hex(side == Seat::Union ? "1746" : "1354"));
      if (screen.model().session().ply_count() == before) {
        if (!screen.has_button(hexgame::kOrderStay)) {
          break;  // nobody is offered any more
        }
        screen.click(hexgame::kOrderStay);
      }
    }
    RecordProperty(side == Seat::Union ? "union" : "confederate",
                   std::to_string(units) + " units in " + std::to_string(stacks) +
                       " hexes: " + std::to_string(screen.clicks()) + " clicks, " +
                       std::to_string(count_to_move(screen.state(), side)) + " left");
    EXPECT_LE(screen.clicks() * 2, static_cast<int>(stacks) * 3);
    int moved = 0;
    for (std::size_t i = 0; i < before_all.pieces.size(); ++i) {
      const Piece& was = before_all.pieces[i];
      moved += owner_of(was) == side && was.place != screen.state().pieces[i].place ? 1 : 0;
    }
    EXPECT_GE(moved * 10, units * 9) << "they have really moved";
    EXPECT_TRUE(is_moving_phase(screen.model().session(), side)) << "nobody is left under way";
  }
}

TEST(ChattanoogaOrders, AFormationThatStaysIsNotOfferedAgain) {
  Screen screen(first_phase(Seat::Union));
  screen.click(hexgame::kFormationButton);
  const std::string first = screen.words();
  screen.click(hexgame::kOrderStay);
  EXPECT_NE(screen.words(), first) << "the next is led at once";
  for (int n = 0; n < 30; ++n) {
    if (screen.has_button(hexgame::kOrderStay)) {
      EXPECT_NE(screen.words(), first);
      screen.click(n % 2 == 0 ? hexgame::kOrderSleep : hexgame::kOrderStay);  // near the enemy, too
    }
  }
  EXPECT_FALSE(screen.has_button(hexgame::kOrderStay)) << "everybody stays";
}

TEST(ChattanoogaOrders, BeforeThePhaseEndsThePageListsWhoCouldStillAct) {
  Screen screen(first_phase(Seat::Union));
  EXPECT_EQ(screen.asks_first(action_of(ch::Do::EndMoves)), hexgame::kAskEndButton);
  screen.click(hexgame::kAskEndButton);
  const std::vector<std::string> controls = screen.controls();
  const auto lines =
      std::count_if(controls.begin(), controls.end(), [](const std::string& id) { return id.rfind("left:", 0) == 0; });
  EXPECT_GE(lines, 10);
}

/// How many units the page offers to move: the number on its button.
int count_offered(Screen& screen) {
  screen.controls();
  for (const BarButton& button : screen.helper().prompt_buttons()) {
    const std::size_t dot = button.label.find("\xC2\xB7 ");
    if (button.id == hexgame::kNextButton && dot != std::string::npos) {
      return std::atoi(button.label.c_str() + dot + 3);
    }
  }
  return 0;
}

/// Units of the side that could still act, were nobody asleep.
std::vector<PieceId> lit_units(const Screen& screen, const Prompt& prompt, Seat side) {
  std::vector<PieceId> out;
  for (const Choice& choice : prompt.choices) {
    const PieceId unit = subject_of(choice.action).unit;
    const bool is_theirs = unit != kNoPiece && owner_of(screen.state().piece(unit)) == side;
    if (is_theirs && std::find(out.begin(), out.end(), unit) == out.end()) {
      out.push_back(unit);
    }
  }
  return out;
}

int nearest_enemy(const State& state, PieceId unit) {
  const ch::Field field = static_cast<const ch::Chattanooga&>(*the_game().game).field(state);
  int nearest = 1000;
  for (const PieceId id : field.pieces()) {
    if (ch::is_on_map(field.piece(id)) && owner_of(field.piece(id)) != owner_of(field.piece(unit)) &&
        is_player(owner_of(field.piece(id))) && is_hex(field.piece(unit).place)) {
      nearest = std::min(nearest, field.grid().distance(field.piece(id).place, field.piece(unit).place));
    }
  }
  return nearest;
}

/// The phase ends, and what follows is decided so that nobody moves, until `is_reached`.
void let_pass_until(Screen& screen, const std::function<bool()>& is_reached) {
  for (int n = 0; n < 60 && !is_reached(); ++n) {
    const Prompt& prompt = screen.model().prompt();
    const auto ends = [](const Choice& choice) {
      const ch::Do verb = ch::verb_of(choice.action);
      return verb == ch::Do::EndMoves || verb == ch::Do::EndCombat;
    };
    const auto end = std::find_if(prompt.choices.begin(), prompt.choices.end(), ends);
    screen.decide(end != prompt.choices.end() ? end->action : prompt.choices.back().action);
  }
  EXPECT_TRUE(is_reached());
}

/// "Stay until an enemy comes": nobody is offered again while no enemy comes, also in later turns; when one has come
/// within three hexes and nearer, those whom he has come near are, and only they.
TEST(ChattanoogaOrders, ASleeperWakesWhenAnEnemyComesWithinThreeHexesAndNearer) {
  Screen screen(first_phase(Seat::Union));
  const Session& session = screen.model().session();
  std::map<PieceId, int> near_then;
  for (const PieceId unit : lit_units(screen, screen.model().prompt(), Seat::Union)) {
    near_then[unit] = nearest_enemy(screen.state(), unit);
  }
  ASSERT_EQ(count_offered(screen), static_cast<int>(near_then.size()));
  screen.click(hexgame::kFormationButton);
  for (int n = 0; n < 60 && screen.has_button(hexgame::kOrderSleep); ++n) {
    screen.click(hexgame::kOrderSleep);
  }
  ASSERT_EQ(count_offered(screen), 0) << "all sleep";
  const auto is_phase_of = [&](Seat side) { return [&session, side] { return is_moving_phase(session, side); }; };
  // Nobody comes: they sleep over the couplet.
  let_pass_until(screen, is_phase_of(Seat::Confederate));
  let_pass_until(screen, is_phase_of(Seat::Union));
  const auto expected_awake = [&] {
    int awake = 0;
    for (const PieceId unit : lit_units(screen, screen.model().prompt(), Seat::Union)) {
      const auto known = near_then.find(unit);
      const int now = nearest_enemy(screen.state(), unit);
      awake += known == near_then.end() || (now <= 3 && now < known->second) ? 1 : 0;
    }
    return awake;
  };
  ASSERT_EQ(expected_awake(), 0);
  EXPECT_EQ(count_offered(screen), 0) << "they sleep over a turn";
  // The Confederates come as near as they can, couplet after couplet.
  int awake = 0;
  for (int couplet = 0; couplet < 12 && awake == 0 && !screen.model().is_over(); ++couplet) {
    let_pass_until(screen, is_phase_of(Seat::Confederate));
    for (std::size_t n = 0; n < 200 && session.to_act() == Seat::Confederate &&
                            step_kind(session) != ch::StepKind::CombatPhase && awake == 0;
         ++n) {
      const Prompt prompt = screen.model().prompt();
      screen.decide(to_the_front(prompt, n));
      if (const int left = static_cast<int>(lit_units(screen, screen.model().prompt(), Seat::Confederate).size());
          left == 0) {
        break;
      }
    }
    let_pass_until(screen, is_phase_of(Seat::Union));
    awake = expected_awake();
    EXPECT_EQ(count_offered(screen), awake);
  }
  EXPECT_GT(awake, 0) << "an enemy has come near somebody";
  EXPECT_LT(awake, static_cast<int>(near_then.size())) << "and the others sleep on";
}

/// The great battle, in which nobody does anything, until then.
Session great_battle_until(const std::function<bool(const Session&)>& is_reached) {
  Setup setup = standard_setup(*the_game().game);
  setup.scenario = find_scenario(*the_game().game, "death-knell");
  Session session(*the_game().game, setup, kSeed);
  for (int n = 0; n < 300 && is_player(session.to_act()) && !is_reached(session); ++n) {
    end_or_pass(session);
  }
  return session;
}

/// What is left undone when a phase ends, with its way to the unit: the first position of a game that has it.
TEST(ChattanoogaOrders, GunsWithoutAGuardWhoCouldRecoverAndWhoWaitsAreNamedWithTheWayToThem) {
  const auto& rules = static_cast<const ch::Chattanooga&>(*the_game().game);
  std::map<std::string, int> seen;
  for (const std::string_view kind : {"guns without a guard", "could try to recover", "waits to enter the map"}) {
    const auto has_it = [&](const Session& session) {
      if (step_kind(session) != ch::StepKind::MovementPhase) {
        return false;
      }
      Page page(session);
      page.screen.board = page.adapter.read();
      const std::vector<hexgame::LeftUndone> left = page.adapter.left_undone();
      return std::any_of(left.begin(), left.end(), [&](const hexgame::LeftUndone& one) { return one.words == kind; });
    };
    const Session session = kind == "waits to enter the map" ? great_battle_until(has_it) : played_until(has_it);
    ASSERT_TRUE(has_it(session)) << kind;
    Page page(session);
    page.screen.board = page.adapter.read();
    const ch::Field field = rules.field(session.state());
    PieceId first = kNoPiece;
    for (const hexgame::LeftUndone& one : page.adapter.left_undone()) {
      if (one.words != kind) {
        continue;
      }
      first = first == kNoPiece ? one.unit : first;
      ++seen[std::string(kind)];
      const Place place = field.piece(one.unit).place;
      EXPECT_EQ(field.side_of(one.unit), session.to_act());
      if (kind == "guns without a guard") {
        EXPECT_EQ(field.type(one.unit), ch::UnitType::Artillery);
        EXPECT_EQ(field.top_at(static_cast<HexId>(place)), kNoPiece) << "no infantry or cavalry stands with them";
        EXPECT_LE(nearest_enemy(session.state(), one.unit), 4);
      } else if (kind == "could try to recover") {
        EXPECT_TRUE(field.is_disrupted(one.unit));
        EXPECT_TRUE(
            rules.refuse(session.state(), session.to_act(), action_of(ch::verbs::Recover{one.unit})).reason.empty());
      } else {
        EXPECT_EQ(place, ch::kDue);
        EXPECT_TRUE(
            rules.refuse(session.state(), session.to_act(), action_of(ch::verbs::Take{one.unit})).reason.empty());
      }
    }
    Screen screen(session);
    ASSERT_EQ(screen.asks_first(action_of(ch::Do::EndMoves)), hexgame::kAskEndButton);
    screen.click(hexgame::kAskEndButton);
    const std::string id = "left:" + std::to_string(first);
    screen.controls();
    const auto control = std::find_if(ui::state().controls.begin(), ui::state().controls.end(),
                                      [&](const ui::Control& one) { return one.id == id; });
    ASSERT_NE(control, ui::state().controls.end()) << kind;
    EXPECT_NE(control->label.find(kind), std::string::npos) << control->label;
    EXPECT_NE(control->label.find(field.counter(first).name), std::string::npos) << control->label;
    screen.press(id);
    EXPECT_FALSE(screen.helper().is_asked_again()) << "the phase goes on";
    const bool is_taken = (screen.state().piece(first).flags & ch::kMoving) != 0 ||
                          step_kind(screen.model().session()) == ch::StepKind::Entry;
    EXPECT_TRUE(is_taken || kind == "could try to recover") << kind << ": the line leads to the unit";
  }
}

/// Of the steps of a march those over a side that a road crosses, and of its units those that end on a road.
struct Marched {
  int steps = 0, by_road = 0, units = 0, on_road = 0;
};

/// The formation of that unit is led to the hex in the first Movement Phase of the Union.
Marched lead_to(std::string_view unit_name, std::string_view goal, bool by_road) {
  const auto& rules = static_cast<const ch::Chattanooga&>(*the_game().game);
  Marched out;
  Screen screen(first_phase(Seat::Union));
  const State start = screen.state();
  PieceId unit = kNoPiece;
  for (const PieceId id : rules.field(start).pieces()) {
    unit = rules.field(start).counter(id).name == unit_name ? id : unit;
  }
  const std::string title = the_game().adjutant->title(start, unit, Ordered::Formation);
  screen.click(hexgame::kFormationButton);
  for (int n = 0; n < 30 && screen.words().find(title) == std::string::npos; ++n) {
    screen.click(hexgame::kFormationButton);
  }
  EXPECT_NE(screen.words().find(title), std::string::npos) << title;
  const std::size_t first = screen.model().session().ply_count();
  if (by_road) {
    EXPECT_TRUE(screen.has_button(hexgame::kOrderByRoad));
    screen.click(hexgame::kOrderByRoad);
  }
  screen.click(hex(goal));
  const Session& session = screen.model().session();
  const ch::Field field = rules.field(session.state());
  for (std::size_t n = first; n < session.ply_count(); ++n) {
    for (const Event& event : session.ply(n).events) {
      const auto moved = read<events::PieceMoved>(event);
      const auto d = moved && is_hex(moved->from) && is_hex(moved->to) ? field.grid().direction(moved->from, moved->to)
                                                                       : std::nullopt;
      if (d) {
        ++out.steps;
        out.by_road += field.map().is_road(static_cast<HexId>(moved->from), *d) ? 1 : 0;
      }
    }
  }
  for (const PieceId id : field.pieces()) {
    if (field.is_unit(id) && field.piece(id).place != start.piece(id).place) {
      ++out.units;
      out.on_road += field.map().is_road_hex(static_cast<HexId>(field.piece(id).place)) ? 1 : 0;
    }
  }
  return out;
}

/// Chattanooga 7.3: "By road" is pressed: those who are led go as a column, each step along a road, and end on it; else
/// they go the shortest way.
TEST(ChattanoogaOrders, ByRoadTheColumnGoesByRoad) {
  const Marched column = lead_to("60 NY", "1152", true);
  EXPECT_GT(column.units, 2);
  EXPECT_GT(column.steps, column.units);
  EXPECT_EQ(column.by_road, column.steps);
  EXPECT_EQ(column.on_road, column.units);
  const Marched any = lead_to("60 NY", "1152", false);
  EXPECT_GT(any.units, 2);
  EXPECT_LT(any.by_road, any.steps) << "else nothing has been shown";
}

}  // namespace
}  // namespace longroll::web::chattanooga
