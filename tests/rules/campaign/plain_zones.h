#pragma once
#include <map>
#include <vector>

#include "engine/games/campaign/campaign.h"
#include "engine/table/state.h"

/// Zones of control hex by hex and piece by piece, as plainly as the rules tell them: what Field is held against.
namespace longroll::campaign::test {

/// The counters of a State by hex, for many such questions. Valid as long as both.
class PlainZones {
 public:
  PlainZones(const Library& library, const State& state);
  /// Campaign 6.1, 6.2: `hex` is in a primary zone of that side.
  bool has_primary(Seat side, HexId hex) const;
  /// Campaign 6.1, 6.3: `hex` is in a secondary zone of that side.
  bool has_secondary(Seat side, HexId hex) const;

 private:
  bool has_fort(HexId hex) const;
  bool exerts(Seat side, HexId hex, bool is_secondary) const;
  bool passes(HexId from, HexId to, bool is_secondary) const;
  const std::vector<const Piece*>& pieces_at(HexId hex) const;

  const Library& library_;
  const State& state_;
  std::map<Place, std::vector<const Piece*>> pieces_;
};

/// Campaign 6.1, 6.2: `hex` is in a primary zone of that side.
bool is_in_primary_zone(const Library& library, const State& state, Seat side, HexId hex);

/// Campaign 6.1, 6.3: `hex` is in a secondary zone of that side.
bool is_in_secondary_zone(const Library& library, const State& state, Seat side, HexId hex);

}  // namespace longroll::campaign::test
