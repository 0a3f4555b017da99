// By which way a force is fed: no way is told that the rules do not allow (8.1 to 8.4.2).
#include <algorithm>
#include <map>
#include <set>

#include "engine/core/rng.h"
#include "engine/games/campaign/rules/supply_choices.h"
#include "tests/page/campaign_page.h"
#include "web/games/campaign/fed_by.h"

namespace longroll::web::campaign {
namespace {

using By = FedWay::By;

/// What lines of a side may use, worked out from the view of the map.
struct Ground {
  Ground(const cw::Field& field, Seat side)
      : data(field.library().network_data()),
        view(cw::network_view(field)),
        free(cw::free_hexes(data, view, side)),
        shut(cw::water_shut_to(data, view, side)),
        open(cw::open_nodes(data, view, side, cw::LineUse::Supply, shut, free)),
        side(side) {}

  cw::NetworkData data;
  cw::NetworkView view;
  HexSet free;
  NodeSet shut, open;
  Seat side;
};

/// Campaign 8.1.1: points of the cheapest line over land, step by step; 99: no line.
int line_over_land(const Ground& on, HexId from, HexId to) {
  std::map<HexId, int> cost{{from, 0}};
  std::set<std::pair<int, HexId>> due{{0, from}};
  const cw::OverlandSteps& steps = on.data.overland[on.view.season];
  while (!due.empty()) {
    const auto [points, hex] = *due.begin();
    due.erase(due.begin());
    if (hex == to) {
      return points;
    }
    if (hex != from && !on.free.has(hex)) {
      continue;
    }
    const auto go = [&](HexId next, int more) {
      if (more > 0 && (cost.count(next) == 0 || cost[next] > points + more)) {
        cost[next] = points + more;
        due.insert({points + more, next});
      }
    };
    on.data.map.grid.for_each_neighbor(hex, [&](Direction d, HexId next) {
      for (std::size_t more = 1; more < steps.by_points.size(); ++more) {
        if (steps.by_points[more][d].has(hex)) {
          go(next, static_cast<int>(more));
        }
      }
    });
    const auto cross = [&](const cw::FerryStep& ferry, const Hexside& over) {
      const NodeId water = on.data.network.water_at(over);
      const bool is_bridged = cw::is_bridged(on.data, on.view, over);
      if (ferry.from == hex && (is_bridged || water == kNoNode || !on.shut.has(water))) {
        go(ferry.to, ferry.points + (is_bridged ? 0 : on.view.overland / 2));
      }
    };
    for (const cw::FerryStep& ferry : steps.ferries) {
      cross(ferry, ferry.over);
    }
    for (const Hexside& boat : on.view.side(on.side).boats) {
      for (const cw::FerryStep& ferry : steps.by_boat_over(boat)) {
        cross(ferry, boat);
      }
    }
  }
  return 99;
}

bool is_at(const cw::NetworkData& data, NodeId node, HexId hex) {
  return data.network.rail_at(hex) == node || data.network.place_at(hex) == node;
}

/// Campaign 8.1.2, 7.7.2: the line is whole, open, and begins and ends where it says.
void check_line(const Ground& on, const FedWay& way, const cw::FedGroup& group) {
  const NodeId first = way.nodes.front();
  const bool is_beside = group.force.is_besieged && on.data.network.node(first).kind == cw::NodeKind::Water;
  EXPECT_TRUE(is_beside || is_at(on.data, first, way.joins)) << hex_text(way.joins);
  EXPECT_TRUE(is_at(on.data, way.nodes.back(), way.end)) << hex_text(way.end);
  for (std::size_t i = 0; i < way.nodes.size(); ++i) {
    const cw::MapNode& node = on.data.network.node(way.nodes[i]);
    EXPECT_TRUE(on.open.has(way.nodes[i]));
    EXPECT_TRUE(node.kind != cw::NodeKind::Rail || way.by != By::Port || on.view.upgraded.has(node.hex) ||
                on.data.map.allegiance_at(node.hex) != cw::Allegiance::Confederate)
        << "7.7.2 " << hex_text(node.hex);
    const auto next = on.data.network.graph().linked(way.nodes[i]);
    EXPECT_TRUE(i + 1 == way.nodes.size() || std::find(next.begin(), next.end(), way.nodes[i + 1]) != next.end());
  }
}

void check_way(const cw::Field& field, Seat side, const cw::FedGroup& group, const FedWay& way) {
  const Ground on(field, side);
  const cw::SeaSupply sea = cw::sea_supply(field);
  EXPECT_EQ(way.from, group.force.hex);
  EXPECT_FALSE(fed_words(field, way).empty());
  const bool is_limited = way.by == By::Depot || way.by == By::Cities || way.by == By::Fortress;
  if (way.joins != way.from && way.by != By::Cities) {
    EXPECT_LE(line_over_land(on, way.from, way.joins), on.view.overland)
        << hex_text(way.from) << " to " << hex_text(way.joins);
  }
  if (!way.nodes.empty()) {
    check_line(on, way, group);
  } else if (!is_limited) {
    EXPECT_EQ(way.joins, way.end);
  }
  switch (way.by) {
    case By::Source:
    case By::Network:
      EXPECT_TRUE(cw::working_sources(on.data, on.view, side).has(way.end)) << hex_text(way.end);
      break;
    case By::Port:
      EXPECT_TRUE(
          cw::ports_open_to(on.data, on.view, sea.ports, on.data.map.ports() & field.held(side) & on.free, on.shut)
              .has(way.end))
          << hex_text(way.end);
      break;
    case By::Coast:
      EXPECT_TRUE(sea.coasts.has(way.end) && on.free.has(way.end)) << hex_text(way.end);
      break;
    case By::Fortress:
      EXPECT_TRUE(group.force.is_garrison && field.map().fortresses().has(way.end));
      break;
    case By::Depot:
      EXPECT_GT(field.count_at(way.end, side, cw::UnitClass::Depot), 0);
      break;
    case By::Cities:
      EXPECT_TRUE(field.map().cities().has(way.end) && field.held(side).has(way.end));
      break;
  }
  EXPECT_EQ(is_limited, !cw::has_own_line(field.lines(side), group.force));
}

/// Campaign 8.1 to 8.4.2: in wars by chance, who is fed has a way whose every link the rules allow, and nobody else
/// has.
TEST(CampaignFed, Campaign_8_1_WhoIsFedHasAWayThatTheRulesAllow) {
  std::map<By, int> ways;
  int unfed = 0, overland = 0;
  Rng rng(8);
  for (const char* start : {"1861", "1862", "1863", "1864"}) {
    Session session(*the_game().game, start_of(start), 8);
    for (int n = 0; n < 24000 && is_player(session.to_act()); ++n) {
      if (n % 83 == 0) {
        const cw::Field field = the_rules().field(session.state());
        for (const Seat side : {Seat::Union, Seat::Confederate}) {
          const std::vector<PieceId> hungry = cw::supply_status(field, side).unsupplied;
          for (const cw::FedGroup& group : cw::fed_groups(field, side)) {
            const bool is_fed = std::any_of(group.pieces.begin(), group.pieces.end(), [&](PieceId id) {
              return std::find(hungry.begin(), hungry.end(), id) == hungry.end();
            });
            const std::optional<FedWay> way = way_of_supply(field, side, group);
            ASSERT_EQ(way.has_value(), is_fed) << start << " " << n << " " << hex_text(group.force.hex);
            if (way) {
              check_way(field, side, group, *way);
              ++ways[way->by];
              overland += way->joins != way->from ? 1 : 0;
            }
            unfed += is_fed ? 0 : 1;
          }
        }
      }
      Actions lawful;
      the_rules().actions(session.state(), lawful);
      ASSERT_FALSE(session.submit(session.to_act(), lawful[rng.below(static_cast<std::uint32_t>(lawful.size()))]));
    }
  }
  for (const By by : {By::Source, By::Network, By::Port, By::Coast, By::Depot, By::Cities}) {
    EXPECT_GT(ways[by], 10) << static_cast<int>(by);
  }
  EXPECT_GT(unfed, 10);
  EXPECT_GT(overland, 10);
}

/// Campaign 8.1: the sheet of a force says the way, from its railroad or over land.
TEST(CampaignFed, Campaign_8_1_TheSheetOfAForceSaysTheWay) {
  const Session session(*the_game().game, start_of("1862"), 5);
  Page page(session);
  const cw::Field field = the_rules().field(session.state());
  const auto line_at = [&](HexId hex) {
    std::string out;
    for (const PieceId unit : page.screen.board.at(hex)->units) {
      for (const std::string& line : page.adapter.unit_sheet(unit).lines) {
        out = line.starts_with("In supply ") && out.empty() ? line : out;
      }
    }
    return out;
  };
  std::set<std::string> told;
  for (const hexgame::Stack& stack : page.screen.board.stacks) {
    for (const cw::FedGroup& group : cw::fed_groups(field, stack.side)) {
      const std::optional<FedWay> way = way_of_supply(field, stack.side, group);
      if (group.force.hex == stack.hex && !group.force.is_garrison && way && way->by == By::Network) {
        EXPECT_EQ(line_at(stack.hex), "In supply " + fed_words(field, *way) + " [8.1]");
        told.insert(line_at(stack.hex));
      }
    }
  }
  EXPECT_GT(told.size(), 5U);
  EXPECT_EQ(told.count("In supply as it stands [8.1]"), 0U);
}

}  // namespace
}  // namespace longroll::web::campaign
