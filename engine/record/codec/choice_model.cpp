// build: small
#include "engine/record/codec/choice_model.h"

#include <algorithm>
#include <numeric>

#include "engine/core/check.h"

namespace longroll {
namespace {

constexpr std::size_t kHabits = 1U << 14U;     // traits that fall on the same one share it: no harm but to the length
constexpr std::int32_t kOne = 1 << 16;         // worth, as a logarithm to the base of 2
constexpr std::int32_t kMaxWorth = 12 * kOne;  // of one trait
constexpr std::uint32_t kCertain = 1U << 20U;
constexpr std::uint32_t kLeastTrust = 64;  // either is heard again when the other fails
constexpr std::uint32_t kNowhereKnown = 0xFFFFU;

/// Mixes numbers into the place of a habit; `trait` keeps traits apart.
std::uint16_t place_of(std::uint32_t trait, std::uint32_t a, std::uint32_t b = 0, std::uint32_t c = 0) {
  std::uint64_t mixed = trait;
  for (const std::uint32_t one : {a, b, c}) {
    mixed = (mixed + one + 1) * 0x9E3779B97F4A7C15ULL;
    mixed ^= mixed >> 29U;
  }
  return static_cast<std::uint16_t>((mixed >> 20U) & (kHabits - 1));
}

/// 2^(worth / kOne) for worth <= 0, in parts of kCertain, by a parabola that is right within three in a thousand; at
/// least 1.
std::uint32_t power_of(std::int32_t worth) {
  const std::int32_t whole = worth >> 16;  // rounds down
  const auto part = static_cast<std::uint64_t>(worth & 0xFFFF);
  const std::uint64_t mantissa = 65'536 + ((part * (43'023 + ((22'513 * part) >> 16U))) >> 16U);
  const std::uint64_t power = whole <= -21 ? 0 : (mantissa << 4U) >> static_cast<unsigned>(-whole);
  return static_cast<std::uint32_t>(std::max<std::uint64_t>(power, 1));
}

/// How far one surprise moves a habit, in 256ths: the first ones most.
std::int32_t rate_of(std::int32_t times) { return 22 + 111 / (1 + times); }

std::uint32_t number(std::int16_t value) { return static_cast<std::uint16_t>(value); }

}  // namespace

ChoiceModel::ChoiceModel() : habits_(kHabits), trust_(1U << 15U) {}

std::span<const std::uint32_t> ChoiceModel::weigh(const State& state, Seat seat, const Actions& actions) {
  seat_ = seat;
  candidates_.resize(actions.size());
  for (std::size_t i = 0; i < actions.size(); ++i) {
    candidates_[i].action = actions[i];
    note_traits(state, candidates_[i], i, actions.size());
  }
  foretell();
  const std::uint64_t even = std::uint64_t{kCertain} / actions.size();
  weights_.clear();
  for (const Candidate& one : candidates_) {
    const std::uint64_t mixed = std::uint64_t{one.chance} * trust_ + even * (65'536 - trust_);
    weights_.push_back(static_cast<std::uint32_t>(mixed >> 18U) + 1);
  }
  return weights_;
}

void ChoiceModel::note_traits(const State& state, Candidate& candidate, std::size_t at, std::size_t count) const {
  const Action& action = candidate.action;
  const std::uint32_t verb = action.verb;
  const std::uint32_t first = number(action.args[0]);
  const std::uint32_t second = number(action.args[1]);
  const auto seat = static_cast<std::uint32_t>(index_of(seat_));
  const std::uint32_t step = state.stack.empty() ? 0 : number(state.stack.back().kind);
  const std::uint32_t from =
      state.has_piece(action.args[0]) ? number(state.piece(action.args[0]).place) : kNowhereKnown;
  const bool goes_on = last_seat_ == seat_;
  const std::uint32_t sameness = !goes_on ? 2 : action.args[1] == last_.args[1] ? 1 : 0;
  candidate.traits = {place_of(0, step, verb),
                      place_of(1, verb, second, seat),
                      place_of(2, verb, from, second),
                      place_of(3, verb, goes_on ? last_.verb : 0U, sameness),
                      place_of(4, step,
                               at == 0           ? 0
                               : at + 1 == count ? 2
                                                 : 1),
                      place_of(5, verb, first),
                      place_of(6, verb, first, second),
                      place_of(7, verb, from, seat)};
}

void ChoiceModel::foretell() {
  worth_.clear();
  for (const Candidate& one : candidates_) {
    worth_.push_back(std::accumulate(one.traits.begin(), one.traits.end(), 0,
                                     [&](std::int32_t sum, std::uint16_t at) { return sum + habits_[at].worth; }));
  }
  const std::int32_t most = *std::max_element(worth_.begin(), worth_.end());
  std::uint64_t sum = 0;
  for (std::size_t i = 0; i < candidates_.size(); ++i) {
    candidates_[i].chance = power_of(worth_[i] - most);
    sum += candidates_[i].chance;
  }
  for (Candidate& one : candidates_) {
    one.chance = static_cast<std::uint32_t>(std::uint64_t{one.chance} * kCertain / sum);
  }
}

void ChoiceModel::learn(std::size_t which) {
  LR_CHECK(which < candidates_.size(), "one of those that were weighed");
  const std::uint64_t by_habit = std::uint64_t{candidates_[which].chance} * trust_;
  const std::uint64_t by_even_hand = std::uint64_t{kCertain} / candidates_.size() * (65'536 - trust_);
  trust_ = std::clamp(static_cast<std::uint32_t>(by_habit * 65'536 / (by_habit + by_even_hand)), kLeastTrust,
                      65'536 - kLeastTrust);
  for (std::size_t i = 0; i < candidates_.size(); ++i) {
    const std::int32_t surprise = (i == which ? kOne : 0) - static_cast<std::int32_t>(candidates_[i].chance >> 4U);
    for (const std::uint16_t at : candidates_[i].traits) {
      Habit& habit = habits_[at];
      habit.worth = std::clamp(habit.worth + ((surprise * rate_of(habit.times)) >> 8), -kMaxWorth, kMaxWorth);
    }
  }
  for (const std::uint16_t at : candidates_[which].traits) {
    habits_[at].times = std::min(habits_[at].times + 1, 1'000);
  }
  saw_forced(seat_, candidates_[which].action);
}

void ChoiceModel::saw_forced(Seat seat, const Action& action) {
  last_ = action;
  last_seat_ = seat;
}

}  // namespace longroll
