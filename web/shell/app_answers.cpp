// The answers to globalThis.longroll.
#include "web/shell/answers.h"
#include "web/shell/app.h"

namespace longroll::web {

std::string App::answer(std::string_view what, std::string_view text) {
  if (what == "where") {
    if (std::string rect = answers::where_on_page(text); !rect.empty()) {
      return rect;
    }
  }
  if (what == "busy") {
    return page::is_frame_due() ? "frame" : "";
  }
  if (what == "rings") {
    return answers::rings();
  }
  if (what == "stops") {
    return answers::stops(stops());
  }
  return screen_ == Screen::Game ? answer_of_game(what, text) : "";
}

std::string App::answer_of_game(std::string_view what, std::string_view text) {
  if (what == "hash") {
    return answers::hash(*game_);
  }
  if (what == "prompt") {
    return answers::prompt(*game_);
  }
  if (what == "link") {
    const std::string whole = game_address(false);
    const std::string address = whole.empty() ? game_address(true) : whole;
    return address.substr(address.find('#') + 1);
  }
  if (what == "tip") {
    return answers::tip(game_->tip_now());
  }
  return what == "where" ? answers::where_in_game(*game_, text) : "";
}

}  // namespace longroll::web
