#pragma once
#include <memory>

#include "engine/games/dixie/card.h"
#include "engine/play/advisor.h"

namespace longroll::dixie {

/// What the computer believes is good play in Dixie. `edition` must outlive the advisor.
std::unique_ptr<Advisor> make_advisor(const Edition& edition);

}  // namespace longroll::dixie
