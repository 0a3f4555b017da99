#include "engine/protocol/protocol.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/core/json.h"
#include "engine/play/setup.h"
#include "engine/protocol/json_answers.h"
#include "engine/record/archive.h"
#include "tests/conform/toy/toy.h"

namespace longroll {
namespace {

/// A protocol with the toy game alone.
class ProtocolTest : public testing::Test {
 protected:
  ProtocolTest()
      : protocol_({.games = &toy::toy_games(),
                   .read = [](std::string_view) -> Result<std::string> {
                     return Fault{"file", "none"};
                   },
                   .milliseconds = {},
                   .fresh_seed = {}}) {}

  /// The answer, which is one line of JSON whatever was asked.
  Json say(std::string_view line) {
    const std::string text = protocol_.answer(line);
    EXPECT_EQ(text.find('\n'), std::string::npos);
    Result<Json> json = parse_json(text, "answer");
    EXPECT_TRUE(json.ok()) << text;
    return json ? json.value() : Json{};
  }
  std::string text_of(std::string_view line, std::string_view member) {
    const Json json = say(line);
    const Json* found = json.find(member);
    return found != nullptr ? found->text : "";
  }
  bool answers(std::string_view line, std::string_view member) { return say(line).find(member) != nullptr; }
  /// Plays the first lawful action until the game ends; gives the number of decisions.
  int play_to_the_end() {
    int decisions = 0;
    while (answers("do #0", "ply")) {
      ++decisions;
    }
    return decisions;
  }

