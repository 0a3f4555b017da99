#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "web/board/shape/indices.h"

namespace longroll::board {

/// What the GPU draws with; each has its own vertices.
enum class Program : std::uint8_t { Ink, Glyph, Paper, Soft, Layer };
inline constexpr std::size_t kPrograms = 5;

struct InkVertex {
  float x, y;
  std::uint32_t rgba;  ///< Multiplied by alpha.
};
struct TexturedVertex {
  float x, y;
  std::uint32_t rgba;
  float u, v;  ///< Texels of the atlas; CSS px for paper.
};
struct SoftVertex {
  float x, y;
  std::uint32_t rgba;
  float local_x, local_y, half_x, half_y, radius, sigma, band;
};

/// Device px from the top left; a negative width means the whole surface.
struct Clip {
  int x = 0, y = 0, w = -1, h = -1;
  friend bool operator==(const Clip&, const Clip&) = default;
};

/// One draw call: a run of indices of one program under one clip. A command that opens a layer turns all drawing to a
/// picture of its own, cleared within the clip; the next with indices of Program::Layer lays that picture down.
struct Command {
  Program program;
  Clip clip;
  std::uint32_t first = 0, count = 0;
  bool opens_layer = false;
};

/// A frame being gathered. The vectors keep their room from frame to frame.
struct Batch {
  std::vector<InkVertex> ink;
  std::vector<TexturedVertex> textured;
  std::vector<SoftVertex> soft;
  std::array<std::vector<std::uint32_t>, 3> indices;  ///< Of ink, of textured (glyphs and paper), of soft.
  std::vector<Command> commands;

  static constexpr std::size_t pool(Program program) {
    return program == Program::Ink ? 0 : program == Program::Soft ? 2 : 1;
  }

  /// Later indices belong to this program and clip.
  void use(Program program, const Clip& clip) {
    if (commands.empty() || commands.back().program != program || commands.back().clip != clip) {
      commands.push_back({program, clip, next_index(indices[pool(program)]), 0});
    }
  }
  /// Adds one index to the command in force.
  void index(std::uint32_t i) {
    Command& command = commands.back();
    indices[pool(command.program)].push_back(i);
    ++command.count;
  }
  /// Adds a whole mesh's, whose vertices begin at `base`. A counter has a thousand: they are not added one by one.
  void add_all(std::uint32_t base, const std::vector<std::uint32_t>& mesh) {
    Command& command = commands.back();
    std::vector<std::uint32_t>& list = indices[pool(command.program)];
    const std::size_t at = list.size();
    list.resize(at + mesh.size());
    std::transform(mesh.begin(), mesh.end(), list.data() + at, [base](std::uint32_t i) { return base + i; });
    command.count += next_index(mesh);
  }
  void quad(std::uint32_t a) {
    for (const std::uint32_t i : {0u, 1u, 2u, 0u, 2u, 3u}) {
      index(a + i);
    }
  }
  void clear() {
    ink.clear();
    textured.clear();
    soft.clear();
    commands.clear();
    for (auto& list : indices) {
      list.clear();
    }
  }
};

}  // namespace longroll::board
