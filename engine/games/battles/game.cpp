#include "engine/games/battles/game.h"

#include "engine/games/battles/steps/step_rule.h"
#include "engine/games/battles/words.h"

namespace longroll::battles {
namespace {

/// Goes up whenever an old journal could play differently.
constexpr std::uint32_t kRulesVersion = 2;

}  // namespace

Battles::Battles(Library battle) : Battles(std::vector<Library>(1, std::move(battle))) {}

Battles::Battles(std::vector<Library> battles)
    : HexGame({.id = "battles", .title = "Battles", .scenarios = {}, .options = {}, .rules_version = kRulesVersion},
              {all_steps(), track(Track::Winner), action_of(Do::Pass), "4.0", "4.0"}, game_ids(), std::move(battles)) {}

void Battles::lay_out(Now& now, const Library& battle, const Scenario& scenario) const {
  now.set(track(Track::Phasing), index_of(scenario.first));
  for (int i = 0; i < kMaxTargets; ++i) {
    now.set(track(Track::Vacated, i), kNoHex);
  }
  for (const Placement& placement : scenario.placements) {
    now.make(static_cast<std::int16_t>(placement.kind), placement.at == kNoHex ? kDue : placement.at,
             battle.counter(placement.kind).side);
  }
  begin(now, StepKind::GameTurn);
}

}  // namespace longroll::battles
