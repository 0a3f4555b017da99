// Campaign 3.1, 7.1, 8.1 to 8.3, 13.4.2, 13.5: positions with counters as the networks see them, and the starts.
#include "engine/games/campaign/rules/supply_status.h"
#include "tests/rules/campaign/lines.h"
#include "tests/rules/campaign/table.h"

namespace longroll::campaign::test {
namespace {

TEST(Campaign_7_1_ViewOfAPosition, TheGroundIsWhatTheRulebookSaysOfTheStart) {
  const Theatre empty;
  const NetworkView view = network_view(empty.field());
  const Lines lines;
  for (const Seat side : {kUsa, kCsa}) {
    EXPECT_EQ(names_of(view.side(side).held - lines.view().side(side).held), "") << name_of(side);
    EXPECT_EQ(names_of(lines.view().side(side).held - view.side(side).held), "") << name_of(side);
    EXPECT_EQ(names_of(view.side(side).rails - lines.view().side(side).rails), "") << name_of(side);
    EXPECT_EQ(names_of(lines.view().side(side).rails - view.side(side).rails), "") << name_of(side);
    EXPECT_TRUE(view.side(side).occupied.empty());
  }
  EXPECT_EQ(view.overland, 4);
  EXPECT_EQ(view.season, Season::Spring);
  EXPECT_EQ(view.kentucky, Kentucky::Neutral);
}

/// Puts a vessel on the side of a hex.
PieceId put_afloat(Theatre& theatre, Seat side, UnitClass unit_class, std::string_view a, std::string_view b) {
  const Hexside at = side_between(a, b);
  const PieceId ship = theatre.put(side, unit_class, hex_text(at.hex));
  theatre.state().piece(ship).note = static_cast<std::int16_t>(at.side);
  return ship;
}

TEST(Campaign_13_5_ViewOfAPosition, FightingVesselsAreSeenAndTransportsAreNot) {
  Theatre theatre;
  const PieceId gunboat = put_afloat(theatre, kUsa, UnitClass::Rsp, "1414", "1514");
  put_afloat(theatre, kUsa, UnitClass::Ntp, "1414", "1514");
  const PieceId ironclad = put_afloat(theatre, kCsa, UnitClass::Ironclad, "1025", "0925");
  NetworkView view = network_view(theatre.field());
  ASSERT_EQ(view.side(kUsa).vessels.size(), 1U);
  EXPECT_EQ(view.side(kUsa).vessels[0].side, side_between("1414", "1514"));
  EXPECT_EQ(view.side(kUsa).boats.size(), 1U) << "13.4.2";
  EXPECT_EQ(view.side(kCsa).vessels.size(), 1U);
  EXPECT_TRUE(view.side(kCsa).boats.empty()) << "an ironclad is no ferry";
  theatre.state().piece(gunboat).flags = kMoved;
  theatre.state().piece(ironclad).flags = kUnderConstruction;
  view = network_view(theatre.field());
  EXPECT_TRUE(view.side(kUsa).boats.empty()) << "it has moved in this impulse";
  EXPECT_EQ(view.side(kUsa).vessels.size(), 1U);
  EXPECT_TRUE(view.side(kCsa).vessels.empty());
}

TEST(Campaign_11_6_ViewOfAPosition, AFortActsUnlessItIsSilencedAndAnUnfinishedOneIsNotComplete) {
  Theatre theatre;
  const PieceId fort = theatre.put(kUsa, UnitClass::Fort, "1025");
  EXPECT_TRUE(network_view(theatre.field()).side(kUsa).completed_forts.has(hex("1025")));
  theatre.state().piece(fort).up = kReverse;
  EXPECT_TRUE(network_view(theatre.field()).side(kUsa).forts.has(hex("1025")));
  EXPECT_FALSE(network_view(theatre.field()).side(kUsa).completed_forts.has(hex("1025")));
  theatre.state().piece(fort).flags = kSilenced;
  EXPECT_FALSE(network_view(theatre.field()).side(kUsa).forts.has(hex("1025")));
}

TEST(Campaign_8_1_Starts, AllButAFewForcesOfTheStartsAreInSupply) {
  std::string lost;
  for (const std::string_view start : {"1861", "1862", "1863", "1864"}) {
    State state = state_of_start(start);
    for (Piece& piece : state.pieces) {  // every transport carries for the ports of its zone
      if (shipped_library().class_of(piece.kind) == UnitClass::Ntp && piece.place >= kSeaZone &&
          piece.place < kTurnBox) {
        piece.flags |= kCommitted;
      }
    }
    const Field field(shipped_library(), state);
    for (const Seat side : {kUsa, kCsa}) {
      HexSet hexes;
      for (const PieceId id : supply_status(field, side).unsupplied) {
        hexes.add(field.piece(id).place);
      }
      lost +=
          hexes.empty() ? "" : std::string(start) + " " + std::string(name_of(side)) + ": " + names_of(hexes) + "; ";
    }
  }
  // Small forces beyond the Mississippi live off the country (8.4.3, start_supply_test.cpp); Fort Monroe waits for the
  // first transport (4.1.2).
  EXPECT_EQ(lost, "1861 Union: 4712; 1861 Confederate: 0512; 1862 Confederate: 0214; 1863 Confederate: 0618; ");
}

}  // namespace
}  // namespace longroll::campaign::test
