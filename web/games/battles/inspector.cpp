#include <algorithm>
#include <cmath>

#include "engine/core/text.h"
#include "engine/games/battles/rules/held.h"
#include "engine/games/battles/rules/victory.h"
#include "engine/games/battles/words.h"
#include "web/games/battles/battles_view.h"
#include "web/games/battles/words.h"
#include "web/views/ui.h"
#include "web/views/widgets.h"

/// The side panel: the unit or hex under the pointer, the turn, how the battle stands. The attack has a file of its
/// own.
namespace longroll::web::battlemap {
namespace {

std::string capital(std::string_view words) {
  std::string out(words);
  if (!out.empty() && out[0] >= 'a' && out[0] <= 'z') {
    out[0] = static_cast<char>(out[0] - 'a' + 'A');
  }
  return out;
}

/// "The Union needs a lead of 5. ": what a side needs to win; `lead` may be negative.
std::string lead_words(const char* who, int lead) {
  return std::string(who) + (lead > 0    ? " must lead by " + std::to_string(lead) + ". "
                             : lead == 0 ? " must not be behind. "
                                         : " may be behind by " + std::to_string(-lead) + ". ");
}

void body(std::string_view words) { ui::paragraph(ui::Type::Body, words, ui::theme().ink); }
void note(std::string_view words) { ui::paragraph(ui::Type::Note, words, ui::theme().ink2); }

}  // namespace

void BattlesView::inspect_unit(PieceId id) {
  const bt::Field now = field();
  const bt::Counter& unit = counter(id);
  ui::heading(unit.name, name_of(unit.arm));
  ui::paragraph(ui::Type::Strong, unit.title, ui::theme().ink);
  if (!unit.formation_title.empty()) {
    note(unit.formation_title);
  }
  if (bt::is_combat_unit(unit.arm)) {
    const bool weak = now.condition(id) != bt::Condition::Good;
    ui::row("Combat strength", "8.3", std::to_string(unit.strength), !weak);
    ui::row("Movement points", "6.0", std::to_string(unit.movement), true);
  }
  if (const std::string effect = effect_of(now.condition(id)); !effect.empty()) {
    body(effect);
  }
  if (unit.arm == bt::Arm::Leader) {
    body("Steadies the units in his hex: dice for disorder are one lower [12.12]");
  }
  if (bt::is_held(now, id)) {
    body("Waits for orders and may not move yet.");
  }
  if (now.piece(id).place == bt::kDue) {
    const auto& placement = now.scenario().placements[static_cast<std::size_t>(id)];
    body("Comes on the map from " + hour_of(now, placement.turn) + ".");
  }
  if (!unit.about.empty()) {
    note(unit.about);
  }
}

void BattlesView::inspect_hex(HexId hex) {
  const bt::Field now = field();
  const std::string place = place_name(now.map(), hex);
  ui::heading(place.empty() ? "Hex " + hex_text(hex) : place, place.empty() ? "" : "hex " + hex_text(hex));
  std::string ground(name_of(now.map().terrain_at(hex)));
  ground += ", level " + std::to_string(now.map().level_at(hex));
  ui::paragraph(ui::Type::Strong, ground, ui::theme().ink);
  for (const std::string& line : ground_lines(now, hex)) {
    body(line);
  }
  if (const std::string sides = sides_text(now, hex); !sides.empty()) {
    body("On its sides: " + sides + " [10.1]");
  }
  for (std::size_t i = 0; i < now.scenario().objectives.size(); ++i) {
    const bt::Objective& objective = now.scenario().objectives[i];
    if (objective.hex == hex) {
      const Seat holder = bt::holder_of(now, i);
      ui::row("Objective: " + std::string(is_player(holder) ? name_of(holder) : "nobody's"), "",
              std::to_string(objective.points[0]) + "/" + std::to_string(objective.points[1]));
    }
  }
}

void BattlesView::inspect_stack(HexId hex) {
  const Stack* stack = sight_.at(hex);
  const bool one = is_unit_target(hovered_) && hex_of(hovered_) == hex;
  if (stack != nullptr && !stack->units.empty()) {
    const PieceId shown = one ? static_cast<PieceId>(hovered_) : face_of(*stack);
    inspect_unit(shown);
    if (stack->units.size() > 1) {
      ui::gap(4);
      ui::subheading("In this hex", "[6.32]");
      for (const PieceId id : stack->units) {
        const std::string_view condition = bt::name_of(field().condition(id));
        ui::row(counter(id).name + (condition.empty() ? "" : ", " + std::string(condition)), "",
                values_[static_cast<std::size_t>(seen().piece(id).kind)], id == shown);
      }
    }
    if (stack->has_works) {
      ui::row("Breastworks: one column left", "10.3", "");
    }
    ui::gap(8);
  }
  inspect_hex(hex);
}

void BattlesView::inspect_turn() {
  const bt::Field now = field();
  const auto& turns = now.scenario().turns;
  ui::heading("Turn " + std::to_string(now.turn()) + " of " + std::to_string(turns.size()),
              longroll::name_of(now.phasing()));
  ui::paragraph(ui::Type::Strong, capital(hour_of(now, now.turn())), ui::theme().ink);
  ui::gap(2);
  // The track: a box a turn, dark at night, the present one filled.
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float step = ui::line_left() / static_cast<float>(turns.size());
  const float tall = ui::scaled(14);
  for (std::size_t i = 0; i < turns.size(); ++i) {
    const float x = at.x + step * static_cast<float>(i);
    const ImVec2 a{x, at.y}, b{x + step - 2, at.y + tall};
    const bool here = static_cast<int>(i) + 1 == now.turn();
    ImGui::GetWindowDrawList()->AddRectFilled(a, b,
                                              ui::col(here                ? ui::theme().ink
                                                      : turns[i].is_night ? ui::theme().ink3
                                                                          : ui::theme().inset));
    ImGui::GetWindowDrawList()->AddRect(a, b, ui::col(ui::theme().ink3));
  }
  ImGui::Dummy({1, tall + ui::scaled(6)});
  if (now.is_night()) {
    note("Night: attacks are voluntary and at half strength; zones of control can be left [11.1, 11.2]");
  }
  if (now.phase() == bt::Phase::Combat && !owed_.empty()) {
    ui::subheading("Still owed", "[8.11, 8.12]");
    for (const bt::Duty& duty : owed_) {
      const bool unit = duty.unit != kNoPiece;
      const Stack* stack = sight_.at(duty.hex);
      ui::row(unit ? counter(duty.unit).name + " must attack"
                   : (stack == nullptr ? hex_text(duty.hex) : counter(stack->units.front()).name) + " must be attacked",
              bt::rule_of(duty.kind), "");
    }
    ui::gap(6);
  }
  const bt::Standing standing = bt::standing(now);
  ui::subheading("Victory points", "losses + ground");
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const auto i = static_cast<std::size_t>(index_of(side));
    ui::row(std::string(longroll::name_of(side)) + ": " + std::to_string(standing.losses[i]) + " + " +
                std::to_string(standing.ground[i]),
            "", std::to_string(standing.of(side)), true);
  }
  const int lead = standing.lead();
  const bt::Scenario& scenario = now.scenario();
  // Who won with fewer points than the other must be able to read why.
  const std::string_view stands = now.is_over() ? "In the end" : "As it stands";
  note(std::string(stands) +
       (lead >= scenario.union_wins_from       ? " the Union wins"
        : lead <= scenario.confederate_wins_to ? " the Confederates win"
                                               : " the battle is drawn") +
       ". " + lead_words("The Union", scenario.union_wins_from) +
       lead_words("The Confederates", -scenario.confederate_wins_to));
  ui::subheading("Ground", "Union / Confederate");
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i) {
    const bt::Objective& objective = scenario.objectives[i];
    const Seat holder = bt::holder_of(now, i);
    const ImVec2 line = ImGui::GetCursorScreenPos();
    if (is_player(holder)) {
      ui::draw_badge(ImGui::GetWindowDrawList(), holder, {line.x + ui::scaled(8), line.y + ui::scaled(12)},
                     ui::scaled(14), ui::theme().mark(side_of(holder)));
    }
    ImGui::Indent(ui::scaled(22));
    ui::row(capital(objective.name), "",
            std::to_string(objective.points[0]) + " / " + std::to_string(objective.points[1]));
    ImGui::Unindent(ui::scaled(22));
  }
}

Intent BattlesView::inspect() {
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {8, 3});
  const Intent intent = inspect_now();
  ImGui::PopStyleVar();
  return intent;
}

Intent BattlesView::inspect_now() {
  const HexId hex = hex_of(hovered_) != kNoHex ? hex_of(hovered_) : pinned_;
  const Stack* stack = sight_.at(hex);
  if ((overlays_ & kThreat) != 0 && stack != nullptr) {
    inspect_threat(hex);
    return {};
  }
  if (assault_ || step() == bt::StepKind::Declare) {
    return inspect_attack();
  }
  if (is_unit_target(hovered_) && hex == kNoHex) {
    inspect_unit(static_cast<PieceId>(hovered_));  // one of those still to come
  } else if (hex != kNoHex) {
    inspect_stack(hex);
  } else {
    if (!field().is_over()) {
      inspect_result();
    }
    inspect_turn();
  }
  return {};
}

Intent BattlesView::draw_inspector() {
  if (revision_ != model_.revision()) {
    refresh();
  }
  return inspect();
}

}  // namespace longroll::web::battlemap
