#pragma once

#include <string>

#include "web/shell/game_screen.h"
#include "web/views/sheets.h"

namespace longroll::web {

/// What the sheet of sharing shows and gives out. It comes with the code of the sheets (web/views/sheet_code.h):
/// nothing of it is called before that is here.
class ShareSource {
 public:
  /// Fills what the sheet of sharing shows of a game: its links.
  virtual void fill_share(GameScreen& game, SheetData& sheet) const = 0;
  /// What the sheet shows, as the text of a file.
  virtual std::string file_of(GameScreen& game, const ShareData& share) const = 0;
  /// "long-roll-dixie-bull-run-turn-4": of the moment that is shown.
  virtual std::string file_name_of(GameScreen& game) const = 0;

 protected:
  ~ShareSource() = default;
};

}  // namespace longroll::web
