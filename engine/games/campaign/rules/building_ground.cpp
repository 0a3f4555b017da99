// build: small
#include "engine/games/campaign/rules/building_ground.h"

#include "engine/games/campaign/rules/recruitment.h"
#include "engine/games/campaign/rules/supply_status.h"
#include "engine/games/campaign/rules/victory.h"

namespace longroll::campaign {

/// Campaign 4.0, 4.2.4, 4.2.5
BuildingGround building_ground_of(const Field& field, Seat side) {
  const ZonesBefore enemy = zones_before(field, other(side));
  BuildingGround ground;
  ground.open = field.held(side) - field.occupied(other(side));
  if (side == Seat::Union) {
    ground.open = (ground.open & field.lines(side).supplied) - enemy.primary - enemy.secondary;
    ground.quiet = ground.open;
    return ground;
  }
  ground.quiet = ground.open - enemy.primary - enemy.secondary;
  const NetworkData data = field.library().network_data();
  NetworkView view = field.network();
  view.sides[Seat::Union].zone = enemy.primary;
  const std::optional<Fragment> largest = largest_fragment(data, view, economy_view(field));
  if (!largest) {
    return ground;
  }
  ground.fragment = largest->places;
  ground.has_open_port = largest->ports > 0;
  ground.linked = linked_with(data, view, largest->places);
  field.map().in_play().for_each([&](HexId hex) {
    if (is_joined(data, *largest, hex)) {
      ground.joined.add(hex);
    }
  });
  return ground;
}

}  // namespace longroll::campaign
