// build: small
#include "engine/games/campaign/rules/movement.h"

#include "engine/games/campaign/rules/crews.h"
#include "engine/games/campaign/rules/reaction.h"
#include "engine/games/campaign/rules/transport.h"
#include "engine/games/campaign/steps/table_acts.h"
#include "engine/games/campaign/steps/voyage.h"

/// Campaign 5.2: the phasing side moves its forces one by one, as many as it likes and in any order.
namespace longroll::campaign {
namespace {

constexpr Post kPosts[] = {Post::Field, Post::Entrenched, Post::Garrison};

/// Hexes with counters of the phasing side that can go: points, and leaders alone.
HexSet mustering_places(const Field& field) { return field.points(field.phasing()) | leader_hexes(field); }

bool is_bound(const Field& field) {
  bool found = false;
  (field.points(field.phasing()) & field.points(other(field.phasing()))).for_each([&](HexId hex) {
    for_each_at(field, hex, [&](PieceId id) { found = found || must_act(field, id); });
  });
  return found;
}

void candidates(const Field& field, const Step&, Actions& actions) {
  mustering_places(field).for_each([&](HexId hex) {
    const unsigned posts = mustering_posts(field, hex);
    for (const Post post : kPosts) {
      if ((posts >> static_cast<unsigned>(post) & 1U) != 0) {
        add_action(actions, verbs::Muster{hex, post});
      }
    }
  });
  for (const verbs::Embark& embark : possible_embarkations(field)) {
    add_action(actions, embark);
  }
  if (!is_bound(field)) {
    add_action(actions, verbs::EndMoves{});
  }
  add_takings(field, nullptr, actions);  // 13.1
  if (can_give_answers(field)) {
    add_action(actions, verbs::GiveAnswer{});
  }
  if (field.kentucky() == Kentucky::Neutral) {
    add_action(actions, verbs::Invade{});
  }
  if (field.phasing() == Seat::Union) {
    crew_hexes(field).for_each([&](HexId hex) {
      if (!refuse_crew(field, hex)) {
        add_action(actions, verbs::MoveCrew{hex});
      }
    });
  }
  put_in_order(actions);
}

Refusal refuse(const Field& field, const verbs::Muster& muster) { return refuse_muster(field, muster); }

/// Campaign 5.2: leaders who can move go along with the force that is mustered first.
void muster(const Library& library, Now& now, const verbs::Muster& muster) {
  const Seat side = phasing(now.state());
  std::vector<PieceId> force;
  {
    const Field field(library, now);
    force = pieces_at(field, muster.hex, side, [&](PieceId id) { return can_muster(field, id, muster.post); });
  }
  for (const PieceId id : force) {
    now.raise(id, kMoving);
  }
  const Field field(library, now);
  const int points = allowance_of(field, moving_force(field, muster.hex, side));
  begin(now, ForceMoveLocals{ForceMoveStage::Choosing, muster.hex, points, points});
}

/// Campaign 7.7.1: a crew goes by itself, with the allowance of the turn.
Refusal refuse_crew_move(const Field& field, const verbs::MoveCrew& crew) { return refuse_crew(field, crew.hex); }
void move_crew(const Library& library, Now& now, const verbs::MoveCrew& crew) {
  int points = 0;
  {
    const Field field(library, now);
    points = field.turn_box().points;
    now.raise(crew_at(field, crew.hex), kMoving);
  }
  begin(now, CrewMoveLocals{crew.hex, points});
}

/// Campaign 13.1: vessels begin a voyage.
void take_ships(const Library& library, Now& now, const verbs::TakeShips& take) {
  take_along(library, now, take);
  begin(now, VoyageLocals{VoyageStage::Choosing, take.berth});
}

/// Campaign 13.2, 13.4
void embark(const Library& library, Now& now, const verbs::Embark& embark) {
  for (const PieceId id : who_embarks(Field(library, now), embark)) {
    now.raise(id, kMoving);
  }
  begin(now, TransportLocals{embark.by, embark.hex});
}

Refusal refuse_end(const Field& field, const verbs::EndMoves&) {
  return is_bound(field) ? Refusal{"A force that shares its hex with enemies has to attack or to move out.", "9.10.1"}
                         : kLawful;
}
void end_moves(const Library&, Now& now, const verbs::EndMoves&) { now.end(); }

/// Campaign 15.5.2: announced before the first force goes in.
Refusal refuse_invasion(const Field& field, const verbs::Invade&) {
  return field.kentucky() == Kentucky::Neutral ? kLawful : Refusal{"Kentucky is not neutral any more.", "15.5.2"};
}
void invade(const Library& library, Now& now, const verbs::Invade&) {
  end_neutrality(library, now,
                 phasing(now.state()) == Seat::Union ? KentuckyEnd::UnionInvades : KentuckyEnd::ConfederateInvades);
}

/// Campaign 6.4: a standing answer, for the other side's impulses.
Refusal refuse_answers(const Field& field, const verbs::GiveAnswer&) {
  return can_give_answers(field) ? kLawful : Refusal{"All have said in this impulse how they answer.", "6.4"};
}
void give_answer(const Library&, Now& now, const verbs::GiveAnswer&) { begin(now, StandingAnswerLocals{}); }

constexpr StepRule::Verb kVerbs[] = {
    StepRule::verb<refuse_answers, give_answer>(), StepRule::verb<refuse, muster>(),
    StepRule::verb<refuse_crew_move, move_crew>(), StepRule::verb<refuse_taking, take_ships>(),
    StepRule::verb<refuse_embarking, embark>(),    StepRule::verb<refuse_invasion, invade>(),
    StepRule::verb<refuse_end, end_moves>()};

/// Who is on his way is so in a step of his own.
bool fits(const Field& field, const Step& step, const Step*) {
  bool is_any_moving = false;
  for (const PieceId id : field.pieces()) {
    is_any_moving = is_any_moving || is_moving(field, id);
  }
  return !is_any_moving || !is_innermost(field.state(), step);
}

}  // namespace

const StepRule kMovementStep = {.kind = StepKind::Movement,
                                .id = "movement",
                                .waits_for = waits_for_phasing,
                                .candidates = candidates,
                                .verbs = kVerbs,
                                .asks = {"Which force moves?", "5.2"},
                                .is_exact = true,
                                .on = steps(StepKind::PlayerImpulse),
                                .holds = has_no_locals,
                                .fits = fits};

}  // namespace longroll::campaign
