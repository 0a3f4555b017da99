#include "web/shell/seating.h"

#include <gtest/gtest.h>

namespace longroll::web {
namespace {

constexpr Controller kMe = Controller::Human;
constexpr Controller kFriend = Controller::Friend;

Match match_of(Controllers who) {
  Match match;
  match.who = who;
  return match;
}

/// Who plays what for the opener of a link of a match.
std::optional<Controllers> opened(Controllers who, Seat to_act, bool is_level_fixed = false) {
  return seats_of_opener(seats_told(match_of(who), to_act, is_level_fixed), to_act);
}

TEST(Seating, TheOpenerGetsTheSideThatTheSenderLeftFreeWhoeverIsToAct) {
  for (const Seat to_act : {Seat::Union, Seat::Confederate, Seat::Nobody}) {
    EXPECT_EQ(opened({kMe, kFriend}, to_act), (Controllers{kFriend, kMe}));
    EXPECT_EQ(opened({kFriend, kMe}, to_act), (Controllers{kMe, kFriend}));
  }
}

TEST(Seating, OfAGameAtOneTableTheOpenerIsAskedAndTheComputerPlaysForNobody) {
  const LinkNote note = seats_told(match_of({kMe, kMe}), Seat::Confederate, false);
  EXPECT_EQ(seats_of_opener(note, Seat::Confederate), std::nullopt);
  EXPECT_EQ(seats_as(note, commands::JoinAs::Union), (Controllers{kMe, kFriend}));
  EXPECT_EQ(seats_as(note, commands::JoinAs::Confederate), (Controllers{kFriend, kMe}));
  EXPECT_EQ(seats_as(note, commands::JoinAs::Both), (Controllers{kMe, kMe}));
  EXPECT_EQ(seats_as(note, commands::JoinAs::Watch), (Controllers{kFriend, kFriend}));
}

TEST(Seating, TheAnswerToAGameAtOneTableLeavesMeTheOtherSide) {
  const LinkNote answer = seats_told(match_of({kFriend, kMe}), Seat::Union, false);
  EXPECT_EQ(seats_after_answer({kMe, kMe}, answer), (Controllers{kMe, kFriend}));
  EXPECT_EQ(seats_after_answer({kMe, kFriend}, answer), (Controllers{kMe, kFriend}));
  EXPECT_EQ(seats_after_answer({kMe, Controller::Hard}, answer), (Controllers{kMe, Controller::Hard})) << "mine stays";
  EXPECT_EQ(seats_after_answer({kMe, kMe}, seats_told(match_of({kMe, kMe}), Seat::Union, false)),
            (Controllers{kMe, kMe}));
}

TEST(Seating, AGameAgainstTheComputerCostsNoLettersWhenTheOpenerGetsItRightWithout) {
  EXPECT_FALSE(seats_told(match_of({kMe, Controller::Hard}), Seat::Union, false).has_seats());
  EXPECT_EQ(opened({kMe, Controller::Hard}, Seat::Union), (Controllers{kMe, Controller::Normal}));
  EXPECT_EQ(opened({kMe, Controller::Hard}, Seat::Union, true), (Controllers{kMe, Controller::Hard}));
  EXPECT_EQ(opened({Controller::Easy, kMe}, Seat::Union), (Controllers{Controller::Normal, kMe}))
      << "not the side to act";
  EXPECT_EQ(opened({Controller::Easy, kMe}, Seat::Union, true), (Controllers{Controller::Easy, kMe}));
}

TEST(Seating, ALinkWithoutSeatsIsTheSideToActAgainstTheComputer) {
  EXPECT_EQ(seats_of_opener({}, Seat::Confederate), (Controllers{Controller::Normal, kMe}));
  EXPECT_EQ(seats_of_opener({}, Seat::Nobody), (Controllers{kMe, Controller::Normal}));
}

TEST(Seating, ThePlayersOwnAddressSeatsHimAsHeSits) {
  constexpr Controller kAll[] = {kMe, kFriend, Controller::Easy, Controller::Normal, Controller::Hard};
  for (const Controller one : kAll) {
    for (const Controller two : kAll) {
      const bool is_watching = one != kMe && two != kMe && (one == kFriend || two == kFriend);
      if (!is_watching) {
        EXPECT_EQ(seats_of_opener(seats_of_address(match_of({one, two})), Seat::Union), (Controllers{one, two}));
      }
    }
  }
}

TEST(Seating, IsSaidInWords) {
  EXPECT_EQ(seats_in_words({kFriend, kMe}), "You play the Confederates; your friend plays the Union.");
  EXPECT_EQ(seats_in_words({kMe, Controller::Normal}),
            "You play the Union; the computer (normal) plays the Confederates.");
}

}  // namespace
}  // namespace longroll::web
