#include "tests/fuzz/support/fuzz.h"

#include "assets/embedded.h"
#include "engine/play/game.h"

namespace longroll::fuzz {

const LoadedGame& game() {
  static const LoadedGame loaded = [] {
    Result<LoadedGame> result = load_game(all_games().front().id, [](std::string_view path) -> Result<std::string> {
      return std::string(find_embedded_text(embedded_data(), path));
    });
    return std::move(result).value();
  }();
  return loaded;
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

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  longroll::fuzz::verdict_of({data, size});
  return 0;
}
