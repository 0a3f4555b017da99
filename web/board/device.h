#pragma once

#include <array>
#include <cstdint>

#include "engine/core/enum_array.h"
#include "web/board/batch.h"
#include "web/board/glyphs.h"
#include "web/board/shape/colour.h"

namespace longroll::board {

/// The only file pair that speaks OpenGL ES 3: programs, buffers, the glyph atlas and the paper tile.
class Device {
 public:
  Device();
  ~Device();
  Device(const Device&) = delete;
  Device& operator=(const Device&) = delete;

  /// The framebuffer's size in device px.
  void begin(int width, int height);
  void clear(Colour colour);
  void draw(const Batch& batch, Glyphs& glyphs);
  void end();

  /// A program from two files of shaders/; for those who keep marks of their own in the GPU (map/).
  static std::uint32_t compile(const char* vertex, const char* fragment);

 private:
  struct Pipe {
    std::uint32_t program = 0;
    std::int32_t to_clip = -1, texel = -1;
  };
  void upload_atlas(Glyphs& glyphs);
  void bake_paper();
  void use(Program program, const Glyphs& glyphs);
  void open_layer(const Clip& clip);
  void close_layer();

  EnumArray<Program, Pipe, kPrograms> pipes_;
  std::array<std::uint32_t, 3> arrays_{}, vertices_{}, indices_{};
  std::uint32_t atlas_ = 0, paper_ = 0;
  std::uint32_t layer_ = 0, layer_buffer_ = 0;
  std::int32_t page_buffer_ = 0;  ///< What was bound before the layer was opened.
  int layer_width_ = 0, layer_height_ = 0;
  bool is_layer_open_ = false;
  int atlas_generation_ = -1;
  int width_ = 0, height_ = 0;
};

}  // namespace longroll::board
