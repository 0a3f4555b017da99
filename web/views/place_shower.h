#pragma once

#include <vector>

#include "web/views/game_view.h"

namespace longroll::web {

/// A picture that can point at what a decision was about: for a line of the log, and for whoever else tells of it.
class PlaceShower {
 public:
  /// There is something on the table to point at.
  virtual bool has_place(const Ply& ply) const = 0;
  /// Brings it into sight.
  virtual void reveal(const Ply& ply) = 0;
  /// Where it is drawn now; empty while it is out of sight.
  virtual std::vector<board::Rect> places_of(const Ply& ply) const = 0;

 protected:
  ~PlaceShower() = default;
};

}  // namespace longroll::web
