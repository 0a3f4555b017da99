// longroll_atlas_frames: how long the campaign's map takes to be made, and what a frame of it costs the processor.
#include "web/games/campaign/atlas.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <utility>
#include <vector>

#include "assets/embedded.h"
#include "engine/games/campaign/game.h"
#include "web/board/map/map_picture.h"

namespace longroll::tool {
namespace {

namespace bd = longroll::board;
namespace cg = longroll::campaign;

constexpr double kFrame = 2, kMade = 400;  // ms that the page allows

double cpu_ms() { return static_cast<double>(std::clock()) * 1000 / CLOCKS_PER_SEC; }

/// The median of the times of `act`, in ms.
template <class Act>
double median(int times, const Act& act) {
  std::vector<double> all;
  for (int i = 0; i < times; ++i) {
    const double from = cpu_ms();
    act(i);
    all.push_back(cpu_ms() - from);
  }
  std::sort(all.begin(), all.end());
  return all[all.size() / 2];
}

void say(const std::string& what, double ms, double budget) {
  std::printf("%-58s %8.3f ms%s\n", what.c_str(), ms, budget <= 0 ? "" : ms <= budget ? " [met]" : " [MISSED]");
}

void run(int frames) {
  Result<cg::Library> read = cg::read_library(
      [](std::string_view path) -> Result<std::string> {
        return std::string(find_embedded_text(embedded_data(), path));
      },
      {"1861", "1862", "1863", "1864"});
  if (!read) {
    std::fprintf(stderr, "%s\n", describe(read.faults()).c_str());
    std::exit(1);
  }
  const cg::Campaign game(std::move(read).value());
  const cg::Library& library = game.battle_of(0);
  bd::MapPicture picture;
  const web::campaign::Atlas atlas(library.map);
  say("the map's lines", median(5, [&](int) { web::campaign::Atlas{library.map}; }), 0);
  say("the map is cut", median(5, [&](int) { picture.build(atlas.work()); }), kMade);
  const bd::MapPicture::Size size = picture.size();
  std::printf("%d triangles, %d strokes, %zu KB\n", size.triangles, size.strokes, size.bytes / 1024);
  bd::Canvas canvas;
  for (int start = 0; start < 4; ++start) {
    const State state = game.setup({start, {0}});
    const std::string name = library.scenarios[static_cast<std::size_t>(start)].id;
    const web::campaign::Political now = web::campaign::political_of(cg::Field(library, state));
    std::size_t corners = 0;
    say(name + ": the marks that follow control",
        median(9,
               [&](int) {
                 bd::MapMesh marks = atlas.marks(now);
                 corners = marks.vertices.size();
                 picture.set_marks(std::move(marks));
               }),
        0);
    std::printf("%zu corners\n", corners);
    for (const float zoom : {0.0f, 0.8f, 1.6f}) {
      bd::Camera camera;
      camera.set_window({22, 84, 1480, 900});
      camera.set_sheet(picture.layout().bounds());
      zoom > 0 ? camera.look_at(picture.layout().bounds().centre(), zoom) : camera.fit();
      const auto draw = [&](int i) {
        camera.pan({i % 2 == 0 ? 3.0f : -3.0f, 0});
        canvas.begin(1920, 1080, 1, bd::Theme::day());
        canvas.clear(canvas.theme().desk);
        picture.draw(canvas, camera);
        picture.draw_lettering(canvas, camera);
        picture.draw_cartouche(canvas, camera);
        picture.draw_border(canvas, camera);
        canvas.end();
      };
      for (int i = 0; i < 8; ++i) {
        draw(i);
      }
      say(name + ", zoom " + std::to_string(camera.zoom()).substr(0, 4) + ": a frame", median(frames, draw), kFrame);
    }
  }
}

}  // namespace
}  // namespace longroll::tool

int main(int argc, char** argv) {
  longroll::tool::run(argc > 1 ? std::max(4, std::atoi(argv[1])) : 100);
  return 0;
}
