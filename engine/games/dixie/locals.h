#pragma once
#include "engine/games/dixie/ids.h"
#include "engine/games/dixie/rules/fire.h"
#include "engine/games/dixie/rules/tally.h"
#include "engine/play/locals.h"

/// The locals of each step by name (play/locals.h). A step that is not here has none.
namespace longroll::dixie {

/// A piece or none, packed as its number + 1: 0 stands for no piece.
struct PieceOrNone {
  PieceId piece = kNoPiece;

  constexpr bool is_there() const { return piece != kNoPiece; }
  constexpr int pack() const { return piece + 1; }
  static constexpr PieceOrNone unpack(std::int16_t number) { return {static_cast<PieceId>(number - 1)}; }
};

/// Dixie 3.2: one side lays its cards.
struct DeployLocals {
  static constexpr StepKind kStep = StepKind::Deploy;
  Seat side = Seat::Union;
};

/// What comes next when both sides have deployed.
enum class OpeningStage : std::int16_t { Reveal, Clashes, Begin };
struct OpenBattleLocals {
  static constexpr StepKind kStep = StepKind::OpenBattle;
  OpeningStage stage = OpeningStage::Reveal;
};

/// Dixie 8.3: both sides laid water in one column.
struct CreekClashLocals {
  static constexpr StepKind kStep = StepKind::CreekClash;
  int column = 0;
};

/// Dixie 5.0
struct BattleTurnLocals {
  static constexpr StepKind kStep = StepKind::BattleTurn;
  Phase phase = Phase::Deployment;  ///< that began last; Deployment: none of this turn
};

/// The worst die of a morale roll so far, and whether one has failed.
struct WorstDie {
  int die = 0;  ///< 0: none has fallen
  bool has_failed = false;

  constexpr int pack() const { return die + (has_failed ? kFailed : 0); }
  static constexpr WorstDie unpack(std::int16_t number) { return {number % kFailed, number >= kFailed}; }

 private:
  static constexpr int kFailed = 10;
};

/// How far a morale roll has come.
enum class MoraleStage : std::int16_t {
  Begun,
  Offered,  // special cards may be played (12.0), or need not be offered
  Rolling,
};
struct MoraleProgress {
  MoraleStage stage = MoraleStage::Begun;
  int number = 0;  ///< that no die may exceed; known while the dice roll

  constexpr int pack() const { return stage == MoraleStage::Rolling ? kRolling + number : static_cast<int>(stage); }
  static constexpr MoraleProgress unpack(std::int16_t number) {
    const bool is_rolling =
        number < static_cast<int>(MoraleStage::Begun) || number >= static_cast<int>(MoraleStage::Rolling);
    return is_rolling ? MoraleProgress{MoraleStage::Rolling, number - kRolling}
                      : MoraleProgress{static_cast<MoraleStage>(number), 0};
  }

 private:
  static constexpr int kRolling = 20;
};

/// Dixie 6.0, 8.4, 8.6, 11.2: one card rolls its dice.
struct MoraleCheckLocals {
  static constexpr StepKind kStep = StepKind::MoraleCheck;
  PieceId card = kNoPiece;
  int dice_left = 1;
  WorstDie worst{};
  Purpose purpose = Purpose::Hits;
  MoraleProgress progress{};
  static constexpr auto names_pieces() { return std::tuple(&MoraleCheckLocals::card); }
};

/// Dixie 6.0: the morale of a card broke.
struct RoutLocals {
  static constexpr StepKind kStep = StepKind::Rout;
  PieceId card = kNoPiece;
  bool was_offered = false;  ///< special cards (12.0)
  bool is_saved = false;     ///< one of them rallies it
  static constexpr auto names_pieces() { return std::tuple(&RoutLocals::card); }
};

/// How a shot is to be rolled.
struct ShotTerms {
  int effects = 0;           ///< bits of FireEffect, of special cards (12.0)
  bool was_offered = false;  ///< special cards may be played, or have been
  int firepower = 0;         ///< of the roll under way; 0 before

