#include "web/shell/app.h"

#include <GLES3/gl3.h>

#include <algorithm>
#include <cstdio>

#include "assets/embedded.h"
#include "imgui_impl_opengl3.h"
#include "imgui_internal.h"
#include "web/board/table.h"
#include "web/shell/qr.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

App* g_app = nullptr;

void draw_frame(double now) { g_app->frame(now); }

}  // namespace

bool App::start() {
  g_app = this;
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
      [](void* app, SDL_Event* event) {
        // SDL marks the end of every reading of its queue by an event of its own: nothing has happened then.
        if (event->type != SDL_POLLSENTINEL) {
          static_cast<App*>(app)->request_frames(3);
        }
        return 0;
      },
      this);
  ImGui::CreateContext();
  ImGui::GetIO().IniFilename = nullptr;
  ImGui::GetIO().MouseDragThreshold = Input::kWander;
  ImGui_ImplOpenGL3_Init("#version 300 es");
  canvas_ = std::make_unique<board::Canvas>();
  const auto add = [](const char* file, const char* family, int weight, bool italic) {
    page::add_font(family, weight, italic, find_embedded(embedded_page(), file));
  };
  add("fonts/besley-700.ttf", "Besley", 700, false);
  add("fonts/besley-900.ttf", "Besley", 900, false);
  add("fonts/garamond-500.ttf", "EB Garamond", 500, false);
  add("fonts/garamond-600.ttf", "EB Garamond", 600, false);
  add("fonts/garamond-500i.ttf", "EB Garamond", 500, true);

  preferences_.load(-1e9);
  packs_.set_listener([this](const LoadedGame& loaded) {
    if (new_game_.game != nullptr && new_game_.game->info().id == loaded.game->info().id) {
      new_game_.game = loaded.game.get();
    }
  });
  measure();
  home_.link = &link_typed_;
  const std::string current = current_game();
  go_home();
  const std::string fragment = page::fragment();
  if (fragment.size() > 1) {
    open_text(fragment);
  } else if (!current.empty()) {
    resume(current);
  }
  request_frames(3);
  return true;
}

void App::request_frames(int count) {
  frames_wanted_ = std::max(frames_wanted_, count);
  page::request_frame(draw_frame);
}

void App::measure() {
  int w = 0;
  int h = 0;
  int device_w = 0;
  int device_h = 0;
  SDL_GetWindowSize(window_, &w, &h);
  SDL_GL_GetDrawableSize(window_, &device_w, &device_h);
  width_ = static_cast<float>(std::max(w, 1));
  height_ = static_cast<float>(std::max(h, 1));
  ratio_ = std::max(0.5F, static_cast<float>(device_w) / width_);
  rims_ = page::rims();
}

void App::frame(double now) {
  now_ = now;
  --frames_wanted_;
  measure();
  input_.poll(now, width_, height_);
  ui::Ui& ui = ui::state();
  ui.theme = preferences_.theme(now);
  ui.touch = input_.is_touch(preferences_.is_touch());
  ui.ratio = ratio_;
  ui.text_scale = preferences_.text_scale();
  ui::bake(ui.text_scale, ratio_);
  ui::apply_style();

  go_on_playing_again();
  Commands commands;
  route_input(commands);
  if (screen_ == Screen::Game && game_->update(now, preferences_.is_still())) {
    save();
    request_frames(2);
  }

  ImGuiIO& io = ImGui::GetIO();
  io.DisplaySize = {width_, height_};
  io.DisplayFramebufferScale = {ratio_, ratio_};
  io.DeltaTime = 1.0F / 60;
  ImGui_ImplOpenGL3_NewFrame();
  ImGui::NewFrame();
  ui::begin_frame();
  build(now, commands);
  ui::end_frame();
  ImGui::Render();
  draw();
  mirror_.write_fields();
  sync_mirror();
  page::count_frame(++frames_);
  if (frames_ == 2) {
    page::ready();
  }
  for (const Command& command : commands) {
    execute(command);
  }
  give_notes();
  schedule(now);
}

