#pragma once

#include <cstdint>

namespace longroll::web {

/// A game with keys of its own.
class KeyListener {
 public:
  /// An SDL key code; true when it was used. Asked before the page's own keys.
  virtual bool key(std::int32_t code, bool is_shifted) = 0;

 protected:
  ~KeyListener() = default;
};

}  // namespace longroll::web
