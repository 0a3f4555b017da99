// build: small
#include "engine/games/campaign/rules/victory.h"

#include <algorithm>

#include "engine/core/text.h"
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
VictoryCheck victory_check(const Field& field, const Economy& economy) {
  const TurnBox& box = field.turn_box();
  const int status = field.value(Track::PoliticalStatus);
  const int level = -field.value(Track::ElectionLevel);
  if (const auto winner = winner_by_economy(box, economy, status, level)) {
    const bool is_union = *winner == Seat::Union;
    return {winner_number(*winner), (is_union ? economy.size() : economy.size_for_victory()) - status,
            2 * (is_union ? box.survival + level : box.victory), false};
  }
  if (field.turn() < field.value(Track::LastTurn)) {
    return {};
  }
  if (field.value(Track::LastTurn) == field.library().track_of_turns.last_turn()) {
    return {.winner = kDraw};
  }
  const int year = field.scenario().year_game;
  const int par = year < 0 ? 0 : field.library().track_of_turns.years[static_cast<std::size_t>(year)].par_halves;
  const int net = economy.size() - status;
  return {2 * net > par   ? winner_number(Seat::Confederate)
          : 2 * net < par ? winner_number(Seat::Union)
                          : kDraw,
          net, par, true};
}

std::string VictoryCheck::words() const {
  if (winner < 0 || (winner == kDraw && !is_by_par)) {
    return "";
  }
  const int twice = 2 * net;
  return "economy less politics " + std::to_string(net) +
         (twice < limit_halves   ? ", below the "
          : twice > limit_halves ? ", above the "
                                 : ", on the ") +
         (is_by_par ? "par of " : "limit of ") + halves_text(limit_halves);
}

}  // namespace longroll::campaign
