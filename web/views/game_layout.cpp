#include "web/views/game_layout.h"

#include <algorithm>

namespace longroll::web {

Area::Form form_of(float width, float text_scale) {
  return width < 760 * text_scale ? Area::Form::Phone : Area::Form::Wide;
}

namespace {

/// A phone that lies on its side: the table at the left, the question with its choices at the right.
GameLayout lay_out_lying_phone(float w, float h, float k, float top, float bottom) {
  GameLayout out;
  const float side = std::clamp(w * 0.44F, 280 * k, std::max(280 * k, w * 0.5F));
  const float x = w - side;
  const float bar = 64 * k + bottom;
  const float hand = std::min(76.0F, h * 0.2F) + bottom;
  out.header = {x, top, side, 56 * k};
  out.bar = {x, h - bar, side, bar};
  out.prompt = {x, out.header.bottom() + 2, side, out.bar.y - out.header.bottom() - 2};
  out.area.hand = {0, h - hand, x, hand};
  out.area.table = {12, top + 8, x - 22, out.area.hand.y - top - 14};
  out.scrubber = out.prompt;
  return out;
}

/// The same with a map, which takes all the height; one slim column has the rest.
GameLayout lay_out_lying_map(float w, float h, float k, float top, float bottom) {
  GameLayout out;
  const float side = std::clamp(w * 0.36F, 290 * k, std::max(290 * k, w * 0.5F));
  const float x = w - side;
  const float bar = 64 * k + bottom;
  out.header = {x, top, side, 56 * k};
  out.bar = {x, h - bar, side, bar};
  out.prompt = {x, out.header.bottom() + 2, side, out.bar.y - out.header.bottom() - 2};
  out.area.hand = {0, h, x, 0};
  out.area.table = {8, top + 8, x - 16, h - top - bottom - 16};
  out.scrubber = out.prompt;
  return out;
}

bool is_lying_phone(float w, float h, float k) { return h < 480 * k && w > h * 1.25F; }

GameLayout lay_out_phone(float w, float h, float k, float top, float bottom, Area::Ground ground) {
  if (is_lying_phone(w, h, k)) {
    return ground == Area::Ground::Map ? lay_out_lying_map(w, h, k, top, bottom)
                                       : lay_out_lying_phone(w, h, k, top, bottom);
  }
  GameLayout out;
  const float header = 56 * k;
  const float bar = 64 * k + bottom;
  const float hand = ground == Area::Ground::Map ? 0 : std::min(84.0F, h * 0.1F);
  const float sheet =
      ground == Area::Ground::Map ? std::max(150 * k, h * 0.3F) : std::max(std::min(200 * k, h * 0.32F), h * 0.25F);
  out.header = {0, top, w, header};
  out.bar = {0, h - bar, w, bar};
  out.area.hand = {0, out.bar.y - hand, w, hand};
  out.prompt = {0, out.area.hand.y - sheet, w, sheet};
  out.area.table = {12, top + header + 2, w - 24, out.prompt.y - top - header - 10};
  out.scrubber = out.prompt;
  return out;
}

constexpr float kPrompt = 72;  ///< the prompt bar: its heading and two lines, so that no question moves the board

constexpr float kLogRoom = 262;  ///< beside a map, whose inspector may scroll: the heading of the log and eight lines

/// The inspector takes what it needs, within bounds: the log below it has the rest.
float inspector_height(float needs, float column, float most) {
  return needs > 0 ? std::clamp(needs, std::min(column * 0.3F, most), most) : most;
}

/// The map with undo and scrubber below it; the side column is all for the inspector and the log.
GameLayout lay_out_map(float w, float h, float k, float inspector) {
  GameLayout out;
  const float side = std::min((w >= 1600 ? 384 : 340) * k, w * 0.36F);
  const float left = w - 24 - 10 - side;
  const float low = 52 * k;
  out.prompt = {12, 10, w - 24, kPrompt * k};
  const float top = out.prompt.bottom() + 10;
  const float below = h - 10 - low;
  out.area.table = {12, top, left, below - 10 - top};
  const float bar = left < 600 * k ? 284 * k : std::min(360 * k, left * 0.6F);  // else undo is a picture alone
  out.bar = {12, below, bar, low};
  out.scrubber = {12 + bar + 10, below, left - bar - 10, low};
  const float x = w - 12 - side;
  const float column = h - 10 - top;
  const float upper = inspector_height(inspector, column, std::max(column * 0.55F, column - kLogRoom * k));
  out.inspector = {x, top, side, upper};
  out.log = {x, top + upper + 10, side, column - upper - 10};
  return out;
}

GameLayout lay_out_wide(float w, float h, float k, float inspector) {
  GameLayout out;
  const float side = std::min((w >= 1600 ? 384 : 340) * k, w * 0.36F);
  const float left = w - 24 - 10 - side;
  const float bar = 52 * k;
  out.prompt = {12, 10, w - 24, kPrompt * k};
  const float top = out.prompt.bottom() + 10;
  const float hand = std::min(204 * k, h * 0.27F);
  out.area.table = {12, top, left, h - top - hand};
  const float below = out.area.table.bottom() + 10;
  const float note = std::min(240 * k, left * 0.27F);
  out.scrubber = {12, h - 10 - bar, note, bar};
  out.area.note = {18, below, note - 6, out.scrubber.y - below - 8};
  out.area.hand = {12 + note + 10, below, left - note - 10, h - below};
  const float x = w - 12 - side;
  out.bar = {x, h - 10 - bar, side, bar};
  const float column = out.bar.y - 10 - top;
  const float upper =
      inspector_height(inspector, column, std::max(column * 0.55F, std::min(column - 150 * k, 372 * k)));
  out.inspector = {x, top, side, upper};
  out.log = {x, top + upper + 10, side, column - upper - 10};
  return out;
}

}  // namespace

GameLayout lay_out_game(float w, float h, float k, bool touch, float rim_top, float rim_bottom, float inspector,
                        Area::Ground ground) {
  const Area::Form form = is_lying_phone(w, h, k) ? Area::Form::Phone : form_of(w, k);
  GameLayout out = form == Area::Form::Phone     ? lay_out_phone(w, h, k, rim_top, rim_bottom, ground)
                   : ground == Area::Ground::Map ? lay_out_map(w, h, k, inspector)
                                                 : lay_out_wide(w, h, k, inspector);
  out.area.form = form;
  out.area.page = {0, 0, w, h};
  out.area.text_scale = k;
  out.area.touch = touch;
  return out;
}

}  // namespace longroll::web
