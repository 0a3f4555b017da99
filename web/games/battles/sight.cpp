// build: logic
#include "web/games/battles/sight.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "engine/core/heap_sort.h"

namespace longroll::web::battlemap {

const Stack* Sight::at(HexId hex) const {
  const auto found = std::find_if(stacks.begin(), stacks.end(), [&](const Stack& s) { return s.hex == hex; });
  return found == stacks.end() ? nullptr : &*found;
}

Sight look(const bt::Field& field) {
  Sight sight;
  std::map<HexId, Stack> by_hex;
  for (PieceId id = 0; id < field.piece_count(); ++id) {
    const Piece& piece = field.piece(id);
    if (bt::is_on_map(piece)) {
      Stack& stack = by_hex[piece.place];
      stack.hex = piece.place;
      stack.side = owner_of(piece);
      if (field.arm_of(id) == bt::Arm::Breastworks) {
        stack.has_works = true;
      } else {
        stack.units.push_back(id);
      }
    } else if (piece.place == bt::kDue && static_cast<std::size_t>(id) < field.scenario().placements.size()) {
      const bt::Placement& placement = field.scenario().placements[static_cast<std::size_t>(id)];
      const auto same = std::find_if(sight.arrivals.begin(), sight.arrivals.end(), [&](const Arrival& a) {
        return a.turn == placement.turn && a.side == owner_of(piece) && a.entries == placement.entries;
      });
      if (same != sight.arrivals.end()) {
        same->units.push_back(id);
      } else {
        sight.arrivals.push_back({placement.turn, owner_of(piece), {id}, placement.entries});
      }
    }
  }
  const auto rank = [&](PieceId id) {
    const bt::Counter& counter = field.counter(id);
    return std::tuple(bt::is_combat_unit(counter.arm)   ? 0
                      : counter.arm == bt::Arm::Gunboat ? 1
                                                        : 2,
                      -counter.strength, id);
  };
  for (auto& [hex, stack] : by_hex) {
    heap_sort(stack.units.begin(), stack.units.end(), [&](PieceId a, PieceId b) { return rank(a) < rank(b); });
    sight.stacks.push_back(std::move(stack));
  }
  heap_sort(sight.stacks.begin(), sight.stacks.end(), [&](const Stack& a, const Stack& b) {
    return std::pair(field.grid().half_rows(a.hex), a.hex) < std::pair(field.grid().half_rows(b.hex), b.hex);
  });
  heap_sort(sight.arrivals.begin(), sight.arrivals.end(), [](const Arrival& a, const Arrival& b) {
    return std::pair(a.turn, a.units.front()) < std::pair(b.turn, b.units.front());
  });
  return sight;
}

std::map<PieceId, std::int16_t> marks_before(const Events& events) {
  std::map<PieceId, std::int16_t> before;
  for (const Event& event : events) {
    if (event.kind == EventKind::PieceMarked) {
      before.try_emplace(event.args[0], event.args[1]);
    }
  }
  return before;
}

std::string points_text(int half_points) {
  const std::string whole = half_points >= 2 || half_points <= 0 ? std::to_string(half_points / 2) : "";
  return half_points % 2 == 0 ? whole : whole + "\xC2\xBD";
}

std::string values_of(const bt::Counter& counter) {
  return counter.arm == bt::Arm::Leader ? std::to_string(counter.movement)
                                        : std::to_string(counter.strength) + "-" + std::to_string(counter.movement);
}

}  // namespace longroll::web::battlemap
