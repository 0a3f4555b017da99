// Places of the map are found by their names, also where nobody stands.
#include "web/hexgame/place_finder.h"

#include "tests/page/campaign_screen.h"
#include "tests/page/chattanooga_screen.h"

namespace longroll::web {
namespace {

std::vector<std::string> names_of(const std::vector<hexgame::NamedPlace>& places) {
  std::vector<std::string> out;
  for (const hexgame::NamedPlace& place : places) {
    out.push_back(place.name);
  }
  return out;
}

template <class Screen>
std::vector<std::string> places_on(Screen& screen) {
  std::vector<std::string> out;
  for (const std::string& id : screen.controls()) {
    if (id.starts_with("place:")) {
      out.push_back(id.substr(6));
    }
  }
  return out;
}

TEST(PlaceFinder, NamesThatBeginWithWhatIsSoughtComeFirstAndAtMostTwelveInAll) {
  const std::vector<hexgame::NamedPlace> all = {{"Fort Vick", 1}, {"Vicksburg", 2}, {"Richmond", 3}};
  EXPECT_EQ(names_of(hexgame::find_places(all, "vICK")), (std::vector<std::string>{"Vicksburg", "Fort Vick"}));
  EXPECT_TRUE(hexgame::find_places(all, "").empty()) << "nothing is sought";
  EXPECT_TRUE(hexgame::find_places(all, "Shiloh").empty());
  const std::vector<hexgame::NamedPlace> many(40, {"Fort", 7});
  EXPECT_EQ(hexgame::find_places(many, "f").size(), 12U);
}

TEST(PlaceFinder, EachNameOfAMapStandsOnceAndGroundThatOnlyTheRulesNameIsNotFound) {
  HexMap map;
  map.spots = {{"Rossville", "town", 40}};
  map.regions = {{"Rossville", "ridge", {1}}, {"Lookout Mountain", "hill", {5, 6, 7}}, {"East edge", "area", {8}}};
  const std::vector<hexgame::NamedPlace> found = hexgame::named_places(map);
  ASSERT_EQ(names_of(found), (std::vector<std::string>{"Lookout Mountain", "Rossville"}));
  EXPECT_EQ(found[0].hex, 6);
  EXPECT_EQ(found[1].hex, 40);
}

TEST(PlaceFinder, VicksburgIsFoundWhereNobodyStandsAndThePressLeadsThere) {
  namespace cp = web::campaign;
  const Session session = cp::movement("1861");
  const HexId vicksburg = *hex_named("1025");
  for (const Piece& piece : session.state().pieces) {
    ASSERT_NE(piece.place, vicksburg) << "somebody stands there";
  }
  for (const Area::Form form : {Area::Form::Wide, Area::Form::Phone}) {
    cp::Screen screen(session, form);
    screen.press_target(hexgame::kRosterButton);
    EXPECT_TRUE(places_on(screen).empty()) << "nothing is sought yet";
    ui::type_into("unit-find", "vick");
    screen.controls();
    ASSERT_EQ(places_on(screen), std::vector<std::string>{"Vicksburg"});
    EXPECT_EQ(screen.count("unit:"), 0U);
    screen.press("place:Vicksburg");
    screen.view().hover(kNoTarget);
    EXPECT_EQ(screen.count("roster-close"), form == Area::Form::Phone ? 0U : 1U) << "it would hide what was sought";
    const board::Rect table = form == Area::Form::Phone ? board::Rect{0, 56, 390, 500} : board::Rect{0, 0, 920, 800};
    const board::Vec2 middle = table.centre();
    EXPECT_EQ(screen.view().pick({middle.x + 3, middle.y + 3}, 0), hexgame::target_of_hex(vicksburg));
    if (form == Area::Form::Wide) {
      ui::state().heading.clear();
      screen.controls();
      EXPECT_EQ(ui::state().heading, "Vicksburg") << "the hex is marked, and the panel tells of it";
    }
  }
}

TEST(PlaceFinder, ChattanoogaFindsItsForts) {
  namespace cc = web::chattanooga;
  cc::Screen screen(cc::first_phase(Seat::Union));
  screen.view().activate(hexgame::kRosterButton);
  screen.controls();
  ui::type_into("unit-find", "orchard");
  screen.controls();
  EXPECT_EQ(places_on(screen), std::vector<std::string>{"Orchard Knob"}) << "a region";
  ui::type_into("unit-find", "FORT");
  screen.controls();
  const std::vector<std::string> forts = places_on(screen);
  EXPECT_EQ(std::count(forts.begin(), forts.end(), "Fort Wood"), 1);
  ui::type_into("unit-find", "no such place");
  screen.controls();
  EXPECT_TRUE(places_on(screen).empty());
}

}  // namespace
}  // namespace longroll::web
