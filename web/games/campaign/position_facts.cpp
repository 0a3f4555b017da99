// build: logic
#include "web/games/campaign/position_facts.h"

#include <map>

#include "engine/core/text.h"
#include "engine/games/campaign/locals.h"
#include "engine/games/campaign/rules/supply_status.h"
#include "engine/games/campaign/rules/trains.h"
#include "engine/games/campaign/words.h"
#include "web/games/campaign/dice_ahead.h"
#include "web/games/campaign/words.h"

namespace longroll::web::campaign {
namespace {

using Facts = std::vector<std::string>;

void add_supply(const cw::Field& field, Seat side, Facts& out) {
  const std::string words = unsupplied_words(field, side);
  out.push_back((words.empty() ? "All of your forces have a line of supply as things stand" : words) + " [8.1].");
}

void add_movement(const cw::Field& field, Facts& out) {
  const Seat side = field.phasing();
  const int trains = cw::trains_left(field, side);
  out.push_back("You have " + count_of(trains, "train", "trains") + " left in this impulse [7.3].");
  add_supply(field, side, out);
}

void add_force(const cw::Field& field, const cw::ForceMoveLocals& move, Facts& out) {
  out.push_back("The force has " + std::to_string(move.points) + " of " +
                count_of(move.allowance, "movement point", "movement points") + " left [5.1].");
  const Seat enemy = other(field.phasing());
  if (field.primary_zone(enemy).has(move.here)) {
    out.push_back("It stands in a primary zone of the enemy: he may answer when it leaves [6.4].");
  } else if (field.secondary_zone(enemy).has(move.here)) {
    out.push_back("It stands in a secondary zone of the enemy: he may answer when it leaves [6.4].");
  }
}

void add_reaction(const cw::Field& field, Facts& out) {
  if (const auto reaction = reaction_asked(field)) {
    for (const ReactorShown& one : reaction->reactors) {
      out.push_back("The force at " + short_place(field, one.hex) +
                    (one.is_leader ? " is a leader alone, who needs no die [10.2]."
                                   : " reacts with a chance of " + one.likely.text() + " [6.4]."));
    }
    for (const VesselsShown& one : reaction->vessels) {
      out.push_back("May react: " + one.text(field) + " [6.4.2].");
    }
  }
}

void add_building(const cw::Field& field, const cw::BuildingLocals& building, Facts& out) {
  const int points = field.value(cw::Track::PointsLeft, index_of(building.side));
  out.push_back(count_of(points, "construction point is", "construction points are") +
                " left; what is not spent is lost [4.1.2, 4.2.4].");
}

}  // namespace

std::string unsupplied_words(const cw::Field& field, Seat side) {
  constexpr std::size_t kMost = 4;
  const std::vector<PieceId> all = cw::supply_status(field, side).unsupplied;
  if (all.empty()) {
    return "";
  }
  std::map<HexId, int> places;
  for (const PieceId id : all) {
    ++places[static_cast<HexId>(field.piece(id).place)];
  }
  std::string out =
      count_of(static_cast<int>(all.size()), "counter has no line of supply: ", "counters have no line of supply: ");
  std::size_t n = 0;
  for (const auto& [hex, count] : places) {
    if (n == kMost) {
      return out + ", and in " + count_of(static_cast<int>(places.size() - kMost), "other hex", "other hexes");
    }
    out += (n == 0 ? "" : ", ") + std::to_string(count) + " at " + short_place(field, hex);
    ++n;
  }
  return out;
}

std::vector<std::string> facts_of(const cw::Field& field) {
  Facts out;
  const State& state = field.state();
  if (state.stack.empty()) {
    return out;
  }
  const Step& top = state.top();
  bool is_of_move = true;  // the weather may follow from it; draft, Kentucky and Europe have nothing to do with it
  if (static_cast<cw::StepKind>(top.kind) == cw::StepKind::Movement) {
    add_movement(field, out);
  } else if (is_step<cw::ForceMoveLocals>(top)) {
    add_force(field, longroll::locals_of<cw::ForceMoveLocals>(top), out);
  } else if (is_step<cw::ReactionLocals>(top)) {
    add_reaction(field, out);
  } else if (is_step<cw::BuildingLocals>(top)) {
    is_of_move = false;
    add_building(field, longroll::locals_of<cw::BuildingLocals>(top), out);
  } else if (is_step<cw::SupplyCheckLocals>(top)) {
    add_supply(field, longroll::locals_of<cw::SupplyCheckLocals>(top).side, out);
  } else {
    is_of_move = false;
  }
  for (const DieAhead& die : is_of_move ? weather_ahead(field) : dice_ahead(field)) {
    out.push_back(die.words + ": " + die.chance + " as things stand [" + die.rule + "].");
  }
  return out;
}

}  // namespace longroll::web::campaign
