#pragma once

#include <string>
#include <vector>

#include "web/board/cards.h"
#include "web/games/dixie/table_snapshot.h"
#include "web/views/game_view.h"

namespace longroll::web::dixie {

/// The words on the face of a card, kept as long as the screen lives.
struct CardWords {
  board::CardFace face;
  bool is_alias = false;  ///< the short name is no part of the name, and stands on the card wherever it is not large
  std::string name, short_name, rating, mark, device, state, line1, line2;
};

/// The faces of all cards of an edition, by Piece::kind.
class Faces {
 public:
  explicit Faces(const dx::Edition& edition);
  const board::CardFace& of(int kind) const { return faces_[static_cast<std::size_t>(kind - first_kind_)].face; }
  /// The same with a name that can be read at that width, of which a neighbour leaves the part `shown` to be seen.
  board::CardFace fitting(int kind, float width, float shown = 1) const;

 private:
  int first_kind_;
  std::vector<CardWords> faces_;
};

board::Side side_of(Seat seat);
board::CardType type_of(dx::CardType type);

/// What a card can do, in whole sentences, each with its rule.
std::vector<std::string> ratings_in_words(const dx::Edition& edition, const dx::Card& card);

/// "CSA RIGHT": the title of a position.
std::string title_of(dx::Layout layout, Place position);

/// "3 cards", "engaged, in woods".
std::string note_of(const dx::Edition& edition, const View& view, const LaidPosition& spot);

/// The rules in short, our own words.
std::vector<HelpPage> help_pages();

}  // namespace longroll::web::dixie
