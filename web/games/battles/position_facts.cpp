// build: logic
#include <algorithm>

#include "engine/core/text.h"
#include "engine/games/battles/rules/attacks_left.h"
#include "engine/games/battles/rules/sight.h"
#include "engine/games/battles/words.h"
#include "web/games/battles/charts.h"
#include "web/games/battles/words.h"

/// What "Why?" and "Why not" say of this position: who is concerned, until when, and what would free him.
namespace longroll::web::battles {
namespace {

/// Why nobody can be attacked now, to the hexes and guns.
std::vector<std::string> why_no_target(const bt::Field& field) {
  int touching = 0;
  int guns = 0;
  for (const PieceId id : field.pieces()) {
    if (field.side_of(id) != field.phasing() || !bt::is_on_map(field.piece(id))) {
      continue;
    }
    touching += field.is_unit(id) && field.is_in_enemy_zone(id) ? 1 : 0;
    const bool is_gun = bt::is_artillery(field.arm_of(id)) || field.arm_of(id) == bt::Arm::Gunboat;
    guns += is_gun && bt::has_attack_left(field, id) && bt::can_bombard(field, id) ? 1 : 0;
  }
  return {touching == 0 ? "No unit of yours stands in an enemy zone of control. [8.12]"
                        : count_of(touching, "unit of yours stands", "units of yours stand") +
                              " in an enemy zone of control, and no attack is left to them. [8.14]",
          guns == 0 ? "No gun of yours is free to fire. [9.0]"
                    : "No enemy is within range and sight of your " + count_of(guns, "free battery", "free batteries") +
                          (field.is_night() ? ": at night guns fire at neighbors only. [11.2]" : ". [9.11, 9.3]")};
}

/// Who waits for an order, those together for whom the same ends it.
std::vector<std::string> who_waits(const bt::Field& field) {
  struct Waiting {
    std::string until;
    int units = 0;
  };
  std::vector<Waiting> all;
  for (const PieceId id : field.pieces()) {
    if (field.side_of(id) != field.phasing() || !bt::is_on_map(field.piece(id))) {
      continue;
    }
    if (const std::string until = waiting_words(field, id); !until.empty()) {
      auto at = std::find_if(all.begin(), all.end(), [&](const Waiting& one) { return one.until == until; });
      at = at == all.end() ? all.insert(all.end(), {until, 0}) : at;
      ++at->units;
    }
  }
  std::vector<std::string> out;
  for (const Waiting& one : all) {
    out.push_back(count_of(one.units, "unit waits", "units wait") + " for an order, " + one.until + ". [4.0]");
  }
  return out;
}

/// "at nine in the morning", the first turn after this one that is of day or of night; empty: none.
std::string next_hour(const bt::Field& field, std::optional<bool> at_night) {
  for (int turn = field.turn() + 1; turn <= static_cast<int>(field.scenario().turns.size()); ++turn) {
    if (!at_night || field.scenario().is_night(turn) == *at_night) {
      return hour_of(field, turn);
    }
  }
  return "";
}

std::string in_the_next_turn(const bt::Field& field, std::string_view what) {
  const std::string hour = next_hour(field, std::nullopt);
  return hour.empty() ? "This is the last turn." : "It " + std::string(what) + " again in the next turn, " + hour + ".";
}

/// Who is in disorder rallies.
std::string how_to_rally(const bt::Field& field, PieceId unit) {
  const int best = field.chart().rally_up_to[static_cast<std::size_t>(field.condition(unit))];
  const bool is_held_back = field.is_in_enemy_zone(unit);
  return is_held_back ? "It can rally once no enemy zone of control holds it."
                      : "It may rally at the end of its own turn, on " + bt::die_up_to(best) + ".";
}

}  // namespace

std::vector<std::string> facts_of(const bt::Field& field, bool has_target) {
  if (field.phase() == bt::Phase::Combat && !has_target) {
    return why_no_target(field);
  }
  return field.phase() == bt::Phase::Movement ? who_waits(field) : std::vector<std::string>{};
}

std::string what_frees(const bt::Field& field, PieceId unit, std::string_view rule) {
  const auto is = [&](std::string_view one) { return rule == one; };
  if (is("4.0") && field.piece(unit).place == bt::kDue) {
    return "It comes at " + hour_of(field, field.scenario().placements[static_cast<std::size_t>(unit)].turn) + ".";
  }
  if (is("4.0")) {
    const std::string until = waiting_words(field, unit);
    return until.empty() ? "" : "It waits " + until + ".";
  }
  if (is("6.0") && field.has_flag(unit, bt::kMoved)) {
    return in_the_next_turn(field, "moves");
  }
  if (is("8.14") && field.has_flag(unit, bt::kFought)) {
    return in_the_next_turn(field, "attacks");
  }
  if (is("7.4")) {
    const std::string night = next_hour(field, true);
    return "It is free when the enemies beside it are gone" + (night.empty() ? "." : ", or at night, " + night + ".");
  }
  if (is("11.2") && field.is_night()) {
    const std::string day = next_hour(field, false);
    return day.empty() ? "" : "By day guns reach three hexes: " + day + ".";
  }
  if (is("10.3") && field.has_flag(unit, bt::kActed)) {
    return "It may dig after a turn in which it neither moves nor fights.";
  }
  const bool is_of_order = is("12.1") || is("12.2") || is("12.3") || is("10.3");
  return is_of_order && field.condition(unit) != bt::Condition::Good ? how_to_rally(field, unit) : "";
}

}  // namespace longroll::web::battles
