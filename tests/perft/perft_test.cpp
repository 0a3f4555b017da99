// tests/perft/<game>.txt: ways on from positions of play, counted by `longroll perft` and looked at by us.
#include <gtest/gtest.h>

#include <fstream>

#include "assets/embedded.h"
#include "engine/core/text.h"
#include "engine/play/registry.h"
#include "engine/protocol/json_answers.h"
#include "engine/protocol/playout.h"
#include "engine/protocol/playthrough.h"

namespace longroll {
namespace {

TEST(Perft, CountsAreThoseOnFile) {
  for (const GameEntry& entry : all_games()) {
    const Result<LoadedGame> loaded = load_game(entry.id, [](std::string_view path) -> Result<std::string> {
      return std::string(find_embedded_text(embedded_data(), path));
    });
    ASSERT_TRUE(loaded.ok());
    const Game& game = *loaded.value().game;
    std::ifstream file(std::string(LONGROLL_SOURCE_DIR) + "/tests/perft/" + std::string(entry.id) + ".txt");
    ASSERT_TRUE(file) << "no perft file for " << entry.id;
    int lines = 0;
    for (std::string line; std::getline(file, line);) {
      const std::size_t colon = line.find(':');
      if (line.starts_with('#') || colon == std::string::npos) {
        continue;
      }
      ++lines;
      const auto words = words_of(std::string_view(line).substr(0, colon));
      ASSERT_EQ(words.size(), 5U) << line;
      const Result<longroll::Setup> setup = parse_setup(game, std::string_view(line).substr(colon + 1));
      ASSERT_TRUE(setup.ok()) << line;
      const Session session =
          session_after(game, setup.value(), *parse_u64(words[0]), static_cast<std::size_t>(*parse_u64(words[1])));
      const Perft count = perft(game, session.state(), *parse_int(words[2]));
      EXPECT_EQ(std::to_string(count.leaves), words[3]) << line;
      EXPECT_EQ(hex_of(count.hash), words[4]) << line;
    }
    EXPECT_GT(lines, 5) << entry.id;
  }
}

}  // namespace
}  // namespace longroll
