#pragma once

#include <optional>

#include "engine/record/link_seats.h"
#include "web/views/command.h"
#include "web/views/match.h"

namespace longroll::web {

using Controllers = decltype(Match::who);

/// What a link of this match says of who plays; empty when the opener gets it right without. `to_act`: at the moment
/// that is shared. `is_level_fixed`: the opener plays against the computer at the level that it has here.
LinkNote seats_told(const Match& match, Seat to_act, bool is_level_fixed);

/// The same for the address of the player himself, who opens it again.
LinkNote seats_of_address(const Match& match);

/// Who plays what for the opener of a link. Empty: he must be asked.
std::optional<Controllers> seats_of_opener(const LinkNote& note, Seat to_act);
/// The same when he has been asked.
Controllers seats_as(const LinkNote& note, commands::JoinAs as);
/// Who plays what in a game that was kept here, after a friend's answer: his side is his.
Controllers seats_after_answer(Controllers kept, const LinkNote& note);

/// "You play the Union; your friend plays the Confederates."
std::string seats_in_words(const Controllers& who);

}  // namespace longroll::web
