#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "web/views/ui.h"

namespace longroll::web {

/// The screen in words, for the page's hidden mirror: a player who cannot see the picture plays by this.
struct MirrorData {
  std::string title, status, prompt, rule, notice, text;
  std::string news;        ///< what came since the reader's last decision, in short: read out at once
  std::string_view table;  ///< the table in words, as JSON (TableTeller); empty: no game is shown
  struct Button {
    std::string key, label;
    std::string group{};  ///< by which a long list is folded; empty: it stands by itself
  };
  std::vector<Button> actions;  ///< lawful actions: key is the action's text
  std::vector<std::string> log;
};

/// Keeps the page's mirror, its title and its text fields as the screen is. Tells the browser what has changed only.
class MirrorWriter {
 public:
  /// `data` and every control on the screen; `title`: of the window.
  void write(const MirrorData& data, const std::string& title);
  void write_fields();

 private:
  std::string mirror_, table_ = "[]", title_, fields_;
  std::string focused_;  ///< the field that was last given the keyboard
};

}  // namespace longroll::web
