// The worker's side of the program: a line of the protocol in, a line of JSON out.
#include <emscripten.h>

#include <string>

#include "engine/protocol/protocol.h"
#include "web/shell/library.h"

namespace {

longroll::web::Library& library() {
  static longroll::web::Library instance;
  return instance;
}

}  // namespace

/// Hands over the data of a game that the page has fetched; the page has looked at it already.
extern "C" EMSCRIPTEN_KEEPALIVE void lr_take(const char* game, const char* pack) { library().take(game, pack); }

extern "C" EMSCRIPTEN_KEEPALIVE const char* lr_serve(const char* line) {
  static std::vector<longroll::GameEntry> games;
  games = longroll::web::games_with_code();
  static longroll::Protocol protocol(
      longroll::ProtocolHost{.games = &games,
                             .read = [](std::string_view path) { return library().read(path); },
                             .milliseconds = {},
                             .fresh_seed = {}},
      longroll::Protocol::thinking_commands());
  static std::string answer;
  answer = protocol.answer(line);
  return answer.c_str();
}
