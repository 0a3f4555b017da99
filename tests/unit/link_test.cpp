// build: portable
#include "engine/record/link.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "engine/core/hash.h"
#include "engine/core/rng.h"
#include "engine/play/setup.h"
#include "engine/record/archive.h"
#include "engine/record/codec/number_model.h"
#include "engine/record/game_link.h"
#include "engine/record/link_frame.h"
#include "engine/record/position_link.h"
#include "tests/conform/toy/toy.h"

namespace longroll {
namespace {

TEST(Base64Url, EveryLengthComesBackAndOnlyOneTextIsRight) {
  Bytes bytes;
  for (int n = 0; n < 70; ++n) {
    const std::string text = to_base64url(bytes);
    EXPECT_EQ(from_base64url(text), bytes);
    bytes.push_back(static_cast<std::uint8_t>(n * 37 + 250));
  }
  EXPECT_EQ(to_base64url(Bytes{0xFB, 0xFF}), "-_8");
  EXPECT_FALSE(from_base64url("-_9"));   // spare bits set
  EXPECT_FALSE(from_base64url("-_8="));  // padding
  EXPECT_FALSE(from_base64url("A"));     // six bits are no byte
  EXPECT_FALSE(from_base64url("ab+/"));
}

TEST(RangeCoder, MixedChoicesComeBackNearTheirEntropy) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Rng rng(seed);
    std::vector<std::pair<std::uint32_t, std::uint32_t>> choices;
    double bits = 0;
    for (std::uint32_t i = rng.below(300); i > 0; --i) {
      const std::uint32_t ways = 1 + rng.below(rng.below(4) == 0 ? 65'536 : 9);
      choices.emplace_back(rng.below(ways), ways);
      bits += std::log2(ways);
    }
    RangeEncoder out;
    for (const auto& [index, ways] : choices) {
      out.choose(index, ways);
    }
    const Bytes bytes = out.finish();
    EXPECT_LE(static_cast<double>(bytes.size()), bits / 8 * 1.003 + 2);
    RangeDecoder in(bytes);
    for (const auto& [index, ways] : choices) {
      ASSERT_EQ(in.choose(ways), index) << "seed " << seed;
    }
  }
}

TEST(RangeCoder, CarriesRippleThroughFullBytes) {
  // The last of 255 ways again and again keeps `low` just under a power of two, then a later choice carries.
  for (int lead = 0; lead < 40; ++lead) {
    RangeEncoder out;
    for (int i = 0; i < lead; ++i) {
      out.choose(254, 255);
    }
    out.choose(65'535, 65'536);
    out.choose(2, 3);
    const Bytes bytes = out.finish();
    RangeDecoder in(bytes);
    for (int i = 0; i < lead; ++i) {
      ASSERT_EQ(in.choose(255), 254U);
    }
    EXPECT_EQ(in.choose(65'536), 65'535U);
    EXPECT_EQ(in.choose(3), 2U);
  }
}

TEST(RangeCoder, ForcedAndForeseenAnswersAreCheap) {
  RangeEncoder out;
  Bit bit;
  for (int i = 0; i < 1000; ++i) {
    out.choose(0, 1);
    out.answer(false, bit);
  }
  EXPECT_LE(out.finish().size(), 4U);
}

TEST(NumberModel, AllNumbersComeBack) {
  std::vector<std::int32_t> numbers = {
      0, 1, -1, 63, 64, -64, 255, 256, 32'767, -32'768, 2'147'483'647, -2'147'483'647 - 1};
  Rng rng(3);
  for (int i = 0; i < 500; ++i) {
    numbers.push_back(static_cast<std::int32_t>(rng.next() >> rng.below(32)));
  }
  RangeEncoder out;
  NumberModel writing;
  for (const std::int32_t number : numbers) {
    writing.write_signed(out, number);
  }
  const Bytes bytes = out.finish();
  RangeDecoder in(bytes);
  NumberModel reading;
  for (const std::int32_t number : numbers) {
    ASSERT_EQ(reading.read_signed(in), number);
  }
}

class LinkTest : public testing::Test {
 protected:
  Session played(std::uint64_t seed, std::size_t plies) const {
    Session session(*game_, {1, {1, 0}}, seed);
    Rng rng(seed);
    Actions actions;
    while (session.ply_count() < plies && is_player(session.to_act())) {
      game_->actions(session.state(), actions);
      session.submit(session.to_act(), actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    return session;
  }
  std::unique_ptr<Game> game_ = toy::make_toy();
};

TEST_F(LinkTest, KeepsTheDicePlayersLaidDown) {
  Session session(*game_, {1, {0, 0}}, 3);
  session.dictate({6, 1, 6});
  Actions actions;
  while (is_player(session.to_act())) {
    game_->actions(session.state(), actions);
    session.submit(session.to_act(), actions.front());  // the answer is always a challenge
  }
  ASSERT_EQ(session.journal()->dictated.size(), 3U);
  const Result<Session> opened = open_link(*game_, *game_link(session), 0);
  ASSERT_TRUE(opened.ok());
  EXPECT_EQ(opened.value().journal(), session.journal());
  EXPECT_EQ(opened.value().state(), session.state());
}

TEST_F(LinkTest, AGameThatIsOverDoesNotCountItsChoicesAndOneThatGoesOnDoes) {
  const std::size_t all = played(5, 10'000).ply_count();
  ASSERT_GT(all, 4U);
  for (std::size_t plies = 0; plies <= all; ++plies) {
    const Session session = played(5, plies);
    const Result<Session> opened = open_link(*game_, *game_link(session), 0);
    ASSERT_TRUE(opened.ok()) << plies << ": " << describe(opened.faults());
    EXPECT_EQ(opened.value().journal(), session.journal());
  }
}

TEST_F(LinkTest, AGameOfMoreChoicesThanAreAskedForIsRefusedWhetherItIsOverOrGoesOn) {
  const std::size_t all = played(5, 10'000).ply_count();
  for (const std::size_t plies : {all - 1, all}) {
    const std::string link = *game_link(played(5, plies));
    EXPECT_TRUE(open_link(*game_, link, 0, plies).ok()) << plies;
    EXPECT_FALSE(open_link(*game_, link, 0, plies - 1).ok()) << plies;
    EXPECT_FALSE(open_link(*game_, link, 0, 0).ok()) << plies;
  }
}

/// A frame with another first byte than ours, and its check sum.
std::string with_first_byte(std::string link, int byte) {
  Bytes bytes = *from_base64url(link.substr(2));
  bytes.resize(bytes.size() - 3);
  bytes.front() = static_cast<std::uint8_t>(byte);
  std::uint32_t sum = static_cast<std::uint32_t>(hash_bytes(bytes, static_cast<std::uint64_t>(LinkKind::Game) + 1));
  for (int i = 0; i < 3; ++i, sum >>= 8U) {
    bytes.push_back(static_cast<std::uint8_t>(sum));
  }
  return "g=" + to_base64url(bytes);
}

TEST_F(LinkTest, OpensNoFrameButTheOneThatIsWritten) {
  const std::string link = *game_link(played(11, 20));
  const Bytes bytes = *from_base64url(link.substr(2));
  int opened = 0;
  for (int byte = 0; byte < 256; ++byte) {
    const std::string other = with_first_byte(link, byte);
    opened += open_link(*game_, other, 0).ok() ? 1 : 0;
    EXPECT_EQ(open_link(*game_, other, 0).ok(), byte == bytes.front()) << byte;
    static_cast<void>(scenario_of_link(*game_, other));
  }
  EXPECT_EQ(opened, 1);
}

TEST_F(LinkTest, SaysOfOlderAndNewerFormatsWhatToDo) {
  const std::string link = *game_link(played(11, 20));
  const Bytes bytes = *from_base64url(link.substr(2));
  const auto what = [&](int change) {
    return describe(open_link(*game_, with_first_byte(link, bytes.front() + change), 0).faults());
  };
  EXPECT_NE(what(-1).find("older version of this page"), std::string::npos);
  EXPECT_NE(what(1).find("newer version of this page"), std::string::npos);
}

TEST_F(LinkTest, DoesNotLayDownDiceThatHaveNotFallen) {
  Journal journal = *played(3, 4).journal();
  journal.dictated = {{500, 5}};
  const Session session = std::move(Session::replay(*game_, journal)).value();
  EXPECT_FALSE(open_link(*game_, game_link(session).value_or(""), 0).ok());
}

TEST_F(LinkTest, EveryChangedOrMissingLetterIsNoticed) {
  const Session session = played(11, 20);
  for (const std::string& link : {*game_link(session), position_link(*game_, session.setup(), session.state())}) {
    ASSERT_TRUE(open_link(*game_, link, 0).ok());
    for (std::size_t at = 0; at < link.size(); ++at) {
      std::string bent = link;
      bent[at] = bent[at] == 'Q' ? 'R' : 'Q';
      EXPECT_FALSE(open_link(*game_, bent, 0).ok()) << at;
      EXPECT_FALSE(open_link(*game_, link.substr(0, at), 0).ok()) << at;
    }
    EXPECT_FALSE(open_link(*game_, link + "A", 0).ok());
    EXPECT_FALSE(open_link(*game_, link + "AAAA", 0).ok());
  }
}

TEST_F(LinkTest, WhoPlaysTravelsWithTheGameAndTheGameIsTheSame) {
  const Session session = played(11, 20);
  const std::string plain = *game_link(session);
  for (int first = 0; first < 7; ++first) {
    for (int second = 0; second < 7; ++second) {
      for (const std::uint32_t table : {0U, 1U, 0xABCDEFU}) {
        for (const std::optional<std::uint32_t> shown : {std::optional<std::uint32_t>(), {0}, {255}, {70'000}}) {
          const LinkNote note{{static_cast<LinkRole>(first), static_cast<LinkRole>(second)}, table, shown};
          const std::string link = *game_link(session, note);
          EXPECT_EQ(read_link_header(link).value().note, note);
          EXPECT_EQ(open_link(*game_, link, 0).value().trace(), session.trace());
          EXPECT_LE(link.size(), plain.size() + 14);
          EXPECT_EQ(link == plain, note == LinkNote{}) << "what says nothing costs nothing";
        }
      }
    }
  }
  const LinkNote seats{{LinkRole::Friend, LinkRole::Hard}, 0, {}};
  EXPECT_LE(game_link(session, seats)->size(), plain.size() + 4);
  EXPECT_LE(game_link(session, {{LinkRole::Sender, LinkRole::Friend}, 0xABCDEF, {}})->size(), plain.size() + 8);
  const std::string position = position_link(*game_, session.setup(), session.state(), seats);
  EXPECT_EQ(read_link_header(position).value().note, seats);
  EXPECT_TRUE(open_link(*game_, position, 0).ok());
}

TEST(LinkNote, IsReadAsItIsWrittenOrNotAtAll) {
  const auto is_read = [](const Bytes& bytes) { return read_note(bytes).has_value(); };
  EXPECT_TRUE(is_read({}));
  EXPECT_TRUE(is_read({0x11, 0x0A}));
  EXPECT_FALSE(is_read({0x11, 0x00}));                    // says nothing
  EXPECT_FALSE(is_read({0x11, 0x07}));                    // no such role
  EXPECT_FALSE(is_read({0x11, 0x38}));                    // nor this
  EXPECT_FALSE(is_read({0x11, 0x40}));                    // more than two roles
  EXPECT_FALSE(is_read({0x11}));                          // cut off
  EXPECT_FALSE(is_read({0x21, 0x0A, 0x01}));              // a table of one byte
  EXPECT_FALSE(is_read({0x41, 0x0A, 0x00, 0x00, 0x00}));  // table 0
  EXPECT_FALSE(is_read({0x11, 0x0A, 0x11, 0x0A}));        // twice
  EXPECT_FALSE(is_read({0x02}));                          // shown nowhere
  EXPECT_FALSE(is_read({0x22, 0x01, 0x00}));              // longer than it must be
  EXPECT_FALSE(is_read({0x12, 0x01, 0x11, 0x0A}));        // the wrong way round
  EXPECT_TRUE(read_note(Bytes{0x11, 0x0A, 0x5F, 0x01})->has_more) << "of a newer page: let pass";
  Rng rng(4);
  for (int i = 0; i < 20'000; ++i) {
    Bytes bytes(rng.below(9));
    for (std::uint8_t& byte : bytes) {
      byte = static_cast<std::uint8_t>(rng.next());
    }
    if (const std::optional<ReadNote> read = read_note(bytes); read && !read->has_more) {
      EXPECT_EQ(write_note(read->note), bytes) << "one note has one way to be written";
    }
  }
}

TEST_F(LinkTest, SaysWhatIsWrongWithAForeignLink) {
  LinkHeader header = header_of(*game_, 1, LinkKind::Game);
  const auto what = [&](const LinkHeader& changed) {
    const Result<Session> opened = open_link(*game_, write_frame(changed, {}), 0);
    return opened ? std::string() : opened.faults().front().what;
  };
  LinkHeader other_game = header;
  other_game.game = "chess";
  EXPECT_NE(what(other_game).find("another kind"), std::string::npos);
  LinkHeader newer = header;
  newer.rules_version = 9;
  EXPECT_NE(what(newer).find("version 9"), std::string::npos);
  LinkHeader other_data = header;
  other_data.data_check ^= 1U;
  EXPECT_NE(what(other_data).find("other cards or maps"), std::string::npos);
  LinkHeader other_scenario = header;
  other_scenario.scenario ^= 0xFFU;
  EXPECT_NE(what(other_scenario).find("a battle that this page does not have"), std::string::npos);
  EXPECT_FALSE(open_link(*game_, "https://example.org", 0).ok());
  EXPECT_FALSE(open_link(*game_, "g=" + std::string(kLongestLink, 'A'), 0).ok());
  EXPECT_FALSE(open_link(*game_, "", 0).ok());
}

TEST_F(LinkTest, NoBodyDoesMoreThanEndInAFault) {
  // Bodies of noise behind a good frame and check sum: whatever opens is a lawful game that writes the same link.
  int opened = 0;
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    Rng rng(seed);
    Bytes body(rng.below(40));
    for (std::uint8_t& byte : body) {
      byte = static_cast<std::uint8_t>(rng.next());
    }
    for (const LinkKind kind : {LinkKind::Game, LinkKind::Position}) {
      const std::string link = write_frame(header_of(*game_, 1, kind), body);
      const Result<Session> session = open_link(*game_, link, 0);
      if (session && kind == LinkKind::Game) {
        ++opened;
        EXPECT_EQ(game_link(session.value()), link);
      }
    }
  }
  EXPECT_LT(opened, 3000);
}

TEST(Archive, NoBytesMakeItAllocateOrPassUnchecked) {
  const auto game = toy::make_toy();
  const Session session(*game, {0, {0, 0}}, 1);
  const Bytes good = save_position(*game, session.setup(), session.state());
  ASSERT_TRUE(load_position(*game, good).ok());
  for (std::size_t at = 0; at < good.size(); ++at) {
    Bytes bent = good;
    bent[at] ^= 0x40U;
    EXPECT_FALSE(load_position(*game, bent).ok()) << at;
    EXPECT_FALSE(load_position(*game, std::span(good).first(at)).ok()) << at;
  }
  EXPECT_FALSE(load_journal(good).ok()) << "a position is no journal";
  const Bytes journal = save_journal(*session.journal());
  EXPECT_EQ(load_journal(journal).value(), *session.journal());
}

}  // namespace
}  // namespace longroll
