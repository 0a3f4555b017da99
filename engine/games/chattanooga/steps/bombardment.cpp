// build: small
#include "engine/games/chattanooga/rules/bombardment.h"

#include <algorithm>

#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/rules/works.h"
#include "engine/games/chattanooga/steps/marker_acts.h"
#include "engine/games/chattanooga/steps/result.h"
#include "engine/games/chattanooga/steps/table_acts.h"

/// Chattanooga 11.0: units of the phasing side fire at one target. All of them are named before the first die is
/// rolled; then one shot after the other is rolled and does at once what it does.
namespace longroll::chattanooga {
namespace {

using Bombardment = BombardmentLocals;

/// Chattanooga 11.1: the first unit whose shot is announced; kNoPiece when none is left. Of a fortune of war it is the
/// sharpshooter's unit until it has fired (15.0): kFiring of its side tells who was fired at before.
PieceId next_to_fire(const Field& field, const Bombardment& bombardment) {
  if (fortune_of(field.state())) {
    return bombardment.unit;
  }
  for (const PieceId unit : field.pieces()) {
    if (field.has_flag(unit, kFiring) && field.side_of(unit) == field.phasing()) {
      return unit;
    }
  }
  return kNoPiece;
}

/// Chattanooga 10.9, 11.4: the bombardment is over, and with it what batteries did together.
void finish(const Library& library, Now& now) {
  if (has_option(now.state(), Option::StackedArtillery)) {
    const PieceIds pieces = piece_ids(now.state());
    for (const PieceId unit : pieces) {
      const Piece& piece = now.state().piece(unit);
      if (owner_of(piece) == phasing(now.state()) && (piece.flags & kTogether) != 0) {
        const bool has_shot_left = (piece.flags & kShotLeft) != 0;
        const Place hex = piece.place;
        now.lower(unit, kTogether | kShotLeft);
        if (has_shot_left) {
          spoil_volleys(library, now, hex);
        }
      }
    }
  }
  now.end();
}

bool advance(const Library& library, Now& now) {
  const auto bombardment = locals_of<Bombardment>(now);
  if (bombardment.stage != BombardmentStage::Resolving) {
    return false;
  }
  const PieceId unit = next_to_fire(Field(library, now), bombardment);
  if (unit != kNoPiece) {
    write(now, &Bombardment::unit, unit);
    return false;
  }
  if (next_targets(Field(library, now), bombardment.hex).empty()) {
    finish(library, now);
    return true;
  }
  write(now, &Bombardment::unit, kNoPiece);
  write(now, &Bombardment::stage, BombardmentStage::NextTarget);
  return false;
}

Seat waits_for(const State& state, const Step& step) {
  return locals_of<Bombardment>(step).stage == BombardmentStage::Resolving ? Seat::Chance : phasing(state);
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto bombardment = locals_of<Bombardment>(step);
  if (bombardment.stage == BombardmentStage::NextTarget) {
    for (const PieceId target : next_targets(field, bombardment.hex)) {
      actions.push_back(action_of(verbs::Aim{target}));
    }
    actions.push_back(action_of(verbs::Pass{}));
    return;
  }
  const PieceId target = bombardment.target;
  for (const PieceId unit : field.pieces()) {
    if (!refuse_shot(field, {unit, target})) {
      actions.push_back(action_of(verbs::Fire{unit}));
    }
  }
  if (next_to_fire(field, bombardment) != kNoPiece) {
    actions.push_back(action_of(verbs::Resolve{}));
  }
  if (field.has(Option::StackedArtillery)) {
    for (const PieceId unit : field.pieces()) {
      if (field.type(unit) == UnitType::Artillery && !refuse_shot_together(field, {unit, target})) {
        actions.push_back(action_of(verbs::FireTogether{unit}));
      }
    }
  }
}

constexpr Refusal kNotAsked = {"That is not what is asked now.", "11.1"};

bool is_announcing(const Bombardment& bombardment) { return bombardment.stage == BombardmentStage::Announcing; }

Refusal refuse_firing_now(const Field& field, const Bombardment& bombardment, const verbs::Fire& fire) {
  return is_announcing(bombardment) ? refuse_shot(field, {fire.unit, bombardment.target}) : kNotAsked;
}

void fire(const Library&, Now& now, const verbs::Fire& fire) { now.raise(fire.unit, kFought | kFiring); }

/// Chattanooga 11.4
Refusal refuse_together(const Field& field, const Bombardment& bombardment, const verbs::FireTogether& fire) {
  return is_announcing(bombardment) ? refuse_shot_together(field, {fire.unit, bombardment.target}) : kNotAsked;
}

/// Chattanooga 11.4: all batteries of the hex that can join, and this one's shot.
void fire_with_stack(const Library& library, Now& now, const verbs::FireTogether& fire) {
  if ((now.state().piece(fire.unit).flags & kShotLeft) == 0) {
    const PieceId target = locals_of<Bombardment>(now).target;
    for (const PieceId unit : fire_together(Field(library, now), {fire.unit, target})) {
      now.raise(unit, kFought | kTogether | kShotLeft);
    }
  }
  now.lower(fire.unit, kShotLeft);
  now.raise(fire.unit, kFiring);
}

/// Chattanooga 11.4: at whom else those who fire together fire, or at nobody.
Refusal refuse_aiming(const Field& field, const Bombardment& bombardment, const verbs::Aim& aim) {
  if (bombardment.stage != BombardmentStage::NextTarget) {
    return kNotAsked;
  }
  const std::vector<PieceId> targets = next_targets(field, bombardment.hex);
  return std::find(targets.begin(), targets.end(), aim.unit) != targets.end()
             ? kLawful
             : Refusal{"Batteries that fire together fire at other units of the same hex.", "11.4"};
}
void aim(const Library&, Now& now, const verbs::Aim& aim) {
  write(now, &Bombardment::target, aim.unit);
  write(now, &Bombardment::stage, BombardmentStage::Announcing);
}
Refusal refuse_passing(const Field&, const Bombardment& bombardment, const verbs::Pass&) {
  return bombardment.stage == BombardmentStage::NextTarget ? kLawful : kNotAsked;
}
void pass(const Library& library, Now& now, const verbs::Pass&) { finish(library, now); }

/// Chattanooga 11.1
Refusal refuse_resolving(const Field& field, const Bombardment& bombardment, const verbs::Resolve&) {
  if (!is_announcing(bombardment)) {
    return kNotAsked;
  }
  return next_to_fire(field, bombardment) == kNoPiece ? Refusal{"No unit has been named that fires.", "11.1"} : kLawful;
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
                                     StepRule::verb<refuse_together, fire_with_stack>(),
                                     StepRule::verb<refuse_aiming, aim>(), StepRule::verb<refuse_passing, pass>(),
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
  } else if (!result.defender.is_none() && hex_where_hit(Field(library, now), target) == bombardment.hex) {
    begin_result(now, of_target);
  }
}

/// Chattanooga 10.9: those who were named have fired from the hex, and the volleys in it are spent.
void spend_volleys(const Library& library, Now& now, HexId hex) {
  bool is_firing = false;
  for_each_unit_at(Field(library, now), hex, [&](PieceId unit) {
    const unsigned flags = now.state().piece(unit).flags;
    is_firing = is_firing || (flags & kFiring) != 0 || ((flags & kTogether) != 0 && (flags & kShotLeft) != 0);
  });
  if (!is_firing) {
    spoil_volleys(library, now, hex);
  }
}

/// Chattanooga 11.2: the die of one shot.
void roll(const Library& library, Now& now, const Action& action) {
  const auto bombardment = locals_of<Bombardment>(now);
  const Shot shot{bombardment.unit, bombardment.target};
  const int natural = way_of(action);
  const bool is_sharpshooter = fortune_of(now.state()).has_value();
  now.rolled(natural, kDieFaces, shot.unit);
  if (is_sharpshooter) {
    write(now, &Bombardment::unit, kNoPiece);
  } else {
    now.lower(shot.unit, kFiring);
  }
  const ResultPart* result = nullptr;
  {
    const Field field(library, now);
    result = &bombardment_result(field, shot, bombardment.hex, natural).primary;
    log(now, notes::Fired{shot.unit, shot.target, bombardment_column(field, shot, bombardment.hex),
                          bombardment_die(field, shot, bombardment.hex, natural)});
  }
  if (!is_sharpshooter) {
    spend_volleys(library, now, now.state().piece(shot.unit).place);
  }
  apply(library, now, bombardment, *result);
}

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto bombardment = locals_of<Bombardment>(step);
  const std::string& target = field.counter(bombardment.target).name;
  if (bombardment.stage == BombardmentStage::Announcing) {
    prompt.text = "Which units fire at " + target + "?";
    prompt.rule = "11.1";
  } else if (bombardment.stage == BombardmentStage::NextTarget) {
    prompt.text = "The stacked artillery has a shot left at another unit of the hex: aim at it, or pass.";
    prompt.rule = "11.4";
  } else {
    prompt.text = field.counter(bombardment.unit).name + " fires at " + target + ".";
    prompt.rule = "11.2";
  }
}

