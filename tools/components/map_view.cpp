#include "tools/components/map_view.h"

#include <emscripten.h>

#include <cstdio>

#include "assets/embedded.h"
#include "engine/games/battles/game.h"
#include "web/board/counters.h"
#include "web/board/map/map_picture.h"
#include "web/board/map/overlays.h"
#include "web/games/battles/plate_of.h"

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
  return web::battlemap::plate_of(game.scenario_at(battle), game.battle_of(battle).map);
}

void lay_over(Canvas& canvas, const Camera& camera, const HexLayout& layout, HexNo middle) {
  std::vector<HexNo> reach = {middle};
  for (int round = 0; round < 2; ++round) {
    for (std::size_t i = 0, n = reach.size(); i < n; ++i) {
      for (int side = 0; side < kHexSides; ++side) {
        const HexNo hex = layout.next(reach[i], side);
        if (hex != kNoHexNo && hex % 7 != 0) {
          reach.push_back(hex);
        }
      }
    }
  }
  draw_patch(canvas, camera, layout, patch_of(layout, reach), PatchStyle::Reach);
  const HexNo target = layout.next(layout.next(middle, 1), 1);
  draw_patch(canvas, camera, layout, patch_of(layout, {target}), PatchStyle::Target);
  std::vector<HexNo> zone;
  HexNo at = middle;
  for (int i = 0; i < 5 && at != kNoHexNo; ++i) {
    at = layout.next(at, i % 2 == 0 ? 4 : 5);
    if (at != kNoHexNo) {
      zone.push_back(at);
    }
  }
  draw_patch(canvas, camera, layout, patch_of(layout, zone), PatchStyle::Zone, board::Side::Confederate);
  draw_hex(canvas, camera, layout, layout.next(middle, 3), HexMark::Hover);
  draw_hex_number(canvas, camera, layout, layout.next(middle, 3));
  draw_hex(canvas, camera, layout, layout.next(layout.next(middle, 3), 3), HexMark::Objective);
}

void stand_over(Canvas& canvas, const Camera& camera, const HexLayout& layout, HexNo middle) {
  const HexNo north = layout.next(middle, 0);
  const HexNo target = layout.next(layout.next(middle, 1), 1);
  const HexNo way[4] = {middle, layout.next(middle, 4), layout.next(layout.next(middle, 4), 3),
                        layout.next(layout.next(layout.next(middle, 4), 3), 4)};
  draw_path(canvas, camera, layout, way, board::Side::Union, "3");
  for (const HexNo hex : {middle, north, target}) {
    const bool is_target = hex == target;
    draw_counter(canvas, camera.to_screen(layout.centre(hex)), 48 * camera.zoom(),
                 {UnitSymbol::Infantry, is_target ? board::Side::Confederate : board::Side::Union,
                  is_target ? "Jackson" : "Porter", "5-4"});
  }
  draw_attack(canvas, camera, layout.centre(layout.next(target, 4)), layout.centre(target));
  draw_bombardment(canvas, camera, layout.centre(north), layout.centre(target));
  draw_sight(canvas, camera, layout.centre(middle), layout.centre(layout.next(layout.next(middle, 2), 2)), 0.6f);
}

}  // namespace

void draw_map(Canvas& canvas, const MapWish& wish) {
  static MapPicture picture;
  if (!picture.is_built()) {
    const Plate told = plate(wish.battle);
    const double from = emscripten_get_now();
    picture.build(told);
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
      wish.hex > 0 ? hex_no(wish.hex / 100, wish.hex % 100) : hex_no(layout.columns / 2, layout.rows / 2);
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
