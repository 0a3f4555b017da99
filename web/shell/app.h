#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "web/shell/deck_controller.h"
#include "web/shell/game_controller.h"
#include "web/shell/home_page.h"
#include "web/shell/links_controller.h"
#include "web/shell/loop.h"
#include "web/shell/mirror.h"
#include "web/shell/pack_loader.h"
#include "web/shell/page.h"
#include "web/shell/preferences.h"
#include "web/shell/replay_runner.h"
#include "web/shell/router.h"
#include "web/shell/saves_controller.h"
#include "web/shell/setup_controller.h"
#include "web/shell/share_desk.h"

namespace longroll::web {

/// The page: its parts, put together. Every part owns what it works on, and knows the others by what its constructor
/// takes.
class App {
 public:
  App();

  /// Opens window and surface, reads what is stored, shows the first screen. False when nothing can be drawn (the page
  /// then says so in plain words).
  bool start();
  void frame(double now);
  /// What the browser tells (web/page/glue.js).
  void on_event(const page::BrowserEvent& event);

 private:
  // app_commands.cpp: what controls ask for
  void execute(const Command& command);
  void execute(const Commands& commands);
  struct PageCommands;
  struct GameCommands;
  struct RoomCommands;

  // app_events.cpp: what the browser tells
  void on_page_event(const page::BrowserEvent& event);
  void on_mirror_event(const page::BrowserEvent& event);
  void point_at_choice(std::string_view control);
  void open_fragment(std::string_view text);
  void on_text_event(const page::BrowserEvent& event);
  void on_copied(bool is_copied);
  /// The answer to a question of globalThis.longroll; empty: there is none.
  std::string test_query(std::string_view what, std::string_view text);

  void give_notes();
  void save_picture();
  void guard_history();
  void sync_mirror();

  Preferences preferences_;
  Loop loop_;
  HomePage home_;
  Router router_{loop_, preferences_, home_};
  PackLoader packs_{router_};
  ReplayRunner replays_{router_};
  GameController games_{router_, packs_};
  SetupController setup_{router_, packs_, games_};
  DeckController decks_{router_, packs_, setup_};
  SavesController saves_{router_, packs_, games_, home_, replays_};
  LinksController links_{router_, packs_, games_, decks_, saves_, replays_, home_};
  ShareDesk share_;
  MirrorWriter mirror_;
  std::optional<bool> is_guarded_;  ///< as the browser was told last
  std::string picture_name_;        ///< the table is to be saved as a picture under this name when it has been drawn
};

}  // namespace longroll::web
