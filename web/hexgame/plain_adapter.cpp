#include "web/hexgame/plain_adapter.h"

#include "web/hexgame/panels/sheets.h"

namespace longroll::web::hexgame {

Tip refusal_tip(const GameModel& model, const Action& action, std::string title) {
  const Refusal refusal = model.refuse(action);
  return refusal ? Tip{true, std::move(title), {std::string(refusal.reason)}, std::string(refusal.rule)} : Tip{};
}

std::vector<PanelRow> objective_rows(const BoardSnapshot& board, HexId hex) {
  std::vector<PanelRow> rows;
  for (const ObjectiveShown& objective : board.objectives) {
    if (objective.hex == hex) {
      const Seat holder = objective.holder;
      rows.push_back({"Objective: " + std::string(is_player(holder) ? name_of(holder) : "nobody's"), "",
                      std::to_string(objective.points[0]) + "/" + std::to_string(objective.points[1]), false});
    }
  }
  return rows;
}

Tip PlainAdapter::tip_of_unit(PieceId piece) const {
  Tip tip{false, unit(piece).title, {}, ""};
  const Choice* const choice = screen.choices().of_unit(piece);
  if (choice != nullptr && screen.chosen != piece) {
    const std::string click = screen.map.area().touch ? "Tap: " : "Click: ";
    const bool asks_where = screen.subject_of(choice->action).is_unit_to_hex();
    tip.lines.push_back(click + (asks_where ? "then choose where." : choice->label + "."));
  }
  return tip;
}

Tip PlainAdapter::tip_of_hex(HexId hex) const {
  if (const Choice* choice = screen.choices().of_hex(hex, screen.chosen)) {
    return {false, choice->label, {screen.map.area().touch ? "Tap to do it." : "Click to do it."}, ""};
  }
  const auto meant = screen.chosen == kNoPiece ? std::nullopt : meant_by(screen.chosen, hex);
  if (meant && screen.model.may_act()) {
    return refusal_tip(screen.model, *meant, unit(screen.chosen).name + " cannot do it");
  }
  const std::string place = place_name(map(), hex);
  return {false, place.empty() ? "Hex " + hex_text(hex) : place + ", hex " + hex_text(hex), {}, ""};
}

UnitSheet PlainAdapter::unit_sheet(PieceId piece) const {
  const longroll::hexgame::Unit& printed = unit(piece);
  UnitSheet sheet{printed.name, "", printed.title, printed.formation_title, {}, {}, printed.about};
  sheet.lines = tip_of_unit(piece).lines;
  return sheet;
}

HexSheet PlainAdapter::hex_sheet(HexId hex) const {
  return {place_name(map(), hex), ground_words(hex), {}, objective_rows(screen.board, hex)};
}

StackSheet PlainAdapter::stack_sheet(const Stack& stack) const {
  StackSheet sheet;
  for (const PieceId piece : stack.units) {
    sheet.rows.push_back(
        {unit(piece).name, "", std::string(look(piece, screen.seen().piece(piece).marks).values), false});
  }
  return sheet;
}

void PlainAdapter::draw_turn_panel() {
  draw_turn_track(screen.board.turn);
  draw_objective_rows(screen.board.objectives);
}

}  // namespace longroll::web::hexgame
