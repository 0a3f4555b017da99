#include "engine/games/battles/rules/disorder.h"

#include "engine/games/battles/steps/aftermath.h"
#include "engine/games/battles/steps/table_acts.h"

/// Battles 12.1: the dice for Disorder of a combat (12.12, 12.13), one a unit, lowest piece first.
namespace longroll::battles {
namespace {

PieceId next_to_test(const Field& field) {
  for (const PieceId id : field.pieces()) {
    if (field.has_flag(id, kMustTest) && field.is_unit(id) && is_on_map(field.piece(id))) {
      return id;
    }
  }
  return kNoPiece;
}

bool advance(const Library& library, Now& now) {
  const PieceId unit = next_to_test(Field(library, now));
  if (unit == kNoPiece) {
    now.end();
    return true;
  }
  write(now, DisorderLocals{unit});
  return false;
}

void act(const Library& library, Now& now, const Action& action) {
  const PieceId unit = locals_of<DisorderLocals>(now).unit;
  const int die = way_of(action) + 1;
  now.rolled(die, 6, unit);
  now.lower(unit, kMustTest);
  const bool is_worse = is_disordered_by(Field(library, now), unit, die);
  log(now, notes::Tested{unit, is_worse});
  write(now, DisorderLocals{kNoPiece});
  if (is_worse) {
    worsen(library, now, unit);
  }
}

constexpr LocalRange kRanges[] = {piece_or_none_in<&DisorderLocals::unit>("unit")};

bool fits(const Field& field, const Step& step, const Step*) {
  const PieceId unit = is_innermost(field.state(), step) ? next_to_test(field) : kNoPiece;
  return step == step_of(DisorderLocals{unit}) && (unit != kNoPiece || !is_innermost(field.state(), step));
}

}  // namespace

const StepRule kDisorderStep = {.kind = StepKind::Disorder,
                                .id = "disorder",
                                .advance = advance,
                                .waits_for = waits_for_chance,
                                .act = act,
                                .rolls = d6("12.1"),
                                .asks = {"The units shaken by the combat roll for disorder.", "12.1"},
                                .on = steps(StepKind::Advances),
                                .holds = holds_only<DisorderLocals>,
                                .ranges = kRanges,
                                .fits = fits};

}  // namespace longroll::battles
