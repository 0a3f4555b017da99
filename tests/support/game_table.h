#pragma once
#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/play/session.h"
#include "tests/support/enum_names.h"

namespace longroll::test {

/// A game on a table for tests: actions are written as the protocol writes them, the dice are dictated. A game derives
/// its own table, which lays the pieces out by name, and gives names to what a test reads.
///
/// Every position that comes up must pass faults_of, and every die that was dictated must have been rolled before the
/// next are dictated and before the test ends: a test says how many dice a rule rolls.
class GameTable {
 public:
  GameTable() = default;
  GameTable(GameTable&&) = default;
  GameTable& operator=(GameTable&&) = delete;
  GameTable(const GameTable&) = delete;
  GameTable& operator=(const GameTable&) = delete;
  virtual ~GameTable();

  /// The next dice show these.
  void dictate(const std::vector<int>& dice);
  /// Does it for the side that is asked; a test failure when it is refused.
  void act(std::string_view words);
  void act_all(const std::vector<std::string>& all);
  /// Passes by, ends what can be ended and else takes the first lawful choice until `is_reached`, which may be so
  /// already, or the game is over. Draws, and dice that were not dictated, come from the seed.
  void play_on_until(const std::function<bool()>& is_reached);

  /// The number of the rule that forbids it to the side that is asked; "lawful" when none does.
  std::string refused(std::string_view words);
  /// The same for a side that may not be the one that is asked.
  std::string refused(Seat seat, std::string_view words);
  /// Why it is refused, in the words that a player reads; empty when it is lawful.
  std::string reason(std::string_view words);
  bool is_offered(std::string_view words) { return refused(words) == "lawful"; }
  /// Lawful actions whose text begins with these words.
  int offers(std::string_view beginning);

  Seat to_act() { return session().to_act(); }
  Prompt prompt() { return door().prompt(state()); }
  Outcome outcome() { return door().outcome(state()); }
  /// "0505", "usa.center": where the piece lies.
  std::string place(std::string_view name) { return door().place_id(state().piece(id(name)).place); }

  // ---- of the last decision ----
  /// The dice in order.
  std::vector<int> dice();
  /// How often the remark was made, with that argument after its code where one is named.
  template <class Say>
  int said(Say what) {
    return static_cast<int>(remarks(static_cast<int>(what)).size());
  }
  /// The arguments after the code of the last such remark; zeros when there is none.
  template <class Say>
  std::array<int, kLocals> remark(Say what) {
    const auto all = remarks(static_cast<int>(what));
    return all.empty() ? std::array<int, kLocals>{} : all.back();
  }
  /// Its log as that seat reads it, each line ended.
  std::string log(Seat reader = Seat::Nobody);

  const Game& door() { return session().game(); }
  const State& state() { return session().state(); }
  Session& session();
  /// The piece of that name; a test failure when there is none.
  PieceId id(std::string_view name);

 protected:
  /// The game and the position from which the test begins, made when the test first asks.
  struct Beginning {
    std::shared_ptr<const Game> game;
    Setup setup;
    std::optional<State> position{};  ///< without one: the game's own set-up
  };
  virtual Beginning begin() = 0;
  /// The name by which tests know a piece of that kind.
  virtual std::string name_of_kind(int kind) = 0;
  /// Pieces and ground may be laid out: play has not begun.
  bool is_laying_out() const { return session_ == nullptr; }

 private:
  Action parsed(std::string_view words);
  std::vector<std::array<int, kLocals>> remarks(int code);
  const Events& last_events();
  void expect_no_dice_left() const;

  std::shared_ptr<const Game> game_;
  std::unique_ptr<Session> session_;
};

}  // namespace longroll::test
