#include "engine/games/chattanooga/rules/bombardment.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/works.h"
#include "engine/games/chattanooga/steps/marker_acts.h"
#include "engine/games/chattanooga/steps/result.h"
#include "engine/games/chattanooga/steps/table_acts.h"

/// Chattanooga 11.0: units of the phasing side fire at one target. All of them are named before the first die is
/// rolled; then one shot after the other is rolled and does at once what it does.
namespace longroll::chattanooga {
namespace {

using Bombardment = BombardmentLocals;

/// Chattanooga 11.1: the first unit whose shot is announced; kNoPiece when none is left.
PieceId next_to_fire(const Field& field) {
  for (const PieceId unit : field.pieces()) {
    if (field.has_flag(unit, kFiring) && field.side_of(unit) == field.phasing()) {
      return unit;
    }
  }
  return kNoPiece;
}

bool advance(const Library& library, Now& now) {
  const auto bombardment = locals_of<Bombardment>(now);
  if (bombardment.stage == BombardmentStage::Announcing) {
    return false;
  }
  const PieceId unit = next_to_fire(Field(library, now));
  if (unit == kNoPiece) {
    now.end();
    return true;
  }
  write(now, &Bombardment::unit, unit);
  return false;
}

Seat waits_for(const State& state, const Step& step) {
  return locals_of<Bombardment>(step).stage == BombardmentStage::Announcing ? phasing(state) : Seat::Chance;
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const PieceId target = locals_of<Bombardment>(step).target;
  for (const PieceId unit : field.pieces()) {
    if (!refuse_shot(field, {unit, target})) {
      actions.push_back(action_of(verbs::Fire{unit}));
    }
  }
  if (next_to_fire(field) != kNoPiece) {
    actions.push_back(action_of(verbs::Resolve{}));
  }
}

Refusal refuse_firing_now(const Field& field, const Bombardment& bombardment, const verbs::Fire& fire) {
  return refuse_shot(field, {fire.unit, bombardment.target});
}

void fire(const Library&, Now& now, const verbs::Fire& fire) { now.raise(fire.unit, kFought | kFiring); }

/// Chattanooga 11.1
Refusal refuse_resolving(const Field& field, const Bombardment&, const verbs::Resolve&) {
  return next_to_fire(field) == kNoPiece ? Refusal{"No unit has been named that fires.", "11.1"} : kLawful;
}

/// Chattanooga 11.1: nobody attacks a hex at which infantry or cavalry fires.
void close_to_attacks(const Library& library, Now& now, HexId hex) {
  std::array<PieceId, 2 * static_cast<std::size_t>(kDirections)> units{};
  std::size_t count = 0;
  {
    const Field field(library, now);
    const PieceIds pieces = field.pieces();
    const bool is_under_small_arms = std::any_of(pieces.begin(), pieces.end(), [&](PieceId unit) {
      return field.has_flag(unit, kFiring) && field.side_of(unit) == field.phasing() &&
             field.type(unit) != UnitType::Artillery;
    });
    if (is_under_small_arms) {
      for_each_unit_at(field, hex, [&](PieceId unit) { units[count++] = unit; });
    }
  }
  for (std::size_t i = 0; i < count; ++i) {
    now.raise(units[i], kHexFiredAt);
  }
}

void resolve(const Library& library, Now& now, const verbs::Resolve&) {
  close_to_attacks(library, now, locals_of<Bombardment>(now).hex);
  now.raise(locals_of<Bombardment>(now).target, kFiring);
  write(now, &Bombardment::stage, BombardmentStage::Resolving);
}

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_firing_now, fire>(),
                                     StepRule::verb<refuse_resolving, resolve>()};

/// Chattanooga 11.2: what the shot does to one of the two; no cell of the table affects both. At range the firing unit
/// is disrupted at most. A target that has left the hex suffers nothing more.
void apply(const Library& library, Now& now, const Bombardment& bombardment, const ResultPart& result) {
  const PieceId unit = bombardment.unit;
  const PieceId target = bombardment.target;
  const HexId here = now.state().piece(unit).place;
  bool is_disrupted = false;
  Suffering of_unit{.unit = unit, .effect = result.attacker, .away_from = bombardment.hex};
  Suffering of_target{.unit = target, .effect = result.defender, .away_from = here};
  {
    const Field field(library, now);
    is_disrupted = field.is_disrupted(unit);
    of_unit.opponent_morale = fighting_morale(field, target);
    of_target.opponent_morale = fighting_morale(field, unit);
  }
  if (!result.attacker.is_none()) {
    if (library.map.grid.are_adjacent(here, bombardment.hex)) {
      begin_result(now, of_unit);
    } else if (!is_disrupted) {
      disrupt(now, unit);
    }
  } else if (!result.defender.is_none() && now.state().piece(target).place == bombardment.hex) {
    begin_result(now, of_target);
  }
}

/// Chattanooga 10.9: those who were named have fired from the hex, and the volleys in it are spent.
void spend_volleys(const Library& library, Now& now, HexId hex) {
  bool is_firing = false;
  for_each_unit_at(Field(library, now), hex,
                   [&](PieceId unit) { is_firing = is_firing || (now.state().piece(unit).flags & kFiring) != 0; });
  if (!is_firing) {
    spoil_volleys(library, now, hex);
  }
}

/// Chattanooga 11.2: the die of one shot.
void roll(const Library& library, Now& now, const Action& action) {
  const auto bombardment = locals_of<Bombardment>(now);
  const Shot shot{bombardment.unit, bombardment.target};
  const int natural = way_of(action);
  now.rolled(natural, kDieFaces, shot.unit);
  now.lower(shot.unit, kFiring);
  const ResultPart* result = nullptr;
  {
    const Field field(library, now);
    result = &bombardment_result(field, shot, bombardment.hex, natural).primary;
    log(now, notes::Fired{shot.unit, shot.target, bombardment_column(field, shot, bombardment.hex),
                          bombardment_die(field, shot, bombardment.hex, natural)});
  }
  spend_volleys(library, now, now.state().piece(shot.unit).place);
  apply(library, now, bombardment, *result);
}

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto bombardment = locals_of<Bombardment>(step);
  const std::string& target = field.counter(bombardment.target).name;
  if (bombardment.stage == BombardmentStage::Announcing) {
    prompt.text = "Which units fire at " + target + "?";
    prompt.rule = "11.1";
  } else {
    prompt.text = field.counter(bombardment.unit).name + " fires at " + target + ".";
    prompt.rule = "11.2";
  }
}

