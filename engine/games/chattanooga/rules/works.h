#pragma once
#include "engine/games/chattanooga/field.h"

namespace longroll::chattanooga {

/// Chattanooga 17.2: what is going on in a hex. The first three are the numbers of Works plus 1.
enum class WorksProject : std::uint8_t { None, Breastwork, Trench, Redoubt, Removal };
constexpr WorksProject project_of(Works works) { return static_cast<WorksProject>(static_cast<int>(works) + 1); }

/// Chattanooga 17.1, 17.2: what State::ground says of a hex, in one byte.
struct GroundWorks {
  int kind = 0;  ///< Works plus 1; 0: none
  WorksProject project = WorksProject::None;
  int turns = 0;  ///< game turns that the project still takes, 1 to 3; 0 without one

  constexpr unsigned pack() const { return static_cast<unsigned>(kind + 4 * static_cast<int>(project) + 32 * turns); }
  static constexpr GroundWorks unpack(std::uint8_t byte) {
    return {byte % 4, static_cast<WorksProject>(byte / 4 % 8), byte / 32};
  }
};

/// Chattanooga 17.1: nothing anywhere when the option is off.
GroundWorks ground_works(const State& state, HexId hex);
/// Chattanooga 17.3 to 17.5: what the works of the hex do; null when none are finished there.
const WorksNumbers* works_at(const Field& field, HexId hex);

/// Chattanooga 17.1, 17.4, 17.5: works of that kind are in play.
bool has_works(const Field& field, Works works);
/// Chattanooga 17.2: the units that a project takes, and the game turns.
int builders_of(const ChartNumbers& numbers, WorksProject project);
int turns_of(const ChartNumbers& numbers, WorksProject project);

/// Chattanooga 17.2: why the infantry unit of that side, given by any number, cannot begin works of that kind in its
/// hex, alone or where more units are needed with those that stand there; empty when it can. Works that need more than
/// one unit are named by the one that lies at the bottom.
Refusal refuse_dig(const Field& field, PieceId unit, Works works, Seat side);
/// Chattanooga 17.2: why it cannot begin to remove the works of its hex.
Refusal refuse_clear(const Field& field, PieceId unit, Seat side);
bool can_anybody_dig(const Field& field, Seat side);

/// Chattanooga 17.3 to 17.5: what works add to the morale of a unit in the Combat Phase: to those who are attacked or
/// fired at in them, and out of a redoubt to those who attack.
int works_morale(const Field& field, PieceId unit);
/// Chattanooga 17.3: the morale of a unit that fights: its own and what works and a leader of the defense (13.3) add.
int fighting_morale(const Field& field, PieceId unit);
/// Chattanooga 17.3: works count in a morale check for that reason.
bool is_check_of_combat(CheckReason reason);

/// Chattanooga 17.4: hexes into which no zone of control reaches.
HexSet hexes_without_zones(const Field& field);

}  // namespace longroll::chattanooga
