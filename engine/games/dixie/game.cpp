#include "engine/games/dixie/game.h"

#include "engine/core/hash.h"
#include "engine/games/dixie/eval.h"

namespace longroll::dixie {
namespace {

/// Goes up whenever an old journal could play differently.
constexpr std::uint32_t kRulesVersion = 2;

}  // namespace

Dixie::Dixie(std::vector<Edition> editions)
    : StepGame({all_steps(), track(Track::Winner), action_of(Do::Pass), "5.0", "4.0"}), editions_(std::move(editions)) {
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
