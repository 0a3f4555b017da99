// build: small
#include "engine/games/chattanooga/rules/set_up_works.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/returns.h"
#include "engine/games/chattanooga/rules/works.h"

namespace longroll::chattanooga {
namespace {

bool is_kind_at(const Field& field, const PlacedWorks& works, HexId hex) {
  return ground_works(field.state(), hex).kind == static_cast<int>(works.works) + 1;
}

int garrison_of(const Field& field, const PlacedWorks& works, HexId hex) {
  int units = 0;
  for_each_unit_at(field, hex, [&](PieceId id) { units += is_of_garrison(field, works, id) ? 1 : 0; });
  return units;
}

/// Chattanooga 3.2: those who man the works find room there, and an infantry unit is among them.
Refusal refuse_garrison(const Field& field, const PlacedWorks& works, HexId from, HexId to) {
  if (field.has_units(to, other(works.side))) {
    return {"Enemies stand there.", "3.1"};
  }
  bool can_all_stand = true;
  bool has_infantry = false;
  for_each_unit_at(field, from, [&](PieceId id) {
    if (is_of_garrison(field, works, id)) {
      can_all_stand = can_all_stand && can_stand(field, id, to);
      has_infantry = has_infantry || field.type(id) == UnitType::Infantry;
    }
  });
  if (!has_infantry) {
    return {"An infantry unit of its own line mans it first.", "3.2"};
  }
  if (!can_all_stand) {
    return {"The ground does not let all who man it in.", "7.2"};
  }
  return field.units_at(to, works.side) + garrison_of(field, works, from) <= field.scenario().stack_limit
             ? kLawful
             : Refusal{"Too many units would stand there.", "8.1"};
}

}  // namespace

/// Chattanooga 3.2
const PlacedWorks* placed_works_at(const Field& field, HexId hex) {
  const std::vector<PlacedWorks>& all = field.scenario().works;
  const auto found = std::find_if(all.begin(), all.end(), [&](const PlacedWorks& works) {
    return works.ground.has(hex) && has_works(field, works.works) && is_kind_at(field, works, hex);
  });
  return found == all.end() ? nullptr : &*found;
}

/// Chattanooga 3.2
bool must_be_manned(const Field& field, HexId hex) {
  const PlacedWorks* const works = placed_works_at(field, hex);
  return works != nullptr && works->is_manned;
}

/// Chattanooga 3.2
bool is_of_garrison(const Field& field, const PlacedWorks& works, PieceId unit) {
  const std::vector<int>& areas = field.scenario().area_of;
  const auto placement = static_cast<std::size_t>(unit);
  return works.area >= 0 && placement < areas.size() && areas[placement] == works.area;
}

/// Chattanooga 3.2
Refusal refuse_shift_works(const Field& field, HexId hex, Seat side) {
  const PlacedWorks* const works = field.map().is_playable(hex) ? placed_works_at(field, hex) : nullptr;
  if (works == nullptr || works->side != side) {
    return {"No works of yours that the scenario places stand there.", "3.2"};
  }
  bool is_free = false;
  works->ground.for_each([&](HexId to) { is_free = is_free || !refuse_shift_works_to(field, hex, to); });
  return is_free ? kLawful : Refusal{"No other hex is free for these works and those who man them.", "3.2"};
}

/// Chattanooga 3.2
Refusal refuse_shift_works_to(const Field& field, HexId from, HexId to) {
  const PlacedWorks* const works = placed_works_at(field, from);
  if (works == nullptr || !works->ground.has(to)) {
    return {"These works are not placed there in this scenario.", "3.2"};
  }
  if (is_kind_at(field, *works, to)) {
    return {"Works of that kind stand there.", "3.2"};
  }
  return works->is_manned ? refuse_garrison(field, *works, from, to) : kLawful;
}

/// Chattanooga 3.2
bool are_placed(const Field& field, const PlacedWorks& works) {
  std::size_t count = 0;
  works.ground.for_each([&](HexId hex) { count += is_kind_at(field, works, hex) ? 1 : 0; });
  return count == works.hexes.size();
}

}  // namespace longroll::chattanooga
