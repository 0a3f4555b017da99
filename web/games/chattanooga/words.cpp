// build: logic
#include "web/games/chattanooga/words.h"

#include "engine/core/enum_table.h"
#include "engine/games/chattanooga/rules/morale.h"
#include "engine/games/chattanooga/rules/reserves.h"

namespace longroll::web::chattanooga {
namespace {

/// "2", "2 and stops", "may not enter": of one arm.
std::string cost_words(const ch::MovementCost& cost) {
  return cost.is_prohibited ? "may not enter" : std::to_string(cost.points) + (cost.must_stop ? " and stops" : "");
}

}  // namespace

std::string signed_text(int number) {
  return number < 0 ? "\xE2\x88\x92" + std::to_string(-number) : "+" + std::to_string(number);
}

std::string dice_words(int from, int to) {
  return from > to ? "" : from == to ? std::to_string(from) : std::to_string(from) + " to " + std::to_string(to);
}

std::string_view name_of(ch::UnitType type) {
  constexpr auto kNames = enum_table<ch::UnitType, ch::UnitType::Redoubt, std::string_view>(
      {"infantry", "cavalry", "artillery", "leader", "extra strength", "reserve", "boat", "bridge", "hero", "fortune",
       "breastwork", "trench", "redoubt"});
  return kNames[type];
}

std::string_view name_of(ch::Terrain terrain) {
  constexpr auto kNames = enum_table<ch::Terrain, ch::Terrain::River, std::string_view>(
      {"Open ground", "Woods", "Swamp", "Ravine", "Hillside", "Town", "The Tennessee"});
  return kNames[terrain];
}

std::string ground_words(const ch::GroundMap& map, HexId hex) {
  std::string words(name_of(map.terrain_at(hex)));
  if (map.is_hilltop(hex)) {
    words += ", hilltop";
  } else if (map.is_high_ground(hex)) {
    words += ", high ground";
  }
  return words + (map.is_road_hex(hex) ? ", road" : "");
}

std::string sides_words(const ch::GroundMap& map, HexId hex) {
  bool has_stream = false, has_bridge = false, has_slope = false, has_cliff = false, has_works = false;
  for (const Direction d : kAllDirections) {
    has_stream |= map.is_stream(hex, d);
    has_bridge |= map.is_bridge(hex, d);
    has_slope |= map.is_slope(hex, d);
    has_cliff |= map.is_blocked(hex, d);
    has_works |= (map.side(hex, d) & ch::kFortification) != 0;
  }
  std::string words;
  const auto add = [&](bool is_there, const char* name) {
    words += is_there ? (words.empty() ? "" : ", ") + std::string(name) : "";
  };
  add(has_stream, "stream");
  add(has_bridge, "bridge");
  add(has_slope, "slope");
  add(has_cliff, "cliff");
  add(has_works, "line of works");
  return words;
}

std::vector<std::string> ground_lines(const ch::Field& field, HexId hex) {
  const ch::Terrain terrain = field.map().terrain_at(hex);
  const ch::TerrainEffect& effect = field.chart().terrain.terrain[terrain];
  const auto& cost = effect.movement;
  if (terrain == ch::Terrain::River) {
    return {"Nobody enters the river [2.3]"};
  }
  std::vector<std::string> lines;
  const ch::MovementCost& of_foot = cost[ch::Arm::Infantry];
  std::string words = "To enter " + cost_words(of_foot);
  for (const auto& [arm, name] : {std::pair{ch::Arm::Cavalry, "cavalry"}, {ch::Arm::Artillery, "guns"}}) {
    if (cost[arm] != of_foot) {
      words += ", " + std::string(name) + " " + cost_words(cost[arm]);
    }
  }
  if (field.map().is_road_hex(hex)) {
    words += ", by road " + std::to_string(field.chart().terrain.road_points);
  }
  lines.push_back(words + " [7.2]");
  if (effect.intensity != 0) {
    lines.push_back("Combat from or into it: intensity " + signed_text(effect.intensity) + " [10.5]");
  }
  if (effect.morale_die != 0) {
    lines.push_back("Morale checks here: die " + signed_text(effect.morale_die) + " [5.5]");
  }
  return lines;
}

std::string values_of(const ch::Unit& unit, bool is_disrupted) {
  if (!ch::is_combat_unit(unit.type)) {
    return unit.type == ch::UnitType::Leader ? std::to_string(unit.combat_rating) : "";
  }
  const ch::Ratings& ratings = unit.ratings(is_disrupted);
  return std::to_string(ratings.strength) + (ratings.intensity == 0 ? "" : "-" + std::to_string(ratings.intensity)) +
         "-" + std::to_string(ratings.morale);
}

std::string_view state_of(const ch::Field& field, PieceId unit) {
  switch (field.piece(unit).place) {
    case ch::kEliminated:
      return "eliminated";
    case ch::kRebuilt:
    case ch::kReady:
      return "ready to return";
    case ch::kShattered:
      return "shattered";
    case ch::kRouted:
      return "routed";
    case ch::kShatteredAndEliminated:
    case ch::kRoutedAndEliminated:
    case ch::kReadyAndEliminated:
      return "eliminated, may be rebuilt";
    case ch::kCaptured:
      return "captured";
    case ch::kDestroyed:
      return "destroyed";
    case ch::kKilled:
      return "killed";
    case ch::kHit:
      return "hit";
    case ch::kDue:
      return "still to come";
    case ch::kCup:
      return "in the cup";
    case ch::kCalled:
      return "called, still to come";
    case ch::kUndecided:
      return "may be called";
    case ch::kNotCalled:
      return "not called";
    case ch::kAcross:
      return "crossing the river";
    case ch::kPool:
      return "under some hidden marker";
    default:
      return is_hex(field.piece(unit).place) && field.is_unit(unit) && field.is_disrupted(unit) ? "disrupted" : "";
  }
}

std::string standing_of(const ch::Field& field, PieceId unit) {
  std::string words(state_of(field, unit));
  const auto add = [&](bool is_so, std::string_view what) {
    words += is_so ? (words.empty() ? "" : ", ") + std::string(what) : "";
  };
  // 14.2: the letter of its marker; of the enemy's hidden ones it is not known.
  if (const PieceId marker = ch::reserve_of(field, unit); marker != kNoPiece) {
    add(true, "in " + field.counter(marker).name);
  }
  if (ch::is_on_map(field.piece(unit))) {
    add(field.has_flag(unit, ch::kCharge), "prepared to charge");
    add(field.has_flag(unit, ch::kVolley), "holds its fire for a volley");
    add(field.has_flag(unit, ch::kQuestionable), "questionable");
    add(field.has_flag(unit, ch::kMoved) && field.phase() == ch::Phase::Movement, "has moved");
    add(field.has_flag(unit, ch::kFought), "has fought");
  }
  return words;
}

std::string percent_of_ten(int tenths) { return std::to_string(tenths * 10) + "%"; }

int passing_dice(const ch::Field& field, PieceId unit, HexId hex, int added) {
  int passing = 0;
  for (int die = 0; die < ch::kDieFaces; ++die) {
    passing += ch::check_morale(field, unit, hex, die, added).is_passed ? 1 : 0;
  }
  return passing;
}

}  // namespace longroll::web::chattanooga
