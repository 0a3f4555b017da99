// build: small
#include "engine/games/campaign/steps/reaction.h"

#include "engine/core/heap_sort.h"
#include "engine/core/text.h"
#include "engine/games/campaign/rules/battle.h"
#include "engine/games/campaign/rules/movement.h"
#include "engine/games/campaign/rules/reaction.h"
#include "engine/games/campaign/rules/reaction_afloat.h"
#include "engine/games/campaign/steps/force_go.h"
#include "engine/games/campaign/steps/ship_acts.h"
#include "engine/games/campaign/steps/table_acts.h"
#include "engine/games/campaign/words.h"

/// Campaign 6.4: forces of the other side try to react, in the order that their owner chooses; those who came into the
/// hex of the enemy then attack him one after another; he goes on if he has won all battles.
namespace longroll::campaign {
namespace {

using Reaction = ReactionLocals;
using Stage = ReactionStage;

Seat other_side(const Now& now) { return other(phasing(now.state())); }

/// Counters of that side anywhere on the map lose the flags; those of arrivals only ground units, for a fort that
/// vessels have silenced stays so (13.6).
void lower_all(const Library& library, Now& now, Seat side, unsigned flags) {
  for (std::size_t i = 0; i < now.state().pieces.size(); ++i) {
    const auto id = static_cast<PieceId>(i);
    const Piece& piece = now.state().piece(id);
    if (owner_of(piece) == side) {
      now.lower(id, is_ground_unit(library.class_of(piece.kind)) ? flags : flags & ~unsigned{kArrivalFlags});
    }
  }
}

// ---- trying ----

/// Campaign 6.4: the die is due; a leader alone needs none (10.2).
void try_with(const Library& library, Now& now, const Reactor& reactor) {
  auto reaction = locals_of<Reaction>(now);
  if (!reactor.is_leader) {
    reaction.stage = Stage::Trying;
    reaction.trying = reactor.hex;
    write(now, reaction);
    return;
  }
  const std::vector<PieceId> force = reacting_force(Field(library, now), reactor.hex);
  for (const PieceId id : force) {
    now.raise(id, kTried | kMoving);
  }
  begin(now, ReactionMoveLocals{reactor.hex, reactor.by_land, reactor.by_rail});
}

Reactor find_reactor(const Field& field, const Trigger& trigger, HexId hex) {
  for (const Reactor& reactor : who_may_react(field, trigger)) {
    if (reactor.hex == hex) {
      return reactor;
    }
  }
  return {};
}

void roll(const Library& library, Now& now, const Action& action) {
  auto reaction = locals_of<Reaction>(now);
  const int die = thrown(now, action);
  std::vector<PieceId> force;
  Reactor reactor;
  bool succeeds = false;
  bool goes_by_itself = false;
  {
    const Field field(library, now);
    force = reacting_force(field, reaction.trying);
    reactor = find_reactor(field, trigger_of(reaction), reaction.trying);
    succeeds = reacts(field, reaction.trying, die);
    goes_by_itself = answers_by_itself(field, trigger_of(reaction), reactor);
  }
  const HexId hex = reaction.trying;
  reaction.stage = Stage::Offering;
  reaction.trying = kNoHex;
  write(now, reaction);
  for (const PieceId id : force) {
    now.raise(id, succeeds ? kTried | kMoving : kTried);
  }
  if (!succeeds) {
    log(now, notes::Reacted{other_side(now), hex, kNoHex});
  } else if (goes_by_itself) {
    hold_ferry(library, now, other_side(now), hex, reaction.here);
    go_and_react(library, now, hex, reaction.here);
  } else {
    begin(now, ReactionMoveLocals{hex, reactor.by_land, reactor.by_rail});
  }
}

/// Standing answers are carried out, then owners are asked; false when one is.
bool offer(const Library& library, Now& now) {
  const auto reaction = locals_of<Reaction>(now);
  Reactor next;
  bool is_asked_somebody = false;
  {
    const Field field(library, now);
    for (const Reactor& reactor : who_may_react(field, trigger_of(reaction))) {
      if (next.hex == kNoHex && answers_by_itself(field, trigger_of(reaction), reactor)) {
        next = reactor;
      }
      is_asked_somebody = is_asked_somebody || is_asked(field, reactor);
    }
    is_asked_somebody =
        is_asked_somebody || (next.hex == kNoHex && !vessels_asked(field, trigger_of(reaction)).empty());
  }
  if (next.hex == kNoHex && is_asked_somebody) {
    return false;
  }
  if (next.hex == kNoHex) {
    write(now, &Reaction::stage, Stage::Fighting);
  } else if (next.is_leader) {
    HexId to = kNoHex;
    const std::vector<PieceId> force = reacting_force(Field(library, now), next.hex);
    {
      const Field field(library, now);
      reaction_hexes(field, trigger_of(reaction), next.hex, force).for_each([&](HexId hex) {
        to = to == kNoHex ? hex : to;
      });
    }
    for (const PieceId id : force) {
      now.raise(id, kTried | kMoving);
    }
    go_and_react(library, now, next.hex, to);
  } else {
    try_with(library, now, next);
  }
  return true;
}

// ---- battles ----

/// Campaign 6.4: friends in the open were there: who has come defends with them.
void join_defenders(const Library& library, Now& now, HexId here) {
  std::vector<PieceId> all;
  {
    const Field field(library, now);
    all = pieces_at(field, here, other_side(now), [&](PieceId id) { return arrival_of(field.piece(id).flags) != 0; });
  }
  for (const PieceId id : all) {
    now.lower(id, kArrivalFlags);
  }
}

/// Campaign 6.4: the force that is answered can still be attacked.
bool is_still_there(const Field& field, const Reaction& reaction) {
  if (reaction.cause == ReactionCause::Fort) {
    return field.is_occupied(reaction.here, field.phasing());
  }
  return moving_force(field, reaction.here, field.phasing()).points() > 0;
}

/// The next force that has come attacks; false after the last.
bool fight_next(const Library& library, Now& now) {
  auto reaction = locals_of<Reaction>(now);
  lower_all(library, now, other_side(now), kMoving);
  if (has_friends_to_join(Field(library, now), reaction.here) && reaction.note.fought == 0) {
    reaction.note.fought = reaction.note.arrived;
    write(now, reaction);
    join_defenders(library, now, reaction.here);
    return false;
  }
  while (reaction.note.fought < reaction.note.arrived && reaction.note.standing != ReactionStanding::Beaten &&
         is_still_there(Field(library, now), reaction)) {
    ++reaction.note.fought;
    write(now, reaction);
    std::vector<PieceId> force;
    {
      const Field field(library, now);
      force = pieces_at(field, reaction.here, other_side(now),
                        [&](PieceId id) { return arrival_of(field.piece(id).flags) == reaction.note.fought; });
    }
    for (const PieceId id : force) {
      now.lower(id, kArrivalFlags);
      now.raise(id, kMoving);
    }
    if (moving_force(Field(library, now), reaction.here, other_side(now)).armies > 0) {
      const int origin = reaction.origin(reaction.note.fought);
      const HexId from =
          origin < kDirections ? library.map.grid.neighbor(reaction.here, static_cast<Direction>(origin)) : kNoHex;
      begin_fight(library, now,
                  {.attacker = other_side(now),
                   .hex = reaction.here,
                   .from = from,
                   .is_landing = origin == Origins::kWater,
                   .is_reaction = true,
                   .on_landing = reaction.cause == ReactionCause::SeaLanding});
      return true;
    }
    lower_all(library, now, other_side(now), kMoving);
  }
  return false;
}

/// Campaign 6.4: the force that was answered goes on, or its move is over.
void finish(const Library& library, Now& now) {
  const auto reaction = locals_of<Reaction>(now);
  lower_all(library, now, other_side(now), kTried | kMoving | kArrivalFlags);
  const bool goes_on =
      reaction.note.standing == ReactionStanding::WonAll && is_still_there(Field(library, now), reaction);
  now.end();
  if (reaction.cause == ReactionCause::Fort) {
    lower_all(library, now, phasing(now.state()), kMoving);
  } else if (!goes_on) {
    finish_move(library, now);
  } else if (reaction.note.has_moved && reaction.cause == ReactionCause::Exit) {  // he chose his way before that
    write(now, &ForceMoveLocals::goal, kNoHex);
  }
}

bool advance(const Library& library, Now& now) {
  switch (locals_of<Reaction>(now).stage) {
    case Stage::Offering:
      return offer(library, now);
    case Stage::Trying:
      return false;
    case Stage::Fighting:
      if (!fight_next(library, now)) {
        finish(library, now);
      }
      return true;
  }
  return false;
}

Seat waits_for(const State& state, const Step& step) {
  return locals_of<Reaction>(step).stage == Stage::Trying ? Seat::Chance : other(phasing(state));
}

// ---- decisions ----

Refusal refuse_react(const Field& field, const Reaction& reaction, const verbs::React& react) {
  if (reaction.stage != Stage::Offering) {
    return kNotAsked;
  }
  const Reactor reactor = find_reactor(field, trigger_of(reaction), react.hex);
  return reactor.hex != kNoHex && is_asked(field, reactor) ? kLawful
                                                           : Refusal{"No force there can react to that.", "6.4"};
}
void react(const Library& library, Now& now, const verbs::React& react) {
  Reactor reactor;
  {
    const Field field(library, now);
    reactor = find_reactor(field, trigger_of(locals_of<Reaction>(now)), react.hex);
  }
  try_with(library, now, reactor);
}

/// Campaign 6.4.2
Refusal refuse_react_afloat(const Field& field, const Reaction& reaction, const verbs::ReactAfloat& react) {
  if (reaction.stage != Stage::Offering) {
    return kNotAsked;
  }
  const std::vector<PieceId> asked = vessels_asked(field, trigger_of(reaction));
  return std::find(asked.begin(), asked.end(), react.ship) != asked.end()
             ? kLawful
             : Refusal{"That vessel cannot react to that.", "6.4.2"};
}
void react_afloat(const Library&, Now& now, const verbs::ReactAfloat& react) {
  begin(now, ReactionVoyageLocals{ReactionVoyageStage::Trying, react.ship, kNoPiece});
}

/// A standing answer in place of being asked: for the side while it is asked, or for a force that is asked now.
Refusal refuse_setting(const Field& field, const Reaction& reaction, const verbs::SetReaction& set) {
  const auto ask = static_cast<int>(ReactionRule::Ask);
  if (reaction.stage != Stage::Offering || set.answer <= 1 + ask || set.answer > kReactionRules) {
    return kNotAsked;
  }
  if (set.hex == kNoHex) {
    return field.value(Track::Reaction, index_of(reacting_side(field))) % kReactionRules == ask
               ? kLawful
               : Refusal{"The side has its answer.", "6.4"};
  }
  const Reactor reactor = find_reactor(field, trigger_of(reaction), set.hex);
  return reactor.hex != kNoHex && !reactor.is_leader && is_asked(field, reactor)
             ? kLawful
             : Refusal{"That force is not asked.", "6.4"};
}
void set_answer(const Library& library, Now& now, const verbs::SetReaction& set) {
  set_reaction(library, now, other_side(now), set);
}

Refusal refuse_pass(const Field&, const Reaction& reaction, const verbs::Pass&) {
  return reaction.stage == Stage::Offering ? kLawful : kNotAsked;
}
void pass(const Library&, Now& now, const verbs::Pass&) { write(now, &Reaction::stage, Stage::Fighting); }

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto reaction = locals_of<Reaction>(step);
  constexpr auto kAsk = static_cast<int>(ReactionRule::Ask);
  const auto add_answers = [&](HexId hex) {
    for (int rule = kAsk + 1; rule < kReactionRules; ++rule) {
      add_action(actions, verbs::SetReaction{1 + rule, hex});
    }
  };
  for (const Reactor& reactor : who_may_react(field, trigger_of(reaction))) {
    if (is_asked(field, reactor)) {
      add_action(actions, verbs::React{reactor.hex});
      if (!reactor.is_leader) {
        add_answers(reactor.hex);
      }
    }
  }
  for (const PieceId ship : vessels_asked(field, trigger_of(reaction))) {
    add_action(actions, verbs::ReactAfloat{ship});
  }
  if (field.value(Track::Reaction, index_of(reacting_side(field))) % kReactionRules == kAsk) {
    add_answers(kNoHex);
  }
  add_action(actions, verbs::Pass{});
  heap_sort(actions.begin(), actions.end());
}

/// Campaign 6.4: which move of the enemy is answered.
void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto reaction = locals_of<Reaction>(step);
  const std::string here = place_name(field, reaction.here);
  const Force force = moving_force(field, reaction.here, field.phasing());
  const std::string who = capitalized(strength_words(force.strength(), force.cavalry));
  const bool goes = is_one(force.strength(), force.cavalry);
  prompt.text = reaction.cause == ReactionCause::Fort   ? "The enemy works on a fort at " + here
                : reaction.cause != ReactionCause::Exit ? who + (goes ? " lands at " : " land at ") + here
                                                        : who + " of the enemy" + (goes ? " goes" : " go") + " from " +
                                                              place_name(field, reaction.from) + " to " + here;
  prompt.text += ". Who tries to react?";
}

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_react, react>(),
                                     StepRule::verb<refuse_react_afloat, react_afloat>(),
                                     StepRule::verb<refuse_setting, set_answer>(), StepRule::verb<refuse_pass, pass>()};

