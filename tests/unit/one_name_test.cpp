// One unit, one name: what is printed on a card or a counter is a part of the name by which lists, log and panels call
// it, or stands beside it there.
#include <gtest/gtest.h>

#include <cctype>

#include "engine/games/battles/game.h"
#include "engine/games/dixie/game.h"
#include "engine/play/session.h"
#include "engine/play/setup.h"
#include "tests/support/shipped.h"

namespace longroll::test {
namespace {

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words(1);
  for (const char c : text) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0) {
      words.back() += static_cast<char>(std::tolower(c));
    } else if (!words.back().empty()) {
      words.emplace_back();
    }
  }
  return words;
}

/// The longest word of the label begins a word of the name, or a word of the name begins it.
bool is_named_by(std::string_view name, std::string_view label) {
  std::string longest;
  for (const std::string& word : words_of(label)) {
    longest = word.size() > longest.size() ? word : longest;
  }
  for (const std::string& word : words_of(name)) {
    if (!word.empty() && (word.starts_with(longest) || (word.size() > 3 && longest.starts_with(word)))) {
      return true;
    }
  }
  return false;
}

TEST(OneName, WhatACardOfDixieIsCalledOnTheTableStandsInItsName) {
  const auto loaded = shipped_game("dixie");
  int both = 0;
  for (const dixie::Edition& edition : static_cast<const dixie::Dixie&>(*loaded).editions()) {
    EXPECT_FALSE(edition.cards.empty());
    for (const dixie::Card& card : edition.cards) {
      EXPECT_TRUE(is_named_by(card.name, card.short_name)) << card.name << " / " << card.short_name;
      both += card.name.ends_with(" (" + card.short_name + ")") ? 1 : 0;
      if (card.short_name == "2nd Wis.") {
        EXPECT_EQ(card.name.find('('), std::string::npos) << "named once where that is enough";
      }
    }
  }
  EXPECT_GT(both, 20);
}

TEST(OneName, WhatACounterOfBattlesIsCalledOnTheMapStandsInItsTitle) {
  const auto loaded = shipped_game("battles");
  const auto& game = static_cast<const battles::Battles&>(*loaded);
  for (int scenario = 0; scenario < static_cast<int>(game.info().scenarios.size()); ++scenario) {
    struct Setup setup = standard_setup(game);
    setup.scenario = scenario;
    const Session session(game, setup, 1);
    int known = 0;
    for (const battles::Counter& counter : game.field(session.state()).battle().counters) {
      if (counter.title == "Breastworks") {
        continue;  // no unit
      }
      EXPECT_TRUE(counter.title.empty() || is_named_by(counter.title, counter.name))
          << counter.title << " / " << counter.name;
      known += counter.title.empty() ? 0 : 1;
    }
    EXPECT_GT(known, 10);
  }
}

}  // namespace
}  // namespace longroll::test
