// The sea on the page of the campaign: vessels are seen in their zone, are taken from it, and sail where is pointed.
#include <array>
#include <set>

#include "tests/page/campaign_page.h"
#include "web/hexgame/targets.h"

namespace longroll::web::campaign {
namespace {

constexpr std::array kStarts = {"1861", "1862", "1863", "1864"};
constexpr std::size_t kDecisions = 300;
constexpr std::size_t kEach = 5;

/// The lawful choices of that verb.
template <class Of>
std::vector<Of> all_of(const Prompt& prompt) {
  std::vector<Of> out;
  for (const Choice& choice : prompt.choices) {
    if (const auto one = read<Of>(choice.action)) {
      out.push_back(*one);
    }
  }
  return out;
}

TEST(CampaignSea, VesselsOfAZoneAreDrawnOnItsOpenSea) {
  const cw::GroundMap& map = the_rules().data_of(Session(*the_game().game, start_of("1862"), 1).state()).map;
  for (int n = 0; n < cw::kSeaZones; ++n) {
    const auto zone = static_cast<cw::SeaZone>(n);
    EXPECT_TRUE(map.is_sea(hex_of_zone(zone))) << n;
    EXPECT_EQ(map.zone_at(hex_of_zone(zone)), zone);
  }
}

TEST(CampaignSea, EveryVesselAfloatIsSeenAndToldOfInItsZone) {
  for (const char* start : kStarts) {
    play(start, 2, kDecisions, kEach, [&](const Session& session) {
      Page page(session);
      const cw::Field field = the_rules().field(session.state());
      for (const PieceId id : field.pieces()) {
        const cw::Berth berth = cw::Berth::of(field.piece(id));
        if (!cw::is_vessel(field.class_of(id)) || berth.pack() < 0) {
          continue;
        }
        const PieceId counter = page.adapter.shown_as(id, field.piece(id).place);
        const HexId hex = page.screen.hex_of(counter);
        const hexgame::Stack* stack = page.screen.board.at(hex);
        ASSERT_NE(stack, nullptr) << start << ": " << field.counter(id).title;
        EXPECT_EQ(std::count(stack->units.begin(), stack->units.end(), counter), 1);
        if (berth.is_zone()) {
          const hexgame::HexSheet sheet = page.adapter.hex_sheet(hex);
          EXPECT_TRUE(sheet.ground.starts_with("Open sea, ")) << sheet.ground;
          EXPECT_FALSE(sheet.lines.empty());
        }
      }
    });
  }
}

TEST(CampaignSea, WhatIsLitBelongsToACounterAndLiesOnTheMap) {
  for (const char* start : kStarts) {
    play(start, 4, kDecisions, 1, [&](const Session& session) {
      Page page(session);
      const hexgame::ReachShown& reach = page.screen.board.reach;
      EXPECT_TRUE(reach.hexes.empty() || reach.unit != kNoPiece) << page.model.prompt().text;
      EXPECT_EQ(std::count(reach.hexes.begin(), reach.hexes.end(), kNoHex), 0) << page.model.prompt().text;
    });
  }
}

TEST(CampaignSea, VesselsCanBeTakenFromEveryZone) {
  std::set<int> all;
  for (const char* start : kStarts) {
    std::set<int> taken;
    play(start, 6, kDecisions, 1, [&](const Session& session) {
      for (const auto& take : all_of<cw::verbs::TakeShips>(the_game().game->prompt(session.state()))) {
        if (!take.berth.is_zone() || !taken.insert(take.berth.pack()).second) {
          continue;
        }
        Session out(session);
        ASSERT_FALSE(out.submit(out.to_act(), action_of(take)));
        Page page(out);
        ASSERT_NE(page.screen.board.out, kNoPiece);
        EXPECT_EQ(page.screen.hex_of(page.screen.board.out), hex_of_zone(take.berth.zone()));
        EXPECT_EQ(page.screen.board.reach.unit, page.screen.board.out);
        // Pointing anywhere on the open sea of another zone means it.
        for (const auto& sail : all_of<cw::verbs::SailTo>(page.model.prompt())) {
          if (sail.berth.is_zone()) {
            const HexId there = hex_of_zone(sail.berth.zone());
            EXPECT_EQ(page.adapter.click(hexgame::target_of_hex(there), there)->actions.front(), action_of(sail));
          }
        }
      }
    });
    EXPECT_FALSE(taken.empty()) << start;
    all.insert(taken.begin(), taken.end());
  }
  EXPECT_EQ(all.size(), static_cast<std::size_t>(cw::kSeaZones));
}

TEST(CampaignSea, PressingTheCounterOfAFleetMeansTheWaterWhereItLies) {
  int seen = 0, enemies = 0;
  for (const char* start : kStarts) {
    play(start, 9, 2 * kDecisions, 1, [&](const Session& session) {
      const std::vector<cw::verbs::SailTo> sails = all_of<cw::verbs::SailTo>(the_game().game->prompt(session.state()));
      if (sails.empty()) {
        return;
      }
      Page page(session);
      const cw::Field field = the_rules().field(session.state());
      ForcesShown forces;
      forces.read(field);
      for (const ForceShown& force : forces.all()) {
        const bool is_there =
            std::any_of(sails.begin(), sails.end(), [&](const auto& sail) { return sail.berth == force.berth; });
        if (!force.is_fleet() || !is_there) {
          continue;
        }
        const auto intent = page.adapter.click(force.counter, force.hex);
        ASSERT_TRUE(intent.has_value());
        EXPECT_EQ(read<cw::verbs::SailTo>(intent->actions.front())->berth, force.berth);
        const Choice* choice = page.screen.choices().find(intent->actions.front());
        EXPECT_EQ(page.adapter.tip_of_unit(force.counter).title, choice->label);
        ++seen;
        enemies += force.side != field.phasing() ? 1 : 0;
      }
    });
  }
  EXPECT_GT(seen, 20);
  EXPECT_GT(enemies, 0);
}

TEST(CampaignSea, ShotsNameTheirVesselsInThePlural) {
  int plurals = 0;
  for (const char* start : kStarts) {
    play(start, 9, 2 * kDecisions, 1, [&](const Session& session) {
      const Prompt prompt = the_game().game->prompt(session.state());
      for (const Choice& choice : prompt.choices) {
        if (!choice.label.starts_with("Attack in")) {
          continue;
        }
        for (const DieAhead& shot : shots_after(the_rules(), session.state(), choice.action)) {
          const bool are_several = shot.words.find(", each hits") != std::string::npos;
          const bool is_plural = shot.words.find("points") != std::string::npos;
          const bool are_points = shot.words.find("point") != std::string::npos;
          EXPECT_EQ(is_plural, are_several && are_points) << shot.words;
          plurals += is_plural ? 1 : 0;
        }
      }
    });
  }
  EXPECT_GT(plurals, 0);
}

}  // namespace
}  // namespace longroll::web::campaign
