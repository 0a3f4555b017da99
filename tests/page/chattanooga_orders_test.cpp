// Orders on Chattanooga's map by clicks: a whole Movement Phase counted, an order that goes on after its dice, who is
// left out, and what a phase that ends leaves undone.
#include <gtest/gtest.h>

#include "tests/page/chattanooga_page.h"
#include "tests/page/toy_hex_screen.h"
#include "web/games/chattanooga/register.h"

namespace longroll::web::chattanooga {
namespace {

constexpr float kWide = 1280;
constexpr float kTall = 800;

/// The map screen between two people at one screen, with a hand that counts its clicks.
class Screen {
 public:
  explicit Screen(const Session& session)
      : model_(*the_game().game, Session(session),
               {"chattanooga", session.setup(), kSeed, {Controller::Human, Controller::Human}},
               the_game().adjutant.get()),
        view_(make_chattanooga_view(model_)) {
    toy_hex::the_panels();
    lift();
    Area area;
    area.page = {0, 0, kWide, kTall};
    area.table = {0, 0, kWide - 360, kTall};
    view_->arrange(area);
    draw();
  }

  GameModel& model() { return model_; }
  const State& state() const { return model_.view().seen; }
  int clicks() const { return clicks_; }
  std::string words() { return view_->capabilities().prompt_helper->chosen_words(); }
  Tip tip(std::int32_t target) { return view_->tip(target); }
  bool has_button(std::int32_t id) {
    const std::vector<BarButton> all = view_->capabilities().prompt_helper->prompt_buttons();
    return std::any_of(all.begin(), all.end(), [&](const BarButton& one) { return one.id == id; });
  }
  std::int32_t asks_first(const Action& action) { return view_->capabilities().prompt_helper->asks_first(action); }
  std::vector<std::string> controls() {
    draw();
    return toy_hex::drawn_controls();
  }

  /// The pointer goes there, and clicks. What is decided is played and shown, with what an order decides after its
  /// dice.
  void click(std::int32_t target) {
    ++clicks_;
    view_->hover(target);
    carry_out(view_->activate(target));
    for (int more = 0; more < 40; ++more) {
      const std::size_t before = model_.session().ply_count();
      carry_out(draw());
      if (model_.session().ply_count() == before) {
        break;
      }
    }
  }

 private:
  void carry_out(const Intent& intent) {
    if (intent.kind != Intent::Kind::Submit) {
      return;
    }
    if (intent.undo > 0) {
      model_.take_back(intent.undo);
    }
    if (intent.is_order) {
      const std::size_t before = model_.session().ply_count();
      model_.submit_row(intent.actions);
      EXPECT_EQ(model_.session().ply_count(), before + intent.actions.size()) << "all of an order is lawful";
    } else {
      for (const Action& action : intent.actions) {
        EXPECT_FALSE(model_.submit(action)) << the_game().game->text(state(), action);
      }
    }
    while (model_.show_next([&](const Happened& happened) { view_->show(happened, motion_); },
                            model_.session().ply_count())) {
    }
    lift();
    motion_.tick(now_ += 5'000);
  }
  Intent draw() {
    canvas_.begin(kWide, kTall, 1, board::Theme::day());
    view_->draw_table(canvas_, motion_, kNoTarget);
    canvas_.end();
    ImGui::NewFrame();
    ui::begin_frame();
    ui::begin_panel({.id = "##inspector", .rect = {kWide - 360, 0, 360, kTall}});
    view_->draw_inspector();
    ui::end_panel();
    const Intent intent = view_->capabilities().overlays->draw_overlays();
    ImGui::EndFrame();
    return intent;
  }
  void lift() {
    if (model_.is_curtain_down()) {
      model_.lift_curtain();
    }
  }

  GameModel model_;
  std::unique_ptr<GameView> view_;
  board::Canvas canvas_;
  board::Motion motion_;
  double now_ = 0;
  int clicks_ = 0;
};

std::int32_t hex(std::string_view name) { return hexgame::target_of_hex(*hex_named(name)); }

bool is_moving_phase(const Session& session, Seat side) {
  return session.to_act() == side &&
         session.state().top().kind == static_cast<std::int16_t>(ch::StepKind::MovementPhase);
}

/// The first Movement Phase of a side, nobody having moved.
Session first_phase(Seat side) {
  Session session(*the_game().game, standard_setup(*the_game().game), kSeed);
  for (int n = 0; n < 60 && !is_moving_phase(session, side); ++n) {
    const Prompt prompt = the_game().game->prompt(session.state());
    const auto ends = [](const Choice& choice) {
      const ch::Do verb = ch::verb_of(choice.action);
      return verb == ch::Do::EndSetUp || verb == ch::Do::EndMoves || verb == ch::Do::EndCombat;
    };
    const auto end = std::find_if(prompt.choices.begin(), prompt.choices.end(), ends);
    EXPECT_FALSE(
        session.submit(session.to_act(), end != prompt.choices.end() ? end->action : prompt.choices.back().action));
  }
  EXPECT_TRUE(is_moving_phase(session, side));
  return session;
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

}  // namespace
}  // namespace longroll::web::chattanooga
