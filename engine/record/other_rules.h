#pragma once
#include <string_view>

#include "engine/record/game_store.h"
#include "engine/record/link.h"

namespace longroll {

// A game or a position that was made with other rules or data than the program has is refused by open_link, replay_of
// and take_up. These show what the present rules make of it: each decision as long as it is lawful. That need not be
// what was played, so it is for looking at.

/// Whether the link is refused for the rules or the data alone: its battle is here.
bool is_of_other_rules(const Game& game, std::string_view link);
/// The same of a game that was stored or kept as a file.
bool is_of_other_rules(const Game& game, const StoredGame& stored);

/// Opens such a link as far as it can be followed. Faults: it is no link of a battle of this game, or nothing can be
/// made of it.
Result<Session> look_at_link(const Game& game, std::string_view link, std::uint64_t fresh_seed,
                             std::size_t most_choices = kMaxChoices);
/// The decisions of such a game, which stop before the first that is not lawful. Faults: it cannot even begin.
Result<Replay> look_at_stored(const Game& game, const StoredGame& stored);

}  // namespace longroll
