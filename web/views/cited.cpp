// build: logic
#include "web/views/cited.h"

#include <optional>

#include "engine/core/text.h"

namespace longroll::web {
namespace {

/// "8.41" as its section and what follows the dot, which is read figure by figure: 8.5 comes after 8.41.
struct Number {
  std::uint64_t section = 0;
  std::string_view part;

  bool is_before(const Number& other) const {
    return section != other.section ? section < other.section : part < other.part;
  }
};

std::optional<Number> number_of(std::string_view rule) {
  const std::size_t dot = rule.find('.');
  const auto section = parse_u64(rule.substr(0, dot));
  return dot == std::string_view::npos || !section ? std::nullopt
                                                   : std::optional(Number{*section, rule.substr(dot + 1)});
}

/// One part of a citation, "8.6" or "8.41 to 8.46", has the rule.
bool holds(std::string_view part, std::string_view rule) {
  constexpr std::string_view kTo = " to ";
  const std::size_t to = part.find(kTo);
  if (to == std::string_view::npos) {
    return part == rule;
  }
  const auto first = number_of(part.substr(0, to));
  const auto last = number_of(part.substr(to + kTo.size()));
  const auto wanted = number_of(rule);
  return first && last && wanted && !wanted->is_before(*first) && !last->is_before(*wanted);
}

/// The rule that it belongs to: 6.0 of 6.0G, 12.1 of 12.12, 12.0 of 12.1; empty: none.
std::string parent_of(std::string_view rule) {
  const auto number = number_of(rule);
  if (!number || number->part == "0") {
    return "";
  }
  const std::string shorter(rule.substr(0, rule.size() - 1));
  return number->part.size() > 1 ? shorter : shorter + "0";
}

}  // namespace

bool cites_alone(std::string_view words, std::string_view rule) {
  return words.find("[" + std::string(rule) + "]") != std::string_view::npos;
}

bool cites(std::string_view words, std::string_view rule) {
  for (std::size_t open = words.find('['); open != std::string_view::npos; open = words.find('[', open + 1)) {
    std::string_view rest = words.substr(open + 1, words.find(']', open) - open - 1);
    while (!rest.empty()) {
      const std::size_t comma = rest.find(", ");
      if (holds(rest.substr(0, comma), rule)) {
        return true;
      }
      rest = comma == std::string_view::npos ? std::string_view{} : rest.substr(comma + 2);
    }
  }
  return false;
}

std::vector<std::string> paragraphs_on(const std::vector<HelpPage>& pages, std::string_view rule) {
  std::vector<std::string> found;
  for (std::string wanted(rule); !wanted.empty() && found.empty(); wanted = parent_of(wanted)) {
    for (const auto how : {cites_alone, cites}) {
      for (const HelpPage& page : pages) {
        for (const std::string& words : page.paragraphs) {
          if (how(words, wanted)) {
            found.push_back(words);
          }
        }
      }
      if (!found.empty()) {
        break;
      }
    }
  }
  return found;
}

}  // namespace longroll::web
