// build: small
#include "engine/protocol/playthrough.h"

#include <vector>

#include "engine/core/hash.h"
#include "engine/core/rng.h"
#include "engine/core/text.h"
#include "engine/play/setup.h"
#include "engine/protocol/json_answers.h"

namespace longroll {
namespace {

/// The next random decision of a playthrough; nothing when the game is over.
void decide_at_random(Session& session, Rng& rng) {
  Actions actions;
  session.game().actions(session.state(), actions);
  session.submit(session.to_act(), actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
}

void tell_all(const Game& game, const Events& events, State& before, std::string& text) {
  for (const Event& event : events) {
    const std::string line = game.describe_event(before, event, Seat::Nobody);
    text += line.empty() ? "" : "    " + line + "\n";
    enact(before, event);
  }
}

}  // namespace

std::string playthrough(const Game& game, const Setup& setup, std::uint64_t seed, std::size_t most) {
  Session session(game, setup, seed);
  Rng rng(seed);
  std::string text = "# " + game.info().id + "/" + describe_setup(game, setup) + " seed=" + std::to_string(seed) + "\n";
  State before = session.start();
  tell_all(game, session.opening(), before, text);
  std::string heading;
  while (is_player(session.to_act()) && session.ply_count() < most) {
    const Prompt prompt = game.prompt(session.state());
    if (prompt.heading != heading) {
      heading = prompt.heading;
      text += "== " + heading + "\n";
    }
    text += std::string(id_of(prompt.seat)) + " [" + prompt.rule + "] " + prompt.text + " (" +
            count_of(static_cast<int>(prompt.choices.size()), "choice", "choices") + ")\n";
    decide_at_random(session, rng);
    const Ply& ply = session.ply(session.ply_count() - 1);
    text += "  > " + game.text(before, ply.action) + "\n";
    tell_all(game, ply.events, before, text);
  }
  if (is_player(session.to_act())) {
    return text + "== breaks off\nhash " + hex_of(hash_of(session.state())) + "\n";
  }
  const Outcome outcome = game.outcome(session.state());
  return text + "== " + std::string(name_of(outcome.winner)) + " [" + outcome.rule + "] " + outcome.reason + "\n" +
         "hash " + hex_of(hash_of(session.state())) + "\n";
}

std::string abridged(const std::string& playthrough) {
  constexpr std::size_t kWhole = 2500;
  constexpr std::size_t kFirst = 700;
  constexpr std::size_t kLast = 300;
  std::vector<std::size_t> begins{0};  // of each line, then the end
  for (std::size_t at = 0; (at = playthrough.find('\n', at)) != std::string::npos;) {
    begins.push_back(++at);
  }
  const std::size_t lines = begins.size() - 1;
  if (lines <= kWhole) {
    return playthrough;
  }
  const std::size_t from = begins[kFirst];
  const std::size_t to = begins[lines - kLast];
  return playthrough.substr(0, from) + "(" + std::to_string(lines - kFirst - kLast) + " lines more, hash " +
         hex_of(hash_text(std::string_view(playthrough).substr(from, to - from))) + ")\n" + playthrough.substr(to);
}

Session session_after(const Game& game, const Setup& setup, std::uint64_t seed, std::size_t plies) {
  Session session(game, setup, seed);
  Rng rng(seed);
  while (session.ply_count() < plies && is_player(session.to_act())) {
    decide_at_random(session, rng);
  }
  return session;
}

std::string describe_setup(const Game& game, const Setup& setup) {
  const GameInfo& info = game.info();
  std::string text = info.scenarios[static_cast<std::size_t>(setup.scenario)].id;
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const OptionInfo& option = info.options[i];
    if (setup.options[i] != option.standard) {
      text += " " + option.id + "=" + option.values[static_cast<std::size_t>(setup.options[i])];
    }
  }
  for (const Seat side : {Seat::Union, Seat::Confederate}) {
    const std::string deck = deck_words(game, setup, side);
    text += deck.empty() ? "" : " deck." + std::string(id_of(side)) + "=" + deck;
  }
  return text;
}

Result<Setup> parse_setup(const Game& game, std::string_view words) {
  Setup setup = standard_setup(game);
  Faults faults;
  for (const std::string_view word : words_of(words)) {
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) {
      setup.scenario = find_scenario(game, word);
      continue;
    }
    const Faults misfits = set_option(game, setup, word.substr(0, equals), word.substr(equals + 1));
    faults.insert(faults.end(), misfits.begin(), misfits.end());
  }
  const Faults misfits = faults_of_setup(game, setup);
  faults.insert(faults.end(), misfits.begin(), misfits.end());
  if (!faults.empty()) {
    return faults;
  }
  return setup;
}

}  // namespace longroll
