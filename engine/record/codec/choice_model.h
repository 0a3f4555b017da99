#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/play/action.h"
#include "engine/table/state.h"

namespace longroll {

/// Learns the habits of whoever plays, as a game goes on, and says how likely each lawful action is. It knows no game:
/// it goes by the step, the verb, the first two numbers of the action, where the piece that it names lies, and what was
/// done just before. Beside what it has learned stands an even hand; which of the two is believed depends on which has
/// foretold better, so a game played at random costs no more than the logarithm of its choices. Whole numbers only:
/// every machine learns the same.
class ChoiceModel {
 public:
  ChoiceModel();

  /// Weights of the actions, two or more of `seat` in `state`, for RangeEncoder::pick; good until the next call.
  std::span<const std::uint32_t> weigh(const State& state, Seat seat, const Actions& actions);

  /// That of those which weigh() was asked about last, this one was done.
  void learn(std::size_t which);

  /// That an action was done of which nobody was asked, for there was no other.
  void saw_forced(Seat seat, const Action& action);

 private:
  static constexpr std::size_t kTraits = 8;

  /// How much more often than foretold an action with this trait was done: twice as often is worth kOne.
  struct Habit {
    std::int32_t worth = 0;
    std::int32_t times = 0;  ///< that such an action was done
  };

  struct Candidate {
    Action action;
    std::array<std::uint16_t, kTraits> traits;  ///< indices in habits_
    std::uint32_t chance;                       ///< as habits foretell, in parts of kCertain
  };

  void note_traits(const State& state, Candidate& candidate, std::size_t at, std::size_t count) const;
  void foretell();

  std::vector<Habit> habits_;
  std::vector<Candidate> candidates_;
  std::vector<std::int32_t> worth_;
  std::vector<std::uint32_t> weights_;
  std::uint32_t trust_;  ///< in habits rather than in the even hand, in 65536ths
  Seat seat_ = Seat::Nobody;
  Action last_;
  Seat last_seat_ = Seat::Nobody;
};

}  // namespace longroll