constexpr LocalRange kRanges[] = {
    range<&Bombardment::stage>("stage", BombardmentStage::Announcing, BombardmentStage::NextTarget),
    piece_in<&Bombardment::target>("target"), range<&Bombardment::hex>("hex", 0, kMaxHexes - 1),
    piece_or_none_in<&Bombardment::unit>("unit")};

/// Those who are named are units of the phasing side on the map, and from where they stand the target's hex is in
/// range. A sharpshooter has no range (15.0).
bool are_shots_possible(const Field& field, HexId hex) {
  if (fortune_of(field.state())) {
    return true;
  }
  const PieceIds pieces = field.pieces();
  return std::all_of(pieces.begin(), pieces.end(), [&](PieceId unit) {
    return !field.has_flag(unit, kFiring) || field.side_of(unit) != field.phasing() ||
           field.grid().distance(field.piece(unit).place, hex) <= field.counter(unit).range;
  });
}

bool fits_announcing(const Field& field, const Step& step, const Bombardment& bombardment) {
  const auto targets = next_targets(field, bombardment.hex);
  return bombardment.unit == kNoPiece && is_asked_next(field.state(), step) &&
         !refuse_target(field, bombardment.target) && hex_where_hit(field, bombardment.target) == bombardment.hex &&
         (next_to_fire(field, bombardment) != kNoPiece || can_be_fired_at(field, bombardment.target) ||
          std::find(targets.begin(), targets.end(), bombardment.target) != targets.end());
}

