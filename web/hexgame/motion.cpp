#include "web/hexgame/motion.h"

#include <algorithm>
#include <cmath>

#include "engine/play/event_arguments.h"

namespace longroll::web::hexgame {

using board::Motion;
using board::Vec2;
namespace duration = board::duration;

namespace {

/// Where a unit on its way is after `t` of it.
Vec2 along(const std::vector<Vec2>& way, float t) {
  const float at = std::clamp(t, 0.0F, 1.0F) * static_cast<float>(way.size() - 1);
  const auto n = std::min(static_cast<std::size_t>(at), way.size() - 2);
  return board::mix(way[n], way[n + 1], at - static_cast<float>(n));
}

}  // namespace

bool has_roll(const Events& events) {
  return std::any_of(events.begin(), events.end(), [](const Event& e) { return e.kind == EventKind::Rolled; });
}

void MapMotion::forget() {
  ghosts_.clear();
  ways_.clear();
  dice_.clear();
}

void MapMotion::begin(const Events& events, const Motion& motion) {
  ghosts_.clear();
  std::erase_if(ways_, [&](const auto& way) { return !is_marching(way.first, motion); });
  marks_before_ = marks_before(events);
}

/// Ways of those that come to another hex, as they are seen, and losses.
void MapMotion::read_moves(const Events& events, float from, const Stage& stage) {
  const MapView& map = stage.map;
  for (const Event& event : events) {
    const auto moved = longroll::read<events::PieceMoved>(event);
    if (!moved) {
      continue;
    }
    const bool from_map = is_hex(moved->from);
    if (is_hex(moved->to)) {
      std::vector<Vec2>& way = ways_[stage.game.shown_as(moved->piece, moved->to)];
      if (way.empty() && from_map) {
        way.push_back(map.centre_of(moved->from));
      }
      if (const Vec2 to = map.centre_of(moved->to); way.empty() || way.back() != to) {  // many seen as one go once
        way.push_back(to);
      }
    } else if (from_map && !stage.game.loss_words(moved->piece, moved->to).empty()) {
      ghosts_.push_back({moved->piece, map.centre_of(moved->from)});
      stage.motion.start(key_of(Animation::Loss, moved->piece), duration::kRout, from);
    }
  }
}

float MapMotion::start_marches(bool is_theirs, float from, const MapView& map, Motion& motion) {
  float longest = ghosts_.empty() ? 0 : duration::kRout;
  const board::Rect seen_part = map.aimed().seen();
  for (const auto& [id, way] : ways_) {
    if (is_marching(id, motion)) {
      continue;
    }
    // What nobody sees takes no time.
    const bool visible = std::any_of(way.begin(), way.end(), [&](Vec2 p) { return seen_part.contains(p); });
    const float steps = duration::kMove * static_cast<float>(way.size() - 1);
    const float ms = visible ? std::min(steps, duration::kMaxMove) : 0;
    if (ms > 0) {
      motion.start(key_of(Animation::March, id), ms, from);
      longest = std::max(longest, ms + (is_theirs ? 120.0F : 0.0F));
    }
  }
  return longest;
}

float MapMotion::start(const Events& events, bool is_theirs, float delay, const Stage& stage) {
  MapView& map = stage.map;
  Motion& motion = stage.motion;
  const bool rolled = has_roll(events);
  float at = delay;
  if (rolled && !dice_.empty()) {
    motion.start(key_of(Animation::Roll, 0), duration::kDice, at);
    at += duration::kDice + duration::kHitsLift;
  }
  read_moves(events, at, stage);
  const float longest = start_marches(is_theirs, at, map, motion);
  if (rolled && !dice_.empty()) {
    const Vec2 where = map.centre_of(dice_.front().hex);
    if (!map.camera().seen().inset(30).contains(where)) {
      map.aim([&](board::Camera& camera) { camera.reveal({where.x - 120, where.y - 120, 240, 240}); });
    }
  }
  return at + longest + (!rolled ? 0.0F : is_theirs ? 900.0F : 350.0F);
}

bool MapMotion::is_marching(PieceId piece, const Motion& motion) const {
  return ways_.contains(piece) && motion.is_running(key_of(Animation::March, piece));
}

std::vector<MapMotion::Ghost> MapMotion::marching(const Motion& motion) const {
  std::vector<Ghost> out;
  for (const auto& [id, way] : ways_) {
    if (way.size() > 1 && is_marching(id, motion)) {
      out.push_back({id, along(way, motion.progress(key_of(Animation::March, id)))});
    }
  }
  return out;
}

std::int16_t MapMotion::shown_marks(PieceId piece, std::int16_t now, const Motion& motion) const {
  const auto before = marks_before_.find(piece);
  const bool is_falling = before != marks_before_.end() && motion.is_running(key_of(Animation::Roll, 0));
  return is_falling ? before->second : now;
}

}  // namespace longroll::web::hexgame
