// build: logic
#include "web/games/chattanooga/status_box.h"

#include <algorithm>
#include <array>
#include <initializer_list>

#include "engine/core/text.h"
#include "engine/games/chattanooga/rules/army_morale.h"
#include "engine/games/chattanooga/rules/returns.h"
#include "engine/games/chattanooga/rules/wrecked_bridge.h"
#include "web/games/chattanooga/words.h"

namespace longroll::web::chattanooga {

std::vector<StatusRow> status_box(const ch::Field& field, Seat side) {
  std::vector<StatusRow> out;
  const auto add = [&](std::string_view name, std::string_view rule, std::initializer_list<Place> boxes) {
    StatusRow row{name, rule, {}};
    for (const PieceId id : field.pieces()) {
      const bool is_there = std::find(boxes.begin(), boxes.end(), field.piece(id).place) != boxes.end();
      if (is_there && field.side_of(id) == side && field.is_unit(id)) {
        row.units.push_back(id);
      }
    }
    if (!row.units.empty()) {
      out.push_back(std::move(row));
    }
  };
  constexpr std::array<std::string_view, ch::kReserves> kLetters = {"Reserve A", "Reserve B", "Reserve C",
                                                                    "Reserve D", "Reserve E", "Reserve F"};
  for (int letter = 0; letter < ch::kReserves; ++letter) {
    add(kLetters[static_cast<std::size_t>(letter)], "14.2", {static_cast<Place>(ch::kReserveBox + letter)});
  }
  add("Hidden reserves", "14.7", {ch::kPool});
  add("Ready to return", "5.6", {ch::kReady, ch::kRebuilt});
  add("Routed", "5.6", {ch::kRouted});
  add("Shattered", "5.6", {ch::kShattered});
  add("Eliminated", "5.8",
      {ch::kEliminated, ch::kShatteredAndEliminated, ch::kRoutedAndEliminated, ch::kReadyAndEliminated});
  add("Captured or destroyed", "5.8", {ch::kCaptured, ch::kDestroyed});
  add("Still to come", "9.3", {ch::kDue, ch::kCalled});
  add("Crossing the Tennessee", "9.2", {ch::kAcross});
  add("May be called", "3.2", {ch::kUndecided});
  add("Not called", "3.2", {ch::kNotCalled});
  return out;
}

namespace {

/// The title of the marker is "Extra strength, Geary's division".
ExtraStrength read_marker(const ch::Field& field, PieceId marker) {
  const ch::Unit& unit = field.counter(marker);
  const std::size_t comma = unit.title.find(", ");
  return {comma == std::string::npos ? unit.title : capitalized(unit.title.substr(comma + 2)),
          field.piece(marker).marks, unit.value};
}

}  // namespace

std::vector<ExtraStrength> extra_strength(const ch::Field& field, Seat side) {
  std::vector<ExtraStrength> out;
  for (const PieceId id : field.pieces()) {
    if (field.type(id) == ch::UnitType::ExtraStrength && field.side_of(id) == side &&
        field.piece(id).place != ch::kUnused) {
      out.push_back(read_marker(field, id));
    }
  }
  return out;
}

std::string extra_strength_words(const ch::Field& field, PieceId unit) {
  const PieceId marker = field.counter(unit).has_asterisk ? kNoPiece : ch::marker_for(field, unit);
  if (marker == kNoPiece) {
    return {};
  }
  const ExtraStrength of = read_marker(field, marker);
  return "Extra strength, " + of.whose + ": " + of.points() + " points left [5.9]";
}

std::vector<PieceId> units_with_heroes(const ch::Field& field) {
  std::vector<PieceId> out;
  for (const PieceId id : field.pieces()) {
    if (field.is_unit(id) && ch::is_on_map(field.piece(id)) && field.piece(id).marks > 0) {
      out.push_back(id);
    }
  }
  return out;
}

std::vector<std::string> crossing_lines(const ch::Field& field) {
  std::vector<std::string> out;
  const ch::WreckableBridge& bridge = field.scenario().bridge;
  const ch::BridgeState state = ch::bridge_state(field.state());
  if (bridge.hex != kNoHex && state != ch::BridgeState::Whole) {
    out.push_back("The bridge between " + hex_text(bridge.hex) + " and " + hex_text(bridge.across) +
                  (state == ch::BridgeState::Repaired  ? " is repaired [3.2]"
                   : state == ch::BridgeState::Crossed ? " is wrecked, and has been crossed in this couplet [3.2]"
                                                       : " is wrecked: one infantry unit a couplet crosses it [3.2]"));
  }
  for (const PieceId id : field.pieces()) {
    if (field.type(id) == ch::UnitType::Bridge && ch::is_on_map(field.piece(id))) {
      out.push_back("Pontoon bridge at " + hex_text(field.piece(id).place) +
                    (field.piece(id).up == ch::kFront ? " [7.9]" : ", being built [7.9]"));
    }
  }
  return out;
}

std::string names_of(const ch::Field& field, const std::vector<PieceId>& units) {
  std::string names;
  for (const PieceId unit : units) {
    names += (names.empty() ? "" : ", ") + field.counter(unit).name;
  }
  return names;
}

std::string army_morale_words(const ch::Field& field, int command) {
  const int morale = ch::army_morale(field, command);
  const bool is_panicked = field.state().track(ch::track(ch::Track::Panicked, command)) != 0;
  return (morale == 0 ? "0" : signed_text(morale)) + (is_panicked ? ", in panic" : "");
}

}  // namespace longroll::web::chattanooga
