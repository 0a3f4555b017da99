#include "engine/games/battles/steps/evasion.h"

#include "engine/games/battles/rules/evasion.h"
#include "engine/games/battles/steps/aftermath.h"
#include "engine/games/battles/steps/attack.h"
#include "engine/games/battles/steps/table_acts.h"
#include "engine/games/battles/words.h"

/// Battles 8.77 to 8.79: cavalry under attack may try to be gone before the die. Its owner chooses who tries; one die
/// decides for all; those who get away go two hexes, hex by hex, and the attackers may follow into the hexes that they
/// leave empty.
namespace longroll::battles {
namespace {

Seat waits_for(const State& state, const Step& step) {
  return locals_of<EvasionLocals>(step).stage == EvasionStage::Rolling ? Seat::Chance : other(phasing(state));
}

bool is_trying(const Field& field, PieceId id) {
  return field.has_flag(id, kEvading) && field.is_unit(id) && is_on_map(field.piece(id)) &&
         field.side_of(id) != field.phasing();
}

template <class Predicate>
bool any_piece(const Field& field, Predicate&& holds) {
  for (const PieceId id : field.pieces()) {
    if (holds(id)) {
      return true;
    }
  }
  return false;
}

/// Only the stage changes.
void enter(Now& now, EvasionStage stage) {
  auto evasion = locals_of<EvasionLocals>(now);
  evasion.stage = stage;
  write(now, evasion);
}

/// No unit is between its first hex and its second.
void release_unit(Now& now) { write(now, EvasionLocals{locals_of<EvasionLocals>(now).stage, kNoPiece, 0, kNoHex}); }

bool choose(const Field& field, Now& now) {
  if (is_evasion_due(field)) {
    return false;
  }
  if (any_piece(field, [&](PieceId id) { return is_trying(field, id); })) {
    enter(now, EvasionStage::Rolling);
  } else {
    now.end();
  }
  return true;
}

/// Who finds no way any more, because others have taken it, stays and fights.
bool flee(const Library& library, const Field& field, Now& now) {
  const auto evasion = locals_of<EvasionLocals>(now);
  if (evasion.unit != kNoPiece) {
    if (is_trying(field, evasion.unit) && !ways_away(field, evasion.unit, evasion.first_hex).empty()) {
      return false;
    }
    release_unit(now);
    return true;
  }
  if (any_piece(field, [&](PieceId id) { return is_trying(field, id) && !first_ways_away(field, id).empty(); })) {
    return false;
  }
  clear_flags(now, kEvading);
  enter(now, EvasionStage::Following);
  begin_advances(library, now, field.phasing());
  return true;
}

bool advance(const Library& library, Now& now) {
  const Field field(library, now);
  switch (locals_of<EvasionLocals>(now).stage) {
    case EvasionStage::Choosing:
      return choose(field, now);
    case EvasionStage::Rolling:
      return false;
    case EvasionStage::Fleeing:
      return flee(library, field, now);
    case EvasionStage::Following:
      break;
  }
  now.end();
  return true;
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto evasion = locals_of<EvasionLocals>(step);
  for (const PieceId id : field.pieces()) {
    if (evasion.stage == EvasionStage::Choosing) {
      actions.push_back(action_of(verbs::Evade{id}));
    } else if (is_trying(field, id) && (evasion.unit == kNoPiece || evasion.unit == id)) {
      for (const HexId hex :
           evasion.unit == id ? ways_away(field, id, evasion.first_hex) : first_ways_away(field, id)) {
        actions.push_back(action_of(verbs::Retreat{id, hex}));
      }
    }
  }
  actions.push_back(action_of(Do::Stand));
}

Refusal refuse_flight(const Field& field, const EvasionLocals& evasion, PieceId unit, HexId hex) {
  if (!field.state().has_piece(unit) || !is_trying(field, unit)) {
    return {"That unit does not retreat before combat.", "8.77"};
  }
  if (evasion.unit == kNoPiece) {
    return first_ways_away(field, unit).has(hex) ? Refusal{} : Refusal{"No retreat of two hexes begins there.", "8.77"};
  }
  if (evasion.unit != unit) {
    return {"First the unit that has begun its retreat ends it.", "8.77"};
  }
  return ways_away(field, unit, evasion.first_hex).has(hex)
             ? Refusal{}
             : Refusal{"It must end two hexes away, in a hex where it may stop.", "8.77"};
}

Refusal refuse(const Field& field, const Step& step, const Action& action) {
  const auto evasion = locals_of<EvasionLocals>(step);
  if (evasion.stage == EvasionStage::Fleeing) {
    const auto retreat = read<verbs::Retreat>(action);
    return retreat ? refuse_flight(field, evasion, retreat->unit, retreat->hex)
                   : Refusal{"The cavalry must retreat now.", "8.77"};
  }
  if (action == action_of(Do::Stand)) {
    return {};
  }
  const auto evade = read<verbs::Evade>(action);
  return evade ? refuse_evasion(field, evade->unit) : Refusal{"First say whether cavalry retreats.", "8.77"};
}

void act(const Library& library, Now& now, const Action& action) {
  const Field field(library, now);
  switch (verb_of(action)) {
    case Do::Evade:
      now.raise(arguments_of<verbs::Evade>(action).unit, kEvading);
      break;
    case Do::Stand:
      if (any_piece(field, [&](PieceId id) { return is_trying(field, id); })) {
        enter(now, EvasionStage::Rolling);
      } else {
        now.end();
      }
      break;
    case Do::Roll: {
      const int die = way_of(action) + 1;
      const bool is_away = die <= field.chart().evade_up_to;
      now.rolled(die, 6);
      for (const PieceId id : field.pieces()) {
        if (is_trying(field, id)) {
          log(now, notes::Evaded{id, is_away});
        }
      }
      if (is_away) {
        write(now, EvasionLocals{EvasionStage::Fleeing, kNoPiece, 0, kNoHex});
      } else {
        clear_flags(now, kEvading);
        now.end();
      }
      break;
    }
    default: {
      const auto [unit, hex] = arguments_of<verbs::Retreat>(action);
      if (locals_of<EvasionLocals>(now).unit == kNoPiece) {
        write(now, EvasionLocals{EvasionStage::Fleeing, unit, 1, hex});
      } else {
        fall_back(library, now, unit, hex);
      }
      break;
    }
  }
}

void ask(const Field& field, const Step& step, Prompt& prompt) {
  prompt.rule = "8.77";
  const auto evasion = locals_of<EvasionLocals>(step);
  if (evasion.stage == EvasionStage::Choosing) {
    const bool has_some = any_piece(field, [&](PieceId id) { return is_trying(field, id); });
    prompt.text = has_some ? "Choose more cavalry to retreat before combat, or roll."
                           : "Your cavalry is attacked: it may try to retreat two hexes before combat, on " +
                                 die_up_to(field.chart().evade_up_to) + ".";
  } else if (evasion.unit == kNoPiece) {
    prompt.text = "The cavalry gets away: choose a unit and the first hex of its retreat.";
  } else {
    prompt.text = "Choose the hex where it ends its retreat, two hexes away.";
  }
}

/// The attack stands as it was declared.
bool is_before_flight(const Field& field, const EvasionLocals& evasion) {
  return evasion.unit == 0 && evasion.hexes_left == 0 && evasion.first_hex == 0 && !has_vacated(field.state()) &&
         is_clear_of(field, kMustRetreat | kMustTest | kMayAdvance | kGotAway) && is_sound_attack(field, Declared::Yes);
}

constexpr LocalRange kRanges[] = {
    range<&EvasionLocals::stage>("stage", EvasionStage::Choosing, EvasionStage::Following),
    piece_or_none_in<&EvasionLocals::unit>("unit"), range<&EvasionLocals::hexes_left>("hexes_left", 0, 1),
    range<&EvasionLocals::first_hex>("first_hex", kNoHex, kMaxHexes - 1)};

bool fits(const Field& field, const Step& step, const Step*) {
  const auto evasion = locals_of<EvasionLocals>(step);
  const bool is_top = is_innermost(field.state(), step);
  const bool is_released = evasion.unit == kNoPiece && evasion.hexes_left == 0 && evasion.first_hex == kNoHex;
  switch (evasion.stage) {
    case EvasionStage::Choosing:
      return is_top && is_before_flight(field, evasion);
    case EvasionStage::Rolling:
      return is_top && is_before_flight(field, evasion) &&
             any_piece(field, [&](PieceId id) { return is_trying(field, id); });
    case EvasionStage::Fleeing:
      if (!is_clear_of(field, kMustRetreat | kMustTest | kMayAdvance)) {
        return false;
      }
      if (evasion.unit == kNoPiece) {
        return is_top && is_released;
      }
      return is_unit_on_map(field, evasion.unit) && is_trying(field, evasion.unit) && evasion.hexes_left == 1 &&
             field.map().is_playable(evasion.first_hex) &&
             field.grid().are_adjacent(field.piece(evasion.unit).place, evasion.first_hex);
    case EvasionStage::Following:
      return !is_top && is_released && is_clear_of(field, kEvading | kMustRetreat | kMustTest);
    default:
      return false;
  }
}

}  // namespace

/// Battles 4.0, 8.14, 8.74, 8.77: through its first hex to the second; it has been attacked, and is out of this attack.
void get_away(const Library& library, Now& now, PieceId unit, HexId to) {
  note_vacated(now, now.state().piece(unit).place);
  march_with_leaders(library, now, unit, to, locals_of<EvasionLocals>(now).first_hex);
  now.lower(unit, kTarget | kEvading);
  now.raise(unit, kAttacked | kRetreatedIn | kActed | kGotAway);
  free_group_of(library, now, unit);
  log(now, notes::Retreated{unit, to});
  release_unit(now);
}

const StepRule kEvasionStep = {.kind = StepKind::Evasion,
                               .id = "evasion",
                               .advance = advance,
                               .waits_for = waits_for,
                               .candidates = candidates,
                               .refuse = refuse,
                               .act = act,
                               .rolls = d6("8.77"),
                               .ask = ask,
                               .on = steps(StepKind::Combat),
                               .holds = holds_only<EvasionLocals>,
                               .ranges = kRanges,
                               .fits = fits};

}  // namespace longroll::battles
