// longroll_great_battle_frames: what a frame of Death Knell costs the processor at every zoom, and how long its map
// takes to be made: the page's own screen with all counters, drawn to a GL that draws nothing. usage: tools/bench
// great-battle [FRAMES]
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <string>
#include <vector>

#include "assets/embedded.h"
#include "engine/games/chattanooga/game.h"
#include "engine/play/setup.h"
#include "tools/frames/null_gl.h"
#include "web/board/canvas.h"
#include "web/games/chattanooga/adapter.h"
#include "web/games/chattanooga/shown_game.h"
#include "web/hexgame/map_screen.h"

namespace longroll::tool {
namespace {

namespace bd = longroll::board;
namespace ch = longroll::chattanooga;

constexpr double kBudget = 2;       // ms for a frame
constexpr double kMapBudget = 400;  // ms until the map is there

double cpu_ms() { return static_cast<double>(std::clock()) * 1000 / CLOCKS_PER_SEC; }

LoadedGame loaded() {
  Result<LoadedGame> game = ch::load([](std::string_view path) -> Result<std::string> {
    return std::string(find_embedded_text(embedded_data(), path));
  });
  if (!game) {
    std::fprintf(stderr, "Chattanooga could not be read\n");
    std::exit(1);
  }
  return std::move(game).value();
}

/// Death Knell with everything.
Setup great_battle(const Game& game) {
  Setup setup = standard_setup(game);
  const std::vector<ScenarioInfo> scenarios = game.info().scenarios;
  const auto found =
      std::find_if(scenarios.begin(), scenarios.end(), [](const ScenarioInfo& one) { return one.id == "death-knell"; });
  setup.scenario = static_cast<int>(found - scenarios.begin());
  if (found == scenarios.end() || !set_preset(game, setup, "everything").empty()) {
    std::fprintf(stderr, "there is no Death Knell with everything\n");
    std::exit(1);
  }
  return setup;
}

/// Until a Movement Phase begins, in which most of a side can be chosen.
Session at_first_movement(const Game& game, const Setup& setup) {
  constexpr int kMost = 200;
  Session session(game, setup, 1);
  for (int n = 0; n < kMost && is_player(session.to_act()); ++n) {
    const Prompt prompt = game.prompt(session.state());
    const auto ends = [](const Choice& choice) {
      return ch::verb_of(choice.action) == ch::Do::EndSetUp || ch::verb_of(choice.action) == ch::Do::Pass;
    };
    const auto end = std::find_if(prompt.choices.begin(), prompt.choices.end(), ends);
    if (end == prompt.choices.end()) {
      break;
    }
    session.submit(session.to_act(), end->action);
  }
  return session;
}

struct Window {
  const char* name;
  float width, height, ratio;
};

/// The screen at one size of the window.
void measure(const LoadedGame& game, const Session& session, const Window& window, int frames) {
  web::GameModel model(*game.game, Session(session),
                       {"chattanooga", session.setup(), 1, {web::Controller::Human, web::Controller::Human}},
                       game.adjutant.get());
  if (model.is_curtain_down()) {
    model.lift_curtain();
  }
  const double before = cpu_ms();
  const auto view =
      web::hexgame::screen_with<web::chattanooga::ChattanoogaAdapter>(model, web::chattanooga::subject_of);
  web::Area area;
  area.page = {0, 0, window.width, window.height};
  area.table = area.page;
  view->arrange(area);
  bd::Canvas canvas;
  bd::Motion motion;
  const auto draw = [&] {
    canvas.begin(window.width, window.height, window.ratio, bd::Theme::day());
    view->draw_table(canvas, motion, web::kNoTarget);
    canvas.end();
  };
  draw();
  const double map = cpu_ms() - before;
  std::printf("-- %s: %.0f ms until the first frame with its map%s\n", window.name, map,
              map <= kMapBudget ? " [at most 400 ms: met]" : " [at most 400 ms: MISSED]");
  web::Zoomable& zoomable = *view->capabilities().zoomable;
  const bd::Vec2 middle = {window.width / 2, window.height / 2};
  zoomable.zoom(middle, 0.01F);  // as far away as it goes
  constexpr float kStep = 1.35F;
  constexpr int kSteps = 9;
  for (int step = 0; step < kSteps; ++step) {
    for (int i = 0; i < 4; ++i) {
      draw();  // glyphs are cut, names placed, buffers have grown
    }
    std::vector<double> times;
    for (int i = 0; i < frames; ++i) {
      const double from = cpu_ms();
      draw();
      times.push_back(cpu_ms() - from);
    }
    std::sort(times.begin(), times.end());
    const double median = times[times.size() / 2];
    std::printf("zoom step %d  %6.3f ms (slowest %.3f; %d triangles)%s\n", step, median, times.back(),
                canvas.cost().triangles, median <= kBudget ? " [at most 2 ms: met]" : " [at most 2 ms: MISSED]");
    zoomable.zoom(middle, kStep);
  }
}

}  // namespace
}  // namespace longroll::tool

int main(int argc, char** argv) {
  using namespace longroll::tool;
  const int frames = argc > 1 ? std::max(4, std::atoi(argv[1])) : 100;
  const longroll::LoadedGame game = loaded();
  const longroll::Session session = at_first_movement(*game.game, great_battle(*game.game));
  for (const Window& window : {Window{"1280 x 800", 1280, 800, 1}, Window{"1920 x 1080, twice as sharp", 1920, 1080, 2},
                               Window{"390 x 844, twice as sharp", 390, 844, 2}}) {
    measure(game, session, window, frames);
  }
  return 0;
}
