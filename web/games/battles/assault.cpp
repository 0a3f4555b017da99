// build: logic
#include "web/games/battles/assault.h"

#include "engine/games/battles/words.h"

namespace longroll::web::battles {

Odds faces_of(const bt::Chart& chart, const bt::AttackOdds& odds) {
  const bt::ResultChances chances = bt::chances_of(chart, odds);
  Odds out;
  out.total = bt::ResultChances::kFaces;
  for (std::size_t i = chances.faces.size(); i-- > 0;) {
    if (chances.faces[i] > 0) {
      out.shares.push_back({std::string(bt::result_in_words(static_cast<bt::CombatResult>(i))),
                            static_cast<std::uint64_t>(chances.faces[i])});
    }
  }
  return out;
}

std::string columns_text(int shift) {
  const int n = std::abs(shift);
  return (n == 1 ? std::string("one column") : std::to_string(n) + " columns") + (shift < 0 ? " left" : " right");
}

std::string changes_text(const bt::UnitStrength& line) {
  std::string out;
  for (const bt::StrengthChange& change : line.changes) {
    out += (out.empty() ? "" : "; ") + std::string(bt::name_of(change.cause)) + ", " + std::to_string(change.before) +
           " becomes " + std::to_string(change.after) + " [" + std::string(bt::rule_of(change.cause)) + "]";
  }
  return out;
}

}  // namespace longroll::web::battles
