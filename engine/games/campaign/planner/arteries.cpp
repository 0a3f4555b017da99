// build: small
#include "engine/games/campaign/planner/arteries.h"

#include <algorithm>
#include <queue>

#include "engine/core/heap_sort.h"
#include "engine/games/campaign/rules/victory.h"

namespace longroll::campaign {
namespace {

constexpr int kHex = 10;         ///< to stand in a hex
constexpr int kGuard = 12;       ///< more for each strength point that is there
constexpr int kWork = 15;        ///< for a fort
constexpr int kWay = 4;          ///< for each hex from the nearest army
constexpr int kMarch = 3;        ///< beyond those that it goes at once
constexpr int kNever = 10'000;   ///< water and what stands on it
constexpr int kMaxEffort = 120;  ///< a cut that costs more is no plan
constexpr int kLeastWorth = 1;
constexpr std::size_t kMaxArteries = 4;  ///< arteries that are looked at

/// The network of the economy by spots: the hexes that hold rails, a road or a place, and the nodes of water and
/// ferries.
class Web {
 public:
  explicit Web(const Field& field)
      : field_(&field),
        network_(&field.library().network),
        view_(field.network()),
        spots_(kMaxHexes + static_cast<std::size_t>(network_->size())) {
    const NetworkData data = field.library().network_data();
    const NodeSet shut = water_shut_to(data, view_, Seat::Confederate);
    open_ =
        open_nodes(data, view_, Seat::Confederate, LineUse::Economy, shut, free_hexes(data, view_, Seat::Confederate));
    // What could be open when the Union was nowhere on the railroads of the South.
    NetworkView back = view_;
    SideOnMap& ours = back.sides[Seat::Confederate];
    SideOnMap& theirs = back.sides[Seat::Union];
    ours.rails |= theirs.rails;
    ours.held |= theirs.held;
    back.broken.clear();
    theirs.held.clear();
    theirs.occupied.clear();
    theirs.zone.clear();
    openable_ =
        open_nodes(data, back, Seat::Confederate, LineUse::Economy, shut, free_hexes(data, back, Seat::Confederate));
  }

  int spot_of(NodeId node) const {
    const HexId hex = network_->node(node).hex;
    return hex != kNoHex && is_on_land(node) ? hex : kMaxHexes + node;
  }
  bool is_on_land(NodeId node) const {
    const NodeKind kind = network_->node(node).kind;
    return kind == NodeKind::Rail || kind == NodeKind::Road || kind == NodeKind::Place;
  }
  /// Runs `then(spot)` for the spots linked with this one by open nodes, or by those that could be open.
  template <class Then>
  void for_each_linked(int spot, bool could_be, Then&& then) const {
    const NodeSet& open = could_be ? openable_ : open_;
    const auto from = [&](NodeId node) {
      if (node == kNoNode || !open.has(node)) {
        return;
      }
      for (const NodeId to : network_->graph().linked(node)) {
        if (open.has(to) && spot_of(to) != spot) {
          then(spot_of(to));
        }
      }
    };
    if (spot >= kMaxHexes) {
      from(static_cast<NodeId>(spot - kMaxHexes));
      return;
    }
    const auto hex = static_cast<HexId>(spot);
    from(network_->rail_at(hex));
    from(network_->road_at(hex));
    from(network_->place_at(hex));
  }
  bool is_open_at(HexId hex) const {
    const auto has = [&](NodeId node) { return node != kNoNode && open_.has(node); };
    return has(network_->rail_at(hex)) || has(network_->road_at(hex)) || has(network_->place_at(hex));
  }
  std::size_t size() const { return spots_; }
  const NetworkView& view() const { return view_; }
  const Field& field() const { return *field_; }

 private:
  const Field* field_;
  const MapNetwork* network_;
  const NetworkView& view_;
  std::size_t spots_;
  NodeSet open_;
  NodeSet openable_;
};

int way_to(const Field& field, Seat side, HexId hex) {
  int least = kMaxHexes;
  field.armies(side).for_each([&](HexId from) { least = std::min(least, field.grid().distance(from, hex)); });
  return least;
}

/// What it costs a side to stand in the hex.
int effort_at(const Field& field, Seat side, HexId hex) {
  return kHex + kGuard * field.strength_at(hex, other(side)) + (field.forts(other(side)).has(hex) ? kWork : 0) +
         kWay * std::max(0, way_to(field, side, hex) - kMarch);
}

/// The least effort that parts `from` from `ends`, by augmenting ways; each spot is two, what comes in and what goes
/// out.
class Parting {
 public:
  Parting(const Web& web, HexId from, const HexSet& ends) : web_(&web), from_(from), ends_(ends), flow_(web.size()) {}

