#pragma once
#include "engine/games/campaign/battle_chart.h"
#include "engine/games/campaign/berth.h"
#include "engine/games/campaign/ids.h"
#include "engine/play/locals.h"

/// The locals of each step by name (play/locals.h). A step that is not here has none, or is not written.
namespace longroll::campaign {

/// 3.1.2, 3.1.3: a side places what its start leaves to it.
struct SetUpLocals {
  static constexpr StepKind kStep = StepKind::SetUp;
  Seat side = Seat::Union;
  int force = 0;   ///< number in Start::setup of the force that is placed
  int placed = 0;  ///< of its counters
};

/// 4.1.1, 4.2.1: a side places what arrives. What is not its own stays 0.
struct RecruitmentLocals {
  static constexpr StepKind kStep = StepKind::Recruitment;
  Seat side = Seat::Union;
  int east = 0;      ///< points left for the Union east of its line
  int west = 0;      ///< and west of it
  int east_cap = 0;  ///< most points in a city there
  int west_cap = 0;
  int cavalry = 0;  ///< units that the Union has placed in this turn
  int groups =
      0;  ///< bits: Confederate groups that have received a unit (4.2.1), Kentucky's points (rules/recruitment.h)
  int at_large = 0;  ///< Confederate points left (4.2.3)
};

/// 4.1.2, 4.2.4: a side builds. What it has built and the points that are left stand on tracks.
struct BuildingLocals {
  static constexpr StepKind kStep = StepKind::Building;
  Seat side = Seat::Union;
};

/// 7.7: a crew of the military railroad moves; its counter has kMoving.
struct CrewMoveLocals {
  static constexpr StepKind kStep = StepKind::CrewMove;
  HexId here = kNoHex;
  int points = 0;  ///< movement points left
};

/// What is asked of a standing answer (6.4).
enum class StandingAnswerStage : std::int16_t { Whose, How };
/// 6.4: the phasing side answers exits in advance, for itself or for one of its forces.
struct StandingAnswerLocals {
  static constexpr StepKind kStep = StepKind::StandingAnswer;
  StandingAnswerStage stage = StandingAnswerStage::Whose;
  HexId hex = kNoHex;  ///< of the force; kNoHex: the side, or nobody has been chosen
};

/// What comes next in a game turn (3.2.1).
enum class GameTurnStage : std::int16_t {
  UnionSetsUp,
  ConfederatesSetUp,
  Begin,
  ConfederatesRecruit,
  Initiative,
  Impulses,
  VictoryCheck,
  Administration,
  Political,
  UnionBuilds,
  ConfederatesBuild
};
struct GameTurnLocals {
  static constexpr StepKind kStep = StepKind::GameTurn;
  GameTurnStage next = GameTurnStage::UnionSetsUp;
  int impulse = 0;  ///< that comes next, 0 to kImpulses
};

/// 3.2.1: the dice for the initiative.
struct InitiativeLocals {
  static constexpr StepKind kStep = StepKind::Initiative;
  int union_die = 0;  ///< 0 before it is thrown
};

/// What comes next in a player impulse (3.2.2).
enum class ImpulseStage : std::int16_t { Begin, Movement, Attrition, Surrender, End, Works };
struct PlayerImpulseLocals {
  static constexpr StepKind kStep = StepKind::PlayerImpulse;
  Seat side = Seat::Union;
  ImpulseStage next = ImpulseStage::Begin;
};

/// 8.4: what is decided now; the markers are set when nothing is.
enum class SupplyStage : std::int16_t { Transports, Splitting, Foraging, Marking };
struct SupplyCheckLocals {
  static constexpr StepKind kStep = StepKind::SupplyCheck;
  Seat side = Seat::Union;
  SupplyStage stage = SupplyStage::Transports;
};

/// 11.2, 8.4.2, 4.3: what a side does at the beginning of its impulse.
enum class WorksStage : std::int16_t {
  Choosing,
  MilitiaDie,
  Militia,
  Placing,   ///< a fort is announced in the hex, and that is answered (6.4)
  Finishing  ///< likewise
};
struct WorksLocals {
  static constexpr StepKind kStep = StepKind::Works;
  Seat side = Seat::Union;
  WorksStage stage = WorksStage::Choosing;
  int state = 0;        ///< whose militia is called out, as verbs::CallMilitia
  int left = 0;         ///< militia points that are still to be placed
  HexId fort = kNoHex;  ///< where a fort is announced
};

/// 8.6: the hexes of the side that suffer have their dice in the order of their numbers.
struct AttritionLocals {
  static constexpr StepKind kStep = StepKind::Attrition;
  Seat side = Seat::Union;
  HexId last = kNoHex;  ///< that has had its die
};

/// 8.5.1, or 9.10 after a battle
struct SurrenderLocals {
  static constexpr StepKind kStep = StepKind::Surrender;
  Seat side = Seat::Union;
  bool has_looked = false;  ///< who has a line again has lost his markers (8.5.2); false after a battle (9.10)
  int captured = 0;         ///< Confederate army points, for which a die is due (15.1)
};

/// 5.0: a force moves; its counters have kMoving.
enum class ForceMoveStage : std::int16_t {
  Choosing,
  Rallying,
  Fighting,
  Aboard,
  Breaching,
  Leaving  ///< it has left a zone of the enemy for `here`, and that is answered (6.4)
};
/// What a force is doing besides going, in one number.
struct ActNote {
  int dice = 0;         ///< still to throw (5.3.7)
  int rallied = 0;      ///< markers that the dice have taken off so far
  int load = 0;         ///< points that each train carries while the force is on board (7.3), 0 to 3
  bool meets = false;   ///< enemies were in the hex that it has entered, before they reacted (6.4)
  bool begins = false;  ///< and it has entered it by the first step of its impulse (5.3.4)

