// build: logic
#include "web/games/chattanooga/position_facts.h"

#include <algorithm>

#include "engine/core/text.h"
#include "engine/games/chattanooga/locals.h"
#include "engine/games/chattanooga/rules/bombardment.h"
#include "engine/games/chattanooga/rules/combat.h"
#include "engine/games/chattanooga/rules/coordination.h"
#include "engine/games/chattanooga/rules/cup.h"
#include "engine/games/chattanooga/rules/flank.h"
#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/rules/preparation.h"
#include "engine/games/chattanooga/rules/works.h"
#include "engine/games/chattanooga/words.h"
#include "web/games/chattanooga/words.h"

/// What "Why?" says of a position: who is concerned, and by which rule.
namespace longroll::web::chattanooga {
namespace {

using Facts = std::vector<Fact>;

std::string name_of_side(Seat side) { return std::string(longroll::name_of(side)); }

/// Runs `then(unit, hex)` for the combat units of that side on the map.
template <class Then>
void for_each_on_map(const ch::Field& field, Seat side, Then&& then) {
  for (const PieceId id : field.pieces()) {
    if (field.has_unit_on_map(id, side)) {
      then(id, static_cast<HexId>(field.piece(id).place));
    }
  }
}

template <class Is>
int count_on_map(const ch::Field& field, Seat side, Is&& is) {
  int count = 0;
  for_each_on_map(field, side, [&](PieceId unit, HexId hex) { count += is(unit, hex) ? 1 : 0; });
  return count;
}

/// Chattanooga 3.1: how many units of the side that is asked may be set up where.
void add_set_up(const ch::Field& field, Facts& out) {
  const ch::Scenario& scenario = field.scenario();
  for (std::size_t area = 0; area < scenario.areas.size(); ++area) {
    const int units = count_on_map(field, field.phasing(), [&](PieceId unit, HexId) {
      const auto i = static_cast<std::size_t>(unit);
      return i < scenario.area_of.size() && scenario.area_of[i] == static_cast<int>(area);
    });
    if (units > 0) {
      out.push_back({scenario.areas[area].title + ": " +
                         count_of(units, "unit of yours is set up there", "units of yours are set up there"),
                     "3.1"});
    }
  }
  out.push_back({"A hex holds " + count_of(scenario.stack_limit, "unit", "units") + " at most", "8.1"});
}

/// Chattanooga 5.4, 6.3, 3.3, 12.3: who of the side that moves is held, cut off, or bound to a place.
void add_movement(const ch::Field& field, Facts& out) {
  const Seat side = field.phasing();
  if (!field.time().has_zones) {
    out.push_back({"At night zones of control have no effect", "12.3"});
  } else if (const int held =
                 count_on_map(field, side, [&](PieceId, HexId hex) { return field.is_in_enemy_zone(hex, side); });
             held > 0) {
    out.push_back({count_of(held,
                            "unit of yours stands in an enemy zone of control and checks its morale before it "
                            "leaves",
                            "units of yours stand in enemy zones of control: each checks its morale before it leaves"),
                   "6.3"});
  }
  if (const int cut_off =
          count_on_map(field, side, [&](PieceId, HexId hex) { return !field.communications(side).has(hex); });
      cut_off > 0) {
    out.push_back({count_of(cut_off, "unit of yours has no line of communication: if it routs, it is captured",
                            "units of yours have no line of communication: who routs is captured"),
                   "5.4"});
  }
  for (const ch::Leash& leash : field.scenario().leashes) {
    const int bound = count_on_map(field, side, [&](PieceId unit, HexId) {
      return leash.side == side && field.counter(unit).formations.overlaps(leash.formations);
    });
    if (bound > 0) {
      out.push_back({count_of(bound, "unit of yours stays", "units of yours stay") + " within " +
                         count_of(leash.within, "hex", "hexes") + " of " + ch::place_name(field, leash.hex),
                     "3.3"});
    }
  }
}

/// Chattanooga 10.1, 11.1: whom the side that fights touches, and who may fire.
void add_combat(const ch::Field& field, Facts& out) {
  const Seat side = field.phasing();
  const int touching = count_on_map(field, side, [&](PieceId unit, HexId hex) {
    return field.type(unit) != ch::UnitType::Artillery &&
           std::any_of(kAllDirections.begin(), kAllDirections.end(), [&](Direction d) {
             const HexId to = field.grid().neighbor(hex, d);
             return to != kNoHex && field.has_units(to, other(side));
           });
  });
  const int attackable = [&] {
    int count = 0;
    ch::hexes_to_attack(field).for_each([&](HexId) { ++count; });
    return count;
  }();
  if (touching == 0) {
    out.push_back({"No infantry or cavalry of yours stands next to an enemy", "10.1"});
  } else {
    out.push_back({count_of(touching, "unit of yours stands", "units of yours stand") + " next to an enemy, and " +
                       (attackable == 0 ? "no hex" : count_of(attackable, "hex", "hexes")) + " can be attacked",
                   "10.1"});
  }
  const int guns = count_on_map(field, side, [&](PieceId unit, HexId) {
    return field.type(unit) == ch::UnitType::Artillery && !ch::refuse_firing(field, unit);
  });
  const auto targets = static_cast<int>(ch::targets(field).size());
  out.push_back({targets > 0 ? count_of(targets, "enemy unit", "enemy units") + " can be fired at"
                 : guns == 0
                     ? "No battery of yours is free to fire"
                     : "No enemy is within range and sight of your " + count_of(guns, "free battery", "free batteries"),
                 targets > 0 || guns == 0 ? "11.1" : "11.2"});
}

/// Chattanooga 10.6, 10.7: what the next attack on the hex would have.
void add_attack(const ch::Field& field, const ch::AttackLocals& attack, Facts& out) {
  const PieceId defender = ch::defender_at(field, attack.hex);
  for (const PieceId unit : ch::Attackers(field, attack.hex)) {
    const ch::Engagement engagement{unit, defender, attack.hex};
    if (ch::is_coordinated(field, engagement)) {
      out.push_back({field.counter(unit).name + " follows the attack of its own formation: intensity " +
                         signed_text(field.numbers().combat.coordinated_intensity),
                     "10.6"});
    }
    if (ch::is_flanked(field, engagement)) {
      out.push_back({"Attacked by " + field.counter(unit).name + ", " + field.counter(defender).name +
                         " is surrounded and checks its morale before the die",
                     "10.7"});
    }
  }
}

/// Chattanooga 11.4: batteries that can fire together, hex by hex.
void add_shots(const ch::Field& field, const ch::BombardmentLocals& shots, Facts& out) {
  HexSet told;
  for (const PieceId unit : field.pieces()) {
    if (!field.has_unit_on_map(unit, field.phasing()) || field.type(unit) != ch::UnitType::Artillery ||
        shots.stage != ch::BombardmentStage::Announcing || told.has(field.piece(unit).place) ||
        ch::refuse_shot_together(field, {unit, shots.target})) {
      continue;
    }
    const auto hex = static_cast<HexId>(field.piece(unit).place);
    told.add(hex);
    out.push_back({"The batteries in hex " + hex_text(hex) + " fire on column " +
                       std::to_string(ch::bombardment_column(field, {unit, shots.target, true}, shots.hex)) +
                       " when they fire together, each at another unit of the hex",
                   "11.4"});
  }
}

/// Chattanooga 15.0: what the marker does, and why a fortune cannot be chosen.
void add_fortune(const ch::Field& field, const ch::FortuneLocals& fortune, Facts& out) {
  const Seat side = ch::holder(field.state());
  out.push_back({"The marker goes to the " + name_of_side(other(side)) +
                     " side when a fortune is used, and stays with the " + name_of_side(side) + " side when none is",
                 "15.0"});
  for (int i = 0; i < ch::kFortunes && fortune.stage == ch::FortuneStage::Choosing; ++i) {
    const auto kind = static_cast<ch::FortuneKind>(i);
    if (const Refusal refusal = ch::refuse_fortune(field, kind)) {
      std::string words(refusal.reason);
      words.pop_back();
      out.push_back({"No choice is " + std::string(ch::name_of(kind)) + ": " + words, refusal.rule});
    }
  }
}

/// Chattanooga 10.1, 10.8, 10.9: who can be prepared at the end of the enemy's Combat Phase.
void add_preparation(const ch::Field& field, Facts& out) {
  int volleys = 0;
  int charges = 0;
  for (const PieceId id : field.pieces()) {
    volleys += ch::refuse_volley(field, id) ? 0 : 1;
    charges += ch::refuse_prepared_charge(field, id) ? 0 : 1;
  }
  if (field.has(ch::Option::Volley)) {
    out.push_back({count_of(volleys, "unit of yours", "units of yours") +
                       " can stand ready to fire: who attacks such a unit has " +
                       signed_text(field.numbers().combat.volley_die) + " on the die",
                   "10.9"});
  }
  if (field.has(ch::Option::Charge)) {
    out.push_back({count_of(charges, "unit of yours", "units of yours") +
                       " can prepare to charge: its next attack has intensity " +
                       signed_text(field.numbers().combat.charge_intensity),
                   "10.8"});
  }
}

Facts facts_of_question(const ch::Field& field) {
  Facts out;
  if (field.state().stack.empty()) {
    return out;
  }
  const Step& step = field.state().top();
  switch (static_cast<ch::StepKind>(step.kind)) {
    case ch::StepKind::SetUp:
      add_set_up(field, out);
      break;
    case ch::StepKind::MovementPhase:
    case ch::StepKind::March:
      add_movement(field, out);
      break;
    case ch::StepKind::CombatPhase:
      add_combat(field, out);
      break;
    case ch::StepKind::Attack:
      add_attack(field, longroll::locals_of<ch::AttackLocals>(step), out);
      break;
    case ch::StepKind::Bombardment:
      add_shots(field, longroll::locals_of<ch::BombardmentLocals>(step), out);
      break;
    case ch::StepKind::Fortune:
      add_fortune(field, longroll::locals_of<ch::FortuneLocals>(step), out);
      break;
    case ch::StepKind::Preparation:
      add_preparation(field, out);
      break;
    case ch::StepKind::Draw:
      out = facts_of_cups(field);
      break;
    default:
      break;
  }
  return out;
}

/// "trench", "trench; a redoubt is being built: 2 game turns"; empty: nothing.
std::string works_words(const ch::Field& field, HexId hex) {
  const ch::GroundWorks works = ch::ground_works(field.state(), hex);
  std::string words;
  if (works.kind > 0) {
    words = std::string(ch::name_of(static_cast<ch::Works>(works.kind - 1)));
  }
  if (works.project != ch::WorksProject::None) {
    words += words.empty() ? "" : "; ";
    words += works.project == ch::WorksProject::Removal
                 ? "it is being removed"
                 : std::string(ch::name_of(static_cast<ch::Works>(static_cast<int>(works.project) - 1))) +
                       " under way, " + count_of(works.turns, "game turn", "game turns") + " left";
  }
  return words;
}

}  // namespace

std::vector<Fact> facts_of_hex(const ch::Field& field, HexId hex) {
  Facts out;
  if (hex == kNoHex || !field.map().is_playable(hex)) {
    return out;
  }
  if (const std::string works = works_words(field, hex); !works.empty()) {
    out.push_back({"works: " + works, "17.1"});
  }
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    if (field.zone(side).has(hex)) {
      out.push_back({"in a zone of control of the " + name_of_side(side) + " side", "6.1"});
    }
    if (field.has_units(hex, side)) {
      out.push_back({std::to_string(field.units_at(hex, side)) + " of at most " +
                         std::to_string(field.scenario().stack_limit) + " " + name_of_side(side) + " units",
                     "8.1"});
      out.push_back({"the " + name_of_side(side) + " side has " + (field.communications(side).has(hex) ? "a" : "no") +
                         " line of communication here",
                     "5.4"});
    }
    if (field.scenario().wins_decisively_on[side].has(hex)) {
      out.push_back({"a " + name_of_side(side) + " unit here at the end wins decisively", "3.4V"});
    } else if (field.scenario().wins_on[side].has(hex)) {
      out.push_back({"a " + name_of_side(side) + " unit here at the end wins", field.scenario().victory_rule()});
    }
  }
  return out;
}

