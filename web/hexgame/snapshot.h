#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/hexgame/scenario.h"
#include "engine/map/hex_map.h"
#include "engine/play/event.h"
#include "engine/table/piece.h"
#include "engine/table/seat.h"

namespace longroll::web::hexgame {

/// The counters in one hex, as they lie: the one on top first.
struct Stack {
  HexId hex = kNoHex;
  Seat side = Seat::Union;
  std::vector<PieceId> units;
  bool has_works = false;           ///< field works lie there
  bool is_shared = false;           ///< counters of both sides lie there
  std::vector<PieceId> carriers{};  ///< boats and bridges among them, which are seen below who stands on them
};

/// Field works where nobody stands.
struct EmptyWorks {
  HexId hex = kNoHex;
  Seat side = Seat::Nobody;  ///< whose they would be; Nobody: of the side that takes them
};

/// Counters that come on together.
struct Arrival {
  int turn = 0;  ///< from this game turn on
  Seat side = Seat::Union;
  std::vector<PieceId> units;
  std::vector<HexId> entries;
};

/// The turns of the battle and the one that is on.
struct TurnTrack {
  struct Turn {
    std::string label;  ///< "eight in the morning"
    bool is_night = false;
  };
  int now = 0;  ///< from 1; 0 while units are set up
  Seat phasing = Seat::Union;
  std::vector<Turn> turns;

  /// The label of that turn; empty when there is no such turn.
  std::string label(int turn) const;
  /// "Turn 2 of 9"; before the first turn "Set-up".
  std::string title() const;
  /// "eight in the morning"; before the first turn "before turn 1 of 9: six in the morning".
  std::string when() const;
};

/// Ground worth points.
struct ObjectiveShown {
  HexId hex = kNoHex;
  std::string name;
  std::array<int, 2> points{};  ///< by side
  Seat holder = Seat::Nobody;
};

/// Where the unit that moves may go, or one that the pointer rests on.
struct ReachShown {
  PieceId unit = kNoPiece;
  std::vector<HexId> hexes;
  /// Movement points to each of them, printed in the hex; 0: nothing is printed. Empty: in none.
  std::vector<int> costs{};
};

/// The attack that is built or carried out.
struct AttackShown {
  struct Arrow {
    HexId from = kNoHex;
    HexId to = kNoHex;
    bool is_fire = false;  ///< from afar
  };
  std::vector<HexId> targets;
  std::vector<Arrow> arrows;
};

/// The battle as it is laid out on the screen: what a State has to say, read once when it changes.
struct BoardSnapshot {
  std::vector<Stack> stacks;      ///< from the top of the map downwards, so that lower ones overlap higher ones
  std::vector<Arrival> arrivals;  ///< earliest first
  std::vector<EmptyWorks> empty_works{};
  TurnTrack turn;
  std::vector<ObjectiveShown> objectives;
  PieceId out = kNoPiece;               ///< the unit whose move is under way
  bool asks_army = false;               ///< a whole army is asked: what may be chosen is marked quietly
  bool any_will_do = false;             ///< of what is asked about, one thing in sight is enough
  std::vector<HexId> looked_at{};       ///< what is asked about, besides what the choices name
  std::map<PieceId, HexId> drawn_at{};  ///< counters that lie in a hex of the picture and in none of the game
  std::vector<PieceId> ready{};         ///< the reader's units that may still act, lowest piece first; not those asleep
  ReachShown reach;
  AttackShown attack;

  /// The stack in that hex, or null.
  const Stack* at(HexId hex) const;

 private:
  friend class SnapshotBuilder;
  std::vector<std::int16_t> stack_in_;  ///< by hex: its place in `stacks`, or -1
};

/// Lays pieces out: each game says of each of its pieces where it belongs.
class SnapshotBuilder {
 public:
  /// A counter in a hex. The lowest rank lies on top; of equals the lowest piece.
  void lay(PieceId piece, HexId hex, Seat side, int rank);
  /// A counter that is in no hex of the game, as vessels at sea: drawn in that one.
  void lay_beside(PieceId piece, HexId hex, Seat side, int rank) {
    lay(piece, hex, side, rank);
    drawn_at_[piece] = hex;
  }
  /// Field works in a hex, below its counters.
  void lay_works(HexId hex, Seat side);
  /// A boat or bridge in a hex: seen below the counters that it carries.
  void lay_carrier(PieceId piece, HexId hex, Seat side, int rank);
  /// A counter that comes on the map from that turn on by one of those hexes.
  void expect(PieceId piece, int turn, Seat side, const std::vector<HexId>& entries);
  /// Puts stacks and arrivals in their order.
  BoardSnapshot finish(const Grid& grid);

 private:
  Stack& stack_at(HexId hex, Seat side);
  std::map<HexId, Stack> by_hex_;
  std::map<PieceId, int> ranks_;
  std::map<PieceId, HexId> drawn_at_;
  std::vector<Arrival> arrivals_;
};

/// Writes the turns and the objectives of a scenario into the snapshot; `holder_of(i)` holds the i-th objective.
template <class HolderOf>
void show_scenario(BoardSnapshot& board, const longroll::hexgame::Scenario& scenario, int turn, Seat phasing,
                   HolderOf&& holder_of) {
  board.turn.now = turn;
  board.turn.phasing = phasing;
  for (const longroll::hexgame::TurnInfo& info : scenario.turns) {
    board.turn.turns.push_back({info.label, info.is_night});
  }
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i) {
    const longroll::hexgame::Objective& one = scenario.objectives[i];
    board.objectives.push_back({one.hex, one.name, one.points, holder_of(i)});
  }
}

/// The kind of regions that only the rules need: nobody calls the ground by their names.
constexpr std::string_view kUnlettered = "area";

/// The name of the ground: a spot in the hex, else a region that it belongs to; else empty.
std::string place_name(const HexMap& map, HexId hex);

/// The conditions (Piece::marks) that these events change, as they were before: while a die falls, nobody knows yet.
std::map<PieceId, std::int16_t> marks_before(const Events& events);

}  // namespace longroll::web::hexgame
