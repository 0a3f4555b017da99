// The answers to globalThis.longroll, for tests and tinkerers.
#include <algorithm>
#include <cstdio>

#include "engine/core/json.h"
#include "engine/table/state.h"
#include "web/shell/app.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

std::string number(float value) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.1f", static_cast<double>(value));
  return text.data();
}

std::string rect_json(const board::Rect& r) {
  return "{\"x\":" + number(r.x) + ",\"y\":" + number(r.y) + ",\"w\":" + number(r.w) + ",\"h\":" + number(r.h) + "}";
}

template <typename List, typename RectOf>
std::string rects_json(const List& list, RectOf rect_of) {
  std::string out;
  for (const auto& one : list) {
    out += (out.empty() ? "" : ",") + rect_json(rect_of(one));
  }
  return "[" + out + "]";
}

std::string hash_answer(const State& state) {
  std::array<char, 24> hex{};
  std::snprintf(hex.data(), hex.size(), "%016llx", static_cast<unsigned long long>(hash_of(state)));
  return hex.data();
}

std::string prompt_answer(const Scene& scene) {
  const GameModel& model = *scene.model;
  const Asked asked = asked_of(scene);
  return "{\"seat\":" + json_quote(id_of(asked.seat)) + ",\"heading\":" + json_quote(asked.heading) +
         ",\"text\":" + json_quote(asked.text) + ",\"rule\":" + json_quote(asked.rule) +
         ",\"mayAct\":" + (model.may_act() ? "true" : "false") +
         ",\"over\":" + (model.outcome().over ? "true" : "false") +
         ",\"plies\":" + std::to_string(model.session().ply_count()) + ",\"shown\":" + std::to_string(model.shown()) +
         "}";
}

std::string tip_answer(const Tip& tip) {
  if (tip.title.empty()) {
    return "";
  }
  std::string lines;
  for (const std::string& line : tip.lines) {
    lines += (lines.empty() ? "" : ",") + json_quote(line);
  }
  return "{\"barred\":" + std::string(tip.barred ? "true" : "false") + ",\"title\":" + json_quote(tip.title) +
         ",\"lines\":[" + lines + "],\"rule\":" + json_quote(tip.rule) + "}";
}

/// Where a control is, or what was told; empty: it is neither.
std::string where_on_page(std::string_view id) {
  for (const ui::Control& control : ui::state().controls) {
    if (control.id == id) {
      return rect_json(control.rect);
    }
  }
  return id == "told" && !ui::state().told.empty() ? rect_json(ui::state().told_at) : "";
}

}  // namespace

std::string App::answer(std::string_view what, std::string_view text) {
  if (what == "where") {
    if (std::string rect = where_on_page(text); !rect.empty()) {
      return rect;
    }
  }
  if (what == "busy") {
    return page::is_frame_due() ? "frame" : "";
  }
  if (what == "rings") {
    return rects_json(ui::state().rings, [](const board::Rect& ring) { return ring; });
  }
  if (what == "stops") {
    const auto [stops, at] = stops_now();
    return "{\"at\":" + std::to_string(at) +
           ",\"rects\":" + rects_json(stops, [](const Stop& stop) { return stop.rect; }) + "}";
  }
  return screen_ == Screen::Game ? answer_of_game(what, text) : "";
}

std::string App::answer_of_game(std::string_view what, std::string_view text) {
  if (what == "hash") {
    return hash_answer(game_->model().session().state());
  }
  if (what == "prompt") {
    return prompt_answer(game_->scene());
  }
  if (what == "link") {
    const std::string whole = game_address(false);
    const std::string address = whole.empty() ? game_address(true) : whole;
    return address.substr(address.find('#') + 1);
  }
  if (what == "tip") {
    return tip_answer(game_->tip_now());
  }
  return what == "where" ? where_in_game(text) : "";
}

std::string App::where_in_game(std::string_view what) {
  const GameModel& model = game_->model();
  if (game_->view() == nullptr || model.is_curtain_down()) {
    return "";  // what the view drew last lies under the curtain
  }
  const State& state = model.session().state();
  const bool is_piece = what.starts_with("piece:");
  if (is_piece || what.starts_with("place:")) {
    const std::optional<Action> action = model.game().parse(state, what.substr(6));
    const auto part = is_piece ? GameView::Part::Piece : GameView::Part::Place;
    const auto rect = action ? game_->view()->where(*action, part) : std::nullopt;
    return rect ? rect_json(*rect) : "";
  }
  if (what.starts_with("choice:")) {
    for (const Target& target : game_->view()->targets()) {
      if (target.action && model.game().text(state, *target.action) == what.substr(7)) {
        return rect_json(target.rect);
      }
    }
  }
  return "";
}

}  // namespace longroll::web
