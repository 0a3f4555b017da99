#include "web/board/icons.h"

namespace longroll::board {

void draw_icon(Canvas& canvas, Icon icon, Vec2 centre, float size, Colour colour) {
  const float k = size / kIconBox;
  const Mesh& mesh = canvas.shape(ShapeKind::Icon, detail_of(icon), k, [icon](Mesh& m, float tolerance) {
    Stroke stroke;
    stroke.width = kIconLine;
    stroke.cap = Cap::Round;
    stroke.join = Join::Round;
    add_stroke(m, icon_lines(icon), stroke, {255, 255, 255, 255}, tolerance);
  });
  canvas.mesh(mesh, Affine::place(centre, k) * Affine::move({-kIconBox / 2, -kIconBox / 2}), colour);
}

}  // namespace longroll::board
