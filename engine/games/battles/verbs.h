#pragma once
#include "engine/games/battles/ids.h"
#include "engine/play/arguments.h"

/// What each verb is about, by name (play/arguments.h): `action_of(verbs::Retreat{unit, hex})`. A verb that is not here
/// has no arguments.
namespace longroll::battles::verbs {

/// A unit alone: begins its move (6.0), by road (6.4), joins an attack (8.2), flees (8.77), is lost (8.6), digs (10.3).
template <Do verb>
struct OfUnit {
  static constexpr Do kVerb = verb;
  PieceId unit = kNoPiece;
  static constexpr auto members() { return std::tuple(&OfUnit::unit); }
};
using Take = OfUnit<Do::Take>;
using TakeRoad = OfUnit<Do::TakeRoad>;
using Join = OfUnit<Do::Join>;
using Evade = OfUnit<Do::Evade>;
using Lose = OfUnit<Do::Lose>;
using Dig = OfUnit<Do::Dig>;

/// A hex alone: where the unit that moves goes (6.0), which hex is attacked (8.25).
template <Do verb>
struct OfHex {
  static constexpr Do kVerb = verb;
  HexId hex = kNoHex;
  static constexpr auto members() { return std::tuple(&OfHex::hex); }
};
using Go = OfHex<Do::Go>;
using Target = OfHex<Do::Target>;

/// A unit and the hex to which it retreats (8.71, 8.81) or advances (8.75).
template <Do verb>
struct OfUnitAndHex {
  static constexpr Do kVerb = verb;
  PieceId unit = kNoPiece;
  HexId hex = kNoHex;
  static constexpr auto members() { return std::tuple(&OfUnitAndHex::unit, &OfUnitAndHex::hex); }
};
using Retreat = OfUnitAndHex<Do::Retreat>;
using Advance = OfUnitAndHex<Do::Advance>;

/// 8.9: the attack is declared, its odds lowered by so many columns.
struct Resolve {
  static constexpr Do kVerb = Do::Resolve;
  int columns = 0;
  static constexpr auto members() { return std::tuple(&Resolve::columns); }
};

/// 8.45: which help of the ground the defender takes.
struct Benefit {
  static constexpr Do kVerb = Do::Benefit;
  Ground ground = Ground::Woods;
  static constexpr auto members() { return std::tuple(&Benefit::ground); }
};

}  // namespace longroll::battles::verbs