constexpr int kMaxOrigins = 0x7fff;
constexpr LocalRange kRanges[] = {
    range<&Reaction::stage>("stage", Stage::Offering, Stage::Fighting),
    range<&Reaction::cause>("cause", ReactionCause::Exit, ReactionCause::Fort),
    range<&Reaction::here>("here", 0, kMaxHexes - 1),
    range<&Reaction::from>("from", 0, kMaxHexes - 1),
    range<&Reaction::trying>("trying", kNoHex, kMaxHexes - 1),
    range<&Reaction::note, &ReactionNote::arrived>("arrived", 0, Reaction::kMaxArrivals),
    range<&Reaction::note, &ReactionNote::fought>("fought", 0, Reaction::kMaxArrivals),
    range<&Reaction::note, &ReactionNote::standing>("standing", ReactionStanding::WonAll, ReactionStanding::Beaten),
    range<&Reaction::note, &ReactionNote::has_moved>("has_moved", 0, 1),
    range<&Reaction::first>("first", 0, kMaxOrigins),
    range<&Reaction::second>("second", 0, kMaxOrigins)};

/// Those who have come and wait for their battle are there, and nobody else waits for one.
bool are_arrivals_there(const Field& field, const Reaction& reaction) {
  for (const PieceId id : field.pieces()) {
    const Piece& piece = field.piece(id);
    if (owner_of(piece) == reacting_side(field) && is_hex(piece.place) && is_ground_unit(field.class_of(id))) {
      const int number = arrival_of(piece.flags);
      if (number != 0 &&
          (piece.place != reaction.here || number > reaction.note.arrived || number <= reaction.note.fought)) {
        return false;
      }
    }
  }
  return true;
}

