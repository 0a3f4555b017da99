#pragma once
#include "engine/ai/bot.h"
#include "tools/longroll/partners/style.h"

/// Sparring partners: fixed players of a hex game, against which the levels are measured. They share neither judgement
/// nor plans with the computer's player, decide one action at a time, and are not offered on the page.
namespace longroll::partners {

class Partner : public Bot {
 public:
  Partner(const Game& game, const Style& style) : game_(&game), style_(style) {}

  void begin(const View& view, const Actions& lawful) final;
  bool think(int /*iterations*/) final { return false; }
  Action best() const final { return action_; }

 protected:
  const Style& style() const { return style_; }

 private:
  /// One of `lawful`, which are more than one.
  virtual Action choose(const State& state, const Actions& lawful) = 0;

  const Game* game_;
  const Style& style_;
  Action action_{};
};

/// The partner of that style in that game; null for an unknown style, and for a game that no partner plays. `game` must
/// outlive it.
std::unique_ptr<Bot> make_partner(std::string_view style, const Game& game);

}  // namespace longroll::partners
