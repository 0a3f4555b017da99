// build: logic
#include "web/hexgame/choice_index.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/hexgame/hex_names.h"

namespace longroll::web::hexgame {

Subject subject_by(std::span<const VerbWords> verbs, const Action& action) {
  const auto argument = [&](longroll::hexgame::Argument kind) {
    return static_cast<Place>(argument_of(verbs, action, static_cast<ArgumentKind>(kind)).value_or(kNoHex));
  };
  static_assert(kNoHex == kNoPiece);
  return {argument(longroll::hexgame::Argument::Unit), argument(longroll::hexgame::Argument::Hex)};
}

ChoiceIndex::ChoiceIndex(const Prompt& prompt, SubjectOf subject_of) : prompt_(&prompt) {
  subjects_.reserve(prompt.choices.size());
  for (std::uint32_t n = 0; n < prompt.choices.size(); ++n) {
    const Subject subject = subject_of(prompt.choices[n].action);
    subjects_.push_back(subject);
    if (subject.unit != kNoPiece) {
      by_unit_.push_back({subject.unit, n});
    }
    if (subject.hex != kNoHex) {
      by_hex_.push_back({subject.hex, n});
    }
  }
  heap_sort(by_unit_.begin(), by_unit_.end(), [](const Entry& a, const Entry& b) { return a < b; });
  heap_sort(by_hex_.begin(), by_hex_.end(), [](const Entry& a, const Entry& b) { return a < b; });
}

ChoiceIndex::Entries::const_iterator ChoiceIndex::first_of(const Entries& entries, std::int32_t key) {
  return std::lower_bound(entries.begin(), entries.end(), Entry{key, 0});
}

const Choice* ChoiceIndex::first(Verb verb) const {
  if (prompt_ != nullptr) {
    for (const Choice& choice : prompt_->choices) {
      if (choice.action.verb == verb) {
        return &choice;
      }
    }
  }
  return nullptr;
}

const Choice* ChoiceIndex::find(const Action& action) const {
  if (prompt_ == nullptr) {
    return nullptr;
  }
  // Choices stand in the order of their actions.
  const auto at = std::lower_bound(prompt_->choices.begin(), prompt_->choices.end(), action,
                                   [](const Choice& choice, const Action& other) { return choice.action < other; });
  return at != prompt_->choices.end() && at->action == action ? &*at : nullptr;
}

const Choice* ChoiceIndex::of_unit(PieceId unit) const {
  if (unit == kNoPiece) {
    return nullptr;
  }
  const auto at = first_of(by_unit_, unit);
  return at != by_unit_.end() && at->key == unit ? &prompt_->choices[at->choice] : nullptr;
}

const Choice* ChoiceIndex::of_hex(HexId hex, PieceId chosen) const {
  if (hex == kNoHex) {
    return nullptr;
  }
  const Choice* found = nullptr;
  for (auto at = first_of(by_hex_, hex); at != by_hex_.end() && at->key == hex; ++at) {
    const Choice& choice = prompt_->choices[at->choice];
    const Subject& subject = subjects_[at->choice];
    if (!subject.is_unit_to_hex()) {
      return &choice;
    }
    if (chosen == kNoPiece || subject.unit == chosen) {
      if (found != nullptr) {
        return nullptr;  // several units could: one has to be chosen first
      }
      found = &choice;
    }
  }
  return found;
}

std::vector<PieceId> ChoiceIndex::movers() const {
  std::vector<PieceId> out;
  for (const Subject& subject : subjects_) {
    if (subject.is_unit_to_hex() && std::find(out.begin(), out.end(), subject.unit) == out.end()) {
      out.push_back(subject.unit);
    }
  }
  return out;
}

std::vector<HexId> ChoiceIndex::hexes(PieceId chosen) const {
  std::vector<HexId> out;
  for (const Entry& entry : by_hex_) {
    const auto hex = static_cast<HexId>(entry.key);
    if ((out.empty() || out.back() != hex) && of_hex(hex, chosen) != nullptr) {
      out.push_back(hex);
    }
  }
  return out;
}

}  // namespace longroll::web::hexgame
