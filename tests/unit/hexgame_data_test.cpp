// Orders of battle and scenarios by the shared readers, for a game with ratings of its own; what validation and
// planners share.
#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "engine/hexgame/order_of_battle.h"
#include "engine/hexgame/placement_reader.h"
#include "engine/hexgame/plan/influence.h"
#include "engine/hexgame/scenario_reader.h"
#include "engine/hexgame/validate.h"
#include "tests/support/changed_text.h"

namespace longroll::hexgame {
namespace {

/// A regiment of a game that rates morale and carries boats.
struct Regiment : Unit {
  int morale = 0;
  bool is_boat = false;
};

constexpr OrderOfBattleLimits kLimits = {.format = "toy-forces/1", .most_units = 4, .longest_name = 8};

void read_ratings(JsonReader& in, Regiment& regiment) {
  regiment.morale = static_cast<int>(in.number("morale", 3, 9));
  regiment.is_boat = in.truth_or("boat", false);
  if (regiment.is_boat && regiment.side == Seat::Confederate) {
    in.fault("the Confederates have no boats");
  }
}

constexpr std::string_view kForces = R"({"format": "toy-forces/1", "id": "ridge", "sources": "here",
 "formations": [{"id": "hazen", "side": "usa", "title": "Hazen's brigade"}, {"id": "manigault", "side": "csa", "title": "Manigault"}],
 "counters": [
  {"id": "usa.6oh", "name": "6 OH", "title": "6th Ohio", "about": "Guthrie Greys.", "side": "usa", "formation": "hazen", "morale": 6},
  {"id": "usa.boats", "name": "Boats", "title": "Pontoons", "about": "From Chattanooga.", "side": "usa", "formation": "hazen", "morale": 3, "boat": true},
  {"id": "csa.24al", "name": "24 AL", "title": "24th Alabama", "about": "On Orchard Knob.", "side": "csa", "formation": "manigault", "morale": 5}
 ]})";

constexpr std::string_view kScenario =
    R"({"id": "knob", "title": "Orchard Knob", "date": "November 23rd, 1863", "about": "A hill.",
 "first": "usa", "stack_limit": 1, "turns": [{"label": "noon"}, {"label": "dusk", "night": true}],
 "setup": [{"at": "0101", "units": ["usa.6oh"]}],
 "arrivals": [{"turn": 2, "at": ["0201"], "units": ["csa.24al"]}],
 "absent": ["usa.boats"],
 "held": [{"id": "knob", "title": "The picket", "until_turn": 2, "units": ["csa.24al"]}],
 "communications": {"usa": ["0101"], "csa": ["0202"]},
 "objectives": [{"name": "Orchard Knob", "hex": "0202", "holder": "csa", "usa": 5, "csa": 0}],
 "rules": ["Boats do not march."]})";

Result<OrderOfBattle<Regiment>> forces(std::string_view text = kForces) {
  return read_order_of_battle<Regiment>(text, "forces.json", kLimits, read_ratings);
}

TEST(HexgameOrderOfBattle, ReadsWhatAllCountersHaveAndTheRatingsOfTheGame) {
  const auto read = forces();
  ASSERT_TRUE(read.ok()) << describe(read.faults());
  const std::vector<Regiment>& all = read.value().counters;
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(all[0].name, "6 OH");
  EXPECT_EQ(all[0].formation_title, "Hazen's brigade");
  EXPECT_EQ(all[0].morale, 6);
  EXPECT_FALSE(all[0].is_boat);
  EXPECT_TRUE(all[1].is_boat);
  EXPECT_EQ(all[2].side, Seat::Confederate);
}

