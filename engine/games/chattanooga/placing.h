#pragma once
#include "engine/core/json_words.h"
#include "engine/games/chattanooga/battle.h"

namespace longroll::chattanooga {

constexpr std::size_t kMaxEntriesOfList = 400;

/// Puts the units of the order of battle into a scenario that is being read, each once.
class Placing {
 public:
  Placing(const Forces& forces, Scenario& scenario)
      : forces_(forces), scenario_(scenario), named_(forces.counters.size(), false) {}

  /// The counter that the item names for the first time; -1, with a fault, when the order of battle lacks it.
  int read_unit(const JsonReader& item);
  /// Adds the placement with what stands beside it, and returns the piece that it will be. `area`: its set-up area;
  /// `counter`: of its cup (3.4); -1: none.
  PieceId add(hexgame::Placement placement, int area, int counter);

  const Unit& unit(int kind) const { return forces_.counters[static_cast<std::size_t>(kind)]; }
  bool is_named(std::size_t kind) const { return named_[kind]; }
  /// Chattanooga 9.3: a fault when there are more entries than the tracks count.
  void check_entries(const JsonReader& in) const;

 private:
  const Forces& forces_;
  Scenario& scenario_;
  std::vector<bool> named_;  // by kind
};

}  // namespace longroll::chattanooga
