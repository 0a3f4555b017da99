#pragma once
#include <cstdint>

#include "engine/games/campaign/terrain.h"
#include "engine/map/hex.h"
#include "engine/play/action.h"
#include "engine/table/piece.h"

/// The numbers of the campaign's places, flags, marks on the ground, tracks, steps and verbs. Saved games contain them:
/// once the game is offered, a number that has been given out is never used for something else. README.md tells which
/// steps are written.
namespace longroll::campaign {

constexpr int kTurns = 17;      ///< 3.0: spring 1861 to spring 1865
constexpr int kImpulses = 4;    ///< 3.2.1: player impulses of a turn, two of each side
constexpr int kStates = 18;     ///< 4.3: whose militia is called out; in the order of the militia table of the data
constexpr int kGroups = 8;      ///< 4.2.1: seven recruitment groups, and Kentucky (4.2.2)
constexpr int kUnfinished = 7;  ///< 7.5: unfinished railroads

// ---- places: a hex of the map, or one of these boxes; the owner of a piece tells whose it is ----

/// Out of play, free to be placed (again): points, leaders, ships, works, depots, markers. Every kind is a fixed pool.
constexpr Place kPool = kMaxHexes;
/// 4.2.5, 11.1: Confederate forts that have been paid for and wait to be placed on the map.
constexpr Place kFortsReady = kMaxHexes + 1;
/// 13.1.1: + zone: ships in a sea zone's box. A ship off a port on the open sea stands in the port's hex (kOffPort).
constexpr Place kSeaZone = kMaxHexes + 2;
/// + turn, 1 to kTurns + 3: what comes back on that turn: wounded leaders (9.12), forts (4.2.5), USMRR (7.7.1).
constexpr Place kTurnBox = kSeaZone + kSeaZones;
constexpr int kBoxes = 2 + kSeaZones + kTurns + 4;

/// Piece::note of a ship in a hex: on which side of it, as Direction; the hex is the one that names the hexside
/// (map/hexside.h), so that land between two waters separates them (13.1.2). Or off the port, on the open sea; or on
/// the stocks in the city of the hex, while it is built (4.2.5).
constexpr std::int16_t kOffPort = 6;
constexpr std::int16_t kOnStocks = 7;

/// Of a transport in a zone's box that is committed (kCommitted): 0 when it supplies the ports of the zone, else 1 +
/// the coastal hex (8.1.3).

/// Piece::note of a ground point or fort: 0, or 1 + the number of its force in Start::setup as long as that start ties
/// it: it may not leave some states (3.1.3), or its supply is not checked (3.1.2).

/// Piece::up: 1 for the front; 0 for the reverse of ships (damaged or under construction, 13.6, 4.2.5), forts (11.2),
/// arsenals and factories (under construction, 4.2.5). Of a railroad's marker: 1 when the line is laid from the first
/// of its hexes in the map's order, 0 from the last (7.5).
constexpr std::int8_t kFront = 1;
constexpr std::int8_t kReverse = 0;

/// Where in a hex ground units are: beside whatever stands there, in its entrenchment (12.0), inside its fort (11.3),
/// or on board a ship or train until the move is over (7.4, 13.2).
enum class Post : std::uint16_t { Field, Entrenched, Garrison, Aboard };

/// Piece::flags. Points of one kind that agree in place, flags and marks are of one class: orders name classes.
enum UnitFlag : std::uint16_t {
  kMoved = 1 << 0,    ///< may not move again in this impulse (5.2), or placed a work in it (11.2)
  kMoving = 1 << 1,   ///< belongs to the force that moves or reacts
  kTried = 1 << 2,    ///< has tried to react to the exit that is being answered (6.4), vessels too; of a point of the
                      ///< phasing side: its standing answer has been set in this impulse
  kPostLow = 1 << 3,  ///< with kPostHigh: Post
  kPostHigh = 1 << 4,
  kOutOfSupplyLow = 1 << 5,  ///< with kOutOfSupplyHigh: OOS markers, 0 to 2 (8.4)
  kOutOfSupplyHigh = 1 << 6,
  kBattleSupply = 1 << 7,    ///< 8.4.1
  kForaged = 1 << 8,         ///< has foraged in this impulse, with or without success (8.4.3)
  kDemoralizedLow = 1 << 9,  ///< with kDemoralizedHigh: markers, 0 to 3 (9.9)
  kDemoralizedHigh = 1 << 10,
  kMustActHere = 1 << 11,  ///< stood in one hex with enemies when the impulse began: attacks or moves out (9.10.1)
  kUnderConstruction = 1 << 12,  ///< of what is built in two stages: not damaged, but not finished (4.2.5, 11.2)
  kSilenced = 1 << 13,           ///< of a fort: for the rest of the impulse (13.6)
  kCommitted = 1 << 14,  ///< of a transport: supplies until the Union's next impulse begins (8.1.3); of a boat: is a
                         ///< ferry (13.4.2); of a point: its owner leaves it without supply in this check (8.3)
  kFought = 1 << 15,     ///< has fired in this round (13.6); of a force: has attacked in this impulse (9.0)
};
/// What the beginning and the end of an impulse clear of all units of both sides, but for transports that go on
/// supplying.
constexpr std::uint16_t kImpulseFlags = kMoved | kMoving | kTried | kForaged | kSilenced | kCommitted | kFought;

/// 8.6, 5.3.4: of a point or leader of the phasing side: has left a hex in this impulse.
constexpr std::uint16_t kHasGone = kSilenced;

/// 6.4: of a ground unit of the side that is not phasing these four together are a number: in which order its force has
/// reacted into the hex where its battle is still to come; 0: it waits for none.
constexpr std::uint16_t kArrivalFlags = kForaged | kSilenced | kCommitted | kFought;

/// Piece::marks of an arsenal: points that it has sent in this turn while some are still due (4.2.5).
/// Piece::marks of a leader: his rating, 0 to 3 (10.0). Of a railroad's marker (7.5), of which the n-th stands for the
/// n-th unfinished line of the map: the hexes that are laid; the line is in use when that is all of them.

/// State::ground of a hex.
enum GroundMark : std::uint8_t {
  kHeldByUnion = 1 << 0,  ///< 3.1; neither: nobody's, or neutral Kentucky's
  kHeldByConfederacy = 1 << 1,
  kRailUnion = 1 << 2,  ///< 7.1: who controls the railroad in it, which can differ from the hex
  kRailConfederacy = 1 << 3,
  kRailBroken = 1 << 4,     ///< 7.6
  kRailUpgraded = 1 << 5,   ///< 7.7.2
  kForagedHere = 1 << 6,    ///< 8.4.3: in this impulse
  kLeveeBreached = 1 << 7,  ///< 5.3.8
};

/// 3.2.1
enum class Phase : std::int16_t { SetUp, Recruitment, Initiative, Operations, VictoryCheck, Political, Administrative };

/// 15.5: Track::Kentucky.
enum class Kentucky : std::int16_t { Neutral, Union, Confederate };

/// 6.4: how a side answers exits from its zones without being asked. Ask is the default.
enum class ReactionRule : std::int16_t {
  Ask,
  Never,
  IntoThreatened,  ///< tries to go where friends in the open are about to be attacked
  Always           ///< tries to go where the enemy stands, to attack him too
};
constexpr int kReactionRules = 4;
/// Piece::marks of a point: 0 when its force answers as its side does, else 1 + the ReactionRule of its own.
/// Track::Reaction + side: the ReactionRule, plus this once it has been set in this impulse.
constexpr int kReactionSet = kReactionRules;

/// 13.2, 13.4, 13.4.1: how troops go over water.
enum class TransportBy : std::int16_t { Sea, River, Boat };

/// 15.3: Track::Diplomacy, the worst that has happened for the Union so far.
enum class Diplomacy : std::int16_t { None, Recognition, Intervention };

enum class Track : std::int16_t {
  Scenario,              // the start that is played (3.1)
  LastTurn,              // 4, 8, 12 or 16 in a game of one year, else kTurns
  Turn,                  // 1 to kTurns
  Impulse,               // of the turn, 0 to kImpulses - 1
  First,                 // index of the side with the initiative (3.2.1)
  Phasing,               // index of the side whose impulse or phase it is, or that is asked
  PhaseNow,              // Phase
  Winner,                // -1 going on, 0 Union, 1 Confederate, 2 draw
  PoliticalStatus,       // -4 to 4 (15.0)
  Economy,               // of the last victory check, factories and St Louis included (14.1, 15.6)
  ElectionLosses,        // what lost elections take from all later arrivals (15.2)
  ElectionLevel,         // what they take from the survival economy (15.2)
  Diplomacy,             // Diplomacy
  Mediation,             // turn in which no supply centre may be attacked (15.3); 0: none
  HalvedArrivals,        // turn in which Union arrivals are halved by recognition (15.3); 0: none
  AtLarge,               // at-large points of the coming Recruitment Phase (4.2.3)
  Kentucky,              // Kentucky
  KentuckyViolated,      // 15.5.2: 0 nobody, 1 by the Union, 2 by the Confederacy
  UnionLost,             // Union ASP lost in this turn (4.1.1)
  UnionLostBefore,       // and in the turn before
  MilitiaCalled,         // bits: the first 15 states whose militia has been called out in this turn (4.3)
  MilitiaCalledHigh,     // bits: the others
  Captured,              // + word, 8 words of 15 bits: cities whose capture has changed the political status (15.1)
  Built = Captured + 8,  // bits: kinds that a side has built in this turn (4.1.2, 4.2.4), + side
  Finished = Built + 2,  // bits: and kinds that it has finished, + side
  PointsLeft = Finished + 2,     // construction points left, + side
  TrainsUsed = PointsLeft + 2,   // 7.3: in this impulse, + side
  Transported = TrainsUsed + 2,  // 13.4: the one unit without ships has gone in this impulse, + side
  Reaction = Transported + 2,    // how it answers exits (kReactionSet), + side
  Draft = Reaction + 2,          // what drafts add on a turn, + turn (4.1.3)
  Count = Draft + kTurns + 4,
};
constexpr int track(Track t, int offset = 0) { return static_cast<int>(t) + offset; }

/// The steps of play; README.md has the stages of each.
enum class StepKind : std::int16_t {
  SetUp,
  GameTurn,
  Recruitment,
  Initiative,
  PlayerImpulse,
  SupplyCheck,
  Works,
  Movement,
  ForceMove,
  Reaction,
  ReactionMove,
  Battle,
  Retreat,
  LeaderFates,
  CavalryFlight,
  Voyage,
  NavalCombat,
  Attrition,
  Surrender,
  Political,
  KentuckyJoins,
  Transport,
  Building,
  CrewMove,
  ReactionVoyage,
  StandingAnswer,
};

/// The decisions.
enum class Do : Verb {
  // set-up and recruitment (3.1, 4.0)
  EndSetUp,
  Place,       // a point of that kind arrives in a hex (4.1.1, 4.2.1)
  Build,       // a construction point begins something in a hex (4.1.2, 4.2.5)
  Finish,      // a construction point completes it (4.2.5)
  ExtendRail,  // 7.5
  EndRecruitment,
  // the beginning of an impulse (3.2.2)
  Commit,      // a transport supplies a coast or the ports of its zone (8.1.3)
  Unsupplied,  // points of that class go without supply (8.3, 8.4.2)
  Forage,      // a force forages in a hex (8.4.3)
  EndSupply,
  PlaceFort,     // 11.2
  FinishFort,    // 11.2
  DestroyFort,   // 11.5
  BuildDepot,    // 8.4.2
  DestroyDepot,  // 8.4.2
  CallMilitia,   // of a state; then Place (4.3)
  EndWorks,
  // movement (5.0 to 8.0, 10.2, 12.0)
  Muster,       // a force of all that may move from a hex, in the given post
  Less,         // without a number of that class
  March,        // to a hex, by the cheapest way with the fewest exits that can be answered
  StepTo,       // into the next hex
  Drop,         // leaves a number of that class behind (5.2.2)
  PickUp,       // takes a number of that class along (5.2.3)
  Entrain,      // 7.4
  RailTo,       // to a hex of the same segment (7.4)
  Embark,       // on a ship, or by watercourse without one (13.2, 13.4)
  Land,         // in a hex (13.2, 13.4)
  Rally,        // 5.3.7
  BreachLevee,  // 5.3.8
  BreakRail,    // 7.6
  RepairRail,   // 7.6
  Upgrade,      // 7.7.2
  Entrench,     // 12.1
  Post,         // moves between field, entrenchment and fort of the hex (11.7, 12.1)
  Halt,
  EndMoves,
  // ships (13.0)
  TakeShips,  // ships of one kind from one berth begin to move
  SailTo,     // to a hexside, a port on the open sea, or a sea zone
  RunTo,      // past forts to a hexside (11.6)
  Withdraw,   // a vessel leaves naval combat; then SailTo (13.6)
  FireAt,     // 13.6
  Stand,      // nobody else withdraws (13.6)
  // reaction (6.4)
  React,        // a force tries
  ReactTo,      // and enters a hex
  SetReaction,  // how the side answers from now on, ReactionRule
  // battle (9.0, 11.0)
  LeadBattle,     // a leader takes part (9.3)
  UseSupply,      // a battle supply marker is used (8.4.1)
  RetreatTo,      // a hex (9.10)
  RetreatInside,  // into the fort or entrenchment (9.10.2)
  Storm,          // 11.8.3
  Besiege,        // 11.8
  Sortie,         // 11.8.2
  CreateLeader,   // 10.1
  // politics (15.0)
  DeclareDraft,  // 4.1.3
  Invade,        // 15.5.2: announces that Kentucky is entered or that supply is traced through it
  Pass,
  // Chance
  Roll,
  MoveCrew,     // of the military railroad (7.7.1)
  ReactAfloat,  // a vessel tries to react (6.4.2)
  GiveAnswer,   // a standing answer comes next (6.4)
  AnswerFor,    // the side, or a force in a hex, whose answer it is
};
inline Do verb_of(const Action& action) { return static_cast<Do>(action.verb); }

}  // namespace longroll::campaign
