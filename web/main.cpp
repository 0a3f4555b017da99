// The page's program. It is started twice: by web/page/boot.js with a picture (lr_start), and by web/page/worker.js
// without one (lr_serve).
#include <emscripten.h>

#include "web/shell/app.h"

namespace {

longroll::web::App& app() {
  static longroll::web::App instance;
  return instance;
}

}  // namespace

extern "C" EMSCRIPTEN_KEEPALIVE void lr_start() {
  longroll::web::page::set_listener([](std::string_view kind, std::string_view text) { app().heard(kind, text); });
  if (!app().start()) {
    longroll::web::page::set_listener(nullptr);
  }
}

int main() { return 0; }
