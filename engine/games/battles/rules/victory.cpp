#include "engine/games/battles/rules/victory.h"

namespace longroll::battles {

Seat holder_of(const Field& field, std::size_t objective) {
  const Objective& ground = field.scenario().objectives[objective];
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    if (field.has_units(ground.hex, side)) {
      return side;
    }
  }
  const int last = field.state().track(track(Track::Holder, static_cast<int>(objective)));
  return last == 0 ? ground.holder : seat_of(last - 1);
}

Standing standing(const Field& field) {
  Standing now;
  for (std::size_t side = 0; side < 2; ++side) {
    now.losses[side] = field.state().track(track(Track::Points, static_cast<int>(side)));
  }
  const std::vector<Objective>& objectives = field.scenario().objectives;
  for (std::size_t i = 0; i < objectives.size(); ++i) {
    const Seat holder = holder_of(field, i);
    if (is_player(holder)) {
      const auto side = static_cast<std::size_t>(index_of(holder));
      now.ground[side] += objectives[i].points[side];
    }
  }
  return now;
}

Seat winner_of(const Field& field) {
  const int lead = standing(field).lead();
  if (lead >= field.scenario().union_wins_from) {
    return Seat::Union;
  }
  return lead <= field.scenario().confederate_wins_to ? Seat::Confederate : Seat::Nobody;
}

}  // namespace longroll::battles
