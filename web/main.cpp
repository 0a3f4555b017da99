// The page's entry: clears the canvas to the colour of the table. The shell replaces this.
#include <GLES3/gl3.h>
#include <SDL.h>
#include <emscripten.h>

#include <cstdio>

int main(int, char**) {
  if (SDL_Init(SDL_INIT_VIDEO) != 0) {
    std::fprintf(stderr, "SDL: %s\n", SDL_GetError());
    return 1;
  }
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_Window* window = SDL_CreateWindow("Long Roll", 0, 0, 1280, 800, SDL_WINDOW_OPENGL);
  if (window == nullptr || SDL_GL_CreateContext(window) == nullptr) {
    std::fprintf(stderr, "no WebGL2: %s\n", SDL_GetError());
    return 1;
  }
  glClearColor(0.30F, 0.25F, 0.18F, 1.0F);
  glClear(GL_COLOR_BUFFER_BIT);
  return 0;
}
