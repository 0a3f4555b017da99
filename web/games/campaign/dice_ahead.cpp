// build: logic
#include "web/games/campaign/dice_ahead.h"

#include <algorithm>
#include <map>

#include "engine/games/campaign/rules/attrition.h"
#include "engine/games/campaign/rules/naval.h"
#include "engine/games/campaign/rules/politics.h"
#include "engine/games/campaign/rules/reaction.h"
#include "engine/games/campaign/words.h"
#include "engine/play/step_rule.h"

namespace longroll::web::campaign {
namespace {

constexpr Chance kDie = die_of_six(cw::Do::Roll, "");

/// In how many ways a die falls so that `is` holds of what it shows.
template <class Is>
Likely count_ways(Is&& is) {
  Likely out{0, kDie.ways};
  for (int die = kDie.lowest; die < kDie.lowest + kDie.ways; ++die) {
    out.ways += is(die) ? 1 : 0;
  }
  return out;
}

std::optional<ReactionForecast> forecast_of(const cw::Field& field, const cw::Trigger& trigger) {
  ReactionForecast out{trigger.here, {}};
  for (const cw::Reactor& reactor : cw::who_may_react(field, trigger)) {
    out.reactors.push_back({reactor.hex, reactor.is_leader, !reactor.by_land,
                            count_ways([&](int die) { return cw::reacts(field, reactor.hex, die); })});
  }
  return out.reactors.empty() ? std::nullopt : std::optional(out);
}

void add_election(const cw::Field& field, std::vector<DieAhead>& out) {
  if (field.turn_box().is_election) {
    out.push_back({"The Union wins this turn's election", "15.2",
                   count_ways([&](int die) { return cw::election_loss(field, die) == 0; }).text()});
  }
}

void add_draft(const cw::Field& field, std::vector<DieAhead>& out) {
  if (!field.turn_box().may_draft) {
    return;
  }
  std::map<int, int> costs;
  for (int die = kDie.lowest; die < kDie.lowest + kDie.ways; ++die) {
    ++costs[cw::draft_cost(field, die)];
  }
  std::map<int, std::string> alike;  // costs by their chance
  for (const auto& [cost, ways] : costs) {
    alike[ways] += (alike[ways].empty() ? "" : ", ") + std::to_string(cost);
  }
  for (const auto& [ways, list] : alike) {
    out.push_back({"A draft lowers the Union's status by " + list, "4.1.3",
                   Likely{ways, kDie.ways}.text() + (list.size() > 1 ? " each" : "")});
  }
}

void add_europe(const cw::Field& field, std::vector<DieAhead>& out) {
  if (!cw::is_diplomacy_due(field)) {
    return;
  }
  std::map<std::string, int> results;
  for (int die = kDie.lowest; die < kDie.lowest + kDie.ways; ++die) {
    if (const cw::DiplomaticResult* result = cw::diplomacy_of(field, die)) {
      ++results[result->id];
    }
  }
  for (const auto& [id, ways] : results) {
    out.push_back({"Europe: " + id, "15.3", Likely{ways, kDie.ways}.text()});
  }
  if (results.empty()) {
    out.push_back({"Europe does nothing for the Confederacy", "15.3", Likely{kDie.ways, kDie.ways}.text()});
  }
}

/// Campaign 8.6: forces with equal chances in one line.
void add_weather(const cw::Field& field, std::vector<DieAhead>& out) {
  if (field.phase() != cw::Phase::Operations) {
    return;
  }
  std::map<int, int> by_ways;
  cw::weather_hexes(field, field.phasing()).for_each([&](HexId hex) {
    ++by_ways[count_ways([&](int die) { return cw::is_demoralized_by_weather(field, hex, die); }).ways];
  });
  for (const auto& [ways, hexes] : by_ways) {
    const std::string whom = hexes == 1 ? std::string("a force") : "each of " + std::to_string(hexes) + " forces";
    out.push_back({"The weather demoralizes " + whom, "8.6", Likely{ways, kDie.ways}.text()});
  }
}

/// Campaign 13.6: those of a side that may fire, alike ones in one line.
void add_shots(const cw::Field& field, const cw::Berth& berth, Seat side, std::vector<DieAhead>& out) {
  std::vector<PieceId> firing;
  for (const PieceId id : cw::naval_side(field, berth, side).forts) {
    firing.push_back(id);
  }
  for (const PieceId id : cw::naval_side(field, berth, side).ships) {
    firing.push_back(id);
  }
  std::map<std::pair<std::string, int>, int> alike;  // name and ways to hit: how many
  for (const PieceId id : firing) {
    const std::vector<cw::Shot> shots = cw::shots_of(field, berth, side, false);
    const bool may_fire = std::any_of(shots.begin(), shots.end(), [&](const cw::Shot& shot) {
      return field.piece(shot.firing).kind == field.piece(id).kind;
    });
    const int ways = count_ways([&](int die) { return cw::hits(field, id, die); }).ways;
    alike[{cw::counter_name(field, id), may_fire ? ways : 0}] += 1;
  }
  for (const auto& [one, count] : alike) {
    std::string name = one.first;
    if (count > 1) {
      name.insert(std::min(name.find(" ("), name.size()), "s");  // before "(damaged)"
    }
    const std::string who =
        std::string(longroll::name_of(side)) + ": " + (count > 1 ? std::to_string(count) + " " : "") + name;
    out.push_back(one.second == 0 ? DieAhead{who + " may fire at nobody", "13.6", ""}
                                  : DieAhead{who + (count == 1 ? " hits" : ", each hits"), "13.6",
                                             Likely{one.second, kDie.ways}.text()});
  }
}

}  // namespace

std::vector<DieAhead> shots_ahead(const cw::Field& field) {
  std::vector<DieAhead> out;
  const State& state = field.state();
  if (!state.stack.empty() && is_step<cw::NavalCombatLocals>(state.top())) {
    const cw::Berth berth = longroll::locals_of<cw::NavalCombatLocals>(state.top()).here;
    add_shots(field, berth, Seat::Union, out);
    add_shots(field, berth, Seat::Confederate, out);
  }
  return out;
}

std::vector<DieAhead> shots_after(const cw::Campaign& game, State state, const Action& action) {
  Events events;
  game.apply(state, action, events);
  return shots_ahead(game.field(state));
}

std::string Likely::text() const { return of == 0 ? "" : std::to_string((200 * ways + of) / (2 * of)) + "%"; }

std::optional<ReactionForecast> reaction_to(const cw::Campaign& game, const State& state, const Action& action) {
  State after = state;
  Events events;
  game.apply(after, action, events);
  return after.stack.empty() ? std::nullopt : reaction_asked(game.field(after));
}

std::optional<ReactionForecast> reaction_asked(const cw::Field& field) {
  const State& state = field.state();
  if (state.stack.empty() || !is_step<cw::ReactionLocals>(state.top())) {
    return std::nullopt;
  }
  return forecast_of(field, cw::trigger_of(longroll::locals_of<cw::ReactionLocals>(state.top())));
}

std::vector<DieAhead> dice_ahead(const cw::Field& field) {
  std::vector<DieAhead> out;
  add_election(field, out);
  add_draft(field, out);
  add_europe(field, out);
  add_weather(field, out);
  return out;
}

}  // namespace longroll::web::campaign
