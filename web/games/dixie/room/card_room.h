#pragma once

#include <map>
#include <optional>

#include "engine/games/dixie/game.h"
#include "web/games/dixie/notes.h"
#include "web/games/dixie/room/collection.h"
#include "web/games/dixie/words.h"
#include "web/views/game_room.h"

namespace longroll::web::dixie {

/// The collection of Dixie's cards: a gallery with the order of battle, and the table where a battle deck is put
/// together out of it (14.0). card_room.cpp is the room itself, room_cards.cpp lists
/// and filters the cards, room_card.cpp shows one, room_deck.cpp the deck.
class CardRoom final : public GameRoom {
 public:
  CardRoom(const dx::Dixie& game, std::uint64_t seed);

  void show(RoomPart what) override;
  void build(const board::Rect& window, Commands& out) override;
  void draw(board::Canvas& canvas) override;
  Faults take(const DeckSheet& sheet, std::string notice) override;
  DeckSheet deck() const override { return sheet_; }
  bool wants_code() const override { return part_ == Part::Share && !sheet_.kinds.empty() && coded_ != sheet_; }
  void put_code(ui::QrCode code) override;
  void put_shelf(std::vector<ShelfRow> rows, std::string trouble) override;
  void tell(std::string words) override { told_ = std::move(words); }
  std::string list() const override;
  std::string title() const override;
  void type(std::string_view field, std::string_view value) override;
  bool cancel() override;
  std::string status() const override;
  std::string text() const override;
  std::string wanted_notes() const override;
  void take_notes(std::string_view text) override;

 private:
  const dx::Edition& edition() const { return game_.editions()[static_cast<std::size_t>(sheet_.scenario)]; }
  bool has(int kind) const;
  void choose(int scenario, Seat side, int columns);
  /// The cards of a battle, which may have to be fetched first.
  void choose_battle(int scenario, Commands& out);
  void press(int kind);
  DeckTotal total() const { return total_of(edition(), sheet_.columns, sheet_.side, sheet_.kinds); }
  Faults faults() const;

  void build_bar(const board::Rect& r, Commands& out);
  void build_collection(const board::Rect& r);
  void build_filters();
  void build_filter_bar(float whole);
  void choose_sort();
  void choose_unit();
  void build_open_filters();
  void build_grid(float width);
  void build_grid_card(int kind, board::Vec2 at, float width, float tall);
  void build_card(const board::Rect& r);
  void build_welcome();
  void turn_cards(float width);
  void build_deck(const board::Rect& r, Commands& out);
  void build_deck_head(const DeckTotal& sum);
  void draw_told(const DeckTotal& sum, const Faults& wrong) const;
  void build_deck_buttons(const DeckTotal& sum, float whole);
  void fill_up();
  void bring_back(float width);
  void build_rows();
  void build_shelf(Commands& out);
  void build_share(Commands& out);
  void place_card(int kind, board::Vec2 at, float width, const board::CardState& state);

  /// A panel whose ground the canvas draws, so that cards can lie on it.
  struct Ground {
    board::Rect rect;
  };
  /// A card in the picture, cut off at the edge of what scrolls.
  struct Laid {
    int kind;
    board::CardPlace at;
    board::CardState state;
    board::Rect clip;
  };
  enum class Part : std::uint8_t { Rows, Shelf, Share };

  const dx::Dixie& game_;
  std::vector<Faces> faces_;            ///< by edition
  std::map<std::string, Notes> notes_;  ///< by edition
  RoomPart shown_ = RoomPart::Gallery;
  DeckSheet sheet_;
  Sought sought_;
  std::vector<int> found_;
  int card_ = -1;  ///< shown at length, or -1
  bool filters_open_ = false;
  bool deck_open_ = false;  ///< phone: the deck instead of the collection
  bool is_phone_ = false;
  Part part_ = Part::Rows;
  std::string name_, told_, trouble_, focus_;
  std::vector<ShelfRow> shelf_;
  std::vector<std::int16_t> before_;  ///< the deck that was cleared away or gave way to another; empty: none
  ui::QrCode code_;                   ///< of the link of coded_
  DeckSheet coded_;
  std::uint64_t seed_;  ///< of the next deck that is filled up from nothing
  std::vector<Ground> grounds_;
  std::vector<Laid> laid_;
};

}  // namespace longroll::web::dixie
