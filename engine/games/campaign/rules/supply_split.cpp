// build: small
#include "engine/games/campaign/rules/supply_split.h"

#include <algorithm>
#include <numeric>

#include "engine/games/campaign/rules/point_flow.h"

namespace longroll::campaign {

bool is_city_of_the_south(const NetworkData& data, const NetworkView& view, HexId city) {
  switch (data.map.allegiance_at(city)) {
    case Allegiance::Confederate:
    case Allegiance::Missouri:
      return true;
    case Allegiance::Kentucky:
      return view.kentucky == Kentucky::Confederate;
    case Allegiance::Union:
      break;
  }
  return false;
}

namespace {

/// The pieces of the open network to which a city's railroad and its place belong; -1: to none.
struct CityPieces {
  int rail = -1;
  int place = -1;

  bool is_on_network() const { return rail >= 0 || place >= 0; }
  bool operator==(const CityPieces&) const = default;
};
/// From where lines lead to any city on those pieces: it is among their hexes itself.
struct CityEnds {
  CityPieces on;
  HexSet from;
  HexSet sieges;
};

std::vector<NodeId> nodes_of_city(NodeId rail, NodeId place) {
  std::vector<NodeId> nodes;
  for (const NodeId node : {rail, place}) {
    if (node != kNoNode) {
      nodes.push_back(node);
    }
  }
  return nodes;
}

/// Campaign 8.4.2: the Union's depots may follow one another; one that leads to a supplied one is in supply.
void supply_chains(std::vector<DepotLine>& depots) {
  bool has_changed = true;
  while (has_changed) {
    has_changed = false;
    for (DepotLine& far : depots) {
      for (const DepotLine& near : depots) {
        if (!far.is_supplied && near.is_supplied && near.from.has(far.stack.hex)) {
          far.is_supplied = true;
          has_changed = true;
        }
      }
    }
  }
}

}  // namespace

LimitedSources limited_sources(const NetworkData& data, const NetworkView& view, Seat side, const SupplyLines& lines,
                               const std::vector<DepotStack>& depots) {
  const OverlandLines overland(data, view, side, lines.free, lines.shut);
  LimitedSources sources;
  if (side == Seat::Confederate) {
    sources.cities = city_sources(data, view, lines);
  }
  for (const DepotStack& stack : depots) {
    HexSet ends;
    ends.add(stack.hex);
    DepotLine line{.stack = stack, .from = overland.to(ends & lines.free)};
    line.from.add(stack.hex);
    line.is_supplied =
        lines.supplied.has(stack.hex) || std::any_of(sources.cities.begin(), sources.cities.end(),
                                                     [&](const CitySource& city) { return city.from.has(stack.hex); });
    sources.depots.push_back(std::move(line));
  }
  if (side == Seat::Union) {
    supply_chains(sources.depots);
  }
  return sources;
}

namespace {

/// Which depot hex a force may draw on, by its index; every one, or none.
constexpr int kEveryDepot = -1;
constexpr int kNoDepot = -2;

/// Feeds forces as a flow of points from forces through depots and cities to where supply comes from.
class Splitter {
 public:
  Splitter(const NetworkData& data, Seat side, const SupplyLines& lines, const LimitedSources& sources)
      : data_(data), side_(side), lines_(lines), sources_(sources), fed_(flow_.add_node()) {
    add_depots();
    add_cities();
  }

