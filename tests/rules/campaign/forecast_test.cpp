// What the page tells of a battle before its dice is what the dice bring: all of them are played out in the game.
#include <algorithm>
#include <map>

#include "engine/core/rng.h"
#include "engine/games/campaign/rules/battle.h"
#include "tests/rules/campaign/all_dice.h"
#include "tests/rules/campaign/meeting.h"
#include "web/games/campaign/battle_shown.h"

namespace longroll::campaign {
namespace {

using test::kAllWays;
using test::kCsa;
using test::kUsa;
using test::meeting;
using test::Theatre;
using test::War;
using web::campaign::BattleForecast;

/// What has come of a battle, each with the weight of its ways.
struct Brought {
  std::map<Outcome, std::uint64_t> outcomes;
  std::map<std::pair<bool, Outcome>, std::uint64_t> storms;  ///< whether the fort falls
  struct Losses {
    int least = 99, most = 0;
    std::uint64_t points = 0;
  };
  BySide<Losses> losses;
  std::map<std::pair<Seat, notes::Fate>, std::uint64_t> fates;
  std::map<int, std::uint64_t> changes;
  std::uint64_t ended = 0;
};

const BattleLocals* battle_of(const State& state, BattleLocals& kept) {
  for (const Step& step : state.stack) {
    if (is_step<BattleLocals>(step)) {
      kept = locals_of<BattleLocals>(step);
      return &kept;
    }
  }
  return nullptr;
}

/// The rating of the leader who takes part by that action; -1: none does.
int rating_of(const State& state, const Action& action) {
  const auto lead = read<verbs::LeadBattle>(action);
  const Seat side = test::shipped_campaign().to_act(state);
  return lead ? state.piece(test::shipped_library().leader_of[side][static_cast<std::size_t>(lead->leader)]).marks : -1;
}

/// The best leaders lead, a fort is stormed at once, who has drawn stays, who is beaten goes the first way; nobody
/// reacts or becomes a leader. Empty once the battle is over.
std::optional<Action> goes_on(const State& state) {
  BattleLocals kept;
  const BattleLocals* battle = battle_of(state, kept);
  if (is_step<ReactionLocals>(state.top())) {
    return action_of(verbs::Pass{});
  }
  if (battle == nullptr ||
      (battle->stage == BattleStage::FortChoice && battle->note.row > 0 && is_step<BattleLocals>(state.top()))) {
    return std::nullopt;
  }
  const Campaign& game = test::shipped_campaign();
  if (!is_player(game.to_act(state))) {
    return Action{};  // a die
  }
  Actions lawful;
  game.actions(state, lawful);
  const auto best = std::max_element(lawful.begin(), lawful.end(), [&](const Action& a, const Action& b) {
    return rating_of(state, a) < rating_of(state, b);
  });
  if (is_action<verbs::LeadBattle>(*best)) {
    return *best;
  }
  const auto storm = std::find(lawful.begin(), lawful.end(), action_of(verbs::Storm{}));
  if (storm != lawful.end()) {
    return *storm;
  }
  const auto pass = std::find(lawful.begin(), lawful.end(), action_of(verbs::Pass{}));
  return pass != lawful.end() ? *pass : lawful.front();
}

Brought play_out(const State& start, const Action& attack) {
  Brought out;
  const Field field(test::shipped_library(), start);
  const auto happens = [&](const State& before, const Events& events, std::uint64_t weight) {
    bool has_fallen = false;
    bool is_loss_die = false;
    bool is_politics = false;
    Outcome outcome = Outcome::Draw;
    if (is_step<BattleLocals>(before.top())) {
      const auto battle = locals_of<BattleLocals>(before.top());
      is_loss_die = battle.stage == BattleStage::LossDie;
      is_politics = battle.stage == BattleStage::PoliticalDice;
      outcome = battle.note.row > 0 ? field.chart().battle.row(battle.note.row).outcome : outcome;
    }
    for (const Event& event : events) {
      if (const auto fought = read<notes::Fought>(event)) {
        out.outcomes[fought->outcome] += weight;
      } else if (const auto lost = read<notes::Lost>(event); lost && is_loss_die) {
        Brought::Losses& losses = out.losses[lost->side];
        losses.least = std::min(losses.least, lost->points);
        losses.most = std::max(losses.most, lost->points);
        losses.points += weight * static_cast<std::uint64_t>(lost->points);
      } else if (read<notes::FortFell>(event)) {
        has_fallen = true;
      } else if (const auto fate = read<notes::LeaderFate>(event)) {
        out.fates[{field.side_of(fate->leader), fate->fate}] += weight;
      } else if (const auto changed = read<notes::StatusChanged>(event); changed && is_politics) {
        out.changes[changed->change] += weight;
      }
    }
    if (is_loss_die) {
      out.storms[{has_fallen, outcome}] += weight;
    }
  };
  test::play_all_dice(start, attack, goes_on, happens,
                      [&](const State&, std::uint64_t weight) { out.ended += weight; });
  EXPECT_EQ(out.ended, kAllWays);
  return out;
}

/// The same share, compared without rounding.
void expect_share(const web::campaign::Likely& likely, std::uint64_t weight, const char* what) {
  EXPECT_EQ(static_cast<std::uint64_t>(likely.ways) * kAllWays, weight * static_cast<std::uint64_t>(likely.of)) << what;
}

void expect_losses(const BattleForecast::Losses& told, const Brought::Losses& brought, const char* whose) {
  EXPECT_EQ(told.least, brought.least) << whose;
  EXPECT_EQ(told.most, brought.most) << whose;
  EXPECT_EQ(static_cast<std::uint64_t>(told.mean_tenths), (10 * brought.points + kAllWays / 2) / kAllWays) << whose;
}

std::uint64_t storm_weight(const Brought& brought, bool falls, bool is_thrown_back) {
  std::uint64_t sum = 0;
  for (const auto& [result, weight] : brought.storms) {
    sum += result.first == falls && (result.second == Outcome::DefenderWins) == is_thrown_back ? weight : 0;
  }
  return sum;
}

/// Compares all that is told of an attack with all that comes of it; gives what is told, empty where nothing is.
std::optional<BattleForecast> compare(const State& start, const Action& attack) {
  const auto told = web::campaign::forecast_of(test::shipped_campaign(), start, attack);
  if (!told) {
    return {};
  }
  const Seat attacker = told->attacker;
  Brought brought = play_out(start, attack);
  const auto share = [&](std::string_view words) {
    const auto found = std::find_if(told->outcome.shares.begin(), told->outcome.shares.end(),
                                    [&](const Share& one) { return one.summary == words; });
    return found == told->outcome.shares.end() ? 0 : found->weight * kAllWays / told->outcome.total;
  };
  if (told->is_storm) {
    EXPECT_EQ(share("Thrown back"), storm_weight(brought, false, true));
    EXPECT_EQ(share("The fort holds, besieged"), storm_weight(brought, false, false));
    EXPECT_EQ(share("The fort falls, the attacker is thrown back"), storm_weight(brought, true, true));
    EXPECT_EQ(share("The fort falls"), storm_weight(brought, true, false));
  } else {
    EXPECT_EQ(share("The defender wins"), brought.outcomes[Outcome::DefenderWins]);
    EXPECT_EQ(share("Drawn"), brought.outcomes[Outcome::Draw]);
    EXPECT_EQ(share("The attacker wins"), brought.outcomes[Outcome::AttackerWins]);
  }
  expect_losses(told->attacker_losses, brought.losses[attacker], "attacker");
  expect_losses(told->defender_losses, brought.losses[other(attacker)], "defender");
  for (const BattleForecast::Leader& leader : told->leaders) {
    expect_share(leader.promoted, brought.fates[{leader.side, notes::Fate::Promoted}], "promoted");
    expect_share(leader.wounded, brought.fates[{leader.side, notes::Fate::Wounded}], "wounded");
    expect_share(leader.killed, brought.fates[{leader.side, notes::Fate::Killed}], "killed");
  }
  brought.changes.erase(0);
  std::uint64_t changes = 0;
  for (const BattleForecast::Politics* politics : {&told->rise, &told->fall}) {
    if (politics->change != 0) {
      expect_share(politics->likely, brought.changes[politics->change], "politics");
      ++changes;
    }
  }
  EXPECT_EQ(changes, brought.changes.size());
  return told;
}
/// The same of an attack on 0704 from 0703.
BattleForecast compare(const Theatre& theatre, Seat attacker = kUsa) {
  War war(theatre, attacker);
  war.muster("0703");
  const auto told = compare(war.state(), action_of(verbs::StepTo{test::hex("0704")}));
  EXPECT_TRUE(told);
  return told.value_or(BattleForecast{});
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

TEST(Campaign_9_1_Sequence, TheForecastOfAFieldBattleIsWhatItsDiceBring) {
  Theatre theatre = meeting(9, 4);
  theatre.put_leader('A', "0703", 2);
  theatre.put_leader('E', "0704", 3);
  const BattleForecast told = compare(theatre);
  ASSERT_EQ(told.leaders.size(), 2U);
  EXPECT_GT(told.leaders[0].killed.ways, 0);
  EXPECT_EQ(told.leaders[1].promoted.ways, 0) << "9.12: he has the highest rating";
  EXPECT_EQ(told.rise.change, 1);
  EXPECT_EQ(told.fall.change, -1);
  const std::string minus = "\u2212";
  EXPECT_EQ(web::campaign::outcome_words(told),
            "Strength ratio +1 [9.3], the attacker is led +1 [9.4], the defender is led " + minus + "1 [9.4]")
      << "11 against 7";
  EXPECT_EQ(web::campaign::defender_loss_words(told),
            "Defender: of the 9 points that attack, by the loss die 10 to 30%, strength ratio +10% [9.6]");
  EXPECT_EQ(web::campaign::attacker_loss_words(told),
            "Attacker: as many, by the loss die " + minus + "2 to +1, by the outcome " + minus +
                "1 to +1, the defender is led +1, the attacker is led " + minus + "1 [9.7]")
      << "a modified outcome die of 2 to 6";
}

TEST(Campaign_12_2_Entrenched, TheForecastOfAnAttackOnThemIsWhatItsDiceBring) {
  Theatre theatre = meeting(9, 3);
  theatre.put(kCsa, UnitClass::Entrenchment, "0704");
  theatre.post(kCsa, "0704", Post::Entrenched);
  theatre.put_leader('E', "0704", 1);
  const BattleForecast told = compare(theatre);
  EXPECT_EQ(told.leaders.size(), 1U);
  EXPECT_TRUE(has(web::campaign::defender_loss_words(told), "the defender is entrenched \u221210% [9.6]"));
  EXPECT_TRUE(has(web::campaign::attacker_loss_words(told), "the defender is entrenched +1"));
  EXPECT_FALSE(has(web::campaign::attacker_loss_words(told), "the attacker is led"));
}

TEST(Campaign_11_8_3_Storming, TheForecastOfAStormIsWhatItsDiceBring) {
  Theatre theatre = meeting(6, 1);
  theatre.put(kCsa, UnitClass::Fort, "0704");
  theatre.post(kCsa, "0704", Post::Garrison);
  theatre.put_leader('A', "0703", 1);
  theatre.put_leader('E', "0704", 1);
  const BattleForecast told = compare(theatre);
  EXPECT_TRUE(told.is_storm);
  EXPECT_EQ(told.leaders.size(), 2U);
}

/// Campaign 9.12: a leader whose side has nobody left consults no table.
TEST(Campaign_9_12_Leaders, AForecastKnowsWhoMayHaveNobodyToLeadAnyMore) {
  Theatre theatre = meeting(10, 1);
  theatre.put(kCsa, UnitClass::Asp, "0708", 2);  // to whom he goes
  theatre.put_leader('A', "0703", 1);
  theatre.put_leader('E', "0704", 1);
  const BattleForecast told = compare(theatre);
  ASSERT_EQ(told.leaders.size(), 2U);
  EXPECT_EQ(told.leaders[1].wounded.ways + told.leaders[1].killed.ways, 0) << "one point is always lost";
  EXPECT_NE(web::campaign::leader_words(told.leaders[1]).find("the dice cannot touch him"), std::string::npos);
}

/// Campaign 9.11, 15.0: the Confederacy attacks, and the status cannot fall any more.
TEST(Campaign_9_11_Politics, AForecastTellsNoChangeBeyondTheEndOfTheTrack) {
  Theatre theatre;
  theatre.turn(2);
  theatre.put(kCsa, UnitClass::Asp, "0703", 6);
  theatre.put(kUsa, UnitClass::Asp, "0704", 5);
  theatre.put_leader('E', "0703", 2);
  theatre.state().tracks[static_cast<std::size_t>(Track::PoliticalStatus)] =
      theatre.library().chart.war.politics.lowest;
  const BattleForecast told = compare(theatre, kCsa);
  EXPECT_EQ(told.attacker, kCsa);
  EXPECT_EQ(told.fall.change, 0);
  EXPECT_EQ(told.rise.change, 1);
}

/// Battles as they come about in games, with whatever stands there.
TEST(Campaign_9_1_Sequence, TheForecastsOfBattlesInGamesAreWhatTheirDiceBring) {
  const Campaign& game = test::shipped_campaign();
  std::size_t battles = 0, led = 0;
  for (int start = 0; start < 4; ++start) {
    std::size_t here = 0;
    State state = game.setup({start, {0}, {}});
    Rng rng(static_cast<std::uint64_t>(start + 1));
    Actions lawful;
    Events events;
    for (int n = 0; n < 20'000 && here < 5 && game.to_act(state) != Seat::Nobody; ++n) {
      if (game.to_act(state) == Seat::Chance) {
        const Chance chance = game.chance(state);
        game.apply(state, chance.outcome(static_cast<int>(rng.below(static_cast<std::uint32_t>(chance.ways)))), events);
        continue;
      }
      game.actions(state, lawful);
      const Seat enemy = other(game.to_act(state));
      for (const Action& action : lawful) {
        const auto march = read<verbs::March>(action);
        if (march && here < 5 && rng.below(3) == 0 && game.field(state).is_occupied(march->hex, enemy)) {
          const auto told = compare(state, action);
          here += told ? 1 : 0;
          led += told && !told->leaders.empty() ? 1 : 0;
        }
      }
      game.apply(state, lawful[rng.below(static_cast<std::uint32_t>(lawful.size()))], events);
      events.clear();
    }
    battles += here;
  }
  EXPECT_GT(battles, 12U);
  EXPECT_GT(led, 2U);
}

}  // namespace
}  // namespace longroll::campaign
