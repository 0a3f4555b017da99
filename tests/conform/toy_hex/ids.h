#pragma once
#include "engine/hexgame/arguments.h"
#include "engine/play/event_arguments.h"

/// The numbers of Crossroads (RULES.md) that saved games contain. Never reuse or reorder them.
namespace longroll::toy_hex {

constexpr Place kEliminated = kMaxHexes;

/// Marks on the ground: who controls the hex (8.0).
enum GroundMark : std::uint8_t { kUnionHeld = 1, kConfederateHeld = 2 };
constexpr std::uint8_t mark_of(Seat side) { return side == Seat::Union ? kUnionHeld : kConfederateHeld; }

/// Piece::flags. Piece::note is the order in the stack: 0 lies at the bottom, 1 on top (4.2).
enum UnitFlag : std::uint16_t { kMoved = 1, kAttacked = 2 };

enum class Track : std::int16_t { Turn, Phasing, Winner, Count };  // Winner: -1 while it goes on, 0, 1, 2 a draw
constexpr int track(Track which) { return static_cast<int>(which); }

/// The steps, and the locals of those that have any.
enum class StepKind : std::int16_t { Movement, Combat, Attack, Retreat };
struct AttackLocals {
  static constexpr StepKind kStep = StepKind::Attack;
  PieceId unit = kNoPiece;  ///< which attacks
  HexId hex = kNoHex;
};
struct RetreatLocals {
  static constexpr StepKind kStep = StepKind::Retreat;
  PieceId unit = kNoPiece;
};

/// The verbs with their arguments. Chance has the last one.
enum class Do : Verb { Move, EndMoves, Attack, EndCombat, Retreat, Roll };
using Move = hexgame::OfUnitAndHex<Do::Move>;
using EndMoves = OfNothing<Do::EndMoves>;
using Attack = hexgame::OfUnitAndHex<Do::Attack>;
using EndCombat = OfNothing<Do::EndCombat>;
using Retreat = hexgame::OfHex<Do::Retreat>;

/// What came of an attack, a note of the log.
enum class Note : std::int16_t { Fought };
enum class Effect : std::int16_t { Nothing, DefenderBack, DefenderLost, AttackerLost };
struct Fought {
  static constexpr Note kNote = Note::Fought;
  Effect effect = Effect::Nothing;
};

}  // namespace longroll::toy_hex
