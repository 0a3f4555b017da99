#pragma once
#include <functional>

#include "engine/hexgame/unit.h"
#include "engine/play/verb_words.h"
#include "engine/table/state.h"

namespace longroll::hexgame {

/// What an argument of a verb is, in a game's table of verbs.
enum class Argument : ArgumentKind { None, Unit, Hex, Number };

/// The arguments of verbs in words: units by their ids, hexes by their numbers.
class HexNames final : public ArgumentNames {
 public:
  using UnitOf = std::function<const Unit*(int kind)>;

  /// `unit_of` gives the counter of any kind; null: there is none. `state` must outlive this.
  HexNames(const State& state, UnitOf unit_of) : state_(state), unit_of_(std::move(unit_of)) {}

  std::string text(ArgumentKind kind, int value) const override;
  std::optional<int> value(ArgumentKind kind, std::string_view word) const override;

 private:
  /// "csa.jackson"; markers are told by the number of their piece, for there are many: "#57".
  std::string unit_text(int id) const;
  std::optional<int> unit_named(std::string_view text) const;

  const State& state_;
  UnitOf unit_of_;
};

}  // namespace longroll::hexgame
