#pragma once

#include "engine/map/hex.h"

namespace longroll::web::hexgame {

/// When the fan of a stack opens and closes under a mouse: it opens when the pointer has rested on the stack, so that a
/// pointer on its way to something else finds it there, and it stays for a moment when the pointer leaves, which may be
/// on its way to a counter of it.
class FanTimer {
 public:
  static constexpr double kRest = 250;   ///< ms
  static constexpr double kGrace = 200;  ///< ms

  /// The fan stays as it is.
  void stay() { is_running_ = false; }
  /// The pointer moved to where the fan of `hex` should be open (kNoHex: none), while that of `open` is.
  void lead_to(HexId hex, HexId open);
  /// Gives the fan that is open from now on. `now` in ms.
  HexId tick(double now, HexId open);
  /// ms until tick() has something to do; negative: nothing.
  double due_in(double now) const;

 private:
  double limit() const { return is_closing_ ? kGrace : kRest; }

  HexId wanted_ = kNoHex;
  bool is_running_ = false;
  bool is_closing_ = false;
  double since_ = -1;  ///< negative: since the next tick
};

}  // namespace longroll::web::hexgame
