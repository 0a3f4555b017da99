// build: small
#include "engine/games/campaign/rules/force_works.h"
#include "engine/games/campaign/rules/movement.h"
#include "engine/games/campaign/rules/trains.h"
#include "engine/games/campaign/steps/force_acts.h"
#include "engine/games/campaign/steps/force_go.h"
#include "engine/games/campaign/steps/table_acts.h"
#include "engine/games/campaign/words.h"

/// Campaign 5.2 to 5.3.7: a force is made smaller, goes from hex to hex, drops and picks up points, fights where it
/// meets the enemy, or rallies.
namespace longroll::campaign {
namespace {

using Stage = ForceMoveStage;
using Move = ForceMoveLocals;

/// The counters of a class in the hex for which `counts(PieceId)`; empty when it has no such counters.
template <class Counts>
std::vector<PieceId> of_class(const Field& field, HexId hex, const ClassName& name, Counts&& counts) {
  return pieces_at(field, hex, field.phasing(), [&](PieceId id) { return counts(id) && field.name_of(id) == name; });
}

// ---- making it smaller ----

/// Campaign 5.2.1
Refusal refuse_less(const Field& field, const Move& move, const verbs::Less& less) {
  if (move.stage != Stage::Choosing || move.has_moved) {
    return {"The force has set out; it can drop points.", "5.2.1"};
  }
  const Force force = moving_force(field, move.here, field.phasing());
  const auto pieces =
      of_class(field, move.here, {less.kind, less.state}, [&](PieceId id) { return is_moving(field, id); });
  if (less.count < 1 || static_cast<std::size_t>(less.count) > pieces.size()) {
    return {"The force has fewer of them.", "5.2.1"};
  }
  return less.count < force.points() + force.leaders ? kLawful : Refusal{"Not all can stay.", "5.2.1"};
}
void less(const Library& library, Now& now, const verbs::Less& less) {
  auto move = locals_of<Move>(now);
  const Seat side = phasing(now.state());
  std::vector<PieceId> pieces;
  {
    const Field field(library, now);
    pieces = of_class(field, move.here, {less.kind, less.state}, [&](PieceId id) { return is_moving(field, id); });
  }
  for (int i = 0; i < less.count; ++i) {
    now.lower(pieces[static_cast<std::size_t>(i)], kMoving);
  }
  const Field field(library, now);
  move.allowance = allowance_of(field, moving_force(field, move.here, side));
  move.points = move.allowance;
  write(now, move);
}

/// Campaign 5.2.2: they may not move again.
Refusal refuse_drop(const Field& field, const Move& move, const verbs::Drop& drop) {
  if (move.stage != Stage::Choosing || !move.has_moved) {
    return {"The force has not set out.", "5.2.2"};
  }
  const Force force = moving_force(field, move.here, field.phasing());
  const auto pieces = of_class(field, move.here, {drop.kind, drop.state}, [&](PieceId id) {
    return is_moving(field, id) && field.is_point(id);  // 10.2: a leader stays with his force
  });
  if (drop.count < 1 || static_cast<std::size_t>(drop.count) > pieces.size()) {
    return {"The force has fewer of them.", "5.2.2"};
  }
  return drop.count < force.points() ? kLawful : Refusal{"That would leave nobody to go on: halt instead.", "5.2.2"};
}
void drop(const Library& library, Now& now, const verbs::Drop& drop) {
  const auto move = locals_of<Move>(now);
  std::vector<PieceId> pieces;
  {
    const Field field(library, now);
    pieces = of_class(field, move.here, {drop.kind, drop.state},
                      [&](PieceId id) { return is_moving(field, id) && field.is_point(id); });
  }
  for (int i = 0; i < drop.count; ++i) {
    const PieceId id = pieces[static_cast<std::size_t>(i)];
    now.lower(id, kMoving);
    now.raise(id, kMoved);
  }
}

/// Campaign 5.2.3
Refusal refuse_pick_up(const Field& field, const Move& move, const verbs::PickUp& pick) {
  const Force force = moving_force(field, move.here, field.phasing());
  if (move.stage != Stage::Choosing || !move.has_moved || force.leaders == 0 || force.points() == 0) {
    return {"Only a force with a leader picks points up on its way.", "5.2.3"};
  }
  const auto pieces =
      of_class(field, move.here, {pick.kind, pick.state}, [&](PieceId id) { return can_be_picked_up(field, id); });
  return pick.count >= 1 && static_cast<std::size_t>(pick.count) <= pieces.size()
             ? kLawful
             : Refusal{"Fewer of them can still move.", "5.2.3"};
}
/// Campaign 5.2.3, 5.2.4, 5.3.6: points that come along may slow the force down: what it has paid stays paid.
void pick_up(const Library& library, Now& now, const verbs::PickUp& pick) {
  auto move = locals_of<Move>(now);
  std::vector<PieceId> pieces;
  {
    const Field field(library, now);
    pieces =
        of_class(field, move.here, {pick.kind, pick.state}, [&](PieceId id) { return can_be_picked_up(field, id); });
  }
  for (int i = 0; i < pick.count; ++i) {
    now.raise(pieces[static_cast<std::size_t>(i)], kMoving);
  }
  const Field field(library, now);
  const int allowance = std::min(move.allowance, allowance_of(field, moving_force(field, move.here, field.phasing())));
  move.points = std::max(0, move.points - (move.allowance - allowance));
  move.allowance = allowance;
  write(now, move);
}

// ---- going ----

Refusal refuse_going(const Field& field, const Move& move, const verbs::StepTo& step) {
  return move.stage == Stage::Choosing ? refuse_step(field, move, step.hex) : kNotAsked;
}
void step_to(const Library& library, Now& now, const verbs::StepTo& step) { go(library, now, step.hex); }

Refusal refuse_marching(const Field& field, const Move& move, const verbs::March& march) {
  return move.stage == Stage::Choosing ? refuse_march(field, move, march.hex) : kNotAsked;
}
void march(const Library& library, Now& now, const verbs::March& march) {
  write(now, &Move::goal, march.hex);
  go_on(library, now);
}

// ---- rallying ----

Refusal refuse_rallying(const Field& field, const Move& move, const verbs::Rally&) {
  return move.stage == Stage::Choosing ? refuse_rally(field, move) : kNotAsked;
}
/// Campaign 5.3.7: a die for each marker.
void rally(const Library& library, Now& now, const verbs::Rally&) {
  auto move = locals_of<Move>(now);
  move.stage = Stage::Rallying;
  move.has_moved = true;
  move.points = 0;
  move.note.dice = moving_force(Field(library, now), move.here, phasing(now.state())).markers;
  write(now, move);
}

void roll(const Library& library, Now& now, const Action& action) {
  auto move = locals_of<Move>(now);
  const Seat side = phasing(now.state());
  const int die = thrown(now, action);
  if (move.stage == Stage::Breaching) {
    breach_levee(library, now, die);
    return;
  }
  const Field field(library, now);
  move.note.rallied += rallies(field, move.here, side, die) ? 1 : 0;
  --move.note.dice;
  write(now, move);
}

// ---- railroads ----

/// Campaign 7.6
void change_rails(const Library& library, Now& now, Act act) {
  auto move = locals_of<Move>(now);
  move.points -= library.chart.numbers.acts[act].points;
  move.has_moved = true;
  write(now, move);
  const Seat side = phasing(now.state());
  const unsigned marks = now.state().ground_at(move.here);
  if (act == Act::BreakRail) {
    now.mark_ground(move.here, marks | kRailBroken);
    log(now, notes::RailBroken{side, move.here});
  } else {
    now.mark_ground(move.here, marks & ~static_cast<unsigned>(kRailBroken));
    log(now, notes::RailRepaired{side, move.here});
  }
}
Refusal refuse_breaking(const Field& field, const Move& move, const verbs::BreakRail&) {
  return move.stage == Stage::Choosing ? refuse_break(field, move) : kNotAsked;
}
void break_rail(const Library& library, Now& now, const verbs::BreakRail&) {
  change_rails(library, now, Act::BreakRail);
}
Refusal refuse_repairing(const Field& field, const Move& move, const verbs::RepairRail&) {
  return move.stage == Stage::Choosing ? refuse_repair(field, move) : kNotAsked;
}
void repair_rail(const Library& library, Now& now, const verbs::RepairRail&) {
  change_rails(library, now, Act::RepairRail);
}

/// Campaign 7.3, 7.4
Refusal refuse_entraining(const Field& field, const Move& move, const verbs::Entrain& entrain) {
  return move.stage == Stage::Choosing ? refuse_entrain(field, move, entrain.trains) : kNotAsked;
}
void entrain(const Library& library, Now& now, const verbs::Entrain& entrain) {
  auto move = locals_of<Move>(now);
  const Seat side = phasing(now.state());
  move.note.load = load_of(moving_force(Field(library, now), move.here, side).points(), entrain.trains);
  move.points -= library.chart.numbers.acts[Act::Entrain].points;
  move.has_moved = true;
  move.stage = Stage::Aboard;
  write(now, move);
  now.add(track(Track::TrainsUsed, index_of(side)), entrain.trains);
}

/// Campaign 7.4: they get off at no cost where they arrive.
Refusal refuse_riding(const Field& field, const Move& move, const verbs::RailTo& rail) {
  if (move.stage != Stage::Aboard) {
    return {"The force is not on a train.", "7.4"};
  }
  return train_hexes(field, move, move.note.load).has(rail.hex) ? kLawful
                                                                : Refusal{"No train takes the force there.", "7.4"};
}
void ride(const Library& library, Now& now, const verbs::RailTo& rail) { ride_to(library, now, rail.hex); }

// ---- works and levees ----

Refusal refuse_entrenching(const Field& field, const Move& move, const verbs::Entrench&) {
  return move.stage == Stage::Choosing ? refuse_entrench(field, move) : kNotAsked;
}
void dig_in(const Library& library, Now& now, const verbs::Entrench&) { entrench(library, now); }

Refusal refuse_posting(const Field& field, const Move& move, const verbs::TakePost& to) {
  return move.stage == Stage::Choosing ? refuse_post(field, move, to.post) : kNotAsked;
}
void change_post(const Library& library, Now& now, const verbs::TakePost& to) { take_post(library, now, to.post); }

Refusal refuse_breaching(const Field& field, const Move& move, const verbs::BreachLevee& levee) {
  return move.stage == Stage::Choosing ? refuse_breach(field, move, levee.hex) : kNotAsked;
}
void breach(const Library&, Now& now, const verbs::BreachLevee& levee) { begin_breach(now, levee.hex); }

Refusal refuse_destroying(const Field& field, const Move& move, const verbs::DestroyDepot&) {
  return move.stage == Stage::Choosing ? refuse_destroy_depot(field, move) : kNotAsked;
}
void destroy(const Library& library, Now& now, const verbs::DestroyDepot&) { destroy_depot(library, now); }

// ---- the end ----

Refusal refuse_halt(const Field& field, const Move& move, const verbs::Halt&) {
  if (move.stage != Stage::Choosing) {
    return kNotAsked;
  }
  bool is_bound = false;
  for_each_at(field, move.here, [&](PieceId id) {
    is_bound = is_bound || (!move.has_moved && is_moving(field, id) && must_act(field, id));
  });
  return is_bound ? Refusal{"It shares its hex with enemies: it has to attack or to move out.", "9.10.1"} : kLawful;
}
void halt(const Library& library, Now& now, const verbs::Halt&) { finish_move(library, now); }

/// Campaign 5.3.7: each success takes a marker off all points of the force.
void take_markers_off(const Library& library, Now& now, const Move& move) {
  const Seat side = phasing(now.state());
  for (const PieceId id : movers_at(Field(library, now), move.here, side)) {
    const unsigned flags = now.state().piece(id).flags;
    now.flag(id, with_demoralized(flags, std::max(0, demoralized(flags) - move.note.rallied)));
  }
  log(now, notes::Rallied{move.here, move.note.rallied});
}

bool advance(const Library& library, Now& now) {
  const auto move = locals_of<Move>(now);
  if (move.stage == Stage::Rallying && move.note.dice == 0) {
    take_markers_off(library, now, move);
    finish_move(library, now);
    return true;
  }
  if (move.stage == Stage::Fighting) {
    finish_move(library, now);
    return true;
  }
  if (move.stage == Stage::Leaving) {
    arrive(library, now);
    return true;
  }
  if (move.stage == Stage::Choosing && move.goal != kNoHex) {
    go_on(library, now);
    return true;
  }
  return false;
}

Chance chance(const Library&, const State&, const Step& step) {
  return d6(locals_of<Move>(step).stage == Stage::Breaching ? "5.3.8" : "5.3.7");
}

Seat waits_for(const State& state, const Step& step) {
  const Stage stage = locals_of<Move>(step).stage;
  return stage == Stage::Rallying || stage == Stage::Breaching ? Seat::Chance : phasing(state);
}

// ---- what is offered ----

/// Every number of each class for which `counts(PieceId)`, up to `most`.
template <class Of, class Counts>
void add_counts(const Field& field, HexId hex, int most, Actions& actions, Counts&& counts) {
  if (most <= 0) {
    return;
  }
  for (const PointClass& one : field.classes_at(hex, field.phasing(), counts)) {
    for (int count = 1; count <= std::min(one.count(), most); ++count) {
      add_action(actions, Of{one.name.kind, one.name.state, count});
    }
  }
}

/// Campaign 7.3: as few trains as there can be, or one for each point, for railroads that carry less: where a number of
/// points a train goes, fewer go too.
void add_trains(const Field& field, const Move& move, Actions& actions) {
  const Seat side = field.phasing();
  if (!field.rails(side).has(move.here) || move.points < field.numbers().acts[Act::Entrain].points) {
    return;
  }
  const int points = moving_force(field, move.here, side).points();
  const int most = std::min(points, trains_left(field, side));
  bool is_known = false;
  int refused = 0;  // the load that no railroad carries
  for (int trains = points == 0 ? 0 : 1; trains <= most; ++trains) {
    const int load = load_of(points, trains);
    is_known = is_known || (load != refused && !refuse_entrain(field, move, trains));
    refused = load;
    if (is_known) {
      add_action(actions, verbs::Entrain{trains});
    }
  }
}

/// Campaign 5.2.1 to 5.2.3: who stays, is dropped or picked up: as refuse_less, refuse_drop and refuse_pick_up say.
void add_changes(const Field& field, const Move& move, Actions& actions) {
  const Force force = moving_force(field, move.here, field.phasing());
  const auto moves = [&](PieceId id) { return is_moving(field, id); };
  if (!move.has_moved) {
    add_counts<verbs::Less>(field, move.here, force.points() + force.leaders - 1, actions, moves);
    return;
  }
  add_counts<verbs::Drop>(field, move.here, force.points() - 1, actions,
                          [&](PieceId id) { return is_moving(field, id) && field.is_point(id); });
  if (force.leaders > 0 && force.points() > 0) {
    add_counts<verbs::PickUp>(field, move.here, kMaxHexGamePieces, actions,
                              [&](PieceId id) { return can_be_picked_up(field, id); });
  }
}

/// What it can do where it stands.
void add_acts(const Field& field, const Move& move, Actions& actions) {
  const auto offer = [&](const auto& act, const Refusal& refusal) {
    if (!refusal) {
      add_action(actions, act);
    }
  };
  offer(verbs::Rally{}, refuse_rally(field, move));
  for (const Direction d : kAllDirections) {
    if (const HexId levee = levee_at(field, move.here, d); levee != kNoHex) {
      offer(verbs::BreachLevee{levee}, refuse_breach(field, move, levee));
    }
  }
  offer(verbs::BreakRail{}, refuse_break(field, move));
  offer(verbs::RepairRail{}, refuse_repair(field, move));
  offer(verbs::Entrench{}, refuse_entrench(field, move));
  for (const Post post : {Post::Field, Post::Entrenched, Post::Garrison}) {
    offer(verbs::TakePost{post}, refuse_post(field, move, post));
  }
  offer(verbs::Halt{}, refuse_halt(field, move, {}));
}

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_destroying, destroy>(),
                                     StepRule::verb<refuse_marching, march>(),
                                     StepRule::verb<refuse_entraining, entrain>(),
                                     StepRule::verb<refuse_riding, ride>(),
                                     StepRule::verb<refuse_entrenching, dig_in>(),
                                     StepRule::verb<refuse_posting, change_post>(),
                                     StepRule::verb<refuse_breaching, breach>(),
                                     StepRule::verb<refuse_less, less>(),
                                     StepRule::verb<refuse_drop, drop>(),
                                     StepRule::verb<refuse_pick_up, pick_up>(),
                                     StepRule::verb<refuse_going, step_to>(),
                                     StepRule::verb<refuse_rallying, rally>(),
                                     StepRule::verb<refuse_halt, halt>(),
                                     StepRule::verb<refuse_breaking, break_rail>(),
                                     StepRule::verb<refuse_repairing, repair_rail>()};

/// In the order of the verbs. Where it marches and rides is looked up once, and not refused hex by hex.
void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto move = locals_of<Move>(step);
  if (move.stage == Stage::Aboard) {
    train_hexes(field, move, move.note.load).for_each([&](HexId hex) { add_action(actions, verbs::RailTo{hex}); });
    return;
  }
  if (!refuse_destroy_depot(field, move)) {
    add_action(actions, verbs::DestroyDepot{});
  }
  if (!move.has_moved) {
    add_changes(field, move, actions);
  }
  const MarchReach& reach = field.reach(move);
  HexSet within;
  for (const MarchReach::Way& way : reach.ways()) {
    within.add(way.hex);
  }
  within.remove(move.here);
  within.for_each([&](HexId hex) { add_action(actions, verbs::March{hex}); });
  steps_of(field, move, reach).for_each([&](HexId hex) { add_action(actions, verbs::StepTo{hex}); });
  if (move.has_moved) {
    add_changes(field, move, actions);
  }
  add_trains(field, move, actions);
  add_acts(field, move, actions);
  put_in_order(actions);
}

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto move = locals_of<Move>(step);
  if (move.stage == Stage::Aboard) {
    prompt.text = "Where do the trains at " + place_name(field, move.here) + " take the force?";
    prompt.rule = "7.4";
    return;
  }
  prompt.text = "Where does " + force_words(field, move.here, field.phasing(), true) + " go? " +
                std::to_string(move.points) +
                (move.points == 1 ? " movement point is left." : " movement points are left.");
  prompt.rule = "5.0";
}

