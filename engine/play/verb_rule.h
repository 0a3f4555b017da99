#pragma once
#include "engine/play/arguments.h"
#include "engine/play/refusal.h"

/// The verbs of a step as a table: a row a verb, with the functions that refuse it and carry it out. Both take the
/// arguments by name, so that no step asks which verb an action has:
///
///   Refusal refuse_halt(const Field& field, const MoveUnitLocals& mover, const Halt&) {...}
///   void halt(const Data& data, Now& now, const Halt&) {...}
///   constexpr StepRule::Verb kVerbs[] = {StepRule::verb<&Field::refuse_move, move>(),
///                                        StepRule::verb<refuse_halt, halt>(), StepRule::verb<end_moves>()};
namespace longroll {

/// One verb of a step. StepRule::verb makes it.
template <class Data, class Field>
struct VerbRule {
  Verb verb;
  /// Empty: a number of the action has no meaning, as in a link that somebody wrote by hand.
  std::optional<Refusal> (*refuse)(const Field& field, const Step& step, const Action& action);
  void (*act)(const Data& data, Now& now, const Action& action);
};

namespace detail {

/// How a function that refuses is called: by the field and the arguments, with the step's locals between them where it
/// needs those, or as a question of the field itself.
template <class Function>
struct Refuses;
template <class Field_, class Arguments_>
struct Refuses<Refusal (*)(const Field_&, const Arguments_&)> {
  template <class Function, class Field, class Arguments>
  static Refusal call(Function refuse, const Field& field, const Step&, const Arguments& arguments) {
    return refuse(field, arguments);
  }
};
template <class Field_, class Locals, class Arguments_>
struct Refuses<Refusal (*)(const Field_&, const Locals&, const Arguments_&)> {
  template <class Function, class Field, class Arguments>
  static Refusal call(Function refuse, const Field& field, const Step& step, const Arguments& arguments) {
    return refuse(field, locals_of<Locals>(step), arguments);
  }
};
template <class Field_, class Arguments_>
struct Refuses<Refusal (Field_::*)(const Arguments_&) const> {
  template <class Function, class Field, class Arguments>
  static Refusal call(Function refuse, const Field& field, const Step&, const Arguments& arguments) {
    return (field.*refuse)(arguments);
  }
};

template <class Field_, class Locals, class Arguments_>
struct Refuses<Refusal (Field_::*)(const Locals&, const Arguments_&) const> {
  template <class Function, class Field, class Arguments>
  static Refusal call(Function refuse, const Field& field, const Step& step, const Arguments& arguments) {
    return (field.*refuse)(locals_of<Locals>(step), arguments);
  }
};
template <>
struct Refuses<std::nullptr_t> {
  template <class Field, class Arguments>
  static Refusal call(std::nullptr_t, const Field&, const Step&, const Arguments&) {
    return kLawful;
  }
};

template <class Function>
struct Acts;
template <class Data_, class Arguments_>
struct Acts<void (*)(const Data_&, Now&, const Arguments_&)> {
  using Arguments = Arguments_;
};

template <class Data, class Field, auto refuse, auto act>
constexpr VerbRule<Data, Field> verb_rule() {
  using Arguments = typename Acts<decltype(act)>::Arguments;
  return {static_cast<Verb>(Arguments::kVerb),
          [](const Field& field, const Step& step, const Action& action) -> std::optional<Refusal> {
            const std::optional<Arguments> arguments = read<Arguments>(action);
            if (!arguments) {
              return std::nullopt;
            }
            return Refuses<decltype(refuse)>::call(refuse, field, step, *arguments);
          },
          [](const Data& data, Now& now, const Action& action) { act(data, now, arguments_of<Arguments>(action)); }};
}

}  // namespace detail
}  // namespace longroll
