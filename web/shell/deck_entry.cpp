// build: logic
#include "web/shell/deck_entry.h"

#include <algorithm>

#include "engine/core/json_writer.h"
#include "engine/play/setup.h"

namespace longroll::web {
namespace {

constexpr int kFormat = 1;

}  // namespace

SavedDeck saved_deck_of(const Game& game, const DeckSheet& sheet, std::string name, std::int64_t now) {
  SavedDeck saved;
  saved.name = std::move(name);
  saved.game = game.info().id;
  saved.battle = game.info().scenarios[static_cast<std::size_t>(sheet.scenario)].id;
  saved.side = id_of(sheet.side);
  saved.columns = sheet.columns;
  for (const std::int16_t kind : sheet.kinds) {
    saved.cards += (saved.cards.empty() ? "" : ",") + game.kind_id(sheet.scenario, kind);
  }
  saved.when = now;
  return saved;
}

Result<DeckSheet> sheet_of(const Game& game, const SavedDeck& saved) {
  DeckSheet sheet;
  sheet.scenario = find_scenario(game, saved.battle);
  sheet.side = saved.side == id_of(Seat::Confederate) ? Seat::Confederate : Seat::Union;
  sheet.columns = saved.columns;
  Setup setup = standard_setup(game);
  setup.scenario = sheet.scenario;
  Faults faults = set_option(game, setup, "deck." + std::string(id_of(sheet.side)), saved.cards);
  sheet.kinds = setup.decks[static_cast<std::size_t>(index_of(sheet.side))];
  if (saved.game != game.info().id) {
    faults.push_back({"deck", "is of another game"});
  }
  if (faults.empty()) {
    faults = faults_of_sheet(game, sheet);
  }
  if (!faults.empty()) {
    return faults;
  }
  return sheet;
}

std::string to_json(const SavedDeck& deck) {
  return JsonObject()
      .number("format", kFormat)
      .text("name", deck.name)
      .text("game", deck.game)
      .text("battle", deck.battle)
      .text("side", deck.side)
      .raw("columns", std::to_string(deck.columns))
      .raw("when", std::to_string(deck.when))
      .text("cards", deck.cards)
      .done();
}

Result<SavedDeck> saved_deck_from_json(const std::string& id, const std::string& json) {
  const std::string where = "saved deck " + id;
  const Result<Json> parsed = parse_json(json, where, {.bytes = 1U << 15U, .values = 40, .depth = 2});
  if (!parsed) {
    return parsed.faults();
  }
  Faults faults;
  JsonReader reader(parsed.value(), where, faults);
  if (const std::int64_t format = reader.number("format", 0, 1'000'000); faults.empty() && format != kFormat) {
    return Fault{where, "written by another version of this page"};
  }
  SavedDeck deck;
  deck.id = id;
  deck.name = reader.text("name").substr(0, 60);
  deck.game = reader.text("game");
  deck.battle = reader.text("battle");
  deck.side = reader.text("side");
  deck.columns = static_cast<int>(reader.number("columns", 3, 5));
  deck.when = reader.number_or("when", 0, INT64_MAX, 0);
  deck.cards = reader.text("cards");
  reader.refuse_unknown();
  if (!faults.empty()) {
    return faults;
  }
  return deck;
}

}  // namespace longroll::web
