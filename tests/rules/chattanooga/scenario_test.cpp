// Scenario files (3.1): what the reader says of faults.
#include "engine/games/chattanooga/battle.h"
#include "tests/rules/chattanooga/ground.h"
#include "tests/rules/chattanooga/printed.h"
#include "tests/support/changed_text.h"

namespace longroll::chattanooga::test {
namespace {

const std::string& wauhatchie() {
  static const std::string text = longroll::test::asset_text("games/chattanooga/wauhatchie.json");
  return text;
}

const std::string& press_forward() {
  static const std::string text = longroll::test::asset_text("games/chattanooga/press-forward.json");
  return text;
}

/// The faults of a scenario with `before` turned into `after` once.
std::string faults_of(const std::string& text, std::string_view before, std::string_view after) {
  const Result<Scenario> read =
      parse_scenario(longroll::test::changed(text, before, after), "scenario.json", shipped_ground(), printed_forces());
  return read.ok() ? std::string() : describe(read.faults());
}
std::string faults_with(std::string_view before, std::string_view after) {
  return faults_of(wauhatchie(), before, after);
}

TEST(Chattanooga_3_4_ScenarioFile, EveryFaultOfItsCupsIsNamed) {
  struct Case {
    const char* before;
    const char* after;
    const char* fault;
  };
  for (const Case& one :
       {Case{R"("columns": [46, 48])", R"("columns": [48, 46])", "two numbers from 1 to 60, the lower first"},
        Case{R"("columns": [46, 48])", R"("columns": [46, 61])", "two numbers from 1 to 60, the lower first"},
        Case{R"("region": "Missionary Ridge", "hilltops": true)", R"("part": "town", "hilltops": true)",
             "none of these hexes lies within those limits"},
        Case{R"("part": "town")", R"("part": "moon")", "part"},
        Case{R"("die_less": 2)", R"("die_less": 10)", "die_less"}, Case{R"("draws": 1)", R"("draws": 0)", "draws"},
        Case{R"("4616", )", R"("4516", )", "hex 4516 is not in the area valley"},
        Case{R"("area": "valley", "at": ["46)", R"("area": "plain", "at": ["46)", "there is no area \"plain\""},
        Case{R"("csa.havis", )", R"("usa.33-nj", )", "it is of the other side"},
        Case{R"("csa.havis", )", R"("csa.forrest", )", "csa.forrest twice"},
        Case{R"("csa.havis", )", R"("csa.nobody", )", "there is no unit or leader \"csa.nobody\""},
        Case{R"("daggers": true,)", "", "csa.forrest is set up, though its formation takes no part"},
        Case{R"("chosen": ["csa"],)", "", "csa.8-sc is not set up, though its formation takes part"},
        Case{R"("chosen": ["csa"])", R"("chosen": ["both"])", "a side is usa or csa"},
        Case{R"("side": "csa",)", R"("side": "usa",)", "a second cup of one side"},
        Case{R"({"part": "inside-fortification")", R"({"otherwise": true)", "one side wins where the other has not"}}) {
    const std::string faults = faults_of(press_forward(), one.before, one.after);
    EXPECT_NE(faults.find(one.fault), std::string::npos) << one.fault << ": " << faults;
  }
  EXPECT_EQ(faults_of(press_forward(), R"("draws": 1)", R"("draws": 2)"), "");
}

TEST(Chattanooga_3_1_ScenarioFile, AsItIsShippedHasNoFault) {
  const Result<Scenario> read = parse_scenario(wauhatchie(), "wauhatchie.json", shipped_ground(), printed_forces());
  ASSERT_TRUE(read.ok()) << describe(read.faults());
  EXPECT_EQ(read.value().placements.size(), read.value().area_of.size());
}

TEST(Chattanooga_3_1_ScenarioFile, EveryFaultIsNamed) {
  struct Case {
    const char* before;
    const char* after;
    const char* fault;
  };
  for (const Case& one :
       {Case{R"("area": "geary", "at": "1354")", R"("area": "geary", "at": "1350")",
             "hex 1350 is not in the area geary"},
        Case{R"("area": "geary", "at": "1354")", R"("area": "gary", "at": "1354")", "there is no area \"gary\""},
        Case{R"("usa.60-ny", "usa.78-ny")", R"("usa.29-pa", "usa.78-ny")", "usa.29-pa twice"},
        Case{R"("usa.60-ny", )", "", "usa.60-ny is not set up, though its formation takes part"},
        Case{R"("usa.k-5-us")", R"("usa.k-5-us", "usa.96-il")",
             "usa.96-il is set up, though its formation takes no part"},
        Case{R"("usa.k-5-us")", R"("usa.extra-1-2")", "there is no unit or leader \"usa.extra-1-2\""},
        Case{R"("usa.60-ny", )", R"("usa.60-ny", "usa.k-5-us", )", "more than 3 units in one hex"},
        Case{R"(, "night": true)", "", "turn 2 is a night turn"},
        Case{R"({"region": "East of Lookout Creek"})", R"({"region": "East of Chattanooga"})", "the map has no region"},
        Case{R"("formations": [7, 15], "of")", R"("formations": [70], "of")", "a formation is a number from 1 to 63"},
        Case{R"("extra_strength": ")",
             R"("arrivals": [{"turn": 4, "at": ["1056"], "units": ["usa.96-il"]}], "extra_strength": ")", "turn"},
        Case{R"("extra_strength": ")",
             R"("arrivals": [{"turn": 3, "at": ["1056"], "units": ["usa.5-oh"]}], "extra_strength": ")",
             "usa.5-oh twice"},
        Case{R"("hexes": ["1056", "1356", "1431"])", R"("hexes": ["1056", "1341"])",
             "a hex in which units return is no source of communications of that side"},
        Case{R"("id": "hooker")", R"("id": "geary")", "a second area geary"},
        Case{R"("extra_strength": "printed")", R"("extra_strength": "some")", "extra_strength"}}) {
    const std::string faults = faults_with(one.before, one.after);
    EXPECT_NE(faults.find(one.fault), std::string::npos) << one.fault << ": " << faults;
  }
}

}  // namespace
}  // namespace longroll::chattanooga::test
