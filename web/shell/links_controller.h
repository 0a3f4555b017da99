#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/record/deck_link.h"
#include "engine/record/link.h"
#include "web/shell/game_table.h"
#include "web/shell/home_page.h"
#include "web/shell/pack_loader.h"
#include "web/shell/replay_runner.h"
#include "web/shell/router.h"
#include "web/shell/saves_controller.h"
#include "web/shell/seating.h"

namespace longroll::web {

/// Shows decks that come as links.
class DeckTable {
 public:
  /// The battle of the deck must be here. `on_misfits` hears why it is no deck of this game.
  virtual void show_linked_deck(const LoadedGame& loaded, const DeckSheet& sheet, OnError on_misfits) = 0;

 protected:
  ~DeckTable() = default;
};

/// Links and files: opened or refused.
class LinksController final {
 public:
  LinksController(Screens& screens, PackLoader& packs, GameTable& table, DeckTable& decks, SavesController& saves,
                  ReplayRunner& replays, HomePage& home)
      : screens_(&screens),
        packs_(&packs),
        table_(&table),
        decks_(&decks),
        saves_(&saves),
        replays_(&replays),
        home_(&home) {}

  /// Opens the link or file that the text has in it.
  void open(std::string_view text);
  /// Opens what was pasted. False: there is neither a link nor a file in it.
  bool paste(std::string_view text);

  /// The player has said who he is in the game that was opened last.
  void join(commands::JoinAs as);

 private:
  /// A game that waits until the player has said who he is.
  struct Waiting {
    const LoadedGame* loaded;
    Session session;
    LinkNote note;
  };
  /// How a game that came stands to one that is kept here.
  struct Kept {
    enum Kin : std::uint8_t {
      Stranger,
      Parted,  ///< the same game, in which one of the two has decided otherwise
      Older,   ///< the one that is kept has gone further
      Same,
      GoesOn  ///< the one that came has gone further
    };
    Kin kin = Stranger;
    std::string id;
    StoredGame stored{};
  };

  void refuse(const Faults& faults) const;
  void open_saved(const std::string& id);
  void open_link(const std::string& link);
  void open_linked(const LoadedGame& loaded, const std::string& link, LinkKind kind);
  void open_file(std::string_view text);
  Kept find_kept(const Session& session, const LinkNote& note);
  void show(const LoadedGame& loaded, Session session, const LinkNote& note);
  void show_kept(const LoadedGame& loaded, Session session, const LinkNote& note, const Kept& kept);
  void show_strange(const LoadedGame& loaded, Session session, const LinkNote& note, const Controllers& who,
                    std::string news);
  void ask_who(const LoadedGame& loaded, Session session, const LinkNote& note);

  Screens* screens_;
  PackLoader* packs_;
  GameTable* table_;
  DeckTable* decks_;
  SavesController* saves_;
  ReplayRunner* replays_;
  HomePage* home_;
  std::string linked_;  ///< the link that was opened last
  std::optional<Waiting> waiting_;
};

}  // namespace longroll::web
