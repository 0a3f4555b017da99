#pragma once
#include <cstdint>

#include "engine/map/hex.h"
#include "engine/play/action.h"
#include "engine/table/piece.h"

/// The numbers of Chattanooga's places, flags, tracks, options, steps, verbs and notes of the log, for the whole game
/// with every option. Saved games contain them: a number that has been given out is never used for something else.
/// README.md tells which of them the rules use so far.
namespace longroll::chattanooga {

// ---- places: a hex of the map, or one of these boxes; the owner of a piece tells whose box it is ----

/// The unit status box (5.2): its three columns with their areas.
constexpr Place kEliminated = kMaxHexes;                  ///< 5.8
constexpr Place kRebuilt = kMaxHexes + 1;                 ///< 5.11: eliminated, with a new cadre, ready to return (9.1)
constexpr Place kShattered = kMaxHexes + 2;               ///< 5.6
constexpr Place kRouted = kMaxHexes + 3;                  ///< 5.6
constexpr Place kReady = kMaxHexes + 4;                   ///< 5.6: ready to return (9.1)
constexpr Place kShatteredAndEliminated = kMaxHexes + 5;  ///< 5.8: the middle column
constexpr Place kRoutedAndEliminated = kMaxHexes + 6;
constexpr Place kReadyAndEliminated = kMaxHexes + 7;  ///< 5.9: may be given extra strength
/// Out of the game.
constexpr Place kCaptured = kMaxHexes + 8;   ///< 5.6, 5.8, 13.2: 2 victory points for a unit or leader
constexpr Place kDestroyed = kMaxHexes + 9;  ///< 5.11: 1 victory point for a cadre
constexpr Place kKilled = kMaxHexes + 10;    ///< 13.4: 1 victory point for a leader
/// For a while.
constexpr Place kHit = kMaxHexes + 11;         ///< 13.4: a leader whose fate the next administrative phase decides
constexpr Place kDue = kMaxHexes + 12;         ///< 9.3: reinforcements
constexpr Place kCup = kMaxHexes + 13;         ///< 3.4: waits to be drawn
constexpr Place kUndecided = kMaxHexes + 14;   ///< 3.2: Longstreet's units before the Confederates decide
constexpr Place kCalled = kMaxHexes + 15;      ///< 3.2: they come; hidden until one of them is seen
constexpr Place kNotCalled = kMaxHexes + 16;   ///< 3.2: they do not
constexpr Place kAcross = kMaxHexes + 17;      ///< 9.2: between two crossings of the Tennessee
constexpr Place kHeroCup = kMaxHexes + 18;     ///< 13.5
constexpr Place kWithUnit = kMaxHexes + 19;    ///< 13.5: a hero; its note is the piece that it belongs to
constexpr Place kPool = kMaxHexes + 20;        ///< markers that are not in play: boats, bridges, reserve markers
constexpr Place kUnused = kMaxHexes + 21;      ///< counters that the options leave out
constexpr Place kReserveBox = kMaxHexes + 22;  ///< + n: the units of reserve marker A to F (14.2)
constexpr int kReserves = 6;
constexpr int kBoxes = 22 + kReserves;

constexpr bool is_on_map(const Piece& piece) { return is_hex(piece.place); }

/// Piece::up of a combat unit (5.3): its front, or the reverse when it is disrupted. Of a reserve marker (14.2): its
/// letter, or its hidden side. Of a leader: front.
constexpr int kFront = 1;
constexpr int kReverse = 0;

/// Piece::flags: all 16 bits are given out. Piece::note of a combat unit or reserve marker in a hex is its place in the
/// stack (8.1): 0 lies at the bottom. Piece::marks: of a combat unit the rating of its hero (13.5), of a leader the
/// bonus that he has used in this couplet (13.3), of an extra strength marker its points (5.9). Works (17.1) are marks
/// on the ground: rules/works.h.
enum UnitFlag : std::uint16_t {
  kMoved = 1 << 0,  ///< its movement in this phase is over, or it returned or was deployed in it (7.1, 9.1, 14.5)
  kForceMarched = 1 << 1,  ///< has tried a forced march in this phase (7.5)
  kRecovering = 1 << 2,    ///< has tried to recover in this couplet, and so may not fire (5.3)
  kEntered = 1 << 3,       ///< entered the map or was deployed in this couplet: stacks freely (8.3)
  kMoving = 1 << 4,        ///< belongs to the unit or stack that is moving (8.2)
  kFought = 1 << 5,        ///< has attacked or bombarded in this couplet, or may not (10.1, 11.1, 13.3)
  kWasAttacked = 1 << 6,   ///< its hex has been attacked in this Combat Phase (10.1)
  kCharge = 1 << 7,        ///< 10.8
  kVolley = 1 << 8,        ///< 10.9
  kQuestionable = 1 << 9,  ///< 5.7
  kBuilding = 1 << 10,     ///< builds or removes works (17.2)
  kFiring = 1 << 11,  ///< its shot is announced and not resolved; of the other side: was fired at in this phase (11.1)
  kRetreated = 1 << 12,   ///< retreats, or has in this Combat Phase: no longer in the hex that was attacked (10.11)
  kMayAdvance = 1 << 13,  ///< may advance in support, or has advanced and may continue (10.13, 10.14)
  kDeployed = 1 << 14,    ///< had to be deployed in this enemy phase (14.5)
  kHookers = 1 << 15,     ///< belongs to Hooker's command for good (13.6)
};
/// 13.3: a leader has rallied it in this couplet, to the end of which both bits stay. Who enters the map does not try
/// to recover.
constexpr std::uint16_t kRallied = kRecovering | kEntered;
/// 14.3: takes part in forming a reserve. The bit serves combat alone otherwise (11.1).
constexpr std::uint16_t kFormsReserve = kFiring;
/// 14.5: of a reserve marker: it must be deployed at once. Of a unit with kDeployed, in the enemy's Movement Phase,
/// whose other use is in combat alone (10.11): an enemy has moved beside it, and its check is due.
constexpr std::uint16_t kMustDeploy = kDeployed;
constexpr std::uint16_t kCheckDue = kRetreated;
/// Of a reserve marker, which neither recovers nor fights, to the end of the couplet: it was formed in this couplet,
/// and nobody moves it (14.3); a fortune of the enemy has moved it, and its owner does not deploy it (14.5, 15.0).
constexpr std::uint16_t kFormed = kRecovering;
constexpr std::uint16_t kWasLed = kFought;
/// 11.1: of a unit of the other side in a Combat Phase: infantry or cavalry has fired at its hex, which nobody attacks
/// any more in that phase. The bit serves the phasing side alone in its Movement Phase (7.5).
constexpr std::uint16_t kHexFiredAt = kForceMarched;
/// 11.4: of a battery of the phasing side while it bombards: it fires together with others of its hex, and has a shot
/// left. These bits serve other arms or the Movement Phase.
constexpr std::uint16_t kTogether = kMayAdvance;
constexpr std::uint16_t kShotLeft = kForceMarched;
/// 8.3: of a unit of the phasing side in its Movement Phase: others have stacked with it freely because it does not
/// move, or a leader has restored it, and it does not move (13.3). The bit serves combat alone otherwise.
constexpr std::uint16_t kJoined = kMayAdvance;
/// What the end of a side's Movement Phase clears of its units, what the end of its Combat Phase clears of them, and
/// what the end of a Combat Phase clears of everybody.
constexpr std::uint16_t kMovementFlags = kForceMarched | kMoving | kJoined;
constexpr std::uint16_t kCoupletFlags = kMoved | kRecovering | kEntered | kFought | kCharge;
constexpr std::uint16_t kCombatFlags = kWasAttacked | kFiring | kRetreated | kMayAdvance | kHexFiredAt;
/// What the end of a game turn clears (10.9).
constexpr std::uint16_t kTurnFlags = kVolley;

/// Choices made before the game: each rule with the mark of the advanced rules, by its number. A track each.
enum class Option : std::int16_t {
  Questionable,        // 5.7
  OnMapReplacement,    // 5.10
  RoadBonus,           // 7.4
  ForcedMarch,         // 7.5
  LeaderMovement,      // 7.7
  PontoonBoats,        // 7.8
  PontoonBridges,      // 7.9
  Crossing,            // 9.2
  Cavalry,             // 10.3
  Coordination,        // 10.6
  FlankAttack,         // 10.7
  Charge,              // 10.8
  Volley,              // 10.9
  SupportingAdvance,   // 10.13
  Continuation,        // 10.14
  StackedArtillery,    // 11.4
  Leaders,             // 13.1 to 13.4
  Heroes,              // 13.5
  Hooker,              // 13.6
  Reserves,            // 14.1, 14.2, 14.4, 14.5
  CreatingReserves,    // 14.3
  BombardingReserves,  // 14.6
  HiddenReserves,      // 14.7
  FortunesOfWar,       // 15.0
  ArmyMorale,          // 16.1, 16.2
  Panic,               // 16.3
  Works,               // 17.1 to 17.3
  Trenches,            // 17.4
  Redoubts,            // 17.5
};
constexpr int kOptions = 29;
constexpr int kMaxOptions = 40;  ///< tracks that are set apart for them

constexpr int kMaxEntries = 64;  ///< hexes by which units enter in one scenario
constexpr int kMaxBridges = 2;   ///< 7.9: the last of them are those with pontoon bridges
constexpr int kCommands = 5;     ///< the armies (unit.h), and Hooker's command (13.6)

enum class Track : std::int16_t {
  Scenario,                               // Scenario::number
  Turn,                                   // game turn of the scenario, from 1; 0 while units are set up
  Couplet,                                // box of the couplet track, 1 to 4 (4.2)
  First,                                  // index of the side that is the first player (4.3)
  Phasing,                                // index of the side whose phase it is, or that is asked
  PhaseNow,                               // Phase
  Winner,                                 // -1 going on, 0 Union, 1 Confederate, 2 draw
  Level,                                  // VictoryLevel, once it is over; Draw before
  Fortune,                                // index of the side that holds the marker (15.0)
  ArmyMorale,                             // + command: -3 to 3 (16.1)
  Panicked = ArmyMorale + kCommands,      // + command: 1 once it panicked (16.3)
  Bridge = Panicked + kCommands,          // 3.2: BridgeState
  HookersCommand,                         // 13.6: 1 when he has it
  EnteredAt,                              // + entry: units that entered there in this couplet (9.3)
  Options = EnteredAt + kMaxEntries,      // + Option: the value chosen at set-up
  ReserveOrders = Options + kMaxOptions,  // + index of a side: 1 when its reserves deploy by themselves (14.5)
  Count = ReserveOrders + 2,
};
constexpr int track(Track t, int offset = 0) { return static_cast<int>(t) + offset; }
constexpr int track(Option option) { return track(Track::Options, static_cast<int>(option)); }

/// 3.2: the bridge that the Confederates may wreck.
enum class BridgeState : std::int16_t { Whole, Wrecked, Crossed, Repaired };  ///< Crossed: wrecked, in this couplet

constexpr int kLastCouplet = 4;  ///< 4.2: the box "4+" serves all later couplets

/// 4.1
enum class Phase : std::int16_t {
  SetUp,
  Movement,
  Combat,
  CoupletEnd,
  Administrative,
  Draw,  // 3.4
};

/// 3.5: from one end to the other.
enum class VictoryLevel : std::int16_t { ConfederateDecisive, Confederate, Draw, Union, UnionDecisive };

/// The steps of play; locals.h has what each keeps, README.md the stages of each.
enum class StepKind : std::int16_t {
  SetUp,
  GameTurn,
  Couplet,
  MovementPhase,
  March,
  MoraleCheck,
  Arrange,
  Return,
  CombatPhase,
  Administration,
  Entry,
  Attack,
  Combat,
  Result,
  Retreat,
  Advance,
  Bombardment,
  ArmyMoraleRoll,
  ForcedMarch,
  Lead,
  Preparation,
  ReserveForming,
  Deployment,
  Fortune,
  Draw,
  Call,
};

/// The decisions; verbs.h has what each is about.
enum class Do : Verb {
  // set-up (3.x)
  EndSetUp,
  // the end of a couplet (4.3)
  TakeOver,
  EndTurn,
  // movement (7.0 to 9.0)
  Take,        // a unit begins to move
  TakeStack,   // all units of a hex that may move begin together
  Join,        // another unit of the hex moves with them
  Go,          // to a hex, by the way with the fewest dice
  StepTo,      // into the next hex, also among friends
  Halt,        // the move is over
  Recover,     // 5.3
  RecoverAll,  // 5.3
  Return,      // 9.1: a unit comes back from the status box
  Rebuild,     // 5.9: an eliminated unit comes back for a point of extra strength
  Arrange,     // 8.1: begins to order the units of a hex
  NextUp,      // 8.1: the unit lies on those that were named before
  EndMoves,
  // combat (10.0)
  AttackHex,
  AttackWith,
  EndAttack,
  Retreat,
  Advance,
  Support,
  Continue,
  Replace,
  // bombardment (11.0)
  Aim,
  Fire,
  Resolve,
  // the end of a combat phase (10.1)
  VolleyAll,
  ChargeAll,
  Volley,
  Charge,
  EndCombat,
  // the administrative phase
  RollCadre,  // 5.11
  EndReturns,
  // options
  ForceMarch,
  Ready,  // 10.9: all who may take volley markers
  Lead,
  Bonus,
  Land,
  BuildBridge,
  Cross,
  FormReserve,
  EnterReserve,
  Flip,
  Dummy,
  Deploy,
  ChooseFortune,
  Dig,
  Clear,  // 17.2: destroys works
  WreckBridge,
  Call,
  Pass,
  // Chance
  Roll,
  DrawPiece,
  // later
  FireTogether,   // 11.4
  StandingOrder,  // 14.5: reserves deploy by themselves from now on, or ask again
  NameHex,        // 7.1: in a battle of many units: what those of the hex do besides moving
  ShiftWorks,     // 3.2: as a side is set up: the works of the hex, then Go
  ArriveLater,    // 3.2: a unit that is set up waits for the part of its formation that is due
};
inline Do verb_of(const Action& action) { return static_cast<Do>(action.verb); }

/// 13.3: what a leader does once in a couplet, in the order of the rule. Piece::marks of a leader; 0: nothing yet.
enum class Bonus : std::int16_t {
  None,
  Reserves,
  Stacking,
  Recovery,
  Rally,
  Coordination,
  Attack,
  Defense,
  Hero,
  ExtraStrength,
};

/// Chattanooga 15.0: the fortunes of war, in the order of the rule.
enum class FortuneKind : std::int16_t {
  KillLeader,
  MoveEnemy,
  Sharpshooter,
  FreeMove,
  FreeRecovery,
  Counterattack,
};
constexpr int kFortunes = 6;

/// Why a morale check is made: README.md tells what each leads to.
enum class CheckReason : std::int16_t {
  LeavingZone,       // 6.3: a rout check
  Joining,           // 8.3
  Recovery,          // 5.3
  Rally,             // 5.6: a shattered unit
  Questionable,      // 5.7: a rout check
  Flanked,           // 10.7: a rout check
  SecondBlow,        // 10.10, R on a disrupted unit: a rout check
  MoraleResult,      // 10.10, m: a rout check
  RetreatIntoZone,   // 6.4, 10.11
  GunsRetreat,       // 10.4
  Replacement,       // 5.10
  Continuation,      // 10.14
  ContinuationRout,  // 10.14: of a disrupted unit
  LeaderRally,       // 13.3
  Deployment,        // 14.5
  FreeRecovery,      // 15.0
  Panic,             // 16.3
};

/// What the log and the summary of a roll are told (Event kind Remark); log_notes.h has what each note says.
enum class LogNote : std::int16_t {
  TurnBegan,
  CoupletBegan,
  PhaseBegan,
  CoupletEnded,
  Checked,
  Disrupted,
  Recovered,
  Routed,
  Captured,
  Returned,
  Joined,
  TurnedBack,
  Rebuilt,
  CadreRolled,
  Ended,
  Entered,
  Fought,
  Eliminated,
  Retreated,
  Advanced,
  Fired,
  ArmyMoraleRolled,
  ArmyPanicked,
  WorksBegun,
  WorksGivenUp,
  WorksDone,
  ForcedMarch,
  Rode,
  LeaderHit,
  LeaderKilled,
  HeroRose,
  StoodReady,
  PreparedCharge,
  BecameQuestionable,
  DrawCounted,
  CounterDrawn,
  Placed,
  PutBack,
  FortuneChosen,
  FortuneRolled,
  FortunePassed,
  BridgeWrecked,
  BridgeTried,
  Summoned,
  PontoonBegun,
  PontoonDone,
  Crossed,
  Landed,
  Drowned,
  ReserveFormed,
  ReserveNotFormed,
  Deployed,
  ReserveSpent,
  ReserveHidden,
  ReserveSeen,
  DummySeen,
};

}  // namespace longroll::chattanooga
