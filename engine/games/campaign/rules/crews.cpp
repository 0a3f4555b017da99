// build: small
#include "engine/games/campaign/rules/crews.h"

#include "engine/games/campaign/rules/movement.h"
#include "engine/games/campaign/rules/open_nodes.h"
#include "engine/games/campaign/rules/segments.h"
#include "engine/games/campaign/rules/trains.h"
#include "engine/games/campaign/rules/zones.h"

namespace longroll::campaign {
namespace {

constexpr Seat kSide = Seat::Union;

/// Campaign 7.5: the whole line is in the hands of the Union.
bool is_line_ours(const Field& field, int line) {
  const std::vector<HexId>& hexes = field.library().network.unfinished(line);
  return std::all_of(hexes.begin(), hexes.end(), [&](HexId hex) { return field.held(kSide).has(hex); });
}

bool is_on_line(const Field& field, int line, HexId hex) {
  const std::vector<HexId>& hexes = field.library().network.unfinished(line);
  return std::find(hexes.begin(), hexes.end(), hex) != hexes.end();
}

/// Campaign 7.7.1, 7.5: rails lead over the side: those of 1861, a ferry between two rail hexes, or an unfinished line
/// that is complete or that the Union can build.
bool is_way(const Field& field, HexId from, Direction d, HexId to) {
  if (field.map().is_rail_link(from, d)) {
    return true;
  }
  if (!field.map().is_unfinished(from, d)) {
    return false;
  }
  const std::array<bool, kUnfinished> finished = finished_lines(field);
  for (int line = 0; line < kUnfinished; ++line) {
    if (is_on_line(field, line, from) && is_on_line(field, line, to) &&
        (finished[static_cast<std::size_t>(line)] || is_line_ours(field, line))) {
      return true;
    }
  }
  return false;
}

/// Campaign 5.3.2, 5.3.3, 13.5, 7.7.2: without what zones cost; MovementCosts::kNever: there is no way.
int ground_points(const Field& field, HexId from, Direction d) {
  if (field.crossings(kSide).closed[d].has(from)) {
    return MovementCosts::kNever;
  }
  const int on_foot = field.tables().cost(StepWay::Foot, from, d);
  const int by_ferry = field.tables().cost(StepWay::Ferry, from, d);
  if (on_foot != MovementCosts::kNever || by_ferry == MovementCosts::kNever) {
    return on_foot;
  }
  const bool is_free = is_bridged(field.library().network_data(), field.network(), *hexside_of(field.grid(), from, d));
  return by_ferry + (is_free ? 0
                             : half_up(field.turn_box().points,
                                       field.chart().terrain.crossings[Crossing::Ferry].allowance_divisor));
}

}  // namespace

PieceId crew_at(const Field& field, HexId hex) {
  PieceId found = kNoPiece;
  for_each_at(field, hex, [&](PieceId id) {
    const bool can_move = field.class_of(id) == UnitClass::Usmrr && !field.has_flag(id, kMoved | kFought);
    found = can_move && (found == kNoPiece || id < found) ? id : found;
  });
  return found;
}

HexSet crew_hexes(const Field& field) {
  HexSet hexes;
  const Counter& counter = field.library().counter(field.library().kind_of(kSide, UnitClass::Usmrr));
  for (int i = 0; i < counter.count; ++i) {
    if (const Place at = field.piece(static_cast<PieceId>(counter.first + i)).place; is_hex(at)) {
      hexes.add(at);
    }
  }
  return hexes;
}

Refusal refuse_crew(const Field& field, HexId hex) {
  return field.phasing() == kSide && field.map().is_playable(hex) && crew_at(field, hex) != kNoPiece
             ? kLawful
             : Refusal{"No railroad crew that can still move is there.", "7.7.1"};
}

Refusal refuse_crew_entry(const Field& field, HexId to) {
  if (field.map().state_at(to) == AmericanState::Kentucky && field.kentucky() == Kentucky::Neutral) {
    return {"Kentucky is neutral: an invasion has to be announced first.", "15.5"};
  }
  if (field.is_occupied(to, other(kSide))) {
    return {"A crew does not enter a hex of the enemy.", "7.7.1"};
  }
  return enemy_zone_at(field, kSide, to) != EnemyZone::None && !field.points(kSide).has(to)
             ? Refusal{"A crew enters a zone of the enemy only where a force of the Union stands.", "7.7.1"}
             : kLawful;
}

int crew_step_points(const Field& field, const CrewMoveLocals& move, HexId to) {
  const ZoneNumbers& zones = field.numbers().zones;
  const EnemyZone left = enemy_zone_at(field, kSide, move.here);
  return ground_points(field, move.here, *field.grid().direction(move.here, to)) +
         (left == EnemyZone::Primary     ? zones.exit_primary
          : left == EnemyZone::Secondary ? zones.exit_secondary
                                         : 0) +
         (enemy_zone_at(field, kSide, to) == EnemyZone::Primary ? zones.enter_primary : 0);
}

/// Campaign 7.7.1
Refusal refuse_crew_step(const Field& field, const CrewMoveLocals& move, HexId to) {
  const auto d = field.map().is_playable(to) ? field.grid().direction(move.here, to) : std::nullopt;
  if (!d || field.map().is_sea(to)) {
    return {"That is not the next hex.", "5.0"};
  }
  if (!is_way(field, move.here, *d, to) || ground_points(field, move.here, *d) == MovementCosts::kNever) {
    return {"A crew goes along rails only.", "7.7.1"};
  }
  if (const Refusal refusal = refuse_crew_entry(field, to)) {
    return refusal;
  }
  return crew_step_points(field, move, to) > move.points
             ? Refusal{"The crew has not enough movement points left (Terrain effects chart).", "5.0"}
             : kLawful;
}

HexSet crew_train_hexes(const Field& field, HexId here) {
  const HexSet open = running_rails(field, kSide);
  if (!open.has(here) || (enemy_zone_at(field, kSide, here) != EnemyZone::None && !field.points(kSide).has(here))) {
    return {};
  }
  const HexSet& own = field.points(kSide);
  const TrainZones zones{field.primary_zone(other(kSide)) - own, field.secondary_zone(other(kSide)) - own};
  return train_reach(field.library().network_data(), rail_view(field), kSide, TrainLoad::Usmrr, 1, here, open, zones) -
         (field.secondary_zone(other(kSide)) - own);
}

/// Campaign 7.3, 7.4
Refusal refuse_crew_ride(const Field& field, const CrewMoveLocals& move, HexId to) {
  if (move.points < field.numbers().acts[Act::Entrain].points) {
    return {"The crew has not enough movement points left (chart: What acts cost).", "7.4"};
  }
  if (trains_left(field, kSide) == 0) {
    return {"The trains have been used.", "7.3"};
  }
  return crew_train_hexes(field, move.here).has(to) ? kLawful : Refusal{"No train takes the crew there.", "7.4"};
}

/// Campaign 7.7.2, 7.5
Refusal refuse_upgrade(const Field& field, const CrewMoveLocals& move) {
  bool is_ours = field.rails(kSide).has(move.here);
  for (int line = 0; line < kUnfinished; ++line) {
    is_ours = is_ours || (is_on_line(field, line, move.here) && is_line_ours(field, line));
  }
  if (!is_ours || field.is_occupied(move.here, other(kSide))) {
    return {"The Union does not control a railroad there.", "7.7.2"};
  }
  if (field.upgraded_rails().has(move.here) && !field.broken_rails().has(move.here)) {
    return {"The railroad there is up to standard.", "7.7.2"};
  }
  return move.points < field.numbers().acts[Act::UpgradeRail].points
             ? Refusal{"The crew has not enough movement points left (chart: What acts cost).", "7.7.2"}
             : kLawful;
}

std::vector<int> lines_to_complete(const Field& field) {
  std::vector<int> lines;
  const std::array<bool, kUnfinished> finished = finished_lines(field);
  for (int line = 0; line < kUnfinished; ++line) {
    const std::vector<HexId>& hexes = field.library().network.unfinished(line);
    if (!hexes.empty() && !finished[static_cast<std::size_t>(line)] && is_line_ours(field, line) &&
        std::all_of(hexes.begin(), hexes.end(), [&](HexId hex) { return field.upgraded_rails().has(hex); })) {
      lines.push_back(line);
    }
  }
  return lines;
}

bool is_stranded(const Field& field, PieceId id) {
  const Piece& piece = field.piece(id);
  if (field.class_of(id) != UnitClass::Usmrr || !is_hex(piece.place)) {
    return false;
  }
  const auto hex = static_cast<HexId>(piece.place);
  return !field.points(kSide).has(hex) && enemy_zone_at(field, kSide, hex) != EnemyZone::None &&
         !field.can_trace(hex, kSide);
}

}  // namespace longroll::campaign
