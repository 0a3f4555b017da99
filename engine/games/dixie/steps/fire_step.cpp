#include <algorithm>

#include "engine/games/dixie/rules/fire.h"
#include "engine/games/dixie/steps/outside.h"
#include "engine/games/dixie/steps/table_acts.h"

/// Dixie 7.1 to 7.3, 11.2, 13.3 to 13.5: one card fires. Special cards may be played first (12.0), then the dice fall,
/// sixes hit generals, and the side fired at takes the hits; in support of an engagement fives hit friends (13.5).
namespace longroll::dixie {
namespace {

Shot shot_now(const Edition& edition, const Now& now) {
  const auto fire = locals_of<FireLocals>(now);
  return shot_of(Field(edition, now), fire.card, fire.terms.effects, fire.aim);
}

/// Sixes fall on the general and the colors there, as evenly as can be; hits on troops follow (7.3).
void resolve(const Edition& edition, Now& now) {
  const Shot shot = shot_now(edition, now);
  const Field field(edition, now);
  const auto fire = locals_of<FireLocals>(now);
  const Seat firer = owner_of(field.piece(fire.card));
  const Seat hit_side = other(firer);
  const bool commander =
      field.general(shot.target, hit_side) != kNoPiece || field.guard(shot.target, hit_side) != kNoPiece;
  const int hits = fire.tally.hits;
  const int sixes = commander ? fire.tally.sixes : 0;
  const Seat chooser = (fire.terms.effects & kSharp) != 0 ? firer : hit_side;
  log(now, notes::Hits{shot.target, hits, sixes, fire.tally.fives});
  now.end();
  if (fire.tally.fives > 0) {
    begin(now, SupportLocals{.position = shot.target, .hits_left = fire.tally.fives});
  }
  if (hits > 0) {
    begin(now,
          TakeHitsLocals{
              .position = shot.target, .side = hit_side, .hits_left = hits, .chooser = chooser, .mark = {shot.mark}});
  }
  if (sixes > 0) {
    begin(now, TakeGeneralHitsLocals{.position = shot.target, .side = hit_side, .hits_left = sixes});
  }
}

bool advance(const Edition& edition, Now& now) {
  auto fire = locals_of<FireLocals>(now);
  if (!fire.terms.was_offered) {
    fire.terms.was_offered = true;
    write(now, fire);
    offer_specials(edition, now, {Moment::BeforeFire, shot_now(edition, now).target, fire.card, fire.aim});
    return true;
  }
  if (fire.dice_left == FireLocals::kNotRolled) {
    if ((fire.terms.effects & kCancelled) != 0) {
      log(now, notes::Spoilt{fire.card});
      now.end();
      return true;
    }
    const Shot shot = shot_now(edition, now);
    log(now, notes::Fires{fire.card, shot.dice.total, shot.firepower, shot.target, shot.range});
    fire.dice_left = std::max(0, shot.dice.total);
    fire.terms.firepower = shot.firepower;
    write(now, fire);
    return true;
  }
  if (fire.dice_left > 0) {
    return false;
  }
  resolve(edition, now);
  return true;
}

void act(const Edition& edition, Now& now, const Action& action) {
  auto fire = locals_of<FireLocals>(now);
  const int die = way_of(action) + 1;
  now.rolled(die, 6, fire.card);
  fire.tally.hits += is_hit(die, fire.terms.firepower) ? 1 : 0;
  fire.tally.sixes += die == 6 ? 1 : 0;
  const bool may_hit_friends = now.state().track(track(Option::Support)) != 0 && die == kHitsFriend;
  fire.tally.fives += may_hit_friends && shot_now(edition, now).is_in_support ? 1 : 0;
  write(now, &FireLocals::dice_left, fire.dice_left - 1);
  write(now, &FireLocals::tally, fire.tally);
}

/// No more hits, sixes and fives together than dice fall.
Chance chance(const Edition&, const State&, const Step&) { return d6("7.2"); }

constexpr int kMaxFirepower = 3;
constexpr LocalRange kRanges[] = {piece_in<&FireLocals::card>("card"),
                                  range<&FireLocals::terms, &ShotTerms::effects>("effects", 0, kEveryFireEffect),
                                  range<&FireLocals::terms, &ShotTerms::firepower>("firepower", 0, kMaxFirepower),
                                  range<&FireLocals::dice_left>("dice_left", FireLocals::kNotRolled, kMaxDice),
                                  range<&FireLocals::tally, &Tally::hits>("hits", 0, kMaxDice),
                                  range<&FireLocals::tally, &Tally::sixes>("sixes", 0, kMaxDice),
                                  range<&FireLocals::tally, &Tally::fives>("fives", 0, kMaxDice)};

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto fire = locals_of<FireLocals>(step);
  return is_troop_on_field(field, fire.card) && is_fire_of(field, owner_of(field.piece(fire.card)), below) &&
         field.piece(fire.card).up == 1 && (!is_asked(field, step) || fire.dice_left >= 1) &&
         fire.tally.hits + fire.tally.sixes + fire.tally.fives <= kMaxDice && !refuse_aim(field, fire.card, fire.aim);
}

}  // namespace

const StepRule kFireStep = {
    .kind = StepKind::Fire,
    .id = "fire",
    .advance = advance,
    .waits_for = waits_for_chance,
    .act = act,
    .chance = chance,
    .on = steps(StepKind::Scout, StepKind::CombatPhase, StepKind::HorseFire, StepKind::Outflank),
    .holds = holds_only<FireLocals>,
    .ranges = kRanges,
    .fits = fits};

}  // namespace longroll::dixie
