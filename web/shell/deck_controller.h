#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "web/shell/links_controller.h"
#include "web/shell/pack_loader.h"
#include "web/shell/screens.h"
#include "web/shell/setup_controller.h"
#include "web/views/game_room.h"

namespace longroll::web {

/// The room of a game beside its battles, and the decks that are built there: kept, sent, and brought into a game.
class DeckController final : public Screen, public DeckTable {
 public:
  DeckController(Screens& screens, PackLoader& packs, SetupController& setup)
      : screens_(&screens), packs_(&packs), setup_(&setup) {}

  /// "dixie", or "dixie/shiloh" for the cards of one battle of it: the same side's and battleline's as before.
  void open(std::string_view words, RoomPart part);
  /// The deck that a side of the game that is being set up has, or an empty one of that battle.
  void build_for(Seat side);
  void show_linked_deck(const LoadedGame& loaded, const DeckSheet& sheet, OnError on_misfits) override;

  // --- what the room asks for
  void leave();
  /// The deck on the table becomes that of its side in the game that is being set up; one is begun when there is none.
  void use_deck();
  void save_deck(std::string name);
  void load_deck(const std::string& id);
  void remove_deck(const std::string& id);
  void copy_link() const;
  void export_deck() const;

  /// A text field of the room was typed into.
  void type(std::string_view field, std::string_view value);
  void on_copied(bool is_copied);
  void give_notes();

  void build(const WindowSize& window, Commands& out) override;
  void draw(board::Canvas& canvas) override { room_->draw(canvas); }
  void write_words(MirrorData& out) const override;
  void cancel(Commands& out) override;
  void step_back(Commands& out) override { cancel(out); }

 private:
  using Enter = std::function<void(GameRoom&)>;
  /// Shows the room of a game once the battle that `battle_of` names and the room's code are here, and then
  /// does `enter`.
  void open_room(const std::string& id, RoomPart part, BattleOf battle_of, Enter enter);
  void enter_room(const LoadedGame& loaded, RoomPart part, const Enter& enter);
  void refresh_shelf();
  std::string address() const;

  Screens* screens_;
  PackLoader* packs_;
  SetupController* setup_;
  std::unique_ptr<GameRoom> room_;
  const Game* game_ = nullptr;  ///< of the room
  bool is_for_setup_ = false;   ///< back from the room leads to the game that is being set up
};

}  // namespace longroll::web
