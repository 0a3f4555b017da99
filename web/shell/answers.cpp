#include "web/shell/answers.h"

#include "engine/core/json_writer.h"
#include "engine/core/text.h"
#include "engine/table/state.h"
#include "web/shell/numbers.h"
#include "web/views/ui.h"

namespace longroll::web::answers {
namespace {

std::string rect_json(const board::Rect& rect) {
  return JsonObject()
      .raw("x", tenths_of(rect.x))
      .raw("y", tenths_of(rect.y))
      .raw("w", tenths_of(rect.w))
      .raw("h", tenths_of(rect.h))
      .done();
}

}  // namespace

std::string where_on_page(std::string_view id) {
  constexpr std::string_view kButton = "button:";
  const bool is_button = id.starts_with(kButton);
  for (const ui::Control& control : ui::state().controls) {
    if (is_button ? control.id.starts_with("choice:") && control.id.substr(7) == id.substr(kButton.size())
                  : control.id == id) {
      return rect_json(control.rect);
    }
  }
  if (id == "track") {
    return ui::state().grips.empty() ? "" : rect_json(ui::state().grips.front());
  }
  if (id == "tip") {
    return ui::state().tip.empty() ? "" : rect_json(ui::state().tip_at);
  }
  return id == "told" && !ui::state().told.empty() ? rect_json(ui::state().told_at) : "";
}

std::string where_in_game(GameScreen& game, std::string_view what) {
  const GameModel& model = game.model();
  if (game.view() == nullptr || model.is_curtain_down()) {
    return "";  // what the view drew last lies under the curtain
  }
  const State& state = model.session().state();
  const bool is_piece = what.starts_with("piece:");
  if (is_piece || what.starts_with("place:")) {
    const std::optional<Action> action = model.game().parse(state, what.substr(6));
    const auto part = is_piece ? GameView::Part::Piece : GameView::Part::Place;
    const auto rect = action ? game.view()->where(*action, part) : std::nullopt;
    return rect ? rect_json(*rect) : "";
  }
  if (what.starts_with("choice:")) {
    for (const Target& target : game.view()->targets()) {
      if (target.action && model.game().text(state, *target.action) == what.substr(7)) {
        return rect_json(target.rect);
      }
    }
  }
  return "";
}

std::string rings() { return json_list(ui::state().rings, rect_json); }

std::string stops(const StopList& list) {
  return JsonObject()
      .raw("at", std::to_string(list.here))
      .raw("rects", json_list(list.stops, [](const Stop& stop) { return rect_json(stop.rect); }))
      .done();
}

std::string hash(GameScreen& game) { return hex_of(hash_of(game.model().session().state())); }

std::string prompt(GameScreen& game) {
  const GameModel& model = game.model();
  const Asked asked = asked_of(game.scene());
  return JsonObject()
      .text("seat", id_of(asked.seat))
      .text("heading", asked.heading)
      .text("text", asked.text)
      .text("rule", asked.rule)
      .truth("mayAct", model.may_act())
      .truth("over", model.outcome().over)
      .number("plies", model.session().ply_count())
      .number("shown", model.shown())
      .done();
}

std::string tip(const Tip& tip) {
  if (tip.title.empty()) {
    return "";
  }
  return JsonObject()
      .truth("barred", tip.barred)
      .text("title", tip.title)
      .raw("lines", json_list(tip.lines, json_quote))
      .text("rule", tip.rule)
      .done();
}

}  // namespace longroll::web::answers
