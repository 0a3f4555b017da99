// The portfolio: whole postures are the seeds, scripts are exchanged group by group, and what is kept ends better.
// Played at Crossroads (tests/conform/toy_hex), by an Advisor that knows three marches and three groups.
#include "engine/ai/planned/portfolio_bot.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "engine/play/setup.h"
#include "tests/conform/toy_hex/shipped.h"

namespace longroll::toy_hex {
namespace {

/// A script is the march to one crossroads: Tavern, Mill or Church; a group is a unit of the Union's infantry. The
/// Confederates stay where they are.
class Marches : public Advisor {
 public:
  /// What the Union has of a position, in thousandths of a won game.
  using Worth = std::function<int(const Field&)>;
  explicit Marches(Worth worth) : worth_(std::move(worth)) {}

  static const ToyHex& game() { return *the_game(); }

  int evaluate(const State& state, Seat seat) const override {
    const Field field = game().field(state);
    return seat == Seat::Union ? worth_(field) : -worth_(field);
  }
  int clock(const State& state) const override {
    const Field field = game().field(state);
    return 2 * field.turn() + index_of(field.phasing());
  }
  int way_count() const override { return 3; }
  std::vector<Action> plan(const State& state, int way) const override {
    return plan_by(state, {.script = way, .by_piece = {}});
  }
  std::vector<Group> groups(const State& state) const override {
    const Field field = game().field(state);
    std::vector<Group> groups;
    for (const PieceId id : field.pieces()) {
      if (has_groups && field.side_of(id) == Seat::Union && field.counter(id).strength == 3) {
        groups.push_back({id});
      }
    }
    return groups;
  }
  std::vector<Action> plan_by(const State& start, const Assignment& assignment) const override {
    State state = start;
    Events events;
    std::vector<Action> line;
    const auto act = [&](const Action& action) {
      game().apply(state, action, events);
      line.push_back(action);
    };
    const bool is_march = game().to_act(state) == Seat::Union && game().field(state).phase() == StepKind::Movement;
    for (PieceId id = 0; is_march && id < static_cast<PieceId>(state.pieces.size()); ++id) {
      if (const std::optional<HexId> to = next_hex(game().field(state), id, assignment.script_of(id))) {
        act(action_of(Move{id, *to}));
      }
    }
    Actions lawful;
    game().actions(state, lawful);
    const auto end = std::find_if(lawful.begin(), lawful.end(), [](const Action& action) {
      const auto verb = static_cast<Do>(action.verb);
      return verb == Do::EndMoves || verb == Do::EndCombat;
    });
    act(end != lawful.end() ? *end : lawful.front());
    return line;
  }

  bool has_groups = true;

 private:
  /// Nearer to that crossroads, and into no other one; nothing when no lawful move leads there.
  static std::optional<HexId> next_hex(const Field& field, PieceId unit, int crossroads) {
    const Place here = field.piece(unit).place;
    if (field.side_of(unit) != Seat::Union || !is_hex(here)) {
      return std::nullopt;
    }
    const HexId to = crossroads_hex(field, crossroads);
    std::optional<HexId> best;
    int least = field.grid().distance(here, to);
    for (const HexId hex : field.battle().hexes) {
      const auto& all = field.battle().scenario().objectives;
      const bool is_other = hex != to && std::any_of(all.begin(), all.end(),
                                                     [&](const hexgame::Objective& one) { return one.hex == hex; });
      if (!is_other && field.grid().distance(hex, to) < least && !field.refuse_move({unit, hex})) {
        least = field.grid().distance(hex, to);
        best = hex;
      }
    }
    return best;
  }

 public:
  static HexId crossroads_hex(const Field& field, int which) {
    return field.battle().scenario().objectives[static_cast<std::size_t>(which)].hex;
  }

