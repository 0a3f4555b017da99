#include "web/games/campaign/voyage_shown.h"

#include <algorithm>

#include "engine/core/heap_sort.h"

namespace longroll::web::campaign {

void VoyageShown::read() {
  ways_.clear();
  if (!in_.model().may_act()) {
    return;
  }
  const std::vector<Choice>& choices = in_.model().prompt().choices;
  const Grid& grid = in_.game().data_of(in_.seen()).map.grid;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    const Action& action = choices[i].action;
    if (!is_action<cw::verbs::SailTo>(action) && !is_action<cw::verbs::RunTo>(action)) {
      continue;
    }
    Way way{i,
            is_action<cw::verbs::SailTo>(action) ? arguments_of<cw::verbs::SailTo>(action).berth
                                                 : arguments_of<cw::verbs::RunTo>(action).berth,
            {}};
    if (way.berth.is_zone()) {
      way.hexes.push_back(hex_of_zone(way.berth.zone()));
    } else if (is_hex(way.berth.place)) {
      way.hexes.push_back(static_cast<HexId>(way.berth.place));
      const HexId beyond = way.berth.is_hexside() ? hex_beyond(grid, way.berth.hexside()) : kNoHex;
      if (beyond != kNoHex) {
        way.hexes.push_back(beyond);
      }
    }
    ways_.push_back(std::move(way));
  }
}

std::vector<HexId> VoyageShown::hexes() const {
  std::vector<HexId> out;
  for (const Way& way : ways_) {
    for (const HexId hex : way.hexes) {
      if (std::find(out.begin(), out.end(), hex) == out.end()) {
        out.push_back(hex);
      }
    }
  }
  return out;
}

std::vector<std::size_t> VoyageShown::nearest(HexId hex) const {
  constexpr std::size_t kMost = 6;
  std::vector<std::pair<int, std::size_t>> all;
  for (const Way& way : ways_) {
    all.emplace_back(in_.game().data_of(in_.seen()).map.grid.distance(hex, way.hexes.front()), way.choice);
  }
  heap_sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a < b; });
  std::vector<std::size_t> out;
  for (std::size_t i = 0; i < std::min(all.size(), kMost); ++i) {
    out.push_back(all[i].second);
  }
  return out;
}

/// In map units: of a hexside its middle, else the hex.
board::Vec2 VoyageShown::middle_of(const Way& way) const {
  board::Vec2 sum{};
  for (const HexId hex : way.hexes) {
    sum = sum + in_.screen.map.centre_of(hex);
  }
  return sum * (1.0F / static_cast<float>(way.hexes.size()));
}

const Choice* VoyageShown::at(HexId hex, const ForceShown* counter) const {
  const Way* best = nullptr;
  float least = 0;
  const cw::GroundMap& map = in_.game().data_of(in_.seen()).map;
  const board::Vec2 pointed = in_.screen.pointed.value_or(in_.screen.map.centre_of(hex));
  for (const Way& way : ways_) {
    const bool is_meant = counter != nullptr && counter->is_fleet() && counter->berth == way.berth;
    const bool is_there = way.berth.is_zone() ? map.is_sea(hex) && map.zone_at(hex) == way.berth.zone()
                                              : std::find(way.hexes.begin(), way.hexes.end(), hex) != way.hexes.end();
    if (!is_meant && !is_there) {
      continue;
    }
    const float far = is_meant ? -1.0F : board::length(middle_of(way) - pointed);
    if (best == nullptr || far < least) {
      best = &way;
      least = far;
    }
  }
  return best == nullptr ? nullptr : &in_.model().prompt().choices[best->choice];
}

}  // namespace longroll::web::campaign
