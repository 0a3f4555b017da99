// The counters of Chattanooga as they are read: what is there, and that every fault is named with its place.
#include <gtest/gtest.h>

#include "engine/games/chattanooga/unit.h"
#include "tests/support/changed_text.h"

namespace longroll::chattanooga {
namespace {

constexpr std::string_view kForces = R"({
  "format": "longroll-chattanooga-forces/1", "id": "chattanooga", "sources": "README.md",
  "formations": [
    {"id": "usa.hazen", "side": "usa", "title": "Hazen's brigade"},
    {"id": "csa.guns", "side": "csa", "title": "Guns"}
  ],
  "counters": [
    {"id": "usa.6-oh", "name": "6 OH", "title": "6th Ohio", "side": "usa", "formation": "usa.hazen", "type": "infantry",
     "army": "cumberland", "formations": "7", "front": {"strength": 2, "intensity": 3, "morale": 5},
     "back": {"strength": 1, "intensity": 3, "morale": 4}, "range": 1, "asterisk": true, "estimated": true, "men": 190,
     "weapon": "rifle", "record": "elite", "about": "Guthrie Greys."},
    {"id": "csa.key", "name": "Key", "title": "Key's battery", "side": "csa", "formation": "csa.guns", "type": "artillery",
     "army": "confederate-tennessee", "formations": "11-14", "front": {"strength": 2, "morale": 4},
     "back": {"strength": 1, "morale": 3}, "range": 4, "dagger": true, "men": 80, "guns": 4, "weapon": "howitzer",
     "record": "veteran"},
    {"id": "usa.thomas", "name": "Thomas", "title": "George H. Thomas", "side": "usa", "formation": "usa.hazen",
     "type": "leader", "army": "cumberland", "formations": "1-17 38", "combat": 2, "command": 4, "about": "The Rock."},
    {"id": "usa.extra", "name": "Extra", "title": "Extra strength", "side": "usa", "formation": "usa.hazen",
     "type": "extra-strength", "formations": "A", "value": 12, "artillery": true}
  ],
  "markers": [
    {"id": "usa.reserve-a", "side": "usa", "type": "reserve", "name": "Reserve A", "title": "Reserve A", "count": 1},
    {"id": "any.hero-2", "side": "any", "type": "hero", "name": "Hero 2", "title": "Hero", "count": 3, "value": 2}
  ]
})";

Forces read_small() {
  Result<Forces> forces = parse_forces(kForces, "forces.json");
  EXPECT_TRUE(forces.ok()) << describe(forces.faults());
  return forces.ok() ? std::move(forces).value() : Forces{};
}

TEST(ChattanoogaForces, UnitsAreRead) {
  const Forces forces = read_small();
  ASSERT_EQ(forces.counters.size(), 6U) << "markers come after the counters";
  const Unit& regiment = forces.counters[0];
  EXPECT_EQ(regiment.type, UnitType::Infantry);
  EXPECT_EQ(regiment.front, (Ratings{2, 3, 5}));
  EXPECT_EQ(regiment.back, (Ratings{1, 3, 4}));
  EXPECT_EQ(regiment.formations, FormationSet::one(7));
  EXPECT_EQ(regiment.formation_title, "Hazen's brigade");
  EXPECT_TRUE(regiment.has_asterisk);
  EXPECT_TRUE(regiment.is_estimated);
  EXPECT_FALSE(regiment.is_dagger);
  EXPECT_EQ(regiment.about, "Guthrie Greys.");
  const Unit& battery = forces.counters[1];
  EXPECT_EQ(battery.type, UnitType::Artillery);
  EXPECT_EQ(battery.front, (Ratings{2, 0, 4}));
  EXPECT_EQ(battery.formations, FormationSet::span(11, 14));
  EXPECT_EQ(battery.range, 4);
  EXPECT_EQ(battery.guns, 4);
  EXPECT_TRUE(battery.is_dagger);
  EXPECT_TRUE(battery.about.empty()) << "nothing is known of it";
}

