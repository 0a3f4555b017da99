#include "web/shell/settings.h"

#include "engine/core/text.h"
#include "web/shell/page.h"

namespace longroll::web {
namespace {

// One key a setting: a strange value of one does not spoil the others. boot.js reads the theme before the program runs.
constexpr std::string_view kTheme = "longroll/theme";
constexpr std::string_view kText = "longroll/text";
constexpr std::string_view kMotion = "longroll/motion";

}  // namespace

Settings load_settings() {
  Settings out;
  const std::string theme = page::get(kTheme).value.value_or("auto");
  if (theme == "day" || theme == "night") {
    out.theme = theme;
  }
  const int percent = parse_int(page::get(kText).value.value_or("100")).value_or(100);
  if (percent == 115 || percent == 130 || percent == 150) {
    out.text_percent = percent;
  }
  out.less_motion = page::get(kMotion).value.value_or("") == "less";
  return out;
}

std::string store_settings(const Settings& settings) {
  std::string fault = page::set(kTheme, settings.theme);
  for (const std::string& more : {page::set(kText, std::to_string(settings.text_percent)),
                                  page::set(kMotion, settings.less_motion ? "less" : "system")}) {
    fault = fault.empty() ? more : fault;
  }
  return fault;
}

}  // namespace longroll::web