void App::build(double, Commands& out) {
  ui::state().layer_active = sheet_.open == Sheet::None;
  const board::Rect window{0, 0, width_, height_};
  picture_ = {};
  switch (screen_) {
    case Screen::Home:
      home_.width = width_;
      home_.height = height_;
      home_.rim_top = rims_.top;
      home_.rim_bottom = rims_.bottom;
      picture_ = draw_home(home_, out);
      break;
    case Screen::NewGame:
      new_game_.window = window;
      draw_new_game(new_game_, out);
      break;
    case Screen::Room:
      if (room_->wants_code()) {
        room_->put_code(qr_of(deck_address()));
      }
      room_->build({0, rims_.top, width_, height_ - rims_.top - rims_.bottom}, out);
      break;
    case Screen::Message:
      message_.window = window;
      draw_message(message_, out);
      break;
    case Screen::Game: {
      const float k = ui::state().text_scale;
      const int lines = prompt_lines(game_->scene(), width_);
      game_->arrange(
          lay_out_game(width_, height_, k, ui::state().touch, rims_.top, rims_.bottom, lines, game_->ground()));
      game_->draw_panels(out);
      break;
    }
  }
  if (!banner_.empty() && !banner_read_ && screen_ == Screen::Game) {
    const float w = std::min(ui::scaled(560), width_ - 24);
    const float h = ui::paragraph_height(ui::Type::Body, banner_, w - ui::scaled(110)) + ui::scaled(28);
    ui::begin_panel({.id = "##banner", .rect = {(width_ - w) / 2, height_ * 0.3F, w, h}});
    ui::paragraph(ui::Type::Body, banner_, ui::theme().ink, w - ui::scaled(110));
    ui::move_to((width_ + w) / 2 - ui::scaled(76), height_ * 0.3F + ui::scaled(12));
    banner_read_ = ui::button({.id = "banner-read", .label = "OK"});
    ui::end_panel();
  }
  sheet_.window = window;
  sheet_.scene = screen_ == Screen::Game ? &game_->scene() : nullptr;
  preferences_.fill(sheet_);
  draw_sheet(sheet_, out);
  if (std::string& rule = ui::state().asked_rule; !rule.empty()) {
    out.push_back(commands::OpenSheet{Sheet::Why, 0, std::move(rule)});
    rule.clear();
  }
}

void App::draw() {
  const board::Theme& theme = ui::state().theme;
  glBindFramebuffer(GL_FRAMEBUFFER, 0);
  canvas_->begin(width_, height_, ratio_, theme);
  canvas_->clear(theme.desk);
  const board::Rect window{0, 0, width_, height_};
  board::draw_desk(*canvas_, window);
  for (const PosterPlace& poster : picture_.posters) {
    board::draw_poster(*canvas_, poster.sheet);
    board::draw_poster_art(*canvas_, poster.place, poster.art);
  }
  for (const PosterWords& words : picture_.words) {
    canvas_->text(words.at, words.words, words.style);
  }
  if (screen_ == Screen::Game) {
    game_->draw_board(*canvas_);
  }
  if (screen_ == Screen::Room) {
    room_->draw(*canvas_);
  }
  canvas_->lamplight(window);
  canvas_->end();
  ImGui_ImplOpenGL3_RenderDrawData(ImGui::GetDrawData());
  SDL_GL_SwapWindow(window_);
}

void App::schedule(double now) {
  if (frames_wanted_ > 0 || preferences_.is_fading(now) || ui::state().wants_frame || frames_ < 3 ||
      (screen_ == Screen::Game && game_->is_moving())) {
    page::request_frame(draw_frame);
    return;
  }
  double due = screen_ == Screen::Game ? game_->due_in(now) : -1;
  if (const double press = input_.long_press_in(now); press >= 0) {
    due = due < 0 ? press : std::min(due, press);
  }
  if (due >= 0 && due < 20) {
    page::request_frame(draw_frame);
  } else if (due >= 0 && (woken_for_ <= now || now + due < woken_for_)) {
    woken_for_ = now + due;
    page::wake_in(due);
  }
}

