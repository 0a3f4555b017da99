// build: small
#include "engine/games/campaign/rules/reaction.h"
#include "engine/games/campaign/rules/trains.h"
#include "engine/games/campaign/steps/reaction.h"
#include "engine/games/campaign/steps/ship_acts.h"
#include "engine/games/campaign/steps/table_acts.h"
#include "engine/games/campaign/words.h"

/// Campaign 6.4, 6.4.1, 10.2: a force that has succeeded goes where its owner says, with all or a part; or into the
/// works of its hex before the enemy who has entered it attacks (11.7).
namespace longroll::campaign {
namespace {

using ReactionMove = ReactionMoveLocals;

std::vector<PieceId> reacting_movers(const Field& field, HexId hex) {
  return pieces_at(field, hex, reacting_side(field), [&](PieceId id) { return is_moving(field, id); });
}

/// What is answered: the step below.
Trigger trigger_below(const State& state) {
  return trigger_of(locals_of<ReactionLocals>(state.stack[state.stack.size() - 2]));
}

std::vector<PieceId> of_class(const Field& field, const ReactionMove& move, const ClassName& name) {
  return pieces_at(field, move.here, reacting_side(field),
                   [&](PieceId id) { return is_moving(field, id) && field.name_of(id) == name; });
}

/// Campaign 6.4: they stay, and may try by themselves.
Refusal refuse_less(const Field& field, const ReactionMove& move, const verbs::Less& less) {
  const std::vector<PieceId> pieces = of_class(field, move, {less.kind, less.state});
  if (less.count < 1 || static_cast<std::size_t>(less.count) > pieces.size()) {
    return {"The force has fewer of them.", "6.4"};
  }
  const Force force = moving_force(field, move.here, reacting_side(field));
  const bool are_points = field.is_point(pieces.front());
  const int left = are_points ? force.points() : force.points() + force.leaders;
  return less.count < left ? kLawful : Refusal{"Somebody has to go.", "6.4"};
}
void less(const Library& library, Now& now, const verbs::Less& less) {
  const auto move = locals_of<ReactionMove>(now);
  const std::vector<PieceId> pieces = of_class(Field(library, now), move, {less.kind, less.state});
  for (int i = 0; i < less.count; ++i) {
    now.lower(pieces[static_cast<std::size_t>(i)], kMoving | kTried);
  }
}

HexSet land_hexes(const Field& field, const ReactionMove& move) {
  return move.by_land
             ? reaction_hexes(field, trigger_below(field.state()), move.here, reacting_movers(field, move.here))
             : HexSet();
}
HexSet rail_hexes(const Field& field, const ReactionMove& move) {
  return move.by_rail ? reaction_rails(field, move.here, reacting_movers(field, move.here)) : HexSet();
}

Refusal refuse_to(const Field& field, const ReactionMove& move, const verbs::ReactTo& to) {
  return land_hexes(field, move).has(to.hex) ? kLawful : Refusal{"It cannot go there.", "6.4"};
}
void react_to(const Library& library, Now& now, const verbs::ReactTo& to) {
  const HexId from = locals_of<ReactionMove>(now).here;
  now.end();
  hold_ferry(library, now, other(phasing(now.state())), from, to.hex);
  go_and_react(library, now, from, to.hex);
}

Refusal refuse_rail(const Field& field, const ReactionMove& move, const verbs::RailTo& to) {
  return rail_hexes(field, move).has(to.hex) ? kLawful : Refusal{"No train takes it there.", "6.4.1"};
}
/// Campaign 6.4.1, 7.3: on as few trains as can be.
void ride(const Library& library, Now& now, const verbs::RailTo& to) {
  const HexId from = locals_of<ReactionMove>(now).here;
  int trains = 0;
  Seat side = Seat::Union;
  {
    const Field field(library, now);
    side = reacting_side(field);
    trains = reaction_trains(field, from, to.hex, reacting_movers(field, from));
  }
  now.add(track(Track::TrainsUsed, index_of(side)), trains);
  now.end();
  go_and_react(library, now, from, to.hex);
}

/// Campaign 11.7: before the battle in the hex that the enemy has entered.
Refusal refuse_posting(const Field& field, const ReactionMove& move, const verbs::TakePost& to) {
  if (move.here != trigger_below(field.state()).here) {
    return {"It goes into works only before it is attacked there.", "11.7"};
  }
  return refuse_inside_before_battle(field, move.here, to.post);
}
void take_post(const Library& library, Now& now, const verbs::TakePost& to) {
  const auto move = locals_of<ReactionMove>(now);
  for (const PieceId id : reacting_movers(Field(library, now), move.here)) {
    if (is_point(library.class_of(now.state().piece(id).kind))) {
      now.flag(id, with_post(now.state().piece(id).flags, to.post));
    }
    now.lower(id, kMoving);
  }
  now.end();
  tidy(library, now, move.here);
}

void stay(const Library& library, Now& now, const verbs::Pass&) {
  for (const PieceId id : reacting_movers(Field(library, now), locals_of<ReactionMove>(now).here)) {
    now.lower(id, kMoving);
  }
  now.end();
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto move = locals_of<ReactionMove>(step);
  for (const PointClass& one :
       field.classes_at(move.here, reacting_side(field), [&](PieceId id) { return is_moving(field, id); })) {
    for (int count = 1; count <= one.count(); ++count) {
      add_action(actions, verbs::Less{one.name.kind, one.name.state, count});
    }
  }
  land_hexes(field, move).for_each([&](HexId hex) { add_action(actions, verbs::ReactTo{hex}); });
  rail_hexes(field, move).for_each([&](HexId hex) { add_action(actions, verbs::RailTo{hex}); });
  add_action(actions, verbs::TakePost{Post::Entrenched});
  add_action(actions, verbs::TakePost{Post::Garrison});
  add_action(actions, verbs::Pass{});
}

Seat waits_for(const State& state, const Step&) { return other(phasing(state)); }

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_less, less>(), StepRule::verb<refuse_to, react_to>(),
                                     StepRule::verb<refuse_rail, ride>(), StepRule::verb<refuse_posting, take_post>(),
                                     StepRule::verb<stay>()};

void ask(const Field& field, const Step& step, Prompt& prompt) {
  prompt.text = "Where does " + force_words(field, locals_of<ReactionMove>(step).here, other(field.phasing())) + " go?";
  prompt.rule = "6.4";
}

constexpr LocalRange kRanges[] = {range<&ReactionMove::here>("here", 0, kMaxHexes - 1),
                                  range<&ReactionMove::by_land>("by_land", 0, 1),
                                  range<&ReactionMove::by_rail>("by_rail", 0, 1)};

/// Those who move are the tried ones of that hex.
bool fits(const Field& field, const Step& step, const Step* below) {
  const auto move = locals_of<ReactionMove>(step);
  const auto reaction = locals_of<ReactionLocals>(*below);
  if (!is_innermost(field.state(), step) || !field.map().is_playable(move.here) || (!move.by_land && !move.by_rail) ||
      reaction.stage != ReactionStage::Offering || reaction.trying != kNoHex) {
    return false;
  }
  bool has_any = false;
  for (const PieceId id : field.pieces()) {
    if (is_moving(field, id) && field.side_of(id) == reacting_side(field)) {
      const bool can = field.class_of(id) == UnitClass::Leader ||
                       (field.is_point(id) && post_of(field.piece(id).flags) == Post::Field);
      if (field.piece(id).place != move.here || !can || !field.has_flag(id, kTried) ||
          arrival_of(field.piece(id).flags) != 0) {
        return false;
      }
      has_any = true;
    }
  }
  return has_any;
}

}  // namespace

const StepRule kReactionMoveStep = {.kind = StepKind::ReactionMove,
                                    .id = "reaction-move",
                                    .waits_for = waits_for,
                                    .candidates = candidates,
                                    .verbs = kVerbs,
                                    .ask = ask,
                                    .on = steps(StepKind::Reaction),
                                    .holds = holds_only<ReactionMove>,
                                    .ranges = kRanges,
                                    .fits = fits};

}  // namespace longroll::campaign
