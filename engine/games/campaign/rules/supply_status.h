#pragma once
#include <vector>

#include "engine/games/campaign/field.h"
#include "engine/games/campaign/rules/supply_split.h"

/// Who is in supply (American Civil War 8.0 to 8.5), asked of a position.
namespace longroll::campaign {

/// Campaign 8.0: the counter needs supply: points and forts do.
bool needs_supply(const Field& field, PieceId id);
/// Campaign 3.1.2: its start says that it is not checked in this turn.
bool is_unchecked(const Field& field, PieceId id);

/// Counters of a side in a hex that trace the same line: those in the fort and the fort itself, or all others.
struct FedGroup {
  SupplyForce force;
  std::vector<PieceId> pieces;  ///< rising
};
/// Campaign 8.1, 11.8: all groups of the side, by hex. Counters that are not checked are left out.
std::vector<FedGroup> fed_groups(const Field& field, Seat side);

/// Campaign 8.1.3: Piece::note of a transport that is committed in a zone's box: 0, or 1 + the coast that it supplies.
constexpr std::int16_t kNoCoast = 0;
/// Campaign 8.1.3: what the committed transports supply.
SeaSupply sea_supply(const Field& field);

std::vector<DepotStack> depots_of(const Field& field, Seat side);

/// Campaign 8.1 to 8.3: the side's lines of supply with those transports (Field::lines: with those that are committed).
SupplyLines supply_lines(const Field& field, Seat side, const SeaSupply& sea);
inline const SupplyLines& supply_lines(const Field& field, Seat side) { return field.lines(side); }

/// Campaign 5.3.6, 8.3: hexes in which a force of the side can trace a line to a depot, or to cities that feed a few
/// points. Field::can_trace keeps the answer.
HexSet limited_hexes(const Field& field, Seat side);
/// Campaign 8.3: the hexes from which a line leads to cities that hang together; a side other than the Confederacy has
/// none.
HexSet city_fed_hexes(const Field& field, Seat side);

struct SupplyStatus {
  std::vector<PieceId> unsupplied;   ///< rising
  std::vector<DepotStack> expended;  ///< 8.4.2
  HexSet limited;                    ///< where points are fed by depots, cities or a fortress' transport
};
/// Campaign 8.3: the point is to go without supply, for its owner has said so in this check.
bool has_waived(const Field& field, PieceId id);

/// Campaign 8.4, 8.3: who of the side is not fed, with the best split. Of equal points in a group, those with more
/// markers are fed first. `waived` goes without, as if its owner said so; kNoPiece: nobody.
SupplyStatus supply_status(const Field& field, Seat side);
SupplyStatus supply_status(const Field& field, Seat side, const SeaSupply& sea, DepotUse use = DepotUse::All,
                           PieceId waived = kNoPiece);

/// The same for several questions of one position: what hangs neither on the use of depots nor on who goes without is
/// worked out once. Valid as long as the field.
class SupplyJudge {
 public:
  SupplyJudge(const Field& field, Seat side, const SupplyLines& lines);
  SupplyStatus status(DepotUse use = DepotUse::All, PieceId waived = kNoPiece);
  /// Campaign 8.3: when that point, which is fed, goes without, as many are fed as in `status`.
  bool feeds_another(const SupplyStatus& status, PieceId waived);

 private:
  /// The groups without `waived` and those whose owner has said so, who are added to `unfed`.
  std::vector<FedGroup> without(PieceId waived, std::vector<PieceId>& unfed) const;
  const LimitedSources& sources();

  const Field& field_;
  Seat side_;
  NetworkData data_;
  SupplyLines lines_;
  std::vector<FedGroup> groups_;
  std::optional<LimitedSources> sources_;
};

/// Campaign 8.5.1: points with the markers that make them surrender.
bool must_surrender(const Field& field, PieceId id);
/// Campaign 8.5.1: the leaders of the side in the hex surrender with the last of its points and its fort.
std::vector<PieceId> surrendering_at(const Field& field, HexId hex, Seat side);
/// Campaign 8.5.1: hexes where points or forts of the side surrender.
HexSet surrenders(const Field& field, Seat side);

}  // namespace longroll::campaign
