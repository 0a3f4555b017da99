// build: small
#include "engine/games/chattanooga/steps/retreat.h"

#include "engine/games/chattanooga/rules/crossing.h"
#include "engine/games/chattanooga/rules/retreat.h"
#include "engine/games/chattanooga/steps/reserve_acts.h"
#include "engine/games/chattanooga/steps/table_acts.h"

/// Chattanooga 10.11, 6.4, 11.2: a unit retreats, hex by hex, until it stands alone and in no enemy zone of control.
/// Its owner picks the way; where there is only one, it goes by itself.
namespace longroll::chattanooga {
namespace {

using Retreat = RetreatLocals;

void step_to(const Library& library, Now& now, HexId next) {
  auto retreat = locals_of<Retreat>(now);
  const HexId here = now.state().piece(retreat.unit).place;
  RetreatTrail trail = retreat.trail();
  trail.add(*library.map.grid.direction(here, next));
  retreat.set_trail(trail);
  retreat.is_checked = false;
  move_units(library, now, Movers(retreat.unit), next);
  write(now, retreat);
}

/// Chattanooga 10.11, 7.8: no hex is left: off the map, where it routs, or captured. Artillery that routs in combat is
/// captured too (10.4).
void leave(const Library& library, Now& now, const Retreat& retreat) {
  bool can_rout = false;
  bool is_lost = false;
  {
    const Field field(library, now);
    is_lost = is_afloat(field, retreat.unit);  // 7.8
    const bool is_lost_battery = field.type(retreat.unit) == UnitType::Artillery && retreat.away_from == kNoHex;
    can_rout = is_at_edge(field, retreat.unit) && !is_lost_battery;
  }
  now.end();
  if (is_lost) {
    log(now, notes::Drowned{retreat.unit});
    eliminate(library, now, retreat.unit);
  } else if (can_rout) {
    rout(library, now, retreat.unit, false);
  } else {
    capture(library, now, retreat.unit);
  }
}

/// One more hex, or none; false when the owner picks among several.
bool go_on(const Library& library, Now& now, const Retreat& retreat) {
  const HexSet hexes = retreat_hexes(Field(library, now), retreat);
  if (hexes.size() > 1) {
    return false;
  }
  if (hexes.empty()) {
    leave(library, now, retreat);
  } else {
    hexes.for_each([&](HexId only) { step_to(library, now, only); });
  }
  return true;
}

bool advance(const Library& library, Now& now) {
  const auto retreat = locals_of<Retreat>(now);
  if (is_deployment_due(library, now)) {
    return false;  // 14.5: it goes on afterwards
  }
  if (retreat.trail().is_empty()) {
    return go_on(library, now, retreat);
  }
  switch (halt_of_retreat(Field(library, now), retreat.unit)) {
    case RetreatHalt::Ends:
      log(now, notes::Retreated{retreat.unit, now.state().piece(retreat.unit).place});
      now.end();
      return true;
    case RetreatHalt::MustCheck:
      if (!retreat.is_checked) {
        write(now, &Retreat::is_checked, true);
        begin(now, MoraleCheckLocals{retreat.unit, CheckReason::RetreatIntoZone});
        return true;
      }
      return go_on(library, now, retreat);
    case RetreatHalt::GoesOn:
      return go_on(library, now, retreat);
  }
  return false;
}

Seat waits_for(const State& state, const Step& step) { return owner_of(state.piece(locals_of<Retreat>(step).unit)); }

void candidates(const Field& field, const Step& step, Actions& actions) {
  retreat_hexes(field, locals_of<Retreat>(step)).for_each([&](HexId hex) {
    actions.push_back(action_of(verbs::Retreat{hex}));
  });
}

Refusal refuse(const Field& field, const Retreat& retreat, const verbs::Retreat& to) {
  return refuse_retreat_step(field, retreat, to.hex);
}

void retreat_to(const Library& library, Now& now, const verbs::Retreat& to) { step_to(library, now, to.hex); }

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse, retreat_to>()};

void ask(const Field& field, const Step& step, Prompt& prompt) {
  prompt.text = "Where does " + field.counter(locals_of<Retreat>(step).unit).name + " retreat?";
  prompt.rule = "10.11";
}

constexpr LocalRange kRanges[] = {piece_in<&Retreat::unit>("unit"),
                                  range<&Retreat::away_from>("away_from", kNoHex, kMaxHexes - 1),
                                  range<&Retreat::is_checked>("is_checked", 0, 1)};

/// The way leads over ground in play without enemies and enters no hex twice.
bool has_way(const Field& field, const Retreat& retreat) {
  const RetreatTrail trail = retreat.trail();
  const Seat side = field.side_of(retreat.unit);
  HexSet seen;
  for (int back = 0; back <= trail.size(); ++back) {
    const HexId hex = hex_before(field.grid(), trail, field.piece(retreat.unit).place, back);
    if (!field.map().is_playable(hex) || seen.has(hex) || (back == 0 && field.has_units(hex, other(side)))) {
      return false;
    }
    seen.add(hex);
  }
  return true;
}

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto retreat = locals_of<Retreat>(step);
  const auto result = locals_of<ResultLocals>(*below);
  if (result.stage != ResultStage::Over || result.unit != retreat.unit || result.away_from != retreat.away_from ||
      !field.has_flag(retreat.unit, kRetreated) || !retreat.trail().is_valid() || !has_way(field, retreat)) {
    return false;
  }
  if (is_cut_into(field.state(), step)) {
    return true;
  }
  if (!is_innermost(field.state(), step)) {
    return retreat.is_checked && !retreat.trail().is_empty();
  }
  const bool must_go = retreat.trail().is_empty() || halt_of_retreat(field, retreat.unit) != RetreatHalt::Ends;
  return must_go && retreat_hexes(field, retreat).size() > 1;
}

}  // namespace

/// Chattanooga 6.4, 10.11
void settle_retreat_into_zone(const Library& library, Now& now, PieceId unit, const CheckResult& result) {
  if (!result.is_passed) {
    now.end();
    capture(library, now, unit);
  }
}

const StepRule kRetreatStep = {.kind = StepKind::Retreat,
                               .id = "retreat",
                               .advance = advance,
                               .waits_for = waits_for,
                               .candidates = candidates,
                               .verbs = kVerbs,
                               .ask = ask,
                               .is_exact = true,
                               .on = steps(StepKind::Result),
                               .holds = holds_only<Retreat>,
                               .ranges = kRanges,
                               .fits = fits};

}  // namespace longroll::chattanooga
