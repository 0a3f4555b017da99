// build: logic
#include "web/games/dixie/chance_words.h"

#include <algorithm>
#include <string_view>

namespace longroll::web::dixie {
namespace {

/// The number with which a result begins: 2 of "2 hits, one on the general"; 0 of "no hits".
int hits_of(std::string_view result) {
  int hits = 0;
  for (const char c : result) {
    if (c < '0' || c > '9') {
      break;
    }
    hits = hits * 10 + (c - '0');
  }
  return hits;
}

}  // namespace

std::string percent_of(std::uint64_t good, std::uint64_t all) {
  const std::uint64_t rounded = all == 0 ? 0 : (good * 200 + all) / (2 * all);
  return rounded == 0 && good > 0 ? "<1%" : rounded == 100 && good < all ? ">99%" : std::to_string(rounded) + "%";
}

std::string hits_in_percent(const Odds& odds) {
  std::uint64_t one = 0;
  std::uint64_t two = 0;
  std::uint64_t general = 0;
  for (const Share& share : odds.shares) {
    const int hits = hits_of(share.summary);
    one += hits >= 1 ? share.weight : 0;
    two += hits >= 2 ? share.weight : 0;
    general += share.summary.find("on the general") != std::string::npos ? share.weight : 0;
  }
  std::string words = (two > 0 ? "1 hit or more " : "1 hit ") + percent_of(one, odds.total);
  words += two > 0 ? ", 2 or more " + percent_of(two, odds.total) : "";
  words += general > 0 ? ", on the general " + percent_of(general, odds.total) : "";
  return words;
}

std::string best_in_percent(const Odds& odds) {
  const Share& best = odds.shares.front();
  return best.summary + " " + percent_of(best.weight, odds.total);
}

std::string tenths_in_words(int tenths) { return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10); }

}  // namespace longroll::web::dixie
