// The campaign on the page: each counter stands for its force, every choice has a place, and each hex is told.
#include "engine/games/campaign/rules/movement.h"
#include "tests/page/campaign_page.h"
#include "web/games/campaign/help.h"
#include "web/games/campaign/tracks_panel.h"
#include "web/games/campaign/words.h"

namespace longroll::web::campaign {
namespace {

constexpr std::size_t kDecisions = 400;
constexpr std::size_t kEach = 7;

TEST(CampaignPage, EveryCounterOnTheMapBelongsToOneForce) {
  for (const char* start : {"1861", "1863"}) {
    play(start, 3, kDecisions, kEach, [](const Session& session) {
      const cw::Field field = the_rules().field(session.state());
      ForcesShown forces;
      forces.read(field);
      for (const PieceId id : field.pieces()) {
        const Piece& piece = field.piece(id);
        const cw::UnitClass unit_class = field.class_of(id);
        const bool is_shown = cw::is_ground_unit(unit_class) && is_hex(piece.place);
        const ForceShown* force = forces.of(id);
        if (is_shown) {
          ASSERT_NE(force, nullptr) << id;
          EXPECT_EQ(force->hex, piece.place);
          EXPECT_EQ(force->side, field.side_of(id));
          EXPECT_EQ(1, std::count(force->pieces.begin(), force->pieces.end(), id));
        }
        if (force != nullptr) {
          EXPECT_EQ(forces.of(force->counter), force);
          EXPECT_FALSE(force->name.empty());
          EXPECT_FALSE(force->values.empty());
        }
      }
    });
  }
}

TEST(CampaignPage, EveryChoiceIsAButtonOrHasAPlaceOnTheMap) {
  for (const char* start : {"1861", "1862", "1864"}) {
    play(start, 8, kDecisions, kEach, [](const Session& session) {
      Page page(session);
      for (const Choice& choice : page.model.prompt().choices) {
        EXPECT_FALSE(choice.label.empty());
        const cw::Do verb = cw::verb_of(choice.action);
        if (verb == cw::Do::March || verb == cw::Do::Place || verb == cw::Do::Muster || verb == cw::Do::PlaceFort) {
          EXPECT_TRUE(page.adapter.is_on_table(choice.action));
          EXPECT_NE(subject_of(choice.action).hex, kNoHex);
        }
        if (verb == cw::Do::Halt || verb == cw::Do::EndMoves || verb == cw::Do::Rally || verb == cw::Do::Pass ||
            verb == cw::Do::LeadBattle) {
          EXPECT_FALSE(page.adapter.is_on_table(choice.action));
        }
      }
    });
  }
}

TEST(CampaignPage, AClickOnAForceThatMayMoveMustersIt) {
  std::size_t seen = 0;
  play("1862", 2, kDecisions, 3, [&](const Session& session) {
    Page page(session);
    for (const Choice& choice : page.model.prompt().choices) {
      const auto muster = read<cw::verbs::Muster>(choice.action);
      const cw::Field field = the_rules().field(session.state());
      const auto can_go = [&](PieceId id) { return muster && cw::can_muster(field, id, muster->post); };
      if (!muster || (muster->post != cw::Post::Field &&
                      cw::force_of(field, muster->hex, field.phasing(), can_go).points() == 0)) {
        continue;  // a leader alone is shown in the open
      }
      bool is_found = false;
      for (const hexgame::Stack& stack : page.screen.board.stacks) {
        for (const PieceId id : stack.units) {
          if (stack.hex == muster->hex && page.adapter.is_lit(id)) {
            const auto intent = page.adapter.click(id, stack.hex);
            ASSERT_TRUE(intent);
            is_found = is_found || intent->actions.front() == choice.action;
          }
        }
      }
      EXPECT_TRUE(is_found) << choice.label;
      ++seen;
    }
  });
  EXPECT_GT(seen, 50U);
}

TEST(CampaignPage, TheWayOfAForceIsToldWithItsCost) {
  std::size_t seen = 0;
  play("1863", 4, kDecisions, 3, [&](const Session& session) {
    Page page(session);
    for (const Choice& choice : page.model.prompt().choices) {
      const auto march = read<cw::verbs::March>(choice.action);
      if (!march) {
        continue;
      }
      const auto way = page.adapter.way_to(march->hex);
      ASSERT_TRUE(way);
      ASSERT_GT(way->hexes.size(), 1U);
      EXPECT_EQ(way->hexes.back(), march->hex);
      EXPECT_NE(page.adapter.cost_in_words(march->hex).find("of"), std::string::npos);
      ++seen;
    }
  });
  EXPECT_GT(seen, 100U);
}

/// Several kinds of choices name hexes: one kind at a time is lit, and each can be taken.
TEST(CampaignPage, EachKindOfThingThatIsPlacedCanBeTakenInTurn) {
  std::size_t seen = 0;
  play("1862", 6, kDecisions, 2, [&](const Session& session) {
    Page page(session);
    for (const BarButton& button : page.adapter.prompt_buttons()) {
      if (button.id < kFirstKind) {
        continue;  // it takes no kind
      }
      const web::Intent pressed = page.adapter.press(button.id);
      if (!pressed.actions.empty()) {  // it lies in a sea zone, which is no hex
        EXPECT_FALSE(page.model.refuse(pressed.actions.front()));
        continue;
      }
      ASSERT_FALSE(page.screen.board.reach.hexes.empty());
      for (const HexId hex : page.screen.board.reach.hexes) {
        const auto intent = page.adapter.click(hexgame::target_of_hex(hex), hex);
        ASSERT_TRUE(intent);
        EXPECT_FALSE(page.model.refuse(intent->actions.front()));
      }
      ++seen;
    }
  });
  EXPECT_GT(seen, 5U);
}

TEST(CampaignPage, EveryForceAndHexIsTold) {
  play("1861", 5, kDecisions, 97, [](const Session& session) {
    Page page(session);
    for (const hexgame::Stack& stack : page.screen.board.stacks) {
      for (const PieceId id : stack.units) {
        EXPECT_FALSE(page.adapter.unit_sheet(id).title.empty()) << id;
        EXPECT_FALSE(page.adapter.look(id, 0).name.empty());
      }
    }
    the_rules().field(session.state()).map().in_play().for_each([&](HexId hex) {
      const hexgame::HexSheet sheet = page.adapter.hex_sheet(hex);
      EXPECT_FALSE(sheet.ground.empty());
    });
    EXPECT_GE(page.adapter.standing_in_words().size(), 3U);
    EXPECT_FALSE(page.adapter.roster(Seat::Union).empty());
    EXPECT_FALSE(page.adapter.roster(Seat::Confederate).empty());
  });
}

/// 9.3 to 9.7: the forecast is what the dice then bring, over both dice.
TEST(CampaignPage, TheForecastOfABattleIsWhatItsDiceBring) {
  std::size_t seen = 0;
  for (std::uint64_t seed = 1; seed < 12 && seen < 3; ++seed) {
    play("1862", seed, kDecisions, 1, [&](const Session& session) {
      if (seen >= 3) {
        return;
      }
      for (const Choice& choice : the_rules().prompt(session.state()).choices) {
        const auto forecast = is_action<cw::verbs::March>(choice.action)
                                  ? forecast_of(the_rules(), session.state(), choice.action)
                                  : std::nullopt;
        if (forecast) {
          ++seen;
          std::uint64_t sum = 0;
          for (const Share& share : forecast->outcome.shares) {
            sum += share.weight;
          }
          EXPECT_EQ(sum, forecast->outcome.total) << choice.label;
          EXPECT_GT(forecast->strengths.attack, 0);
          EXPECT_LE(forecast->attacker_losses.least, forecast->attacker_losses.most);
          EXPECT_LE(10 * forecast->defender_losses.least, forecast->defender_losses.mean_tenths + 1);
          return;
        }
      }
    });
  }
  EXPECT_GE(seen, 3U);
}

/// The digest names a hex by the place that is within two hexes.
TEST(CampaignPage, AHexIsToldByThePlaceThatIsNear) {
  const Session session(*the_game().game, start_of("1863"), 5);
  Page page(session);
  const cw::Field field = the_rules().field(session.state());
  int near = 0;
  field.map().in_play().for_each([&](HexId hex) {
    int least = 100;
    for (const cw::MapPlace& place : field.map().places()) {
      least = std::min(least, field.grid().distance(place.hex, hex));
    }
    const std::string words = page.adapter.place_words(hex);
    EXPECT_EQ(words == hex_text(hex), least > 2) << words;
    near += words.find(" near ") != std::string::npos ? 1 : 0;
  });
  EXPECT_GT(near, 100);
}

TEST(CampaignPage, HelpNamesNumbersOfTheChart) {
  const hexgame::HelpFile help =
      read_help(shipped(kHelpFile).value(), shipped(kChartFile).value(), shipped(kTurnsFile).value());
  EXPECT_GT(help.pages.size(), 3U);
  EXPECT_FALSE(help.charts.empty());
}

}  // namespace
}  // namespace longroll::web::campaign