  int pack() const { return dice + 4 * rallied + 16 * load + (meets ? 64 : 0) + (begins ? 128 : 0); }
  static ActNote unpack(std::int16_t number) {
    const auto bits = static_cast<unsigned>(number);
    return {static_cast<int>(bits & 3U), static_cast<int>(bits >> 2U & 3U), static_cast<int>(bits >> 4U & 3U),
            (bits & 64U) != 0, (bits & 128U) != 0};
  }
  bool operator==(const ActNote&) const = default;
};
struct ForceMoveLocals {
  static constexpr StepKind kStep = StepKind::ForceMove;
  ForceMoveStage stage = ForceMoveStage::Choosing;
  HexId here = kNoHex;
  int points = 0;          ///< movement points left
  int allowance = 0;       ///< at the beginning (5.1)
  bool has_moved = false;  ///< has left its first hex or spent points
  ActNote note = {};
  /// To which it goes by itself (March); or the levee (5.3.8); or, of a landing, where it has embarked on vessels,
  /// until its battle is over (9.10). kNoHex: its owner is asked.
  HexId goal = kNoHex;
  HexId from = kNoHex;  ///< the hex that it has just left, as long as that is answered (6.4)
};

/// How a battle was entered and what came of it, in one number.
struct BattleNote {
  bool over_river = false;     ///< 9.4: a minor river
  bool is_amphibious = false;  ///< 13.3.6
  bool over_loop = false;      ///< 9.2.1: the bottom of a loop
  bool is_storm = false;       ///< 11.8.3
  int row = 0;                 ///< of the Combat Results Table, by the outcome die, 1 to 6; 0 before it
  bool attacker_fed = false;   ///< 8.4.1: has used his battle supply
  bool defender_fed = false;   ///< likewise
  bool is_reaction = false;    ///< 6.4: the side that is not phasing attacks
  bool on_landing = false;     ///< 13.2: it attacks a force that has just been landed from the sea

