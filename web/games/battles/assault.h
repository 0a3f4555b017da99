#pragma once

#include <string>

#include "engine/games/battles/rules/attack_report.h"
#include "engine/play/odds.h"
#include "web/games/battles/snapshot.h"

namespace longroll::web::battles {

using Assault = bt::AttackReport;

/// Each result and how many of the six faces give it, best for the attacker first.
Odds faces_of(const bt::Chart& chart, const bt::AttackOdds& odds);
inline Odds faces_of(const bt::Chart& chart, const Assault& attack) { return faces_of(chart, attack.reckoning); }

/// "one column left", "2 columns right"
std::string columns_text(int shift);

/// "over a stream, 5 becomes 3 [8.41]": the way of a strength through its changes, each with its rule.
std::string changes_text(const bt::UnitStrength& line);

}  // namespace longroll::web::battles
