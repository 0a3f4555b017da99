#include "engine/games/campaign/rules/force.h"
#include "engine/games/campaign/steps/retreat.h"
#include "engine/games/campaign/steps/table_acts.h"

/// Campaign 16.0: cavalry without strength points is attacked: a die for each unit, which is eliminated or retreats.
namespace longroll::campaign {
namespace {

using Flight = CavalryFlightLocals;

void roll(const Library& library, Now& now, const Action& action) {
  auto flight = locals_of<Flight>(now);
  const Seat side = other(phasing(now.state()));
  const int die = thrown(now, action);
  std::vector<PieceId> cavalry;
  bool is_lost = false;
  {
    const Field field(library, now);
    const CavalryNumbers& numbers = field.numbers().cavalry;
    const bool has_cavalry = moving_force(field, flight.hex, field.phasing()).cavalry > 0;
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

/// After the last die the others retreat.
bool advance(const Library& library, Now& now) {
  const auto flight = locals_of<Flight>(now);
  if (flight.dice > 0) {
    return false;
  }
  const Seat side = other(phasing(now.state()));
  if (flight.dice < 0) {  // they have retreated
    tidy(library, now, flight.hex);
    settle_control(library, now, flight.hex);
    now.end();
    return true;
  }
  write(now, &Flight::dice, -1);
  begin_retreat(library, now, side, flight.hex, flight.from, false,
                [](const Field& field, PieceId id) { return is_in_field(field, id); });
  return true;
}

constexpr int kMaxCavalry = 6;
constexpr LocalRange kRanges[] = {range<&Flight::hex>("hex", 0, kMaxHexes - 1),
                                  range<&Flight::from>("from", kNoHex, kMaxHexes - 1),
                                  range<&Flight::dice>("dice", -1, kMaxCavalry)};

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto flight = locals_of<Flight>(step);
  const auto move = locals_of<ForceMoveLocals>(*below);
  const Force met =
      force_of(field, flight.hex, other(field.phasing()), [&](PieceId id) { return is_in_field(field, id); });
  if (move.stage != ForceMoveStage::Fighting || move.here != flight.hex ||
      moving_force(field, flight.hex, field.phasing()).armies == 0 || met.strength() > 0 ||
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
                                     .on = steps(StepKind::ForceMove),
                                     .holds = holds_only<Flight>,
                                     .ranges = kRanges,
                                     .fits = fits};

}  // namespace longroll::campaign
