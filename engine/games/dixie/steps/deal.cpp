#include "engine/games/dixie/steps/outside.h"

/// Dixie 2.0: shuffle, deal each side its battle deck from the whole collection, and take the muster off its top. The
/// Confederates are dealt first. A card is a piece from the moment it is dealt; the rest of the collection stays out of
/// the game.
namespace longroll::dixie {
namespace {

int dealt(const State& state, Seat side) {
  int count = 0;
  for (const Piece& piece : state.pieces) {
    count += owner_of(piece) == side ? 1 : 0;
  }
  return count;
}

Seat side_dealt_to(const Edition& edition, const State& state) {
  return dealt(state, Seat::Confederate) < edition.battle_deck[1] ? Seat::Confederate : Seat::Union;
}

int cards_of(const Edition& edition, Seat side) {
  int count = 0;
  for (const Card& card : edition.cards) {
    count += card.side == side ? 1 : 0;
  }
  return count;
}

/// The k-th card of the side's collection that has not been dealt, in the order of the collection.
std::int16_t undealt(const Edition& edition, const State& state, Seat side, int k) {
  std::vector<bool> out(edition.cards.size());
  for (const Piece& piece : state.pieces) {
    out[static_cast<std::size_t>(piece.kind - edition.first_kind)] = true;
  }
  for (std::size_t i = 0; i < edition.cards.size(); ++i) {
    if (edition.cards[i].side == side && !out[i] && k-- == 0) {
      return static_cast<std::int16_t>(edition.first_kind + static_cast<int>(i));
    }
  }
  LR_CHECK(false, "the collection has cards left");
  return 0;
}

bool advance(const Edition& edition, Now& now) {
  if (dealt(now.state(), Seat::Union) < edition.battle_deck[0] ||
      dealt(now.state(), Seat::Confederate) < edition.battle_deck[1]) {
    return false;
  }
  now.end();
  begin(now, StepKind::OpenBattle);
  begin(now, StepKind::Deploy, index_of(Seat::Union));
  begin(now, StepKind::Deploy, index_of(Seat::Confederate));
  return true;
}

Chance chance(const Edition& edition, const State& state, const Step&) {
  const Seat side = side_dealt_to(edition, state);
  const int left = cards_of(edition, side) - dealt(state, side);
  return {Chance::Kind::Draw, static_cast<Verb>(Do::Draw), static_cast<std::int16_t>(left), 0, "2.0"};
}

void act(const Edition& edition, Now& now, const Action& action) {
  const Seat side = side_dealt_to(edition, now.state());
  const int before = dealt(now.state(), side);
  const std::int16_t kind = undealt(edition, now.state(), side, action.args[0]);
  now.make(kind, before < edition.muster[index_of(side)] ? reserve_of(side) : deck_of(side), side);
}

bool fits(const Field& field, const Step& step, const Step* below) {
  return below == nullptr && field.is_deploying() && step.locals == Step{}.locals;
}

}  // namespace

const StepRule kDealStep = {.kind = StepKind::Deal,
                            .id = "deal",
                            .advance = advance,
                            .waits_for = waits_for_chance,
                            .act = act,
                            .chance = chance,
                            .fits = fits};

}  // namespace longroll::dixie
