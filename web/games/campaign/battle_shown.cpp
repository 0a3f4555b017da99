// build: logic
#include "web/games/campaign/battle_shown.h"

#include <algorithm>
#include <array>
#include <span>

#include "engine/games/campaign/log_notes.h"
#include "engine/games/campaign/words.h"
#include "engine/play/event_arguments.h"
#include "web/games/campaign/forces_shown.h"

namespace longroll::web::campaign {
namespace {

using cw::BattleStage;

std::optional<cw::BattleLocals> battle_of(const State& state) {
  return !state.stack.empty() && is_step<cw::BattleLocals>(state.top())
             ? std::optional(longroll::locals_of<cw::BattleLocals>(state.top()))
             : std::nullopt;
}

/// What a player is taken to answer on the way to the dice: his best leader takes part, nobody reacts, a fort is
/// stormed.
std::optional<Action> taken_answer(const cw::Campaign& game, const State& state) {
  const Seat seat = game.to_act(state);
  if (!is_player(seat) || state.stack.empty()) {
    return std::nullopt;
  }
  const auto battle = battle_of(state);
  if (battle && battle->stage == BattleStage::FortChoice) {
    const Action storm = action_of(cw::verbs::Storm{});
    return game.refuse(state, seat, storm) ? std::nullopt : std::optional(storm);
  }
  const bool asks_leader =
      battle && (battle->stage == BattleStage::AttackerLeader || battle->stage == BattleStage::DefenderLeader);
  if (asks_leader) {
    const cw::Field field = game.field(state);
    const std::vector<std::int16_t>& all = field.library().leader_of[seat];
    const std::vector<PieceId> here = cw::leaders_at(field, *battle, seat);
    int best = -1;
    for (std::size_t i = 0; i < all.size(); ++i) {
      const bool is_here = std::find(here.begin(), here.end(), all[i]) != here.end();
      if (is_here && (best < 0 || field.piece(all[i]).marks > field.piece(all[static_cast<std::size_t>(best)]).marks)) {
        best = static_cast<int>(i);
      }
    }
    return best >= 0 ? action_of(cw::verbs::LeadBattle{best}) : action_of(cw::verbs::Pass{});
  }
  const Action pass = action_of(cw::verbs::Pass{});
  const bool is_reaction = static_cast<cw::StepKind>(state.top().kind) == cw::StepKind::Reaction;
  return is_reaction && !game.refuse(state, seat, pass) ? std::optional(pass) : std::nullopt;
}

/// Results of both dice as one number: whether a fort falls, outcome, losses of the attacker and of the defender.
struct Result {
  int falls = 0, outcome = 0, attacker = 0, defender = 0;

