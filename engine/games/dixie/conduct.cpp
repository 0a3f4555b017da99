#include "engine/games/dixie/conduct.h"

namespace longroll::dixie {
namespace {

constexpr Conduct kUnionAtShiloh{.to_front = 2144,
                                 .to_back = 1275,
                                 .to_flank = 189,
                                 .off_flank = 2219,
                                 .finish = 637,
                                 .worth_fights = 231,
                                 .worth_flanks = -340,
                                 .value_posts = 914};

/// Where lines can be fired along, flanks must be held as anybody would.
constexpr Conduct kUnionInLine{.worth_fights = 231, .value_posts = 914};

constexpr Conduct kConfederatesAtShiloh{.to_front = 1414,
                                        .to_back = 1516,
                                        .finish = 859,
                                        .safe_help = 1189,
                                        .late_help = 1189,
                                        .strong_first = 1516,
                                        .worth_fights = 3000,
                                        .fire_fights = 1828,
                                        .worth_flanks = -565};

}  // namespace

const Conduct& drill_of(const Field& field, Seat side) {
  if (!field.battlefield().is_front_and_back()) {
    return kPlain;
  }
  if (side == Seat::Confederate) {
    return kConfederatesAtShiloh;
  }
  return field.has(Option::Enfilade) ? kUnionInLine : kUnionAtShiloh;
}

}  // namespace longroll::dixie
