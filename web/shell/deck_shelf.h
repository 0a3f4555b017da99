#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "web/shell/deck_entry.h"

/// The decks that this browser keeps.
namespace longroll::web::deck_shelf {

inline constexpr std::size_t kMaxDecks = 100;

/// A deck of the browser, or why it cannot be read.
struct Entry {
  SavedDeck deck;
  Faults faults;
};

/// Every deck, newest first; `trouble`: what the browser says against reading.
std::vector<Entry> load(std::string& trouble);
/// What the browser says against storing; empty when all went well.
std::string store(const SavedDeck& deck);
void remove(std::string_view id);

}  // namespace longroll::web::deck_shelf
