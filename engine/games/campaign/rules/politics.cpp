// build: small
#include "engine/games/campaign/rules/politics.h"

#include <algorithm>

#include "engine/games/campaign/set_up.h"

namespace longroll::campaign {

int election_loss(const Field& field, int die) {
  const int total = die + field.value(Track::PoliticalStatus);
  return total >= field.chart().war.politics.election_holds_from ? 0 : std::max(1, total);
}

int draft_cost(const Field& field, int die) {
  const int divisor = field.chart().war.politics.draft_divisor;
  return (die + divisor - 1) / divisor;
}

int status_after(const Field& field, int change) {
  const PoliticsNumbers& numbers = field.chart().war.politics;
  return std::clamp<int>(field.value(Track::PoliticalStatus) + change, numbers.lowest, numbers.highest);
}

bool is_kentucky_due(const Field& field) {
  return field.kentucky() == Kentucky::Neutral && field.turn() >= field.chart().war.kentucky.decides_from;
}

bool kentucky_decides(const Field& field, int die) { return die < field.turn(); }

bool is_diplomacy_due(const Field& field) {
  return field.value(Track::PoliticalStatus) < 0 &&
         field.value(Track::Diplomacy) < static_cast<int>(Diplomacy::Intervention);
}

const DiplomaticResult* diplomacy_of(const Field& field, int die) {
  const DiplomaticResult* result = field.chart().war.diplomatic_result(die + field.value(Track::PoliticalStatus));
  if (result == nullptr || field.value(Track::Diplomacy) < static_cast<int>(Diplomacy::Recognition)) {
    return result;
  }
  for (const DiplomaticResult& earlier : field.chart().war.diplomacy) {
    if (earlier.id == "recognition" &&
        std::find(earlier.ends.begin(), earlier.ends.end(), result->id) != earlier.ends.end()) {
      return nullptr;
    }
  }
  return result;
}

bool is_mediated(const Field& field, Seat attacker, HexId hex) {
  return attacker == Seat::Union && field.value(Track::Mediation) == field.turn() && field.map().cities().has(hex) &&
         field.held(Seat::Confederate).has(hex);
}

Seat kentucky_joins(KentuckyEnd end) { return end == KentuckyEnd::UnionInvades ? Seat::Confederate : Seat::Union; }

const KentuckyEnds& kentucky_numbers(const Field& field, KentuckyEnd end) {
  const KentuckyNumbers& numbers = field.chart().war.kentucky;
  return end == KentuckyEnd::Decides        ? numbers.joins
         : end == KentuckyEnd::UnionInvades ? numbers.union_invades
                                            : numbers.confederate_invades;
}

Seat kentucky_placer(const KentuckyJoinsLocals& kentucky) {
  switch (kentucky.stage) {
    case KentuckyStage::ConfederateArmy:
      return Seat::Confederate;
    case KentuckyStage::UnionArmy:
      return Seat::Union;
    default:
      return kentucky_joins(kentucky.end);
  }
}

namespace {

/// Campaign 15.5.1: where the Confederates may begin.
HexSet join_places(const Field& field) {
  const std::vector<std::string>& names = field.chart().war.kentucky_join_at;
  HexSet hexes;
  for (const MapPlace& place : field.map().places()) {
    if (field.map().state_at(place.hex) == AmericanState::Kentucky &&
        std::find(names.begin(), names.end(), place.name) != names.end()) {
      hexes.add(place.hex);
    }
  }
  return hexes;
}

HexSet in_kentucky(const Field& field, const HexSet& hexes) {
  HexSet found;
  hexes.for_each([&](HexId hex) {
    if (field.map().state_at(hex) == AmericanState::Kentucky) {
      found.add(hex);
    }
  });
  return found;
}

}  // namespace

HexSet kentucky_places(const Field& field, const KentuckyJoinsLocals& kentucky) {
  const Seat side = kentucky_placer(kentucky);
  const bool is_militia = kentucky.stage == KentuckyStage::Militia || kentucky.stage == KentuckyStage::MilitiaDie;
  if (next_in_pool(field.state(), field.library(), side, is_militia ? UnitClass::Msp : UnitClass::Asp) == kNoPiece) {
    return {};
  }
  HexSet places;
  if (kentucky.end == KentuckyEnd::Decides) {
    places = side == Seat::Confederate ? join_places(field) : in_kentucky(field, field.library().towns);
  } else {
    places = in_kentucky(field, field.map().cities());
  }
  places -= field.occupied(other(side));
  if (kentucky.last != kNoHex && !is_militia) {
    places.remove(kentucky.last);
  }
  if (!is_militia) {
    return places;
  }
  HexSet free;
  (places - field.held(other(side))).for_each([&](HexId hex) {
    if (field.count_at(hex, side, UnitClass::Msp) == 0) {
      free.add(hex);
    }
  });
  return free;
}

}  // namespace longroll::campaign
