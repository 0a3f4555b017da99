#include "web/shell/loop.h"

#include <GLES3/gl3.h>

#include <algorithm>

#include "imgui_impl_opengl3.h"
#include "web/board/fonts.h"
#include "web/board/table.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

void add_fonts() {
  const auto add = [](const char* face, const char* family, int weight, bool italic) {
    page::add_font(family, weight, italic, board::font_file(face));
  };
  add("besley-700", "Besley", 700, false);
  add("besley-900", "Besley", 900, false);
  add("garamond-500", "EB Garamond", 500, false);
  add("garamond-600", "EB Garamond", 600, false);
  add("garamond-500i", "EB Garamond", 500, true);
}

}  // namespace

bool Loop::open(void (*draw)(double ms)) {
  draw_ = draw;
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
  SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
  SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
  const bool opened = SDL_Init(SDL_INIT_VIDEO) == 0;
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
  SDL_GL_SetAttribute(SDL_GL_ALPHA_SIZE, 0);
  if (opened) {
    window_ = SDL_CreateWindow("Long Roll", 0, 0, 1280, 800,
                               SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
  }
  if (window_ == nullptr || SDL_GL_CreateContext(window_) == nullptr) {
    page::stop(
        "Long Roll cannot draw here.",
        "The browser gave no WebGL 2 surface. Try another browser, or allow hardware acceleration in its settings. "
        "Your saved games and links keep.");
    return false;
  }
  SDL_AddEventWatch(
      [](void* loop, SDL_Event* event) {
        // SDL marks the end of every reading of its queue by an event of its own: nothing has happened then.
        if (event->type != SDL_POLLSENTINEL) {
          static_cast<Loop*>(loop)->request_frames(3);
        }
        return 0;
      },
      this);
  ImGui::CreateContext();
  ImGui::GetIO().IniFilename = nullptr;
  ImGui::GetIO().MouseDragThreshold = Input::kWander;
  ImGui_ImplOpenGL3_Init("#version 300 es");
  canvas_ = std::make_unique<board::Canvas>();
  add_fonts();
  measure();
  return true;
}

void Loop::want_frames(int count) { frames_wanted_ = std::max(frames_wanted_, count); }

void Loop::request_frames(int count) {
  want_frames(count);
  page::request_frame(draw_);
}

void Loop::measure() {
  int w = 0;
  int h = 0;
  int device_w = 0;
  int device_h = 0;
  SDL_GetWindowSize(window_, &w, &h);
  SDL_GL_GetDrawableSize(window_, &device_w, &device_h);
  size_.width = static_cast<float>(std::max(w, 1));
  size_.height = static_cast<float>(std::max(h, 1));
  size_.ratio = std::max(0.5F, static_cast<float>(device_w) / size_.width);
  size_.rims = page::rims();
}

void Loop::begin(double now, const Preferences& preferences) {
  now_ = now;
  --frames_wanted_;
  measure();
  input_.poll(now, size_.width, size_.height);
  ui::Ui& ui = ui::state();
  ui.theme = preferences.theme(now);
  ui.touch = input_.is_touch(preferences.is_touch());
  ui.ratio = size_.ratio;
  ui.text_scale = preferences.text_scale();
  ui::bake(ui.text_scale, size_.ratio);
  ui::apply_style();
}

void Loop::begin_panels() {
  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {size_.width, size_.height};
  io.DisplayFramebufferScale = {size_.ratio, size_.ratio};
  io.DeltaTime = 1.0F / 60;
  ImGui_ImplOpenGL3_NewFrame();
  ImGui::NewFrame();
  ui::begin_frame();
}

void Loop::end_panels() {
  ui::end_frame();
  ImGui::Render();
}

board::Canvas& Loop::begin_picture() {
  const board::Theme& theme = ui::state().theme;
  glBindFramebuffer(GL_FRAMEBUFFER, 0);
  canvas_->begin(size_.width, size_.height, size_.ratio, theme);
  canvas_->tell_words(ui::state().is_read ? &ui::state().words : nullptr);
  canvas_->clear(theme.desk);
  board::draw_desk(*canvas_, size_.rect());
  return *canvas_;
}

void Loop::end_picture() {
  canvas_->lamplight(size_.rect());
  canvas_->end();
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  SDL_GL_SwapWindow(window_);
}

void Loop::count_frame() {
  page::count_frame(++frames_);
  if (frames_ == 2) {
    page::ready();
  }
}

void Loop::schedule(bool is_moving, double due) {
  if (frames_wanted_ > 0 || is_moving || ui::state().wants_frame || frames_ < 3) {
    page::request_frame(draw_);
    return;
  }
  if (const double press = input_.long_press_in(now_); press >= 0) {
    due = due < 0 ? press : std::min(due, press);
  }
  if (due >= 0 && due < 20) {
    page::request_frame(draw_);
  } else if (due >= 0 && (woken_for_ <= now_ || now_ + due < woken_for_)) {
    woken_for_ = now_ + due;
    page::wake_in(due);
  }
}

}  // namespace longroll::web
