// build: logic
#include "web/games/battles/snapshot.h"

#include "engine/games/battles/rules/victory.h"

namespace longroll::web::battles {
namespace {

/// Where a counter lies among those of its hex: the lowest on top.
int rank_of(const bt::Counter& counter) {
  constexpr int kMaxStrength = 1000;
  const int kind = bt::is_combat_unit(counter.arm) ? 0 : counter.arm == bt::Arm::Gunboat ? 1 : 2;
  return kind * kMaxStrength - counter.strength;
}

void lay_pieces(hexgame::SnapshotBuilder& builder, const bt::Field& field) {
  for (const PieceId id : field.pieces()) {
    const Piece& piece = field.piece(id);
    if (!bt::is_on_map(piece)) {
      const auto i = static_cast<std::size_t>(id);
      if (piece.place == bt::kDue && i < field.scenario().placements.size()) {
        const bt::Placement& placement = field.scenario().placements[i];
        builder.expect(id, placement.turn, owner_of(piece), placement.entries);
      }
    } else if (field.arm_of(id) == bt::Arm::Breastworks) {
      builder.lay_works(piece.place, owner_of(piece));
    } else {
      builder.lay(id, piece.place, owner_of(piece), rank_of(field.counter(id)));
    }
  }
}

}  // namespace

hexgame::BoardSnapshot lay_out(const bt::Field& field) {
  hexgame::SnapshotBuilder builder;
  lay_pieces(builder, field);
  hexgame::BoardSnapshot out = builder.finish(field.grid());
  hexgame::show_scenario(out, field.scenario(), field.turn(), field.phasing(),
                         [&](std::size_t i) { return bt::holder_of(field, i); });
  return out;
}

std::string values_of(const bt::Counter& counter) {
  return counter.arm == bt::Arm::Leader ? std::to_string(counter.movement)
                                        : std::to_string(counter.strength) + "-" + std::to_string(counter.movement);
}

}  // namespace longroll::web::battles
