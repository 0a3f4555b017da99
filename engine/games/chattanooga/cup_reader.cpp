// build: small
#include "engine/games/chattanooga/cup_reader.h"

#include "engine/games/chattanooga/ground_reader.h"
#include "engine/hexgame/side_words.h"
#include "engine/map/hex_reading.h"

namespace longroll::chattanooga {
namespace {

constexpr int kMaxDraws = 20;

class CupReader {
 public:
  CupReader(const GroundMap& map, const AreaIds& areas, Placing& placing, Scenario& scenario)
      : map_(map), areas_(areas), placing_(placing), scenario_(scenario) {}

  /// {side, units, groups, draws or die_less, placed_on or enters_by, set_up}
  void read(JsonReader in) {
    const Seat side = hexgame::read_side(in);
    Cup& cup = scenario_.cups[side];
    if (cup.is_in_use()) {
      in.fault("a second cup of one side");
      return;
    }
    if (in.has("die_less")) {
      cup.die_less = static_cast<int>(in.number("die_less", 0, kDieFaces - 1));
    } else {
      cup.draws = static_cast<int>(in.number("draws", 1, kMaxDraws));
    }
    const hexgame::Placement placement = read_way(in, cup);
    const int area = in.has("set_up") ? read_drawn(in.member("set_up", Json::Kind::Object), cup) : -1;
    read_counters(in, side, placement, area);
    in.refuse_unknown();
    if (cup.set_up.size() > cup.counters.size()) {
      in.fault("more is drawn than is in the cup");
    }
    placing_.check_entries(in);
  }

 private:
  /// "placed_on", or "enters_by": how what is drawn comes.
  hexgame::Placement read_way(JsonReader& in, Cup& cup) {
    hexgame::Placement placement;
    const bool is_placed = in.has("placed_on");
    JsonReader ground = in.member(is_placed ? "placed_on" : "enters_by", Json::Kind::Object);
    const HexSet hexes = read_ground(ground, map_);
    ground.refuse_unknown();
    if (is_placed) {
      cup.placed_on = hexes;
    } else {
      hexes.for_each([&](HexId hex) { placement.entries.push_back(hex); });
      placement.turn = 1;
    }
    return placement;
  }

  /// {area, at: [hexes]}: what is drawn before the side sets up, a hex a draw. Returns the number of the area.
  int read_drawn(JsonReader in, Cup& cup) {
    const std::string id = in.text("area");
    cup.set_up = read_hexes(in.member("at", Json::Kind::List), map_);
    in.refuse_unknown();
    const int area = areas_.find(in, id);
    for (const HexId hex : cup.set_up) {
      if (area >= 0 && !scenario_.areas[static_cast<std::size_t>(area)].hexes.has(hex)) {
        in.fault("hex " + hex_text(hex) + " is not in the area " + id);
      }
    }
    return area;
  }

  /// "units", each a counter of its own, and "groups": lists of those that come on one counter.
  void read_counters(JsonReader& in, Seat side, const hexgame::Placement& placement, int area) {
    const JsonReader units = in.member("units", Json::Kind::List);
    for (std::size_t i = 0; i < units.size() && i < kMaxEntriesOfList; ++i) {
      put(units.item(i), side, placement, area, true);
    }
    if (!in.has("groups")) {
      return;
    }
    const JsonReader groups = in.member("groups", Json::Kind::List);
    for (std::size_t i = 0; i < groups.size() && i < kMaxEntriesOfList; ++i) {
      const JsonReader group = groups.item(i);
      for (std::size_t n = 0; n < group.size() && n < kMaxEntriesOfList; ++n) {
        put(group.item(n), side, placement, area, n == 0);
      }
    }
  }

  void put(const JsonReader& item, Seat side, hexgame::Placement placement, int area, bool is_new) {
    placement.kind = placing_.read_unit(item);
    if (placement.kind < 0) {
      return;
    }
    auto& counters = scenario_.cups[side].counters;
    if (is_new || counters.empty()) {
      counters.emplace_back();
    }
    if (placing_.unit(placement.kind).side != side) {
      item.fault("it is of the other side");
    }
    counters.back().push_back(placing_.add(std::move(placement), area, static_cast<int>(counters.size()) - 1));
  }

  const GroundMap& map_;
  const AreaIds& areas_;
  Placing& placing_;
  Scenario& scenario_;
};

}  // namespace

void read_cups(const JsonReader& list, const GroundMap& map, const AreaIds& areas, Placing& placing,
               Scenario& scenario) {
  for (std::size_t i = 0; i < list.size() && i < 2; ++i) {
    CupReader(map, areas, placing, scenario).read(list.item(i));
  }
}

}  // namespace longroll::chattanooga
