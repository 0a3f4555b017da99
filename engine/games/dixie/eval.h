#pragma once
#include <memory>

#include "engine/games/dixie/card.h"
#include "engine/play/advisor.h"

namespace longroll::dixie {

class Dixie;

/// What the computer believes is good play in Dixie. `game` must outlive the advisor.
std::unique_ptr<Advisor> make_advisor(const Dixie& game);

}  // namespace longroll::dixie
