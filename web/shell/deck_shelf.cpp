#include "web/shell/deck_shelf.h"

#include <algorithm>
#include <functional>

#include "engine/core/heap_sort.h"
#include "web/shell/page.h"

namespace longroll::web::deck_shelf {
namespace {

constexpr std::string_view kPrefix = "longroll/deck/";

}  // namespace

std::vector<Entry> load(std::string& trouble) {
  const page::Stored stored = page::keys(kPrefix);
  trouble = stored.fault;
  std::string list = stored.value.value_or("");
  std::vector<std::string> keys;
  for (std::size_t from = 0; from < list.size();) {
    const std::size_t end = std::min(list.find('\n', from), list.size());
    keys.push_back(list.substr(from, end - from));
    from = end + 1;
  }
  heap_sort(keys.begin(), keys.end(), std::greater<>());  // they begin with the second of their making
  std::vector<Entry> decks;
  for (const std::string& key : keys) {
    const page::Stored entry = page::get(key);
    if (!entry.value || decks.size() == kMaxDecks) {
      continue;
    }
    Entry kept;
    kept.deck.id = key.substr(kPrefix.size());
    kept.deck.name = "A deck that cannot be read";
    if (const Result<SavedDeck> deck = saved_deck_from_json(kept.deck.id, *entry.value)) {
      kept.deck = deck.value();
    } else {
      kept.faults = deck.faults();
    }
    decks.push_back(std::move(kept));
  }
  return decks;
}

std::string store(const SavedDeck& deck) { return page::set(std::string(kPrefix) + deck.id, to_json(deck)); }

void remove(std::string_view id) { page::remove(std::string(kPrefix) + std::string(id)); }

}  // namespace longroll::web::deck_shelf
