// longroll_frames: what a frame of a big map costs the processor, drawn to a GL that draws nothing.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

#include "assets/embedded.h"
#include "engine/games/battles/game.h"
#include "tools/frames/null_gl.h"
#include "web/board/counters.h"
#include "web/board/map/map_picture.h"
#include "web/board/map/overlays.h"
#include "web/games/battles/plate_of.h"

namespace longroll::tool {
namespace {

namespace bd = longroll::board;
namespace bt = longroll::battles;

// What the design asks: a frame with that many hexes and counters in that many ms.
constexpr int kColumns = 50;
constexpr int kRows = 40;
constexpr int kCounters = 700;
constexpr double kBudget = 2;

constexpr float kWidth = 1280;
constexpr float kHeight = 800;

/// The battle with the largest map.
bt::Library library() {
  bt::LoadedBattles loaded = bt::load_battles([](std::string_view path) -> Result<std::string> {
    return std::string(find_embedded_text(embedded_data(), path));
  });
  if (!loaded.faults.empty()) {
    std::fprintf(stderr, "%s\n", describe(loaded.faults).c_str());
    std::exit(1);
  }
  return std::move(loaded).value();
}

/// The ground of a battle, laid down again and again until it is as large as the design asks. An even number of columns
/// is repeated, so that lower columns stay lower; names, roads and streams that are told hex by hex stay where they
/// are.
bt::BattleMap tiled(const bt::BattleMap& map) {
  bt::BattleMap wide = map;
  wide.grid.columns = kColumns;
  wide.grid.rows = kRows;
  const int columns = map.grid.columns / 2 * 2;
  for (int column = 1; column <= kColumns; ++column) {
    for (int row = 1; row <= kRows; ++row) {
      const auto to = static_cast<std::size_t>(hex_at(column, row));
      const auto from = static_cast<std::size_t>(hex_at((column - 1) % columns + 1, (row - 1) % map.grid.rows + 1));
      wide.terrain[to] = map.terrain[from];
      wide.level[to] = map.level[from];
      wide.playable[to] = map.playable[from];
      wide.sides[to] = map.sides[from];
      wide.roads[to] = map.roads[from];
    }
  }
  return wide;
}

/// A counter on the table: what is printed and how it stands.
struct Unit {
  HexId hex;
  bd::CounterFace face;
  bd::CounterState state;
};

/// How the counters lie: each in a hex of its own and drawn, or as many as a hex may hold, of which the page draws the
/// one on top with their number.
enum class Piled { No, ByTwo };

/// Counters of the battle, some lit, spent and disordered; those that are drawn.
std::vector<Unit> army(const bt::Library& library, const std::vector<std::string>& values, Piled piled) {
  std::vector<Unit> units;
  const int drawn = piled == Piled::No ? kCounters : kCounters / 2;
  for (int i = 0; i < drawn; ++i) {
    const auto n = static_cast<std::size_t>(i) % (library.counters.size() - 2);
    const bt::Counter& counter = library.counters[n];
    Unit unit{hex_at(1 + i % kColumns, 1 + (12 + i / kColumns * 2) % kRows),
              {static_cast<bd::UnitSymbol>(counter.arm),
               counter.side == Seat::Union ? bd::Side::Union : bd::Side::Confederate, counter.name, values[n]},
              {}};
    unit.state.stack = piled == Piled::No ? 1 : 2;
    unit.state.lit = i % 5 == 0;
    unit.state.done = i % 7 == 0;
    unit.state.disordered = i % 11 == 0;
    unit.state.routed = i % 13 == 0;
    units.push_back(unit);
  }
  return units;
}

class Table {
 public:
  explicit Table(const bt::Library& library) : map_(tiled(library.map)) {
    picture_.build(web::battles::plate_of(library.scenarios.front(), map_));
    for (const bt::Counter& counter : library.counters) {
      values_.push_back(std::to_string(counter.strength) + "-" + std::to_string(counter.movement));
    }
    units_ = {army(library, values_, Piled::No), army(library, values_, Piled::ByTwo)};
    camera_.set_window({22, 60, kWidth - 390, kHeight - 100});
    camera_.set_sheet(picture_.layout().bounds());
    std::vector<HexId> reach;
    for (int column = 20; column < 30; ++column) {
      for (int row = 15; row < 25; ++row) {
        reach.push_back(hex_at(column, row));
      }
    }
    reach_ = bd::patch_of(picture_.layout(), reach);
    for (int column = 20; column < 30; ++column) {
      way_.push_back(hex_at(column, 20));
    }
  }

  bd::Camera& camera() { return camera_; }
  const bd::MapPicture& picture() const { return picture_; }

  enum class Show { Ground, Apart, Piled };

