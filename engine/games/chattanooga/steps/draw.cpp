// build: small
#include "engine/games/chattanooga/rules/cup.h"
#include "engine/games/chattanooga/steps/table_acts.h"

/// Chattanooga 3.4S: a side draws counters out of its cup: those that it sets up, or at the start of a couplet those
/// that come. What is placed at once is placed by its owner, unit by unit; the others enter the map by 9.3.
namespace longroll::chattanooga {
namespace {

using Draw = DrawLocals;

bool is_set_up(const State& state) { return state.track(track(Track::Turn)) == 0; }

/// Chattanooga 3.4S: a unit for which no hex is free goes back into the cup.
void put_back(const Library& library, Now& now, Seat side) {
  for (PieceId unit = next_to_place(Field(library, now), side); unit != kNoPiece;
       unit = next_to_place(Field(library, now), side)) {
    now.move(unit, kCup);
    log(now, notes::PutBack{unit});
  }
}

bool advance(const Library& library, Now& now) {
  const auto draw = locals_of<Draw>(now);
  if (draw.stage == DrawStage::Drawing && draw.left == 0) {
    write(now, &Draw::stage, DrawStage::Placing);
    return true;
  }
  if (draw.stage != DrawStage::Placing) {
    return false;
  }
  bool has_unit = false;
  bool has_hex = false;
  {
    const Field field(library, now);
    const PieceId unit = next_to_place(field, draw.side);
    has_unit = unit != kNoPiece;
    has_hex = has_unit && !placing_hexes(field, unit).empty();
  }
  if (has_hex) {
    return false;
  }
  if (has_unit) {
    put_back(library, now, draw.side);
  }
  now.end();
  return true;
}

Seat waits_for(const State&, const Step& step) {
  const auto draw = locals_of<Draw>(step);
  return draw.stage == DrawStage::Placing ? draw.side : Seat::Chance;
}

Chance chance(const Library& library, const State& state, const Step& step) {
  const auto draw = locals_of<Draw>(step);
  if (draw.stage == DrawStage::DieDue) {
    return d10("3.4");
  }
  const auto ways = static_cast<std::int16_t>(counters_in_cup(Field(library, state), draw.side));
  return {Chance::Kind::Draw, static_cast<Verb>(Do::DrawPiece), ways, 0, "3.4"};
}

/// Chattanooga 3.4S: the pieces of the counter come: to the hex that is next, or to where they wait to be placed or to
/// enter.
void draw_counter(const Library& library, Now& now, const Draw& draw, int number) {
  const Cup& cup = library.scenario_of(now.state()).cups[draw.side];
  const std::vector<PieceId>& counter = counter_in_cup(Field(library, now), draw.side, number);
  write(now, &Draw::left, draw.left - 1);
  log(now, notes::CounterDrawn{counter.front()});
  for (const PieceId piece : counter) {
    if (now.state().piece(piece).place != kCup) {
      continue;
    }
    if (is_set_up(now.state())) {
      move_units(library, now, Movers(piece), cup.set_up[cup.set_up.size() - static_cast<std::size_t>(draw.left)]);
    } else {
      now.move(piece, kDue);
    }
  }
}

void act(const Library& library, Now& now, const Action& action) {
  const auto draw = locals_of<Draw>(now);
  if (draw.stage == DrawStage::Drawing) {
    draw_counter(library, now, draw, way_of(action));
    return;
  }
  const int die = way_of(action);
  const int in_cup = counters_in_cup(Field(library, now), draw.side);
  const int count = std::clamp(die - library.scenario_of(now.state()).cups[draw.side].die_less, 0, in_cup);
  now.rolled(die, kDieFaces);
  log(now, notes::DrawCounted{draw.side, count});
  write(now, Draw{draw.side, DrawStage::Drawing, count});
}

Refusal refuse_placing(const Field& field, const Draw& draw, const verbs::Go& go) {
  const PieceId unit = draw.stage == DrawStage::Placing ? next_to_place(field, draw.side) : kNoPiece;
  return unit != kNoPiece && placing_hexes(field, unit).has(go.hex)
             ? kLawful
             : Refusal{"It is placed on a hex of the scenario where nobody stands.", "3.4"};
}

void place(const Library& library, Now& now, const verbs::Go& go) {
  const PieceId unit = next_to_place(Field(library, now), locals_of<Draw>(now).side);
  move_units(library, now, Movers(unit), go.hex);
  log(now, notes::Placed{unit, go.hex});
}

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_placing, place>()};

void candidates(const Field& field, const Step& step, Actions& actions) {
  const PieceId unit = next_to_place(field, locals_of<Draw>(step).side);
  if (unit != kNoPiece) {
    placing_hexes(field, unit).for_each([&](HexId hex) { actions.push_back(action_of(verbs::Go{hex})); });
  }
}

void ask(const Field& field, const Step& step, Prompt& prompt) {
  const auto draw = locals_of<Draw>(step);
  prompt.rule = "3.4";
  switch (draw.stage) {
    case DrawStage::DieDue:
      prompt.text = "A die tells how many units come.";
      return;
    case DrawStage::Drawing:
      prompt.text = draw.left == 1 ? "A counter is drawn from the cup."
                                   : std::to_string(draw.left) + " counters are drawn from the cup.";
      return;
    case DrawStage::Placing:
      prompt.text = "Where does " + field.counter(next_to_place(field, draw.side)).name + " come up?";
      return;
  }
}

constexpr LocalRange kRanges[] = {side_in<&Draw::side>("side"),
                                  range<&Draw::stage>("stage", DrawStage::DieDue, DrawStage::Placing),
                                  range<&Draw::left>("left", 0, kMaxHexes - 1)};

bool fits(const Field& field, const Step& step, const Step* below) {
  if (!is_innermost(field.state(), step) || below == nullptr) {
    return false;
  }
  const auto draw = locals_of<Draw>(step);
  if (is_step<SetUpLocals>(*below)) {
    const auto setting_up = locals_of<SetUpLocals>(*below);
    return field.turn() == 0 && setting_up.side == draw.side && setting_up.unit == kNoPiece &&
           fits_draw(field, draw, true);
  }
  return field.turn() > 0 && field.phase() == Phase::Draw && fits_draw(field, draw, false);
}

}  // namespace

const StepRule kDrawStep = {.kind = StepKind::Draw,
                            .id = "draw",
                            .advance = advance,
                            .waits_for = waits_for,
                            .candidates = candidates,
                            .verbs = kVerbs,
                            .act = act,
                            .chance = chance,
                            .ask = ask,
                            .is_exact = true,
                            .on = steps(StepKind::SetUp, StepKind::Couplet),
                            .holds = holds_only<Draw>,
                            .ranges = kRanges,
                            .fits = fits};

}  // namespace longroll::chattanooga
