#pragma once

#include <string>
#include <vector>

namespace longroll::web::hexgame {

/// The columns of a table of odds, from the worst.
struct OddsColumns {
  std::vector<std::string> words;  ///< "1:2", one for each column that may be shown
  int before = 0;                  ///< the column before shifts
  int now = 0;                     ///< the column that counts
};
/// Columns round the odds, the first ones framed, the final ones filled, an arrow from these to those.
void draw_odds_strip(const OddsColumns& odds);

}  // namespace longroll::web::hexgame
