// What pointer and keyboard do on the game screen.
#include <algorithm>
#include <cmath>
#include <utility>

#include "web/shell/game_screen.h"
#include "web/shell/page.h"
#include "web/views/drag_target.h"
#include "web/views/key_listener.h"
#include "web/views/narrator.h"
#include "web/views/overlays.h"
#include "web/views/reference.h"
#include "web/views/scrollable.h"
#include "web/views/sheet_frame.h"
#include "web/views/timed.h"
#include "web/views/ui.h"
#include "web/views/zoomable.h"

namespace longroll::web {
namespace {

constexpr float kFingerSlop = 10;  ///< px by which a finger may miss
constexpr float kStrayReach = 24;  ///< px from the click before within which a click is the same again

}  // namespace

/// Takes out of `out` what a pointer decided on the panels with a click that was meant for the step before.
void GameScreen::drop_stray(Commands& out) {
  if (!ImGui::IsMouseReleased(ImGuiMouseButton_Left)) {
    return;
  }
  const board::Vec2 at{ImGui::GetIO().MousePos.x, ImGui::GetIO().MousePos.y};
  const bool is_there = board::length(at - clicked_at_) < kStrayReach;
  std::erase_if(out, [&](const Command& command) {
    const auto* of_game = std::get_if<GameCommand>(&command);
    if (of_game == nullptr || !is_there) {
      return false;
    }
    if (const auto* simple = std::get_if<commands::OfGame>(of_game)) {
      const double from = *simple == commands::OfGame::Undo   ? undo_from_
                          : *simple == commands::OfGame::Redo ? redo_from_
                                                              : 0;
      return page::now() < from;
    }
    return is_stray(at) &&
           (std::holds_alternative<commands::Submit>(*of_game) || std::holds_alternative<commands::Press>(*of_game));
  });
  clicked_at_ = at;
}

bool GameScreen::is_stray(board::Vec2 at) const {
  // Not the time of the last frame: an idle page may have drawn it long ago.
  return page::now() < stray_until_ && board::length(at - clicked_at_) < kStrayReach;
}

void GameScreen::draw_panels(Commands& out) {
  const bool phone = layout_.area.form == Area::Form::Phone;
  scene_.digest_line = place_of_digest_line();
  scene_.is_pointing = hovered_ != kNoTarget || focus_ != kNoTarget;
  scene_.is_refused_at_finger = phone && show_tip_ && tip_now().barred;
  if (phone) {
    draw_header(scene_, out);
    draw_prompt_sheet(scene_, out);
  } else {
    draw_prompt_bar(scene_, out);
    draw_inspector_panel(scene_, out);
    draw_log_panel(scene_, out);
    draw_scrubber(scene_, out);
  }
  draw_bottom_bar(scene_, out);
  drop_stray(out);
  if (model_.is_curtain_down()) {
    draw_curtain(scene_, out);
  }
  if (Overlays* overlays = scene_.capabilities.overlays; overlays != nullptr && !model_.is_curtain_down()) {
    ask(overlays->draw_overlays(), out);
  }
  if (scene_.lesson != nullptr) {
    draw_lesson_rings(scene_);
  }
  flash_.draw(scene_, now_);
  if (scene_.lesson != nullptr && !phone && !model_.is_curtain_down()) {
    draw_lesson_panel(scene_, out);
  }
  if (phone && ImGui::IsMouseClicked(ImGuiMouseButton_Left)) {
    scene_.fight.reset();  // on a panel, too, over which it may lie
  }
  cross_ = {};
  if (view_ && ui::state().layer_active && !model_.is_curtain_down()) {
    if (shows_fight() && !scene_.capabilities.reporter->is_rolling(motion_)) {
      cross_ = draw_fight(scene_);
    }
    draw_moment(scene_);
    if (scene_.digest_line.h > 0) {
      draw_digest_line(scene_, out);
    }
  }
  if (view_ && ui::state().layer_active && !model_.is_curtain_down()) {
    board::Vec2 at = hover_at_;
    for (const Target& target : focus_ != kNoTarget ? view_->targets() : std::vector<Target>{}) {
      at = target.id == focus_ ? board::Vec2{target.rect.right(), target.rect.y} : at;
    }
    const Narrator* narrator = focus_ != kNoTarget ? scene_.capabilities.narrator : nullptr;
    for (const Target& target : narrator != nullptr ? narrator->everything() : std::vector<Target>{}) {
      at = target.id == focus_ ? board::Vec2{target.rect.right(), target.rect.y} : at;
    }
    if (const Tip tip = tip_now(); !tip.title.empty()) {
      // On a map it stands on the map: the words of the panels beside it can be read.
      const bool is_map = ground() == Area::Ground::Map && !phone && layout_.area.table.w > ui::scaled(340);
      const board::Rect& table = layout_.area.table;
      board::Rect bounds = is_map ? table : layout_.area.page;
      if (phone && ground() == Area::Ground::Map) {  // the title can be read, too
        bounds = {bounds.x, table.y, bounds.w, bounds.bottom() - table.y};
      }
      draw_tip(tip, at, bounds);
    }
  }
}

Tip GameScreen::tip_now() const {
  const std::int32_t id = focus_ != kNoTarget ? focus_ : show_tip_ ? hovered_ : kNoTarget;
  return view_ != nullptr && id != kNoTarget ? view_->tip(id) : Tip{};
}

void GameScreen::point(std::optional<board::Vec2> at) {
  if (Timed* timed = scene_.capabilities.timed) {
    timed->point(at, page::now());
  }
}

void GameScreen::hover_at(board::Vec2 at, float slop) {
  hover_at_ = at;
  point(at);
  const std::int32_t id = view_->pick(at, slop);
  if (id != hovered_) {
    hovered_ = id;
    view_->hover(id);
  }
}

void GameScreen::tap(const Gesture& gesture, float slop, Commands& out) {
  const std::int32_t id = view_->pick(gesture.at, slop);
  if (is_stray(gesture.at) || std::exchange(is_closing_, false)) {
    return;
  }
  point(gesture.at);
  if (gesture.touch) {
    show_tip_ = false;
  }
  if (id == kNoTarget) {
    execute(view_->cancel(), out);
    return;
  }
  press(id, out);
  if (gesture.touch && view_->tip(id).barred) {
    hover_at(gesture.at, slop);
    show_tip_ = true;
  }
}

/// What can be dragged is carried; any other drag moves the table.
void GameScreen::drag(const Gesture& gesture, float slop, Commands& out) {
  if (gesture.kind == Gesture::Kind::DragBegin) {
    const std::int32_t id = view_->pick(gesture.start, slop);
    const DragTarget* target = scene_.capabilities.drag_target;
    dragging_ = target != nullptr && id != kNoTarget && target->can_drag(id) ? id : kNoTarget;
    panning_ = dragging_ == kNoTarget;
    show_tip_ = false;
    return;
  }
  const bool is_done = gesture.kind == Gesture::Kind::DragEnd;
  if (dragging_ != kNoTarget) {
    execute(scene_.capabilities.drag_target->drag(dragging_, gesture.at, is_done), out);
  } else if (Scrollable* scrollable = scene_.capabilities.scrollable; scrollable != nullptr && panning_ && !is_done) {
    scrollable->pan(gesture.by);
  }
  if (is_done) {
    dragging_ = kNoTarget;
    panning_ = false;
  }
}

void GameScreen::gesture(const Gesture& gesture, Commands& out) {
  if (!view_ || model_.is_curtain_down()) {
    return;
  }
  const float slop = gesture.touch ? kFingerSlop : 0;
  switch (gesture.kind) {
    case Gesture::Kind::Hover:
      focus_ = kNoTarget;
      hover_at(gesture.at, 0);
      show_tip_ = true;
      break;
    case Gesture::Kind::Leave:
      point_at_nothing();
      show_tip_ = false;
      break;
    case Gesture::Kind::Press:
      is_closing_ = cross_.contains(gesture.at);
      scene_.fight.reset();
      scene_.moment.reset();
      finish_motion();
      break;
    case Gesture::Kind::LongPress:
      hover_at(gesture.at, slop);
      show_tip_ = true;
      break;
    case Gesture::Kind::Tap:
      tap(gesture, slop, out);
      break;
    case Gesture::Kind::DragBegin:
    case Gesture::Kind::Drag:
    case Gesture::Kind::DragEnd:
      drag(gesture, slop, out);
      break;
    case Gesture::Kind::Pinch:
      if (Zoomable* zoomable = scene_.capabilities.zoomable) {
        zoomable->zoom(gesture.at, gesture.factor);
      }
      if (Scrollable* scrollable = scene_.capabilities.scrollable) {
        scrollable->pan(gesture.by);
      }
      break;
    case Gesture::Kind::Wheel:
      if (Scrollable* scrollable = scene_.capabilities.scrollable) {
        scrollable->wheel(gesture.at, gesture.by);
      }
      break;
  }
}

StopList stops_of_controls() {
  StopList list;
  for (const ui::Control& control : ui::state().controls) {
    // A rule may be cited twice: it is one stop, else Tab would leap from the first to the last.
    const bool is_new = std::none_of(list.stops.begin(), list.stops.end(),
                                     [&](const Stop& stop) { return stop.control == control.id; });
    if (control.enabled && control.is_stop && is_new) {
      list.here = control.id == ui::state().focus ? static_cast<int>(list.stops.size()) : list.here;
      list.stops.push_back({kNoTarget, control.id, control.rect});
    }
  }
  return list;
}

StopList GameScreen::stops() const {
  StopList list;
  if (view_ && model_.may_act() && !model_.is_curtain_down()) {
    for (const Target& target : view_->targets()) {
      list.here = focus_ != kNoTarget && target.id == focus_ ? static_cast<int>(list.stops.size()) : list.here;
      list.stops.push_back({target.id, {}, target.rect});
    }
  }
  const StopList controls = stops_of_controls();
  if (focus_ == kNoTarget && controls.here >= 0) {
    list.here = static_cast<int>(list.stops.size()) + controls.here;
  }
  list.stops.insert(list.stops.end(), controls.stops.begin(), controls.stops.end());
  return list;
}

/// Tab walks in reading order through targets, then controls; arrows go to the nearest in their direction.
bool GameScreen::move_focus(board::Vec2 direction, int step) {
  const auto [stops, here] = this->stops();
  if (stops.empty()) {
    return false;
  }
  int next = here;
  const int count = static_cast<int>(stops.size());
  if (here < 0) {
    next = step < 0 ? count - 1 : 0;
  } else if (step != 0) {
    next = (here + step + count) % count;
  } else {
    float best = 1e9F;
    const board::Vec2 from = stops[static_cast<std::size_t>(here)].rect.centre();
    for (int i = 0; i < count; ++i) {
      const board::Vec2 way = stops[static_cast<std::size_t>(i)].rect.centre() - from;
      const float ahead = board::dot(way, direction);
      const float aside = std::fabs(board::cross(way, direction));
      if (i != here && ahead > 2 && ahead + 2 * aside < best) {
        best = ahead + 2 * aside;
        next = i;
      }
    }
  }
  const Stop& stop = stops[static_cast<std::size_t>(next)];
  stand_on(stop.target);
  ui::state().focus = stop.control;
  return true;
}

/// The keyboard stands there: it is lit, and told of.
void GameScreen::stand_on(std::int32_t target) {
  focus_ = target;
  if (view_) {
    hovered_ = focus_;
    point({});
    view_->hover(focus_);
  }
}

void GameScreen::point_at(const Action& action) {
  if (!view_ || !model_.may_act() || model_.is_curtain_down()) {
    return;
  }
  const auto piece = view_->where(action, GameView::Part::Piece);
  for (const Target& target : view_->targets()) {
    if (target.action == action || (piece && target.rect == *piece)) {
      stand_on(target.id);
      return;
    }
  }
}

/// Over everything that lies on the table, lit or not: what it is, and why it may not be chosen, is told of each.
bool GameScreen::walk(int step) {
  const Narrator* narrator = scene_.capabilities.narrator;
  if (narrator == nullptr || model_.is_curtain_down()) {
    return false;
  }
  const std::vector<Target> all = narrator->everything();
  const auto count = static_cast<int>(all.size());
  if (count == 0) {
    return false;
  }
  int here = step > 0 ? -1 : 0;
  for (int i = 0; i < count; ++i) {
    here = focus_ != kNoTarget && all[static_cast<std::size_t>(i)].id == focus_ ? i : here;
  }
  ui::state().focus.clear();
  stand_on(all[static_cast<std::size_t>((here + step + count) % count)].id);
  return true;
}

/// Enter or the space bar: what has the keyboard is pressed. Enter alone also makes the main choice.
void GameScreen::enter(bool may_choose, Commands& out) {
  finish_motion();
  if (focus_ != kNoTarget) {
    press(focus_, out);
  } else if (stops().here >= 0) {  // not a control that has gone since
    ui::state().pressed = ui::state().focus;
  } else if (model_.is_curtain_down()) {
    ui::state().pressed = "lift-curtain";
  } else if (const std::int32_t own = main_button(scene_); own != kNoTarget && may_choose) {
    press(own, out);
  } else if (const auto main = main_choice(scene_); main && may_choose) {
    out.push_back(commands::Submit{*main});
  } else if (const Choice* only = model_.may_act() && may_choose ? only_choice(scene_) : nullptr; only != nullptr) {
    out.push_back(pressed(scene_, only->action));
  }
}

/// Esc: what lies over the table goes, a turn that is watched is shown at once, what is chosen is put down.
void GameScreen::escape(Commands& out) {
  scene_.fight.reset();
  scene_.moment.reset();
  if (scene_.can_skip) {
    skip();
    return;
  }
  focus_ = kNoTarget;
  ui::state().focus.clear();
  if (view_) {
    execute(view_->cancel(), out);
  }
}

/// The keys that lead over the table and its choices. False for any other key.
bool GameScreen::walking_key(const KeyPress& key) {
  switch (key.code) {
    case SDLK_TAB:
      return move_focus({}, key.shift ? -1 : 1);
    case SDLK_RIGHT:
      return move_focus({1, 0}, 0);
    case SDLK_LEFT:
      return move_focus({-1, 0}, 0);
    case SDLK_DOWN:
      return move_focus({0, 1}, 0);
    case SDLK_UP:
      return move_focus({0, -1}, 0);
    case SDLK_PERIOD:
      return walk(1);
    case SDLK_COMMA:
      return walk(-1);
    default:
      return false;
  }
}

/// The command that a key stands for, whatever is on the table; nothing for any other key.
std::optional<GameCommand> GameScreen::command_of_key(std::int32_t code) const {
  const auto shown = static_cast<int>(model_.shown());
  switch (code) {
    case SDLK_u:
      return commands::OfGame::Undo;
    case SDLK_r:
      return commands::OfGame::Redo;
    case SDLK_LEFTBRACKET:
      return commands::Seek{shown - 1};
    case SDLK_RIGHTBRACKET:
      return commands::Seek{shown + 1};
    case SDLK_PAGEUP:
    case SDLK_PAGEDOWN: {
      const Reporter* reporter = scene_.capabilities.reporter;
      const auto there =
          reporter == nullptr ? std::nullopt : reporter->landmark(model_.shown(), code == SDLK_PAGEUP ? -1 : 1);
      return there ? std::optional<GameCommand>(commands::Seek{static_cast<int>(*there)}) : std::nullopt;
    }
    case SDLK_HOME:
      return commands::Seek{0};
    case SDLK_END:
      return commands::OfGame::BackToGame;
    default:
      return std::nullopt;
  }
}

bool GameScreen::key(const KeyPress& key, Commands& out) {
  if (KeyListener* listener = scene_.capabilities.key_listener;
      listener != nullptr && !model_.is_curtain_down() && listener->key(key.code, key.shift)) {
    return true;
  }
  if (const std::optional<GameCommand> command = command_of_key(key.code)) {
    out.push_back(*command);
    return true;
  }
  switch (key.code) {
    case SDLK_RETURN:
    case SDLK_KP_ENTER:
    case SDLK_SPACE:
      enter(key.code != SDLK_SPACE, out);
      return true;
    case SDLK_ESCAPE:
      escape(out);
      return true;
    case SDLK_c:
      out.push_back(commands::OpenSheet{Sheet::Choices});
      return true;
    case SDLK_t:
      if (const Reference* reference = scene_.capabilities.reference; reference != nullptr && reference->has_charts()) {
        out.push_back(commands::OpenSheet{Sheet::Charts, kChartNow});
      }
      return true;
    case SDLK_l:
      out.push_back(commands::OpenSheet{Sheet::Log});
      return true;
    case SDLK_d:
      open_digest(!scene_.digest_open);
      return true;
    default:
      return walking_key(key);
  }
}

}  // namespace longroll::web
