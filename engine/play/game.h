#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/result.h"
#include "engine/core/rng.h"
#include "engine/play/action.h"
#include "engine/play/chance.h"
#include "engine/play/event.h"
#include "engine/play/now.h"
#include "engine/play/prompt.h"
#include "engine/play/refusal.h"
#include "engine/play/view.h"

namespace longroll {

/// A choice made when a game is set up. Its value is an index in `values`.
struct OptionInfo {
  std::string id;                   ///< "cards"
  std::string title;                ///< "Cards"
  std::vector<std::string> values;  ///< ids: "hidden", "open"
  std::vector<std::string> titles;  ///< words for each value
  int standard = 0;                 ///< the value when nothing is said
  std::string rule;
  std::vector<int>
      scenarios{};  ///< indices of the scenarios that know it; empty: all. In others it stays at its standard.
};

/// Options that go well together, under one name. What it does not name is at its standard.
struct PresetInfo {
  std::string id;                                           ///< "advanced"
  std::string title;                                        ///< "Advanced rules"
  std::vector<std::pair<std::string, std::string>> values;  ///< option and value, by their ids
};

struct ScenarioInfo {
  std::string id;       ///< "bull-run"
  std::string title;    ///< "First Bull Run"
  std::string date{};   ///< "Virginia, July 21st, 1861"; may be empty
  std::string about{};  ///< a line or two on what it is; may be empty
  bool is_here = true;  ///< false: its data has not been read, so it cannot be set up; all else is known of it
  /// Of all that the rules read of it (cards, maps, charts), of no words, and of no other scenario: a link or saved
  /// game of it can be opened as long as this stays.
  std::uint64_t data_hash = 0;
};

struct GameInfo {
  std::string id;     ///< "dixie"
  std::string title;  ///< "Dixie"
  std::vector<ScenarioInfo> scenarios;
  std::vector<OptionInfo> options;
  std::uint32_t rules_version = 0;  ///< goes up whenever an old journal could play differently
  std::vector<PresetInfo> presets{};
  bool takes_decks = false;  ///< may players choose their pieces (Setup::decks)?
};

/// Which game on the table: an index in scenarios, one value for each option, and what the players bring of their own.
struct Setup {
  int scenario = 0;
  std::vector<int> options;
  /// Kinds of pieces that each side has chosen before the game, ascending; empty: the game deals them. By side.
  std::array<std::vector<std::int16_t>, 2> decks{};
  bool operator==(const Setup&) const = default;
};

/// One rulebook and its data, immutable; the only door to a game. Window, log, replay, AI, links and protocol stand
/// outside and come in here.
///
/// Laws, tested for every game by tests/conform:
///  1. refuse(s, to_act(s), a) is empty exactly when `a` is in actions(s); actions are sorted and each stands once.
///  2. apply takes lawful actions only, is deterministic, never rolls, reads no clock, prints nothing; the events that
///     it adds, enacted one by one on the State before, give the State after; retracted, they give it back.
///  3. parse(s, text(s, a)) is `a` for every lawful `a`.
///  4. A State is its own bytes: saved and loaded it has the same hash and plays on the same.
///  5. Two States that differ only in what a seat cannot see give that seat equal Views; view(guess(v), seat) == v.
///  6. Random play ends; until it does, the seat to act has an action, or Chance at least one way.
///  7. prompt(s).choices are actions(s), each with a label.
///  8. choices() and act() say and do what actions() and apply() do.
///  9. From equal Views come equal prompts, labels, refusals and odds (play/odds.h). What a player may take back
///     (Session::can_undo) has shown him nothing: from equal Views it leads to equal Views and prompts.
/// 10. No list of lawful actions is longer than kMaxActions.
class Game {
 public:
  virtual ~Game() = default;

  virtual const GameInfo& info() const = 0;

  /// Why options that fit info() one by one do not go together; empty when they do.
  virtual Faults faults_of_choice(const Setup&) const { return {}; }

  /// The table before the first decision or draw. `setup` must be without faults_of_setup (play/setup.h).
  virtual State setup(const Setup& setup) const = 0;

