// build: portable
#include "engine/record/deck_link.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "engine/core/rng.h"
#include "engine/games/dixie/deck_builder.h"
#include "engine/games/dixie/game.h"
#include "engine/games/dixie/rules/decks.h"
#include "engine/play/setup.h"
#include "engine/record/link_frame.h"
#include "tests/conform/toy/toy.h"
#include "tests/support/shipped.h"

namespace longroll {
namespace {

const dixie::Dixie& game() {
  static const LoadedGame loaded = [] {
    Result<LoadedGame> result =
        dixie::load([](std::string_view path) -> Result<std::string> { return test::asset_text(path); });
    return std::move(result).value();
  }();
  return static_cast<const dixie::Dixie&>(*loaded.game);
}

/// The three collections as their files have them, whichever of them can be played.
const std::vector<dixie::Edition>& collections() {
  static const std::vector<dixie::Edition> all = [] {
    std::vector<dixie::Edition> editions;
    for (const std::string id : {"bull-run", "shiloh", "gettysburg"}) {
      Result<dixie::Edition> edition = dixie::parse_edition(test::asset_text("games/dixie/" + id + ".json"), id);
      EXPECT_TRUE(edition.ok()) << describe(edition.faults());
      editions.push_back(std::move(edition).value());
      editions.back().first_kind = static_cast<std::int16_t>(editions.size() * 7);  // kinds need not begin at 0
    }
    return editions;
  }();
  return all;
}

/// Calls `look` with every edition, width and side that has a budget.
template <class Look>
void for_every_army(Look&& look) {
  int armies = 0;
  for (const dixie::Edition& edition : collections()) {
    for (const int columns : {3, 5}) {
      for (const Seat side : {Seat::Union, Seat::Confederate}) {
        if (dixie::budget_of(edition, columns, side) > 0) {
          look(edition, columns, side);
          ++armies;
        }
      }
    }
  }
  EXPECT_EQ(armies, 10) << "three editions, two sides, two widths, but no five columns at Shiloh";
}

TEST(Dixie_14_0_DeckBuilder, EveryDeckMayBeUsedAndSpendsItsPoints) {
  for_every_army([](const dixie::Edition& edition, int columns, Seat side) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
      const std::vector<std::int16_t> deck = dixie::build_deck(edition, columns, side, seed);
      const Faults faults = dixie::faults_of_deck(edition, columns, side, deck);
      ASSERT_TRUE(faults.empty()) << edition.id << " " << columns << ": " << describe(faults);
      ASSERT_EQ(std::adjacent_find(deck.begin(), deck.end(), std::greater_equal<>()), deck.end());
      ASSERT_LE(deck.size(), kMaxInDeck);
      const int budget = dixie::budget_of(edition, columns, side);
      EXPECT_GT(dixie::points_of(edition, deck), budget - 6) << edition.id << " seed " << seed;
    }
  });
}

TEST(Dixie_14_0_DeckBuilder, EveryDeckHasTroopsOfEveryArmWithLeadersGroundAndSpecials) {
  for_every_army([](const dixie::Edition& edition, int columns, Seat side) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
      std::array<int, 6> points{};
      for (const std::int16_t kind : dixie::build_deck(edition, columns, side, seed)) {
        points[static_cast<std::size_t>(edition.card(kind).type)] += edition.card(kind).battle_points;
      }
      const int budget = dixie::budget_of(edition, columns, side);
      for (const int of_sort : points) {
        EXPECT_GT(of_sort, 0) << edition.id << " " << columns << " seed " << seed;
      }
      const int troops = points[0] + points[1] + points[2];
      EXPECT_GE(troops * 100, budget * 75);
      EXPECT_LE(troops * 100, budget * 95);
    }
  });
}

TEST(Dixie_14_0_DeckBuilder, TheSeedAloneDecides) {
  for_every_army([](const dixie::Edition& edition, int columns, Seat side) {
    EXPECT_EQ(dixie::build_deck(edition, columns, side, 5), dixie::build_deck(edition, columns, side, 5));
    EXPECT_NE(dixie::build_deck(edition, columns, side, 5), dixie::build_deck(edition, columns, side, 6));
  });
}

