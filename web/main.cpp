// The page's program. It is started twice: by web/page/boot.js with a picture (lr_start), and by web/page/worker.js
// without one (lr_serve). The code of a game beside the first joins either when it has been fetched (lr_code_here).
#include <emscripten.h>

#include "web/shell/app.h"
#include "web/views/game_code.h"

namespace {

longroll::web::App& app() {
  static longroll::web::App instance;
  return instance;
}

}  // namespace

extern "C" EMSCRIPTEN_KEEPALIVE void lr_start() {
  longroll::web::page::set_listener([](const longroll::web::page::BrowserEvent& event) { app().on_event(event); });
  if (!app().start()) {
    longroll::web::page::set_listener(nullptr);
  }
}

/// Before lr_start, and before the first lr_serve: the code of that game is a module that has not come.
extern "C" EMSCRIPTEN_KEEPALIVE void lr_code_later(const char* game) { longroll::web::set_code_later(game); }
/// The code of that game, and of all that it needs, has joined the program.
extern "C" EMSCRIPTEN_KEEPALIVE void lr_code_here(const char* game) { longroll::web::set_code_here(game); }

int main() { return 0; }
