// build: small
#include "engine/games/chattanooga/chart_numbers.h"

#include <string_view>

namespace longroll::chattanooga {
namespace {

constexpr std::array<std::string_view, kWorks> kWorksIds = {"breastwork", "trench", "redoubt"};

/// Reads the members of one object of numbers; what is left over when it goes is a fault.
class Numbers {
 public:
  Numbers(JsonReader& chart, std::string_view name) : in_(chart.member(name, Json::Kind::Object)) {}
  explicit Numbers(JsonReader in) : in_(in) {}
  ~Numbers() { in_.refuse_unknown(); }
  Numbers(const Numbers&) = delete;
  Numbers& operator=(const Numbers&) = delete;

  std::int8_t die(std::string_view name) { return number(name, 0, 9); }
  std::int8_t number(std::string_view name, int low, int high) {
    return static_cast<std::int8_t>(in_.number(name, low, high));
  }
  bool truth(std::string_view name, bool otherwise) { return in_.truth_or(name, otherwise); }

 private:
  JsonReader in_;
};

MoraleNumbers read_morale(JsonReader& chart) {
  Numbers in(chart, "morale");
  return {.always_passes = in.die("always_passes"),
          .always_fails = in.die("always_fails"),
          .shatters_by = in.number("shatters_by", 1, 9)};
}

MovementNumbers read_movement(JsonReader& chart) {
  Numbers in(chart, "movement");
  return {.allowance = in.number("allowance", 1, 20),
          .cavalry_factor = in.number("cavalry_factor", 1, 4),
          .leader_allowance = in.number("leader_allowance", 1, 40),
          .road_bonus_hexes = in.number("road_bonus_hexes", 1, 6),
          .charge_points = in.number("charge_points", 1, 4),
          .stack_limit = in.number("stack_limit", 1, 6)};
}

CombatNumbers read_modifiers(JsonReader& chart) {
  Numbers in(chart, "modifiers");
  return {.coordinated_intensity = in.number("coordinated_intensity", 0, 6),
          .charge_intensity = in.number("charge_intensity", 0, 6),
          .volley_die = in.number("volley_die", -6, 0),
          .cavalry_intensity = in.number("cavalry_intensity", 3, 9),
          .fortune_die = in.die("fortune_die"),
          .leader_hit_die = in.die("leader_hit_die"),
          .ranged_column = in.number("ranged_column", 1, 3),
          .cavalry_target_shift = in.number("cavalry_target_shift", 0, 2),
          .volley_shift = in.number("volley_shift", 0, 2),
          .hilltop_artillery_die = in.number("hilltop_artillery_die", 0, 3),
          .hilltop_natural_to = in.die("hilltop_natural_to")};
}

CadreNumbers read_cadre(JsonReader& chart) {
  Numbers in(chart, "cadre");
  return {.success_to = in.die("success_to"),
          .asterisk_success_to = in.die("asterisk_success_to"),
          .destroyed_die = in.die("destroyed_die")};
}

LeaderNumbers read_leaders(JsonReader& chart) {
  Numbers in(chart, "leaders");
  return {.returns_to = in.die("returns_to"),
          .fortune_kills_from = in.die("fortune_kills_from"),
          .fortune_moves_from = in.die("fortune_moves_from"),
          .counterattack_points = in.number("counterattack_points", 1, 4),
          .sharpshooter_column = in.number("sharpshooter_column", 1, 3)};
}

ReserveNumbers read_reserves(JsonReader& chart) {
  Numbers in(chart, "reserves");
  return {.creation_to = in.die("creation_to"),
          .administrative_die = in.number("administrative_die", -9, 0),
          .enemy_distance = in.number("enemy_distance", 1, 9),
          .seen_within = in.number("seen_within", 1, 20),
          .markers = in.number("markers", 1, 6),
          .dummies = in.number("dummies", 0, 5)};
}

ArmyMoraleNumbers read_army_morale(JsonReader& chart) {
  JsonReader in = chart.member("army_morale", Json::Kind::Object);
  const JsonReader boxes = in.member("boxes", Json::Kind::List);
  ArmyMoraleNumbers numbers;
  if (boxes.size() != numbers.boxes.size()) {
    boxes.fault("there must be 7 boxes, from -3 to 3");
  } else {
    for (std::size_t i = 0; i < numbers.boxes.size(); ++i) {
      Numbers box(boxes.item(i));
      numbers.boxes[i] = {.intensity = box.number("intensity", -3, 3), .morale_die = box.number("morale_die", 0, 3)};
    }
  }
  numbers.changes_to = static_cast<std::int8_t>(in.number("changes_to", 0, 9));
  numbers.settle_none_to = static_cast<std::int8_t>(in.number("settle_none_to", 0, 9));
  numbers.settle_one_to = static_cast<std::int8_t>(in.number("settle_one_to", numbers.settle_none_to, 9));
  in.refuse_unknown();
  return numbers;
}

WorksNumbers read_works(JsonReader item) {
  Numbers in(item);
  return {.strength = in.number("strength", 0, 4),
          .morale = in.number("morale", 0, 4),
          .units = in.number("units", 1, 3),
          .turns = in.number("turns", 1, 6),
          .helps_attack_morale = in.truth("helps_attack_morale", false),
          .has_artillery = in.truth("artillery", true),
          .needs_charge = in.truth("needs_charge", false),
          .blocks_infantry_fire = in.truth("blocks_infantry_fire", false),
          .blocks_artillery_fire = in.truth("blocks_artillery_fire", false),
          .blocks_zones = in.truth("blocks_zones", false)};
}

VictoryNumbers read_victory(JsonReader& chart) {
  Numbers in(chart, "victory");
  return {.captured_unit = in.number("captured_unit", 0, 9),
          .destroyed_cadre = in.number("destroyed_cadre", 0, 9),
          .killed_leader = in.number("killed_leader", 0, 9),
          .captured_leader = in.number("captured_leader", 0, 9),
          .times_opponent = in.number("times_opponent", 1, 9),
          .infantry_share = in.number("infantry_share", 1, 9)};
}

}  // namespace

ChartNumbers read_chart_numbers(JsonReader& in) {
  ChartNumbers numbers;
  numbers.morale = read_morale(in);
  numbers.movement = read_movement(in);
  numbers.combat = read_modifiers(in);
  numbers.cadre = read_cadre(in);
  numbers.leaders = read_leaders(in);
  numbers.reserves = read_reserves(in);
  numbers.army_morale = read_army_morale(in);
  JsonReader works = in.member("works", Json::Kind::Object);
  for (std::size_t i = 0; i < kWorksIds.size(); ++i) {
    numbers.works[i] = read_works(works.member(kWorksIds[i], Json::Kind::Object));
  }
  works.refuse_unknown();
  numbers.victory = read_victory(in);
  return numbers;
}

}  // namespace longroll::chattanooga
