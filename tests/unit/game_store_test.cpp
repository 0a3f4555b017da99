// A stored game: what is appended is what would be written whole, and what is read is the game that was written.
#include "engine/record/game_store.h"

#include <gtest/gtest.h>

#include <map>

#include "engine/core/rng.h"
#include "engine/games/battles/game.h"
#include "engine/play/setup.h"
#include "tests/support/shipped.h"

namespace longroll {
namespace {

class MapShelf : public Shelf {
 public:
  std::optional<std::string> get(const std::string& key) override {
    const auto at = texts.find(key);
    return at == texts.end() ? std::nullopt : std::optional(at->second);
  }
  std::string set(const std::string& key, const std::string& text) override {
    if (room == 0) {
      return "QuotaExceededError";
    }
    --room;
    written += text.size();
    texts[key] = text;
    return {};
  }
  std::string remove(const std::string& key) override { return texts.erase(key), ""; }

  std::map<std::string, std::string> texts;
  std::size_t room = SIZE_MAX;  ///< so many entries may still be written
  std::size_t written = 0;
};

void play_on(Session& session, std::size_t plies, std::uint64_t seed) {
  Rng rng(seed, 1);
  Actions actions;
  for (; plies > 0 && is_player(session.to_act()); --plies) {
    session.game().actions(session.state(), actions);
    session.play(actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
  }
}

StoredHead words() {
  StoredHead head;
  head.title = "A battle";
  head.line = "Union turn 3";
  head.who = {"human", "easy"};
  head.when = 1'700'000'000;
  return head;
}

/// Everything that a game written at once lays on an empty shelf.
std::map<std::string, std::string> whole(const Session& session) {
  MapShelf shelf;
  GameStore store(shelf, "1-1");
  EXPECT_EQ(store.save(session, words()), "");
  return shelf.texts;
}

void expect_same(const Session& a, const Session& b) {
  EXPECT_EQ(a.trace(), b.trace());
  EXPECT_EQ(a.state(), b.state());
  EXPECT_EQ(a.ply_count(), b.ply_count());
  EXPECT_EQ(a.journal(), b.journal());
  EXPECT_EQ(a.position(), b.position());
}

/// Antietam: long enough for several parts.
const Game& battles_game() {
  static const auto kGame = longroll::test::shipped_game("battles");
  return *kGame;
}

class GameStoreOf : public testing::TestWithParam<bool> {
 protected:
  /// A battle from its set-up, or from a position on the way.
  Session begin(std::uint64_t seed) const {
    longroll::Setup setup = standard_setup(*game_);
    setup.scenario = find_scenario(*game_, "antietam");
    Session session(*game_, setup, seed);
    if (GetParam()) {
      play_on(session, 9, seed);
      return Session(*game_, session.setup(), session.state(), seed + 1);
    }
    return session;
  }
  Session reopened(MapShelf& shelf) const {
    const Result<StoredGame> stored = read_stored(shelf, "1-1");
    EXPECT_TRUE(stored.ok()) << describe(stored.faults());
    Result<Replay> replay = replay_of(*game_, stored.value());
    return replay.value().take().value();
  }
  const Game* game_ = &battles_game();
};

TEST_P(GameStoreOf, AppendedItIsWhatIsWrittenAtOnce) {
  MapShelf shelf;
  GameStore store(shelf, "1-1");
  Session session = begin(3);
  Rng rng(5);
  for (int i = 0; i < 60; ++i) {
    if (rng.below(4) == 0) {
      session.undo(rng.below(static_cast<std::uint32_t>(std::min<std::size_t>(session.ply_count(), 400) + 1)));
    }
    play_on(session, rng.below(120), rng.next());
    EXPECT_FALSE(store.is_parted(session));
    ASSERT_EQ(store.save(session, words()), "");
    ASSERT_EQ(shelf.texts, whole(session)) << "at decision " << session.ply_count();
  }
  EXPECT_GT(session.ply_count(), 2 * GameStore::kPart) << "the game is too short to have parts";
  expect_same(reopened(shelf), session);
}

TEST_P(GameStoreOf, OneDecisionMoreWritesNoMoreInALongGameThanInAShortOne) {
  MapShelf shelf;
  GameStore store(shelf, "1-1");
  Session session = begin(4);
  std::size_t most = 0;
  while (session.ply_count() < 3 * GameStore::kPart && is_player(session.to_act())) {
    play_on(session, 1, session.ply_count());
    shelf.written = 0;
    ASSERT_EQ(store.save(session, words()), "");
    most = std::max(most, shelf.written);
  }
  ASSERT_GE(session.ply_count(), 3 * GameStore::kPart);
  EXPECT_LT(most, 12'000U);
}

TEST_P(GameStoreOf, FromItsSnapshotItGoesOnAndLearnsItsPast) {
  MapShelf shelf;
  Session session = begin(6);
  play_on(session, 2 * GameStore::kPart + 70, 6);
  ASSERT_EQ(session.ply_count(), 2 * GameStore::kPart + 70);
  GameStore(shelf, "1-1").save(session, words());
  const Result<StoredGame> stored = read_stored(shelf, "1-1");
  ASSERT_TRUE(stored.ok());
  Result<TakenUp> taken = take_up(*game_, stored.value());
  ASSERT_TRUE(taken.ok()) << describe(taken.faults());
  Session live = std::move(taken.value().session);
  EXPECT_EQ(live.first_ply(), 2 * GameStore::kPart);
  expect_same(live, session);

  // Played on before its past is known, it is stored as the whole game would be, also under another name.
  GameStore store(shelf, "1-1", stored.value());
  live.undo(20);
  play_on(live, 300, 9);
  Session other = session;
  other.undo(20);
  play_on(other, 300, 9);
  EXPECT_FALSE(store.is_parted(live));
  ASSERT_EQ(store.save(live, words()), "");
  EXPECT_EQ(shelf.texts, whole(other));
  store.rename("2-2");
  ASSERT_EQ(store.save(live, words()), "");
  for (const auto& [key, text] : whole(other)) {
    std::string renamed = key;
    renamed.replace(renamed.find("1-1"), 3, "2-2");
    EXPECT_EQ(shelf.get(renamed), text) << renamed;
  }

  ASSERT_TRUE(taken.value().past);
  Replay& past = *taken.value().past;
  while (past.step(50)) {
    EXPECT_EQ(past.done() % 50, 0U);
  }
  Result<Session> replayed = past.take();
  ASSERT_TRUE(replayed.ok());
  ASSERT_TRUE(live.adopt(std::move(replayed).value()));
  expect_same(live, other);
  EXPECT_EQ(live.state_at(0), session.state_at(0));
  EXPECT_EQ(live.state_at(300), session.state_at(300));
}

TEST_P(GameStoreOf, WhatAnotherHasPlayedOnIsNotOurs) {
  MapShelf shelf;
  Session session = begin(7);
  play_on(session, 300, 7);
  GameStore ours(shelf, "1-1");
  ours.save(session, words());
  const Result<StoredGame> stored = read_stored(shelf, "1-1");
  GameStore theirs(shelf, "1-1", stored.value());
  Session other = session;
  EXPECT_FALSE(theirs.is_parted(other)) << "it was only looked at";
  play_on(other, 1, 100);
  EXPECT_FALSE(theirs.is_parted(other));
  theirs.save(other, words());
  EXPECT_FALSE(ours.is_parted(other)) << "both have done the same";
  play_on(session, 2, 200);
  EXPECT_TRUE(ours.is_parted(session));
  ours.rename("2-2");
  EXPECT_FALSE(ours.is_parted(session));
  ASSERT_EQ(ours.save(session, words()), "");
  expect_same(reopened(shelf), other);
}

TEST_P(GameStoreOf, RemovedByAnotherTabItIsWrittenWholeAgain) {
  MapShelf shelf;
  Session session = begin(8);
  play_on(session, 600, 8);
  GameStore store(shelf, "1-1");
  store.save(session, words());
  remove_stored(shelf, "1-1");
  EXPECT_TRUE(shelf.texts.empty());
  play_on(session, 1, 9);
  ASSERT_EQ(store.save(session, words()), "");
  EXPECT_EQ(shelf.texts, whole(session));
}

TEST_P(GameStoreOf, AFullShelfSpoilsNothingThatStandsOnIt) {
  for (std::size_t room = 0; room < 5; ++room) {
    MapShelf shelf;
    Session session = begin(9);
    play_on(session, 500, 9);
    GameStore store(shelf, "1-1");
    store.save(session, words());
    const std::size_t before = session.ply_count();
    play_on(session, 30, 10);
    shelf.room = room;
    const std::string fault = store.save(session, words());
    EXPECT_EQ(reopened(shelf).ply_count(), fault.empty() ? session.ply_count() : before);
    EXPECT_FALSE(store.is_parted(session)) << "it was ourselves";
    shelf.room = SIZE_MAX;
    ASSERT_EQ(store.save(session, words()), "");
    EXPECT_EQ(shelf.texts, whole(session));
  }
}

TEST_P(GameStoreOf, DamageIsToldAndNeverPlayed) {
  MapShelf shelf;
  Session session = begin(10);
  play_on(session, 600, 10);
  GameStore(shelf, "1-1").save(session, words());
  const std::map<std::string, std::string> good = shelf.texts;
  Rng rng(2);
  for (int i = 0; i < 200; ++i) {
    shelf.texts = good;
    auto entry = shelf.texts.begin();
    std::advance(entry, rng.below(static_cast<std::uint32_t>(good.size())));
    std::string& text = entry->second;
    if (rng.below(2) == 0) {
      text[rng.below(static_cast<std::uint32_t>(text.size()))] = "AZaz09-_.\n"[rng.below(10)];
    } else {
      text.resize(rng.below(static_cast<std::uint32_t>(text.size())));
    }
    const Result<StoredGame> stored = read_stored(shelf, "1-1");
    if (stored) {
      EXPECT_EQ(replay_of(*game_, stored.value()).value().take().value().trace(), session.trace()) << entry->first;
    } else {
      EXPECT_FALSE(stored.faults().front().what.empty());
    }
  }
}

TEST_P(GameStoreOf, ASnapshotOfAnotherGameIsNotBelieved) {
  MapShelf shelf;
  MapShelf others;
  Session session = begin(11);
  Session other = begin(12);
  play_on(session, 400, 11);
  play_on(other, 400, 12);
  GameStore(shelf, "1-1").save(session, words());
  GameStore(others, "1-1").save(other, words());
  shelf.texts["longroll/moment/1-1"] = others.texts.at("longroll/moment/1-1");
  const Result<StoredGame> stored = read_stored(shelf, "1-1");
  ASSERT_TRUE(stored.ok());
  EXPECT_FALSE(stored.value().snapshot.has_value());
  EXPECT_FALSE(take_up(*game_, stored.value()).ok());
  expect_same(reopened(shelf), session);
}

TEST_P(GameStoreOf, AFileIsTheGame) {
  Session session = begin(13);
  play_on(session, 700, 13);
  const std::string file = game_file(session);
  const Result<StoredGame> read = read_game_file(file);
  ASSERT_TRUE(read.ok()) << describe(read.faults());
  expect_same(replay_of(*game_, read.value()).value().take().value(), session);
  EXPECT_FALSE(read_game_file(file.substr(0, file.size() - 4)).ok());
  EXPECT_FALSE(read_game_file("g=" + file.substr(2)).ok());
}

INSTANTIATE_TEST_SUITE_P(SetUpAndPosition, GameStoreOf, testing::Bool());

}  // namespace
}  // namespace longroll
