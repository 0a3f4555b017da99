// build: small
#include "engine/hexgame/scenario_reader.h"

#include "engine/core/json_words.h"
#include "engine/games/battles/battle.h"
#include "engine/hexgame/side_words.h"

/// Scenarios: assets/games/battles/<battle>/<scenario>.json. The format is told in assets/games/battles/FORMAT.md.
namespace longroll::battles {
namespace {

constexpr int kMaxPoints = hexgame::kMaxObjectivePoints;
static_assert(hexgame::kMaxObjectives == kMaxObjectives);

void read_surprises(const JsonReader& list, Scenario& scenario) {
  if (!is_short(list, 8, "surprises")) {
    return;
  }
  for (std::size_t i = 0; i < list.size(); ++i) {
    JsonReader in = list.item(i);
    Surprise surprise;
    surprise.side = hexgame::read_side(in);
    surprise.last_turn = static_cast<int>(in.number("last_turn", 1, static_cast<std::int64_t>(hexgame::kMaxTurns)));
    surprise.shift = static_cast<int>(in.number("shift", 1, 3));
    in.refuse_unknown();
    if (static_cast<std::size_t>(surprise.last_turn) > scenario.turns.size()) {
      in.fault("turn " + std::to_string(surprise.last_turn) + " is beyond the last");
    }
    scenario.surprises.push_back(surprise);
  }
}

/// So much for a strength point and no more: the points of 300 counters of strength 40 must fit on a track.
constexpr int kMaxLossPoints = 2;

void read_loss_points(JsonReader in, Scenario& scenario) {
  scenario.loss_points = {static_cast<int>(in.number("usa", 0, kMaxLossPoints)),
                          static_cast<int>(in.number("csa", 0, kMaxLossPoints))};
  in.refuse_unknown();
}

void read_victory(JsonReader in, Scenario& scenario) {
  scenario.union_wins_from = static_cast<int>(in.number("union_from", -kMaxPoints, kMaxPoints));
  scenario.confederate_wins_to = static_cast<int>(in.number("confederate_to", -kMaxPoints, kMaxPoints));
  in.refuse_unknown();
  if (scenario.confederate_wins_to >= scenario.union_wins_from) {
    in.fault("the thresholds cross: confederate_to must be less than union_from");
  }
}

hexgame::UnitFacts facts_of(const BattleMap& map, const Forces& forces) {
  hexgame::UnitFacts facts = hexgame::facts_of(map, forces);
  const auto arm = [&forces](std::size_t unit) { return forces.counters[unit].arm; };
  facts.most_placed = kMaxCounters;
  facts.most_held = static_cast<std::size_t>(kMaxHeld);
  // Gunboats lie on water, everything else stands on ground in play.
  facts.may_stand = [&map, arm](std::size_t unit, HexId hex) {
    return arm(unit) == Arm::Gunboat ? map.terrain_at(hex) == Terrain::Water : map.is_playable(hex);
  };
  facts.may_arrive = [arm](std::size_t unit) { return arm(unit) != Arm::Gunboat; };
  facts.counts_for_stacking = [arm](std::size_t unit) { return is_combat_unit(arm(unit)); };
  return facts;
}

/// Members "communications", "surprises", "loss_points" and "victory".
void read_own(JsonReader& in, const BattleMap& map, Scenario& scenario) {
  hexgame::read_communications(in, map, scenario);
  if (in.has("surprises")) {
    read_surprises(in.member("surprises", Json::Kind::List), scenario);
  }
  read_loss_points(in.member("loss_points", Json::Kind::Object), scenario);
  read_victory(in.member("victory", Json::Kind::Object), scenario);
}

}  // namespace

Result<Scenario> parse_scenario(std::string_view text, std::string_view where, const BattleMap& map,
                                const Forces& forces) {
  return hexgame::read_scenario<Scenario>(text, where, "longroll-battles-scenario/1", map, facts_of(map, forces),
                                          [&](JsonReader& in, Scenario& scenario) { read_own(in, map, scenario); });
}

}  // namespace longroll::battles
