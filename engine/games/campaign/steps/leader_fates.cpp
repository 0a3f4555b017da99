// build: small
#include "engine/games/campaign/rules/leaders.h"
#include "engine/games/campaign/steps/table_acts.h"

/// Campaign 9.12, 10.1: dice for wounded leaders, then the winner may create one.
namespace longroll::campaign {
namespace {

using Fates = LeaderFatesLocals;
using Stage = FatesStage;

bool advance(const Library& library, Now& now) {
  const auto fates = locals_of<Fates>(now);
  switch (fates.stage) {
    case Stage::FirstWound:
      if (fates.first != kNoPiece) {
        return false;
      }
      write(now, &Fates::stage, Stage::SecondWound);
      return true;
    case Stage::SecondWound:
      if (fates.second != kNoPiece) {
        return false;
      }
      write(now, &Fates::stage, Stage::Creation);
      return true;
    case Stage::Creation:
      if (fates.creator >= 0 && leader_in_pool(Field(library, now), seat_of(fates.creator)) != kNoPiece) {
        return false;
      }
      now.end();
      return true;
  }
  return false;
}

Seat waits_for(const State&, const Step& step) {
  const auto fates = locals_of<Fates>(step);
  return fates.stage == Stage::Creation ? seat_of(fates.creator) : Seat::Chance;
}

/// Campaign 9.12: away for half of the die, rounded up.
void roll(const Library& library, Now& now, const Action& action) {
  const auto fates = locals_of<Fates>(now);
  const int divisor = library.chart.leaders.wound_divisor;
  const int turns = (thrown(now, action) + divisor - 1) / divisor;
  const PieceId leader = fates.stage == Stage::FirstWound ? fates.first : fates.second;
  now.move(leader, static_cast<Place>(kTurnBox + now.state().track(track(Track::Turn)) + turns));
  now.flag(leader, 0);
  log(now, notes::LeaderFate{leader, notes::Fate::Wounded, turns});
  write(now, &Fates::stage, fates.stage == Stage::FirstWound ? Stage::SecondWound : Stage::Creation);
}

Refusal refuse_create(const Field&, const Fates& fates, const verbs::CreateLeader&) {
  return fates.stage == Stage::Creation ? kLawful : kNotAsked;
}
void create(const Library& library, Now& now, const verbs::CreateLeader&) {
  const auto fates = locals_of<Fates>(now);
  const PieceId leader = leader_in_pool(Field(library, now), seat_of(fates.creator));
  now.move(leader, fates.hex);
  now.mark(leader, 0);
  log(now, notes::LeaderFate{leader, notes::Fate::Created, 0});
  now.end();
}
Refusal refuse_pass(const Field&, const Fates& fates, const verbs::Pass&) {
  return fates.stage == Stage::Creation ? kLawful : kNotAsked;
}
void pass(const Library&, Now& now, const verbs::Pass&) { now.end(); }

void candidates(const Field&, const Step&, Actions& actions) {
  add_action(actions, verbs::CreateLeader{});
  add_action(actions, verbs::Pass{});
}

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_create, create>(), StepRule::verb<refuse_pass, pass>()};

constexpr LocalRange kRanges[] = {range<&Fates::stage>("stage", Stage::FirstWound, Stage::Creation),
                                  range<&Fates::hex>("hex", 0, kMaxHexes - 1), piece_or_none_in<&Fates::first>("first"),
                                  piece_or_none_in<&Fates::second>("second"), range<&Fates::creator>("creator", -1, 1)};

bool is_leader(const Field& field, PieceId id) {
  return id == kNoPiece || (field.class_of(id) == UnitClass::Leader && is_hex(field.piece(id).place));
}

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto fates = locals_of<Fates>(step);
  const auto battle = locals_of<BattleLocals>(*below);
  const bool is_after = battle.stage == BattleStage::Over || battle.stage == BattleStage::FortChoice;
  if (!is_innermost(field.state(), step) || !is_after || battle.hex != fates.hex) {
    return false;
  }
  switch (fates.stage) {
    case Stage::FirstWound:
      return fates.first != kNoPiece && is_leader(field, fates.first) && is_leader(field, fates.second) &&
             fates.first != fates.second;
    case Stage::SecondWound:
      return fates.second != kNoPiece && is_leader(field, fates.second) && fates.first != fates.second;
    case Stage::Creation:
      return fates.creator >= 0 && leader_in_pool(field, seat_of(fates.creator)) != kNoPiece &&
             field.is_occupied(fates.hex, seat_of(fates.creator));
  }
  return false;
}

}  // namespace

const StepRule kLeaderFatesStep = {.kind = StepKind::LeaderFates,
                                   .id = "leader-fates",
                                   .advance = advance,
                                   .waits_for = waits_for,
                                   .candidates = candidates,
                                   .verbs = kVerbs,
                                   .act = roll,
                                   .rolls = d6("9.12"),
                                   .asks = {"A leader can be created.", "10.1"},
                                   .on = steps(StepKind::Battle),
                                   .holds = holds_only<Fates>,
                                   .ranges = kRanges,
                                   .fits = fits};

}  // namespace longroll::campaign
