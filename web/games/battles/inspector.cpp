#include "engine/games/battles/rules/held.h"
#include "engine/games/battles/steps/step_rule.h"
#include "engine/games/battles/words.h"
#include "web/games/battles/adapter.h"
#include "web/games/battles/words.h"
#include "web/hexgame/panels/sheets.h"
#include "web/hexgame/plain_adapter.h"
#include "web/views/ui.h"
#include "web/views/widgets.h"

/// The side panel: units, hexes, the turn, how the battle stands. The attack has a file of its own.
namespace longroll::web::battles {
namespace {

/// "The Union must lead by 5. ": what a side needs to win; `lead` may be negative.
std::string lead_words(const char* who, int lead) {
  return std::string(who) + (lead > 0    ? " must lead by " + std::to_string(lead) + ". "
                             : lead == 0 ? " must not be behind. "
                                         : " may be behind by " + std::to_string(-lead) + ". ");
}

}  // namespace

hexgame::UnitSheet BattlesAdapter::unit_sheet(PieceId id) const {
  const bt::Field now = in_.field();
  const bt::Counter& unit = in_.counter(id);
  hexgame::UnitSheet out{unit.name, std::string(name_of(unit.arm)), unit.title, unit.formation_title, {}, {},
                         unit.about};
  if (bt::is_combat_unit(unit.arm)) {
    const bool weak = now.condition(id) != bt::Condition::Good;
    out.ratings = {{"Combat strength", "8.3", std::to_string(unit.strength), !weak},
                   {"Movement points", "6.0", std::to_string(unit.movement), true}};
  }
  if (const std::string effect = effect_of(now.condition(id)); !effect.empty()) {
    out.lines.push_back(effect);
  }
  if (unit.arm == bt::Arm::Leader) {
    out.lines.push_back("Steadies the units in his hex: dice for disorder are one lower [12.12]");
  }
  if (bt::is_held(now, id)) {
    out.lines.push_back("Waits for an order, " + waiting_words(now, id) + " [4.0]");
  }
  if (now.piece(id).place == bt::kDue) {
    const auto& placement = now.scenario().placements[static_cast<std::size_t>(id)];
    out.lines.push_back("Comes on the map from " + hour_of(now, placement.turn) + ".");
  }
  return out;
}

hexgame::HexSheet BattlesAdapter::hex_sheet(HexId hex) const {
  const bt::Field now = in_.field();
  hexgame::HexSheet out;
  out.place = hexgame::place_name(now.map(), hex);
  out.ground = std::string(name_of(now.map().terrain_at(hex))) + ", level " + std::to_string(now.map().level_at(hex));
  out.lines = ground_lines(now, hex);
  if (const std::string sides = sides_text(now, hex); !sides.empty()) {
    out.lines.push_back("On its sides: " + sides + " [10.1]");
  }
  out.rows = hexgame::objective_rows(screen.board, hex);
  return out;
}

hexgame::StackSheet BattlesAdapter::stack_sheet(const hexgame::Stack& stack) const {
  hexgame::StackSheet out{"[6.32]", {}, {}};
  for (const PieceId id : stack.units) {
    const std::string_view condition = bt::name_of(in_.field().condition(id));
    out.rows.push_back({in_.counter(id).name + (condition.empty() ? "" : ", " + std::string(condition)), "",
                        std::string(values_.of(in_.seen().piece(id).kind)), false});
  }
  if (stack.has_works) {
    out.works.push_back({"Breastworks: one column left", "10.3", "", false});
  }
  return out;
}

bool BattlesAdapter::draw_urgent_panel() {
  const HexId hex = screen.told_of();
  if ((screen.overlays & hexgame::kThreat) != 0 && screen.board.at(hex) != nullptr) {
    attack_.draw_threat(hex);
    return true;
  }
  if (attack_.assault() || in_.step() == bt::StepKind::Declare) {
    attack_.draw();
    return true;
  }
  return false;
}

/// "As it stands the Union wins. The Union must lead by 5."
std::string BattlesAdapter::verdict_words(const bt::Standing& standing) const {
  const int lead = standing.lead();
  const bt::Scenario& scenario = in_.field().scenario();
  // Who won with fewer points than the other must be able to read why.
  const std::string_view stands = in_.field().is_over() ? "In the end" : "As it stands";
  return std::string(stands) +
         (lead >= scenario.union_wins_from       ? " the Union wins"
          : lead <= scenario.confederate_wins_to ? " the Confederates win"
                                                 : " the battle is drawn") +
         ". " + lead_words("The Union", scenario.union_wins_from) +
         lead_words("The Confederates", -scenario.confederate_wins_to);
}

void BattlesAdapter::draw_points(const bt::Field& now) const {
  const bt::Standing standing = bt::standing(now);
  ui::subheading("Victory points", "losses + ground");
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const auto i = static_cast<std::size_t>(index_of(side));
    ui::row(std::string(longroll::name_of(side)) + ": " + std::to_string(standing.losses[i]) + " + " +
                std::to_string(standing.ground[i]),
            "", std::to_string(standing.of(side)), true);
  }
  hexgame::note(verdict_words(standing));
}

void BattlesAdapter::draw_turn_panel() {
  const bt::Field now = in_.field();
  if (!now.is_over()) {
    attack_.draw_result();
  }
  hexgame::draw_turn_track(screen.board.turn);
  if (now.is_night()) {
    hexgame::note("Night: attacks are voluntary and at half strength; zones of control can be left [11.1, 11.2]");
  }
  attack_.draw_owed_rows(now);
  draw_points(now);
  hexgame::draw_objective_rows(screen.board.objectives);
}

}  // namespace longroll::web::battles
