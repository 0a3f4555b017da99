#pragma once
#include "engine/core/static_text.h"

namespace longroll {

/// Why an action is not lawful: a reason in words fit for the player and the rule's number. Empty when it is lawful.
/// Both are static text of the rules; who or where is said by whoever shows it.
struct Refusal {
  StaticText reason;
  StaticText rule;

  /// True when there is something against the action.
  explicit operator bool() const { return !reason.empty(); }
  bool operator==(const Refusal&) const = default;
};

constexpr Refusal kLawful{};

}  // namespace longroll
