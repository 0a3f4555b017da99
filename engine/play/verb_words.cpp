// build: small
#include "engine/play/verb_words.h"

#include <algorithm>
#include <limits>
#include <vector>

#include "engine/core/text.h"

namespace longroll {

const VerbWords* find_verb(std::span<const VerbWords> verbs, Verb verb) {
  if (verb < verbs.size() && verbs[verb].verb == verb) {  // most tables are in the order of the verbs
    return &verbs[verb];
  }
  const auto at = std::find_if(verbs.begin(), verbs.end(), [&](const VerbWords& row) { return row.verb == verb; });
  return at == verbs.end() ? nullptr : &*at;
}

const VerbWords* find_verb(std::span<const VerbWords> verbs, std::string_view word) {
  const auto at = std::find_if(verbs.begin(), verbs.end(), [&](const VerbWords& row) { return row.word == word; });
  return at == verbs.end() ? nullptr : &*at;
}

std::optional<int> argument_of(std::span<const VerbWords> verbs, const Action& action, ArgumentKind kind) {
  const VerbWords* const row = find_verb(verbs, action.verb);
  for (std::size_t i = 0; row != nullptr && i < row->kinds.size(); ++i) {
    if (row->kinds[i] == kind) {
      return action.args[i];
    }
  }
  return std::nullopt;
}

std::string text_of(std::span<const VerbWords> verbs, const Action& action, const ArgumentNames& names) {
  const VerbWords* const row = find_verb(verbs, action.verb);
  if (row == nullptr) {
    return "?";
  }
  std::string text(row->word);
  for (std::size_t i = 0; i < row->kinds.size(); ++i) {
    if (row->kinds[i] != 0) {
      const std::string word = names.text(row->kinds[i], action.args[i]);
      text += word.empty() ? "" : " " + word;
    }
  }
  return text;
}

std::optional<Action> parse_action(std::span<const VerbWords> verbs, std::string_view text,
                                   const ArgumentNames& names) {
  using Limits = std::numeric_limits<std::int16_t>;
  const std::vector<std::string_view> words = words_of(text);
  const VerbWords* const row = words.empty() ? nullptr : find_verb(verbs, words[0]);
  if (row == nullptr) {
    return std::nullopt;
  }
  Action action{row->verb, {}};
  std::size_t next = 1;
  for (std::size_t i = 0; i < row->kinds.size(); ++i) {
    if (row->kinds[i] == 0) {
      continue;
    }
    const std::optional<int> value =
        next < words.size() ? names.value(row->kinds[i], words[next]) : names.left_out(row->kinds[i]);
    if (!value || *value < Limits::min() || *value > Limits::max()) {
      return std::nullopt;
    }
    next += next < words.size() ? 1 : 0;
    action.args[i] = static_cast<std::int16_t>(*value);
  }
  return next == words.size() ? std::optional(action) : std::nullopt;
}

}  // namespace longroll
