#include "tests/fuzz/support/fuzz.h"

#include <memory>

#include "assets/embedded.h"
#include "engine/play/setup.h"
#include "tests/rules/battles/skirmish.h"

namespace longroll::fuzz {

const std::vector<Table>& tables() {
  constexpr std::uint64_t kSkirmishes = 6;
  static std::vector<std::shared_ptr<const Game>> kept;
  static const std::vector<Table> all = [] {
    std::vector<Table> made;
    for (const GameEntry& entry : all_games()) {
      Result<LoadedGame> loaded = load_game(entry.id, [](std::string_view path) -> Result<std::string> {
        return std::string(find_embedded_text(embedded_data(), path));
      });
      LR_CHECK(loaded.ok(), "the house's own data is good");
      kept.push_back(std::move(loaded.value().game));
    }
    for (std::uint64_t number = 0; number < kSkirmishes; ++number) {
      kept.push_back(battles::test::skirmish(number));
    }
    for (const auto& game : kept) {
      for (std::size_t i = 0; i < game->info().scenarios.size(); ++i) {
        Setup setup = standard_setup(*game);
        setup.scenario = static_cast<int>(i);
        made.push_back({game.get(), std::move(setup)});
      }
    }
    return made;
  }();
  return all;
}

const Table& table(std::uint32_t number) { return tables()[number % tables().size()]; }

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

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  longroll::fuzz::verdict_of({data, size});
  return 0;
}
