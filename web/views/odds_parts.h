#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/play/odds.h"

namespace longroll::web {

/// Whom low dice help: Odds come low dice first, and a bar runs from the best to the worst for who reads it.
enum class LowDice : std::uint8_t { HelpMe, HelpTheEnemy };

/// One part of a bar of chances, and one line of its legend.
struct OddsPart {
  std::string words;         ///< "2 hits", or of results that stand together "4 to 9 hits"
  std::uint64_t weight = 0;  ///< of `total`
  std::uint64_t total = 1;
  int percent = 0;  ///< whole; those of all parts together are 100, or near it (alike parts)

  double share() const { return static_cast<double>(weight) / static_cast<double>(total); }
  /// "31", or "<1" of what may happen but hardly ever does.
  std::string percent_words() const;
  /// "5 in 6" where the numbers are small, else "1 in 217", or "30.9 in 100".
  std::string fraction_words() const;
};

/// The results in order, best first, as five parts at most: of more, neighbours stand together, those first that are
/// the least likely, so that what is likely stands by itself.
std::vector<OddsPart> parts_of(const Odds& odds, LowDice good_for = LowDice::HelpMe);

/// Results of rolls that can be compared, best first: in all bars of a list the same result has the same colour.
using OddsScale = std::vector<std::string>;
/// Adds the results of a roll to the first scale that has one of them, or as a scale of their own.
void add_results(std::vector<OddsScale>& scales, const Odds& odds, LowDice good_for);
/// The colour of a result in such bars: 0, the best of its scale, to 4, the worst.
int rank_of(const std::vector<OddsScale>& scales, const std::string& result);

}  // namespace longroll::web
