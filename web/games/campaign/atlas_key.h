#pragma once

#include "web/board/canvas.h"

namespace longroll::web::campaign {

/// The key of the map of the war: a sample of each kind of mark with its name, as many as fit into the room, from its
/// top. Nothing where it is too narrow.
void draw_atlas_key(board::Canvas& canvas, const board::Rect& room);

}  // namespace longroll::web::campaign
