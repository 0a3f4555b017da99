#pragma once
#include <cstddef>
#include <memory>
#include <new>
#include <type_traits>
#include <utility>

namespace longroll {

/// Keeps one value that a game derives from the State and uses again: its Field. A value of up to 640 bytes lies in the
/// cache itself, a larger one on the heap. The owner clears the cache when the value no longer holds.
class InlineCache {
 public:
  /// The value; null: nothing is kept. A game keeps values of one type only.
  template <class Value>
  Value* kept() {
    return is_used_ ? std::launder(reinterpret_cast<Value*>(room_of<Value>())) : nullptr;
  }

  template <class Value>
  Value& keep(const Value& value) {
    static_assert(std::is_trivially_copyable_v<Value>);
    return make<Value>(value);
  }

  /// Makes the value in its place.
  template <class Value, class... Arguments>
  Value& make(Arguments&&... arguments) {
    static_assert(std::is_trivially_destructible_v<Value> && alignof(Value) <= alignof(std::max_align_t));
    if (sizeof(Value) > kRoom && large_ == nullptr) {
      large_.reset(new std::byte[sizeof(Value)]);  // left as it is until the value is made
    }
    is_used_ = true;
    if constexpr (sizeof...(Arguments) == 0) {
      return *new (room_of<Value>()) Value;  // what it leaves as it is stays so
    } else {
      return *new (room_of<Value>()) Value(std::forward<Arguments>(arguments)...);
    }
  }

  void clear() { is_used_ = false; }

 private:
  static constexpr std::size_t kRoom = 640;

  template <class Value>
  std::byte* room_of() {
    return sizeof(Value) > kRoom ? large_.get() : room_;
  }

  bool is_used_ = false;
  std::unique_ptr<std::byte[]> large_;               // of a game whose value is larger than the room
  alignas(std::max_align_t) std::byte room_[kRoom];  // NOLINT: left as it is until it is used
};

}  // namespace longroll
