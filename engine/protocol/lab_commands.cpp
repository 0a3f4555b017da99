// build: small
// dice, odds, bot, perft, playout, signature: the commands that ask what could be.
#include <algorithm>

#include "engine/ai/bot.h"
#include "engine/core/text.h"
#include "engine/play/odds.h"
#include "engine/protocol/json_answers.h"
#include "engine/protocol/playout.h"
#include "engine/protocol/protocol.h"

namespace longroll {
namespace {

/// The most decisions in a bot's row.
constexpr std::uint64_t kMaxRow = 32;

constexpr std::size_t kMaxDice = 1000;

/// The number after "name=" among the words; `otherwise` when it is not there; empty when it is no number.
std::optional<std::uint64_t> number_after(const std::vector<std::string_view>& words, std::string_view name,
                                          std::uint64_t otherwise) {
  for (const std::string_view word : words) {
    if (word.starts_with(name) && word.size() > name.size() && word[name.size()] == '=') {
      return parse_u64(word.substr(name.size() + 1));
    }
  }
  return otherwise;
}

}  // namespace

std::string Protocol::dice(std::string_view rest) {
  std::vector<int> values;
  for (const std::string_view word : words_of(rest)) {
    const std::optional<std::int32_t> value = parse_int(word);
    if (!value || *value < 0 || *value > 1000 || values.size() >= kMaxDice) {
      return json_error("dice are whole numbers, a thousand at most");
    }
    values.push_back(*value);
  }
  session_->dictate(values);
  line_.reset();
  return JsonObject().number("dice", values.size()).done();
}

std::string Protocol::odds(std::string_view rest) {
  std::string error;
  const std::optional<Action> action = meant(rest, error);
  if (!action) {
    return error;
  }
  if (session_->game().refuse(session_->state(), session_->to_act(), *action)) {
    return why(rest);
  }
  const std::optional<Odds> odds =
      odds_of(session_->game(), session_->game().view(session_->state(), session_->to_act()), *action,
              std::min<std::uint64_t>(kMaxOddsPositions, host_.most_leaves));
  return odds ? json_odds(*odds) : JsonObject().raw("odds", "null").done();
}

std::string Protocol::bot(std::string_view rest) {
  const Words words = words_of(rest);
  const Seat seat = session_->to_act();
  if (!is_player(seat)) {
    return json_error("nobody is to decide");
  }
  if (words.empty()) {
    return json_error("bot <level> [seat] [ms=N] [iterations=N] [seed=N] [row=N]");
  }
  if (words.size() > 1 && words[1].find('=') == std::string_view::npos && words[1] != id_of(seat)) {
    return json_error("it is the turn of " + std::string(id_of(seat)));
  }
  const std::optional<std::uint64_t> seed = number_after(words, "seed", 0);
  const std::optional<std::uint64_t> ms = number_after(words, "ms", 0);
  const std::optional<std::uint64_t> most =
      number_after(words, "iterations", static_cast<std::uint64_t>(host_.most_iterations));
  const std::optional<std::uint64_t> row = number_after(words, "row", 1);
  if (!seed || !ms || !most || !row) {
    return json_error("ms, iterations, seed and row are whole numbers");
  }
  const Game& game = session_->game();
  const std::string who = game.info().id + " " + std::string(words[0]) + " " + std::to_string(*seed);
  if (bot_ == nullptr || bot_is_ != who) {
    bot_ = make_bot(words[0], game, *table_->advisor, *seed);
    bot_is_ = who;
  }
  if (bot_ == nullptr) {
    return json_error("there is no bot of that level");
  }
  Actions lawful;
  game.actions(session_->state(), lawful);
  const Action best = think(session_->state(), lawful, *ms, *most);
  const auto at = std::lower_bound(lawful.begin(), lawful.end(), best);
  JsonObject answer;
  answer.text("seat", id_of(seat))
      .text("action", game.text(session_->state(), best))
      .number("index", static_cast<std::uint64_t>(at - lawful.begin()));
  if (*row > 1) {
    answer.raw("row", row_after(best, std::min(*row, kMaxRow), *ms, *most));
  }
  return answer.done();
}

/// That decision and those that the bot makes after it, up to the next die or another's turn: [text, ...].
std::string Protocol::row_after(const Action& first, std::uint64_t most_decisions, std::uint64_t ms,
                                std::uint64_t iterations) {
  const Game& game = session_->game();
  State state = session_->state();
  const Seat seat = game.to_act(state);
  std::vector<std::string> texts;
  Events events;
  Actions lawful;
  for (Action action = first;; action = think(state, lawful, ms, iterations)) {
    texts.push_back(game.text(state, action));
    game.apply(state, action, events);
    if (texts.size() >= most_decisions || game.to_act(state) != seat) {
      break;
    }
    game.actions(state, lawful);
  }
  return json_list(texts, [](const std::string& text) { return json_quote(text); });
}

/// What the bot decides there, where the side to act has those choices.
Action Protocol::think(const State& state, const Actions& lawful, std::uint64_t ms, std::uint64_t iterations) {
  bot_->begin(session_->game().view(state, session_->game().to_act(state)), lawful);
  // A slice is small enough to keep to the time and large enough to ask the clock seldom.
  constexpr int kSlice = 8;
  const bool timed = ms > 0 && host_.milliseconds;
  const std::uint64_t start = timed ? host_.milliseconds() : 0;
  int left = static_cast<int>(std::min<std::uint64_t>(iterations, static_cast<std::uint64_t>(host_.most_iterations)));
  while (left > 0 && bot_->think(std::min(kSlice, left)) && (!timed || host_.milliseconds() - start < ms)) {
    left -= kSlice;
  }
  return bot_->best();
}

std::string Protocol::count_ways(std::string_view rest) {
  const std::optional<std::uint64_t> depth = parse_u64(rest);
  if (!depth || *depth > 20) {
    return json_error("perft <depth>, at most 20");
  }
  const Perft count = perft(session_->game(), session_->state(), static_cast<int>(*depth), host_.most_leaves);
  return JsonObject()
      .number("depth", *depth)
      .number("leaves", count.leaves)
      .text("hash", hex_of(count.hash))
      .truth("complete", count.complete)
      .done();
}

std::string Protocol::playout(std::string_view rest) {
  const std::optional<std::uint64_t> seed = number_after(words_of(rest), "seed", 1);
  if (!seed) {
    return json_error("playout [seed=N]");
  }
  Rng rng(*seed);
  const Playout playout = random_playout(session_->game(), session_->state(), rng, Trail::EveryDecision);
  const Outcome outcome = session_->game().outcome(playout.end);
  return JsonObject()
      .number("decisions", playout.decisions)
      .number("chances", playout.chances)
      .truth("ended", playout.ended)
      .text("winner", id_of(outcome.winner))
      .text("signature", hex_of(playout.trail))
      .done();
}

std::string Protocol::signature(std::string_view) {
  return JsonObject().text("signature", hex_of(signature_of(session_->game(), host_.most_playouts))).done();
}

}  // namespace longroll
