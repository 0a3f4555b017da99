#pragma once
#include <span>

#include "engine/play/session.h"
#include "engine/record/base64url.h"
#include "engine/record/link_frame.h"

namespace longroll {

/// The body of a game link, `journal` of that session: the rest of the set-up, seed, whether the game is over (if not,
/// the number of choices), dictated rolls, then each choice as its place in the list of lawful actions, at the price
/// that ChoiceModel foretells. A forced choice costs nothing.
Bytes write_game(const Session& session, Journal journal);

/// Plays it again, a game of that scenario; every body decodes to a lawful game of at most that number of choices or to
/// a fault.
Result<Session> read_game(const Game& game, int scenario, std::span<const std::uint8_t> body, std::size_t most_choices);

/// What the present rules make of a body that other rules or data wrote: each choice as they read it, as far as the
/// bytes go. It need not be what was played. Faults: not even a beginning.
Result<Session> follow_game(const Game& game, int scenario, std::span<const std::uint8_t> body,
                            std::size_t most_choices);

}  // namespace longroll