/// Chattanooga 11.4
bool fits_next_target(const Field& field, const Step& step, const Bombardment& bombardment) {
  return bombardment.unit == kNoPiece && is_innermost(field.state(), step) &&
         next_to_fire(field, bombardment) == kNoPiece && !next_targets(field, bombardment.hex).empty();
}

bool fits(const Field& field, const Step& step, const Step*) {
  const auto bombardment = locals_of<Bombardment>(step);
  if (field.phase() != Phase::Combat || !field.map().is_playable(bombardment.hex) ||
      !are_shots_possible(field, bombardment.hex)) {
    return false;
  }
  if (fortune_of(field.state()) && bombardment.stage != BombardmentStage::Resolving) {
    return false;  // 15.0: a sharpshooter fires at once
  }
  if (bombardment.stage == BombardmentStage::Announcing) {
    return fits_announcing(field, step, bombardment);
  }
  if (bombardment.stage == BombardmentStage::NextTarget) {
    return fits_next_target(field, step, bombardment);
  }
  const PieceId unit = bombardment.unit;
  const bool is_asked = is_asked_next(field.state(), step);
  const bool has_fired = fortune_of(field.state()) && !is_asked && unit == kNoPiece;  // 15.0
  return (has_fired || (unit != kNoPiece && field.is_unit(unit) && field.side_of(unit) == field.phasing())) &&
         field.is_unit(bombardment.target) && field.side_of(bombardment.target) == other(field.phasing()) &&
         (!is_asked || unit == next_to_fire(field, bombardment));
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
                                   .on = steps(StepKind::CombatPhase, StepKind::Fortune),
                                   .holds = holds_only<Bombardment>,
                                   .ranges = kRanges,
                                   .fits = fits};

}  // namespace longroll::chattanooga
