// build: logic
#include "web/games/campaign/dice_ahead.h"

#include <algorithm>
#include <map>

#include "engine/core/text.h"
#include "engine/games/campaign/rules/attrition.h"
#include "engine/games/campaign/rules/naval.h"
#include "engine/games/campaign/rules/politics.h"
#include "engine/games/campaign/rules/reaction.h"
#include "engine/games/campaign/rules/reaction_afloat.h"
#include "engine/games/campaign/words.h"
#include "engine/play/step_rule.h"
#include "web/games/campaign/words.h"

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

/// "5 or more, its leader's rating +2": what a die has to reach, and what is added to it.
std::string terms_words(int from, const std::vector<cw::Modifier>& terms) {
  std::string out = std::to_string(from) + " or more";
  for (const cw::Modifier& term : terms) {
    out += ", " + std::string(term.words) + " " + signed_text(term.value);
  }
  return out;
}

/// "Ironclads (damaged)"
std::string in_plural(std::string name) {
  name.insert(std::min(name.find(" ("), name.size()), "s");
  return name;
}

/// "politics −2", which is added to a die; empty: they are 0.
std::string politics_words(const cw::Field& field) {
  const int status = field.value(cw::Track::PoliticalStatus);
  return status == 0 ? "" : "politics " + signed_text(status);
}

/// Campaign 6.4.2: how many are equal to that vessel, itself among them.
int equal_vessels(const cw::Field& field, PieceId ship) {
  const std::vector<PieceId> there = cw::ships_at(field, cw::Berth::of(field.piece(ship)), field.side_of(ship));
  return static_cast<int>(std::count_if(there.begin(), there.end(), [&](PieceId id) {
    return field.piece(id).kind == field.piece(ship).kind && field.piece(id).up == cw::kFront &&
           !field.has_flag(id, cw::kTried);
  }));
}

std::optional<ReactionForecast> forecast_of(const cw::Field& field, const cw::Trigger& trigger) {
  ReactionForecast out{trigger.here, {}, {}};
  for (const cw::Reactor& reactor : cw::who_may_react(field, trigger)) {
    Likely likely = count_ways([&](int die) { return cw::reacts(field, reactor.hex, die); });
    likely.terms = terms_words(field.numbers().reaction.from, cw::reaction_terms(field, reactor.hex));
    out.reactors.push_back({reactor.hex, reactor.is_leader, !reactor.by_land, likely});
  }
  for (const PieceId ship : cw::vessels_asked(field, trigger)) {
    Likely likely = count_ways([&](int die) { return cw::reacts_afloat(field, die); });
    likely.terms = terms_words(field.numbers().reaction.from, {});
    out.vessels.push_back({ship, equal_vessels(field, ship), likely});
  }
  return out.reactors.empty() && out.vessels.empty() ? std::nullopt : std::optional(out);
}

void add_election(const cw::Field& field, std::vector<DieAhead>& out) {
  if (field.turn_box().is_election) {
    const std::string politics = politics_words(field);
    out.push_back(
        {"The Union wins this turn's election: " + terms_words(field.chart().war.politics.election_holds_from, {}) +
             (politics.empty() ? "" : ", " + politics),
         "15.2", count_ways([&](int die) { return cw::election_loss(field, die) == 0; }).text()});
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
    out.push_back({"A draft lowers the Union's status by " + list + ", a die divided by " +
                       std::to_string(static_cast<int>(field.chart().war.politics.draft_divisor)),
                   "4.1.3", Likely{ways, kDie.ways}.text() + (list.size() > 1 ? " each" : "")});
  }
}

/// Campaign 15.5.1
void add_kentucky(const cw::Field& field, std::vector<DieAhead>& out) {
  if (cw::is_kentucky_due(field)) {
    out.push_back({"Kentucky joins the Union: less than " + std::to_string(field.turn()) + ", the number of the turn",
                   "15.5.1", count_ways([&](int die) { return cw::kentucky_decides(field, die); }).text()});
  }
}

void add_europe(const cw::Field& field, std::vector<DieAhead>& out) {
  if (!cw::is_diplomacy_due(field)) {
    return;
  }
  std::map<std::string, int> results;
  const std::string terms = ", by a die and " + politics_words(field);
  for (int die = kDie.lowest; die < kDie.lowest + kDie.ways; ++die) {
    if (const cw::DiplomaticResult* result = cw::diplomacy_of(field, die)) {
      ++results[result->id];
    }
  }
  for (const auto& [id, ways] : results) {
    out.push_back({"Europe: " + id + terms, "15.3", Likely{ways, kDie.ways}.text()});
  }
  if (results.empty()) {
    out.push_back({"Europe does nothing for the Confederacy" + terms, "15.3", Likely{kDie.ways, kDie.ways}.text()});
  }
}

/// "Cairo, Paducah and 3 others"
std::string names_of(const cw::Field& field, const std::vector<HexId>& hexes) {
  constexpr std::size_t kMost = 8;
  std::string out;
  for (std::size_t i = 0; i < std::min(kMost, hexes.size()); ++i) {
    out += (i == 0 ? "" : ", ") + short_place(field, hexes[i]);
  }
  const int more = static_cast<int>(hexes.size()) - static_cast<int>(kMost);
  return more > 0 ? out + " and " + count_of(more, "other", "others") : out;
}

