#include <algorithm>
#include <cmath>

#include "engine/core/heap_sort.h"
#include "web/hexgame/map_screen.h"
#include "web/hexgame/targets.h"
#include "web/views/ui.h"

/// What pointer and keys mean on the map.
namespace longroll::web::hexgame {

using board::Rect;
using board::Vec2;

std::vector<Target> MapScreen::targets() const {
  std::vector<Target> out;
  const ChoiceIndex& now = screen_.choices();
  if (now.empty()) {
    return out;
  }
  const auto add = [&](std::int32_t id, const Choice& choice) {
    out.push_back({id, screen_.rect_of(id), choice.label, choice.action});
  };
  for (const Stack& stack : screen_.board.stacks) {
    for (const PieceId id : stack.units) {
      const Choice* choice = now.of_unit(id);
      if (choice != nullptr && !screen_.subject_of(choice->action).is_unit_to_hex()) {
        add(id, *choice);
      } else if (choice != nullptr && screen_.chosen != id) {
        const std::string name(game_->look(id, screen_.seen().piece(id).marks).name);
        out.push_back({id, screen_.rect_of(id), name, std::nullopt});
      }
    }
  }
  for (const Arrival& arrival : screen_.board.arrivals) {
    for (const PieceId id : arrival.units) {
      if (const Choice* choice = now.of_unit(id)) {
        add(id, *choice);
      }
    }
  }
  std::vector<HexId> hexes = now.hexes(screen_.chosen);
  const Grid& grid = screen_.map.layout().grid;
  heap_sort(hexes.begin(), hexes.end(),
            [&](HexId a, HexId b) { return std::pair(grid.half_rows(a), a) < std::pair(grid.half_rows(b), b); });
  for (const HexId hex : hexes) {
    add(target_of_hex(hex), *now.of_hex(hex, screen_.chosen));
  }
  for (const HexId hex : orders_.is_on() ? screen_.board.reach.hexes : std::vector<HexId>()) {
    out.push_back({target_of_hex(hex), screen_.rect_of(target_of_hex(hex)), "Send them to " + hex_text(hex)});
  }
  return out;
}

/// The fan that belongs to where the pointer is: at once for a finger and the keyboard, after a rest for a mouse.
void MapScreen::follow_with_fan() {
  const bool touch = screen_.map.area().touch;
  if (touch && screen_.hovered == kNoTarget) {
    return;  // a finger that leaves the screen leaves the fan open
  }
  const HexId hex = screen_.hex_of(screen_.hovered);
  const Stack* stack = screen_.board.at(hex);
  // Where a unit under way may go the hex is meant, not who lies there.
  const bool has_fan = stack != nullptr && stack->units.size() > 1 && !game_->way_to(hex).has_value() &&
                       (!orders_.is_on() || hex == orders_.hex());
  if (touch || !pointer_) {
    screen_.fan = has_fan ? hex : kNoHex;
    fan_timer_.stay();
  } else if (screen_.fan != kNoHex && (hex == screen_.fan || screen_.fan_plate.contains(*pointer_))) {
    fan_timer_.stay();
  } else {
    fan_timer_.lead_to(has_fan && screen_.board.out == kNoPiece ? hex : kNoHex, screen_.fan);
  }
}

void MapScreen::point(std::optional<Vec2> at, double now) {
  pointer_ = at;
  screen_.pointed = at ? std::optional(screen_.map.camera().to_map(*at)) : std::nullopt;
  pointed_at_ = now;
  if (at && !screen_.map.area().touch) {
    follow_with_fan();
  }
}

void MapScreen::tick(double now, bool is_still) {
  screen_.fan = fan_timer_.tick(now, screen_.fan);
  screen_.map.tick(now, is_still);
}

double MapScreen::due_in(double now) const { return screen_.map.is_gliding() ? 0 : fan_timer_.due_in(now); }

/// On the small map: what lies there comes into the middle. A counter: the hex under it is pointed at, and where it is
/// put down it goes.
Intent MapScreen::drag(std::int32_t id, Vec2 to, bool is_done) {
  if (is_unit_target(id)) {
    const std::int32_t below = screen_.map.pick(to, 0);
    const HexId hex = screen_.hex_of(below);
    if (!is_done) {
      screen_.hovered = hex == kNoHex ? kNoTarget : target_of_hex(hex);
      return Intent::redraw();
    }
    const bool is_away = hex != kNoHex && hex != screen_.hex_of(id);
    const std::optional<Intent> sent = is_away ? game_->drag_to(piece_of(id), hex) : std::nullopt;
    return sent ? *sent : Intent::redraw();
  }
  if (const auto point = minimap_.map_point(to)) {
    screen_.map.stop_gliding();
    screen_.map.camera().look_at(*point);
  }
  return Intent::redraw();
}

bool MapScreen::hover(std::int32_t id) {
  if (id == screen_.hovered) {
    return false;
  }
  screen_.hovered = id;
  MapView& map = screen_.map;
  const HexId hex = screen_.hex_of(id);
  follow_with_fan();
  if (orders_.is_on() && hex != kNoHex) {
    orders_.point_at(hex);  // what was pointed at last stays when the pointer goes to a button
  }
  if (screen_.board.out == kNoPiece) {
    set_reach(game_->look_ahead(orders_.is_on() ? orders_.first() : is_unit_target(id) ? piece_of(id) : kNoPiece));
  }
  // The keyboard can stand on what is out of sight: the map comes to it. Under a pointer it lies still.
  if (hex != kNoHex && !pointer_ && !map.camera().window().contains(map.screen_of(hex))) {
    const Vec2 at = map.centre_of(hex);
    map.aim([&](board::Camera& camera) { camera.reveal({at.x - 60, at.y - 60, 120, 120}); });
  }
  return true;
}

/// The pointer is on the counter below its open fan, where a click means all who lie there.
bool MapScreen::means_whole_stack(std::int32_t id) const {
  return is_fanned(id) && pointer_ && !screen_.map.area().touch && !screen_.fan_plate.contains(*pointer_) &&
         game_->means_stack(screen_.fan);
}

Tip MapScreen::tip(std::int32_t id) const {
  Tip tip;
  if (orders_.is_on() && orders_.to() != kNoHex && screen_.hex_of(id) == orders_.to()) {
    tip = orders_.tip();
  } else if (means_whole_stack(id)) {
    tip = game_->tip_of_hex(screen_.fan);
  } else if (is_unit_target(id)) {
    tip = screen_.seen().has_piece(piece_of(id)) ? game_->tip_of_unit(piece_of(id)) : Tip{};
  } else if (is_hex_target(id)) {
    tip = game_->tip_of_hex(hex_of_target(id));
  } else if (id == kStripTarget) {
    tip = game_->tip_of_strip();
  }
  if (tip.title.empty()) {
    return tip;
  }
  // It lies over neither what is pointed at, nor the unit that is out and its way, nor the fan.
  tip.keep_clear.push_back(screen_.rect_of(id));
  if (const auto way = game_->way_to(screen_.hex_of(id))) {
    for (const HexId hex : way->hexes) {
      tip.keep_clear.push_back(screen_.map.rect_of_hex(hex));
    }
  }
  if (screen_.fan != kNoHex) {
    tip.keep_clear.push_back(screen_.fan_plate);
  }
  for (const Target& target : targets()) {
    if (target.id == kMinimapTarget) {
      tip.keep_clear.push_back(target.rect);
    }
  }
  // Nor, if it can be helped, over those near it who could be chosen.
  const HexId here = screen_.hex_of(id);
  for (const Stack& stack : screen_.board.stacks) {
    const bool is_near = here != kNoHex && screen_.map.layout().grid.distance(here, stack.hex) <= 4;
    if (is_near &&
        std::any_of(stack.units.begin(), stack.units.end(), [&](PieceId unit) { return game_->is_lit(unit); })) {
      tip.keep_clear.push_back(screen_.map.rect_of_hex(stack.hex));
    }
  }
  return tip;
}

/// One of the counters of the fan.
bool MapScreen::is_fanned(std::int32_t id) const {
  const HexId hex = screen_.hex_of(id);
  return is_unit_target(id) && screen_.fan == hex && hex != kNoHex;
}

/// Where several of a stack could be meant a click opens the fan first: that of a finger, which cannot hover; and one
/// on the unit that is out, whose fan would be in the way of where it may go.
bool MapScreen::opens_fan(std::int32_t id, HexId hex) {
  const bool fanned = is_fanned(id);
  const bool was_open = screen_.fan == hex && hex != kNoHex;
  if (!was_open) {
    screen_.fan = kNoHex;
  }
  const Stack* stack = screen_.board.at(hex);
  if (fanned || stack == nullptr || stack->units.size() < 2) {
    return false;
  }
  if (screen_.board.out != kNoPiece) {
    const bool is_its_own = screen_.seen().piece(screen_.board.out).place == hex;
    screen_.fan = is_its_own ? hex : screen_.fan;
    return is_its_own && !was_open;
  }
  const auto lit = std::count_if(stack->units.begin(), stack->units.end(),
                                 [&](PieceId other) { return screen_.choices().of_unit(other) != nullptr; });
  if (screen_.map.area().touch && lit > 1 && !(was_open && game_->means_stack(hex))) {
    screen_.fan = hex;
    return true;
  }
  return false;
}

/// A click on a stack means the first of it that can be chosen; one of the fan means itself.
Intent MapScreen::activate_counter(std::int32_t id, HexId hex) {
  const ChoiceIndex& now = screen_.choices();
  PieceId unit = is_unit_target(id) ? piece_of(id) : kNoPiece;
  const Stack* stack = screen_.board.at(hex);
  if (stack != nullptr && !is_fanned(id) && (unit == kNoPiece || now.of_unit(unit) == nullptr)) {
    for (const PieceId other : stack->units) {
      unit = now.of_unit(other) != nullptr ? other : unit;
    }
  }
  if (unit != kNoPiece) {
    if (const Choice* choice = now.of_unit(unit)) {
      if (screen_.subject_of(choice->action).is_unit_to_hex()) {
        screen_.chosen = screen_.picked = unit;
        screen_.pinned = kNoHex;
        return Intent::redraw();
      }
      return Intent::submit(game_->meant(unit).value_or(choice->action));
    }
    if (const auto instead = game_->take_instead(unit)) {
      return *instead;
    }
  }
  if (hex != kNoHex && screen_.model.may_act()) {
    if (const auto down = game_->put_down()) {
      return *down;
    }
  }
  // Nothing is decided: it is looked at, and who lies there is laid out.
  screen_.pinned = screen_.pinned == hex ? kNoHex : hex;
  screen_.fan = screen_.pinned != kNoHex && stack != nullptr && stack->units.size() > 1 ? hex : screen_.fan;
  return tip(id).barred ? Intent{} : Intent::redraw();
}

Intent MapScreen::activate(std::int32_t id) {
  if (id == kPanelButton || id == kMapButton) {
    screen_.panel_open = id == kPanelButton && !screen_.panel_open;
    screen_.tools_open = id == kMapButton && !screen_.tools_open;
    return Intent::redraw();
  }
  if (id == kStripTarget) {
    return Intent::redraw();
  }
  if (id == kCancelButton) {
    return cancel();
  }
  if (id == kMinimapTarget) {
    return pointer_ ? drag(id, *pointer_, true) : Intent{};
  }
  if (id >= kNextButton && id <= kAskedButton) {
    return press_tool(id);
  }
  if (id == kAskEndButton || id == kAskFateButton) {
    for (const Choice& choice : screen_.model.prompt().choices) {
      const bool is_meant =
          id == kAskEndButton ? game_->ends_phase(choice.action) : !game_->fateful_words(choice.action).empty();
      ending_ = is_meant ? std::optional(choice.action) : ending_;
    }
    return Intent::redraw();
  }
  if ((id >= kOrderUnit && id <= kOrderCarryOut) || id == kOrderInLine || id == kOrderGoOn) {
    return orders_.press(id);
  }
  if (id == kOrderStay || id == kOrderSleep) {
    return let_them_stay(id == kOrderSleep);
  }
  if (id == kFormationButton) {
    return next_formation();
  }
  if (id == kPlaceButton) {
    return next_place();
  }
  if (id >= kFirstOwnButton) {
    const std::vector<HexId> lit = screen_.board.reach.hexes;
    Intent intent = game_->press(id);
    if (screen_.board.reach.hexes != lit) {
      set_reach(screen_.board.reach);  // a finger does not hover over the map afterwards
      look_at_action();
    }
    return intent;
  }
  ending_.reset();
  const ChoiceIndex& now = screen_.choices();
  const HexId hex = screen_.hex_of(id);
  const bool fanned = is_fanned(id);
  const bool is_second = is_second_click(hex);
  if (const std::optional<Intent> own = screen_.model.may_act() ? game_->click(id, hex) : std::nullopt) {
    return *own;
  }
  if (const std::optional<Intent> order = order_by_click(id, hex)) {
    return *order;
  }
  if (is_second && !fanned && !would_decide(hex)) {
    const Vec2 there = screen_.map.centre_of(hex);
    screen_.map.aim([&](board::Camera& camera) { camera.look_at(there); });
    return Intent::redraw();
  }
  if (opens_fan(id, hex)) {
    return Intent::redraw();
  }
  if (hex != kNoHex && !now.empty()) {
    const Choice* choice = now.of_hex(hex, screen_.chosen);
    const bool chooses = is_unit_target(id) && game_->chooses_counters_first();
    if (choice != nullptr && !((fanned || chooses) && now.of_unit(piece_of(id)) != nullptr)) {
      return Intent::submit(choice->action);
    }
  }
  return activate_counter(id, hex);
}

/// Twice in a short while at the same place: it is brought into the middle, unless the second click decides something.
bool MapScreen::is_second_click(HexId hex) {
  constexpr double kDouble = 350;  // ms
  const bool is_second = hex != kNoHex && hex == clicked_ && pointed_at_ - clicked_at_ < kDouble;
  clicked_ = is_second ? kNoHex : hex;
  clicked_at_ = pointer_ ? pointed_at_ : -1e9;
  return is_second;
}

bool MapScreen::would_decide(HexId hex) const {
  const ChoiceIndex& now = screen_.choices();
  const Stack* stack = screen_.board.at(hex);
  return now.of_hex(hex, screen_.chosen) != nullptr ||
         (stack != nullptr && std::any_of(stack->units.begin(), stack->units.end(),
                                          [&](PieceId unit) { return now.of_unit(unit) != nullptr; }));
}

Intent MapScreen::cancel() {
  clicked_ = kNoHex;
  if (ending_) {
    ending_.reset();
    return Intent::redraw();
  }
  if (orders_.is_on()) {
    orders_.drop();
    screen_.fan = kNoHex;
    set_reach({});
    return Intent::redraw();
  }
  if (roster_.is_open || screen_.panel_open || screen_.tools_open || screen_.fan != kNoHex ||
      screen_.pinned != kNoHex) {
    roster_.is_open = screen_.panel_open = screen_.tools_open = false;
    screen_.fan = screen_.pinned = kNoHex;
    screen_.hovered = kNoTarget;
    return Intent::redraw();
  }
  if (!screen_.model.may_act()) {
    return {};
  }
  const auto down = game_->put_down();
  return down ? *down : game_->cancel();
}

bool MapScreen::zoom(Vec2 about, float factor) {
  screen_.map.stop_gliding();
  screen_.map.camera().zoom_about(about, factor);
  return true;
}

bool MapScreen::pan(Vec2 by) {
  screen_.map.stop_gliding();
  screen_.map.camera().pan(by);
  return true;
}

bool MapScreen::wheel(Vec2 at, Vec2 by) {
  screen_.map.stop_gliding();
  screen_.map.camera().zoom_about(at, std::exp2(by.y * 0.25F));
  return true;
}

bool MapScreen::key(std::int32_t code, bool shift) {
  if (screen_.map.key(code, shift)) {
    return true;
  }
  if (code == 'g' && orders_.may_begin()) {
    by_key_ = orders_.widen();
    return true;
  }
  // Keys press the buttons that are drawn beside the map: what has no button has no key.
  if (code == 'n' && shift && orders_.may_begin()) {
    ui::state().pressed = "map-formation";
    return true;
  }
  if (code == 'n' && shift && !screen_.board.ready.empty() && !game_->next_places().hexes.empty()) {
    ui::state().pressed = "map-place";
    return true;
  }
  for (const auto& [letter, button] :
       {std::pair{'n', "map-next"}, {'z', "map-sleep"}, {'m', "map-roster"}, {'f', "map-asked"}}) {
    if (code == letter) {
      ui::state().pressed = button;
      return true;
    }
  }
  for (const OverlayWords& overlay : game_->overlays()) {
    if (overlay.key == code) {
      set_overlays(screen_.overlays ^ overlay.bit);
      return true;
    }
  }
  return false;
}

std::vector<BarButton> MapScreen::bar_buttons() const {
  return {{kPanelButton, game_->panel_name()}, {kMapButton, "Map"}};
}

std::optional<Rect> MapScreen::where(const Action& action, Part part) const {
  const Subject subject = screen_.subject_of(action);
  std::int32_t id = kNoTarget;
  if (part == Part::Piece && subject.unit != kNoPiece) {
    id = subject.unit;
  } else if (part == Part::Place && subject.hex != kNoHex) {
    id = target_of_hex(subject.hex);
  } else if (part == Part::Place && screen_.seen().has_piece(subject.unit)) {
    id = target_of_hex(screen_.seen().piece(subject.unit).place);
  }
  const Rect rect = id == kNoTarget ? Rect{} : screen_.rect_of(id);
  return screen_.map.is_visible(rect, is_hex_target(id)) ? std::optional(rect) : std::nullopt;
}

}  // namespace longroll::web::hexgame
