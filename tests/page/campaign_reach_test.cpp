// What it costs to go to each hex that is lit stands in the hex, where it can be read and lies over no counter.
#include "tests/page/campaign_screen.h"
#include "web/hexgame/marks.h"

namespace longroll::web::campaign {
namespace {

/// The points of "3 of 8 points, leaves a zone"; 0 where a train goes: "1 of the 4 trains that are left".
int points_of(const std::string& cost_words) {
  return cost_words.find(" that are left") != std::string::npos ? 0 : std::stoi(cost_words);
}

std::vector<cw::verbs::Muster> musters(const Session& session) {
  std::vector<cw::verbs::Muster> out;
  for (const Choice& choice : the_game().game->prompt(session.state()).choices) {
    if (is_action<cw::verbs::Muster>(choice.action)) {
      out.push_back(arguments_of<cw::verbs::Muster>(choice.action));
    }
  }
  return out;
}

TEST(CampaignReach, EachHexInReachOfAForceTellsWhatItCosts) {
  int forces = 0;
  int by_rail = 0;
  int told = 0;
  for (const char* start : {"1861", "1863"}) {
    const Session at = movement(start, true);
    for (const cw::verbs::Muster& muster : musters(at)) {
      Session out(at);
      ASSERT_FALSE(out.submit(out.to_act(), action_of(muster)));
      const Page page(out);
      const hexgame::ReachShown& reach = page.screen.board.reach;
      ASSERT_EQ(reach.costs.size(), reach.hexes.size());
      for (std::size_t i = 0; i < reach.hexes.size(); ++i) {
        const std::string words = page.adapter.cost_in_words(reach.hexes[i]);
        ASSERT_FALSE(words.empty()) << hex_text(reach.hexes[i]);
        EXPECT_EQ(reach.costs[i], points_of(words)) << hex_text(reach.hexes[i]) << ": " << words;
        by_rail += reach.costs[i] == 0 ? 1 : 0;
        told += reach.costs[i] > 1 ? 1 : 0;
      }
      ++forces;
    }
  }
  EXPECT_GT(forces, 10);
  EXPECT_GT(by_rail, 10);
  EXPECT_GT(told, 100);
}

TEST(CampaignReach, AForceThatIsPointedAtTellsTheCostsThatItHasWhenItIsOut) {
  const Session at = movement("1863", true);
  Page before(at);
  int forces = 0;
  for (const hexgame::Stack& stack : before.screen.board.stacks) {
    for (const PieceId unit : stack.units) {
      const hexgame::ReachShown ahead = before.adapter.look_ahead(unit);
      if (ahead.hexes.empty()) {
        continue;
      }
      ASSERT_EQ(ahead.costs.size(), ahead.hexes.size());
      const Intent take = before.adapter.take_next(unit).value_or(Intent{});
      ASSERT_EQ(take.actions.size(), 1U);
      Session out(at);
      ASSERT_FALSE(out.submit(out.to_act(), take.actions.front()));
      const Page page(out);
      const hexgame::ReachShown& reach = page.screen.board.reach;
      for (std::size_t i = 0; i < ahead.hexes.size(); ++i) {
        const auto same = std::find(reach.hexes.begin(), reach.hexes.end(), ahead.hexes[i]);
        ASSERT_NE(same, reach.hexes.end());
        EXPECT_EQ(ahead.costs[i], reach.costs[static_cast<std::size_t>(same - reach.hexes.begin())]);
      }
      ++forces;
    }
  }
  EXPECT_GT(forces, 5);
}

TEST(CampaignReach, AForceOnItsTrainsHasNoPointsToTell) {
  const Session at = movement("1863", true);
  int rides = 0;
  for (const cw::verbs::Muster& muster : musters(at)) {
    Session out(at);
    ASSERT_FALSE(out.submit(out.to_act(), action_of(muster)));
    if (out.submit(out.to_act(), action_of(cw::verbs::Entrain{1}))) {
      continue;
    }
    const Page page(out);
    EXPECT_FALSE(page.screen.board.reach.hexes.empty());
    EXPECT_TRUE(page.screen.board.reach.costs.empty());
    ++rides;
  }
  EXPECT_GT(rides, 0);
}

/// The page with its map, seen from that zoom, the force in the middle.
struct Seen {
  explicit Seen(const Session& session) : page(session) {
    hexgame::MapView& map = page.screen.map;
    map.build(page.adapter.engraved(page.adapter.plate()));
    Area area;
    area.form = Area::Form::Wide;
    area.page = {0, 0, 1280, 800};
    area.table = {0, 0, 920, 800};
    map.arrange(area);
  }
  void look(float zoom) {
    hexgame::MapView& map = page.screen.map;
    map.camera().look_at(map.centre_of(page.screen.hex_of(page.screen.board.reach.unit)), zoom);
  }
  Page page;
};

TEST(CampaignReach, FiguresStandInTheirHexAndLieOverNoCounterAndNotWhereNobodyReadsThem) {
  const Session at = movement("1863", true);
  int beside = 0;
  int figures = 0;
  const std::vector<cw::verbs::Muster> all_forces = musters(at);
  for (std::size_t n = 0; n < all_forces.size(); n += 7) {
    Session out(at);
    ASSERT_FALSE(out.submit(out.to_act(), action_of(all_forces[n])));
    Seen seen(out);
    for (const float zoom : {0.3F, 0.6F, 0.85F, 1.0F, 1.6F}) {
      seen.look(zoom);
      const hexgame::ScreenState& screen = seen.page.screen;
      const auto all = hexgame::cost_figures(screen);
      std::size_t free = 0;
      for (std::size_t i = 0; i < screen.board.reach.hexes.size(); ++i) {
        const HexId hex = screen.board.reach.hexes[i];
        free += screen.board.reach.costs[i] > 0 && screen.board.at(hex) == nullptr &&
                        screen.map.camera().window().contains(screen.map.screen_of(hex))
                    ? 1
                    : 0;
      }
      if (zoom < 0.5F) {
        EXPECT_TRUE(all.empty()) << "too small";
        continue;
      }
      EXPECT_GE(all.size(), free);
      beside += static_cast<int>(all.size() - free);
      figures += static_cast<int>(all.size());
      for (const hexgame::CostFigure& figure : all) {
        EXPECT_GE(figure.rect.h, 7.5F) << "px";
        const HexId hex = screen.map.layout().at(screen.map.camera().to_map(figure.rect.centre()));
        EXPECT_EQ(figure.cost, points_of(seen.page.adapter.cost_in_words(hex)));
        for (const hexgame::Stack& stack : screen.board.stacks) {
          const board::Vec2 off = screen.map.screen_of(stack.hex) - figure.rect.centre();
          const float counter = screen.map.counter_size();
          EXPECT_TRUE(std::abs(off.x) * 2 >= counter + figure.rect.w || std::abs(off.y) * 2 >= counter + figure.rect.h)
              << hex_text(stack.hex) << " at " << zoom;
        }
      }
    }
  }
  EXPECT_GT(figures, 100);
  EXPECT_GT(beside, 0) << "where a counter leaves room, the figure stands above it";
}

TEST(CampaignReach, TheFiguresArePrintedOnTheMap) {
  Session out = movement("1863", true);
  ASSERT_FALSE(out.submit(out.to_act(), action_of(musters(out).front())));
  Screen screen(out, Area::Form::Wide);
  const auto printed = [&] {
    std::string words;
    board::Canvas canvas;
    board::Motion motion;
    canvas.begin(1280, 800, 1, board::Theme::day());
    canvas.tell_words(&words);
    screen.view().draw_table(canvas, motion, kNoTarget);
    canvas.end();
    int numbers = 0;
    for (std::size_t from = 0; from < words.size(); from = words.find('\n', from) + 1) {
      const std::string_view line = std::string_view(words).substr(from, words.find('\n', from) - from);
      numbers += !line.empty() && line.size() <= 2 && line.find_first_not_of("0123456789") == line.npos ? 1 : 0;
    }
    return numbers;
  };
  const int with = printed();
  screen.decide(action_of(cw::verbs::Halt{}));
  EXPECT_GT(with, printed() + 5);
}

}  // namespace
}  // namespace longroll::web::campaign
