// Who can join an attack of Battles, as its panel lists them.
#include <gtest/gtest.h>

#include "assets/embedded.h"
#include "engine/play/registry.h"
#include "engine/play/setup.h"
#include "web/games/battles/attack_panel.h"

namespace longroll::web::battles {
namespace {

/// Shiloh in the Union's first Combat Phase. Of its army there are the gunboats alone, of the enemy's near them one
/// brigade, on the bank.
State gunboats_before_a_brigade(const bt::Battles& game, const longroll::Setup& setup) {
  Session session(game, setup, 3);
  for (int n = 0; n < 500; ++n) {
    const bt::Field field = game.field(session.state());
    if (field.phasing() == Seat::Union && field.phase() == bt::Phase::Combat) {
      break;
    }
    EXPECT_FALSE(session.submit(session.to_act(), game.prompt(session.state()).choices.back().action));
  }
  State state = session.state();
  const bt::Field field = game.field(session.state());
  for (const PieceId id : field.pieces()) {
    const std::string& name = field.counter(id).id;
    Piece& piece = state.piece(id);
    piece.place = name == "usa.tyler"              ? *hex_named("2113")
                  : name == "usa.lexington"        ? *hex_named("2213")
                  : name == "csa.chalmers"         ? *hex_named("2013")
                  : owner_of(piece) == Seat::Union ? bt::kEliminated
                                                   : piece.place;
  }
  return state;
}

TEST(Battles_9_21_AttackPanel, ListsGunboatsThatCanJoin) {
  const LoadedGame loaded = load_game("battles", [](std::string_view path) -> Result<std::string> {
                              return std::string(find_embedded_text(embedded_data(), path));
                            }).value();
  const auto& game = static_cast<const bt::Battles&>(*loaded.game);
  longroll::Setup setup = standard_setup(game);
  setup.scenario = find_scenario(game, "shiloh");
  Session session(game, setup, gunboats_before_a_brigade(game, setup), 3);
  ASSERT_FALSE(session.submit(Seat::Union, action_of(bt::verbs::Target{*hex_named("2013")})));
  GameModel model(game, std::move(session), {"battles", setup, 3, {Controller::Human, Controller::Human}},
                  loaded.adjutant.get());
  hexgame::ScreenState screen(model, subject_of);
  const ShownBattle in(screen);
  AttackPanel panel(in);
  panel.read(in.field());
  EXPECT_TRUE(panel.all_words().starts_with("All who can (2): ")) << panel.all_words();
}

}  // namespace
}  // namespace longroll::web::battles
