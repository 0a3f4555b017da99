#pragma once

#include <string>

#include "web/shell/share_source.h"

namespace longroll::web {

/// Makes links and files of the game on the screen. Its code comes with the sheets.
class ShareDesk final : public ShareSource {
 public:
  void fill_share(GameScreen& game, SheetData& sheet) const override;
  std::string file_of(GameScreen& game, const ShareData& share) const override;
  std::string file_name_of(GameScreen& game) const override;
};

}  // namespace longroll::web