 private:
  Worth worth_;
};

int crossroads_held(const Field& field) { return 300 * field.crossroads(Seat::Union); }

constexpr int kTavern = 0;
constexpr int kMill = 1;

/// One unit in the Tavern is as good as two; one in the Mill is lost there, two hold it.
int tavern_and_two_in_the_mill(const Field& field) {
  const auto units = [&](int which) {
    return static_cast<int>(field.stack(Marches::crossroads_hex(field, which)).size());
  };
  return (units(kTavern) > 0 ? 300 : 0) + (units(kMill) == 2 ? 250 : -50 * units(kMill));
}

/// To the end of the second turn, so that everybody can arrive.
constexpr Foresight kPostures{.trials = 2, .turns = 4};
constexpr Foresight kExchange{.trials = 2, .turns = 4, .effort = 4000};
constexpr Foresight kBreed{.trials = 2, .turns = 4, .effort = 4000, .children = 16};

/// What the bot decides at the beginning of the day, and what the Union has two turns later when it carries it out.
struct Trial {
  Assignment assignment;
  int worth = 0;
  std::int64_t spent = 0;
};
Trial try_out(const Marches& advisor, const Foresight& foresight, int slice = 1000) {
  const ToyHex& game = Marches::game();
  State state = game.setup(standard_setup(game));
  PortfolioBot bot(game, advisor, 1, foresight);
  Actions lawful;
  game.actions(state, lawful);
  bot.begin(game.view(state, Seat::Union), lawful);
  while (bot.think(slice)) {
    EXPECT_TRUE(std::binary_search(lawful.begin(), lawful.end(), bot.best()));
  }
  Trial trial{bot.assignment(), 0, bot.spent()};
  Events events;
  while (advisor.clock(state) < 2 * 3) {
    for (const Action& action : advisor.plan_by(state, trial.assignment)) {
      game.apply(state, action, events);
    }
  }
  trial.worth = advisor.evaluate(state, Seat::Union);
  return trial;
}

TEST(PortfolioBot, TakesTheBestPostureWhereNothingIsExchanged) {
  const Trial trial = try_out(Marches(crossroads_held), kPostures);
  EXPECT_TRUE(trial.assignment.by_piece.empty());
  EXPECT_EQ(trial.worth, 300) << "a whole posture holds one crossroads";
}

TEST(PortfolioBot, ExchangeFindsAMixtureThatNoPostureHas) {
  const Marches advisor(crossroads_held);
  const Trial trial = try_out(advisor, kExchange);
  EXPECT_EQ(trial.worth, 900) << "all three are held";
  std::vector<int> scripts;
  for (const Group& group : advisor.groups(Marches::game().setup(standard_setup(Marches::game())))) {
    scripts.push_back(trial.assignment.script_of(group.front()));
  }
  std::sort(scripts.begin(), scripts.end());
  EXPECT_EQ(scripts, (std::vector<int>{0, 1, 2}));
}

TEST(PortfolioBot, ChildrenFindWhatOneExchangeAtATimeDoesNot) {
  const Marches advisor(tavern_and_two_in_the_mill);
  EXPECT_EQ(try_out(advisor, kExchange).worth, 300) << "each step alone makes it worse";
  EXPECT_EQ(try_out(advisor, kBreed).worth, 550);
}

TEST(PortfolioBot, KeepsToTheWaysOfAGameWithoutGroups) {
  Marches advisor(crossroads_held);
  advisor.has_groups = false;
  const Trial trial = try_out(advisor, kBreed);
  EXPECT_TRUE(trial.assignment.by_piece.empty());
  EXPECT_EQ(trial.worth, 300);
}

TEST(PortfolioBot, ThinksNoFartherThanItsEffort) {
  const Marches advisor(crossroads_held);
  const std::int64_t postures = try_out(advisor, kPostures).spent;
  const Foresight little{.trials = 2, .turns = 4, .effort = static_cast<int>(postures) + 20};
  const Trial trial = try_out(advisor, little);
  EXPECT_GT(trial.spent, postures);
  EXPECT_LT(trial.spent, 3 * postures) << "what is under way is brought to its end";
  EXPECT_LT(trial.worth, 900);
}

TEST(PortfolioBot, LooksLessFarWherePatienceEnds) {
  const Marches advisor(crossroads_held);
  Foresight foresight{.trials = 8, .turns = 4};
  const std::int64_t usual = try_out(advisor, foresight).spent;
  foresight.patience = 1000;
  EXPECT_EQ(try_out(advisor, foresight).spent, usual) << "there is enough of it";
  foresight.patience = 1;
  EXPECT_LT(try_out(advisor, foresight).spent, usual) << "each trial ends sooner";
}

int mill_held(const Field& field) { return field.stack(Marches::crossroads_hex(field, kMill)).empty() ? 0 : 300; }

TEST(PortfolioBot, TriesOnlySoManyWays) {
  const Marches advisor(mill_held);
  EXPECT_EQ(try_out(advisor, kPostures).assignment.script, kMill);
  Foresight foresight = kPostures;
  foresight.ways = 1;
  EXPECT_EQ(try_out(advisor, foresight).assignment.script, kTavern);
}

TEST(PortfolioBot, LeavesTheFirstWayOnlyForOneThatLeads) {
  const Marches advisor(mill_held);
  Foresight foresight = kPostures;
  foresight.lead = 200;
  EXPECT_EQ(try_out(advisor, foresight).assignment.script, kMill);
  foresight.lead = 400;
  EXPECT_EQ(try_out(advisor, foresight).assignment.script, kTavern);
}

TEST(PortfolioBot, TriesMoreWhereItHasPatienceLeft) {
  const Marches advisor(crossroads_held);
  Foresight foresight = kPostures;
  foresight.patience = 1000;
  const std::int64_t usual = try_out(advisor, foresight).spent;
  foresight.most_trials = 8;
  EXPECT_GT(try_out(advisor, foresight).spent, 2 * usual);
  foresight.patience = 1;
  EXPECT_LT(try_out(advisor, foresight).spent, usual) << "it has none left";
}

TEST(PortfolioBot, TriesLessWhereTrialsWouldBeShort) {
  const Marches advisor(crossroads_held);
  Foresight foresight{.trials = 8, .turns = 4, .patience = 1000};
  const std::int64_t usual = try_out(advisor, foresight).spent;
  foresight.least_length = 1'000'000'000;
  EXPECT_LT(try_out(advisor, foresight).spent, usual / 2);
}

TEST(PortfolioBot, DecidesAlikeHoweverItsThinkingIsSliced) {
  for (const Marches::Worth& worth : {Marches::Worth(crossroads_held), Marches::Worth(tavern_and_two_in_the_mill)}) {
    const Marches advisor(worth);
    EXPECT_EQ(try_out(advisor, kBreed, 1).assignment, try_out(advisor, kBreed, 1000).assignment);
  }
}

}  // namespace
}  // namespace longroll::toy_hex
