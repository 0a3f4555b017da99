#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "web/shell/game_screen.h"
#include "web/shell/game_table.h"
#include "web/shell/pack_loader.h"
#include "web/shell/screens.h"

namespace longroll::web {

/// The game on the screen: how it begins, and that every decision is kept.
class GameController final : public Screen, public GameTable {
 public:
  GameController(Screens& screens, PackLoader& packs) : screens_(&screens), packs_(&packs) {}

  // --- a game begins
  /// "dixie", or "battles/shiloh" for one scenario of a game.
  void play_now(std::string_view words);
  /// A guided game. Its words are in the pack of notes of its game, whose name is the first word of the file's.
  void learn(const std::string& file);
  void begin(Match match) override;
  void show_game(const LoadedGame& loaded, Session session, Match match, GameStore store,
                 std::optional<Replay> past) override;
  void show_new_game(const LoadedGame& loaded, Session session, Match match) override;
  /// Leaves the game; it stays saved.
  void close() { game_.reset(); }

  // --- while it is on the screen
  /// Brings decisions on the screen and saves what was decided.
  void update(double now, const Pace& pace);
  void save();
  /// Play goes on from the moment that is shown, as a game of its own.
  void branch();

  GameScreen* game() override { return game_.get(); }
  void build(const WindowSize& window, Commands& out) override;
  void draw(board::Canvas& canvas) override { game_->draw_board(canvas); }
  void write_words(MirrorData& out) const override;

 private:
  void tell_end();
  bool has_banner() const { return !banner_.empty() && !is_banner_read_; }
  void draw_banner(const WindowSize& window);

  Screens* screens_;
  PackLoader* packs_;
  std::unique_ptr<GameScreen> game_;
  std::string banner_;  ///< what is wrong with storage, until it is read
  bool is_banner_read_ = false;
  bool is_end_told_ = false;  ///< the sheet of the result need not open by itself
  std::string apart_note_;    ///< that the game has been parted from what another tab made of it
};

}  // namespace longroll::web
