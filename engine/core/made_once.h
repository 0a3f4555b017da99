#pragma once
#include <atomic>
#include <memory>

namespace longroll {

/// A constant that is worked out when it is first asked for and then kept. Tournaments play in several threads with one
/// game: when two ask at once, both work it out, which gives the same, and one is kept.
template <class T>
class MadeOnce {
 public:
  MadeOnce() = default;
  MadeOnce(const MadeOnce&) = delete;
  MadeOnce& operator=(const MadeOnce&) = delete;
  ~MadeOnce() { delete kept_.load(); }

  /// What `make` gave the first time.
  template <class Make>
  const T& get(Make&& make) const {
    const T* kept = kept_.load();
    if (kept == nullptr) {
      auto made = std::make_unique<const T>(make());
      kept = kept_.compare_exchange_strong(kept, made.get()) ? made.release() : kept;
    }
    return *kept;
  }

 private:
  mutable std::atomic<const T*> kept_ = nullptr;
};

}  // namespace longroll
