// Names of hexsides on random grids; networks against a plain computation that goes over all links again and again.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "engine/core/rng.h"
#include "engine/map/hexside.h"
#include "engine/map/network.h"

namespace longroll {
namespace {

TEST(MapNetwork, WithinGoesAsFarAsDistancesSay) {
  Rng rng(31);
  for (int round = 0; round < 200; ++round) {
    const int nodes = 2 + static_cast<int>(rng.below(60));
    std::vector<Network::Link> links;
    NodeSet open;
    for (int i = 0; i < 2 * nodes; ++i) {
      const auto any = [&] { return static_cast<NodeId>(rng.below(static_cast<std::uint32_t>(nodes))); };
      links.push_back({any(), any()});
      open.add(any());
    }
    const Network network(nodes, links);
    const std::vector<NodeId> seeds = {0, static_cast<NodeId>(nodes - 1)};
    const int most = static_cast<int>(rng.below(6));
    const std::vector<std::int16_t> distances = network.distances(seeds, open, most);
    std::vector<NodeId> reached;
    network.within(seeds, open, most).for_each([&](NodeId node) { reached.push_back(node); });
    std::vector<NodeId> expected;
    for (NodeId node = 0; node < nodes; ++node) {
      if (distances[static_cast<std::size_t>(node)] != Network::kUnreached) {
        expected.push_back(node);
      }
    }
    EXPECT_EQ(reached, expected);
  }
}

TEST(MapHexside, BothHexesGiveASideOneName) {
  for (const Parity parity : {Parity::EvenLower, Parity::OddLower}) {
    const Grid grid{7, 9, parity};
    std::set<int> numbers;
    int sides = 0;
    for (int column = 1; column <= grid.columns; ++column) {
      for (int row = 1; row <= grid.rows; ++row) {
        const HexId hex = hex_at(column, row);
        grid.for_each_neighbor(hex, [&](Direction d, HexId beyond) {
          const std::optional<Hexside> side = hexside_of(grid, hex, d);
          ASSERT_TRUE(side);
          EXPECT_EQ(*side, *hexside_of(grid, beyond, opposite(d)));
          EXPECT_EQ(*side, *hexside_between(grid, beyond, hex));
          EXPECT_LT(side->hex, hex_beyond(grid, *side));
          EXPECT_EQ(hexside_at(index_of(*side)), *side);
          numbers.insert(index_of(*side));
          ++sides;
        });
      }
    }
    EXPECT_EQ(numbers.size() * 2, static_cast<std::size_t>(sides));
    EXPECT_LT(*numbers.rbegin(), kMaxHexsides);
  }
  EXPECT_FALSE(hexside_of(Grid{7, 9}, hex_at(1, 1), Direction::Up));
  EXPECT_FALSE(hexside_between(Grid{7, 9}, hex_at(1, 1), hex_at(1, 3)));
}

TEST(MapHexside, FourSidesTouchOneInsideTheMap) {
  for (const Parity parity : {Parity::EvenLower, Parity::OddLower}) {
    const Grid grid{9, 9, parity};
    for (const Direction d : kNamingSides) {
      const Hexside side{hex_at(5, 5), d};
      std::set<int> touching;
      for_each_touching(grid, side, [&](const Hexside& next) {
        touching.insert(index_of(next));
        // Two sides that share a corner are two of the three between three hexes that are neighbours of each other.
        const std::set<HexId> hexes = {side.hex, hex_beyond(grid, side), next.hex, hex_beyond(grid, next)};
        EXPECT_EQ(hexes.size(), 3U);
        for (const HexId a : hexes) {
          for (const HexId b : hexes) {
            EXPECT_LE(grid.distance(a, b), 1);
          }
        }
        bool is_mutual = false;
        for_each_touching(grid, next, [&](const Hexside& back) { is_mutual = is_mutual || back == side; });
        EXPECT_TRUE(is_mutual);
      });
      EXPECT_EQ(touching.size(), 4U);
      EXPECT_FALSE(touching.contains(index_of(side)));
    }
  }
}

struct RandomNetwork {
  int nodes = 0;
  std::vector<Network::Link> links;
  NodeSet open;
  std::vector<NodeId> seeds;
  static constexpr int kFar = 1000;  // farther than any node can be

