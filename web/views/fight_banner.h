#pragma once

#include <span>

#include "web/views/reporter.h"

namespace longroll::web {

/// Above, below, right or left of `place`, inside `within`: where it hides least of `clear` and of the place itself.
board::Rect beside(board::Rect place, board::Vec2 size, board::Rect within, std::span<const board::Rect> clear);

/// Draws the banner of a fight beside `place`, inside `within`, where it hides as few of `clear` (what the reader may
/// choose) as can be. It is looked at, never clicked.
board::Rect draw_fight_banner(const FightReport& fight, board::Rect place, board::Rect within,
                              std::span<const board::Rect> clear);

/// The same in a sentence, for the mirror.
std::string in_words(const FightReport& fight);

}  // namespace longroll::web
