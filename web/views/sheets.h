#pragma once

#include <string>
#include <vector>

#include "web/views/command.h"
#include "web/views/help_text.h"
#include "web/views/panels.h"
#include "web/views/ui.h"

namespace longroll::web {

/// What the sheet of sharing offers. Filled by the shell.
struct ShareData {
  /// A way to share the game, and what the opener gets.
  struct Option {
    std::string title, words;
  };
  std::vector<Option> options;
  int what = 0;       ///< which of them
  std::string link;   ///< the whole address of it; empty: it is too long for a link
  std::string who;    ///< who plays what at the other end, in words
  std::string level;  ///< of the computer, which may be fixed: "Hard"; empty: there is nothing to be fixed
  bool is_level_fixed = false;
  bool can_send = false;  ///< the system has a way to send links
  std::string copied;     ///< what was copied last, in words
  ui::QrCode qr;          ///< empty when the link is too long for one
};

/// What the sheets show. Filled by the shell.
struct SheetData {
  Sheet open = Sheet::None;
  int page = 0;      ///< of the help
  std::string rule;  ///< that was asked about; empty: the one of the prompt
  board::Rect window;
  Scene* scene = nullptr;  ///< null on the home page
  std::string theme;       ///< settings: auto, day, night
  int text_percent = 100;
  bool less_motion = false, system_still = false;
  Speed speed = Speed::Normal;
  ShareData share;
  Volume volume = Volume::Off;
  std::string kept;         ///< how far the keeping of all games on this device is, in words; empty: not asked for
  std::string trouble;      ///< what the browser says against keeping the game; empty: it is kept
  std::string join_words;   ///< the game between two persons in which the player is asked who he is
  std::string about_saved;  ///< the game that is to be removed: its title
  std::string saved_id;
  std::string* saved_name = nullptr;  ///< what is typed as its name
};

namespace sheets {
/// Draws the open sheet over a scrim. Called through web/views/sheet_code.h, which knows whether its code is here.
void draw_sheet(const SheetData& data, Commands& out);
}  // namespace sheets

/// A page that says what went wrong with something opened, and the ways on.
struct MessageData {
  std::string title;
  std::vector<std::string> lines;
  float progress = -1;      ///< 0 to 1: something is being fetched; negative: nothing is
  bool can_retry = false;   ///< offers to fetch again what did not come
  bool can_close = false;   ///< stands in place of a sheet, and is closed as one
  bool can_go_home = true;  ///< offers the way to the home page
  board::Rect window;
};
void draw_message(const MessageData& data, Commands& out);

/// Every page of help: the page's own, then the game's.
std::vector<HelpPage> all_help(const GameView* view);
/// What "Why?" says, paragraph by paragraph: the refusal that was met last, the question, each with what of the
/// position brings it about and what help says of that rule alone.
struct WhyPart {
  std::string title, words, rule;
  std::vector<std::string> lines;
};
std::vector<WhyPart> why_parts(const SheetData& data);

}  // namespace longroll::web
