#pragma once
#include <memory>
#include <string>
#include <vector>

#include "tests/page/chattanooga_page.h"
#include "tests/page/toy_hex_screen.h"
#include "web/games/chattanooga/register.h"
#include "web/hexgame/targets.h"

namespace longroll::web::chattanooga {

inline constexpr float kWide = 1280;
inline constexpr float kTall = 800;

/// The map screen between two people at one screen, with a hand that counts its clicks.
class Screen {
 public:
  explicit Screen(const Session& session, Area::Form form = Area::Form::Wide)
      : model_(*the_game().game, Session(session),
               {"chattanooga", session.setup(), kSeed, {Controller::Human, Controller::Human}},
               the_game().adjutant.get()),
        view_(make_chattanooga_view(model_)),
        form_(form) {
    toy_hex::the_panels();
    lift();
    const bool is_phone = form == Area::Form::Phone;
    Area area;
    area.form = form;
    area.touch = is_phone;
    area.page = is_phone ? board::Rect{0, 0, 390, 844} : board::Rect{0, 0, kWide, kTall};
    area.table = is_phone ? board::Rect{0, 56, 390, 500} : board::Rect{0, 0, kWide - 360, kTall};
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
  GameView& view() { return *view_; }
  PromptHelper& helper() { return *view_->capabilities().prompt_helper; }
  /// A control of a panel is pressed.
  void press(std::string_view id) {
    ui::state().pressed = std::string(id);
    carry_out(draw());
    ui::state().pressed.clear();
  }
  /// What the panels say, a text a line.
  std::string read() {
    ui::state().is_read = true;
    draw();
    ui::state().is_read = false;
    return ui::state().words;
  }
  void decide(const Action& action, bool draws = true) {
    carry_out(Intent::submit(action));
    if (draws) {
      draw();
    }
  }
  /// The pointer goes there.
  void point_at(std::int32_t target) {
    view_->hover(target);
    draw();
  }
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
    Intent intent;
    if (form_ == Area::Form::Wide) {
      ui::begin_panel({.id = "##inspector", .rect = {kWide - 360, 0, 360, kTall}});
      intent = view_->draw_inspector();
      ui::end_panel();
    }
    const Intent over = view_->capabilities().overlays->draw_overlays();
    ImGui::EndFrame();
    return intent.kind == Intent::Kind::None ? over : intent;
  }
  void lift() {
    if (model_.is_curtain_down()) {
      model_.lift_curtain();
    }
  }

  GameModel model_;
  std::unique_ptr<GameView> view_;
  Area::Form form_;
  board::Canvas canvas_;
  board::Motion motion_;
  double now_ = 0;
  int clicks_ = 0;
};

inline std::int32_t hex(std::string_view name) { return hexgame::target_of_hex(*hex_named(name)); }

inline bool is_moving_phase(const Session& session, Seat side) {
  return session.to_act() == side &&
         session.state().top().kind == static_cast<std::int16_t>(ch::StepKind::MovementPhase);
}

/// The first Movement Phase of a side, nobody having moved.
inline Session first_phase(Seat side) {
  Session session(*the_game().game, standard_setup(*the_game().game), kSeed);
  for (int n = 0; n < 60 && !is_moving_phase(session, side); ++n) {
    end_or_pass(session);
  }
  EXPECT_TRUE(is_moving_phase(session, side));
  return session;
}

}  // namespace longroll::web::chattanooga
