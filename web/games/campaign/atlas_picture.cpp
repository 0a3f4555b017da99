#include "web/games/campaign/atlas_picture.h"

#include <utility>

#include "engine/games/campaign/words.h"

namespace longroll::web::campaign {

void AtlasPicture::show(board::MapPicture& picture, const longroll::campaign::Field& field) {
  picture.set_date(longroll::campaign::turn_name(field.turn_box()));
  Political now = political_of(field);
  if (shown_ != now) {
    picture.set_marks(atlas_.marks(now));
    shown_ = std::move(now);
  }
}

}  // namespace longroll::web::campaign
