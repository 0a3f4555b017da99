// build: small
#include "engine/games/chattanooga/rules/crossing.h"
#include "engine/games/chattanooga/rules/victory.h"
#include "engine/games/chattanooga/rules/wrecked_bridge.h"
#include "engine/games/chattanooga/steps/reserve_acts.h"
#include "engine/games/chattanooga/steps/table_acts.h"

/// Chattanooga 3.0, 4.1: both sides set up, the side that is not the first player first; then the game turns of the
/// scenario follow each other, each with what is decided as it begins (3.2, 7.9), and the ground and the losses decide.
namespace longroll::chattanooga {
namespace {

/// Chattanooga 3.1, 3.4: what a side sets up is drawn first, where the scenario says so.
void begin_set_up(const Library& library, Now& now, Seat side, GameTurnStage next) {
  write(now, GameTurnLocals{next});
  now.set(track(Track::Phasing), index_of(side));
  now.set(track(Track::PhaseNow), static_cast<int>(Phase::SetUp));
  begin(now, SetUpLocals{side, kNoPiece, {}});
  const Cup& cup = library.scenario_of(now.state()).cups[side];
  if (!cup.set_up.empty()) {
    begin(now, DrawLocals{side, DrawStage::Drawing, static_cast<int>(cup.set_up.size())});
  }
}

/// Chattanooga 4.1, 4.2: the first player is the one who was it when the turn before ended.
void begin_turn(const Library& library, Now& now) {
  now.add(track(Track::Turn), 1);
  now.set(track(Track::Couplet), 1);
  now.set(track(Track::PhaseNow), static_cast<int>(Phase::Administrative));
  log(now, notes::TurnBegan{now.state().track(track(Track::Turn))});
  look_for_reserves(library, now);  // 14.7: the light has changed
  for (std::size_t i = 0; now.state().track(track(Track::Turn)) == 1 && i < now.state().pieces.size(); ++i) {
    assign_to_hooker(library, now, static_cast<PieceId>(i));
  }
  write(now, GameTurnLocals{GameTurnStage::Repair});
}

/// Chattanooga 3.3, 3.5
void judge(const Library& library, Now& now) {
  write(now, GameTurnLocals{GameTurnStage::End});
  const VictoryLevel level = victory_level(Field(library, now));
  now.set(track(Track::Level), static_cast<int>(level));
  log(now, notes::Ended{level});
  now.set(track(Track::Winner), winner_number(winner_of(level)));
}

/// Asks the side when it has something to decide; else the stage that follows comes.
bool ask_or_go_on(Now& now, bool is_asked, Seat side, GameTurnStage next) {
  if (is_asked) {
    now.set(track(Track::Phasing), index_of(side));
    return false;
  }
  write(now, GameTurnLocals{next});
  return true;
}

/// Chattanooga 3.2
void begin_call(const Library& library, Now& now) {
  write(now, GameTurnLocals{GameTurnStage::Bridging});
  const Scenario& scenario = library.scenario_of(now.state());
  if (scenario.call_turn != 0 && scenario.call_turn == now.state().track(track(Track::Turn))) {
    now.set(track(Track::Phasing), index_of(Seat::Confederate));
    begin(now, StepKind::Call);
  }
}

/// Chattanooga 7.9: a bridge is finished when its builder is still there as the turn ends.
void finish_bridges(const Library& library, Now& now) {
  for (std::size_t i = 0; i < now.state().pieces.size(); ++i) {
    const Piece piece = now.state().pieces[i];
    if (library.type(piece.kind) != UnitType::Bridge || !is_on_map(piece) || piece.up == kFront) {
      continue;
    }
    const auto id = static_cast<PieceId>(i);
    const bool is_finished = now.state().piece(static_cast<PieceId>(piece.note)).place == piece.place;
    log(now, notes::PontoonDone{piece.place, is_finished});
    now.note(id, 0);
    now.turn(id, kFront);
    if (!is_finished) {
      now.move(id, kPool);
    }
  }
}

void end_turn(const Library& library, Now& now) {
  finish_bridges(library, now);
  if (now.state().track(track(Track::Turn)) >= library.scenario_of(now.state()).last_turn()) {
    judge(library, now);
  } else {
    write(now, GameTurnLocals{GameTurnStage::Begin});
  }
}

bool advance(const Library& library, Now& now) {
  const Seat first = seat_of(now.state().track(track(Track::First)));
  if (is_decided(Field(library, now))) {
    judge(library, now);
    return true;
  }
  switch (locals_of<GameTurnLocals>(now).next) {
    case GameTurnStage::SecondSetsUp:
      begin_set_up(library, now, other(first), GameTurnStage::FirstSetsUp);
      break;
    case GameTurnStage::FirstSetsUp:
      begin_set_up(library, now, first, GameTurnStage::Begin);
      break;
    case GameTurnStage::Begin:
      begin_turn(library, now);
      break;
    case GameTurnStage::Repair:
      if (is_repair_due(Field(library, now))) {
        return false;
      }
      write(now, GameTurnLocals{GameTurnStage::Wrecking});
      break;
    case GameTurnStage::Wrecking:
      return ask_or_go_on(now, can_wreck_bridge(Field(library, now)), Seat::Confederate, GameTurnStage::Calling);
    case GameTurnStage::Calling:
      begin_call(library, now);
      break;
    case GameTurnStage::Bridging:
      if (!ask_or_go_on(now, can_anybody_bridge(Field(library, now)), Seat::Union, GameTurnStage::Administration)) {
        return false;
      }
      begin(now, CoupletLocals{});
      break;
    case GameTurnStage::Administration:
      write(now, GameTurnLocals{GameTurnStage::End});
      now.set(track(Track::PhaseNow), static_cast<int>(Phase::Administrative));
      begin(now, AdministrationLocals{AdministrationStage::Recovery, first});
      break;
    case GameTurnStage::End:
      end_turn(library, now);
      break;
  }
  return true;
}

Seat waits_for(const State& state, const Step& step) {
  switch (locals_of<GameTurnLocals>(step).next) {
    case GameTurnStage::Repair:
      return Seat::Chance;
    case GameTurnStage::Wrecking:
    case GameTurnStage::Bridging:
      return phasing(state);
    default:
      return Seat::Nobody;
  }
}

/// Chattanooga 3.2: repaired, it is never wrecked again.
void roll(const Library& library, Now& now, const Action& action) {
  const int die = way_of(action);
  const bool is_repaired = die <= library.scenario_of(now.state()).bridge.repaired_to;
  now.rolled(die, kDieFaces);
  log(now, notes::BridgeTried{is_repaired});
  if (is_repaired) {
    now.set(track(Track::Bridge), static_cast<int>(BridgeState::Repaired));
  }
  write(now, GameTurnLocals{GameTurnStage::Wrecking});
}

constexpr Refusal kNotAsked{"That is not what is asked now.", "4.1"};

/// Chattanooga 3.2
Refusal refuse_wrecking(const Field& field, const GameTurnLocals& turn, const verbs::WreckBridge&) {
  return turn.next == GameTurnStage::Wrecking && can_wreck_bridge(field) ? kLawful : kNotAsked;
}
void wreck(const Library&, Now& now, const verbs::WreckBridge&) {
  now.set(track(Track::Bridge), static_cast<int>(BridgeState::Wrecked));
  log(now, notes::BridgeWrecked{});
  write(now, GameTurnLocals{GameTurnStage::Calling});
}

/// Chattanooga 7.9
Refusal refuse_building(const Field& field, const GameTurnLocals& turn, const verbs::BuildBridge& build) {
  return turn.next == GameTurnStage::Bridging ? refuse_bridge(field, build.unit) : kNotAsked;
}
void build(const Library& library, Now& now, const verbs::BuildBridge& build) {
  const PieceId bridge = bridge_left(Field(library, now));
  const HexId hex = now.state().piece(build.unit).place;
  now.move(bridge, hex);
  now.turn(bridge, kReverse);
  now.note(bridge, build.unit);
  log(now, notes::PontoonBegun{hex});
}

Refusal refuse_passing(const Field&, const GameTurnLocals& turn, const verbs::Pass&) {
  return turn.next == GameTurnStage::Wrecking || turn.next == GameTurnStage::Bridging ? kLawful : kNotAsked;
}
void pass(const Library&, Now& now, const verbs::Pass&) {
  if (locals_of<GameTurnLocals>(now).next == GameTurnStage::Wrecking) {
    write(now, GameTurnLocals{GameTurnStage::Calling});
  } else {
    write(now, GameTurnLocals{GameTurnStage::Administration});
    begin(now, CoupletLocals{});
  }
}

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_wrecking, wreck>(), StepRule::verb<refuse_building, build>(),
                                     StepRule::verb<refuse_passing, pass>()};

void candidates(const Field& field, const Step& step, Actions& actions) {
  if (locals_of<GameTurnLocals>(step).next == GameTurnStage::Wrecking) {
    actions.push_back(action_of(verbs::WreckBridge{}));
  } else {
    for (const PieceId id : field.pieces()) {
      if (field.has_unit_on_map(id, Seat::Union) && !refuse_bridge(field, id)) {
        actions.push_back(action_of(verbs::BuildBridge{id}));
      }
    }
  }
  actions.push_back(action_of(verbs::Pass{}));
}

void ask(const Field& field, const Step& step, Prompt& prompt) {
  if (locals_of<GameTurnLocals>(step).next == GameTurnStage::Bridging) {
    prompt.text = "Where is a pontoon bridge begun?";
    prompt.rule = "7.9";
  } else {
    const WreckableBridge& bridge = field.scenario().bridge;
    prompt.text = "Wreck the bridge between " + hex_text(bridge.hex) + " and " + hex_text(bridge.across) + "?";
    prompt.rule = "3.2";
  }
}

constexpr LocalRange kRanges[] = {
    range<&GameTurnLocals::next>("next", GameTurnStage::SecondSetsUp, GameTurnStage::Bridging)};

/// What is decided as a turn begins: nobody else has acted yet.
bool fits_beginning(const Field& field, const Step& step, GameTurnStage next) {
  if (field.turn() < 1 || field.phase() != Phase::Administrative || field.state().track(track(Track::Couplet)) != 1) {
    return false;
  }
  if (!is_innermost(field.state(), step)) {
    return next == GameTurnStage::Bridging && (&step + 1)->kind == static_cast<std::int16_t>(StepKind::Call) &&
           field.phasing() == Seat::Confederate;
  }
  switch (next) {
    case GameTurnStage::Repair:
      return is_repair_due(field);
    case GameTurnStage::Wrecking:
      return can_wreck_bridge(field) && field.phasing() == Seat::Confederate;
    case GameTurnStage::Bridging:
      return can_anybody_bridge(field) && field.phasing() == Seat::Union;
    default:
      return false;
  }
}

/// The stage that comes next, the turn and the step above agree.
bool fits(const Field& field, const Step& step, const Step*) {
  const auto [next] = locals_of<GameTurnLocals>(step);
  const bool is_innermost_step = is_innermost(field.state(), step);
  const auto above = [&](StepKind kind) {
    return !is_innermost_step && (&step + 1)->kind == static_cast<std::int16_t>(kind);
  };
  if (field.is_over()) {
    return is_innermost_step && next == GameTurnStage::End &&
           (field.turn() == field.scenario().last_turn() || (field.scenario().clearing.is_used && field.turn() >= 1));
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
      return fits_beginning(field, step, next);
  }
}

}  // namespace

const StepRule kGameTurnStep = {.kind = StepKind::GameTurn,
                                .id = "game-turn",
                                .advance = advance,
                                .waits_for = waits_for,
                                .candidates = candidates,
                                .verbs = kVerbs,
                                .act = roll,
                                .rolls = d10("3.2"),
                                .ask = ask,
                                .is_exact = true,
                                .on = kOutermost,
                                .holds = holds_only<GameTurnLocals>,
                                .ranges = kRanges,
                                .fits = fits};

}  // namespace longroll::chattanooga
