// The campaign on the page: each counter stands for its force, every choice has a place, and each hex is told.
#include "engine/games/campaign/rules/movement.h"
#include "tests/page/campaign_page.h"
#include "web/games/campaign/help.h"
#include "web/games/campaign/tracks_panel.h"
#include "web/games/campaign/words.h"

namespace longroll::web::campaign {
namespace {

constexpr std::size_t kDecisions = 400;
constexpr std::size_t kEach = 7;

TEST(CampaignPage, EveryCounterOnTheMapBelongsToOneForce) {
  for (const char* start : {"1861", "1863"}) {
    play(start, 3, kDecisions, kEach, [](const Session& session) {
      const cw::Field field = the_rules().field(session.state());
      ForcesShown forces;
      forces.read(field);
      for (const PieceId id : field.pieces()) {
        const Piece& piece = field.piece(id);
        const cw::UnitClass unit_class = field.class_of(id);
        const bool is_shown = cw::is_ground_unit(unit_class) && is_hex(piece.place);
        const ForceShown* force = forces.of(id);
        if (is_shown) {
          ASSERT_NE(force, nullptr) << id;
          EXPECT_EQ(force->hex, piece.place);
          EXPECT_EQ(force->side, field.side_of(id));
          EXPECT_EQ(1, std::count(force->pieces.begin(), force->pieces.end(), id));
        }
        if (force != nullptr) {
          EXPECT_EQ(forces.of(force->counter), force);
          EXPECT_FALSE(force->name.empty());
          EXPECT_FALSE(force->values.empty());
        }
      }
    });
  }
}

TEST(CampaignPage, EveryChoiceIsAButtonOrHasAPlaceOnTheMap) {
  for (const char* start : {"1861", "1862", "1864"}) {
    play(start, 8, kDecisions, kEach, [](const Session& session) {
      Page page(session);
      for (const Choice& choice : page.model.prompt().choices) {
        EXPECT_FALSE(choice.label.empty());
        const cw::Do verb = cw::verb_of(choice.action);
        if (verb == cw::Do::March || verb == cw::Do::Place || verb == cw::Do::Muster || verb == cw::Do::PlaceFort) {
          EXPECT_TRUE(page.adapter.is_on_table(choice.action));
          EXPECT_NE(subject_of(choice.action).hex, kNoHex);
        }
        if (verb == cw::Do::Halt || verb == cw::Do::EndMoves || verb == cw::Do::Rally || verb == cw::Do::Pass ||
            verb == cw::Do::LeadBattle) {
          EXPECT_FALSE(page.adapter.is_on_table(choice.action));
        }
      }
    });
  }
}

TEST(CampaignPage, AClickOnAForceThatMayMoveMustersIt) {
  std::size_t seen = 0;
  play("1862", 2, kDecisions, 3, [&](const Session& session) {
    Page page(session);
    for (const Choice& choice : page.model.prompt().choices) {
      const auto muster = read<cw::verbs::Muster>(choice.action);
      const cw::Field field = the_rules().field(session.state());
      const auto can_go = [&](PieceId id) { return muster && cw::can_muster(field, id, muster->post); };
      if (!muster || (muster->post != cw::Post::Field &&
                      cw::force_of(field, muster->hex, field.phasing(), can_go).points() == 0)) {
        continue;  // a leader alone is shown in the open
      }
      bool is_found = false;
      for (const hexgame::Stack& stack : page.screen.board.stacks) {
        for (const PieceId id : stack.units) {
          if (stack.hex == muster->hex && page.adapter.is_lit(id)) {
            const auto intent = page.adapter.click(id, stack.hex);
            ASSERT_TRUE(intent);
            is_found = is_found || intent->actions.front() == choice.action;
          }
        }
      }
      EXPECT_TRUE(is_found) << choice.label;
      ++seen;
    }
  });
  EXPECT_GT(seen, 50U);
}

TEST(CampaignPage, TheWayOfAForceIsToldWithItsCost) {
  std::size_t seen = 0;
  play("1863", 4, kDecisions, 3, [&](const Session& session) {
    Page page(session);
    for (const Choice& choice : page.model.prompt().choices) {
      const auto march = read<cw::verbs::March>(choice.action);
      if (!march) {
        continue;
      }
      const auto way = page.adapter.way_to(march->hex);
      ASSERT_TRUE(way);
      ASSERT_GT(way->hexes.size(), 1U);
      EXPECT_EQ(way->hexes.back(), march->hex);
      EXPECT_NE(page.adapter.cost_in_words(march->hex).find("of"), std::string::npos);
      ++seen;
    }
  });
  EXPECT_GT(seen, 100U);
}

/// Several kinds of choices name hexes: one kind at a time is lit, and each can be taken.
TEST(CampaignPage, EachKindOfThingThatIsPlacedCanBeTakenInTurn) {
  std::size_t seen = 0;
  play("1862", 6, kDecisions, 2, [&](const Session& session) {
    Page page(session);
    for (const BarButton& button : page.adapter.prompt_buttons()) {
      if (button.id < kFirstKind) {
        continue;  // it takes no kind
      }
      const web::Intent pressed = page.adapter.press(button.id);
      if (!pressed.actions.empty()) {  // a fort, which gets its place in an impulse (4.2.5)
        EXPECT_TRUE(button.label.starts_with("Begin: ") || button.label.starts_with("Complete: ")) << button.label;
        EXPECT_FALSE(page.model.refuse(pressed.actions.front()));
        continue;
      }
      ASSERT_FALSE(page.screen.board.reach.hexes.empty());
      for (const HexId hex : page.screen.board.reach.hexes) {
        const auto intent = page.adapter.click(hexgame::target_of_hex(hex), hex);
        ASSERT_TRUE(intent);
        EXPECT_FALSE(page.model.refuse(intent->actions.front()));
      }
      ++seen;
    }
  });
  EXPECT_GT(seen, 5U);
}

/// The position with the forts in that hex silenced, and with or without the points of their side there.
Session before_silenced_fort(const Session& session, HexId hex, bool has_garrison) {
  State state = session.state();
  for (Piece& piece : state.pieces) {
    if (piece.place != hex) {
      continue;
    }
    if (the_rules().data_of(state).class_of(piece.kind) == cw::UnitClass::Fort) {
      piece.up = cw::kReverse;
      piece.flags = static_cast<std::uint16_t>(piece.flags | cw::kSilenced);
    } else if (!has_garrison) {
      piece.place = cw::kPool;
    }
  }
  return {*the_game().game, session.setup(), state, 1};
}

/// Campaign 11.3: a silenced fort in which nobody is surrenders to who comes; the tip of the march says that, and
/// calls only what is a fight an attack.
TEST(CampaignPage, Campaign_11_3_TheTipTellsAFortThatSurrendersFromOneThatFights) {
  std::size_t taken = 0;
  std::size_t attacked = 0;
  for (const char* start : {"1862", "1864"}) {
    play(start, 4, kDecisions, 1, [&](const Session& session) {
      if (!is_step<cw::ForceMoveLocals>(session.state().top())) {
        return;
      }
      const cw::Field field = the_rules().field(session.state());
      for (const Choice& choice : the_game().game->prompt(session.state()).choices) {
        const auto march = read<cw::verbs::March>(choice.action);
        if (!march || !field.forts(other(session.to_act())).has(march->hex)) {
          continue;
        }
        const auto title = [&](bool has_garrison) {
          const Page page(before_silenced_fort(session, march->hex, has_garrison));
          return page.adapter.tip_of_hex(march->hex).title;
        };
        EXPECT_EQ(title(false).find("Take the fort at "), 0U) << choice.label << ": " << title(false);
        ++taken;
        if (field.points(other(session.to_act())).has(march->hex)) {
          EXPECT_EQ(title(true).find("Attack "), 0U) << choice.label << ": " << title(true);
          ++attacked;
        }
      }
    });
  }
  EXPECT_GT(taken, 3U);
  EXPECT_GT(attacked, 0U);
}

/// Campaign 11.0: seen from afar, a fort by itself has a letter where a force has its strength.
TEST(CampaignPage, Campaign_11_0_AFortByItselfHasALetterFromAfar) {
  int forts = 0;
  play("1863", 3, 40, 20, [&](const Session& session) {
    const Page page(session);
    ForcesShown forces;
    forces.read(the_rules().field(session.state()));
    for (const ForceShown& force : forces.all()) {
      const hexgame::CounterLook look = page.adapter.look(force.counter, 0);
      const bool is_fort = force.kind == ForceShown::Kind::Fort;
      EXPECT_EQ(look.far, is_fort ? "F" : "") << force.name;
      EXPECT_FALSE(is_fort && look.strength > 0) << force.name;
      forts += is_fort ? 1 : 0;
    }
  });
  EXPECT_GT(forts, 0);
}

/// Campaign 5.0: where the force that is out cannot go, a click changes nothing, and the tip says why: what bars the
/// next hex, what the cheapest way costs.
TEST(CampaignPage, AClickOutOfReachIsRefusedWithItsReason) {
  std::size_t refused = 0;
  std::size_t told = 0;
  std::size_t barred = 0;
  play("1862", 2, kDecisions, 3, [&](const Session& session) {
    if (!is_step<cw::ForceMoveLocals>(session.state().top())) {
      return;
    }
    Page page(session);
    const auto move = locals_of<cw::ForceMoveLocals>(session.state().top());
    const cw::Field field = the_rules().field(session.state());
    for (const HexId hex : hexes_in_play(field.map())) {
      const auto& lit = page.screen.board.reach.hexes;
      if (hex == move.here || std::find(lit.begin(), lit.end(), hex) != lit.end()) {
        continue;
      }
      const auto clicked = page.adapter.click(hexgame::target_of_hex(hex), hex);
      ASSERT_TRUE(clicked);
      EXPECT_EQ(clicked->kind, Intent::Kind::None);
      const Tip tip = page.adapter.tip_of_hex(hex);
      EXPECT_TRUE(tip.barred);
      ASSERT_GE(tip.lines.size(), 1U);
      EXPECT_FALSE(tip.rule.empty());
      told += tip.lines.back().find("The cheapest way costs ") == 0 ? 1 : 0;
      barred += tip.lines.front().find("Water without a bridge or ferry") == 0 ? 1 : 0;
      ++refused;
    }
  });
  EXPECT_GT(refused, 1000U);
  EXPECT_GT(told, 100U);
  EXPECT_GT(barred, 5U);
}

/// Campaign 3.2.2: no kind of work is lit before its button is pressed; a force tells what can be done there, and what
/// it takes.
TEST(CampaignPage, NothingIsBuiltAtTheBeginningOfAnImpulseBeforeItsKindIsChosen) {
  std::size_t seen = 0;
  play("1862", 8, kDecisions, 1, [&](const Session& session) {
    Page page(session);
    const bool has_work =
        std::any_of(page.model.prompt().choices.begin(), page.model.prompt().choices.end(),
                    [](const Choice& choice) { return is_action<cw::verbs::PlaceFort>(choice.action); });
    if (!has_work) {
      return;
    }
    EXPECT_TRUE(page.screen.board.reach.hexes.empty());
    for (const hexgame::Stack& stack : page.screen.board.stacks) {
      const auto clicked = page.adapter.click(stack.units.front(), stack.hex);
      EXPECT_TRUE(!clicked || clicked->actions.empty());
      const bool is_offered = page.screen.choices().of_hex(stack.hex, kNoPiece) != nullptr;
      EXPECT_EQ(is_offered, clicked.has_value());  // else the map takes what is offered there
      const bool is_place = std::any_of(
          page.model.prompt().choices.begin(), page.model.prompt().choices.end(),
          [&](const Choice& choice) { return choice.action == action_of(cw::verbs::PlaceFort{stack.hex}); });
      const std::vector<std::string> lines = page.adapter.tip_of_unit(stack.units.front()).lines;
      EXPECT_EQ(is_place, std::any_of(lines.begin(), lines.end(), [](const std::string& line) {
                  return line ==
                         "Begin a fort: an army point of the hex builds and does not move in this impulse [11.2].";
                }));
    }
    for (const BarButton& button : page.adapter.prompt_buttons()) {
      EXPECT_FALSE(button.is_taken) << button.label;
    }
    ++seen;
  });
  EXPECT_GT(seen, 3U);
}

TEST(CampaignPage, EveryForceAndHexIsTold) {
  play("1861", 5, kDecisions, 97, [](const Session& session) {
    Page page(session);
    for (const hexgame::Stack& stack : page.screen.board.stacks) {
      for (const PieceId id : stack.units) {
        EXPECT_FALSE(page.adapter.unit_sheet(id).title.empty()) << id;
        EXPECT_FALSE(page.adapter.look(id, 0).name.empty());
      }
    }
    the_rules().field(session.state()).map().in_play().for_each([&](HexId hex) {
      const hexgame::HexSheet sheet = page.adapter.hex_sheet(hex);
      EXPECT_FALSE(sheet.ground.empty());
    });
    EXPECT_GE(page.adapter.standing_in_words().size(), 3U);
    EXPECT_FALSE(page.adapter.roster(Seat::Union).empty());
    EXPECT_FALSE(page.adapter.roster(Seat::Confederate).empty());
  });
}

/// The digest names a hex by the place that is within two hexes.
TEST(CampaignPage, AHexIsToldByThePlaceThatIsNear) {
  const Session session(*the_game().game, start_of("1863"), 5);
  Page page(session);
  const cw::Field field = the_rules().field(session.state());
  int near = 0;
  field.map().in_play().for_each([&](HexId hex) {
    int least = 100;
    for (const cw::MapPlace& place : field.map().places()) {
      least = std::min(least, field.grid().distance(place.hex, hex));
    }
    const std::string words = page.adapter.place_words(hex);
    EXPECT_EQ(words == hex_text(hex), least > 2) << words;
    near += words.find(" near ") != std::string::npos ? 1 : 0;
  });
  EXPECT_GT(near, 100);
}

TEST(CampaignPage, HelpNamesNumbersOfTheChart) {
  const hexgame::HelpFile help =
      read_help(shipped(kHelpFile).value(), shipped(kChartFile).value(), shipped(kTurnsFile).value());
  EXPECT_GT(help.pages.size(), 3U);
  EXPECT_FALSE(help.charts.empty());
}

}  // namespace
}  // namespace longroll::web::campaign
