#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "web/shell/answer_store.h"
#include "web/shell/game_screen.h"
#include "web/shell/game_table.h"
#include "web/shell/pack_loader.h"
#include "web/shell/saves.h"
#include "web/shell/screens.h"
#include "web/shell/teller.h"

namespace longroll::web {

/// The game on the screen: how it begins, and that every decision is kept.
class GameController final : public Screen, public GameTable {
 public:
  GameController(Screens& screens, PackLoader& packs) : screens_(&screens), packs_(&packs) {}

  // --- a game begins
  /// "dixie", or "battles/shiloh" for one scenario of a game. The player has the side that decides first: a newcomer
  /// moves before the enemy does.
  void play_now(std::string_view words);
  /// A guided game. Its words are in the pack of notes of its game, whose name is the first word of the file's.
  void learn(const std::string& file);
  void begin(Match match) override;
  void show_game(const LoadedGame& loaded, Session session, Match match, GameStore store, std::optional<Replay> past,
                 std::optional<std::size_t> seen) override;
  void show_new_game(const LoadedGame& loaded, Session session, Match match) override;
  void tell(std::string news) override { game_->scene().news = std::move(news); }
  void look_back(std::size_t decision) override { game_->seek(decision); }
  /// What the browser says against keeping the game, in words; empty: it is kept.
  const std::string& trouble() const { return trouble_; }
  /// Leaves the game; it stays saved.
  void close() { game_.reset(); }

  // --- while it is on the screen
  /// Brings decisions on the screen and saves what was decided.
  void update(double now, const Pace& pace);
  void save();
  /// Play goes on from the moment that is shown, as a game of its own.
  void branch();

  /// Somebody plays by the mirror: from now on each choice is told with what comes of it.
  void hear() { teller_.hear(); }

  GameScreen* game() override { return game_.get(); }
  void step_back(Commands& out) override {
    if (!game_->step_back(out)) {
      out.push_back(commands::OfPage::GoHome);
    }
  }
  void build(const WindowSize& window, Commands& out) override;
  void draw(board::Canvas& canvas) override { game_->draw_board(canvas); }
  void write_words(MirrorData& out) const override;

 private:
  enum class Seating : std::uint8_t { AsTheMatchSays, PlayerDecidesFirst };
  void begin(Match match, Seating seating);
  void tell_end();
  /// The address brings the game back: by its name when the browser keeps it, else by its link.
  void keep_address(bool is_kept);
  bool has_banner() const { return !banner_.empty() && !is_banner_read_; }
  void draw_banner(const WindowSize& window);

  Screens* screens_;
  PackLoader* packs_;
  std::unique_ptr<GameScreen> game_;
  AnswerStore answers_{local_storage()};
  mutable TableTeller teller_;  ///< of the moment on the screen, kept until it changes
  std::string banner_;          ///< what is wrong with storage, until it is read
  bool is_banner_read_ = false;
  bool is_end_told_ = false;  ///< the sheet of the result need not open by itself
  std::string trouble_;       ///< that the browser forbids storing; said in the menu, the address keeps the game
  std::string fragment_;      ///< of the address, as we set it
  std::string apart_note_;    ///< that the game has been parted from what another tab made of it
};

}  // namespace longroll::web
