#pragma once
#include <memory>

#include "engine/ai/search_bot.h"

namespace longroll {

/// *hard* where decisions are searched: by the Advisor's drill for that battle, if there is one, with the thought that
/// goes with it; elsewhere by much thought and the fitted judgement.
class DrilledBot : public Bot {
 public:
  DrilledBot(const Game& game, const Advisor& advisor, std::uint64_t seed, const Effort& drilled, const Effort& hard)
      : game_(&game), advisor_(&advisor), seed_(seed), effort_(drilled), hard_(game, advisor.fitted(), seed, hard) {}

  void begin(const View& view, const Actions& lawful) override;
  bool think(int iterations) override { return now().think(iterations); }
  Action best() const override { return now().best(); }

 private:
  SearchBot& now() { return drilled_ ? *drilled_ : hard_; }
  const SearchBot& now() const { return drilled_ ? *drilled_ : hard_; }

  const Game* game_;
  const Advisor* advisor_;
  std::uint64_t seed_;
  Effort effort_;
  SearchBot hard_;
  const Advisor* drill_ = nullptr;  // whom drilled_ asks
  std::unique_ptr<SearchBot> drilled_;
};

}  // namespace longroll
