// build: small
#include "engine/games/campaign/game.h"

#include "engine/games/campaign/set_up.h"
#include "engine/games/campaign/steps/step_rule.h"
#include "engine/games/campaign/words.h"

namespace longroll::campaign {
namespace {

/// Goes up whenever an old journal could play differently.
constexpr std::uint32_t kRulesVersion = 9;

/// Setup::options: how long the war is played.
enum class Length : std::uint8_t { War, Year };

OptionInfo length_option() {
  return {.id = "length",
          .title = "Length",
          .values = {"war", "year"},
          .titles = {"The whole war", "One year"},
          .standard = static_cast<int>(Length::War),
          .rule = "3.3"};
}

std::size_t ground_places_of(const Library& library) { return library.ground_places(); }

/// One library as a list, without a copy on the stack.
std::vector<Library> list_of(Library&& library) {
  std::vector<Library> out;
  out.push_back(std::move(library));
  return out;
}

}  // namespace

Campaign::Campaign(Library library)
    : HexGame({.id = "campaign",
               .title = "Campaign",
               .scenarios = {},
               .options = {length_option()},
               .rules_version = kRulesVersion},
              {all_steps(), track(Track::Winner), action_of(Do::Pass), "3.2.1", "3.3"},
              game_ids(ground_places_of(library)), list_of(std::move(library))) {}

/// The length stands on its track before the first step begins.
State Campaign::setup(const Setup& setup) const {
  const Library& library = battle_of(setup.scenario);
  const Scenario& scenario = scenario_at(setup.scenario);
  State state;
  state.tracks.assign(static_cast<std::size_t>(Track::Count), 0);
  state.ground.assign(library.ground_places(), 0);
  Events events;
  Now now(state, events);
  now.set(track(Track::Scenario), scenario.number);
  const bool is_year = scenario.year_game >= 0 && setup.options.at(0) == static_cast<int>(Length::Year);
  now.set(track(Track::LastTurn), is_year
                                      ? library.track_of_turns.years[static_cast<std::size_t>(scenario.year_game)].last
                                      : library.track_of_turns.last_turn());
  open(now);
  lay_out(now, library, scenario);
  run(now);
  return state;
}

void Campaign::lay_out(Now& now, const Library& library, const Scenario& scenario) const {
  lay_out_start(now, library, scenario);
  begin(now, GameTurnLocals{scenario.start.has_set_up ? GameTurnStage::UnionSetsUp : GameTurnStage::Begin});
}

}  // namespace longroll::campaign
