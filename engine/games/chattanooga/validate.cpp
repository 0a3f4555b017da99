// build: small
#include "engine/games/chattanooga/validate.h"

#include "engine/games/chattanooga/game.h"
#include "engine/games/chattanooga/options.h"
#include "engine/games/chattanooga/rules/army_morale.h"
#include "engine/games/chattanooga/rules/crossing.h"
#include "engine/games/chattanooga/rules/fortunes.h"
#include "engine/games/chattanooga/rules/heroes.h"
#include "engine/games/chattanooga/rules/move_reach.h"
#include "engine/games/chattanooga/rules/movers.h"
#include "engine/games/chattanooga/rules/reserves.h"
#include "engine/games/chattanooga/rules/set_up.h"
#include "engine/games/chattanooga/rules/set_up_works.h"
#include "engine/games/chattanooga/rules/victory.h"
#include "engine/games/chattanooga/rules/works.h"
#include "engine/games/chattanooga/steps/step_rule.h"
#include "engine/games/chattanooga/validate_flags.h"
#include "engine/games/chattanooga/validate_great_battle.h"
#include "engine/games/chattanooga/validate_places.h"
#include "engine/games/chattanooga/validate_reserves.h"
#include "engine/hexgame/validate.h"

/// Positions that come from outside: a link, a file, `load`. Everything is looked at before anything is believed.
namespace longroll::chattanooga {
namespace {

constexpr std::size_t kMaxSteps = 12;

/// What no rule that is written changes stands at 0.
constexpr TrackRange kTrackRanges[] = {
    {Track::Couplet, 0, kLastCouplet},
    {Track::First, 0, 1},
    {Track::Phasing, 0, 1},
    {Track::PhaseNow, 0, static_cast<int>(Phase::Draw)},
    {Track::Winner, -1, 2},
    {Track::Level, 0, static_cast<int>(VictoryLevel::UnionDecisive)},
    {Track::Fortune, 0, 1},
    {Track::ArmyMorale, ArmyMoraleNumbers::kLowest, -ArmyMoraleNumbers::kLowest, kCommands},
    {Track::Panicked, 0, 1, kCommands},
    {Track::Bridge, 0, static_cast<int>(BridgeState::Repaired)},
    {Track::HookersCommand, 0, 0},
    {Track::EnteredAt, 0, MoveReach::kMaxPoints, kMaxEntries},
    {Track::Options, 0, 1, kMaxOptions},
    {Track::ReserveOrders, 0, 1, 2},
};

class ChattanoogaValidator : private hexgame::HexStateValidator {
 public:
  ChattanoogaValidator(const Chattanooga& game, const Library& library, const State& state)
      : HexStateValidator(game, state), game_(game), library_(library), fortune_(fortune_of(state)) {
    if (fortune_ && fortune_->attacker != Seat::Union && fortune_->attacker != Seat::Confederate) {
      fortune_.reset();  // its own ranges name the fault
    }
  }

  /// Each part is read only when what it builds on is valid.
  Faults faults() {
    if (has_tracks(static_cast<int>(Track::Count))) {
      check_tracks(kTrackRanges);
      check_track(track(Track::Turn), 0, scenario().last_turn());
      check_options();
    }
    if (is_valid()) {
      has_ground(has_option(state_, Option::Works) ? kMaxHexes : 0);
    }
    if (is_valid()) {
      check_armies();
      check_level();
      check_pieces();
    }
    if (is_valid()) {
      check_great_battle();
      check_stacks();
      check_cups();
      check_reserves();
      check_flags();
      check_works();
      check_heroes();
    }
    if (is_valid() && phase() == Phase::SetUp) {
      check_areas();
    }
    if (is_valid()) {
      check_steps(all_steps(), game_.field(state_), kMaxSteps);
    }
    if (is_valid()) {
      check_play();
    }
    return take_faults();
  }

 private:
  const Scenario& scenario() const { return library_.scenario_of(state_); }
  Phase phase() const { return phase_of(state_); }
  std::string track_words(Track which) const { return "track " + game_.track_id(track(which)); }

