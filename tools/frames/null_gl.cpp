#include "tools/frames/null_gl.h"

#include <GLES3/gl3.h>

#include <cstring>
#include <vector>

namespace {

longroll::tool::GlCount count;
GLuint last_name = 0;

void called() { ++count.calls; }

void name(GLsizei n, GLuint* names) {
  called();
  for (GLsizei i = 0; i < n; ++i) {
    names[i] = ++last_name;
  }
}

/// A driver copies what it is handed before it returns.
void copy(const void* data, std::size_t size) {
  static std::vector<unsigned char> store;
  count.bytes += data != nullptr ? size : 0;
  if (data != nullptr) {
    store.resize(size > store.size() ? size : store.size());
    std::memcpy(store.data(), data, size);
  }
}

}  // namespace

namespace longroll::tool {
const GlCount& gl_count() { return count; }
}  // namespace longroll::tool

extern "C" {
void glActiveTexture(GLenum) { called(); }
void glAttachShader(GLuint, GLuint) { called(); }
void glBindBuffer(GLenum, GLuint) { called(); }
void glBindFramebuffer(GLenum, GLuint) { called(); }
void glBindTexture(GLenum, GLuint) { called(); }
void glBindVertexArray(GLuint) { called(); }
void glBlendEquation(GLenum) { called(); }
void glBlendFunc(GLenum, GLenum) { called(); }
void glBufferData(GLenum, GLsizeiptr size, const void* data, GLenum) {
  called();
  copy(data, static_cast<std::size_t>(size));
}
void glClear(GLbitfield) { called(); }
void glClearColor(GLfloat, GLfloat, GLfloat, GLfloat) { called(); }
void glCompileShader(GLuint) { called(); }
GLuint glCreateProgram() {
  called();
  return ++last_name;
}
GLuint glCreateShader(GLenum) {
  called();
  return ++last_name;
}
void glDeleteBuffers(GLsizei, const GLuint*) { called(); }
void glDeleteFramebuffers(GLsizei, const GLuint*) { called(); }
void glDeleteProgram(GLuint) { called(); }
void glDeleteShader(GLuint) { called(); }
void glDeleteTextures(GLsizei, const GLuint*) { called(); }
void glDeleteVertexArrays(GLsizei, const GLuint*) { called(); }
void glDisable(GLenum) { called(); }
void glDrawArrays(GLenum, GLint, GLsizei) {
  called();
  ++count.draws;
}
void glDrawElements(GLenum, GLsizei indices, GLenum, const void*) {
  called();
  ++count.draws;
  count.indices += static_cast<std::uint64_t>(indices);
}
void glEnable(GLenum) { called(); }
void glEnableVertexAttribArray(GLuint) { called(); }
void glFramebufferTexture2D(GLenum, GLenum, GLenum, GLuint, GLint) { called(); }
void glGenBuffers(GLsizei n, GLuint* names) { name(n, names); }
void glGenFramebuffers(GLsizei n, GLuint* names) { name(n, names); }
void glGenTextures(GLsizei n, GLuint* names) { name(n, names); }
void glGenVertexArrays(GLsizei n, GLuint* names) { name(n, names); }
void glGenerateMipmap(GLenum) { called(); }
void glGetIntegerv(GLenum, GLint* value) {
  called();
  *value = 0;
}
void glGetProgramiv(GLuint, GLenum, GLint* value) {
  called();
  *value = GL_TRUE;
}
void glGetShaderInfoLog(GLuint, GLsizei, GLsizei*, GLchar* log) {
  called();
  *log = '\0';
}
void glGetProgramInfoLog(GLuint, GLsizei, GLsizei*, GLchar* log) {
  called();
  *log = '\0';
}
void glGetShaderiv(GLuint, GLenum, GLint* value) {
  called();
  *value = GL_TRUE;
}
GLint glGetUniformLocation(GLuint, const GLchar*) {
  called();
  return 1;
}
void glLinkProgram(GLuint) { called(); }
void glPixelStorei(GLenum, GLint) { called(); }
void glReadPixels(GLint, GLint, GLsizei width, GLsizei height, GLenum, GLenum, void* pixels) {
  called();
  std::memset(pixels, 0, static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4);
}
void glScissor(GLint, GLint, GLsizei, GLsizei) { called(); }
void glShaderSource(GLuint, GLsizei, const GLchar* const*, const GLint*) { called(); }
void glTexImage2D(GLenum, GLint, GLint, GLsizei, GLsizei, GLint, GLenum, GLenum, const void*) { called(); }
void glTexParameteri(GLenum, GLenum, GLint) { called(); }
void glTexSubImage2D(GLenum, GLint, GLint, GLint, GLsizei, GLsizei, GLenum, GLenum, const void*) { called(); }
void glUniform1f(GLint, GLfloat) { called(); }
void glUniform1i(GLint, GLint) { called(); }
void glUniform2f(GLint, GLfloat, GLfloat) { called(); }
void glUniform3f(GLint, GLfloat, GLfloat, GLfloat) { called(); }
void glUniform4f(GLint, GLfloat, GLfloat, GLfloat, GLfloat) { called(); }
void glUniform4fv(GLint, GLsizei, const GLfloat*) { called(); }
void glUseProgram(GLuint) { called(); }
void glVertexAttribPointer(GLuint, GLint, GLenum, GLboolean, GLsizei, const void*) { called(); }
void glVertexAttribIPointer(GLuint, GLint, GLenum, GLsizei, const void*) { called(); }
void glViewport(GLint, GLint, GLsizei, GLsizei) { called(); }
}
