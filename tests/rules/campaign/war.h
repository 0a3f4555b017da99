#pragma once
#include <initializer_list>
#include <string>

#include "engine/games/campaign/game.h"
#include "engine/games/campaign/locals.h"
#include "engine/games/campaign/log_notes.h"
#include "engine/games/campaign/verbs.h"
#include "tests/rules/campaign/table.h"

/// A position in the middle of a player impulse, with dictated dice.
namespace longroll::campaign::test {

/// The game as shipped.
const Campaign& shipped_campaign();

inline HexId hex_at_name(std::string_view name) { return hex(name); }

/// The Movement step of an impulse of that side, with what a theatre has on it.
class War {
 public:
  War(const Theatre& theatre, Seat side);
  /// A game from its beginning.
  explicit War(std::string_view start, int length = 0);

  const State& state() const { return state_; }
  State& state() { return state_; }
  const Events& events() const { return events_; }  ///< of the last act, with its dice
  Field field() const { return Field(shipped_library(), state_); }
  Seat asked() const { return shipped_campaign().to_act(state_); }

  /// Does a lawful action of the side that is asked, then throws these dice as long as Chance is to act; a failure when
  /// it is not lawful.
  template <class Arguments>
  War& act(const Arguments& arguments, std::initializer_list<int> dice = {}) {
    return do_action(action_of(arguments), dice);
  }
  /// The first of the lawful actions.
  War& act_first() {
    Actions actions;
    shipped_campaign().actions(state_, actions);
    return do_action(actions.front(), {});
  }
  War& muster(std::string_view hex, Post post = Post::Field) { return act(verbs::Muster{hex_at_name(hex), post}); }
  War& step(std::string_view hex, std::initializer_list<int> dice = {}) {
    return act(verbs::StepTo{hex_at_name(hex)}, dice);
  }
  War& roll(std::initializer_list<int> dice);
  /// Both sides end their arrivals and their building; then these dice fall.
  War& pass_recruitment(std::initializer_list<int> dice);

  /// Goes on to the movement when the supply check and works ask something.
  War& end_supply() {
    while (is_at(StepKind::SupplyCheck)) {
      act(verbs::EndSupply{});
    }
    while (is_at(StepKind::Works)) {
      act(verbs::EndWorks{});
    }
    return *this;
  }

  /// Rule and reason of the refusal; empty when it is lawful.
  template <class Arguments>
  std::string refusal(const Arguments& arguments) const {
    const Refusal refusal = shipped_campaign().refuse(state_, asked(), action_of(arguments));
    return refusal ? std::string(refusal.rule) : "";
  }
  std::string refuses_step(std::string_view hex) const { return refusal(verbs::StepTo{hex_at_name(hex)}); }

  /// Of that side and class in the hex.
  int count(Seat side, UnitClass unit_class, std::string_view hex) const {
    return field().count_at(hex_at_name(hex), side, unit_class);
  }
  int points_left() const { return locals_of<ForceMoveLocals>(state_.top()).points; }
  bool is_at(StepKind kind) const { return state_.top().kind == static_cast<std::int16_t>(kind); }
  BattleStage stage() const { return locals_of<BattleLocals>(state_.top()).stage; }
  /// "0702 0803": where the force that is asked can retreat to.
  std::string retreats() const;
  template <class Note>
  std::optional<Note> told() const {
    return find_note<Note>(events_);
  }

 private:
  War& do_action(const Action& action, std::initializer_list<int> dice);

  State state_;
  Events events_;
};

}  // namespace longroll::campaign::test
