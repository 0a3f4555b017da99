// build: logic
#include "web/games/chattanooga/help.h"

#include "web/games/chattanooga/words.h"

namespace longroll::web::chattanooga {
namespace {

enum class Form : std::uint8_t {
  Plain,   ///< "4"
  Change,  ///< "+2"
  UpTo,    ///< "0 to 3": of the highest die of a span
};

/// A number of the chart: its place in chart.json, and how it is written.
struct Entry {
  std::string_view key;
  int number = 0;
  Form form = Form::Plain;
};

using Entries = std::vector<Entry>;

std::string words_of(const Entry& entry) {
  switch (entry.form) {
    case Form::Plain:
      return std::to_string(entry.number);
    case Form::Change:
      return signed_text(entry.number);
    case Form::UpTo:
      return dice_words(0, entry.number);
  }
  return "";
}

/// The chart's time of day with that id.
const ch::TimeOfDay& time_of(const ch::Chart& chart, std::string_view id) {
  for (const ch::TimeOfDay& time : chart.turns) {
    if (time.id == id) {
      return time;
    }
  }
  return chart.turns.back();
}

/// Chattanooga 7.0, 8.1, 10.0 to 12.0: moves, light, attacks and fire.
void add_moves_and_fights(const ch::Chart& chart, Entries& out) {
  const ch::MovementNumbers& movement = chart.numbers.movement;
  const ch::CombatNumbers& modifiers = chart.numbers.combat;
  const ch::TimeOfDay& evening = time_of(chart, "evening");
  const ch::TimeOfDay& night = time_of(chart, "night");
  out.insert(out.end(), {{"movement.allowance", movement.allowance},
                         {"movement.cavalry_factor", movement.cavalry_factor},
                         {"movement.leader_allowance", movement.leader_allowance},
                         {"movement.stack_limit", movement.stack_limit},
                         {"road.points", chart.terrain.road_points},
                         {"terrain.woods.sight_range", chart.terrain.terrain[ch::Terrain::Woods].sight_range},
                         {"turns.evening.morale_die", evening.morale_die, Form::Change},
                         {"turns.evening.forced_march_die", evening.forced_march_die, Form::Change},
                         {"turns.evening.intensity", evening.intensity, Form::Change},
                         {"turns.evening.sight_limit", evening.sight_limit},
                         {"turns.night.morale_die", night.morale_die, Form::Change},
                         {"turns.night.intensity", night.intensity, Form::Change},
                         {"modifiers.ranged_column", modifiers.ranged_column},
                         {"modifiers.cavalry_target_shift", modifiers.cavalry_target_shift},
                         {"modifiers.hilltop_artillery_die", modifiers.hilltop_artillery_die, Form::Change},
                         {"modifiers.hilltop_natural_to", modifiers.hilltop_natural_to, Form::UpTo},
                         {"modifiers.leader_hit_die", modifiers.leader_hit_die},
                         {"modifiers.fortune_die", modifiers.fortune_die},
                         {"modifiers.coordinated_intensity", modifiers.coordinated_intensity, Form::Change},
                         {"modifiers.charge_intensity", modifiers.charge_intensity, Form::Change},
                         {"modifiers.volley_die", modifiers.volley_die, Form::Change},
                         {"modifiers.volley_shift", modifiers.volley_shift},
                         {"movement.charge_points", movement.charge_points}});
}

/// Chattanooga 5.0, 3.5, 13.4, 16.1: morale, cadres, leaders, armies, and points.
void add_dice_and_points(const ch::ChartNumbers& numbers, Entries& out) {
  const ch::VictoryNumbers& victory = numbers.victory;
  out.insert(out.end(), {{"morale.always_passes", numbers.morale.always_passes},
                         {"morale.always_fails", numbers.morale.always_fails},
                         {"morale.shatters_by", numbers.morale.shatters_by},
                         {"cadre.success_to", numbers.cadre.success_to, Form::UpTo},
                         {"cadre.asterisk_success_to", numbers.cadre.asterisk_success_to, Form::UpTo},
                         {"cadre.destroyed_die", numbers.cadre.destroyed_die},
                         {"reserves.creation_to", numbers.reserves.creation_to, Form::UpTo},
                         {"reserves.administrative_die", numbers.reserves.administrative_die, Form::Change},
                         {"reserves.enemy_distance", numbers.reserves.enemy_distance},
                         {"reserves.markers", numbers.reserves.markers},
                         {"reserves.seen_within", numbers.reserves.seen_within},
                         {"reserves.dummies", numbers.reserves.dummies},
                         {"leaders.returns_to", numbers.leaders.returns_to, Form::UpTo},
                         {"leaders.fortune_kills_from", numbers.leaders.fortune_kills_from},
                         {"leaders.fortune_moves_from", numbers.leaders.fortune_moves_from},
                         {"leaders.counterattack_points", numbers.leaders.counterattack_points},
                         {"leaders.sharpshooter_column", numbers.leaders.sharpshooter_column},
                         {"army_morale.changes_to", numbers.army_morale.changes_to, Form::UpTo},
                         {"army_morale.settle_none_to", numbers.army_morale.settle_none_to, Form::UpTo},
                         {"army_morale.settle_one_to", numbers.army_morale.settle_one_to},
                         {"victory.captured_unit", victory.captured_unit},
                         {"victory.captured_leader", victory.captured_leader},
                         {"victory.killed_leader", victory.killed_leader},
                         {"victory.destroyed_cadre", victory.destroyed_cadre},
                         {"victory.times_opponent", victory.times_opponent},
                         {"victory.infantry_share", victory.infantry_share}});
}

/// Chattanooga 17.0
void add_works(const ch::ChartNumbers& numbers, Entries& out) {
  const ch::WorksNumbers& breastwork = numbers.works[ch::Works::Breastwork];
  const ch::WorksNumbers& trench = numbers.works[ch::Works::Trench];
  const ch::WorksNumbers& redoubt = numbers.works[ch::Works::Redoubt];
  out.insert(out.end(), {{"works.breastwork.units", breastwork.units},
                         {"works.breastwork.turns", breastwork.turns},
                         {"works.breastwork.strength", breastwork.strength, Form::Change},
                         {"works.breastwork.morale", breastwork.morale, Form::Change},
                         {"works.trench.units", trench.units},
                         {"works.trench.turns", trench.turns},
                         {"works.trench.strength", trench.strength, Form::Change},
                         {"works.trench.morale", trench.morale, Form::Change},
                         {"works.redoubt.units", redoubt.units},
                         {"works.redoubt.turns", redoubt.turns},
                         {"works.redoubt.morale", redoubt.morale, Form::Change}});
}

}  // namespace

hexgame::HelpFile read_help(std::string_view text, const ch::Chart& chart) {
  Entries entries;
  add_moves_and_fights(chart, entries);
  add_dice_and_points(chart.numbers, entries);
  add_works(chart.numbers, entries);
  std::vector<hexgame::HelpNumber> numbers;
  for (const Entry& entry : entries) {
    numbers.push_back({entry.key, words_of(entry)});
  }
  return hexgame::read_help_file(text, "longroll-chattanooga-help/1", numbers);
}

}  // namespace longroll::web::chattanooga
