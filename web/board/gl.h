#pragma once

#include <GLES3/gl3.h>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace longroll::board {

/// Fills a buffer of the GPU; it stays bound.
template <class T>
void fill_buffer(GLenum target, GLuint buffer, const std::vector<T>& data, GLenum usage) {
  glBindBuffer(target, buffer);
  glBufferData(target, static_cast<GLsizeiptr>(data.size() * sizeof(T)), data.data(), usage);
}

/// Draws the triangles of `count` indices, beginning with index number `first`.
inline void draw_triangles(std::size_t first, std::size_t count) {
  glDrawElements(GL_TRIANGLES, static_cast<GLsizei>(count), GL_UNSIGNED_INT,
                 reinterpret_cast<const void*>(first * sizeof(std::uint32_t)));
}

/// Goes back to a framebuffer that glGetIntegerv told of.
inline void bind_framebuffer(GLint name) { glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(name)); }

}  // namespace longroll::board
