// longroll: the command line of the engine. `longroll` alone prints what it can do.
#include <cstdio>

#include "tools/longroll/commands.h"

namespace {

struct Command {
  std::string_view name;
  int (*run)(const longroll::tool::Arguments&);
  const char* about;
};

using namespace longroll;

constexpr Command kCommands[] = {
    {"serve", tool::serve, "serve                              the line protocol on standard input and output"},
    {"play", tool::play, "play [game/scenario] [union=human] [confederate=normal] [seed=N]   in the terminal"},
    {"perft", tool::perft, "perft [game/scenario] [seed=N] [plies=N] [depth=N]   all ways on, counted"},
    {"playout", tool::playout, "playout [game/scenario] [seed=N] [games=N]          random games"},
    {"playthrough", tool::playthrough, "playthrough [game/scenario] [seed=N] [whole=no]     a random game in words"},
    {"bench", tool::bench,
     "bench [game/scenario] [games=N] [seconds=N]         speed and link lengths against the budgets"},
    {"bench", tool::bench, "bench long [decisions=20000]       saving, undo, scrubber and opening of a very long game"},
    {"lengths", tool::lengths,
     "lengths [game/scenario] [games=200] [bot=random] [decks=yes]   the longest links of each preset and option"},
    {"signature", tool::signature,
     "signature [game]                   one number for how the game plays, the same in every build"},
    {"soak", tool::soak,
     "soak [game/scenario] [decisions=N | games=N] [sets=N] [from=N] [threads=N]  random games, looked at closely; "
     "with sets=\n"
     "      of each option alone, each preset and N random sets of options, from the N-th on"},
    {"tournament", tool::tournament,
     "tournament [game/scenario] <bot> <bot> [games=200] [seconds=N] [iterations=N] [threads=N] [steps=yes] "
     "[course=yes]"},
    {"check", tool::check,
     "check DIR                          every fault of a battle's folder, as the engine reads it; the index need not "
     "name "
     "it"},
    {"points", tool::points,
     "points [dixie/edition] [bot=easy] [games=1000] [least=60] [troops=0] [band=20]   do battle points say who wins?"},
    {"judge", tool::judge,
     "judge [battles=dixie/bull-run,...] [bot=hard] [against=normal] [games=1000] [seconds=N] [seed=1]   what the "
     "terms of Dixie's judgement say of who wins"},
    {"stances", tool::stances,
     "stances [game/scenario] [against=easy,...] [games=1000] [spread=100] [number=N ...]   what a stance's numbers "
     "do"},
};

}  // namespace

int main(int argc, char** argv) {
  const tool::Arguments arguments(argc, argv);
  for (const Command& command : kCommands) {
    if (command.name == arguments.command()) {
      return command.run(arguments);
    }
  }
  std::printf("longroll <command> [words] [name=value ...]\n\n");
  for (const Command& command : kCommands) {
    std::printf("  %s\n", command.about);
  }
  std::printf(
      "\nA game alone means all its scenarios where many can be done, else the first; nothing means every "
      "game.\nOptions of a game are name=value too: cards=open. assets=DIR reads data files from a folder.\n");
  return arguments.command().empty() ? 0 : 2;
}