  constexpr int pack() const { return effects | (was_offered ? kOffered : 0) | firepower * kFirepower; }
  static constexpr ShotTerms unpack(std::int16_t number) {
    return {number & (kOffered - 1), (number & kOffered) != 0, number >> kFirepowerBits};
  }

 private:
  static constexpr int kOffered = 256;
  static constexpr int kFirepowerBits = 9;
  static constexpr int kFirepower = 1 << kFirepowerBits;
  static_assert(kEveryFireEffect < kOffered && kOffered < kFirepower, "effects, offer and firepower lie side by side");
};

/// Dixie 7.1 to 7.3: one card fires.
struct FireLocals {
  static constexpr StepKind kStep = StepKind::Fire;
  static constexpr int kNotRolled = -1;
  PieceId card = kNoPiece;
  ShotTerms terms{};
  int dice_left = kNotRolled;
  Tally tally{};
  Aim aim{};
  static constexpr auto names_pieces() { return std::tuple(&FireLocals::card); }
};

/// Dixie 7.3: hits are placed on troops.
struct TakeHitsLocals {
  static constexpr StepKind kStep = StepKind::TakeHits;
  Place position = kNowhere;
  Seat side = Seat::Union;  ///< that takes them
  int hits_left = 0;
  Seat chooser = Seat::Union;  ///< who says on which cards
  PieceOrNone mark{};          ///< the card that takes them all (13.4)
};

/// Dixie 11.2, 12.0: hits are placed on generals and lasting special cards.
struct TakeGeneralHitsLocals {
  static constexpr StepKind kStep = StepKind::TakeGeneralHits;
  Place position = kNowhere;
  Seat side = Seat::Union;  ///< that takes them
  int hits_left = 0;
};

/// What comes next in a Move Phase (8.0).
enum class MovePhaseStage : std::int16_t { Moving, Judging, Done, Ordering, HorseFired };
struct MovePhaseLocals {
  static constexpr StepKind kStep = StepKind::MovePhase;
  MovePhaseStage stage = MovePhaseStage::Moving;
};

/// Dixie 8.6: one card tries a forced march.
struct MarchLocals {
  static constexpr StepKind kStep = StepKind::March;
  PieceId card = kNoPiece;
  Place to = kNowhere;
  PieceId general = kNoPiece;  ///< who leads it
  bool has_failed = false;
  bool has_begun = false;  ///< its morale roll has
  static constexpr auto names_pieces() { return std::tuple(&MarchLocals::card, &MarchLocals::general); }
};

/// Dixie 8.4: an overstacked position.
enum class DisorderStage : std::int16_t {
  Begun,
  Offered,  // special cards may be played (12.0), or have been
  Stayed,   // one of them makes the rolls needless
};
struct DisorderLocals {
  static constexpr StepKind kStep = StepKind::Disorder;
  Place position = kNowhere;
  Seat side = Seat::Union;
  PieceOrNone leaving{};  ///< the card that goes back to the Reserve
  DisorderStage stage = DisorderStage::Begun;
};

/// Dixie 9.0
struct ReinforcePhaseLocals {
  static constexpr StepKind kStep = StepKind::ReinforcePhase;
  int draws_left = 0;
  bool was_offered = false;  ///< special cards (12.0)
};

/// Dixie 12.0: special cards may interrupt.
struct WindowLocals {
  static constexpr StepKind kStep = StepKind::Window;
  Moment moment = Moment::BeforeMorale;
  Place place = kNowhere;
  PieceId card = kNoPiece;  ///< that fires or rolls
  Seat asked = Seat::Union;
  int passes = 0;  ///< in a row
  static constexpr auto names_pieces() { return std::tuple(&WindowLocals::card); }
};

/// Dixie 13.5: guns have hit friends.
struct SupportLocals {
  static constexpr StepKind kStep = StepKind::Support;
  Place position = kNowhere;
  int hits_left = 0;
};

/// What comes next in a round of melee.
enum class MeleeStage : std::int16_t {
  Opening,       // special cards are offered (12.0)
  Striking,      // all cards of both sides roll
  Placing,       // both sides place the hits that they took
  Checking,      // every card with hits rolls morale, generals first
  Judging,       // who holds the position now
  AskingFirst,   // does the side that began it go on?
  AskingSecond,  // and the other?
};

/// Dixie 13.2
struct MeleeLocals {
  static constexpr StepKind kStep = StepKind::Melee;
  Place position = kNowhere;
  int round = 1;
  MeleeStage stage = MeleeStage::Opening;
  Tally against_union{};  ///< hits that are still to be placed
  Tally against_confederates{};
  Tally& against(Seat side) { return side == Seat::Union ? against_union : against_confederates; }
};

/// The dice of a card in a melee.
struct StrikeDice {
  int left = 0;
  int firepower = 0;

