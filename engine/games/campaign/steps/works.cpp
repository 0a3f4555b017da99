// build: small
#include "engine/games/campaign/rules/works.h"

#include "engine/games/campaign/set_up.h"
#include "engine/games/campaign/steps/reaction.h"
#include "engine/games/campaign/steps/table_acts.h"
#include "engine/games/campaign/words.h"

/// Campaign 3.2.2, 11.2, 8.4.2, 4.3: at the beginning of its impulse a side places, completes and gives up forts,
/// builds depots and calls out militia.
namespace longroll::campaign {
namespace {

using Works = WorksLocals;
using Stage = WorksStage;

// ---- forts ----

/// Campaign 11.2: who builds may not move in this impulse.
void employ(const Library& library, Now& now, HexId hex, Seat side) {
  const PieceId builder = builder_at(Field(library, now), hex, side);
  now.raise(builder, kMoved);
}

Refusal refuse_place(const Field& field, const Works& works, const verbs::PlaceFort& place) {
  return works.stage == Stage::Choosing ? refuse_place_fort(field, place.hex) : kNotAsked;
}
/// Campaign 11.2, 6.4: the enemy may react as if the force had left the hex.
void announce(const Library& library, Now& now, Stage stage, HexId hex) {
  auto works = locals_of<Works>(now);
  works.stage = stage;
  works.fort = hex;
  write(now, works);
  begin_reaction(library, now, ReactionCause::Fort, hex, hex);
}

void place_fort(const Library& library, Now& now, const verbs::PlaceFort& place) {
  employ(library, now, place.hex, phasing(now.state()));
  announce(library, now, Stage::Placing, place.hex);
}

/// Campaign 11.2: once the enemy has answered: an army point is still there, and no enemy.
bool can_still_build(const Field& field, HexId hex) {
  return field.armies(field.phasing()).has(hex) && !field.is_occupied(hex, other(field.phasing()));
}

void build_announced(const Library& library, Now& now, const Works& works) {
  const Seat side = works.side;
  PieceId fort = kNoPiece;
  {
    const Field field(library, now);
    fort = !can_still_build(field, works.fort) ? kNoPiece
           : works.stage == Stage::Placing     ? next_fort(field, side)
                                               : fort_at(field, works.fort, side);
  }
  write(now, Works{side});
  if (fort == kNoPiece) {
    return;
  }
  if (works.stage == Stage::Finishing) {
    complete_fort(now, fort);
    return;
  }
  now.move(fort, works.fort);
  now.turn(fort, kReverse);
  now.raise(fort, kMoved | kUnderConstruction);
  log(now, notes::Worked{side, works.fort, notes::Work::FortBegun});
}

Refusal refuse_finish(const Field& field, const Works& works, const verbs::FinishFort& finish) {
  return works.stage == Stage::Choosing ? refuse_finish_fort(field, finish.hex) : kNotAsked;
}
void finish_fort(const Library& library, Now& now, const verbs::FinishFort& finish) {
  const Seat side = phasing(now.state());
  const PieceId fort = fort_at(Field(library, now), finish.hex, side);
  if ((now.state().piece(fort).flags & kUnderConstruction) == 0) {
    complete_fort(now, fort);
    return;
  }
  employ(library, now, finish.hex, side);
  announce(library, now, Stage::Finishing, finish.hex);
}

Refusal refuse_destroy(const Field& field, const Works& works, const verbs::DestroyFort& destroy) {
  return works.stage == Stage::Choosing ? refuse_destroy_fort(field, destroy.hex) : kNotAsked;
}
/// Campaign 11.5: its counter has to be built again; who was inside comes into the open.
void destroy_fort(const Library& library, Now& now, const verbs::DestroyFort& destroy) {
  const Seat side = phasing(now.state());
  const PieceId fort = fort_at(Field(library, now), destroy.hex, side);
  remove(now, fort);
  log(now, notes::Worked{side, destroy.hex, notes::Work::FortDestroyed});
  tidy(library, now, destroy.hex);
  settle_control(library, now, destroy.hex);
}

// ---- depots ----

Refusal refuse_building(const Field& field, const Works& works, const verbs::BuildDepot& build) {
  return works.stage == Stage::Choosing ? refuse_depot(field, build.hex) : kNotAsked;
}
void build_depot(const Library& library, Now& now, const verbs::BuildDepot& build) {
  const Seat side = phasing(now.state());
  employ(library, now, build.hex, side);
  const PieceId depot = next_in_pool(now.state(), library, side, UnitClass::Depot);
  now.move(depot, build.hex);
  now.raise(depot, kMoved);
  log(now, notes::Worked{side, build.hex, notes::Work::DepotBuilt});
}

// ---- militia ----

Refusal refuse_call(const Field& field, const Works& works, const verbs::CallMilitia& call) {
  return works.stage == Stage::Choosing ? refuse_militia(field, call.state) : kNotAsked;
}
void gather(Now& now, Works works, int points) {
  works.stage = Stage::Militia;
  works.left = points;
  write(now, works);
  log(now, notes::MilitiaCalled{works.state, points});
}
void call_militia(const Library& library, Now& now, const verbs::CallMilitia& call) {
  auto works = locals_of<Works>(now);
  works.state = call.state;
  note_call(now, call.state);
  bool is_rolled = false;
  int points = 0;
  {
    const Field field(library, now);
    is_rolled = has_militia_die(field, call.state);
    points = is_rolled ? 0 : confederate_militia(field, call.state);
  }
  if (is_rolled) {
    works.stage = Stage::MilitiaDie;
    write(now, works);
  } else {
    gather(now, works, points);
  }
}
/// Campaign 4.3: a state of the Union sends as many points as the die shows.
void roll(const Library&, Now& now, const Action& action) { gather(now, locals_of<Works>(now), thrown(now, action)); }

Refusal refuse_militia_place(const Field& field, const Works& works, const verbs::Place& place) {
  if (works.stage != Stage::Militia) {
    return kNotAsked;
  }
  return place.kind == field.library().kind_of(works.side, UnitClass::Msp) &&
                 militia_places(field, works.state).has(place.hex)
             ? kLawful
             : Refusal{"Militia gathers in a supplied town or fort of its state, one point in each.", "4.3"};
}
void place_militia(const Library& library, Now& now, const verbs::Place& place) {
  auto works = locals_of<Works>(now);
  now.move(next_in_pool(now.state(), library, works.side, UnitClass::Msp), place.hex);
  log(now, notes::Arrived{works.side, place.hex});
  --works.left;
  write(now, works);
}

// ---- the step ----

void end_works(const Library&, Now& now, const verbs::EndWorks&) {
  if (locals_of<Works>(now).stage == Stage::Militia) {
    write(now, &Works::left, 0);
  } else {
    now.end();
  }
}

template <class Of>
void offer(const HexSet& hexes, Actions& actions) {
  hexes.for_each([&](HexId hex) { add_action(actions, Of{hex}); });
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto works = locals_of<Works>(step);
  if (works.stage == Stage::Militia) {
    const int kind = field.library().kind_of(works.side, UnitClass::Msp);
    militia_places(field, works.state).for_each([&](HexId hex) { add_action(actions, verbs::Place{kind, hex}); });
  } else {
    offer<verbs::PlaceFort>(field.armies(works.side), actions);
    offer<verbs::FinishFort>(field.forts(works.side), actions);
    offer<verbs::DestroyFort>(field.forts(works.side), actions);
    offer<verbs::BuildDepot>(field.armies(works.side), actions);
    for (std::size_t i = 0; i < field.library().militia_states.size(); ++i) {
      add_action(actions, verbs::CallMilitia{static_cast<int>(i)});
    }
    std::erase_if(actions, [&](const Action& action) {
      return static_cast<bool>(refuse_in(kWorksStep, field, step, action, kNotAsked.rule));
    });
  }
  add_action(actions, verbs::EndWorks{});
  put_in_order(actions);
}

/// Campaign 3.2.2: something can be done.
bool has_choice(const Field& field, Seat side) {
  bool found = !field.forts(side).empty();
  field.armies(side).for_each(
      [&](HexId hex) { found = found || !refuse_depot(field, hex) || !refuse_place_fort(field, hex); });
  for (std::size_t i = 0; i < field.library().militia_states.size() && !found; ++i) {
    found = !refuse_militia(field, static_cast<int>(i));
  }
  return found;
}

bool advance(const Library& library, Now& now) {
  const auto works = locals_of<Works>(now);
  const Field field(library, now);
  switch (works.stage) {
    case Stage::MilitiaDie:
      return false;
    case Stage::Placing:
    case Stage::Finishing:
      build_announced(library, now, works);
      return true;
    case Stage::Militia:
      if (works.left > 0 && has_militia_place(field, works.state)) {
        return false;
      }
      write(now, Works{works.side});
      return true;
    case Stage::Choosing:
      if (has_choice(field, works.side)) {
        return false;
      }
      now.end();
      return true;
  }
  return false;
}

Seat waits_for(const State&, const Step& step) {
  const auto works = locals_of<Works>(step);
  return works.stage == Stage::MilitiaDie ? Seat::Chance : works.side;
}

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_place, place_fort>(),
                                     StepRule::verb<refuse_finish, finish_fort>(),
                                     StepRule::verb<refuse_destroy, destroy_fort>(),
                                     StepRule::verb<refuse_building, build_depot>(),
                                     StepRule::verb<refuse_call, call_militia>(),
                                     StepRule::verb<refuse_militia_place, place_militia>(),
                                     StepRule::verb<end_works>()};

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto works = locals_of<Works>(step);
  if (works.stage == Stage::Choosing) {
    prompt.text = "Forts, depots and militia?";
    prompt.rule = "11.2";
  } else {
    prompt.text = "Where does the militia of " + militia_name(field, works.state) + " gather? " +
                  std::to_string(works.left) + " to go.";
    prompt.rule = "4.3";
  }
}

