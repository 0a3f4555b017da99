// build: fast
#include "tests/rules/campaign/plain_supply.h"

#include "tests/rules/campaign/plain_tracer.h"

namespace longroll::campaign::test {
namespace {

HexSet plain_sources(const NetworkView& view, Seat side) {
  HexSet sources;
  map().in_play().for_each([&](HexId at) {
    const bool is_source = side == Seat::Union ? map().union_sources().has(at)
                                               : is_critical(at) && view.side(side).held.has(at) &&
                                                     map().allegiance_at(at) == Allegiance::Confederate;
    if (is_source && !view.side(enemy_of(side)).occupied.has(at)) {
      sources.add(at);
    }
  });
  return sources;
}

/// What is fed over the sea (8.1.3): the Union's ports with a transport.
HexSet sea_ports(const NetworkView& view, const Tracer& tracer, const Spots& by_land, const HexSet& sources,
                 const SeaSupply& sea) {
  const Hexsides shut = plainly_shut(view, Seat::Union);
  HexSet fed;
  bool has_home = false;
  map().ports().for_each([&](HexId at) {
    if (!view.side(Seat::Union).held.has(at) || !tracer.is_free(at)) {
      return;
    }
    const ZoneSet seas = open_seas(view, at, shut, true);
    const bool is_landed =
        sources.has(at) || by_land.count({Spot::What::Rail, at}) != 0 || by_land.count({Spot::What::Place, at}) != 0;
    has_home = has_home || (is_landed && !seas.empty());
    if ((seas.bits & sea.ports.bits) != 0) {
      fed.add(at);
    }
  });
  return has_home ? fed : HexSet();
}

}  // namespace

HexSet plainly_supplied(const NetworkView& view, Seat side, const SeaSupply& sea) {
  Tracer tracer(view, side, false);
  const HexSet sources = plain_sources(view, side);
  Spots reached = tracer.joined(sources);
  HexSet coasts;
  HexSet fed_ports;
  bool has_sea = false;
  if (side == Seat::Union && (!sea.ports.empty() || !sea.coasts.empty())) {
    ZoneSet every;
    every.bits = 31;
    const SeaSupply all{.ports = every, .coasts = {}};
    has_sea = !sea_ports(view, tracer, reached, sources, all).empty();
    fed_ports = sea_ports(view, tracer, reached, sources, sea);
  }
  if (has_sea) {
    coasts = sea.coasts;
    const Spots by_sea = Tracer(view, side, false, true).joined(fed_ports);
    reached.insert(by_sea.begin(), by_sea.end());
  }
  HexSet supplied;
  map().in_play().for_each([&](HexId at) {
    bool is_fed = sources.has(at);
    line_ends(view, side, tracer, at).for_each([&](HexId end) {
      const bool is_good = sources.has(end) || fed_ports.has(end) || coasts.has(end) ||
                           reached.count({Spot::What::Rail, end}) != 0 || reached.count({Spot::What::Place, end}) != 0;
      is_fed = is_fed || (is_good && tracer.is_free(end));
    });
    // A force negates the zone in its own hex.
    tracer.entered = view.side(enemy_of(side)).zone.has(at) ? at : kNoHex;
    if (!is_fed && tracer.entered != kNoHex) {
      for (const Spot::What what : {Spot::What::Rail, Spot::What::Place}) {
        const Spot here{what, at};
        if (tracer.is_open(here)) {
          for (const Spot next : tracer.next_to(here)) {
            is_fed = is_fed || (next.number != at && reached.count(next) != 0) ||
                     (next.what == Spot::What::Water && reached.count(next) != 0);
          }
        }
      }
    }
    tracer.entered = kNoHex;
    if (is_fed) {
      supplied.add(at);
    }
  });
  return supplied;
}

PlainRails::PlainRails(const NetworkView& view, Seat side) : enemy_(view.side(enemy_of(side))) {
  NetworkView all = view;  // a view in which rails lead on, whatever is broken or in their way
  all.sides = {};
  const Tracer tracer(all, enemy_of(side), false);
  const MapNetwork& network = shipped_network_data().network;
  map().in_play().for_each([&](HexId at) {
    if (network.rail_at(at) != kNoNode) {
      for (const Spot next : tracer.next_to({Spot::What::Rail, at})) {
        if (next.what == Spot::What::Rail && next.number != at) {  // rails alone: places would lead on by water
          next_[at].push_back(static_cast<HexId>(next.number));
        }
      }
    }
  });
}

HexSet PlainRails::stretch_of(HexId at, HexId entered) const {
  HexSet found;
  std::vector<HexId> due = {at};
  found.add(at);
  while (!due.empty()) {
    const HexId from = due.back();
    due.pop_back();
    for (const HexId to : next_.at(from)) {
      if (to != entered && enemy_.rails.has(to) && !found.has(to)) {
        found.add(to);
        due.push_back(to);
      }
    }
  }
  return found;
}

HexSet PlainRails::taken(HexId entered) const {
  HexSet taken;
  const auto ways = next_.find(entered);
  if (ways == next_.end()) {
    return taken;
  }
  taken.add(entered);
  for (const HexId beside : ways->second) {
    if (!enemy_.rails.has(beside) || taken.has(beside)) {
      continue;
    }
    const HexSet stretch = stretch_of(beside, entered);
    bool is_anchored = false;
    stretch.for_each([&](HexId at) {
      is_anchored = is_anchored || enemy_.occupied.has(at) || enemy_.forts.has(at) ||
                    (map().cities().has(at) && enemy_.held.has(at));
    });
    taken |= is_anchored ? HexSet() : stretch;
  }
  return taken;
}

}  // namespace longroll::campaign::test
