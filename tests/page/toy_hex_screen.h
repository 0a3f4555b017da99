#pragma once
#include <gtest/gtest.h>
#include <imgui.h>

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/play/setup.h"
#include "tests/conform/toy_hex/shipped.h"
#include "tests/page/toy_hex_adapter.h"
#include "web/hexgame/targets.h"
#include "web/views/overlays.h"
#include "web/views/timed.h"
#include "web/views/ui.h"

namespace longroll::web::toy_hex {

namespace toy = longroll::toy_hex;

inline constexpr float kWidth = 1280;
inline constexpr float kHeight = 800;
inline constexpr float kPanel = 360;

/// Dear ImGui as the page sets it up, once: the page's atlas is baked for one context.
struct Panels {
  Panels() {
    ImGui::CreateContext();
    ImGui::GetIO().DisplaySize = {kWidth, kHeight};
    ImGui::GetIO().IniFilename = nullptr;
    ui::bake(1, 1);
    unsigned char* pixels = nullptr;
    int width = 0;
    int height = 0;
    ImGui::GetIO().Fonts->GetTexDataAsRGBA32(&pixels, &width, &height);
  }
  ~Panels() { ImGui::DestroyContext(); }
  Panels(const Panels&) = delete;
  Panels& operator=(const Panels&) = delete;
};
/// The one of this process.
inline const Panels& the_panels() {
  static const Panels kPanels;
  return kPanels;
}

/// The ids of the controls in the frame that was drawn last, those of the panels too.
inline std::vector<std::string> drawn_controls() {
  std::vector<std::string> out;
  for (const ui::Control& control : ui::state().controls) {
    out.push_back(control.id);
  }
  return out;
}

/// Crossroads between two people at one screen, as the page shows it.
class Screen {
 public:
  explicit Screen(std::uint64_t seed = 1, Controller other = Controller::Human)
      : game_(toy::the_game()),
        model_(*game_, Session(*game_, standard_setup(*game_), seed),
               Match{"crossroads", standard_setup(*game_), seed, {Controller::Human, other}}, adjutant_.get()),
        view_(make_view(model_)) {
    the_panels();
    lift();
    Area area;
    area.page = {0, 0, kWidth, kHeight};
    area.table = {0, 0, kWidth - kPanel, kHeight};
    view_->arrange(area);
    draw();
  }

  GameModel& model() { return model_; }
  GameView& view() { return *view_; }
  const State& state() const { return model_.view().seen; }
  PieceId piece(std::string_view name) const {
    for (PieceId id = 0; id < static_cast<PieceId>(state().pieces.size()); ++id) {
      if (game_->data_of(state()).counter(state().piece(id).kind).id == name) {
        return id;
      }
    }
    ADD_FAILURE() << name;
    return kNoPiece;
  }
  static std::int32_t hex(std::string_view name) { return hexgame::target_of_hex(*hex_named(name)); }

  /// The mouse goes to that point and rests there for that number of ms.
  void point(board::Vec2 at, double ms = 0) {
    Timed& timed = *view_->capabilities().timed;
    timed.point(at, now_);
    view_->hover(view_->pick(at, 0));
    timed.tick(now_, false);
    timed.tick(now_ += ms, false);
    draw();
  }
  board::Vec2 middle_of(std::string_view hex_name) const {
    const auto rect =
        view_->where(action_of(toy::Move{piece("usa.infantry.2"), *hex_named(hex_name)}), GameView::Part::Place);
    return rect ? rect->centre() : board::Vec2{};
  }
  board::Vec2 middle_of_piece(std::string_view name) const {
    const auto rect = view_->where(action_of(toy::Move{piece(name), *hex_named("0305")}), GameView::Part::Piece);
    return rect ? rect->centre() : board::Vec2{};
  }
  /// The first heading of the inspector.
  const std::string& inspected() const { return inspected_; }

  /// The picture drawn last has asked for one more.
  bool wants_frame() const { return wants_frame_; }
  /// Draws the frame and its panels, as the page does.
  void draw() {
    canvas_.begin(kWidth, kHeight, 1, board::Theme::day());
    ui::state().wants_frame = false;
    view_->draw_table(canvas_, motion_, kNoTarget);
    wants_frame_ = ui::state().wants_frame;
    canvas_.end();
    ImGui::NewFrame();
    ui::begin_frame();
    ui::begin_panel({.id = "##inspector", .rect = {kWidth - kPanel, 0, kPanel, kHeight}});
    ui::state().heading.clear();
    view_->draw_inspector();
    inspected_ = ui::state().heading;
    ui::end_panel();
    view_->capabilities().overlays->draw_overlays();
    ImGui::EndFrame();
  }

  /// A click; the decisions that it makes are played, and come on the screen. False: it decides nothing.
  bool click(std::int32_t target) {
    const Intent intent = view_->activate(target);
    if (intent.is_order) {
      const std::size_t before = model_.session().ply_count();
      model_.submit_row(intent.actions);
      EXPECT_EQ(model_.session().ply_count(), before + intent.actions.size()) << "all of an order is lawful";
    } else {
      for (const Action& action : intent.actions) {
        EXPECT_FALSE(model_.submit(action)) << game_->text(state(), action);
      }
    }
    show(model_.session().ply_count());
    return intent.kind == Intent::Kind::Submit;
  }
  void answer(const Action& action) {
    EXPECT_FALSE(model_.submit(action));
    show();
  }
  board::Motion& motion() { return motion_; }
  /// ms that the view has asked for since this was asked last.
  float take_waited() { return std::exchange(waited_, 0.0F); }

 private:
  void lift() {
    if (model_.is_curtain_down()) {
      model_.lift_curtain();
    }
  }
  void show(std::size_t until = 0) {
    while (model_.show_next([&](const Happened& happened) { waited_ += view_->show(happened, motion_); }, until)) {
    }
    lift();
    motion_.tick(now_ += 5'000);
    draw();
  }

  std::shared_ptr<const toy::ToyHex> game_;
  std::unique_ptr<Adjutant> adjutant_ = toy::make_adjutant(*game_);
  GameModel model_;
  std::unique_ptr<GameView> view_;
  board::Canvas canvas_;
  board::Motion motion_;
  double now_ = 0;
  std::string inspected_;
  bool wants_frame_ = false;
  float waited_ = 0;
};

}  // namespace longroll::web::toy_hex
