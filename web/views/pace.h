#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace longroll::web {

/// How long what others do, and a replay, is left to be seen, as the player has set it.
enum class Speed : std::uint8_t { Slow, Normal, Fast, AtOnce };

struct SpeedWords {
  std::string_view id;     ///< as it is stored
  std::string_view title;  ///< as it is read
  float factor = 1;        ///< of every duration; 0: nothing is waited for
};
inline constexpr std::array<SpeedWords, 4> kSpeeds{
    {{"slow", "Slow", 2}, {"normal", "Normal", 1}, {"fast", "Fast", 0.4F}, {"at-once", "At once", 0}}};

constexpr const SpeedWords& words_for(Speed speed) { return kSpeeds[static_cast<std::size_t>(speed)]; }
/// The one after it; after the last the first.
constexpr Speed next_of(Speed speed) {
  return static_cast<Speed>((static_cast<std::size_t>(speed) + 1) % kSpeeds.size());
}

/// How loud the sounds of the table are, as the player has set it.
enum class Volume : std::uint8_t { Off, Soft, Loud };
struct VolumeWords {
  std::string_view id;     ///< as it is stored
  std::string_view title;  ///< as it is read
};
inline constexpr std::array<VolumeWords, 3> kVolumes{{{"off", "Off"}, {"soft", "Soft"}, {"loud", "Loud"}}};
constexpr const VolumeWords& words_for(Volume volume) { return kVolumes[static_cast<std::size_t>(volume)]; }

/// What a screen must know of the player's wishes before it shows a decision.
struct Pace {
  bool still = false;  ///< nothing may move
  Speed speed = Speed::Normal;
};

}  // namespace longroll::web
