#pragma once
#include <gtest/gtest.h>

#include <initializer_list>
#include <string_view>

#include "engine/games/campaign/berth.h"
#include "engine/games/campaign/field.h"
#include "engine/games/campaign/set_up.h"
#include "tests/rules/campaign/names.h"

/// A table of the campaign for tests: a start, or an empty theatre in which a test puts counters where it likes.
namespace longroll::campaign::test {

/// The game's data as shipped, with all starts; the program ends with their faults when they have any.
const Library& shipped_library();

/// The State of a start, with what its owners choose where history had it.
State state_of_start(std::string_view id);

/// A position that a test makes.
class Theatre {
 public:
  /// The ground as the war began, in spring 1861, and nobody on it. Neither side reacts (6.4).
  Theatre();

  const State& state() const { return state_; }
  State& state() { return state_; }
  const Library& library() const { return shipped_library(); }
  /// Read again at each call.
  Field field() const { return Field(library(), state_); }

  /// Puts counters out of the pool into a hex; returns the first.
  PieceId put(Seat side, UnitClass unit_class, std::string_view hex, int count = 1);
  /// Puts vessels into a berth; returns the first.
  PieceId put_ships(Seat side, UnitClass unit_class, const Berth& berth, int count = 1);
  /// A leader by his letter, with a rating.
  PieceId put_leader(char letter, std::string_view hex, int rating);
  /// Gives all points of that side in the hex a post, or markers.
  Theatre& post(Seat side, std::string_view hex, Post post);
  Theatre& out_of_supply(Seat side, std::string_view hex, int markers);
  Theatre& demoralize(Seat side, std::string_view hex, int markers);
  /// The hex is held by that side, its railroad too where it has one; Nobody: by nobody.
  Theatre& hold(std::string_view hex, Seat side);
  Theatre& turn(int number);
  /// How the side answers exits from its zones (6.4).
  Theatre& answer(Seat side, ReactionRule rule);

 private:
  template <class Change>
  void change_points(Seat side, std::string_view hex, Change&& change);

  State state_;
};

/// The hexside between two hexes by their numbers.
Berth water_between(std::string_view a, std::string_view b);

inline HexSet hexes(std::initializer_list<std::string_view> names) {
  HexSet set;
  for (const std::string_view name : names) {
    set.add(*hex_named(name));
  }
  return set;
}

/// "1208 1308", rising: what a failure prints.
std::string text_of(const HexSet& hexes);

}  // namespace longroll::campaign::test
