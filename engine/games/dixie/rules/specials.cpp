#include "engine/games/dixie/rules/specials.h"

#include "engine/games/dixie/locals.h"
#include "engine/games/dixie/rules/melee.h"

namespace longroll::dixie {
namespace {

constexpr Refusal kNotNow{"This special card is not for this moment.", "12.0"};

/// Dixie 12.0: two special cards at most on one position in one phase, and of different kinds.
Refusal refuse_third(const Field& field, SpecialKind kind, Place place) {
  if (!is_position(place)) {
    return kLawful;
  }
  const int first = field.state().track(track(Track::PlayedFirst, position_index(place)));
  const int second = field.state().track(track(Track::PlayedSecond, position_index(place)));
  const int mine = static_cast<int>(kind) + 1;
  if (first == mine || second == mine) {
    return {"A card of that kind was played on this position in this phase.", "12.0"};
  }
  if (first != 0 && second != 0) {
    return {"At most two special cards may be played on one position in a phase.", "12.0"};
  }
  return kLawful;
}

Refusal refuse_held(const Field& field, Seat side, PieceId id) {
  if (!field.state().has_piece(id) || owner_of(field.piece(id)) != side || !field.card(id).is_special() ||
      field.piece(id).place != reserve_of(side)) {
    return {"It is not a special card in your Reserve.", "12.0"};
  }
  return kLawful;
}

/// Do all troops of the other side lie where this side can see them? Only then can it pick one of them (7.2).
bool sees_troops(const Field& field, Seat side, Place place) {
  if (field.has(Option::Cards)) {
    return true;
  }
  for (const PieceId id : field.on_field()) {
    const Piece& piece = field.piece(id);
    if (piece.place == place && owner_of(piece) != side && piece.up == 0) {
      return false;
    }
  }
  return true;
}

Refusal refuse_fire_special(const Field& field, Seat side, SpecialKind kind, const Occasion& occasion) {
  const bool mine = owner_of(field.piece(occasion.card)) == side;
  const CardFacts& card = field.card(occasion.card);
  const Place from = field.piece(occasion.card).place;
  const Shot shot = shot_of(field, occasion.card, 0, occasion.aim);
  const bool engaged_infantry = mine && shot.range == Range::Short && card.type == CardType::Infantry;
  switch (kind) {
    case SpecialKind::Sharpshooters:
      if (!mine) {
        return kNotNow;
      }
      if (shot.mark != kNoPiece) {
        return {"All its hits already go to one gun.", "13.4"};
      }
      return sees_troops(field, side, shot.target)
                 ? kLawful
                 : Refusal{"Sharpshooters pick their mark: the cards fired at must all lie face-up.", "12.0"};
    case SpecialKind::RebelYell:
      return engaged_infantry && field.is_attacking(from, side)
                 ? kLawful
                 : Refusal{"It is for infantry of yours that attacks a position.", "12.0"};
    case SpecialKind::BayonetCharge:
      return engaged_infantry ? kLawful : Refusal{"It is for engaged infantry of yours.", "12.0"};
    case SpecialKind::DoubleCanister:
      return mine && shot.range == Range::Short && card.type == CardType::Artillery
                 ? kLawful
                 : Refusal{"It is for engaged artillery of yours.", "12.0"};
    case SpecialKind::Gunboats:
      return mine && card.type == CardType::Artillery && field.battlefield().is_front_and_back() &&
                     line_of(from) == Seat::Union
                 ? kLawful
                 : Refusal{"It is for artillery of yours in a Back position.", "12.0"};
    case SpecialKind::MistakenColors:
      return !mine && shot.range == Range::Short ? kLawful
                                                 : Refusal{"It is for an engaged enemy card about to fire.", "12.0"};
    case SpecialKind::ShortOfAmmunition:
      return !mine && card.type == CardType::Artillery && shot.firepower > 1
                 ? kLawful
                 : Refusal{"It is for enemy artillery about to fire at F2 or F3.", "12.0"};
    default:
      return kNotNow;
  }
}

/// Dixie 12.0, 13.2: what may be played on a melee before its dice fall.
Refusal refuse_melee_special(const Field& field, Seat side, SpecialKind kind, Place place) {
  if (kind != SpecialKind::RebelYell && kind != SpecialKind::BayonetCharge) {
    return kNotNow;
  }
  bool has_infantry = false;
  for (const PieceId id : field.on_field()) {
    const Piece& piece = field.piece(id);
    has_infantry =
        has_infantry || (piece.place == place && owner_of(piece) == side && field.card(id).type == CardType::Infantry);
  }
  if (!has_infantry) {
    return {"It is for infantry of yours in the melee.", "12.0"};
  }
  if (kind == SpecialKind::RebelYell && !field.is_attacking(place, side)) {
    return {"It is for infantry of yours that attacks a position.", "12.0"};
  }
  return kLawful;
}

/// Guide and Fresh Horses help the next card that needs it; two at once would help no more than one.
Refusal refuse_aid(const Field& field, Aid aid) {
  return field.is_aided(aid) ? Refusal{"A card of that kind already waits to be used.", "12.0"} : kLawful;
}

}  // namespace

Occasion occasion_of(const State& state) {
  const auto window = locals_of<WindowLocals>(state.top());
  const bool fires = state.stack.size() > 1 && is_step<FireLocals>(step_below(state));
  return {window.moment, window.place, window.card, fires ? locals_of<FireLocals>(step_below(state)).aim : Aim{}};
}

Refusal refuse_interruption(const Field& field, Seat side, SpecialKind kind, const Occasion& occasion) {
  Refusal refusal = kNotNow;
  switch (occasion.moment) {
    case Moment::BeforeFire:
      refusal = refuse_fire_special(field, side, kind, occasion);
      break;
    case Moment::BeforeMorale: {
      const bool mine = owner_of(field.piece(occasion.card)) == side;
      if (kind == SpecialKind::Cover && melee_of(field.state()) == occasion.place) {
        return {"Hand to hand there is no cover.", "13.2"};
      }
      if ((kind == SpecialKind::Cover && mine) || (kind == SpecialKind::Panic && !mine)) {
        refusal = kLawful;
      }
      break;
    }
    case Moment::Routed:
      if (kind == SpecialKind::Rally && owner_of(field.piece(occasion.card)) == side) {
        refusal = kLawful;
      }
      break;
    case Moment::Reinforcing:
      if (kind == SpecialKind::Railway && field.phasing() == side) {
        refusal = field.in_deck(side) > 0 ? kLawful : Refusal{"No reinforcements are left to bring up.", "9.0"};
      }
      break;
    case Moment::BeforeMelee:
      refusal = refuse_melee_special(field, side, kind, occasion.place);
      break;
    case Moment::Disordered:
      if (kind == SpecialKind::LongRoll && owner_of(field.piece(occasion.card)) == side) {
        refusal = kLawful;
      }
      break;
  }
  return refusal ? refusal : refuse_third(field, kind, occasion.place);
}

Refusal refuse_special_at(const Field& field, Seat side, PieceId id, const Occasion& occasion) {
  if (const Refusal refusal = refuse_held(field, side, id)) {
    return refusal;
  }
  return refuse_interruption(field, side, field.card(id).special, occasion);
}

bool is_for_moves(SpecialKind kind) {
  return stays_on_table(kind) || kind == SpecialKind::SignalStation || kind == SpecialKind::Guide ||
         kind == SpecialKind::FreshHorses;
}

Refusal refuse_special_in_move(const Field& field, Seat side, PieceId id, Place place) {
  if (const Refusal refusal = refuse_held(field, side, id)) {
    return refusal;
  }
  if ((field.piece(id).flags & kMoved) != 0) {
    return {"It has made its move this turn.", "8.0"};
  }
  const SpecialKind kind = field.card(id).special;
  if (kind == SpecialKind::Guide || kind == SpecialKind::FreshHorses) {
    return place == kNowhere ? refuse_aid(field, kind == SpecialKind::Guide ? kGuided : kFreshHorses)
                             : Refusal{"It concerns no position.", "12.0"};
  }
  if (!field.battlefield().has(place)) {
    return {"It is played on a position.", "12.0"};
  }
  return refuse_special_on(field, side, kind, place);
}

bool stays_on_table(SpecialKind kind) {
  return kind == SpecialKind::Ford || kind == SpecialKind::ColorGuard || kind == SpecialKind::JohnnyShiloh ||
         kind == SpecialKind::Breastworks;
}

Refusal refuse_special_on(const Field& field, Seat side, SpecialKind kind, Place place) {
  switch (kind) {
    case SpecialKind::Ford:
      if (!field.at(place).has_water()) {
        return {"A ford needs a creek or pond in that position.", "10.3"};
      }
      break;
    case SpecialKind::ColorGuard:
    case SpecialKind::JohnnyShiloh:
      if (field.troops(place, side) == 0) {
        return {"It goes where troops of yours stand.", "12.0"};
      }
      if (field.guard(place, side) != kNoPiece) {
        return {"Only one lasting special card may lie in a position.", "12.0"};
      }
      break;
    case SpecialKind::Breastworks:
      if (!field.battlefield().may_lay_ground(side, place) || !field.is_own_ground(place, side)) {
        return {"Breastworks go up in your own line, where you hold the position and no enemy stands.", "12.0"};
      }
      if (field.at(place).has_breastworks[side]) {
        return {"That position already has breastworks.", "12.0"};
      }
      break;
    case SpecialKind::SignalStation: {
      bool hidden = false;
      for (const PieceId other_id : field.on_field()) {
        const Piece& piece = field.piece(other_id);
        hidden = hidden || (piece.place == place && owner_of(piece) != side && piece.up == 0);
      }
      if (!hidden) {
        return {"No enemy card lies face-down there.", "12.0"};
      }
      break;
    }
    default:
      return kNotNow;
  }
  return refuse_third(field, kind, place);
}

bool can_interrupt(const Field& field, Seat side, const Occasion& occasion) {
  for (const PieceId id : field.in_reserves()) {
    const Piece& piece = field.piece(id);
    if (piece.place == reserve_of(side) && field.card(id).is_special() &&
        !refuse_interruption(field, side, field.card(id).special, occasion)) {
      return true;
    }
  }
  return false;
}

}  // namespace longroll::dixie
