// build: small
#include "engine/games/battles/validate.h"

#include "engine/games/battles/game.h"
#include "engine/games/battles/steps/aftermath.h"
#include "engine/hexgame/validate.h"

/// Positions that come from outside: a link, a file, `load`. Everything is looked at before anything is believed.
namespace longroll::battles {
namespace {

constexpr std::size_t kMaxSteps = 16;

constexpr TrackRange kTrackRanges[] = {
    {Track::Phasing, 0, 1},
    {Track::PhaseNow, 0, static_cast<int>(Phase::Rally)},
    {Track::Winner, -1, 2},
};

class BattlesValidator : private hexgame::HexStateValidator {
 public:
  BattlesValidator(const Battles& game, const Library& library, const State& state)
      : HexStateValidator(game, state), game_(game), library_(library) {}

  /// Each part is read only when what it builds on is sound.
  Faults faults() {
    if (has_tracks(track(Track::Count)) && has_ground()) {
      check_tracks(kTrackRanges);
      check_tracks_of_scenario();
    }
    if (is_valid()) {
      check_pieces();
    }
    if (is_valid()) {
      check_points();
      check_flags();
      check_stacks();
      check_steps(all_steps(), game_.field(state_), kMaxSteps);
    }
    if (is_valid()) {
      check_play();
    }
    return take_faults();
  }

 private:
  void check_track(Track which, int offset, int low, int high) {
    StateValidator::check_track(track(which, offset), low, high);
  }

  /// What is not the same in every scenario.
  void check_tracks_of_scenario() {
    check_track(Track::Turn, 0, 1, static_cast<int>(scenario().turns.size()));
    for (int i = 0; i < kMaxObjectives; ++i) {
      check_track(Track::Holder, i, 0, static_cast<std::size_t>(i) < scenario().objectives.size() ? 2 : 0);
    }
    check_track(Track::Freed, 0, 0, (1 << scenario().held.size()) - 1);
    for (int i = 0; i < kMaxTargets; ++i) {
      const int hex = state_.track(track(Track::Vacated, i));
      if (hex != kNoHex && !map().is_playable(hex)) {
        fault("track " + game_.track_id(track(Track::Vacated, i)), "there is no such hex");
      }
    }
  }

  const Scenario& scenario() const { return library_.scenario_of(state_); }
  const BattleMap& map() const { return library_.map; }

  void check_pieces() {
    const auto is_works = [&](int kind) {
      return kind == library_.breastworks_of(Seat::Union) || kind == library_.breastworks_of(Seat::Confederate);
    };
    check_kinds(
        scenario(), kMaxPieces, ", and breastworks besides", is_works, [&](const std::string& where, PieceId id) {
          const Piece& piece = state_.piece(id);
          const Counter& counter = library_.counter(piece.kind);
          const bool is_known =
              hexgame::is_known_place(map(), piece.place, {kEliminated, kDue, kWithdrawn}) || is_afloat(piece, counter);
          check_piece(where, piece, counter, is_known,
                      {.marks = is_combat_unit(counter.arm) ? 3 : 0, .flags = 2 * kGotAway - 1});
        });
  }

  bool is_afloat(const Piece& piece, const Counter& counter) const {
    return counter.arm == Arm::Gunboat && map().grid.contains(piece.place) &&
           map().terrain_at(piece.place) == Terrain::Water;
  }

  /// Points are made by what the enemy has lost.
  void check_points() {
    std::array<int, 2> made{};
    for (const Piece& piece : state_.pieces) {
      const Counter& counter = library_.counter(piece.kind);
      if (piece.place == kEliminated && is_combat_unit(counter.arm)) {
        const auto side = static_cast<std::size_t>(piece.owner);
        made[1 - side] += counter.strength * scenario().loss_points[side];
      }
    }
    for (int side = 0; side < 2; ++side) {
      check_track(Track::Points, side, 0, made[static_cast<std::size_t>(side)]);
    }
  }

  /// What no phase leaves behind is not there, and only what can act is flagged: a flag of a combat that nobody fights
  /// would drag its piece into the next one.
  void check_flags() {
    constexpr std::size_t kPhaseDepth = 3;   // game turn, player turn, phase
    constexpr std::size_t kCombatDepth = 4;  // and the combat, on which its result runs
    const bool is_within_phase = state_.stack.size() > kPhaseDepth;
    unsigned allowed = kMoved | kActed;
    switch (static_cast<Phase>(state_.track(track(Track::PhaseNow)))) {
      case Phase::Movement:
        break;
      case Phase::Combat:
        allowed |= kFought | kAttacked | kRetreatedIn | (is_within_phase ? kCombatFlags : 0U);
        break;
      case Phase::Rally:
        allowed |= kRallied;
        break;
    }
    for (std::size_t i = 0; i < state_.pieces.size(); ++i) {
      const Piece& piece = state_.pieces[i];
      const bool is_works = library_.counter(piece.kind).arm == Arm::Breastworks;
      const unsigned of_piece = is_works              ? 0U
                                : is_on_map(piece)    ? allowed
                                : piece.place == kDue ? kMoved & allowed
                                                      : 0U;
      if (hexgame::stray_flags(piece, of_piece) != 0) {
        fault("piece " + std::to_string(i) + ".flags", "what they say cannot be so in this phase");
      }
    }
    if (state_.stack.size() <= kCombatDepth && has_vacated(state_)) {
      fault("track " + game_.track_id(track(Track::Vacated)), "no combat has emptied any hex");
    }
  }

  void check_stacks() {
    check_enemies_apart(
        [&](const Piece& piece) { return is_on_map(piece) && is_combat_unit(library_.arm(piece.kind)); });
  }

  const Battles& game_;
  const Library& library_;
};

}  // namespace

std::span<const TrackRange> track_ranges() { return kTrackRanges; }

Faults Battles::faults_of(const State& state) const {
  if (const int scenario = scenario_index(state); scenario >= 0) {
    return BattlesValidator(*this, battle_of(scenario), state).faults();
  }
  return {{"track " + track_id(track(Track::Battle)), "it names no scenario"}};
}

}  // namespace longroll::battles
