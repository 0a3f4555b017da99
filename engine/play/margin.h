#pragma once
#include <cstddef>
#include <cstring>
#include <new>
#include <type_traits>

namespace longroll {

/// Room beside the pen for one value that a game reads of the State and uses again. It costs nothing until it is used.
class Margin {
 public:
  /// What was kept; null when nothing was. A game keeps values of one type only.
  template <class Note>
  Note* kept() {
    return is_used_ ? std::launder(reinterpret_cast<Note*>(room_)) : nullptr;
  }

  template <class Note>
  Note& keep(const Note& note) {
    static_assert(std::is_trivially_copyable_v<Note> && std::is_trivially_destructible_v<Note>);
    static_assert(sizeof(Note) <= kRoom && alignof(Note) <= alignof(std::max_align_t));
    is_used_ = true;
    return *new (room_) Note(note);
  }

  void wipe() { is_used_ = false; }

 private:
  static constexpr std::size_t kRoom = 640;

  bool is_used_ = false;
  alignas(std::max_align_t) std::byte room_[kRoom];  // NOLINT: left as it is until it is used
};

}  // namespace longroll
