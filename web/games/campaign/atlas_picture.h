#pragma once

#include <optional>
#include <string>

#include "web/board/map/map_picture.h"
#include "web/games/campaign/atlas.h"

namespace longroll::web::campaign {

/// Keeps the picture of the map at the State on the screen: only what has changed is cut again.
class AtlasPicture {
 public:
  explicit AtlasPicture(const longroll::campaign::GroundMap& map) : atlas_(map) {}

  const Atlas& atlas() const { return atlas_; }
  /// Control, railroads, levees, rivers by season, and the turn in the cartouche.
  void show(board::MapPicture& picture, const longroll::campaign::Field& field);
  /// The picture has been built again.
  void forget() { shown_.reset(); }

 private:
  Atlas atlas_;
  std::optional<Political> shown_;
};

}  // namespace longroll::web::campaign
