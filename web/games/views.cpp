#include "web/games/battles/register.h"
#include "web/games/dixie/register.h"
#include "web/views/view_registry.h"

namespace longroll::web {

// Each game's screen is listed here as it lands.
std::unique_ptr<GameView> make_view(std::string_view game, GameModel& model) {
  return game == "dixie"     ? battlefield::make_dixie_view(model)
         : game == "battles" ? battlemap::make_battles_view(model)
                             : nullptr;
}

Seat side_told_of(std::string_view game, const State& before, const Event& event) {
  return game == "dixie" ? battlefield::side_told_of(before, event) : Seat::Nobody;
}

std::unique_ptr<GameRoom> make_room(const Game& game, std::uint64_t seed) {
  return game.info().id == "dixie" ? battlefield::make_card_room(game, seed) : nullptr;
}

std::vector<std::int16_t> draw_up_deck(const Game& game, const Setup& setup, Seat side, std::uint64_t seed) {
  return game.info().id == "dixie" ? battlefield::draw_up_deck(game, setup, side, seed) : std::vector<std::int16_t>();
}

}  // namespace longroll::web
