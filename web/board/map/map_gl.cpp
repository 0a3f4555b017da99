#include "web/board/map/map_gl.h"

#include <algorithm>
#include <cstddef>

#include "web/board/device.h"
#include "web/board/gl.h"
#include "web/board/shape/stamps.h"

namespace longroll::board {
namespace {

template <class T>
void upload(GLenum target, GLuint buffer, const std::vector<T>& data) {
  fill_buffer(target, buffer, data, GL_STATIC_DRAW);
}

/// Both kinds of vertex: a place, two short numbers, four bytes.
void describe_vertices() {
  const auto at = [](std::size_t offset) { return reinterpret_cast<const void*>(offset); };
  static_assert(sizeof(MapVertex) == 16 && sizeof(StampVertex) == 16);
  for (GLuint slot = 0; slot < 3; ++slot) {
    glEnableVertexAttribArray(slot);
  }
  glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 16, at(0));
  glVertexAttribPointer(1, 2, GL_SHORT, GL_FALSE, 16, at(8));
  glVertexAttribPointer(2, 4, GL_UNSIGNED_BYTE, GL_FALSE, 16, at(12));
}

GLuint texture(GLint min_filter, int width, int height, const void* pixels) {
  GLuint name = 0;
  glGenTextures(1, &name);
  glBindTexture(GL_TEXTURE_2D, name);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, min_filter);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
  glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
  return name;
}

bool touch(const Rect& a, const Rect& b) {
  return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

}  // namespace

MapGl::MapGl() {
  constexpr std::array<std::array<const char*, 2>, kPipes> kFiles = {
      {{"map.vert", "map.frag"}, {"stamp.vert", "stamp.frag"}, {"wash.vert", "wash.frag"}, {"wash.vert", "copy.frag"}}};
  for (std::size_t i = 0; i < kPipes; ++i) {
    Pipe& pipe = pipes_[i];
    pipe.program = Device::compile(kFiles[i][0], kFiles[i][1]);
    pipe.to_clip = glGetUniformLocation(pipe.program, "uToClip");
    pipe.view = glGetUniformLocation(pipe.program, "uView");
    pipe.ink = glGetUniformLocation(pipe.program, "uInk");
    pipe.texel = glGetUniformLocation(pipe.program, "uTexel");
  }
  glGenVertexArrays(kArrays, arrays_.data());
  glGenBuffers(kArrays, vertices_.data());
  glGenBuffers(kArrays, indices_.data());
  for (std::size_t i = 0; i < kArrays; ++i) {
    glBindVertexArray(arrays_[i]);
    glBindBuffer(GL_ARRAY_BUFFER, vertices_[i]);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices_[i]);
    if (i == kSheet) {
      glEnableVertexAttribArray(0);
      glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 8, nullptr);
    } else {
      describe_vertices();
    }
  }
  glBindVertexArray(0);
  glGenFramebuffers(1, &kept_buffer_);
  bake_stamps();
}

MapGl::~MapGl() {
  for (const Pipe& pipe : pipes_) {
    glDeleteProgram(pipe.program);
  }
  glDeleteVertexArrays(kArrays, arrays_.data());
  glDeleteBuffers(kArrays, vertices_.data());
  glDeleteBuffers(kArrays, indices_.data());
  for (const GLuint name : {stamps_, wash_, kept_}) {
    glDeleteTextures(1, &name);
  }
  glDeleteFramebuffers(1, &kept_buffer_);
}

void MapGl::use(std::size_t pipe, const MapProjection& view) {
  const Pipe& p = pipes_[pipe];
  glUseProgram(p.program);
  const Vec2 size = vec(view.w, view.h);
  glUniform2f(p.to_clip, 2 / size.x, 2 / size.y);
  glUniform4f(p.view, view.scale, view.corner.x, view.corner.y, view.pen);
  glUniform4fv(p.ink, kMapInks, view.inks.data());
}

