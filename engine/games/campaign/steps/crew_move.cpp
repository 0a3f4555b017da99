// build: small
#include "engine/games/campaign/rules/building.h"
#include "engine/games/campaign/rules/crews.h"
#include "engine/games/campaign/rules/trains.h"
#include "engine/games/campaign/set_up.h"
#include "engine/games/campaign/steps/step_rule.h"

/// Campaign 7.7: a crew of the military railroad goes along rails, rides on a train, and upgrades railroads.
namespace longroll::campaign {
namespace {

using Move = CrewMoveLocals;

PieceId moving_crew(const Field& field) {
  for (const PieceId id : field.pieces()) {
    if (field.class_of(id) == UnitClass::Usmrr && field.has_flag(id, kMoving)) {
      return id;
    }
  }
  return kNoPiece;
}

void go(const Library& library, Now& now, HexId to, int points) {
  auto move = locals_of<Move>(now);
  move.points -= points;
  move.here = to;
  write(now, move);
  now.move(moving_crew(Field(library, now)), to);
}

Refusal refuse_going(const Field& field, const Move& move, const verbs::StepTo& step) {
  return refuse_crew_step(field, move, step.hex);
}
void step_to(const Library& library, Now& now, const verbs::StepTo& step) {
  go(library, now, step.hex, crew_step_points(Field(library, now), locals_of<Move>(now), step.hex));
}

Refusal refuse_riding(const Field& field, const Move& move, const verbs::RailTo& rail) {
  return refuse_crew_ride(field, move, rail.hex);
}
/// Campaign 7.3: a train carries one crew.
void ride(const Library& library, Now& now, const verbs::RailTo& rail) {
  const HexId from = locals_of<Move>(now).here;
  now.add(track(Track::TrainsUsed, index_of(Seat::Union)), 1);
  go(library, now, rail.hex, library.chart.numbers.acts[Act::Entrain].points);
  log(now, notes::Rode{Seat::Union, from, rail.hex});
}

/// Campaign 7.5: the marker stands at the end of the line.
void complete_line(const Library& library, Now& now, int line) {
  const std::vector<HexId>& hexes = library.network.unfinished(line);
  const PieceId marker = marker_of_line(library, line);
  now.turn(marker, kFront);
  now.mark(marker, static_cast<int>(hexes.size()));
  now.move(marker, hexes.back());
  lay_rails(now, hexes);
  log(now, notes::Constructed{Seat::Union, library.kind_of(Seat::Confederate, UnitClass::Railroad), hexes.back(),
                              notes::Construction::Finished});
}

Refusal refuse_upgrading(const Field& field, const Move& move, const verbs::Upgrade&) {
  return refuse_upgrade(field, move);
}
/// Campaign 7.7.2: a break is repaired at the same time.
void upgrade(const Library& library, Now& now, const verbs::Upgrade&) {
  auto move = locals_of<Move>(now);
  move.points -= library.chart.numbers.acts[Act::UpgradeRail].points;
  write(now, move);
  const unsigned marks = now.state().ground_at(move.here);
  now.mark_ground(move.here, (marks & ~static_cast<unsigned>(kRailBroken)) | kRailUpgraded);
  log(now, notes::RailUpgraded{move.here});
  const std::vector<int> lines = lines_to_complete(Field(library, now));
  for (const int line : lines) {
    complete_line(library, now, line);
  }
}

void halt(const Library& library, Now& now, const verbs::Halt&) {
  const PieceId crew = moving_crew(Field(library, now));
  now.flag(crew, (now.state().piece(crew).flags & ~static_cast<unsigned>(kMoving)) | kMoved);
  now.end();
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto move = locals_of<Move>(step);
  field.grid().for_each_neighbor(move.here, [&](Direction, HexId to) {
    if (!refuse_crew_step(field, move, to)) {
      add_action(actions, verbs::StepTo{to});
    }
  });
  if (trains_left(field, Seat::Union) > 0 && move.points >= field.numbers().acts[Act::Entrain].points) {
    crew_train_hexes(field, move.here).for_each([&](HexId hex) { add_action(actions, verbs::RailTo{hex}); });
  }
  if (!refuse_upgrade(field, move)) {
    add_action(actions, verbs::Upgrade{});
  }
  add_action(actions, verbs::Halt{});
  put_in_order(actions);
}

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_going, step_to>(), StepRule::verb<refuse_riding, ride>(),
                                     StepRule::verb<refuse_upgrading, upgrade>(), StepRule::verb<halt>()};

void ask(const Field&, const Step& step, Prompt& prompt) {
  const auto move = locals_of<Move>(step);
  prompt.text = "Where does the railroad crew at " + hex_text(move.here) + " go? " + std::to_string(move.points) +
                " movement points are left.";
  prompt.rule = "7.7.1";
}

constexpr LocalRange kRanges[] = {range<&Move::here>("here", 0, kMaxHexes - 1),
                                  range<&Move::points>("points", 0, MarchReach::kMaxPoints)};

/// One crew moves, and nobody else of its side.
bool fits(const Field& field, const Step& step, const Step*) {
  const auto move = locals_of<Move>(step);
  int moving = 0;
  for (const PieceId id : field.pieces()) {
    moving += field.has_flag(id, kMoving) ? 1 : 0;
  }
  const PieceId crew = moving_crew(field);
  return field.phasing() == Seat::Union && is_innermost(field.state(), step) && moving == 1 && crew != kNoPiece &&
         field.piece(crew).place == move.here && field.map().is_playable(move.here) &&
         move.points <= field.turn_box().points;
}

}  // namespace

const StepRule kCrewMoveStep = {.kind = StepKind::CrewMove,
                                .id = "crew-move",
                                .waits_for = waits_for_phasing,
                                .candidates = candidates,
                                .verbs = kVerbs,
                                .ask = ask,
                                .is_exact = true,
                                .on = steps(StepKind::Movement),
                                .holds = holds_only<Move>,
                                .ranges = kRanges,
                                .fits = fits};

}  // namespace longroll::campaign