  /// The hexes of the cut; empty when it costs too much.
  std::vector<HexId> hexes() {
    int total = 0;
    while (find_way()) {
      total += augment();
      if (total > kMaxEffort) {
        return {};
      }
    }
    // What goes in is reached, what comes out is not: the spot is cut.
    std::vector<HexId> cut;
    for (int hex = 0; hex < kMaxHexes; ++hex) {
      if (came_[in(hex)] != kUnseen && came_[out(hex)] == kUnseen) {
        cut.push_back(static_cast<HexId>(hex));
      }
    }
    return cut;
  }

 private:
  static constexpr int kUnseen = -1;
  static std::size_t in(int spot) { return 2 * static_cast<std::size_t>(spot); }
  static std::size_t out(int spot) { return in(spot) + 1; }
  struct Push {
    int spot = 0;
    int flow = 0;
  };

  int room(int spot) {
    int& known = rooms_[static_cast<std::size_t>(spot)];
    if (known == kUnseen) {
      known = spot >= kMaxHexes ? kNever : effort_at(web_->field(), Seat::Union, static_cast<HexId>(spot));
    }
    return known;
  }
  int through(int spot) const {
    int sum = 0;
    for (const Push& push : flow_[static_cast<std::size_t>(spot)]) {
      sum += std::max(0, push.flow);
    }
    return sum + (ends_.has(spot) ? ended_[static_cast<std::size_t>(spot)] : 0);
  }
  int flow(int a, int b) const {
    for (const Push& push : flow_[static_cast<std::size_t>(a)]) {
      if (push.spot == b) {
        return push.flow;
      }
    }
    return 0;
  }
  void add(int a, int b, int amount) {
    for (Push& push : flow_[static_cast<std::size_t>(a)]) {
      if (push.spot == b) {
        push.flow += amount;
        return;
      }
    }
    flow_[static_cast<std::size_t>(a)].push_back({b, amount});
  }

  /// A way with room from `from` to an end, the shortest; what was seen on it stays in came_.
  bool find_way() {
    came_.assign(2 * web_->size(), kUnseen);
    std::vector<std::size_t> queue = {in(from_)};
    came_[in(from_)] = static_cast<int>(in(from_));
    for (std::size_t i = 0; i < queue.size(); ++i) {
      const std::size_t here = queue[i];
      const int spot = static_cast<int>(here / 2);
      const auto go = [&](std::size_t to) {
        if (came_[to] == kUnseen) {
          came_[to] = static_cast<int>(here);
          queue.push_back(to);
        }
      };
      if (here == in(spot)) {
        if (through(spot) < room(spot)) {
          go(out(spot));
        }
        for (const Push& push : flow_[static_cast<std::size_t>(spot)]) {
          if (push.flow < 0) {
            go(out(push.spot));  // takes back what came from there
          }
        }
        continue;
      }
      if (ends_.has(spot)) {
        end_ = here;
        return true;
      }
      if (through(spot) > 0) {
        go(in(spot));
      }
      web_->for_each_linked(spot, false, [&](int to) { go(in(to)); });
    }
    return false;
  }

  int augment() {
    std::vector<std::size_t> way = {end_};
    while (way.back() != in(from_)) {
      way.push_back(static_cast<std::size_t>(came_[way.back()]));
    }
    int most = kNever;
    for (std::size_t i = way.size() - 1; i > 0; --i) {
      const int a = static_cast<int>(way[i] / 2);
      const int b = static_cast<int>(way[i - 1] / 2);
      const bool goes_in = way[i] == in(a);
      if (a == b) {
        most = std::min(most, goes_in ? room(a) - through(a) : through(a));
      } else if (goes_in) {
        most = std::min(most, flow(b, a));
      }
    }
    for (std::size_t i = way.size() - 1; i > 0; --i) {
      const int a = static_cast<int>(way[i] / 2);
      const int b = static_cast<int>(way[i - 1] / 2);
      if (a != b) {
        add(a, b, most);
        add(b, a, -most);
      }
    }
    ended_[end_ / 2] += most;
    return most;
  }

