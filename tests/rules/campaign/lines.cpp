#include "tests/rules/campaign/lines.h"

#include "engine/core/rng.h"
#include "tests/rules/campaign/plain_networks.h"
#include "tests/rules/campaign/printed.h"

namespace longroll::campaign::test {
namespace {

struct Shipped {
  MapNetwork network{shipped_ground()};
  EnumArray<Season, OverlandSteps, kSeasons> overland;
  Waters waters = make_waters(shipped_ground(), network, printed_chart().terrain);
  NetworkData data{
      .map = shipped_ground(), .network = network, .chart = printed_chart(), .overland = overland, .waters = waters};

  Shipped() {
    for (const Season season : {Season::Spring, Season::Summer, Season::Fall, Season::Winter}) {
      const TerrainEffects& effects = printed_chart().terrain;
      overland[season] =
          make_overland_steps(shipped_ground(), effects, make_season_tables(effects, shipped_ground(), season), season);
    }
  }
};

}  // namespace

const NetworkData& shipped_network_data() {
  static const Shipped kShipped;
  return kShipped.data;
}

HexSet hexes_named(std::initializer_list<std::string_view> names) {
  HexSet set;
  for (const std::string_view name : names) {
    set.add(hex(name));
  }
  return set;
}

std::string names_of(const HexSet& hexes) {
  std::string names;
  hexes.for_each([&](HexId at) { names += (names.empty() ? "" : " ") + hex_text(at); });
  return names;
}

Hexside side_between(std::string_view a, std::string_view b) {
  return *hexside_between(shipped_ground().grid, hex(a), hex(b));
}

Lines::Lines() {
  const GroundMap& ground = shipped_ground();
  view_.overland = printed_turns().turn(1).overland;
  const HexSet missouri = land_of(ground, Allegiance::Missouri);
  for (const auto& [side, allegiance] :
       {std::pair{Seat::Union, Allegiance::Union}, std::pair{Seat::Confederate, Allegiance::Confederate}}) {
    view_.sides[side].held = land_of(ground, allegiance);
    view_.sides[side].rails = land_of(ground, allegiance) & ground.rail_hexes();
  }
  view_.sides[Seat::Union].rails |= missouri & ground.rail_hexes();
  hold(Seat::Union, {"1208", "1932", "4712"});
  hold(Seat::Confederate, {"0512"});
}

Lines& Lines::hold(Seat side, std::initializer_list<std::string_view> names) {
  const HexSet hexes = hexes_named(names);
  view_.sides[side].held |= hexes;
  view_.sides[side].rails |= hexes & shipped_ground().rail_hexes();
  view_.sides[other(side)].held -= hexes;
  view_.sides[other(side)].rails -= hexes;
  return *this;
}

Lines& Lines::force(Seat side, std::string_view name, bool with_zone) {
  const HexSet at = hexes_named({name});
  view_.sides[side].occupied |= at;
  if (with_zone) {
    view_.sides[side].zone |= widened(shipped_ground().grid, at) & shipped_ground().in_play();
  }
  return *this;
}

Lines& Lines::fort(Seat side, std::string_view name) {
  for (HexSet* set : {&view_.sides[side].forts, &view_.sides[side].completed_forts, &view_.sides[side].occupied}) {
    set->add(hex(name));
  }
  return *this;
}

Lines& Lines::vessel(Seat side, Vessel kind, std::string_view a, std::string_view b) {
  view_.sides[side].vessels.push_back({.kind = kind, .side = side_between(a, b)});
  return *this;
}

Lines& Lines::season(Season season, int overland) {
  view_.season = season;
  view_.overland = overland;
  return *this;
}

Lines& Lines::break_rails(std::initializer_list<std::string_view> names) {
  view_.broken |= hexes_named(names);
  return *this;
}

SupplyLines Lines::supply(Seat side, const SeaSupply& sea) const {
  return supply_lines(shipped_network_data(), view_, side, sea);
}

namespace {

/// Chooses by chance among hexes, sides and hexsides of the map.
class Chooser {
 public:
  explicit Chooser(std::uint64_t seed) : rng_(seed) {
    ground_.in_play().for_each([&](HexId at) {
      land_.push_back(at);
      for (const Direction d : kNamingSides) {
        if (is_boat_water(ground_.water(at, d))) {
          waters_.push_back({at, d});
        }
      }
    });
  }
  bool one_in(std::uint32_t n) { return rng_.below(n) == 0; }
  int below(std::uint32_t n) { return static_cast<int>(rng_.below(n)); }
  HexId land() { return land_[rng_.below(static_cast<std::uint32_t>(land_.size()))]; }
  Hexside water() { return waters_[rng_.below(static_cast<std::uint32_t>(waters_.size()))]; }
  Seat side() { return one_in(2) ? Seat::Union : Seat::Confederate; }

