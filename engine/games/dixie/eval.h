#pragma once
#include <memory>

#include "engine/games/dixie/card.h"
#include "engine/play/advisor.h"

namespace longroll::dixie {

class Dixie;

/// What the computer believes is good play in Dixie. `game` must outlive the advisor.
std::unique_ptr<Advisor> make_advisor(const Dixie& game);

/// The same by conduct and judgement of the drill alone, in every battle; no level plays by it at Bull Run and
/// Gettysburg yet (engine/ai/EXPERIMENTS.md). For measuring.
std::unique_ptr<Advisor> make_drilled_advisor(const Dixie& game);

}  // namespace longroll::dixie
