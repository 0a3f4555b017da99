// Every force of every start can be fed in its first impulse (3.1, 8.0 to 8.4.3).
#include <gtest/gtest.h>

#include "engine/games/campaign/rules/forage.h"
#include "engine/games/campaign/rules/supply_choices.h"
#include "tests/rules/campaign/war.h"

namespace longroll::campaign {
namespace {

using test::Theatre;

/// A start, in the first impulse of its first turn. In 1861 the Union has built a transport in its Recruitment Phase.
Theatre first_impulse(std::string_view start, Seat side) {
  Theatre theatre;
  theatre.state() = test::state_of_start(start);
  const auto set = [&](Track which, int value) {
    theatre.state().tracks[static_cast<std::size_t>(which)] = static_cast<std::int16_t>(value);
  };
  set(Track::PhaseNow, static_cast<int>(Phase::Operations));
  set(Track::Phasing, index_of(side));
  if (start == "1861") {
    theatre.put_ships(Seat::Union, UnitClass::Ntp, Berth::in(SeaZone::NorthAtlantic));
  }
  return theatre;
}

/// The Union commits its transports one by one, each to the first place where somebody lacks supply.
void commit_all(Theatre& theatre) {
  for (;;) {
    const Field field = theatre.field();
    const std::vector<verbs::Commit> all = possible_commitments(field);
    if (all.empty()) {
      return;
    }
    for (Piece& piece : theatre.state().pieces) {
      if (piece.place == kSeaZone + all.front().zone && (piece.flags & kCommitted) == 0 &&
          theatre.library().class_of(piece.kind) == UnitClass::Ntp) {
        piece.flags = static_cast<std::uint16_t>(piece.flags | kCommitted);
        piece.note = static_cast<std::int16_t>(all.front().coast == kNoHex ? kNoCoast : all.front().coast + 1);
        break;
      }
    }
  }
}

/// Hexes of forces that are neither fed nor can live off the country.
std::string hungry(const Theatre& theatre, Seat side) {
  const Field field = theatre.field();
  const SupplyStatus status = supply_status(field, side);
  HexSet hexes;
  for (const PieceId id : status.unsupplied) {
    hexes.add(field.piece(id).place);
  }
  HexSet left;
  hexes.for_each([&](HexId hex) {
    const auto points = static_cast<int>(foragers_at(field, hex, status).size());
    bool has_fort = false;
    for (const PieceId id : status.unsupplied) {
      has_fort = has_fort || (field.piece(id).place == hex && field.class_of(id) == UnitClass::Fort);
    }
    bool is_fed = false;
    forage_hexes(field, side, hex).for_each([&](HexId target) {
      is_fed = is_fed || !refuse_forage(field, side, hex, points, target);
    });
    if (has_fort || points == 0 || !is_fed) {
      left.add(hex);
    }
  });
  return test::text_of(left);
}

TEST(Campaign_3_1_SettingUp, EveryForceOfEveryStartIsFedOrLivesOffTheCountry) {
  for (const char* const start : {"1861", "1862", "1863", "1864"}) {
    Theatre theatre = first_impulse(start, Seat::Union);
    commit_all(theatre);
    EXPECT_EQ(hungry(theatre, Seat::Union), "") << start << ", the Union";
    EXPECT_EQ(hungry(first_impulse(start, Seat::Confederate), Seat::Confederate), "") << start << ", the Confederacy";
  }
}

}  // namespace
}  // namespace longroll::campaign
