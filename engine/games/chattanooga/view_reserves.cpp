// build: small
#include "engine/games/chattanooga/view_reserves.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/games/chattanooga/rules/hidden_reserves.h"

namespace longroll::chattanooga {
namespace {

/// A marker as everybody sees it.
struct Lying {
  Place place = kPool;
  std::uint16_t flags = 0;
  auto operator<=>(const Lying&) const = default;
};

bool is_of(const Piece& piece, Seat side) { return piece.owner == index_of(side); }

/// The markers of the side whose letters others do not know, rising: the hidden ones, and those in the pool.
std::vector<PieceId> unknown_markers(const Library& library, const State& state, Seat side) {
  std::vector<PieceId> markers;
  for (std::size_t i = 0; i < state.pieces.size(); ++i) {
    const Piece& piece = state.pieces[i];
    if (is_of(piece, side) && library.type(piece.kind) == UnitType::Reserve &&
        (piece.place == kPool || is_hidden_marker(library, piece))) {
      markers.push_back(static_cast<PieceId>(i));
    }
  }
  return markers;
}

std::vector<Lying> hidden_markers(const Library& library, const State& state, const std::vector<PieceId>& markers) {
  std::vector<Lying> lying;
  for (const PieceId marker : markers) {
    const Piece& piece = state.piece(marker);
    if (is_hidden_marker(library, piece)) {
      lying.push_back({piece.place, piece.flags});
    }
  }
  return lying;
}

/// The first of them lie as these do; the others are in the pool.
void lay(State& state, const std::vector<PieceId>& markers, const std::vector<Lying>& lying) {
  for (std::size_t i = 0; i < markers.size(); ++i) {
    Piece& piece = state.piece(markers[i]);
    const bool is_lying = i < lying.size();
    piece.place = is_lying ? lying[i].place : static_cast<Place>(kPool);
    piece.flags = is_lying ? lying[i].flags : std::uint16_t{0};
    piece.up = is_lying ? kReverse : kFront;
  }
}

Place box_of(const Library& library, const Piece& marker) {
  return static_cast<Place>(kReserveBox + library.letters[static_cast<std::size_t>(marker.kind)]);
}

/// Also where nobody lies in the markers: they may be others.
void count(std::vector<Hidden>& hidden, Place place, Seat side, std::int16_t units) {
  hidden.push_back({place, static_cast<std::int16_t>(index_of(side)), 0, units});
  heap_sort(hidden.begin(), hidden.end());
}

}  // namespace

/// Chattanooga 14.7
void hide_reserves(const Library& library, Seat side, View& view) {
  State& seen = view.seen;
  if (!has_option(seen, Option::HiddenReserves)) {
    return;
  }
  const std::vector<PieceId> markers = unknown_markers(library, seen, side);
  std::vector<Lying> lying = hidden_markers(library, seen, markers);
  if (lying.empty()) {
    return;
  }
  const bool is_secret = side == Seat::Confederate && is_call_secret(library, seen);
  std::int16_t units = 0;
  for (const PieceId marker : markers) {
    if (!is_hidden_marker(library, seen.piece(marker))) {
      continue;
    }
    for (Piece& piece : seen.pieces) {
      if (is_of(piece, side) && piece.place == box_of(library, seen.piece(marker))) {
        const auto id = static_cast<PieceId>(&piece - seen.pieces.data());
        const bool is_called = is_secret && library.scenario_of(seen).comes_when_called(id);  // 3.2R
        piece.place = is_called ? static_cast<Place>(kUndecided) : kBelievedPlace;
        units = static_cast<std::int16_t>(units + (is_called ? 0 : 1));
      }
    }
  }
  heap_sort(lying.begin(), lying.end());
  lay(seen, markers, lying);
  count(view.hidden, kBelievedPlace, side, units);
}

/// Chattanooga 14.7
void guess_reserves(const Library& library, Seat side, State& state, Rng& rng) {
  if (!has_option(state, Option::HiddenReserves)) {
    return;
  }
  std::vector<PieceId> markers = unknown_markers(library, state, side);
  const std::vector<Lying> lying = hidden_markers(library, state, markers);
  if (lying.empty()) {
    return;
  }
  for (std::size_t i = markers.size(); i > 1; --i) {
    std::swap(markers[i - 1], markers[rng.below(static_cast<std::uint32_t>(i))]);
  }
  lay(state, markers, lying);
  FormationSet together;
  Place box = kNowhere;
  for (Piece& piece : state.pieces) {
    if (!is_of(piece, side) || piece.place != kBelievedPlace || !is_combat_unit(library.type(piece.kind))) {
      continue;
    }
    const FormationSet& formations = library.counter(piece.kind).formations;
    if (box == kNowhere || !formations.overlaps(together)) {
      const PieceId marker = markers[rng.below(static_cast<std::uint32_t>(lying.size()))];
      box = box_of(library, state.piece(marker));
      together = formations;
    }
    piece.place = box;
  }
}

}  // namespace longroll::chattanooga
