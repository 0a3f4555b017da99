#pragma once
#include <tuple>

#include "engine/map/hex.h"
#include "engine/play/arguments.h"
#include "engine/play/locals.h"
#include "engine/play/verb_words.h"

/// The numbers of Crossroads (RULES.md) that saved games contain. Never reuse or reorder them.
namespace longroll::toy_hex {

constexpr Place kEliminated = kMostHexes;

/// Marks on the ground: who controls the hex (8.0).
enum GroundMark : std::uint8_t { kUnionHeld = 1, kConfederateHeld = 2 };
constexpr std::uint8_t mark_of(Seat side) { return side == Seat::Union ? kUnionHeld : kConfederateHeld; }

/// Piece::flags. Piece::note is the order in the stack: 0 lies at the bottom, 1 on top (4.2).
enum UnitFlag : std::uint16_t { kMoved = 1, kAttacked = 2 };

enum class Track : std::int16_t { Turn, Phasing, Winner, Count };  // Winner: -1 while it goes on, 0, 1, 2 a draw
constexpr int track(Track which) { return static_cast<int>(which); }

enum class StepKind : std::int16_t { Movement, Combat, Attack, Retreat };
struct AttackLocals {
  static constexpr StepKind kStep = StepKind::Attack;
  PieceId attacker = kNoPiece;
  HexId hex = kNoHex;
};
struct RetreatLocals {
  static constexpr StepKind kStep = StepKind::Retreat;
  PieceId unit = kNoPiece;
};

enum class Do : Verb { Move, EndMoves, Attack, EndCombat, Retreat, Roll };
enum class Argument : ArgumentKind { None, Unit, Hex, Number };
constexpr VerbWords kVerbs[] = {
    {Do::Move, "move", Argument::Unit, Argument::Hex},
    {Do::EndMoves, "end-moves"},
    {Do::Attack, "attack", Argument::Unit, Argument::Hex},
    {Do::EndCombat, "end-combat"},
    {Do::Retreat, "retreat", Argument::Hex},
    {Do::Roll, "roll", Argument::Number},
};

struct Move {
  static constexpr Do kVerb = Do::Move;
  PieceId unit = kNoPiece;
  HexId hex = kNoHex;
};
struct Attack {
  static constexpr Do kVerb = Do::Attack;
  PieceId unit = kNoPiece;
  HexId hex = kNoHex;
};
struct Retreat {
  static constexpr Do kVerb = Do::Retreat;
  HexId hex = kNoHex;
};

enum class Say : std::int16_t { Result };  // Effect, attacker, defender
enum class Effect : std::int16_t { Nothing, DefenderBack, DefenderLost, AttackerLost };

}  // namespace longroll::toy_hex
