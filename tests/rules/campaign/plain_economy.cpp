// build: fast
#include "tests/rules/campaign/plain_tracer.h"

namespace longroll::campaign::test {

Economy plain_economy(const NetworkView& view, const EconomyView& extra) {
  const Tracer tracer(view, Seat::Confederate, true);
  Hexsides nsp;
  Hexsides forts;
  for (const VesselAt& vessel : view.side(Seat::Union).vessels) {
    if (vessel.kind == Vessel::Nsp) {
      nsp.insert(vessel.side);
    }
  }
  forts = nsp;
  map().in_play().for_each([&](HexId at) {
    for (const Hexside side : sides_of(at)) {
      if (has_fort_beside(view, Seat::Union, side)) {
        forts.insert(side);
      }
    }
  });
  const auto is_port_open = [&](const MapPlace& place) {
    const bool ignores_forts = place.hex == hex("4713") || place.hex == hex("1931");
    return !open_seas(view, place.hex, ignores_forts ? nsp : forts, !view.side(Seat::Union).off_port.has(place.hex))
                .empty();
  };
  std::vector<const MapPlace*> critical;
  for (const MapPlace& place : map().places()) {
    if (is_critical(place.hex) && view.side(Seat::Confederate).held.has(place.hex)) {
      critical.push_back(&place);
    }
  }
  const auto is_in = [](const Spots& spots, HexId at) {
    return spots.count({Spot::What::Rail, at}) + spots.count({Spot::What::Road, at}) +
               spots.count({Spot::What::Place, at}) !=
           0;
  };
  Economy best;
  bool has_best = false;
  Spots best_spots;
  for (const MapPlace* first : critical) {
    HexSet start;
    start.add(first->hex);
    const Spots spots = tracer.joined(start);
    Economy one;
    for (const MapPlace* place : critical) {
      if (place != first && !is_in(spots, place->hex)) {
        continue;
      }
      one.fragment.add(place->hex);
      one.centers += place->center;
      one.ports += place->harbor == 0 || !is_port_open(*place) ? 0
                   : extra.port_value > 0                      ? extra.port_value
                                                               : place->harbor;
    }
    if (!has_best || one.centers > best.centers || (one.centers == best.centers && one.ports > best.ports)) {
      best = one;
      best_spots = spots;
      has_best = true;
    }
  }
  const bool has_city =
      best.fragment.has(hex("4410")) || best.fragment.has(hex("2015")) || best.fragment.has(hex("1132"));
  if (has_city && best.ports > 0) {
    extra.factories.for_each([&](HexId at) { best.factories += is_in(best_spots, at) ? 1 : 0; });
  }
  if (best.centers == 0) {
    best.ports = 0;
  } else if (view.side(Seat::Confederate).held.has(hex("1208"))) {
    HexSet centers;
    best.fragment.for_each([&](HexId at) {
      if (map().place_at(at)->center > 0) {
        centers.add(at);
      }
    });
    const Tracer supply(view, Seat::Confederate, false);
    const Spots reached = supply.joined(centers);
    line_ends(view, Seat::Confederate, supply, hex("1208")).for_each([&](HexId end) {
      const bool is_good = centers.has(end) || reached.count({Spot::What::Rail, end}) != 0 ||
                           reached.count({Spot::What::Place, end}) != 0;
      if (is_good && supply.is_free(end)) {
        best.missouri = 4;
      }
    });
  }
  return best;
}

}  // namespace longroll::campaign::test
