#include "engine/games/dixie/rules/days.h"

#include <algorithm>
#include <bitset>

#include "engine/games/dixie/locals.h"
#include "engine/games/dixie/rules/stacking.h"
#include "engine/table/pile.h"

namespace longroll::dixie {
namespace {

constexpr int kShilohDays = 2;
constexpr int kGettysburgDays = 3;

/// Dixie 15.1H: the cards that the option keeps for the second day.
bool is_kept_back(const State& state, const CardFacts& card) {
  constexpr int kOhio = 1;
  const int option = state.track(track(Option::Late));
  return (card.late == Late::Ohio && option >= kOhio) || (card.late == Late::ThirdDivision && option > kOhio);
}

const Step* find_night(const State& state) {
  for (const Step& step : state.stack) {
    if (step.kind == static_cast<std::int16_t>(StepKind::Night)) {
      return &step;
    }
  }
  return nullptr;
}

}  // namespace

bool has_three_days(const Edition& edition, const State& state) {
  return edition.three_days && state.track(track(Option::Days)) == 1;
}

int last_day(const Edition& edition, const State& state) {
  return edition.battlelines == Battlelines::FrontAndBack ? kShilohDays
         : has_three_days(edition, state)                 ? kGettysburgDays
                                                          : 1;
}

bool is_night(const State& state) { return find_night(state) != nullptr; }

Evening evening_of(const Edition& edition) {
  return edition.battlelines == Battlelines::FrontAndBack ? Evening{Phase::Reinforce, Seat::Confederate}
                                                          : Evening{Phase::Morale, Seat::Union};
}

bool is_dusk(const Field& field) {
  const Edition& edition = field.edition();
  const int day = day_of(field.state());
  const bool has_evening = day < last_day(edition, field.state()) || has_three_days(edition, field.state());
  return has_evening && field.phasing() == Seat::Confederate && field.in_deck(evening_of(edition).drawn_out) == 0;
}

bool is_end_of_days(const Field& field) { return day_of(field.state()) == kGettysburgDays && is_dusk(field); }

int reinforcements_of(const Edition& edition, const State& state, Seat side) {
  return has_three_days(edition, state) ? edition.three_days->reinforcements[index_of(side)]
                                        : edition.reinforcements[index_of(side)];
}

bool may_lie_unseen(const State& state, const CardFacts& card, Place place) {
  const Step* night = find_night(state);
  const bool is_first =
      day_of(state) == 1 && (night == nullptr || locals_of<NightLocals>(*night).stage <= NightStage::Supply);
  if (is_first) {
    return !is_kept_back(state, card) && (state.track(track(Option::FirstDay)) == 0 || card.day == 1);
  }
  if (state.track(track(Option::Late)) == 0) {
    return true;
  }
  return place == deck_of(Seat::Union) ? is_kept_back(state, card)
                                       : place != aside_of(Seat::Union) || !is_kept_back(state, card);
}

namespace {

/// Dixie 15.1H, 15.2H: may this card be among those dealt now? Some are kept for later days.
bool may_be_dealt(const Edition& edition, const State& state, const CardFacts& card) {
  if (is_night(state)) {
    return edition.battlelines == Battlelines::Opposed || is_kept_back(state, card);
  }
  return !is_kept_back(state, card) && (state.track(track(Option::FirstDay)) == 0 || card.day == 1);
}

/// By card of the collection: is it in the game already?
class Dealt {
 public:
  Dealt(const Edition& edition, const State& state) {
    for (const Piece& piece : state.pieces) {
      if (edition.has_kind(piece.kind)) {
        in_.set(static_cast<std::size_t>(piece.kind - edition.first_kind));
      }
    }
  }
  bool has(std::size_t card) const { return in_[card]; }

