#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "web/board/shape/colour.h"
#include "web/board/shape/path.h"

namespace longroll::board {

/// One corner of a mesh. Where it lands depends on the scale it is drawn at: the point itself, pushed along the normal
/// by `grow` (model units), `px` (CSS px) and `fringe` (device px). So lines can keep their width at any zoom, and
/// every edge fades out over exactly one device pixel without multisampling.
struct MeshVertex {
  Vec2 at;
  Vec2 normal;
  float grow = 0;
  float px = 0;
  float fringe = 0;
  Vec2 along;
  Colour colour;
  bool outer = false;  ///< On the outside of the fringe, where coverage is nought.
  bool line = false;   ///< Part of a stroke: thinner than a device px it fades instead.
};

/// Triangles in model space, ready to be laid down at any place, scale and turn. Built once, drawn often.
struct Mesh {
  std::vector<MeshVertex> vertices;
  std::vector<std::uint32_t> indices;

  void clear();
  bool empty() const { return indices.empty(); }
};

enum class Cap : std::uint8_t { Butt, Round, Square };
enum class Join : std::uint8_t { Miter, Round };

/// How a line is drawn. The width is `width` model units plus `px` CSS px.
struct Stroke {
  float width = 1;
  float px = 0;
  Cap cap = Cap::Butt;
  Join join = Join::Miter;
  float dash = 0;  ///< Length of a dash in model units; 0: an unbroken line.
  float gap = 0;
  float phase = 0;  ///< Where in the pattern the line begins.
};

/// Adds the inside of a path. Subpaths that lie inside another are holes in it. `tolerance` is in model units.
void add_fill(Mesh& mesh, const Path& path, Colour colour, float tolerance);

/// Adds a line along every subpath.
void add_stroke(Mesh& mesh, const Path& path, const Stroke& stroke, Colour colour, float tolerance);

/// Adds one run of straight pieces as a line. Lines that will be a device px wide or less, as `tolerance` tells, are
/// cut into fewer triangles; 0: never.
void add_stroke(Mesh& mesh, const Polyline& line, const Stroke& stroke, Colour colour, float tolerance = 0);

/// Adds a filled polygon whose holes are known.
void add_polygon(Mesh& mesh, const std::vector<std::vector<Vec2>>& rings, Colour colour);

/// Adds another mesh, moved, turned and scaled evenly.
void add_mesh(Mesh& mesh, const Mesh& other, const Affine& by);

}  // namespace longroll::board
