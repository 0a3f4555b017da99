// build: small
#include "engine/games/campaign/rules/victory.h"

#include <algorithm>

#include "engine/play/step_rule.h"

namespace longroll::campaign {

/// Campaign 4.2.5, 15.3: complete factories count, and ports for what diplomacy has made of them.
EconomyView economy_view(const Field& field) {
  EconomyView extra;
  for (const PieceId id : field.pieces()) {
    if (field.is_on_map(id, Seat::Confederate, UnitClass::Factory) && field.piece(id).up == kFront) {
      extra.factories.add(field.piece(id).place);
    }
  }
  for (const DiplomaticResult& result : field.chart().war.diplomacy) {
    const bool has_happened =
        (field.value(Track::Diplomacy) >= static_cast<int>(Diplomacy::Recognition) && result.id == "recognition") ||
        (field.value(Track::Diplomacy) >= static_cast<int>(Diplomacy::Intervention) && result.id == "intervention");
    extra.port_value = has_happened ? std::max<int>(extra.port_value, result.port_value) : extra.port_value;
  }
  return extra;
}

Economy economy_now(const Field& field) {
  return economy(field.library().network_data(), field.network(), economy_view(field));
}

/// Campaign 3.3, 15.2
int verdict(const Field& field, const Economy& economy) {
  const TurnBox& box = field.turn_box();
  const int status = field.value(Track::PoliticalStatus);
  if (const auto winner = winner_by_economy(box, economy, status, -field.value(Track::ElectionLevel))) {
    return winner_number(*winner);
  }
  if (field.turn() < field.value(Track::LastTurn)) {
    return -1;
  }
  if (field.value(Track::LastTurn) == field.library().track_of_turns.last_turn()) {
    return kDraw;
  }
  const int year = field.scenario().year_game;
  const int par = year < 0 ? 0 : field.library().track_of_turns.years[static_cast<std::size_t>(year)].par_halves;
  const int twice = 2 * (economy.size() - status);
  return twice > par ? winner_number(Seat::Confederate) : twice < par ? winner_number(Seat::Union) : kDraw;
}

}  // namespace longroll::campaign
