#include "engine/games/battles/rules/retreat.h"
#include "engine/games/battles/steps/aftermath.h"
#include "engine/games/battles/steps/table_acts.h"
#include "engine/games/battles/words.h"

/// Battles 8.71 to 8.74: the units that a result drives back go one hex, each where its owner sends it. Guns that
/// bombarded may go too, or stay (9.17).
namespace longroll::battles {
namespace {

Seat waits_for(const State&, const Step& step) { return locals_of<RetreatsLocals>(step).side; }

bool owes(const Field& field, PieceId id, Seat side) {
  return field.has_flag(id, kMustRetreat) && field.side_of(id) == side && field.is_unit(id) &&
         is_on_map(field.piece(id));
}

bool may_stay(const Field& field, PieceId id) { return field.has_flag(id, kBombarding); }

/// Guns that need not go push nobody aside.
HexList ways(const Field& field, PieceId id) {
  return may_stay(field, id) ? ways_back(field, id, Room::Free) : ways_back(field, id);
}

/// Battles 8.72: who has nowhere to go is eliminated, but only when nobody's retreat can make room for him any more.
bool advance(const Library& library, Now& now) {
  const Field field(library, now);
  const Seat side = locals_of<RetreatsLocals>(now).side;
  PieceId first = kNoPiece;
  for (const PieceId id : field.pieces()) {
    if (!owes(field, id, side)) {
      continue;
    }
    if (!ways(field, id).empty()) {
      return false;
    }
    // Guns that may stay are let go first: then they can make room for others.
    if (first == kNoPiece || (may_stay(field, id) && !may_stay(field, first))) {
      first = id;
    }
  }
  if (first == kNoPiece) {
    now.end();
  } else if (may_stay(field, first)) {
    now.lower(first, kMustRetreat);
  } else {
    eliminate(library, now, first);
  }
  return true;
}

void candidates(const Field& field, const Step& step, Actions& actions) {
  bool may_pass = true;
  for (const PieceId id : field.pieces()) {
    if (!owes(field, id, locals_of<RetreatsLocals>(step).side)) {
      continue;
    }
    for (const HexId hex : ways(field, id)) {
      actions.push_back(action_of(verbs::Retreat{id, hex}));
      may_pass = may_pass && may_stay(field, id);
    }
  }
  if (may_pass) {
    actions.push_back(action_of(Do::Pass));
  }
}

Refusal refuse(const Field& field, const Step& step, const Action& action) {
  const Seat side = locals_of<RetreatsLocals>(step).side;
  if (action == action_of(Do::Pass)) {
    for (const PieceId id : field.pieces()) {
      if (owes(field, id, side) && !may_stay(field, id) && !ways(field, id).empty()) {
        return {"A unit that must retreat is still there.", "8.71"};
      }
    }
    return {};
  }
  const auto retreat = read<verbs::Retreat>(action);
  if (!retreat) {
    return {"The retreats come first.", "8.71"};
  }
  const auto [unit, hex] = *retreat;
  if (!field.state().has_piece(unit) || !owes(field, unit, side)) {
    return {"That unit does not retreat now.", "8.71"};
  }
  if (const Refusal refusal = refuse_retreat(field, unit, hex)) {
    return refusal;
  }
  return ways(field, unit).has(hex) ? Refusal{} : Refusal{"Guns that need not go push nobody aside.", "9.17"};
}

void act(const Library& library, Now& now, const Action& action) {
  if (verb_of(action) == Do::Retreat) {
    const auto [unit, hex] = arguments_of<verbs::Retreat>(action);
    fall_back(library, now, unit, hex);
    return;
  }
  for (PieceId id = 0; id < static_cast<PieceId>(now.state().pieces.size()); ++id) {
    const Field field(library, now);
    if (owes(field, id, locals_of<RetreatsLocals>(now).side) && may_stay(field, id)) {
      now.lower(id, kMustRetreat);
    }
  }
}

void ask(const Field& field, const Step& step, Prompt& prompt) {
  prompt.rule = "8.71";
  std::string beaten;
  std::string guns;
  for (const PieceId id : field.pieces()) {
    if (owes(field, id, locals_of<RetreatsLocals>(step).side)) {
      std::string& names = may_stay(field, id) ? guns : beaten;
      names += (names.empty() ? "" : ", ") + short_title_of(field.counter(id));
    }
  }
  if (beaten.empty()) {
    prompt.text = "The guns that bombarded may fall back with the others, in disorder, or stay: " + guns + ".";
    prompt.rule = "9.17";
  } else {
    prompt.text = "Choose who retreats, and where: " + beaten + (guns.empty() ? "" : "; perhaps " + guns) + ".";
  }
}

constexpr LocalRange kRanges[] = {side_in<&RetreatsLocals::side>("side")};

}  // namespace

const StepRule kRetreatsStep = {.kind = StepKind::Retreats,
                                .id = "retreats",
                                .advance = advance,
                                .waits_for = waits_for,
                                .candidates = candidates,
                                .refuse = refuse,
                                .act = act,
                                .ask = ask,
                                .on = steps(StepKind::Disorder),
                                .holds = holds_only<RetreatsLocals>,
                                .ranges = kRanges};

}  // namespace longroll::battles
