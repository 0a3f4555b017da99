#include "engine/games/battles/rules/retreat.h"
#include "engine/games/battles/steps/aftermath.h"
#include "engine/games/battles/steps/table_acts.h"
#include "engine/games/battles/words.h"

/// Battles 8.81 to 8.83: a unit retreats into a full hex, and one of those there makes room. Displacements can stand on
/// each other: each ends when its hex has room again.
namespace longroll::battles {
namespace {

PieceId unit_of(const Step& step) { return locals_of<DisplacementLocals>(step).unit; }
HexId hex_of(const Step& step) { return locals_of<DisplacementLocals>(step).hex; }

/// Who has been chosen to make room.
void write_displaced(Now& now, PieceId displaced) {
  auto displacement = locals_of<DisplacementLocals>(now);
  displacement.displaced = displaced;
  write(now, displacement);
}

Seat waits_for(const State& state, const Step& step) { return owner_of(state.piece(unit_of(step))); }

/// One of those who may be asked to make room: in the hex, on the same side.
bool is_asked(const Field& field, const Step& step, int id) {
  return field.state().has_piece(id) && field.piece(static_cast<PieceId>(id)).place == hex_of(step) &&
         field.side_of(static_cast<PieceId>(id)) == field.side_of(unit_of(step)) &&
         can_be_displaced(field, static_cast<PieceId>(id));
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  for_each_at(field, hex_of(step), [&](PieceId id) {
    if (is_asked(field, step, id)) {
      for (const HexId hex : ways_back(field, id)) {
        actions.push_back(action_of(verbs::Retreat{id, hex}));
      }
    }
  });
}

bool advance(const Library& library, Now& now) {
  const Step step = now.state().top();
  const Field field(library, now);
  if (has_room(field, field.side_of(unit_of(step)), hex_of(step))) {
    now.end();
    fall_back(library, now, unit_of(step), hex_of(step));
    return true;
  }
  Actions actions;
  candidates(field, step, actions);
  if (!actions.empty()) {
    write_displaced(now, kNoPiece);
    return false;
  }
  // 8.82: nobody is displaced at the price of his loss.
  now.end();
  if ((field.piece(unit_of(step)).flags & kEvading) != 0) {
    now.lower(unit_of(step), kEvading);
  } else {
    eliminate(library, now, unit_of(step));
  }
  return true;
}

Refusal refuse(const Field& field, const Step& step, const Action& action) {
  const auto retreat = read<verbs::Retreat>(action);
  if (!retreat) {
    return {"First a unit must make room for the one that retreats.", "8.81"};
  }
  if (!is_asked(field, step, retreat->unit)) {
    return {"One of the units in the hex retreated into makes room.", "8.81"};
  }
  return refuse_retreat(field, retreat->unit, retreat->hex);
}

void act(const Library& library, Now& now, const Action& action) {
  const auto [unit, hex] = arguments_of<verbs::Retreat>(action);
  write_displaced(now, unit);
  fall_back(library, now, unit, hex);
}

void ask(const Field& field, const Step& step, Prompt& prompt) {
  prompt.text = place_name(field, hex_of(step)) + " is full: choose who makes room for " +
                short_title_of(field.counter(unit_of(step))) + ", and where it goes.";
  prompt.rule = "8.81";
}

/// The step below is the one for which the unit goes back.
bool is_asked_by(const Field& field, const Step& step, const Step* below) {
  const PieceId unit = unit_of(step);
  const int distance = field.grid().distance(field.piece(unit).place, hex_of(step));
  if (is_below(below, StepKind::Evasion)) {
    const auto evasion = locals_of<EvasionLocals>(*below);
    return distance == 2 && evasion.stage == EvasionStage::Fleeing && evasion.unit == unit &&
           field.has_flag(unit, kEvading);
  }
  if (is_below(below, StepKind::Retreats)) {
    return distance == 1 && field.has_flag(unit, kMustRetreat) &&
           field.side_of(unit) == locals_of<RetreatsLocals>(*below).side;
  }
  // Steps below were looked at before: their numbers are sound.
  return is_below(below, StepKind::Displacement) && distance == 1 &&
         locals_of<DisplacementLocals>(*below).displaced == unit && is_asked(field, *below, unit);
}

constexpr LocalRange kRanges[] = {piece_or_none_in<&DisplacementLocals::displaced>("displaced"),
                                  piece_in<&DisplacementLocals::unit>("unit"),
                                  range<&DisplacementLocals::hex>("hex", 0, kMaxHexes - 1)};

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto [displaced, unit, hex] = locals_of<DisplacementLocals>(step);
  return is_unit_on_map(field, unit) && field.map().is_playable(hex) && is_asked_by(field, step, below) &&
         (displaced == kNoPiece) == is_innermost(field.state(), step);
}

}  // namespace

const StepRule kDisplacementStep = {.kind = StepKind::Displacement,
                                    .id = "displacement",
                                    .advance = advance,
                                    .waits_for = waits_for,
                                    .candidates = candidates,
                                    .refuse = refuse,
                                    .act = act,
                                    .ask = ask,
                                    .on = steps(StepKind::Evasion, StepKind::Retreats, StepKind::Displacement),
                                    .holds = holds_only<DisplacementLocals>,
                                    .ranges = kRanges,
                                    .fits = fits};

}  // namespace longroll::battles
