#pragma once

#include <cstdint>
#include <vector>

#include "web/board/cards.h"
#include "web/games/dixie/table_snapshot.h"
#include "web/views/game_view.h"

namespace longroll::web::dixie {

/// The ids by which the page speaks of what lies on the table. A known card's id is its piece.
constexpr std::int32_t kBackTarget = 1000;     ///< + 32 * position + n: the n-th face-down card of the enemy there
constexpr std::int32_t kPlaceTarget = 2000;    ///< + place
constexpr std::int32_t kPopupTarget = 3000;    ///< + n: a button of the little menu at a destination
constexpr std::int32_t kHandButton = 4000;     ///< the phone's button that spreads the hand
constexpr std::int32_t kPassButton = 4001;     ///< plays no special card in what is left of the phase
constexpr std::int32_t kRollAllButton = 4002;  ///< rolls the morale of every card that was hit
constexpr std::int32_t kFinishButton = 4003;   ///< ends the deployment, once it has been asked whether that is meant
constexpr std::int32_t kStayButton = 4004;     ///< goes on deploying
constexpr bool is_card_target(std::int32_t id) { return id >= 0 && id < kBackTarget; }
/// The card of a target that is one; no other number is a card's.
constexpr PieceId card_of_target(std::int32_t id) { return is_card_target(id) ? static_cast<PieceId>(id) : kNoPiece; }
constexpr bool is_place_target(std::int32_t id) { return id >= kPlaceTarget && id < kPlaceTarget + dx::kPlaces; }

/// One card where it lies.
struct Slot {
  std::int32_t target = kNoTarget;
  PieceId id = kNoPiece;
  Seat owner = Seat::Union;
  Place place = kNowhere;
  board::CardPlace at;
  float shown = 1;  ///< part of the width that the next card leaves to be seen
};

/// One position with its cards. On a phone only the chosen one is large.
struct Box {
  Place place = kNowhere;
  board::Rect rect;
  bool large = true;
  bool engaged = false;
  std::vector<Slot> cards;
  std::vector<board::Rect> chips;  ///< of a small box: one a card, in the order of the rows
  std::vector<Lying> chip_cards;
  board::Vec2 arrow;  ///< where "attackers" is written; x < 0: no room
};

/// Where everything lies, in CSS px.
struct Picture {
  board::Rect sheet;       ///< the paper with its frame
  board::Rect road;        ///< the band along the centerline, where dice fall
  std::vector<Box> boxes;  ///< reading order; on a phone the six small ones, then the large one
  std::vector<Slot> hand;  ///< left to right
  board::Rect hand_rect;
  board::Rect dice;       ///< where a roll lies
  board::Rect counts;     ///< phone: a line for the numbers of cards
  board::Rect note;       ///< wide: where the numbers of cards stand
  bool is_tray = false;   ///< the hand lies in rows, upright, because cards are being laid out
  float hand_reach = 0;   ///< px by which the hand can be scrolled
  float card_width = 70;  ///< of cards on the table

  const Slot* find(PieceId id) const;
};

struct Wish {
  Place chosen_position = kNowhere;  ///< phone: the one shown large
  float hand_scroll = 0;             ///< phone: px
  bool hand_open = false;            ///< phone: the hand is spread over the table
  Place roll_at = kNowhere;          ///< where the last dice fell
  bool is_laying = false;            ///< cards are laid out now: the hand matters more than the table
};

Picture lay_out(const Area& area, const TableSnapshot& snapshot, const Wish& wish);

/// Cards on the table are that wide, in CSS px, where they fit.
constexpr float kReadableCard = 88;

/// A hand of `n` cards as a fan in `rect`: it tightens with their number and never leaves the rectangle sideways.
std::vector<board::CardPlace> fan(board::Rect rect, std::size_t n, float width);

/// Lays `n` cards in a row, overlapping when they must; returns the step from one to the next.
float row_step(float room, std::size_t n, float width, float gap);

}  // namespace longroll::web::dixie
