// build: small
#include "engine/games/campaign/rules/building.h"
#include "engine/games/campaign/rules/recruitment.h"
#include "engine/games/campaign/rules/victory.h"
#include "engine/games/campaign/steps/table_acts.h"

/// Campaign 3.0, 3.2, 3.2.1: both sides set up, then the game turns follow each other: arrivals, the initiative, four
/// impulses, the check of victory, administration.
namespace longroll::campaign {
namespace {

using Stage = GameTurnStage;

void begin_set_up(Now& now, Seat side, Stage next) {
  write(now, GameTurnLocals{next});
  now.set(track(Track::PhaseNow), static_cast<int>(Phase::SetUp));
  now.set(track(Track::Phasing), index_of(side));
  begin(now, SetUpLocals{side});
}

/// Campaign 4.0: the Union places first.
void begin_recruitment(const Library& library, Now& now, Seat side, Stage next) {
  if (side == Seat::Union) {
    log(now, notes::TurnBegan{now.state().track(track(Track::Turn))});
    now.set(track(Track::PhaseNow), static_cast<int>(Phase::Recruitment));
  }
  now.set(track(Track::Phasing), index_of(side));
  write(now, GameTurnLocals{next});
  begin(now, recruitment_of(Field(library, now), side));
}

/// Campaign 4.1.2, 4.2.4: each side builds after its arrivals.
void begin_building(const Library& library, Now& now, Seat side, Stage next) {
  const int points = construction_points(Field(library, now), side);
  now.set(track(Track::Built, index_of(side)), 0);
  now.set(track(Track::Finished, index_of(side)), 0);
  now.set(track(Track::PointsLeft, index_of(side)), points);
  write(now, GameTurnLocals{next});
  begin(now, BuildingLocals{side});
}

void begin_initiative(Now& now) {
  for (std::size_t i = 0; i < now.state().pieces.size(); ++i) {
    now.lower(static_cast<PieceId>(i), kMoved);  // of arrivals
  }
  now.set(track(Track::PhaseNow), static_cast<int>(Phase::Initiative));
  write(now, GameTurnLocals{Stage::Impulses, 0});
  begin(now, InitiativeLocals{});
}

/// Campaign 3.2.1: the first player, the second, the first, the second.
void begin_impulse(Now& now, int impulse) {
  const Seat first = seat_of(now.state().track(track(Track::First)));
  const Seat side = impulse % 2 == 0 ? first : other(first);
  write(now, GameTurnLocals{Stage::Impulses, impulse + 1});
  now.set(track(Track::PhaseNow), static_cast<int>(Phase::Operations));
  now.set(track(Track::Impulse), impulse);
  now.set(track(Track::Phasing), index_of(side));
  log(now, notes::ImpulseBegan{side, impulse});
  begin(now, PlayerImpulseLocals{side});
}

/// Campaign 3.3
void check_victory(const Library& library, Now& now) {
  now.set(track(Track::PhaseNow), static_cast<int>(Phase::VictoryCheck));
  const Economy economy = economy_now(Field(library, now));
  now.set(track(Track::Economy), economy.size());
  const int winner = verdict(Field(library, now), economy);
  write(now, GameTurnLocals{winner >= 0 ? Stage::Administration : Stage::Political, kImpulses});
  if (winner >= 0) {
    log(now, notes::Ended{winner});
    now.set(track(Track::Winner), winner);
  }
}

/// Campaign 3.2.1, 3.1.3, 4.3: militia goes home, ties of the start end, the next turn begins.
void administer(const Library& library, Now& now) {
  now.set(track(Track::PhaseNow), static_cast<int>(Phase::Administrative));
  const int turn = now.state().track(track(Track::Turn));
  for (std::size_t i = 0; i < now.state().pieces.size(); ++i) {
    const auto id = static_cast<PieceId>(i);
    const UnitClass unit_class = library.class_of(now.state().piece(id).kind);
    if (unit_class == UnitClass::Msp && is_hex(now.state().piece(id).place)) {
      const HexId hex = now.state().piece(id).place;
      remove(now, id);
      tidy(library, now, hex);
      settle_control(library, now, hex);
    }
    const StartForce* tie = Field(library, now).tie_of(id);
    if (tie != nullptr && turn >= tie->hold_until_turn && turn >= tie->unchecked_supply_turn) {
      now.note(id, 0);
    }
  }
  now.set(track(Track::MilitiaCalled), 0);
  now.set(track(Track::MilitiaCalledHigh), 0);
  now.set(track(Track::UnionLostBefore), now.state().track(track(Track::UnionLost)));
  now.set(track(Track::UnionLost), 0);
  now.set(track(Track::Turn), turn + 1);
  write(now, GameTurnLocals{Stage::Begin, 0});
}

bool advance(const Library& library, Now& now) {
  const auto turn = locals_of<GameTurnLocals>(now);
  switch (turn.next) {
    case Stage::UnionSetsUp:
      begin_set_up(now, Seat::Union, Stage::ConfederatesSetUp);
      break;
    case Stage::ConfederatesSetUp:
      begin_set_up(now, Seat::Confederate, Stage::Begin);
      break;
    case Stage::Begin:
      begin_recruitment(library, now, Seat::Union, Stage::UnionBuilds);
      break;
    case Stage::UnionBuilds:
      begin_building(library, now, Seat::Union, Stage::ConfederatesRecruit);
      break;
    case Stage::ConfederatesRecruit:
      begin_recruitment(library, now, Seat::Confederate, Stage::ConfederatesBuild);
      break;
    case Stage::ConfederatesBuild:
      begin_building(library, now, Seat::Confederate, Stage::Initiative);
      break;
    case Stage::Initiative:
      begin_initiative(now);
      break;
    case Stage::Impulses:
      if (turn.impulse < kImpulses) {
        begin_impulse(now, turn.impulse);
      } else {
        write(now, GameTurnLocals{Stage::VictoryCheck, kImpulses});
      }
      break;
    case Stage::VictoryCheck:
      check_victory(library, now);
      break;
    case Stage::Political:
      now.set(track(Track::PhaseNow), static_cast<int>(Phase::Political));
      write(now, GameTurnLocals{Stage::Administration, kImpulses});
      begin(now, PoliticalLocals{});
      break;
    case Stage::Administration:
      administer(library, now);
      break;
  }
  return true;
}

constexpr LocalRange kRanges[] = {range<&GameTurnLocals::next>("next", Stage::UnionSetsUp, Stage::ConfederatesBuild),
                                  range<&GameTurnLocals::impulse>("impulse", 0, kImpulses)};

/// The stage that comes next, the phase and the impulse agree, and somebody is asked above.
bool fits(const Field& field, const Step& step, const Step*) {
  const auto [next, impulse] = locals_of<GameTurnLocals>(step);
  const bool is_top = is_innermost(field.state(), step);
  if (field.value(Track::Winner) >= 0) {
    return is_top && next == Stage::Administration && impulse == kImpulses && field.phase() == Phase::VictoryCheck;
  }
  if (is_top) {
    return false;
  }
  const auto above = static_cast<StepKind>((&step + 1)->kind);
  switch (next) {
    case Stage::ConfederatesSetUp:
    case Stage::Begin:
      return above == StepKind::SetUp && impulse == 0 && field.phase() == Phase::SetUp &&
             field.scenario().start.has_set_up && field.turn() == field.scenario().start.turn &&
             locals_of<SetUpLocals>(*(&step + 1)).side == (next == Stage::Begin ? Seat::Confederate : Seat::Union);
    case Stage::UnionBuilds:
    case Stage::ConfederatesBuild:
      return above == StepKind::Recruitment && impulse == 0 && field.phase() == Phase::Recruitment &&
             locals_of<RecruitmentLocals>(*(&step + 1)).side ==
                 (next == Stage::ConfederatesBuild ? Seat::Confederate : Seat::Union);
    case Stage::ConfederatesRecruit:
    case Stage::Initiative:
      return above == StepKind::Building && impulse == 0 && field.phase() == Phase::Recruitment &&
             locals_of<BuildingLocals>(*(&step + 1)).side ==
                 (next == Stage::Initiative ? Seat::Confederate : Seat::Union);
    case Stage::Impulses:
      return impulse == 0 ? above == StepKind::Initiative && field.phase() == Phase::Initiative
                          : above == StepKind::PlayerImpulse && field.phase() == Phase::Operations &&
                                field.value(Track::Impulse) == impulse - 1;
    case Stage::Administration:
      return above == StepKind::Political && impulse == kImpulses && field.phase() == Phase::Political;
    default:
      return false;
  }
}

}  // namespace

const StepRule kGameTurnStep = {.kind = StepKind::GameTurn,
                                .id = "game-turn",
                                .advance = advance,
                                .waits_for = waits_for_nobody,
                                .on = kOutermost,
                                .holds = holds_only<GameTurnLocals>,
                                .ranges = kRanges,
                                .fits = fits};

}  // namespace longroll::campaign
