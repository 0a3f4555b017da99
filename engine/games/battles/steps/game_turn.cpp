#include "engine/games/battles/rules/victory.h"
#include "engine/games/battles/steps/step_rule.h"

/// Battles 4.0: a game turn is a player turn of each side; after the last one the points decide.
namespace longroll::battles {
namespace {

void begin_player_turn(Now& now, Seat side, GameTurnStage next) {
  now.set(track(Track::Phasing), index_of(side));
  write(now, GameTurnLocals{next});
  begin(now, PlayerTurnLocals{side});
}

void judge(const Library& library, Now& now) {
  const Field field(library, now);
  const std::vector<Objective>& objectives = field.scenario().objectives;
  for (std::size_t i = 0; i < objectives.size(); ++i) {
    const Seat holder = holder_of(field, i);
    const int points = is_player(holder) ? objectives[i].points[holder] : 0;
    if (points != 0) {
      log(now, notes::Scored{holder, points, objectives[i].hex});
    }
  }
  const Seat winner = winner_of(field);
  const int verdict = winner_number(winner);
  now.set(track(Track::Winner), verdict);
  log(now, notes::Ended{verdict});
}

bool advance(const Library& library, Now& now) {
  const Scenario& scenario = Field(library, now).scenario();
  const int turn = now.state().track(track(Track::Turn));
  switch (locals_of<GameTurnLocals>(now).next) {
    case GameTurnStage::FirstPlayer:
      if (turn == 0) {
        now.set(track(Track::Turn), 1);
      }
      log(now, notes::TurnBegan{now.state().track(track(Track::Turn))});
      begin_player_turn(now, scenario.first, GameTurnStage::SecondPlayer);
      return true;
    case GameTurnStage::SecondPlayer:
      begin_player_turn(now, other(scenario.first), GameTurnStage::End);
      return true;
    default:
      break;
  }
  if (turn >= static_cast<int>(scenario.turns.size())) {
    judge(library, now);
    return false;
  }
  now.set(track(Track::Turn), turn + 1);
  write(now, GameTurnLocals{GameTurnStage::FirstPlayer});
  return true;
}

constexpr LocalRange kRanges[] = {range<&GameTurnLocals::next>("next", GameTurnStage::FirstPlayer, GameTurnStage::End)};

bool fits(const Field& field, const Step& step, const Step*) {
  const Seat first = field.scenario().first;
  const GameTurnStage next = field.phasing() == first ? GameTurnStage::SecondPlayer : GameTurnStage::End;
  return step == step_of(GameTurnLocals{next});
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

}  // namespace longroll::battles
