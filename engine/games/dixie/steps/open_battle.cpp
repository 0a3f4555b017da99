#include "engine/games/dixie/rules/decoys.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"

/// Dixie 3.1, 3.3, 8.3: both sides have deployed. Generals, terrain and special cards are turned up; where both laid
/// water in one column, chance takes one away; the Confederates begin (5.0).
namespace longroll::dixie {
namespace {

bool advance(const Edition& edition, Now& now) {
  switch (locals_of<OpenBattleLocals>(now).stage) {
    case OpeningStage::Reveal: {
      const Field field(edition, now);
      for (const PieceId id : field.on_field()) {
        if (!field.card(id).is_troop() && !is_decoy(field, id)) {
          reveal(now, id);
        }
      }
      write(now, &OpenBattleLocals::stage, OpeningStage::Clashes);
      return true;
    }
    case OpeningStage::Clashes: {
      const Field field(edition, now);
      for (int column = 0; column < kColumns; ++column) {
        if (field.at(position_of(Seat::Union, column)).has_water() &&
            field.at(position_of(Seat::Confederate, column)).has_water()) {
          begin(now, CreekClashLocals{column});
          return true;
        }
      }
      write(now, &OpenBattleLocals::stage, OpeningStage::Begin);
      return true;
    }
    case OpeningStage::Begin:
      break;
  }
  now.end();
  now.set(track(Track::Turn), 1);
  for (const PieceId id : piece_ids(now.state())) {
    now.note(id, 0);  // from now on a decoy is one because it lies face-down (13.6)
  }
  now.set(track(Track::Phasing), index_of(Seat::Confederate));
  begin(now, BattleTurnLocals{});
  return true;
}

bool clash_advance(const Edition&, Now&) { return false; }

/// Dixie 8.3: an even chance which of the two stays.
Chance clash_chance(const Edition&, const State&, const Step&) { return draw_of(2, "8.3"); }

void clash_act(const Edition& edition, Now& now, const Action& action) {
  const Seat line = seat_of(way_of(action));
  const Place position = position_of(line, locals_of<CreekClashLocals>(now).column);
  now.end();
  const Field field(edition, now);
  for (const PieceId id : field.on_field()) {
    if (field.piece(id).place == position && field.card(id).is_water()) {
      log(now, notes::CreekGone{id});
      lose(edition, now, id);
    }
  }
}

constexpr LocalRange kRanges[] = {range<&OpenBattleLocals::stage>("stage", OpeningStage::Reveal, OpeningStage::Begin)};

bool fits(const Field& field, const Step& step, const Step*) {
  const OpeningStage stage =
      is_step<CreekClashLocals>(field.state().top()) ? OpeningStage::Clashes : OpeningStage::Reveal;
  return field.is_deploying() && locals_of<OpenBattleLocals>(step).stage == stage;
}

constexpr LocalRange kClashRanges[] = {range<&CreekClashLocals::column>("column", 0, kColumns - 1)};

}  // namespace

const StepRule kOpenBattleStep = {.kind = StepKind::OpenBattle,
                                  .id = "open-battle",
                                  .advance = advance,
                                  .waits_for = waits_for_nobody,
                                  .on = kOutermost,
                                  .holds = holds_only<OpenBattleLocals>,
                                  .ranges = kRanges,
                                  .fits = fits};
const StepRule kCreekClashStep = {.kind = StepKind::CreekClash,
                                  .id = "creek-clash",
                                  .advance = clash_advance,
                                  .waits_for = waits_for_chance,
                                  .act = clash_act,
                                  .chance = clash_chance,
                                  .on = steps(StepKind::OpenBattle),
                                  .holds = holds_only<CreekClashLocals>,
                                  .ranges = kClashRanges};

}  // namespace longroll::dixie