  /// Kinds that pieces of `side` are made of in play, each at most once, ascending; empty: pieces are not made like
  /// that. Links to positions are shorter for knowing it.
  virtual std::vector<std::int16_t> pool(const Setup&, Seat) const { return {}; }

  /// Nobody: the game is over. Chance: a roll or draw is owed.
  virtual Seat to_act(const State& state) const = 0;

  /// The lawful actions of the player to act, sorted; empty when it is Chance's turn or the game is over. Replaces what
  /// `actions` held.
  virtual void actions(const State& state, Actions& actions) const = 0;

  /// What is asked in words, with actions().
  virtual Prompt prompt(const State& state) const = 0;

  /// Why `seat` may not do this now; empty when it may. Takes any action, however wild, and never fails a check.
  virtual Refusal refuse(const State& state, Seat seat, const Action& action) const = 0;

  /// Does a lawful action, or one of chance()'s outcomes when it is Chance's turn, and appends what happened to
  /// `events`.
  virtual void apply(State& state, const Action& action, Events& events) const = 0;

  /// actions() and apply() of a game that goes on under one pen, as bots play it: what was read of the State for one
  /// decision is used again for the next. Between two actions the State changes by this pen alone.
  virtual void choices(const Now& now, Actions& actions) const { this->actions(now.state(), actions); }
  virtual void act(Now& now, const Action& action) const { apply(*now.state_, action, *now.events_); }

  /// What luck owes. Only when to_act is Chance.
  virtual Chance chance(const State& state) const = 0;

  /// What `seat` may know; Nobody sees only what both may see.
  virtual View view(const State& state, Seat seat) const = 0;

  /// A State that the View allows, each about as likely as play makes it. Empty only when the View is of no lawful
  /// game.
  virtual std::optional<State> guess(const View& view, Rng& rng) const = 0;

  /// True when an event of `decider`'s decision shows a player something that he could not know, or came of something
  /// that `decider` cannot see (undo stops there).
  virtual bool reveals(const State& before, const Event& event, Seat decider) const = 0;

  /// One line of the log about `event`, which is about to happen to `before`, with nothing in it that `reader` may not
  /// know (Nobody: only what both may know). Empty: not worth a line. A text that begins with a blank or a comma goes
  /// on with the line before (see play/log.h).
  virtual std::string describe_event(const State& before, const Event& event, Seat reader) const = 0;

  /// A short word for what these events of one roll came to, the same for equal results: "2 hits", "stands". Odds are
  /// added up by it. Empty when they came to nothing worth a word.
  virtual std::string roll_summary(const State& before, const Events& events) const = 0;

  /// The action by which a player who is only asked whether to interrupt lets things go on; empty when a real decision
  /// is asked.
  virtual std::optional<Action> pass_of(const State& state) const = 0;

  virtual Outcome outcome(const State& state) const = 0;

  /// An action in the words of the protocol, "move dixie.usa.12 usa.left", and back. parse reads actions that are not
  /// lawful too; empty when the words mean none.
  virtual std::string text(const State& state, const Action& action) const = 0;
  virtual std::optional<Action> parse(const State& state, std::string_view text) const = 0;

  /// The ids by which pieces, places, tracks and steps are written in JSON (`state`, `load`) and the log. Any number
  /// may be asked; "?" for one that is none.
  /// Kinds are numbered within a scenario's data, so they are asked of a scenario: an index in info().scenarios.
  virtual std::string kind_id(int scenario, int kind) const = 0;  ///< "dixie.usa.12"; "?" for -1
  virtual std::optional<int> kind_of(int scenario, std::string_view id) const = 0;
  virtual std::string place_id(Place place) const = 0;  ///< "usa.left"
  virtual std::string track_id(int track) const = 0;    ///< "turn"
  virtual std::string step_id(int step) const = 0;      ///< "combat-phase"

  /// Every fault of a State that comes from outside (a link, a file, `load`): sizes, every id and count in range, the
  /// stack one that play can reach. Empty: it may be played on. Must not fail a check whatever the State holds.
  virtual Faults faults_of(const State& state) const = 0;
};

}  // namespace longroll
