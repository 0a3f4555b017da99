// build: small
#include "engine/games/campaign/steps/ship_acts.h"
#include "engine/games/campaign/steps/table_acts.h"

/// Campaign 3.2.2: a player impulse.
namespace longroll::campaign {
namespace {

using Stage = ImpulseStage;

/// What the impulse has marked: counters, hexes that were foraged (8.4.3). Transports that are committed go on
/// supplying until the next impulse of the Union begins (8.1.3): who is fed by them reacts in the enemy's impulse
/// (5.3.6).
void clear_marks(const Library& library, Now& now, bool ends_sea_supply) {
  for (std::size_t i = 0; i < now.state().pieces.size(); ++i) {
    const auto id = static_cast<PieceId>(i);
    const bool is_at_sea = now.state().piece(id).place >= kSeaZone && now.state().piece(id).place < kTurnBox;
    const bool goes_on = is_at_sea && !ends_sea_supply;
    now.lower(id, (kImpulseFlags & ~(goes_on ? kCommitted : 0U)) | kMustActHere);
    if (is_at_sea && !goes_on && now.state().piece(id).note != 0) {
      now.note(id, 0);
    }
  }
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const int answers = track(Track::Reaction, index_of(side));
    now.set(answers, now.state().track(answers) % kReactionSet);
  }
  for (const HexId hex : library.land) {
    if (const unsigned marks = now.state().ground_at(hex); (marks & kForagedHere) != 0) {
      now.mark_ground(hex, marks & ~static_cast<unsigned>(kForagedHere));
    }
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

/// Campaign 11.2: a fort that was placed in a fortress is complete at the end of the impulse, if an army point is still
/// there.
void finish_fortresses(const Library& library, Now& now, Seat side) {
  std::vector<PieceId> forts;
  {
    const Field field(library, now);
    for (const PieceId id : field.pieces()) {
      const HexId hex = field.piece(id).place;
      if (field.is_on_map(id, side, UnitClass::Fort) && field.has_flag(id, kMoved) &&
          field.has_flag(id, kUnderConstruction) && field.map().fortresses().has(hex) && field.armies(side).has(hex)) {
        forts.push_back(id);
      }
    }
  }
  for (const PieceId id : forts) {
    complete_fort(now, id);
  }
}

bool advance(const Library& library, Now& now) {
  const auto [side, next] = locals_of<PlayerImpulseLocals>(now);
  switch (next) {
    case Stage::Begin:
      clear_marks(library, now, side == Seat::Union);
      for (const Seat each : {Seat::Union, Seat::Confederate}) {
        now.set(track(Track::TrainsUsed, index_of(each)), 0);
        now.set(track(Track::Transported, index_of(each)), 0);
      }
      mark_duties(library, now, side);
      write(now, &PlayerImpulseLocals::next, Stage::Works);
      begin(now, SupplyCheckLocals{side});
      break;
    case Stage::Works:
      write(now, &PlayerImpulseLocals::next, Stage::Movement);
      begin(now, WorksLocals{side});
      break;
    case Stage::Movement:
      write(now, &PlayerImpulseLocals::next, Stage::Attrition);
      begin(now, StepKind::Movement);
      break;
    case Stage::Attrition:
      write(now, &PlayerImpulseLocals::next, Stage::Surrender);
      begin(now, AttritionLocals{side});
      break;
    case Stage::Surrender:
      write(now, &PlayerImpulseLocals::next, Stage::End);
      begin(now, SurrenderLocals{side});
      break;
    case Stage::End:
      end_impulse_of_ships(library, now);
      finish_fortresses(library, now, side);
      clear_marks(library, now, false);
      now.end();
      break;
  }
  return true;
}

constexpr LocalRange kRanges[] = {side_in<&PlayerImpulseLocals::side>("side"),
                                  range<&PlayerImpulseLocals::next>("next", Stage::Begin, Stage::Works)};

bool fits(const Field& field, const Step& step, const Step*) {
  const auto [side, next] = locals_of<PlayerImpulseLocals>(step);
  const Seat first = seat_of(field.value(Track::First));
  const Seat due = field.value(Track::Impulse) % 2 == 0 ? first : other(first);
  if (side != field.phasing() || side != due || is_innermost(field.state(), step)) {
    return false;
  }
  switch (static_cast<StepKind>((&step + 1)->kind)) {
    case StepKind::SupplyCheck:
      return next == Stage::Works;
    case StepKind::Works:
      return next == Stage::Movement;
    case StepKind::Movement:
      return next == Stage::Attrition;
    case StepKind::Attrition:
      return next == Stage::Surrender;
    case StepKind::Surrender:
      return next == Stage::End;
    default:
      return false;
  }
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
