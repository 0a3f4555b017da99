#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/hexgame/unit.h"
#include "engine/table/piece.h"
#include "web/board/counters.h"

namespace longroll::web::hexgame {

/// A unit in the order of battle, and how it stands now.
struct RosterLine {
  PieceId unit = kNoPiece;
  board::UnitSymbol symbol = board::UnitSymbol::Infantry;
  Seat side = Seat::Union;
  std::string name{};     ///< as on its counter: "Porter"
  std::string title{};    ///< "Porter's brigade"
  std::string values{};   ///< "5-4"
  std::string state{};    ///< "moved, disordered"; may be empty
  bool is_ready = false;  ///< it may still act now
  bool is_gone = false;   ///< out of the battle
};
/// A division or corps.
struct RosterGroup {
  std::string title;
  std::vector<RosterLine> lines;
};

/// Gathers units by formation, in the order in which the formations come first.
class RosterBuilder {
 public:
  /// Names and side are those of the counter; `line` says the rest.
  void add(const longroll::hexgame::Unit& counter, RosterLine line);
  std::vector<RosterGroup> finish() { return std::move(groups_); }

 private:
  std::vector<RosterGroup> groups_;
  std::vector<std::string> formations_;
};

/// The words contain what is sought, in large or small letters.
bool holds(std::string_view words, std::string_view sought);

/// The line speaks of what is sought: its name, title or the group's, in large or small letters.
bool matches(const RosterGroup& group, const RosterLine& line, std::string_view sought);

/// "moved, disordered": with a comma between what is not empty.
std::string joined(std::string_view first, std::string_view second);

}  // namespace longroll::web::hexgame
