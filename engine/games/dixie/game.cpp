#include "engine/games/dixie/game.h"

#include <algorithm>

#include "engine/core/hash.h"
#include "engine/games/dixie/eval.h"
#include "engine/games/dixie/steps/step_rule.h"

namespace longroll::dixie {
namespace {

/// Goes up whenever an old journal could play differently.
constexpr std::uint32_t kRulesVersion = 2;

const StepRule& rule_of(const Step& step) {
  const StepRule* rule = find_step(step.kind);
  LR_CHECK(rule != nullptr, "a step of Dixie");
  return *rule;
}

bool is_over(const State& state) { return state.track(track(Track::Winner)) >= 0; }

/// Lets the rules go on until a player or Chance is asked, or the battle is over.
void run(const Edition& edition, Now& now) {
  while (!is_over(now.state()) && rule_of(now.state().top()).advance(edition, now)) {
  }
}

}  // namespace

Dixie::Dixie(std::vector<Edition> editions) : editions_(std::move(editions)) {
  info_.id = "dixie";
  info_.title = "Dixie";
  info_.rules_version = kRulesVersion;
  for (const Edition& edition : editions_) {
    info_.scenarios.push_back({edition.id, edition.title});
    info_.data_hash = mix64(info_.data_hash ^ edition.data_hash);
  }
  info_.options = {{"cards", "Cards", {"hidden", "open"}, {"Hidden from the enemy", "Open on the table"}, 0, "5.0"}};
}

State Dixie::setup(const Setup& setup) const {
  State state;
  state.tracks.assign(static_cast<std::size_t>(Track::Count), 0);
  Events events;
  Now now(state, events);
  now.set(track(Track::Winner), -1);
  now.set(track(Track::CombatPosition), -1);
  now.set(track(Option::Cards), setup.options.at(0));
  now.set(track(Track::Day), 1);
  now.set(track(Track::Phasing), index_of(Seat::Confederate));
  for (int position = kColumns; position < kPositions; ++position) {
    now.set(track(Track::Holder, position), index_of(Seat::Confederate));
  }
  begin(now, StepKind::Deal);
  return state;
}

Seat Dixie::to_act(const State& state) const {
  if (is_over(state)) {
    return Seat::Nobody;
  }
  const Step& step = state.top();
  return rule_of(step).waits_for(state, step);
}

void Dixie::actions(const State& state, Actions& actions) const {
  actions.clear();
  if (!is_player(to_act(state))) {
    return;
  }
  const Step& step = state.top();
  const StepRule& rule = rule_of(step);
  const Field board = field(state);
  rule.candidates(board, step, actions);
  if (rule.is_exact) {
    return;
  }
  std::erase_if(actions, [&](const Action& action) { return static_cast<bool>(rule.refuse(board, step, action)); });
  std::sort(actions.begin(), actions.end());
  actions.erase(std::unique(actions.begin(), actions.end()), actions.end());
}

Refusal Dixie::refuse(const State& state, Seat seat, const Action& action) const {
  const Seat asked = to_act(state);
  if (asked == Seat::Nobody) {
    return {"The battle is over.", "4.0"};
  }
  if (asked != seat || !is_player(seat)) {
    return {"It is not for you to decide now.", "5.0"};
  }
  const Step& step = state.top();
  return rule_of(step).refuse(field(state), step, action);
}

void Dixie::apply(State& state, const Action& action, Events& events) const {
  LR_CHECK(!is_over(state), "no decision after the end");
  Now now(state, events);
  rule_of(state.top()).act(edition(), now, action);
  run(edition(), now);
}

Chance Dixie::chance(const State& state) const {
  const Step& step = state.top();
  LR_CHECK(to_act(state) == Seat::Chance, "a roll or draw is owed");
  return rule_of(step).chance(edition(), state, step);
}

std::optional<Action> Dixie::pass_of(const State& state) const {
  if (is_player(to_act(state)) && rule_of(state.top()).may_pass) {
    return action_of(Do::Pass);
  }
  return std::nullopt;
}

Outcome Dixie::outcome(const State& state) const {
  switch (state.track(track(Track::Winner))) {
    case 0:
      return {true, Seat::Union, "The Union holds two positions of the Confederate line alone.", "4.0"};
    case 1:
      return {true, Seat::Confederate, "The Confederates hold two positions of the Union line alone.", "4.0"};
    case 2:
      return {true, Seat::Nobody, "Neither army can break the other: the battle is drawn.", "4.0"};
    default:
      return {};
  }
}

Result<LoadedGame> load(const AssetReader& read) {
  const Result<std::string> text = read("games/dixie/bull-run.json");
  if (!text) {
    return text.faults();
  }
  Result<Edition> edition = parse_edition(text.value(), "bull-run.json");
  if (!edition) {
    return edition.faults();
  }
  std::vector<Edition> editions;
  editions.push_back(std::move(edition).value());
  auto game = std::make_unique<Dixie>(std::move(editions));
  LoadedGame loaded;
  loaded.advisor = make_advisor(game->edition());
  loaded.game = std::move(game);
  return loaded;
}

}  // namespace longroll::dixie
