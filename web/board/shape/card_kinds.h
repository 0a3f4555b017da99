#pragma once

#include <cstdint>

#include "web/board/shape/theme.h"

namespace longroll::board {

enum class CardType : std::uint8_t { Infantry, Cavalry, Artillery, General, Terrain, Special };
enum class TerrainArt : std::uint8_t { Woods, Creek, Hill, Field, Pond, Ridge, Rocks, Wall };
enum class SpecialArt : std::uint8_t {
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
  Gunboats,
  Canister,
  FreshHorses
};
/// Colour of the coat in the portrait, which is not always the side's.
enum class Coat : std::uint8_t { Blue, Gray, Red, Brown };
/// How one man differs from another: features of a general, or what a regiment wore.
enum class Hat : std::uint8_t { Usual, Bare, Kepi, Slouch, Plumed, Straw, Fez, Bonnet };
enum class Beard : std::uint8_t { Full, Shaven, Moustache, Goatee, Whiskers, Chin, Short, Long };
enum class Hair : std::uint8_t { Brown, Black, Fair, Red, Gray, White };
enum class Build : std::uint8_t { Usual, Lean, Stout };
enum class Feature : std::uint8_t { None, Glasses, Curls, Bald };
enum class Jacket : std::uint8_t { Usual, Zouave, Shell, Green };
struct Look {
  Hat hat = Hat::Usual;
  Beard beard = Beard::Full;
  Hair hair = Hair::Brown;          ///< of generals
  Build build = Build::Usual;       ///< of generals
  Feature feature = Feature::None;  ///< of generals
  Jacket jacket = Jacket::Usual;    ///< of troops
  std::uint8_t pose = 0;            ///< of troops: how the musket is held, or the colour of the horse; 0 to 3
};

/// The badge that a corps of the Union wore from 1863 on; sabres and guns for those who had none. No Confederate corps
/// wore one: theirs is a device of ours, a flag in the colours of the battle flag with a letter or number on it.
enum class CorpsBadge : std::uint8_t {
  None,
  Disc,
  Trefoil,
  Diamond,
  MalteseCross,
  GreekCross,
  Crescent,
  Star,
  Sabres,
  Guns,
  Flag
};
/// What befell a general in the battle.
enum class Fate : std::uint8_t { Unhurt, Wounded, Killed };

}  // namespace longroll::board
