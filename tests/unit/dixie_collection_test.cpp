// How the cards of a collection are looked through, and how decks are kept.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/games/dixie/deck_builder.h"
#include "engine/games/dixie/game.h"
#include "tests/support/shipped.h"
#include "web/games/dixie/room/collection.h"
#include "web/shell/deck_entry.h"

namespace longroll::web {
namespace {

using dixie::find_cards;
using dixie::Sought;

Result<std::string> read_asset(std::string_view path) { return longroll::test::asset_text(path); }

longroll::dixie::Edition edition(const std::string& id) {
  Result<longroll::dixie::Edition> read =
      longroll::dixie::parse_edition(read_asset("games/dixie/" + id + ".json").value(), id);
  EXPECT_TRUE(read.ok());
  return std::move(read).value();
}

const longroll::dixie::Dixie& game() {
  static const LoadedGame loaded = std::move(longroll::dixie::load(read_asset)).value();
  return static_cast<const longroll::dixie::Dixie&>(*loaded.game);
}

TEST(Collection, EachConditionNarrowsWhatIsFound) {
  const longroll::dixie::Edition bull_run = edition("bull-run");
  const auto whole = find_cards(bull_run, Seat::Union, {});
  EXPECT_EQ(whole.size(), 106U);
  EXPECT_EQ(find_cards(bull_run, Seat::Union, {.words = "WISCONSIN"}).size(), 1U);
  EXPECT_EQ(find_cards(bull_run, Seat::Union, {.words = "york 2nd"}).size(),
            find_cards(bull_run, Seat::Union, {.words = "2nd york"}).size());
  EXPECT_TRUE(find_cards(bull_run, Seat::Union, {.words = "wisconsin alabama"}).empty());
  std::size_t sum = 0;
  for (int sort = 0; sort < 6; ++sort) {
    sum += find_cards(bull_run, Seat::Union, {.sort = sort}).size();
  }
  EXPECT_EQ(sum, whole.size());
  for (const int kind : find_cards(bull_run, Seat::Union, {.value = 3})) {
    EXPECT_TRUE(bull_run.card(kind).is_troop());
    EXPECT_EQ(bull_run.card(kind).value, 3);
  }
  for (const int kind : find_cards(bull_run, Seat::Union, {.most_points = 6})) {
    EXPECT_LE(bull_run.card(kind).battle_points, 6);
  }
  EXPECT_TRUE(find_cards(bull_run, Seat::Union, {.words = std::string(100'000, 'x')}).empty());
}

TEST(Collection, UnitsTakeInEveryCardOnce) {
  for (const std::string id : {"bull-run", "shiloh", "gettysburg"}) {
    const longroll::dixie::Edition of = edition(id);
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      std::size_t sum = 0;
      for (const std::string& unit : dixie::units_of(of, side)) {
        sum += find_cards(of, side, {.unit = unit}).size();
        EXPECT_FALSE(dixie::unit_words(of, side, unit).empty());
      }
      EXPECT_EQ(sum, find_cards(of, side, {}).size()) << id;
    }
  }
}

TEST(Collection, UnitsAreSaidInWords) {
  const longroll::dixie::Edition bull_run = edition("bull-run");
  const longroll::dixie::Edition shiloh = edition("shiloh");
  const longroll::dixie::Edition gettysburg = edition("gettysburg");
  const auto words = dixie::unit_words;
  EXPECT_EQ(words(bull_run, Seat::Union, "II/1"), "2nd Division, 1st Brigade");
  EXPECT_EQ(words(bull_run, Seat::Confederate, "Shenandoah/4"), "Army of the Shenandoah, 4th Brigade");
  EXPECT_EQ(words(bull_run, Seat::Confederate, "Potomac/R"), "Army of the Potomac, Reserve Brigade");
  EXPECT_EQ(words(shiloh, Seat::Union, "Ohio 4/22"), "Army of the Ohio, 4th Division, 22nd Brigade");
  EXPECT_EQ(words(shiloh, Seat::Confederate, "I Clark/2"), "I Corps, Clark's Division, 2nd Brigade");
  EXPECT_EQ(words(shiloh, Seat::Confederate, "III/2"), "III Corps, 2nd Brigade");
  EXPECT_EQ(words(shiloh, Seat::Confederate, "Reserve/3"), "Reserve Corps, 3rd Brigade");
  EXPECT_EQ(words(gettysburg, Seat::Union, "XII/2/3"), "XII Corps, 2nd Division, 3rd Brigade");
  EXPECT_EQ(words(gettysburg, Seat::Union, "Res"), "Artillery Reserve");
  EXPECT_EQ(words(gettysburg, Seat::Confederate, "Longstreet/Pickett/2"),
            "Longstreet's Corps, Pickett's Division, 2nd Brigade");
  EXPECT_EQ(words(gettysburg, Seat::Union, "Cav/1"), "Cavalry Corps, 1st Division");
}

TEST(SavedDecks, ADeckComesBackOutOfItsEntry) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    DeckSheet sheet;
    sheet.side = seed % 2 == 0 ? Seat::Union : Seat::Confederate;
    sheet.columns = seed % 4 < 2 ? 3 : 5;
    sheet.kinds = longroll::dixie::build_deck(game().editions()[0], sheet.columns, sheet.side, seed);
    SavedDeck saved = saved_deck_of(game(), sheet, "Deck \"" + std::to_string(seed) + "\"\n", 1234);
    saved.id = "7";
    const Result<SavedDeck> read = saved_deck_from_json("7", to_json(saved));
    ASSERT_TRUE(read.ok()) << describe(read.faults());
    EXPECT_EQ(read.value(), saved);
    const Result<DeckSheet> back = sheet_of(game(), read.value());
    ASSERT_TRUE(back.ok()) << describe(back.faults());
    EXPECT_EQ(back.value(), sheet);
  }
}

TEST(SavedDecks, DamagedEntriesAreFaultsInWords) {
  DeckSheet sheet;
  sheet.kinds = longroll::dixie::build_deck(game().editions()[0], 3, Seat::Union, 1);
  const SavedDeck saved = saved_deck_of(game(), sheet, "Mine", 5);
  const std::string json = to_json(saved);
  for (std::size_t cut = 0; cut < json.size(); ++cut) {
    EXPECT_FALSE(saved_deck_from_json("1", json.substr(0, cut)).ok()) << cut;
  }
  // Any letter changed: it is read as some entry or refused, and no entry becomes a deck that there cannot be.
  for (std::size_t at = 0; at < json.size(); ++at) {
    std::string bent = json;
    bent[at] = bent[at] == '9' ? ',' : '9';
    const Result<SavedDeck> read = saved_deck_from_json("1", bent);
    const Result<DeckSheet> back = read ? sheet_of(game(), read.value()) : Result<DeckSheet>(read.faults());
    EXPECT_TRUE(!back.ok() || faults_of_sheet(game(), back.value()).empty()) << bent;
  }
  EXPECT_FALSE(saved_deck_from_json("1", std::string(1U << 20U, '[')).ok());
  EXPECT_FALSE(saved_deck_from_json("1", "{\"format\":2}").ok());
  const auto refused = [&](auto&& change) {
    SavedDeck bent = saved;
    change(bent);
    return !sheet_of(game(), bent).ok();
  };
  EXPECT_TRUE(refused([](SavedDeck& deck) { deck.game = "battles"; }));
  EXPECT_TRUE(refused([](SavedDeck& deck) { deck.battle = "waterloo"; }));
  EXPECT_TRUE(refused([](SavedDeck& deck) { deck.columns = 4; }));
  EXPECT_TRUE(refused([](SavedDeck& deck) { deck.cards = "dixie.usa.1,dixie.usa.1"; }));
  EXPECT_TRUE(refused([](SavedDeck& deck) { deck.cards = "dixie.usa.999"; }));
  EXPECT_TRUE(refused([](SavedDeck& deck) { deck.cards.clear(); }));
}

}  // namespace
}  // namespace longroll::web
