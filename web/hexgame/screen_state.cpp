#include "web/hexgame/screen_state.h"

#include "web/hexgame/targets.h"

namespace longroll::web::hexgame {

const ChoiceIndex& ScreenState::choices() const {
  if (choices_revision_ != model.revision()) {
    choices_revision_ = model.revision();
    choices_ = model.may_act() ? ChoiceIndex(model.prompt(), subject_of) : ChoiceIndex();
  }
  return choices_;
}

HexId ScreenState::hex_of(std::int32_t target) const {
  if (is_hex_target(target)) {
    return hex_of_target(target);
  }
  if (!is_unit_target(target) || !seen().has_piece(piece_of(target))) {
    return kNoHex;
  }
  const Place place = seen().piece(piece_of(target)).place;
  const auto drawn = board.drawn_at.find(piece_of(target));
  return is_hex(place) ? place : drawn != board.drawn_at.end() ? drawn->second : kNoHex;
}

board::Rect ScreenState::rect_of(std::int32_t target) const {
  if (is_unit_target(target)) {
    if (const board::Rect rect = map.rect_of_piece(piece_of(target)); rect.w > 0) {
      return rect;
    }
  }
  return map.rect_of_hex(hex_of(target));
}

}  // namespace longroll::web::hexgame
