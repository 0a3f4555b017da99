// build: logic
#include "web/hexgame/roster.h"

#include <algorithm>

namespace longroll::web::hexgame {
namespace {

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace

bool holds(std::string_view words, std::string_view sought) {
  return std::search(words.begin(), words.end(), sought.begin(), sought.end(),
                     [](char a, char b) { return small(a) == small(b); }) != words.end();
}

void RosterBuilder::add(const longroll::hexgame::Unit& counter, RosterLine line) {
  line.name = counter.name;
  line.title = counter.title;
  line.side = counter.side;
  const auto known = std::find(formations_.begin(), formations_.end(), counter.formation);
  if (known == formations_.end()) {
    formations_.push_back(counter.formation);
    groups_.push_back({counter.formation_title, {std::move(line)}});
    return;
  }
  groups_[static_cast<std::size_t>(known - formations_.begin())].lines.push_back(std::move(line));
}

bool matches(const RosterGroup& group, const RosterLine& line, std::string_view sought) {
  return holds(line.name, sought) || holds(line.title, sought) || holds(group.title, sought);
}

std::string joined(std::string_view first, std::string_view second) {
  return std::string(first) + (first.empty() || second.empty() ? "" : ", ") + std::string(second);
}

}  // namespace longroll::web::hexgame