  void check_options() {
    OptionSet offers = 0;
    for (const Option option : offered()) {
      offers |= set_of(option);
    }
    OptionSet on = 0;
    for (int i = 0; i < kMaxOptions; ++i) {
      const bool is_on = state_.track(track(Track::Options, i)) != 0;
      if (is_on && (i >= kOptions || (offers & set_of(static_cast<Option>(i))) == 0)) {
        fault("track " + game_.track_id(track(Track::Options, i)), "that rule is not offered");
      }
      on |= is_on && i < kOptions ? set_of(static_cast<Option>(i)) : 0;
    }
    for (const Fault& one : faults_of_options(on)) {
      fault("option " + one.where, one.what);
    }
  }

  /// Chattanooga 16.1, 16.3
  void check_armies() {
    const Field field = game_.field(state_);
    for (int command = 0; command < kCommands; ++command) {
      if (!field.has(Option::ArmyMorale) && army_morale(field, command) != 0) {
        fault("track " + game_.track_id(track(Track::ArmyMorale, command)), "that rule is off [16.0]");
      }
      if (state_.track(track(Track::Panicked, command)) != 0 && !can_panic(field, command)) {
        fault("track " + game_.track_id(track(Track::Panicked, command)), "that army does not panic [16.3]");
      }
    }
  }

  void check_level() {
    const auto level = static_cast<VictoryLevel>(state_.track(track(Track::Level)));
    const int winner = state_.track(track(Track::Winner));
    const bool is_marked = scenario().clearing.is_used && level == VictoryLevel::ConfederateDecisive;  // 3.2
    if (winner < 0 ? level != VictoryLevel::Draw && !is_marked : winner != winner_number(winner_of(level))) {
      fault(track_words(Track::Level), "it does not agree with the winner");
    }
    const bool is_set_up = state_.track(track(Track::Turn)) == 0;
    if (is_set_up != (state_.track(track(Track::Couplet)) == 0) || is_set_up != (phase() == Phase::SetUp)) {
      fault(track_words(Track::Couplet), "it does not agree with the turn");
    }
  }

  /// What a piece may bear off the map: that it is Hooker's (13.6), where it left the map, whether it is questionable
  /// then and its hero (9.2, 13.5), who builds a bridge (7.9).
  hexgame::PieceLimits limits_off_map(const Unit& unit, const Piece& piece) const {
    const bool is_crossing = piece.place == kAcross && unit.type != UnitType::Boat;
    const bool can_be_hookers = has_option(state_, Option::Hooker) && unit.side == Seat::Union &&
                                (is_combat_unit(unit.type) || piece.kind == scenario().hooker.kind);
    return {.marks = unit.type == UnitType::ExtraStrength                ? unit.value
                     : is_crossing && has_option(state_, Option::Heroes) ? kMaxHeroRating
                                                                         : 0,
            .flags = (can_be_hookers ? kHookers : 0) | (piece.place == kDue ? kFormsReserve : 0) |
                     (is_crossing && has_option(state_, Option::Questionable) ? kQuestionable : 0),
            .up = kFront,
            .note = is_crossing ? (scenario().last_turn() + 1) * CrossingNote::kPlaces : 0};
  }

  /// Chattanooga 3.2, 7.9, 13.6
  void check_great_battle() { add_faults(great_battle_faults(game_, library_, state_)); }

