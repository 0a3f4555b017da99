#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "engine/play/action.h"
#include "web/views/asking.h"
#include "web/views/match.h"
#include "web/views/pace.h"

namespace longroll::web {

/// A sheet over the screen.
enum class Sheet : std::uint8_t {
  None,
  Menu,
  Help,
  Settings,
  Share,
  Seats,
  Why,
  Choices,
  Log,
  Digest,
  Remove,
  End,
  Charts,
  Join,
  ShareCode,
  Saved
};

/// A part of the room that a game has beside its battles.
enum class RoomPart : std::uint8_t { Gallery, Decks };

/// What a control asks for. Views only say what is wanted; the shell does it.
namespace commands {

// --- of the page, on every screen
enum class OfPage : std::uint8_t { GoHome, FetchAgain, PickFile, ToggleTheme, CloseSheet, KeepAll };
struct PlayNow {
  std::string game;  ///< its id; GAME/SCENARIO for one scenario of it
};
struct Learn {
  std::string lesson;  ///< its file
};
struct SetUp {
  std::string game;  ///< its id; empty: the first game of the list
};
struct StartGame {
  Match match;
  bool keeps_seed = false;  ///< the seed was typed; else a new one is drawn
};
struct OfSaved {
  enum Kind : std::uint8_t { Resume, About, Rename, Export, ExportAll, AskRemove, Remove };
  Kind kind = Resume;
  std::string id;  ///< of the saved game
};
struct OpenLink {
  std::string text;
};
/// Who the player is in a game between two persons that came as a link.
enum class JoinAs : std::uint8_t { Union, Confederate, Both, Watch };
struct SetTextScale {
  int percent = 100;
};
struct SetTheme {
  std::string theme;  ///< auto, day, night
};
struct SetMotion {
  bool less = false;
};
struct SetAsking {
  Asking what;
};
struct SetSpeed {
  Speed speed = Speed::Normal;
};
struct SetVolume {
  Volume volume = Volume::Off;
};
struct OpenSheet {
  Sheet sheet = Sheet::None;
  int page = 0;
  std::string rule{};  ///< the rule it is about
};
struct OpenPage {
  std::string file;  ///< of the site, in a window of its own
};
struct OpenRoom {
  std::string game;  ///< its id; GAME/SCENARIO for the cards of one battle
  RoomPart part = RoomPart::Gallery;
};
struct BuildDeckFor {
  Seat side = Seat::Union;  ///< of the game that is being set up
};

// --- of the game on the screen
enum class OfGame : std::uint8_t {
  Undo,
  Redo,
  ToggleReplay,
  BackToGame,
  Branch,
  LiftCurtain,
  SeeAgain,  ///< the others' last turn, as a replay
  CloseDigest,
  OpenDigest,
  Skip,         ///< what others do is shown at once, until the reader is asked again
  CopyLink,     ///< of what the sheet of sharing shows
  ShareLink,    ///< the same
  ExportGame,   ///< the same as a file
  SavePicture,  ///< of the table as it is shown
};
struct SetShare {
  int what = 0;  ///< index into ShareData::options
  bool is_level_fixed = false;
};
struct Submit {
  Action action;
  std::vector<Action> then{};  ///< what is to follow
  bool is_order = false;       ///< all of it at once, and one undo takes it back
};
struct TakeBack {
  int decisions = 1;  ///< exactly that number, whatever Undo would take back together
};
struct Press {
  int target = 0;     ///< an id of the game's view
  bool asks = false;  ///< whether a choice is meant: a second click at once is not taken for the answer
};
struct Seek {
  int decision = 0;
};
/// Points at the place of a decision on the table.
struct ShowPlace {
  int decision = 0;
};
struct ShowDigestLine {
  std::size_t line = 0;  ///< of the digest of the others' turn
};
struct SetSeats {
  decltype(Match::who) who;
};

// --- of the room beside the battles
enum class OfRoom : std::uint8_t { LeaveRoom, UseDeck, CopyDeckLink, ExportDeck };
struct SaveDeck {
  std::string name;
};
struct LoadDeck {
  std::string id;  ///< of the saved deck
};
struct RemoveDeck {
  std::string id;
};

}  // namespace commands

using PageCommand =
    std::variant<commands::OfPage, commands::PlayNow, commands::Learn, commands::SetUp, commands::StartGame,
                 commands::OfSaved, commands::OpenLink, commands::JoinAs, commands::SetTextScale, commands::SetTheme,
                 commands::SetMotion, commands::SetAsking, commands::SetSpeed, commands::SetVolume, commands::OpenSheet,
                 commands::OpenPage, commands::OpenRoom, commands::BuildDeckFor>;
using GameCommand =
    std::variant<commands::OfGame, commands::Submit, commands::TakeBack, commands::Press, commands::Seek,
                 commands::ShowPlace, commands::ShowDigestLine, commands::SetSeats, commands::SetShare>;
using RoomCommand = std::variant<commands::OfRoom, commands::SaveDeck, commands::LoadDeck, commands::RemoveDeck>;
/// By the screen that it belongs to: a command of a game is not heard when no game is on the screen.
using Command = std::variant<PageCommand, GameCommand, RoomCommand>;
using Commands = std::vector<Command>;

}  // namespace longroll::web
