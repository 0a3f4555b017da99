// build: small
#include "engine/games/campaign/locals.h"
#include "engine/games/campaign/rules/force.h"
#include "engine/games/campaign/rules/naval.h"
#include "engine/games/campaign/words.h"

/// What the log says of a die.
namespace longroll::campaign {
namespace {

std::string initiative_line(const InitiativeLocals& initiative, const std::string& die) {
  return initiative.union_die == 0 ? "Initiative: the Union throws " + die : ", the Confederates " + die;
}

std::string political_line(const Field& field, PoliticalStage stage, const std::string& shown) {
  switch (stage) {
    case PoliticalStage::Election:
      return "The election of " + std::to_string(field.turn_box().year) + shown;
    case PoliticalStage::Kentucky:
      return "Kentucky decides" + shown;
    case PoliticalStage::Diplomacy:
      return "Europe" + shown;
    default:
      return shown;
  }
}

std::string march_line(const Field& field, const ForceMoveLocals& move, const std::string& shown) {
  const std::string who = "The force at " + place_name(field, move.here);
  const bool is_first = move.note.dice == moving_force(field, move.here, field.phasing()).markers;
  return move.stage == ForceMoveStage::Breaching              ? who + " tries to breach a levee" + shown
         : move.stage == ForceMoveStage::Rallying && is_first ? who + " tries to rally" + shown
                                                              : shown;
}

/// Campaign 13.6, 11.6
std::string naval_line(const Field& field, const NavalCombatLocals& combat, int die, const std::string& shown) {
  // The side comes first: the log puts its sign before the line.
  const auto who = [&] {
    return std::string(longroll::name_of(field.side_of(combat.ship))) + ": " + counter_name(field, combat.ship);
  };
  switch (combat.stage) {
    case NavalStage::UnionDie:
      return "Naval combat: the Union throws " + std::to_string(die);
    case NavalStage::ConfederateDie:
      return ", the Confederates " + std::to_string(die);
    case NavalStage::RunDie:
      return who() + " fires at those who run past" + shown;
    default:
      return who() + " fires at " + counter_name(field, combat.target) + shown +
             (hits(field, combat.ship, die) ? "" : ", and misses.");
  }
}

std::string battle_line(BattleStage stage, const std::string& shown) {
  return shown + (stage == BattleStage::PoliticalDice ? " for politics"
                  : stage == BattleStage::LeaderDice  ? " for the leaders"
                                                      : "");
}

}  // namespace

std::string die_line(const Field& field, int die) {
  const Step& top = field.state().top();
  const std::string number = std::to_string(die);
  const std::string shown = ", die " + number;
  if (is_step<InitiativeLocals>(top)) {
    return initiative_line(locals_of<InitiativeLocals>(top), number);
  }
  if (is_step<PoliticalLocals>(top)) {
    return political_line(field, locals_of<PoliticalLocals>(top).stage, shown);
  }
  if (is_step<WorksLocals>(top)) {
    return militia_name(field, locals_of<WorksLocals>(top).state) + " calls out its militia" + shown;
  }
  if (is_step<KentuckyJoinsLocals>(top)) {
    return "Kentucky calls out its militia" + shown;
  }
  if (is_step<AttritionLocals>(top)) {
    return "The weather" + shown;
  }
  if (is_step<ForceMoveLocals>(top)) {
    return march_line(field, locals_of<ForceMoveLocals>(top), shown);
  }
  if (is_step<ReactionLocals>(top)) {
    return "The force at " + place_name(field, locals_of<ReactionLocals>(top).trying) + " tries to react" + shown;
  }
  if (is_step<ReactionVoyageLocals>(top)) {
    const PieceId ship = locals_of<ReactionVoyageLocals>(top).ship;
    return counter_name(field, ship) + " in " + berth_name(field, Berth::of(field.piece(ship))) + " tries to react" +
           shown;
  }
  if (is_step<NavalCombatLocals>(top)) {
    return naval_line(field, locals_of<NavalCombatLocals>(top), die, shown);
  }
  if (is_step<SurrenderLocals>(top)) {
    return "For politics after the surrender" + shown;
  }
  if (is_step<CavalryFlightLocals>(top)) {
    return "The cavalry at " + place_name(field, locals_of<CavalryFlightLocals>(top).hex) + " is attacked" + shown;
  }
  return is_step<BattleLocals>(top) ? battle_line(locals_of<BattleLocals>(top).stage, shown) : shown;
}

}  // namespace longroll::campaign
