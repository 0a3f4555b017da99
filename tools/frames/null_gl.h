#pragma once
#include <cstdint>

namespace longroll::tool {

/// What the board has asked of OpenGL since the program began. Nothing was drawn: the functions of OpenGL ES 3 that the
/// board calls are defined in null_gl.cpp, do nothing and count.
struct GlCount {
  std::uint64_t calls = 0;    ///< of any function
  std::uint64_t draws = 0;    ///< of glDrawElements and glDrawArrays
  std::uint64_t indices = 0;  ///< handed to glDrawElements
  std::uint64_t bytes = 0;    ///< handed to buffers and textures; read once, as a driver would
};
const GlCount& gl_count();

}  // namespace longroll::tool
