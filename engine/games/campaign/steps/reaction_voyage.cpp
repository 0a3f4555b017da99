// build: small
#include "engine/core/heap_sort.h"
#include "engine/games/campaign/rules/reaction_afloat.h"
#include "engine/games/campaign/steps/reaction.h"
#include "engine/games/campaign/steps/ship_acts.h"
#include "engine/games/campaign/steps/table_acts.h"
#include "engine/games/campaign/words.h"

/// Campaign 6.4.2: a vessel tries to react with a die; then it goes where its owner says, alone or with a point that it
/// lands.
namespace longroll::campaign {
namespace {

using Voyage = ReactionVoyageLocals;
using Stage = ReactionVoyageStage;

/// What is answered: the step below.
Trigger trigger_below(const State& state) {
  return trigger_of(locals_of<ReactionLocals>(state.stack[state.stack.size() - 2]));
}

void roll(const Library& library, Now& now, const Action& action) {
  const auto voyage = locals_of<Voyage>(now);
  const int die = thrown(now, action);
  const bool succeeds = reacts_afloat(Field(library, now), die);
  now.raise(voyage.ship, kTried);
  if (succeeds) {
    write(now, &Voyage::stage, Stage::Choosing);
    return;
  }
  const auto where = static_cast<HexId>(now.state().piece(voyage.ship).place);
  log(now, notes::Reacted{other(phasing(now.state())), where, kNoHex});
  now.end();
}

/// The vessel lies there from now on, and serves as no ferry in this impulse (13.4.2).
void go(Now& now, PieceId ship, const Berth& to) {
  if (Berth::of(now.state().piece(ship)) != to) {
    sail(now, std::span(&ship, 1), to);
    log(now, notes::Sailed{owner_of(now.state().piece(ship)), 1, to});
  }
  now.raise(ship, kMoved);
}

Refusal refuse_sail(const Field& field, const Voyage& voyage, const verbs::SailTo& to) {
  if (voyage.stage != Stage::Choosing || voyage.passenger != kNoPiece) {
    return kNotAsked;
  }
  const std::vector<Berth> berths = reaction_berths(field, voyage.ship);
  return std::find(berths.begin(), berths.end(), to.berth) != berths.end()
             ? kLawful
             : Refusal{"It does not come so far past the enemy.", "6.4.2"};
}
void sail_to(const Library&, Now& now, const verbs::SailTo& to) {
  const PieceId ship = locals_of<Voyage>(now).ship;
  now.end();
  go(now, ship, to.berth);
}

/// Campaign 6.4.2, 13.4.1: the point of that kind that goes along from the hex; kNoPiece: none can.
PieceId passenger_at(const Field& field, const Voyage& voyage, const verbs::Embark& embark) {
  for (const PieceId id : reaction_passengers(field, trigger_below(field.state()), voyage.ship)) {
    if (field.piece(id).place == embark.hex && field.piece(id).kind == embark.kind) {
      return id;
    }
  }
  return kNoPiece;
}
Refusal refuse_embarking(const Field& field, const Voyage& voyage, const verbs::Embark& embark) {
  if (voyage.stage != Stage::Choosing || voyage.passenger != kNoPiece || embark.by != TransportBy::Boat) {
    return kNotAsked;
  }
  return passenger_at(field, voyage, embark) == kNoPiece ? Refusal{"Nobody there can go along with it.", "6.4.2"}
                                                         : kLawful;
}
void embark(const Library& library, Now& now, const verbs::Embark& embark) {
  const PieceId passenger = passenger_at(Field(library, now), locals_of<Voyage>(now), embark);
  write(now, &Voyage::passenger, passenger);
}

std::vector<ReactionLanding> landings(const Field& field, const Voyage& voyage) {
  return reaction_landings(field, trigger_below(field.state()), voyage.ship, voyage.passenger);
}
Refusal refuse_landing(const Field& field, const Voyage& voyage, const verbs::Land& land) {
  if (voyage.stage != Stage::Choosing || voyage.passenger == kNoPiece) {
    return kNotAsked;
  }
  const std::vector<ReactionLanding> all = landings(field, voyage);
  return std::any_of(all.begin(), all.end(), [&](const ReactionLanding& one) { return one.hex == land.hex; })
             ? kLawful
             : Refusal{"The point cannot be landed there.", "6.4.2"};
}
void land(const Library& library, Now& now, const verbs::Land& land) {
  const auto voyage = locals_of<Voyage>(now);
  const auto from = static_cast<HexId>(now.state().piece(voyage.passenger).place);
  const std::vector<ReactionLanding> all = landings(Field(library, now), voyage);
  const auto landing =
      std::find_if(all.begin(), all.end(), [&](const ReactionLanding& one) { return one.hex == land.hex; });
  now.end();
  go(now, voyage.ship, landing->berth);
  now.raise(voyage.passenger, kTried | kMoving);
  go_and_react(library, now, from, land.hex, true);
}

void stay(const Library&, Now& now, const verbs::Pass&) { now.end(); }
Refusal refuse_stay(const Field&, const Voyage& voyage, const verbs::Pass&) {
  return voyage.stage == Stage::Choosing ? kLawful : kNotAsked;
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto voyage = locals_of<Voyage>(step);
  if (voyage.passenger == kNoPiece) {
    for (const Berth& berth : reaction_berths(field, voyage.ship)) {
      add_action(actions, verbs::SailTo{berth});
    }
    for (const PieceId id : reaction_passengers(field, trigger_below(field.state()), voyage.ship)) {
      const Piece& piece = field.piece(id);
      add_action(actions, verbs::Embark{static_cast<HexId>(piece.place), TransportBy::Boat, piece.kind});
    }
  } else {
    for (const ReactionLanding& landing : landings(field, voyage)) {
      add_action(actions, verbs::Land{landing.hex});
    }
  }
  add_action(actions, verbs::Pass{});
  heap_sort(actions.begin(), actions.end());
}

Seat waits_for(const State& state, const Step& step) {
  return locals_of<Voyage>(step).stage == Stage::Trying ? Seat::Chance : other(phasing(state));
}

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_sail, sail_to>(), StepRule::verb<refuse_embarking, embark>(),
                                     StepRule::verb<refuse_landing, land>(), StepRule::verb<refuse_stay, stay>()};

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto voyage = locals_of<Voyage>(step);
  prompt.text = voyage.passenger == kNoPiece ? "Where does the vessel go: " + counter_name(field, voyage.ship) + "?"
                                             : std::string("Where does the point land?");
  prompt.rule = "6.4.2";
}

