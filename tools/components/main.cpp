// The components page by itself: a canvas, our library, and nothing else. The picture it makes is compared with the
// look by eye; window.componentsFrame tells how long one frame took, finished pixels included.
#include <GLES3/gl3.h>
#include <emscripten.h>
#include <emscripten/html5.h>

#include "tools/components/components.h"
#include "tools/components/map_view.h"
#include "tools/components/views.h"

// NOLINTNEXTLINE: the body is JavaScript.
EM_JS(void, report, (double first, double gathered, double again, int triangles, int calls), {
  window["componentsFrame"] =
      {"first" : first, "again" : again, "gathered" : gathered, "triangles" : triangles, "calls" : calls};
});

// Which picture the page's address asks for: 0 components, 1 home, 2 table, 3 motion; 16 more by lamplight.
EM_JS(int, wanted, (), {
  const q = location.search;
  return (q.includes("home")     ? 1
          : q.includes("table")  ? 2
          : q.includes("motion") ? 3
                                 : 0) +
         (q.includes("night") ? 16 : 0);
});

// A number of the page's address (?map=0&zoom=0.5&w=1280&h=800); below 0 when it is not there.
EM_JS(double, asked, (const char* key), {
  const text = new URLSearchParams(location.search).get(UTF8ToString(key));
  return text ? Number(text) : -1;
});

int main() {
  using namespace longroll::board;
  EmscriptenWebGLContextAttributes attributes;
  emscripten_webgl_init_context_attributes(&attributes);
  attributes.majorVersion = 2;
  attributes.antialias = false;
  attributes.alpha = false;
  attributes.depth = false;
  attributes.preserveDrawingBuffer = true;
  const int view = wanted() & 15;
  const Theme& theme = wanted() >= 16 ? Theme::night() : Theme::day();
  const int map = static_cast<int>(asked("map"));
  const float width = map >= 0 ? static_cast<float>(asked("w")) : view == 0 ? kComponentsWidth : 1280;
  const float height = map >= 0 ? static_cast<float>(asked("h")) : view == 0 ? kComponentsHeight : 800;
  const float ratio = static_cast<float>(emscripten_get_device_pixel_ratio());
  emscripten_set_canvas_element_size("#canvas", static_cast<int>(width * ratio), static_cast<int>(height * ratio));
  emscripten_set_element_css_size("#canvas", width, height);
  const auto context = emscripten_webgl_create_context("#canvas", &attributes);
  emscripten_webgl_make_context_current(context);

  const double begun = emscripten_get_now();
  static Canvas canvas;
  double took[6] = {};
  double gathered = 0;
  for (double& ms : took) {
    const double from = emscripten_get_now();
    canvas.begin(width, height, ratio, theme);
    canvas.clear(theme.desk);
    map >= 0    ? demo::draw_map(canvas, {map, static_cast<float>(asked("zoom")), static_cast<int>(asked("hex"))})
    : view == 1 ? demo::draw_home(canvas)
    : view == 2 ? demo::draw_table(canvas)
    : view == 3 ? demo::draw_motion(canvas)
                : draw_components(canvas);
    const double middle = emscripten_get_now();
    canvas.end();
    unsigned char pixel[4];
    glReadPixels(0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel);  // Waits for the frame.
    gathered = middle - from;
    ms = emscripten_get_now() - (&ms == took ? begun : from);
  }
  double best = took[1];
  for (int i = 2; i < 6; ++i) {
    best = took[i] < best ? took[i] : best;
  }
  report(took[0], gathered, best, canvas.cost().triangles, canvas.cost().calls);
  return 0;
}
