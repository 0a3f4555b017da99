#pragma once
#include <string>
#include <string_view>

#include "engine/games/dixie/battlefield.h"
#include "engine/games/dixie/ids.h"
#include "engine/play/verb_words.h"
#include "engine/table/state.h"

namespace longroll::dixie {

/// What the arguments of a verb are, for writing and reading the text of an action.
enum class Argument : std::uint8_t { None, Card, Place, MaybePlace, MaybeCard, Number };

/// Every verb with its word and the kinds of its arguments.
std::span<const VerbWords> all_verbs();

/// Is one of the cards that the action names, lawful or not, one that `seat` cannot see?
bool names_unseen(const State& state, Seat seat, const Action& action);

std::string_view name_of(Phase phase);
std::string_view id_of(Track track);
std::string_view id_of(Option option);

/// "usa.left", and back; kNowhere for words that mean none. Of Shiloh "center-front" is understood as well.
std::string place_text(Place place);
Place place_named(std::string_view text);

/// "USA Left", "CSA Reserve", of Shiloh "Left Front": as a sentence writes it.
std::string place_name(Layout layout, Place place);

}  // namespace longroll::dixie
