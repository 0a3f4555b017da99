#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/games/dixie/field.h"
#include "engine/play/view.h"
#include "web/board/cards.h"
#include "web/views/game_view.h"

/// Where every card of Dixie lies on the screen. Pure arithmetic: knows no GL and keeps nothing.
namespace longroll::web::dixie {

/// What ids the pointer speaks in: pieces are themselves, places and the rest follow.
constexpr std::int32_t kPlaceId = 1000;
constexpr std::int32_t kBackId = 2000;    ///< + place * 64 + n: a card that only its back shows
constexpr std::int32_t kChoiceId = 4000;  ///< + n: a button of the small list of choices
constexpr std::int32_t place_id(Place place) { return kPlaceId + place; }

/// One card as it lies.
struct Placed {
  std::int32_t id = kNoTarget;
  PieceId piece = kNoPiece;  ///< kNoPiece: a back
  Seat side = Seat::Union;
  Place place = kNowhere;
  board::CardPlace at;
};

/// One position of a battleline.
struct Ground {
  Place place = kNowhere;
  board::Rect rect;
  bool engaged = false;
  int troops[2] = {};
  int backs[2] = {};   ///< cards of each side that only show their backs
  bool small = false;  ///< phone: in the overview only
};

struct Layout {
  std::array<Ground, 6> grounds;
  board::Rect sheet;          ///< the paper with both battlelines
  board::Rect focus;          ///< phone: the frame round the position that is looked at; w = 0 otherwise
  float road = 0;             ///< height of the centerline
  std::vector<Placed> cards;  ///< table first, hand last: in drawing order
  board::Rect hand;
};

/// Lays out what `view` shows. `below`: whose battleline lies at the bottom. `looked_at`: phone only, the position
/// shown large.
Layout lay_out(const longroll::dixie::Edition& edition, const View& view, const Area& area, Seat below,
               Place looked_at);

/// Troop cards of a side in a place that the View only counts.
int hidden_at(const View& view, Place place, Seat side);

}  // namespace longroll::web::dixie
