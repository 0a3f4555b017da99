#pragma once

#include <string>

#include "engine/record/deck_link.h"

namespace longroll::web {

/// A deck in local storage. Its cards are ids, so that it outlives new versions of rules and collections.
struct SavedDeck {
  std::string id;    ///< of the entry
  std::string name;  ///< as the player calls it
  std::string game;  ///< GameInfo::id
  std::string battle, side;
  int columns = 3;
  std::string cards;  ///< as set_option takes it: "dixie.usa.1,dixie.usa.4"
  std::int64_t when = 0;
  bool operator==(const SavedDeck&) const = default;
};

/// The entry of a deck of `game`.
SavedDeck saved_deck_of(const Game& game, const DeckSheet& sheet, std::string name, std::int64_t now);
/// The deck of an entry. Faults: of another game, no such battle, a card that there is no more.
Result<DeckSheet> sheet_of(const Game& game, const SavedDeck& saved);

/// An entry as JSON and back. Untrusted: everything is bounded, every fault named.
std::string to_json(const SavedDeck& deck);
Result<SavedDeck> saved_deck_from_json(const std::string& id, const std::string& json);

}  // namespace longroll::web
