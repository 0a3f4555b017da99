// build: small
#include "engine/games/campaign/rules/recruitment.h"

#include "engine/games/campaign/set_up.h"
#include "engine/games/campaign/steps/step_rule.h"

/// Campaign 4.0 to 4.2.3, 4.2.5, 15.5.2, 7.7.1: a side places its arrivals point by point. What it does not place is
/// lost.
namespace longroll::campaign {
namespace {

using Recruitment = RecruitmentLocals;

constexpr UnitClass kArrivals[] = {UnitClass::Asp, UnitClass::Cavalry, UnitClass::Leader, UnitClass::Usmrr};

bool has_anything(const Field& field, const Recruitment& recruitment) {
  return std::any_of(std::begin(kArrivals), std::end(kArrivals),
                     [&](UnitClass unit_class) { return !places_for(field, recruitment, unit_class).empty(); });
}

/// Campaign 4.2.3, 4.2.5: points at large and of arsenals are for this turn alone.
void finish(const Library& library, Now& now) {
  if (locals_of<Recruitment>(now).side == Seat::Confederate) {
    now.set(track(Track::AtLarge), 0);
    const Counter& arsenals = library.counter(library.kind_of(Seat::Confederate, UnitClass::Arsenal));
    for (int i = 0; i < arsenals.count; ++i) {
      now.mark(static_cast<PieceId>(arsenals.first + i), 0);
    }
  }
  now.end();
}

bool advance(const Library& library, Now& now) {
  if (has_anything(Field(library, now), locals_of<Recruitment>(now))) {
    return false;
  }
  finish(library, now);
  return true;
}

Seat waits_for(const State&, const Step& step) { return locals_of<Recruitment>(step).side; }

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto recruitment = locals_of<Recruitment>(step);
  for (const UnitClass unit_class : kArrivals) {
    const int kind = field.library().kind_of(recruitment.side, unit_class);
    places_for(field, recruitment, unit_class).for_each([&](HexId hex) {
      add_action(actions, verbs::Place{kind, hex});
    });
  }
  add_action(actions, verbs::EndRecruitment{});
  put_in_order(actions);
}

Refusal refuse_place(const Field& field, const Recruitment& recruitment, const verbs::Place& place) {
  const Library& library = field.library();
  if (!library.has_kind(place.kind) || library.counter(place.kind).side != recruitment.side) {
    return {"No counter of that kind arrives now.", "4.0"};
  }
  return places_for(field, recruitment, library.class_of(place.kind)).has(place.hex)
             ? kLawful
             : Refusal{"Nothing of that kind can arrive there.", recruitment.side == Seat::Union ? "4.1.1" : "4.2.1"};
}

/// Campaign 4.2.5: the arsenal has sent one of its points; after the last one it waits for the next turn.
void use_arsenal(Now& now, PieceId arsenal, int points) {
  const int sent = now.state().piece(arsenal).marks + 1;
  now.mark(arsenal, sent < points ? sent : 0);
  if (sent >= points) {
    now.raise(arsenal, kMoved);
  }
}

/// The right by which it comes is used up.
void count(const Library& library, Now& now, Recruitment& recruitment, HexId hex, UnitClass unit_class) {
  const Field field(library, now);
  const auto use = [&](int bit) {
    recruitment.groups = static_cast<int>(static_cast<unsigned>(recruitment.groups) | 1U << static_cast<unsigned>(bit));
  };
  switch (arrival_right(field, recruitment, unit_class, hex)) {
    case ArrivalRight::Part:
      --(is_east(field, hex) ? recruitment.east : recruitment.west);
      recruitment.cavalry += unit_class == UnitClass::Cavalry ? 1 : 0;
      break;
    case ArrivalRight::Group:
      use(group_of(field.map(), hex));
      break;
    case ArrivalRight::Kentucky:
      use(kKentuckyGroup);
      break;
    case ArrivalRight::Invaded:
      recruitment.groups += 1 << kInvadedKentucky;
      break;
    case ArrivalRight::Arsenal:
      use_arsenal(now, waiting_arsenal(field, hex), field.chart().war.economy.arsenal_asp);
      break;
    case ArrivalRight::AtLarge:
      --recruitment.at_large;
      break;
    case ArrivalRight::None:
      break;
  }
}

void place(const Library& library, Now& now, const verbs::Place& place) {
  auto recruitment = locals_of<Recruitment>(now);
  const UnitClass unit_class = library.class_of(place.kind);
  if (unit_class == UnitClass::Leader) {
    now.move(returning_leader(Field(library, now), recruitment.side), place.hex);
    return;
  }
  if (unit_class == UnitClass::Usmrr) {
    now.move(returning_crew(Field(library, now)), place.hex);
    return;
  }
  count(library, now, recruitment, place.hex, unit_class);
  const PieceId piece = next_in_pool(now.state(), library, recruitment.side, unit_class);
  now.move(piece, place.hex);
  now.raise(piece, kMoved);
  write(now, recruitment);
  log(now, notes::Arrived{recruitment.side, place.hex});
}

void end_recruitment(const Library& library, Now& now, const verbs::EndRecruitment&) { finish(library, now); }

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_place, place>(), StepRule::verb<end_recruitment>()};

