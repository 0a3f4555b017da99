// build: small
#include "engine/games/chattanooga/validate_flags.h"

#include <algorithm>

#include "engine/games/chattanooga/game.h"
#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/hexgame/validate.h"

namespace longroll::chattanooga {

bool has_step(const State& state, StepKind kind) {
  return std::any_of(state.stack.begin(), state.stack.end(),
                     [&](const Step& step) { return step.kind == static_cast<std::int16_t>(kind); });
}

namespace {

/// Chattanooga 14.3, 14.5: what a marker bears to the end of the couplet, in the phases of either side.
unsigned marks_of_couplet(const State& state, const Piece& marker) {
  const bool has_had_phase =
      marker.owner == state.track(track(Track::First)) || owner_of(marker) == side_of_phase(state);
  return (has_option(state, Option::CreatingReserves) && has_had_phase ? kFormed : 0U) |
         (has_option(state, Option::FortunesOfWar) ? kWasLed : 0U);
}

}  // namespace

/// Chattanooga 14.3 to 14.5
bool fit_reserve_marker(const State& state, const Piece& piece) {
  const auto phase = phase_of(state);
  const bool is_a_sides = phase == Phase::Movement || phase == Phase::Combat;
  const auto fortune = fortune_of(state);  // 15.0: its holder moves units that have moved before
  const bool is_acting = piece.owner == state.track(track(Track::Phasing));
  const bool is_phasing = fortune ? piece.owner == index_of(fortune->attacker) : is_acting;
  const unsigned moved = (!is_phasing && !(fortune && is_acting)) || !is_a_sides ? 0U : kMoved | kEntered;
  const unsigned moving = is_acting && has_step(state, StepKind::March) ? kMoving : 0U;
  const bool has_both = !fortune && (piece.flags & kMoving) != 0 && (piece.flags & kMoved) != 0;
  const unsigned lasting = is_a_sides ? marks_of_couplet(state, piece) : 0U;
  return hexgame::stray_flags(piece, moved | moving | lasting | kMustDeploy) == 0 && !has_both;
}

/// Chattanooga 14.5
bool is_check_stray(const State& state, const Piece& piece) {
  return !fortune_of(state) && phase_of(state) == Phase::Movement && (piece.flags & kCheckDue) != 0 &&
         (piece.flags & kDeployed) == 0;
}

/// Chattanooga 11.4
unsigned together_flags(const Library& library, const State& state, const Piece& piece) {
  const bool can = has_option(state, Option::StackedArtillery) && has_step(state, StepKind::Bombardment) &&
                   library.type(piece.kind) == UnitType::Artillery && (piece.flags & kFought) != 0;
  const bool has_shot = can && (piece.flags & kTogether) != 0 && (piece.flags & kFiring) == 0;
  return (can ? kTogether : 0U) | (has_shot ? kShotLeft : 0U);
}

/// Chattanooga 13.3
unsigned rallied_flags(const State& state, const Piece& piece) {
  const bool is_later = piece.owner == state.track(track(Track::First)) && owner_of(piece) != side_of_phase(state) &&
                        (fortune_of(state) || phase_of(state) == Phase::Movement || phase_of(state) == Phase::Combat);
  const bool is_rallied = has_option(state, Option::Leaders) && (piece.flags & kRallied) == kRallied;
  return is_later && is_rallied ? kRallied : 0U;
}

/// Chattanooga 15.0
unsigned fortune_flags(const State& state, const Piece& piece) {
  const auto fortune = fortune_of(state);
  if (!fortune) {
    return 0;
  }
  const bool is_acting = piece.owner == state.track(track(Track::Phasing));
  const bool is_attack = fortune->fortune == FortuneKind::Counterattack && fortune->stage >= FortuneStage::Attacking;
  if (!is_acting) {
    const bool has_moved = has_option(state, Option::Reserves) && fortune->stage >= FortuneStage::Acting;
    const unsigned deployed = has_moved ? kDeployed | kCheckDue : 0U;  // 14.5
    return deployed | (is_attack ? static_cast<unsigned>(kWasAttacked) : 0U);
  }
  const unsigned moved = kMoved | kRecovering | kEntered;
  return has_step(state, StepKind::March) ? moved | kMoving | kForceMarched
         : is_attack                      ? moved | kFought | (has_step(state, StepKind::Advance) ? kMayAdvance : 0U)
                                          : 0U;
}

}  // namespace longroll::chattanooga
