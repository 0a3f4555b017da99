// build: small
#include "engine/games/campaign/rules/building.h"

#include "engine/games/campaign/set_up.h"
#include "engine/games/campaign/steps/step_rule.h"

/// Campaign 4.1.2, 4.2.4, 4.2.5, 7.5: a side spends its construction points. What it does not spend is lost.
namespace longroll::campaign {
namespace {

using Building = BuildingLocals;

Seat side_of(const Now& now) { return locals_of<Building>(now).side; }

void finish_step(Now& now) {
  now.set(track(Track::PointsLeft, index_of(side_of(now))), 0);
  now.end();
}

bool advance(const Library& library, Now& now) {
  if (!building_choices(Field(library, now), side_of(now)).empty()) {
    return false;
  }
  finish_step(now);
  return true;
}

Seat waits_for(const State&, const Step& step) { return locals_of<Building>(step).side; }

void candidates(const Field& field, const Step& step, Actions& actions) {
  actions = building_choices(field, locals_of<Building>(step).side);
  add_action(actions, verbs::EndRecruitment{});
  put_in_order(actions);
  actions.erase(std::unique(actions.begin(), actions.end()), actions.end());  // 7.5: lines may end in one hex
}

/// The points are spent, and the type has been begun or completed in this turn.
void pay(const Library& library, Now& now, Track what, UnitClass unit_class) {
  const Seat side = side_of(now);
  int cost = 0;
  {
    const Field field(library, now);
    cost = what == Track::Built ? cost_to_build(field, side, unit_class) : cost_to_finish(field, side, unit_class);
  }
  const std::span<const UnitClass> all = buildable(side);
  const auto number = static_cast<unsigned>(std::find(all.begin(), all.end(), unit_class) - all.begin());
  const int word = track(what, index_of(side));
  now.set(word, static_cast<int>(static_cast<unsigned>(now.state().track(word)) | 1U << number));
  now.add(track(Track::PointsLeft, index_of(side)), -cost);
}

/// Campaign 4.2.5: on its reverse; what was begun in this turn is completed in a later one.
void begin_project(Now& now, PieceId piece, HexId hex, bool is_vessel) {
  now.turn(piece, kReverse);
  now.note(piece, is_vessel ? kOnStocks : 0);
  now.move(piece, hex);
  now.raise(piece, kUnderConstruction | kMoved);
}

/// Campaign 7.5: from that end of the line.
PieceId begin_railroad(const Library& library, Now& now, HexId hex) {
  const int line = line_that_ends_at(library.network, hex);
  const PieceId marker = marker_of_line(library, line);
  now.turn(marker, library.network.unfinished(line).front() == hex ? kFront : kReverse);
  now.mark(marker, 1);
  now.move(marker, hex);
  now.raise(marker, kMoved);
  return marker;
}

Refusal refuse_building(const Field& field, const Building& building, const verbs::Build& build) {
  return refuse_build(field, building.side, build);
}
void build(const Library& library, Now& now, const verbs::Build& build) {
  const Seat side = side_of(now);
  const UnitClass unit_class = library.class_of(build.kind);
  const PieceId piece = next_in_pool(now.state(), library, side, unit_class);
  pay(library, now, Track::Built, unit_class);
  if (unit_class == UnitClass::Fort) {  // 4.2.5: it waits in the box of the next turn
    now.move(piece, static_cast<Place>(kTurnBox + now.state().track(track(Track::Turn)) + 1));
  } else if (unit_class == UnitClass::Railroad) {
    begin_railroad(library, now, build.hex);
  } else if (side == Seat::Confederate) {
    begin_project(now, piece, build.hex, is_vessel(unit_class));
  } else if (unit_class == UnitClass::Usmrr) {
    now.move(piece, build.hex);
  } else {
    now.note(piece, build.berth.note);
    now.move(piece, build.berth.place);
    if (build.berth.is_hexside()) {
      now.raise(piece, kMoved);
    }
  }
  log(now, notes::Constructed{side, build.kind, build.hex, notes::Construction::Begun});
}

Refusal refuse_finishing(const Field& field, const Building& building, const verbs::Finish& finish) {
  return refuse_finish(field, building.side, finish);
}
void finish(const Library& library, Now& now, const verbs::Finish& finish) {
  const Seat side = side_of(now);
  const UnitClass unit_class = library.class_of(finish.kind);
  const PieceId piece = unfinished_at(Field(library, now), side, finish);
  pay(library, now, Track::Finished, unit_class);
  if (unit_class == UnitClass::Fort) {
    now.move(piece, kFortsReady);
  } else {
    now.turn(piece, kFront);
    now.lower(piece, kUnderConstruction);
    now.raise(piece, kMoved);
  }
  if (is_vessel(unit_class)) {
    now.note(piece, finish.berth.note);
    now.move(piece, finish.berth.place);
  }
  log(now, notes::Constructed{side, finish.kind, finish.hex, notes::Construction::Finished});
}

Refusal refuse_laying(const Field& field, const Building& building, const verbs::ExtendRail& extend) {
  return refuse_extend(field, building.side, extend);
}
/// Campaign 4.2.5, 7.5: at the other end it is in use.
void lay(const Library& library, Now& now, const verbs::ExtendRail& extend) {
  const Seat side = side_of(now);
  const PieceId marker = marker_of_line(library, extend.line);
  const HexId next = next_of_line(Field(library, now), extend.line);
  const std::vector<HexId>& hexes = library.network.unfinished(extend.line);
  pay(library, now, Track::Finished, UnitClass::Railroad);
  const int laid = now.state().piece(marker).marks + 1;
  const bool is_whole = laid == static_cast<int>(hexes.size());
  now.mark(marker, laid);
  now.move(marker, next);
  now.raise(marker, kMoved);
  if (is_whole) {
    lay_rails(now, hexes);
  }
  log(now, notes::Constructed{side, library.kind_of(side, UnitClass::Railroad), next,
                              is_whole ? notes::Construction::Finished : notes::Construction::Extended});
}

void end_building(const Library&, Now& now, const verbs::EndRecruitment&) { finish_step(now); }

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_building, build>(),
                                     StepRule::verb<refuse_finishing, finish>(), StepRule::verb<refuse_laying, lay>(),
                                     StepRule::verb<end_building>()};

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const Seat side = locals_of<Building>(step).side;
  const int left = field.value(Track::PointsLeft, index_of(side));
  prompt.text = "What is built? " + std::to_string(left) +
                (left == 1 ? " construction point is left." : " construction points are left.");
  prompt.rule = side == Seat::Union ? "4.1.2" : "4.2.5";
}

constexpr LocalRange kRanges[] = {side_in<&Building::side>("side")};

bool fits(const Field& field, const Step& step, const Step*) {
  return field.phase() == Phase::Recruitment && is_innermost(field.state(), step) &&
         !building_choices(field, locals_of<Building>(step).side).empty();
}

}  // namespace

const StepRule kBuildingStep = {.kind = StepKind::Building,
                                .id = "building",
                                .advance = advance,
                                .waits_for = waits_for,
                                .candidates = candidates,
                                .verbs = kVerbs,
                                .ask = ask,
                                .is_exact = true,
                                .on = steps(StepKind::GameTurn),
                                .holds = holds_only<Building>,
                                .ranges = kRanges,
                                .fits = fits};

}  // namespace longroll::campaign