TEST(Dixie_14_0_DeckBuilder, FillingUpKeepsWhatIsThereAndSpendsNoMoreThanTheBudget) {
  for_every_army([](const dixie::Edition& edition, int columns, Seat side) {
    std::vector<std::int16_t> own = dixie::build_deck(edition, columns, side, 1);
    own.resize(5);
    const std::vector<std::int16_t> filled = dixie::fill_deck(edition, columns, side, own, 2);
    EXPECT_TRUE(std::includes(filled.begin(), filled.end(), own.begin(), own.end()));
    EXPECT_TRUE(dixie::faults_of_deck(edition, columns, side, filled).empty());
    // A deck past its budget comes back as it was.
    std::vector<std::int16_t> everything;
    for (std::int16_t kind = edition.first_kind; kind < edition.end_kind(); ++kind) {
      if (edition.card(kind).side == side) {
        everything.push_back(kind);
      }
    }
    EXPECT_EQ(dixie::fill_deck(edition, columns, side, everything, 3), everything);
  });
  const dixie::Edition& shiloh = collections()[1];
  EXPECT_TRUE(dixie::build_deck(shiloh, 5, Seat::Union, 1).empty()) << "Shiloh has no battle of five columns";
}

TEST(Dixie_14_0_DeckBuilder, ComradesComeTogetherAtGettysburg) {
  // Of two cards drawn the one with more of its division in the deck is taken: pairs of a division are commoner than
  // in decks that were drawn blindly.
  const dixie::Edition& edition = collections()[2];
  const auto pairs = [&](const std::vector<std::int16_t>& deck) {
    int count = 0;
    for (std::size_t a = 0; a < deck.size(); ++a) {
      for (std::size_t b = 0; b < a; ++b) {
        count += edition.fact(deck[a]).division != dixie::kNoUnit &&
                         edition.fact(deck[a]).division == edition.fact(deck[b]).division
                     ? 1
                     : 0;
      }
    }
    return count;
  };
  int built = 0;
  int blind = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const std::vector<std::int16_t> deck = dixie::build_deck(edition, 3, Seat::Union, seed);
    built += pairs(deck);
    std::vector<std::int16_t> drawn;
    Rng rng(seed);
    for (const std::int16_t kind : deck) {  // for each card any of its sort
      std::int16_t other = kind;
      do {
        other = static_cast<std::int16_t>(
            edition.first_kind + static_cast<int>(rng.below(static_cast<std::uint32_t>(edition.cards.size()))));
      } while (edition.card(other).side != Seat::Union || edition.card(other).type != edition.card(kind).type ||
               std::find(drawn.begin(), drawn.end(), other) != drawn.end());
      drawn.push_back(other);
    }
    blind += pairs(drawn);
  }
  EXPECT_GT(built * 4, blind * 5);
}

DeckSheet sheet_of(std::uint64_t seed) {
  DeckSheet sheet;
  sheet.side = seed % 2 == 0 ? Seat::Union : Seat::Confederate;
  sheet.columns = seed % 3 == 0 ? 5 : 3;
  sheet.scenario = static_cast<int>(seed % game().editions().size());
  const dixie::Edition& edition = game().editions()[static_cast<std::size_t>(sheet.scenario)];
  sheet.columns = dixie::budget_of(edition, sheet.columns, sheet.side) > 0 ? sheet.columns : 3;
  sheet.kinds = dixie::build_deck(edition, sheet.columns, sheet.side, seed);
  return sheet;
}

TEST(DeckLink, EveryDeckComesBackAndIsShort) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const DeckSheet sheet = sheet_of(seed);
    const std::string link = deck_link(game(), sheet);
    EXPECT_LT(link.size(), 120U);
    const Result<DeckSheet> back = open_deck_link(game(), "#" + link);
    ASSERT_TRUE(back.ok()) << describe(back.faults());
    EXPECT_EQ(back.value(), sheet);
    EXPECT_EQ(read_link_header(link).value().kind, LinkKind::Deck);
    EXPECT_FALSE(open_link(game(), link, 0).ok()) << "a deck is no game";
  }
}