  constexpr int pack() const { return left + kFirepower * firepower; }
  static constexpr StrikeDice unpack(std::int16_t number) {
    return {number & (kFirepower - 1), number >> kFirepowerBits};
  }

 private:
  static constexpr int kFirepowerBits = 4;
  static constexpr int kFirepower = 1 << kFirepowerBits;
};

/// Dixie 13.2: one card's part in a round of melee.
struct StrikeLocals {
  static constexpr StepKind kStep = StepKind::Strike;
  PieceId card = kNoPiece;
  StrikeDice dice{};
  Tally tally{};          ///< of its own dice
  Tally against_union{};  ///< of the cards before it
  Tally against_confederates{};
  Tally& against(Seat side) { return side == Seat::Union ? against_union : against_confederates; }
  static constexpr auto names_pieces() { return std::tuple(&StrikeLocals::card); }
};

/// Dixie 13.9
struct NameCommanderLocals {
  static constexpr StepKind kStep = StepKind::NameCommander;
  Seat side = Seat::Union;
};

/// What cards that go round a flank do (13.1).
enum class OutflankStage : std::int16_t { Rolling, Firing };
struct OutflankLocals {
  static constexpr StepKind kStep = StepKind::Outflank;
  PieceId card = kNoPiece;    ///< that rolls; kNoPiece: the next is to be found
  Place position = kNowhere;  ///< where it goes, or where a card fired last
  OutflankStage stage = OutflankStage::Rolling;
  static constexpr auto names_pieces() { return std::tuple(&OutflankLocals::card); }
};

/// How far a scout has come (13.7).
enum class ScoutStage : std::int16_t {
  Picking,    // the enemy says who fires at it
  UnderFire,  // it was fired at, and rolls morale if it was hit
};
struct ScoutLocals {
  static constexpr StepKind kStep = StepKind::Scout;
  Place position = kNowhere;
  PieceId scout = kNoPiece;
  ScoutStage stage = ScoutStage::Picking;
  static constexpr auto names_pieces() { return std::tuple(&ScoutLocals::scout); }
};

/// What comes next in a night (15.1, 15.2).
enum class NightStage : std::int16_t { Falling, Supply, Drawing, ConfederatesPost, UnionPosts, Dawn };
struct NightLocals {
  static constexpr StepKind kStep = StepKind::Night;
  NightStage stage = NightStage::Falling;
  int union_draws = 0;  ///< cards that it still draws into its Reserve
  int confederate_draws = 0;
  int& draws(Seat side) { return side == Seat::Union ? union_draws : confederate_draws; }
};

using AllLocals =
    LocalsOfSteps<DeployLocals, OpenBattleLocals, CreekClashLocals, BattleTurnLocals, MoraleCheckLocals, RoutLocals,
                  FireLocals, TakeHitsLocals, TakeGeneralHitsLocals, MovePhaseLocals, MarchLocals, DisorderLocals,
                  ReinforcePhaseLocals, WindowLocals, SupportLocals, MeleeLocals, StrikeLocals, NameCommanderLocals,
                  OutflankLocals, ScoutLocals, NightLocals>;

/// The step that the innermost one interrupts; there must be one.
inline const Step& step_below(const State& state) { return state.stack[state.stack.size() - 2]; }

}  // namespace longroll::dixie