  /// depot_of: by force, the depot that it draws on.
  SupplySplit feed(const std::vector<SupplyForce>& forces, const std::vector<int>& depot_of, DepotUse use) {
    SupplySplit split;
    split.fed.resize(forces.size());
    std::vector<ForceNodes> nodes;
    for (std::size_t i = 0; i < forces.size(); ++i) {
      if (has_own_line(lines_, forces[i])) {
        nodes.emplace_back();
        split.fed[i] = forces[i].points;
        continue;
      }
      nodes.push_back({flow_.add_node(), flow_.add_node()});
      add_ways(forces[i], nodes.back(), depot_of[i]);
    }
    const auto feed_kind = [&](std::int16_t Hungry::*kind, int ForceNodes::*node) {
      for (std::size_t i = 0; i < forces.size(); ++i) {
        while (split.fed[i].*kind < forces[i].points.*kind && flow_.send(nodes[i].*node, fed_)) {
          split.fed[i].*kind = static_cast<std::int16_t>(split.fed[i].*kind + 1);
        }
      }
    };
    feed_kind(&Hungry::cavalry, &ForceNodes::others);
    feed_kind(&Hungry::asp, &ForceNodes::foot);
    feed_kind(&Hungry::msp, &ForceNodes::foot);
    feed_kind(&Hungry::forts, &ForceNodes::others);
    if (use == DepotUse::OnlySupplied) {
      return split;
    }
    // Campaign 8.4.2: what is left of the foot draws on depots that are out of supply.
    std::vector<std::pair<const DepotLine*, int>> stocks;
    for (std::size_t i = 0; i < sources_.depots.size(); ++i) {
      if (!sources_.depots[i].is_supplied) {
        stocks.emplace_back(&sources_.depots[i], flow_.add_arc(depots_[i].out, fed_, Flow::kNoLimit));
      }
    }
    feed_kind(&Hungry::asp, &ForceNodes::foot);
    feed_kind(&Hungry::msp, &ForceNodes::foot);
    const int feeds = data_.chart.numbers.supply.depot_feeds;
    for (const auto& [depot, arc] : stocks) {
      if (flow_.used(arc) > 0) {
        split.expended.push_back({.hex = depot->stack.hex, .count = (flow_.used(arc) + feeds - 1) / feeds});
      }
    }
    return split;
  }

  /// No choice of depots feeds more points than this: all forces draw on any depot within reach.
  int most(const std::vector<SupplyForce>& forces) {
    for (std::size_t i = 0; i < sources_.depots.size(); ++i) {
      if (!sources_.depots[i].is_supplied) {
        flow_.add_arc(depots_[i].out, fed_, Flow::kNoLimit);
      }
    }
    int fed = 0;
    const auto feed = [&](int node, int points) {
      for (int i = 0; i < points && flow_.send(node, fed_); ++i) {
        ++fed;
      }
    };
    for (const SupplyForce& force : forces) {
      if (has_own_line(lines_, force)) {
        fed += force.points.points();
        continue;
      }
      const ForceNodes nodes{flow_.add_node(), flow_.add_node()};
      add_ways(force, nodes, kEveryDepot);
      feed(nodes.others, force.points.cavalry + force.points.forts);
      feed(nodes.foot, force.points.asp + force.points.msp);
    }
    return fed;
  }

 private:
  struct ForceNodes {
    int foot = 0;    ///< army and militia points
    int others = 0;  ///< what depots out of supply do not feed
  };
  struct DepotNodes {
    int in;
    int out;
  };

  void add_depots() {
    for (const DepotLine& depot : sources_.depots) {
      depots_.push_back({flow_.add_node(), flow_.add_node()});
      flow_.add_arc(depots_.back().in, depots_.back().out, depot.stack.count * data_.chart.numbers.supply.depot_feeds);
      if (lines_.supplied.has(depot.stack.hex)) {
        flow_.add_arc(depots_.back().out, fed_, Flow::kNoLimit);
      }
    }
    for (std::size_t far = 0; side_ == Seat::Union && far < depots_.size(); ++far) {
      for (std::size_t near = 0; near < depots_.size(); ++near) {
        const bool is_chained = far != near && sources_.depots[far].is_supplied && sources_.depots[near].is_supplied &&
                                sources_.depots[near].from.has(sources_.depots[far].stack.hex);
        if (is_chained) {
          flow_.add_arc(depots_[far].out, depots_[near].in, Flow::kNoLimit);
        }
      }
    }
  }

  void add_cities() {
    std::vector<int> feeds(kMaxHexes, -1);
    for (const CitySource& source : sources_.cities) {
      cities_.push_back(flow_.add_node());
      source.others.for_each([&](HexId other) {
        int& node = feeds[static_cast<std::size_t>(other)];
        if (node < 0) {
          node = flow_.add_node();
          flow_.add_arc(node, fed_, 1);
        }
        flow_.add_arc(cities_.back(), node, 1);
      });
      for (std::size_t i = 0; i < depots_.size(); ++i) {
        if (source.from.has(sources_.depots[i].stack.hex)) {
          flow_.add_arc(depots_[i].out, cities_.back(), Flow::kNoLimit);
        }
      }
    }
  }

