// A war played back by impulses and battles, and the drag of a force with one undo.
#include "engine/ai/bot.h"
#include "engine/play/event_arguments.h"
#include "tests/page/campaign_screen.h"

namespace longroll::web::campaign {
namespace {

/// An event of EventKind::StepBegan.
struct Began {
  static constexpr EventKind kKind = EventKind::StepBegan;
  std::int16_t kind = 0;
};

/// A war of two bots up to that many decisions.
Session bots_war(std::string_view start, std::size_t count) {
  Session session(*the_game().game, start_of(start), kSeed);
  const auto bot = make_bot("easy", *the_game().game, *the_game().advisor, kSeed);
  while (session.ply_count() < count && is_player(session.to_act())) {
    const Seat seat = session.to_act();
    Actions lawful;
    the_game().game->actions(session.state(), lawful);
    EXPECT_FALSE(session.submit(seat, decide(*bot, the_game().game->view(session.state(), seat), lawful)));
  }
  return session;
}

/// The moments at which a step of these kinds has begun, by the events.
std::vector<std::size_t> beginnings(const Session& session) {
  std::vector<std::size_t> out;
  for (std::size_t n = 0; n < session.ply_count(); ++n) {
    bool begins = false;
    for (const Event& event : session.ply(n).events) {
      const auto step = longroll::read<Began>(event);
      const auto kind = step ? static_cast<cw::StepKind>(step->kind) : cw::StepKind::GameTurn;
      begins = begins || kind == cw::StepKind::PlayerImpulse || kind == cw::StepKind::Battle ||
               kind == cw::StepKind::NavalCombat || kind == cw::StepKind::Recruitment;
    }
    if (begins) {
      out.push_back(n + 1);
    }
  }
  return out;
}

/// Campaign 3.2.2: forwards and back the replay stops where an impulse, arrivals, a battle or a naval combat begins.
TEST(CampaignReplay, Campaign_3_2_2_GoesByImpulsesAndBattles) {
  const Session session = bots_war("1862", 900);
  const std::vector<std::size_t> expected = beginnings(session);
  ASSERT_GT(expected.size(), 8U);
  Screen screen(session, Area::Form::Wide);
  const Reporter& reporter = screen.reporter();
  std::size_t at = 0;
  std::vector<std::size_t> forwards;
  while (at < session.ply_count()) {
    const std::optional<std::size_t> next = reporter.landmark(at, 1);
    ASSERT_TRUE(next && *next > at);
    at = *next;
    forwards.push_back(at);
  }
  std::vector<std::size_t> back;
  while (at > 0) {
    const std::optional<std::size_t> next = reporter.landmark(at, -1);
    ASSERT_TRUE(next && *next < at);
    at = *next;
    back.insert(back.begin(), at);
  }
  std::vector<std::size_t> with_end = expected;
  if (with_end.back() != session.ply_count()) {
    with_end.push_back(session.ply_count());
  }
  EXPECT_EQ(forwards, with_end);
  std::vector<std::size_t> with_start = expected;
  std::erase(with_start, session.ply_count());
  with_start.insert(with_start.begin(), 0);
  EXPECT_EQ(back, with_start);
}

/// Campaign 5.3, 7.4: a force is dragged to where it marches, or rides where it cannot march; one undo brings it back,
/// and it is nowhere on its way.
TEST(CampaignReplay, Campaign_5_3_ADragIsOneOrderAndOneUndo) {
  std::size_t marches = 0, rides = 0;
  for (const char* start : {"1862", "1863"}) {
    const Session session = movement(start);
    const State before = session.state();
    for (const Choice& choice : the_game().game->prompt(before).choices) {
      const auto muster = read<cw::verbs::Muster>(choice.action);
      if (!muster) {
        continue;
      }
      Page page(session);
      for (const PieceId piece : page.screen.board.at(muster->hex)->units) {
        if (!page.adapter.can_be_dragged(piece)) {
          continue;
        }
        const std::vector<HexId> hexes = page.adapter.look_ahead(piece).hexes;
        for (std::size_t i = 0; i < hexes.size(); i += 1 + hexes.size() / 8) {
          const std::optional<Intent> drag = page.adapter.drag_to(piece, hexes[i]);
          ASSERT_TRUE(drag) << choice.label << " " << hex_text(hexes[i]);
          EXPECT_TRUE(drag->is_order);
          GameModel model(*the_game().game, Session(session), page.model.match());
          if (model.is_curtain_down()) {
            model.lift_curtain();
          }
          model.submit_row(drag->actions);
          ASSERT_GE(model.session().ply_count(), session.ply_count() + 2);
          if (!model.can_undo()) {
            continue;  // he is answered, or dice have fallen
          }
          const bool is_ride = is_action<cw::verbs::RailTo>(drag->actions.back());
          EXPECT_EQ(drag->actions.size(), is_ride ? 3U : 2U);
          (is_ride ? rides : marches) += 1;
          model.undo();
          EXPECT_EQ(model.session().ply_count(), session.ply_count());
          EXPECT_EQ(model.session().state(), before);
        }
        if (const std::optional<Intent> far = page.adapter.drag_to(piece, muster->hex)) {
          ADD_FAILURE() << "it is dragged to where it stands";
        }
      }
    }
  }
  EXPECT_GT(marches, 10U);
  EXPECT_GT(rides, 3U);
}

/// A finger moves the map: forces are dragged with a mouse alone, and the other side's never.
TEST(CampaignReplay, WhoMayNotMoveIsNotDragged) {
  Page page(movement("1862"));
  std::size_t others = 0;
  for (const hexgame::Stack& stack : page.screen.board.stacks) {
    for (const PieceId unit : stack.units) {
      if (stack.side != page.model.reader()) {
        EXPECT_FALSE(page.adapter.can_be_dragged(unit));
        ++others;
      }
    }
  }
  EXPECT_GT(others, 0U);
}

}  // namespace
}  // namespace longroll::web::campaign
