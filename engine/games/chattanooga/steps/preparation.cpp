// build: small
#include "engine/games/chattanooga/rules/preparation.h"

#include <algorithm>

#include "engine/games/chattanooga/steps/marker_acts.h"

/// Chattanooga 6.5, 10.1: at the end of a Combat Phase the other side marks those of its units that were not attacked
/// by the enemies whom they control.
namespace longroll::chattanooga {
namespace {

bool advance(const Library& library, Now& now) {
  if (can_anybody_prepare(Field(library, now))) {
    return false;
  }
  now.end();
  return true;
}

Seat waits_for(const State& state, const Step&) { return other(phasing(state)); }

/// Chattanooga 10.8: of those without a marker.
bool can_be_among_others_who_charge(const Field& field, PieceId unit) {
  return !field.has_flag(unit, kVolley) && !refuse_prepared_charge(field, unit);
}

bool can_anybody_else_charge(const Field& field) {
  const PieceIds pieces = field.pieces();
  return std::any_of(pieces.begin(), pieces.end(),
                     [&](PieceId unit) { return can_be_among_others_who_charge(field, unit); });
}

void candidates(const Field& field, const Step&, Actions& actions) {
  const std::size_t first = actions.size();
  for (const PieceId unit : field.pieces()) {
    if (!refuse_volley(field, unit)) {
      actions.push_back(action_of(verbs::Volley{unit}));
    }
  }
  if (actions.size() > first) {
    actions.push_back(action_of(verbs::VolleyAll{}));
  }
  for (const PieceId unit : field.pieces()) {
    if (!refuse_prepared_charge(field, unit)) {
      actions.push_back(action_of(verbs::Charge{unit}));
    }
  }
  if (can_anybody_else_charge(field)) {
    actions.push_back(action_of(verbs::ChargeAll{}));
  }
  std::sort(actions.begin() + static_cast<std::ptrdiff_t>(first), actions.end());
  actions.push_back(action_of(verbs::Pass{}));
}

Refusal refuse_volley_of(const Field& field, const verbs::Volley& volley) { return refuse_volley(field, volley.unit); }
void volley(const Library&, Now& now, const verbs::Volley& volley) { stand_ready(now, volley.unit); }

/// All others, and then nobody else is marked.
Refusal refuse_all_volleys(const Field& field, const verbs::VolleyAll&) {
  const PieceIds pieces = field.pieces();
  const bool can = std::any_of(pieces.begin(), pieces.end(), [&](PieceId unit) { return !refuse_volley(field, unit); });
  return can ? kLawful : Refusal{"No unit can be marked with a volley.", "10.9"};
}
void volley_all(const Library& library, Now& now, const verbs::VolleyAll&) {
  std::vector<PieceId> units;
  {
    const Field field(library, now);
    for (const PieceId unit : field.pieces()) {
      if (!refuse_volley(field, unit)) {
        units.push_back(unit);
      }
    }
  }
  for (const PieceId unit : units) {
    stand_ready(now, unit);
  }
  now.end();
}

Refusal refuse_charge_of(const Field& field, const verbs::Charge& charge) {
  return refuse_prepared_charge(field, charge.unit);
}
void charge(const Library&, Now& now, const verbs::Charge& charge) { prepare_charge(now, charge.unit); }

Refusal refuse_all_charges(const Field& field, const verbs::ChargeAll&) {
  return can_anybody_else_charge(field) ? kLawful : Refusal{"No other unit can be marked with a charge.", "10.8"};
}
void charge_all(const Library& library, Now& now, const verbs::ChargeAll&) {
  std::vector<PieceId> units;
  {
    const Field field(library, now);
    for (const PieceId unit : field.pieces()) {
      if (can_be_among_others_who_charge(field, unit)) {
        units.push_back(unit);
      }
    }
  }
  for (const PieceId unit : units) {
    prepare_charge(now, unit);
  }
  now.end();
}

void pass(const Library&, Now& now, const verbs::Pass&) { now.end(); }

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_volley_of, volley>(),
                                     StepRule::verb<refuse_all_volleys, volley_all>(),
                                     StepRule::verb<refuse_charge_of, charge>(),
                                     StepRule::verb<refuse_all_charges, charge_all>(), StepRule::verb<pass>()};

bool fits(const Field& field, const Step& step, const Step*) {
  return field.phase() == Phase::Combat && is_asked_next(field.state(), step) && can_anybody_prepare(field);
}

}  // namespace

const StepRule kPreparationStep = {
    .kind = StepKind::Preparation,
    .id = "preparation",
    .advance = advance,
    .waits_for = waits_for,
    .candidates = candidates,
    .verbs = kVerbs,
    .asks = {"Your units that were not attacked may be marked, each to fire a volley or to charge.", "10.1"},
    .is_exact = true,
    .on = steps(StepKind::Couplet),
    .holds = has_no_locals,
    .fits = fits};

}  // namespace longroll::chattanooga