  int pack() const { return ((falls * 10 + outcome) * 100 + attacker) * 100 + defender; }
  static Result unpack(int number) {
    return {number / 100'000, number / 10'000 % 10, number / 100 % 100, number % 100};
  }
};

constexpr std::array<std::string_view, 3> kOutcomes = {"The defender wins", "Drawn", "The attacker wins"};
/// 11.8.3: of a storm it counts whether the fort falls, and whether the attacker is thrown back.
constexpr std::array<std::string_view, 4> kStorms = {"Thrown back", "The fort holds, besieged",
                                                     "The fort falls, the attacker is thrown back", "The fort falls"};

std::optional<int> result_of(const cw::Library& library, const State& before, const Events& events) {
  const auto battle = battle_of(before);
  if (!battle || battle->stage != BattleStage::LossDie) {
    return std::nullopt;
  }
  Result result;
  result.outcome = static_cast<int>(library.chart.battle.row(battle->note.row).outcome);
  const Seat attacker = cw::attacker_of(before, *battle);
  for (const Event& event : events) {
    result.falls = longroll::read<cw::notes::FortFell>(event) ? 1 : result.falls;
    if (const auto lost = longroll::read<cw::notes::Lost>(event)) {
      (lost->side == attacker ? result.attacker : result.defender) += lost->points;
    }
  }
  return result.pack();
}

/// The position before the outcome die; empty: the action leads to no battle.
std::optional<State> before_die(const cw::Campaign& game, State state, const Action& action) {
  constexpr int kMost = 12;
  Events events;
  game.apply(state, action, events);
  for (int i = 0; i < kMost; ++i) {
    const auto battle = battle_of(state);
    if (battle && battle->stage == BattleStage::OutcomeDie) {
      return state;
    }
    const std::optional<Action> answer = taken_answer(game, state);
    if (!answer) {
      return std::nullopt;
    }
    game.apply(state, *answer, events);
  }
  return std::nullopt;
}

void add_leader(const cw::Field& field, PieceId leader, std::vector<std::string>& out) {
  if (leader != kNoPiece) {
    out.push_back(cw::leader_name(field, leader) + " leads the " +
                  std::string(longroll::name_of(field.side_of(leader))) + " side, rating " +
                  std::to_string(field.piece(leader).marks));
  }
}

void count(const Chances& chances, BattleForecast& out) {
  for (const std::string_view words :
       out.is_storm ? std::span<const std::string_view>(kStorms) : std::span<const std::string_view>(kOutcomes)) {
    out.outcome.shares.push_back({std::string(words), 0});
  }
  out.outcome.total = chances.total;
  std::uint64_t attacker_sum = 0;
  std::uint64_t defender_sum = 0;
  bool is_first = true;
  const auto take = [&](BattleForecast::Losses& losses, int points) {
    losses.least = is_first ? points : std::min(losses.least, points);
    losses.most = std::max(losses.most, points);
  };
  for (const Chances::Part& part : chances.parts) {
    if (part.result) {
      const Result result = Result::unpack(*part.result);
      const int share = out.is_storm ? result.falls * 2 + (result.outcome > 0 ? 1 : 0) : result.outcome;
      out.outcome.shares[static_cast<std::size_t>(share)].weight += part.weight;
      take(out.attacker_losses, result.attacker);
      take(out.defender_losses, result.defender);
      attacker_sum += part.weight * static_cast<std::uint64_t>(result.attacker);
      defender_sum += part.weight * static_cast<std::uint64_t>(result.defender);
      is_first = false;
    }
  }
  // What is sure keeps the colour of its place between the best and the worst, which are named beside it.
  const auto is_impossible = [](const Share& share) { return share.weight == 0; };
  std::vector<Share>& shares = out.outcome.shares;
  const bool is_sure = std::count_if(shares.begin(), shares.end(), is_impossible) + 1 == std::ssize(shares);
  shares.erase(std::remove_if(shares.begin() + (is_sure ? 1 : 0), shares.end() - (is_sure ? 1 : 0), is_impossible),
               shares.end() - (is_sure ? 1 : 0));
  const auto mean = [&](std::uint64_t sum) {
    return chances.total == 0 ? 0 : static_cast<int>((10 * sum + chances.total / 2) / chances.total);
  };
  out.attacker_losses.mean_tenths = mean(attacker_sum);
  out.defender_losses.mean_tenths = mean(defender_sum);
}

}  // namespace

std::optional<BattleForecast> forecast_of(const cw::Campaign& game, const State& state, const Action& action) {
  const std::optional<State> ready = before_die(game, state, action);
  if (!ready) {
    return std::nullopt;
  }
  const cw::Library& library = game.data_of(state);
  Enquiry enquiry;
  enquiry.result = [&](const State& before, const Events& events) { return result_of(library, before, events); };
  enquiry.answer = [&](const State& asked) { return taken_answer(game, asked); };
  const std::optional<Chances> chances = chances_in(game, state, action, enquiry);
  if (!chances) {
    return std::nullopt;
  }
  const cw::Field field = game.field(*ready);
  const cw::BattleLocals battle = *battle_of(*ready);
  BattleForecast out;
  out.hex = battle.hex;
  out.attacker = cw::attacker_of(field, battle);
  out.is_storm = battle.note.is_storm;
  out.strengths = cw::strengths_of(field, battle);
  out.terms = cw::outcome_terms(field, battle);
  add_leader(field, battle.attacking_leader, out.leaders);
  add_leader(field, battle.defending_leader, out.leaders);
  count(*chances, out);
  return out;
}

std::string ratio_words(const cw::Strengths& strengths) {
  std::string out = std::to_string(strengths.attack) + " against " + std::to_string(strengths.defence);
  return strengths.defence == 0 ? out : out + ", " + std::to_string(strengths.percent()) + "%";
}

}  // namespace longroll::web::campaign
