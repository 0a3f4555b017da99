// longroll_play_frames: what a frame of a game in play costs the processor at every zoom, and how long its map takes to
// be made: the page's own screen with all counters, drawn to a GL that draws nothing. usage: tools/bench great-battle
// [FRAMES] for Death Knell, tools/bench war [FRAMES] for the campaign of 1864, without and with all its overlays
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <string>
#include <vector>

#include "assets/embedded.h"
#include "engine/games/campaign/game.h"
#include "engine/games/chattanooga/game.h"
#include "engine/play/setup.h"
#include "tools/frames/null_gl.h"
#include "web/board/canvas.h"
#include "web/games/campaign/register.h"
#include "web/games/chattanooga/register.h"
#include "web/hexgame/overlays.h"
#include "web/views/key_listener.h"
#include "web/views/zoomable.h"

namespace longroll::tool {
namespace {

namespace bd = longroll::board;
namespace ch = longroll::chattanooga;
namespace cw = longroll::campaign;

constexpr double kBudget = 2;       // ms for a frame
constexpr double kMapBudget = 400;  // ms until the map is there

double cpu_ms() { return static_cast<double>(std::clock()) * 1000 / CLOCKS_PER_SEC; }

/// What is drawn.
struct Played {
  const char* game;
  const char* scenario;
  const char* preset;  ///< empty: the plain options
  Result<LoadedGame> (*load)(const AssetReader& read);
  std::unique_ptr<web::GameView> (*view)(web::GameModel& model);
  bool (*passes)(const Action& action);  ///< it leads on to the first Movement Phase
  const char* overlays;                  ///< the keys of all of them
};

const Played kGreatBattle = {
    "chattanooga",
    "death-knell",
    "everything",
    ch::load,
    web::chattanooga::make_chattanooga_view,
    [](const Action& action) { return ch::verb_of(action) == ch::Do::EndSetUp || ch::verb_of(action) == ch::Do::Pass; },
    ""};
const Played kWar = {"campaign",
                     "1864",
                     "",
                     cw::load,
                     web::campaign::make_campaign_view,
                     [](const Action& action) {
                       constexpr std::array kOn = {cw::Do::EndSetUp, cw::Do::EndRecruitment, cw::Do::EndSupply,
                                                   cw::Do::EndWorks, cw::Do::Pass};
                       return std::find(kOn.begin(), kOn.end(), cw::verb_of(action)) != kOn.end();
                     },
                     "kjobqex"};

LoadedGame loaded(const Played& played) {
  Result<LoadedGame> game = played.load([](std::string_view path) -> Result<std::string> {
    return std::string(find_embedded_text(embedded_data(), path));
  });
  if (!game) {
    std::fprintf(stderr, "%s could not be read\n", played.game);
    std::exit(1);
  }
  return std::move(game).value();
}

Setup set_up(const Game& game, const Played& played) {
  Setup setup = standard_setup(game);
  const std::vector<ScenarioInfo> scenarios = game.info().scenarios;
  const auto found = std::find_if(scenarios.begin(), scenarios.end(),
                                  [&](const ScenarioInfo& one) { return one.id == played.scenario; });
  setup.scenario = static_cast<int>(found - scenarios.begin());
  const std::string preset = played.preset;
  if (found == scenarios.end() || (!preset.empty() && !set_preset(game, setup, preset).empty())) {
    std::fprintf(stderr, "there is no such scenario\n");
    std::exit(1);
  }
  return setup;
}

/// Until a Movement Phase begins, in which most of a side can be chosen.
Session at_first_movement(const Game& game, const Played& played) {
  constexpr int kMost = 200;
  Session session(game, set_up(game, played), 1);
  for (int n = 0; n < kMost && is_player(session.to_act()); ++n) {
    const Prompt prompt = game.prompt(session.state());
    const auto end = std::find_if(prompt.choices.begin(), prompt.choices.end(),
                                  [&](const Choice& choice) { return played.passes(choice.action); });
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
void measure(const Played& played, const LoadedGame& game, const Session& session, const Window& window, int frames,
             bool has_overlays) {
  web::GameModel model(*game.game, Session(session),
                       {played.game, session.setup(), 1, {web::Controller::Human, web::Controller::Human}},
                       game.adjutant.get());
  if (model.is_curtain_down()) {
    model.lift_curtain();
  }
  const double before = cpu_ms();
  const std::unique_ptr<web::GameView> view = played.view(model);
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
  for (const char* key = played.overlays; has_overlays && *key != 0; ++key) {
    view->capabilities().key_listener->key(*key, false);
  }
  std::printf("-- %s%s: %.0f ms until the first frame with its map%s\n", window.name,
              has_overlays ? ", all overlays" : "", map,
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
  const std::string which = argc > 1 ? argv[1] : "great-battle";
  const int frames = argc > 2 ? std::max(4, std::atoi(argv[2])) : 100;
  const Played& played = which == "war" ? kWar : kGreatBattle;
  const longroll::LoadedGame game = loaded(played);
  const longroll::Session session = at_first_movement(*game.game, played);
  for (const Window& window : {Window{"1280 x 800", 1280, 800, 1}, Window{"1920 x 1080, twice as sharp", 1920, 1080, 2},
                               Window{"390 x 844, twice as sharp", 390, 844, 2}}) {
    measure(played, game, session, window, frames, false);
    if (*played.overlays != 0) {
      measure(played, game, session, window, frames, true);
    }
  }
  return 0;
}
