// Crossroads played on the map screen of hex games by clicks: pictures are drawn to a GL that draws nothing, panels by
// Dear ImGui without a window.
#include <gtest/gtest.h>
#include <imgui.h>

#include <algorithm>

#include "engine/play/setup.h"
#include "tests/conform/toy_hex/shipped.h"
#include "tests/page/toy_hex_adapter.h"
#include "web/hexgame/targets.h"
#include "web/views/overlays.h"
#include "web/views/ui.h"

namespace longroll::web::toy_hex {
namespace {

namespace toy = longroll::toy_hex;

constexpr float kWidth = 1280;
constexpr float kHeight = 800;

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

/// Crossroads between two people at one screen, as the page shows it.
class Screen {
 public:
  explicit Screen(std::uint64_t seed = 1)
      : game_(toy::the_game()),
        model_(*game_, Session(*game_, standard_setup(*game_), seed),
               Match{"crossroads", standard_setup(*game_), seed, {Controller::Human, Controller::Human}}),
        view_(make_view(model_)) {
    static const Panels kPanels;
    lift();
    Area area;
    area.page = area.table = {0, 0, kWidth, kHeight};
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

  /// Draws the frame and its panels, as the page does.
  void draw() {
    canvas_.begin(kWidth, kHeight, 1, board::Theme::day());
    view_->draw_table(canvas_, motion_, kNoTarget);
    canvas_.end();
    ImGui::NewFrame();
    ui::begin_frame();
    ui::begin_panel({.id = "##inspector", .rect = {kWidth - 360, 0, 360, kHeight}});
    view_->draw_inspector();
    ui::end_panel();
    view_->capabilities().overlays->draw_overlays();
    ImGui::EndFrame();
  }

  /// A click; the decisions that it makes are played, and come on the screen. False: it decides nothing.
  bool click(std::int32_t target) {
    const Intent intent = view_->activate(target);
    for (const Action& action : intent.actions) {
      EXPECT_FALSE(model_.submit(action)) << game_->text(state(), action);
    }
    show();
    return intent.kind == Intent::Kind::Submit;
  }
  void answer(const Action& action) {
    EXPECT_FALSE(model_.submit(action));
    show();
  }

 private:
  void lift() {
    if (model_.is_curtain_down()) {
      model_.lift_curtain();
    }
  }
  void show() {
    while (model_.show_next([&](const Happened& happened) { view_->show(happened, motion_); })) {
    }
    lift();
    motion_.tick(now_ += 5'000);
    draw();
  }

  std::shared_ptr<const toy::ToyHex> game_;
  GameModel model_;
  std::unique_ptr<GameView> view_;
  board::Canvas canvas_;
  board::Motion motion_;
  double now_ = 0;
};

TEST(ToyHexScreen, AUnitIsSentToAHexByTwoClicks) {
  Screen screen;
  const PieceId cavalry = screen.piece("usa.cavalry.1");
  EXPECT_FALSE(screen.click(cavalry)) << "it is chosen; where it goes is still to be said";
  EXPECT_TRUE(screen.click(Screen::hex("0206")));
  EXPECT_EQ(hex_text(screen.state().piece(cavalry).place), "0206");
  EXPECT_NE(screen.state().piece(cavalry).flags & toy::kMoved, 0);
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
