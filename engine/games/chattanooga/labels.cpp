// build: small
#include "engine/games/chattanooga/game.h"
#include "engine/games/chattanooga/locals.h"
#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/rules/stack_move.h"
#include "engine/games/chattanooga/rules/works.h"
#include "engine/games/chattanooga/verbs.h"
#include "engine/games/chattanooga/words.h"

/// What players read above and on the buttons.
namespace longroll::chattanooga {
namespace {

/// "Union turn 2, night of day 23, couplet 1 - movement".
std::string time_words(const Field& field) {
  const std::vector<hexgame::TurnInfo>& turns = field.scenario().turns;
  const std::size_t turn = field.turn() < 1 ? 0 : static_cast<std::size_t>(field.turn() - 1);
  return turns[turn].label;
}

template <class UnitNote>
std::string unit_label(const Field& field, const Action& action, std::string_view before, std::string_view after) {
  return std::string(before) + field.counter(arguments_of<UnitNote>(action).unit).name + std::string(after);
}

template <class OfHex>
std::string hex_label(const Field& field, const Action& action, std::string_view before) {
  return std::string(before) + place_name(field, arguments_of<OfHex>(action).hex);
}

/// "Go to 0508: 2 points, 1 check": what the way takes that the units would go (6.3, 7.1).
std::string go_label(const Field& field, const Action& action) {
  std::string words = hex_label<verbs::Go>(field, action, "Go to ");
  const Step& step = field.state().top();
  if (!is_step<MarchLocals>(step)) {
    return words;
  }
  const Movers movers = movers_of(field);
  MoveReach reach;
  StackMove(field, movers, locals_of<MarchLocals>(step)).reach(reach);
  if (const HexId hex = arguments_of<verbs::Go>(action).hex; reach.has(hex)) {
    const MoveReach::Way& way = reach.way(hex);
    const int checks = way.checks * static_cast<int>(movers.size());
    const int parts = parts_of_point(field, movers.front());
    const int points = (way.spent + parts - 1) / parts;
    words += ": " + std::to_string(points) + (points == 1 ? " point" : " points") +
             (checks == 0 ? "" : ", " + std::to_string(checks) + (checks == 1 ? " check" : " checks"));
  }
  return words;
}

/// "Geary rallies 137 NY".
std::string lead_label(const Field& field, const Action& action) {
  const auto [leader, bonus, unit] = arguments_of<verbs::Lead>(action);
  constexpr std::array<std::string_view, 10> kWords = {"",
                                                       "",
                                                       "",
                                                       " restores ",
                                                       " rallies ",
                                                       " coordinates the attacks with ",
                                                       " joins the attack of ",
                                                       " joins the defense of ",
                                                       " looks for a hero in ",
                                                       " rebuilds "};
  return field.counter(leader).name + std::string(kWords[static_cast<std::size_t>(bonus)]) + field.counter(unit).name;
}

/// "137 NY builds a breastwork", "137 NY and its stack build a trench: 2 game turns".
std::string dig_label(const Field& field, const Action& action) {
  const auto dig = arguments_of<verbs::Dig>(action);
  const int turns = turns_of(field.numbers(), project_of(dig.works));
  const bool is_alone = builders_of(field.numbers(), project_of(dig.works)) == 1;
  return field.counter(dig.unit).name + (is_alone ? " builds a " : " and its stack build a ") +
         std::string(name_of(dig.works)) + (turns == 1 ? "" : ": " + std::to_string(turns) + " game turns");
}

/// Chattanooga 3.2: "Shift the trench at 5225".
std::string shift_works_label(const Field& field, const Action& action) {
  const HexId hex = arguments_of<verbs::ShiftWorks>(action).hex;
  const int kind = ground_works(field.state(), hex).kind;
  return kind == 0
             ? "Shift works"
             : "Shift the " + std::string(name_of(static_cast<Works>(kind - 1))) + " at " + place_name(field, hex);
}

/// Chattanooga 3.2: "It comes later, on turn 5 (late morning of the 24th)".
std::string arrive_later_label(const Field& field) {
  const Step& step = field.state().top();
  const PieceId unit = is_step<SetUpLocals>(step) ? locals_of<SetUpLocals>(step).unit : kNoPiece;
  if (unit == kNoPiece) {
    return "It comes later";
  }
  const int turn = field.scenario().placements[static_cast<std::size_t>(unit)].turn;
  return "It comes later: " + field.scenario().turns[static_cast<std::size_t>(std::max(turn, 1) - 1)].label;
}

/// Chattanooga 15.0: the fortune and what it does: "Sharpshooter: fire at an enemy whom your infantry sees".
std::string fortune_label(const Field& field, FortuneKind kind) {
  const LeaderNumbers& numbers = field.numbers().leaders;
  const auto from = [](int die) { return std::to_string(die) + (die < kDieFaces - 1 ? " or more" : ""); };
  switch (kind) {
    case FortuneKind::KillLeader:
      return "Fire at a leader of the enemy: hit on " + from(numbers.fortune_kills_from);
    case FortuneKind::MoveEnemy:
      return "Move a unit of the enemy, on a die of " + from(numbers.fortune_moves_from);
    case FortuneKind::Sharpshooter:
      return "Sharpshooter: fire at an enemy whom your infantry sees, on column " +
             std::to_string(numbers.sharpshooter_column);
    case FortuneKind::FreeMove:
      return "Free move of a unit or stack of yours";
    case FortuneKind::FreeRecovery:
      return "Free recovery: a disrupted unit of yours checks its morale";
    case FortuneKind::Counterattack:
      return "Counterattack: move up to " + std::to_string(numbers.counterattack_points) + " points and charge";
  }
  return "";
}

/// What naming that unit means now.
std::string take_label(const Field& field, const Action& action) {
  const auto fortune = fortune_of(field.state());
  const bool is_counterattack = fortune && fortune->fortune == FortuneKind::Counterattack;
  return unit_label<verbs::Take>(field, action,
                                 field.phase() == Phase::SetUp ? "Shift "
                                 : is_counterattack            ? ""
                                                               : "Move ",
                                 is_counterattack ? " counterattacks" : "");
}

/// "Deploy Reserve A", and of one of its units "137 NY to 1355".
std::string deploy_label(const Field& field, const Action& action) {
  const auto deploy = arguments_of<verbs::Deploy>(action);
  const std::string& name = field.counter(deploy.unit).name;
  return field.is_reserve(deploy.unit) ? "Deploy " + name : name + " to " + place_name(field, deploy.hex);
}

/// "Hide Reserve A", "Hide Reserve A among 2 dummies".
std::string flip_label(const Field& field, const Action& action) {
  const auto flip = arguments_of<verbs::Flip>(action);
  const std::string among = flip.dummies == 0   ? ""
                            : flip.dummies == 1 ? " beside a dummy"
                                                : " among " + std::to_string(flip.dummies) + " dummies";
  return "Hide " + field.counter(flip.marker).name + among;
}

/// "A dummy enters at 6004".
std::string dummy_label(const Field& field, const Action& action) {
  const auto dummy = arguments_of<verbs::Dummy>(action);
  return (dummy.has_units ? "Longstreet enters in a hidden reserve at " : "A dummy enters at ") +
         place_name(field, dummy.hex);
}

std::string pass_label(const State& state) {
  const Step& step = state.top();
  if (is_step<ReserveFormingLocals>(step)) {
    return "Nobody else joins the reserve";
  }
  if (is_step<DeploymentLocals>(step)) {
    return locals_of<DeploymentLocals>(step).must ? "The others deploy as they lie" : "The others stay in reserve";
  }
  return is_step<MovementPhaseLocals>(step) ? "Nothing else is done there" : "Pass";
}

}  // namespace

std::string Chattanooga::heading(const State& state) const {
  const Field field = this->field(state);
  if (const Outcome end = outcome(state); end.over) {
    return std::string(name_of(static_cast<VictoryLevel>(state.track(track(Track::Level)))));
  }
  std::string words = time_words(field);
  if (field.phase() == Phase::SetUp) {
    return std::string(name_of(field.phasing())) + " set-up";
  }
  if (field.phase() != Phase::Administrative) {
    words += ", couplet " + std::to_string(state.track(track(Track::Couplet)));
  }
  // 4.1: what is decided before the first couplet.
  const auto step = static_cast<StepKind>(state.top().kind);
  if (step == StepKind::GameTurn || step == StepKind::Call) {
    return words + " - the turn begins";
  }
  const bool is_a_sides =
      field.phase() == Phase::Movement || field.phase() == Phase::Combat || field.phase() == Phase::Draw;
  const std::string side = is_a_sides ? std::string(name_of(field.phasing())) + " " : "";
  return words + " - " + side + std::string(name_of(field.phase()));
}

std::string Chattanooga::label(const State& state, const Action& action) const {
  const Field field = this->field(state);
  switch (verb_of(action)) {
    case Do::EndSetUp:
      return "Begin";
    case Do::TakeOver:
      return "Become the first player";
    case Do::EndTurn:
      return "End the turn";
    case Do::Take:
      return take_label(field, action);
    case Do::TakeStack:
      return hex_label<verbs::TakeStack>(field, action, "Move the stack at ");
    case Do::Join:
      return unit_label<verbs::Join>(field, action, "Take ", " along");
    case Do::Go:
      return go_label(field, action);
    case Do::StepTo:
      return hex_label<verbs::StepTo>(field, action, "One step to ");
    case Do::Halt:
      return field.phase() == Phase::SetUp ? "Leave it there" : "Halt";
    case Do::Recover:
      return unit_label<verbs::Recover>(field, action, "", " tries to recover");
    case Do::RecoverAll:
      return "All who can try to recover";
    case Do::Return:
      return unit_label<verbs::Return>(field, action, "", " returns");
    case Do::Rebuild:
      return unit_label<verbs::Rebuild>(field, action, "Extra strength for ", "");
    case Do::Arrange:
      return hex_label<verbs::Arrange>(field, action, "Order the stack at ");
    case Do::NextUp:
      return unit_label<verbs::NextUp>(field, action, "", "");
    case Do::EndMoves:
      return "End the movement";
    case Do::AttackHex:
      return hex_label<verbs::AttackHex>(field, action, "Attack ");
    case Do::AttackWith:
      return unit_label<verbs::AttackWith>(field, action, "", " attacks");
    case Do::EndAttack:
      return "End the attacks on this hex";
    case Do::Retreat:
      return hex_label<verbs::Retreat>(field, action, "Retreat to ");
    case Do::Advance:
      return hex_label<verbs::Advance>(field, action, "Advance to ");
    case Do::Support:
      return unit_label<verbs::Support>(field, action, "", " advances in support");
    case Do::Continue:
      return unit_label<verbs::Continue>(field, action, "", " attacks again");
    case Do::Replace:
      return unit_label<verbs::Replace>(field, action, "Replace ", " at once from the extra strength (a morale check)");
    case Do::Aim:
      return unit_label<verbs::Aim>(field, action, "Fire at ", "");
    case Do::Fire:
      return unit_label<verbs::Fire>(field, action, "",
                                     is_step<FortuneLocals>(state.top()) ? " has the sharpshooter" : " fires");
    case Do::FireTogether:
      return unit_label<verbs::FireTogether>(field, action, "", " fires with its whole stack");
    case Do::Resolve:
      return "Roll for the shots";
    case Do::VolleyAll:
      return "All others stand ready to fire";
    case Do::Volley:
      return unit_label<verbs::Volley>(field, action, "", " stands ready to fire");
    case Do::ChargeAll:
      return field.phase() == Phase::Movement ? "Halt and charge" : "All others prepare to charge";
    case Do::Charge:
      return unit_label<verbs::Charge>(field, action, "", " prepares to charge");
    case Do::EndCombat:
      return "End the combat";
    case Do::RollCadre:
      return unit_label<verbs::RollCadre>(field, action, "Rebuild ", "");
    case Do::EndReturns:
      return "Nobody else returns";
    case Do::ForceMarch:
      return "Force the march";
    case Do::Ready:
      return "All who can stand ready to fire";
    case Do::Lead:
      return lead_label(field, action);
    case Do::Bonus:
      return unit_label<verbs::Bonus>(field, action, "", " helps to form stacks");
    case Do::ChooseFortune:
      return fortune_label(field, arguments_of<verbs::ChooseFortune>(action).fortune);
    case Do::FormReserve:
      return unit_label<verbs::FormReserve>(field, action, "", " forms a reserve");
    case Do::EnterReserve:
      return unit_label<verbs::EnterReserve>(field, action, "", " joins the reserve");
    case Do::Deploy:
      return deploy_label(field, action);
    case Do::Flip:
      return flip_label(field, action);
    case Do::Dummy:
      return dummy_label(field, action);
    case Do::StandingOrder:
      return deploys_by_itself(state, field.phasing()) ? "Reserves ask how they deploy"
                                                       : "Reserves deploy by themselves";
    case Do::NameHex:
      return hex_label<verbs::NameHex>(field, action, "What else is done at ");
    case Do::ShiftWorks:
      return shift_works_label(field, action);
    case Do::ArriveLater:
      return arrive_later_label(field);
    case Do::Dig:
      return dig_label(field, action);
    case Do::Clear:
      return unit_label<verbs::Clear>(field, action, "", " removes the works");
    case Do::Land:
      return unit_label<verbs::Land>(field, action, "Land ", " by boat");
    case Do::BuildBridge:
      return unit_label<verbs::BuildBridge>(field, action, "", " begins a pontoon bridge");
    case Do::Cross:
      return unit_label<verbs::Cross>(field, action, "", " crosses the Tennessee");
    case Do::WreckBridge:
      return "Wreck the bridge";
    case Do::Call:
      return "Call Longstreet";
    case Do::Pass:
      return is_step<FortuneLocals>(state.top()) ? "Keep the marker" : pass_label(state);
    default:
      return text(state, action);
  }
}

std::string Chattanooga::group(const State& state, const Action& action) const {
  if (verb_of(action) == Do::Take || verb_of(action) == Do::Recover || verb_of(action) == Do::Return) {
    return field(state).counter(subject_argument(action)).formation_title;
  }
  return {};
}

Outcome Chattanooga::outcome(const State& state) const {
  Outcome outcome = outcome_by(state, {"The Union has done what the scenario asks of it.",
                                       "The Confederates have done what the scenario asks of them.",
                                       "Both sides have done what the scenario asks of them, or neither has."});
  if (!outcome.over) {
    return outcome;
  }
  const Scenario& scenario = field(state).scenario();
  outcome.rule = scenario.victory_rule();
  if (is_player(outcome.winner) && scenario.wins_otherwise[outcome.winner]) {
    outcome.reason =
        "No " + std::string(longroll::name_of(other(outcome.winner))) + " unit stands where its side wins.";
  }
  const auto level = static_cast<VictoryLevel>(state.track(track(Track::Level)));
  if (level == VictoryLevel::UnionDecisive || level == VictoryLevel::ConfederateDecisive) {
    outcome.reason += " The victory is decisive.";
  }
  return outcome;
}

}  // namespace longroll::chattanooga