TEST(HexgameOrderOfBattle, NamesEveryFault) {
  const test::ChangedText file(kForces, [](std::string_view text) {
    const auto read = forces(text);
    return read ? "" : describe(read.faults());
  });
  file.tells("\"morale\": 6", "\"morale\": 12", "forces.json.counters[0].morale: 12 is not within 3 to 9");
  file.tells("\"morale\": 5", "\"morale\": 5, \"boat\": true", "the Confederates have no boats");
  file.tells("\"morale\": 5", "\"morale\": 5, \"guns\": 3", "unknown key \"guns\"");
  file.tells("usa.6oh", "csa.6oh", "begins with usa.");
  file.tells("usa.boats", "usa.6oh", "a second counter with the id usa.6oh");
  file.tells("\"Boats\"", "\"6 OH\"", "a second counter of that side with the name 6 OH");
  file.tells("\"6 OH\"", "\"Sixth Ohio\"", "name must have 1 to 8 letters");
  file.tells("\"formation\": \"manigault\"", "\"formation\": \"hazen\"", "formation hazen is of the other side");
  file.tells("\"formation\": \"manigault\"", "\"formation\": \"deas\"", "there is no formation deas");
}

HexMap two_by_two() {
  HexMap map;
  map.grid = {2, 2, Parity::EvenLower};
  for (const HexId hex : {hex_at(1, 1), hex_at(2, 1), hex_at(2, 2)}) {
    map.playable[static_cast<std::size_t>(hex)] = true;
  }
  return map;
}

/// The faults of a scenario file, read as a game's reader would.
std::string read_scenario(std::string_view text, Scenario& scenario) {
  static const std::vector<Regiment> all = forces().value().counters;
  const HexMap map = two_by_two();
  const UnitFacts facts = {.unit = [](std::size_t i) -> const Unit& { return all[i]; },
                           .count = all.size(),
                           .most_placed = 10,
                           .most_held = 2,
                           .may_stand = [&](std::size_t, HexId hex) { return map.is_playable(hex); },
                           .may_arrive = [](std::size_t i) { return !all[i].is_boat; },
                           .counts_for_stacking = [](std::size_t i) { return !all[i].is_boat; }};
  const Result<Json> json = parse_json(text, "knob.json");
  EXPECT_TRUE(json.ok());
  Faults faults;
  JsonReader in(json.value(), "knob.json", faults);
  read_head(in, scenario);
  PlacementReader placements(map, facts, scenario);
  placements.read_setup(in.member("setup", Json::Kind::List));
  placements.read_arrivals(in.member("arrivals", Json::Kind::List));
  placements.read_absent(in.member("absent", Json::Kind::List));
  placements.read_held(in.member("held", Json::Kind::List));
  read_communications(in, map, scenario);
  read_objectives(in, map, scenario);
  read_rules(in, scenario);
  in.refuse_unknown();
  placements.check(in);
  return describe(faults);
}

TEST(HexgameScenario, ReadsWhoIsWhereAndWhatIsWanted) {
  Scenario scenario;
  EXPECT_EQ(read_scenario(kScenario, scenario), "");
  EXPECT_TRUE(scenario.is_night(2));
  ASSERT_EQ(scenario.placements.size(), 2U);
  EXPECT_EQ(scenario.placements[0].at, hex_at(1, 1));
  EXPECT_EQ(scenario.placements[1].turn, 2);
  EXPECT_EQ(scenario.placements[1].entries, std::vector<HexId>{hex_at(2, 1)});
  EXPECT_EQ(scenario.placements[1].held, 0);
  EXPECT_EQ(scenario.communications[1], std::vector<HexId>{hex_at(2, 2)});
  EXPECT_EQ(scenario.objectives.front().points[0], 5);
}