 private:
  std::bitset<kMaxCards> in_;
};

bool is_among(unsigned groups, const CardFacts& card) { return (groups >> card.group() & 1) != 0; }

/// Dixie 15.1H, 15.2H: the groups of which cards may be dealt now, a bit each.
unsigned groups_dealt_now(const Edition& edition, const State& state) {
  if (state.track(track(Option::Late)) == 0 && state.track(track(Option::FirstDay)) == 0) {
    return (1U << kDealGroups) - 1;
  }
  unsigned groups = 0;
  for (const Late late : {Late::No, Late::Ohio, Late::ThirdDivision}) {
    for (const std::int8_t day : {std::int8_t{1}, std::int8_t{2}}) {
      CardFacts card;  // stands for its group
      card.late = late;
      card.day = day;
      groups |= may_be_dealt(edition, state, card) ? 1U << card.group() : 0U;
    }
  }
  return groups;
}

}  // namespace

int count_undealt(const Edition& edition, const State& state, Seat side) {
  const unsigned groups = groups_dealt_now(edition, state);
  int count = 0;
  for (unsigned group = 0; group < kDealGroups; ++group) {
    count += (groups >> group & 1U) != 0 ? edition.size_of_group[index_of(side)][group] : 0;
  }
  for (const Piece& piece : state.pieces) {
    if (owner_of(piece) == side && edition.has_kind(piece.kind)) {
      count -= is_among(groups, edition.fact(piece.kind)) ? 1 : 0;
    }
  }
  return std::max(0, count);
}

std::int16_t undealt(const Edition& edition, const State& state, Seat side, int k) {
  const Dealt dealt(edition, state);
  const unsigned groups = groups_dealt_now(edition, state);
  for (std::size_t i = 0; i < edition.facts.size(); ++i) {
    const CardFacts& card = edition.facts[i];
    if (card.side == side && is_among(groups, card) && !dealt.has(i) && k-- == 0) {
      return static_cast<std::int16_t>(edition.first_kind + static_cast<int>(i));
    }
  }
  LR_CHECK(false, "the collection has cards left");
  return 0;
}

int count_dealt(const State& state, Seat side) {
  return static_cast<int>(std::count_if(state.pieces.begin(), state.pieces.end(),
                                        [&](const Piece& piece) { return owner_of(piece) == side; }));
}

Supply supply_of(const Field& field, Seat side) {
  const Edition& edition = field.edition();
  if (has_three_days(edition, field.state())) {
    const auto own = static_cast<std::size_t>(index_of(side));
    const int dealt = std::min(edition.three_days->night[own] + edition.three_days->allotment[own],
                               count_undealt(edition, field.state(), side));
    return {std::min(edition.three_days->night[own], dealt), dealt};
  }
  if (side != Seat::Union) {
    return {};
  }
  const int left = field.in_deck(Seat::Union);
  if (!field.has(Option::Late)) {
    return {left / 2, 0};
  }
  const int dealt = std::min(left, count_undealt(edition, field.state(), Seat::Union));
  return {dealt / 2, dealt};
}

bool is_too_early(const Edition& edition, const State& state, const CardFacts& card) {
  return card.day > 1 && card.is_terrain() && has_three_days(edition, state) &&
         card.day > day_of(state) + (is_night(state) ? 1 : 0);
}

Place way_out_by_night(const Field& field, Seat side, Place position) {
  const Place home = opposite(position);
  const bool is_free =
      !field.may_fight(home, other(side)) || (field.is_engaged(home) && field.is_attacking(home, other(side)));
  return line_of(position) != side && is_free ? home : reserve_of(side);
}

Refusal refuse_night_deploy(const Field& field, Seat side, PieceId id, Place position) {
  if (!field.state().has_piece(id) || owner_of(field.piece(id)) != side || field.piece(id).place != reserve_of(side)) {
    return {"Overnight you post cards of your Reserve only; what stands on the field stays.", "15.2"};
  }
  if (!field.battlefield().has(position)) {
    return {"That is no position of the battlefield.", "15.2"};
  }
  if (field.may_fight(position, other(side)) ||
      (!field.battlefield().is_own_line(side, position) && field.troops(position, side) == 0)) {
    return {"Overnight cards are posted in your battleline or where your troops stand.", "15.2"};
  }
  const CardFacts& card = field.card(id);
  if (card.is_terrain()) {
    if (!field.battlefield().is_own_line(side, position)) {
      return {"Terrain is played in your own battleline.", "10.2"};
    }
    if (const Refusal refusal = refuse_ground(field, card, position)) {
      return refusal;
    }
  }
  return refuse_post(field, side, card, position);
}

}  // namespace longroll::dixie
