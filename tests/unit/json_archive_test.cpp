// build: portable
// JSON through cereal: what is written, and that every fault of what anybody writes is told with its place.
#include "engine/record/json_archive.h"

#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "engine/play/setup.h"
#include "engine/record/serialize.h"
#include "engine/record/state_json.h"
#include "tests/conform/toy/toy.h"

namespace longroll {
namespace {

class JsonArchive : public testing::Test {
 protected:
  std::string json() const { return state_to_json(*game_, setup_, game_->setup(setup_)); }
  /// The State at the start with one text in the place of another.
  Faults faults_with(std::string_view from, std::string_view to) const {
    std::string text = json();
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from << " in " << text;
    return state_from_json(*game_, text.replace(at, from.size(), to)).faults();
  }
  /// Where and what of the first fault.
  std::string fault_with(std::string_view from, std::string_view to) const {
    const Faults faults = faults_with(from, to);
    return faults.empty() ? "no fault" : faults.front().where + ": " + faults.front().what;
  }

  std::unique_ptr<Game> game_ = toy::make_toy();
  longroll::Setup setup_ = standard_setup(*game_);
};

TEST_F(JsonArchive, WritesWhatEachMemberMeans) {
  Piece piece{0, 1, 1, 0, -3, 0, 7};
  Step step{0, {1, -2}};
  JsonOutputArchive archive(*game_, setup_, {});
  std::vector<Piece> pieces{piece};
  std::vector<Step> steps{step};
  std::vector<Dictated> rolls{{3, 4}, {9, -1}};
  std::uint64_t seed = 18'446'744'073'709'551'615U;
  archive(named("pieces", pieces), named("steps", steps), named("rolls", rolls), named("seed", as::seed(seed)),
          named("hash", as::data_hash(seed)), optional("marks", as::marks(rolls[0].outcome)));
  EXPECT_EQ(archive.done(),
            R"({"pieces":[{"kind":")" + game_->kind_id(0, 0) + R"(","place":")" + game_->place_id(1) +
                R"(","owner":1,"marks":-3,"note":7}],"steps":[{"step":")" + game_->step_id(0) +
                R"(","locals":[1,-2,0,0,0,0,0,0]}],"rolls":[[3,4],[9,-1]],"seed":"18446744073709551615",)" +
                R"("hash":"ffffffffffffffff","marks":4})");
}

TEST_F(JsonArchive, LeavesOutWhatIsEmptyAndOptionalOnly) {
  std::int16_t none = 0;
  std::vector<Piece> no_pieces;
  JsonOutputArchive archive(*game_, setup_, {});
  archive(named("pieces", no_pieces), optional("note", as::note(none)), named("count", as::count(none)));
  EXPECT_EQ(archive.done(), R"({"pieces":[],"count":0})");
}

TEST_F(JsonArchive, TellsAFaultWithItsPlace) {
  const std::string kind = R"("kind":")" + game_->kind_id(0, 0);
  EXPECT_EQ(fault_with(kind, R"("kind":"mars)"), "state.pieces[0]: \"mars\" is no kind of this game");
  EXPECT_EQ(fault_with(kind + "\"", R"("kind":3)"), "state.pieces[0].kind: must be a text");
  EXPECT_EQ(fault_with(R"("kind")", R"("kin")"), "state.pieces[0]: \"kind\" is missing");
  EXPECT_EQ(fault_with(R"("kind")", R"("owner":2,"kind")"), "state.pieces[0].owner: 2 is not within 0 to 1");
  EXPECT_EQ(fault_with(R"("kind")", R"("marks":40000,"kind")"),
            "state.pieces[0].marks: 40000 is not within -32768 to 32767");
  EXPECT_EQ(fault_with(R"("kind")", R"("flags":-1,"kind")"), "state.pieces[0].flags: -1 is not within 0 to 65535");
  EXPECT_EQ(fault_with(R"("kind")", R"("speed":1,"kind")"), "state.pieces[0]: unknown key \"speed\"");
  EXPECT_EQ(fault_with(R"("locals":[)", R"("locals":[99999,)"), "state.stack[0].locals: at most 8 locals");
  EXPECT_EQ(fault_with(R"("tracks":{)", R"("tracks":{"moon":1,)"), "state.tracks: unknown key \"moon\"");
  EXPECT_EQ(fault_with(R"("scenario":")", R"("scenario":"not-)"), "scenario: there is no such scenario of Bluff");
  EXPECT_EQ(fault_with(R"("game":"toy")", R"("game":"chess")"), "state: this is a state of \"chess\", not of \"toy\"");
  EXPECT_EQ(fault_with(R"("stack":[)", R"("stack":{}, "more":[)").substr(0, 11), "state.stack");
}

