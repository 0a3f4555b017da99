// build: small
#include "engine/games/campaign/rules/politics.h"
#include "engine/games/campaign/rules/works.h"
#include "engine/games/campaign/set_up.h"
#include "engine/games/campaign/steps/table_acts.h"

/// Campaign 15.5: Kentucky is neutral no more: the sides place what 15.5.1 and 15.5.2 give them.
namespace longroll::campaign {
namespace {

using Joins = KentuckyJoinsLocals;
using Stage = KentuckyStage;

/// Campaign 15.5.1, 15.5.2: the side that Kentucky has joined takes what nobody of the enemy occupies: by its own
/// decision towns and railroads, after an invasion all.
void take_kentucky(const Library& library, Now& now, KentuckyEnd end) {
  const Seat side = kentucky_joins(end);
  constexpr unsigned kAll = kHeldByUnion | kHeldByConfederacy | kRailUnion | kRailConfederacy;
  const unsigned held = side == Seat::Union ? kHeldByUnion : kHeldByConfederacy;
  const unsigned rails = side == Seat::Union ? kRailUnion : kRailConfederacy;
  const HexSet enemies = Field(library, now).occupied(other(side));
  for (const HexId hex : library.land) {
    const bool has_rails = library.map.rail_hexes().has(hex);
    if (library.map.state_at(hex) == AmericanState::Kentucky && !enemies.has(hex) &&
        (end != KentuckyEnd::Decides || has_rails || library.towns.has(hex))) {
      now.mark_ground(hex, (now.state().ground_at(hex) & ~kAll) | held | (has_rails ? rails : 0U));
    }
  }
}

int kentucky_militia() { return kStates - 1; }

/// The first counters, or the die, that the stage brings; the step ends after the last one.
void begin_stage(const Library& library, Now& now, Joins joins) {
  joins.last = kNoHex;
  switch (joins.stage) {
    case Stage::ConfederateArmy:
    case Stage::UnionArmy: {
      const Field field(library, now);
      const KentuckyEnds& numbers = kentucky_numbers(field, joins.end);
      joins.left = joins.stage == Stage::UnionArmy ? numbers.union_asp : numbers.confederate_asp;
      break;
    }
    case Stage::MilitiaDie:
      joins.left = 0;
      break;
    case Stage::Militia:
      break;
  }
  write(now, joins);
}

/// Campaign 15.5.2: militia comes only when Kentucky has been invaded.
void go_on(const Library& library, Now& now, Joins joins) {
  switch (joins.stage) {
    case Stage::ConfederateArmy:
      joins.stage = Stage::UnionArmy;
      begin_stage(library, now, joins);
      return;
    case Stage::UnionArmy:
      if (joins.end == KentuckyEnd::Decides) {
        take_kentucky(library, now, joins.end);
        now.end();
        return;
      }
      note_call(now, kentucky_militia());
      joins.stage = joins.end == KentuckyEnd::UnionInvades ? Stage::Militia : Stage::MilitiaDie;
      joins.left = joins.stage == Stage::Militia ? confederate_militia(Field(library, now), kentucky_militia()) : 0;
      begin_stage(library, now, joins);
      return;
    default:
      now.end();
      return;
  }
}

bool advance(const Library& library, Now& now) {
  const auto joins = locals_of<Joins>(now);
  if (joins.stage == Stage::MilitiaDie || (joins.left > 0 && !kentucky_places(Field(library, now), joins).empty())) {
    return false;
  }
  go_on(library, now, joins);
  return true;
}

Seat waits_for(const State&, const Step& step) {
  const auto joins = locals_of<Joins>(step);
  return joins.stage == Stage::MilitiaDie ? Seat::Chance : kentucky_placer(joins);
}

UnitClass class_placed(const Joins& joins) { return joins.stage == Stage::Militia ? UnitClass::Msp : UnitClass::Asp; }

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto joins = locals_of<Joins>(step);
  const int kind = field.library().kind_of(kentucky_placer(joins), class_placed(joins));
  kentucky_places(field, joins).for_each([&](HexId hex) { add_action(actions, verbs::Place{kind, hex}); });
}

Refusal refuse(const Field& field, const Joins& joins, const verbs::Place& place) {
  const StaticText rule = joins.end == KentuckyEnd::Decides ? "15.5.1" : "15.5.2";
  return joins.stage != Stage::MilitiaDie &&
                 place.kind == field.library().kind_of(kentucky_placer(joins), class_placed(joins)) &&
                 kentucky_places(field, joins).has(place.hex)
             ? kLawful
             : Refusal{"No counter is placed there.", rule};
}
void place(const Library& library, Now& now, const verbs::Place& place) {
  auto joins = locals_of<Joins>(now);
  const Seat side = kentucky_placer(joins);
  now.move(next_in_pool(now.state(), library, side, class_placed(joins)), place.hex);
  log(now, notes::Arrived{side, place.hex});
  joins.last = place.hex;
  --joins.left;
  write(now, joins);
  settle_control(library, now, place.hex);
}

/// Campaign 15.5.2, 4.3: the Union's militia.
void roll(const Library& library, Now& now, const Action& action) {
  auto joins = locals_of<Joins>(now);
  joins.left = thrown(now, action);
  joins.stage = Stage::Militia;
  log(now, notes::MilitiaCalled{kentucky_militia(), joins.left});
  begin_stage(library, now, joins);
}

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse, place>()};

