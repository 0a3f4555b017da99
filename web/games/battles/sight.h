#pragma once

#include <map>
#include <vector>

#include "engine/games/battles/field.h"
#include "engine/play/event.h"

/// The screen of the battle system: what its parts have in common. `bt` is the rules' own namespace.
namespace longroll::web::battlemap {

namespace bt = longroll::battles;

/// The counters in one hex, as they lie: the one on top first. Combat units by strength, then gunboats and leaders.
struct Stack {
  HexId hex = kNoHex;
  Seat side = Seat::Union;
  std::vector<PieceId> units;
  bool has_works = false;  ///< breastworks lie there
};

/// Counters that come on together.
struct Arrival {
  int turn = 0;  ///< from this game turn on
  Seat side = Seat::Union;
  std::vector<PieceId> units;
  std::vector<HexId> entries;
};

/// The field as it is laid out on the screen.
struct Sight {
  std::vector<Stack> stacks;      ///< from the top of the map downwards, so that lower ones overlap higher ones
  std::vector<Arrival> arrivals;  ///< earliest first
  const Stack* at(HexId hex) const;
};

Sight look(const bt::Field& field);

/// The conditions (Piece::marks) that these events change, as they were before: while a die falls, nobody knows yet.
std::map<PieceId, std::int16_t> marks_before(const Events& events);

/// Half movement points as players write them: "3", "2½", "½".
std::string points_text(int half_points);

/// "5-4": strength and movement, as a counter is printed; a leader has his movement alone.
std::string values_of(const bt::Counter& counter);

}  // namespace longroll::web::battlemap
