// build: logic
#include "web/games/battles/words.h"

#include <algorithm>

#include "engine/core/enum_table.h"
#include "engine/core/text.h"
#include "engine/games/battles/rules/held.h"

namespace longroll::web::battles {

std::string_view name_of(bt::Arm arm) {
  constexpr auto kNames = enum_table<bt::Arm, bt::Arm::Breastworks, std::string_view>(
      {"infantry", "cavalry", "artillery", "horse artillery", "leader", "gunboat", "breastworks"});
  return kNames[arm];
}

std::string_view name_of(bt::Terrain terrain) {
  constexpr auto kNames = enum_table<bt::Terrain, bt::Terrain::Water, std::string_view>(
      {"Open ground", "Rough ground", "Woods", "Rough woods", "Town", "Marsh", "Water"});
  return kNames[terrain];
}

std::string effect_of(bt::Condition condition) {
  switch (condition) {
    case bt::Condition::Good:
      return "";
    case bt::Condition::Disordered:
      return "Disordered: half strength, no road march [12.1]";
    case bt::Condition::Shaken:
      return "Shaken: half strength, not into enemy zones, attacks only when it must [12.1]";
    case bt::Condition::Routed:
      return "Routed: strength 1, controls nothing, must flee toward its line of communication [12.3]";
  }
  return "";
}

namespace {

std::string cost_text(int half_points) { return half_points < 0 ? "closed" : halves_text(half_points); }

std::string help_text(const bt::TerrainEffect& effect) {
  std::string out;
  if (effect.halves) {
    out = "attackers halved [8.41]";
  }
  if (effect.shift != 0) {
    out += (out.empty() ? "" : ", ") + std::string("odds ") + std::to_string(std::abs(effect.shift)) +
           (effect.shift < 0 ? " left" : " right") + " [8.42]";
  }
  return out;
}

}  // namespace

std::vector<std::string> ground_lines(const bt::Field& field, HexId hex) {
  std::vector<std::string> out;
  const bt::TerrainEffect& ground = field.chart().terrain[field.map().terrain_at(hex)];
  std::string cost = "To enter " + cost_text(ground.half_points);
  if (ground.artillery_half_points != ground.half_points) {
    cost += ", guns " + cost_text(ground.artillery_half_points);
  }
  bt::Road best = bt::Road::None;
  for (const Direction d : kAllDirections) {
    best = std::min(best, field.map().road(hex, d));
  }
  if (best != bt::Road::None) {
    cost += ", by " + std::string(bt::id_of(best)) + " " + halves_text(field.chart().road_half_points[best]);
  }
  out.push_back(cost + " [10.1]");
  if (const std::string help = help_text(ground); !help.empty()) {
    out.push_back("Defended: " + help);
  }
  if (ground.blocks_sight) {
    out.push_back("Blocks the line of sight [9.3]");
  }
  return out;
}

std::string sides_text(const bt::Field& field, HexId hex) {
  struct Named {
    bt::Side bit;
    const char* name;
  };
  constexpr Named kAll[] = {{bt::kRiver, "river"},     {bt::kCreek, "creek"},    {bt::kStream, "stream"},
                            {bt::kBridge, "bridge"},   {bt::kFord, "ford"},      {bt::kFerry, "ferry"},
                            {bt::kTrench, "trench"},   {bt::kSlope, "slope up"}, {bt::kEntrenchment, "entrenchment"},
                            {bt::kRedoubt, "redoubt"}, {bt::kPontoon, "pontoon"}};
  unsigned bits = 0;
  for (const Direction d : kAllDirections) {
    bits |= field.map().side(hex, d);
  }
  std::string out;
  for (const Named& named : kAll) {
    if ((bits & named.bit) != 0) {
      out += (out.empty() ? "" : ", ") + std::string(named.name);
    }
  }
  return out;
}

std::string waiting_words(const bt::Field& field, PieceId unit) {
  if (!bt::is_held(field, unit)) {
    return "";
  }
  const bt::Placement& placement = field.scenario().placements[static_cast<std::size_t>(unit)];
  const bt::Held& held = field.scenario().held[static_cast<std::size_t>(placement.held)];
  std::vector<std::string> ends;
  if (held.until_turn > 0) {
    ends.push_back("until " + hour_of(field, held.until_turn));
  }
  if (held.enemy_within > 0) {
    ends.push_back("until the enemy comes within " +
                   (held.enemy_within == 1 ? std::string("one hex") : std::to_string(held.enemy_within) + " hexes") +
                   " of one of its group");
  }
  ends.emplace_back(ends.empty() ? "until one of its group is attacked" : "one of its group is attacked");
  std::string out;
  for (std::size_t i = 0; i < ends.size(); ++i) {
    out += (i == 0 ? "" : i + 1 == ends.size() ? ", or " : ", ") + ends[i];
  }
  return out;
}

std::string hour_of(const bt::Field& field, int turn) {
  const auto i = static_cast<std::size_t>(std::max(0, turn - 1));
  return i < field.scenario().turns.size() ? field.scenario().turns[i].label : "";
}

}  // namespace longroll::web::battles