  explicit RandomNetwork(std::uint64_t number) {
    Rng rng(number);
    nodes = 2 + static_cast<int>(rng.below(120));
    const auto any = [&] { return static_cast<NodeId>(rng.below(static_cast<std::uint32_t>(nodes))); };
    for (std::uint32_t left = rng.below(static_cast<std::uint32_t>(2 * nodes)); left > 0; --left) {
      links.push_back({any(), any()});
    }
    for (NodeId node = 0; node < nodes; ++node) {
      if (rng.below(5) != 0) {
        open.add(node);
      }
    }
    for (std::uint32_t left = rng.below(3); left > 0; --left) {
      seeds.push_back(any());
    }
  }

  /// The least links to each node, over all links again and again until nothing changes.
  std::vector<int> computed() const {
    const int far = kFar;
    std::vector<int> least(static_cast<std::size_t>(nodes), far);
    for (const NodeId seed : seeds) {
      least[static_cast<std::size_t>(seed)] = open.has(seed) ? 0 : far;
    }
    for (bool changes = true; changes;) {
      changes = false;
      const auto along = [&](NodeId from, NodeId to) {
        const int cost = least[static_cast<std::size_t>(from)] + 1;
        if (open.has(to) && cost < least[static_cast<std::size_t>(to)]) {
          least[static_cast<std::size_t>(to)] = cost;
          changes = true;
        }
      };
      for (const Network::Link& link : links) {
        along(link.a, link.b);
        along(link.b, link.a);
      }
    }
    return least;
  }
};

TEST(MapNetwork, FloodAndDistancesAgreeWithAPlainComputation) {
  for (std::uint64_t number = 0; number < 300; ++number) {
    const RandomNetwork random(number);
    const Network network(random.nodes, random.links);
    const std::vector<int> least = random.computed();
    const NodeSet reached = network.flood(random.seeds, random.open);
    const int most = static_cast<int>(number % 7);
    const std::vector<std::int16_t> near = network.distances(random.seeds, random.open, most);
    for (NodeId node = 0; node < random.nodes; ++node) {
      const int far = least[static_cast<std::size_t>(node)];
      EXPECT_EQ(reached.has(node), far < RandomNetwork::kFar) << number << ": " << node;
      EXPECT_EQ(near[static_cast<std::size_t>(node)], far <= most ? far : Network::kUnreached)
          << number << ": " << node;
    }
  }
}

TEST(MapNetwork, PiecesAreWhatAFloodFromEachNodeReaches) {
  for (std::uint64_t number = 1000; number < 1100; ++number) {
    const RandomNetwork random(number);
    const Network network(random.nodes, random.links);
    const std::vector<std::int16_t> piece = network.pieces(random.open);
    int next = 0;  // numbers are given in the order of the lowest nodes
    for (NodeId node = 0; node < random.nodes; ++node) {
      const std::int16_t mine = piece[static_cast<std::size_t>(node)];
      EXPECT_EQ(mine != Network::kUnreached, random.open.has(node));
      EXPECT_LE(mine, next);
      next = std::max(next, mine + 1);
      const NodeSet reached = network.flood(std::vector{node}, random.open);
      for (NodeId other = 0; other < random.nodes && random.open.has(node); ++other) {
        EXPECT_EQ(reached.has(other), piece[static_cast<std::size_t>(other)] == mine) << number;
      }
    }
  }
}

TEST(MapNetwork, LinksCountOnceAndNotFromANodeToItself) {
  const std::vector<Network::Link> links = {{0, 2}, {2, 0}, {1, 1}, {2, 1}};
  const Network network(4, links);
  EXPECT_EQ(network.size(), 4);
  EXPECT_TRUE(std::ranges::equal(network.linked(2), std::vector<NodeId>{0, 1}));
  EXPECT_TRUE(std::ranges::equal(network.linked(1), std::vector<NodeId>{2}));
  EXPECT_TRUE(network.linked(3).empty());
}

}  // namespace
}  // namespace longroll
