// What the page never needs of the libraries, in place of it: the linker puts these where theirs are called (--wrap, page.cmake).
//
// Floats as text: everything that prints or reads one here does it by itself (web/shell/numbers.h), and C's own functions bring
// arithmetic of 128 bits with them. Of SDL: pictures in memory with their blitters (for pointers and icons drawn by the program), the
// 2D renderer, and gestures.
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

int vsniprintf(char* into, size_t size, const char* format, va_list list);

int __wrap_vsnprintf(char* into, size_t size, const char* format, va_list list) { return vsniprintf(into, size, format, list); }

// The JSON reader asks for the value of a fraction only to throw it away: it refuses the text.
double __wrap_strtod(const char* text, char** end) {
  if (end != NULL) {
    *end = (char*)text + strlen(text);
  }
  return 0;
}

// Reads whole numbers (%d, %i) between letters that must be as the format says: "#version %d", "%d.%d".
int __wrap_sscanf(const char* text, const char* format, ...) {
  va_list list;
  int found = 0;
  va_start(list, format);
  for (; *format != 0; ++format) {
    if (format[0] == '%' && (format[1] == 'd' || format[1] == 'i')) {
      int value = 0;
      if (*text < '0' || *text > '9') {
        break;
      }
      for (; *text >= '0' && *text <= '9'; ++text) {
        value = value * 10 + (*text - '0');
      }
      *va_arg(list, int*) = value;
      ++found;
      ++format;
    } else if (*text++ != *format) {
      break;
    }
  }
  va_end(list);
  return found;
}

void* __wrap_SDL_CreateRGBSurface(unsigned flags, int width, int height, int depth, unsigned red, unsigned green, unsigned blue, unsigned alpha) {
  (void)flags, (void)width, (void)height, (void)depth, (void)red, (void)green, (void)blue, (void)alpha;
  return NULL;
}
void* __wrap_SDL_ConvertSurfaceFormat(void* surface, unsigned format, unsigned flags) {
  (void)surface, (void)format, (void)flags;
  return NULL;
}
void __wrap_SDL_FreeSurface(void* surface) { (void)surface; }

void* __wrap_SDL_GetRenderer(void* window) {
  (void)window;
  return NULL;
}
void __wrap_SDL_DestroyRendererWithoutFreeing(void* renderer) { (void)renderer; }

void __wrap_SDL_GestureProcessEvent(void* event) { (void)event; }
int __wrap_SDL_GestureAddTouch(long long touch) {
  (void)touch;
  return 0;
}
int __wrap_SDL_GestureDelTouch(long long touch) {
  (void)touch;
  return 0;
}
void __wrap_SDL_GestureQuit(void) {}
