#include <algorithm>

#include "engine/core/text.h"
#include "engine/games/chattanooga/rules/army_morale.h"
#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/rules/preparation.h"
#include "engine/games/chattanooga/rules/recovery.h"
#include "engine/games/chattanooga/rules/victory.h"
#include "engine/games/chattanooga/words.h"
#include "web/games/chattanooga/adapter.h"
#include "web/games/chattanooga/position_facts.h"
#include "web/games/chattanooga/status_box.h"
#include "web/games/chattanooga/words.h"
#include "web/hexgame/panels/sheets.h"
#include "web/views/ui.h"
#include "web/views/widgets.h"

/// The side panel: units, hexes, the turn with its couplet, the unit status box, how the scenario stands.
namespace longroll::web::chattanooga {
std::string ChattanoogaAdapter::ground_words(HexId hex) const {
  return chattanooga::ground_words(in_.field().map(), hex);
}

/// What a unit of the reader's may not do in his Movement Phase, and why; what nobody would expect of it is left out.
std::vector<std::string> ChattanoogaAdapter::reasons_against(PieceId unit) const {
  std::vector<std::string> out;
  const ch::Field field = in_.field();
  if (in_.step() != ch::StepKind::MovementPhase || !in_.model().may_act() || !ch::is_on_map(field.piece(unit)) ||
      field.side_of(unit) != in_.model().reader()) {
    return out;
  }
  const auto add = [&](const char* cannot, const Refusal& why) {
    if (why) {
      out.push_back(cannot + std::string(": ") + std::string(why.reason) + " [" + std::string(why.rule) + "]");
    }
  };
  add("Cannot move", in_.model().refuse(action_of(ch::verbs::Take{unit})));
  if (field.is_disrupted(unit)) {
    add("Cannot try to recover", ch::refuse_recover(field, unit));
  }
  if (field.has(ch::Option::Volley)) {
    add("Cannot prepare a volley", ch::refuse_to_stand_ready(field, unit));
  }
  return out;
}

hexgame::UnitSheet ChattanoogaAdapter::unit_sheet(PieceId id) const {
  const ch::Field field = in_.field();
  const ch::Unit& unit = in_.counter(id);
  hexgame::UnitSheet out{unit.name,  std::string(name_of(unit.type)),
                         unit.title, unit.formation_title == unit.title ? "" : unit.formation_title,
                         {},         {},
                         ""};
  if (id == march_.out() && in_.step() == ch::StepKind::March && in_.model().may_act() &&
      in_.model().prompt().choices.size() == 1) {
    out.lines.emplace_back("It can go nowhere now: halt, or put it back.");
  }
  if (unit_notes_) {
    const auto note = unit_notes_->find(unit.id);
    out.about = note == unit_notes_->end() ? "" : note->second;
  }
  if (unit.type == ch::UnitType::Leader) {
    out.ratings.push_back({"Combat rating", "13.1", std::to_string(unit.combat_rating), true});
    out.ratings.push_back({"Command rating", "13.1", std::to_string(unit.command_rating), true});
  }
  if (ch::is_combat_unit(unit.type)) {
    const ch::Ratings& now = field.ratings(id);
    out.ratings.push_back({"Combat strength", "5.1", std::to_string(now.strength), true});
    if (now.intensity > 0) {
      out.ratings.push_back({"Intensity", "10.2", std::to_string(now.intensity), true});
    }
    out.ratings.push_back({"Morale", "5.5", std::to_string(field.morale(id)), true});
    out.ratings.push_back({"Range", "11.2", std::to_string(unit.range), false});
    if (unit.guns > 0) {
      out.ratings.push_back({"Guns", "", std::to_string(unit.guns), false});
    } else if (unit.men > 0) {
      out.ratings.push_back({unit.is_estimated ? "Men, an estimate" : "Men", "", std::to_string(unit.men), false});
    }
    const ch::Ratings& other = unit.ratings(!field.is_disrupted(id));
    out.lines.push_back(std::string(field.is_disrupted(id) ? "In good order: " : "Disrupted: ") + "strength " +
                        std::to_string(other.strength) +
                        (other.intensity == 0 ? "" : ", intensity " + std::to_string(other.intensity)) + ", morale " +
                        std::to_string(other.morale) + " [5.3]");
    if (ch::is_on_map(field.piece(id))) {
      out.lines.push_back("Passes a morale check here: " +
                          percent_of_ten(passing_dice(field, id, static_cast<HexId>(field.piece(id).place))) +
                          " [5.5]");
      if (field.piece(id).marks > 0) {
        out.lines.push_back("A hero is with it: " + signed_text(field.piece(id).marks) + " [13.5]");
      }
      if (!field.communications(field.side_of(id)).has(static_cast<HexId>(field.piece(id).place))) {
        out.lines.emplace_back("It has no line of communication [5.4]");
      }
    }
  }
  if (const std::string standing = standing_of(field, id); !standing.empty()) {
    out.lines.push_back(hexgame::capital(standing) + ".");
  }
  if (ch::is_combat_unit(unit.type)) {
    if (const std::string left = extra_strength_words(field, id); !left.empty()) {
      out.lines.push_back(left);
    }
    for (std::string& reason : reasons_against(id)) {
      out.lines.push_back(std::move(reason));
    }
  }
  return out;
}

hexgame::HexSheet ChattanoogaAdapter::hex_sheet(HexId hex) const {
  const ch::Field field = in_.field();
  hexgame::HexSheet out{hexgame::place_name(map(), hex), ground_words(hex), ground_lines(field, hex), {}};
  if (const std::string sides = sides_words(field.map(), hex); !sides.empty()) {
    out.lines.push_back("On its sides: " + sides + " [7.2]");
  }
  for (const Fact& fact : facts_of_hex(field, hex)) {
    out.lines.push_back(capitalized(fact.words) + " [" + std::string(fact.rule) + "]");
  }
  return out;
}

hexgame::StackSheet ChattanoogaAdapter::stack_sheet(const hexgame::Stack& stack) const {
  hexgame::StackSheet out{"top to bottom [8.1]", {}, {}};
  const ch::Field field = in_.field();
  for (const PieceId id : stack.units) {
    const std::string standing = standing_of(field, id);
    out.rows.push_back({in_.name(id) + (standing.empty() ? "" : ", " + standing), "",
                        std::string(look(id, field.piece(id).marks).values), false});
  }
  return out;
}

std::string ChattanoogaAdapter::place_words(HexId hex) const { return ch::place_name(in_.field(), hex); }

bool ChattanoogaAdapter::draw_urgent_panel() {
  if (answers_open_) {
    draw_answers_panel();
    return true;
  }
  const HexId hex = screen.told_of();
  if ((screen.overlays & hexgame::kThreat) != 0 && screen.board.at(hex) != nullptr) {
    fight_.draw_threat(hex);
    return true;
  }
  if (fight_.is_asked()) {
    fight_.draw();
    return true;
  }
  return draw_fortunes();
}

/// Chattanooga 15.0: the fortunes to choose from, a button each.
bool ChattanoogaAdapter::draw_fortunes() {
  if (!in_.model().may_act() || in_.choices().first(static_cast<Verb>(ch::Do::ChooseFortune)) == nullptr) {
    return false;
  }
  ui::heading("A fortune of war", "[15.0]");
  for (const Choice& choice : in_.model().prompt().choices) {
    const auto chosen = longroll::read<ch::verbs::ChooseFortune>(choice.action);
    const std::string id = chosen ? "fortune-" + std::to_string(static_cast<int>(chosen->fortune)) : "";
    if (chosen && ui::button({.id = id, .label = choice.label, .size = {ui::line_left(), 0}})) {
      by_panel_ = Intent::submit(choice.action);
    }
  }
  return true;
}

/// Chattanooga 4.3: "Couplet 2. Then a die: on 0 to 5 the turn goes on, on 6 to 7 a change, on 8 to 9 it ends."
std::string ChattanoogaAdapter::couplet_words(const ch::Field& field) const {
  const int couplet = field.state().track(ch::track(ch::Track::Couplet));
  const ch::CoupletBox& box =
      field.chart().couplets[static_cast<std::size_t>(std::clamp(couplet, 1, ch::Chart::kCouplets) - 1)];
  std::string words = "Couplet " + std::to_string(couplet) + " of this turn. Then a die: on " +
                      dice_words(0, box.same_to) + " the turn goes on";
  if (const std::string change = dice_words(box.same_to + 1, box.change_to); !change.empty()) {
    words += ", on " + change + " the second player may take over or end the turn";
  }
  if (const std::string end = dice_words(box.change_to + 1, ch::kDieFaces - 1); !end.empty()) {
    words += ", on " + end + " it ends";
  }
  return words + ". [4.3]";
}

/// Chattanooga 12.2, 12.3: what the light forbids; empty: nothing.
std::string ChattanoogaAdapter::light_words(const ch::Field& field) const {
  const ch::TimeOfDay& time = field.time();
  if (!time.has_zones) {
    return "Night: zones of control have no effect, a unit moves one hex or by road, intensity " +
           signed_text(time.intensity) + " [12.3]";
  }
  return time.sight_limit > 0
             ? "Poor light: nobody sees farther than " + std::to_string(time.sight_limit) + " hexes [12.2]"
             : "";
}

std::string ChattanoogaAdapter::verdict_words(const ch::Field& field) const {
  if (field.is_over()) {
    return std::string(ch::name_of(static_cast<ch::VictoryLevel>(field.state().track(ch::track(ch::Track::Level)))));
  }
  return "As it stands: " + std::string(ch::name_of(ch::victory_level(field)));
}

/// Chattanooga 5.2: who is off the map, by side.
void ChattanoogaAdapter::draw_status_box(const ch::Field& field) const {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const std::vector<StatusRow> rows = status_box(field, side);
    if (!rows.empty()) {
      ui::subheading(std::string(longroll::name_of(side)) + " units off the map", "[5.2]");
    }
    for (const StatusRow& row : rows) {
      ui::row(row.name, row.rule, std::to_string(row.units.size()), true);
      hexgame::note(names_of(field, row.units));
    }
  }
}

