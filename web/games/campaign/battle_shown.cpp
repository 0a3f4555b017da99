// build: logic
#include "web/games/campaign/battle_shown.h"

#include <algorithm>
#include <array>
#include <span>

#include "engine/core/text.h"
#include "engine/games/campaign/log_notes.h"
#include "engine/games/campaign/rules/leaders.h"
#include "engine/games/campaign/rules/politics.h"
#include "engine/games/campaign/words.h"
#include "engine/play/event_arguments.h"
#include "web/games/campaign/forces_shown.h"
#include "web/games/campaign/words.h"

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

/// Results of both dice as one number: which leaders still have somebody to lead, whether a fort falls, the row of the
/// outcome, losses of the attacker and of the defender.
struct Result {
  int attacker_led = 0, defender_led = 0, falls = 0, row = 0, attacker = 0, defender = 0;

  int pack() const {
    return ((((attacker_led * 2 + defender_led) * 2 + falls) * 10 + row) * 100 + attacker) * 100 + defender;
  }
  static Result unpack(int number) {
    const int flags = number / 100'000;
    return {flags / 4, flags / 2 % 2, flags % 2, number / 10'000 % 10, number / 100 % 100, number % 100};
  }
};

constexpr std::array<std::string_view, 3> kOutcomes = {"The defender wins", "Drawn", "The attacker wins"};
/// 11.8.3: of a storm it counts whether the fort falls, and whether the attacker is thrown back.
constexpr std::array<std::string_view, 4> kStorms = {"Thrown back", "The fort holds, besieged",
                                                     "The fort falls, the attacker is thrown back", "The fort falls"};

/// Campaign 9.12: the battle once losses are taken and the beaten have left; who leads nobody any more is out of it.
cw::BattleLocals after_losses(State state, const Events& events) {
  for (const Event& event : events) {
    enact(state, event);
  }
  cw::BattleLocals out;
  for (const Step& step : state.stack) {
    out = is_step<cw::BattleLocals>(step) ? longroll::locals_of<cw::BattleLocals>(step) : out;
  }
  for (PieceId* leader : {&out.attacking_leader, &out.defending_leader}) {
    *leader = *leader != kNoPiece && is_hex(state.piece(*leader).place) ? *leader : kNoPiece;
  }
  return out;
}

std::optional<int> result_of(const State& before, const Events& events) {
  const auto battle = battle_of(before);
  if (!battle || battle->stage != BattleStage::LossDie) {
    return std::nullopt;
  }
  const cw::BattleLocals after = after_losses(before, events);
  Result result;
  result.attacker_led = after.attacking_leader != kNoPiece ? 1 : 0;
  result.defender_led = after.defending_leader != kNoPiece ? 1 : 0;
  result.row = battle->note.row;
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

constexpr int kDieFaces = cw::BattleChart::kDieFaces;

/// Runs `then(total)` for each way in which two dice fall.
template <class Then>
void for_two_dice(Then&& then) {
  for (int first = 1; first <= kDieFaces; ++first) {
    for (int second = 1; second <= kDieFaces; ++second) {
      then(first + second);
    }
  }
}

/// Campaign 9.12: over all that the dice for outcome and losses bring, and the two dice for leaders.
void add_leader(const cw::Field& field, const cw::BattleLocals& battle, bool is_attacker, const Chances& chances,
                BattleForecast& out) {
  const PieceId id = is_attacker ? battle.attacking_leader : battle.defending_leader;
  if (id == kNoPiece) {
    return;
  }
  const Piece& piece = field.piece(id);
  const cw::LeaderChart& chart = field.chart().leaders;
  const int all = static_cast<int>(chances.total) * kDieFaces * kDieFaces;
  BattleForecast::Leader leader{
      cw::leader_name(field, id), field.side_of(id), piece.marks, {0, all}, {0, all}, {0, all}};
  for (const Chances::Part& part : chances.parts) {
    const Result result = Result::unpack(part.result.value_or(0));
    if ((is_attacker ? result.attacker_led : result.defender_led) == 0) {
      continue;
    }
    const cw::Standing standing = cw::standing_of(field.chart().battle.row(result.row).outcome, is_attacker);
    const int weight = static_cast<int>(part.weight);
    for_two_dice([&](int dice) {
      const cw::LeaderResult fate =
          cw::leader_result(chart, standing, dice + cw::added_strength(chart, battle.strength));
      leader.promoted.ways += fate.is_promoted && piece.marks < chart.highest_rating ? weight : 0;
      leader.wounded.ways += fate.is_wounded ? weight : 0;
      leader.killed.ways += fate.is_killed ? weight : 0;
    });
  }
  out.leaders.push_back(std::move(leader));
}

/// Campaign 9.11: likewise.
void add_politics(const cw::Field& field, cw::BattleLocals battle, const Chances& chances, BattleForecast& out) {
  const int now = field.value(cw::Track::PoliticalStatus);
  const int all = static_cast<int>(chances.total) * kDieFaces * kDieFaces;
  out.rise.likely.of = out.fall.likely.of = all;
  for (const Chances::Part& part : chances.parts) {
    battle.note.row = Result::unpack(part.result.value_or(0)).row;
    for_two_dice([&](int dice) {
      const int change = part.result ? cw::status_after(field, cw::political_change(field, battle, dice)) - now : 0;
      if (change != 0) {
        BattleForecast::Politics& politics = change > 0 ? out.rise : out.fall;
        politics.change = change;
        politics.likely.ways += static_cast<int>(part.weight);
      }
    });
  }
}

/// "+1", or of several "−2 to +1".
std::string range_words(int least, int most) {
  const auto words = [](int number) { return number == 0 ? "0" : signed_text(number); };
  return least == most ? words(least) : words(least) + " to " + words(most);
}

/// Campaign 9.6, 9.7: what each die takes, over all that it can show, then what is added.
void add_loss_terms(const cw::Field& field, const cw::BattleLocals& battle, BattleForecast& out) {
  const cw::BattleChart& chart = field.chart().battle;
  const auto range = [](auto&& number_of) {
    std::pair<int, int> all{number_of(1), number_of(1)};
    for (int die = 2; die <= kDieFaces; ++die) {
      all = {std::min<int>(all.first, number_of(die)), std::max<int>(all.second, number_of(die))};
    }
    return all;
  };
  const auto [least, most] = range([&](int die) { return chart.row(die).percent; });
  const auto by_die = range([&](int die) { return chart.row(die).attacker_loss; });
  const auto by_outcome =
      range([&](int die) { return chart.row(cw::modified_outcome_die(field, battle, die)).outcome_loss; });
  out.defender_terms.push_back({"by the loss die", std::to_string(least) + " to " + std::to_string(most) + "%"});
  out.attacker_terms.push_back({"by the loss die", range_words(by_die.first, by_die.second)});
  out.attacker_terms.push_back({"by the outcome", range_words(by_outcome.first, by_outcome.second)});
  const cw::LossTerms terms = cw::loss_terms(field, battle);
  for (const cw::Modifier& term : terms.defender) {
    out.defender_terms.push_back({std::string(term.words), signed_text(term.value) + "%"});
  }
  for (const cw::Modifier& term : terms.attacker) {
    out.attacker_terms.push_back({std::string(term.words), signed_text(term.value)});
  }
}

std::string terms_words(const std::vector<BattleForecast::LossTerm>& terms) {
  std::string out;
  for (const BattleForecast::LossTerm& term : terms) {
    out += ", " + term.words + " " + term.number;
  }
  return out;
}

void count(const cw::BattleChart& chart, const Chances& chances, BattleForecast& out) {
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
      const int outcome = static_cast<int>(chart.row(result.row).outcome);
      const int share = out.is_storm ? result.falls * 2 + (outcome > 0 ? 1 : 0) : outcome;
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
  Enquiry enquiry;
  enquiry.result = result_of;
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
  add_loss_terms(field, battle, out);
  add_leader(field, battle, true, *chances, out);
  add_leader(field, battle, false, *chances, out);
  add_politics(field, battle, *chances, out);
  count(field.chart().battle, *chances, out);
  return out;
}

std::string leader_words(const BattleForecast::Leader& leader) {
  std::string fates;
  for (const auto& [words, likely] : {std::pair<const char*, const Likely*>{"killed ", &leader.killed},
                                      {"wounded ", &leader.wounded},
                                      {"promoted ", &leader.promoted}}) {
    if (likely->ways > 0) {
      fates += (fates.empty() ? "" : ", ") + (words + likely->text());
    }
  }
  return side_name(leader.side) + ": " + leader.name + " leads, rating " + std::to_string(leader.rating) +
         " [9.3]: " + (fates.empty() ? "the dice cannot touch him" : fates) + " [9.12]";
}

std::string outcome_words(const BattleForecast& forecast) {
  std::string out;
  for (const cw::Modifier& term : forecast.terms) {
    out += (out.empty() ? "" : ", ") + std::string(term.words) + " " + signed_text(term.value) + " [" +
           std::string(term.rule) + "]";
  }
  return out.empty() ? "Nothing is added" : capitalized(out);
}

std::string defender_loss_words(const BattleForecast& forecast) {
  return "Defender: of the " + count_of(forecast.strengths.attack_raw, "point that attacks", "points that attack") +
         terms_words(forecast.defender_terms) + " [9.6]";
}

std::string attacker_loss_words(const BattleForecast& forecast) {
  return "Attacker: as many" + terms_words(forecast.attacker_terms) + " [9.7]";
}

std::string ratio_words(const cw::Strengths& strengths) {
  std::string out = std::to_string(strengths.attack) + " against " + std::to_string(strengths.defence);
  return strengths.defence == 0 ? out : out + ", strength ratio " + std::to_string(strengths.percent()) + "%";
}

}  // namespace longroll::web::campaign
