#pragma once

#include <string>

#include "web/views/asking.h"
#include "web/views/pace.h"

namespace longroll::web {

/// What a player has set once for all games. Kept in local storage.
struct Settings {
  std::string theme = "auto";  ///< auto, day, night
  int text_percent = 100;      ///< 100, 115, 130, 150
  bool less_motion = false;    ///< more than the system asks for
  Speed speed = Speed::Normal;
  Asking asking;
  Volume volume = Volume::Off;
};

/// Reads what is stored; the standard for whatever is missing or strange.
Settings load_settings();
/// Stores them; what the browser says against it, empty when all went well.
std::string store_settings(const Settings& settings);

}  // namespace longroll::web