TEST(ChattanoogaForces, LeadersAndMarkersAreRead) {
  const Forces forces = read_small();
  ASSERT_EQ(forces.counters.size(), 6U);
  const Unit& thomas = forces.counters[2];
  EXPECT_EQ(thomas.type, UnitType::Leader);
  EXPECT_EQ(thomas.combat_rating, 2);
  EXPECT_EQ(thomas.command_rating, 4);
  EXPECT_TRUE(thomas.formations.contains(17) && thomas.formations.contains(38));
  EXPECT_FALSE(thomas.formations.contains(18));
  EXPECT_EQ(forces.counters[3].value, 12);
  EXPECT_TRUE(forces.counters[3].covers_artillery);
  EXPECT_TRUE(forces.counters[3].formations.is_any());
  EXPECT_FALSE(forces.counters[4].is_marker) << "one of its kind";
  EXPECT_TRUE(forces.counters[5].is_marker);
  EXPECT_EQ(forces.counters[5].count, 3);
  EXPECT_EQ(forces.counters[5].side, Seat::Nobody);
}

TEST(ChattanoogaForces, EveryFaultIsNamedWithItsPlace) {
  const test::ChangedText forces(kForces, [](std::string_view text) {
    const Result<Forces> result = parse_forces(text, "forces.json");
    return result ? std::string() : describe(result.faults());
  });
  forces.tells("\"infantry\"", "\"zouaves\"", "counters[0].type");
  forces.tells("\"strength\": 2, \"intensity\"", "\"strength\": 5, \"intensity\"", "counters[0].front.strength");
  forces.tells("\"strength\": 1, \"intensity\"", "\"strength\": 2, \"intensity\"", "the reverse must be one worse");
  forces.tells("\"strength\": 2, \"morale\"", "\"strength\": 2, \"intensity\": 4, \"morale\"",
               "unknown key \"intensity\"");
  forces.tells("\"range\": 1", "\"range\": 3", "counters[0].range");
  forces.tells("\"range\": 4", "\"range\": 3", "counters[1].range");
  forces.tells("\"dagger\": true", "\"asterisk\": true", "only infantry has an asterisk");
  forces.tells("\"1-17 38\"", "\"1-17, 38\"", "formations are written as 7, 11-14");
  forces.tells("\"1-17 38\"", "\"17-1\"", "formations are written as 7, 11-14");
  forces.tells("\"1-17 38\"", "\"1-64\"", "formations are written as 7, 11-14");
  forces.tells("\"1-17 38\"", "\"1-17 \"", "formations are written as 7, 11-14");
  forces.tells("\"1-17 38\"", "\"\"", "formations are written as 7, 11-14");
  forces.tells("\"confederate-tennessee\"", "\"tennessee\"", "the army is of the other side");
  forces.tells("\"combat\": 2", "\"combat\": 3", "counters[2].combat");
  forces.tells("\"command\": 4", "\"command\": 6", "counters[2].command");
  forces.tells("\"value\": 12", "\"value\": 21", "counters[3].value");
  forces.tells("usa.reserve-a", "csa.reserve-a", "markers[0]: the id of such a marker begins with usa.");
  forces.tells("usa.reserve-a", "usa.6-oh", "a second counter with the id usa.6-oh");
  forces.tells("\"type\": \"reserve\"", "\"type\": \"hero\"", "a hero has a value");
  forces.tells("\"type\": \"reserve\"", "\"type\": \"infantry\"", "markers[0].type");
  forces.tells("\"count\": 3", "\"count\": 0", "markers[1].count");
  forces.tells("\"markers\"", "\"pools\"", "unknown key \"pools\"");
  forces.tells("\"about\": \"The Rock.\"", "\"about\": \"\"", "about must have 1 to 200 letters");
  forces.tells("forces/1", "forces/2", "forces.json.format");
}

TEST(ChattanoogaFormationSet, SpansOverlapAndContain) {
  const FormationSet division = FormationSet::span(11, 14);
  EXPECT_TRUE(division.overlaps(FormationSet::one(13)));
  EXPECT_FALSE(division.overlaps(FormationSet::one(15)));
  EXPECT_TRUE(FormationSet::one(13).is_within(division));
  EXPECT_FALSE(division.is_within(FormationSet::one(13)));
  EXPECT_TRUE(division.overlaps(FormationSet::any()));
  EXPECT_TRUE(FormationSet::any().is_any());
  EXPECT_FALSE(division.is_any());
  EXPECT_EQ(division.first(), 11);
  EXPECT_EQ(FormationSet().first(), 0);
  EXPECT_TRUE(FormationSet().is_empty());
  FormationSet thomas = FormationSet::span(1, 17);
  thomas.add(FormationSet::one(63));
  EXPECT_TRUE(thomas.contains(63));
  EXPECT_FALSE(thomas.contains(18));
}

}  // namespace
}  // namespace longroll::chattanooga
