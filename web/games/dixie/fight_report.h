#pragma once

#include <optional>
#include <vector>

#include "engine/games/dixie/game.h"
#include "engine/play/session.h"
#include "web/views/reporter.h"

/// What a decision meant, for the page to tell (web/views/reporter.h), in the words of the log. `before` is the State
/// in which it was made; `reader` is told nothing that he may not know.
namespace longroll::web::dixie {

namespace dx = longroll::dixie;

/// The last shot or round of melee that was settled among these events.
std::optional<FightReport> fight_of(const dx::Dixie& game, State before, const Events& events, Seat reader);

/// What deserves a caption: a position taken, night, a special card of the enemy's, who is lost, cards that were drawn.
std::optional<Moment> moment_of(const dx::Dixie& game, State before, const Events& events, Seat reader);

/// What was decided from the decision `from` to the one before `until`.
std::vector<DigestLine> digest_of(const dx::Dixie& game, const Session& session, std::size_t from, std::size_t until,
                                  Seat reader);

}  // namespace longroll::web::dixie
