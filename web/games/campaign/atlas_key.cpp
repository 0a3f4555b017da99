#include "web/games/campaign/atlas_key.h"

#include <cstdint>

namespace longroll::web::campaign {
namespace {

using board::Affine;
using board::Canvas;
using board::Colour;
using board::fade;
using board::path;
using board::Rect;
using board::Side;
using board::Theme;
using board::Vec2;

constexpr float kSample = 44, kDown = 22;

enum class Mark : std::uint8_t {
  UnionGround,
  ConfederateGround,
  Frontier,
  Center,
  City,
  Recruits,
  Port,
  Fortress,
  Source,
  UnionRails,
  ConfederateRails,
  Upgraded,
  Broken,
  Unfinished,
  Road,
  Navigable,
  Seasonal,
  Minor,
  Broad,
  Bridge,
  Ferry,
  Levee,
  Mountains,
  Swamp,
  Border,
};
struct KeyLine {
  Mark mark;
  const char* name;
};
constexpr KeyLine kLines[] = {{Mark::UnionGround, "Held by the Union"},
                              {Mark::ConfederateGround, "Held by the Confederacy"},
                              {Mark::Frontier, "Frontier"},
                              {Mark::Center, "Critical place, by holder"},
                              {Mark::City, "City"},
                              {Mark::Recruits, "City that recruits"},
                              {Mark::Port, "Port"},
                              {Mark::Fortress, "Fortress"},
                              {Mark::Source, "Union source of supply"},
                              {Mark::ConfederateRails, "Confederate railroad"},
                              {Mark::UnionRails, "Union railroad"},
                              {Mark::Upgraded, "Upgraded"},
                              {Mark::Broken, "Broken; open levee"},
                              {Mark::Unfinished, "Unfinished"},
                              {Mark::Road, "Road"},
                              {Mark::Navigable, "Navigable river"},
                              {Mark::Seasonal, "Seasonal, at low water"},
                              {Mark::Minor, "Minor river"},
                              {Mark::Broad, "Tidal water, bay, lake"},
                              {Mark::Bridge, "Bridge"},
                              {Mark::Ferry, "Ferry"},
                              {Mark::Levee, "Levee"},
                              {Mark::Mountains, "Rough"},
                              {Mark::Swamp, "Swamp"},
                              {Mark::Border, "Border of a state"}};

/// Draws in a box kSample wide about the line y = 0.
class Sampler {
 public:
  Sampler(Canvas& canvas, const Theme& theme) : canvas_(canvas), t_(theme) {}

  void draw(Mark mark) const {
    switch (mark) {
      case Mark::UnionGround:
        return ground(t_.usa_wash, 0.27f, 0.8f);
      case Mark::ConfederateGround:
        return ground(t_.csa_wash, 0.2f, 0.62f);
      case Mark::Frontier:
        canvas_.rect({0, 0, kSample, 8}, fade(t_.usa_wash, 0.7f));
        line(2.3f, t_.usa_mark);
        return canvas_.fill(path("M5,0l4,6l4,-6zM18,0l4,6l4,-6zM31,0l4,6l4,-6z"), t_.usa_mark);
      case Mark::Center:
        sign_box({12, 0});
        canvas_.fill(path("M7.500,-4.500h9v5.500l-4.500,4l-4.500,-4z"), t_.usa_mark);
        sign_box({31, 0});
        return canvas_.fill(path("M31,-5l5,5l-5,5l-5,-5z"), t_.hachure);
      case Mark::City:
        return sign_ring({22, 0}, 5.2f, true);
      case Mark::Recruits:
        sign_ring({22, 0}, 5, true);
        return canvas_.ring({22, 0}, 8.4f, pen(1), t_.ink);
      case Mark::Port:
        return stroke("M22,-6v11M19,-3.500h6M16,1c0,6.500 12,6.500 12,0", 1.4f, t_.water);
      case Mark::Fortress:
        return canvas_.fill(path("M22,-7l2,4.200l4.700,.6l-3.400,3.200l.9,4.600l-4.200,-2.200l-4.200,2.200l.9,-4.600l-"
                                 "3.400,-3.200l4.700,-.6z"),
                            t_.hachure);
      case Mark::Source:
        stroke("M18,7v-13", 1.3f, t_.ink);
        return canvas_.fill(path("M18,-6l10,3l-10,3z"), t_.usa_mark);
      default:
        return draw_line(mark);
    }
  }