  void check_pieces() {
    check_kinds(
        scenario(), scenario().placements.size(), "", [](int) { return false; },
        [&](const std::string& where, PieceId id) {
          const Piece& piece = state_.piece(id);
          const Unit& unit = library_.counter(piece.kind);
          const bool is_leader = unit.type == UnitType::Leader;
          if (unit.type == UnitType::Reserve || is_reserve_box(piece.place)) {
            check_piece(where, piece, unit, is_known_place(library_, state_, id),
                        limits_of_reserve(state_, piece, unit.type));
            return;
          }
          const bool is_bridge = unit.type == UnitType::Bridge;
          const bool is_standing = is_on_map(piece) && !is_bridge;
          hexgame::PieceLimits limits = limits_off_map(unit, piece);
          if (is_standing) {
            limits = {.marks = standing_marks(is_leader),
                      .flags = kMoved | kRecovering | kMoving | kEntered | kFought | kFiring | kWasAttacked |
                               kRetreated | kForceMarched | kMayAdvance | kDeployed | lasting_flags(),
                      .up = kFront,
                      .note = is_leader ? 0 : 2 * static_cast<int>(Movers::kMax) - 1};
          } else if (is_bridge && is_on_map(piece)) {
            limits.note = static_cast<int>(state_.pieces.size()) - 1;
          }
          check_piece(where, piece, unit, is_known_place(library_, state_, id), limits);
          if (!is_standing && (piece.flags & ~static_cast<unsigned>(limits.flags)) != 0) {
            fault(where + ".flags", "off the map it bears none of these");
          }
          if (!is_on_map(piece) && piece.up != kFront && piece.place != kAcross) {
            fault(where + ".up", "off the map it lies with its front up");
          }
        });
  }

  /// Chattanooga 14.0
  void check_reserves() { add_faults(reserve_faults(game_.field(state_))); }
  void add_faults(Faults found) {
    for (Fault& one : found) {
      fault(std::move(one.where), std::move(one.what));
    }
  }

  /// Chattanooga 13.3, 13.5: bonuses of leaders; heroes of units.
  int standing_marks(bool is_leader) const {
    return is_leader ? static_cast<int>(Bonus::ExtraStrength) : has_option(state_, Option::Heroes) ? kMaxHeroRating : 0;
  }

  /// Chattanooga 13.5: no more heroes of a rating are with units than there are.
  void check_heroes() {
    const Field field = game_.field(state_);
    for (int rating = 1; rating <= kMaxHeroRating; ++rating) {
      if (heroes_left(field, rating) < 0) {
        fault("pieces", "there are not as many heroes of rating " + std::to_string(rating) + " [13.5]");
      }
    }
  }

  /// Chattanooga 4.1, 10.9: the administrative phase has taken the markers off.
  bool are_volleys_off() const {
    return std::any_of(state_.stack.begin(), state_.stack.end(), [](const Step& step) {
      return is_step<AdministrationLocals>(step) &&
             locals_of<AdministrationLocals>(step).stage > AdministrationStage::Markers;
    });
  }

  /// What units bear from one phase to the next: that they build (17.2), and markers (5.7, 10.8, 10.9). The night does
  /// not know volleys (12.3).
  int lasting_flags() const {
    const bool can_prepare =
        game_.field(state_).time().has_preparation && phase() != Phase::SetUp && !are_volleys_off();
    return (has_option(state_, Option::Works) ? static_cast<int>(kBuilding) : 0) |
           (has_option(state_, Option::Hooker) && phase() != Phase::SetUp ? static_cast<int>(kHookers) : 0) |
           (has_option(state_, Option::Questionable) && phase() != Phase::SetUp ? static_cast<int>(kQuestionable) : 0) |
           (has_option(state_, Option::Volley) && can_prepare ? static_cast<int>(kVolley) : 0) |
           (has_option(state_, Option::Charge) && phase() != Phase::SetUp ? static_cast<int>(kCharge) : 0);
  }

  /// Chattanooga 17.1, 17.2: works of kinds that are in play; who builds is there, and nobody else builds.
  void check_works() {
    const Field field = game_.field(state_);
    int builders = 0;
    for (std::size_t i = 0; i < state_.ground.size(); ++i) {
      const auto hex = static_cast<HexId>(i);
      if (state_.ground[i] != 0 && !fits_works(field, hex)) {
        fault("hex " + hex_text(hex), "such works cannot stand or be built there [17.2]");
      }
      builders += builders_at(field, hex);
    }
    for (const PieceId unit : field.pieces()) {
      builders -= field.has_flag(unit, kBuilding) ? 1 : 0;
    }
    if (builders != 0) {
      fault("pieces", "a unit builds where no work is under way [17.2]");
    }
  }

