// build: small
#include "engine/games/campaign/rules/supply_status.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/games/campaign/rules/counters.h"

namespace longroll::campaign {
namespace {

std::int16_t Hungry::*kind_of(UnitClass unit_class) {
  switch (unit_class) {
    case UnitClass::Asp:
      return &Hungry::asp;
    case UnitClass::Msp:
      return &Hungry::msp;
    case UnitClass::Cavalry:
      return &Hungry::cavalry;
    default:
      return &Hungry::forts;
  }
}

/// Campaign 11.8: a fort is besieged by enemies in its hex when nobody of its side stands outside of it.
void add_to(std::vector<FedGroup>& groups, const Field& field, PieceId id) {
  const Piece& piece = field.piece(id);
  const bool is_garrison = field.class_of(id) == UnitClass::Fort || post_of(piece.flags) == Post::Garrison;
  auto found = std::find_if(groups.begin(), groups.end(), [&](const FedGroup& group) {
    return group.force.hex == piece.place && group.force.is_garrison == is_garrison;
  });
  if (found == groups.end()) {
    const Seat side = field.side_of(id);
    const bool is_besieged =
        is_garrison && field.is_occupied(piece.place, other(side)) && !field.in_field(side).has(piece.place);
    groups.push_back(
        {.force = {.hex = piece.place, .is_garrison = is_garrison, .is_besieged = is_besieged, .points = {}},
         .pieces = {}});
    found = groups.end() - 1;
  }
  std::int16_t& count = found->force.points.*kind_of(field.class_of(id));
  count = static_cast<std::int16_t>(count + 1);
  found->pieces.push_back(id);
}

/// Those of the group that are not among the `fed` of their kind: the ones with the fewest markers, the last numbers.
void add_unfed(const Field& field, const FedGroup& group, const Hungry& fed, std::vector<PieceId>& unfed) {
  std::vector<PieceId> order = group.pieces;
  heap_sort(order.begin(), order.end(), [&](PieceId a, PieceId b) {
    const int of_a = out_of_supply(field.piece(a).flags);
    const int of_b = out_of_supply(field.piece(b).flags);
    return of_a != of_b ? of_a > of_b : a < b;
  });
  Hungry left = fed;
  for (const PieceId id : order) {
    std::int16_t& of_kind = left.*kind_of(field.class_of(id));
    if (of_kind == 0) {
      unfed.push_back(id);
    } else {
      of_kind = static_cast<std::int16_t>(of_kind - 1);
    }
  }
}

}  // namespace

bool needs_supply(const Field& field, PieceId id) {
  return is_hex(field.piece(id).place) && (field.is_point(id) || field.class_of(id) == UnitClass::Fort);
}

bool is_unchecked(const Field& field, PieceId id) {
  const StartForce* tie = field.tie_of(id);
  return tie != nullptr && tie->unchecked_supply_turn == field.turn();
}

std::vector<FedGroup> fed_groups(const Field& field, Seat side) {
  std::vector<FedGroup> groups;
  field.occupied(side).for_each([&](HexId hex) {
    for_each_at(field, hex, [&](PieceId id) {
      if (field.side_of(id) == side && needs_supply(field, id) && !is_unchecked(field, id)) {
        add_to(groups, field, id);
      }
    });
  });
  return groups;
}

SeaSupply sea_supply(const Field& field) {
  SeaSupply sea;
  for_each_counter(field, UnitClass::Ntp, [&](PieceId id) {
    const Piece& piece = field.piece(id);
    const int zone = piece.place - kSeaZone;
    if (zone < 0 || zone >= kSeaZones || (piece.flags & kCommitted) == 0) {
      return;
    }
    if (piece.note == kNoCoast) {
      sea.ports.add(static_cast<SeaZone>(zone));
    } else {
      sea.coasts.add(static_cast<HexId>(piece.note - 1));
    }
  });
  return sea;
}

std::vector<DepotStack> depots_of(const Field& field, Seat side) {
  std::vector<DepotStack> stacks;
  for_each_counter(field, UnitClass::Depot, [&](PieceId id) {
    if (!field.has_on_map(id, side)) {
      return;
    }
    const HexId hex = field.piece(id).place;
    const auto found =
        std::find_if(stacks.begin(), stacks.end(), [&](const DepotStack& stack) { return stack.hex == hex; });
    if (found == stacks.end()) {
      stacks.push_back({.hex = hex, .count = 1});
    } else {
      found->count += 1;
    }
  });
  return stacks;
}

SupplyLines supply_lines(const Field& field, Seat side, const SeaSupply& sea) {
  return supply_lines(field.library().network_data(), field.network(), side, sea);
}

HexSet limited_hexes(const Field& field, Seat side) {
  return limited_reach(field.library().network_data(), field.network(), side, field.lines(side),
                       depots_of(field, side));
}

HexSet city_fed_hexes(const Field& field, Seat side) {
  HexSet hexes;
  if (side == Seat::Confederate) {
    for (const CitySource& source : city_sources(field.library().network_data(), field.network(), field.lines(side))) {
      hexes |= source.from;
    }
  }
  return hexes;
}

namespace {

/// Empty: it is too long to be kept.
std::optional<SupplyNote> note_of(const SupplyStatus& status) {
  if (status.expended.size() > SupplyNote::kMaxExpended) {
    return std::nullopt;
  }
  SupplyNote note;
  for (const PieceId id : status.unsupplied) {
    note.unsupplied[static_cast<std::size_t>(id)] = true;
  }
  for (const DepotStack& stack : status.expended) {
    note.expended.push_back({.hex = stack.hex, .count = stack.count});
  }
  note.limited = status.limited;
  return note;
}

SupplyStatus status_of(const Field& field, const SupplyNote& note) {
  SupplyStatus status;
  for (const PieceId id : field.pieces()) {
    if (note.unsupplied[static_cast<std::size_t>(id)]) {
      status.unsupplied.push_back(id);
    }
  }
  for (const SupplyNote::Expended& one : note.expended) {
    status.expended.push_back({.hex = one.hex, .count = one.count});
  }
  status.limited = note.limited;
  return status;
}

}  // namespace

SupplyStatus supply_status(const Field& field, Seat side) {
  std::optional<SupplyNote>& note = field.supply_note(side);
  if (note) {
    return status_of(field, *note);
  }
  SupplyStatus status = SupplyJudge(field, side, field.lines(side)).status();
  note = note_of(status);
  return status;
}

namespace {

std::vector<SupplyForce> forces_of(const std::vector<FedGroup>& groups) {
  std::vector<SupplyForce> forces;
  for (const FedGroup& group : groups) {
    forces.push_back(group.force);
  }
  return forces;
}

}  // namespace

bool has_waived(const Field& field, PieceId id) { return field.is_point(id) && field.has_flag(id, kCommitted); }

SupplyStatus supply_status(const Field& field, Seat side, const SeaSupply& sea, DepotUse use, PieceId waived) {
  return SupplyJudge(field, side, supply_lines(field, side, sea)).status(use, waived);
}

SupplyJudge::SupplyJudge(const Field& field, Seat side, const SupplyLines& lines)
    : field_(field),
      side_(side),
      data_(field.library().network_data()),
      lines_(lines),
      groups_(fed_groups(field, side)) {}

std::vector<FedGroup> SupplyJudge::without(PieceId waived, std::vector<PieceId>& unfed) const {
  std::vector<FedGroup> groups = groups_;
  for (FedGroup& group : groups) {
    std::erase_if(group.pieces, [&](PieceId id) {
      if (id != waived && !has_waived(field_, id)) {
        return false;
      }
      std::int16_t& count = group.force.points.*kind_of(field_.class_of(id));
      count = static_cast<std::int16_t>(count - 1);
      unfed.push_back(id);
      return true;
    });
  }
  return groups;
}

const LimitedSources& SupplyJudge::sources() {
  if (!sources_) {
    sources_ = limited_sources(data_, field_.network(), side_, lines_, depots_of(field_, side_));
  }
  return *sources_;
}

bool SupplyJudge::feeds_another(const SupplyStatus& status, PieceId waived) {
  int points = 0;
  for (const FedGroup& group : groups_) {
    points += group.force.points.points();
  }
  std::vector<PieceId> unfed;
  const std::vector<SupplyForce> forces = forces_of(without(waived, unfed));
  return can_feed(data_, side_, lines_, sources(), forces, points - static_cast<int>(status.unsupplied.size()));
}

SupplyStatus SupplyJudge::status(DepotUse use, PieceId waived) {
  SupplyStatus status;
  const std::vector<FedGroup> groups = without(waived, status.unsupplied);
  const std::vector<SupplyForce> forces = forces_of(groups);
  const bool are_all_fed =
      std::all_of(forces.begin(), forces.end(), [&](const SupplyForce& force) { return has_own_line(lines_, force); });
  const SupplySplit split =
      are_all_fed ? fed_whole(forces) : split_supply(data_, side_, lines_, sources(), forces, use);
  for (std::size_t i = 0; i < groups.size(); ++i) {
    add_unfed(field_, groups[i], split.fed[i], status.unsupplied);
    if (split.fed[i].points() > 0 && !has_own_line(lines_, forces[i])) {
      status.limited.add(forces[i].hex);
    }
  }
  heap_sort(status.unsupplied.begin(), status.unsupplied.end());
  status.expended = split.expended;
  return status;
}

bool must_surrender(const Field& field, PieceId id) {
  return needs_supply(field, id) && out_of_supply(field.piece(id).flags) >= field.numbers().supply.surrender_markers;
}

/// Campaign 8.5.1, 11.3: the point of a fort is one of the units of the hex, with which a leader holds out.
std::vector<PieceId> surrendering_at(const Field& field, HexId hex, Seat side) {
  std::vector<PieceId> pieces;
  std::vector<PieceId> leaders;
  bool are_all = true;
  for_each_at(field, hex, [&](PieceId id) {
    if (field.side_of(id) != side) {
      return;
    }
    if (field.class_of(id) == UnitClass::Leader) {
      leaders.push_back(id);
    } else if (must_surrender(field, id)) {
      pieces.push_back(id);
    } else {
      are_all = are_all && !needs_supply(field, id);
    }
  });
  if (are_all && !pieces.empty()) {
    pieces.insert(pieces.end(), leaders.begin(), leaders.end());
    heap_sort(pieces.begin(), pieces.end());
  }
  return pieces;
}

HexSet surrenders(const Field& field, Seat side) {
  HexSet hexes;
  field.occupied(side).for_each([&](HexId hex) {
    for_each_at(field, hex, [&](PieceId id) {
      if (field.side_of(id) == side && must_surrender(field, id)) {
        hexes.add(hex);
      }
    });
  });
  return hexes;
}

}  // namespace longroll::campaign