 private:
  void draw_line(Mark mark) const {
    switch (mark) {
      case Mark::UnionRails:
        return rails(t_.usa_mark);
      case Mark::ConfederateRails:
        return rails(t_.rail);
      case Mark::Upgraded:
        stroke("M0,-1.800H44M0,1.800H44", 1.3f, t_.rail);
        return line(8, t_.rail, 1.2f, 5);
      case Mark::Broken:
        line(5, fade(t_.rail, 0.6f), 1.2f, 5);
        return stroke("M17,6l4,-12M23,6l4,-12", 1.7f, t_.ink);
      case Mark::Unfinished:
        return line(1.2f, t_.rail, 5, 4);
      case Mark::Road:
        line(3.1f, t_.road);
        return line(1.5f, t_.road_fill);
      case Mark::Navigable:
        river(8.5f);
        return line(0.8f, fade(t_.water, 0.75f));
      case Mark::Seasonal:
        return line(2.2f, t_.water, 7, 4);
      case Mark::Minor:
        return line(1.9f, t_.water);
      case Mark::Broad:
        river(15);
        return stroke("M0,-4.500H44M0,4.500H44", 0.8f, fade(t_.water, 0.7f));
      default:
        return draw_ground(mark);
    }
  }
  void draw_ground(Mark mark) const {
    switch (mark) {
      case Mark::Bridge:
        river(8.5f);
        return stroke("M15,-9l3,3v12l-3,3M29,-9l-3,3v12l3,3", 1.5f, t_.ink);
      case Mark::Ferry:
        river(8.5f);
        canvas_.rect({19, -4, 6, 8}, t_.paper);
        return stroke("M19,-4h6v8h-6zM22,-10v4M22,6v4", 1.2f, t_.ink);
      case Mark::Levee:
        river(6);
        return stroke("M8,-4v-4M14,-4v-4M20,-4v-4M26,-4v-4M32,-4v-4M38,-4v-4M8,4v4M14,4v4M20,4v4M26,4v4M32,4v4M38,4v4",
                      1.4f, t_.ink);
      case Mark::Mountains:
        return stroke(
            "M4,-8l5,4M10,-9l5,4M16,-9l5,4M22,-8l5,4M28,-7l5,4M34,-6l5,4M5,0l5,4M11,-1l5,4M17,-1l5,4M23,0l5,4M29,1l5,4",
            1, t_.hachure);
      case Mark::Swamp:
        canvas_.rounded_rect({0, -9, kSample, 18}, 8, fade(t_.water_fill, 0.6f));
        return stroke("M7,3h9M11.500,3v-6M10,3l-2,-4M13,3l2,-4M27,4h9M31.500,4v-6M30,4l-2,-4M33,4l2,-4", 1, t_.water);
      default:
        line(1.3f, fade(t_.ink, 0.62f), 9, 7);
        return stroke("M12,0h1.500M28,0h1.500", 1.3f, fade(t_.ink, 0.62f));
    }
  }

  static board::Stroke pen(float width, float dash = 0, float gap = 0) {
    board::Stroke out;
    out.width = width;
    out.dash = dash;
    out.gap = gap;
    return out;
  }
  void line(float width, Colour colour, float dash = 0, float gap = 0) const {
    canvas_.polyline({{0, 0}, {kSample, 0}}, pen(width, dash, gap), colour);
  }
  void stroke(const char* data, float width, Colour colour) const { canvas_.stroke(path(data), pen(width), colour); }
  void ground(Colour colour, float within, float edge) const {
    canvas_.rect({0, -8, kSample, 16}, fade(colour, within));
    canvas_.rect({0, -8, 7, 16}, fade(colour, edge - within));
    canvas_.rect({kSample - 7, -8, 7, 16}, fade(colour, edge - within));
  }
  void rails(Colour colour) const {
    line(1.5f, colour);
    line(6, colour, 1.2f, 5);
  }
  void river(float width) const {
    line(width, t_.water);
    line(width - 1.9f, t_.water_fill);
  }
  void sign_box(Vec2 at) const {
    canvas_.rect({at.x - 7, at.y - 7, 14, 14}, t_.paper);
    canvas_.rect_edge({at.x - 7, at.y - 7, 14, 14}, 0, pen(1.6f), t_.ink);
  }
  void sign_ring(Vec2 at, float r, bool has_dot) const {
    canvas_.circle(at, r, t_.paper);
    canvas_.ring(at, r, pen(1.5f), t_.ink);
    if (has_dot) {
      canvas_.circle(at, r * 0.46f, t_.usa_mark);
    }
  }

  Canvas& canvas_;
  const Theme& t_;
};

}  // namespace

void draw_atlas_key(Canvas& canvas, const Rect& room) {
  if (room.w < kSample + 90) {
    return;
  }
  const Theme& t = canvas.theme();
  board::TextStyle style = board::style_of(board::Face::Text600, 15, t.ink);
  style.max_width = room.w - kSample - 12;
  float y = room.y + kDown / 2;
  for (const KeyLine& line : kLines) {
    if (y + kDown / 2 > room.bottom()) {
      return;
    }
    canvas.push(Affine::move({room.x, y}));
    Sampler(canvas, t).draw(line.mark);
    canvas.text({kSample + 12, 5}, line.name, style);
    canvas.pop();
    y += kDown;
  }
}

}  // namespace longroll::web::campaign