void App::route_input(Commands& out) {
  if (!input_.gestures().empty() || !input_.keys().empty()) {
    frames_wanted_ = std::max(frames_wanted_, 3);
  }
  const auto covered = [](board::Vec2 at) {
    const auto& panels = ui::state().covered;
    return std::any_of(panels.begin(), panels.end(), [&](const board::Rect& r) { return r.contains(at); });
  };
  for (const Gesture& gesture : input_.gestures()) {
    if (gesture.kind == Gesture::Kind::Press) {
      press_on_panel_ = sheet_.open != Sheet::None || screen_ != Screen::Game || covered(gesture.at);
      ui::state().focus.clear();
    }
    const bool hovers = gesture.kind == Gesture::Kind::Hover || gesture.kind == Gesture::Kind::Wheel;
    const bool panel = hovers ? sheet_.open != Sheet::None || covered(gesture.at) : press_on_panel_;
    if (screen_ == Screen::Game && !panel) {
      game_->gesture(gesture, out);
    } else if (screen_ == Screen::Game && gesture.kind == Gesture::Kind::Hover) {
      game_->gesture({.kind = Gesture::Kind::Leave, .at = gesture.at, .start = gesture.at, .by = {}}, out);
    }
    // A finger that drags a panel scrolls it.
    if (panel && gesture.touch && (gesture.kind == Gesture::Kind::DragBegin || gesture.kind == Gesture::Kind::Drag)) {
      ImGui::ClearActiveID();
      for (ImGuiWindow* window = GImGui->HoveredWindow; window != nullptr; window = window->ParentWindow) {
        if (window->ScrollMax.y > 0) {
          ImGui::SetScrollY(window, window->Scroll.y - gesture.by.y);
          break;
        }
      }
    }
  }
  for (const KeyPress& key : input_.keys()) {
    route_key(key, out);
  }
}

void App::route_key(const KeyPress& key, Commands& out) {
  if (screen_ == Screen::Game && sheet_.open == Sheet::None) {
    game_->key(key, out);
    return;
  }
  // Everywhere else the controls are all there is.
  ui::Ui& ui = ui::state();
  if (key.code == SDLK_ESCAPE) {
    ui.focus.clear();
    if (sheet_.open != Sheet::None) {
      out.push_back(commands::OfPage::CloseSheet);
    } else if (screen_ == Screen::Room && !room_->cancel()) {
      out.push_back(commands::OfRoom::LeaveRoom);
    }
  } else if (key.code == SDLK_RETURN || key.code == SDLK_KP_ENTER || key.code == SDLK_SPACE) {
    ui.pressed = ui.focus;
  } else {
    const int step = key.code == SDLK_TAB                              ? (key.shift ? -1 : 1)
                     : key.code == SDLK_RIGHT || key.code == SDLK_DOWN ? 1
                     : key.code == SDLK_LEFT || key.code == SDLK_UP    ? -1
                                                                       : 0;
    const auto [stops, here] = this->stops();
    if (step != 0 && !stops.empty()) {
      const auto count = static_cast<int>(stops.size());
      const int at = here < 0 && step < 0 ? 0 : here;
      ui.focus = stops[static_cast<std::size_t>((at + step + count) % count)].control;
    }
  }
}

StopList App::stops() const {
  return screen_ == Screen::Game && sheet_.open == Sheet::None ? game_->stops() : stops_of_controls();
}

void App::give_notes() {
  if (NotesReader* reader = screen_ == Screen::Game ? game_->scene().capabilities.notes_reader : nullptr) {
    packs_.give_notes(*reader, game_->loaded().game->info().id, game_->model().may_act() && !game_->is_moving());
  } else if (screen_ == Screen::Room) {
    packs_.give_notes(*room_, room_game_->info().id, true);
  }
}

}  // namespace longroll::web
