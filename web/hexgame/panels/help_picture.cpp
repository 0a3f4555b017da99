#include "web/hexgame/panels/help_picture.h"

#include <algorithm>
#include <cmath>

#include "web/board/shape/hex_layout.h"
#include "web/hexgame/panels/strength_lines.h"
#include "web/views/ui.h"

namespace longroll::web::hexgame {
namespace {

constexpr float kMaxWide = 340;  // px
constexpr float kCounter = 26;   // px, half of what a counter and its number take

/// Where the hexes of a picture lie on the page.
class Easel {
 public:
  Easel(const HelpPicture& picture, ImVec2 at, float width)
      : layout_{picture.grid}, at_(at), scale_(width / layout_.bounds().w) {}

  float tall() const { return layout_.bounds().h * scale_; }
  ImVec2 centre(HexId hex) const { return place(layout_.centre(hex)); }
  std::array<ImVec2, 6> corners(HexId hex) const {
    std::array<ImVec2, 6> out;
    for (std::size_t i = 0; i < out.size(); ++i) {
      out[i] = place(layout_.corner(hex, kAllDirections[i]));
    }
    return out;
  }
  float radius() const { return board::kHexRadius * scale_; }
  template <class Then>
  void for_each_hex(const Then& then) const {
    layout_.for_each_hex(then);
  }

 private:
  ImVec2 place(board::Vec2 p) const { return {at_.x + p.x * scale_, at_.y + p.y * scale_}; }

  board::HexLayout layout_;
  ImVec2 at_;
  float scale_;
};

void draw_ground(const Easel& easel, const HelpPicture::Hex& hex) {
  ImDrawList* list = ImGui::GetWindowDrawList();
  const board::Theme& t = ui::theme();
  const auto corners = easel.corners(hex.at);
  if (hex.ground == HelpPicture::Ground::Woods) {
    list->AddConvexPolyFilled(corners.data(), 6, ui::col(t.wood_fill));
    const ImVec2 middle = easel.centre(hex.at);
    for (int i = 0; i < 5; ++i) {  // crowns of trees
      const float turn = static_cast<float>(i) * 1.2566F;
      const float far = easel.radius() * 0.62F;
      list->AddCircle({middle.x + far * std::cos(turn), middle.y + far * std::sin(turn)}, easel.radius() * 0.14F,
                      ui::col(t.wood), 12, 1.3F);
    }
  } else if (hex.ground == HelpPicture::Ground::Zone) {
    const ImVec2 middle = easel.centre(hex.at);
    for (int i = -2; i <= 2; ++i) {  // hatched, as the zones of control on the map
      const float y = middle.y + static_cast<float>(i) * easel.radius() * 0.3F;
      const float half = easel.radius() * (0.86F - 0.12F * std::fabs(static_cast<float>(i)));
      list->AddLine({middle.x - half, y + 4}, {middle.x + half, y - 4}, ui::col(t.csa_mark, 0.7F), 1.2F);
    }
  }
}

void draw_unit(const Easel& easel, const HelpPicture::Unit& unit) {
  ImDrawList* list = ImGui::GetWindowDrawList();
  const ImVec2 middle = easel.centre(unit.at);
  const float up = ui::scaled(kCounter);
  draw_symbol({middle.x - ui::scaled(15), middle.y - up + ui::scaled(4)}, unit.symbol, unit.side);
  const ImVec2 size = ui::measure(ui::Type::Button, unit.strength);
  ui::draw_text(list, {middle.x - size.x / 2, middle.y + ui::scaled(6)}, ui::Type::Button, unit.strength,
                ui::theme().ink);
}

void draw_line(const Easel& easel, const HelpPicture::Line& line) {
  using Arrow = HelpPicture::Arrow;
  ImDrawList* list = ImGui::GetWindowDrawList();
  const board::Theme& t = ui::theme();
  const ImVec2 a = easel.centre(line.from), b = easel.centre(line.to);
  const float length = std::hypot(b.x - a.x, b.y - a.y);
  const ImVec2 along{(b.x - a.x) / length, (b.y - a.y) / length};
  const float clear = ui::scaled(kCounter - 6);  // of the counters at its ends
  const ImVec2 from{a.x + along.x * clear, a.y + along.y * clear}, to{b.x - along.x * clear, b.y - along.y * clear};
  const bool is_sight = line.kind == Arrow::Sight || line.kind == Arrow::Blocked;
  const ImU32 ink = ui::col(line.kind == Arrow::Attack ? t.red : t.ink);
  if (is_sight) {
    for (float s = 0; s < length - 2 * clear; s += 9) {  // dashed
      const float e = std::min(s + 5, length - 2 * clear);
      list->AddLine({from.x + along.x * s, from.y + along.y * s}, {from.x + along.x * e, from.y + along.y * e}, ink,
                    1.8F);
    }
  } else {
    list->AddLine(from, to, ink, 2.6F);
    const ImVec2 side{-along.y * 5, along.x * 5};
    list->AddTriangleFilled({to.x + along.x * 7, to.y + along.y * 7}, {to.x + side.x, to.y + side.y},
                            {to.x - side.x, to.y - side.y}, ink);
  }
  if (line.kind == Arrow::Blocked) {
    const ImVec2 m{(a.x + b.x) / 2, (a.y + b.y) / 2};
    list->AddLine({m.x - 7, m.y - 7}, {m.x + 7, m.y + 7}, ui::col(t.red), 2.6F);
    list->AddLine({m.x - 7, m.y + 7}, {m.x + 7, m.y - 7}, ui::col(t.red), 2.6F);
  }
}

}  // namespace

void draw_picture(const HelpPicture& picture) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float width = std::min(ui::line_left(), ui::scaled(kMaxWide));
  const Easel easel(picture, at, width);
  ImDrawList* list = ImGui::GetWindowDrawList();
  for (const HelpPicture::Hex& hex : picture.hexes) {
    draw_ground(easel, hex);
  }
  easel.for_each_hex([&](HexId hex) {
    const auto corners = easel.corners(hex);
    list->AddPolyline(corners.data(), 6, ui::col(ui::theme().grid), ImDrawFlags_Closed, 1);
  });
  for (const HelpPicture::Line& line : picture.lines) {
    draw_line(easel, line);
  }
  for (const HelpPicture::Unit& unit : picture.units) {
    draw_unit(easel, unit);
  }
  ImGui::Dummy({width, easel.tall() + ui::scaled(4)});
  ui::paragraph(ui::Type::Note, picture.caption, ui::theme().ink2);
  ui::gap(8);
}

void draw_picture(const std::vector<HelpPicture>& all, std::string_view id) {
  const auto found = std::find_if(all.begin(), all.end(), [&](const HelpPicture& one) { return one.id == id; });
  if (found != all.end()) {
    draw_picture(*found);
  }
}

}  // namespace longroll::web::hexgame
