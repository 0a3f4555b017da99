// build: small
#include <algorithm>

#include "engine/games/campaign/rules/supply_status.h"
#include "engine/games/campaign/steps/table_acts.h"

/// Campaign 8.5.1, 8.5.2: at the end of an impulse markers are taken off who has a line again; who has two surrenders.
/// Campaign 9.10: after a battle only the die for politics is thrown.
namespace longroll::campaign {
namespace {

/// Campaign 8.5.2, 8.4: no depot is expended for that.
void unmark(const Library& library, Now& now, Seat side) {
  std::vector<PieceId> fed;
  {
    const Field field(library, now);
    bool has_marked = false;
    for (const PieceId id : field.pieces()) {
      has_marked = has_marked ||
                   (field.side_of(id) == side && needs_supply(field, id) && out_of_supply(field.piece(id).flags) > 0);
    }
    if (!has_marked) {
      return;
    }
    const SupplyStatus status = supply_status(field, side, sea_supply(field), DepotUse::OnlySupplied);
    for (const PieceId id : field.pieces()) {
      const bool is_marked =
          field.side_of(id) == side && needs_supply(field, id) && out_of_supply(field.piece(id).flags) > 0;
      if (is_marked && !std::binary_search(status.unsupplied.begin(), status.unsupplied.end(), id)) {
        fed.push_back(id);
      }
    }
  }
  for (const PieceId id : fed) {
    const unsigned flags = now.state().piece(id).flags & ~static_cast<unsigned>(kBattleSupply);
    now.flag(id, with_out_of_supply(flags, 0));
  }
}

/// Campaign 8.5.1, 11.8: the counters leave the map; so does the fort whose garrison gives up.
int surrender_at(const Library& library, Now& now, Seat side, HexId hex) {
  std::vector<PieceId> points;
  std::vector<PieceId> others;
  int armies = 0;
  {
    const Field field(library, now);
    for (const PieceId id : surrendering_at(field, hex, side)) {
      (field.is_point(id) ? points : others).push_back(id);
      armies += field.class_of(id) == UnitClass::Asp ? 1 : 0;
    }
  }
  eliminate(library, now, points);
  for (const PieceId id : others) {
    remove(now, id);
  }
  log(now, notes::Surrendered{side, hex, static_cast<int>(points.size())});
  tidy(library, now, hex);
  settle_control(library, now, hex);
  return armies;
}

bool advance(const Library& library, Now& now) {
  auto step = locals_of<SurrenderLocals>(now);
  if (step.captured > 0) {
    return false;
  }
  if (!step.has_looked) {
    unmark(library, now, step.side);
    step.has_looked = true;
    write(now, step);
  }
  const HexSet hexes = surrenders(Field(library, now), step.side);
  HexId first = kNoHex;
  hexes.for_each([&](HexId hex) { first = first == kNoHex ? hex : first; });
  if (first == kNoHex) {
    now.end();
    return true;
  }
  const int armies = surrender_at(library, now, step.side, first);
  step.captured = step.side == Seat::Confederate ? armies : 0;
  write(now, step);
  return true;
}

/// Campaign 15.1, 9.10: a die that is less than the army points that gave up lifts the Union's status.
void roll(const Library& library, Now& now, const Action& action) {
  auto step = locals_of<SurrenderLocals>(now);
  const int die = thrown(now, action);
  if (die < step.captured) {
    change_status(library, now, library.chart.war.politics.surrender);
  }
  if (!step.has_looked) {
    now.end();
    return;
  }
  step.captured = 0;
  write(now, step);
}

constexpr int kMaxCaptured = 60;
constexpr LocalRange kRanges[] = {side_in<&SurrenderLocals::side>("side"),
                                  range<&SurrenderLocals::has_looked>("has_looked", 0, 1),
                                  range<&SurrenderLocals::captured>("captured", 1, kMaxCaptured)};

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto locals = locals_of<SurrenderLocals>(step);
  return locals.side == Seat::Confederate && is_innermost(field.state(), step) &&
         (is_below(below, StepKind::Battle) ? !locals.has_looked : locals.has_looked && locals.side == field.phasing());
}

}  // namespace

const StepRule kSurrenderStep = {.kind = StepKind::Surrender,
                                 .id = "surrender",
                                 .advance = advance,
                                 .waits_for = waits_for_chance,
                                 .act = roll,
                                 .rolls = d6("15.1"),
                                 .on = steps(StepKind::PlayerImpulse, StepKind::Battle),
                                 .holds = holds_only<SurrenderLocals>,
                                 .ranges = kRanges,
                                 .fits = fits};

}  // namespace longroll::campaign
