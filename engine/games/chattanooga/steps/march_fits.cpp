// build: small
#include "engine/games/chattanooga/rules/charge.h"
#include "engine/games/chattanooga/steps/march_acts.h"

/// Whether the locals of a March from outside agree with the table.
namespace longroll::chattanooga {
namespace {

using March = MarchLocals;

/// The way leads from a hex in play over hexes without enemies, and no stage waits for what cannot come.
bool has_way(const Field& field, const March& march, const Movers& movers) {
  const Trail trail = march.trail();
  const HexId here = field.piece(movers.front()).place;
  for (int back = 0; back <= trail.size(); ++back) {
    const HexId hex = hex_before(field.grid(), trail, here, back);
    if (!field.map().is_playable(hex) || field.has_units(hex, other(field.phasing()))) {
      return false;
    }
  }
  return true;
}

bool fits_choosing(const Field& field, const Step& step, const March& march, const Movers& movers) {
  if (is_cut_into(field.state(), step)) {  // 14.5: it may be on its way, or at its end
    return march.next == kNoHex && march.checked == kNoPiece &&
           (march.target == kNoHex || field.map().is_playable(march.target));
  }
  return march.next == kNoHex && march.checked == kNoPiece && march.target == kNoHex &&
         (march.points > 0 || !refuse_charge_here(field, movers, march)) &&
         (is_innermost(field.state(), step) || is_step<ForcedMarchLocals>(field.state().top()));
}

/// A check of leaving a zone is under way: the step can be made, and the one that is checked is a mover.
bool fits_leaving(const Field& field, const Step& step, const March& march, const Movers& movers) {
  if (is_innermost(field.state(), step) || march.checked == kNoPiece || !field.map().is_playable(march.next)) {
    return false;
  }
  const HexId here = field.piece(movers.front()).place;
  const bool is_checked_there = field.has_flag(march.checked, kMoving) && field.piece(march.checked).place == here;
  const bool is_target_known = march.target == kNoHex || field.map().is_playable(march.target);
  return is_checked_there && is_target_known && field.grid().are_adjacent(here, march.next) &&
         !field.has_units(march.next, other(field.phasing())) && march.trail().size() < Trail::kMaxSteps;
}

}  // namespace

bool fits_march(const Field& field, const Step& step, const Step*) {
  const auto march = locals_of<March>(step);
  const Movers movers = movers_of(field);
  if (field.phase() != Phase::Movement || movers.is_empty() || !march.trail().is_valid() ||
      march.trail().size() + march.points > Trail::kMaxSteps || !has_way(field, march, movers)) {
    return false;
  }
  switch (march.stage) {
    case MarchStage::Choosing:
      return fits_choosing(field, step, march, movers);
    case MarchStage::Leaving:
    case MarchStage::Stopping:
      return fits_leaving(field, step, march, movers);
    case MarchStage::Joining:
      return !is_innermost(field.state(), step) && march.next == kNoHex && march.checked == kNoPiece &&
             !march.trail().is_empty() && has_others(field, movers);
  }
  return false;
}

}  // namespace longroll::chattanooga
