// The screens of the games: one row a game. A game's code may be a module that has not come yet
// (web/views/game_code.h), so the rows hold addresses, and are read only here.
#include <array>

#include "web/games/battles/register.h"
#include "web/games/campaign/register.h"
#include "web/games/chattanooga/register.h"
#include "web/games/dixie/register.h"
#include "web/views/game_code.h"
#include "web/views/view_registry.h"

namespace longroll::web {
namespace {

/// What the page asks of a game beside its rules. Null: the game has none.
struct GameScreens {
  std::string_view id;
  std::unique_ptr<GameView> (*make_view)(GameModel& model);
  std::unique_ptr<GameRoom> (*make_room)(const Game& game, std::uint64_t seed) = nullptr;
  std::vector<std::int16_t> (*draw_up_deck)(const Game& game, const Setup& setup, Seat side,
                                            std::uint64_t seed) = nullptr;
  Seat (*side_told_of)(const State& before, const Event& event) = nullptr;
};

constexpr std::array kScreens{
    GameScreens{.id = "dixie",
                .make_view = dixie::make_dixie_view,
                .make_room = dixie::make_card_room,
                .draw_up_deck = dixie::draw_up_deck,
                .side_told_of = dixie::side_told_of},
    GameScreens{.id = "battles", .make_view = battles::make_battles_view},
    GameScreens{.id = "chattanooga",
                .make_view = chattanooga::make_chattanooga_view,
                .side_told_of = chattanooga::side_told_of},
    GameScreens{.id = "campaign", .make_view = campaign::make_campaign_view},
};

/// The row of that game; one with nothing in it when there is none, or its code has not come.
const GameScreens& screens_of(std::string_view game) {
  static constexpr GameScreens kNone{.id = {}, .make_view = nullptr};
  for (const GameScreens& row : kScreens) {
    if (row.id == game && is_code_here(game)) {
      return row;
    }
  }
  return kNone;
}

/// The same, for what the game's room does: its code comes later still.
const GameScreens& room_of(std::string_view game) { return screens_of(is_code_here(room_code_of(game)) ? game : ""); }

}  // namespace

std::unique_ptr<GameView> make_view(std::string_view game, GameModel& model) {
  const auto make = screens_of(game).make_view;
  return make != nullptr ? make(model) : nullptr;
}

Seat side_told_of(std::string_view game, const State& before, const Event& event) {
  const auto tell = screens_of(game).side_told_of;
  return tell != nullptr ? tell(before, event) : Seat::Nobody;
}

std::unique_ptr<GameRoom> make_room(const Game& game, std::uint64_t seed) {
  const auto make = room_of(game.info().id).make_room;
  return make != nullptr ? make(game, seed) : nullptr;
}

std::vector<std::int16_t> draw_up_deck(const Game& game, const Setup& setup, Seat side, std::uint64_t seed) {
  const auto draw = room_of(game.info().id).draw_up_deck;
  return draw != nullptr ? draw(game, setup, side, seed) : std::vector<std::int16_t>();
}

}  // namespace longroll::web
