#include "engine/games/dixie/rules/morale.h"

#include "engine/games/dixie/rules/command.h"
#include "engine/games/dixie/rules/ground.h"
#include "engine/games/dixie/rules/hits.h"
#include "engine/games/dixie/rules/melee.h"

namespace longroll::dixie {
namespace {

/// Dixie 6.0, 6.0G: the card's combat value, and its letter at Gettysburg: A adds one, C takes one.
void add_worth(Sum& sum, const CardFacts& card) {
  sum.add("Combat value", "6.0", card.value);
  if (card.morale != 0) {
    sum.add(card.morale > 0 ? "Morale A" : "Morale C", "6.0", card.morale);
  }
}

/// Dixie 11.1, 13.9: what the general adds depends on whether his side attacks or defends the position, and on whether
/// he commands the card.
void add_general(Sum& sum, const Field& field, PieceId troop, PieceId general, bool attacking) {
  if (general != kNoPiece && commands(field, general, troop)) {
    const CardFacts& card = field.card(general);
    sum.add(attacking ? "General, attack rating" : "General, defense rating", "11.1",
            attacking ? card.attack : card.defense);
  }
}

/// Dixie 12.0, 13.2: special cards in force in the position; hand to hand there is no cover.
void add_specials(Sum& sum, const Field& field, Place position, Seat side, bool is_melee) {
  const bool attacking = field.is_attacking(position, side);
  if (const PieceId guard = field.guard(position, side); guard != kNoPiece) {
    const bool is_drummer = field.card(guard).special == SpecialKind::JohnnyShiloh;
    if (is_drummer) {
      sum.add("Johnny Shiloh", "12.0", attacking ? 0 : 1);
    } else {
      sum.add("Color Guard", "12.0", 1);
    }
  }
  if (!attacking && !is_melee && field.at(position).has_breastworks[side]) {
    sum.add("Breastworks", "12.0", 1);
  }
  const int effects = field.state().track(track(Track::Effects, position_index(position)));
  if ((effects & cover_of(side)) != 0 && !is_melee) {
    sum.add("Cover", "12.0", 1);
  }
  if ((effects & panic_of(side)) != 0) {
    sum.add("Panic", "12.0", -1);
  }
}

}  // namespace

Sum morale_of(const Field& field, PieceId id) {
  const Piece& piece = field.piece(id);
  const Seat side = owner_of(piece);
  Sum sum;
  add_worth(sum, field.card(id));
  if (is_position(piece.place)) {
    const bool attacking = field.is_attacking(piece.place, side);
    add_general(sum, field, id, field.general(piece.place, side), attacking);
    const bool is_melee = melee_of(field.state()) == piece.place;
    if (!is_melee) {  // 13.2
      add_ground_morale(sum, field.at(piece.place), attacking);
    }
    add_specials(sum, field, piece.place, side, is_melee);
  }
  return sum;
}

Sum march_morale_of(const Field& field, PieceId id, PieceId general) {
  Sum sum;
  add_worth(sum, field.card(id));
  if (general != kNoPiece && commands(field, general, id)) {
    sum.add("General who marches along, attack rating", "8.6", field.card(general).attack);
  }
  sum.add("Guide", "12.0", field.is_aided(kGuided) ? 1 : 0);
  return sum;
}

Likelihood chances_to_stand(const Field& field, PieceId id, int hits) {
  const CardFacts& card = field.card(id);
  if (card.is_troop() && is_destroyed_by(card, hits)) {
    return {0, 1};
  }
  const int passing = faces_that_pass(card.is_commander() ? kCommanderMorale : morale_of(field, id).total);
  Likelihood likelihood;
  for (int die = 0; die < hits; ++die) {  // all are rolled, and one failure is enough
    likelihood.good *= static_cast<std::uint64_t>(passing);
    likelihood.all *= kDieFaces;
  }
  return likelihood;
}

}  // namespace longroll::dixie