TEST_F(JsonArchive, TellsEveryFaultAtOnce) {
  const Faults faults = faults_with(R"("kind")", R"("owner":9,"up":-1,"note":70000,"hat":0,"kind")");
  ASSERT_EQ(faults.size(), 4U) << describe(faults);
  EXPECT_EQ(faults[0].where, "state.pieces[0].owner");
  EXPECT_EQ(faults[1].where, "state.pieces[0].up");
  EXPECT_EQ(faults[2].where, "state.pieces[0].note");
  EXPECT_EQ(faults[3].what, "unknown key \"hat\"");
}

TEST_F(JsonArchive, WhatAPersonLeavesOutIsAtItsStandard) {
  const State start = game_->setup(setup_);
  std::string text = json();
  const std::size_t from = text.find(R"("scenario")");
  text.erase(from, text.find(R"("pieces")") - from);
  const Result<LoadedPosition> read = state_from_json(*game_, text);
  ASSERT_TRUE(read.ok()) << describe(read.faults());
  EXPECT_EQ(read.value().setup, setup_);
  EXPECT_EQ(read.value().state, start);
}

/// A list deeper or longer than any of ours is refused before a State is made of it.
TEST_F(JsonArchive, HostileSizesAreRefused) {
  std::string deep = json();
  deep.insert(deep.find(R"("pieces":[)") + 10, std::string(50, '['));
  EXPECT_FALSE(state_from_json(*game_, deep).ok());
  std::string items = "0";
  for (int i = 0; i < 100'000; ++i) {
    items += ",0";
  }
  const std::string many = fault_with(R"("pieces":[)", R"("pieces":[)" + items + ",");
  EXPECT_NE(many.find("more than 100000 values"), std::string::npos) << many;
}

/// Any text is a State that writes the same text again, or has faults.
TEST_F(JsonArchive, NoTextDoesMoreThanEndInFaults) {
  const std::string good = json();
  static constexpr std::string_view kBits[] = {"{", "}", "[",     "]",    "\"",   ":", ",",
                                               "-", "9", "99999", "null", "true", "\\"};
  int refused = 0;
  for (std::uint64_t seed = 0; seed < 3000; ++seed) {
    Rng rng(seed);
    std::string text = good;
    for (std::uint32_t changes = 1 + rng.below(3); changes > 0; --changes) {
      const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size()));
      text.replace(at, rng.below(4), kBits[rng.below(static_cast<std::uint32_t>(std::size(kBits)))]);
    }
    const Result<LoadedPosition> read = state_from_json(*game_, text);
    if (!read) {
      ++refused;
      continue;
    }
    const std::string again = state_to_json(*game_, read.value().setup, read.value().state);
    const Result<LoadedPosition> back = state_from_json(*game_, again);
    ASSERT_TRUE(back.ok()) << again;
    EXPECT_EQ(back.value().state, read.value().state) << text;
  }
  EXPECT_GT(refused, 1000);
}

TEST_F(JsonArchive, AJournalTellsItsChoicesInWords) {
  Session session(*game_, setup_, 3);
  Actions actions;
  std::string words;
  for (int i = 0; i < 4 && is_player(session.to_act()); ++i) {
    game_->actions(session.state(), actions);
    words += (words.empty() ? "\"" : ",\"") + game_->text(session.state(), actions.back()) + "\"";
    session.submit(session.to_act(), actions.back());
  }
  const std::string text = journal_to_json(session);
  EXPECT_NE(text.find("\"choices\":[" + words + "]"), std::string::npos) << text;
  EXPECT_NE(text.find("\"seed\":\"3\""), std::string::npos) << text;
  EXPECT_TRUE(parse_json(text, "journal").ok()) << text;
}

}  // namespace
}  // namespace longroll