  Protocol protocol_;
};

TEST_F(ProtocolTest, GamesTellsScenariosAndOptions) {
  const Json games = *say("games").find("games");
  ASSERT_EQ(games.items.size(), 1U);
  EXPECT_EQ(games.items[0].find("id")->text, "toy");
  EXPECT_EQ(games.items[0].find("scenarios")->items.size(), 2U);
  EXPECT_EQ(games.items[0].find("options")->items[1].find("values")->items[1].text, "open");
}

TEST_F(ProtocolTest, NothingIsDoneBeforeAGameBegins) {
  for (const char* line : {"prompt", "do #0", "undo", "link", "state", "bot easy", "hash"}) {
    EXPECT_TRUE(answers(line, "error")) << line;
  }
}

TEST_F(ProtocolTest, NewNamesEveryFaultOfItsWords) {
  EXPECT_EQ(say("new toy/short hand=nine cards=green seed=x").find("faults")->items.size(), 3U);
  EXPECT_TRUE(answers("new chess", "faults"));
  EXPECT_TRUE(answers("new toy/nowhere", "faults"));
  EXPECT_EQ(text_of("new toy/long cards=open seed=18446744073709551615", "game"), "toy");
}

TEST_F(ProtocolTest, PlaysAGameByIndexAndByWords) {
  say("new toy/short seed=5");
  const Json prompt = say("prompt");
  EXPECT_EQ(prompt.find("seat")->text, "usa");
  const std::string first = prompt.find("actions")->items.at(0).find("text")->text;
  EXPECT_EQ(text_of("do " + first, "did"), first);
  EXPECT_EQ(text_of("do pass", "by"), "csa");
  EXPECT_EQ(play_to_the_end(), 6);
  EXPECT_TRUE(answers("go 8", "outcome"));
}

TEST_F(ProtocolTest, RefusesWithReasonAndRuleAndChangesNothing) {
  say("new toy/short seed=5");
  const std::string before = text_of("hash", "hash");
  const Json refused = say("do challenge");
  ASSERT_NE(refused.find("refused"), nullptr);
  EXPECT_EQ(refused.find("refused")->find("rule")->text, "2.1");
  EXPECT_TRUE(answers("why challenge", "refused"));
  EXPECT_TRUE(answers("why #0", "lawful"));
  EXPECT_TRUE(answers("do dance", "error"));
  EXPECT_TRUE(answers("do #99", "error"));
  EXPECT_EQ(text_of("hash", "hash"), before);
}

TEST_F(ProtocolTest, DictatedDiceFallAndOddsAreExact) {
  say("new toy/short seed=5 cards=open");
  const Json first = say("do #0");
  const Json odds = say("odds challenge");
  EXPECT_EQ(odds.find("total")->number, 6);  // six sides; what is drawn afterwards changes nothing about the result
  std::int64_t sum = 0;
  for (const Json& share : odds.find("odds")->items) {
    sum += share.find("weight")->number;
  }
  EXPECT_EQ(sum, 6);
  EXPECT_EQ(odds.find("odds")->items.size(), 2U);
  say("dice 6");
  const Json did = say("do challenge");
  std::vector<std::string> events;
  for (const Json& event : did.find("events")->items) {
    events.push_back(event.find("event")->text);
  }
  EXPECT_NE(std::find(events.begin(), events.end(), "step-began"), events.end()) << "a challenge is a step of its own";
  EXPECT_NE(std::find(events.begin(), events.end(), "rolled"), events.end());
  EXPECT_EQ(std::find(events.begin(), events.end(), "?"), events.end());
  bool six = false;
  for (const Json& line : did.find("told")->items) {
    six = six || line.text == "the die shows 6";
  }
  EXPECT_TRUE(six);
}

TEST_F(ProtocolTest, UndoAndGoWalkTheSameGame) {
  say("new toy/short seed=9");
  std::vector<std::string> hashes = {text_of("hash", "hash")};
  while (answers("do #0", "ply")) {
    hashes.push_back(text_of("hash", "hash"));
  }
  EXPECT_TRUE(answers("undo 3", "ply"));
  EXPECT_EQ(text_of("hash", "hash"), hashes[hashes.size() - 4]);
  say("go 0");
  EXPECT_EQ(text_of("hash", "hash"), hashes[0]);
  say("go " + std::to_string(hashes.size() - 1));
  EXPECT_EQ(text_of("hash", "hash"), hashes.back());
  say("go 1");
  say("do #1");
  EXPECT_TRUE(answers("go 3", "error")) << "another decision ends what could be gone forward to";
  EXPECT_TRUE(answers("undo 99", "error"));
}

TEST_F(ProtocolTest, LinksPositionsAndStatesComeBack) {
  say("new toy/long seed=77 hand=three");
  for (int i = 0; i < 5; ++i) {
    say("do #0");
  }
  const std::string hash = text_of("hash", "hash");
  const std::string link = text_of("link", "link");
  const std::string position = text_of("position", "link");
  const std::string state = protocol_.answer("state");
  EXPECT_EQ(link.substr(0, 2), "g=");
  say("new toy/short");
  say("open #" + link);
  EXPECT_EQ(text_of("hash", "hash"), hash);
  EXPECT_EQ(text_of("link", "link"), link);
  say("new toy/short");
  say("open " + position);
  EXPECT_EQ(text_of("hash", "hash"), hash);
  EXPECT_TRUE(answers("journal", "error"));
  say("new toy/short");
  say("load " + state);
  EXPECT_EQ(text_of("hash", "hash"), hash);
  EXPECT_EQ(protocol_.answer("state"), state);
}

TEST_F(ProtocolTest, LoadReportsEveryFault) {
  say("new toy/short");
  std::string state = protocol_.answer("state");
  state.replace(state.find("toy.usa.1"), 9, "toy.usa.9");
  state.replace(state.find("usa.deck"), 8, "usa.moon");
  state.replace(state.find("\"limit\":4"), 9, "\"limit\":\"\"");
  EXPECT_EQ(say("load " + state).find("faults")->items.size(), 3U);
  EXPECT_TRUE(answers("load {}", "faults"));
  EXPECT_TRUE(answers("load {\"game\":\"toy\"", "faults"));
  EXPECT_TRUE(answers("load {\"game\":\"toy\"}", "faults"));
}

TEST_F(ProtocolTest, AReaderIsNotToldTheOtherSidesSecrets) {
  say("new toy/short seed=4");
  const std::string played = say("prompt").find("actions")->items.at(0).find("text")->text.substr(5);
  say("reader csa");
  EXPECT_TRUE(say("prompt").find("actions")->items.empty());
  EXPECT_EQ(protocol_.answer("state").find(played), std::string::npos);
  EXPECT_TRUE(answers("state usa", "error"));
  for (const char* line : {"journal", "link", "hash", "position", "dice 6", "odds #0", "perft 1", "playout"}) {
    EXPECT_TRUE(answers(line, "error")) << line;
  }
  EXPECT_EQ(protocol_.answer("do #0").find(played), std::string::npos);
  say("reader all");
  EXPECT_NE(protocol_.answer("state").find(played), std::string::npos);
}

TEST_F(ProtocolTest, ABotAnswersWithALawfulActionAndDoesNotDoIt) {
  say("new toy/short seed=4");
  for (const char* level : {"random", "easy", "normal"}) {
    const std::string action = text_of(std::string("bot ") + level + " usa iterations=20", "action");
    EXPECT_TRUE(answers("why " + action, "lawful")) << level;
  }
  EXPECT_TRUE(answers("bot easy csa", "error"));
  EXPECT_TRUE(answers("bot genius", "error"));
  EXPECT_EQ(say("hash").find("ply")->number, 0);
}

TEST_F(ProtocolTest, ABotAnswersWithTheRowOfDecisionsUpToTheNextDie) {
  for (int game = 0; game < 8; ++game) {
    say("new toy/long seed=" + std::to_string(game));
    for (int row = 0; row < 6 && say("prompt").find("actions") != nullptr; ++row) {
      const Json answer = say("bot random row=5 seed=" + std::to_string(row));
      if (answer.find("row") == nullptr) {
        break;  // the game is over
      }
      const std::vector<Json>& texts = answer.find("row")->items;
      ASSERT_FALSE(texts.empty());
      EXPECT_LE(texts.size(), 5U);
      EXPECT_EQ(texts.front().text, answer.find("action")->text);
      const std::string seat = say("prompt").find("seat")->text;
      for (const Json& text : texts) {
        EXPECT_EQ(say("prompt").find("seat")->text, seat) << "all of them are of one side";
        EXPECT_TRUE(answers("do " + text.text, "ply")) << text.text;
      }
    }
  }
  say("new toy/short seed=4");
  EXPECT_FALSE(answers("bot easy", "row")) << "who does not ask for a row has the answer of old";
  EXPECT_TRUE(answers("bot easy row=x", "error"));
}

TEST_F(ProtocolTest, PerftAndPlayoutCount) {
  say("new toy/short seed=4 hand=two");
  EXPECT_EQ(say("perft 1").find("leaves")->number, 3);  // two cards and the one that was drawn
  EXPECT_EQ(say("perft 2").find("leaves")->number, 6);
  EXPECT_EQ(text_of("playout seed=3", "signature"), text_of("playout seed=3", "signature"));
  EXPECT_NE(text_of("playout seed=3", "signature"), text_of("playout seed=4", "signature"));
}

TEST_F(ProtocolTest, HostileLinesAreAnswered) {
  say("new toy/short");
  EXPECT_TRUE(answers("\xFF\xFE", "error"));
  EXPECT_TRUE(answers(std::string("do \x01"), "error"));
  EXPECT_TRUE(answers(std::string(3U << 20U, 'x'), "error"));
  EXPECT_TRUE(answers("load " + std::string(100'000, '['), "faults"));
  EXPECT_TRUE(answers("perft 99999999999999999999", "error"));
  EXPECT_TRUE(answers("go -1", "error"));
  EXPECT_TRUE(answers("open g=AAAA", "faults"));
  EXPECT_FALSE(protocol_.finished());
  say("quit");
  EXPECT_TRUE(protocol_.finished());
}

TEST_F(ProtocolTest, AFileOpensAsTheGameThatItHolds) {
  say("new toy/long seed=4");
  play_to_the_end();
  say("undo 3");
  const std::string file = text_of("file", "file");
  const std::string hash = text_of("hash", "hash");
  const std::string journal = protocol_.answer("journal");
  EXPECT_TRUE(file.starts_with("f="));
  say("new toy/short seed=9");
  EXPECT_TRUE(answers("open " + file, "ply"));
  EXPECT_EQ(text_of("hash", "hash"), hash);
  EXPECT_EQ(protocol_.answer("journal"), journal);
  EXPECT_TRUE(answers("open " + file.substr(0, file.size() - 2), "faults"));
  EXPECT_TRUE(answers("open f=", "faults"));
}

TEST_F(ProtocolTest, APositionIsPlacedFromItsArchive) {
  const std::unique_ptr<Game> game = toy::make_toy();
  Session session(*game, standard_setup(*game), 7);
  Actions lawful;
  game->actions(session.state(), lawful);
  session.play(lawful.front());
  const Bytes archive = save_position(*game, session.setup(), session.state());
  EXPECT_EQ(text_of("place toy " + to_base64url(archive), "seat"), id_of(session.to_act()));
  EXPECT_EQ(text_of("hash", "hash"), hex_of(hash_of(session.state())));
  EXPECT_TRUE(answers("place toy " + to_base64url(std::span(archive).first(archive.size() - 1)), "faults"));
  EXPECT_TRUE(answers("place chess " + to_base64url(archive), "faults"));
  EXPECT_TRUE(answers("place toy", "error"));
  EXPECT_TRUE(answers("place toy !", "error"));
}

}  // namespace
}  // namespace longroll
