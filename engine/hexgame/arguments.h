#pragma once
#include "engine/map/hex.h"
#include "engine/play/arguments.h"

/// What most verbs of a hex game are about (play/arguments.h): `using Advance = hexgame::OfUnitAndHex<Do::Advance>;`.
namespace longroll::hexgame {

template <auto verb>
struct OfUnit {
  static constexpr auto kVerb = verb;
  PieceId unit = kNoPiece;
};

template <auto verb>
struct OfHex {
  static constexpr auto kVerb = verb;
  HexId hex = kNoHex;
};

template <auto verb>
struct OfUnitAndHex {
  static constexpr auto kVerb = verb;
  PieceId unit = kNoPiece;
  HexId hex = kNoHex;
};

}  // namespace longroll::hexgame
