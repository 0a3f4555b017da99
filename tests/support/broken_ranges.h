#pragma once
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/core/rng.h"
#include "engine/play/state_validator.h"

/// Tests made from the tables that a game's steps and tracks state: every bound is broken, from positions of play, and
/// the door refuses what comes of it and names the number.
namespace longroll::test {

inline bool has_fault(const Faults& faults, const std::string& where, const std::string& what = "") {
  for (const Fault& fault : faults) {
    if (fault.where == where && fault.what.find(what) != std::string::npos) {
      return true;
    }
  }
  return false;
}

/// A number for that local whose member or part is `value`; empty when the local can hold none.
template <class Rule>
std::optional<std::int16_t> number_with(const Rule& rule, const LocalRange& range, Step step, int value) {
  const bool is_whole = range.part == nullptr;
  for (int number = is_whole ? value : INT16_MIN; number <= (is_whole ? value : INT16_MAX); ++number) {
    step.locals[range.local] = static_cast<std::int16_t>(number);
    if (range.read(step) == value && rule.holds(step)) {
      return step.locals[range.local];
    }
  }
  return std::nullopt;
}

/// Breaks what the rules of the steps state as data, at the positions that it is shown: each bound until it has been
/// named.
template <class Rule>
class BrokenSteps {
 public:
  BrokenSteps(const Game& game, std::span<const Rule* const> rules) : game_(game), rules_(rules) {}

  void look_at(const State& state) {
    for (std::size_t i = 0; i < state.stack.size(); ++i) {
      const Rule& rule = *rules_[static_cast<std::size_t>(state.stack[i].kind)];
      if (!is_worth_looking(rule)) {
        continue;
      }
      const std::string where = "step " + std::to_string(i) + " (" + std::string(rule.id) + ")";
      for (const LocalRange& range : rule.ranges) {
        break_range(state, i, where, range, range.low - 1, " below");
        break_range(state, i, where, range, range.highest(state) + 1, " above");
      }
      if (i > 0) {
        State bent = state;
        bent.stack.erase(bent.stack.begin(), bent.stack.begin() + static_cast<std::ptrdiff_t>(i));
        refuse(bent, "step 0 (" + std::string(rule.id) + ")", "outermost", std::string(rule.id) + " outermost");
      }
      if (!is_on(rule.on, &state.stack[i])) {
        State bent = state;
        bent.stack.insert(bent.stack.begin() + static_cast<std::ptrdiff_t>(i), state.stack[i]);
        refuse(bent, "step " + std::to_string(i + 1) + " (" + std::string(rule.id) + ")", "under way on",
               std::string(rule.id) + " on itself");
      }
    }
  }

  /// Every bound of every step was broken and named at least once, but for the step `apart`, of which another test is.
  void expect_all_named(std::string_view apart = {}) const {
    for (const Rule* rule : rules_) {
      if (rule != nullptr && rule->id != apart) {
        expect_named(*rule);
      }
    }
    EXPECT_GT(named_.size(), unheld_.size());
  }

  void expect_named(const Rule& rule) const {
    for (const std::string& name : unnamed(rule)) {
      ADD_FAILURE() << name << " was never broken";
    }
  }

  bool has_named_all(std::string_view apart = {}) const {
    return std::all_of(rules_.begin(), rules_.end(), [&](const Rule* rule) {
      return rule == nullptr || rule->id == apart || unnamed(*rule).empty();
    });
  }

 private:
  /// The bounds of the rule that are still to be broken.
  std::vector<std::string> unnamed(const Rule& rule) const {
    std::vector<std::string> names;
    for (const LocalRange& range : rule.ranges) {
      for (const char* side : {" below", " above"}) {
        const std::string name = std::string(rule.id) + "." + std::string(range.name) + side;
        if (!named_.contains(name) && !unheld_.contains(name)) {
          names.push_back(name);
        }
      }
    }
    return names;
  }

  /// At first at every position, then at fewer and fewer, for what was refused for another reason.
  bool is_worth_looking(const Rule& rule) {
    const int seen = ++seen_[rule.id];
    return seen < 20 || seen % 64 == 0;
  }

  void break_range(const State& state, std::size_t i, const std::string& where, const LocalRange& range, int value,
                   const char* side) {
    const Rule& rule = *rules_[static_cast<std::size_t>(state.stack[i].kind)];
    const std::string name = std::string(rule.id) + "." + std::string(range.name) + side;
    if (named_.contains(name) || unheld_.contains(name)) {
      return;
    }
    const auto number = number_with(rule, range, state.stack[i], value);
    if (!number) {
      unheld_.insert(name);
      return;
    }
    State bent = state;
    bent.stack[i].locals[range.local] = *number;
    refuse(bent, where + "." + std::string(range.name), "is not within", name);
  }

  /// What is refused for another reason first counts as refused, not as named.
  void refuse(const State& bent, const std::string& where, const std::string& what, const std::string& name) {
    const Faults faults = game_.faults_of(bent);
    EXPECT_FALSE(faults.empty()) << name << " is let through";
    if (has_fault(faults, where, what)) {
      named_.insert(name);
    }
  }

  const Game& game_;
  std::span<const Rule* const> rules_;
  std::map<std::string_view, int> seen_;  ///< positions with such a step
  std::set<std::string> named_;
  std::set<std::string> unheld_;  ///< bounds beyond which the local holds no number
};

/// Breaks each bound of the tracks.
inline void expect_track_bounds_named(const Game& game, const State& state, std::span<const TrackRange> ranges) {
  for (const TrackRange& range : ranges) {
    for (int i = 0; i < range.count; ++i) {
      for (const int value : {range.low - 1, range.high + 1}) {
        State bent = state;
        bent.tracks[static_cast<std::size_t>(range.track + i)] = static_cast<std::int16_t>(value);
        EXPECT_TRUE(has_fault(game.faults_of(bent), "track " + game.track_id(range.track + i),
                              std::to_string(value) + " is not within"))
            << game.track_id(range.track + i) << " at " << value;
      }
    }
  }
}

}  // namespace longroll::test
