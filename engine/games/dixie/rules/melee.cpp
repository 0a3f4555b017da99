#include "engine/games/dixie/rules/melee.h"

#include "engine/games/dixie/locals.h"

namespace longroll::dixie {
namespace {

const Step* find_melee(const State& state) {
  for (const Step& step : state.stack) {
    if (step.kind == static_cast<std::int16_t>(StepKind::Melee)) {
      return &step;
    }
  }
  return nullptr;
}

/// The strongest infantry card of `side` there: it carries what special cards add.
PieceId leading_infantry(const Field& field, Place position, Seat side) {
  PieceId leader = kNoPiece;
  for (const PieceId id : field.on_field()) {
    if (field.piece(id).place == position && owner_of(field.piece(id)) == side &&
        field.card(id).type == CardType::Infantry &&
        (leader == kNoPiece || field.card(id).value > field.card(leader).value)) {
      leader = id;
    }
  }
  return leader;
}

}  // namespace

Refusal refuse_melee(const Field& field, Place position) {
  if (!field.has(Option::Melee)) {
    return {"This game is played without melee.", "13.2"};
  }
  if (!is_position(position) || !field.is_engaged(position)) {
    return {"A melee is fought where both sides are engaged already.", "13.2"};
  }
  if (field.state().track(track(Track::CombatPosition)) >= 0) {
    return {"Melees come first: after the first card has fired none can be declared.", "13.2"};
  }
  return kLawful;
}

Strike strike_of(const Field& field, PieceId id) {
  const CardFacts& card = field.card(id);
  const Place position = field.piece(id).place;
  const Seat side = owner_of(field.piece(id));
  Strike strike;
  strike.firepower = card.type == CardType::Artillery ? 1 : 3;
  strike.dice.add("Combat value", "7.1", card.value);
  const int effects = field.state().track(track(Track::Effects, position_index(position)));
  if ((effects & (yell_of(side) | charge_of(side))) != 0 && id == leading_infantry(field, position, side)) {
    strike.dice.add("Rebel Yell", "12.0", (effects & yell_of(side)) != 0 ? 1 : 0);
    strike.dice.add("Bayonet Charge", "12.0", (effects & charge_of(side)) != 0 ? 1 : 0);
  }
  return strike;
}

Place unjudged_melee(const State& state) {
  const Step* melee = find_melee(state);
  if (melee == nullptr) {
    return kNowhere;
  }
  const auto [position, round, stage, against_union, against_confederates] = locals_of<MeleeLocals>(*melee);
  return stage == MeleeStage::Placing || stage == MeleeStage::Checking ? position : kNowhere;
}

Place melee_of(const State& state) {
  const Step* melee = find_melee(state);
  return melee == nullptr ? kNowhere : locals_of<MeleeLocals>(*melee).position;
}

Place way_out(const Field& field, Seat side, Place position) {
  const Place home = opposite(position);
  const bool goes_home = line_of(position) != side && !field.may_fight(home, other(side));
  return goes_home ? home : reserve_of(side);
}

Refusal refuse_disengage(const Field& field, Seat side, Place position) {
  if (!field.battlefield().is_own_line(side, position) && line_of(position) != side &&
      way_out(field, side, position) == reserve_of(side)) {
    return {"The enemy stands in your position behind: there is no way back but to win through.", "8.2"};
  }
  return kLawful;
}

}  // namespace longroll::dixie
