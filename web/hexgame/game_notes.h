#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/play/session.h"
#include "web/hexgame/help_reader.h"
#include "web/views/battle_end.h"

namespace longroll::web::hexgame {

/// What is read about a game, which comes after its first question (GameView::wanted_notes): first the help, and once
/// the battle is over what happened in history.
class GameNotes {
 public:
  /// The file that is wanted next; empty: none.
  std::string wanted(const char* help, const char* outcomes, bool is_over) const {
    return !has_help_ ? help : has_history_ || !is_over ? std::string() : outcomes;
  }
  bool has_help() const { return has_help_; }
  void take_help(HelpFile help) {
    has_help_ = true;
    help_ = std::move(help);
  }
  void take_history(std::string history) {
    has_history_ = true;
    history_ = std::move(history);
  }

  /// Empty until it has come.
  const HelpFile& help() const { return help_; }
  const std::string& history() const { return history_; }
  /// The pages about the battle, then the help's.
  std::vector<HelpPage> pages(const longroll::hexgame::Scenario& scenario) const {
    std::vector<HelpPage> out = scenario_help(scenario);
    out.insert(out.end(), help_.pages.begin(), help_.pages.end());
    return out;
  }

 private:
  HelpFile help_;
  std::string history_;
  bool has_help_ = false, has_history_ = false;
};

/// The result of a battle, worked out once for each length of its game.
class KeptEnd {
 public:
  template <class Make>
  const BattleEnd& of(const Session& session, Make&& make) {
    const std::size_t plies = session.ply_count() + session.first_ply();
    if (!end_ || plies_ != plies) {
      plies_ = plies;
      end_ = make(session);
    }
    return *end_;
  }

 private:
  std::optional<BattleEnd> end_;
  std::size_t plies_ = 0;
};

}  // namespace longroll::web::hexgame
