#include "engine/games/dixie/rules/days.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/table/pile.h"

/// Dixie 2.0, 14.0: shuffle, deal each side its battle deck from the whole collection, and take the muster off its top;
/// a deck of one's own lies there already, and only the muster is drawn. The Confederates are dealt first. A card is a
/// piece from the moment it is dealt; the rest of the collection stays out of the game.
namespace longroll::dixie {
namespace {

int still_to_deal(const State& state, Seat side) {
  return state.track(track(Track::BattleDeck, index_of(side))) - count_dealt(state, side);
}

int still_to_muster(const State& state, Seat side) {
  return state.track(track(Track::Muster, index_of(side))) - size_of_pile(state, reserve_of(side));
}

bool is_done(const State& state, Seat side) {
  return still_to_deal(state, side) <= 0 && still_to_muster(state, side) <= 0;
}

Seat side_dealt_to(const State& state) { return is_done(state, Seat::Confederate) ? Seat::Union : Seat::Confederate; }

bool advance(const Edition& edition, Now& now) {
  if (!is_done(now.state(), Seat::Union) || !is_done(now.state(), Seat::Confederate)) {
    return false;
  }
  now.end();
  begin(now, StepKind::OpenBattle);
  begin(now, DeployLocals{Seat::Union});
  if (edition.battlelines == Battlelines::Opposed) {
    begin(now, DeployLocals{Seat::Confederate});
  }
  return true;
}

Chance chance(const Edition& edition, const State& state, const Step&) {
  const Seat side = side_dealt_to(state);
  const int left =
      still_to_deal(state, side) > 0 ? count_undealt(edition, state, side) : size_of_pile(state, deck_of(side));
  return draw_of(left, "2.0");
}

void act(const Edition& edition, Now& now, const Action& action) {
  const Seat side = side_dealt_to(now.state());
  if (still_to_deal(now.state(), side) <= 0) {
    now.move(nth_of_pile(now.state(), deck_of(side), way_of(action)), reserve_of(side));
    return;
  }
  const std::int16_t kind = undealt(edition, now.state(), side, way_of(action));
  now.make(kind, still_to_muster(now.state(), side) > 0 ? reserve_of(side) : deck_of(side), side);
}

bool fits(const Field& field, const Step&, const Step*) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    if (still_to_deal(field.state(), side) > count_undealt(field.edition(), field.state(), side)) {
      return false;
    }
  }
  return field.is_deploying();
}

}  // namespace

const StepRule kDealStep = {.kind = StepKind::Deal,
                            .id = "deal",
                            .advance = advance,
                            .waits_for = waits_for_chance,
                            .act = act,
                            .chance = chance,
                            .on = kOutermost,
                            .holds = has_no_locals,
                            .fits = fits};

}  // namespace longroll::dixie
