#include <gtest/gtest.h>

#include <cmath>
#include <ostream>

#include "assets/embedded.h"
#include "engine/ai/bot.h"
#include "engine/games/dixie/deck_builder.h"
#include "engine/games/dixie/game.h"
#include "engine/play/registry.h"
#include "engine/play/setup.h"
#include "engine/record/link.h"
#include "tests/support/sparing.h"

namespace longroll {
namespace {

/// What the design grants: a whole game of Dixie, and a position of it.
constexpr std::size_t kWholeGame = 600;
constexpr std::size_t kPosition = 300;
/// What a link has beside its choices: letters that say what it is, checks, set-up, seed.
constexpr double kBesideChoices = 32;
/// Two decks of a hundred out of two hundred cards, and nothing could say them shorter.
constexpr double kTwoDecks = 2 * 200 / 6.0;

const LoadedGame& loaded() {
  static const LoadedGame game = load_game("dixie", [](std::string_view path) -> Result<std::string> {
                                   return std::string(find_embedded_text(embedded_data(), path));
                                 }).value();
  return game;
}

enum class Decks : std::uint8_t { Dealt, Own };

struct Large {
  std::string_view scenario, options;
  bool is_longest_at_random;  ///< its choices alone go past the budget when nobody thinks
};

void PrintTo(const Large& large, std::ostream* out) { *out << large.scenario << " " << large.options; }

Setup setup_of(const Large& large, Decks decks, std::uint64_t seed) {
  const Game& game = *loaded().game;
  Setup setup = standard_setup(game);
  for (std::size_t i = 0; i < game.info().scenarios.size(); ++i) {
    setup.scenario = game.info().scenarios[i].id == large.scenario ? static_cast<int>(i) : setup.scenario;
  }
  for (std::string_view rest = large.options; !rest.empty();) {
    const std::string_view one = rest.substr(0, rest.find(' '));
    rest.remove_prefix(std::min(one.size() + 1, rest.size()));
    const Faults faults = set_option(game, setup, one.substr(0, one.find('=')), one.substr(one.find('=') + 1));
    EXPECT_TRUE(faults.empty()) << describe(faults);
  }
  if (decks == Decks::Own) {
    const auto& edition = static_cast<const dixie::Dixie&>(game).editions()[static_cast<std::size_t>(setup.scenario)];
    const int columns = setup.options[static_cast<std::size_t>(dixie::Option::Battleline)] == 1 ? 5 : 3;
    setup.decks = {dixie::build_deck(edition, columns, Seat::Union, seed),
                   dixie::build_deck(edition, columns, Seat::Confederate, seed)};
  }
  if (decks == Decks::Own && !faults_of_setup(game, setup).empty()) {
    setup.decks = {};  // 14.0: over three days and with late troops all cards are dealt
  }
  EXPECT_TRUE(faults_of_setup(game, setup).empty());
  return setup;
}

/// A game from its first decision to its last; `choices` are the characters that it takes to say which of the lawful
/// actions were done, were each as likely as the others.
Session play(const Setup& setup, std::string_view level, std::uint64_t number, double& choices) {
  const Game& game = *loaded().game;
  Session session(game, setup, 0x9E3779B97F4A7C15ULL * (number + 1));
  const std::unique_ptr<Bot> bot = make_bot(level, game, *loaded().advisor, number);
  Actions lawful;
  choices = 0;
  while (is_player(session.to_act())) {
    game.actions(session.state(), lawful);
    choices += std::log2(lawful.size()) / 6;
    session.play(decide(*bot, game.view(session.state(), session.to_act()), lawful));
  }
  return session;
}

class LinkLength : public testing::TestWithParam<Large> {};

TEST_P(LinkLength, OfGamesThatSomebodyPlaysHoldsTheBudgetWithRoomToSpare) {
  for (const Decks decks : {Decks::Dealt, Decks::Own}) {
    for (std::uint64_t number = 0; number < test::some_of(std::uint64_t{6}); ++number) {
      double choices = 0;
      const Session session = play(setup_of(GetParam(), decks, number), "easy", number, choices);
      EXPECT_LE(game_link(session)->size(), kWholeGame * 92 / 100) << number;
      for (std::size_t ply = 0; ply < session.ply_count(); ply += 11) {
        ASSERT_LE(position_link(session.game(), session.setup(), session.state_at(ply)).size(), kPosition)
            << number << " after " << ply;
      }
    }
  }
}

TEST_P(LinkLength, OfRandomGamesIsThatOfTheirChoicesAndLittleMore) {
  for (const Decks decks : {Decks::Dealt, Decks::Own}) {
    for (std::uint64_t number = 0; number < test::some_of(std::uint64_t{12}); ++number) {
      double choices = 0;
      const Session session = play(setup_of(GetParam(), decks, number), "random", number, choices);
      const std::string link = *game_link(session);
      EXPECT_LE(static_cast<double>(link.size()), choices + kBesideChoices + (decks == Decks::Own ? kTwoDecks : 0))
          << number;
      EXPECT_TRUE(GetParam().is_longest_at_random || link.size() <= kWholeGame) << number << ": " << link.size();
      const Result<Session> opened = open_link(session.game(), link, 1);
      ASSERT_TRUE(opened.ok()) << describe(opened.faults());
      EXPECT_EQ(opened.value().journal(), session.journal());
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Dixie, LinkLength,
                         testing::Values(Large{"bull-run", "", false}, Large{"bull-run", "preset=everything", false},
                                         Large{"bull-run", "battleline=five", true},
                                         Large{"bull-run", "preset=everything battleline=five", true},
                                         Large{"shiloh", "", false}, Large{"shiloh", "preset=everything", false},
                                         Large{"gettysburg", "days=three", false},
                                         Large{"gettysburg", "preset=everything", false},
                                         Large{"gettysburg", "battleline=five", true},
                                         Large{"gettysburg", "preset=advanced battleline=five", true}));

}  // namespace
}  // namespace longroll
