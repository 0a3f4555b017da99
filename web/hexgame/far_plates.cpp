#include "web/hexgame/far_plates.h"

#include <algorithm>
#include <map>

#include "engine/core/heap_sort.h"
#include "web/hexgame/stacks.h"

namespace longroll::web::hexgame {

using board::Rect;
using board::Vec2;

namespace {

constexpr float kTall = 16;  ///< of a plate, in px

/// The units of one command that lie on the map.
struct Command {
  std::string words;  ///< "Sheridan 29"
  Seat side = Seat::Union;
  int strength = 0;
  std::vector<Vec2> at;

  /// Where most of it is: the unit nearest to the middle of all.
  Vec2 heart() const {
    Vec2 middle{};
    for (const Vec2 one : at) {
      middle = middle + one * (1 / static_cast<float>(at.size()));
    }
    return *std::min_element(at.begin(), at.end(),
                             [&](Vec2 a, Vec2 b) { return board::length(a - middle) < board::length(b - middle); });
  }
};

bool overlaps(const Rect& a, const Rect& b) {
  return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

/// Beside the heart, where no other plate lies and fewest units do; empty: nowhere.
Rect place_of(Vec2 heart, float wide, const Rect& window, const std::vector<Rect>& taken,
              const std::vector<Vec2>& units) {
  constexpr float kAway = 20;
  const float half = wide / 2 + 12;
  Rect best{};
  std::ptrdiff_t least = 1'000'000;
  for (const Vec2 by :
       {Vec2{0, -kAway}, Vec2{half, 0}, Vec2{-half, 0}, Vec2{0, kAway}, Vec2{half, -kAway}, Vec2{-half, -kAway},
        Vec2{half, kAway}, Vec2{-half, kAway}, Vec2{0, -2 * kAway}, Vec2{0, 2 * kAway}}) {
    const Rect place{heart.x + by.x - wide / 2, heart.y + by.y - kTall / 2, wide, kTall};
    const bool is_free =
        place.x > window.x && place.right() < window.right() && place.y > window.y &&
        place.bottom() < window.bottom() &&
        std::none_of(taken.begin(), taken.end(), [&](const Rect& other) { return overlaps(other, place); });
    const std::ptrdiff_t covered =
        std::count_if(units.begin(), units.end(), [&](Vec2 at) { return place.inset(-3).contains(at); });
    if (is_free && covered < least) {
      least = covered;
      best = place;
    }
  }
  return best;
}

}  // namespace

std::vector<CommandPlate> command_plates(const ScreenState& screen, const HexGameAdapter& game,
                                         const std::function<float(std::string_view)>& width_of) {
  std::map<std::pair<Seat, std::string>, Command> all;
  std::vector<Vec2> units;
  for (const Stack& stack : screen.board.stacks) {
    units.push_back(screen.map.screen_of(stack.hex));
    for (const PieceId id : stack.units) {
      if (const std::string name = game.command_of(id); !name.empty()) {
        const CounterLook look = game.look(id, screen.seen().piece(id).marks);
        Command& command = all[{look.side, name}];
        command.side = look.side;
        command.strength += look.strength;
        command.at.push_back(units.back());
        command.words = name;
      }
    }
  }
  std::vector<const Command*> order;  // the strongest has the first choice of a place
  for (auto& [key, command] : all) {
    if (command.strength > 0) {  // else its leader is alone
      command.words += " " + std::to_string(command.strength);
      order.push_back(&command);
    }
  }
  heap_sort(order.begin(), order.end(), [](const Command* a, const Command* b) {
    return a->strength != b->strength ? a->strength > b->strength : a->words < b->words;
  });
  std::vector<Rect> taken{screen.map.inset(), screen.map.strip()};
  std::vector<CommandPlate> out;
  for (const Command* command : order) {
    const Rect place =
        place_of(command->heart(), width_of(command->words) + 10, screen.map.camera().window(), taken, units);
    if (place.w > 0) {
      taken.push_back(place);
      out.push_back({command->words, command->side, place});
    }
  }
  return out;
}

void StackDrawing::draw_commands(const Frame& frame) const {
  board::Canvas& canvas = frame.canvas;
  board::TextStyle style = board::style_of(board::Face::Slab700, 11.5F, canvas.theme().ink, board::Align::Centre);
  for (const CommandPlate& plate :
       command_plates(screen_, game_, [&](std::string_view words) { return canvas.measure(words, style); })) {
    const Rect& at = plate.at;
    style.colour = canvas.theme().on_ground(side_of(plate.side));
    canvas.shadow(at, 3, {0, 1}, 2, board::fade(board::rgb(0x1A1008), 0.35F));
    canvas.rounded_rect(at, 3, canvas.theme().ground(side_of(plate.side)));
    canvas.rect_edge(at, 3, {}, canvas.theme().paper);
    canvas.text({at.centre().x, at.centre().y + 4}, plate.words, style);
  }
}

}  // namespace longroll::web::hexgame