  int pack() const {
    return (over_river ? 1 : 0) + (is_amphibious ? 2 : 0) + (over_loop ? 4 : 0) + (is_storm ? 8 : 0) + row * 16 +
           (attacker_fed ? 128 : 0) + (defender_fed ? 256 : 0) + (is_reaction ? 512 : 0) + (on_landing ? 1024 : 0);
  }
  static BattleNote unpack(std::int16_t number) {
    const auto bits = static_cast<unsigned>(number);
    return {(bits & 1U) != 0,
            (bits & 2U) != 0,
            (bits & 4U) != 0,
            (bits & 8U) != 0,
            static_cast<int>(bits >> 4U & 7U),
            (bits & 128U) != 0,
            (bits & 256U) != 0,
            (bits & 512U) != 0,
            (bits & 1024U) != 0};
  }
  bool operator==(const BattleNote&) const = default;
};

/// 9.1: what comes next in a battle.
enum class BattleStage : std::int16_t {
  FortChoice,      ///< 11.8: the mover storms or besieges
  AttackerLeader,  ///< 9.3
  DefenderLeader,
  OutcomeDie,  ///< 9.4
  LossDie,     ///< 9.6
  Drawn,       ///< 9.10.1: the defender first
  DrawnAttacker,
  Aftermath,      ///< the loser has retreated; politics and leaders follow
  PoliticalDice,  ///< 9.11
  LeaderDice,     ///< 9.12
  Over
};
struct BattleLocals {
  static constexpr StepKind kStep = StepKind::Battle;
  BattleStage stage = BattleStage::AttackerLeader;
  HexId hex = kNoHex;
  HexId from = kNoHex;  ///< from where the attacker came; kNoHex: he was in the hex
  PieceId attacking_leader = kNoPiece;
  PieceId defending_leader = kNoPiece;
  BattleNote note = {};
  int strength = 0;   ///< of the defender, raw (9.11, 9.12)
  int first_die = 0;  ///< of two that are added
};

/// 9.10: the counters of that side with kMoving retreat.
struct RetreatLocals {
  static constexpr StepKind kStep = StepKind::Retreat;
  Seat side = Seat::Union;
  HexId here = kNoHex;
  HexId battle = kNoHex;        ///< where it was beaten
  HexId entered_from = kNoHex;  ///< from where the enemy came, whose zone goes from there; kNoHex: from nowhere
  int hexes = 0;                ///< it has gone
  bool is_voluntary = false;    ///< after a draw (9.10.1)
};

/// 9.12: what happens to leaders after a battle.
enum class FatesStage : std::int16_t { FirstWound, SecondWound, Creation };
struct LeaderFatesLocals {
  static constexpr StepKind kStep = StepKind::LeaderFates;
  FatesStage stage = FatesStage::FirstWound;
  HexId hex = kNoHex;
  PieceId first = kNoPiece;   ///< wounded, whose die is due; kNoPiece: nobody
  PieceId second = kNoPiece;  ///< likewise
  int creator = -1;           ///< index of the side that may create a leader; -1: none does
};

/// 15.0: what comes next in the Political Phase.
enum class PoliticalStage : std::int16_t { Election, Draft, DraftDie, Kentucky, Diplomacy };
struct PoliticalLocals {
  static constexpr StepKind kStep = StepKind::Political;
  PoliticalStage stage = PoliticalStage::Election;
};

/// 15.5: why Kentucky's neutrality ends, and who places what.
enum class KentuckyEnd : std::int16_t { Decides, UnionInvades, ConfederateInvades };
enum class KentuckyStage : std::int16_t { ConfederateArmy, UnionArmy, MilitiaDie, Militia };
struct KentuckyJoinsLocals {
  static constexpr StepKind kStep = StepKind::KentuckyJoins;
  KentuckyEnd end = KentuckyEnd::Decides;
  KentuckyStage stage = KentuckyStage::ConfederateArmy;
  int left = 0;         ///< points of the stage that are still to be placed
  HexId last = kNoHex;  ///< where the last one of the stage was placed
};

/// 16.0: cavalry without strength points is attacked; those with kMoving have their dice still to throw.
struct CavalryFlightLocals {
  static constexpr StepKind kStep = StepKind::CavalryFlight;
  HexId hex = kNoHex;
  HexId from = kNoHex;       ///< from where the attacker came
  int dice = 0;              ///< still to throw
  bool is_reaction = false;  ///< 6.4: the side that is not phasing attacks
  bool is_landing = false;   ///< 13.3.6: the attacker comes from the water
  bool is_first = false;     ///< 5.3.4: by the first step of his impulse
};

/// 13.1: vessels move; they have kMoving.
enum class VoyageStage : std::int16_t { Choosing, Running, Fighting };
struct VoyageLocals {
  static constexpr StepKind kStep = StepKind::Voyage;
  VoyageStage stage = VoyageStage::Choosing;
  Berth here = {};
  bool has_moved = false;
  Berth target = {};  ///< of a run past forts (11.6)
  Berth launch = {};  ///< from where it began: damaged vessels turn back there
};

/// 13.2, 13.4: troops have embarked in a hex; they have kMoving.
struct TransportLocals {
  static constexpr StepKind kStep = StepKind::Transport;
  TransportBy by = TransportBy::Sea;
  HexId here = kNoHex;
};

/// 13.6: what comes next in a naval combat.
enum class NavalStage : std::int16_t {
  UnionDie,  ///< who withdraws or fires first in the round
  ConfederateDie,
  Withdrawing,
  Leaving,  ///< where `ship` withdraws to
  Firing,
  ShotDie,  ///< `ship` fires at `target`
  RunDie,   ///< 11.6: how often the fort `ship` fires
  RunFiring,
  RunShotDie
};
struct NavalCombatLocals {
  static constexpr StepKind kStep = StepKind::NavalCombat;
  NavalStage stage = NavalStage::UnionDie;
  Berth here = {};
  Seat turn = Seat::Union;  ///< who withdraws and fires now
  int union_die = 0;        ///< 0 before it is thrown
  PieceId ship = kNoPiece;  ///< or fort
  PieceId target = kNoPiece;
  int shots = 0;  ///< 11.6: that the fort still has
};

/// 6.4: what is answered.
enum class ReactionCause : std::int16_t {
  Exit,          ///< a force has left a zone, on foot or by rail
  SeaLanding,    ///< 13.2
  RiverLanding,  ///< 13.4, 13.4.1
  Fort           ///< 11.2: a fort is begun or completed
};
/// Campaign 6.4: how the force that is answered stands after the battles so far.
enum class ReactionStanding : std::int16_t { WonAll, Drawn, Beaten };
enum class ReactionStage : std::int16_t { Offering, Trying, Fighting };

/// How far a reaction has come, in one number.
struct ReactionNote {
  int arrived = 0;  ///< forces that have reacted into the hex of the force that is answered, and have to attack
  int fought = 0;   ///< of those, how many have had their battle
  ReactionStanding standing = ReactionStanding::WonAll;
  bool has_moved = false;  ///< somebody has reacted, into that hex or another

