#pragma once
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "engine/play/action.h"

/// The text of an action by a table: a row a verb, with its word and the kinds of its arguments. A game lists its verbs
/// once, names each kind of argument, and has text and parse of its actions:
///
///   enum class Argument : std::uint8_t { None, Unit, Hex };
///   constexpr VerbWords kVerbs[] = {
///       {Do::Take, "take", Argument::Unit},
///       {Do::Retreat, "retreat", Argument::Unit, Argument::Hex},
///       {Do::Halt, "halt"},
///   };
namespace longroll {

/// A game's own number of a kind of argument (a card, a hex, a number); 0: there is none.
using ArgumentKind = std::uint8_t;

/// One verb of a game.
struct VerbWords {
  Verb verb = 0;
  std::string_view word;  ///< "retreat"
  std::array<ArgumentKind, std::tuple_size_v<decltype(Action::args)>> kinds{};

  template <class Do, class... Kinds>
  requires std::is_enum_v<Do>
  constexpr VerbWords(Do of, std::string_view is, Kinds... arguments)
      : verb(static_cast<Verb>(of)), word(is), kinds{static_cast<ArgumentKind>(arguments)...} {}

  /// The kind of the n-th argument, as the game names it.
  template <class Kind>
  constexpr Kind kind(std::size_t n) const {
    return static_cast<Kind>(kinds[n]);
  }
};

/// How a game writes the arguments of each kind, and reads them.
class ArgumentNames {
 public:
  virtual ~ArgumentNames() = default;
  /// One word without blanks, for any number; empty: the argument is left out.
  virtual std::string text(ArgumentKind kind, int value) const = 0;
  /// The number that the word stands for; empty when it stands for none.
  virtual std::optional<int> value(ArgumentKind kind, std::string_view word) const = 0;
  /// What an argument at the end is when its word is left out; empty: it may not be.
  virtual std::optional<int> left_out(ArgumentKind /*kind*/) const { return std::nullopt; }
};

/// The row of a verb or of its word; null when the table has none.
const VerbWords* find_verb(std::span<const VerbWords> verbs, Verb verb);
const VerbWords* find_verb(std::span<const VerbWords> verbs, std::string_view word);

/// The first argument of that kind; empty when the verb has none.
std::optional<int> argument_of(std::span<const VerbWords> verbs, const Action& action, ArgumentKind kind);

/// "retreat iowa 0506"; "?" for a verb that is not in the table.
std::string text_of(std::span<const VerbWords> verbs, const Action& action, const ArgumentNames& names);

/// The action that the words say, lawful or not; empty when they say none.
std::optional<Action> parse_action(std::span<const VerbWords> verbs, std::string_view text, const ArgumentNames& names);

}  // namespace longroll