namespace {

/// Chattanooga 3.2: who keeps the map from being clear.
Facts facts_of_clearing(const ch::Field& field) {
  const int there = count_on_map(field, Seat::Confederate, [](PieceId, HexId) { return true; });
  int due = 0;
  for (const PieceId id : field.pieces()) {
    due += field.has_unit_in(id, Seat::Confederate, ch::kDue) || field.has_unit_in(id, Seat::Confederate, ch::kCalled)
               ? 1
               : 0;
  }
  return {{count_of(there, "Confederate unit is on the map", "Confederate units are on the map") + ", and " +
               count_of(due, "is", "are") + " still to come",
           "3.2"}};
}

}  // namespace

std::vector<Fact> facts_of_victory(const ch::Field& field) {
  if (field.scenario().clearing.is_used) {
    return facts_of_clearing(field);
  }
  Facts out;
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const HexSet& ground = field.scenario().wins_on[side];
    if (ground.empty()) {
      continue;
    }
    const int there = count_on_map(field, side, [&](PieceId, HexId hex) { return ground.has(hex); });
    if (there > 0) {
      out.push_back({count_of(there, "unit of the ", "units of the ") + name_of_side(side) +
                         " side on the ground that wins for it",
                     field.scenario().victory_rule()});
      continue;
    }
    int nearest = kMaxHexes;
    PieceId who = kNoPiece;
    for_each_on_map(field, side, [&](PieceId unit, HexId from) {
      ground.for_each([&](HexId to) {
        if (const int far = field.grid().distance(from, to); far < nearest) {
          nearest = far;
          who = unit;
        }
      });
    });
    std::string words = "No unit of the " + name_of_side(side) + " side is on the ground that wins for it";
    if (who != kNoPiece) {
      words += "; the nearest, " + field.counter(who).name + ", is " + count_of(nearest, "hex", "hexes") + " away";
    }
    out.push_back({std::move(words), field.scenario().victory_rule()});
  }
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    if (field.scenario().wins_otherwise[side]) {
      out.push_back({"The " + name_of_side(side) + " side wins when no " + name_of_side(other(side)) +
                         " unit is on that ground at the end",
                     field.scenario().victory_rule()});
    }
  }
  return out;
}

std::vector<Fact> facts_of_cups(const ch::Field& field) {
  Facts out;
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const ch::Cup& cup = field.scenario().cups[side];
    if (!cup.is_in_use()) {
      continue;
    }
    std::string words = "Of the " + name_of_side(side) + " side " +
                        count_of(ch::counters_in_cup(field, side), "counter is", "counters are") + " in the cup; ";
    words += cup.die_less < 0 ? count_of(cup.draws, "comes", "come")
                              : "a die less " + std::to_string(cup.die_less) + " tells how many come";
    out.push_back({words + " with each couplet", "3.4S"});
  }
  return out;
}

std::vector<std::string> facts_of(const ch::Field& field, HexId told_of) {
  std::vector<std::string> out;
  const auto add = [&](const std::string& before, const Facts& facts) {
    for (const Fact& fact : facts) {
      out.push_back(before + fact.words + ". [" + std::string(fact.rule) + "]");
    }
  };
  add("", facts_of_question(field));
  add("", facts_of_victory(field));
  if (told_of != kNoHex) {
    add("Hex " + hex_text(told_of) + ": ", facts_of_hex(field, told_of));
  }
  return out;
}

}  // namespace longroll::web::chattanooga
