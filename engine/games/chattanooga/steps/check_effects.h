#pragma once
#include "engine/games/chattanooga/rules/morale.h"
#include "engine/games/chattanooga/steps/step_rule.h"

namespace longroll::chattanooga {

/// What follows from a morale check. The step of the check has ended: the one that asked for it is the innermost.
using SettleCheck = void (*)(const Library& library, Now& now, PieceId unit, const CheckResult& result);

/// What a check is for. The rows are those of CheckReason, as far as they are written.
struct CheckEffect {
  std::string_view words;  ///< "to leave an enemy zone of control"
  StaticText rule;
  SettleCheck settle;
  StepSet asked_by;                                                   ///< the kinds of step that ask for it
  bool (*fits)(const Field& field, PieceId unit, const Step& below);  ///< it can be asked of that unit there
};

/// What follows when a leader rallies a unit (steps/lead.cpp).
void settle_leader_rally(const Library& library, Now& now, PieceId unit, const CheckResult& result);

/// What follows when a unit that is surrounded has checked its morale (steps/combat.cpp).
void settle_flanked(const Library& library, Now& now, PieceId unit, const CheckResult& result);

/// What follows when a questionable unit has checked its morale (steps/combat.cpp).
void settle_questionable(const Library& library, Now& now, PieceId unit, const CheckResult& result);

/// What follows from the checks of a unit that is to attack again (steps/advance.cpp).
void settle_continuation(const Library& library, Now& now, PieceId unit, const CheckResult& result);
void settle_continuation_rout(const Library& library, Now& now, PieceId unit, const CheckResult& result);

/// What follows from the check of a unit beside which an enemy has come (steps/deployment.cpp).
void settle_deployment(const Library& library, Now& now, PieceId unit, const CheckResult& result);

/// Null for a reason that is not written.
const CheckEffect* find_check(CheckReason reason);

/// Where the unit makes its check: its hex; kNoHex when it is in a box.
HexId place_of_check(const Field& field, PieceId unit);

}  // namespace longroll::chattanooga
