// build: logic
#include "web/games/chattanooga/charts.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/army_morale.h"
#include "engine/games/chattanooga/words.h"
#include "web/games/chattanooga/words.h"

namespace longroll::web::chattanooga {
namespace {

using hexgame::ChartWords;

constexpr const char* kNothing = "\xE2\x80\x93";  // a dash

/// "+2", or a dash where nothing is added.
std::string change_text(int number) { return number == 0 ? kNothing : signed_text(number); }

std::string with_dash(std::string words) { return words.empty() ? kNothing : words; }

/// "2-S-P" for infantry, cavalry and guns; "+" before what a side adds.
std::string costs_text(const ch::MovementCosts& costs, std::string_view before) {
  std::string words;
  for (const ch::Arm arm : {ch::Arm::Infantry, ch::Arm::Cavalry, ch::Arm::Artillery}) {
    const ch::MovementCost& cost = costs[arm];
    words += words.empty() ? "" : "-";
    words += cost.is_prohibited ? "P" : cost.must_stop ? "S" : std::string(before) + std::to_string(cost.points);
  }
  return words;
}

void add_sentence(std::string& words, bool is_so, std::string_view sentence) {
  if (is_so) {
    words += (words.empty() ? "" : " ") + std::string(sentence);
  }
}

/// The cells of a line of the terrain effects chart behind its name: what it costs, what it does to attacks, the rest.
std::vector<std::string> cells_of(const ch::TerrainEffect& effect) {
  std::string rest;
  add_sentence(rest, effect.spares_attack_from_hilltop, "Not from a hilltop.");
  add_sentence(rest, effect.morale_die != 0, "Checks " + signed_text(effect.morale_die) + ".");
  add_sentence(rest, effect.sight == ch::SightBlock::Beyond,
               "Blocks sight past " + std::to_string(effect.sight_range) + " hexes.");
  add_sentence(rest, effect.sight == ch::SightBlock::Always, "Blocks sight.");
  add_sentence(rest, effect.sight == ch::SightBlock::IntoOrOutOf, "Hides what is in it.");
  add_sentence(rest, effect.sight == ch::SightBlock::FromAdjacentHilltop, "Hidden from the next hilltop.");
  add_sentence(rest, effect.zone == ch::ZoneBlock::Into, "No zones in.");
  add_sentence(rest, effect.zone == ch::ZoneBlock::IntoOrOutOf, "No zones in or out.");
  return {costs_text(effect.movement, ""), change_text(effect.intensity), with_dash(rest)};
}

std::vector<std::string> cells_of(const ch::HexsideEffect& effect) {
  const bool has_two_ways = effect.intensity_up != effect.intensity_down;
  const std::string attack = !effect.is_combat_allowed ? "P"
                             : has_two_ways
                                 ? signed_text(effect.intensity_up) + "/" + signed_text(effect.intensity_down)
                                 : change_text(effect.intensity_up);
  std::string rest;
  add_sentence(rest, has_two_ways, "Uphill/downhill.");
  add_sentence(rest, effect.blocks_sight, "Blocks sight.");
  add_sentence(rest, effect.blocks_sight_at_ends, "Blocks sight at the ends of a line.");
  add_sentence(rest, effect.blocks_zone, "No zones across.");
  add_sentence(rest, effect.blocks_zone_up, "No zones uphill.");
  return {costs_text(effect.movement, "+"), attack, with_dash(rest)};
}

std::vector<std::string> cells_of(const ch::ElevationEffect& effect) {
  std::string rest;
  add_sentence(rest, effect.intensity_from_below != 0, "From below.");
  add_sentence(rest, effect.blocks_sight_below, "Blocks sight except to and from hilltops.");
  return {kNothing, change_text(effect.intensity_from_below), with_dash(rest)};
}

/// The line of the chart with that id in chart.json; empty: it has none.
std::vector<std::string> cells_of(const ch::TerrainEffects& chart, std::string_view key) {
  for (int i = 0; i < ch::kTerrains; ++i) {
    if (const auto terrain = static_cast<ch::Terrain>(i); ch::id_of(terrain) == key) {
      return cells_of(chart.terrain[terrain]);
    }
  }
  for (int i = 0; i < ch::kHexsides; ++i) {
    if (const auto side = static_cast<ch::Hexside>(i); ch::id_of(side) == key) {
      return cells_of(chart.hexsides[side]);
    }
  }
  for (int i = 0; i < ch::kElevations; ++i) {
    if (const auto elevation = static_cast<ch::Elevation>(i); ch::id_of(elevation) == key) {
      return cells_of(chart.elevations[elevation]);
    }
  }
  const std::string points = std::to_string(chart.road_points);
  return key != "road"                ? std::vector<std::string>{}
         : chart.road_negates_terrain ? std::vector<std::string>{points, kNothing, "Terrain and slopes cost nothing."}
                                      : std::vector<std::string>{points, kNothing, kNothing};
}

void add_legend(ShownChart& chart, const ChartWords& words) {
  for (const ChartWords::Row& row : words.rows) {
    chart.legend.push_back({{row.name, row.text}, false});
  }
}

/// A table of dice and columns, which begin with that number; `cell_of(die, column)`, the first column being 0.
template <class CellOf>
ShownChart grid_of(const ChartWords& words, int first_column, int columns, CellOf&& cell_of) {
  ShownChart out = words.empty_chart();
  out.is_grid = true;
  out.head.emplace_back("Die");
  for (int column = 0; column < columns; ++column) {
    out.head.push_back(std::to_string(first_column + column));
  }
  for (int die = 0; die < ch::kDieFaces; ++die) {
    ShownChart::Row& row = out.rows.emplace_back(ShownChart::Row{{std::to_string(die)}, false});
    for (int column = 0; column < columns; ++column) {
      row.cells.push_back(cell_of(die, column));
    }
  }
  add_legend(out, words);
  return out;
}

void light(ShownChart& grid, const TableReading& fight, int first_column) {
  if (fight.column < first_column) {
    return;
  }
  grid.lit_column = fight.column - first_column + 1;
  if (fight.row != TableReading::kNoRow) {
    grid.rows[static_cast<std::size_t>(fight.row)].is_lit = true;
  }
}

/// Chattanooga 10.2
ShownChart results_chart(const ChartWords& words, const ch::Chart& chart, const TableReading* fight) {
  ShownChart out = grid_of(words, ch::Chart::kFirstIntensity, ch::Chart::kIntensities, [&](int die, int column) {
    return chart.combat_result(die, ch::Chart::kFirstIntensity + column).id;
  });
  if (fight != nullptr && !fight->is_fire) {
    light(out, *fight, ch::Chart::kFirstIntensity);
  }
  return out;
}

/// Chattanooga 11.2
ShownChart bombardment_chart(const ChartWords& words, const ch::Chart& chart, const TableReading* fight) {
  ShownChart out = grid_of(words, 1, ch::Chart::kBombardments,
                           [&](int die, int column) { return chart.bombardment_result(die, column + 1).id; });
  if (fight != nullptr && fight->is_fire) {
    light(out, *fight, 1);
  }
  return out;
}

/// Chattanooga 7.2, 10.5
ShownChart terrain_chart(const ChartWords& words, const ch::TerrainEffects& chart, const TableReading* fight) {
  ShownChart out = words.empty_chart();
  out.head = {"Ground", "Move", "Attack", "Checks, sight, zones"};
  for (const ChartWords::Row& row : words.rows) {
    std::vector<std::string> cells = cells_of(chart, row.key);
    if (cells.empty()) {
      out.legend.push_back({{row.name, row.text}, false});
      continue;
    }
    cells.insert(cells.begin(), row.name);
    const bool is_lit =
        fight != nullptr && std::find(fight->ground.begin(), fight->ground.end(), row.key) != fight->ground.end();
    out.rows.push_back({std::move(cells), is_lit});
  }
  return out;
}

/// Chattanooga 7.5
ShownChart march_chart(const ChartWords& words, const ch::Field& field, PieceId marching) {
  constexpr int kFirst = ch::Chart::kFirstMarchMorale;
  ShownChart out = grid_of(words, kFirst, ch::Chart::kMarchMorales, [&](int die, int column) {
    const ch::ForcedMarch& cell = field.chart().forced_march_of(die, kFirst + column);
    return std::to_string(cell.points) + (cell.is_disrupted ? "r" : "");
  });
  if (marching != kNoPiece) {
    out.lit_column = std::clamp(field.morale(marching) - kFirst, 0, ch::Chart::kMarchMorales - 1) + 1;
  }
  return out;
}

/// Chattanooga 12.0
ShownChart day_chart(const ChartWords& words, const ch::Field& field) {
  ShownChart out = words.empty_chart();
  out.head = {"Turn", "Attacks", "Checks", "Marches, sight and more"};
  for (const ch::TimeOfDay& time : field.chart().turns) {
    const auto found = std::find_if(words.rows.begin(), words.rows.end(),
                                    [&](const ChartWords::Row& row) { return row.key == time.id; });
    std::string more;
    add_sentence(more, time.forced_march_die != 0, "Marches " + signed_text(time.forced_march_die) + ".");
    add_sentence(more, time.sight_limit > 0,
                 "Sight " + std::to_string(time.sight_limit) + (time.sight_limit == 1 ? " hex." : " hexes."));
    add_sentence(more, !time.has_zones, "No zones of control.");
    add_sentence(more, !time.has_ranged_fire, "Fire at the next hex only.");
    add_sentence(more, !time.is_movement_free, "Moves of one hex, or by road.");
    add_sentence(more, !time.has_preparation, "No charges, volleys, coordinated or flank attacks.");
    out.rows.push_back({{found == words.rows.end() ? time.id : found->name, change_text(time.intensity),
                         change_text(time.morale_die), with_dash(more)},
                        &time == &field.time()});
  }
  return out;
}

/// Chattanooga 4.3
ShownChart couplets_chart(const ChartWords& words, const ch::Field& field) {
  ShownChart out = words.empty_chart();
  out.head = {"Couplet"};
  for (const ChartWords::Row& row : words.rows) {
    out.head.push_back(row.name);
  }
  const int now = field.state().track(ch::track(ch::Track::Couplet));
  for (int number = 1; number <= ch::Chart::kCouplets; ++number) {
    const ch::CoupletBox& box = field.chart().couplets[static_cast<std::size_t>(number - 1)];
    const bool is_last = number == ch::Chart::kCouplets;
    out.rows.push_back({{std::to_string(number) + (is_last ? " and later" : ""), with_dash(dice_words(0, box.same_to)),
                         with_dash(dice_words(box.same_to + 1, box.change_to)),
                         with_dash(dice_words(box.change_to + 1, ch::kDieFaces - 1))},
                        is_last ? now >= number : now == number});
  }
  add_legend(out, words);
  return out;
}

/// The commands on the map with that morale: "the Army of Tennessee (in panic)".
std::string armies_at(const ch::Field& field, int morale) {
  std::string words;
  for (int command = 0; command < ch::kCommands; ++command) {
    if (ch::is_army_on_map(field, command) && ch::army_morale(field, command) == morale) {
      const bool is_panicked = field.state().track(ch::track(ch::Track::Panicked, command)) != 0;
      words +=
          (words.empty() ? "" : ", ") + std::string(ch::name_of_command(command)) + (is_panicked ? " (in panic)" : "");
    }
  }
  return words;
}

/// Chattanooga 16.1, 16.2
ShownChart armies_chart(const ChartWords& words, const ch::Field& field, const TableReading* fight) {
  ShownChart out = words.empty_chart();
  out.head = {"Box"};
  for (const ChartWords::Row& row : words.rows) {
    out.head.push_back(row.name);
  }
  out.head.emplace_back("Armies");
  const bool is_on = field.has(ch::Option::ArmyMorale);
  const int attacking = is_on && fight != nullptr ? fight->command : -1;
  for (int box = 0; box < ch::ArmyMoraleNumbers::kBoxes; ++box) {
    const int morale = ch::ArmyMoraleNumbers::kLowest + box;
    const ch::ArmyMoraleBox& effect = field.numbers().army_morale.box(morale);
    out.rows.push_back({{morale == 0 ? "0" : signed_text(morale), change_text(effect.intensity),
                         change_text(effect.morale_die), is_on ? with_dash(armies_at(field, morale)) : kNothing},
                        attacking >= 0 && ch::army_morale(field, attacking) == morale});
  }
  add_legend(out, words);
  return out;
}

/// The row of the sequence of play in which the game is; empty while units are set up.
std::string_view key_of_phase(const ch::Field& field) {
  switch (field.phase()) {
    case ch::Phase::Movement:
      return field.phasing() == field.first() ? "movement" : "second";
    case ch::Phase::Combat:
      return field.phasing() == field.first() ? "combat" : "second";
    case ch::Phase::CoupletEnd:
      return "end";
    case ch::Phase::Administrative:
      return "administrative";
    default:
      return "";
  }
}

}  // namespace

std::vector<ShownChart> charts_of(const std::vector<ChartWords>& words, const ch::Field& field,
                                  const LitByCharts& lit) {
  std::vector<ShownChart> out;
  for (const ChartWords& chart : words) {
    out.push_back(chart.id == "results"       ? results_chart(chart, field.chart(), lit.fight)
                  : chart.id == "bombardment" ? bombardment_chart(chart, field.chart(), lit.fight)
                  : chart.id == "terrain"     ? terrain_chart(chart, field.chart().terrain, lit.fight)
                  : chart.id == "march"       ? march_chart(chart, field, lit.marching)
                  : chart.id == "day"         ? day_chart(chart, field)
                  : chart.id == "couplets"    ? couplets_chart(chart, field)
                  : chart.id == "armies"      ? armies_chart(chart, field, lit.fight)
                                              : chart.as_list(key_of_phase(field)));
  }
  return out;
}

int chart_for(const std::vector<ChartWords>& words, const TableReading* fight) {
  const std::string_view id = fight == nullptr ? "turn" : fight->is_fire ? "bombardment" : "results";
  const ChartWords* found = hexgame::find_chart(words, id);
  return found == nullptr ? 0 : static_cast<int>(found - words.data());
}

}  // namespace longroll::web::chattanooga