TEST(DeckLink, EveryChangedLetterIsNoticed) {
  const std::string link = deck_link(game(), sheet_of(4));
  for (std::size_t at = 2; at < link.size(); ++at) {
    std::string bent = link;
    bent[at] = bent[at] == 'Q' ? 'R' : 'Q';
    EXPECT_FALSE(open_deck_link(game(), bent).ok()) << at;
    EXPECT_FALSE(open_deck_link(game(), link.substr(0, at)).ok()) << at;
  }
  EXPECT_FALSE(open_deck_link(game(), "").ok());
  EXPECT_FALSE(open_deck_link(game(), "d=" + std::string(kLongestLink, 'A')).ok());
  EXPECT_FALSE(open_deck_link(game(), "g=" + link.substr(2)).ok());
}

TEST(DeckLink, ADeckOutlivesTheRulesButNotItsCards) {
  const DeckSheet sheet = sheet_of(2);
  Result<LinkFrame> frame = read_frame(deck_link(game(), sheet));
  frame.value().header.rules_version += 5;
  const Result<DeckSheet> older = open_deck_link(game(), write_frame(frame.value().header, frame.value().body));
  ASSERT_TRUE(older.ok());
  EXPECT_EQ(older.value(), sheet);
  frame.value().header.data_check ^= 1U;
  const Result<DeckSheet> foreign = open_deck_link(game(), write_frame(frame.value().header, frame.value().body));
  ASSERT_FALSE(foreign.ok());
  EXPECT_NE(foreign.faults().front().what.find("other cards"), std::string::npos);
}

TEST(DeckLink, NoBodyDoesMoreThanEndInAFault) {
  int opened = 0;
  for (std::uint64_t seed = 0; seed < 5000; ++seed) {
    Rng rng(seed);
    Bytes body(rng.below(30));
    for (std::uint8_t& byte : body) {
      byte = static_cast<std::uint8_t>(rng.next());
    }
    const std::string link = write_frame(header_of(game(), 0, LinkKind::Deck), body);
    const Result<DeckSheet> sheet = open_deck_link(game(), link);
    if (sheet) {
      ++opened;
      EXPECT_TRUE(faults_of_sheet(game(), sheet.value()).empty());
      EXPECT_EQ(deck_link(game(), sheet.value()), link);
    }
  }
  EXPECT_LT(opened, 5000);
}

TEST(DeckLink, SaysWhyItIsNoDeck) {
  const auto faulty = [](auto&& change) {
    DeckSheet sheet = sheet_of(2);
    change(sheet);
    return !faults_of_sheet(game(), sheet).empty();
  };
  EXPECT_FALSE(faulty([](DeckSheet&) {}));
  EXPECT_TRUE(faulty([](DeckSheet& sheet) { sheet.scenario = 99; }));
  EXPECT_TRUE(faulty([](DeckSheet& sheet) { sheet.side = Seat::Nobody; }));
  EXPECT_TRUE(faulty([](DeckSheet& sheet) { sheet.columns = 4; }));
  EXPECT_TRUE(faulty([](DeckSheet& sheet) { sheet.kinds.clear(); }));
  EXPECT_TRUE(faulty([](DeckSheet& sheet) { sheet.kinds.push_back(sheet.kinds.back()); }));
  EXPECT_TRUE(faulty([](DeckSheet& sheet) { sheet.kinds.push_back(30'000); }));
  EXPECT_TRUE(faulty([](DeckSheet& sheet) { sheet.kinds.insert(sheet.kinds.begin(), -1); }));
  EXPECT_TRUE(faulty([](DeckSheet& sheet) { sheet.kinds.resize(kMaxInDeck + 1, 3); }));
  const auto toy_game = toy::make_toy();
  DeckSheet sheet;
  sheet.kinds = {0};
  EXPECT_FALSE(faults_of_sheet(*toy_game, sheet).empty()) << "not every game has decks";
}

}  // namespace
}  // namespace longroll