 private:
  const GroundMap& ground_ = shipped_ground();
  Rng rng_;
  std::vector<HexId> land_;
  std::vector<Hexside> waters_;
};

/// Raids: stretches of the map that have changed hands.
void change_control(Chooser& chooser, Lines& lines) {
  const Grid& grid = shipped_ground().grid;
  for (int i = chooser.below(25); i > 0; --i) {
    HexSet patch = hexes_named({hex_text(chooser.land())});
    for (int wider = chooser.below(3); wider >= 0; --wider) {
      patch = widened(grid, patch) & shipped_ground().in_play();
    }
    const Seat side = chooser.side();
    patch.for_each([&](HexId at) {
      if (!chooser.one_in(4)) {
        lines.hold(side, {hex_text(at)});
      }
    });
  }
}

void put_forces(Chooser& chooser, Lines& lines) {
  for (int i = chooser.below(40); i > 0; --i) {
    lines.force(chooser.side(), hex_text(chooser.land()), chooser.one_in(2));
  }
  const std::vector<MapPlace>& places = shipped_ground().places();
  for (int i = chooser.below(12); i > 0; --i) {
    const HexId at =
        chooser.one_in(3)
            ? chooser.water().hex
            : places[static_cast<std::size_t>(chooser.below(static_cast<std::uint32_t>(places.size())))].hex;
    const Seat side = chooser.side();
    lines.fort(side, hex_text(at));
    if (chooser.one_in(3)) {
      lines.view().sides[side].completed_forts.remove(at);
    }
  }
  for (int i = chooser.below(10); i > 0; --i) {
    lines.view().sides[chooser.side()].depots.add(chooser.land());
  }
}

}  // namespace

Lines random_lines(std::uint64_t seed) {
  Chooser chooser(seed);
  Lines lines;
  NetworkView& view = lines.view();
  view.season = static_cast<Season>(chooser.below(kSeasons));
  view.overland = 3 + chooser.below(3);
  view.kentucky = static_cast<Kentucky>(chooser.below(3));
  if (view.kentucky != Kentucky::Neutral) {
    const Seat side = view.kentucky == Kentucky::Union ? Seat::Union : Seat::Confederate;
    land_of(shipped_ground(), Allegiance::Kentucky).for_each([&](HexId at) { lines.hold(side, {hex_text(at)}); });
  }
  change_control(chooser, lines);
  put_forces(chooser, lines);
  for (int i = chooser.below(30); i > 0; --i) {
    const HexId at = chooser.land();
    (chooser.one_in(2) ? view.broken : view.upgraded) |= hexes_named({hex_text(at)}) & shipped_ground().rail_hexes();
  }
  if (chooser.one_in(2)) {
    view.upgraded |= view.sides[Seat::Union].rails;
  }
  for (int i = chooser.below(8); i > 0; --i) {
    const Seat side = chooser.side();
    const Vessel kind = side == Seat::Union ? (chooser.one_in(2) ? Vessel::Nsp : Vessel::Rsp)
                                            : (chooser.one_in(2) ? Vessel::Flotilla : Vessel::Ironclad);
    view.sides[side].vessels.push_back({.kind = kind, .side = chooser.water()});
  }
  for (int i = chooser.below(4); i > 0; --i) {
    view.sides[chooser.side()].boats.push_back(chooser.water());
  }
  for (std::size_t line = 0; line < view.has_line.size(); ++line) {
    view.has_line[line] = chooser.one_in(3);
    if (view.has_line[line]) {
      for (const HexId at : shipped_network_data().network.unfinished(static_cast<int>(line))) {
        const Seat side = view.sides[Seat::Union].held.has(at) ? Seat::Union : Seat::Confederate;
        view.sides[side].rails.add(at);
        view.sides[other(side)].rails.remove(at);
      }
    }
  }
  shipped_ground().in_play().for_each([&](HexId at) {
    if (chooser.one_in(2)) {
      view.breached.add(at);
    }
    if (shipped_ground().ports().has(at) && chooser.one_in(4)) {
      view.sides[Seat::Union].off_port.add(at);
    }
  });
  return lines;
}

}  // namespace longroll::campaign::test