  int pack() const { return arrived + 16 * fought + 256 * static_cast<int>(standing) + (has_moved ? 1024 : 0); }
  static ReactionNote unpack(std::int16_t number) {
    const auto bits = static_cast<unsigned>(number);
    return {static_cast<int>(bits & 15U), static_cast<int>(bits >> 4U & 15U),
            static_cast<ReactionStanding>(bits >> 8U & 3U), (bits >> 10U & 1U) != 0};
  }
  bool operator==(const ReactionNote&) const = default;
};
/// From where forces reacted, three bits each, five in one number.
struct Origins {
  static constexpr int kCount = 5;
  static constexpr int kNone = 6;   ///< from none of the six neighbours
  static constexpr int kWater = 7;  ///< from the water (6.4.2)

  unsigned bits = 0;

  int at(int index) const { return static_cast<int>(bits >> static_cast<unsigned>(3 * index) & 7U); }
  void set(int index, int origin) {
    const auto shift = static_cast<unsigned>(3 * index);
    bits = (bits & ~(7U << shift)) | static_cast<unsigned>(origin) << shift;
  }
  int pack() const { return static_cast<int>(bits); }
  static Origins unpack(std::int16_t number) { return {static_cast<unsigned>(number) & 0x7fffU}; }
  bool operator==(const Origins&) const = default;
};
struct ReactionLocals {
  static constexpr StepKind kStep = StepKind::Reaction;
  /// More forces than that do not attack one by one: the others join the last.
  static constexpr int kMaxArrivals = 2 * Origins::kCount;

  ReactionStage stage = ReactionStage::Offering;
  ReactionCause cause = ReactionCause::Exit;
  HexId here = kNoHex;    ///< where the force is that is answered
  HexId from = kNoHex;    ///< the hex that it has left
  HexId trying = kNoHex;  ///< the force there has its die to throw
  ReactionNote note = {};
  Origins first = {};   ///< of the arrivals, as Direction or one of Origins
  Origins second = {};  ///< and of the sixth to the tenth

  int origin(int number) const {
    return number <= Origins::kCount ? first.at(number - 1) : second.at(number - 1 - Origins::kCount);
  }
  void set_origin(int number, int origin) {
    (number <= Origins::kCount ? first : second).set((number - 1) % Origins::kCount, origin);
  }
};

/// 6.4: a force that has succeeded, with kMoving, goes where its owner says.
struct ReactionMoveLocals {
  static constexpr StepKind kStep = StepKind::ReactionMove;
  HexId here = kNoHex;
  bool by_land = false;  ///< one hex over land
  bool by_rail = false;  ///< 6.4.1
};

/// 6.4.2: a vessel tries to react, and then goes where its owner says, with a point or without.
enum class ReactionVoyageStage : std::int16_t { Trying, Choosing };
struct ReactionVoyageLocals {
  static constexpr StepKind kStep = StepKind::ReactionVoyage;
  ReactionVoyageStage stage = ReactionVoyageStage::Trying;
  PieceId ship = kNoPiece;
  PieceId passenger = kNoPiece;  ///< the point that has embarked; kNoPiece: none has
};

}  // namespace longroll::campaign
