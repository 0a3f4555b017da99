// build: logic
#include "web/hexgame/snapshot.h"

#include <algorithm>
#include <utility>

#include "engine/core/heap_sort.h"
#include "engine/play/event_arguments.h"

namespace longroll::web::hexgame {

std::string TurnTrack::label(int turn) const {
  return turn >= 1 && static_cast<std::size_t>(turn) <= turns.size() ? turns[static_cast<std::size_t>(turn - 1)].label
                                                                     : "";
}

std::string TurnTrack::title() const {
  return now < 1 ? "Set-up" : "Turn " + std::to_string(now) + " of " + std::to_string(turns.size());
}

std::string TurnTrack::when() const {
  return now < 1 ? "before turn 1 of " + std::to_string(turns.size()) + ": " + label(1) : label(now);
}

const Stack* BoardSnapshot::at(HexId hex) const {
  const auto i = static_cast<std::size_t>(hex);
  return is_hex(hex) && i < stack_in_.size() && stack_in_[i] >= 0 ? &stacks[static_cast<std::size_t>(stack_in_[i])]
                                                                  : nullptr;
}

Stack& SnapshotBuilder::stack_at(HexId hex, Seat side) {
  Stack& stack = by_hex_[hex];
  stack.is_shared = stack.is_shared || (!stack.units.empty() && stack.side != side);
  stack.hex = hex;
  stack.side = side;
  return stack;
}

void SnapshotBuilder::lay(PieceId piece, HexId hex, Seat side, int rank) {
  stack_at(hex, side).units.push_back(piece);
  ranks_[piece] = rank;
}

void SnapshotBuilder::lay_works(HexId hex, Seat side) { stack_at(hex, side).has_works = true; }

void SnapshotBuilder::lay_carrier(PieceId piece, HexId hex, Seat side, int rank) {
  lay(piece, hex, side, rank);
  stack_at(hex, side).carriers.push_back(piece);
}

void SnapshotBuilder::expect(PieceId piece, int turn, Seat side, const std::vector<HexId>& entries) {
  const auto same = std::find_if(arrivals_.begin(), arrivals_.end(), [&](const Arrival& a) {
    return a.turn == turn && a.side == side && a.entries == entries;
  });
  if (same != arrivals_.end()) {
    same->units.push_back(piece);
  } else {
    arrivals_.push_back({turn, side, {piece}, entries});
  }
}

BoardSnapshot SnapshotBuilder::finish(const Grid& grid) {
  BoardSnapshot out;
  for (auto& [hex, stack] : by_hex_) {
    heap_sort(stack.units.begin(), stack.units.end(),
              [&](PieceId a, PieceId b) { return std::pair(ranks_[a], a) < std::pair(ranks_[b], b); });
    out.stacks.push_back(std::move(stack));
  }
  heap_sort(out.stacks.begin(), out.stacks.end(), [&](const Stack& a, const Stack& b) {
    return std::pair(grid.half_rows(a.hex), a.hex) < std::pair(grid.half_rows(b.hex), b.hex);
  });
  heap_sort(arrivals_.begin(), arrivals_.end(), [](const Arrival& a, const Arrival& b) {
    return std::pair(a.turn, a.units.front()) < std::pair(b.turn, b.units.front());
  });
  out.stack_in_.assign(kMaxHexes, -1);
  for (std::size_t i = 0; i < out.stacks.size(); ++i) {
    out.stack_in_[static_cast<std::size_t>(out.stacks[i].hex)] = static_cast<std::int16_t>(i);
  }
  out.arrivals = std::move(arrivals_);
  out.drawn_at = std::move(drawn_at_);
  return out;
}

std::string place_name(const HexMap& map, HexId hex) {
  for (const MapSpot& spot : map.spots) {
    if (spot.hex == hex) {
      return spot.name;
    }
  }
  for (const MapRegion& region : map.regions) {
    const bool is_lettered = region.kind != kUnlettered;
    if (is_lettered && std::find(region.hexes.begin(), region.hexes.end(), hex) != region.hexes.end()) {
      return region.name;
    }
  }
  return "";
}

std::map<PieceId, std::int16_t> marks_before(const Events& events) {
  std::map<PieceId, std::int16_t> before;
  for (const Event& event : events) {
    if (const auto marked = longroll::read<events::PieceMarked>(event)) {
      before.try_emplace(marked->piece, static_cast<std::int16_t>(marked->before));
    }
  }
  return before;
}

}  // namespace longroll::web::hexgame
