#include "engine/games/battles/rules/advance.h"

#include "engine/games/battles/rules/retreat.h"

namespace longroll::battles {

/// Battles 8.75, 8.76, 12.3
Refusal refuse_advance(const Field& field, Seat side, int unit, int hex) {
  if (!field.state().has_piece(unit) || !field.has_flag(static_cast<PieceId>(unit), kMayAdvance) ||
      field.side_of(static_cast<PieceId>(unit)) != side || !is_on_map(field.piece(static_cast<PieceId>(unit)))) {
    return {"Only a victorious unit of this combat may advance.", "8.75"};
  }
  const auto id = static_cast<PieceId>(unit);
  if (!field.is_unit(id) || is_artillery(field.arm_of(id))) {
    return {"Artillery does not advance.", "8.75"};
  }
  if (field.is_routed(id)) {
    return {"A routed unit does not advance.", "12.3"};
  }
  bool is_vacated = false;
  for (int i = 0; i < kMaxTargets; ++i) {
    is_vacated = is_vacated || (is_hex(hex) && field.state().track(track(Track::Vacated, i)) == hex);
  }
  const auto to = static_cast<HexId>(hex);
  if (!is_vacated || !field.map().is_playable(to) || field.has_units(to, other(side)) || !has_room(field, side, to)) {
    return {"This combat has not emptied that hex.", "8.76"};
  }
  const HexId from = field.piece(id).place;
  const auto d = field.grid().direction(from, to);
  if (!d) {
    return {"An advance is one hex.", "8.75"};
  }
  if (const Refusal refusal = refuse_ground(field, id, from, to)) {
    return refusal;
  }
  if (field.condition(id) == Condition::Shaken && field.is_controlled(to, other(side))) {
    return {"A shaken unit does not advance into an enemy zone of control.", "12.1"};
  }
  return {};
}

}  // namespace longroll::battles
