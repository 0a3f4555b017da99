// build: small
#include "engine/games/chattanooga/rules/works.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/leaders.h"
#include "engine/games/chattanooga/rules/reserves.h"

namespace longroll::chattanooga {
namespace {

bool can_work(const Field& field, PieceId unit) {
  return field.type(unit) == UnitType::Infantry && !field.is_disrupted(unit) && !field.has_flag(unit, kBuilding);
}

/// Chattanooga 17.2: what both building and removing take.
Refusal refuse_work(const Field& field, PieceId unit, Seat side) {
  if (!field.has(Option::Works)) {
    return {"Works are not in play.", "17.1"};
  }
  if (!field.has_unit_on_map(unit, side) || !can_work(field, unit)) {
    return {"It is no undisrupted infantry unit of yours on the map that is free for it.", "17.2"};
  }
  if (field.turn() >= field.scenario().last_turn()) {
    return {"No game turn follows.", "17.2"};
  }
  const GroundWorks ground = ground_works(field.state(), field.piece(unit).place);
  return ground.project != WorksProject::None ? Refusal{"Work is under way in that hex.", "17.2"} : kLawful;
}

}  // namespace

/// Chattanooga 17.1
GroundWorks ground_works(const State& state, HexId hex) {
  return state.ground.empty() ? GroundWorks{} : GroundWorks::unpack(state.ground_at(hex));
}

/// Chattanooga 17.3 to 17.5
const WorksNumbers* works_at(const Field& field, HexId hex) {
  const int kind = ground_works(field.state(), hex).kind;
  return kind == 0 ? nullptr : &field.numbers().works[static_cast<Works>(kind - 1)];
}

/// Chattanooga 17.1, 17.4, 17.5
bool has_works(const Field& field, Works works) {
  return field.has(Option::Works) &&
         (works == Works::Breastwork || field.has(works == Works::Trench ? Option::Trenches : Option::Redoubts));
}

/// Chattanooga 17.2: one unit removes any works in one game turn.
int builders_of(const ChartNumbers& numbers, WorksProject project) {
  return project == WorksProject::Removal ? 1 : numbers.works[static_cast<Works>(static_cast<int>(project) - 1)].units;
}
int turns_of(const ChartNumbers& numbers, WorksProject project) {
  return project == WorksProject::Removal ? 1 : numbers.works[static_cast<Works>(static_cast<int>(project) - 1)].turns;
}

/// Chattanooga 17.1, 17.2
Refusal refuse_dig(const Field& field, PieceId unit, Works works, Seat side) {
  if (works < Works::Breastwork || works > Works::Redoubt || !has_works(field, works)) {
    return {"Works of that kind are not in play.", "17.1"};
  }
  if (const Refusal refusal = refuse_work(field, unit, side)) {
    return refusal;
  }
  const HexId hex = field.piece(unit).place;
  if (ground_works(field.state(), hex).kind != 0) {
    return {"One kind of works stands in a hex.", "17.1"};
  }
  const int needed = builders_of(field.numbers(), project_of(works));
  int there = 0;
  PieceId first = kNoPiece;
  for_each_unit_at(field, hex, [&](PieceId other) {
    if (can_work(field, other)) {
      first = there++ == 0 ? other : first;
    }
  });
  if (there < needed) {
    return {"It takes more undisrupted infantry units in the hex.", "17.2"};
  }
  return needed > 1 && unit != first ? Refusal{"The unit at the bottom of the stack is named.", "17.2"} : kLawful;
}

/// Chattanooga 17.2
Refusal refuse_clear(const Field& field, PieceId unit, Seat side) {
  if (const Refusal refusal = refuse_work(field, unit, side)) {
    return refusal;
  }
  return works_at(field, field.piece(unit).place) == nullptr ? Refusal{"No works stand there.", "17.2"} : kLawful;
}

bool can_anybody_dig(const Field& field, Seat side) {
  const PieceIds pieces = field.pieces();
  return field.has(Option::Works) && std::any_of(pieces.begin(), pieces.end(), [&](PieceId unit) {
           return !refuse_dig(field, unit, Works::Breastwork, side) || !refuse_clear(field, unit, side);
         });
}

/// Chattanooga 17.3 to 17.5, 14.6
int works_morale(const Field& field, PieceId unit) {
  const HexId hex = field.phase() == Phase::Combat ? hex_where_hit(field, unit) : kNoHex;
  if (hex == kNoHex) {
    return 0;
  }
  const WorksNumbers* works = works_at(field, hex);
  const bool is_helped = works != nullptr && (field.side_of(unit) != field.phasing() || works->helps_attack_morale);
  return is_helped ? works->morale : 0;
}

/// Chattanooga 13.3, 17.3
int fighting_morale(const Field& field, PieceId unit) {
  return field.morale(unit) + works_morale(field, unit) + leader_morale(field, unit);
}

/// Chattanooga 17.3
bool is_check_of_combat(CheckReason reason) {
  switch (reason) {
    case CheckReason::Questionable:
    case CheckReason::Flanked:
    case CheckReason::SecondBlow:
    case CheckReason::MoraleResult:
    case CheckReason::GunsRetreat:
    case CheckReason::Replacement:
    case CheckReason::Panic:
      return true;
    default:
      return false;
  }
}

/// Chattanooga 17.4
HexSet hexes_without_zones(const Field& field) {
  HexSet hexes;
  const State& state = field.state();
  for (std::size_t hex = 0; hex < state.ground.size(); ++hex) {
    const int kind = GroundWorks::unpack(state.ground[hex]).kind;
    if (kind != 0 && field.numbers().works[static_cast<Works>(kind - 1)].blocks_zones) {
      hexes.add(static_cast<HexId>(hex));
    }
  }
  return hexes;
}

}  // namespace longroll::chattanooga
