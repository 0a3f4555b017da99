// The worker's side of the program: a line of the protocol in, a line of JSON out.
#include <emscripten.h>

#include <string>

#include "engine/protocol/protocol.h"
#include "web/shell/library.h"

extern "C" EMSCRIPTEN_KEEPALIVE const char* lr_serve(const char* line) {
  static longroll::Protocol protocol(longroll::ProtocolHost{
      .games = &longroll::all_games(), .read = longroll::web::read_embedded, .milliseconds = {}, .fresh_seed = {}});
  static std::string answer;
  answer = protocol.answer(line);
  return answer.c_str();
}
