#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/record/deck_link.h"
#include "web/board/canvas.h"
#include "web/views/command.h"
#include "web/views/notes_reader.h"
#include "web/views/ui.h"

namespace longroll::web {

/// A deck on the shelf, as a room lists it.
struct ShelfRow {
  std::string id, name, line;
  bool broken = false;  ///< cannot be read: `line` says why
};

/// A screen of a game's own beside its battles: the gallery of its cards, and the table where decks are built. The page
/// does storage, links and files; the room draws, and says in Commands what is wanted.
class GameRoom : public NotesReader {
 public:
  virtual ~GameRoom() = default;

  virtual void show(RoomPart part) = 0;
  /// Panels, inside an ImGui frame, between the unusable rims of `window`. draw() comes after it, below the panels.
  virtual void build(const board::Rect& window, Commands& out) = 0;
  virtual void draw(board::Canvas& canvas) = 0;

  /// Takes a deck to go on with. Faults: what is no deck of this game; the one on the table then stays.
  virtual Faults take(const DeckSheet& sheet, std::string notice) = 0;
  virtual DeckSheet deck() const = 0;
  /// The QR code of the deck's link, when one is to be shown of the deck as it is now.
  virtual bool wants_code() const = 0;
  virtual void put_code(ui::QrCode code) = 0;
  virtual void put_shelf(std::vector<ShelfRow> rows, std::string trouble) = 0;
  /// A short answer to what was asked for: "The link is in the clipboard."
  virtual void tell(std::string words) = 0;
  /// The deck as a list for people, one card a line.
  virtual std::string list() const = 0;
  virtual std::string title() const = 0;

  /// A text field of the room was typed into.
  virtual void type(std::string_view field, std::string_view value) = 0;
  /// Esc: closes what is open within the room; false when nothing was.
  virtual bool cancel() = 0;
  /// The room in words, for the mirror: a line, and what is shown at length.
  virtual std::string status() const = 0;
  virtual std::string text() const = 0;
};

/// The room of `game`, or null when it has none. web/games/views.cpp lists them. `game` outlives it; `seed`
/// decides the decks that it fills up.
std::unique_ptr<GameRoom> make_room(const Game& game, std::uint64_t seed);

/// A deck that the program draws up for a side of `setup`; empty for a game that has none.
std::vector<std::int16_t> draw_up_deck(const Game& game, const Setup& setup, Seat side, std::uint64_t seed);

}  // namespace longroll::web