/// Draws the stamps large, once, with red for what is filled and green for what is line; the GPU makes them smaller.
void MapGl::bake_stamps() {
  constexpr int kCell = 128;
  stamps_ = texture(GL_LINEAR_MIPMAP_LINEAR, kCell * kStamps, kCell, nullptr);
  GLint page = 0;
  glGetIntegerv(GL_FRAMEBUFFER_BINDING, &page);
  glBindFramebuffer(GL_FRAMEBUFFER, kept_buffer_);
  glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, stamps_, 0);
  glDisable(GL_SCISSOR_TEST);
  glViewport(0, 0, kCell * kStamps, kCell);
  glClearColor(0, 0, 0, 0);
  glClear(GL_COLOR_BUFFER_BIT);
  glEnable(GL_BLEND);
  glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  MapProjection view;
  view.w = kCell * kStamps;
  view.h = -kCell;  // Upside down, so that a stamp's top is at v = 0.
  view.scale = view.pen = kCell / (2 * kStampHalf);
  view.inks = {1, 0, 0, 1, 0, 1, 0, 1};
  view.corner = {0, -float{kCell}};
  const MapMesh mesh = stamp_marks();
  glBindVertexArray(arrays_[kMarks]);
  upload(GL_ARRAY_BUFFER, vertices_[kMarks], mesh.vertices);
  upload(GL_ELEMENT_ARRAY_BUFFER, indices_[kMarks], mesh.indices);
  use(kLine, view);
  draw_triangles(0, mesh.indices.size());
  glBindTexture(GL_TEXTURE_2D, stamps_);
  glGenerateMipmap(GL_TEXTURE_2D);
  bind_framebuffer(page);
  glBindVertexArray(0);
}

void MapGl::load(const MapMesh& mesh, const WashPlane& wash, Rect sheet) {
  glBindVertexArray(arrays_[kMarks]);
  upload(GL_ARRAY_BUFFER, vertices_[kMarks], mesh.vertices);
  upload(GL_ELEMENT_ARRAY_BUFFER, indices_[kMarks], mesh.indices);
  glBindVertexArray(arrays_[kTrees]);
  upload(GL_ARRAY_BUFFER, vertices_[kTrees], mesh.stamps);
  upload(GL_ELEMENT_ARRAY_BUFFER, indices_[kTrees], mesh.stamp_indices);
  glBindVertexArray(arrays_[kSheet]);
  // The sheet, and after it a square from 0 to 1 for the kept picture.
  upload(GL_ARRAY_BUFFER, vertices_[kSheet],
         std::vector<Vec2>{{sheet.x, sheet.y},
                           {sheet.right(), sheet.y},
                           {sheet.x, sheet.bottom()},
                           {sheet.right(), sheet.bottom()},
                           {0, 0},
                           {1, 0},
                           {0, 1},
                           {1, 1}});
  glBindVertexArray(0);
  glDeleteTextures(1, &wash_);
  wash_ = texture(GL_LINEAR, wash.lattice.columns, wash.lattice.rows, wash.bytes.data());
  const Vec2 size = vec(wash.lattice.columns, wash.lattice.rows);
  const float across = 1 / size.x, down = 1 / size.y;
  wash_texel_ = {across / wash.lattice.step, down / wash.lattice.step, across * (0.5f - sheet.x / wash.lattice.step),
                 down * (0.5f - sheet.y / wash.lattice.step)};
  parts_ = mesh.parts;
  changing_.clear();
  sheet_ = sheet;
  is_kept_ = false;
}

void MapGl::load_changing(const MapMesh& marks) {
  glBindVertexArray(arrays_[kChanging]);
  upload(GL_ARRAY_BUFFER, vertices_[kChanging], marks.vertices);
  upload(GL_ELEMENT_ARRAY_BUFFER, indices_[kChanging], marks.indices);
  glBindVertexArray(0);
  changing_ = marks.parts;
  is_kept_ = false;
}

int MapGl::draw_parts(const std::vector<MapPart>& parts, MapLayer layer, const Rect& seen) {
  int calls = 0;
  std::uint32_t first = 0, count = 0;
  const auto finish = [&] {
    if (count > 0) {
      draw_triangles(first, count);
      ++calls;
    }
    count = 0;
  };
  for (const MapPart& part : parts) {
    if (part.layer != layer || !touch(part.bounds, seen)) {
      continue;
    }
    if (first + count != part.first) {
      finish();
      first = part.first;
    }
    count += part.count;
  }
  finish();
  return calls;
}

