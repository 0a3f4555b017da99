#include "engine/games/dixie/game.h"

#include <algorithm>

#include "engine/core/hash.h"
#include "engine/games/dixie/eval.h"
#include "engine/games/dixie/options.h"
#include "engine/games/dixie/rules/days.h"
#include "engine/games/dixie/rules/decks.h"
#include "engine/games/dixie/rules/victory.h"
#include "engine/games/dixie/steps/step_rule.h"
#include "engine/play/setup.h"

namespace longroll::dixie {
namespace {

/// Goes up whenever an old journal could play differently.
constexpr std::uint32_t kRulesVersion = 6;

}  // namespace

Dixie::Dixie(std::vector<Edition> editions)
    : StepGame({all_steps(), track(Track::Winner), action_of(Do::Pass), "5.0", "4.0"}), editions_(std::move(editions)) {
  info_.id = "dixie";
  info_.title = "Dixie";
  info_.rules_version = kRulesVersion;
  info_.takes_decks = true;
  info_.presets = presets();
  for (std::size_t i = 0; i < editions_.size(); ++i) {
    Edition& edition = editions_[i];
    edition.first_kind = first_kind_of(i);
    for (const Card& card : edition.cards) {
      ++edition.size_of_collection[index_of(card.side)];
      ++edition.size_of_group[index_of(card.side)][card.group()];
      edition.has_late_cards = edition.has_late_cards || card.late != Late::No;
    }
    info_.scenarios.push_back({edition.id, edition.title, edition.day, std::string(about_edition(edition.id)),
                               edition.is_here, edition.data_hash});
  }
  for (const OptionEntry& entry : option_entries()) {
    OptionInfo option = entry.info;
    for (std::size_t scenario = 0; scenario < editions_.size() && entry.belongs_to != nullptr; ++scenario) {
      if (entry.belongs_to(editions_[scenario])) {
        option.scenarios.push_back(static_cast<int>(scenario));
      }
    }
    if (entry.belongs_to == nullptr || !option.scenarios.empty()) {
      chosen_.push_back(entry.option);
      info_.options.push_back(std::move(option));
    }
  }
}

int Dixie::most_of(Option option, int scenario) const {
  for (std::size_t i = 0; i < chosen_.size(); ++i) {
    if (chosen_[i] == option && has_option(info_.options[i], scenario)) {
      return static_cast<int>(info_.options[i].values.size()) - 1;
    }
  }
  return 0;
}

int Dixie::value_of(const Setup& setup, Option option) const {
  const auto at = std::find(chosen_.begin(), chosen_.end(), option);
  return at == chosen_.end() ? 0 : setup.options[static_cast<std::size_t>(at - chosen_.begin())];
}

int Dixie::columns_of(const Setup& setup) const { return value_of(setup, Option::Battleline) == 1 ? 5 : 3; }

Faults Dixie::faults_of_choice(const Setup& setup) const {
  const Edition& edition = edition_at(setup.scenario);
  Faults faults = faults_of_days(setup);
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const std::vector<std::int16_t>& deck = setup.decks[static_cast<std::size_t>(index_of(side))];
    if (!deck.empty() && edition.is_here) {
      const Faults of_deck = faults_of_deck(edition, columns_of(setup), side, deck);
      faults.insert(faults.end(), of_deck.begin(), of_deck.end());
    }
  }
  return faults;
}

Faults Dixie::faults_of_days(const Setup& setup) const {
  Faults faults;
  const bool three = value_of(setup, Option::Days) == 1;
  if (!three && value_of(setup, Option::FirstDay) != 0) {
    faults.push_back({"first-day", "only a battle of three days has a first day of its own [15.2]"});
  }
  if (three && columns_of(setup) != 3) {
    faults.push_back({"days", "three days are fought for three positions, not for five [15.2]"});
  }
  if (three && !(setup.decks[0].empty() && setup.decks[1].empty())) {
    faults.push_back({"days", "three days are fought with dealt decks, not with your own [15.2]"});
  }
  if (value_of(setup, Option::Late) != 0 && !setup.decks[0].empty()) {
    faults.push_back({"late", "late cards are kept back from a dealt deck, not from your own [15.1]"});
  }
  return faults;
}

