// build: logic
#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "engine/core/heap_sort.h"
#include "engine/games/chattanooga/rules/bombardment.h"
#include "engine/games/chattanooga/rules/combat.h"
#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/rules/morale.h"
#include "engine/games/chattanooga/rules/works.h"
#include "engine/games/chattanooga/words.h"
#include "web/games/chattanooga/fight_shown.h"
#include "web/games/chattanooga/words.h"

/// The results that a fight can have, by the tables.
namespace longroll::web::chattanooga {
namespace {

/// Of ten dice the results, equal ones counted together, the worst for the attacker first.
template <class ResultOf>
Odds odds_of_ten(const ch::Field& field, PieceId attacker, PieceId defender, ResultOf&& result_of) {
  Odds odds;
  odds.total = ch::kDieFaces;
  std::array<int, ch::kDieFaces> dice;
  std::iota(dice.begin(), dice.end(), 0);
  const auto harm = [&](int die) { return ch::harm_to_defender(field, attacker, defender, result_of(die)); };
  heap_sort(dice.begin(), dice.end(), [&](int a, int b) { return std::pair(harm(a), a) < std::pair(harm(b), b); });
  for (const int die : dice) {
    const std::string words = ch::result_words(field, attacker, defender, result_of(die));
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
  return odds_of_ten(field, engagement.attacker, engagement.defender, [&](int die) -> const ch::CombatResult& {
    return field.chart().combat_result(ch::combat_die(field, engagement, die), intensity);
  });
}

Odds results_of(const ch::Field& field, const ch::Shot& shot) {
  const HexId hex = field.piece(shot.target).place;
  return odds_of_ten(field, shot.unit, shot.target,
                     [&](int die) -> const ch::CombatResult& { return ch::bombardment_result(field, shot, hex, die); });
}

int harm_of(const ch::Field& field, const ch::Shot& shot) {
  const HexId hex = field.piece(shot.target).place;
  int harm = 0;
  for (int die = 0; die < ch::kDieFaces; ++die) {
    harm += ch::harm_to_defender(field, shot.unit, shot.target, ch::bombardment_result(field, shot, hex, die));
  }
  return harm;
}

Odds in_order_of(const Odds& by_table, Odds exact) {
  // A check before the die (5.7, 10.7) has results of its own: they stay as the die brings them.
  const Odds by_die = exact;
  const auto place = [&](const Share& share) {
    const auto in = [&](const std::vector<Share>& all) {
      return std::find_if(all.begin(), all.end(), [&](const Share& one) { return one.summary == share.summary; });
    };
    return std::pair(in(by_table.shares), in(by_die.shares));
  };
  heap_sort(exact.shares.begin(), exact.shares.end(),
            [&](const Share& a, const Share& b) { return place(a) < place(b); });
  return exact;
}

std::vector<ch::Engagement> threats_to(const ch::Field& field, HexId hex) {
  struct Threat {
    ch::Engagement engagement;
    int harm = 0;  ///< of all ten dice together
  };
  std::vector<Threat> threats;
  const PieceId defender = ch::defender_at(field, hex);
  for (const Direction d : kAllDirections) {
    const HexId from = field.grid().neighbor(hex, d);
    if (defender == kNoPiece || from == kNoHex || !field.has_units(from, other(field.side_of(defender))) ||
        ch::is_combat_barred(field, from, opposite(d))) {
      continue;
    }
    std::optional<Threat> worst;
    ch::for_each_unit_at(field, from, [&](PieceId attacker) {
      if (field.type(attacker) == ch::UnitType::Artillery) {
        return;
      }
      Threat threat{{attacker, defender, hex}};
      const int intensity = ch::intensity_of(field, threat.engagement);
      for (int die = 0; die < ch::kDieFaces; ++die) {
        threat.harm +=
            ch::harm_to_defender(field, attacker, defender,
                                 field.chart().combat_result(ch::combat_die(field, threat.engagement, die), intensity));
      }
      if (!worst || threat.harm >= worst->harm) {  // of equal ones the one on top
        worst = threat;
      }
    });
    if (worst) {
      threats.push_back(*worst);
    }
  }
  heap_sort(threats.begin(), threats.end(), [](const Threat& a, const Threat& b) {
    return std::pair(-a.harm, a.engagement.attacker) < std::pair(-b.harm, b.engagement.attacker);
  });
  std::vector<ch::Engagement> out;
  for (const Threat& threat : threats) {
    out.push_back(threat.engagement);
  }
  return out;
}

std::string column_words(const ch::Field& field, const ch::Engagement& engagement) {
  return "intensity " + std::to_string(ch::intensity_of(field, engagement)) + ", die " +
         signed_text(ch::die_terms(field, engagement).total());
}

std::string flank_words(const ch::Field& field, const ch::Engagement& engagement) {
  const PieceId defender = engagement.defender;
  int passing = 0;
  for (int die = 0; die < ch::kDieFaces; ++die) {
    const int added = ch::fighting_morale(field, defender) - field.morale(defender);
    passing += ch::check_morale(field, defender, engagement.hex, die, added).is_passed ? 1 : 0;
  }
  return field.counter(defender).name + " is surrounded: before the die it checks its morale and stays with " +
         percent_of_ten(passing) + " [10.7]";
}

std::string fortune_words(const ch::Field& field) {
  if (!field.has(ch::Option::FortunesOfWar) || ch::fortune_of(field.state())) {
    return {};
  }
  return "A natural " + std::to_string(field.numbers().combat.fortune_die) + ", " + percent_of_ten(1) +
         ", brings a fortune of war to the " + std::string(longroll::name_of(ch::holder(field.state()))) +
         " side [15.0]";
}

std::vector<std::string> threat_notes(const ch::Field& field, PieceId defender) {
  const ch::CombatNumbers& numbers = field.numbers().combat;
  std::vector<std::string> out;
  if (!field.time().has_preparation) {
    out.emplace_back("At night there are no charges, no volleys, no coordination and no flank attacks. [12.3]");
    return out;
  }
  const Place there = field.piece(defender).place;
  const ch::WorksNumbers* works = is_hex(there) ? ch::works_at(field, static_cast<HexId>(there)) : nullptr;
  if (works != nullptr && works->needs_charge) {
    out.emplace_back("Only infantry that charges attacks a trench or a redoubt. [17.4]");
  }
  if (field.has(ch::Option::Charge)) {
    out.push_back("If the enemy charges: intensity " + signed_text(numbers.charge_intensity) + ". [10.8]");
  }
  if (field.has(ch::Option::Coordination)) {
    out.push_back("If his attack follows one of its own formation: intensity " +
                  signed_text(numbers.coordinated_intensity) + ". [10.6]");
  }
  if (field.has(ch::Option::Volley) && !ch::has_volley(field, defender)) {
    out.push_back("If " + field.counter(defender).name + " stood ready to fire: die " +
                  signed_text(numbers.volley_die) + ". [10.9]");
  }
  return out;
}

}  // namespace longroll::web::chattanooga
