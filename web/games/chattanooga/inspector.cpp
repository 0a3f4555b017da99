#include <algorithm>

#include "engine/games/chattanooga/rules/victory.h"
#include "engine/games/chattanooga/words.h"
#include "web/games/chattanooga/adapter.h"
#include "web/games/chattanooga/words.h"
#include "web/hexgame/panels/sheets.h"
#include "web/views/ui.h"
#include "web/views/widgets.h"

/// The side panel: units, hexes, the turn with its couplet, the unit status box, how the scenario stands.
namespace longroll::web::chattanooga {
namespace {

/// A row of the unit status box: what stands there, and the places that count.
struct StatusRow {
  const char* name;
  const char* rule;
  std::array<Place, 2> places;
};
constexpr StatusRow kStatus[] = {{"Ready to return", "5.6", {ch::kReady, ch::kRebuilt}},
                                 {"Routed", "5.6", {ch::kRouted, ch::kRouted}},
                                 {"Shattered", "5.6", {ch::kShattered, ch::kShattered}},
                                 {"Eliminated", "5.8", {ch::kEliminated, ch::kReadyAndEliminated}},
                                 {"Captured or destroyed", "5.8", {ch::kCaptured, ch::kDestroyed}}};

bool is_in(const StatusRow& row, Place place) {
  const bool is_eliminated = row.places[1] == ch::kReadyAndEliminated &&
                             (place == ch::kShatteredAndEliminated || place == ch::kRoutedAndEliminated);
  return is_eliminated || std::find(row.places.begin(), row.places.end(), place) != row.places.end();
}

}  // namespace

std::string ChattanoogaAdapter::ground_words(HexId hex) const {
  return chattanooga::ground_words(in_.field().map(), hex);
}

hexgame::UnitSheet ChattanoogaAdapter::unit_sheet(PieceId id) const {
  const ch::Field field = in_.field();
  const ch::Unit& unit = in_.counter(id);
  hexgame::UnitSheet out{unit.name, std::string(name_of(unit.type)), unit.title, unit.formation_title, {}, {},
                         unit.about};
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
      if (!field.communications(field.side_of(id)).has(static_cast<HexId>(field.piece(id).place))) {
        out.lines.emplace_back("It has no line of communication [5.4]");
      }
    }
  }
  if (const std::string standing = standing_of(field, id); !standing.empty()) {
    out.lines.push_back(hexgame::capital(standing) + ".");
  }
  return out;
}

hexgame::HexSheet ChattanoogaAdapter::hex_sheet(HexId hex) const {
  const ch::Field field = in_.field();
  hexgame::HexSheet out{hexgame::place_name(map(), hex), ground_words(hex), ground_lines(field, hex), {}};
  if (const std::string sides = sides_words(field.map(), hex); !sides.empty()) {
    out.lines.push_back("On its sides: " + sides + " [7.2]");
  }
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    if (field.zone(side).has(hex)) {
      out.lines.push_back("In a zone of control of the " + std::string(longroll::name_of(side)) + " side [6.1]");
    }
    if (field.scenario().wins_on[side].has(hex)) {
      out.lines.push_back("A " + std::string(longroll::name_of(side)) + " unit here at the end wins [3.3]");
    }
  }
  return out;
}

hexgame::StackSheet ChattanoogaAdapter::stack_sheet(const hexgame::Stack& stack) const {
  hexgame::StackSheet out{"top to bottom [8.1]", {}, {}};
  const ch::Field field = in_.field();
  for (const PieceId id : stack.units) {
    const std::string standing = standing_of(field, id);
    out.rows.push_back({in_.counter(id).name + (standing.empty() ? "" : ", " + standing), "",
                        std::string(look(id, field.piece(id).marks).values), false});
  }
  return out;
}

bool ChattanoogaAdapter::draw_urgent_panel() {
  const HexId hex = screen.told_of();
  if ((screen.overlays & hexgame::kThreat) != 0 && screen.board.at(hex) != nullptr) {
    fight_.draw_threat(hex);
    return true;
  }
  if (fight_.is_asked()) {
    fight_.draw();
    return true;
  }
  return false;
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

std::string ChattanoogaAdapter::verdict_words(const ch::Field& field) const {
  if (field.is_over()) {
    return std::string(ch::name_of(static_cast<ch::VictoryLevel>(field.state().track(ch::track(ch::Track::Level)))));
  }
  return "As it stands: " + std::string(ch::name_of(ch::victory_level(field)));
}

/// Chattanooga 5.2: who is off the map, by side.
void ChattanoogaAdapter::draw_status_box(const ch::Field& field) const {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    bool is_headed = false;
    for (const StatusRow& row : kStatus) {
      std::string names;
      int count = 0;
      for (const PieceId id : field.pieces()) {
        if (field.side_of(id) == side && field.is_unit(id) && is_in(row, field.piece(id).place)) {
          names += (names.empty() ? "" : ", ") + field.counter(id).name;
          ++count;
        }
      }
      if (count == 0) {
        continue;
      }
      if (!is_headed) {
        ui::subheading(std::string(longroll::name_of(side)) + " units off the map", "[5.2]");
        is_headed = true;
      }
      ui::row(row.name, row.rule, std::to_string(count), true);
      hexgame::note(names);
    }
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
  const ch::TimeOfDay& time = field.time();
  if (!time.has_zones) {
    hexgame::note("Night: zones of control have no effect, a unit moves one hex or by road, intensity " +
                  std::to_string(time.intensity) + " [12.3]");
  } else if (time.sight_limit > 0) {
    hexgame::note("Poor light: nobody sees farther than " + std::to_string(time.sight_limit) + " hexes [12.2]");
  }
  ui::subheading("Victory", "[3.3]");
  hexgame::body(verdict_words(field) + ".");
  for (const std::string& rule : field.scenario().rules) {
    hexgame::note(rule);
  }
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    ui::row(std::string(longroll::name_of(side)) + " points for losses", "3.5",
            std::to_string(ch::victory_points(field, side)));
  }
  draw_status_box(field);
}

std::vector<std::string> ChattanoogaAdapter::standing_in_words() const {
  const ch::Field field = in_.field();
  std::vector<std::string> out = {verdict_words(field)};
  if (field.phase() != ch::Phase::SetUp && !field.is_over()) {
    out.push_back(couplet_words(field));
  }
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    out.push_back(std::string(longroll::name_of(side)) + ": " + std::to_string(ch::victory_points(field, side)) +
                  " victory points for losses");
    for (const StatusRow& row : kStatus) {
      const auto pieces = field.pieces();
      const auto count = std::count_if(pieces.begin(), pieces.end(), [&](PieceId id) {
        return field.side_of(id) == side && field.is_unit(id) && is_in(row, field.piece(id).place);
      });
      if (count > 0) {
        out.push_back(std::string(longroll::name_of(side)) + " units, " + row.name + ": " + std::to_string(count));
      }
    }
  }
  return out;
}

}  // namespace longroll::web::chattanooga
