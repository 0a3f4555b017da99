#include "web/board/map/map_picture.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "engine/core/enum_table.h"
#include "web/board/map/engrave.h"
#include "web/board/map/map_frame.h"
#include "web/board/map/map_gl.h"
#include "web/board/map/map_key.h"
#include "web/board/map/map_names.h"

namespace longroll::board {
namespace {

std::array<float, 48> palette(const Theme& t, MapPalette of) {
  const bool is_atlas = of == MapPalette::Atlas;
  const float quiet = 0.86f - 0.06f * t.lamp;  // Hachures are many: a little transparent.
  const auto inks = enum_table<MapInk, MapInk::Ink, Colour>(
      {fade(t.hachure, quiet), t.water, t.water_fill, t.road, t.road_fill, t.rail, t.grid,
       is_atlas ? t.usa_wash : t.field, is_atlas ? t.usa_mark : t.wood, is_atlas ? t.csa_wash : t.wood_fill, t.paper,
       t.ink});
  std::array<float, 48> out{};
  std::size_t at = 0;
  for (const Colour c : inks) {
    for (const std::uint8_t v : {c.r, c.g, c.b, c.a}) {
      out[at++] = v / 255.0f;
    }
  }
  return out;
}

}  // namespace

struct MapPicture::Parts {
  HexLayout layout;
  Rect sheet;
  MapMesh mesh;  ///< Until it is in the GPU.
  WashPlane wash;
  bool is_loaded = false;
  std::optional<MapMesh> marks;  ///< Those that change, until they are in the GPU.
  MapPalette palette = MapPalette::Battle;
  std::unique_ptr<MapGl> gl;
  Size size;
  MapNames names;
  MapFrame frame;
  MapKey key;
  void (*draw_key)(Canvas& canvas, const Rect& room) = nullptr;
};

MapPicture::MapPicture() = default;
MapPicture::~MapPicture() = default;

bool MapPicture::is_built() const { return parts_ != nullptr; }
const HexLayout& MapPicture::layout() const {
  static const HexLayout kNone;
  return parts_ ? parts_->layout : kNone;
}

void MapPicture::build(const Plate& plate) { build(engrave(plate)); }

void MapPicture::build(MapWork work) {
  auto parts = std::make_unique<Parts>();
  if (parts_) {
    parts->gl = std::move(parts_->gl);
  }
  parts->layout = work.layout;
  parts->sheet = work.sheet;
  parts->palette = work.palette;
  parts->wash = std::move(work.wash);
  parts->frame = MapFrame(work.layout, std::move(work.cartouche));
  parts->key = MapKey(std::move(work.key));
  parts->draw_key = work.draw_key;
  parts->names = MapNames(std::move(work.names), {work.layout, work.sheet, std::move(work.taken)});
  parts->mesh = std::move(work.mesh);
  const MapMesh& m = parts->mesh;
  parts->size.vertices = static_cast<int>(m.vertices.size() + m.stamps.size());
  parts->size.triangles = static_cast<int>((m.indices.size() + m.stamp_indices.size()) / 3);
  parts->size.strokes = m.strokes;
  parts->size.trees = m.trees;
  parts->size.bytes = (m.vertices.size() + m.stamps.size()) * sizeof(MapVertex) +
                      (m.indices.size() + m.stamp_indices.size()) * sizeof(std::uint32_t) + parts->wash.bytes.size();
  parts_ = std::move(parts);
}

void MapPicture::set_marks(MapMesh marks) {
  if (parts_) {
    parts_->marks = std::move(marks);
  }
}

void MapPicture::set_date(std::string date) {
  if (parts_) {
    parts_->frame.set_date(std::move(date));
  }
}

MapPicture::Size MapPicture::size() const {
  if (!parts_) {
    return {};
  }
  Size out = parts_->size;
  out.bytes += parts_->gl ? parts_->gl->kept_bytes() : 0;
  return out;
}

void MapPicture::draw(Canvas& canvas, const Camera& camera) {
  if (!parts_) {
    return;
  }
  const Rect window = camera.window();
  const Vec2 corner = camera.to_screen({0, 0});
  canvas.push_clip(window);
  // The paper goes with the map when it is dragged, but its grain keeps its size.
  const Vec2 shift = {std::fmod(corner.x, 1024.0f), std::fmod(corner.y, 1024.0f)};
  canvas.push(Affine::move(shift));
  canvas.paper({window.x - shift.x, window.y - shift.y, window.w, window.h}, canvas.theme().paper);
  canvas.pop();
  canvas.pop_clip();
  canvas.flush();
  if (!parts_->gl) {
    parts_->gl = std::make_unique<MapGl>();
  }
  if (!parts_->is_loaded) {
    parts_->gl->load(parts_->mesh, parts_->wash, parts_->sheet);
    parts_->mesh = {};
    parts_->wash = {};
    parts_->is_loaded = true;
  }
  if (parts_->marks) {
    parts_->gl->load_changing(*parts_->marks);
    parts_->marks.reset();
  }
  const float ratio = canvas.ratio();
  const auto px = [ratio](float v) { return round_int(v * ratio); };
  MapProjection view;
  view.scale = camera.zoom() * ratio;
  view.pen = camera.pen() * ratio;
  view.x = px(window.x);
  view.y = px(window.y);
  view.w = px(window.right()) - view.x;
  view.h = px(window.bottom()) - view.y;
  view.corner = corner * ratio - vec(view.x, view.y);
  view.width = canvas.device_width();
  view.height = canvas.device_height();
  view.inks = palette(canvas.theme(), parts_->palette);
  if (view.w > 0 && view.h > 0) {
    parts_->size.calls = parts_->gl->draw(view);
  }
  canvas.push_clip(window);
  const Rect sheet = parts_->sheet;
  canvas.rect_edge({corner.x, corner.y, sheet.w * camera.zoom(), sheet.h * camera.zoom()}, 0, {}, canvas.theme().ink);
  canvas.pop_clip();
}

void MapPicture::make_way(const HexArray<float>& half) {
  if (parts_) {
    parts_->names.make_way({half});
  }
}

void MapPicture::draw_lettering(Canvas& canvas, const Camera& camera) {
  if (parts_) {
    canvas.push_clip(camera.window());
    parts_->names.draw(canvas, camera);
    canvas.pop_clip();
  }
}

void MapPicture::draw_cartouche(Canvas& canvas, const Camera& camera, float alpha) {
  if (parts_) {
    canvas.push_clip(camera.window());
    parts_->frame.draw_cartouche(canvas, camera, alpha);
    const Rect title = parts_->frame.cartouche(camera);
    if (title.w > 0 && title.right() < camera.to_screen({parts_->sheet.x, 0}).x) {  // beside the map
      constexpr float kFoot = 50;  // what a game lays in the lower left corner
      const float top = title.bottom() + 16;
      const Rect room = {title.x + 2, top, title.w - 2, camera.window().bottom() - kFoot - top};
      parts_->draw_key != nullptr ? parts_->draw_key(canvas, room) : parts_->key.draw(canvas, room);
    }
    canvas.pop_clip();
  }
}

Rect MapPicture::cartouche(const Camera& camera) const { return parts_ ? parts_->frame.cartouche(camera) : Rect{}; }

void MapPicture::draw_border(Canvas& canvas, const Camera& camera) const {
  if (parts_) {
    parts_->frame.draw_border(canvas, camera);
  }
}

}  // namespace longroll::board