  const Web* web_;
  HexId from_;
  HexSet ends_;
  std::vector<std::vector<Push>> flow_;
  std::vector<int> came_;
  std::vector<int> rooms_ = std::vector<int>(flow_.size(), kUnseen);
  std::vector<int> ended_ = std::vector<int>(flow_.size(), 0);
  std::size_t end_ = 0;
};

int economy_with(const Field& field, const std::vector<HexId>& hexes, Seat side) {
  NetworkView view = field.network();
  SideOnMap& ours = view.sides[side];
  SideOnMap& theirs = view.sides[other(side)];
  for (const HexId hex : hexes) {
    ours.held.add(hex);
    ours.occupied.add(hex);
    if (theirs.rails.has(hex)) {
      ours.rails.add(hex);
    }
    theirs.held.remove(hex);
    theirs.occupied.remove(hex);
    theirs.rails.remove(hex);
    if (side == Seat::Confederate) {
      view.broken.remove(hex);
    }
  }
  return economy(field.library().network_data(), view, economy_view(field)).size();
}

void keep_best(std::vector<Artery>& all) {
  heap_sort(all.begin(), all.end(), [](const Artery& a, const Artery& b) {
    const int of_a = a.worth * b.effort;
    const int of_b = b.worth * a.effort;
    return of_a != of_b ? of_a > of_b : a.hexes < b.hexes;
  });
  if (all.size() > kMaxArteries) {
    all.resize(kMaxArteries);
  }
}

void offer(const Field& field, Seat side, std::vector<HexId> hexes, int now, std::vector<Artery>& all) {
  if (hexes.empty() || std::any_of(all.begin(), all.end(), [&](const Artery& known) { return known.hexes == hexes; })) {
    return;
  }
  Artery artery{.hexes = std::move(hexes)};
  const int then = economy_with(field, artery.hexes, side);
  artery.worth = side == Seat::Union ? now - then : then - now;
  for (const HexId hex : artery.hexes) {
    artery.effort += effort_at(field, side, hex);
  }
  if (artery.worth >= kLeastWorth && artery.effort <= kMaxEffort) {
    all.push_back(std::move(artery));
  }
}

HexSet centers_held(const Field& field) {
  HexSet centers;
  for (const MapPlace& place : field.map().places()) {
    if (place.center > 0 && field.held(Seat::Confederate).has(place.hex)) {
      centers.add(place.hex);
    }
  }
  return centers;
}

/// The closed hexes on the cheapest way from the place to the largest fragment.
std::vector<HexId> way_back(const Web& web, HexId from, const HexSet& ends) {
  using Entry = std::pair<int, int>;  // effort, spot
  std::vector<int> least(web.size(), kNever);
  std::vector<int> before(web.size(), -1);
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
  least[static_cast<std::size_t>(from)] = 0;
  queue.emplace(0, from);
  while (!queue.empty()) {
    const auto [effort, spot] = queue.top();
    queue.pop();
    if (effort > least[static_cast<std::size_t>(spot)] || effort > kMaxEffort) {
      continue;
    }
    if (ends.has(spot)) {
      std::vector<HexId> closed;
      for (int at = spot; at >= 0; at = before[static_cast<std::size_t>(at)]) {
        if (at < kMaxHexes && !web.is_open_at(static_cast<HexId>(at))) {
          closed.push_back(static_cast<HexId>(at));
        }
      }
      return closed;
    }
    web.for_each_linked(spot, true, [&](int to) {
      const bool is_closed = to < kMaxHexes && !web.is_open_at(static_cast<HexId>(to));
      const int then = effort + (is_closed ? effort_at(web.field(), Seat::Confederate, static_cast<HexId>(to)) : 0);
      if (then < least[static_cast<std::size_t>(to)]) {
        least[static_cast<std::size_t>(to)] = then;
        before[static_cast<std::size_t>(to)] = spot;
        queue.emplace(then, to);
      }
    });
  }
  return {};
}

}  // namespace

std::vector<Artery> cuts_of(const Field& field) {
  const Web web(field);
  const Economy now = economy_now(field);
  const HexSet counted = now.fragment & centers_held(field);
  std::vector<Artery> all;
  counted.for_each([&](HexId center) {
    HexSet others = counted;
    others.remove(center);
    if (!others.empty()) {
      offer(field, Seat::Union, Parting(web, center, others).hexes(), now.size(), all);
    }
  });
  keep_best(all);
  return all;
}

std::vector<Artery> mends_of(const Field& field) {
  const Web web(field);
  const Economy now = economy_now(field);
  std::vector<Artery> all;
  (centers_held(field) - now.fragment).for_each([&](HexId center) {
    offer(field, Seat::Confederate, way_back(web, center, now.fragment), now.size(), all);
  });
  keep_best(all);
  return all;
}

}  // namespace longroll::campaign
