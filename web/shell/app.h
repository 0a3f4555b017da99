#pragma once

#include <SDL.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "web/board/canvas.h"
#include "web/shell/game_screen.h"
#include "web/shell/input.h"
#include "web/shell/mirror.h"
#include "web/shell/pack_loader.h"
#include "web/shell/page.h"
#include "web/shell/preferences.h"
#include "web/shell/saves.h"
#include "web/shell/screens.h"
#include "web/views/game_room.h"
#include "web/views/home.h"
#include "web/views/new_game.h"
#include "web/views/sheets.h"

namespace longroll::web {

/// The page: which screen is shown, what is saved, and the loop. It draws only when something has changed: input, a
/// message from the worker, a decision, or motion under way ask for a frame; nothing else does.
class App final : private Screens {
 public:
  /// Opens window and surface, reads what is stored, shows the first screen. False when nothing can be drawn (the page
  /// then says so in plain words).
  bool start();
  void frame(double now);
  /// What the browser tells (web/page/glue.js).
  void on_event(const page::BrowserEvent& event);

 private:
  enum class Screen : std::uint8_t { Home, NewGame, Game, Message, Room };

  // app.cpp: the loop
  void measure();
  void build(double now, Commands& out);
  void draw();
  void schedule(double now);
  void route_input(Commands& out);
  void route_key(const KeyPress& key, Commands& out);

  // app_commands.cpp: what controls ask for
  void execute(const Command& command);
  struct PageCommands;
  struct GameCommands;
  void open_sheet(Sheet sheet, int page);

  // app_games.cpp: how a game comes to the screen, and how it is kept
  /// Names a game that is saved for the first time.
  static std::string fresh_id();
  void set_up(const std::string& game);
  /// Begins the game that has been set up, with the decks that the house draws up for it.
  void start(Match match);
  void begin(Match match);
  void learn(const std::string& file);
  void play_now(std::string_view scenario);
  /// A new game has a store of its own; one that is gone on with that of its entry.
  void show_game(const LoadedGame& loaded, Session session, Match match, GameStore store,
                 std::optional<Replay> past = {});
  void show_game(const LoadedGame& loaded, Session session, Match match);
  void resume(const std::string& id);
  void save();
  void export_saved(const std::string& id);
  void refresh_rows();
  using Played = std::function<void(Result<Session>)>;
  /// Plays a long game again in slices, with words and a bar, and hands it on.
  void play_again(const std::string& title, Replay replay, Played then);
  void go_on_playing_again();

  // app_links.cpp: links of games and decks
  void refuse_link(const Faults& faults);
  void open_text(std::string_view text);
  void open_link_text(const std::string& link);
  void open_file_text(std::string_view text);
  void show_linked(const LoadedGame& loaded, Session session);
  std::string game_as_file();
  std::string game_address(bool position);

  // Screens
  void go_home() override;
  void show_message(MessageData message) override;
  void set_progress(float progress) override;
  void request_frames(int count) override;

  /// The notes that the screen would like to show.
  void give_notes();

  // app_decks.cpp: the rooms beside the battles
  void execute_in_room(const RoomCommand& command);
  struct RoomCommands;
  using Enter = std::function<void(GameRoom&)>;
  /// Shows the room of a game once the battle that `battle_of` names is here, and then does `enter`.
  void open_room(const std::string& id, GameRoom::Show what, BattleOf battle_of, Enter enter);
  void open_room_at(std::string_view words, GameRoom::Show what);
  void build_deck_for(Seat side);
  void leave_room();
  void use_deck();
  /// Draws up the decks that the house is to bring.
  void bring_decks(const Game& game, Match& match);
  void refresh_shelf();
  void save_deck(std::string name);
  void load_deck(const std::string& id);
  std::string deck_address();
  void show_linked_deck(const LoadedGame& loaded, const std::string& link);

  // app_events.cpp: what the browser tells
  void on_mirror_event(const page::BrowserEvent& event);
  void on_text_event(const page::BrowserEvent& event);
  void on_pasted(std::string_view text);
  void on_copied(bool is_copied);

  // app_words.cpp: mirror and fields
  void sync_mirror();
  MirrorData words() const;
  void words_of_home(MirrorData& out) const;
  void words_of_new_game(MirrorData& out) const;
  void words_of_message(MirrorData& out) const;
  void words_of_game(MirrorData& out) const;
  void words_of_sheet(MirrorData& out) const;

  // app_answers.cpp: answers to globalThis.longroll
  std::string answer(std::string_view what, std::string_view text);
  std::string answer_of_game(std::string_view what, std::string_view text);
  /// Where Tab leads on this screen.
  StopList stops() const;

  SDL_Window* window_ = nullptr;
  std::unique_ptr<board::Canvas> canvas_;
  Input input_;
  PackLoader packs_{*this};
  Preferences preferences_;
  page::Rims rims_;
  float width_ = 0, height_ = 0, ratio_ = 1;
  int frames_wanted_ = 0;
  std::uint64_t frames_ = 0;
  double now_ = 0;
  double woken_for_ = 0;  ///< when the timer that was set last rings; 0 when it has

  Screen screen_ = Screen::Home;
  std::unique_ptr<GameScreen> game_;
  std::unique_ptr<GameRoom> room_;
  const Game* room_game_ = nullptr;  ///< of the room
  bool room_is_for_game_ = false;    ///< back from the room leads to the game that is being set up
  HomeData home_;
  std::string link_typed_;
  std::vector<SavedGame> saved_;
  HomePicture picture_;
  NewGameData new_game_;
  MessageData message_;
  SheetData sheet_;
  std::string banner_;  ///< what is wrong with storage, until it is read
  bool banner_read_ = false;
  /// A long game that is played again before it can be shown.
  struct PlayingAgain {
    Replay replay;
    Played then;
  };
  std::optional<PlayingAgain> playing_again_;
  std::string apart_note_;  ///< that the game has been parted from what another tab made of it
  bool press_on_panel_ = false;

  MirrorWriter mirror_;
};

}  // namespace longroll::web