TEST(HexgameScenario, NamesEveryFault) {
  const test::ChangedText file(kScenario, [](std::string_view text) {
    Scenario scenario;
    return read_scenario(text, scenario);
  });
  file.tells("\"at\": \"0101\"", "\"at\": \"0102\"", "hex 0102 is no place for usa.6oh");
  file.tells("\"at\": [\"0201\"], \"units\": [\"csa.24al\"]", "\"at\": [\"0201\"], \"units\": [\"usa.6oh\"]",
             "unit usa.6oh twice");
  file.tells("\"absent\": [\"usa.boats\"]", "\"absent\": []",
             "unit usa.boats is neither set up nor arrives nor is absent");
  file.tells("[\"csa.24al\"]}],\n \"absent\": [\"usa.boats\"]", "[\"csa.24al\", \"usa.boats\"]}],\n \"absent\": []",
             "usa.boats does not arrive by land");
  file.tells("[\"usa.6oh\"]}", "[\"usa.6oh\", \"csa.24al\"]}", "units of both sides in hex 0101");
  file.tells("\"turn\": 2", "\"turn\": 3", "turn 3 is beyond the last");
  file.tells("\"until_turn\": 2, ", "", "nothing would ever free these troops");
  file.tells("\"hex\": \"0202\"", "\"hex\": \"0102\"", "hex 0102 is not in play");
  file.tells("\"stack_limit\": 1", "\"stack_limit\": 7", "7 is not within 1 to 6");
}

TEST(HexgameValidate, FindsWhoStandsAmongTheEnemyAndWhatIsOverfull) {
  State state;
  const auto add = [&](HexId hex, Seat side, int kind) {
    Piece piece;
    piece.kind = static_cast<std::int16_t>(kind);
    piece.place = hex;
    piece.owner = static_cast<std::int8_t>(index_of(side));
    state.pieces.push_back(piece);
  };
  add(hex_at(1, 1), Seat::Union, 0);
  add(hex_at(1, 1), Seat::Union, 0);
  add(hex_at(2, 1), Seat::Confederate, 0);
  add(hex_at(2, 1), Seat::Union, 1);  // a marker, which counts for nothing
  const auto counts = [](const Piece& piece) { return piece.kind == 0; };
  EXPECT_TRUE(pieces_among_enemies(state, counts).empty());
  EXPECT_TRUE(overfull_hexes(state, 2, counts).empty());
  EXPECT_EQ(overfull_hexes(state, 1, counts), std::vector<HexId>{hex_at(1, 1)});
  state.pieces[3].kind = 0;
  EXPECT_EQ(pieces_among_enemies(state, counts), (std::vector<PieceId>{2, 3}));
  const HexMap map = two_by_two();
  constexpr Place kBox = kMaxHexes + 1;
  EXPECT_TRUE(is_known_place(map, hex_at(2, 2), {kBox}));
  EXPECT_TRUE(is_known_place(map, kBox, {kBox}));
  EXPECT_FALSE(is_known_place(map, hex_at(1, 2), {kBox})) << "scenery";
  EXPECT_FALSE(is_known_place(map, kBox + 1, {kBox}));
  state.pieces[0].flags = 6;
  EXPECT_EQ(stray_flags(state.pieces[0], 4), 2U);
}

TEST(HexgameInfluence, ReachesExactlyTheHexesWithinTheRadius) {
  for (const Parity parity : {Parity::EvenLower, Parity::OddLower}) {
    const Grid grid{13, 9, parity};
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      Rng rng(seed);
      const HexId center = hex_at(1 + static_cast<int>(rng.below(13)), 1 + static_cast<int>(rng.below(9)));
      const int radius = static_cast<int>(rng.below(7));
      Influence sums{};
      add_influence(sums, grid, center, radius, [](int distance) { return 100 - distance; });
      for (int column = 1; column <= grid.columns; ++column) {
        for (int row = 1; row <= grid.rows; ++row) {
          const HexId hex = hex_at(column, row);
          const int distance = grid.distance(center, hex);
          EXPECT_EQ(sums[static_cast<std::size_t>(hex)], distance <= radius ? 100 - distance : 0) << hex_text(hex);
        }
      }
    }
  }
  Influence full{};
  for (int i = 0; i < 400; ++i) {
    add_influence(full, Grid{2, 2, Parity::EvenLower}, hex_at(1, 1), 0, [](int) { return 100; });
  }
  EXPECT_EQ(full[hex_at(1, 1)], kMaxInfluence) << "it stops growing";
}

}  // namespace
}  // namespace longroll::hexgame
