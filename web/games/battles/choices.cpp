// build: logic
#include "web/games/battles/choices.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/games/battles/steps/step_rule.h"

namespace longroll::web::battlemap {

using bt::Do;
namespace verbs = bt::verbs;

namespace {

/// What `read` says of the action's arguments when it is of one of the verbs; else `none`.
template <class... Verbs, class Value, class Read>
Value of_any(const Action& action, Value none, Read read) {
  Value value = none;
  ((is_action<Verbs>(action) ? void(value = read(arguments_of<Verbs>(action))) : void()), ...);
  return value;
}

}  // namespace

PieceId unit_in(const Action& action) {
  using namespace verbs;
  return of_any<Take, TakeRoad, Join, Evade, Lose, Dig, Retreat, Advance>(
      action, kNoPiece, [](const auto& arguments) { return arguments.unit; });
}

HexId hex_in(const Action& action) {
  using namespace verbs;
  return of_any<Go, Target, Retreat, Advance>(action, kNoHex, [](const auto& arguments) { return arguments.hex; });
}

bool is_unit_to_hex(const Action& action) {
  return is_action<verbs::Retreat>(action) || is_action<verbs::Advance>(action);
}

bool is_made_on_map(const Action& action) { return unit_in(action) != kNoPiece || hex_in(action) != kNoHex; }

Action other_way(const bt::MoveUnitLocals& move) {
  return move.mode == bt::MoveMode::Strategic ? action_of(verbs::Take{move.unit})
                                              : action_of(verbs::TakeRoad{move.unit});
}

const Choice* Choices::first(Do verb) const {
  if (prompt_ != nullptr) {
    for (const Choice& choice : prompt_->choices) {
      if (verb_of(choice.action) == verb) {
        return &choice;
      }
    }
  }
  return nullptr;
}

const Choice* Choices::find(const Action& action) const {
  if (prompt_ != nullptr) {
    for (const Choice& choice : prompt_->choices) {
      if (choice.action == action) {
        return &choice;
      }
    }
  }
  return nullptr;
}

const Choice* Choices::of_unit(PieceId unit) const {
  if (prompt_ != nullptr && unit != kNoPiece) {
    for (const Choice& choice : prompt_->choices) {
      if (unit_in(choice.action) == unit) {
        return &choice;
      }
    }
  }
  return nullptr;
}

std::vector<PieceId> Choices::movers() const {
  std::vector<PieceId> out;
  if (prompt_ != nullptr) {
    for (const Choice& choice : prompt_->choices) {
      const PieceId unit = unit_in(choice.action);
      if (is_unit_to_hex(choice.action) && std::find(out.begin(), out.end(), unit) == out.end()) {
        out.push_back(unit);
      }
    }
  }
  return out;
}

const Choice* Choices::of_hex(HexId hex, PieceId chosen) const {
  const Choice* found = nullptr;
  if (prompt_ == nullptr || hex == kNoHex) {
    return nullptr;
  }
  for (const Choice& choice : prompt_->choices) {
    if (hex_in(choice.action) != hex) {
      continue;
    }
    if (!is_unit_to_hex(choice.action)) {
      return &choice;
    }
    if (chosen == kNoPiece || unit_in(choice.action) == chosen) {
      if (found != nullptr) {
        return nullptr;  // several units could: one has to be chosen first
      }
      found = &choice;
    }
  }
  return found;
}

std::vector<HexId> Choices::hexes(PieceId chosen) const {
  std::vector<HexId> out;
  if (prompt_ != nullptr) {
    for (const Choice& choice : prompt_->choices) {
      const HexId hex = hex_in(choice.action);
      if (hex != kNoHex && (!is_unit_to_hex(choice.action) || of_hex(hex, chosen) != nullptr)) {
        out.push_back(hex);
      }
    }
  }
  heap_sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

Action meant_by_unit(const bt::Field& field, bt::StepKind step, PieceId unit) {
  const bool ours = field.side_of(unit) == field.phasing();
  const Place place = field.piece(unit).place;
  switch (step) {
    case bt::StepKind::MoveUnit:
      return ours || !is_hex(place) ? action_of(verbs::Take{unit}) : action_of(verbs::Go{place});
    case bt::StepKind::CombatPhase:
      return ours ? action_of(verbs::Join{unit}) : action_of(verbs::Target{place});
    case bt::StepKind::Declare:
      return ours ? action_of(verbs::Join{unit}) : action_of(verbs::Target{place});
    case bt::StepKind::Evasion:
      return action_of(verbs::Evade{unit});
    case bt::StepKind::Losses:
      return action_of(verbs::Lose{unit});
    case bt::StepKind::Retreats:
    case bt::StepKind::Displacement:
      return action_of(verbs::Retreat{unit, place});
    case bt::StepKind::Advances:
      return action_of(verbs::Advance{unit, place});
    case bt::StepKind::RallyStep:
      return action_of(verbs::Dig{unit});
    default:
      return action_of(verbs::Take{unit});
  }
}

Action meant_by_hex(bt::StepKind step, HexId hex, PieceId chosen) {
  switch (step) {
    case bt::StepKind::CombatPhase:
    case bt::StepKind::Declare:
      return action_of(verbs::Target{hex});
    case bt::StepKind::Advances:
      return action_of(verbs::Advance{chosen, hex});
    case bt::StepKind::Evasion:
    case bt::StepKind::Retreats:
    case bt::StepKind::Displacement:
      return action_of(verbs::Retreat{chosen, hex});
    default:
      return action_of(verbs::Go{hex});
  }
}

}  // namespace longroll::web::battlemap
