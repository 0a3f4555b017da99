#include <algorithm>
#include <cmath>

#include "engine/core/heap_sort.h"
#include "engine/games/battles/steps/step_rule.h"
#include "web/games/battles/battles_view.h"
#include "web/views/ui.h"

namespace longroll::web::battlemap {

using board::Rect;
using board::Vec2;

bool BattlesView::is_on_table(const Action& choice) const {
  if (is_action<bt::verbs::Evade>(choice) || is_action<bt::verbs::Lose>(choice)) {
    return false;  // few, and named on buttons too
  }
  return is_made_on_map(choice) ||
         (is_action<bt::verbs::Resolve>(choice) && choice != action_of(bt::verbs::Resolve{lowered_}));
}

std::optional<Action> BattlesView::main_choice() const {
  const Choices now = choices();
  for (const bt::Do verb : {bt::Do::Resolve, bt::Do::EndMoves, bt::Do::EndCombat}) {
    const Choice* choice =
        verb == bt::Do::Resolve ? now.find(action_of(bt::verbs::Resolve{lowered_})) : now.first(verb);
    // The end of a phase is the thing to do only when nothing else is left to be done.
    if (choice != nullptr && (verb == bt::Do::Resolve || model_.prompt().choices.size() == 1)) {
      return choice->action;
    }
  }
  return model_.may_act() && model_.prompt().choices.size() == 1 ? std::optional(model_.prompt().choices.front().action)
                                                                 : std::nullopt;
}

bool BattlesView::asks_guns() const {
  return model_.may_act() && step() == bt::StepKind::Retreats && choices().first(bt::Do::Pass) != nullptr;
}

std::optional<Action> BattlesView::given_answer() const {
  return asks_guns() && guns_stay_in_ == turn_key() ? std::optional(action_of(bt::Do::Pass)) : std::nullopt;
}

bool BattlesView::is_lit(PieceId id) const {
  const Choices now = choices();
  if (now.empty()) {
    return false;
  }
  return now.of_unit(id) != nullptr || (is_hex(seen().piece(id).place) && field().side_of(id) != model_.reader() &&
                                        now.find(action_of(bt::verbs::Target{seen().piece(id).place})) != nullptr);
}

HexId BattlesView::hex_of(std::int32_t id) const {
  if (is_hex_target(id)) {
    return static_cast<HexId>(id - kHexTarget);
  }
  return is_unit_target(id) && seen().has_piece(id) && is_hex(seen().piece(static_cast<PieceId>(id)).place)
             ? seen().piece(static_cast<PieceId>(id)).place
             : kNoHex;
}

Rect BattlesView::rect_of(std::int32_t id) const {
  if (is_unit_target(id)) {
    if (const auto found = rects_.find(static_cast<PieceId>(id)); found != rects_.end()) {
      return found->second;
    }
  }
  const HexId hex = hex_of(id);
  if (hex == kNoHex) {
    return {};
  }
  const Vec2 at = screen_of(hex);
  const float r = board::kHexRadius * camera_.zoom() * 0.8F;
  return {at.x - r, at.y - r, 2 * r, 2 * r};
}

std::int32_t BattlesView::pick(Vec2 at, float slop) const {
  if (const std::int32_t id = picks_.at(at, 0); id != kNoTarget) {
    return id;
  }
  if (!camera_.window().contains(at)) {
    return kNoTarget;
  }
  // A finger finds a counter near it before the ground under it, when counters are small.
  if (const std::int32_t near = slop > 0 && counter_size() < 40 ? picks_.at(at, slop) : kNoTarget; near != kNoTarget) {
    return near;
  }
  const board::HexNo hex = picture_.hex_at(camera_.to_map(at));
  return hex == board::kNoHexNo ? kNoTarget : kHexTarget + hex;
}

std::vector<Target> BattlesView::targets() const {
  std::vector<Target> out;
  const Choices now = choices();
  if (now.empty()) {
    return out;
  }
  const auto add = [&](std::int32_t id, const Choice& choice) {
    out.push_back({id, rect_of(id), choice.label, choice.action});
  };
  for (const Stack& stack : sight_.stacks) {
    for (const PieceId id : stack.units) {
      if (const Choice* choice = now.of_unit(id)) {
        if (!is_unit_to_hex(choice->action)) {
          add(id, *choice);
        } else if (chosen_ != id) {
          out.push_back({id, rect_of(id), counter(id).name, std::nullopt});
        }
      }
    }
  }
  for (const Arrival& arrival : sight_.arrivals) {
    for (const PieceId id : arrival.units) {
      if (const Choice* choice = now.of_unit(id)) {
        add(id, *choice);
      }
    }
  }
  std::vector<HexId> hexes = now.hexes(chosen_);
  const Grid grid = field().grid();
  heap_sort(hexes.begin(), hexes.end(),
            [&](HexId a, HexId b) { return std::pair(grid.half_rows(a), a) < std::pair(grid.half_rows(b), b); });
  for (const HexId hex : hexes) {
    add(kHexTarget + hex, *now.of_hex(hex, chosen_));
  }
  return out;
}

bool BattlesView::hover(std::int32_t id) {
  if (id == hovered_) {
    return false;
  }
  hovered_ = id;
  const HexId hex = hex_of(id);
  const Stack* stack = sight_.at(hex);
  // Where a unit under way may go the hex is meant, not who lies there.
  const bool goes = taken() != kNoPiece && choices().find(action_of(bt::verbs::Go{hex})) != nullptr;
  if (id != kNoTarget || !area_.touch) {  // a finger that leaves the screen leaves the fan open
    fan_ = stack != nullptr && stack->units.size() > 1 && !goes ? hex : kNoHex;
  }
  if (taken() == kNoPiece) {
    const bool looks =
        is_unit_target(id) && choices().find(action_of(bt::verbs::Take{static_cast<PieceId>(id)})) != nullptr;
    read_reach(looks ? static_cast<PieceId>(id) : kNoPiece);
  }
  // The keyboard can stand on what is out of sight: the map comes to it.
  if (hex != kNoHex && !camera_.window().contains(screen_of(hex))) {
    const Vec2 at = layout().centre(hex);
    camera_.reveal({at.x - 60, at.y - 60, 120, 120});
  }
  return true;
}

/// Takes a unit to be moved, putting down the one that is out: undone when it has not moved, else halted.
Intent BattlesView::pick_up(PieceId unit) {
  const Action take = action_of(bt::verbs::Take{unit});
  if (taken() == kNoPiece || !after_halt_) {
    return Intent::submit(take);
  }
  if (!move_under_way().has_moved && model_.can_undo()) {
    return Intent::submit({take}, 1);
  }
  return Intent::submit({action_of(bt::Do::Halt), take}, 0);
}

Intent BattlesView::activate(std::int32_t id) {
  const Choices now = choices();
  switch (id) {
    case kCancel:
      return cancel();
    case kOtherMode:
      return Intent::submit({other_way(move_under_way())}, 1);
    case kGunsStay:
      guns_stay_in_ = turn_key();
      return Intent::submit(action_of(bt::Do::Pass));
    case kPanelButton:
      panel_open_ = !panel_open_;
      tools_open_ = false;
      return Intent::redraw();
    case kMapButton:
      tools_open_ = !tools_open_;
      panel_open_ = false;
      return Intent::redraw();
    case kStripTarget:
      return Intent::redraw();
    default:
      break;
  }
  const HexId hex = hex_of(id);
  const bool fanned = is_unit_target(id) && fan_ == hex && hex != kNoHex;
  if (fan_ != hex) {
    fan_ = kNoHex;
  }
  if (const Stack* stack = sight_.at(hex); area_.touch && !fanned && stack != nullptr && taken() == kNoPiece) {
    // A finger cannot hover: where several of a stack could be meant it opens the fan first.
    const auto lit = std::count_if(stack->units.begin(), stack->units.end(),
                                   [&](PieceId other) { return now.of_unit(other) != nullptr; });
    if (lit > 1) {
      fan_ = hex;
      return Intent::redraw();
    }
  }
  if (hex != kNoHex && !now.empty()) {
    if (const Choice* choice = now.of_hex(hex, chosen_);
        choice != nullptr && !(fanned && now.of_unit(static_cast<PieceId>(id)))) {
      return Intent::submit(choice->action);
    }
  }
  // A click on a stack means the first of it that can be chosen; one of the fan means itself.
  PieceId unit = is_unit_target(id) ? static_cast<PieceId>(id) : kNoPiece;
  if (const Stack* stack = sight_.at(hex); stack != nullptr && (unit == kNoPiece || now.of_unit(unit) == nullptr)) {
    for (const PieceId other : stack->units) {
      unit = now.of_unit(other) != nullptr ? other : unit;
    }
  }
  if (unit != kNoPiece) {
    if (const Choice* choice = now.of_unit(unit)) {
      if (is_unit_to_hex(choice->action)) {
        chosen_ = unit;
        return Intent::redraw();
      }
      return Intent::submit(choice->action);
    }
    if (after_halt_ && !game().refuse(*after_halt_, model_.reader(), action_of(bt::verbs::Take{unit}))) {
      return pick_up(unit);
    }
  }
  if (taken() != kNoPiece && model_.may_act() && hex != kNoHex) {
    return put_down();
  }
  pinned_ = pinned_ == hex ? kNoHex : hex;
  return tip(id).barred ? Intent{} : Intent::redraw();
}

/// The unit that is out goes back to where it came from when it has not moved, else its move is over.
Intent BattlesView::put_down() {
  if (!move_under_way().has_moved && model_.can_undo()) {
    return Intent::submit(std::vector<Action>{}, 1);
  }
  return after_halt_ ? Intent::submit(action_of(bt::Do::Halt)) : Intent{};
}

Intent BattlesView::cancel() {
  if (panel_open_ || tools_open_ || fan_ != kNoHex || pinned_ != kNoHex) {
    panel_open_ = tools_open_ = false;
    fan_ = pinned_ = kNoHex;
    hovered_ = kNoTarget;
    return Intent::redraw();
  }
  if (model_.may_act() && taken() != kNoPiece) {
    return put_down();
  }
  if (model_.may_act() && step() == bt::StepKind::Declare) {
    // Everything since the first hex was named is taken back.
    const Session& session = model_.session();
    int back = 0;
    for (std::size_t n = session.ply_count(); n-- > session.first_ply() && session.ply(n).seat == model_.reader();) {
      const bt::Do verb = verb_of(session.ply(n).action);
      if (verb != bt::Do::Target && verb != bt::Do::Join) {
        break;
      }
      ++back;
    }
    return Intent::submit(std::vector<Action>{}, back);
  }
  return {};
}

bool BattlesView::zoom(Vec2 about, float factor) {
  camera_.zoom_about(about, factor);
  return true;
}

bool BattlesView::pan(Vec2 by) {
  camera_.pan(by);
  return true;
}

bool BattlesView::wheel(Vec2 at, Vec2 by) {
  camera_.zoom_about(at, std::exp2(by.y * 0.25F));
  return true;
}

bool BattlesView::key(std::int32_t code, bool shift) {
  // The codes of SDL's arrow keys; letters are their own.
  constexpr std::int32_t kRight = 0x4000004F, kLeft = 0x40000050, kDown = 0x40000051, kUp = 0x40000052;
  constexpr float kPan = 90, kZoom = 1.25F;
  const Vec2 middle = camera_.window().centre();
  switch (code) {
    case kRight:
      return shift && pan({-kPan, 0});
    case kLeft:
      return shift && pan({kPan, 0});
    case kDown:
      return shift && pan({0, -kPan});
    case kUp:
      return shift && pan({0, kPan});
    case '+':
    case '=':
      return zoom(middle, kZoom);
    case '-':
      return zoom(middle, 1 / kZoom);
    case '0':
      camera_.fit();
      return true;
    default:
      break;
  }
  for (const OverlayWords& overlay : overlays()) {
    if (overlay.key == code) {
      overlays_ ^= overlay.bit;
      read_overlays();
      return true;
    }
  }
  return false;
}

std::vector<BarButton> BattlesView::bar_buttons() const {
  return {{kPanelButton, assault_ || resolved_ ? "Attack" : "Inspect"}, {kMapButton, "Map"}};
}

std::vector<BarButton> BattlesView::prompt_buttons() const {
  std::vector<BarButton> out;
  if (!model_.may_act()) {
    return out;
  }
  if (asks_guns()) {
    out.push_back({kGunsStay, "All stay, this turn"});
  } else if (step() == bt::StepKind::Declare) {
    out.push_back({kCancel, "Cancel"});
  } else if (!other_mode_.empty()) {
    out.push_back({kOtherMode, other_mode_});
  }
  return out;
}

std::optional<Rect> BattlesView::where(const Action& action, Part part) const {
  const PieceId unit = unit_in(action);
  const HexId hex = hex_in(action);
  std::int32_t id = kNoTarget;
  if (part == Part::Piece && unit != kNoPiece) {
    id = unit;
  } else if (part == Part::Place && hex != kNoHex) {
    id = kHexTarget + hex;
  } else if (part == Part::Place && seen().has_piece(unit)) {
    id = kHexTarget + seen().piece(unit).place;
  }
  const Rect rect = id == kNoTarget ? Rect{} : rect_of(id);
  const Vec2 at = rect.centre();
  const bool on_strip = strip_.contains(at);
  const auto& panels = ui::state().covered;
  const bool visible =
      rect.w > 0 &&
      (is_hex_target(id) ? camera_.window().contains(at) && !on_strip : camera_.window().contains(at) || on_strip) &&
      std::none_of(panels.begin(), panels.end(), [&](const Rect& r) { return r.contains(at); });
  return visible ? std::optional(rect) : std::nullopt;
}

}  // namespace longroll::web::battlemap