/// " Only 3 army counters are left." when more could arrive than the pool has.
std::string shortage(const Field& field, int due) {
  int left = 0;
  for (const PieceId id : field.pieces()) {
    left += field.side_of(id) == Seat::Union && field.class_of(id) == UnitClass::Asp && field.piece(id).place == kPool;
  }
  return left >= due
             ? ""
             : " Only " + std::to_string(left) + (left == 1 ? " army counter is left." : " army counters are left.");
}

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto recruitment = locals_of<Recruitment>(step);
  const int in_kentucky = left_in_invaded(field, recruitment);
  const std::string kentucky = in_kentucky > 0 ? ", " + std::to_string(in_kentucky) + " in Kentucky" : "";
  if (recruitment.side == Seat::Union) {
    prompt.text = "Where do new points arrive? " + std::to_string(recruitment.east) + " in the east, " +
                  std::to_string(recruitment.west) + " in the west" + kentucky + "." +
                  shortage(field, recruitment.east + recruitment.west + in_kentucky);
    prompt.rule = "4.1.1";
  } else {
    prompt.text =
        "Where do new points arrive? One in each recruitment group and at each arsenal" + kentucky +
        (recruitment.at_large > 0 ? ", " + std::to_string(recruitment.at_large) + " at large." : std::string("."));
    prompt.rule = "4.2.1";
  }
}

constexpr int kMaxArrivals = 40;
constexpr LocalRange kRanges[] = {side_in<&Recruitment::side>("side"),
                                  range<&Recruitment::east>("east", 0, kMaxArrivals),
                                  range<&Recruitment::west>("west", 0, kMaxArrivals),
                                  range<&Recruitment::east_cap>("east_cap", 0, kMaxArrivals),
                                  range<&Recruitment::west_cap>("west_cap", 0, kMaxArrivals),
                                  range<&Recruitment::cavalry>("cavalry", 0, 1),
                                  range<&Recruitment::groups>("groups", 0, (1 << kArrivalBits) - 1),
                                  range<&Recruitment::at_large>("at_large", 0, kMaxArrivals)};

bool fits(const Field& field, const Step& step, const Step*) {
  const auto recruitment = locals_of<Recruitment>(step);
  const bool is_union = recruitment.side == Seat::Union;
  return field.phase() == Phase::Recruitment && is_innermost(field.state(), step) &&
         (is_union ? (recruitment.groups & ((1 << kInvadedKentucky) - 1)) == 0 && recruitment.at_large == 0
                   : recruitment.east + recruitment.west + recruitment.cavalry == 0) &&
         has_anything(field, recruitment);
}

}  // namespace

const StepRule kRecruitmentStep = {.kind = StepKind::Recruitment,
                                   .id = "recruitment",
                                   .advance = advance,
                                   .waits_for = waits_for,
                                   .candidates = candidates,
                                   .verbs = kVerbs,
                                   .ask = ask,
                                   .is_exact = true,
                                   .on = steps(StepKind::GameTurn),
                                   .holds = holds_only<Recruitment>,
                                   .ranges = kRanges,
                                   .fits = fits};

}  // namespace longroll::campaign