constexpr int kMaxAllowance = MarchReach::kMaxPoints;
constexpr int kMaxNote = 255;
constexpr LocalRange kRanges[] = {range<&Move::stage>("stage", Stage::Choosing, Stage::Leaving),
                                  range<&Move::here>("here", 0, kMaxHexes - 1),
                                  range<&Move::points>("points", 0, kMaxAllowance),
                                  range<&Move::allowance>("allowance", 0, kMaxAllowance),
                                  range<&Move::has_moved>("has_moved", 0, 1),
                                  range<&Move::note>("note", 0, kMaxNote),
                                  range<&Move::goal>("goal", kNoHex, kMaxHexes - 1),
                                  range<&Move::from>("from", kNoHex, kMaxHexes - 1)};

/// All who move are in the hex, unless they retreat.
bool are_all_here(const Field& field, HexId here) {
  for (const PieceId id : field.pieces()) {
    if (is_moving(field, id) && field.side_of(id) == field.phasing() && field.piece(id).place != here) {
      return false;
    }
  }
  return true;
}

bool fits(const Field& field, const Step& step, const Step*) {
  const auto move = locals_of<Move>(step);
  const bool is_leaving = move.stage == Stage::Leaving;
  if (!field.map().is_playable(move.here) || move.points > move.allowance || (move.from != kNoHex && !is_leaving) ||
      (move.note.meets && !is_leaving) || (move.note.begins && !move.note.meets) ||
      (move.goal != kNoHex && move.stage != Stage::Breaching &&
       (!field.map().is_playable(move.goal) || (move.stage != Stage::Fighting && !is_leaving)))) {
    return false;
  }
  const Force force = moving_force(field, move.here, field.phasing());
  const bool is_top = is_innermost(field.state(), step);
  switch (move.stage) {
    case Stage::Choosing:
      return is_top && are_all_here(field, move.here) && !force.empty() && move.note.dice == 0 &&
             move.note.rallied == 0;
    case Stage::Rallying:
      return is_top && are_all_here(field, move.here) && force.points() > 0 && move.note.dice > 0 &&
             move.note.load == 0 && move.has_moved && move.points == 0 &&
             move.note.dice + move.note.rallied <= force.markers && force.unsupplied == 0;
    case Stage::Fighting:
      return !is_top && move.note == ActNote{};
    case Stage::Leaving:
      return !is_top && move.has_moved && move.note == ActNote{0, 0, 0, move.note.meets, move.note.begins} &&
             (move.from == kNoHex || field.map().is_playable(move.from)) && move.from != move.here;
    case Stage::Breaching: {
      auto before = move;
      before.has_moved = false;
      return is_top && are_all_here(field, move.here) && move.note == ActNote{} && move.has_moved && move.points == 0 &&
             !refuse_breach(field, before, move.goal);
    }
    case Stage::Aboard:
      return is_top && are_all_here(field, move.here) && !force.empty() && move.note == ActNote{0, 0, move.note.load} &&
             move.note.load > 0 && move.has_moved && !train_hexes(field, move, move.note.load).empty();
  }
  return false;
}

}  // namespace

const StepRule kForceMoveStep = {.kind = StepKind::ForceMove,
                                 .id = "force-move",
                                 .advance = advance,
                                 .waits_for = waits_for,
                                 .candidates = candidates,
                                 .verbs = kVerbs,
                                 .act = roll,
                                 .chance = chance,
                                 .ask = ask,
                                 .is_exact = true,
                                 .on = steps(StepKind::Movement),
                                 .holds = holds_only<Move>,
                                 .ranges = kRanges,
                                 .fits = fits};

}  // namespace longroll::campaign
