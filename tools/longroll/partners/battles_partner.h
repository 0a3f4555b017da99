#pragma once
#include <optional>
#include <vector>

#include "engine/games/battles/game.h"
#include "engine/games/battles/planner/land.h"
#include "tools/longroll/partners/partner.h"

namespace longroll::partners {

/// A partner in the Blue & Grey system.
class BattlesPartner final : public Partner {
 public:
  BattlesPartner(const battles::Battles& game, const Style& style) : Partner(game, style), game_(game) {}

 private:
  struct Order {
    PieceId unit = kNoPiece;
    HexId to = kNoHex;
  };

  Action choose(const State& state, const Actions& lawful) override;
  Action move(const battles::Field& field, const Actions& lawful);
  void plan_attacks(const battles::Field& field, Seat side);
  std::optional<HexId> best_hex(const battles::Field& field, PieceId unit) const;
  Post post_at(const battles::Field& field, PieceId unit, HexId hex) const;
  Action fight(const battles::Field& field, const Actions& lawful) const;
  Action declare(const battles::Field& field, const Actions& lawful) const;
  Action answer(const battles::Field& field, const Actions& lawful, Seat seat) const;

  const battles::Battles& game_;
  std::optional<battles::Land> land_;
  int turn_ = 0;                  // of the orders
  std::vector<Order> orders_;     // attackers, and where from
  std::vector<PieceId> settled_;  // units whose move has been thought of in this phase
  HexId goal_ = kNoHex;           // of the unit that moves
};

}  // namespace longroll::partners