void ask(const Field&, const Step& step, Prompt& prompt) {
  const auto joins = locals_of<Joins>(step);
  prompt.text = joins.stage == Stage::Militia ? "Where does the militia of Kentucky gather?"
                                              : "Where in Kentucky is a new point placed?";
  prompt.rule = joins.end == KentuckyEnd::Decides ? "15.5.1" : "15.5.2";
}

constexpr int kMaxLeft = 6;
constexpr LocalRange kRanges[] = {range<&Joins::end>("end", KentuckyEnd::Decides, KentuckyEnd::ConfederateInvades),
                                  range<&Joins::stage>("stage", Stage::ConfederateArmy, Stage::Militia),
                                  range<&Joins::left>("left", 0, kMaxLeft),
                                  range<&Joins::last>("last", kNoHex, kMaxHexes - 1)};

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto joins = locals_of<Joins>(step);
  const bool is_decided = joins.end == KentuckyEnd::Decides;
  const int violator = joins.end == KentuckyEnd::UnionInvades ? 1 : is_decided ? 0 : 2;
  const bool joins_union = kentucky_joins(joins.end) == Seat::Union;
  if (!is_innermost(field.state(), step) || is_below(below, StepKind::Political) != is_decided ||
      field.kentucky() != (joins_union ? Kentucky::Union : Kentucky::Confederate) ||
      field.value(Track::KentuckyViolated) != violator ||
      (joins.last != kNoHex && !field.map().is_playable(joins.last))) {
    return false;
  }
  const bool is_militia = joins.stage == Stage::MilitiaDie || joins.stage == Stage::Militia;
  if (is_militia && (is_decided || !has_been_called(field, kentucky_militia()))) {
    return false;
  }
  return joins.stage == Stage::MilitiaDie ? joins.left == 0 && joins.end == KentuckyEnd::ConfederateInvades
                                          : joins.left > 0 && !kentucky_places(field, joins).empty();
}

}  // namespace

void end_neutrality(const Library& library, Now& now, KentuckyEnd end) {
  const Seat side = kentucky_joins(end);
  now.set(track(Track::Kentucky), static_cast<int>(side == Seat::Union ? Kentucky::Union : Kentucky::Confederate));
  log(now, notes::KentuckyJoined{side});
  if (end != KentuckyEnd::Decides) {
    now.set(track(Track::KentuckyViolated), end == KentuckyEnd::UnionInvades ? 1 : 2);
    change_status(library, now, kentucky_numbers(Field(library, now), end).status);
    take_kentucky(library, now, end);
  }
  begin(now, Joins{end});
  begin_stage(library, now, locals_of<Joins>(now));
}

const StepRule kKentuckyJoinsStep = {.kind = StepKind::KentuckyJoins,
                                     .id = "kentucky-joins",
                                     .advance = advance,
                                     .waits_for = waits_for,
                                     .candidates = candidates,
                                     .verbs = kVerbs,
                                     .act = roll,
                                     .rolls = d6("4.3"),
                                     .ask = ask,
                                     .is_exact = true,
                                     .on = steps(StepKind::Political, StepKind::Movement),
                                     .holds = holds_only<Joins>,
                                     .ranges = kRanges,
                                     .fits = fits};

}  // namespace longroll::campaign
