#include <algorithm>
#include <utility>

#include "engine/core/heap_sort.h"
#include "web/hexgame/map_screen.h"
#include "web/hexgame/targets.h"
#include "web/views/asking.h"
#include "web/views/ui.h"

/// The army as a whole: who may still act, the next of them, who sleeps, orders for many, the order of battle, what is
/// asked about.
namespace longroll::web::hexgame {

void MapScreen::gather_ready() {
  BoardSnapshot& board = screen_.board;
  board.ready.clear();
  if (!screen_.model.may_act()) {
    return;
  }
  const int turn = board.turn.now * 2 + (is_player(board.turn.phasing) ? index_of(board.turn.phasing) : 0);
  const bool is_new_turn = turn != asleep_turn_;
  asleep_turn_ = turn;
  std::erase_if(asleep_, [&](const Sleeper& one) { return one.is_until_disturbed ? is_disturbed(one) : is_new_turn; });
  const auto add = [&](Seat side, const std::vector<PieceId>& units) {
    for (const PieceId unit : units) {
      if (side == screen_.model.reader() && !is_asleep(unit) && game_->may_still_act(unit)) {
        board.ready.push_back(unit);
      }
    }
  };
  for (const Stack& stack : board.stacks) {
    add(stack.side, stack.units);
  }
  for (const Arrival& arrival : board.arrivals) {
    if (arrival.turn <= board.turn.now) {
      add(arrival.side, arrival.units);
    }
  }
  heap_sort(board.ready.begin(), board.ready.end(), [](PieceId a, PieceId b) { return a < b; });
}

bool MapScreen::is_asleep(PieceId unit) const {
  return std::any_of(asleep_.begin(), asleep_.end(), [&](const Sleeper& one) { return one.unit == unit; });
}

/// An enemy has come nearer, within three hexes, or something has been done with the unit.
bool MapScreen::is_disturbed(const Sleeper& sleeper) const {
  constexpr int kNear = 3;
  const Piece& now = screen_.seen().piece(sleeper.unit);
  const int nearest = nearest_enemy(sleeper.unit);
  return now.place != sleeper.as_it_was.place || now.up != sleeper.as_it_was.up ||
         (nearest <= kNear && nearest < sleeper.nearest_enemy);
}

/// In hexes; more than any distance without enemies, or for a unit that is off the map.
int MapScreen::nearest_enemy(PieceId unit) const {
  int nearest = kMaxHexes;
  const Piece& piece = screen_.seen().piece(unit);
  for (const Stack& stack : screen_.board.stacks) {
    if (stack.side != owner_of(piece) && is_hex(piece.place)) {
      nearest = std::min(nearest, screen_.map.layout().grid.distance(stack.hex, piece.place));
    }
  }
  return nearest;
}

void MapScreen::put_to_sleep(PieceId unit, bool is_until_disturbed) {
  std::erase_if(asleep_, [&](const Sleeper& one) { return one.unit == unit; });
  asleep_.push_back({unit, is_until_disturbed, screen_.seen().piece(unit), nearest_enemy(unit)});
}

/// Those who are led are not offered any more; the next unit is looked at.
Intent MapScreen::let_them_stay(bool is_until_disturbed) {
  const std::vector<PieceId> led = screen_.ordered;
  for (const PieceId unit : led) {
    put_to_sleep(unit, is_until_disturbed);
    cursor_ = unit;
  }
  orders_.drop();
  set_reach({});
  gather_ready();
  return screen_.board.ready.empty() ? Intent::redraw() : next_formation();
}

/// The formation of the next unit that may still act is led, after that of the unit that was offered last. Who has
/// nobody to go with, as a general of a whole army, comes when all formations have gone.
Intent MapScreen::next_formation() {
  const std::vector<PieceId>& ready = screen_.board.ready;
  if (ready.empty() || !orders_.may_begin()) {
    return Intent::redraw();
  }
  const std::vector<PieceId> last =
      cursor_ == kNoPiece ? std::vector<PieceId>()
                          : screen_.model.adjutant()->members(screen_.seen(), cursor_, Ordered::Formation);
  const auto is_new = [&](PieceId unit) { return std::find(last.begin(), last.end(), unit) == last.end(); };
  const auto is_led = [&](PieceId unit) { return is_new(unit) && orders_.leads_others(unit, Ordered::Formation); };
  auto next = std::find_if(ready.begin(), ready.end(), [&](PieceId unit) { return unit > cursor_ && is_led(unit); });
  next = next != ready.end() ? next : std::find_if(ready.begin(), ready.end(), is_led);
  next = next != ready.end() ? next : std::find_if(ready.begin(), ready.end(), is_new);
  cursor_ = next != ready.end() ? *next : ready.front();
  go_to(cursor_);
  const Intent led = orders_.lead(cursor_, Ordered::Formation);
  return led.kind != Intent::Kind::None ? led : orders_.lead(cursor_, Ordered::Unit);
}

/// Who would be left out until the next turn: the unit that is out, or one that may act and is looked at.
PieceId MapScreen::sleeper() const {
  const std::vector<PieceId>& ready = screen_.board.ready;
  if (screen_.model.may_act() && screen_.board.out != kNoPiece) {
    return screen_.board.out;
  }
  const auto is_ready = [&](PieceId unit) { return std::find(ready.begin(), ready.end(), unit) != ready.end(); };
  if (is_unit_target(screen_.hovered) && is_ready(piece_of(screen_.hovered))) {
    return piece_of(screen_.hovered);
  }
  if (screen_.pinned != kNoHex && is_ready(cursor_) && screen_.hex_of(cursor_) == screen_.pinned) {
    return cursor_;
  }
  const Stack* stack = screen_.board.at(screen_.pinned);
  const auto first = stack == nullptr ? ready.end() : std::find_if(ready.begin(), ready.end(), [&](PieceId unit) {
    return std::find(stack->units.begin(), stack->units.end(), unit) != stack->units.end();
  });
  return first == ready.end() ? kNoPiece : *first;
}

/// Brings the unit well into sight, and leaves the camera alone where it is.
void MapScreen::go_to(PieceId unit) { go_to_hex(screen_.hex_of(unit)); }

void MapScreen::go_to_hex(HexId hex) {
  if (hex == kNoHex) {
    return;
  }
  MapView& map = screen_.map;
  const board::Vec2 at = map.centre_of(hex);
  map.aim([&](board::Camera& camera) {
    const board::Rect seen = camera.seen();
    if (!seen.inset(std::min(seen.w, seen.h) * 0.2F).contains(at)) {
      camera.look_at(at);
    }
  });
}

Intent MapScreen::next_unit() {
  const std::vector<PieceId>& ready = screen_.board.ready;
  if (ready.empty()) {
    return Intent::redraw();
  }
  const auto after = std::upper_bound(ready.begin(), ready.end(), cursor_);
  const PieceId next = after == ready.end() ? ready.front() : *after;
  cursor_ = next;
  go_to(next);
  if (const auto intent = game_->take_next(next)) {
    return *intent;
  }
  hover(next);
  screen_.pinned = screen_.hex_of(next);
  return Intent::redraw();
}

/// The place after the one that was shown last.
Intent MapScreen::next_place() {
  const std::vector<HexId>& places = game_->next_places().hexes;
  if (places.empty()) {
    return Intent::redraw();
  }
  const auto after = std::upper_bound(places.begin(), places.end(), last_place_);
  last_place_ = after == places.end() ? places.front() : *after;
  go_to_hex(last_place_);
  screen_.pinned = last_place_;
  return Intent::redraw();
}

Intent MapScreen::sleep_unit() {
  const PieceId unit = sleeper();
  if (unit == kNoPiece) {
    return Intent::redraw();
  }
  put_to_sleep(unit, false);
  cursor_ = unit;
  gather_ready();
  if (!screen_.board.ready.empty()) {
    return next_unit();
  }
  const auto down = game_->put_down();
  return down ? *down : Intent::redraw();
}

/// While several are led a click sends them. One on themselves, or on another unit that they could not join, means that
/// unit alone.
std::optional<Intent> MapScreen::order_by_click(std::int32_t id, HexId hex) {
  if (!orders_.is_on() || !orders_.may_begin()) {
    return std::nullopt;
  }
  const Stack* stack = screen_.board.at(hex);
  const PieceId unit = is_unit_target(id) ? piece_of(id) : stack != nullptr ? stacks_.top_of(*stack) : kNoPiece;
  const bool is_ours = unit != kNoPiece && screen_.choices().of_unit(unit) != nullptr;
  const bool is_known = hex == orders_.to();
  const bool is_meant = !is_fanned(id) && hex != kNoHex && hex != orders_.hex();
  if (is_meant && (orders_.goes_to(hex) || !is_ours)) {
    if (screen_.map.area().touch && !is_known) {
      return Intent::redraw();  // a finger sees first where they would go
    }
    return orders_.carry_out();
  }
  orders_.drop();
  return is_ours ? std::nullopt : std::optional(Intent::redraw());
}

/// A phase is not ended by mistake while somebody can still act in it.
std::int32_t MapScreen::asks_first(const Action& choice) const {
  if (ending_ && *ending_ == choice) {
    return kNoTarget;  // he has been asked
  }
  if (!game_->fateful_words(choice).empty()) {
    return kAskFateButton;
  }
  if (!asking().phase_end || !game_->ends_phase(choice)) {
    return kNoTarget;
  }
  const std::vector<LeftUndone> undone = game_->left_undone();
  const bool is_done = screen_.board.ready.empty() && game_->warning().empty() &&
                       std::all_of(undone.begin(), undone.end(), [](const LeftUndone& one) { return one.is_remark; });
  return is_done ? kNoTarget : kAskEndButton;
}

bool MapScreen::asks_fate() const { return ending_ && !game_->fateful_words(*ending_).empty(); }

std::string MapScreen::chosen_words() const {
  const auto ready = static_cast<int>(screen_.board.ready.size());
  return !ending_      ? orders_.words()
         : asks_fate() ? game_->fateful_words(*ending_)
         : ready > 0   ? game_->ready_words(ready) + ": end it all the same?"
                       : game_->undone_words();
}

/// Before a phase ends: what is left undone and who could still act, each line the way to him.
void MapScreen::draw_left_undone() {
  constexpr std::size_t kMost = 16;
  std::vector<LeftUndone> lines = game_->left_undone();
  std::vector<PieceId> units = screen_.board.ready;
  heap_sort(units.begin(), units.end(), [&](PieceId a, PieceId b) {
    const std::pair of_a{-game_->weight_of(a), a};
    return of_a < std::pair{-game_->weight_of(b), b};
  });
  for (const PieceId unit : units) {
    if (std::none_of(lines.begin(), lines.end(), [&](const LeftUndone& one) { return one.unit == unit; })) {
      lines.push_back({unit, std::string(game_->look(unit, screen_.seen().piece(unit).marks).values)});
    }
  }
  const auto ready = static_cast<int>(screen_.board.ready.size());
  ui::heading("Left undone", ready > 0 ? game_->ready_words(ready) : std::string());
  for (std::size_t i = 0; i < std::min(lines.size(), kMost); ++i) {
    if (draw_undone(lines[i])) {
      return;
    }
  }
  if (lines.size() > kMost) {
    ui::paragraph(ui::Type::Note, "and " + std::to_string(lines.size() - kMost) + " more", ui::theme().ink2);
  }
}

/// One line; true when it was pressed: it leads to the unit.
bool MapScreen::draw_undone(const LeftUndone& line) {
  if (line.unit == kNoPiece) {
    ui::paragraph(ui::Type::Body, line.words, ui::theme().ink);
    return false;
  }
  const HexId hex = screen_.hex_of(line.unit);
  const std::string name(game_->look(line.unit, screen_.seen().piece(line.unit).marks).name);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float one_line = ui::scaled(ui::state().touch ? 44 : 30);
  const std::string where = hex == kNoHex ? "" : hex_text(hex);
  const float right = at.x + ui::line_left();
  const float left = right - ui::measure(ui::Type::Label, where).x - 4;  // of the number of the hex
  const float beside = at.x + ui::measure(ui::Type::Strong, name).x + ui::scaled(8);
  const bool is_below = beside + ui::measure(ui::Type::Note, line.words).x + ui::scaled(8) > left;
  const float tall = one_line + (is_below ? ui::paragraph_height(ui::Type::Note, line.words, right - at.x) : 0);
  const ui::Touched touched =
      ui::press_area("left:" + std::to_string(line.unit), name + " " + line.words + " " + where, {right - at.x, tall});
  ImDrawList* list = ImGui::GetWindowDrawList();
  if (touched.hovered || touched.focused) {
    list->AddRectFilled({at.x - 4, at.y}, {right, at.y + tall}, ui::col(ui::theme().inset), 3);
  }
  const float y = at.y + (one_line - ui::scaled(22)) / 2;
  ui::draw_text(list, {at.x, y}, ui::Type::Strong, name, ui::theme().ink);
  ui::draw_text(list, {left, y + 2}, ui::Type::Label, where, ui::theme().ink2);
  if (is_below) {
    ui::move_to(at.x, y + ui::scaled(22));
    ui::paragraph(ui::Type::Note, line.words, ui::theme().ink2, right - at.x);
  } else {
    ui::draw_text(list, {beside, y}, ui::Type::Note, line.words, ui::theme().ink2);
  }
  ui::move_to(at.x, at.y + tall);
  if (touched.pressed) {
    ending_.reset();
    cursor_ = line.unit;
    go_to(line.unit);
    const auto taken = game_->take_next(line.unit);
    screen_.pinned = taken ? kNoHex : hex;
    by_key_ = taken.value_or(Intent::redraw());
  }
  return touched.pressed;
}

/// What is led and what the game has; else the way to the next unit.
std::vector<BarButton> MapScreen::prompt_buttons() const {
  if (asks_fate()) {
    return {{kCancelButton, "Not yet"}};
  }
  if (ending_ && !screen_.map.is_phone()) {
    return screen_.board.ready.empty() ? std::vector<BarButton>{{kCancelButton, "Not yet"}}
                                       : std::vector<BarButton>{{kCancelButton, "Not yet"}, {kNextButton, "Next"}};
  }
  std::vector<BarButton> out = orders_.buttons();
  if (orders_.is_on()) {
    return out;
  }
  const auto ready = static_cast<int>(screen_.board.ready.size());
  const bool asks_next = out.empty() && screen_.board.out == kNoPiece && screen_.board.asks_army && ready > 0;
  if (asks_next && screen_.map.is_phone()) {
    // It has "Next" above the map; the list of all units is the way to those who are out of its sight.
    out.push_back({kRosterButton, "Order of battle"});
  }
  if (const std::optional<BarButton> more = orders_.button_to_go_on()) {
    out.push_back(*more);
  }
  const std::vector<BarButton> own = game_->prompt_buttons();
  out.insert(out.end(), own.begin(), own.end());
  if (asks_next && !screen_.map.is_phone()) {
    out.push_back({kNextButton, "Next \xC2\xB7 " + game_->ready_words(ready)});
  }
  if (ending_) {  // on a phone all stays where it is, and what ends the phase is the red button
    for (BarButton& button : out) {
      button.is_main = false;
    }
    out.push_back({kCancelButton, "Not yet"});
  }
  return out;
}

/// What the prompt asks about: all of it, as near as the map is now if that shows it, or where an army may act, the
/// nearest of it.
void MapScreen::show_asked() {
  MapView& map = screen_.map;
  const std::vector<HexId> asked =
      screen_.board.any_will_do && !screen_.board.looked_at.empty() ? screen_.board.looked_at : asked_about();
  if (asked.empty()) {
    return;
  }
  const HexId nearest = map.nearest_of(asked);
  const float zoom = std::max(map.camera().zoom(), map.is_phone() ? 0.8F : 0.85F);
  map.aim([&](board::Camera& camera) { camera.look_at(map.centre_of(nearest), zoom); });
  if (!screen_.board.any_will_do) {
    map.show_all(asked, 75);
  }
}

Intent MapScreen::press_tool(std::int32_t button) {
  switch (button) {
    case kNextButton:
      return next_unit();
    case kPlaceButton:
      return next_place();
    case kSleepButton:
      return sleep_unit();
    case kFormationButton:
      return next_formation();
    case kRosterButton:
      roster_.is_open = !roster_.is_open;
      roster_.side = is_player(screen_.model.reader()) ? screen_.model.reader() : screen_.board.turn.phasing;
      return Intent::redraw();
    default:
      show_asked();
      return Intent::redraw();
  }
}

void MapScreen::draw_roster_panel() {
  if (roster_revision_ != screen_.model.revision() || roster_side_ != roster_.side) {
    roster_revision_ = screen_.model.revision();
    roster_side_ = roster_.side;
    roster_groups_ = game_->roster(roster_.side);
  }
  const board::Rect table = screen_.map.area().table;
  const float wide = std::min(ui::scaled(340), table.w - 24);
  // On a phone between the tools above the map and the line below it that tells of the other side's turn.
  const float margin = ui::scaled(58);
  const board::Rect rect = screen_.map.is_phone()
                               ? board::Rect{table.x, table.y + margin, table.w, table.h - 2 * margin}
                               : board::Rect{table.x + 12, table.y + 12, wide, table.h - 24};
  ui::begin_panel({.id = "##roster", .rect = rect});
  const RosterPress pressed = draw_roster(roster_, roster_groups_, places_);
  ui::end_panel();
  if (pressed.unit == kNoPiece && pressed.hex == kNoHex) {
    return;
  }
  cursor_ = pressed.unit != kNoPiece ? pressed.unit : cursor_;
  const HexId hex = pressed.unit != kNoPiece ? screen_.hex_of(pressed.unit) : pressed.hex;
  if (hex != kNoHex) {
    const board::Vec2 at = screen_.map.centre_of(hex);
    screen_.map.aim([&](board::Camera& camera) { camera.look_at(at); });
    screen_.pinned = hex;
  }
  hover(pressed.unit != kNoPiece ? pressed.unit : target_of_hex(hex));
  roster_.is_open = roster_.is_open && !screen_.map.is_phone();  // there it would hide what was looked for
}

}  // namespace longroll::web::hexgame
