#pragma once
#include <initializer_list>
#include <string>
#include <string_view>

#include "engine/games/campaign/rules/network_view.h"
#include "engine/games/campaign/rules/supply_lines.h"
#include "tests/rules/campaign/ground.h"

/// Positions for what the networks of the map ask about, without counters.
namespace longroll::campaign::test {

/// The shipped map and charts as those questions read them.
const NetworkData& shipped_network_data();

/// A set of hexes by their numbers, and back: "1208 1308", rising.
HexSet hexes_named(std::initializer_list<std::string_view> names);
std::string names_of(const HexSet& hexes);

/// The hexside between two neighbours.
Hexside side_between(std::string_view a, std::string_view b);

/// What each side controls in April 1861 (3.1), and nobody on the ground: spring, Kentucky neutral.
class Lines {
 public:
  Lines();

  const NetworkView& view() const { return view_; }
  NetworkView& view() { return view_; }

  /// The side controls these hexes and the railroads in them.
  Lines& hold(Seat side, std::initializer_list<std::string_view> names);
  /// A force stands there; with_zone: its primary zone reaches all hexes around, whatever lies between.
  Lines& force(Seat side, std::string_view name, bool with_zone = false);
  /// A completed fort with its garrison.
  Lines& fort(Seat side, std::string_view name);
  Lines& vessel(Seat side, Vessel kind, std::string_view a, std::string_view b);
  Lines& season(Season season, int overland);
  Lines& break_rails(std::initializer_list<std::string_view> names);

  SupplyLines supply(Seat side, const SeaSupply& sea = {}) const;
  bool is_supplied(Seat side, std::string_view name, const SeaSupply& sea = {}) const {
    return supply(side, sea).supplied.has(hex(name));
  }

 private:
  NetworkView view_;
};

/// A position that nobody has thought of: control, forces, zones, breaks, forts, vessels and season by chance.
Lines random_lines(std::uint64_t seed);

}  // namespace longroll::campaign::test
