#include "engine/games/battles/rules/evasion.h"

#include "engine/games/battles/steps/aftermath.h"
#include "engine/games/battles/steps/attack.h"
#include "engine/games/battles/steps/table_acts.h"

/// Battles 8.77 to 8.79: cavalry under attack may try to be gone before the die. Its owner chooses who tries; one die
/// decides for all; those who get away go two hexes, hex by hex, and the attackers may follow into the hexes that they
/// leave empty.
namespace longroll::battles {
namespace {

enum Local { kStage, kUnit, kLeft, kFirst };
/// kUnit and kFirst are 0 before kFleeing, as the step begins.
enum Stage { kChoosing, kRolling, kFleeing = kFleeingStage, kFollowing = kFollowingStage };

Seat waits_for(const State& state, const Step& step) {
  return step.locals[kStage] == kRolling ? Seat::Chance : other(phasing(state));
}

bool is_trying(const Field& field, PieceId id) {
  return field.has_flag(id, kEvading) && field.is_unit(id) && is_on_map(field.piece(id)) &&
         field.side_of(id) != field.phasing();
}

template <class Predicate>
bool any_piece(const Field& field, Predicate&& holds) {
  for (PieceId id = 0; id < field.piece_count(); ++id) {
    if (holds(id)) {
      return true;
    }
  }
  return false;
}

void stay(Now& now) {
  now.set_local(kUnit, kNoPiece);
  now.set_local(kLeft, 0);
  now.set_local(kFirst, kNoHex);
}

bool choose(const Field& field, Now& now) {
  if (is_evasion_due(field)) {
    return false;
  }
  if (any_piece(field, [&](PieceId id) { return is_trying(field, id); })) {
    now.set_local(kStage, kRolling);
  } else {
    now.end();
  }
  return true;
}

/// Who finds no way any more, because others have taken it, stays and fights.
bool flee(const Library& library, const Field& field, Now& now) {
  const auto unit = static_cast<PieceId>(now.local(kUnit));
  if (unit != kNoPiece) {
    if (is_trying(field, unit) && !ways_away(field, unit, now.local(kFirst)).empty()) {
      return false;
    }
    stay(now);
    return true;
  }
  if (any_piece(field, [&](PieceId id) { return is_trying(field, id) && !first_ways_away(field, id).empty(); })) {
    return false;
  }
  clear_flags(now, kEvading);
  now.set_local(kStage, kFollowing);
  begin_advances(library, now, field.phasing());
  return true;
}

bool advance(const Library& library, Now& now) {
  const Field field(library, now.state());
  switch (now.local(kStage)) {
    case kChoosing:
      return choose(field, now);
    case kRolling:
      return false;
    case kFleeing:
      return flee(library, field, now);
    default:
      now.end();
      return true;
  }
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  for (PieceId id = 0; id < field.piece_count(); ++id) {
    if (step.locals[kStage] == kChoosing) {
      actions.push_back(action_of(Do::Evade, id));
    } else if (is_trying(field, id) && (step.locals[kUnit] == kNoPiece || step.locals[kUnit] == id)) {
      for (const HexId hex :
           step.locals[kUnit] == id ? ways_away(field, id, step.locals[kFirst]) : first_ways_away(field, id)) {
        actions.push_back(action_of(Do::Retreat, id, hex));
      }
    }
  }
  actions.push_back(action_of(Do::Stand));
}

Refusal refuse_flight(const Field& field, const Step& step, int unit, int hex) {
  if (!field.state().has_piece(unit) || !is_trying(field, static_cast<PieceId>(unit))) {
    return {"That unit does not retreat before combat.", "8.77"};
  }
  const auto id = static_cast<PieceId>(unit);
  if (step.locals[kUnit] == kNoPiece) {
    return first_ways_away(field, id).has(hex) ? Refusal{} : Refusal{"No retreat of two hexes begins there.", "8.77"};
  }
  if (step.locals[kUnit] != unit) {
    return {"First the unit that has begun its retreat ends it.", "8.77"};
  }
  return ways_away(field, id, step.locals[kFirst]).has(hex)
             ? Refusal{}
             : Refusal{"It must end two hexes away, where it may.", "8.77"};
}

Refusal refuse(const Field& field, const Step& step, const Action& action) {
  const auto& [unit, hex, c, d] = action.args;
  if (step.locals[kStage] == kFleeing) {
    return action == action_of(Do::Retreat, unit, hex) ? refuse_flight(field, step, unit, hex)
                                                       : Refusal{"The cavalry must retreat now.", "8.77"};
  }
  if (action == action_of(Do::Stand)) {
    return {};
  }
  return action == action_of(Do::Evade, unit) ? refuse_evasion(field, unit)
                                              : Refusal{"First say whether cavalry retreats.", "8.77"};
}

void act(const Library& library, Now& now, const Action& action) {
  const Field field(library, now.state());
  switch (verb_of(action)) {
    case Do::Evade:
      now.raise(action.args[0], kEvading);
      break;
    case Do::Stand:
      if (any_piece(field, [&](PieceId id) { return is_trying(field, id); })) {
        now.set_local(kStage, kRolling);
      } else {
        now.end();
      }
      break;
    case Do::Roll: {
      const int die = action.args[0] + 1;
      const bool is_away = die <= field.chart().evade_up_to;
      now.rolled(die, 6);
      for (PieceId id = 0; id < field.piece_count(); ++id) {
        if (is_trying(field, id)) {
          say(now, Say::Evaded, id, is_away ? 1 : 0);
        }
      }
      if (is_away) {
        now.set_local(kStage, kFleeing);
        stay(now);
      } else {
        clear_flags(now, kEvading);
        now.end();
      }
      break;
    }
    default:
      if (now.local(kUnit) == kNoPiece) {
        now.set_local(kUnit, action.args[0]);
        now.set_local(kLeft, 1);
        now.set_local(kFirst, action.args[1]);
      } else {
        fall_back(library, now, action.args[0], action.args[1]);
      }
      break;
  }
}

Chance chance(const Library&, const State&, const Step&) { return d6("8.77"); }

void ask(const Field& field, const Step& step, Prompt& prompt) {
  prompt.rule = "8.77";
  if (step.locals[kStage] == kChoosing) {
    const bool has_some = any_piece(field, [&](PieceId id) { return is_trying(field, id); });
    prompt.text = has_some ? "Choose more cavalry to retreat before combat, or roll."
                           : "Your cavalry is attacked: it may try to retreat two hexes before combat, on 1 to 5.";
  } else if (step.locals[kUnit] == kNoPiece) {
    prompt.text = "The cavalry gets away: choose a unit and the first hex of its retreat.";
  } else {
    prompt.text = "Choose the hex where it ends its retreat, two hexes away.";
  }
}

/// The attack stands as it was declared.
bool is_before_flight(const Field& field, const Step& step) {
  return step.locals[kUnit] == 0 && step.locals[kLeft] == 0 && step.locals[kFirst] == 0 &&
         !has_vacated(field.state()) && is_clear_of(field, kMustRetreat | kMustTest | kMayAdvance) &&
         is_sound_attack(field, Declared::Yes);
}

bool fits(const Field& field, const Step& step, const Step* below) {
  const int unit = step.locals[kUnit];
  if (!is_below(below, StepKind::Combat) || step.locals[4] != 0) {
    return false;
  }
  const bool is_top = is_innermost(field.state(), step);
  const bool is_idle = step.locals[kLeft] == 0;
  switch (step.locals[kStage]) {
    case kChoosing:
      return is_top && is_before_flight(field, step);
    case kRolling:
      return is_top && is_before_flight(field, step) &&
             any_piece(field, [&](PieceId id) { return is_trying(field, id); });
    case kFleeing:
      if (!is_clear_of(field, kMustRetreat | kMustTest | kMayAdvance)) {
        return false;
      }
      if (unit == kNoPiece) {
        return is_top && is_idle && step.locals[kFirst] == kNoHex;
      }
      return is_unit_on_map(field, unit) && is_trying(field, static_cast<PieceId>(unit)) && step.locals[kLeft] == 1 &&
             field.map().is_playable(step.locals[kFirst]) &&
             field.grid().are_adjacent(field.piece(static_cast<PieceId>(unit)).place, step.locals[kFirst]);
    case kFollowing:
      return !is_top && unit == kNoPiece && is_idle && step.locals[kFirst] == kNoHex &&
             is_clear_of(field, kEvading | kMustRetreat | kMustTest);
    default:
      return false;
  }
}

}  // namespace

/// Battles 8.14, 8.74, 8.77: through its first hex to the second; it has been attacked, and is out of this attack.
void get_away(const Library& library, Now& now, PieceId unit, HexId to) {
  note_vacated(now, now.state().piece(unit).place);
  march_with_leaders(library, now, unit, to, static_cast<HexId>(now.local(kFirst)));
  now.lower(unit, kTarget | kEvading);
  now.raise(unit, kAttacked | kRetreatedIn | kActed);
  say(now, Say::Retreated, unit, to);
  stay(now);
}

const StepRule kEvasionStep = {.kind = StepKind::Evasion,
                               .id = "evasion",
                               .advance = advance,
                               .waits_for = waits_for,
                               .candidates = candidates,
                               .refuse = refuse,
                               .act = act,
                               .chance = chance,
                               .ask = ask,
                               .fits = fits};

}  // namespace longroll::battles
