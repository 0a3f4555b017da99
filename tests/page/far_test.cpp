// Whose plate a unit stands on where the map is seen from afar: a general's name alone.
#include <map>
#include <set>

#include "tests/page/campaign_page.h"
#include "web/games/battles/adapter.h"

namespace longroll::web {
namespace {

TEST(FromAfar, ADivisionIsCalledByItsGeneral) {
  const LoadedGame loaded = load_game("battles", [](std::string_view path) -> Result<std::string> {
                              return std::string(find_embedded_text(embedded_data(), path));
                            }).value();
  std::map<std::string, std::string> names;  // by the title of the formation
  longroll::Setup setup = standard_setup(*loaded.game);
  for (setup.scenario = 0; setup.scenario < static_cast<int>(loaded.game->info().scenarios.size()); ++setup.scenario) {
    GameModel model(*loaded.game, Session(*loaded.game, setup, 1),
                    {"battles", setup, 1, {Controller::Human, Controller::Human}});
    hexgame::ScreenState screen(model, battles::subject_of);
    battles::BattlesAdapter adapter(screen);
    const auto& game = static_cast<const longroll::battles::Battles&>(*loaded.game);
    for (PieceId id = 0; id < static_cast<PieceId>(screen.seen().pieces.size()); ++id) {
      const auto& counter = game.data_of(screen.seen()).counter(screen.seen().piece(id).kind);
      names[counter.formation_title] = adapter.command_of(id);
    }
  }
  EXPECT_EQ(names["II Corps, 2nd Division, Augur"], "Augur");
  EXPECT_EQ(names["McLaws's Division"], "McLaws");
  EXPECT_EQ(names["Light Division, A. P. Hill"], "A. P. Hill");
  EXPECT_EQ(names["Reserve Artillery"], "Reserve Artillery");
}

TEST(FromAfar, AnArmyOfTheWarIsCalledByItsLeader) {
  campaign::play("1863", 1, 1, 1, [](const Session& session) {
    campaign::Page page(session);
    std::set<std::string> names;
    for (const hexgame::Stack& stack : page.screen.board.stacks) {
      for (const PieceId id : stack.units) {
        names.insert(page.adapter.command_of(id));
      }
    }
    for (const char* name : {"Lee", "Grant", "Hooker", "Bragg", ""}) {
      EXPECT_EQ(names.count(name), 1U) << name;
    }
    EXPECT_EQ(names.count("Washington"), 0U) << "a garrison without a leader has no plate";
  });
}

}  // namespace
}  // namespace longroll::web
