#pragma once

#include <string>
#include <vector>

#include "engine/play/action.h"
#include "web/views/match.h"

namespace longroll::web {

/// A sheet over the screen.
enum class Sheet : std::uint8_t { None, Menu, Help, Settings, Share, Seats, Why, Choices, Log, Remove };

/// What a control asks of the page. Views only say what is wanted; the shell does it.
enum class Do : std::uint8_t {
  GoHome,
  PlayNow,      ///< text: the game's id, or "battles/shiloh" for one scenario of it
  Learn,        ///< text: the lesson's file
  FetchAgain,   ///< the data of a game that did not come
  SetUp,        ///< text: the game's id
  Start,        ///< match
  Resume,       ///< text: the saved game's id
  ExportSaved,  ///< text: the saved game's id
  AskRemove,    ///< text: the saved game's id
  RemoveSaved,  ///< text: the saved game's id
  OpenLink,     ///< text
  PickFile,
  ToggleTheme,
  SetTextScale,  ///< number: percent
  SetTheme,      ///< text: auto, day, night
  SetMotion,     ///< text: system, less
  OpenSheet,     ///< sheet, number: page of it, text: the rule it is about
  OpenPage,      ///< text: a file of the site, in a window of its own
  CloseSheet,
  Submit,  ///< action
  Press,   ///< number: an id of the game's view
  Undo,
  Redo,
  Seek,  ///< number
  ToggleReplay,
  BackToGame,
  Branch,
  LiftCurtain,
  SetSeats,  ///< match.who
  CopyGameLink,
  CopyPositionLink,
  ShareLink,
  ExportGame,
  OpenRoom,  ///< text: the game's id, or "dixie/shiloh" for the cards of one battle; number: a GameRoom::Show, or
             ///< 2 + index_of a side: its deck for the game being set up
  LeaveRoom,
  UseDeck,     ///< the deck on the table, in a game to be set up
  SaveDeck,    ///< text: its name
  LoadDeck,    ///< text: the saved deck's id
  RemoveDeck,  ///< text: the saved deck's id
  CopyDeckLink,
  ExportDeck
};

struct Command {
  Do what;
  std::string text{};
  int number = 0;
  Action action{};
  Sheet sheet = Sheet::None;
  Match match{};
  std::vector<Action> then{};  ///< of Submit: what is to follow
};
using Commands = std::vector<Command>;

}  // namespace longroll::web