State Dixie::setup(const Setup& setup) const {
  State state;
  state.tracks.assign(static_cast<std::size_t>(Track::Count), 0);
  Events events;
  Now now(state, events);
  now.set(track(Track::Winner), -1);
  now.set(track(Track::CombatPosition), -1);
  now.set(track(Track::Edition), setup.scenario);
  for (std::size_t i = 0; i < chosen_.size(); ++i) {
    now.set(track(chosen_[i]), setup.options.at(i));
  }
  now.set(track(Track::Day), 1);
  now.set(track(Track::Phasing), index_of(Seat::Confederate));
  const Battlefield& battlefield = battlefield_of(data_of(state), state);
  for (const Place position : kAllPositions) {
    now.set(track(Track::Holder, position_index(position)), index_of(battlefield.first_holder(position)));
  }
  const Edition& edition = edition_at(setup.scenario);
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const std::vector<std::int16_t>& deck = setup.decks[static_cast<std::size_t>(index_of(side))];
    const Levy levy = !deck.empty()                    ? own_levy(edition, deck)
                      : has_three_days(edition, state) ? first_levy(*edition.three_days, side)
                                                       : dealt_levy(edition, columns_of(setup), side);
    now.set(track(Track::BattleDeck, index_of(side)), levy.cards);
    now.set(track(Track::Muster, index_of(side)), levy.muster);
    for (const std::int16_t kind : deck) {
      now.make(kind, deck_of(side), side);
    }
  }
  begin(now, StepKind::Deal);
  return state;
}

/// Dixie 1.0: the side's collection.
std::vector<std::int16_t> Dixie::pool(const Setup& setup, Seat side) const {
  const Edition& edition = edition_at(setup.scenario);
  std::vector<std::int16_t> kinds;
  for (std::int16_t kind = edition.first_kind; kind < edition.end_kind(); ++kind) {
    if (edition.card(kind).side == side) {
      kinds.push_back(kind);
    }
  }
  return kinds;
}

namespace {

/// RULINGS 4.0: of a battle that ended because both armies were spent.
Outcome outcome_of_spent_armies(const Field& field) {
  if (is_player(field.edition().undecided_for)) {
    return {true, field.edition().undecided_for, "Both armies are spent, and the Union still holds the field.", "4.0"};
  }
  const Margin margin = margin_of(field);
  if (margin.by == Margin::By::Nothing) {
    return {true, Seat::Nobody, "Both armies are spent, and neither has the better of it: the battle is drawn.", "4.0"};
  }
  const bool is_union = margin.winner == Seat::Union;
  const std::string by = margin.by == Margin::By::Losses ? (is_union ? "which has lost less" : "who have lost less")
                         : is_union                      ? "which holds more of the enemy's line"
                                                         : "who hold more of the enemy's line";
  return {true, margin.winner,
          std::string("Both armies are spent: a marginal victory for ") +
              (is_union ? "the Union" : "the Confederates") + ", " + by + ".",
          "4.0", true};
}

}  // namespace

/// Dixie 4.0: who has won, and by what, as far as anybody can see: the words must not tell what lies face-down.
Outcome Dixie::outcome(const State& state) const {
  const int result = state.track(track(Track::Winner));
  if (result < 0) {
    return {};
  }
  const Field board = field(state);
  if (is_spent(board)) {
    return outcome_of_spent_armies(board);
  }
  const Seat side = seat_of(result);
  if (side == Seat::Union && is_end_of_days(board) && !seems_to_have_won(board, side)) {
    return {true, side, "Three days are over, and the Union still stands on its ground.", "15.2"};
  }
  if (board.has(Option::Enfilade) && !seems_to_have_won(board, side)) {
    return {true, side,
            std::string(side == Seat::Union ? "The Union fires" : "The Confederates fire") +
                " along the line into a position that has no troops left: the enemy gives way.",
            "13.3"};
  }
  if (board.battlefield().is_front_and_back()) {
    return {true, side,
            side == Seat::Union ? "The Union holds Center Front alone on the second day."
                                : "The Confederates are alone in Center Back: the way to the Landing is open.",
            "4.0"};
  }
  const std::string count = board.battlefield().positions_to_win() == 2 ? "two" : "three";
  return {true, side,
          side == Seat::Union ? "The Union holds " + count + " positions of the Confederate line alone."
                              : "The Confederates hold " + count + " positions of the Union line alone.",
          "4.0"};
}

}  // namespace longroll::dixie