int MapGl::draw_layers(const MapProjection& view) {
  const Vec2 size = vec(view.w, view.h);
  const Rect seen = {-view.corner.x / view.scale, -view.corner.y / view.scale, size.x / view.scale,
                     size.y / view.scale};
  int calls = 1;
  const auto changing = [&](MapLayer layer) {
    if (!changing_.empty()) {
      glBindVertexArray(arrays_[kChanging]);
      calls += draw_parts(changing_, layer, seen);
      glBindVertexArray(arrays_[kMarks]);
    }
  };
  use(kLine, view);
  changing(MapLayer::Ground);
  use(kWash, view);
  const auto& t = wash_texel_;
  glUniform4f(pipes_[kWash].texel, t[0], t[1], t[2], t[3]);
  glBindTexture(GL_TEXTURE_2D, wash_);
  glBindVertexArray(arrays_[kSheet]);
  glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
  use(kLine, view);
  glBindVertexArray(arrays_[kMarks]);
  calls += draw_parts(parts_, MapLayer::Ground, seen);
  calls += draw_parts(parts_, MapLayer::Lines, seen);
  changing(MapLayer::Lines);
  use(kStamp, view);
  glBindTexture(GL_TEXTURE_2D, stamps_);
  glBindVertexArray(arrays_[kTrees]);
  calls += draw_parts(parts_, MapLayer::Stamps, seen);
  use(kLine, view);
  glBindVertexArray(arrays_[kMarks]);
  calls += draw_parts(parts_, MapLayer::Overgrown, seen);
  calls += draw_parts(parts_, MapLayer::Buildings, seen);
  changing(MapLayer::Buildings);
  return calls;
}

int MapGl::draw(const MapProjection& view) {
  int calls = 1;
  glActiveTexture(GL_TEXTURE0);
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_CULL_FACE);
  glEnable(GL_BLEND);
  glBlendEquation(GL_FUNC_ADD);
  glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  if (!is_kept_ || !(last_ == view)) {
    GLint page = 0;
    glGetIntegerv(GL_FRAMEBUFFER_BINDING, &page);
    glBindFramebuffer(GL_FRAMEBUFFER, kept_buffer_);
    if (kept_width_ != view.w || kept_height_ != view.h) {
      kept_width_ = view.w;
      kept_height_ = view.h;
      glDeleteTextures(1, &kept_);
      kept_ = texture(GL_NEAREST, view.w, view.h, nullptr);
    }
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, kept_, 0);
    glViewport(0, 0, view.w, view.h);
    glDisable(GL_SCISSOR_TEST);
    glClearColor(0, 0, 0, 0);
    glClear(GL_COLOR_BUFFER_BIT);
    // Nothing past the edge of the sheet, where rivers and roads run on.
    const float low = static_cast<float>(view.h) - view.corner.y - sheet_.bottom() * view.scale;
    glEnable(GL_SCISSOR_TEST);
    glScissor(static_cast<GLint>(view.corner.x + sheet_.x * view.scale), static_cast<GLint>(low),
              static_cast<GLsizei>(sheet_.w * view.scale) + 1, static_cast<GLsizei>(sheet_.h * view.scale) + 1);
    calls += draw_layers(view);
    bind_framebuffer(page);
    last_ = view;
    is_kept_ = true;
  }
  glDisable(GL_SCISSOR_TEST);
  glViewport(view.x, view.height - view.y - view.h, view.w, view.h);
  MapProjection whole = view;
  whole.scale = 1;
  whole.corner = {0, 0};
  whole.w = whole.h = 1;
  use(kCopy, whole);
  glUniform4f(pipes_[kCopy].texel, 1, -1, 0, 1);
  glBindTexture(GL_TEXTURE_2D, kept_);
  glBindVertexArray(arrays_[kSheet]);
  glDrawArrays(GL_TRIANGLE_STRIP, 4, 4);
  glBindVertexArray(0);
  glBindTexture(GL_TEXTURE_2D, 0);
  glUseProgram(0);
  return calls;
}

}  // namespace longroll::board
