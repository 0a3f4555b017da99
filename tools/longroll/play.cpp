#include <array>
#include <iostream>

#include "engine/ai/bot.h"
#include "engine/core/text.h"
#include "engine/play/game_under_way.h"
#include "engine/play/session.h"
#include "engine/record/link.h"
#include "tools/longroll/commands.h"

namespace longroll::tool {
namespace {

/// Prints the log of the latest decision for one reader.
void print_log(const Game& game, State before, const Events& events, Seat reader) {
  for (const Event& event : events) {
    const std::string line = game.describe_event(before, event, reader);
    if (!line.empty()) {
      std::cout << "  " << line << "\n";
    }
    enact(before, event);
  }
}

void print_prompt(const Prompt& prompt) {
  std::cout << "\n"
            << prompt.heading << "\n"
            << name_of(prompt.seat) << ": " << prompt.text << " [" << prompt.rule << "]\n";
  for (std::size_t i = 0; i < prompt.choices.size(); ++i) {
    std::cout << "  " << i << "  " << prompt.choices[i].label << "\n";
  }
}

/// Reads words until they are a decision. False at the end of the input or `quit`.
bool ask(Session& session, Action& action) {
  const Prompt prompt = session.game().prompt(session.state());
  print_prompt(prompt);
  std::string line;
  while (std::cout << "> " << std::flush, std::getline(std::cin, line)) {
    if (line == "quit") {
      return false;
    }
    if (line == "link") {
      std::cout << "#" << game_link(session).value_or("(none)") << "\n";
      continue;
    }
    if (line == "undo") {
      if (!session.can_undo(prompt.seat)) {
        std::cout << "A die, a draw or a revelation lies in between.\n";
        continue;
      }
      session.undo(1);
      return ask(session, action);
    }
    const std::optional<std::uint64_t> index = parse_u64(line);
    const std::optional<Action> meant = index && *index < prompt.choices.size()
                                            ? std::optional(prompt.choices[static_cast<std::size_t>(*index)].action)
                                            : session.game().parse(session.state(), line);
    if (!meant) {
      std::cout << "A number from the list, an action in words, undo, link or quit.\n";
    } else if (const Refusal refusal = session.game().refuse(session.state(), session.to_act(), *meant)) {
      std::cout << std::string(refusal.reason) << " [" << std::string(refusal.rule) << "]\n";
    } else {
      action = *meant;
      return true;
    }
  }
  return false;
}

}  // namespace

int play(const Arguments& arguments) {
  const std::array<std::string, 2> players = {arguments.value("union", "human"),
                                              arguments.value("confederate", "normal")};
  const std::uint64_t seed = arguments.number("seed", nanoseconds());
  const Table table = load_table(arguments, arguments.word(0));
  const Game& game = table.game();
  std::array<std::unique_ptr<Bot>, 2> bots;
  for (std::size_t i = 0; i < 2; ++i) {
    bots[i] = players[i] == "human" ? nullptr : make_bot(players[i], game, *table.loaded.advisor, seed + i);
    if (bots[i] == nullptr && players[i] != "human") {
      std::cerr << "there is no bot \"" << players[i] << "\"\n";
      return 2;
    }
  }
  // With two people at one terminal the log holds only what both may know.
  const Seat reader = bots[0] != nullptr && bots[1] == nullptr   ? Seat::Confederate
                      : bots[1] != nullptr && bots[0] == nullptr ? Seat::Union
                                                                 : Seat::Nobody;
  std::cout << game.info().title << ", seed " << seed << "\n";
  Session session(game, table.setup, seed);
  const GameUnderWay scope(session);
  print_log(game, session.start(), session.opening(), reader);
  Actions lawful;
  while (is_player(session.to_act())) {
    const Seat seat = session.to_act();
    Bot* bot = bots[static_cast<std::size_t>(index_of(seat))].get();
    Action action;
    if (bot != nullptr) {
      game.actions(session.state(), lawful);
      action = decide(*bot, game.view(session.state(), seat), lawful);
    } else if (!ask(session, action)) {
      return 0;
    }
    State before = session.state();
    session.submit(session.to_act(), action);
    print_log(game, std::move(before), session.ply(session.ply_count() - 1).events, reader);
  }
  const Outcome outcome = game.outcome(session.state());
  std::cout << "\n"
            << name_of(outcome.winner) << ": " << outcome.reason << " [" << outcome.rule << "]\n#"
            << game_link(session).value_or("") << "\n";
  return 0;
}

}  // namespace longroll::tool