/// The step below is what is answered.
bool answers_step(const Reaction& reaction, const Step& below) {
  if (is_step<WorksLocals>(below)) {
    const auto works = locals_of<WorksLocals>(below);
    return reaction.cause == ReactionCause::Fort && works.stage >= WorksStage::Placing && works.fort == reaction.here &&
           reaction.from == reaction.here;
  }
  const auto move = locals_of<ForceMoveLocals>(below);
  return reaction.cause != ReactionCause::Fort && move.stage == ForceMoveStage::Leaving && move.here == reaction.here &&
         (move.from == kNoHex) == (reaction.cause != ReactionCause::Exit) &&
         (move.from == kNoHex || move.from == reaction.from);
}

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto reaction = locals_of<Reaction>(step);
  if (!field.map().is_playable(reaction.here) || !field.map().is_playable(reaction.from) ||
      reaction.note.fought > reaction.note.arrived || !are_arrivals_there(field, reaction)) {
    return false;
  }
  if (!answers_step(reaction, *below)) {
    return false;
  }
  if (!is_innermost(field.state(), step)) {
    const auto above = static_cast<StepKind>((&step + 1)->kind);
    return above == StepKind::ReactionMove || above == StepKind::ReactionVoyage
               ? reaction.stage == Stage::Offering && reaction.note.fought == 0
               : reaction.stage == Stage::Fighting && reaction.note.fought > 0;
  }
  const std::vector<Reactor> reactors = who_may_react(field, trigger_of(reaction));
  if (reaction.note.fought != 0 || reaction.note.standing != ReactionStanding::WonAll ||
      !is_still_there(field, reaction)) {
    return false;
  }
  if (reaction.stage == Stage::Trying) {
    return std::any_of(reactors.begin(), reactors.end(),
                       [&](const Reactor& one) { return one.hex == reaction.trying && !one.is_leader; });
  }
  return reaction.stage == Stage::Offering && reaction.trying == kNoHex &&
         (std::any_of(reactors.begin(), reactors.end(), [&](const Reactor& one) { return is_asked(field, one); }) ||
          !vessels_asked(field, trigger_of(reaction)).empty()) &&
         std::none_of(reactors.begin(), reactors.end(),
                      [&](const Reactor& one) { return answers_by_itself(field, trigger_of(reaction), one); });
}

}  // namespace

