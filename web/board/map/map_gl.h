#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "web/board/shape/map_work.h"

namespace longroll::board {

/// Where the map lies in the framebuffer, in device px.
struct MapProjection {
  float scale = 1;                 ///< Device px a map unit.
  Vec2 corner;                     ///< Of the map's point (0, 0).
  float pen = 1;                   ///< Device px a held px.
  int x = 0, y = 0, w = 0, h = 0;  ///< The part of the framebuffer that is drawn to, from the top left.
  int width = 0, height = 0;       ///< Of the framebuffer.
  std::array<float, 48> inks{};    ///< Red, green, blue, alpha of every MapInk.
  friend bool operator==(const MapProjection&, const MapProjection&) = default;
};

/// The GPU's part of a map picture: buffers that are filled once, and the last frame, kept until the view changes.
class MapGl {
 public:
  MapGl();
  ~MapGl();
  MapGl(const MapGl&) = delete;
  MapGl& operator=(const MapGl&) = delete;

  void load(const MapMesh& mesh, const WashPlane& wash, Rect sheet);
  /// Marks that change: drawn with those of load(), each layer after its own; Ground before everything.
  void load_changing(const MapMesh& marks);
  /// Draws into the framebuffer that is bound; the view's part of it only. Returns the number of draw calls.
  int draw(const MapProjection& view);
  std::size_t kept_bytes() const { return Lattice{{}, 1, kept_width_, kept_height_}.size() * 4; }

 private:
  struct Pipe {
    std::uint32_t program = 0;
    std::int32_t to_clip = -1, view = -1, ink = -1, texel = -1;
  };
  enum { kLine, kStamp, kWash, kCopy, kPipes };
  enum { kMarks, kTrees, kSheet, kChanging, kArrays };
  void use(std::size_t pipe, const MapProjection& view);
  void bake_stamps();
  int draw_layers(const MapProjection& view);
  int draw_parts(const std::vector<MapPart>& parts, MapLayer layer, const Rect& seen);

  std::array<Pipe, kPipes> pipes_;
  std::array<std::uint32_t, kArrays> arrays_{}, vertices_{}, indices_{};
  std::uint32_t stamps_ = 0, wash_ = 0, kept_ = 0, kept_buffer_ = 0;
  int kept_width_ = 0, kept_height_ = 0;
  std::vector<MapPart> parts_, changing_;
  Rect sheet_;
  std::array<float, 4> wash_texel_{};
  MapProjection last_;
  bool is_kept_ = false;
};

}  // namespace longroll::board
