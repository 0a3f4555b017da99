// build: logic
#include "web/games/chattanooga/table_reading.h"

#include "engine/games/chattanooga/rules/army_morale.h"
#include "engine/games/chattanooga/rules/sight.h"

namespace longroll::web::chattanooga {

TableReading reading_of(const ch::Field& field, const ch::Engagement& engagement) {
  TableReading out;
  out.column = ch::intensity_of(field, engagement);
  out.command = field.has(ch::Option::ArmyMorale) ? ch::command_of(field, engagement.attacker) : -1;
  out.ground.push_back(ch::id_of(field.map().terrain_at(engagement.hex)));
  for (const ch::CombatTerm& term : ch::intensity_terms(field, engagement)) {
    if (term.rule == "10.5") {
      const bool is_slope = term.words == "uphill" || term.words == "downhill";
      out.ground.push_back(is_slope ? ch::id_of(ch::Hexside::Slope) : term.words);
    }
  }
  return out;
}

TableReading reading_of(const ch::Field& field, const ch::Shot& shot) {
  TableReading out;
  out.is_fire = true;
  const Place hex = field.piece(shot.target).place;
  if (!is_hex(hex)) {
    return out;
  }
  out.column = ch::bombardment_column(field, shot, static_cast<HexId>(hex));
  out.ground.push_back(ch::id_of(field.map().terrain_at(static_cast<HexId>(hex))));
  if (field.type(shot.unit) == ch::UnitType::Artillery &&
      ch::is_from_hilltop_down(field.map(), {field.piece(shot.unit).place, static_cast<HexId>(hex), true})) {
    out.ground.push_back(ch::id_of(ch::Elevation::Hilltop));
  }
  return out;
}

}  // namespace longroll::web::chattanooga
