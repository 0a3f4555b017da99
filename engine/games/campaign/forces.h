#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"
#include "engine/games/campaign/unit_class.h"
#include "engine/table/seat.h"

/// The counters (American Civil War 2.3): assets/games/campaign/forces.json, told in its FORMAT.md.
namespace longroll::campaign {

/// All counters of one class of a side. Those of a class are alike but for their state; leaders have letters.
struct CounterClass {
  std::string id;  ///< "usa.asp"
  Seat side = Seat::Union;
  UnitClass unit_class = UnitClass::Asp;
  int first = 0;  ///< number of the first piece; the others follow
  int count = 0;
  bool is_printed_limit = false;  ///< the game's own limit; otherwise a pool that is large enough
  std::string title;
};

/// A leader's counter (American Civil War 10.0); his rating is part of the game's state.
struct LeaderCounter {
  std::string id;  ///< "usa.leader.a"
  Seat side = Seat::Union;
  char letter = 'A';
  int piece = 0;
};

/// Every counter. The numbers of pieces are part of saved games and never change.
struct Forces {
  std::vector<CounterClass> classes;  ///< in the order of their pieces, without a gap
  std::vector<LeaderCounter> leaders;

  int pieces() const { return classes.empty() ? 0 : classes.back().first + classes.back().count; }
  /// The class of a piece, 0 to pieces() - 1.
  const CounterClass& class_of(int piece) const;
  /// Null when that side has no such counters.
  const CounterClass* find(Seat side, UnitClass unit_class) const;
  /// "usa.asp.7", counted from 1; of a leader his letter: "csa.leader.e".
  std::string id_of(int piece) const;
};

/// Reads forces.json; every fault is named with its place.
Result<Forces> parse_forces(std::string_view text, std::string_view where);

}  // namespace longroll::campaign
