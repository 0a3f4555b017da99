// build: logic
#include "engine/games/chattanooga/words.h"
#include "web/games/chattanooga/fight_shown.h"
#include "web/games/chattanooga/words.h"

/// The results that a fight can have, by the tables.
namespace longroll::web::chattanooga {
namespace {

/// Of ten dice the results, equal ones counted together.
template <class ResultOf>
Odds odds_of_ten(ResultOf&& result_of) {
  Odds odds;
  odds.total = ch::kDieFaces;
  for (int die = 0; die < ch::kDieFaces; ++die) {
    const std::string words = ch::result_words(result_of(die));
    bool is_there = false;
    for (Share& share : odds.shares) {
      is_there = is_there || share.summary == words;
      share.weight += share.summary == words ? 1 : 0;
    }
    if (!is_there) {
      odds.shares.push_back({words, 1});
    }
  }
  return odds;
}

}  // namespace

Odds results_of(const ch::Field& field, const ch::Engagement& engagement) {
  const int intensity = ch::intensity_of(field, engagement);
  return odds_of_ten([&](int die) -> const ch::CombatResult& {
    return field.chart().combat_result(ch::combat_die(field, engagement, die), intensity);
  });
}

Odds results_of(const ch::Field& field, const ch::Shot& shot) {
  const HexId hex = field.piece(shot.target).place;
  return odds_of_ten([&](int die) -> const ch::CombatResult& { return ch::bombardment_result(field, shot, hex, die); });
}

std::string column_words(const ch::Field& field, const ch::Engagement& engagement) {
  return "intensity " + std::to_string(ch::intensity_of(field, engagement)) + ", die " +
         signed_text(ch::die_terms(field, engagement).total());
}

}  // namespace longroll::web::chattanooga
