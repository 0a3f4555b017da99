#pragma once

#include <optional>
#include <string>
#include <vector>

#include "web/games/campaign/shown_war.h"

namespace longroll::web::campaign {

/// Where several kinds of choices name hexes (forts, depots, points of one class or another), one kind at a time is lit
/// on the map. A button for each takes another. At the beginning of an impulse none is lit before its button is
/// pressed.
class Picker {
 public:
  explicit Picker(ShownWar& war) : in_(war) {}

  void read();
  /// Kinds of choices, in words: "Forts", "Army"; empty unless there are several.
  const std::vector<std::string>& words() const { return words_; }
  /// As many as there are kinds: none is lit.
  std::size_t taken() const { return taken_; }
  void take(std::size_t kind) { taken_ = kind; }
  /// The choice that names no hex, which the button of its kind makes; null: the kind has hexes.
  const Choice* nowhere(std::size_t kind) const;
  /// The kind that has to be taken before a hex makes that choice; empty: it is taken, or the choice is of no kind.
  std::optional<std::size_t> kind_before(const Action& choice) const;
  /// Hexes of the kind that is taken.
  std::vector<HexId> hexes() const;
  /// The choice of the kind that is taken in that hex; null: nothing can be done there.
  const Choice* at(HexId hex) const;
  bool empty() const { return kinds_.empty(); }
  /// Campaign 3.2.2: what can be done in that hex at the beginning of the impulse, and what it takes.
  std::vector<std::string> works_at(HexId hex) const;
  /// What such a choice takes: "an army point of the hex builds and does not move in this impulse [11.2]"; empty: it is
  /// of another kind.
  std::string cost_of(const Action& action) const;
  /// Campaign 4.1.2, 4.2.5: "Arsenal: 1 construction point now, ..." of what would be built; empty: nothing.
  std::string project_in_words() const;

 private:
  /// A verb, and of counters that are placed their kind.
  struct Kind {
    cw::Do verb = cw::Do::Place;
    int counter = -1;
    bool is_nowhere = false;  ///< it names no place, and its button makes it: a fort (4.2.5)
    bool operator==(const Kind&) const = default;
  };
  static std::optional<Kind> kind_of(const Action& action);
  static bool is_work(const Kind& kind);
  std::string words_of(const Kind& kind) const;

  ShownWar& in_;
  std::vector<Kind> kinds_;
  std::vector<std::string> words_;
  std::size_t taken_ = 0;
};

}  // namespace longroll::web::campaign
