#include "engine/games/dixie/rules/decoys.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"

/// Dixie 3.1, 3.3, 8.3: both sides have deployed. Generals, terrain and special cards are turned up; where both laid
/// water in one column, chance takes one away; the Confederates begin (5.0).
namespace longroll::dixie {
namespace {

enum Stage { kReveal, kClashes, kBegin };

bool advance(const Edition& edition, Now& now) {
  switch (now.local(0)) {
    case kReveal: {
      const Field field(edition, now);
      for (const PieceId id : field.on_field()) {
        if (!field.card(id).is_troop() && !is_decoy(field, id)) {
          reveal(now, id);
        }
      }
      now.set_local(0, kClashes);
      return true;
    }
    case kClashes: {
      const Field field(edition, now);
      for (int column = 0; column < kColumns; ++column) {
        if (field.at(position_of(Seat::Union, column)).has_water() &&
            field.at(position_of(Seat::Confederate, column)).has_water()) {
          begin(now, StepKind::CreekClash, column);
          return true;
        }
      }
      now.set_local(0, kBegin);
      return true;
    }
    default:
      now.end();
      now.set(track(Track::Turn), 1);
      for (PieceId id = 0; id < static_cast<PieceId>(now.state().pieces.size()); ++id) {
        now.note(id, 0);  // from now on a decoy is one because it lies face-down (13.6)
      }
      now.set(track(Track::Phasing), index_of(Seat::Confederate));
      begin(now, StepKind::BattleTurn);
      return true;
  }
}

bool clash_advance(const Edition&, Now&) { return false; }

/// Dixie 8.3: an even chance which of the two stays.
Chance clash_chance(const Edition&, const State&, const Step&) {
  return {Chance::Kind::Draw, static_cast<Verb>(Do::Draw), 2, 0, "8.3"};
}

void clash_act(const Edition& edition, Now& now, const Action& action) {
  const Seat line = seat_of(action.args[0]);
  const Place position = position_of(line, now.local(0));
  now.end();
  const Field field(edition, now);
  for (const PieceId id : field.on_field()) {
    if (field.piece(id).place == position && field.card(id).is_water()) {
      say(now, Say::CreekGone, id);
      lose(edition, now, id);
    }
  }
}

bool fits(const Field& field, const Step& step, const Step* below) {
  const bool is_clash = field.state().stack.back().kind == static_cast<std::int16_t>(StepKind::CreekClash);
  return below == nullptr && field.is_deploying() && step.locals[0] == (is_clash ? kClashes : kReveal);
}

bool clash_fits(const Field&, const Step& step, const Step* below) {
  return is_below(below, StepKind::OpenBattle) && is_within(step.locals[0], 0, kColumns - 1);
}

}  // namespace

const StepRule kOpenBattleStep = {
    .kind = StepKind::OpenBattle, .id = "open-battle", .advance = advance, .waits_for = waits_for_nobody, .fits = fits};
const StepRule kCreekClashStep = {.kind = StepKind::CreekClash,
                                  .id = "creek-clash",
                                  .advance = clash_advance,
                                  .waits_for = waits_for_chance,
                                  .act = clash_act,
                                  .chance = clash_chance,
                                  .fits = clash_fits};

}  // namespace longroll::dixie
