#include <algorithm>

#include "engine/games/dixie/locals.h"
#include "engine/games/dixie/rules/days.h"
#include "engine/games/dixie/rules/stacking.h"
#include "engine/games/dixie/weigher.h"

namespace longroll::dixie {
namespace {
/// No card is wanted less than by this for what it is, in thousandths.
constexpr int kLeastPostLean = 50;
}  // namespace

int Weigher::deploy(PieceId id, Place place) const {
  const CardFacts& card = field_.card(id);
  const Seat side = owner_of(field_.piece(id));
  if (card.is_troop()) {
    int most = 0;
    for (const Place position : field_.battlefield().positions()) {
      most = std::max(most, forces_.at(position, side).worth * 4 / stakes_of(position));
    }
    const int behind = most - forces_.at(place, side).worth * 4 / stakes_of(place);
    const int weight = kFair + behind * 6 + (field_.troops(place, side) == 0 ? kGood : 0);
    const int lean = conduct_.value_posts * (card.value - 1) * (stakes_of(place) < 4 ? -1 : 1);
    return std::max(2, weight * std::max(kLeastPostLean, 1000 + lean) / 1000);
  }
  if (card.is_terrain()) {
    const int room = troop_limit(field_, place, side) - field_.troops(place, side);
    return room <= 0 ? 1 : card.is_water() ? kPoor : kPoor * 2;
  }
  return field_.troops(place, side) >= 2 ? kFair + need(id, place) : kBad;
}

int Weigher::finish() const {
  const auto step = static_cast<StepKind>(field_.state().top().kind);
  if (step == StepKind::HorseFire) {
    return kBad;
  }
  if (step == StepKind::Deploy || step == StepKind::Night) {
    int gaps = 0;
    const Seat side = deploying_side();
    for (const Place place : field_.battlefield().positions()) {
      if (field_.battlefield().is_own_line(side, place)) {
        const int wanted = stakes_of(place) < 4 ? 1 : 3;
        gaps += std::max(0, std::min(wanted, troop_limit(field_, place, side)) - field_.troops(place, side));
      }
    }
    return gaps == 0 || forces_.reserve(side).cards == 0 ? kFair : 1;
  }
  return field_.phase() == Phase::Combat ? kPoor : kFair * conduct_.finish / 1000;
}

Seat Weigher::deploying_side() const {
  const Step& step = field_.state().top();
  if (is_step<DeployLocals>(step)) {
    return locals_of<DeployLocals>(step).side;
  }
  return locals_of<NightLocals>(step).stage == NightStage::UnionPosts ? Seat::Union : Seat::Confederate;
}

int Weigher::lay(Place place) const {
  const Seat side = line_of(place);
  const int room = troop_limit(field_, place, side) - field_.troops(place, side);
  return room <= 0 ? 1 : field_.troops(opposite(place), other(side)) > field_.troops(place, side) ? kFair : kPoor;
}

int Weigher::decoy(PieceId id, Place place) const {
  const CardFacts& card = field_.card(id);
  const Seat side = owner_of(field_.piece(id));
  const bool is_idle = card.is_terrain()   ? refuse_ground(field_, card, place) || !has_room(field_, place, side)
                       : card.is_general() ? field_.general(place, side) != kNoPiece
                                           : card.is_special(SpecialKind::Ford);
  if (field_.troops(place, side) > 2 || field_.decoys(place, side) > 1 ||
      (card.is_terrain() && !has_room(field_, place, side))) {
    return 1;
  }
  return is_idle ? kFair : kBad;
}

int Weigher::unmask(PieceId id) const {
  const Place place = field_.piece(id).place;
  const Seat side = owner_of(field_.piece(id));
  const CardFacts& card = field_.card(id);
  if (card.is_general()) {
    return 2 + need(id, place);
  }
  return card.is_terrain() && troop_limit(field_, place, side) <= field_.troops(place, side) ? 1 : kPoor;
}

}  // namespace longroll::dixie
