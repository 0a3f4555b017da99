#pragma once

#include <map>
#include <vector>

#include "web/hexgame/stacks.h"

namespace longroll::web::hexgame {

/// What the other side has moved since the reader acted last: the way that each unit went, and a pale counter where it
/// stood.
class Trails {
 public:
  void add(const Events& events);
  void forget() { ways_.clear(); }
  void draw(const Frame& frame, const ScreenState& screen, const HexGameAdapter& game) const;
  std::size_t size() const { return ways_.size(); }

 private:
  std::map<PieceId, std::vector<HexId>> ways_;
};

}  // namespace longroll::web::hexgame
