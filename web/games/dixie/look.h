#pragma once

#include "engine/games/dixie/card.h"
#include "web/board/shape/card_kinds.h"

namespace longroll::web::dixie {

/// How the man on a card looks: the words of the card (assets/games/dixie/FORMAT.md, "Faces"). For the rest men of the
/// Union have a moustache, Confederates a full beard, and men of one state hold their muskets alike.
board::Look look_of(const longroll::dixie::Card& card);

}  // namespace longroll::web::dixie
