#pragma once
#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>

namespace longroll {

/// Room beside the pen for one value that a game reads of the State and uses again. It costs nothing until it is used;
/// a small value lies in the pen itself, a large one beside it.
class Margin {
 public:
  /// What was kept; null when nothing was. A game keeps values of one type only.
  template <class Note>
  Note* kept() {
    return is_used_ ? std::launder(reinterpret_cast<Note*>(room_of<Note>())) : nullptr;
  }

  template <class Note>
  Note& keep(const Note& note) {
    static_assert(std::is_trivially_copyable_v<Note>);
    return make<Note>(note);
  }

  /// Makes the value in its place.
  template <class Note, class... Arguments>
  Note& make(Arguments&&... arguments) {
    static_assert(std::is_trivially_destructible_v<Note> && alignof(Note) <= alignof(std::max_align_t));
    if (sizeof(Note) > kRoom && large_ == nullptr) {
      large_.reset(new std::byte[sizeof(Note)]);  // left as it is until the value is made
    }
    is_used_ = true;
    if constexpr (sizeof...(Arguments) == 0) {
      return *new (room_of<Note>()) Note;  // what it leaves as it is stays so
    } else {
      return *new (room_of<Note>()) Note(std::forward<Arguments>(arguments)...);
    }
  }

  void wipe() { is_used_ = false; }

 private:
  static constexpr std::size_t kRoom = 640;

  template <class Note>
  std::byte* room_of() {
    return sizeof(Note) > kRoom ? large_.get() : room_;
  }

  bool is_used_ = false;
  std::unique_ptr<std::byte[]> large_;               // of a game whose value is larger than the room
  alignas(std::max_align_t) std::byte room_[kRoom];  // NOLINT: left as it is until it is used
};

}  // namespace longroll
