// build: small
#include "engine/games/campaign/rules/attrition.h"

#include "engine/games/campaign/steps/table_acts.h"

/// Campaign 8.6: at the end of an impulse a die for each force of its side that the weather wears down.
namespace longroll::campaign {
namespace {

/// The first hex of those that suffer after `last`; kNoHex: none.
HexId next_hex(const Field& field, const AttritionLocals& attrition) {
  HexId next = kNoHex;
  weather_hexes(field, attrition.side).for_each([&](HexId hex) {
    next = next == kNoHex && hex > attrition.last ? hex : next;
  });
  return next;
}

bool advance(const Library& library, Now& now) {
  if (next_hex(Field(library, now), locals_of<AttritionLocals>(now)) != kNoHex) {
    return false;
  }
  now.end();
  return true;
}

/// Campaign 8.6, 9.9
void roll(const Library& library, Now& now, const Action& action) {
  auto attrition = locals_of<AttritionLocals>(now);
  const int die = thrown(now, action);
  std::vector<PieceId> pieces;
  bool is_worn = false;
  {
    const Field field(library, now);
    attrition.last = next_hex(field, attrition);
    is_worn = is_demoralized_by_weather(field, attrition.last, die);
    pieces = pieces_at(field, attrition.last, attrition.side, [&](PieceId id) { return suffers_weather(field, id); });
  }
  for (const PieceId id : pieces) {
    const unsigned flags = now.state().piece(id).flags;
    const int markers = std::min(demoralized(flags) + 1, kMaxDemoralized);
    if (is_worn && markers != demoralized(flags)) {
      now.flag(id, with_demoralized(flags, markers));
    }
  }
  write(now, attrition);
  log(now, notes::WornDown{attrition.side, attrition.last, is_worn});
}

constexpr LocalRange kRanges[] = {side_in<&AttritionLocals::side>("side"),
                                  range<&AttritionLocals::last>("last", kNoHex, kMaxHexes - 1)};

bool fits(const Field& field, const Step& step, const Step*) {
  const auto attrition = locals_of<AttritionLocals>(step);
  return attrition.side == field.phasing() && is_innermost(field.state(), step) && next_hex(field, attrition) != kNoHex;
}

}  // namespace

const StepRule kAttritionStep = {.kind = StepKind::Attrition,
                                 .id = "attrition",
                                 .advance = advance,
                                 .waits_for = waits_for_chance,
                                 .act = roll,
                                 .rolls = d6("8.6"),
                                 .on = steps(StepKind::PlayerImpulse),
                                 .holds = holds_only<AttritionLocals>,
                                 .ranges = kRanges,
                                 .fits = fits};

}  // namespace longroll::campaign
