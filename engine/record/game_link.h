#pragma once
#include <span>

#include "engine/play/session.h"
#include "engine/record/base64url.h"

namespace longroll {

/// The body of a game link: set-up, seed, dictated rolls, number of choices, then each choice as its place in the list
/// of lawful actions, at log2 of the list's length in bits. A forced choice costs nothing.
Bytes write_game(const Session& session, const Journal& journal);

/// Plays it again; every body decodes to a lawful game or to a fault.
Result<Session> read_game(const Game& game, std::span<const std::uint8_t> body);

}  // namespace longroll
