#include "engine/games/chattanooga/rules/victory.h"
#include "engine/games/chattanooga/steps/step_rule.h"

/// Chattanooga 3.0, 4.1: both sides set up, the side that is not the first player first; then the game turns of the
/// scenario follow each other, and the ground and the losses decide.
namespace longroll::chattanooga {
namespace {

/// Chattanooga 3.1, 3.4: what a side sets up is drawn first, where the scenario says so.
void begin_set_up(const Library& library, Now& now, Seat side, GameTurnStage next) {
  write(now, GameTurnLocals{next});
  now.set(track(Track::Phasing), index_of(side));
  now.set(track(Track::PhaseNow), static_cast<int>(Phase::SetUp));
  begin(now, SetUpLocals{side});
  const Cup& cup = library.scenario_of(now.state()).cups[side];
  if (!cup.set_up.empty()) {
    begin(now, DrawLocals{side, DrawStage::Drawing, static_cast<int>(cup.set_up.size())});
  }
}

/// Chattanooga 4.1, 4.2: the first player is the one who was it when the turn before ended.
void begin_turn(Now& now) {
  now.add(track(Track::Turn), 1);
  now.set(track(Track::Couplet), 1);
  log(now, notes::TurnBegan{now.state().track(track(Track::Turn))});
  write(now, GameTurnLocals{GameTurnStage::Administration});
  begin(now, CoupletLocals{});
}

/// Chattanooga 3.3, 3.5
void judge(const Library& library, Now& now) {
  const VictoryLevel level = victory_level(Field(library, now));
  now.set(track(Track::Level), static_cast<int>(level));
  log(now, notes::Ended{level});
  now.set(track(Track::Winner), winner_number(winner_of(level)));
}

bool advance(const Library& library, Now& now) {
  const Seat first = seat_of(now.state().track(track(Track::First)));
  switch (locals_of<GameTurnLocals>(now).next) {
    case GameTurnStage::SecondSetsUp:
      begin_set_up(library, now, other(first), GameTurnStage::FirstSetsUp);
      break;
    case GameTurnStage::FirstSetsUp:
      begin_set_up(library, now, first, GameTurnStage::Begin);
      break;
    case GameTurnStage::Begin:
      begin_turn(now);
      break;
    case GameTurnStage::Administration:
      write(now, GameTurnLocals{GameTurnStage::End});
      now.set(track(Track::PhaseNow), static_cast<int>(Phase::Administrative));
      begin(now, AdministrationLocals{AdministrationStage::Recovery, first});
      break;
    case GameTurnStage::End:
      if (now.state().track(track(Track::Turn)) >= library.scenario_of(now.state()).last_turn()) {
        judge(library, now);
      } else {
        write(now, GameTurnLocals{GameTurnStage::Begin});
      }
      break;
  }
  return true;
}

constexpr LocalRange kRanges[] = {
    range<&GameTurnLocals::next>("next", GameTurnStage::SecondSetsUp, GameTurnStage::End)};

/// The stage that comes next, the turn and the step above agree.
bool fits(const Field& field, const Step& step, const Step*) {
  const auto [next] = locals_of<GameTurnLocals>(step);
  const bool is_innermost_step = is_innermost(field.state(), step);
  const auto above = [&](StepKind kind) {
    return !is_innermost_step && (&step + 1)->kind == static_cast<std::int16_t>(kind);
  };
  if (field.is_over()) {
    return is_innermost_step && next == GameTurnStage::End && field.turn() == field.scenario().last_turn();
  }
  const Seat first = field.first();
  switch (next) {
    case GameTurnStage::FirstSetsUp:
      return above(StepKind::SetUp) && field.turn() == 0 && field.phasing() == other(first);
    case GameTurnStage::Begin:
      return above(StepKind::SetUp) && field.turn() == 0 && field.phasing() == first;
    case GameTurnStage::Administration:
      return above(StepKind::Couplet) && field.turn() >= 1;
    case GameTurnStage::End:
      return above(StepKind::Administration) && field.turn() >= 1;
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

}  // namespace longroll::chattanooga
