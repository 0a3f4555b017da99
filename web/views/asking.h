#pragma once

namespace longroll::web {

/// What the player wants to be asked. Kept in the settings; the games' screens read it.
struct Asking {
  bool works = true;      ///< whether breastworks are to be put up
  bool phase_end = true;  ///< once more, when a phase is ended in which something could still be done
  bool operator==(const Asking&) const = default;
};
Asking& asking();

}  // namespace longroll::web
