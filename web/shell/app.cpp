#include "web/shell/app.h"

#include "web/shell/saves.h"

namespace longroll::web {
namespace {

App* g_app = nullptr;

void draw_frame(double now) { g_app->frame(now); }

}  // namespace

App::App() {
  router_.set_on_home([this] {
    if (games_.game() != nullptr) {
      page::set_fragment("");
    }
    games_.close();
    page::quiet();
    packs_.forget();
    replays_.stop();
    set_current_game("");
    saves_.refresh();
  });
  router_.set_share_source(share_);
  packs_.set_listener([this](const LoadedGame& loaded) { setup_.follow(loaded); });
}

bool App::start() {
  g_app = this;
  if (!loop_.open(draw_frame)) {
    return false;
  }
  preferences_.load(-1e9);
  const std::string current = current_game();
  router_.go_home();
  const std::string fragment = page::fragment();
  if (fragment.size() > 1) {
    open_fragment(fragment);
  } else if (!current.empty()) {
    saves_.resume(current);
  }
  loop_.request_frames(3);
  return true;
}

void App::frame(double now) {
  loop_.begin(now, preferences_);
  replays_.step();
  Commands commands;
  router_.route(loop_.input(), commands);
  if (router_.game() != nullptr) {
    games_.update(now, preferences_.pace());
  }
  loop_.begin_panels();
  router_.build(loop_.window(), commands);
  Loop::end_panels();
  router_.draw(loop_.begin_picture());
  loop_.end_picture();
  save_picture();
  mirror_.write_fields();
  sync_mirror();
  loop_.count_frame();
  execute(commands);
  give_notes();
  guard_history();
  const GameScreen* game = router_.game();
  loop_.schedule(preferences_.is_fading(now) || (game != nullptr && game->is_moving()),
                 game != nullptr ? game->due_in(now) : -1);
}

/// In the frame in which the table was drawn: the browser then lets the picture go.
void App::save_picture() {
  if (!picture_name_.empty() && router_.game() != nullptr && router_.sheet().open == Sheet::None) {
    const board::Rect table = router_.game()->layout().area.table;
    page::save_picture(picture_name_, table.x, table.y, table.w, table.h);
    picture_name_.clear();
  }
}

/// The browser's Back closes what is open.
void App::guard_history() {
  if (is_guarded_ != router_.is_anything_open()) {
    is_guarded_ = router_.is_anything_open();
    page::guard(*is_guarded_);
  }
}

void App::sync_mirror() {
  const MirrorData data = router_.words();
  mirror_.write(data, router_.game() != nullptr ? data.title + " - Long Roll" : "Long Roll");
}

/// The notes that the screen would like to show, and the code of what can be opened over it.
void App::give_notes() {
  GameScreen* table = router_.game();
  const bool is_asked = table != nullptr && table->model().may_act() && !table->is_moving();
  const bool is_lesson = table != nullptr && table->scene().lesson != nullptr;
  packs_.fetch_sheet_code(router_.has_sheet() || router_.is_shown(setup_) || is_lesson, is_asked);
  if (router_.is_shown(decks_)) {
    decks_.give_notes();
  } else if (GameScreen* game = router_.game()) {
    if (NotesReader* reader = game->scene().capabilities.notes_reader) {
      packs_.give_notes(*reader, game->loaded().game->info().id, is_asked || router_.has_sheet());
    }
  }
}

}  // namespace longroll::web
