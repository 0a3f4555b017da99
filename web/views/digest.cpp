// build: logic
#include "web/views/digest.h"

#include <algorithm>
#include <array>

namespace longroll::web {
namespace {

struct KindWords {
  DigestLine::Kind kind;
  std::string_view one, many;
};
constexpr std::array<KindWords, 6> kKinds{{{DigestLine::Kind::Arrival, "arrival", "arrivals"},
                                           {DigestLine::Kind::Move, "move", "moves"},
                                           {DigestLine::Kind::Fight, "fight", "fights"},
                                           {DigestLine::Kind::Loss, "loss", "losses"},
                                           {DigestLine::Kind::Ground, "place taken", "places taken"},
                                           {DigestLine::Kind::Card, "card played", "cards played"}}};

}  // namespace

std::string summary_of(const Digest& digest) {
  std::string out;
  for (const KindWords& words : kKinds) {
    int count = 0;
    for (const DigestLine& line : digest.lines) {
      count += line.kind == words.kind ? line.count : 0;
    }
    if (count > 0) {
      out += (out.empty() ? "" : ", ") + std::to_string(count) + " " + std::string(count == 1 ? words.one : words.many);
    }
  }
  return out;
}

std::string headline_of(const Digest& digest) {
  Digest rest = digest;
  const auto taken = std::find_if(rest.lines.begin(), rest.lines.end(), [](const DigestLine& line) {
    return line.kind == DigestLine::Kind::Ground && line.count > 0;
  });
  if (taken == rest.lines.end()) {
    return "They made " + summary_of(digest);
  }
  const std::string first = taken->text;
  rest.lines.erase(taken);
  const std::string more = summary_of(rest);
  return first + (more.empty() ? "" : ". Also " + more);
}

std::string in_words(const Digest& digest) {
  std::string out = "What the " + std::string(name_of(digest.side)) + " side did: " + summary_of(digest) + ".";
  for (const DigestLine& line : digest.lines) {
    if (!line.is_of_units()) {
      out += " " + line.text + ".";
    }
  }
  return out;
}

}  // namespace longroll::web
