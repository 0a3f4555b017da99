#pragma once
#include <map>

#include "engine/hexgame/hex_game.h"
#include "engine/play/setup.h"
#include "tests/support/game_table.h"
#include "tests/support/shipped.h"

namespace longroll::test {

/// The hex of that number, "0506".
inline HexId hex_called(std::string_view text) {
  const std::optional<HexId> hex = hex_named(text);
  LR_CHECK(hex.has_value(), "a hex");
  return *hex;
}

/// The base of the tables of hex games. `Game` derives from hexgame::HexGame; its Field knows the phasing side and the
/// phase. A game's table lays out a position of its own making, or takes one that is shipped:
///
///     Table t(Phase::Movement);
///     t.unit("usa.infantry.1", "0306");
///     t.act("move usa.infantry.1 0305");
///     t.play_on_to(Seat::Confederate, Phase::Combat);
///     EXPECT_EQ(t.stack("0305"), (std::vector<std::string>{"usa.infantry.1"}));
template <class Game>
class HexTable : public GameTable {
 public:
  static HexId hex(std::string_view text) { return hex_called(text); }

  const Game& game() { return static_cast<const Game&>(door()); }
  typename Game::Field field() { return game().field(state()); }

  // ---- whose turn it is ----
  Seat phasing() { return field().phasing(); }
  auto phase() { return field().phase(); }
  auto step() { return static_cast<typename Game::StepRule::Kind>(state().top().kind); }
  /// Plays on until that phase of that side is on, as it may be already.
  template <class Phase>
  void play_on_to(Seat side, Phase phase) {
    play_on_until([&] { return phasing() == side && this->phase() == phase; });
  }

  // ---- what lies where, and how ----
  const Piece& piece(std::string_view name) { return state().piece(id(name)); }
  bool has_flag(std::string_view name, unsigned flags) { return (piece(name).flags & flags) != 0; }
  /// The names of the pieces in the hex, by their notes (4.2 of the toy), then by piece.
  std::vector<std::string> stack(std::string_view hex) {
    std::map<std::pair<int, PieceId>, std::string> found;
    for (PieceId id = 0; id < static_cast<PieceId>(state().pieces.size()); ++id) {
      const Piece& piece = state().piece(id);
      if (piece.place == HexTable::hex(hex)) {
        found[{piece.note, id}] = name_of_kind(piece.kind);
      }
    }
    std::vector<std::string> names;
    for (const auto& [order, name] : found) {
      names.push_back(name);
    }
    return names;
  }
  /// The marks on the ground there.
  std::uint8_t ground(std::string_view hex) { return state().ground_at(HexTable::hex(hex)); }
  template <class Track>
  int value(Track which, int offset = 0) {
    return state().track(static_cast<int>(which) + offset);
  }

 protected:
  /// The position that the test lays out before play begins.
  State& position() {
    LR_CHECK(is_laying_out(), "pieces are laid out before play begins");
    return position_;
  }
  /// Puts the piece into that hex of the position. A game with an order within the hex lays it on top.
  virtual void lay(PieceId piece, HexId hex) { position().piece(piece).place = hex; }

  /// A scenario that is shipped, as it begins.
  static Beginning shipped(std::string_view game, std::string_view scenario) {
    std::shared_ptr<const longroll::Game> whole = shipped_game(game);
    Setup setup = standard_setup(*whole);
    setup.scenario = find_scenario(*whole, scenario);
    LR_CHECK(setup.scenario >= 0, "a scenario that is shipped");
    return {std::move(whole), setup};
  }

  std::string name_of_kind(int kind) override { return game().data_of(state()).counter(kind).id; }

 private:
  State position_;
};

}  // namespace longroll::test
