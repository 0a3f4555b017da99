#include "web/hexgame/map_screen.h"

#include <algorithm>
#include <cmath>

#include "engine/core/heap_sort.h"
#include "web/hexgame/marks.h"
#include "web/hexgame/targets.h"

/// Reading the State, the camera, and the picture. input.cpp answers pointer and keys, inspector.cpp fills the side
/// panel.
namespace longroll::web::hexgame {

using board::Rect;
using board::Vec2;

namespace {

constexpr float kLabel = 20;  // px: the letters of words that mark ground

}  // namespace

MapScreen::MapScreen(GameModel& model, SubjectOf subject_of, MakeAdapter make)
    : screen_(model, subject_of), game_(make(screen_)), orders_(screen_, *game_), stacks_(screen_, *game_, moves_) {
  const board::Plate plate = game_->plate();
  screen_.map.build(game_->engraved(plate));
  minimap_.build(plate);
  places_ = game_->places();
  refresh();
  keep_holders();
  read_last_roll();
}

ViewCapabilities MapScreen::capabilities() {
  return {.zoomable = this,
          .scrollable = this,
          .drag_target = this,
          .key_listener = this,
          .overlays = this,
          .prompt_helper = this,
          .phone_hints = this,
          .lesson_guide = this,
          .notes_reader = this,
          .chronicler = this,
          .timed = this,
          .reporter = this,
          .place_shower = this,
          .reference = this,
          .narrator = this,
          .advance_answers = this};
}

void MapScreen::arrange(const Area& area) {
  if (screen_.map.arrange(area)) {
    look_first();
  }
}

void MapScreen::refresh() {
  screen_.board = game_->read();
  game_->mark_map(screen_.map.picture());
  minimap_.show_held(game_->held());
  revision_ = screen_.model.revision();
  set_reach(std::move(screen_.board.reach));
  const std::vector<PieceId> movers = screen_.choices().movers();
  if (std::find(movers.begin(), movers.end(), screen_.chosen) == movers.end()) {
    // Where an army is asked nobody is chosen until he is pointed at: a reserve could deploy, and could move.
    screen_.chosen = movers.empty() || screen_.board.asks_army ? kNoPiece : movers.front();
  }
  screen_.picked = screen_.picked == screen_.chosen ? screen_.picked : kNoPiece;
  set_overlays(screen_.overlays);
  ending_.reset();
  gather_ready();
  orders_.refresh();
}

void MapScreen::set_overlays(unsigned overlays) {
  screen_.overlays = overlays;
  patches_ = game_->ground(overlays);
}

void MapScreen::set_reach(ReachShown reach) {
  reach_ = board::patch_of(screen_.map.layout(), reach.hexes);
  screen_.board.reach = std::move(reach);
}

/// After a jump: the last roll stays in sight while its combat goes on. Decisions that belong to one combat lie close
/// together: the last few are looked at for its die, and read again in their order.
void MapScreen::read_last_roll() {
  constexpr std::size_t kOfACombat = 12;
  const Session& session = screen_.model.session();
  const std::size_t now = screen_.model.shown();
  std::size_t first = now;
  for (std::size_t n = now; n > session.first_ply() && n + kOfACombat > now; --n) {
    const Ply& ply = session.ply(n - 1);
    first = has_roll(ply.events) ? n - 1 : first;
    if (game_->clears_dice(ply.action)) {
      break;
    }
  }
  for (std::size_t n = first; n < now; ++n) {
    if (has_roll(session.ply(n).events)) {
      moves_.set_dice(game_->read_roll(n, session.state_at(n)));
    }
  }
}

std::optional<FightReport> MapScreen::fight(const Happened& happened) {
  return has_roll(happened.ply.events) ? game_->fight(happened.n, happened.before.seen) : std::nullopt;
}

std::optional<board::Rect> MapScreen::place_of(std::int32_t target) const {
  const board::Rect rect = screen_.rect_of(target);
  return screen_.map.is_visible(rect, is_hex_target(target)) ? std::optional(rect) : std::nullopt;
}

/// The first look: where most of those stand together who may be moved now, or else the reader's troops, so near that
/// names can be read.
void MapScreen::look_first() {
  const Seat reader = screen_.model.reader();
  const Seat side = is_player(reader) ? reader : screen_.board.turn.phasing;
  MapView& map = screen_.map;
  const auto weight = [&](const Stack& stack) {
    int sum = stack.side == side ? 2 : 1;
    for (const PieceId id : stack.units) {
      sum += game_->is_lit(id) ? 20 : 0;
    }
    return sum;
  };
  HexId best = kNoHex;
  int most = 0;
  for (const Stack& stack : screen_.board.stacks) {
    int near = weight(stack);
    for (const Stack& other : screen_.board.stacks) {
      near += map.layout().grid.distance(stack.hex, other.hex) <= 5 ? weight(other) : 0;
    }
    if (stack.side == side && near > most) {
      best = stack.hex;
      most = near;
    }
  }
  if (best == kNoHex) {
    map.camera().fit();
    return;
  }
  map.camera().look_at(map.centre_of(best), map.is_phone() ? 0.8F : map.area().page.w >= 1600 ? 1.1F : 0.85F);
  look_at_action();
}

/// The hexes that the choices name, those of their units, and those that the game adds.
std::vector<HexId> MapScreen::asked_about() const {
  std::vector<HexId> out;
  const auto add = [&](int place) {
    if (is_hex(place)) {
      out.push_back(static_cast<HexId>(place));
    }
  };
  for (const Subject& subject : screen_.choices().subjects()) {
    if (subject.unit != kNoPiece) {
      add(screen_.seen().piece(subject.unit).place);
    }
    add(subject.hex);
  }
  for (const HexId hex : screen_.board.looked_at) {
    add(hex);
  }
  return out;
}

/// Brings what is asked about into the window, with as little movement as that takes.
void MapScreen::look_at_action(PieceId was_out) {
  MapView& map = screen_.map;
  if (screen_.choices().empty() || !map.has_looked() ||
      !screen_.ordered.empty()) {  // who leads looks where he sends them
    return;
  }
  const BoardSnapshot& board = screen_.board;
  const auto is_seen = [&](HexId hex) {
    return map.camera().seen().inset(40).contains(map.centre_of(hex)) && !map.is_under_inset(hex);
  };
  if (board.any_will_do) {
    // A whole army is asked: something that can be done must be in sight.
    if (!board.looked_at.empty() && std::none_of(board.looked_at.begin(), board.looked_at.end(), is_seen)) {
      map.aim([&](board::Camera& camera) { camera.look_at(map.centre_of(map.nearest_of(board.looked_at))); });
    }
  } else if (const HexId here = screen_.hex_of(board.out); here != kNoHex) {
    if (board.out != was_out && is_seen(here)) {
      return;  // where it was clicked, it is clicked again
    }
    const Rect seen_part = map.camera().seen();
    map.reveal({&here, 1}, std::max(50.0F, std::min(seen_part.w, seen_part.h) * 0.2F));  // and where it could go
  } else {
    map.reveal(asked_about(), 75);
  }
}

float MapScreen::show(const Happened& happened, board::Motion& motion) {
  const Events& events = happened.ply.events;
  moves_.begin(events, motion);
  if (game_->clears_dice(happened.ply.action)) {
    moves_.set_dice({});
    game_->forget_roll();
  }
  if (has_roll(events)) {
    moves_.set_dice(game_->read_roll(happened.n, happened.before.seen));
  }
  // What has been decided takes the inspector from what was clicked before.
  screen_.pinned = screen_.fan = kNoHex;
  screen_.hovered = kNoTarget;
  screen_.tools_open = screen_.tools_open && !screen_.map.is_phone();  // there its list covers the map
  fan_timer_.stay();
  const bool is_ours = happened.ply.seat == screen_.model.reader();
  screen_.last = is_ours && !has_roll(events) ? screen_.subject_of(happened.ply.action).unit : kNoPiece;
  const BoardSnapshot before = screen_.board;
  if (revision_ != screen_.model.revision()) {
    refresh();  // once for all decisions of an order
  }
  const TurnTrack& now = screen_.board.turn;
  const bool is_new_turn = before.turn.now != now.now || before.turn.phasing != now.phasing;
  if (!has_roll(events) && is_new_turn) {
    moves_.set_dice({});  // those of the turn before say nothing any more
  }
  if (is_new_turn && now.phasing != screen_.model.reader()) {
    keep_holders();
    trails_.forget();
  }
  screen_.panel_open = screen_.panel_open && !is_new_turn;  // on a phone it would hide what the others do
  if (is_ours && before.turn.phasing == happened.ply.seat) {
    trails_.forget();
  } else if (!is_ours) {
    trails_.add(events);
  }
  moment_ = moment_since(before);
  if (!moment_) {
    moment_ = game_->moment(happened.n, happened.before.seen);
  }
  moment_of_ = happened.n;
  look_at_action(before.out);
  stacks_.light_up(motion.now());
  if (screen_.model.may_act()) {
    motion.start(key_of(Animation::Light, 0), board::duration::kLit + board::duration::kBreath);
  }
  if (motion.is_reduced() || motion.pace() <= 0) {
    return 0;
  }
  const bool is_followed = !is_ours && !screen_.model.may_act();
  return moves_.start(events, !is_ours, is_followed ? follow(happened) : 0, {screen_.map, *game_, motion});
}

void MapScreen::jump() {
  screen_.chosen = screen_.picked = screen_.last = kNoPiece;
  screen_.hovered = kNoTarget;
  screen_.pinned = screen_.fan = kNoHex;
  fan_timer_.stay();
  moves_.forget();
  trails_.forget();
  orders_.forget_standing();
  game_->forget();
  game_->forget_roll();
  stacks_.forget();
  refresh();
  keep_holders();
  read_last_roll();
  look_at_action();
}

/// Where the words stand that mark ground: over its hex, or beside it where no counter hides them. Empty: there is no
/// room for them.
board::Rect MapScreen::place_of_label(const GroundPatch& ground) const {
  if (ground.label.empty() || ground.at == kNoHex) {
    return {};
  }
  const MapView& map = screen_.map;
  const float size = map.counter_size();
  const Vec2 words{kLabel * 0.68F * static_cast<float>(ground.label.size()), kLabel};
  const Vec2 at = map.screen_of(ground.at);
  const Vec2 away = (Vec2{size, size} + words) * 0.5F;
  for (const Vec2 to : {Vec2{}, Vec2{0, -away.y}, Vec2{0, away.y}, Vec2{away.x, 0}, Vec2{-away.x, 0}}) {
    const board::Rect place{at.x + to.x - words.x / 2, at.y + to.y - words.y / 2, words.x, words.y};
    if (std::none_of(screen_.board.stacks.begin(), screen_.board.stacks.end(), [&](const Stack& stack) {
          const Vec2 from = map.screen_of(stack.hex) - place.centre();
          return std::fabs(from.x) * 2 < words.x + size && std::fabs(from.y) * 2 < words.y + size;
        })) {
      return place;
    }
  }
  return {};
}

void MapScreen::draw_ground(const Frame& frame) {
  MapView& map = screen_.map;
  frame.canvas.rect(map.area().table, frame.canvas.theme().margin);
  map.picture().draw(frame.canvas, map.camera());
  map.picture().draw_cartouche(frame.canvas, map.camera());
  frame.canvas.push_clip(map.camera().window());
  for (const GroundPatch& ground : patches_) {
    board::draw_patch(frame.canvas, map.camera(), map.layout(), ground.patch, ground.style, ground.side);
    if (const board::Rect place = place_of_label(ground); place.w > 0) {
      board::TextStyle style =
          board::style_of(board::Face::Slab900, kLabel, frame.canvas.theme().ink, board::Align::Centre);
      style.halo = 2.5F;
      style.halo_colour = frame.canvas.theme().paper;
      frame.canvas.text({place.centre().x, place.centre().y + kLabel * 0.35F}, ground.label, style);
    }
  }
  frame.canvas.pop_clip();
}

/// The names of the map keep out of the way of counters and of the words that mark ground.
void MapScreen::keep_names_clear() {
  constexpr float kStep = 4;      // map units: a small change of the zoom moves no name
  constexpr float kRim = 1.15F;   // of a counter: the count of a stack
  constexpr float kWorks = 1.5F;  // the ring of a fort, or two counters beside each other
  MapView& map = screen_.map;
  const auto half_of = [&](float counters) {
    const float half = counters * map.counter_size() / map.camera().zoom() / 2;
    return std::ceil(half / kStep) * kStep + 2;
  };
  HexArray<float> half{};
  for (const Stack& stack : screen_.board.stacks) {
    half[stack.hex] = half_of(stack.has_works || stack.is_shared || !stack.carriers.empty() ? kWorks : kRim);
  }
  const auto keep_clear = [&](HexId hex) { half[hex] = std::max(half[hex], half_of(kRim)); };
  for (const GroundPatch& ground : patches_) {
    if (const board::Rect place = place_of_label(ground); place.w > 0) {
      keep_clear(ground.at);
      if (const HexId hex = map.layout().at(map.camera().to_map(place.centre())); hex != kNoHex) {
        keep_clear(hex);
      }
    }
  }
  map.picture().make_way(half);
}

void MapScreen::draw_table(board::Canvas& canvas, const board::Motion& motion, std::int32_t focus) {
  if (revision_ != screen_.model.revision()) {
    refresh();
  }
  MapView& map = screen_.map;
  const Frame frame{canvas, motion, focus};
  const HexId sight_from = (screen_.overlays & kSight) != 0 ? screen_.told_of() : kNoHex;
  const SightShown sight = sight_from != kNoHex ? game_->sight_from(sight_from) : SightShown{};
  map.begin_frame();
  draw_ground(frame);
  canvas.push_clip(map.camera().window());
  if (sight_from != kNoHex) {
    draw_sight_ground(frame, map, sight);
  }
  draw_lit_ground(frame, screen_, *game_, reach_);
  keep_names_clear();
  map.picture().draw_lettering(canvas, map.camera());
  draw_numbers(frame, screen_);
  draw_costs(frame, screen_);
  draw_objective_ground(frame, screen_);
  draw_attack(frame, map, screen_.board.attack);
  draw_owed(frame, map, game_->owed());
  orders_.draw_ground(frame);
  trails_.draw(frame, screen_, *game_);
  stacks_.draw(frame);
  orders_.draw(frame);
  draw_objective_plaques(frame, screen_);
  draw_sight_lines(frame, map, sight, sight_from);
  draw_dice(frame, map, moves_.dice());
  stacks_.draw_fan(frame);
  minimap_.draw(frame, screen_);
  canvas.pop_clip();
  if (!map.is_phone()) {
    map.picture().draw_border(canvas, map.camera());
  }
  stacks_.draw_strip(frame);
}

}  // namespace longroll::web::hexgame
