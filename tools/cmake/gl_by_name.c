// SDL looks up OpenGL functions by name for what the page never does (listing extensions, older drivers). It finds none
// here. With eglGetProcAddress the linker would have to keep every function of WebGL and a table of all their names.
typedef void (*GlFunction)(void);

GlFunction longroll_gl_by_name(const char* name) {
  (void)name;
  return 0;
}
