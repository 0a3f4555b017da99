#pragma once
#include "engine/games/battles/ids.h"
#include "engine/hexgame/arguments.h"

/// What each verb is about, by name (play/arguments.h): `action_of(verbs::Retreat{unit, hex})`. EndMoves, EndCombat,
/// Halt, Stand and Pass are about nothing.
namespace longroll::battles::verbs {

/// A unit alone: begins its move (6.0), by road (6.4), joins an attack (8.2), flees (8.77), is lost (8.6), digs (10.3).
using Take = hexgame::OfUnit<Do::Take>;
using TakeRoad = hexgame::OfUnit<Do::TakeRoad>;
using Join = hexgame::OfUnit<Do::Join>;
using Evade = hexgame::OfUnit<Do::Evade>;
using Lose = hexgame::OfUnit<Do::Lose>;
using Dig = hexgame::OfUnit<Do::Dig>;

/// A hex alone: where the unit that moves goes (6.0), which hex is attacked (8.25).
using Go = hexgame::OfHex<Do::Go>;
using Target = hexgame::OfHex<Do::Target>;

/// A unit and the hex to which it retreats (8.71, 8.81) or advances (8.75).
using Retreat = hexgame::OfUnitAndHex<Do::Retreat>;
using Advance = hexgame::OfUnitAndHex<Do::Advance>;

using EndMoves = OfNothing<Do::EndMoves>;
using EndCombat = OfNothing<Do::EndCombat>;
using Halt = OfNothing<Do::Halt>;
using Pass = OfNothing<Do::Pass>;

/// 8.9: the attack is declared, its odds lowered by so many columns.
struct Resolve {
  static constexpr Do kVerb = Do::Resolve;
  int columns = 0;
};

/// 8.45: which help of the ground the defender takes.
struct Benefit {
  static constexpr Do kVerb = Do::Benefit;
  Ground ground = Ground::Woods;
};

}  // namespace longroll::battles::verbs
