// build: small
#include "engine/games/chattanooga/rules/heroes.h"
#include "engine/games/chattanooga/rules/returns.h"
#include "engine/games/chattanooga/steps/check_effects.h"
#include "engine/games/chattanooga/steps/leader_acts.h"
#include "engine/games/chattanooga/steps/table_acts.h"

/// Chattanooga 7.7, 13.2 to 13.5: what one leader does: he rides without troops, rallies or rebuilds a unit, or returns
/// after he was hit.
namespace longroll::chattanooga {
namespace {

using Lead = LeadLocals;

constexpr int kMaxRide = 40;  ///< points that the chart may give a leader

HexSet hexes_of(const Field& field, const Lead& lead) {
  return lead.purpose == LeadPurpose::Ride ? ride_hexes(field, lead.leader, points_of_leg(field, lead.spent))
                                           : leader_return_hexes(field, lead.leader);
}

bool is_asking(const Lead& lead) { return lead.purpose == LeadPurpose::Ride || lead.purpose == LeadPurpose::Return; }

Seat waits_for(const State& state, const Step& step) {
  const auto lead = locals_of<Lead>(step);
  return is_asking(lead) ? owner_of(state.piece(lead.leader)) : Seat::Chance;
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto lead = locals_of<Lead>(step);
  hexes_of(field, lead).for_each([&](HexId hex) { actions.push_back(action_of(verbs::Go{hex})); });
  if (lead.purpose == LeadPurpose::Ride) {
    actions.push_back(action_of(verbs::Halt{}));
  }
}

Refusal refuse_going(const Field& field, const Lead& lead, const verbs::Go& go) {
  return is_asking(lead) && hexes_of(field, lead).has(go.hex) ? kLawful : Refusal{"He cannot go there.", "13.2"};
}

/// Chattanooga 7.4: with the road bonus he may ride on while he has points.
void go(const Library& library, Now& now, const verbs::Go& go) {
  auto lead = locals_of<Lead>(now);
  const bool is_ride = lead.purpose == LeadPurpose::Ride;
  lead.spent += is_ride ? ride_points(Field(library, now), lead.leader, go.hex) : 0;
  now.move(lead.leader, go.hex);
  log(now, notes::Rode{lead.leader, go.hex});
  if (is_ride && has_option(now.state(), Option::RoadBonus) &&
      lead.spent < library.chart.numbers.movement.leader_allowance) {
    write(now, lead);
    return;
  }
  now.end();
  if (is_ride) {
    now.raise(lead.leader, kMoved | kEntered);
  }
}

Refusal refuse_halt(const Field&, const Lead& lead, const verbs::Halt&) {
  return lead.purpose == LeadPurpose::Ride ? kLawful : Refusal{"He returns to the map.", "13.4"};
}

/// Chattanooga 7.1: taken and halted, he has moved.
void halt(const Library&, Now& now, const verbs::Halt&) {
  const PieceId leader = locals_of<Lead>(now).leader;
  now.end();
  now.raise(leader, kMoved | kEntered);
}

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_going, go>(), StepRule::verb<refuse_halt, halt>()};

/// A unit that the leader brings back stands with him; it does not move in this phase.
void place_with(const Library& library, Now& now, PieceId leader, PieceId unit, unsigned flags) {
  const HexId hex = now.state().piece(leader).place;
  move_units(library, now, Movers(unit), hex);
  log(now, notes::Returned{unit, hex});
  now.raise(unit, flags);
}

/// Chattanooga 13.5: a die up to the command rating makes a hero, who is drawn from the cup.
void inspire(const Library& library, Now& now, const Lead& lead, int die) {
  now.rolled(die, kDieFaces, lead.leader);
  if (die <= library.counter(now.state().piece(lead.leader).kind).command_rating) {
    write(now, &Lead::purpose, LeadPurpose::DrawHero);
    return;
  }
  log(now, notes::HeroRose{lead.unit, 0});
  now.end();
}

void draw_hero(const Library& library, Now& now, const Lead& lead, int number) {
  const int rating = rating_of_hero(Field(library, now), number);
  now.end();
  now.mark(lead.unit, rating);
  log(now, notes::HeroRose{lead.unit, rating});
}

/// Chattanooga 2.2, 13.5
Chance chance(const Library& library, const State& state, const Step& step) {
  if (locals_of<Lead>(step).purpose != LeadPurpose::DrawHero) {
    return d10("13.3");
  }
  const auto left = static_cast<std::int16_t>(heroes_left(Field(library, state)));
  return {Chance::Kind::Draw, static_cast<Verb>(Do::DrawPiece), left, 0, "13.5"};
}

/// Chattanooga 5.11, 13.3: the cadre roll less his combat rating; the natural die destroys.
void roll(const Library& library, Now& now, const Action& action) {
  const auto lead = locals_of<Lead>(now);
  const int die = way_of(action);
  if (lead.purpose == LeadPurpose::Inspire) {
    inspire(library, now, lead, die);
    return;
  }
  if (lead.purpose == LeadPurpose::DrawHero) {
    draw_hero(library, now, lead, die);
    return;
  }
  const CadreNumbers& numbers = library.chart.numbers.cadre;
  const Unit& unit = library.counter(now.state().piece(lead.unit).kind);
  const int rating = library.counter(now.state().piece(lead.leader).kind).combat_rating;
  const int success_to = unit.has_asterisk ? numbers.asterisk_success_to : numbers.success_to;
  const auto result = die == numbers.destroyed_die ? notes::CadreResult::Destroyed
                      : die - rating <= success_to ? notes::CadreResult::Rebuilt
                                                   : notes::CadreResult::None;
  now.rolled(die, kDieFaces, lead.unit);
  log(now, notes::CadreRolled{lead.unit, result});
  now.end();
  if (result == notes::CadreResult::Destroyed) {
    put_in_box(library, now, lead.unit, kDestroyed);
  } else if (result == notes::CadreResult::Rebuilt) {
    place_with(library, now, lead.leader, lead.unit, kMoved);
  }
}

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto lead = locals_of<Lead>(step);
  const std::string& name = field.counter(lead.leader).name;
  switch (lead.purpose) {
    case LeadPurpose::Ride:
      prompt.text = lead.spent == 0 ? "Where does " + name + " ride?" : "Where does " + name + " ride on?";
      prompt.rule = "7.7";
      return;
    case LeadPurpose::Return:
      prompt.text = name + " is unhurt: with which of his units does he return?";
      prompt.rule = "13.4";
      return;
    case LeadPurpose::Inspire:
    case LeadPurpose::DrawHero:
      prompt.text = name + " looks for a hero in the ranks of " + field.counter(lead.unit).name + ".";
      prompt.rule = "13.5";
      return;
    default:
      prompt.text = "A die tells whether " + name + " rebuilds " + field.counter(lead.unit).name + " from its cadre.";
      prompt.rule = "13.3";
  }
}