  void draw(bd::Canvas& canvas, Show show) {
    canvas.begin(kWidth, kHeight, 1, bd::Theme::day());
    canvas.clear(canvas.theme().desk);
    picture_.draw(canvas, camera_);
    canvas.push_clip(camera_.window());
    if (show != Show::Ground) {
      const bd::HexLayout& layout = picture_.layout();
      bd::draw_patch(canvas, camera_, layout, reach_, bd::PatchStyle::Reach, bd::Side::Union);
      bd::draw_path(canvas, camera_, layout, way_, bd::Side::Union, "3");
    }
    picture_.draw_lettering(canvas, camera_);
    drawn_ = 0;
    if (show != Show::Ground) {
      const float size = 56 * camera_.zoom();
      const bd::Rect window = camera_.window().inset(-size);
      for (const Unit& unit : units_[show == Show::Apart ? 0 : 1]) {
        const bd::Vec2 at = camera_.to_screen(picture_.layout().centre(unit.hex));
        if (window.contains(at)) {
          bd::draw_counter(canvas, at, size, unit.face, unit.state);
          ++drawn_;
        }
      }
    }
    canvas.pop_clip();
    picture_.draw_border(canvas, camera_);
    canvas.end();
  }
  int drawn() const { return drawn_; }

 private:
  bt::BattleMap map_;
  bd::MapPicture picture_;
  bd::Camera camera_;
  std::vector<std::string> values_;
  std::array<std::vector<Unit>, 2> units_;  // apart, in piles
  bd::HexPatch reach_;
  std::vector<HexId> way_;
  int drawn_ = 0;
};

double cpu_ms() { return static_cast<double>(std::clock()) * 1000 / CLOCKS_PER_SEC; }

/// The median of the frames' times on the processor, each of a few frames so that the clock can tell them.
void measure(const char* what, const bd::Canvas& canvas, const Table& table, int frames,
             const std::function<void(int)>& draw, double budget) {
  constexpr int kAtOnce = 4;
  for (int i = 0; i < 8; ++i) {
    draw(i);  // glyphs are cut, shapes are made, buffers have grown
  }
  const GlCount before = gl_count();
  std::vector<double> times;
  for (int i = 0; i < frames; i += kAtOnce) {
    const double from = cpu_ms();
    for (int k = 0; k < kAtOnce; ++k) {
      draw(i + k);
    }
    times.push_back((cpu_ms() - from) / kAtOnce);
  }
  std::sort(times.begin(), times.end());
  const GlCount after = gl_count();
  const double middle = times[times.size() / 2];
  const auto each = [&](std::uint64_t a, std::uint64_t b) {
    return static_cast<unsigned>((b - a) / times.size() / kAtOnce);
  };
  std::printf("%-46s %6.3f ms (slowest %.3f; %4d counters, %6d triangles, %3u draw calls, %4u KB)%s\n", what, middle,
              times.back(), table.drawn(), canvas.cost().triangles, each(before.draws, after.draws),
              each(before.bytes, after.bytes) / 1024,
              budget <= 0        ? ""
              : middle <= budget ? " [at most 2 ms: met]"
                                 : " [at most 2 ms: MISSED]");
}

void run(int frames) {
  Table table(library());
  bd::Canvas canvas;
  const bd::MapPicture::Size size = table.picture().size();
  std::printf("%d x %d hexes, %d counters, %.0f x %.0f px; the map is %d triangles\n", kColumns, kRows, kCounters,
              static_cast<double>(kWidth), static_cast<double>(kHeight), size.triangles);
  const auto still = [&](Table::Show show) { return [&, show](int) { table.draw(canvas, show); }; };
  const auto panned = [&](Table::Show show) {
    return [&, show](int i) {
      table.camera().pan({i % 2 == 0 ? 3.0F : -3.0F, 0});
      table.draw(canvas, show);
    };
  };
  for (const bool is_whole : {true, false}) {
    if (is_whole) {
      table.camera().fit();
    } else {
      table.camera().look_at(table.picture().layout().bounds().centre(), 1);
    }
    std::printf("-- %s\n", is_whole ? "the whole map in the window" : "at full size, a part of the map");
    using Show = Table::Show;
    measure("the map, nothing moves", canvas, table, frames, still(Show::Ground), 0);
    measure("and counters in piles of two, nothing moves", canvas, table, frames, still(Show::Piled), kBudget);
    measure("and every counter in a hex of its own", canvas, table, frames, still(Show::Apart), kBudget);
    if (!is_whole) {  // else there is nowhere to drag it
      measure("the map, dragged", canvas, table, frames, panned(Show::Ground), 0);
      measure("and counters in piles of two, dragged", canvas, table, frames, panned(Show::Piled), kBudget);
    }
  }
}

}  // namespace
}  // namespace longroll::tool

int main(int argc, char** argv) {
  longroll::tool::run(argc > 1 ? std::max(4, std::atoi(argv[1])) : 200);
  return 0;
}
