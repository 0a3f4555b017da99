#pragma once
#include <array>
#include <cstdint>
#include <string_view>

/// The classes of counters (American Civil War 2.3).
namespace longroll::campaign {

/// What a counter is. The numbers are part of saved games: new ones come at the end.
enum class UnitClass : std::uint8_t {
  Asp,           ///< army strength point
  Msp,           ///< militia strength point
  Cavalry,       ///< has no strength of its own (16.0)
  Leader,        ///< 10.0
  Nsp,           ///< naval strength point
  Ntp,           ///< naval transport point
  Rsp,           ///< riverine strength point
  Usmrr,         ///< military railroad (7.7)
  Ironclad,      ///< Confederate; acts as a riverine unit
  Flotilla,      ///< Confederate river flotilla, RF
  Arsenal,       ///< 4.2.5
  Factory,       ///< 4.2.5
  Fort,          ///< 11.0
  Depot,         ///< 8.4.2
  Entrenchment,  ///< 12.0
  Train,         ///< 7.3: carries units by rail, once an impulse
  Railroad,      ///< 7.5: marks an unfinished line that is being built
};
constexpr int kUnitClasses = 17;

/// The words of the data.
constexpr std::array<std::string_view, kUnitClasses> kUnitClassIds = {
    "asp",      "msp",     "cavalry", "leader", "nsp",   "ntp",          "rsp",   "usmrr",   "ironclad",
    "flotilla", "arsenal", "factory", "fort",   "depot", "entrenchment", "train", "railroad"};

/// The five kinds of vessels (13.0).
enum class Vessel : std::uint8_t { Nsp, Ntp, Rsp, Flotilla, Ironclad };
constexpr int kVessels = 5;
constexpr std::array<std::string_view, kVessels> kVesselIds = {"nsp", "ntp", "rsp", "flotilla", "ironclad"};

}  // namespace longroll::campaign