constexpr LocalRange kRanges[] = {range<&Voyage::stage>("stage", Stage::Trying, Stage::Choosing),
                                  piece_or_none_in<&Voyage::ship>("ship"),
                                  piece_or_none_in<&Voyage::passenger>("passenger")};

/// The vessel is one that may try, or has tried; who has embarked is one who can go along.
bool fits(const Field& field, const Step& step, const Step* below) {
  const auto voyage = locals_of<Voyage>(step);
  const auto reaction = locals_of<ReactionLocals>(*below);
  if (!is_innermost(field.state(), step) || reaction.stage != ReactionStage::Offering || reaction.trying != kNoHex ||
      !field.state().has_piece(voyage.ship)) {
    return false;
  }
  if (voyage.stage == Stage::Trying) {
    const std::vector<PieceId> asked = vessels_asked(field, trigger_of(reaction));
    return voyage.passenger == kNoPiece && std::find(asked.begin(), asked.end(), voyage.ship) != asked.end();
  }
  const UnitClass unit_class = field.class_of(voyage.ship);
  const bool is_reacting =
      unit_class == UnitClass::Rsp || unit_class == UnitClass::Flotilla || unit_class == UnitClass::Ironclad;
  if (!is_reacting || field.side_of(voyage.ship) != reacting_side(field) || !is_afloat(field, voyage.ship) ||
      !Berth::of(field.piece(voyage.ship)).is_hexside() || !field.has_flag(voyage.ship, kTried) ||
      field.piece(voyage.ship).up != kFront) {
    return false;
  }
  const std::vector<PieceId> passengers = reaction_passengers(field, trigger_of(reaction), voyage.ship);
  return voyage.passenger == kNoPiece ||
         std::find(passengers.begin(), passengers.end(), voyage.passenger) != passengers.end();
}

}  // namespace

const StepRule kReactionVoyageStep = {.kind = StepKind::ReactionVoyage,
                                      .id = "reaction-voyage",
                                      .waits_for = waits_for,
                                      .candidates = candidates,
                                      .verbs = kVerbs,
                                      .act = roll,
                                      .rolls = d6("6.4.2"),
                                      .ask = ask,
                                      .is_exact = true,
                                      .on = steps(StepKind::Reaction),
                                      .holds = holds_only<Voyage>,
                                      .ranges = kRanges,
                                      .fits = fits};

}  // namespace longroll::campaign
