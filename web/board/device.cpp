#include "web/board/device.h"

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <string>

#include "assets/embedded.h"
#include "web/board/gl.h"
#include "web/board/paper_tile.h"

namespace longroll::board {
namespace {

constexpr const char* kHead = "#version 300 es\nprecision highp float;\nprecision mediump sampler2D;\n";

GLuint compile_stage(GLenum stage, const char* file) {
  const std::string text = kHead + std::string(find_embedded_text(embedded_page(), std::string("shaders/") + file));
  const char* source = text.c_str();
  const GLuint shader = glCreateShader(stage);
  glShaderSource(shader, 1, &source, nullptr);
  glCompileShader(shader);
  GLint ok = 0;
  glGetShaderiv(shader, GL_COMPILE_STATUS, &ok);
  if (ok == 0) {
    char log[1024] = {};
    glGetShaderInfoLog(shader, sizeof log, nullptr, log);
    std::fprintf(stderr, "shaders/%s: %s\n", file, log);
  }
  return shader;
}

void attribute(GLuint slot, int count, GLenum type, std::size_t stride, std::size_t offset) {
  glEnableVertexAttribArray(slot);
  glVertexAttribPointer(slot, count, type, type == GL_UNSIGNED_BYTE ? GL_TRUE : GL_FALSE, static_cast<GLsizei>(stride),
                        reinterpret_cast<const void*>(offset));
}

template <class T>
void stream(GLenum target, GLuint buffer, const std::vector<T>& data) {
  fill_buffer(target, buffer, data, GL_STREAM_DRAW);
}

GLuint make_texture(GLint wrap) {
  GLuint texture = 0;
  glGenTextures(1, &texture);
  glBindTexture(GL_TEXTURE_2D, texture);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, wrap);
  glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, wrap);
  return texture;
}

/// Another renderer's leavings that would spoil an upload.
void plain_unpacking() {
  glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
  glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
}

}  // namespace

Device::Device() {
  const std::array<std::array<const char*, 2>, kPrograms> files = {{{"ink.vert", "ink.frag"},
                                                                    {"textured.vert", "glyph.frag"},
                                                                    {"textured.vert", "paper.frag"},
                                                                    {"soft.vert", "soft.frag"},
                                                                    {"textured.vert", "layer.frag"}}};
  for (std::size_t i = 0; i < pipes_.size(); ++i) {
    Pipe& pipe = pipes_[i];
    pipe.program = compile(files[i][0], files[i][1]);
    pipe.to_clip = glGetUniformLocation(pipe.program, "uToClip");
    pipe.texel = glGetUniformLocation(pipe.program, "uTexel");
  }
  glGenVertexArrays(3, arrays_.data());
  glGenBuffers(3, vertices_.data());
  glGenBuffers(3, indices_.data());
  for (std::size_t i = 0; i < arrays_.size(); ++i) {
    glBindVertexArray(arrays_[i]);
    glBindBuffer(GL_ARRAY_BUFFER, vertices_[i]);
    glBindBuffer(GL_ELEMENT_ARRAY_BUFFER, indices_[i]);
    const std::size_t stride = i == 0 ? sizeof(InkVertex) : i == 1 ? sizeof(TexturedVertex) : sizeof(SoftVertex);
    attribute(0, 2, GL_FLOAT, stride, offsetof(InkVertex, x));
    attribute(1, 4, GL_UNSIGNED_BYTE, stride, offsetof(InkVertex, rgba));
    if (i == 1) {
      attribute(2, 2, GL_FLOAT, stride, offsetof(TexturedVertex, u));
    } else if (i == 2) {
      attribute(2, 2, GL_FLOAT, stride, offsetof(SoftVertex, local_x));
      attribute(3, 2, GL_FLOAT, stride, offsetof(SoftVertex, half_x));
      attribute(4, 3, GL_FLOAT, stride, offsetof(SoftVertex, radius));
    }
  }
  glBindVertexArray(0);
  atlas_ = make_texture(GL_CLAMP_TO_EDGE);
  bake_paper();
  glBindTexture(GL_TEXTURE_2D, 0);
}

Device::~Device() {
  for (const Pipe& pipe : pipes_) {
    glDeleteProgram(pipe.program);
  }
  glDeleteVertexArrays(3, arrays_.data());
  glDeleteBuffers(3, vertices_.data());
  glDeleteBuffers(3, indices_.data());
  glDeleteTextures(1, &atlas_);
  glDeleteTextures(1, &paper_);
  glDeleteTextures(1, &layer_);
  glDeleteFramebuffers(1, &layer_buffer_);
}

std::uint32_t Device::compile(const char* vertex, const char* fragment) {
  const GLuint program = glCreateProgram();
  const GLuint v = compile_stage(GL_VERTEX_SHADER, vertex);
  const GLuint f = compile_stage(GL_FRAGMENT_SHADER, fragment);
  glAttachShader(program, v);
  glAttachShader(program, f);
  glLinkProgram(program);
  glDeleteShader(v);
  glDeleteShader(f);
  return program;
}

void Device::bake_paper() {
  const std::vector<std::uint8_t> tile = bake_paper_tile();
  paper_ = make_texture(GL_REPEAT);
  plain_unpacking();
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RG8, kPaperTile, kPaperTile, 0, GL_RG, GL_UNSIGNED_BYTE, tile.data());
}