constexpr LocalRange kRanges[] = {piece_in<&Lead::leader>("leader"),
                                  range<&Lead::purpose>("purpose", LeadPurpose::Ride, LeadPurpose::DrawHero),
                                  piece_or_none_in<&Lead::unit>("unit"), range<&Lead::spent>("spent", 0, kMaxRide)};

/// A bonus is being applied: he has it marked, and it can be applied but for that.
bool fits_bonus(const Field& field, const Step& step, const Lead& lead, Bonus bonus) {
  if (lead.unit == kNoPiece || field.piece(lead.leader).marks != static_cast<int>(bonus) ||
      !is_in_span(field, lead.leader, lead.unit)) {
    return false;
  }
  const Place place = field.piece(lead.unit).place;
  return can_join_leader(field, lead.leader, lead.unit) &&
         (bonus == Bonus::Rally
              ? !is_asked_next(field.state(), step) && (place == kRouted || place == kRoutedAndEliminated)
              : is_asked_next(field.state(), step) && !refuse_cadre(field, lead.unit, field.side_of(lead.leader)));
}

/// Chattanooga 13.5
bool fits_hero(const Field& field, const Step& step, const Lead& lead) {
  return field.has(Option::Heroes) && is_asked_next(field.state(), step) && lead.unit != kNoPiece &&
         field.piece(lead.leader).marks == static_cast<int>(Bonus::Hero) && is_in_span(field, lead.leader, lead.unit) &&
         field.piece(lead.unit).marks == 0 && field.piece(lead.unit).place == field.piece(lead.leader).place &&
         heroes_left(field) > 0;
}

