#include "web/hexgame/marks.h"

#include <algorithm>

#include "web/board/dice.h"
#include "web/board/marks.h"
#include "web/hexgame/targets.h"

namespace longroll::web::hexgame {

using board::Camera;
using board::Canvas;
using board::Face;
using board::HexLayout;
using board::HexMark;
using board::PatchStyle;
using board::Rect;
using board::style_of;
using board::TextStyle;
using board::Vec2;

namespace {

void draw_reach(const Frame& frame, const ScreenState& screen, const HexGameAdapter& game,
                const board::HexPatch& reach) {
  const Camera& camera = screen.map.camera();
  const HexLayout& layout = screen.map.layout();
  const auto side = [&](PieceId id) { return side_of(owner_of(screen.seen().piece(id))); };
  if (const ReachShown& shown = screen.board.reach; !shown.hexes.empty()) {
    board::draw_patch(frame.canvas, camera, layout, reach, PatchStyle::Reach, side(shown.unit));
    if (const auto way = game.way_to(screen.hex_of(screen.hovered))) {
      board::draw_path(frame.canvas, camera, layout, way->hexes, side(shown.unit), way->label);
    }
  } else if (screen.chosen != kNoPiece) {
    board::draw_patch(frame.canvas, camera, layout, board::patch_of(layout, screen.choices().hexes(screen.chosen)),
                      PatchStyle::Reach, side(screen.chosen));
  }
}

}  // namespace

void draw_lit_ground(const Frame& frame, const ScreenState& screen, const HexGameAdapter& game,
                     const board::HexPatch& reach) {
  const Camera& camera = screen.map.camera();
  const HexLayout& layout = screen.map.layout();
  draw_reach(frame, screen, game, reach);
  if (const HexId hex = screen.hex_of(screen.hovered); hex != kNoHex) {
    board::draw_hex(frame.canvas, camera, layout, hex, HexMark::Hover);
    if ((screen.overlays & kNumbers) == 0) {
      board::draw_hex_number(frame.canvas, camera, layout, hex);
    }
  }
  if (is_hex_target(frame.focus)) {
    board::draw_hex(frame.canvas, camera, layout, hex_of_target(frame.focus), HexMark::Focus);
  }
  if (screen.pinned != kNoHex) {
    board::draw_hex(frame.canvas, camera, layout, screen.pinned, HexMark::Hover);
  }
}

void draw_numbers(const Frame& frame, const ScreenState& screen) {
  const Camera& camera = screen.map.camera();
  if ((screen.overlays & kNumbers) == 0 || camera.zoom() < 0.4F) {
    return;
  }
  const Rect seen = camera.seen().inset(-board::kHexRadius);
  const HexLayout& layout = screen.map.layout();
  for (int column = 1; column <= layout.grid.columns; ++column) {
    for (int row = 1; row <= layout.grid.rows; ++row) {
      if (seen.contains(layout.centre(column, row))) {
        board::draw_hex_number(frame.canvas, camera, layout, hex_at(column, row));
      }
    }
  }
}

void draw_objective_ground(const Frame& frame, const ScreenState& screen) {
  if ((screen.overlays & kObjectives) == 0) {
    return;
  }
  for (const ObjectiveShown& objective : screen.board.objectives) {
    board::draw_hex(frame.canvas, screen.map.camera(), screen.map.layout(), objective.hex, HexMark::Objective);
  }
}

namespace {

float shared(const Rect& a, const Rect& b) {
  const float wide = std::min(a.right(), b.right()) - std::max(a.x, b.x);
  const float tall = std::min(a.bottom(), b.bottom()) - std::max(a.y, b.y);
  return wide > 0 && tall > 0 ? wide * tall : 0;
}

/// Below its hex, above it, or beside it: where it covers least of the counters and of the plaques before it.
Rect place_plaque(Vec2 at, float counter, Vec2 size, std::span<const Rect> taken) {
  const float off = counter / 2 + 3;
  const Rect places[] = {
      {at.x - size.x / 2, at.y + off, size.x, size.y},   {at.x - size.x / 2, at.y - off - size.y, size.x, size.y},
      {at.x + off, at.y - size.y / 2, size.x, size.y},   {at.x - off - size.x, at.y - size.y / 2, size.x, size.y},
      {at.x + off, at.y + off, size.x, size.y},          {at.x - off - size.x, at.y + off, size.x, size.y},
      {at.x + off, at.y - off - size.y, size.x, size.y}, {at.x - off - size.x, at.y - off - size.y, size.x, size.y}};
  const Rect* best = nullptr;
  float least = 0;
  for (const Rect& place : places) {
    float covered = 0;
    for (const Rect& other : taken) {
      covered += shared(place, other);
    }
    if (best == nullptr || covered < least) {
      best = &place;
      least = covered;
    }
  }
  return *best;
}

}  // namespace

void draw_objective_plaques(const Frame& frame, const ScreenState& screen) {
  if ((screen.overlays & kObjectives) == 0) {
    return;
  }
  Canvas& canvas = frame.canvas;
  const MapView& map = screen.map;
  const float counter = map.counter_size();
  std::vector<Rect> taken;
  for (const Stack& stack : screen.board.stacks) {
    const Vec2 at = map.screen_of(stack.hex);
    taken.push_back({at.x - counter / 2, at.y - counter / 2, counter, counter});
  }
  for (const ObjectiveShown& objective : screen.board.objectives) {
    const Vec2 at = map.screen_of(objective.hex);
    if (!map.camera().window().inset(-60).contains(at)) {
      continue;
    }
    const Seat holder = objective.holder;
    const int points = objective.points[static_cast<std::size_t>(is_player(holder) ? index_of(holder) : 0)];
    const std::string words = objective.name + (points > 0 ? " " + std::to_string(points) : "");
    const TextStyle style = style_of(Face::Slab700, 13, canvas.theme().ink, board::Align::Left);
    const float wide = canvas.measure(words, style) + (is_player(holder) ? 30.0F : 14.0F);
    const Rect plaque = place_plaque(at, counter, {wide, 20}, taken);
    taken.push_back(plaque);
    draw_plaque(canvas, plaque);
    if (is_player(holder)) {
      board::draw_badge(canvas, side_of(holder), {plaque.x + 12, plaque.centre().y}, 13);
    }
    canvas.text({plaque.right() - 7 - canvas.measure(words, style), plaque.y + 14.5F}, words, style);
  }
}

void draw_sight_ground(const Frame& frame, const MapView& map, const SightShown& sight) {
  board::draw_patch(frame.canvas, map.camera(), map.layout(), board::patch_of(map.layout(), sight.ground),
                    PatchStyle::Sight, sight.side);
}

void draw_sight_lines(const Frame& frame, const MapView& map, const SightShown& sight, HexId from) {
  for (const Glance& glance : sight.enemies) {
    if (map.layout().grid.distance(from, glance.hex) > 1) {
      board::draw_sight(frame.canvas, map.camera(), map.centre_of(from), map.centre_of(glance.hex),
                        glance.is_clear ? 2.0F : 0.5F);
    }
  }
}

void draw_attack(const Frame& frame, const MapView& map, const AttackShown& attack) {
  if (attack.targets.empty()) {
    return;
  }
  board::draw_patch(frame.canvas, map.camera(), map.layout(), board::patch_of(map.layout(), attack.targets),
                    PatchStyle::Target);
  for (const AttackShown::Arrow& arrow : attack.arrows) {
    const Vec2 from = map.centre_of(arrow.from);
    const Vec2 to = map.centre_of(arrow.to);
    if (arrow.is_fire) {
      board::draw_bombardment(frame.canvas, map.camera(), from, to);
    } else {
      board::draw_attack(frame.canvas, map.camera(), from, to);
    }
  }
}

void draw_owed(const Frame& frame, const MapView& map, std::span<const HexId> owed) {
  const float r = map.counter_size() * 0.5F + 7;
  for (const HexId hex : owed) {
    board::Stroke dashed;
    dashed.width = 2.5F;
    dashed.dash = 6;
    dashed.gap = 4;
    const Vec2 at = map.screen_of(hex);
    frame.canvas.rect_edge({at.x - r, at.y - r, 2 * r, 2 * r}, 5, dashed, frame.canvas.theme().red);
  }
}

void draw_dice(const Frame& frame, const MapView& map, std::span<const DieShown> dice) {
  const Camera& camera = map.camera();
  const bool rolling = frame.motion.is_running(key_of(Animation::Roll, 0));
  const float t = frame.motion.linear(key_of(Animation::Roll, 0));
  const float size = 30 * std::clamp(camera.zoom() * 1.25F, 0.4F, 1.0F);
  unsigned n = 0;
  for (const DieShown& die : dice) {
    const bool whole = die.words.empty();  // the die of the combat itself
    Vec2 at = map.screen_of(die.hex) + Vec2{whole ? 0.0F : map.counter_size() * 0.5F,
                                            -map.counter_size() * 0.5F - (whole ? size * 0.75F : 4.0F)};
    at.y = std::max(at.y, camera.window().y + 24);
    const board::DieFace face{side_of(die.side), die.value, false, die.sides};
    const float s = whole ? size : size * 0.66F;
    ++n;
    if (rolling) {
      board::draw_die_rolling(frame.canvas, at + Vec2{-120, -50}, at, s, face, -8, t, n);
    } else {
      board::draw_die(frame.canvas, at, s, face, -8);
    }
  }
}

}  // namespace longroll::web::hexgame