  static int builders_at(const Field& field, HexId hex) {
    int count = 0;
    for_each_unit_at(field, hex, [&](PieceId unit) {
      count += field.type(unit) == UnitType::Infantry && field.has_flag(unit, kBuilding) ? 1 : 0;
    });
    return count;
  }

  bool fits_works(const Field& field, HexId hex) const {
    const GroundWorks ground = ground_works(state_, hex);
    const auto has_kind = [&](int kind) { return has_works(field, static_cast<Works>(kind - 1)); };
    if (!library_.map.is_playable(hex) || (ground.kind != 0 && !has_kind(ground.kind))) {
      return false;
    }
    const auto project = static_cast<int>(ground.project);
    if (ground.project == WorksProject::None) {
      return ground.turns == 0 && builders_at(field, hex) == 0;
    }
    const bool is_removal = ground.project == WorksProject::Removal;
    if (ground.project > WorksProject::Removal || is_removal != (ground.kind != 0) ||
        (!is_removal && !has_kind(project))) {
      return false;
    }
    return ground.turns >= 1 && ground.turns <= turns_of(field.numbers(), ground.project) &&
           builders_at(field, hex) == builders_of(field.numbers(), ground.project);
  }

  /// Chattanooga 3.4: all pieces of a counter are in the cup, or none is. What is placed as soon as it is drawn waits
  /// for that while its side draws only.
  void check_cups() {
    for (const Seat side : {Seat::Union, Seat::Confederate}) {
      const Cup& cup = scenario().cups[side];
      const bool is_drawing = has_step(state_, StepKind::Draw) && phasing(state_) == side;
      for (const std::vector<PieceId>& counter : cup.counters) {
        int in_cup = 0;
        int due = 0;
        int used = 0;
        for (const PieceId id : counter) {
          in_cup += state_.piece(id).place == kCup ? 1 : 0;
          due += state_.piece(id).place == kDue ? 1 : 0;
          used += state_.piece(id).place == kUnused ? 0 : 1;
        }
        if ((in_cup > 0 && in_cup < used) || (due > 0 && !cup.placed_on.empty() && !is_drawing)) {
          fault("piece " + std::to_string(counter.front()), "its counter is drawn as a whole, and placed then [3.4]");
        }
      }
    }
  }

  /// Chattanooga 14.4, 14.5: a reserve marker that counts for stacking: one that must be deployed leaves room to
  /// others.
  bool is_lying_reserve(const Piece& piece) const {
    return is_on_map(piece) && library_.type(piece.kind) == UnitType::Reserve && (piece.flags & kMustDeploy) == 0;
  }

  /// Chattanooga 8.1: one side in a hex, no more than may be stacked besides those that are moving, in an order.
  void check_stacks() {
    check_enemies_apart([&](const Piece& piece) {
      return is_standing_unit(library_, piece) || library_.type(piece.kind) == UnitType::Reserve;
    });
    const Piece* retreating = retreating_unit();
    const auto is_still = [&](const Piece& piece) {
      return (is_standing_unit(library_, piece) || is_lying_reserve(piece)) && (piece.flags & kMoving) == 0 &&
             &piece != retreating;
    };
    for (const HexId hex : hexgame::overfull_hexes(state_, scenario().stack_limit, is_still)) {
      fault("hex " + hex_text(hex), "more units than may be stacked stand there [8.1]");
    }
    std::vector<unsigned> notes(kMaxHexes, 0);
    for (std::size_t i = 0; i < state_.pieces.size(); ++i) {
      const Piece& piece = state_.pieces[i];
      if (!is_standing_unit(library_, piece)) {
        continue;
      }
      unsigned& taken = notes[static_cast<std::size_t>(piece.place)];
      const unsigned bit = 1U << static_cast<unsigned>(piece.note);
      if ((taken & bit) != 0) {
        fault("piece " + std::to_string(i) + ".note", "another unit lies there in the stack");
      }
      taken |= bit;
    }
    for (std::size_t hex = 0; hex < notes.size(); ++hex) {
      if ((notes[hex] & (notes[hex] + 1)) != 0) {
        fault("hex " + hex_text(static_cast<HexId>(hex)), "its units lie in no order [8.1]");
      }
    }
  }

