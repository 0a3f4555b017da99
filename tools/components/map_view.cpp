#include "tools/components/map_view.h"

#include <emscripten.h>

#include <cstdio>

#include "assets/embedded.h"
#include "engine/games/battles/game.h"
#include "engine/games/campaign/game.h"
#include "web/board/counters.h"
#include "web/board/map/map_picture.h"
#include "web/board/map/overlays.h"
#include "web/games/battles/plate_of.h"
#include "web/games/campaign/atlas.h"

namespace longroll::board::demo {
namespace {

Plate plate(int battle) {
  battles::LoadedBattles loaded = battles::load_battles([](std::string_view path) -> Result<std::string> {
    return std::string(find_embedded_text(embedded_data(), path));
  });
  if (!loaded.faults.empty()) {
    std::printf("%s\n", loaded.faults[0].what.c_str());
    return {};
  }
  const battles::Battles game(std::move(loaded.battles));
  return web::battles::plate_of(game.scenario_at(battle), game.battle_of(battle).map);
}

/// The campaign's map as a start has it: 10 for spring 1861, and on.
void build_atlas(MapPicture& picture, int start) {
  static const campaign::Campaign game(campaign::read_library(
                                           [](std::string_view path) -> Result<std::string> {
                                             return std::string(find_embedded_text(embedded_data(), path));
                                           },
                                           {"1861", "1862", "1863", "1864"})
                                           .value());
  const campaign::Library& library = game.battle_of(0);
  static const web::campaign::Atlas atlas(library.map);
  const double from = emscripten_get_now();
  MapWork work = atlas.work();
  const double cut = emscripten_get_now();
  picture.build(std::move(work));
  const State state = game.setup({start, {0}});
  const double before = emscripten_get_now();
  MapMesh marks = atlas.marks(web::campaign::political_of(campaign::Field(library, state)));
  std::printf("atlas: cut %.0f ms, taken over %.0f ms, marks %.1f ms, %zu corners of marks\n", cut - from, before - cut,
              emscripten_get_now() - before, marks.vertices.size());
  picture.set_marks(std::move(marks));
}

void lay_over(Canvas& canvas, const Camera& camera, const HexLayout& layout, HexId middle) {
  std::vector<HexId> reach = {middle};
  for (int round = 0; round < 2; ++round) {
    for (std::size_t i = 0, n = reach.size(); i < n; ++i) {
      for (const Direction side : kAllDirections) {
        const HexId hex = layout.grid.neighbor(reach[i], side);
        if (hex != kNoHex && hex % 7 != 0) {
          reach.push_back(hex);
        }
      }
    }
  }
  draw_patch(canvas, camera, layout, patch_of(layout, reach), PatchStyle::Reach);
  const HexId target = layout.grid.neighbor(layout.grid.neighbor(middle, Direction::UpRight), Direction::UpRight);
  draw_patch(canvas, camera, layout, patch_of(layout, {target}), PatchStyle::Target);
  std::vector<HexId> zone;
  HexId at = middle;
  for (int i = 0; i < 5 && at != kNoHex; ++i) {
    at = layout.grid.neighbor(at, i % 2 == 0 ? Direction::DownLeft : Direction::UpLeft);
    if (at != kNoHex) {
      zone.push_back(at);
    }
  }
  draw_patch(canvas, camera, layout, patch_of(layout, zone), PatchStyle::Zone, board::Side::Confederate);
  draw_hex(canvas, camera, layout, layout.grid.neighbor(middle, Direction::Down), HexMark::Hover);
  draw_hex_number(canvas, camera, layout, layout.grid.neighbor(middle, Direction::Down));
  draw_hex(canvas, camera, layout, layout.grid.neighbor(layout.grid.neighbor(middle, Direction::Down), Direction::Down),
           HexMark::Objective);
}

void stand_over(Canvas& canvas, const Camera& camera, const HexLayout& layout, HexId middle) {
  const HexId north = layout.grid.neighbor(middle, Direction::Up);
  const HexId target = layout.grid.neighbor(layout.grid.neighbor(middle, Direction::UpRight), Direction::UpRight);
  const HexId way[4] = {
      middle, layout.grid.neighbor(middle, Direction::DownLeft),
      layout.grid.neighbor(layout.grid.neighbor(middle, Direction::DownLeft), Direction::Down),
      layout.grid.neighbor(layout.grid.neighbor(layout.grid.neighbor(middle, Direction::DownLeft), Direction::Down),
                           Direction::DownLeft)};
  draw_path(canvas, camera, layout, way, board::Side::Union, "3");
  for (const HexId hex : {middle, north, target}) {
    const bool is_target = hex == target;
    draw_counter(canvas, camera.to_screen(layout.centre(hex)), 48 * camera.zoom(),
                 {UnitSymbol::Infantry, is_target ? board::Side::Confederate : board::Side::Union,
                  is_target ? "Jackson" : "Porter", "5-4"});
  }
  draw_attack(canvas, camera, layout.centre(layout.grid.neighbor(target, Direction::DownLeft)), layout.centre(target));
  draw_bombardment(canvas, camera, layout.centre(north), layout.centre(target));
  draw_sight(
      canvas, camera, layout.centre(middle),
      layout.centre(layout.grid.neighbor(layout.grid.neighbor(middle, Direction::DownRight), Direction::DownRight)),
      0.6f);
}

}  // namespace

void draw_map(Canvas& canvas, const MapWish& wish) {
  static MapPicture picture;
  if (!picture.is_built()) {
    const double from = emscripten_get_now();
    if (wish.battle >= 10) {
      build_atlas(picture, wish.battle - 10);
    } else {
      picture.build(plate(wish.battle));
    }
    const MapPicture::Size size = picture.size();
    std::printf("built in %.0f ms: %d strokes, %d stamps, %d triangles, %zu bytes\n", emscripten_get_now() - from,
                size.strokes, size.trees, size.triangles, size.bytes);
  }
  const HexLayout& layout = picture.layout();
  const Theme& t = canvas.theme();
  canvas.rect({0, 0, canvas.width(), canvas.height()}, t.desk);
  const bool is_wide = canvas.width() > 700;
  const Rect frame = is_wide ? Rect{12, 84, canvas.width() - 376, canvas.height() - 156}
                             : Rect{0, 56, canvas.width(), canvas.height() * 0.6f - 56};
  Camera camera;
  camera.set_window(frame.inset(is_wide ? MapPicture::kBorder : 1));
  camera.set_sheet(layout.bounds());
  const auto middle =
      wish.hex > 0 ? hex_at(wish.hex / 100, wish.hex % 100) : hex_at(layout.grid.columns / 2, layout.grid.rows / 2);
  if (wish.zoom <= 0) {
    camera.fit();
  } else {
    camera.look_at(layout.centre(middle), wish.zoom);
  }
  picture.draw(canvas, camera);
  if (wish.hex > 0) {
    canvas.push_clip(camera.window());
    lay_over(canvas, camera, layout, middle);
    canvas.pop_clip();
  }
  picture.draw_lettering(canvas, camera);
  picture.draw_cartouche(canvas, camera);
  if (wish.hex > 0) {
    canvas.push_clip(camera.window());
    stand_over(canvas, camera, layout, middle);
    canvas.pop_clip();
  }
  if (is_wide) {
    picture.draw_border(canvas, camera);
  }
  canvas.lamplight({0, 0, canvas.width(), canvas.height()});
}

}  // namespace longroll::board::demo