/// Chattanooga 7.4, 7.7: he can go on, from the start or after a leg.
bool fits_ride(const Field& field, const Lead& lead) {
  return !refuse_ride(field, lead.leader) &&
         (lead.spent == 0 || (field.has(Option::RoadBonus) && lead.spent < field.numbers().movement.leader_allowance));
}

bool fits(const Field& field, const Step& step, const Step* below) {
  const auto lead = locals_of<Lead>(step);
  if ((lead.spent != 0 && lead.purpose != LeadPurpose::Ride) || !field.has(Option::Leaders) ||
      field.type(lead.leader) != UnitType::Leader) {
    return false;
  }
  if (lead.purpose == LeadPurpose::Return) {
    return is_below(below, StepKind::Administration) && lead.unit == kNoPiece &&
           locals_of<AdministrationLocals>(*below).stage == AdministrationStage::Leaders &&
           field.piece(lead.leader).place == kHit && !leader_return_hexes(field, lead.leader).empty();
  }
  if (!is_below(below, StepKind::MovementPhase) || !has_leader_on_map(field, lead.leader, field.phasing())) {
    return false;
  }
  switch (lead.purpose) {
    case LeadPurpose::Ride:
      return lead.unit == kNoPiece && fits_ride(field, lead);
    case LeadPurpose::Rally:
      return fits_bonus(field, step, lead, Bonus::Rally);
    case LeadPurpose::Rebuild:
      return fits_bonus(field, step, lead, Bonus::ExtraStrength);
    case LeadPurpose::Inspire:
    case LeadPurpose::DrawHero:
      return fits_hero(field, step, lead);
    default:
      return false;
  }
}

}  // namespace

/// Chattanooga 13.3: a rallied unit stands with the leader and neither moves nor fights in this couplet. One that had
/// been eliminated too takes a point of extra strength, or where none is left becomes ready.
void settle_leader_rally(const Library& library, Now& now, PieceId unit, const CheckResult& result) {
  const auto lead = locals_of<Lead>(now);
  now.end();
  if (!result.is_passed) {
    return;
  }
  if (now.state().piece(unit).place == kRoutedAndEliminated) {
    PieceId marker = kNoPiece;
    {
      const Field field(library, now);
      marker = field.counter(unit).has_asterisk ? kNoPiece : marker_for(field, unit);
    }
    if (marker == kNoPiece) {
      put_in_box(library, now, unit, kReadyAndEliminated);
      return;
    }
    now.mark(marker, now.state().piece(marker).marks - 1);
    log(now, notes::Rebuilt{unit, marker});
  }
  place_with(library, now, lead.leader, unit, kMoved | kFought | kRallied);
}

const StepRule kLeadStep = {.kind = StepKind::Lead,
                            .id = "lead",
                            .waits_for = waits_for,
                            .candidates = candidates,
                            .verbs = kVerbs,
                            .act = roll,
                            .chance = chance,
                            .ask = ask,
                            .is_exact = true,
                            .on = steps(StepKind::MovementPhase, StepKind::Administration),
                            .holds = holds_only<Lead>,
                            .ranges = kRanges,
                            .fits = fits};

}  // namespace longroll::chattanooga