bool begin_reaction(const Library& library, Now& now, ReactionCause cause, HexId here, HexId from) {
  {
    const Field field(library, now);
    if (!is_answerable(field, {cause, here, from})) {
      return false;
    }
    const std::vector<Reactor> reactors = who_may_react(field, {cause, here, from});
    const bool has_any = std::any_of(reactors.begin(), reactors.end(), [&](const Reactor& one) {
      return is_asked(field, one) || answers_by_itself(field, {cause, here, from}, one);
    });
    if (!has_any && vessels_asked(field, {cause, here, from}).empty()) {
      return false;
    }
  }
  begin(now, Reaction{Stage::Offering, cause, here, from});
  return true;
}

void note_reaction(Now& now, ReactionStanding standing) {
  auto note = locals_of<Reaction>(now).note;
  note.standing = std::max(note.standing, standing);
  write(now, &Reaction::note, note);
}

void go_and_react(const Library& library, Now& now, HexId from, HexId to, bool by_water) {
  auto reaction = locals_of<Reaction>(now);
  const Seat side = other_side(now);
  move_force(library, now, side, from, to);
  const std::vector<PieceId> force = movers_at(Field(library, now), to, side);
  reaction.note.has_moved = true;
  write(now, reaction);
  if (to == reaction.here) {
    if (reaction.note.arrived < Reaction::kMaxArrivals) {
      ++reaction.note.arrived;
      const std::optional<Direction> d = library.map.grid.direction(to, from);
      reaction.set_origin(reaction.note.arrived, by_water ? Origins::kWater
                                                 : d      ? static_cast<int>(*d)
                                                          : Origins::kNone);
      write(now, reaction);
    }
    for (const PieceId id : force) {
      now.flag(id, with_arrival(now.state().piece(id).flags, reaction.note.arrived));
    }
  }
  for (const PieceId id : force) {
    now.lower(id, kMoving);
  }
  log(now, notes::Reacted{side, from, to});
}

const StepRule kReactionStep = {.kind = StepKind::Reaction,
                                .id = "reaction",
                                .advance = advance,
                                .waits_for = waits_for,
                                .candidates = candidates,
                                .verbs = kVerbs,
                                .act = roll,
                                .rolls = d6("6.4"),
                                .asks = {"Which force tries to react?", "6.4"},
                                .ask = ask,
                                .is_exact = true,
                                .on = steps(StepKind::ForceMove, StepKind::Works),
                                .holds = holds_only<Reaction>,
                                .ranges = kRanges,
                                .fits = fits};

}  // namespace longroll::campaign
