#include "web/shell/router.h"

#include <algorithm>
#include <utility>

#include "imgui.h"
#include "imgui_internal.h"
#include "web/views/end_sheet.h"
#include "web/views/game_code.h"
#include "web/views/sheet_code.h"
#include "web/views/sheet_frame.h"
#include "web/views/ui.h"

namespace longroll::web {
namespace {

bool is_covered(board::Vec2 at) {
  const auto& panels = ui::state().covered;
  return std::any_of(panels.begin(), panels.end(), [&](const board::Rect& panel) { return panel.contains(at); });
}

bool is_grip(board::Vec2 at) {
  const auto& grips = ui::state().grips;
  return std::any_of(grips.begin(), grips.end(), [&](const board::Rect& grip) { return grip.contains(at); });
}

}  // namespace

void Router::go_home() {
  on_home_();
  on_ = home_;
  close_sheet();
}

void Router::show_message(MessageData message) {
  message_.put(std::move(message));
  on_ = &message_;
}

void Router::open_sheet(Sheet sheet, int page) {
  sheet_.open = sheet;
  sheet_.page = page;
  ui::state().focus.clear();
  sheet_.share.what = 0;
  is_share_due_ = sheet == Sheet::Share;
}

void Router::set_share(const commands::SetShare& wanted) {
  if (game() != nullptr) {
    sheet_.share.what = wanted.what;
    sheet_.share.is_level_fixed = wanted.is_level_fixed;
    is_share_due_ = true;
  }
}

void Router::build(const WindowSize& window, Commands& out) {
  if (scroll_.step(loop_->now())) {
    loop_->want_frames(2);
  }
  if (has_stopped_) {  // the touch that stopped a panel presses nothing on it
    ImGui::ClearActiveID();
  }
  ui::state().layer_active = sheet_.open == Sheet::None;
  sheet_.scene = game() != nullptr ? &game()->scene() : nullptr;
  ui::state().offers_charts = has_charts(sheet_);
  on_->build(window, out);
  sheet_.window = window.rect();
  sheet_.scene = game() != nullptr ? &game()->scene() : nullptr;
  preferences_->fill(sheet_);
  if (is_share_due_ && game() != nullptr && is_code_here(kSheetCode)) {
    is_share_due_ = false;
    share_->fill_share(*game(), sheet_);
  }
  draw_sheet(sheet_, out);
  if (std::exchange(ui::state().asks_charts, false) && has_charts(sheet_)) {
    out.push_back(commands::OpenSheet{Sheet::Charts, kChartNow});
  }
  if (std::string& rule = ui::state().asked_rule; !rule.empty()) {
    out.push_back(commands::OpenSheet{Sheet::Why, 0, std::move(rule)});
    rule.clear();
  }
}

void Router::route(const Input& input, Commands& out) {
  if (!input.gestures().empty() || !input.keys().empty()) {
    loop_->want_frames(3);
  }
  for (const Gesture& gesture : input.gestures()) {
    route(gesture, out);
  }
  for (const KeyPress& pressed : input.keys()) {
    key(pressed, out);
  }
}

void Router::route(const Gesture& gesture, Commands& out) {
  const bool has_sheet = sheet_.open != Sheet::None;
  if (gesture.kind == Gesture::Kind::Press) {
    has_stopped_ = scroll_.touch() && gesture.touch;
    is_press_on_grip_ = is_grip(gesture.at);
    is_press_on_panel_ = has_sheet || game() == nullptr || is_covered(gesture.at);
    ui::state().focus.clear();
  }
  const bool hovers = gesture.kind == Gesture::Kind::Hover || gesture.kind == Gesture::Kind::Wheel;
  const bool is_on_panel = hovers ? has_sheet || is_covered(gesture.at) : is_press_on_panel_;
  if (game() != nullptr && !is_on_panel) {
    game()->gesture(gesture, out);
  } else if (game() != nullptr && gesture.kind == Gesture::Kind::Hover) {
    game()->gesture({.kind = Gesture::Kind::Leave, .at = gesture.at, .start = gesture.at, .by = {}}, out);
  }
  if (!is_on_panel || !gesture.touch || is_press_on_grip_) {
    return;
  }
  if (gesture.kind == Gesture::Kind::DragBegin || gesture.kind == Gesture::Kind::Drag) {
    scroll_.drag(gesture.by.y, gesture.when);
  } else if (gesture.kind == Gesture::Kind::DragEnd) {
    scroll_.release(gesture.when, loop_->now(), preferences_->is_still());
  }
}

void Router::key(const KeyPress& key, Commands& out) {
  if (game() != nullptr && sheet_.open == Sheet::None) {
    game()->key(key, out);
    return;
  }
  // Everywhere else the controls are all there is.
  ui::Ui& ui = ui::state();
  if (key.code == SDLK_ESCAPE) {
    ui.focus.clear();
    if (sheet_.open != Sheet::None) {
      out.push_back(commands::OfPage::CloseSheet);
    } else {
      on_->cancel(out);
    }
  } else if (key.code == SDLK_RETURN || key.code == SDLK_KP_ENTER || key.code == SDLK_SPACE) {
    ui.pressed = ui.focus;
  } else {
    const int step = key.code == SDLK_TAB                              ? (key.shift ? -1 : 1)
                     : key.code == SDLK_RIGHT || key.code == SDLK_DOWN ? 1
                     : key.code == SDLK_LEFT || key.code == SDLK_UP    ? -1
                                                                       : 0;
    const auto [stops, here] = this->stops();
    if (step != 0 && !stops.empty()) {
      const auto count = static_cast<int>(stops.size());
      const int at = here < 0 && step < 0 ? 0 : here;
      ui.focus = stops[static_cast<std::size_t>((at + step + count) % count)].control;
    }
  }
}

void Router::step_back(Commands& out) {
  ui::state().focus.clear();
  if (sheet_.open != Sheet::None) {
    out.push_back(commands::OfPage::CloseSheet);
  } else if (on_ != home_) {
    on_->step_back(out);
  }
}

StopList Router::stops() const {
  return game() != nullptr && sheet_.open == Sheet::None ? game()->stops() : stops_of_controls();
}

MirrorData Router::words() const {
  MirrorData out;
  out.title = "Long Roll";
  on_->write_words(out);
  write_words_of_sheet(out);
  return out;
}

void Router::write_words_of_sheet(MirrorData& out) const {
  const auto add = [this, &out](std::string title, const std::vector<std::string>& paragraphs) {
    out.text = std::move(title) + (sheet_.open == Sheet::Share ? " " : ". ");
    for (const std::string& paragraph : paragraphs) {
      out.text += paragraph + " ";
    }
  };
  if (sheet_.open == Sheet::Help) {
    const auto pages = all_help(game() != nullptr ? game()->view() : nullptr);
    const auto& page = pages[std::min(static_cast<std::size_t>(std::max(sheet_.page, 0)), pages.size() - 1)];
    add(page.title, page.paragraphs);
  } else if (sheet_.open == Sheet::Why && game() != nullptr) {
    out.text.clear();
    for (const WhyPart& part : why_parts(sheet_)) {
      out.text += part.words + " ";
      for (const std::string& line : part.lines) {
        out.text += line + " ";
      }
    }
  } else if (sheet_.open == Sheet::Charts && has_charts(sheet_)) {
    add("Tables and charts", chart_in_words(sheet_));
  } else if (sheet_.open == Sheet::End && game() != nullptr) {
    out.text = end_in_words(sheet_);
  } else if (sheet_.open == Sheet::Share) {
    const ShareData& share = sheet_.share;
    add(share.link, {share.copied, share.options[static_cast<std::size_t>(share.what)].words, share.who});
  } else if (sheet_.open == Sheet::Join) {
    add("Who are you", {sheet_.join_words});
  }
}

}  // namespace longroll::web
