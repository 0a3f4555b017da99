#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

#include "engine/play/chance.h"
#include "engine/play/local_range.h"
#include "engine/play/prompt.h"
#include "engine/play/refusal.h"
#include "engine/play/verb_rule.h"

namespace longroll {

/// What a player is asked, and by which rule: {"Attack, or end combat.", "7.0"}.
struct Question {
  std::string_view text;
  std::string_view rule;
};

/// Kinds of step, a bit for each.
using StepSet = std::uint64_t;
constexpr StepSet kOutermost = 0;  ///< on no other step

template <class... Kinds>
constexpr StepSet steps(Kinds... kinds) {
  return ((StepSet{1} << static_cast<unsigned>(kinds)) | ...);
}

/// One step of a game's sequence of play: whom it waits for, what may be done, what that does. A game lists one for
/// each of its StepKinds, in their order, and names the locals beside the kinds. `Data` is what is printed (cards,
/// maps, scenarios), `Field` a State read once as the rules ask about it: Field(data, state). Functions that a step
/// does not need are left out.
template <class Data_, class Field_, class Kind_>
struct StepRule {
  using Data = Data_;
  using Field = Field_;
  using Kind = Kind_;
  using Verb = VerbRule<Data, Field>;

  /// The row of a verb: its arguments are those that `act` takes (verb_rule.h).
  template <auto refuse, auto act>
  static constexpr Verb verb() {
    return detail::verb_rule<Data, Field, refuse, act>();
  }
  /// The row of a verb that is always lawful.
  template <auto act>
  static constexpr Verb verb() {
    return detail::verb_rule<Data, Field, nullptr, act>();
  }

  Kind kind;
  std::string_view id;  ///< "combat-phase", in JSON and in the log

  /// Goes on by itself as far as the rules alone decide; false when it waits for a player or for Chance. Called again
  /// until it is false, also after the step has ended or begun another. Null: the step only waits.
  bool (*advance)(const Data& data, Now& now) = nullptr;

  /// Whom the step waits for once advance has returned false.
  Seat (*waits_for)(const State& state, const Step& step);

  /// Lawful actions and perhaps some that `refuse` will strike out, in any order.
  void (*candidates)(const Field& field, const Step& step, Actions& actions) = nullptr;

  /// What players can do in the step, a row a verb.
  std::span<const Verb> verbs = {};

  /// What any other action hears. Empty: that it is not asked now.
  Refusal otherwise = {};

  /// In place of `verbs`, where rows do not fit: refuses any action, also one whose numbers have no meaning.
  Refusal (*refuse)(const Field& field, const Step& step, const Action& action) = nullptr;

  /// Does what no row of `verbs` does: Chance's outcome, or a lawful action.
  void (*act)(const Data& data, Now& now, const Action& action) = nullptr;

  /// What luck owes when the step waits for Chance, where it is always the same.
  Chance rolls = {};

  /// What luck owes where it differs from State to State.
  Chance (*chance)(const Data& data, const State& state, const Step& step) = nullptr;

  /// What the player is asked, where it is always the same.
  Question asks = {};

  /// Fills in text and rule of the prompt where they differ from State to State.
  void (*ask)(const Field& field, const Step& step, Prompt& prompt) = nullptr;

  /// True when a player is only asked whether to interrupt, and the game's pass lets things go on.
  bool may_pass = false;

  /// True when `candidates` lists lawful actions only, sorted: then nothing needs to be struck out or sorted.
  bool is_exact = false;

  // What must be so of a step from outside: the laws of StateValidator::check_steps, in this order.

  /// The kinds of step on which it can be under way: `steps(StepKind::Combat)`, or kOutermost.
  StepSet on = kOutermost;

  /// Each of its numbers is one that its locals can hold: `holds_only<MoveUnitLocals>`, or `has_no_locals`.
  bool (*holds)(const Step& step);

  /// The numbers that its locals may have.
  std::span<const LocalRange> ranges = {};

  /// Does it agree with the rest of the State and with the step `below` (null: it is the outermost)? The pieces and
  /// tracks have been looked at; the step stands on one of `on`, its locals are within their ranges. Must not fail a
  /// check. Null: nothing else needs to be so.
  bool (*fits)(const Field& field, const Step& step, const Step* below) = nullptr;
};

/// The rule of a kind of step; null for a number that is none.
template <class Rule>
const Rule* find_step(std::span<const Rule* const> rules, int kind) {
  return kind >= 0 && static_cast<std::size_t>(kind) < rules.size() ? rules[static_cast<std::size_t>(kind)] : nullptr;
}

/// The step may be under way on that one; null: on no other.
constexpr bool is_on(StepSet set, const Step* below) {
  return below == nullptr
             ? set == kOutermost
             : below->kind >= 0 && below->kind < 64 && ((set >> static_cast<unsigned>(below->kind)) & 1U) != 0;
}

/// The row of the verb; null when the step has none.
template <class Rule>
const typename Rule::Verb* find_verb(const Rule& rule, Verb verb) {
  for (const typename Rule::Verb& row : rule.verbs) {
    if (row.verb == verb) {
      return &row;
    }
  }
  return nullptr;
}

/// Why the step does not take any action. `rule_of_play` says who may act when.
template <class Rule>
Refusal refuse_in(const Rule& rule, const typename Rule::Field& field, const Step& step, const Action& action,
                  StaticText rule_of_play) {
  if (rule.refuse != nullptr) {
    return rule.refuse(field, step, action);
  }
  if (const auto* const row = find_verb(rule, action.verb)) {
    if (const std::optional<Refusal> refusal = row->refuse(field, step, action)) {
      return *refusal;
    }
  }
  return rule.otherwise ? rule.otherwise : Refusal{"That is not what is asked now.", rule_of_play};
}

/// Does a lawful action, or Chance's outcome.
template <class Rule>
void act_in(const Rule& rule, const typename Rule::Data& data, Now& now, const Action& action) {
  const auto* const row = find_verb(rule, action.verb);
  (row != nullptr ? row->act : rule.act)(data, now, action);
}

/// Lets the innermost step, whose rule it is, go on by itself; false when it waits.
template <class Rule>
bool goes_on(const Rule& rule, const typename Rule::Data& data, Now& now) {
  return rule.advance != nullptr && rule.advance(data, now);
}

// What the steps of every game say or do.

/// What the track of the winner says of a game that is over: the index of the side, or kDraw.
constexpr int kDraw = 2;
constexpr int winner_number(Seat winner) { return winner == Seat::Nobody ? kDraw : index_of(winner); }

/// One die of six sides, which the verb rolls, by that rule.
template <class Do>
requires std::is_enum_v<Do>
constexpr Chance die_of_six(Do verb, StaticText rule) {
  return {Chance::Kind::Die, static_cast<Verb>(verb), 6, 1, rule};
}

inline Seat waits_for_chance(const State&, const Step&) { return Seat::Chance; }
inline Seat waits_for_nobody(const State&, const Step&) { return Seat::Nobody; }

/// `below` is under way and of that kind.
template <class Kind>
requires std::is_enum_v<Kind>
bool is_below(const Step* below, Kind kind) {
  return below != nullptr && below->kind == static_cast<std::int16_t>(kind);
}

/// The step that is asked now; the others of the stack wait for it.
inline bool is_innermost(const State& state, const Step& step) { return &state.stack.back() == &step; }

template <class Kind, class... Args>
requires std::is_enum_v<Kind>
void begin(Now& now, Kind kind, Args... args) { now.begin(static_cast<int>(kind), static_cast<int>(args)...); }

}  // namespace longroll
