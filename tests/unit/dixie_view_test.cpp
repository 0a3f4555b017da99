// What Dixie's screen reckons without drawing: what a View shows, where cards lie, which choices a card has, what a
// roll was made of.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <vector>

#include "engine/games/dixie/game.h"
#include "engine/games/dixie/rules/sight.h"
#include "engine/play/session.h"
#include "engine/play/setup.h"
#include "tests/support/shipped.h"
#include "tests/support/sparing.h"
#include "web/games/dixie/choices.h"
#include "web/games/dixie/layout.h"
#include "web/games/dixie/roll.h"
#include "web/games/dixie/rule_help.h"
#include "web/games/dixie/table_snapshot.h"

namespace longroll::web::dixie {
namespace {

const dx::Dixie& game() {
  static const auto kGame = longroll::test::shipped_game("dixie");
  return static_cast<const dx::Dixie&>(*kGame);
}

Area wide() {
  Area area;
  area.page = {0, 0, 1280, 800};
  area.table = {12, 84, 906, 496};
  area.hand = {212, 590, 706, 210};
  area.note = {18, 590, 184, 140};
  return area;
}

Area phone() {
  Area area;
  area.form = Area::Form::Phone;
  area.touch = true;
  area.page = {0, 0, 390, 844};
  area.table = {12, 58, 366, 430};
  area.hand = {0, 696, 390, 84};
  return area;
}

/// Plays on by the n-th lawful action of each list and looks at every position from both sides.
template <class Look>
void play(const Setup& setup, std::uint64_t seed, int decisions, Look&& look_at) {
  Session session(game(), setup, seed);
  std::uint32_t n = static_cast<std::uint32_t>(seed);
  for (int i = 0; i < decisions && is_player(session.to_act()); ++i) {
    Actions actions;
    game().actions(session.state(), actions);
    n = n * 1664525U + 1013904223U;
    ASSERT_FALSE(session.submit(session.to_act(), actions[(n >> 8) % actions.size()]));
    look_at(session);
  }
}

template <class Look>
void play(std::uint64_t seed, int decisions, Look&& look_at) {
  play(standard_setup(game()), seed, decisions, look_at);
}

/// Each edition on three columns, and on five where it has them: every layout of the table.
std::vector<Setup> all_tables() {
  std::vector<Setup> setups;
  for (std::size_t scenario = 0; scenario < game().info().scenarios.size(); ++scenario) {
    Setup setup = standard_setup(game());
    setup.scenario = static_cast<int>(scenario);
    setups.push_back(setup);
    if (set_option(game(), setup, "battleline", "five").empty() && faults_of_setup(game(), setup).empty()) {
      setups.push_back(setup);
    }
  }
  return setups;
}

bool is_inside(board::Rect outer, board::Rect inner) {
  return inner.x >= outer.x - 0.5F && inner.y >= outer.y - 0.5F && inner.right() <= outer.right() + 0.5F &&
         inner.bottom() <= outer.bottom() + 0.5F;
}

TEST(DixieView, EveryCardOfTheViewIsCountedOnce) {
  play(7, 120, [](const Session& session) {
    for (const Seat seat : {Seat::Union, Seat::Confederate}) {
      const TableSnapshot snapshot = snapshot_of(game().editions().front(), game().view(session.state(), seat), seat);
      for (std::size_t side = 0; side < 2; ++side) {
        int cards = snapshot.reserve[side] + snapshot.deck[side] + snapshot.lost[side];
        std::size_t on_table = 0;
        for (const LaidPosition& spot : snapshot.spots) {
          for (const auto& row : spot.row) {
            for (const Lying& card : row) {
              on_table += index_of(card.owner) == static_cast<int>(side) ? 1 : 0;
            }
          }
        }
        EXPECT_EQ(cards + static_cast<int>(on_table), game().editions().front().battle_deck[side]);
      }
    }
  });
}

TEST(DixieView, NoHiddenCardOfTheEnemyHasAnId) {
  play(11, 120, [](const Session& session) {
    const State& state = session.state();
    for (const Seat seat : {Seat::Union, Seat::Confederate}) {
      const TableSnapshot snapshot = snapshot_of(game().editions().front(), game().view(state, seat), seat);
      for (const LaidPosition& spot : snapshot.spots) {
        for (const auto& row : spot.row) {
          for (const Lying& card : row) {
            EXPECT_TRUE(card.id == kNoPiece || dx::is_visible(state, card.id, seat));
          }
        }
      }
    }
  });
}

TEST(DixieView, CardsLieInsideTheirPositions) {
  for (const auto& setup : all_tables()) {
    for (const Area& area : {wide(), phone()}) {
      play(setup, 3, longroll::test::some_of(150), [&](const Session& session) {
        for (const Seat seat : {Seat::Union, Seat::Confederate}) {
          const View view = game().view(session.state(), seat);
          const TableSnapshot snapshot = snapshot_of(game().data_of(view.seen), view, seat);
          for (const Place position : reading_order(snapshot)) {
            Wish wish;
            wish.chosen_position = position;
            const Picture picture = lay_out(area, snapshot, wish);
            for (const Box& box : picture.boxes) {
              EXPECT_TRUE(is_inside(area.table, box.rect));
              for (const Slot& slot : box.cards) {
                EXPECT_TRUE(is_inside(box.rect, board::card_rect(slot.at)))
                    << snapshot.at(box.place).size() << " cards, width " << slot.at.width;
              }
              for (const board::Rect& chip : box.chips) {
                EXPECT_TRUE(is_inside(box.rect, chip));
              }
            }
          }
        }
      });
    }
  }
}

TEST(DixieView, PositionsAreReadFromTheReadersLeftTheFarLineFirst) {
  TableSnapshot snapshot;
  snapshot.layout = dx::Layout::FiveColumns;
  snapshot.bottom = Seat::Confederate;
  const std::vector<Place> order = reading_order(snapshot);
  ASSERT_EQ(order.size(), 10U);
  for (std::size_t i = 0; i < 5; ++i) {
    EXPECT_EQ(order[i], dx::position_of(Seat::Union, 4 - static_cast<int>(i)));
    EXPECT_EQ(order[i + 5], dx::opposite(order[i]));
  }
  snapshot.layout = dx::Layout::FrontAndBack;
  EXPECT_EQ(reading_order(snapshot).size(), 6U);
}

TEST(DixieView, EveryPresetGoesWithEveryEdition) {
  ASSERT_EQ(game().info().presets.size(), 3U);
  for (const PresetInfo& preset : game().info().presets) {
    for (std::size_t scenario = 0; scenario < game().info().scenarios.size(); ++scenario) {
      auto setup = standard_setup(game());
      setup.scenario = static_cast<int>(scenario);
      EXPECT_TRUE(set_preset(game(), setup, preset.id).empty());
      EXPECT_TRUE(faults_of_setup(game(), setup).empty()) << preset.id << " of " << scenario;
    }
  }
}

TEST(DixieView, HelpComesWholeOrNotAtAll) {
  std::ifstream file("assets/games/dixie/help.json", std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  const std::vector<HelpPage> pages = read_rule_help(text.str());
  ASSERT_EQ(pages.size(), 9U);
  EXPECT_FALSE(pages.front().print.empty());
  std::size_t paragraphs = 0;
  for (const HelpPage& page : pages) {
    EXPECT_FALSE(page.paragraphs.empty()) << page.title;
    paragraphs += page.paragraphs.size();
  }
  EXPECT_GT(paragraphs, 55U);
  EXPECT_TRUE(pages[3].paragraphs.front().ends_with("[7.0]"));
  for (const std::string_view broken :
       {"", "{}", "[]", R"({"format": 1, "game": "dixie", "rules": {}, "summary": 3})"}) {
    EXPECT_TRUE(read_rule_help(broken).empty()) << broken;
  }
}

TEST(DixieView, AFanOfOneToThirtyCardsStaysOnThePage) {
  const board::Rect rect{212, 590, 706, 210};
  for (std::size_t n = 1; n <= 30; ++n) {
    const auto places = fan(rect, n, 106);
    ASSERT_EQ(places.size(), n);
    EXPECT_GE(places.front().centre.x - 53, rect.x) << n;
    EXPECT_LE(places.back().centre.x + 53, rect.right()) << n;
    for (std::size_t i = 1; i < places.size(); ++i) {
      EXPECT_GT(places[i].centre.x - places[i - 1].centre.x, 15) << "each card of " << n << " shows its edge";
    }
  }
}

TEST(DixieView, FingersCanTakeEveryCardOfAPhonesHand) {
  TableSnapshot snapshot;
  for (PieceId id = 0; id < 30; ++id) {
    snapshot.hand.push_back(id);
  }
  const Picture picture = lay_out(phone(), snapshot, {});
  for (std::size_t i = 1; i < picture.hand.size(); ++i) {
    EXPECT_GE(picture.hand[i].at.centre.x - picture.hand[i - 1].at.centre.x, 44);
  }
  EXPECT_GT(picture.hand_reach, 0) << "what does not fit can be scrolled to";
}

TEST(DixieView, ChoicesOfACardAndItsPlacesCoverThePrompt) {
  play(5, 150, [](const Session& session) {
    if (!is_player(session.to_act())) {
      return;
    }
    const Prompt prompt = game().prompt(session.state());
    const Choices choices(prompt);
    std::size_t covered = 0;
    for (PieceId id = 0; id < static_cast<PieceId>(session.state().pieces.size()); ++id) {
      const auto all = choices.of(id);
      covered += all.size();
      std::size_t placed = 0;
      for (const Place place : choices.places_of(id)) {
        placed += choices.of(id, place).size();
      }
      const bool goes = !all.empty() && goes_to_place(all.front()->action);
      EXPECT_EQ(placed, goes ? all.size() : 0);
    }
    for (const Choice& choice : prompt.choices) {
      covered += is_about_card(choice.action) ? 0 : 1;
    }
    EXPECT_EQ(covered, prompt.choices.size());
  });
}

TEST(DixieView, PointingAtALitCardMeansALawfulAction) {
  play(9, 150, [](const Session& session) {
    if (!is_player(session.to_act())) {
      return;
    }
    const State& state = session.state();
    const Prompt prompt = game().prompt(state);
    for (const Choice& choice : prompt.choices) {
      if (!is_about_card(choice.action) || choice.action.verb == static_cast<Verb>(dx::Do::March)) {
        continue;
      }
      const PieceId id = choice.action.args[0];
      const dx::Card& card = game().editions().front().card(state.piece(id).kind);
      const Place place = goes_to_place(choice.action) ? choice.action.args[1] : kNowhere;
      EXPECT_EQ(meant(card, id, static_cast<dx::StepKind>(state.top().kind), place), choice.action) << choice.label;
    }
  });
}

TEST(DixieView, TheSumOfARollIsTheNumberThatWasRolledFor) {
  int rolls = 0;
  play(13, 300, [&](const Session& session) {
    const std::size_t last = session.ply_count() - 1;
    const std::optional<Roll> roll = roll_of(game(), session.state_at(last), session.ply(last));
    if (!roll) {
      return;
    }
    ++rolls;
    EXPECT_EQ(roll->is_fire ? static_cast<int>(roll->dice.size()) : roll->limit, roll->sum.total);
    EXPECT_FALSE(roll->result.empty());
  });
  EXPECT_GT(rolls, 5);
}

}  // namespace
}  // namespace longroll::web::dixie