/// Chattanooga 5.9, 13.5: the points that each division has left, and who has a hero.
void ChattanoogaAdapter::draw_extra_strength(const ch::Field& field) const {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const std::vector<ExtraStrength> all = extra_strength(field, side);
    if (!all.empty()) {
      ui::subheading(std::string(longroll::name_of(side)) + " extra strength", "points left");
    }
    for (const ExtraStrength& one : all) {
      ui::row(one.whose, "5.9", one.points());
    }
  }
  const std::vector<PieceId> heroes = units_with_heroes(field);
  if (!heroes.empty()) {
    ui::subheading("Heroes with units");
  }
  for (const PieceId unit : heroes) {
    ui::row(field.counter(unit).title, "13.5", signed_text(field.piece(unit).marks));
  }
}

void ChattanoogaAdapter::draw_turn_panel() {
  const ch::Field field = in_.field();
  if (!field.is_over()) {
    fight_.draw_result();
  }
  hexgame::draw_turn_track(screen.board.turn);
  if (field.phase() != ch::Phase::SetUp && !field.is_over()) {
    hexgame::note(couplet_words(field));
  }
  if (const std::string light = light_words(field); !light.empty()) {
    hexgame::note(light);
  }
  if (is_player(in_.model().reader()) && !field.is_over() && has_advance_questions(field)) {
    ui::gap(4);
    if (ui::button({.id = "answers-open", .label = kAnswersTitle, .size = {ui::line_left(), 0}})) {
      open_answers(true);
    }
  }
  ui::gap(6);
  ui::subheading("Victory", "[" + std::string(field.scenario().victory_rule()) + "]");
  hexgame::body(verdict_words(field) + ".");
  const std::vector<std::string>& rules = field.scenario().rules;
  for (std::size_t i = 0; i < rules.size(); ++i) {
    hexgame::note(rules[i]);
    if (i == 0) {  // it names the ground that wins: how matters stand there now comes next
      for (const Fact& fact : facts_of_victory(field)) {
        hexgame::note(fact.words + ".");
      }
    }
  }
  if (field.scenario().has_cups()) {
    ui::subheading("Still to come", "[3.4]");
    for (const Fact& fact : facts_of_cups(field)) {
      hexgame::note(fact.words);
    }
  }
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    ui::row(std::string(longroll::name_of(side)) + " points for losses", "3.5",
            std::to_string(ch::victory_points(field, side)));
  }
  if (field.has(ch::Option::ArmyMorale)) {
    ui::subheading("Army morale", "[16.1]");
    for (int army = ch::next_army(field, -1); army >= 0; army = ch::next_army(field, army)) {
      ui::row(capitalized(ch::name_of_command(army)), "", army_morale_words(field, army));
    }
  }
  if (field.has(ch::Option::FortunesOfWar)) {
    ui::row("Fortune marker", "15.0", std::string(longroll::name_of(ch::holder(field.state()))));
  }
  for (const std::string& line : crossing_lines(field)) {
    hexgame::note(line);
  }
  draw_extra_strength(field);
  draw_status_box(field);
}

}  // namespace longroll::web::chattanooga
