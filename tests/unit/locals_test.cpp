#include "engine/play/locals.h"

#include <gtest/gtest.h>

#include "engine/play/arguments.h"

namespace longroll {
namespace {

enum class Kind : std::int16_t { Wait, March };
enum class Pace : std::int16_t { Slow, Fast };
enum class Do : Verb { Go, Stay };

struct MarchLocals {
  static constexpr Kind kStep = Kind::March;
  PieceId unit = kNoPiece;
  int points = 0;
  Pace pace = Pace::Slow;
  bool has_moved = false;
  int a = 0, b = 0, c = 0, last = 0;
};

struct WaitLocals {
  static constexpr Kind kStep = Kind::Wait;
  bool is_done = false;
};

struct Go {
  static constexpr Do kVerb = Do::Go;
  PieceId unit = kNoPiece;
  bool is_forced = false;
};

TEST(Locals, ThatAreWrittenAreRead) {
  State state;
  Events events;
  Now now(state, events);
  MarchLocals march{7, -3, Pace::Fast, true, 0, 0, 0, 9};
  begin(now, march);
  EXPECT_EQ(state.top().kind, 1);
  EXPECT_EQ(state.top().locals, (std::array<std::int16_t, kLocals>{7, -3, 1, 1, 0, 0, 0, 9}));
  EXPECT_TRUE(is_step<MarchLocals>(state.top()));
  EXPECT_FALSE(is_step<WaitLocals>(state.top()));
  const auto read = locals_of<MarchLocals>(now);
  EXPECT_EQ(read.unit, 7);
  EXPECT_EQ(read.points, -3);
  EXPECT_EQ(read.pace, Pace::Fast);
  EXPECT_TRUE(read.has_moved);
  EXPECT_EQ(read.last, 9);
}

TEST(Locals, OnlyWhatChangesIsAnEventAndAllIsTakenBack) {
  State state;
  Events events;
  Now now(state, events);
  begin(now, MarchLocals{7, 4});
  const State before = state;
  auto march = locals_of<MarchLocals>(now);
  march.points = 2;
  march.last = 1;
  events.clear();
  write(now, march);
  EXPECT_EQ(events.size(), 2U);
  now.end();
  EXPECT_TRUE(state.stack.empty());
  for (auto event = events.rbegin(); event != events.rend(); ++event) {
    retract(state, *event);
  }
  EXPECT_EQ(state, before);
}

TEST(Locals, OfTheStepBelowAreWrittenAndTheInnermostStaysAsItIs) {
  State state;
  Events events;
  Now now(state, events);
  begin(now, MarchLocals{7, 4});
  begin(now, WaitLocals{true});
  write_below(now, MarchLocals{7, 1});
  ASSERT_EQ(state.stack.size(), 2U);
  EXPECT_EQ(locals_of<MarchLocals>(state.stack[0]).points, 1);
  EXPECT_TRUE(locals_of<WaitLocals>(now).is_done);
}

TEST(Locals, NumbersThatHaveNoMeaningAreFound) {
  EXPECT_TRUE(holds_only<WaitLocals>({0, {1}}));
  EXPECT_FALSE(holds_only<WaitLocals>({0, {2}})) << "no bool";
  EXPECT_FALSE(holds_only<WaitLocals>({0, {1, 0, 0, 0, 0, 0, 0, 1}})) << "beyond the last local";
}

TEST(Locals, BeyondTheUsualOnesChangeTheHash) {
  State state;
  state.stack.push_back(step_of(MarchLocals{7, 4}));
  const std::uint64_t hash = hash_of(state);
  state.stack.back().locals[kLocals - 1] = 1;
  EXPECT_NE(hash_of(state), hash);
}

TEST(Arguments, ThatAreWrittenAreReadAndOthersAreNot) {
  const Action action = action_of(Go{12, true});
  ASSERT_TRUE(read<Go>(action).has_value());
  EXPECT_EQ(read<Go>(action)->unit, 12);
  EXPECT_TRUE(read<Go>(action)->is_forced);
  EXPECT_FALSE(read<Go>(action_of(Do::Stay, 12, 1))) << "another verb";
  EXPECT_FALSE(read<Go>(action_of(Do::Go, 12, 2))) << "no bool";
  EXPECT_FALSE(read<Go>(action_of(Do::Go, 12, 1, 1))) << "beyond the last argument";
}

}  // namespace
}  // namespace longroll
