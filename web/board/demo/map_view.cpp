#include "web/board/demo/map_view.h"

#include "web/board/map/map_picture.h"
#include "web/board/table.h"

namespace longroll::board::demo {

void draw_map(Canvas& canvas, const Plate& plate, float zoom) {
  static MapPicture picture;
  if (!picture.is_built()) {
    picture.build(plate);
  }
  const Theme& t = canvas.theme();
  canvas.rect({0, 0, canvas.width(), canvas.height()}, t.desk);
  const float panel = canvas.width() > 700 ? 364 : 0;
  const Rect frame = {12, panel > 0 ? 84.0f : 70.0f, canvas.width() - 24 - panel,
                      canvas.height() - (panel > 0 ? 156.0f : 320.0f)};
  Camera camera;
  camera.set_window(frame.inset(MapPicture::kBorder));
  camera.set_sheet(picture.layout().bounds());
  if (zoom <= 0) {
    camera.fit();
  } else {
    camera.look_at(picture.layout().centre(11, 12), zoom);
  }
  picture.draw(canvas, camera);
  picture.draw_lettering(canvas, camera);
  picture.draw_cartouche(canvas, camera);
  picture.draw_border(canvas, camera);
  canvas.lamplight({0, 0, canvas.width(), canvas.height()});
}

}  // namespace longroll::board::demo
