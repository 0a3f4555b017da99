#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/play/game.h"
#include "engine/table/seat.h"

namespace longroll::web {

/// Who decides for a seat. A friend sits elsewhere: his decisions come as a link.
enum class Controller : std::uint8_t { Human, Easy, Normal, Hard, Friend };

/// "human", "easy", "normal", "hard" as storage and the protocol's `bot` write it; "friend".
std::string_view id_of(Controller controller);
/// "You", "Computer, easy"...: as a sentence writes it. In a hot seat both are "Player".
std::string_view title_of(Controller controller);
/// The controller of that id; Human for any other word.
Controller controller_of(std::string_view id);

/// Everything that is settled before the first decision.
struct Match {
  std::string game;  ///< GameInfo::id
  Setup setup;
  std::uint64_t seed = 0;
  std::array<Controller, 2> who{Controller::Human, Controller::Normal};  ///< by index_of(Seat)
  bool is_only_looked_at = false;  ///< played by other rules or with other data: nobody can play it on

  bool is_human(Seat seat) const {
    return is_player(seat) && who[static_cast<std::size_t>(index_of(seat))] == Controller::Human;
  }
  bool is_friend(Seat seat) const {
    return is_player(seat) && who[static_cast<std::size_t>(index_of(seat))] == Controller::Friend;
  }
  bool is_computer(Seat seat) const { return is_player(seat) && !is_human(seat) && !is_friend(seat); }
  bool has_friend() const { return is_friend(Seat::Union) || is_friend(Seat::Confederate); }
  bool is_hot_seat() const { return is_human(Seat::Union) && is_human(Seat::Confederate); }
};

}  // namespace longroll::web
