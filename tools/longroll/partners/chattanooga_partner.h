#pragma once
#include <optional>
#include <vector>

#include "engine/games/chattanooga/game.h"
#include "engine/games/chattanooga/planner/land.h"
#include "tools/longroll/partners/partner.h"

namespace longroll::partners {

/// A partner in Chattanooga. What an attack brings for what it costs, by the charts' own results, stands for odds.
class ChattanoogaPartner final : public Partner {
 public:
  ChattanoogaPartner(const chattanooga::Chattanooga& game, const Style& style) : Partner(game, style), game_(game) {}

 private:
  Action choose(const State& state, const Actions& lawful) override;
  Action move(const chattanooga::Field& field, const Actions& lawful);
  Action march(const chattanooga::Field& field, const Actions& lawful);
  std::optional<HexId> best_hex(const chattanooga::Field& field, HexId from) const;
  int worth(const chattanooga::Field& field, HexId from, HexId hex, PieceId top) const;
  Action fight(const chattanooga::Field& field, const Actions& lawful) const;
  Action attack(const chattanooga::Field& field, const Actions& lawful) const;
  Action bombard(const chattanooga::Field& field, const Actions& lawful) const;
  Action answer(const chattanooga::Field& field, const Actions& lawful, Seat seat) const;

  const chattanooga::Chattanooga& game_;
  std::optional<chattanooga::Land> land_;
  int phase_ = -1;               // of what follows
  std::vector<HexId> settled_;   // hexes whose units have been thought of in this phase
  std::vector<PieceId> joined_;  // those who have been taken to move
  HexId goal_ = kNoHex;          // of those who move
};

}  // namespace longroll::partners