  /// Of a force without a line of its own.
  void add_ways(const SupplyForce& force, const ForceNodes& nodes, int depot_of) {
    if (force.is_garrison && lines_.fortresses.has(force.hex)) {
      const WorksNumbers& works = data_.chart.numbers.works;
      const int garrison = flow_.add_node();
      flow_.add_arc(garrison, fed_, works.fort_garrison + works.fort_added);
      flow_.add_arc(nodes.foot, garrison, Flow::kNoLimit);
      flow_.add_arc(nodes.others, garrison, Flow::kNoLimit);
    }
    for (std::size_t i = 0; i < depots_.size() && !force.is_besieged; ++i) {  // 11.8: over land alone
      const bool is_its_own = depot_of == kEveryDepot || depot_of == static_cast<int>(i);
      if (is_its_own && sources_.depots[i].from.has(force.hex)) {
        flow_.add_arc(nodes.foot, depots_[i].in, Flow::kNoLimit);
        flow_.add_arc(nodes.others, depots_[i].in, sources_.depots[i].is_supplied ? Flow::kNoLimit : 0);
      }
    }
    for (std::size_t i = 0; i < cities_.size(); ++i) {
      const CitySource& source = sources_.cities[i];
      if ((force.is_besieged ? source.sieges : source.from).has(force.hex)) {
        flow_.add_arc(nodes.foot, cities_[i], Flow::kNoLimit);
        flow_.add_arc(nodes.others, cities_[i], Flow::kNoLimit);
      }
    }
  }

  const NetworkData& data_;
  Seat side_;
  const SupplyLines& lines_;
  const LimitedSources& sources_;
  Flow flow_;
  int fed_;
  std::vector<DepotNodes> depots_;
  std::vector<int> cities_;
};

int points_of(const SupplySplit& split) {
  return std::accumulate(split.fed.begin(), split.fed.end(), 0,
                         [](int points, const Hungry& fed) { return points + fed.points(); });
}

int expended_by(const SupplySplit& split) {
  return std::accumulate(split.expended.begin(), split.expended.end(), 0,
                         [](int depots, const DepotStack& stack) { return depots + stack.count; });
}

/// Campaign 8.4.2: a Confederate force draws on one depot hex at most. All choices are tried, up to kMaxChoices of
/// them; of those that feed most points, the one that expends least.
class DepotChoices {
 public:
  static constexpr int kMaxChoices = 256;

  DepotChoices(const SupplyLines& lines, const LimitedSources& sources, const std::vector<SupplyForce>& forces)
      : choice_(forces.size(), 0) {
    for (const SupplyForce& force : forces) {
      std::vector<int> depots;
      for (std::size_t i = 0; i < sources.depots.size(); ++i) {
        if (!has_own_line(lines, force) && sources.depots[i].from.has(force.hex)) {
          depots.push_back(static_cast<int>(i));
        }
      }
      if (depots.empty()) {
        depots.push_back(kNoDepot);
      }
      may_draw_on_.push_back(std::move(depots));
    }
  }

  std::vector<int> chosen() const {
    std::vector<int> depots;
    for (std::size_t i = 0; i < choice_.size(); ++i) {
      depots.push_back(may_draw_on_[i][choice_[i]]);
    }
    return depots;
  }
  /// The next choice; false when all have been tried.
  bool advance() {
    tried_ += 1;
    for (std::size_t i = 0; tried_ < kMaxChoices && i < choice_.size(); ++i) {
      if (++choice_[i] < may_draw_on_[i].size()) {
        return true;
      }
      choice_[i] = 0;
    }
    return false;
  }

