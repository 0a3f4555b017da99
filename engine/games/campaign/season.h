#pragma once
#include <array>
#include <cstdint>
#include <string_view>

/// The four seasons, a game turn each (American Civil War 3.2).
namespace longroll::campaign {

enum class Season : std::uint8_t { Spring, Summer, Fall, Winter };
constexpr int kSeasons = 4;
/// The words of the data.
constexpr std::array<std::string_view, kSeasons> kSeasonIds = {"spring", "summer", "fall", "winter"};

}  // namespace longroll::campaign
