#pragma once

#include <string>
#include <vector>

#include "web/views/command.h"
#include "web/views/help_text.h"
#include "web/views/panels.h"
#include "web/views/ui.h"

namespace longroll::web {

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
  std::string link, position;  ///< share: whole addresses; `link` empty when there is none
  bool can_share = false;
  std::string kept;         ///< how far the keeping of all games on this device is, in words; empty: not asked for
  std::string copied;       ///< what was copied last, in words
  ui::QrCode qr;            ///< empty when the link is too long for one
  std::string about_saved;  ///< the game that is to be removed: its title
  std::string saved_id;
};

/// Draws the open sheet over a scrim, when there is one.
void draw_sheet(const SheetData& data, Commands& out);

/// A page that says what went wrong with something opened, and the ways on.
struct MessageData {
  std::string title;
  std::vector<std::string> lines;
  float progress = -1;     ///< 0 to 1: something is being fetched; negative: nothing is
  bool can_retry = false;  ///< offers to fetch again what did not come
  board::Rect window;
};
void draw_message(const MessageData& data, Commands& out);

/// Every page of help: the page's own, then the game's.
std::vector<HelpPage> all_help(const GameView* view);
/// The paragraphs of `pages` that cite the rule or its section, for "Why?".
std::vector<std::string> paragraphs_on(const std::vector<HelpPage>& pages, const std::string& rule);

}  // namespace longroll::web