 private:
  std::vector<std::vector<int>> may_draw_on_;
  std::vector<std::size_t> choice_;
  int tried_ = 0;
};

}  // namespace

bool has_own_line(const SupplyLines& lines, const SupplyForce& force) {
  return force.is_besieged ? lines.sieges.has(force.hex) : lines.supplied.has(force.hex);
}

std::vector<CitySource> city_sources(const NetworkData& data, const NetworkView& view, const SupplyLines& lines) {
  constexpr Seat kSide = Seat::Confederate;
  HexSet cities;
  (data.map.cities() & view.side(kSide).held & lines.free).for_each([&](HexId city) {
    if (is_city_of_the_south(data, view, city)) {
      cities.add(city);
    }
  });
  const OverlandLines overland(data, view, kSide, lines.free, lines.shut);
  std::vector<std::int16_t> pieces;  // once a city is cut off
  const auto piece_of = [&](NodeId node) {
    if (pieces.empty()) {
      pieces = data.network.graph().pieces(lines.open);
    }
    return node == kNoNode ? -1 : pieces[static_cast<std::size_t>(node)];
  };
  std::vector<CityEnds> known;
  std::vector<CitySource> found;
  (cities - working_sources(data, view, kSide)).for_each([&](HexId city) {
    const NodeId rail = data.network.rail_at(city);
    const NodeId place = data.network.place_at(city);
    if ((rail != kNoNode && lines.nodes.has(rail)) || (place != kNoNode && lines.nodes.has(place))) {
      return;
    }
    const CityPieces on{piece_of(rail), piece_of(place)};
    const auto same = std::find_if(known.begin(), known.end(), [&](const CityEnds& one) { return one.on == on; });
    CitySource source{.city = city, .from = {}, .sieges = {}, .others = {}};
    if (same != known.end()) {
      source.from = same->from;
      source.sieges = same->sieges;
    } else {
      const std::vector<NodeId> seeds = nodes_of_city(rail, place);
      const NodeSet nodes = data.network.graph().flood(seeds, lines.open);
      HexSet ends = hexes_of(data, nodes);
      ends.add(city);
      source.from = overland.to(ends);
      source.sieges = besieged_by_water(data, view, kSide, nodes);
      if (on.is_on_network()) {
        known.push_back({on, source.from, source.sieges});
      }
    }
    source.others = source.from & cities;
    source.others.remove(city);
    if (!source.others.empty()) {
      found.push_back(std::move(source));
    }
  });
  return found;
}

HexSet limited_reach(const NetworkData& data, const NetworkView& view, Seat side, const SupplyLines& lines,
                     const std::vector<DepotStack>& depots) {
  const LimitedSources sources = limited_sources(data, view, side, lines, depots);
  HexSet hexes;
  for (const DepotLine& depot : sources.depots) {
    hexes |= depot.from;
  }
  for (const CitySource& city : sources.cities) {
    hexes |= city.from;
  }
  return hexes;
}

SupplySplit fed_whole(const std::vector<SupplyForce>& forces) {
  SupplySplit split;
  for (const SupplyForce& force : forces) {
    split.fed.push_back(force.points);
  }
  return split;
}

SupplySplit split_supply(const NetworkData& data, const NetworkView& view, Seat side, const SupplyLines& lines,
                         const std::vector<DepotStack>& depots, const std::vector<SupplyForce>& forces, DepotUse use) {
  if (std::all_of(forces.begin(), forces.end(), [&](const SupplyForce& force) { return has_own_line(lines, force); })) {
    return fed_whole(forces);
  }
  return split_supply(data, side, lines, limited_sources(data, view, side, lines, depots), forces, use);
}

SupplySplit split_supply(const NetworkData& data, Seat side, const SupplyLines& lines, const LimitedSources& sources,
                         const std::vector<SupplyForce>& forces, DepotUse use) {
  const auto feed = [&](const std::vector<int>& depot_of) {
    return Splitter(data, side, lines, sources).feed(forces, depot_of, use);
  };
  if (side == Seat::Union) {
    return feed(std::vector<int>(forces.size(), kEveryDepot));
  }
  DepotChoices choices(lines, sources, forces);
  SupplySplit best = feed(choices.chosen());
  while (choices.advance()) {
    SupplySplit next = feed(choices.chosen());
    const int more = points_of(next) - points_of(best);
    if (more > 0 || (more == 0 && expended_by(next) < expended_by(best))) {
      best = std::move(next);
    }
  }
  return best;
}

bool can_feed(const NetworkData& data, Seat side, const SupplyLines& lines, const LimitedSources& sources,
              const std::vector<SupplyForce>& forces, int points) {
  const auto feeds = [&](const std::vector<int>& depot_of) {
    return points_of(Splitter(data, side, lines, sources).feed(forces, depot_of, DepotUse::All)) >= points;
  };
  if (side == Seat::Union || Splitter(data, side, lines, sources).most(forces) < points) {
    return side == Seat::Union && feeds(std::vector<int>(forces.size(), kEveryDepot));
  }
  DepotChoices choices(lines, sources, forces);
  do {
    if (feeds(choices.chosen())) {
      return true;
    }
  } while (choices.advance());
  return false;
}

}  // namespace longroll::campaign
