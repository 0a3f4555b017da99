// What the page tells of dice that are to come, with what makes up each chance, is what they bring in the game.
#include "web/games/campaign/dice_ahead.h"

#include <algorithm>
#include <map>

#include "engine/games/campaign/rules/politics.h"
#include "engine/games/campaign/rules/ships.h"
#include "tests/rules/campaign/all_dice.h"

namespace longroll::campaign {
namespace {

using test::hex;
using test::kCsa;
using test::kUsa;
using test::Theatre;
using test::War;
using web::campaign::DieAhead;

/// All lines, for failures.
std::string told(const std::vector<DieAhead>& lines) {
  std::string out;
  for (const DieAhead& line : lines) {
    out += "\n" + line.words + ": " + line.chance;
  }
  return out;
}
/// The line that has these words; an empty one where no line has them.
DieAhead line_with(const std::vector<DieAhead>& lines, std::string_view words) {
  const auto found = std::find_if(lines.begin(), lines.end(),
                                  [&](const DieAhead& line) { return line.words.find(words) != std::string::npos; });
  EXPECT_TRUE(found != lines.end()) << words << told(lines);
  return found != lines.end() ? *found : DieAhead{};
}
std::string percent(int ways) { return std::to_string((200 * ways + 6) / 12) + "%"; }

/// What each number of the die that is due brings.
std::vector<Events> six_dice(const State& state) {
  std::vector<Events> out;
  EXPECT_EQ(test::shipped_campaign().to_act(state), Seat::Chance);
  for (int k = 0; k < 6; ++k) {
    State rolled = state;
    out.emplace_back();
    test::shipped_campaign().apply(rolled, test::shipped_campaign().chance(state).outcome(k), out.back());
  }
  return out;
}

/// The Political Phase of that turn at one of its questions.
War political(int turn, int status, PoliticalStage stage) {
  Theatre theatre;
  theatre.turn(turn);
  War war(theatre, kUsa);
  const auto set = [&](Track which, int value) {
    war.state().tracks[static_cast<std::size_t>(which)] = static_cast<std::int16_t>(value);
  };
  set(Track::PhaseNow, static_cast<int>(Phase::Political));
  set(Track::PoliticalStatus, status);
  war.state().stack = {step_of(GameTurnLocals{GameTurnStage::Administration, 0}), step_of(PoliticalLocals{stage})};
  return war;
}
template <class Note, class Is>
int ways_with(const State& state, Is&& is) {
  int ways = 0;
  for (const Events& events : six_dice(state)) {
    const auto note = find_note<Note>(events);
    ways += note && is(*note) ? 1 : 0;
  }
  return ways;
}

TEST(Campaign_15_2_Elections, ThePanelTellsThePoliticsAndTheChanceOfTheDie) {
  for (const int status : {-2, 0, 1, 4}) {
    const War war = political(7, status, PoliticalStage::Election);
    const int won = ways_with<notes::Election>(war.state(), [](const auto& note) { return note.loss == 0; });
    const DieAhead line = line_with(web::campaign::dice_ahead(war.field()), "election");
    EXPECT_EQ(line.chance, percent(won)) << status;
    EXPECT_EQ(line.rule, "15.2");
    const std::string terms = status == 0   ? "5 or more"
                              : status == 1 ? "5 or more, politics +1"
                              : status == 4 ? "5 or more, politics +4"
                                            : "5 or more, politics \xE2\x88\x92"
                                              "2";
    EXPECT_TRUE(line.words.ends_with(": " + terms)) << line.words;
  }
}

TEST(Campaign_4_1_3_Drafts, ThePanelTellsTheChanceOfEachPrice) {
  const War war = political(8, 0, PoliticalStage::DraftDie);
  const DieAhead line = line_with(web::campaign::dice_ahead(war.field()), "A draft");
  EXPECT_NE(line.words.find("by 1, 2, 3, a die divided by 2"), std::string::npos) << line.words;
  for (const int price : {1, 2, 3}) {
    const int ways =
        ways_with<notes::StatusChanged>(war.state(), [&](const auto& note) { return note.change == -price; });
    EXPECT_EQ(line.chance, percent(ways) + " each");
  }
}

TEST(Campaign_15_5_1_Kentucky, ThePanelTellsTheNumberOfTheTurnAndTheChance) {
  for (const int turn : {2, 3, 6}) {
    const War war = political(turn, 0, PoliticalStage::Kentucky);
    const int joins = ways_with<notes::KentuckyJoined>(war.state(), [](const auto&) { return true; });
    const DieAhead line = line_with(web::campaign::dice_ahead(war.field()), "Kentucky joins the Union");
    EXPECT_EQ(line.chance, percent(joins)) << turn;
    EXPECT_NE(line.words.find("less than " + std::to_string(turn)), std::string::npos) << line.words;
  }
  for (const DieAhead& line : web::campaign::dice_ahead(political(1, 0, PoliticalStage::Kentucky).field())) {
    EXPECT_NE(line.rule, "15.5.1") << "turn 1: no die yet";
  }
}

TEST(Campaign_15_3_Diplomacy, ThePanelTellsThePoliticsAndTheChanceOfEachResult) {
  int results = 0;
  for (const int status : {-1, -3, -4}) {
    const War war = political(6, status, PoliticalStage::Diplomacy);
    std::map<std::string, int> ways;
    for (const Events& events : six_dice(war.state())) {
      const auto note = find_note<notes::Diplomacy>(events);
      ASSERT_TRUE(note);
      const DiplomaticResult* result = war.field().chart().war.diplomatic_result(note->result);
      ways[result != nullptr ? result->id : ""] += 1;
    }
    ways.erase("");
    for (const auto& [id, count] : ways) {
      const DieAhead line = line_with(web::campaign::dice_ahead(war.field()), "Europe: " + id);
      EXPECT_EQ(line.chance, percent(count));
      EXPECT_TRUE(line.words.ends_with("by a die and politics \xE2\x88\x92" + std::to_string(-status))) << line.words;
      ++results;
    }
  }
  EXPECT_GT(results, 3);
}

/// Campaign 8.6, ATTRITION: who has moved in the snow, in the open and in a city, which shelters.
TEST(Campaign_8_6_Weather, ThePanelNamesTheForcesAndWhatTheirChancesAreMadeOf) {
  Theatre theatre;
  theatre.turn(4);
  theatre.put(kUsa, UnitClass::Asp, "0703", 2);
  theatre.put(kUsa, UnitClass::Asp, "0705", 1);
  theatre.put(kUsa, UnitClass::Asp, "1208", 1);
  theatre.put(kUsa, UnitClass::Asp, "0707", 1);
  for (Piece& piece : theatre.state().pieces) {
    if (is_hex(piece.place) && piece.place != hex("0707")) {
      piece.flags = static_cast<std::uint16_t>(piece.flags | kMoved | kHasGone);
    }
  }
  War war(theatre, kUsa);
  const std::vector<DieAhead> lines = web::campaign::dice_ahead(war.field());
  const DieAhead open = line_with(lines, "each of 2 forces at 0703, Macon: 5 or more");
  const DieAhead city = line_with(lines,
                                  "the force at St Louis: 5 or more, in a city or port \xE2\x88\x92"
                                  "1");
  for (const DieAhead& line : lines) {
    EXPECT_EQ(line.words.find("0707"), std::string::npos) << "it has not moved: " << line.words;
  }
  war.act(verbs::EndMoves{});
  std::map<HexId, int> demoralized;
  for (int die = 0; die < 3; ++die) {
    const std::vector<Events> all = six_dice(war.state());
    HexId at = kNoHex;
    for (const Events& events : all) {
      const auto note = find_note<notes::WornDown>(events);
      ASSERT_TRUE(note);
      at = note->hex;
      demoralized[at] += note->is_demoralized ? 1 : 0;
    }
    war.roll({1});
  }
  EXPECT_EQ(demoralized.size(), 3U);
  EXPECT_EQ(open.chance, percent(demoralized[hex("0703")]));
  EXPECT_EQ(open.chance, percent(demoralized[hex("0705")]));
  EXPECT_EQ(city.chance, percent(demoralized[hex("1208")]));
}

/// Campaign 6.4: the leader's rating is told and counts.
TEST(Campaign_6_4_Reaction, TheChanceIsToldWithTheLeadersRating) {
  for (const int rating : {0, 2}) {
    Theatre theatre;
    theatre.turn(2);
    theatre.answer(kCsa, ReactionRule::Ask);
    theatre.put(kUsa, UnitClass::Asp, "0703", 2);
    theatre.put(kCsa, UnitClass::Asp, "0704", 3);
    if (rating > 0) {
      theatre.put_leader('E', "0704", rating);
    }
    War war(theatre, kUsa);
    war.muster("0703").step("0702");
    ASSERT_TRUE(war.is_at(StepKind::Reaction));
    const auto told = web::campaign::reaction_asked(war.field());
    ASSERT_TRUE(told);
    ASSERT_EQ(told->reactors.size(), 1U);
    War trying = war;
    trying.act(verbs::React{hex("0704")});
    int ways = 0;
    for (int die = 1; die <= 6; ++die) {
      War rolled = trying;
      rolled.roll({die});
      ways += rolled.is_at(StepKind::ReactionMove) ? 1 : 0;
    }
    EXPECT_EQ(told->reactors[0].likely.ways, ways);
    EXPECT_EQ(told->reactors[0].likely.text(),
              percent(ways) + (rating > 0 ? " (5 or more, its leader's rating +2)" : " (5 or more)"));
  }
}

/// Campaign 13.6: three vessels fire at a transport that is alone; one of them is damaged and hits with 6 only.
TEST(Campaign_13_6_Rounds, ThePanelTellsWhatBecomesOfATargetInARound) {
  Theatre theatre;
  const Berth here = test::water_between("1208", "1308");
  const PieceId first = theatre.put_ships(kCsa, UnitClass::Flotilla, here, 3);
  const PieceId target = theatre.put_ships(kUsa, UnitClass::Ntp, here);
  theatre.state().piece(first).up = kReverse;
  War war(theatre, kCsa);
  NavalCombatLocals combat;
  combat.here = here;
  combat.union_die = 1;
  combat.stage = NavalStage::ConfederateDie;
  war.state().stack.push_back(step_of(combat));
  std::uint64_t sunk = 0, damaged = 0, all = 0;
  const auto answer = [](const State& state) {
    std::optional<Action> out;
    if (!is_step<NavalCombatLocals>(state.top()) ||
        locals_of<NavalCombatLocals>(state.top()).stage == NavalStage::UnionDie) {
      return out;  // the round is over
    }
    Actions lawful;
    test::shipped_campaign().actions(state, lawful);
    const auto stand = std::find(lawful.begin(), lawful.end(), action_of(verbs::Stand{}));
    out = stand != lawful.end() ? *stand : lawful.empty() ? Action{} : lawful.front();
    return out;
  };
  test::play_all_dice(
      war.state(), test::shipped_campaign().chance(war.state()).outcome(5), answer,
      [](const State&, const Events&, std::uint64_t) {},
      [&](const State& state, std::uint64_t weight) {
        all += weight;
        sunk += state.piece(target).place == kPool ? weight : 0;
        damaged += state.piece(target).place != kPool && state.piece(target).up == kReverse ? weight : 0;
      });
  EXPECT_EQ(all, test::kAllWays);
  const auto share = [&](std::uint64_t weight) { return std::to_string((200 * weight + all) / (2 * all)) + "%"; };
  const DieAhead line = line_with(web::campaign::shots_ahead(war.field()), "when 3 enemies fire at it in a round");
  EXPECT_EQ(line.chance, "damaged " + share(damaged) + ", sunk " + share(sunk));
  EXPECT_GT(sunk, 0U);
}

}  // namespace
}  // namespace longroll::campaign