  /// Chattanooga 10.11: the unit that is retreating through others; null when none is.
  const Piece* retreating_unit() const {
    for (const Step& step : state_.stack) {
      const PieceId unit = is_step<RetreatLocals>(step) ? locals_of<RetreatLocals>(step).unit : kNoPiece;
      if (unit != kNoPiece && state_.has_piece(unit)) {
        return &state_.piece(unit);
      }
    }
    return nullptr;
  }

  /// Chattanooga 13.2, 13.3: a leader moves along with a stack, and has moved or fought in a couplet at most.
  void check_leader(std::size_t i) {
    const Piece& piece = state_.pieces[i];
    const bool is_phasing =
        piece.owner == state_.track(track(Track::Phasing)) || (fortune_ && piece.owner == index_of(fortune_->attacker));
    const bool is_a_sides = phase() == Phase::Movement || phase() == Phase::Combat;
    const unsigned of_phasing = !is_phasing || !is_a_sides          ? 0U
                                : has_step(state_, StepKind::March) ? kMoved | kEntered | kMoving
                                                                    : kMoved | kEntered;
    const bool is_along = (piece.flags & kMoving) == 0 ||
                          (((piece.flags & kMoved) == 0 || fortune_) &&
                           std::any_of(state_.pieces.begin(), state_.pieces.end(), [&](const Piece& unit) {
                             return unit.place == piece.place && (unit.flags & kMoving) != 0 &&
                                    library_.type(unit.kind) != UnitType::Leader;
                           }));
    const unsigned hookers =
        has_option(state_, Option::Hooker) && piece.kind == scenario().hooker.kind ? kHookers : std::uint16_t{0};
    if (hexgame::stray_flags(piece, of_phasing | hookers | (phase() == Phase::SetUp ? 0U : kFought)) != 0 ||
        !is_along) {
      fault("piece " + std::to_string(i) + ".flags", "what they say cannot be so of a leader [13.2]");
    }
  }

