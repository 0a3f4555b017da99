// build: logic
#include "web/views/odds_parts.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace longroll::web {
namespace {

constexpr std::size_t kMaxParts = 5;

/// A row of neighbouring results, from `first` to `last` in the order that is shown.
struct Group {
  std::size_t first, last;
  std::uint64_t weight;
};

/// "1 hit" and "9 hits": "1 to 9 hits"; "no hits" and "1 hit": "no hits or 1 hit".
/// Of "2 hits, one on the general" only the hits are a number of the range: "no hits, or one on the general".
std::string words_of_range(std::string low, std::string high, bool are_two) {
  const std::string& longer = low.size() > high.size() ? low : high;
  const std::string rest = longer.substr(std::min(longer.find(','), longer.size()));
  low = low.substr(0, low.find(','));
  high = high.substr(0, high.find(','));
  if (low == high && !rest.empty()) {
    return low + ", or" + rest.substr(1);
  }
  const std::string between = are_two ? " or " : " to ";
  const std::size_t at_low = low.find(' ');
  const std::size_t at_high = high.find(' ');
  if (at_low == std::string::npos || at_high == std::string::npos) {
    return low + between + high;
  }
  const std::string noun = low.substr(at_low);
  const std::string last = high.substr(at_high);
  const bool is_number = low[0] >= '0' && low[0] <= '9';
  const bool is_same = noun == last || noun + "s" == last || noun == last + "s";
  return (is_number && is_same ? low.substr(0, at_low) : low) + between + high;
}

/// "1 hit", "no hits": results that are counted.
bool is_count(const std::string& words) { return (words[0] >= '0' && words[0] <= '9') || words.starts_with("no "); }

/// Results that have no numbers, each by its name: "defender disrupted, driven back, or eliminated". A first word that
/// all have is said once.
std::string words_of_list(const std::vector<std::string>& all) {
  const std::size_t first = all.front().find(' ');
  const std::string common = first == std::string::npos ? "" : all.front().substr(0, first + 1);
  const auto every = [&](auto&& is) { return std::all_of(all.begin(), all.end(), is); };
  const bool is_common = !common.empty() && every([&](const std::string& one) { return one.starts_with(common); });
  const bool is_simple =
      all.size() == 2 && every([](const std::string& one) { return one.find(" and ") == std::string::npos; });
  std::string out = all.front();
  for (std::size_t i = 1; i < all.size(); ++i) {
    out += i + 1 < all.size() ? ", " : is_simple ? " or " : ", or ";
    out += is_common ? all[i].substr(common.size()) : all[i];
  }
  return out;
}

/// Whole percentages that add up to 100: what is lost by rounding down goes where most was lost. Alike parts read
/// alike, and are rounded each by itself where there is not enough for all of them: three thirds are 33 each.
void round_percentages(std::vector<OddsPart>& parts) {
  int left = 100;
  const auto lost = [&](const OddsPart& part) { return part.share() * 100 - part.percent; };
  for (OddsPart& part : parts) {
    part.percent = static_cast<int>(part.share() * 100);
    left -= part.percent;
  }
  while (left > 0) {
    const OddsPart most = *std::max_element(parts.begin(), parts.end(),
                                            [&](const OddsPart& a, const OddsPart& b) { return lost(a) < lost(b); });
    const auto alike = static_cast<int>(
        std::count_if(parts.begin(), parts.end(), [&](const OddsPart& part) { return part.weight == most.weight; }));
    if (lost(most) <= 0 || (alike > left && lost(most) < 0.5)) {
      break;
    }
    for (OddsPart& part : parts) {
      part.percent += part.weight == most.weight ? 1 : 0;
    }
    left -= alike;
  }
}

}  // namespace

std::string OddsPart::percent_words() const { return percent == 0 && weight > 0 ? "<1" : std::to_string(percent); }

std::string OddsPart::fraction_words() const {
  const std::uint64_t common = std::gcd(weight, total);
  if (common > 0 && total / common <= 36) {
    return std::to_string(weight / common) + " in " + std::to_string(total / common);
  }
  if (weight > 0 && share() < 0.05) {
    return "1 in " + std::to_string((2 * total + weight) / (2 * weight));
  }
  const std::uint64_t tenths = static_cast<std::uint64_t>(share() * 1000 + 0.5);
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10) + " in 100";
}

std::vector<OddsPart> parts_of(const Odds& odds, LowDice good_for) {
  std::vector<Share> shares = odds.shares;
  if (good_for == LowDice::HelpTheEnemy) {
    std::reverse(shares.begin(), shares.end());
  }
  std::vector<Group> groups;
  for (std::size_t i = 0; i < shares.size(); ++i) {
    groups.push_back({i, i, shares[i].weight});
  }
  while (groups.size() > kMaxParts) {
    std::size_t best = 0;
    for (std::size_t i = 1; i + 1 < groups.size(); ++i) {
      if (groups[i].weight + groups[i + 1].weight < groups[best].weight + groups[best + 1].weight) {
        best = i;
      }
    }
    groups[best] = {groups[best].first, groups[best + 1].last, groups[best].weight + groups[best + 1].weight};
    groups.erase(groups.begin() + static_cast<std::ptrdiff_t>(best) + 1);
  }
  std::vector<OddsPart> parts;
  for (const Group& group : groups) {
    const auto words = [&](std::size_t at) {
      return shares[at].summary.empty() ? std::string("nothing comes of it") : shares[at].summary;
    };
    std::vector<std::string> all;
    for (std::size_t at = group.first; at <= group.last; ++at) {
      all.push_back(words(at));
    }
    std::string text = words_of_list(all);
    if (all.size() > 1 && is_count(all.front()) && is_count(all.back())) {
      // Numbers are told the smaller first: low dice bring the many hits.
      const bool is_up = good_for == LowDice::HelpTheEnemy;
      text = words_of_range(is_up ? all.front() : all.back(), is_up ? all.back() : all.front(), all.size() == 2);
    }
    parts.push_back({std::move(text), group.weight, odds.total});
  }
  round_percentages(parts);
  return parts;
}

void add_results(std::vector<OddsScale>& scales, const Odds& odds, LowDice good_for) {
  std::vector<Share> shares = odds.shares;
  if (good_for == LowDice::HelpTheEnemy) {
    std::reverse(shares.begin(), shares.end());
  }
  const auto place_of = [](const OddsScale& scale, const Share& share) {
    return std::find(scale.begin(), scale.end(), share.summary) - scale.begin();
  };
  const auto known = std::find_if(scales.begin(), scales.end(), [&](const OddsScale& scale) {
    return std::any_of(shares.begin(), shares.end(),
                       [&](const Share& share) { return place_of(scale, share) < std::ssize(scale); });
  });
  OddsScale& scale = known != scales.end() ? *known : scales.emplace_back();
  std::ptrdiff_t next = 0;  // what is new comes after the result before it
  for (const Share& share : shares) {
    std::ptrdiff_t at = place_of(scale, share);
    if (at == std::ssize(scale)) {
      at = next;
      scale.insert(scale.begin() + at, share.summary);
    }
    next = at + 1;
  }
}

int rank_of(const std::vector<OddsScale>& scales, const std::string& result) {
  constexpr std::ptrdiff_t kWorst = 4;
  for (const OddsScale& scale : scales) {
    if (const auto found = std::find(scale.begin(), scale.end(), result); found != scale.end() && scale.size() > 1) {
      return static_cast<int>((found - scale.begin()) * kWorst / (std::ssize(scale) - 1));
    }
  }
  return 0;
}

}  // namespace longroll::web
