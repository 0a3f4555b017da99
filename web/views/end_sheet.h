#pragma once

#include "web/views/sheets.h"

namespace longroll::web {

/// The sheet at the end of a battle: the verdict by its rule, figures and losses of both sides, turning points as
/// jumps, what happened in history, and the ways on.
void draw_end(const SheetData& data, Commands& out);

/// Its title: "Confederate victory".
std::string end_title(const SheetData& data);

/// All that stands on it, for the mirror.
std::string end_in_words(const SheetData& data);

}  // namespace longroll::web