  /// What no phase leaves behind is not there, and only the phasing side has acted.
  void check_flags() {
    const bool is_a_sides = phase() == Phase::Movement || phase() == Phase::Combat;
    const unsigned acted = kMoved | kRecovering | kEntered;
    const bool is_combat = phase() == Phase::Combat || fortune_;
    const unsigned forced = (has_option(state_, Option::ForcedMarch) ? kForceMarched : 0U) |
                            (has_option(state_, Option::Leaders) ? kFought : 0U);  // 7.5, and 13.3 by a rally
    const unsigned formed = (has_step(state_, StepKind::ReserveForming) ? kFormsReserve : 0U) |
                            (is_forming_reserves(state_) ? kMoved : 0U);  // 14.3
    const unsigned announced = fortune_ ? 0U
                                        : (has_step(state_, StepKind::Bombardment) ? kFiring : 0U) |
                                              (has_step(state_, StepKind::Advance) ? kMayAdvance : 0U);
    const unsigned of_phasing = !is_a_sides                         ? formed
                                : is_combat                         ? acted | kFought | kRetreated | announced
                                : has_step(state_, StepKind::March) ? acted | forced | kJoined | kMoving
                                                                    : acted | forced | kJoined | formed;
    const bool can_be_deployed = has_option(state_, Option::Reserves) && phase() == Phase::Movement;
    const unsigned of_other = is_combat         ? kWasAttacked | kRetreated | kFiring | kHexFiredAt
                              : can_be_deployed ? kDeployed | kCheckDue
                                                : 0U;
    bool is_reserve_moving = false;
    std::vector<std::size_t> moving;
    for (std::size_t i = 0; i < state_.pieces.size(); ++i) {
      const Piece& piece = state_.pieces[i];
      if (library_.type(piece.kind) == UnitType::Leader) {
        check_leader(i);
        continue;
      }
      if (library_.type(piece.kind) == UnitType::Reserve) {
        if (!fit_reserve_marker(state_, piece)) {
          fault("piece " + std::to_string(i) + ".flags", "what they say cannot be so of a reserve [14.4]");
        }
        if ((piece.flags & kMoving) != 0) {
          moving.push_back(i);
          is_reserve_moving = true;
        }
        continue;
      }
      const bool is_phasing =
          piece.owner == (fortune_ ? index_of(fortune_->attacker) : state_.track(track(Track::Phasing)));
      const unsigned rallied = rallied_flags(state_, piece);
      const bool is_sound =
          fortune_ || rallied != 0 ||
          ((piece.flags & kMoving) == 0 ? (piece.flags & kRecovering) == 0 || (piece.flags & kMoved) != 0
                                        : (piece.flags & (kMoved | kRecovering | kJoined)) == 0);
      const bool is_foreign = (piece.flags & kHookers) != 0 && piece.owner != index_of(Seat::Union);  // 13.6
      const bool has_both = (piece.flags & kCharge) != 0 && (piece.flags & kVolley) != 0;
      const bool is_marked_gun =
          (piece.flags & kCharge) != 0 && library_.type(piece.kind) == UnitType::Artillery;  // 10.4
      const bool is_shot_sound =
          !is_combat || fortune_ || !is_phasing || (piece.flags & kFiring) == 0 || (piece.flags & kFought) != 0;
      const unsigned together = is_phasing ? together_flags(library_, state_, piece) : 0U;
      if (hexgame::stray_flags(piece, (is_phasing ? of_phasing : of_other) | static_cast<unsigned>(lasting_flags()) |
                                          together | rallied | fortune_flags(state_, piece)) != 0 ||
          !is_sound || !is_shot_sound || has_both || is_marked_gun || is_foreign || is_check_stray(state_, piece)) {
        fault("piece " + std::to_string(i) + ".flags", "what they say cannot be so in this phase");
      } else if ((piece.flags & kMoving) != 0 && is_combat_unit(library_.type(piece.kind))) {
        moving.push_back(i);
      }
    }
    const bool is_one_stack = std::all_of(moving.begin(), moving.end(), [&](std::size_t i) {
      return state_.pieces[i].place == state_.pieces[moving.front()].place;
    });
    if (!is_one_stack || moving.size() > (is_reserve_moving ? 1 : Movers::kMax)) {
      fault("pieces", "those that are moving are not one stack [8.2]");
    }
  }

  /// Chattanooga 3.1, 3.2
  void check_areas() {
    const Field field = game_.field(state_);
    for (const PlacedWorks& works : scenario().works) {
      if (has_works(field, works.works) && !are_placed(field, works)) {
        fault("ground", "the works of the scenario are not all where they may be placed [3.2]");
      }
      works.ground.for_each([&](HexId hex) {
        if (placed_works_at(field, hex) == &works && works.is_manned && !field.infantry(works.side).has(hex)) {
          fault("hex " + hex_text(hex), "no infantry unit stands in the trench [3.2]");
        }
      });
    }
    for (const PieceId id : field.pieces()) {
      const Place place = field.piece(id).place;
      const bool is_late = place == kDue || place == kCup || place == kUndecided;
      if (field.is_unit(id) && !is_late && !is_in_its_area(field, id)) {
        fault("piece " + std::to_string(id), "it is not set up there in this scenario [3.1]");
      }
    }
  }

  const Chattanooga& game_;
  const Library& library_;
  std::optional<FortuneLocals> fortune_;  ///< that is under way
};

}  // namespace

std::span<const TrackRange> track_ranges() { return kTrackRanges; }

Faults Chattanooga::faults_of(const State& state) const {
  if (const int scenario = scenario_index(state); scenario >= 0) {
    return ChattanoogaValidator(*this, battle_of(scenario), state).faults();
  }
  return {{"track " + track_id(track(Track::Scenario)), "it names no scenario"}};
}

}  // namespace longroll::chattanooga
