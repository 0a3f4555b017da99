// build: small
#include "engine/games/campaign/rules/force.h"
#include "engine/games/campaign/steps/force_go.h"
#include "engine/games/campaign/steps/reaction.h"
#include "engine/games/campaign/steps/retreat.h"
#include "engine/games/campaign/steps/table_acts.h"

/// Campaign 16.0: cavalry without strength points is attacked: a die for each unit, which is eliminated or retreats.
namespace longroll::campaign {
namespace {

using Flight = CavalryFlightLocals;

Seat attacker_of(const State& state, const Flight& flight) {
  return flight.is_reaction ? other(phasing(state)) : phasing(state);
}

void roll(const Library& library, Now& now, const Action& action) {
  auto flight = locals_of<Flight>(now);
  const Seat attacker = attacker_of(now.state(), flight);
  const Seat side = other(attacker);
  const int die = thrown(now, action);
  std::vector<PieceId> cavalry;
  bool is_lost = false;
  {
    const Field field(library, now);
    const CavalryNumbers& numbers = field.numbers().cavalry;
    const bool has_cavalry = moving_force(field, flight.hex, attacker).cavalry > 0;
    is_lost = die + (has_cavalry ? numbers.with_cavalry : 0) >= numbers.eliminated_from;
    cavalry = pieces_at(field, flight.hex, side, [&](PieceId id) { return field.class_of(id) == UnitClass::Cavalry; });
  }
  log(now, notes::CavalryTried{is_lost});
  if (is_lost) {
    eliminate(library, now, std::span(cavalry).first(1));
  }
  --flight.dice;
  write(now, flight);
}

/// After the last die the others retreat; 11.7: then a fort that they have left is stormed or besieged.
bool advance(const Library& library, Now& now) {
  const auto flight = locals_of<Flight>(now);
  if (flight.dice > 0) {
    return false;
  }
  const Seat side = other(attacker_of(now.state(), flight));
  if (flight.dice < 0) {  // they have retreated
    tidy(library, now, flight.hex);
    settle_control(library, now, flight.hex);
    now.end();
    bool is_fort_left = false;
    {
      const Field field(library, now);
      is_fort_left = field.forts(side).has(flight.hex) && !field.in_field(side).has(flight.hex);
    }
    if (is_fort_left) {
      begin_fight(library, now,
                  {.attacker = other(side),
                   .hex = flight.hex,
                   .from = flight.from,
                   .is_landing = flight.is_landing,
                   .is_first = flight.is_first,
                   .is_reaction = flight.is_reaction});
    } else if (flight.is_reaction) {
      note_reaction(now, ReactionStanding::Beaten);
    }
    return true;
  }
  write(now, &Flight::dice, -1);
  begin_retreat(library, now, side, flight.hex, flight.from, false,
                [](const Field& field, PieceId id) { return is_in_field(field, id); });
  return true;
}

constexpr int kMaxCavalry = 6;
constexpr LocalRange kRanges[] = {
    range<&Flight::hex>("hex", 0, kMaxHexes - 1),   range<&Flight::from>("from", kNoHex, kMaxHexes - 1),
    range<&Flight::dice>("dice", -1, kMaxCavalry),  range<&Flight::is_reaction>("is-reaction", 0, 1),
    range<&Flight::is_landing>("is-landing", 0, 1), range<&Flight::is_first>("is-first", 0, 1)};

/// The step below fights in that hex.
bool is_fought_on(const Step* below, const Flight& flight) {
  if (is_below(below, StepKind::Reaction)) {
    const auto reaction = locals_of<ReactionLocals>(*below);
    return flight.is_reaction && reaction.stage == ReactionStage::Fighting && reaction.here == flight.hex;
  }
  const auto move = locals_of<ForceMoveLocals>(*below);
  return !flight.is_reaction && move.stage == ForceMoveStage::Fighting && move.here == flight.hex;
}

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto flight = locals_of<Flight>(step);
  const Seat attacker = attacker_of(field.state(), flight);
  const Force met = force_of(field, flight.hex, other(attacker), [&](PieceId id) { return is_in_field(field, id); });
  if (!is_fought_on(below, flight) || moving_force(field, flight.hex, attacker).armies == 0 || met.strength() > 0 ||
      (flight.from != kNoHex &&
       (!field.map().is_playable(flight.from) || !field.grid().are_adjacent(flight.from, flight.hex)))) {
    return false;
  }
  return is_innermost(field.state(), step) ? flight.dice > 0 && met.cavalry >= flight.dice : flight.dice == -1;
}

}  // namespace

const StepRule kCavalryFlightStep = {.kind = StepKind::CavalryFlight,
                                     .id = "cavalry-flight",
                                     .advance = advance,
                                     .waits_for = waits_for_chance,
                                     .act = roll,
                                     .rolls = d6("16.0"),
                                     .on = steps(StepKind::ForceMove, StepKind::Reaction),
                                     .holds = holds_only<Flight>,
                                     .ranges = kRanges,
                                     .fits = fits};

}  // namespace longroll::campaign
