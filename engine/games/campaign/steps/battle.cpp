// build: small
#include "engine/games/campaign/rules/battle.h"

#include "engine/games/campaign/rules/leaders.h"
#include "engine/games/campaign/rules/movement.h"
#include "engine/games/campaign/rules/retreat.h"
#include "engine/games/campaign/steps/battle_acts.h"
#include "engine/games/campaign/steps/reaction.h"
#include "engine/games/campaign/steps/retreat.h"
#include "engine/games/campaign/steps/table_acts.h"
#include "engine/games/campaign/words.h"

/// Campaign 9.1: leaders, outcome, losses, retreat, politics, leaders' fates; 11.8: what is done before a fort.
namespace longroll::campaign {
namespace {

using Battle = BattleLocals;
using Stage = BattleStage;

void go_to(Now& now, Stage stage) { write(now, &Battle::stage, stage); }

/// A side without a leader and without battle supply is not asked.
bool ask_for_leader(const Library& library, Now& now, Seat side, Stage next) {
  if (has_to_declare(Field(library, now), locals_of<Battle>(now), side)) {
    return false;
  }
  go_to(now, next);
  return true;
}

/// Campaign 9.10.1: who has points left in the hex is asked.
bool ask_after_draw(const Library& library, Now& now, bool is_defender) {
  const auto battle = locals_of<Battle>(now);
  if (can_retreat_from_draw(Field(library, now), battle, is_defender)) {
    return false;
  }
  go_to(now, is_defender ? Stage::DrawnAttacker : Stage::Aftermath);
  return true;
}

bool advance(const Library& library, Now& now) {
  const auto battle = locals_of<Battle>(now);
  const Seat attacker = attacker_of(now.state(), battle);
  switch (battle.stage) {
    case Stage::AttackerLeader:
      return ask_for_leader(library, now, attacker, Stage::DefenderLeader);
    case Stage::DefenderLeader:
      if (has_to_declare(Field(library, now), battle, other(attacker))) {
        return false;
      }
      join(library, now);
      return true;
    case Stage::Drawn:
      return ask_after_draw(library, now, true);
    case Stage::DrawnAttacker:
      return ask_after_draw(library, now, false);
    case Stage::Aftermath:
      settle(library, now);
      return true;
    case Stage::Over:
      now.end();
      if (battle.note.is_reaction) {
        note_reaction(now, standing_after(library, battle));
      }
      return true;
    default:
      return false;
  }
}

Seat waits_for(const State& state, const Step& step) {
  const auto battle = locals_of<Battle>(step);
  switch (battle.stage) {
    case Stage::FortChoice:
    case Stage::AttackerLeader:
    case Stage::DrawnAttacker:
      return attacker_of(state, battle);
    case Stage::DefenderLeader:
    case Stage::Drawn:
      return other(attacker_of(state, battle));
    default:
      return Seat::Chance;
  }
}

Seat asked_side(const Field& field, const Battle& battle) {
  const Seat attacker = attacker_of(field, battle);
  return battle.stage == Stage::DefenderLeader || battle.stage == Stage::Drawn ? other(attacker) : attacker;
}

// ---- leaders (9.3) ----

bool asks_for_leader(const Battle& battle) {
  return battle.stage == Stage::AttackerLeader || battle.stage == Stage::DefenderLeader;
}

PieceId leader_named(const Field& field, Seat side, int number) {
  const std::vector<std::int16_t>& leaders = field.library().leader_of[side];
  return number >= 0 && static_cast<std::size_t>(number) < leaders.size() ? leaders[static_cast<std::size_t>(number)]
                                                                          : kNoPiece;
}

Refusal refuse_leader(const Field& field, const Battle& battle, const verbs::LeadBattle& lead) {
  if (!asks_for_leader(battle)) {
    return kNotAsked;
  }
  const Seat side = asked_side(field, battle);
  const PieceId leader = leader_named(field, side, lead.leader);
  const std::vector<PieceId> here = leaders_at(field, battle, side);
  return std::find(here.begin(), here.end(), leader) != here.end()
             ? kLawful
             : Refusal{"That leader is not with the force.", "9.3"};
}
void lead(const Library& library, Now& now, const verbs::LeadBattle& lead) {
  const auto battle = locals_of<Battle>(now);
  const PieceId leader = [&] {
    const Field field(library, now);
    return leader_named(field, asked_side(field, battle), lead.leader);
  }();
  if (battle.stage == Stage::AttackerLeader) {
    write(now, &Battle::attacking_leader, leader);
    go_to(now, Stage::DefenderLeader);
  } else {
    write(now, &Battle::defending_leader, leader);
    join(library, now);
  }
}

// ---- battle supply (8.4.1) ----

Refusal refuse_supply(const Field& field, const Battle& battle, const verbs::UseSupply&) {
  if (!asks_for_leader(battle)) {
    return kNotAsked;
  }
  return can_use_supply(field, battle, asked_side(field, battle))
             ? kLawful
             : Refusal{"The force has no battle supply that it needs.", "8.4.1"};
}
void use_supply(const Library& library, Now& now, const verbs::UseSupply&) {
  auto battle = locals_of<Battle>(now);
  std::vector<PieceId> fed;
  {
    const Field field(library, now);
    fed = fed_in_battle(field, battle, asked_side(field, battle));
  }
  for (const PieceId id : fed) {
    now.lower(id, kBattleSupply);
  }
  (battle.stage == Stage::AttackerLeader ? battle.note.attacker_fed : battle.note.defender_fed) = true;
  write(now, battle);
}

// ---- relief (11.8.1) ----

Refusal refuse_sortie(const Field& field, const Battle& battle, const verbs::Sortie&) {
  if (battle.stage != Stage::AttackerLeader) {
    return kNotAsked;
  }
  return who_joins_relief(field, battle).empty()
             ? Refusal{"No garrison there can join: the siege is strong enough, or nobody is inside.", "11.8.1"}
             : kLawful;
}
void sortie(const Library& library, Now& now, const verbs::Sortie&) {
  for (const PieceId id : who_joins_relief(Field(library, now), locals_of<Battle>(now))) {
    now.raise(id, kMoving | kFought);
  }
}

// ---- passing ----

Refusal refuse_pass(const Field&, const Battle& battle, const verbs::Pass&) {
  return asks_for_leader(battle) || battle.stage == Stage::Drawn || battle.stage == Stage::DrawnAttacker ? kLawful
                                                                                                         : kNotAsked;
}
void pass(const Library& library, Now& now, const verbs::Pass&) {
  switch (locals_of<Battle>(now).stage) {
    case Stage::AttackerLeader:
      go_to(now, Stage::DefenderLeader);
      break;
    case Stage::DefenderLeader:
      join(library, now);
      break;
    case Stage::Drawn:
      go_to(now, Stage::DrawnAttacker);
      break;
    default:
      go_to(now, Stage::Aftermath);
      break;
  }
}

// ---- a draw (9.10.1) ----

RetreatLocals retreat_from_draw(const Field& field, const Battle& battle) {
  return {
      asked_side(field, battle), battle.hex, battle.hex, battle.stage == Stage::Drawn ? battle.from : kNoHex, 0, true};
}
bool asks_after_draw(const Battle& battle) {
  return battle.stage == Stage::Drawn || battle.stage == Stage::DrawnAttacker;
}

Refusal refuse_retreat(const Field& field, const Battle& battle, const verbs::RetreatTo& to) {
  if (!asks_after_draw(battle)) {
    return kNotAsked;
  }
  return retreat_hexes(field, retreat_from_draw(field, battle)).has(to.hex)
             ? kLawful
             : Refusal{"The force does not retreat there.", "9.10.4"};
}
/// Those who are asked begin their retreat.
void leave_after_draw(const Library& library, Now& now) {
  const auto battle = locals_of<Battle>(now);
  const bool is_defender = battle.stage == Stage::Drawn;
  const Seat attacker = attacker_of(now.state(), battle);
  const Seat side = is_defender ? other(attacker) : attacker;
  go_to(now, Stage::Aftermath);
  if (!is_defender) {
    end_sortie(library, now, battle.hex, side);
  }
  begin_retreat(library, now, side, battle.hex, is_defender ? battle.from : kNoHex, true,
                [is_defender](const Field& field, PieceId id) {
                  return is_defender ? is_in_field(field, id) : is_moving(field, id);
                });
}
void retreat_to(const Library& library, Now& now, const verbs::RetreatTo& to) {
  leave_after_draw(library, now);
  step_back(library, now, to.hex);
}

/// Campaign 9.10.2: who finds no room in the fort retreats out of the hex.
Refusal refuse_inside(const Field& field, const Battle& battle, const verbs::RetreatInside&) {
  if (!asks_after_draw(battle)) {
    return kNotAsked;
  }
  return can_hide_after_draw(field, battle, battle.stage == Stage::Drawn)
             ? kLawful
             : Refusal{"No fort of the side in the hex has room for the force.", "9.10.2"};
}
void retreat_inside(const Library& library, Now& now, const verbs::RetreatInside&) {
  const auto battle = locals_of<Battle>(now);
  const Seat attacker = attacker_of(now.state(), battle);
  const Seat side = battle.stage == Stage::Drawn ? other(attacker) : attacker;
  leave_after_draw(library, now);
  go_inside(library, now, side, battle.hex);
}

// ---- a fort (11.8) ----

Refusal refuse_storm(const Field& field, const Battle& battle, const verbs::Storm&) {
  if (battle.stage != Stage::FortChoice) {
    return kNotAsked;
  }
  return moving_force(field, battle.hex, attacker_of(field, battle)).armies > 0
             ? kLawful
             : Refusal{"Only army points storm a fort.", "11.8.3"};
}
void storm(const Library&, Now& now, const verbs::Storm&) {
  const auto battle = locals_of<Battle>(now);
  Battle storm;
  storm.hex = battle.hex;
  storm.from = battle.from;
  storm.note = battle.note;
  storm.note.row = 0;
  storm.note.attacker_fed = false;
  storm.note.defender_fed = false;
  storm.note.is_storm = true;
  write(now, storm);
}
Refusal refuse_siege(const Field&, const Battle& battle, const verbs::Besiege&) {
  return battle.stage == Stage::FortChoice ? kLawful : kNotAsked;
}
void besiege(const Library&, Now& now, const verbs::Besiege&) {
  log(now, notes::Besieged{locals_of<Battle>(now).hex});
  go_to(now, Stage::Over);
}

void roll(const Library& library, Now& now, const Action& action) {
  const int die = thrown(now, action);
  auto battle = locals_of<Battle>(now);
  switch (battle.stage) {
    case Stage::OutcomeDie:
      decide(library, now, die);
      break;
    case Stage::LossDie:
      lose(library, now, die);
      break;
    default:  // two dice that are added
      if (battle.first_die == 0) {
        write(now, &Battle::first_die, die);
      } else if (battle.stage == Stage::PoliticalDice) {
        judge_politically(library, now, battle.first_die + die);
      } else {
        judge_leaders(library, now, battle.first_die + die);
      }
      break;
  }
}

Chance chance(const Library&, const State&, const Step& step) {
  switch (locals_of<Battle>(step).stage) {
    case Stage::OutcomeDie:
      return d6("9.4");
    case Stage::LossDie:
      return d6("9.6");
    case Stage::PoliticalDice:
      return d6("9.11");
    default:
      return d6("9.12");
  }
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto battle = locals_of<Battle>(step);
  if (battle.stage == Stage::FortChoice) {
    add_action(actions, verbs::Storm{});
    add_action(actions, verbs::Besiege{});
    return;
  }
  if (asks_for_leader(battle)) {
    const std::vector<std::int16_t>& all = field.library().leader_of[asked_side(field, battle)];
    for (std::size_t i = 0; i < all.size(); ++i) {
      add_action(actions, verbs::LeadBattle{static_cast<int>(i)});
    }
    add_action(actions, verbs::UseSupply{});
    add_action(actions, verbs::Sortie{});
  } else {
    retreat_hexes(field, retreat_from_draw(field, battle)).for_each([&](HexId hex) {
      add_action(actions, verbs::RetreatTo{hex});
    });
    add_action(actions, verbs::RetreatInside{});
  }
  add_action(actions, verbs::Pass{});
}

constexpr StepRule::Verb kVerbs[] = {
    StepRule::verb<refuse_sortie, sortie>(),     StepRule::verb<refuse_leader, lead>(),
    StepRule::verb<refuse_pass, pass>(),         StepRule::verb<refuse_retreat, retreat_to>(),
    StepRule::verb<refuse_supply, use_supply>(), StepRule::verb<refuse_inside, retreat_inside>(),
    StepRule::verb<refuse_storm, storm>(),       StepRule::verb<refuse_siege, besiege>()};

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto battle = locals_of<Battle>(step);
  switch (battle.stage) {
    case Stage::FortChoice:
      prompt.text = "Storm the fort at " + place_name(field, battle.hex) + " or besiege it?";
      prompt.rule = "11.8";
      break;
    case Stage::AttackerLeader:
    case Stage::DefenderLeader:
      prompt.text = "Does a leader take part in the battle at " + place_name(field, battle.hex) + "?";
      prompt.rule = "9.3";
      break;
    default:
      prompt.text = "The battle at " + place_name(field, battle.hex) + " is drawn. Stay, or retreat?";
      prompt.rule = "9.10.1";
      break;
  }
}

constexpr int kMaxNote = 2047;
constexpr int kMaxStrength = 120;
constexpr LocalRange kRanges[] = {range<&Battle::stage>("stage", Stage::FortChoice, Stage::Over),
                                  range<&Battle::hex>("hex", 0, kMaxHexes - 1),
                                  range<&Battle::from>("from", kNoHex, kMaxHexes - 1),
                                  piece_or_none_in<&Battle::attacking_leader>("attacking_leader"),
                                  piece_or_none_in<&Battle::defending_leader>("defending_leader"),
                                  range<&Battle::note>("note", 0, kMaxNote),
                                  range<&Battle::strength>("strength", 0, kMaxStrength),
                                  range<&Battle::first_die>("first_die", 0, 6)};

}  // namespace

const StepRule kBattleStep = {.kind = StepKind::Battle,
                              .id = "battle",
                              .advance = advance,
                              .waits_for = waits_for,
                              .candidates = candidates,
                              .verbs = kVerbs,
                              .act = roll,
                              .chance = chance,
                              .ask = ask,
                              .on = steps(StepKind::ForceMove, StepKind::Reaction),
                              .holds = holds_only<Battle>,
                              .ranges = kRanges,
                              .fits = fits_battle};

}  // namespace longroll::campaign
