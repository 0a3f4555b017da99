#pragma once
#include <array>
#include <cstdint>

#include "engine/play/action.h"
#include "engine/table/piece.h"

/// The names of Dixie's places, tracks, steps, verbs and flags. Numbers here are written into saved games: add at the
/// end, never renumber without a new rules version.
namespace longroll::dixie {

/// Columns of the battlefield from the Union's left to its right; the three-column game uses 0, 2 and 4. A column holds
/// one position of each battleline: the Union's Left faces the Confederates' Right (Dixie 3.0).
constexpr int kColumns = 5;
constexpr int kPositions = 2 * kColumns;
/// A bit for each position, by position_index.
constexpr std::uint16_t kEveryPosition = (1U << kPositions) - 1;

constexpr Place deck_of(Seat side) { return static_cast<Place>(index_of(side)); }
constexpr Place reserve_of(Seat side) { return static_cast<Place>(2 + index_of(side)); }
constexpr bool is_reserve(int place) {
  return place == reserve_of(Seat::Union) || place == reserve_of(Seat::Confederate);
}
/// Cards out of play: routed, eliminated, or specials used up.
constexpr Place lost_of(Seat side) { return static_cast<Place>(4 + index_of(side)); }
constexpr Place kFirstPosition = 6;
/// Cards taken out of a battle deck unexamined: nobody sees them again (15.1H).
constexpr Place aside_of(Seat side) { return static_cast<Place>(kFirstPosition + kPositions + index_of(side)); }
constexpr int kPlaces = kFirstPosition + kPositions + 2;

/// The position of `line`'s battleline in a column.
constexpr Place position_of(Seat line, int column) {
  return static_cast<Place>(kFirstPosition + index_of(line) * kColumns + column);
}
constexpr bool is_position(int place) { return place >= kFirstPosition && place < kFirstPosition + kPositions; }
/// A place whose cards neither side sees: a battle deck, or what was set aside from one.
constexpr bool is_unexamined(int place) { return place < 2 || place >= kFirstPosition + kPositions; }
constexpr int position_index(Place position) { return position - kFirstPosition; }

/// Every position, in the order of places.
constexpr std::array<Place, kPositions> kAllPositions = {6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
static_assert(kAllPositions.front() == kFirstPosition && kAllPositions.back() == kFirstPosition + kPositions - 1);

/// Something that each position has: `counts[place]`.
template <class T>
struct ByPosition : std::array<T, kPositions> {
  constexpr T& operator[](Place position) { return this->data()[position_index(position)]; }
  constexpr const T& operator[](Place position) const { return this->data()[position_index(position)]; }
};

/// Something that each place has.
template <class T>
struct ByPlace : std::array<T, kPlaces> {
  constexpr T& operator[](Place place) { return this->data()[place]; }
  constexpr const T& operator[](Place place) const { return this->data()[place]; }
};

/// Whose battleline the position belongs to, whoever stands there.
constexpr Seat line_of(Place position) { return seat_of(position_index(position) / kColumns); }
constexpr int column_of(Place position) { return position_index(position) % kColumns; }
/// The position across the centerline.
constexpr Place opposite(Place position) { return position_of(other(line_of(position)), column_of(position)); }

enum class CardType : std::uint8_t { Infantry, Cavalry, Artillery, General, Terrain, Special };
constexpr int kCardTypes = 6;
enum class TerrainType : std::uint8_t { Woods, Hill, Field, Creek, Pond, Ridge, Rocks, Wall };
enum class SpecialKind : std::uint8_t {
  Ford,
  Railway,
  Sharpshooters,
  ColorGuard,
  RebelYell,
  BayonetCharge,
  Cover,
  Rally,
  MistakenColors,
  SignalStation,
  ShortOfAmmunition,
  Panic,
  JohnnyShiloh,
  DoubleCanister,
  Gunboats,
  Breastworks,
  Guide,
  LongRoll,
  FreshHorses,
};
constexpr int kSpecialKinds = 19;

/// What a general commands (Dixie 13.9), from less to more; a wing commander leads the corps that his card names.
enum class Rank : std::uint8_t { None, Division, Corps, Wing, Army };

/// The troops that a general may command (Dixie 13.9): all arms, horsemen and their guns, or guns.
enum class Branch : std::uint8_t { AllArms, Cavalry, Artillery };

/// Cards that 15.1H keeps for the second day of Shiloh.
enum class Late : std::uint8_t { No, Ohio, ThirdDivision };

/// How an edition's two battlelines lie: against each other, or one behind the other and both the Union's (Dixie 3.21).
enum class Battlelines : std::uint8_t { Opposed, FrontAndBack };

/// What is decided; verbs.h has what each is about.
enum class Do : Verb {
  Deploy,
  Finish,  // ends one's deployment, combat or moves
  Check,   // rolls a card's morale
  Fire,
  TakeHit,         // the card that takes the next hit
  TakeGeneralHit,  // the general or long-lasting special that takes the next hit
  Move,
  March,
  Lay,   // terrain
  Play,  // a special card
  Withdraw,
  Pass,      // plays no special card now
  Roll,      // Chance
  Draw,      // Chance
  Enfilade,  // along the position beside its own
  FireOn,    // an enemy artillery card
  Melee,
  FightOn,    // another round of the melee
  Disengage,  // breaks the melee off
  Decoy,      // lays a card face-down
  Unmask,     // turns a decoy up
  Name,       // the general who commands the army now
  Outflank,   // a general goes along
  Scout,
};
constexpr Do verb_of(const Action& action) { return static_cast<Do>(action.verb); }

/// The steps of play; locals.h has what each keeps.
enum class StepKind : std::int16_t {
  Deal,
  Deploy,
  OpenBattle,
  CreekClash,
  BattleTurn,
  MoralePhase,
  MoraleCheck,
  Rout,
  CombatPhase,
  Fire,
  TakeHits,
  TakeGeneralHits,
  MovePhase,
  March,
  Disorder,
  ReinforcePhase,
  Window,
  Support,
  Melee,
  Strike,
  NameCommander,
  Outflank,
  Scout,
  Night,
  HorseFire,
};

/// What a morale roll is for: hits (6.0, 11.2), a forced march (8.6), disorganization (8.4).
enum class Purpose : std::int16_t { Hits, March, Disorder };

/// When special cards may interrupt (12.0).
enum class Moment : std::int16_t { BeforeMorale, BeforeFire, Routed, Reinforcing, BeforeMelee, Disordered };

enum class Phase : std::int16_t { Deployment, Morale, Combat, Move, Reinforce };

/// What is chosen when a game is set up, in the order in which saved games write it.
enum class Option : std::int16_t {
  Cards,           // 5.0: hidden, open
  Battleline,      // 13.8: three, five positions
  Outflanking,     // 13.1: off, on; so the next six
  Melee,           // 13.2
  Enfilade,        // 13.3, with envelopment
  CounterBattery,  // 13.4
  Support,         // 13.5
  Decoys,          // 13.6
  Scouting,        // 13.7
  Command,         // 13.9, Gettysburg: any, corps, division
  Days,            // 15.2, Gettysburg: one, three
  Late,            // 15.1H, Shiloh: free, ohio, ohio-and-third
  FirstDay,        // 15.2H, Gettysburg: any, historical
};
constexpr int kOptions = 13;

enum class Track : std::int16_t {
  Turn,                                // battle turns begun, both sides' counted; 0 while cards are deployed
  Phasing,                             // index_of the side whose battle turn it is
  PhaseNow,                            // Phase
  CombatPosition,                      // the position where this phase's fire falls now; -1 none yet
  ClosedPositions,                     // bits of positions whose combat is done this phase (7.0)
  QuietTurns,                          // full turns that have passed with both decks empty, or kLastCardDrawn
  Winner,                              // -1 going on, 0 Union, 1 Confederate, 2 draw
  Crossed,                             // + column: troop cards that crossed the centerline there this turn (8.3)
  Holder = Crossed + kColumns,         // + position: index_of the side that defends it (11.1)
  Effects = Holder + kPositions,       // + position: bits of Effect for this phase
  PlayedFirst = Effects + kPositions,  // + position: special kind + 1 played there this phase (12.0)
  PlayedSecond = PlayedFirst + kPositions,
  Edition = PlayedSecond + kPositions,  // index of the edition played: the scenario
  Options,                              // + Option: the value chosen at set-up
  Day = Options + kOptions,             // day of the battle, from 1 (15.0)
  BattleDeck,                           // + side: cards of its battle deck (2.0, 14.0)
  Muster = BattleDeck + 2,              // + side: how many of them are mustered before the battle
  ArmyCommander = Muster + 2,           // + side: piece of the general named to command the army, + 1; 0 nobody (13.9)
  Aids = ArmyCommander + 2,             // bits of Aid for this Move Phase (12.0)
  Count,
};
/// Track::QuietTurns in the turn in which the last card was drawn, which is none of the quiet ones (4.0).
constexpr int kLastCardDrawn = -1;
constexpr int track(Track t, int offset = 0) { return static_cast<int>(t) + offset; }
constexpr int track(Option option) { return track(Track::Options, static_cast<int>(option)); }

/// What specials do to a position for one phase: +1 or -1 morale of one side's troops there, a die more in its melee.
enum Effect : std::int16_t {
  kCoverUnion = 1,
  kCoverConfederate = 2,
  kPanicUnion = 4,
  kPanicConfederate = 8,
  kYellUnion = 16,
  kYellConfederate = 32,
  kChargeUnion = 64,
  kChargeConfederate = 128,
};
constexpr int kEveryEffect = 255;
constexpr int cover_of(Seat side) { return kCoverUnion << index_of(side); }
constexpr int panic_of(Seat side) { return kPanicUnion << index_of(side); }
constexpr int yell_of(Seat side) { return kYellUnion << index_of(side); }
constexpr int charge_of(Seat side) { return kChargeUnion << index_of(side); }

/// What specials do to one card's fire.
enum FireEffect : std::int16_t {
  kSharp = 1,
  kYell = 2,
  kBayonet = 4,
  kShort = 8,
  kCancelled = 16,
  kCanister = 32,
  kGunboats = 64,
};
constexpr int kEveryFireEffect = 127;

/// What specials do for one side's Move Phase; each is used up by the first card that it helps.
enum Aid : std::int16_t { kGuided = 1, kFreshHorses = 2 };

/// Flags of a card.
enum CardFlag : std::uint16_t {
  kFired = 1,      // has fired this turn, or its fire was spoilt
  kMoved = 2,      // has moved this turn, or failed to march
  kLed = 4,        // a general who led a forced march this turn; Piece::note is the place he left
  kChecked = 8,    // has rolled for disorganization at this position
  kSeen = 16,      // both sides have seen this card's face
  kFlanking = 32,  // goes round a flank when movement is done; Piece::note is the position
  kHurt = 64,      // has come out of the Reserve this turn with hits, for which it rolls in its next Morale Phase (8.4)
};

/// Piece::note of a card deployed as a decoy, until both armies are deployed (13.6).
constexpr int kStaysDown = 1;

/// What the log is told (Event kind Remark); log_notes.h has what each note says.
enum class LogNote : std::int16_t {
  TurnBegan,
  PhaseBegan,
  Fires,
  Spoilt,
  Hits,
  HitsLost,
  Checked,
  Routed,
  Eliminated,
  Killed,
  Rallied,
  Played,
  Disorganized,
  Captured,
  Drew,
  CreekGone,
  Ended,
  MeleeBegins,
  Strikes,
  Struck,
  MeleeRound,
  FightsOn,
  Disengages,
  Enveloped,
  DecoyGone,
  Unmasked,
  Named,
  SetsOut,
  Flanks,
  Flanked,
  FlankInVain,
  Scouts,
  Scouted,
  NightFalls,
  DayBreaks,
  Exchanged,
  DaysEnd,
};

}  // namespace longroll::dixie
