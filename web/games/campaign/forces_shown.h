#pragma once

#include <string>
#include <vector>

#include "engine/games/campaign/berth.h"
#include "engine/games/campaign/rules/force.h"
#include "web/board/counters.h"

/// What stands on the map, as the screen shows it: one counter for each force.
namespace longroll::web::campaign {

namespace cw = longroll::campaign;

/// The points and leaders of a side in one place of a hex (in the open, entrenched, in the fort, on board), a fort
/// without a garrison, or the vessels of one berth. Who is on the move is a force of its own.
struct ForceShown {
  enum class Kind : std::uint8_t { Army, Fort, Fleet };

  Kind kind = Kind::Army;
  PieceId counter = kNoPiece;  ///< the piece that stands for it: its best leader, else its first point or vessel
  Seat side = Seat::Union;
  HexId hex = kNoHex;  ///< where it is drawn
  cw::Post post = cw::Post::Field;
  cw::Berth berth;  ///< of vessels
  bool is_moving = false;
  std::vector<PieceId> pieces;   ///< rising
  std::vector<PieceId> leaders;  ///< the best first
  cw::Force force;
  int defence = 0;   ///< 9.3: with leader, entrenchment and vessels; in a fort as in a storm (11.8.3)
  int movement = 0;  ///< points of an army at the beginning of its move (5.1)
  int vessels = 0;   ///< that fight
  int transports = 0;
  int damaged = 0;         ///< or not finished
  bool has_moved = false;  ///< nobody of it may move again in this impulse
  board::UnitSymbol symbol = board::UnitSymbol::Infantry;
  std::string name;    ///< short: "McDowell", "Nashville"
  std::string values;  ///< "9-8"

  bool is_fleet() const { return kind == Kind::Fleet; }
  /// Vessels of a zone go to many ends: a player chooses which of them sail.
  bool asks_who_goes() const { return berth.is_zone() && pieces.size() > 1; }
  int strength() const { return is_fleet() ? vessels : force.strength(); }
};

/// Where vessels in that zone are drawn: a hex of its open sea.
HexId hex_of_zone(cw::SeaZone zone);

/// All of them, read of a position.
class ForcesShown {
 public:
  void read(const cw::Field& field);
  const std::vector<ForceShown>& all() const { return forces_; }
  /// The force that the piece belongs to, of a fort its garrison; null: it is not on the map.
  const ForceShown* of(PieceId piece) const;

 private:
  ForceShown& force_at(const ForceShown& like);
  void add(const cw::Field& field, PieceId id);
  void finish(const cw::Field& field, ForceShown& force) const;
  void name_force(const cw::Field& field, ForceShown& force) const;

  std::vector<ForceShown> forces_;
  std::vector<std::int16_t> force_of_;  ///< by piece: index in forces_, or -1
};

/// "3 army points, a militia point, cavalry, 2 leaders"; of vessels "2 naval, 1 transport".
std::string content_of(const cw::Field& field, const ForceShown& force);

/// The strongest enemy force near a force that is weaker.
struct Threat {
  int strength = 0;
  HexId from = kNoHex;
};
/// Campaign 9.0: an enemy army within two hexes of the force that would attack with more than it defends with, whether
/// or not it can come there; empty: no such army is near, or nothing of the force could be attacked over land.
std::optional<Threat> threat_to(const cw::Field& field, const ForcesShown& forces, const ForceShown& force);
/// Campaign 15.1: of the cities whose loss would cost the side political status those that it holds with nobody in them
/// while an enemy army stands within two hexes, or three of Richmond, New Orleans and Charleston; these stand first.
std::vector<HexId> open_cities(const cw::Field& field, const ForcesShown& forces, Seat side);
/// "Richmond (4410) stands empty near the enemy [15.1]"; "Richmond (4410) and 2 other cities stand ..."; empty: none.
std::string open_city_words(const cw::Field& field, const std::vector<HexId>& cities);
/// "14 against 6 at Fredericksburg", as they would fight
std::string threat_words(const cw::Field& field, const ForceShown& force, const Threat& threat);

}  // namespace longroll::web::campaign