/// Campaign 8.6: forces with equal chances in one line.
void add_weather(const cw::Field& field, std::vector<DieAhead>& out) {
  if (field.phase() != cw::Phase::Operations) {
    return;
  }
  std::map<std::pair<int, std::string>, std::vector<HexId>> alike;  // by ways and what makes them up
  cw::weather_hexes(field, field.phasing()).for_each([&](HexId hex) {
    const int ways = count_ways([&](int die) { return cw::is_demoralized_by_weather(field, hex, die); }).ways;
    alike[{ways, terms_words(field.numbers().attrition.demoralized_from, cw::weather_terms(field, hex))}].push_back(
        hex);
  });
  for (const auto& [one, hexes] : alike) {
    out.push_back(
        {"The weather demoralizes " +
             (hexes.size() == 1 ? std::string("the force") : "each of " + std::to_string(hexes.size()) + " forces") +
             " at " + names_of(field, hexes) + ": " + one.second,
         "8.6", Likely{one.first, kDie.ways}.text()});
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
    const std::string who = std::string(longroll::name_of(side)) + ": " +
                            (count > 1 ? std::to_string(count) + " " + in_plural(one.first) : one.first);
    out.push_back(one.second == 0 ? DieAhead{who + " may fire at nobody", "13.6", ""}
                                  : DieAhead{who + (count == 1 ? " hits" : ", each hits"), "13.6",
                                             Likely{one.second, kDie.ways}.text()});
  }
}

/// Campaign 13.6: what becomes of each vessel and fort of a side in a round, when all who may fire at it do before they
/// are hit. Alike ones stand in one line.
void add_targets(const cw::Field& field, const cw::Berth& berth, Seat side, std::vector<DieAhead>& out) {
  const cw::NavalSide enemies = cw::naval_side(field, berth, other(side));
  std::vector<PieceId> firing = enemies.ships;
  firing.insert(firing.end(), enemies.forts.begin(), enemies.forts.end());
  std::vector<std::string> told;
  const auto add = [&](PieceId target, bool is_fort) {
    const std::string name = std::string(longroll::name_of(side)) + ": " + cw::counter_name(field, target);
    std::vector<double> hits{1};  // [n]: how likely n hits are
    int shots = 0;
    for (const PieceId id : firing) {
      if (cw::may_fire_at(field, berth, id, target)) {
        const Likely likely = count_ways([&](int die) { return cw::hits(field, id, die); });
        const double hit = static_cast<double>(likely.ways) / likely.of;
        hits.push_back(0);
        for (std::size_t n = hits.size() - 1; n > 0; --n) {
          hits[n] = hits[n] * (1 - hit) + hits[n - 1] * hit;
        }
        hits[0] *= 1 - hit;
        ++shots;
      }
    }
    if (shots == 0 || std::find(told.begin(), told.end(), name) != told.end()) {
      return;
    }
    told.push_back(name);
    const bool is_whole = field.piece(target).up == cw::kFront;
    const auto percent = [](double share) { return std::to_string(static_cast<int>(100 * share + 0.5)) + "%"; };
    const double damaged = is_whole ? hits[1] : 0;
    const std::string ends = std::string(is_fort ? "silenced " : "sunk ") + percent(1 - hits[0] - damaged);
    out.push_back({name + ", when " + count_of(shots, "enemy fires", "enemies fire") + " at it in a round", "13.6",
                   (is_whole ? "damaged " + percent(damaged) + ", " : "") + ends, true});
  };
  const cw::NavalSide own = cw::naval_side(field, berth, side);
  for (const PieceId id : own.ships) {
    add(id, false);
  }
  for (const PieceId id : own.forts) {
    add(id, true);
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
    add_targets(field, berth, Seat::Union, out);
    add_targets(field, berth, Seat::Confederate, out);
  }
  return out;
}

std::vector<DieAhead> shots_after(const cw::Campaign& game, State state, const Action& action) {
  Events events;
  game.apply(state, action, events);
  return shots_ahead(game.field(state));
}

std::string Likely::text() const {
  if (of == 0) {
    return "";
  }
  const int percent = (200 * ways + of) / (2 * of);
  return (percent == 0 && ways > 0 ? "<1%" : std::to_string(percent) + "%") + (terms.empty() ? "" : " (" + terms + ")");
}

std::string VesselsShown::text(const cw::Field& field) const {
  const std::string name = cw::counter_name(field, first);
  return std::to_string(count) + " " + (count > 1 ? in_plural(name) : name) + " in " +
         cw::berth_name(field, cw::Berth::of(field.piece(first))) + (count > 1 ? ", each " : ", ") + likely.text();
}

std::string ReactionForecast::text(const cw::Field& field) const {
  std::string out = "At " + short_place(field, here) + " it may be answered by ";
  std::string_view comma;
  for (const ReactorShown& one : reactors) {
    out += std::string(comma) + short_place(field, one.hex) +
           (one.is_leader ? " (a leader alone)" : " " + one.likely.text() + (one.by_rail_only ? " by rail" : ""));
    comma = ", ";
  }
  out += reactors.empty() ? "" : vessels.empty() ? " [6.4]" : " [6.4], and by ";
  comma = "";
  for (const VesselsShown& one : vessels) {
    out += std::string(comma) + one.text(field);
    comma = "; ";
  }
  return out + (vessels.empty() ? "." : " [6.4.2].");
}

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

std::vector<DieAhead> weather_ahead(const cw::Field& field) {
  std::vector<DieAhead> out;
  add_weather(field, out);
  return out;
}

std::vector<DieAhead> dice_ahead(const cw::Field& field) {
  std::vector<DieAhead> out;
  add_election(field, out);
  add_draft(field, out);
  add_kentucky(field, out);
  add_europe(field, out);
  add_weather(field, out);
  return out;
}

}  // namespace longroll::web::campaign
