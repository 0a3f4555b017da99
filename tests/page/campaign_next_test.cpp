// Where "Next" leads in the campaign, and which transports are left idle.
#include <algorithm>
#include <set>

#include "engine/core/text.h"
#include "engine/games/campaign/rules/transport.h"
#include "tests/page/campaign_screen.h"
#include "web/views/timed.h"
#include "web/views/zoomable.h"

namespace longroll::web::campaign {
namespace {

bool is_at(const Session& session, cw::StepKind kind) {
  return static_cast<cw::StepKind>(session.state().top().kind) == kind;
}

Session arrivals(std::string_view start) {
  Session session(*the_game().game, start_of(start), kSeed);
  for (int n = 0; n < 400 && !is_at(session, cw::StepKind::Recruitment); ++n) {
    EXPECT_FALSE(session.submit(session.to_act(), campaigning(the_game().game->prompt(session.state()), 0)));
  }
  return session;
}

/// Each press of the control brings the next of these hexes into sight, and after the last the first again.
void expect_round(Screen& screen, std::string_view control, const std::vector<HexId>& hexes) {
  screen.view().capabilities().zoomable->zoom({460, 400}, 3.0F);
  for (std::size_t i = 0; i <= hexes.size(); ++i) {
    const HexId hex = hexes[i % hexes.size()];
    screen.press(control);
    screen.view().capabilities().timed->tick(1e6, true);
    EXPECT_TRUE(screen.reporter().place_of(hexgame::target_of_hex(hex))) << control << " " << hex_text(hex);
  }
}

/// Campaign 4.0: "Next" goes round the places where arrivals of the kind that is taken can be placed.
TEST(CampaignNext, Campaign_4_0_GoesRoundThePlacesForArrivals) {
  const Session session = arrivals("1862");
  Page page(session);
  std::vector<HexId> expected = page.screen.board.reach.hexes;
  std::sort(expected.begin(), expected.end());
  ASSERT_GT(expected.size(), 3U);
  EXPECT_EQ(page.adapter.next_places().hexes, expected);
  EXPECT_EQ(page.adapter.next_places().words, std::to_string(expected.size()) + " places for arrivals");
  Screen screen(session, Area::Form::Wide);
  expect_round(screen, "map-next", expected);
  for (const HexId hex : expected) {
    EXPECT_TRUE(page.adapter.click(hexgame::target_of_hex(hex), hex)) << "something arrives at " << hex_text(hex);
  }
}

/// Campaign 9.0: in his movement a second button goes round those of his forces that stronger enemies are near.
TEST(CampaignNext, Campaign_9_0_GoesRoundTheThreatenedForces) {
  std::size_t seen = 0;
  for (const char* start : {"1862", "1863", "1864"}) {
    const Session session = movement(start);
    Page page(session);
    std::set<HexId> expected;
    for (const hexgame::RosterGroup& group : page.adapter.roster(page.model.reader())) {
      for (const hexgame::RosterLine& line : group.lines) {
        if (group.title == "Stronger enemies near") {
          expected.insert(static_cast<HexId>(session.state().piece(line.unit).place));
        }
      }
    }
    EXPECT_EQ(page.adapter.next_places().hexes, std::vector<HexId>(expected.begin(), expected.end()));
    Screen screen(session, Area::Form::Wide);
    EXPECT_EQ(screen.count("map-place"), expected.empty() ? 0U : 1U);
    if (!expected.empty()) {
      expect_round(screen, "map-place", {expected.begin(), expected.end()});
      EXPECT_EQ(screen.count("map-next"), 1U) << "the next force to move";
    }
    EXPECT_EQ(Screen(session, Area::Form::Phone).count("map-place"), 0U);
    seen += expected.size();
  }
  EXPECT_GT(seen, 2U);
}

/// Campaign 13.2: while a transport is free for points in a port, the end of the movement tells of the most of them, as
/// a remark; when all have a task or nobody could go on board, it does not.
TEST(CampaignNext, Campaign_13_2_IdleTransportsAreToldBeforeTheMovementEnds) {
  const auto line_of = [](const Session& session) {
    for (const hexgame::LeftUndone& one : Page(session).adapter.left_undone()) {
      if (one.words.find("transports lie idle") != std::string::npos) {
        EXPECT_TRUE(one.is_remark);
        EXPECT_NE(one.unit, kNoPiece) << "the line leads there";
        return one;
      }
    }
    return hexgame::LeftUndone{};
  };
  Session session = movement("1862");
  for (int n = 0; n < 400 && session.to_act() != Seat::Union; ++n) {
    ASSERT_FALSE(session.submit(session.to_act(), the_game().game->prompt(session.state()).choices.back().action));
  }
  ASSERT_TRUE(is_at(session, cw::StepKind::Movement));
  const cw::Field field = the_rules().field(session.state());
  std::ptrdiff_t most = 0;
  for (const cw::verbs::Embark& embark : cw::possible_embarkations(field)) {
    const std::vector<PieceId> all = cw::who_embarks(field, embark);
    const auto points = std::count_if(all.begin(), all.end(), [&](PieceId id) { return field.is_point(id); });
    most = embark.by == cw::TransportBy::Sea ? std::max(most, points) : most;
  }
  ASSERT_GT(most, 0);
  const hexgame::LeftUndone line = line_of(session);
  EXPECT_EQ(line.words,
            count_of(static_cast<int>(most), "point", "points") + " could land elsewhere: transports lie idle [13.2]");
  State state = session.state();
  for (Piece& piece : state.pieces) {
    if (field.library().class_of(piece.kind) == cw::UnitClass::Ntp) {
      piece.flags |= cw::kMoved;
    }
  }
  EXPECT_EQ(line_of(Session(*the_game().game, session.setup(), state, kSeed)).words, "") << "they have sailed";
}

}  // namespace
}  // namespace longroll::web::campaign