constexpr int kMaxMilitia = 6;
constexpr LocalRange kRanges[] = {
    side_in<&Works::side>("side"), range<&Works::stage>("stage", Stage::Choosing, Stage::Finishing),
    range<&Works::state>("state", 0, kStates - 1), range<&Works::left>("left", 0, kMaxMilitia),
    range<&Works::fort>("fort", kNoHex, kMaxHexes - 1)};

bool fits(const Field& field, const Step& step, const Step*) {
  const auto works = locals_of<Works>(step);
  if (works.side != field.phasing()) {
    return false;
  }
  if (works.stage >= Stage::Placing) {
    return !is_innermost(field.state(), step) && works.state == 0 && works.left == 0 &&
           field.map().is_playable(works.fort);
  }
  if (!is_innermost(field.state(), step) || works.fort != kNoHex) {
    return false;
  }
  if (works.stage == Stage::Choosing) {
    return works.state == 0 && works.left == 0 && has_choice(field, works.side);
  }
  const bool is_die = works.stage == Stage::MilitiaDie;
  return militia_side(field, works.state) == works.side && has_been_called(field, works.state) &&
         (is_die ? works.left == 0 && has_militia_die(field, works.state)
                 : works.left > 0 && has_militia_place(field, works.state));
}

}  // namespace

const StepRule kWorksStep = {.kind = StepKind::Works,
                             .id = "works",
                             .advance = advance,
                             .waits_for = waits_for,
                             .candidates = candidates,
                             .verbs = kVerbs,
                             .act = roll,
                             .rolls = d6("4.3"),
                             .ask = ask,
                             .is_exact = true,
                             .on = steps(StepKind::PlayerImpulse),
                             .holds = holds_only<Works>,
                             .ranges = kRanges,
                             .fits = fits};

}  // namespace longroll::campaign
