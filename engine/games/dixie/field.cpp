#include "engine/games/dixie/field.h"

#include <algorithm>

#include "engine/play/event_arguments.h"

namespace longroll::dixie {

const Battlefield& battlefield_of(const Edition& edition, const State& state) {
  if (edition.battlelines == Battlelines::FrontAndBack) {
    return Battlefield::of(Layout::FrontAndBack);
  }
  return Battlefield::of(state.track(track(Option::Battleline)) == 1 ? Layout::FiveColumns : Layout::ThreeColumns);
}

/// What the pen keeps between two Fields of one State.
struct Field::Kept {
  Field field;
  std::size_t events;  ///< of those that were written when it was counted
};

Field::Field(const Edition& edition, const State& state)
    : edition_(&edition), state_(&state), battlefield_(&battlefield_of(edition, state)) {
  find();
  count();
}

Field::Field(const Edition& edition, const Now& now) : Field(up_to_date(edition, now)) {}

const Field& Field::up_to_date(const Edition& edition, const Now& now) {
  const Events& events = now.events();
  Kept* kept = now.cache().kept<Kept>();
  if (kept == nullptr) {
    return now.cache().keep(Kept{Field(edition, now.state()), events.size()}).field;
  }
  bool holds = true;
  for (; kept->events < events.size(); ++kept->events) {
    holds = kept->field.follow(events[kept->events]) && holds;
  }
  if (!holds) {
    kept->field.count();
  }
  return kept->field;
}

/// Where a card lies is anybody's guess, also a processor's: so the sets are filled without asking.
void Field::find() {
  LR_CHECK(state_->pieces.size() <= kMaxCards, "each card of a collection once at most");
  PieceId id = 0;
  for (const Piece& piece : state_->pieces) {
    on_field_.add_if(is_position(piece.place), id);
    in_reserves_.add_if(is_reserve(piece.place), id);
    flanking_.add_if((piece.flags & kFlanking) != 0, id);
    count_deck(piece.place, 1);
    ++id;
  }
}

void Field::count() {
  positions_ = {};
  for (const PieceId id : on_field_) {
    count_card(id);
  }
  for (const PieceId id : flanking_) {
    count_flanker(id);
  }
}

void Field::count_card(PieceId id) {
  const Piece& piece = this->piece(id);
  Position& position = positions_[piece.place];
  if (card(id).is_troop()) {
    ++position.troops[owner_of(piece)];
  } else {
    count_other(position, piece, id);
  }
}

void Field::count_other(Position& position, const Piece& piece, PieceId id) {
  const CardFacts& card = edition_->fact(piece.kind);
  const Seat side = owner_of(piece);
  if (is_decoy(*state_, piece, card)) {
    ++position.decoys[side];
    if (card.is_terrain()) {
      ++position.decoy_terrain[side];
    }
  } else if (card.is_general()) {
    position.general[side] = id;
  } else if (card.is_terrain()) {
    ++position.terrain_cards;
    position.terrain_bits =
        static_cast<std::uint8_t>(position.terrain_bits | 1U << static_cast<unsigned>(card.terrain));
    position.bars_outflanking = position.bars_outflanking || card.bars_outflanking;
    if (card.is_water()) {
      position.water_limit = static_cast<std::int8_t>(card.limit);
    }
  } else if (card.special == SpecialKind::Ford) {
    ++position.fords;
  } else if (card.special == SpecialKind::Breastworks) {
    position.has_breastworks[side] = true;
  } else if (card.is_long_lasting()) {
    position.guard[side] = id;
  }
}

void Field::count_flanker(PieceId id) {
  const Piece& piece = this->piece(id);
  if (piece.place < reserve_of(Seat::Union) || is_position(piece.place) || !is_position(piece.note)) {
    return;
  }
  Position& goal = positions_[piece.note];
  const Seat side = owner_of(piece);
  if (card(id).is_troop()) {
    ++goal.flankers[side];
  } else {
    goal.flank_general[side] = id;
  }
}

/// Brings sets and counts up to date after an event; false when the positions are to be counted again.
bool Field::follow(const Event& event) {
  const auto is_never_decoy = [&](PieceId id) { return card(id).is_troop() || !is_position(piece(id).place); };
  switch (event.kind) {
    case EventKind::PieceMade: {
      const auto made = arguments_of<events::PieceMade>(event);
      put(made.piece, made.place);
      count_deck(made.place, 1);
      return !is_position(made.place);
    }
    case EventKind::PieceNoted: {
      const PieceId id = arguments_of<events::PieceNoted>(event).piece;
      return !flanking_.has(id) && is_never_decoy(id);
    }
    case EventKind::PieceMoved: {
      const auto [id, from, to] = arguments_of<events::PieceMoved>(event);
      put(id, to);
      count_deck(from, -1);
      count_deck(to, 1);
      return follow_move(id, from, to);
    }
    case EventKind::PieceTurned:  // else it may be a decoy no longer
      return is_never_decoy(arguments_of<events::PieceTurned>(event).piece);
    case EventKind::PieceFlagged: {
      const auto [id, before, after] = arguments_of<events::PieceFlagged>(event);
      flanking_.set(id, (after & kFlanking) != 0);
      return ((before ^ after) & kFlanking) == 0;
    }
    case EventKind::TrackSet:
      return arguments_of<events::TrackSet>(event).track != track(Track::Turn);
    default:
      return true;
  }
}

/// The card lies in that place now.
void Field::put(PieceId id, Place place) {
  on_field_.set(id, is_position(place));
  in_reserves_.set(id, is_reserve(place));
}

/// A card comes to or leaves a battle deck, if that place is one.
void Field::count_deck(Place place, int change) {
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    std::int16_t& deck = in_decks_[side];
    deck = static_cast<std::int16_t>(deck + (place == deck_of(side) ? change : 0));
  }
}

bool Field::follow_move(PieceId id, Place from, Place to) {
  if (flanking_.has(id)) {
    return false;
  }
  if (!card(id).is_troop()) {
    return !is_position(from) && !is_position(to);
  }
  const Seat side = owner_of(piece(id));
  count_troop(from, side, -1);
  count_troop(to, side, 1);
  return true;
}

/// A troop card comes to or leaves a place.
void Field::count_troop(Place place, Seat side, int change) {
  if (is_position(place)) {
    std::int8_t& troops = positions_[place].troops[side];
    troops = static_cast<std::int8_t>(troops + change);
  }
}

}  // namespace longroll::dixie