void Device::upload_atlas(Glyphs& glyphs) {
  const auto [from, to] = glyphs.take_dirty_rows();
  if (atlas_generation_ == glyphs.generation() && from == to) {
    return;
  }
  glBindTexture(GL_TEXTURE_2D, atlas_);
  plain_unpacking();
  if (atlas_generation_ != glyphs.generation()) {
    atlas_generation_ = glyphs.generation();
    glTexImage2D(GL_TEXTURE_2D, 0, GL_R8, glyphs.width(), glyphs.height(), 0, GL_RED, GL_UNSIGNED_BYTE,
                 glyphs.pixels());
    return;
  }
  glTexSubImage2D(GL_TEXTURE_2D, 0, 0, from, glyphs.width(), to - from, GL_RED, GL_UNSIGNED_BYTE, glyphs.pixels(from));
}

void Device::open_layer(const Clip& clip) {
  glGetIntegerv(GL_FRAMEBUFFER_BINDING, &page_buffer_);
  if (layer_buffer_ == 0) {
    glGenFramebuffers(1, &layer_buffer_);
    layer_ = make_texture(GL_CLAMP_TO_EDGE);
  }
  glBindFramebuffer(GL_FRAMEBUFFER, layer_buffer_);
  if (layer_width_ != width_ || layer_height_ != height_) {
    layer_width_ = width_;
    layer_height_ = height_;
    glBindTexture(GL_TEXTURE_2D, layer_);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, width_, height_, 0, GL_RGBA, GL_UNSIGNED_BYTE, nullptr);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, layer_, 0);
  }
  glEnable(GL_SCISSOR_TEST);
  glScissor(clip.x, height_ - clip.y - clip.h, clip.w, clip.h);
  glClearColor(0, 0, 0, 0);
  glClear(GL_COLOR_BUFFER_BIT);
  is_layer_open_ = true;
}

void Device::close_layer() {
  if (is_layer_open_) {
    bind_framebuffer(page_buffer_);
    is_layer_open_ = false;
  }
}

void Device::begin(int width, int height) {
  width_ = width;
  height_ = height;
}

void Device::clear(Colour c) {
  glDisable(GL_SCISSOR_TEST);
  glClearColor(c.r / 255.0f, c.g / 255.0f, c.b / 255.0f, 1);
  glClear(GL_COLOR_BUFFER_BIT);
}

void Device::use(Program program, const Glyphs& glyphs) {
  const Pipe& pipe = pipes_[program];
  glUseProgram(pipe.program);
  const Vec2 whole = vec(width_, height_);
  glUniform2f(pipe.to_clip, 2 / whole.x, 2 / whole.y);
  glBindVertexArray(arrays_[Batch::pool(program)]);
  const auto bind = [&](GLuint texture, int width, int height) {
    glBindTexture(GL_TEXTURE_2D, texture);
    const Vec2 size = vec(width, height);
    glUniform2f(pipe.texel, 1 / size.x, 1 / size.y);
  };
  if (program == Program::Glyph) {
    bind(atlas_, glyphs.width(), glyphs.height());
  } else if (program == Program::Layer) {
    bind(layer_, layer_width_, layer_height_);
  } else if (program == Program::Paper) {
    bind(paper_, kPaperTile, kPaperTile);
  }
}

void Device::draw(const Batch& batch, Glyphs& glyphs) {
  if (batch.commands.empty()) {
    return;
  }
  glActiveTexture(GL_TEXTURE0);
  upload_atlas(glyphs);
  stream(GL_ARRAY_BUFFER, vertices_[0], batch.ink);
  stream(GL_ARRAY_BUFFER, vertices_[1], batch.textured);
  stream(GL_ARRAY_BUFFER, vertices_[2], batch.soft);
  for (std::size_t i = 0; i < arrays_.size(); ++i) {
    glBindVertexArray(arrays_[i]);
    stream(GL_ELEMENT_ARRAY_BUFFER, indices_[i], batch.indices[i]);
  }
  glViewport(0, 0, width_, height_);
  glDisable(GL_DEPTH_TEST);
  glDisable(GL_CULL_FACE);
  glEnable(GL_BLEND);
  glBlendEquation(GL_FUNC_ADD);
  glBlendFunc(GL_ONE, GL_ONE_MINUS_SRC_ALPHA);
  const Command* last = nullptr;
  for (const Command& command : batch.commands) {
    if (command.opens_layer) {
      open_layer(command.clip);
      last = nullptr;
    }
    if (command.count == 0) {
      continue;
    }
    if (command.program == Program::Layer) {
      close_layer();
    }
    if (last == nullptr || last->program != command.program) {
      use(command.program, glyphs);
    }
    if (last == nullptr || last->clip != command.clip) {
      if (command.clip.w < 0) {
        glDisable(GL_SCISSOR_TEST);
      } else {
        glEnable(GL_SCISSOR_TEST);
        glScissor(command.clip.x, height_ - command.clip.y - command.clip.h, command.clip.w, command.clip.h);
      }
    }
    draw_triangles(command.first, command.count);
    last = &command;
  }
}

void Device::end() {
  close_layer();
  glDisable(GL_SCISSOR_TEST);
  glBindVertexArray(0);
  glBindBuffer(GL_ARRAY_BUFFER, 0);
  glBindTexture(GL_TEXTURE_2D, 0);
  glUseProgram(0);
}

}  // namespace longroll::board
