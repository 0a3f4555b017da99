#pragma once

#include <functional>
#include <utility>

#include "web/shell/game_screen.h"
#include "web/shell/input.h"
#include "web/shell/loop.h"
#include "web/shell/message_page.h"
#include "web/shell/panel_scroll.h"
#include "web/shell/preferences.h"
#include "web/shell/screens.h"
#include "web/shell/share_source.h"

namespace longroll::web {

/// Which screen is shown, which sheet lies over it, and where gestures and keys go.
class Router final : public Screens {
 public:
  /// `home`: the screen with which it begins.
  Router(Loop& loop, const Preferences& preferences, Screen& home)
      : loop_(&loop), preferences_(&preferences), home_(&home), on_(&home) {}

  void set_share_source(const ShareSource& share) { share_ = &share; }
  /// Call it only from what the open sheet of sharing asks for: its code is here then.
  const ShareSource& share_source() const { return *share_; }
  /// What is given up when the player goes home: called before the home page is shown.
  void set_on_home(std::function<void()> on_home) { on_home_ = std::move(on_home); }

  void show(Screen& screen) override { on_ = &screen; }
  bool is_shown(const Screen& screen) const override { return on_ == &screen; }
  void go_home() override;
  void show_message(MessageData message) override;
  void set_progress(float progress) override { message_.set_progress(progress); }
  void open_sheet(Sheet sheet, int page) override;
  /// Another way to share, or the same with another level of the computer.
  void set_share(const commands::SetShare& wanted);
  SheetData& sheet() override { return sheet_; }
  void request_frames(int count) override { loop_->request_frames(count); }

  /// The game that is on the screen; null: none is.
  bool has_sheet() const { return sheet_.open != Sheet::None; }
  GameScreen* game() const { return on_->game(); }

  // --- a frame
  void route(const Input& input, Commands& out);
  void build(const WindowSize& window, Commands& out);
  void draw(board::Canvas& canvas) { on_->draw(canvas); }
  MirrorData words() const;

  void key(const KeyPress& key, Commands& out);
  /// Something lies over the home page.
  bool is_anything_open() const { return on_ != home_ || sheet_.open != Sheet::None; }
  /// The browser's Back: closes what lies on top.
  void step_back(Commands& out);
  /// Where Tab leads on this screen.
  StopList stops() const;

 private:
  void route(const Gesture& gesture, Commands& out);
  void write_words_of_sheet(MirrorData& out) const;

  Loop* loop_;
  const Preferences* preferences_;
  Screen* home_;
  const ShareSource* share_ = nullptr;
  std::function<void()> on_home_;
  MessagePage message_;
  Screen* on_;
  SheetData sheet_;
  bool is_share_due_ = false;  ///< the sheet of sharing is to be filled, as soon as its code is here
  PanelScroll scroll_;
  bool has_stopped_ = false;        ///< the finger that is down has stopped a panel that ran on
  bool is_press_on_grip_ = false;   ///< it came down on something that is dragged by itself
  bool is_press_on_panel_ = false;  ///< where the button or the finger went down
};

}  // namespace longroll::web
