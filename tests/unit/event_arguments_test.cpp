// What an event says by name is what the pen wrote, and what enact() does to the State.
#include "engine/play/event_arguments.h"

#include <gtest/gtest.h>

namespace longroll {
namespace {

enum class Note : std::int16_t { Rests, Marches };
enum class Mood : std::int16_t { Calm, Shaken };

struct Marches {
  static constexpr Note kNote = Note::Marches;
  PieceId unit = kNoPiece;
  Place to = kNowhere;
  Mood mood = Mood::Calm;
  bool is_forced = false;
  Seat seat = Seat::Nobody;
  static constexpr auto members() {
    return std::tuple(&Marches::unit, &Marches::to, &Marches::mood, &Marches::is_forced, &Marches::seat);
  }
};
struct Rests {
  static constexpr Note kNote = Note::Rests;
  PieceId unit = kNoPiece;
  static constexpr auto members() { return std::tuple(&Rests::unit); }
};

class EventWords : public testing::Test {
 protected:
  EventWords() : now_(state_, events_) {
    state_.pieces = {{1, 2}, {3, 4}};
    state_.tracks = {5, 6};
  }
  const Event& last() const { return events_.back(); }

  State state_;
  Events events_;
  Now now_;
};

TEST_F(EventWords, APieceThatIsMadeSaysWhatItIsAndWhere) {
  const PieceId id = now_.make(7, 30, Seat::Confederate);
  const auto made = read<events::PieceMade>(last());
  ASSERT_TRUE(made);
  EXPECT_EQ(made->piece, id);
  EXPECT_EQ(made->kind, 7);
  EXPECT_EQ(made->place, 30);
  EXPECT_EQ(made->owner, Seat::Confederate);
  EXPECT_EQ(owner_of(state_.piece(made->piece)), made->owner);
}

TEST_F(EventWords, AMoveSaysFromWhereAndTo) {
  now_.move(1, kNowhere);
  const auto moved = read<events::PieceMoved>(last());
  ASSERT_TRUE(moved);
  EXPECT_EQ(moved->piece, 1);
  EXPECT_EQ(moved->from, 4);
  EXPECT_EQ(moved->to, kNowhere);
}

TEST_F(EventWords, AChangeOfAPieceSaysWhatItWasAndIs) {
  const auto expect = [&](const auto& change, int before, int after) {
    ASSERT_TRUE(change);
    EXPECT_EQ(change->piece, 0);
    EXPECT_EQ(change->before, before);
    EXPECT_EQ(change->after, after);
  };
  now_.turn(0, 1);
  expect(read<events::PieceTurned>(last()), 0, 1);
  now_.mark(0, -3);
  expect(read<events::PieceMarked>(last()), 0, -3);
  now_.raise(0, 6);
  now_.lower(0, 2);
  expect(read<events::PieceFlagged>(last()), 6, 4);
  now_.note(0, 900);
  expect(read<events::PieceNoted>(last()), 0, 900);
}

TEST_F(EventWords, ATrackAndARollSayTheirNumbers) {
  now_.add(1, -10);
  const auto set = read<events::TrackSet>(last());
  ASSERT_TRUE(set);
  EXPECT_EQ(set->track, 1);
  EXPECT_EQ(set->before, 6);
  EXPECT_EQ(set->after, -4);
  now_.rolled(9, 10, 1);
  const auto rolled = read<events::Rolled>(last());
  ASSERT_TRUE(rolled);
  EXPECT_EQ(rolled->value, 9);
  EXPECT_EQ(rolled->sides, 10);
  EXPECT_EQ(rolled->piece, 1);
}

TEST_F(EventWords, AnEventIsReadAsItsOwnKindOnly) {
  now_.mark(0, 2);
  EXPECT_TRUE(read<events::PieceMarked>(last()));
  EXPECT_FALSE(read<events::PieceTurned>(last()));
  EXPECT_FALSE(read<events::PieceMoved>(last()));
  EXPECT_FALSE(read<Marches>(last()));
  EXPECT_FALSE(is_note<Marches>(last()));
}

TEST_F(EventWords, ANoteThatIsLoggedIsRead) {
  const State before = state_;
  log(now_, Marches{1, 33, Mood::Shaken, true, Seat::Union});
  EXPECT_EQ(state_, before) << "a remark changes nothing";
  EXPECT_EQ(note_of<Note>(last()), Note::Marches);
  EXPECT_TRUE(is_note<Marches>(last()));
  EXPECT_FALSE(is_note<Rests>(last()));
  EXPECT_FALSE(read<Rests>(last()));
  const auto marches = read<Marches>(last());
  ASSERT_TRUE(marches);
  EXPECT_EQ(marches->unit, 1);
  EXPECT_EQ(marches->to, 33);
  EXPECT_EQ(marches->mood, Mood::Shaken);
  EXPECT_TRUE(marches->is_forced);
  EXPECT_EQ(marches->seat, Seat::Union);
}

}  // namespace
}  // namespace longroll
