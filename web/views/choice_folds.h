#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/play/prompt.h"

namespace longroll::web {

class PromptHelper;

/// Choices of a long list that belong to one group (Choice::group): "I Corps, Hooker".
struct ChoiceFold {
  std::string_view title;  ///< empty: they stand by themselves
  std::vector<const Choice*> choices;
};

/// A long list by its groups: first those that stand by themselves, then each group where it comes first. A short list
/// is one without groups.
std::vector<ChoiceFold> folds_of(std::span<const Choice* const> choices);

/// Puts those that have a worth (PromptHelper::worth) in their order, the greatest first, equal ones as they stood. All
/// others keep their places.
void put_greatest_first(std::vector<const Choice*>& choices, const PromptHelper& helper);

}  // namespace longroll::web
