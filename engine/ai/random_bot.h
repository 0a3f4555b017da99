#pragma once
#include "engine/ai/bot.h"

namespace longroll {

/// Takes any lawful action, each equally likely: the floor that every other level is measured from.
class RandomBot : public Bot {
 public:
  explicit RandomBot(std::uint64_t seed) : seed_(seed) {}

  void begin(const View& view, const Actions& lawful) override;
  bool think(int iterations) override;
  Action best() const override { return choice_; }

 private:
  std::uint64_t seed_;
  std::uint64_t begun_ = 0;  // where a position comes again (a stack put in its old order) the choice is another
  Action choice_;
};

}  // namespace longroll
