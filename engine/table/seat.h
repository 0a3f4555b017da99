#pragma once
#include <cstdint>
#include <string_view>

namespace longroll {

/// Who decides. Luck has a seat too: rules never roll, they wait for Chance.
enum class Seat : std::int8_t { Nobody = -2, Chance = -1, Union = 0, Confederate = 1 };

constexpr Seat other(Seat seat) { return seat == Seat::Union ? Seat::Confederate : Seat::Union; }
constexpr bool is_player(Seat seat) { return seat == Seat::Union || seat == Seat::Confederate; }
/// 0 for the Union, 1 for the Confederates; only for players.
constexpr int index_of(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seat_of(int index) { return index == 0 ? Seat::Union : Seat::Confederate; }

/// "usa", "csa", "chance", "nobody": as the protocol and card ids write it.
constexpr std::string_view id_of(Seat seat) {
  switch (seat) {
    case Seat::Union:
      return "usa";
    case Seat::Confederate:
      return "csa";
    case Seat::Chance:
      return "chance";
    case Seat::Nobody:
      break;
  }
  return "nobody";
}

/// "Union", "Confederate"...: as a sentence writes it.
constexpr std::string_view name_of(Seat seat) {
  switch (seat) {
    case Seat::Union:
      return "Union";
    case Seat::Confederate:
      return "Confederate";
    case Seat::Chance:
      return "Chance";
    case Seat::Nobody:
      break;
  }
  return "Nobody";
}

}  // namespace longroll
