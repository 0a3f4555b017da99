#pragma once

#include <string>
#include <vector>

#include "web/views/ui.h"

namespace longroll::web {

/// The screen in words, for the page's hidden mirror: whoever cannot see the picture plays by this.
struct MirrorData {
  std::string title, status, prompt, rule, notice, text;
  struct Button {
    std::string key, label;
  };
  std::vector<Button> actions;  ///< lawful actions: key is the action's text
  std::vector<std::string> log;
};

/// As JSON for glue.js; `controls` are every control on the screen but the choices, which are in `actions`,
/// and the text fields, which are inputs of the page.
std::string mirror_json(const MirrorData& data, const std::vector<ui::Control>& controls);

}  // namespace longroll::web
