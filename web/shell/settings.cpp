#include "web/shell/settings.h"

#include "engine/core/text.h"
#include "web/shell/page.h"

namespace longroll::web {
namespace {

// One key a setting: a strange value of one does not spoil the others. boot.js reads the theme before the program runs.
constexpr std::string_view kTheme = "longroll/theme";
constexpr std::string_view kText = "longroll/text";
constexpr std::string_view kMotion = "longroll/motion";
constexpr std::string_view kSpeed = "longroll/speed";
constexpr std::string_view kAsking = "longroll/not-asked";  // letters: w breastworks, p the end of a phase
constexpr std::string_view kVolume = "longroll/volume";

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
  const std::string speed = page::get(kSpeed).value.value_or("");
  for (std::size_t i = 0; i < kSpeeds.size(); ++i) {
    out.speed = kSpeeds[i].id == speed ? static_cast<Speed>(i) : out.speed;
  }
  const std::string not_asked = page::get(kAsking).value.value_or("");
  out.asking = {not_asked.find('w') == std::string::npos, not_asked.find('p') == std::string::npos};
  const std::string volume = page::get(kVolume).value.value_or("");
  for (std::size_t i = 0; i < kVolumes.size(); ++i) {
    out.volume = kVolumes[i].id == volume ? static_cast<Volume>(i) : out.volume;
  }
  return out;
}

std::string store_settings(const Settings& settings) {
  std::string fault = page::set(kTheme, settings.theme);
  for (const std::string& more :
       {page::set(kText, std::to_string(settings.text_percent)),
        page::set(kMotion, settings.less_motion ? "less" : "system"), page::set(kSpeed, words_for(settings.speed).id),
        page::set(kAsking, std::string(settings.asking.works ? "" : "w") + (settings.asking.phase_end ? "" : "p")),
        page::set(kVolume, words_for(settings.volume).id)}) {
    fault = fault.empty() ? more : fault;
  }
  return fault;
}

}  // namespace longroll::web
