// build: logic
#include "web/games/battles/choices.h"

#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/games/battles/steps/step_rule.h"

namespace longroll::web::battlemap {

using bt::Do;

bool is_about_unit(Do verb) {
  return verb == Do::Take || verb == Do::TakeRoad || verb == Do::Join || verb == Do::Evade || verb == Do::Lose ||
         verb == Do::Dig || is_unit_to_hex(verb);
}

bool is_about_hex(Do verb) { return verb == Do::Go || verb == Do::Target; }

bool is_unit_to_hex(Do verb) { return verb == Do::Retreat || verb == Do::Advance; }

bool is_made_on_map(Do verb) { return is_about_unit(verb) || is_about_hex(verb); }

const Choice* Choices::first(Do verb) const { return first(verb, -1); }

const Choice* Choices::first(Do verb, int a) const {
  if (prompt_ != nullptr) {
    for (const Choice& choice : prompt_->choices) {
      if (verb_of(choice.action) == verb && (a < 0 || choice.action.args[0] == a)) {
        return &choice;
      }
    }
  }
  return nullptr;
}

const Choice* Choices::of_unit(PieceId unit) const {
  if (prompt_ != nullptr) {
    for (const Choice& choice : prompt_->choices) {
      if (is_about_unit(verb_of(choice.action)) && choice.action.args[0] == unit) {
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
      const PieceId unit = choice.action.args[0];
      if (is_unit_to_hex(verb_of(choice.action)) && std::find(out.begin(), out.end(), unit) == out.end()) {
        out.push_back(unit);
      }
    }
  }
  return out;
}

const Choice* Choices::of_hex(HexId hex, PieceId chosen) const {
  const Choice* found = nullptr;
  if (prompt_ == nullptr) {
    return nullptr;
  }
  for (const Choice& choice : prompt_->choices) {
    const Do verb = verb_of(choice.action);
    if (is_about_hex(verb) && choice.action.args[0] == hex) {
      return &choice;
    }
    if (is_unit_to_hex(verb) && choice.action.args[1] == hex &&
        (chosen == kNoPiece || choice.action.args[0] == chosen)) {
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
      const Do verb = verb_of(choice.action);
      const HexId hex = is_about_hex(verb) ? choice.action.args[0] : choice.action.args[1];
      if (is_about_hex(verb) || (is_unit_to_hex(verb) && of_hex(hex, chosen) != nullptr)) {
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
      return ours || !is_hex(place) ? action_of(Do::Take, unit) : action_of(Do::Go, place);
    case bt::StepKind::CombatPhase:
      return ours ? action_of(Do::Join, unit) : action_of(Do::Target, place);
    case bt::StepKind::Declare:
      return ours ? action_of(Do::Join, unit) : action_of(Do::Target, place);
    case bt::StepKind::Evasion:
      return action_of(Do::Evade, unit);
    case bt::StepKind::Losses:
      return action_of(Do::Lose, unit);
    case bt::StepKind::Retreats:
    case bt::StepKind::Displacement:
      return action_of(Do::Retreat, unit, place);
    case bt::StepKind::Advances:
      return action_of(Do::Advance, unit, place);
    case bt::StepKind::RallyStep:
      return action_of(Do::Dig, unit);
    default:
      return action_of(Do::Take, unit);
  }
}

Action meant_by_hex(bt::StepKind step, HexId hex, PieceId chosen) {
  switch (step) {
    case bt::StepKind::CombatPhase:
    case bt::StepKind::Declare:
      return action_of(Do::Target, hex);
    case bt::StepKind::Advances:
      return action_of(Do::Advance, chosen, hex);
    case bt::StepKind::Evasion:
    case bt::StepKind::Retreats:
    case bt::StepKind::Displacement:
      return action_of(Do::Retreat, chosen, hex);
    default:
      return action_of(Do::Go, hex);
  }
}

}  // namespace longroll::web::battlemap
