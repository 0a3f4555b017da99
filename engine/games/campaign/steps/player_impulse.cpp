#include "engine/games/campaign/steps/table_acts.h"

/// Campaign 3.2.2: a player impulse. Supply, works, attrition and surrender are not written yet.
namespace longroll::campaign {
namespace {

using Stage = ImpulseStage;

void clear_flags(Now& now) {
  for (std::size_t i = 0; i < now.state().pieces.size(); ++i) {
    now.lower(static_cast<PieceId>(i), kImpulseFlags | kMustActHere);
  }
}

/// Campaign 9.10.1: who shares a hex with enemies has to attack or to move out.
void mark_duties(const Library& library, Now& now, Seat side) {
  const Field field(library, now);
  const HexSet shared = field.points(side) & field.points(other(side));
  std::vector<PieceId> bound;
  shared.for_each([&](HexId hex) {
    for_each_at(field, hex, [&](PieceId id) {
      if (field.side_of(id) == side && field.is_point(id) && post_of(field.piece(id).flags) == Post::Field) {
        bound.push_back(id);
      }
    });
  });
  for (const PieceId id : bound) {
    now.raise(id, kMustActHere);
  }
}

bool advance(const Library& library, Now& now) {
  const auto [side, next] = locals_of<PlayerImpulseLocals>(now);
  switch (next) {
    case Stage::Begin:
      clear_flags(now);
      now.set(track(Track::TrainsUsed, 0), 0);
      now.set(track(Track::TrainsUsed, 1), 0);
      mark_duties(library, now, side);
      write(now, &PlayerImpulseLocals::next, Stage::Movement);
      break;
    case Stage::Movement:
      write(now, &PlayerImpulseLocals::next, Stage::End);
      begin(now, StepKind::Movement);
      break;
    case Stage::End:
      clear_flags(now);
      now.end();
      break;
  }
  return true;
}

constexpr LocalRange kRanges[] = {side_in<&PlayerImpulseLocals::side>("side"),
                                  range<&PlayerImpulseLocals::next>("next", Stage::Begin, Stage::End)};

bool fits(const Field& field, const Step& step, const Step*) {
  const auto [side, next] = locals_of<PlayerImpulseLocals>(step);
  const Seat first = seat_of(field.value(Track::First));
  const Seat due = field.value(Track::Impulse) % 2 == 0 ? first : other(first);
  return side == field.phasing() && side == due && next == Stage::End && !is_innermost(field.state(), step);
}

}  // namespace

const StepRule kPlayerImpulseStep = {.kind = StepKind::PlayerImpulse,
                                     .id = "player-impulse",
                                     .advance = advance,
                                     .waits_for = waits_for_nobody,
                                     .on = steps(StepKind::GameTurn),
                                     .holds = holds_only<PlayerImpulseLocals>,
                                     .ranges = kRanges,
                                     .fits = fits};

}  // namespace longroll::campaign
