#include "tests/fuzz/support/fuzz.h"

#include <cstdlib>
#include <map>
#include <memory>
#include <string>

#include "assets/embedded.h"
#include "engine/core/rng.h"
#include "engine/games/battles/eval.h"
#include "engine/play/setup.h"
#include "tests/conform/toy/toy.h"
#include "tests/rules/battles/skirmish.h"

namespace longroll::fuzz {

bool is_fast() {
  static const bool fast = std::getenv("LONGROLL_FUZZ_FAST") != nullptr;
  return fast;
}

const std::vector<Table>& tables() {
  constexpr std::uint64_t kSkirmishes = 6;
  static std::vector<std::shared_ptr<const Game>> kept;
  static std::vector<std::unique_ptr<Advisor>> advisors;
  static const std::vector<Table> all = [] {
    std::vector<Table> made;
    for (const GameEntry& entry : all_games()) {
      if (is_fast() && entry.id != "dixie") {
        continue;  // skirmishes stand for the battles of history
      }
      Result<LoadedGame> loaded = load_game(entry.id, [](std::string_view path) -> Result<std::string> {
        return std::string(find_embedded_text(embedded_data(), path));
      });
      LR_CHECK(loaded.ok(), "the house's own data is good");
      kept.push_back(std::move(loaded.value().game));
      advisors.push_back(std::move(loaded.value().advisor));
    }
    for (std::uint64_t number = 0; number < kSkirmishes; ++number) {
      const auto game = battles::test::skirmish(number);
      kept.push_back(game);
      advisors.push_back(battles::make_advisor(*game));
    }
    Result<LoadedGame> bluff = toy::toy_games().front().load({});
    kept.push_back(std::move(bluff.value().game));
    advisors.push_back(std::move(bluff.value().advisor));
    for (std::size_t n = 0; n < kept.size(); ++n) {
      const Game* game = kept[n].get();
      const std::size_t scenarios = is_fast() ? 1 : game->info().scenarios.size();  // of Dixie the smallest
      for (std::size_t i = 0; i < scenarios; ++i) {
        Setup setup = standard_setup(*game);
        setup.scenario = static_cast<int>(i);
        made.push_back({game, advisors[n].get(), std::move(setup)});
      }
    }
    return made;
  }();
  return all;
}

const Table& table(std::uint32_t number) { return tables()[number % tables().size()]; }

namespace {

/// Random games are played until each kind of step on each kind of step below was met often enough, or it gets long.
std::vector<State> moments_of(const Table& table) {
  constexpr int kOfEach = 6;
  const bool is_dear = table.game->info().id == "campaign";  // its lists of actions ask supply and railroads
  const int most_decisions = is_fast() || is_dear ? 2000 : 8000;
  std::map<std::pair<int, int>, std::pair<int, int>> met;  // by kinds of step: kept, seen
  std::vector<State> moments;
  Actions actions;
  Events events;
  Rng rng(7);
  State state = table.begin();
  for (int n = 0; n < most_decisions; ++n) {
    const std::size_t depth = state.stack.size();
    const int top = depth > 0 ? state.stack[depth - 1].kind : -1;
    auto& [kept, seen] = met[{top, depth > 1 ? state.stack[depth - 2].kind : -1}];
    if (kept < kOfEach && ++seen > kept * kept * kept) {
      ++kept;
      moments.push_back(state);
    }
    const Seat seat = table.game->to_act(state);
    events.clear();
    if (seat == Seat::Nobody) {
      moments.push_back(state);
      state = table.begin();
    } else if (seat == Seat::Chance) {
      const Chance chance = table.game->chance(state);
      const auto way = rng.below(static_cast<std::uint32_t>(chance.ways));
      table.game->apply(state, chance.outcome(static_cast<int>(way)), events);
    } else {
      table.game->actions(state, actions);
      table.game->apply(state, actions[rng.below(static_cast<std::uint32_t>(actions.size()))], events);
    }
  }
  return moments;
}

}  // namespace

const State& moment(std::uint32_t table_number, std::uint32_t number) {
  static std::vector<std::vector<State>> all(tables().size());
  const std::size_t which = table_number % tables().size();
  if (all[which].empty()) {
    all[which] = moments_of(tables()[which]);
  }
  return all[which][number % all[which].size()];
}

std::uint8_t Source::byte() {
  if (bytes_.empty()) {
    return 0;
  }
  const std::uint8_t first = bytes_.front();
  bytes_ = bytes_.subspan(1);
  return first;
}

std::int16_t Source::small() {
  const std::uint8_t first = byte();
  return static_cast<std::int16_t>(first < 250 ? first - 30 : first * 256 + byte());
}

bool play_on(const Game& game, State& state, Source& source) {
  const Seat seat = game.to_act(state);
  Events events;
  if (seat == Seat::Nobody) {
    return false;
  }
  if (seat == Seat::Chance) {
    const Chance chance = game.chance(state);
    LR_CHECK(chance.ways > 0, "luck has a way");
    game.apply(state, chance.outcome(static_cast<int>(source.below(static_cast<std::uint32_t>(chance.ways)))), events);
    return true;
  }
  Actions actions;
  game.actions(state, actions);
  LR_CHECK(!actions.empty(), "a player has an action");
  const Action action = actions[source.below(static_cast<std::uint32_t>(actions.size()))];
  LR_CHECK(!game.refuse(state, seat, action), "what is listed is lawful");
  game.apply(state, action, events);
  return true;
}

}  // namespace longroll::fuzz

/// In the fast mode a fuzzer looks for neither leaks nor rare branches, which costs it more than many an input does.
extern "C" int LLVMFuzzerInitialize(int* count, char*** arguments) {
  static std::vector<char*> all(*arguments, *arguments + *count);
  if (longroll::fuzz::is_fast()) {
    static std::string options[] = {"-entropic=0", "-detect_leaks=0"};
    for (std::string& option : options) {
      all.insert(all.begin() + 1, option.data());  // the command line comes later and has the last word
    }
  }
  *count = static_cast<int>(all.size());
  all.push_back(nullptr);
  *arguments = all.data();
  return 0;
}

/// In the fast mode the sanitizer keeps no traces of allocations and little of what was freed, for inputs are short,
/// and does not follow addresses of locals out of their functions. ASAN_OPTIONS has the last word.
extern "C" const char* __asan_default_options() {
  return std::getenv("LONGROLL_FUZZ_FAST") == nullptr
             ? ""
             : "malloc_context_size=0:quarantine_size_mb=4:detect_stack_use_after_return=0:"
               "allocator_release_to_os_interval_ms=-1";
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  longroll::fuzz::verdict_of({data, size});
  return 0;
}