constexpr LocalRange kRanges[] = {
    range<&Bombardment::stage>("stage", BombardmentStage::Announcing, BombardmentStage::Resolving),
    piece_in<&Bombardment::target>("target"), range<&Bombardment::hex>("hex", 0, kMaxHexes - 1),
    piece_or_none_in<&Bombardment::unit>("unit")};

/// Those who are named are units of the phasing side on the map, and from where they stand the target's hex is in
/// range.
bool are_shots_possible(const Field& field, HexId hex) {
  const PieceIds pieces = field.pieces();
  return std::all_of(pieces.begin(), pieces.end(), [&](PieceId unit) {
    return !field.has_flag(unit, kFiring) || field.side_of(unit) != field.phasing() ||
           field.grid().distance(field.piece(unit).place, hex) <= field.counter(unit).range;
  });
}

bool fits_announcing(const Field& field, const Step& step, const Bombardment& bombardment) {
  return bombardment.unit == kNoPiece && is_asked_next(field.state(), step) &&
         !refuse_target(field, bombardment.target) && field.piece(bombardment.target).place == bombardment.hex &&
         (next_to_fire(field) != kNoPiece || can_be_fired_at(field, bombardment.target));
}

bool fits(const Field& field, const Step& step, const Step*) {
  const auto bombardment = locals_of<Bombardment>(step);
  if (field.phase() != Phase::Combat || !field.map().is_playable(bombardment.hex) ||
      !are_shots_possible(field, bombardment.hex)) {
    return false;
  }
  if (bombardment.stage == BombardmentStage::Announcing) {
    return fits_announcing(field, step, bombardment);
  }
  const PieceId unit = bombardment.unit;
  return unit != kNoPiece && field.is_unit(unit) && field.side_of(unit) == field.phasing() &&
         field.is_unit(bombardment.target) && field.side_of(bombardment.target) == other(field.phasing()) &&
         (!is_asked_next(field.state(), step) || unit == next_to_fire(field));
}

}  // namespace

const StepRule kBombardmentStep = {.kind = StepKind::Bombardment,
                                   .id = "bombardment",
                                   .advance = advance,
                                   .waits_for = waits_for,
                                   .candidates = candidates,
                                   .verbs = kVerbs,
                                   .act = roll,
                                   .rolls = d10("11.2"),
                                   .ask = ask,
                                   .is_exact = true,
                                   .on = steps(StepKind::CombatPhase),
                                   .holds = holds_only<Bombardment>,
                                   .ranges = kRanges,
                                   .fits = fits};

}  // namespace longroll::chattanooga
