// build: small
#include <algorithm>

#include "engine/core/heap_sort.h"
#include "engine/games/campaign/rules/crews.h"
#include "engine/games/campaign/rules/supply_choices.h"
#include "engine/games/campaign/steps/table_acts.h"

/// Campaign 8.4: at the beginning of an impulse its side learns which of its forces are in supply. The Union commits
/// transports (8.1.3), the owner may choose who goes without (8.3, 8.4.2), forces forage (8.4.3), markers are set.
namespace longroll::campaign {
namespace {

using Check = SupplyCheckLocals;
using Stage = SupplyStage;

template <class Of>
bool is_among(const std::vector<Of>& list, const Of& one) {
  return std::find(list.begin(), list.end(), one) != list.end();
}

/// Campaign 8.4, 8.4.1, 8.5.2: who is fed has no markers; who is not gets one more, the first with battle supply, and
/// who has foraged never has more than one.
void mark_unit(Now& now, PieceId id, bool is_fed) {
  const unsigned flags = now.state().piece(id).flags;
  const int before = out_of_supply(flags);
  const bool has_foraged = (flags & kForaged) != 0;
  const int after = is_fed ? 0 : has_foraged ? 1 : std::min(before + 1, kMaxOutOfSupply);
  unsigned next = with_out_of_supply(flags, after) & ~static_cast<unsigned>(kCommitted);
  next = is_fed ? next & ~static_cast<unsigned>(kBattleSupply) : before == 0 ? next | kBattleSupply : next;
  if (next != flags) {
    now.flag(id, static_cast<std::uint16_t>(next));
  }
}

void expend(const Library& library, Now& now, Seat side, const std::vector<DepotStack>& depots) {
  for (const DepotStack& stack : depots) {
    std::vector<PieceId> pieces;
    {
      const Field field(library, now);
      pieces = pieces_at(field, stack.hex, side, [&](PieceId id) { return field.class_of(id) == UnitClass::Depot; });
    }
    for (int i = 0; i < stack.count; ++i) {
      remove(now, pieces[static_cast<std::size_t>(i)]);
    }
  }
}

/// Campaign 7.7.1
void lose_stranded(const Library& library, Now& now, Seat side) {
  std::vector<PieceId> lost;
  if (side == Seat::Union) {
    const Field field(library, now);
    for (const PieceId id : field.pieces()) {
      if (is_stranded(field, id)) {
        lost.push_back(id);
      }
    }
  }
  for (const PieceId id : lost) {
    lose_crew(now, id);
  }
}

/// Campaign 8.4
void set_markers(const Library& library, Now& now, Seat side) {
  SupplyStatus status;
  std::vector<PieceId> checked;
  {
    const Field field(library, now);
    status = supply_status(field, side);
    for (const FedGroup& group : fed_groups(field, side)) {
      checked.insert(checked.end(), group.pieces.begin(), group.pieces.end());
    }
  }
  heap_sort(checked.begin(), checked.end());
  for (const PieceId id : checked) {
    mark_unit(now, id, !std::binary_search(status.unsupplied.begin(), status.unsupplied.end(), id));
  }
  expend(library, now, side, status.expended);
  lose_stranded(library, now, side);
  if (!status.unsupplied.empty()) {
    log(now, notes::WentUnsupplied{side, static_cast<int>(status.unsupplied.size())});
  }
}

/// The first stage from `stage` on in which there is something to decide.
Stage next_stage(const Field& field, const Check& check, const SupplyStatus& status) {
  if (status.unsupplied.empty()) {
    return Stage::Marking;
  }
  if (check.stage == Stage::Transports && check.side == Seat::Union && !possible_commitments(field).empty()) {
    return Stage::Transports;
  }
  if (check.stage <= Stage::Splitting && !possible_waivers(field, check.side).empty()) {
    return Stage::Splitting;
  }
  return possible_forages(field, check.side, status).empty() ? Stage::Marking : Stage::Foraging;
}

bool advance(const Library& library, Now& now) {
  auto check = locals_of<Check>(now);
  {
    const Field field(library, now);
    check.stage =
        check.stage == Stage::Marking ? Stage::Marking : next_stage(field, check, supply_status(field, check.side));
  }
  write(now, check);
  if (check.stage != Stage::Marking) {
    return false;
  }
  set_markers(library, now, check.side);
  now.end();
  return true;
}

Seat waits_for(const State&, const Step& step) { return locals_of<Check>(step).side; }

void candidates(const Field& field, const Step& step, Actions& actions) {
  const auto check = locals_of<Check>(step);
  const SupplyStatus status = supply_status(field, check.side);
  const auto offer = [&](const auto& list) {
    for (const auto& one : list) {
      add_action(actions, one);
    }
  };
  if (check.stage == Stage::Transports) {
    offer(possible_commitments(field));
  } else if (check.stage == Stage::Splitting) {
    offer(possible_waivers(field, check.side));
  } else {
    offer(possible_forages(field, check.side, status));
  }
  add_action(actions, verbs::EndSupply{});
}

Refusal refuse_commit(const Field& field, const Check& check, const verbs::Commit& commit) {
  if (check.stage != Stage::Transports) {
    return kNotAsked;
  }
  return is_among(possible_commitments(field), commit) ? kLawful
                                                       : Refusal{"No transport that is free can supply that.", "8.1.3"};
}
void commit(const Library& library, Now& now, const verbs::Commit& commit) {
  for (std::size_t i = 0; i < now.state().pieces.size(); ++i) {
    const auto id = static_cast<PieceId>(i);
    const Piece& piece = now.state().piece(id);
    if (library.class_of(piece.kind) == UnitClass::Ntp && piece.place == kSeaZone + commit.zone &&
        (piece.flags & (kCommitted | kMoved | kUnderConstruction)) == 0) {
      now.raise(id, kCommitted);
      now.note(id, commit.coast == kNoHex ? kNoCoast : commit.coast + 1);
      return;
    }
  }
}

Refusal refuse_unsupplied(const Field& field, const Check& check, const verbs::Unsupplied& waiver) {
  if (check.stage != Stage::Splitting) {
    return kNotAsked;
  }
  return is_among(possible_waivers(field, check.side), waiver)
             ? kLawful
             : Refusal{"Nobody else would be fed in their place.", "8.3"};
}
void leave_unsupplied(const Library& library, Now& now, const verbs::Unsupplied& waiver) {
  const auto check = locals_of<Check>(now);
  PieceId first = kNoPiece;
  {
    const Field field(library, now);
    const SupplyStatus status = supply_status(field, check.side);
    const std::vector<PieceId> pieces = pieces_at(field, waiver.hex, check.side, [&](PieceId id) {
      return field.is_point(id) && field.name_of(id) == ClassName{waiver.kind, waiver.state} &&
             !std::binary_search(status.unsupplied.begin(), status.unsupplied.end(), id);
    });
    first = pieces.front();
  }
  now.raise(first, kCommitted);
}

Refusal refuse_foraging(const Field& field, const Check& check, const verbs::Forage& forage) {
  if (check.stage != Stage::Foraging) {
    return kNotAsked;
  }
  return is_among(possible_forages(field, check.side, supply_status(field, check.side)), forage)
             ? kLawful
             : Refusal{"They forage in their own hex, or beside it in their primary zone, outside those of the enemy.",
                       "8.4.3"};
}
void forage(const Library& library, Now& now, const verbs::Forage& forage) {
  const auto check = locals_of<Check>(now);
  std::vector<PieceId> pieces;
  {
    const Field field(library, now);
    pieces = foragers_at(field, forage.from, supply_status(field, check.side));
  }
  for (const PieceId id : pieces) {
    now.raise(id, kForaged);
  }
  now.mark_ground(forage.target, now.state().ground_at(forage.target) | kForagedHere);
  log(now, notes::Foraged{check.side, forage.from, static_cast<int>(pieces.size())});
}

void end_stage(const Library&, Now& now, const verbs::EndSupply&) {
  const Stage stage = locals_of<Check>(now).stage;
  write(now, &Check::stage, static_cast<Stage>(static_cast<int>(stage) + 1));
}

constexpr StepRule::Verb kVerbs[] = {StepRule::verb<refuse_commit, commit>(),
                                     StepRule::verb<refuse_unsupplied, leave_unsupplied>(),
                                     StepRule::verb<refuse_foraging, forage>(), StepRule::verb<end_stage>()};

void ask(const Field& field, const Step& step, Prompt& prompt) {
  switch (locals_of<Check>(step).stage) {
    case Stage::Transports:
      prompt.text = "Counters without supply: " + std::to_string(supply_status(field, Seat::Union).unsupplied.size()) +
                    ". Which transports feed them?";
      prompt.rule = "8.1.3";
      break;
    case Stage::Splitting:
      prompt.text = "Not all can be fed. Who goes without, besides those who lack supply anyway?";
      prompt.rule = "8.3";
      break;
    case Stage::Foraging:
    case Stage::Marking:
      prompt.text = "Who forages, and where?";
      prompt.rule = "8.4.3";
      break;
  }
}

constexpr LocalRange kRanges[] = {side_in<&Check::side>("side"),
                                  range<&Check::stage>("stage", Stage::Transports, Stage::Foraging)};

bool fits(const Field& field, const Step& step, const Step*) {
  const auto check = locals_of<Check>(step);
  return check.side == field.phasing() && is_innermost(field.state(), step) &&
         next_stage(field, check, supply_status(field, check.side)) == check.stage;
}

}  // namespace

const StepRule kSupplyCheckStep = {.kind = StepKind::SupplyCheck,
                                   .id = "supply-check",
                                   .advance = advance,
                                   .waits_for = waits_for,
                                   .candidates = candidates,
                                   .verbs = kVerbs,
                                   .ask = ask,
                                   .is_exact = true,
                                   .on = steps(StepKind::PlayerImpulse),
                                   .holds = holds_only<Check>,
                                   .ranges = kRanges,
                                   .fits = fits};

}  // namespace longroll::campaign
