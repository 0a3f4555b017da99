#pragma once
#include "engine/play/game.h"
#include "engine/record/link.h"

namespace longroll {

/// A battle deck by itself, as a link, a file or a shelf holds it: it need not be finished, nor within its budget.
struct DeckSheet {
  int scenario = 0;  ///< index in GameInfo::scenarios
  Seat side = Seat::Union;
  int columns = 3;                  ///< of the battleline that it is meant for: 3 or 5
  std::vector<std::int16_t> kinds;  ///< of pieces, ascending
  bool operator==(const DeckSheet&) const = default;
};

/// The deck as text for a URL's fragment, "d=...". It must be free of faults_of_sheet.
std::string deck_link(const Game& game, const DeckSheet& sheet);

/// Opens such a text. Whatever it is, the result is free of faults_of_sheet, or the faults are in words for the person
/// who opened it. A deck of other rules is still a deck; one of other cards is not.
Result<DeckSheet> open_deck_link(const Game& game, std::string_view link);

/// Why this is no deck of `game` at all: no such scenario, side or width, no piece, too many, twice the same, one that
/// there is not.
Faults faults_of_sheet(const Game& game, const DeckSheet& sheet);

}  // namespace longroll
