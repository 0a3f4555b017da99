#pragma once
#include "engine/play/game.h"
#include "engine/play/step_rule.h"

namespace longroll {

/// A law of every piece, every hex or every side of a game: what must be so, by which rule, and what is said where it
/// is not. A game's laws are a table of these.
template <class Field, class Of>
struct Law {
  std::string_view rule;  ///< "4.1"; empty: no rule says it, the numbers mean nothing otherwise
  bool (*holds)(const Field& field, Of of);
  std::string_view fault;  ///< "more units than may be stacked stand there"
};

/// The numbers that a track may have, and the `count - 1` after it, whatever the State. A game's table of these is what
/// its validator and the tests read.
struct TrackRange {
  int track;
  int low;
  int high;
  int count;

  template <class Track>
  requires std::is_enum_v<Track>
  constexpr TrackRange(Track first, int lowest, int highest, int many = 1)
      : track(static_cast<int>(first)), low(lowest), high(highest), count(many) {}
};

/// Names what is wrong with a State from outside: a link, a file, `load`. It has the checks of every game; a game's own
/// validator derives from it, adds its checks and puts them in order, so that each reads only what is valid already.
class StateValidator {
 public:
  StateValidator(const Game& game, const State& state) : state_(state), door_(game) {}

 protected:
  bool is_valid() const { return faults_.empty(); }
  Faults take_faults() { return std::move(faults_); }

  /// Notes a fault; after the hundredth no more, for nobody reads on.
  void fault(std::string where, std::string what);

  /// A fault unless low <= value <= high.
  void within(std::string where, int value, int low, int high);

  /// False, and a fault, when there are not so many tracks: then none may be read.
  bool has_tracks(int count);

  /// False, and a fault, when marks are not on so many places of the ground; 0 in a game without any.
  bool has_ground(std::size_t places = 0);

  /// A fault unless the track, which must exist, is within low and high.
  void check_track(int track, int low, int high);
  void check_tracks(std::span<const TrackRange> ranges);

  /// A fault for each law that does not hold of that piece, hex or side; `where()` tells its name. The field must be
  /// safe to read.
  template <class Field, class Of, class Where>
  void check_laws(std::type_identity_t<std::span<const Law<Field, Of>>> laws, const Field& field, Of of,
                  Where&& where) {
    for (const Law<Field, Of>& law : laws) {
      if (!law.holds(field, of)) {
        fault(where(), std::string(law.fault) + (law.rule.empty() ? "" : " [" + std::string(law.rule) + "]"));
      }
    }
  }

  /// 1 to `most` steps, each one that there is, on one that it can stand on, with locals within their ranges, and which
  /// agrees with the rest. Nothing after the first that is not so is looked at. The field must be safe to read.
  template <class Rule>
  void check_steps(std::span<const Rule* const> rules, const typename Rule::Field& field, std::size_t most) {
    if (!has_steps(most)) {
      return;
    }
    std::string_view id_below;
    for (std::size_t i = 0; i < state_.stack.size(); ++i) {
      const Step* below = i == 0 ? nullptr : &state_.stack[i - 1];
      const Rule* rule = find_step(rules, state_.stack[i].kind);
      if (rule == nullptr) {
        fault("step " + std::to_string(i), "there is no step " + std::to_string(state_.stack[i].kind));
        return;
      }
      if (!keeps_laws(i, {rule->id, rule->on, rule->holds, rule->ranges}, id_below)) {
        return;
      }
      if (rule->fits != nullptr && !rule->fits(field, state_.stack[i], below)) {
        fault_of_step(i, rule->id, "it does not agree with the rest of the position");
        return;
      }
      id_below = rule->id;
    }
  }

  /// Law 6 of Game: somebody can go on, or it is over. Only of a State that is sound so far.
  void check_play();

  const State& state_;

 private:
  bool has_steps(std::size_t most);

  /// What a rule says of its step as data.
  struct StepLaws {
    std::string_view id;
    StepSet on;
    bool (*holds)(const Step& step);
    std::span<const LocalRange> ranges;
  };

  /// False, and a fault, when the i-th step does not keep them.
  bool keeps_laws(std::size_t i, const StepLaws& laws, std::string_view id_below);
  void fault_of_step(std::size_t i, std::string_view part, std::string what);

  const Game& door_;
  Faults faults_;
};

}  // namespace longroll
