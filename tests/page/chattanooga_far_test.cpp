// The battle of Chattanooga seen from so far that counters are dots.
#include <algorithm>
#include <map>

#include "tests/page/chattanooga_page.h"
#include "web/hexgame/far_plates.h"

namespace longroll::web::chattanooga {
namespace {

/// The great battle as history set it up, in a window of that size at the widest zoom.
struct FarAway {
  FarAway() : page(begun()) {
    page.screen.map.build(page.adapter.engraved(page.adapter.plate()));
    Area area;
    area.page = area.table = {0, 0, 900, 640};
    page.screen.map.arrange(area);
    page.screen.map.camera().fit();
    page.screen.board = page.adapter.read();
  }
  static Session begun() {
    const longroll::Game& game = *the_game().game;
    longroll::Setup setup = standard_setup(game);
    setup.scenario = find_scenario(game, "death-knell");
    Session session(game, setup, kSeed);
    while (session.state().top().kind == static_cast<std::int16_t>(ch::StepKind::SetUp)) {
      EXPECT_FALSE(session.submit(session.to_act(), action_of(ch::verbs::EndSetUp{})));
    }
    return session;
  }
  std::vector<hexgame::CommandPlate> plates() const {
    return hexgame::command_plates(page.screen, page.adapter,
                                   [](std::string_view words) { return 7.0F * static_cast<float>(words.size()); });
  }

  Page page;
};

TEST(ChattanoogaFromAfar, CountersAreDots) {
  const FarAway far;
  EXPECT_LT(far.page.screen.map.counter_size(), board::kDotSize);
}

TEST(ChattanoogaFromAfar, OnePlateForEachDivisionSaysWhoseItIsAndHowStrong) {
  const FarAway far;
  const ch::Field field = static_cast<const ch::Chattanooga&>(*the_game().game).field(far.page.model.session().state());
  int sheridan = 0;
  for (const PieceId id : field.pieces()) {
    const ch::Unit& unit = field.counter(id);
    const bool is_his = unit.side == Seat::Union && ch::is_combat_unit(unit.type) &&
                        unit.formations.is_within(ch::FormationSet::span(3, 5));
    sheridan += is_his && is_hex(field.piece(id).place) ? unit.front.strength : 0;
  }
  ASSERT_GT(sheridan, 20);
  const std::vector<hexgame::CommandPlate> plates = far.plates();
  EXPECT_EQ(std::count_if(plates.begin(), plates.end(),
                          [&](const auto& plate) { return plate.words == "Sheridan " + std::to_string(sheridan); }),
            1);
  EXPECT_GE(plates.size(), 15U) << "most of the divisions have a place";
  EXPECT_TRUE(std::none_of(plates.begin(), plates.end(), [](const auto& plate) {
    return plate.words.starts_with("Bragg");
  })) << "a leader alone is no command";
}

TEST(ChattanoogaFromAfar, NoPlateLiesOverAnother) {
  const FarAway far;
  const std::vector<hexgame::CommandPlate> plates = far.plates();
  for (const hexgame::CommandPlate& a : plates) {
    EXPECT_TRUE(far.page.screen.map.camera().window().contains(a.at.centre())) << a.words;
    for (const hexgame::CommandPlate& b : plates) {
      const bool apart =
          a.at.right() <= b.at.x || b.at.right() <= a.at.x || a.at.bottom() <= b.at.y || b.at.bottom() <= a.at.y;
      EXPECT_TRUE(apart || &a == &b) << a.words << " over " << b.words;
    }
  }
}

}  // namespace
}  // namespace longroll::web::chattanooga
