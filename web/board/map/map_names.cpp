#include "web/board/map/map_names.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace longroll::board {
namespace {

constexpr float kStep = 1.1f;     // From one step of the zoom to the next: between them counters drift under names.
constexpr float kNearest = 1.6f;  // Beyond this zoom there is room enough: the names stay where they are.
constexpr float kHalo = 1.8f;

Face face_of(NameFace face) { return face == NameFace::Italic ? Face::TextItalic500 : Face::Text600; }

/// The bytes of the letter that begins at `at`.
std::size_t letter_size(std::string_view text, std::size_t at) {
  std::size_t n = 1;
  while (at + n < text.size() && (text[at + n] & 0xC0) == 0x80) {
    ++n;
  }
  return n;
}

}  // namespace

MapNames::MapNames(std::vector<MapName> names, Obstacles obstacles)
    : names_(std::move(names)), obstacles_(std::move(obstacles)) {}

void MapNames::draw_straight(Canvas& canvas, const Camera& camera, const LaidName& laid, TextStyle style) const {
  const MapName& name = names_[laid.name];
  const Vec2 at = camera.to_screen(name.at) + laid.offset * (style.size / name.style.size);
  if (camera.window().inset(-260).contains(at)) {
    canvas.text(at, laid.is_brief ? name.brief : name.text, style);
  }
}

void MapNames::draw_along(Canvas& canvas, const Camera& camera, const LaidName& laid, TextStyle style) const {
  const MapName& name = names_[laid.name];
  const std::string& text = laid.is_brief ? name.brief : name.text;
  const float width = canvas.glyphs().measure(style.face, style.size, text, style.tracking);
  const Vec2 middle = camera.to_screen(letter_place(name, laid, width / 2, width, camera.zoom()).at);
  if (!camera.window().inset(-width).contains(middle)) {
    return;
  }
  const auto steps = canvas.glyphs().lay(style.face, style.size, text, style.tracking);
  std::vector<float> starts;
  for (const Glyphs::Step& step : steps) {
    starts.push_back(step.x);
  }
  // All halos first, so that none eats into the letter before it.
  for (const bool is_halo : {true, false}) {
    TextStyle letter = style;
    letter.tracking = 0;
    letter.halo = is_halo ? style.halo : 0;
    letter.colour = is_halo ? style.halo_colour : style.colour;
    std::size_t n = 0;
    for (std::size_t at = 0; at < text.size() && n + 1 < starts.size(); ++n) {
      const std::size_t size = letter_size(text, at);
      // A letter leans as the line does at its middle.
      const float half = (starts[n + 1] - starts[n]) / 2;
      const LetterPlace place = letter_place(name, laid, starts[n] + half, width, camera.zoom());
      const Vec2 up = {place.d.y, -place.d.x};
      const Vec2 pen = camera.to_screen(place.at) + up * laid.aside - place.d * half;
      canvas.push({place.d.x, place.d.y, -place.d.y, place.d.x, pen.x, pen.y});
      canvas.text({0, 0}, std::string_view(text).substr(at, size), letter);
      canvas.pop();
      at += size;
    }
  }
}

void MapNames::make_way(const CountersOnMap& standing) {
  if (standing != standing_) {
    standing_ = standing;
    ++standing_count_;
  }
}

const std::vector<LaidName>& MapNames::at_step(Canvas& canvas, int step) {
  const Measure measure = [&](NameFace face, float size, std::string_view text, float tracking) {
    return canvas.glyphs().measure(face_of(face), size, text, tracking);
  };
  const float zoom = std::pow(kStep, static_cast<float>(step));
  const auto [found, is_new] = steps_.try_emplace(step);
  Step& names = found->second;
  if (is_new) {
    names.own = lay_names(names_, *obstacles_, zoom, measure);
  }
  if (is_new || names.of_standing != standing_count_) {
    names.shown = dodge(names.own, names_, *obstacles_, zoom, measure, standing_);
    names.of_standing = standing_count_;
  }
  return names.shown;
}

void MapNames::draw(Canvas& canvas, const Camera& camera) {
  if (!obstacles_) {
    return;
  }
  const int step = round_int(std::log(std::min(camera.zoom(), kNearest)) / std::log(kStep));
  // Nearer still the letters grow a little with the map, by steps: every size is cut anew.
  const float grown = std::clamp(std::floor(camera.zoom() / kNearest * 8) / 8, 1.0f, 1.375f);
  const Theme& t = canvas.theme();
  for (const LaidName& laid : at_step(canvas, step)) {
    const NameStyle& told = names_[laid.name].style;
    TextStyle style;
    style.face = face_of(told.face);
    style.size = told.size * grown;
    style.tracking = told.tracking * grown;
    style.colour = told.ink == NameInk::Water  ? t.water
                   : told.ink == NameInk::Wood ? t.wood
                   : told.ink == NameInk::Ink  ? t.ink
                                               : t.ink2;
    style.halo = kHalo;
    style.halo_colour = fade(t.paper, 0.9f);
    laid.is_straight ? draw_straight(canvas, camera, laid, style) : draw_along(canvas, camera, laid, style);
  }
}

}  // namespace longroll::board
