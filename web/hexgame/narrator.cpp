#include <algorithm>

#include "engine/core/text.h"
#include "web/hexgame/map_screen.h"
#include "web/hexgame/panels/sheets.h"
#include "web/hexgame/targets.h"

/// The map in words: how the battle stands, the attack that is built, where everybody is and what is beside him, and
/// what a choice costs. All of it is what the inspector would say of the same units and hexes.
namespace longroll::web::hexgame {
namespace {

/// "a, b": with a comma between what is not empty.
void append(std::string& out, std::string_view words) {
  if (!words.empty()) {
    out += (out.empty() ? "" : ", ") + std::string(words);
  }
}

}  // namespace

/// "Evans's brigade, infantry, Combat strength 5, Movement points 4, Disordered: half strength"
std::string MapScreen::unit_in_words(PieceId unit) const {
  const UnitSheet sheet = game_->unit_sheet(unit);
  std::string out = sheet.title;
  append(out, sheet.arm);
  for (const PanelRow& row : sheet.ratings) {
    append(out, row.words + " " + row.number);
  }
  for (const std::string& line : sheet.lines) {
    append(out, line);
  }
  const CounterLook look = game_->look(unit, screen_.seen().piece(unit).marks);
  append(out, look.is_marked ? "takes part" : "");
  append(out, look.is_done ? "has acted" : "");
  return out;
}

/// "0911, Henry house, Woods, level 2"
std::string MapScreen::hex_in_words(HexId hex) const {
  const HexSheet sheet = game_->hex_sheet(hex);
  std::string out = hex_text(hex);
  append(out, sheet.place);
  append(out, sheet.ground);
  return out;
}

/// "beside the enemy's Evans in 0811": who of the other side stands next to that hex.
std::string MapScreen::beside(HexId hex, Seat side) const {
  std::string out;
  for (const Stack& stack : screen_.board.stacks) {
    if (stack.side != side && !stack.units.empty() && screen_.map.layout().grid.distance(hex, stack.hex) == 1) {
      const PieceId top = stack.units.front();
      out += (out.empty() ? "beside the enemy's " : " and ") +
             std::string(game_->look(top, screen_.seen().piece(top).marks).name) + " in " + hex_text(stack.hex);
    }
  }
  return out;
}

ToldPart MapScreen::tell_battle() const {
  const BoardSnapshot& board = screen_.board;
  ToldPart out{"How the battle stands", {}};
  out.lines.push_back(board.turn.title() + ", " + board.turn.when() + "; the " +
                      std::string(name_of(board.turn.phasing)) + " side's");
  for (std::string& line : game_->standing_in_words()) {
    out.lines.push_back(std::move(line));
  }
  for (const ObjectiveShown& one : board.objectives) {
    out.lines.push_back(capital(one.name) + " in " + hex_text(one.hex) + ": " +
                        (is_player(one.holder) ? std::string(name_of(one.holder)) : "nobody's") + "; worth " +
                        std::to_string(one.points[0]) + " to the Union, " + std::to_string(one.points[1]) +
                        " to the Confederates");
  }
  return out;
}

/// A line for each hex: where, on what ground, who, and beside whom.
ToldPart MapScreen::tell_units(Seat side) const {
  ToldPart out{std::string(name_of(side)) + " units", {}};
  for (const Stack& stack : screen_.board.stacks) {
    if (stack.side != side) {
      continue;
    }
    std::string line = hex_in_words(stack.hex) + ": ";
    for (std::size_t i = 0; i < stack.units.size(); ++i) {
      line += (i == 0 ? "" : "; ") + unit_in_words(stack.units[i]);
    }
    if (stack.has_works) {
      line += "; field works";
    }
    if (const std::string enemies = beside(stack.hex, side); !enemies.empty()) {
      line += "; " + enemies;
    }
    out.lines.push_back(std::move(line));
  }
  return out;
}

ToldPart MapScreen::tell_arrivals() const {
  ToldPart out{"Still to come", {}};
  for (const Arrival& arrival : screen_.board.arrivals) {
    std::string line = std::string(name_of(arrival.side)) + ", " + screen_.board.turn.label(arrival.turn);
    for (const HexId entry : arrival.entries) {
      line += (entry == arrival.entries.front() ? ", at " : " or ") + hex_text(entry);
    }
    for (const PieceId unit : arrival.units) {
      line += (unit == arrival.units.front() ? ": " : ", ") + game_->unit_sheet(unit).title;
    }
    out.lines.push_back(std::move(line));
  }
  return out;
}

std::vector<ToldPart> MapScreen::tell() const {
  std::vector<ToldPart> out{tell_battle()};
  if (std::vector<std::string> attack = game_->attack_in_words(); !attack.empty()) {
    out.push_back({"The attack", std::move(attack)});
  }
  const Seat reader = screen_.model.reader();
  const Seat first = is_player(reader) ? reader : Seat::Union;
  out.push_back(tell_units(first));
  out.push_back(tell_units(other(first)));
  out.push_back(tell_arrivals());
  std::erase_if(out, [](const ToldPart& part) { return part.lines.empty(); });
  return out;
}

std::string MapScreen::prospects(const Choice& choice) const {
  const Subject subject = screen_.subject_of(choice.action);
  std::string out;
  if (subject.hex != kNoHex) {
    append(out, game_->cost_in_words(subject.hex));
    append(out, game_->hex_sheet(subject.hex).ground);
    const Stack* stack = screen_.board.at(subject.hex);
    for (const PieceId unit : stack != nullptr ? stack->units : std::vector<PieceId>{}) {
      append(out,
             stack->side == screen_.model.reader() ? "with " + game_->unit_sheet(unit).title : unit_in_words(unit));
    }
    append(out, beside(subject.hex, screen_.model.reader()));
  } else if (subject.unit != kNoPiece) {
    const HexId here = screen_.hex_of(subject.unit);
    append(out, here != kNoHex ? "in " + hex_in_words(here) : "");
    append(out, unit_in_words(subject.unit));
    append(out, here != kNoHex ? beside(here, screen_.model.reader()) : "");
  } else {
    out = game_->prospects(choice.action);
  }
  return out.empty() ? out : ": " + out;
}

std::string MapScreen::at_stake() const {
  std::string out;
  for (const std::string& line : game_->attack_in_words()) {
    out += (out.empty() ? "" : " ") + line + ".";
  }
  return out;
}

std::vector<Target> MapScreen::everything() const {
  std::vector<Target> out;
  const auto add = [&](const std::vector<PieceId>& units) {
    for (const PieceId unit : units) {
      out.push_back({unit, screen_.rect_of(unit), ""});
    }
  };
  for (const Stack& stack : screen_.board.stacks) {
    add(stack.units);
  }
  for (const Arrival& arrival : screen_.board.arrivals) {
    add(arrival.units);
  }
  return out;
}

}  // namespace longroll::web::hexgame
