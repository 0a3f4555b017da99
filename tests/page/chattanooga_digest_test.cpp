// Ground that decides the battle in the digest of a phase: what a side has taken or holds no more, each line a jump.
#include <gtest/gtest.h>

#include <map>

#include "tests/page/chattanooga_play.h"
#include "web/hexgame/targets.h"
#include "web/views/reporter.h"

namespace longroll::web::chattanooga {
namespace {

/// A game of that scenario in which a side goes to the hexes that it fights for, and the other as it likes.
Session to_the_ground(std::string_view scenario, std::uint64_t seed, std::size_t most) {
  Setup setup = everything();
  setup.scenario = find_scenario(*the_game().game, scenario);
  Session session(*the_game().game, setup, seed);
  for (std::size_t n = 0; n < most && is_player(session.to_act()); ++n) {
    const Prompt prompt = the_game().game->prompt(session.state());
    const ch::Field field = the_rules().field(session.state());
    Action action = as_hard_as_can_be(prompt, n);
    int nearest = 1000;
    for (const Choice& choice : prompt.choices) {
      if (const auto go = read<ch::verbs::Go>(choice.action)) {
        field.scenario().wins_on[prompt.seat].for_each([&](HexId goal) {
          if (const int far = field.grid().distance(go->hex, goal); far < nearest) {
            nearest = far;
            action = choice.action;
          }
        });
      }
    }
    EXPECT_FALSE(session.submit(session.to_act(), action));
  }
  return session;
}

/// Chattanooga 3.2 to 3.4: of every stretch of a game exactly that ground is told which a side holds at its end and did
/// not at its beginning, or the other way round.
TEST(ChattanoogaDigest, GroundThatDecidesIsToldWithItsHex) {
  std::map<std::string, int> told;
  for (const std::string_view scenario : {"wauhatchie", "press-forward"}) {
    const Session session = to_the_ground(scenario, 3, 1500);
    Page page(session);
    constexpr std::size_t kStretch = 60;
    for (std::size_t from = session.first_ply(); from < session.ply_count(); from += kStretch) {
      const std::size_t until = std::min(from + kStretch, session.ply_count());
      const State first = session.state_at(from);
      const State last = session.state_at(until);
      const ch::Field was = the_rules().field(first);
      const ch::Field is = the_rules().field(last);
      if (was.turn() == 0) {
        continue;
      }
      std::vector<DigestLine> lines;
      for (std::size_t n = from; n < until; ++n) {
        EXPECT_FALSE(page.adapter.add_to_digest(n, session.state_at(n), lines));
      }
      std::size_t changes = 0;
      for (const Seat side : {Seat::Union, Seat::Confederate}) {
        was.scenario().wins_on[side].for_each([&](HexId hex) {
          if (was.is_held(hex, side) == is.is_held(hex, side)) {
            return;
          }
          ++changes;
          const std::string begin = is.is_held(hex, side)
                                        ? std::string(longroll::name_of(side)) + " units stand at "
                                        : "No " + std::string(longroll::name_of(side)) + " unit stands at ";
          const auto line = std::find_if(lines.begin(), lines.end(), [&](const DigestLine& one) {
            return one.target == hexgame::target_of_hex(hex) && one.text.starts_with(begin);
          });
          ASSERT_NE(line, lines.end()) << begin << hex_text(hex);
          EXPECT_NE(line->text.find("[" + std::string(was.scenario().victory_rule()) + "]"), std::string::npos);
          EXPECT_EQ(line->kind, DigestLine::Kind::Ground);
          EXPECT_GE(line->ply, from);
          EXPECT_LT(line->ply, until);
          ++told[std::string(scenario) + (is.is_held(hex, side) ? " +" : " -")];
        });
      }
      // Beside those: the few hexes that matter of both sides, and what counts when Longstreet was called.
      for (const DigestLine& line : lines) {
        ASSERT_TRUE(hexgame::is_hex_target(line.target)) << "each line is a jump";
        const HexId hex = hexgame::hex_of_target(line.target);
        const Seat side = line.text.find("Union") != std::string::npos ? Seat::Union : Seat::Confederate;
        EXPECT_NE(was.is_held(hex, side), is.is_held(hex, side)) << line.text;
      }
      EXPECT_GE(lines.size(), changes);
    }
  }
  for (const auto& [what, count] : told) {
    RecordProperty(what, count);
  }
  EXPECT_GT(told["wauhatchie +"] + told["press-forward +"], 0);
  EXPECT_GT(told["wauhatchie -"] + told["press-forward -"], 0);
}

/// The first Movement Phase of that side in the great battle, and a unit of infantry of it.
State great_battle(Seat side, PieceId& unit) {
  Setup setup = everything();
  setup.scenario = find_scenario(*the_game().game, "death-knell");
  Session session(*the_game().game, setup, kSeed);
  const auto is_there = [&] { return session.to_act() == side && step_of(session) == ch::StepKind::MovementPhase; };
  for (int n = 0; n < 400 && !is_there(); ++n) {
    end_or_pass(session);
  }
  EXPECT_TRUE(is_there());
  const ch::Field field = the_rules().field(session.state());
  for (const PieceId id : field.pieces()) {
    unit = field.has_unit_on_map(id, side) && field.type(id) == ch::UnitType::Infantry ? id : unit;
  }
  return session.state();
}

/// What the digest tells when the unit, put down in the one hex, has gone to the other and back.
std::vector<std::string> told_of_march(State state, PieceId unit, HexId from, HexId to, bool and_back) {
  state.pieces[static_cast<std::size_t>(unit)].place = from;
  state.pieces[static_cast<std::size_t>(unit)].note = 0;
  Setup setup = everything();
  setup.scenario = find_scenario(*the_game().game, "death-knell");
  Session session(*the_game().game, setup, state, kSeed);
  std::vector<Action> row = {action_of(ch::verbs::Take{unit}), action_of(ch::verbs::StepTo{to})};
  if (and_back) {
    row.push_back(action_of(ch::verbs::StepTo{from}));
  }
  for (const Action& action : row) {
    EXPECT_FALSE(session.submit(session.to_act(), action)) << the_rules().text(session.state(), action);
  }
  Page page(session);
  std::vector<DigestLine> lines;
  for (std::size_t n = session.first_ply(); n < session.ply_count(); ++n) {
    page.adapter.add_to_digest(n, session.state_at(n), lines);
  }
  std::vector<std::string> out;
  for (const DigestLine& line : lines) {
    out.push_back(line.text);
  }
  return out;
}

/// Two hexes side by side where nobody stands or controls anything: in the first it does not matter who stands.
std::pair<HexId, HexId> free_pair(const State& state, PieceId unit, const HexSet& ground, bool leaves) {
  const ch::Field field = the_rules().field(state);
  const Seat side = field.side_of(unit);
  std::pair<HexId, HexId> out{kNoHex, kNoHex};
  const auto is_free = [&](HexId hex) {
    return field.map().is_playable(hex) && !field.is_held(hex, Seat::Union) && !field.is_held(hex, Seat::Confederate) &&
           !field.is_in_enemy_zone(hex, side) && field.map().terrain_at(hex) == ch::Terrain::Clear;
  };
  ground.for_each([&](HexId hex) {
    field.grid().for_each_neighbor(hex, [&](Direction d, HexId beside) {
      if (out.first == kNoHex && is_free(hex) && is_free(beside) && !ground.has(beside) &&
          field.map().is_open(hex, d)) {
        out = leaves ? std::pair{hex, beside} : std::pair{beside, hex};
      }
    });
  });
  return out;
}

/// Chattanooga 3.2: the hilltops of Missionary Ridge matter of the Union, Orchard Knob of both sides.
TEST(ChattanoogaDigest, TheGreatBattleTellsItsHilltopsAndOrchardKnob) {
  PieceId unit = kNoPiece;
  const State state = great_battle(Seat::Union, unit);
  const HexSet hilltops = the_rules().field(state).scenario().wins_on[Seat::Union];
  const auto [below, top] = free_pair(state, unit, hilltops, false);
  ASSERT_NE(top, kNoHex);
  const std::vector<std::string> up = told_of_march(state, unit, below, top, false);
  ASSERT_EQ(up.size(), 1U) << ::testing::PrintToString(up);
  EXPECT_TRUE(up[0].starts_with("Union units stand at ")) << up[0];
  EXPECT_NE(up[0].find(hex_text(top)), std::string::npos) << up[0];
  EXPECT_NE(up[0].find("[3.2V]"), std::string::npos);
  const auto [stood, gone] = free_pair(state, unit, hilltops, true);
  const std::vector<std::string> down = told_of_march(state, unit, stood, gone, false);
  ASSERT_EQ(down.size(), 1U) << ::testing::PrintToString(down);
  EXPECT_TRUE(down[0].starts_with("No Union unit stands at ")) << down[0];
  EXPECT_NE(down[0].find(" any more "), std::string::npos);
  EXPECT_TRUE(told_of_march(state, unit, below, top, true).empty()) << "there and back is no news";
  // Orchard Knob, when nobody stands there: it matters who comes, though only the Confederates fight to hold it.
  State empty = state;
  HexSet knob;
  knob.add(*hex_named("4128"));
  knob.add(*hex_named("4129"));
  for (Piece& piece : empty.pieces) {
    piece.place = is_hex(piece.place) && owner_of(piece) == Seat::Confederate ? ch::kDue : piece.place;
  }
  const auto [beside, on] = free_pair(empty, unit, knob, false);
  ASSERT_NE(on, kNoHex);
  const std::vector<std::string> taken = told_of_march(empty, unit, beside, on, false);
  ASSERT_EQ(taken.size(), 1U) << ::testing::PrintToString(taken);
  EXPECT_NE(taken[0].find("Orchard Knob"), std::string::npos) << taken[0];
  EXPECT_NE(taken[0].find("[3.2R]"), std::string::npos) << taken[0];
}

}  // namespace
}  // namespace longroll::web::chattanooga
