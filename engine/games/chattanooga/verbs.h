#pragma once
#include "engine/games/chattanooga/chart_numbers.h"
#include "engine/games/chattanooga/ids.h"
#include "engine/hexgame/arguments.h"

/// What each verb is about, by name (play/arguments.h): `action_of(verbs::Go{hex})`. A verb that is not here is not
/// carried out yet.
namespace longroll::chattanooga::verbs {

/// 3.x
using EndSetUp = OfNothing<Do::EndSetUp>;
/// 3.2: the works that stand there; then Go, or Halt
using ShiftWorks = hexgame::OfHex<Do::ShiftWorks>;
/// 3.2: the unit that is being shifted, in place of Go
using ArriveLater = OfNothing<Do::ArriveLater>;
/// 4.3: what the second player does with a change.
using TakeOver = OfNothing<Do::TakeOver>;
using EndTurn = OfNothing<Do::EndTurn>;

/// 7.1: in a battle of many units, before what those of the hex do besides moving
using NameHex = hexgame::OfHex<Do::NameHex>;
/// 7.1, 8.2
using Take = hexgame::OfUnit<Do::Take>;
using TakeStack = hexgame::OfHex<Do::TakeStack>;
using Join = hexgame::OfUnit<Do::Join>;
using Go = hexgame::OfHex<Do::Go>;
using StepTo = hexgame::OfHex<Do::StepTo>;
using Halt = OfNothing<Do::Halt>;
using EndMoves = OfNothing<Do::EndMoves>;
/// 7.5: all who move together
using ForceMarch = OfNothing<Do::ForceMarch>;
/// 5.3
using Recover = hexgame::OfUnit<Do::Recover>;
using RecoverAll = OfNothing<Do::RecoverAll>;
/// 9.1, 5.9
using Return = hexgame::OfUnit<Do::Return>;
using Rebuild = hexgame::OfUnit<Do::Rebuild>;
/// 8.1
using Arrange = hexgame::OfHex<Do::Arrange>;
using NextUp = hexgame::OfUnit<Do::NextUp>;

/// 7.8: a boat lands a unit that waits across the river
using Land = hexgame::OfUnit<Do::Land>;
/// 7.9: where that unit stands
using BuildBridge = hexgame::OfUnit<Do::BuildBridge>;
/// 9.2: a unit leaves the map to cross the river
using Cross = hexgame::OfUnit<Do::Cross>;
/// 3.2: as a turn begins
using WreckBridge = OfNothing<Do::WreckBridge>;
using Call = OfNothing<Do::Call>;

/// 10.1: whom, then by whom
using AttackHex = hexgame::OfHex<Do::AttackHex>;
using AttackWith = hexgame::OfUnit<Do::AttackWith>;
using EndAttack = OfNothing<Do::EndAttack>;
/// 10.13: who advances in support, then where to
using Support = hexgame::OfUnit<Do::Support>;
using Advance = hexgame::OfHex<Do::Advance>;
/// 10.14: who attacks again
using Continue = hexgame::OfUnit<Do::Continue>;
/// 10.11
using Retreat = hexgame::OfHex<Do::Retreat>;
/// 5.10: the unit that is eliminated
using Replace = hexgame::OfUnit<Do::Replace>;
/// 10.1, 10.9: at the end of the enemy's Combat Phase; one unit also in a Movement Phase
using VolleyAll = OfNothing<Do::VolleyAll>;
using Volley = hexgame::OfUnit<Do::Volley>;
/// 10.1, 10.8: at the end of the enemy's Combat Phase; on the move all who move together
using ChargeAll = OfNothing<Do::ChargeAll>;
using Charge = hexgame::OfUnit<Do::Charge>;
/// 10.9: in a Movement Phase all who can
using Ready = OfNothing<Do::Ready>;
/// 10.1
using EndCombat = OfNothing<Do::EndCombat>;

/// 11.1: at whom, then who
using Aim = hexgame::OfUnit<Do::Aim>;
using Fire = hexgame::OfUnit<Do::Fire>;
using Resolve = OfNothing<Do::Resolve>;
/// 11.4: that battery's shot, with the strength of all of its stack who fire together
using FireTogether = hexgame::OfUnit<Do::FireTogether>;

/// 15.0: the holder of the marker; then whom or whose hex, by the verbs of moves and shots
struct ChooseFortune {
  static constexpr Do kVerb = Do::ChooseFortune;
  FortuneKind fortune = FortuneKind::KillLeader;
};

/// 5.11
using RollCadre = hexgame::OfUnit<Do::RollCadre>;
using EndReturns = OfNothing<Do::EndReturns>;
using Pass = OfNothing<Do::Pass>;
/// 13.3: the leader applies that bonus to the unit; and the bonus Stacking, which is for none.
struct Lead {
  static constexpr Do kVerb = Do::Lead;
  PieceId leader = kNoPiece;
  chattanooga::Bonus bonus = chattanooga::Bonus::None;
  PieceId unit = kNoPiece;
};
using Bonus = hexgame::OfUnit<Do::Bonus>;
/// 14.3: the unit, the leader, or the unit that is due forms a reserve; another unit takes part
using FormReserve = hexgame::OfUnit<Do::FormReserve>;
using EnterReserve = hexgame::OfUnit<Do::EnterReserve>;
/// 14.5: a reserve marker begins to deploy where it lies; a unit of it is deployed there.
using Deploy = hexgame::OfUnitAndHex<Do::Deploy>;
/// 14.7: the marker is flipped to its hidden side, and that many others without units are placed on it.
struct Flip {
  static constexpr Do kVerb = Do::Flip;
  PieceId marker = kNoPiece;
  int dummies = 0;
};
/// 3.2, 14.7: a hidden marker enters there: with all who have been called, or with nobody.
struct Dummy {
  static constexpr Do kVerb = Do::Dummy;
  HexId hex = kNoHex;
  bool has_units = false;
};
using StandingOrder = OfNothing<Do::StandingOrder>;
/// 17.2: the unit, or the stack of which it is the lowest that can, begins works of that kind; it removes those of its
/// hex.
struct Dig {
  static constexpr Do kVerb = Do::Dig;
  PieceId unit = kNoPiece;
  Works works = Works::Breastwork;
};
using Clear = hexgame::OfUnit<Do::Clear>;

}  // namespace longroll::chattanooga::verbs
