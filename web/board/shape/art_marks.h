#pragma once

#include <cstdint>
#include <span>

#include "web/board/shape/mesh.h"

namespace longroll::board {

/// Inks from here on are roles: their colour depends on who is drawn.
inline constexpr std::uint32_t kFirstRole = 1u << 24;

/// One mark of a picture: filled when it has no width, else a line.
struct Mark {
  const char* outline;
  std::uint32_t ink;
  float width = 0;
  float strength = 1;
  bool round = false;
};

/// Adds tables of marks to a mesh, one after the other.
class Painter {
 public:
  Painter(Mesh& mesh, std::span<const std::uint32_t> roles, const Affine& by, float tolerance)
      : mesh_(mesh), roles_(roles), by_(by), tolerance_(tolerance) {}

  Painter& operator()(std::span<const Mark> marks) {
    for (const Mark& mark : marks) {
      const Path outline = path(mark.outline).transformed(by_);
      const Colour ink = fade(rgb(mark.ink < kFirstRole ? mark.ink : roles_[mark.ink - kFirstRole]), mark.strength);
      if (mark.width == 0) {
        add_fill(mesh_, outline, ink, tolerance_);
        continue;
      }
      Stroke stroke;
      stroke.width = mark.width * by_.growth();
      stroke.cap = mark.round ? Cap::Round : Cap::Butt;
      add_stroke(mesh_, outline, stroke, ink, tolerance_);
    }
    return *this;
  }

 private:
  Mesh& mesh_;
  std::span<const std::uint32_t> roles_;
  Affine by_;
  float tolerance_;
};

}  // namespace longroll::board
