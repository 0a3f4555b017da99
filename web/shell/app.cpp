#include "web/shell/app.h"

#include "web/shell/saves.h"

namespace longroll::web {
namespace {

App* g_app = nullptr;

void draw_frame(double now) { g_app->frame(now); }

}  // namespace

App::App() {
  router_.set_on_home([this] {
    games_.close();
    packs_.forget();
    replays_.stop();
    set_current_game("");
    saves_.refresh();
  });
  router_.set_share(links_);
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
  mirror_.write_fields();
  sync_mirror();
  loop_.count_frame();
  execute(commands);
  give_notes();
  const GameScreen* game = router_.game();
  loop_.schedule(preferences_.is_fading(now) || (game != nullptr && game->is_moving()),
                 game != nullptr ? game->due_in(now) : -1);
}

void App::sync_mirror() {
  const MirrorData data = router_.words();
  mirror_.write(data, router_.game() != nullptr ? data.title + " - Long Roll" : "Long Roll");
}

/// The notes that the screen would like to show.
void App::give_notes() {
  if (router_.is_shown(decks_)) {
    decks_.give_notes();
  } else if (GameScreen* game = router_.game()) {
    if (NotesReader* reader = game->scene().capabilities.notes_reader) {
      packs_.give_notes(*reader, game->loaded().game->info().id, game->model().may_act() && !game->is_moving());
    }
  }
}

}  // namespace longroll::web
