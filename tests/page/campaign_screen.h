#pragma once
#include <imgui_internal.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "tests/page/campaign_page.h"
#include "tests/page/toy_hex_screen.h"
#include "web/games/campaign/register.h"
#include "web/hexgame/targets.h"

namespace longroll::web::campaign {

inline constexpr std::uint64_t kSeed = 5;

/// The campaign between two people at one screen, with its panels, as a wide page or a phone draws them.
class Screen {
 public:
  Screen(const Session& session, Area::Form form)
      : model_(*the_game().game, Session(session),
               {"campaign", session.setup(), kSeed, {Controller::Human, Controller::Human}}, the_game().adjutant.get()),
        view_(make_campaign_view(model_)),
        form_(form) {
    toy_hex::the_panels();
    if (model_.is_curtain_down()) {
      model_.lift_curtain();
    }
    const bool is_phone = form == Area::Form::Phone;
    Area area;
    area.form = form;
    area.touch = is_phone;
    area.page = is_phone ? board::Rect{0, 0, 390, 844} : board::Rect{0, 0, 1280, 800};
    area.table = is_phone ? board::Rect{0, 56, 390, 500} : board::Rect{0, 0, 920, 800};
    view_->arrange(area);
    draw();
  }

  GameModel& model() { return model_; }
  PromptHelper& helper() { return *view_->capabilities().prompt_helper; }
  const Reporter& reporter() { return *view_->capabilities().reporter; }
  PhoneHints& hints() { return *view_->capabilities().phone_hints; }
  const Prompt& prompt() const { return model_.prompt(); }

  void press_target(std::int32_t target) { carry_out(view_->activate(target)); }
  void decide(const Action& action) { carry_out(Intent::submit(action)); }
  GameView& view() { return *view_; }
  /// A control of a panel is pressed.
  void press(std::string_view id) {
    ui::state().pressed = std::string(id);
    carry_out(draw());
  }
  /// The pointer is over that target from now on.
  void point_at(std::int32_t target) {
    view_->hover(target);
    draw();
  }
  /// In px of the page: how tall the content of the side panel is (wide).
  float panel_height() {
    draw();
    const ImGuiWindow* window = ImGui::FindWindowByName("##inspector");
    return window->DC.CursorMaxPos.y - window->DC.CursorStartPos.y;
  }
  std::vector<std::string> controls() {
    draw();
    return toy_hex::drawn_controls();
  }
  std::size_t count(std::string_view begin) {
    const std::vector<std::string> all = controls();
    return static_cast<std::size_t>(
        std::count_if(all.begin(), all.end(), [&](const std::string& id) { return id.starts_with(begin); }));
  }

 private:
  void carry_out(const Intent& intent) {
    if (intent.kind == Intent::Kind::Seek) {
      model_.seek(intent.moment);
      view_->jump();
      draw();
      return;  // it stays there
    }
    if (intent.undo > 0) {
      model_.take_back(intent.undo);
    }
    for (const Action& action : intent.actions) {
      EXPECT_FALSE(model_.submit(action)) << the_game().game->text(model_.view().seen, action);
    }
    while (model_.show_next([&](const Happened& happened) { view_->show(happened, motion_); },
                            model_.session().ply_count())) {
    }
    if (model_.is_curtain_down()) {
      model_.lift_curtain();
    }
    draw();
  }
  Intent draw() {
    canvas_.begin(1280, 844, 1, board::Theme::day());
    view_->draw_table(canvas_, motion_, kNoTarget);
    canvas_.end();
    ImGui::NewFrame();
    ui::begin_frame();
    Intent intent;
    if (form_ == Area::Form::Wide) {
      ui::begin_panel({.id = "##inspector", .rect = {920, 0, 360, 800}});
      intent = view_->draw_inspector();
      ui::end_panel();
    }
    const Intent over = view_->capabilities().overlays->draw_overlays();
    ImGui::EndFrame();
    return intent.kind == Intent::Kind::None ? over : intent;
  }

  GameModel model_;
  std::unique_ptr<GameView> view_;
  Area::Form form_;
  board::Canvas canvas_;
  board::Motion motion_;
};

/// The first movement of that start; new points are placed where the first choice says, or nowhere.
inline Session movement(std::string_view start, bool is_placed = false) {
  Session session(*the_game().game, start_of(start), kSeed);
  for (int n = 0; n < 400 && static_cast<cw::StepKind>(session.state().top().kind) != cw::StepKind::Movement; ++n) {
    const Prompt prompt = the_game().game->prompt(session.state());
    Action next = prompt.choices.back().action;
    for (const Choice& choice : prompt.choices) {
      const cw::Do verb = cw::verb_of(choice.action);
      const bool is_end = verb == cw::Do::EndSetUp || verb == cw::Do::EndRecruitment || verb == cw::Do::EndSupply ||
                          verb == cw::Do::EndWorks;
      next = is_end ? choice.action : next;
    }
    if (is_placed && is_action<cw::verbs::Place>(prompt.choices.front().action)) {
      next = prompt.choices.front().action;
    }
    EXPECT_FALSE(session.submit(session.to_act(), next));
  }
  return session;
}

}  // namespace longroll::web::campaign
