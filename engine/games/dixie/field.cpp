#include "engine/games/dixie/field.h"

#include <algorithm>

namespace longroll::dixie {

const Battlefield& battlefield_of(const Edition& edition, const State& state) {
  if (edition.battlelines == Battlelines::FrontAndBack) {
    return Battlefield::of(Layout::FrontAndBack);
  }
  return Battlefield::of(state.track(track(Option::Battleline)) == 1 ? Layout::FiveColumns : Layout::ThreeColumns);
}

bool is_decoy(const State& state, const Piece& piece, const CardFacts& card) {
  const bool deploying = state.track(track(Track::Turn)) == 0;
  return !card.is_troop() && piece.up == 0 && is_position(piece.place) && (!deploying || piece.note == kStaysDown);
}

/// What the pen keeps between two Fields of one State.
struct Field::Kept {
  Field field;
  std::size_t events;  ///< of those that were written when it was counted
};

Field::Field(const Edition& edition, const State& state)
    : edition_(&edition), state_(&state), battlefield_(&battlefield_of(edition, state)) {
  count();
}

Field::Field(const Edition& edition, const Now& now)
    : edition_(&edition), state_(&now.state()), battlefield_(&battlefield_of(edition, now.state())) {
  const Events& events = now.events();
  Kept* kept = now.margin().kept<Kept>();
  if (kept == nullptr) {
    count();
    now.margin().keep(Kept{*this, events.size()});
    return;
  }
  const bool holds = std::all_of(events.begin() + static_cast<std::ptrdiff_t>(kept->events), events.end(),
                                 [&](const Event& event) { return kept->field.follow(event); });
  if (!holds) {
    kept->field = Field(edition, now.state());
  }
  kept->events = events.size();
  positions_ = kept->field.positions_;
}

/// Which cards lie in a position is anybody's guess, also a processor's: so they are picked out without asking, and
/// only the rest goes by cases.
void Field::count() {
  const Piece* const pieces = state_->pieces.data();
  std::array<PieceId, 64> lying;  // NOLINT: as many as are counted are written
  const std::size_t size = state_->pieces.size();
  for (std::size_t first = 0; first < size; first += lying.size()) {
    const std::size_t end = std::min(size, first + lying.size());
    std::size_t count = 0;
    for (std::size_t i = first; i < end; ++i) {
      const Piece& piece = pieces[i];
      lying[count] = static_cast<PieceId>(i);
      const auto here = static_cast<unsigned>(is_position(piece.place));
      const auto flanks = static_cast<unsigned>((piece.flags & kFlanking) != 0);
      count += here | flanks;
    }
    for (std::size_t i = 0; i < count; ++i) {
      count_card(lying[i]);
    }
  }
}

void Field::count_card(PieceId id) {
  const Piece& piece = this->piece(id);
  if (is_position(piece.place)) {
    Position& position = positions_[static_cast<std::size_t>(position_index(piece.place))];
    if (edition_->fact(piece.kind).is_troop()) {
      ++position.troops[static_cast<std::size_t>(piece.owner)];
    } else {
      count_other(position, piece, id);
    }
  } else if (piece.place >= reserve_of(Seat::Union)) {
    count_flanker(piece, id);
  }
}

void Field::count_other(Position& position, const Piece& piece, PieceId id) {
  const CardFacts& card = edition_->fact(piece.kind);
  const auto side = static_cast<std::size_t>(piece.owner);
  if (is_decoy(*state_, piece, card)) {
    ++position.decoys[side];
    position.decoy_terrain[side] = static_cast<std::int8_t>(position.decoy_terrain[side] + (card.is_terrain() ? 1 : 0));
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

void Field::count_flanker(const Piece& piece, PieceId id) {
  if (!is_position(piece.note)) {
    return;
  }
  Position& goal = positions_[static_cast<std::size_t>(position_index(piece.note))];
  const auto side = static_cast<std::size_t>(piece.owner);
  if (card(id).is_troop()) {
    ++goal.flankers[side];
  } else {
    goal.flank_general[side] = id;
  }
}

/// Brings the counts up to date after an event; false when everything is to be counted again.
bool Field::follow(const Event& event) {
  const auto& [first, before, after, d, e, f] = event.args;
  switch (event.kind) {
    case EventKind::PieceMade:
    case EventKind::PieceNoted:
      return false;
    case EventKind::PieceMoved:
      return follow_move(first, before, after);
    case EventKind::PieceTurned:  // else it may be a decoy no longer
      return card(first).is_troop() || !is_position(piece(first).place);
    case EventKind::PieceFlagged:
      return ((before ^ after) & kFlanking) == 0;
    case EventKind::TrackSet:
      return first != track(Track::Turn);
    default:
      return true;
  }
}

bool Field::follow_move(PieceId id, Place from, Place to) {
  if ((piece(id).flags & kFlanking) != 0) {
    return false;
  }
  const auto side = static_cast<std::size_t>(piece(id).owner);
  const bool is_troop = card(id).is_troop();
  if (!is_troop && (is_position(from) || is_position(to))) {
    return false;
  }
  count_troop(from, side, -1);
  count_troop(to, side, 1);
  return true;
}

/// A troop card comes to or leaves a place.
void Field::count_troop(Place place, std::size_t side, int change) {
  if (is_position(place)) {
    std::int8_t& troops = positions_[static_cast<std::size_t>(position_index(place))].troops[side];
    troops = static_cast<std::int8_t>(troops + change);
  }
}

}  // namespace longroll::dixie
