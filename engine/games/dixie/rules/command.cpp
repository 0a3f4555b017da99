#include "engine/games/dixie/rules/command.h"

#include <algorithm>

#include "engine/core/heap_sort.h"

namespace longroll::dixie {
namespace {

enum Integrity { kAny, kCorps, kDivision };

/// Calls `visit` with each general of the side on the battlefield until it says true.
template <class Visit>
void each_general(const Field& field, Seat side, Visit visit) {
  for (const Place position : field.battlefield().positions()) {
    if (const PieceId id = field.general(position, side); id != kNoPiece) {
      visit(id, field.card(id));
    }
  }
}

bool leads_branch(Branch branch, const CardFacts& troop) {
  switch (branch) {
    case Branch::Cavalry:
      return troop.type == CardType::Cavalry || troop.is_horse;
    case Branch::Artillery:
      return troop.type == CardType::Artillery;
    default:
      return true;
  }
}

/// The general named for an absent commander, if he is still on the battlefield.
PieceId named(const Field& field, Seat side) {
  const int id = field.state().track(track(Track::ArmyCommander, index_of(side))) - 1;
  if (!field.state().has_piece(id)) {
    return kNoPiece;
  }
  // Back in the Reserve he is unseen, and whoever guesses at the hand may take the piece for another card.
  const Piece& piece = field.piece(static_cast<PieceId>(id));
  const bool is_there = is_position(piece.place) && piece.up == 1 && field.card(static_cast<PieceId>(id)).is_general();
  return is_there ? static_cast<PieceId>(id) : kNoPiece;
}

}  // namespace

PieceId army_commander(const Field& field, Seat side) {
  PieceId commander = named(field, side);
  each_general(field, side, [&](PieceId id, const CardFacts& card) {
    if (card.rank == Rank::Army) {
      commander = id;
    }
  });
  return commander;
}

bool commands(const Field& field, PieceId general, PieceId troop) {
  const int integrity = field.option(Option::Command);
  if (integrity == kAny) {
    return true;
  }
  const CardFacts& leader = field.card(general);
  const CardFacts& card = field.card(troop);
  if (!leads_branch(leader.branch, card)) {
    return false;
  }
  if (leader.branch == Branch::Artillery || leader.rank == Rank::Army ||
      army_commander(field, owner_of(field.piece(general))) == general) {
    return true;
  }
  if (card.corps == kNoUnit) {
    return false;
  }
  if (leader.rank == Rank::Wing) {
    return (leader.commands >> card.corps & 1U) != 0;
  }
  if (leader.corps != card.corps) {
    return false;
  }
  return integrity == kCorps || leader.rank == Rank::Corps || leader.division == card.division;
}

std::vector<PieceId> may_be_named(const Field& field, Seat side) {
  std::vector<PieceId> wings;
  std::vector<PieceId> corps;
  each_general(field, side, [&](PieceId id, const CardFacts& card) {
    if (card.rank == Rank::Wing) {
      wings.push_back(id);
    } else if (card.rank == Rank::Corps && card.branch == Branch::AllArms) {
      corps.push_back(id);
    }
  });
  std::vector<PieceId>& first = wings.empty() ? corps : wings;
  heap_sort(first.begin(), first.end());
  return first;
}

std::vector<PieceId> to_be_named(const Field& field, PieceId general, PieceId troop) {
  if (field.option(Option::Command) == kAny || general == kNoPiece || commands(field, general, troop)) {
    return {};
  }
  const Seat side = owner_of(field.piece(general));
  if (army_commander(field, side) != kNoPiece) {
    return {};
  }
  std::vector<PieceId> generals = may_be_named(field, side);
  return std::find(generals.begin(), generals.end(), general) == generals.end() ? std::vector<PieceId>{} : generals;
}

}  // namespace longroll::dixie
