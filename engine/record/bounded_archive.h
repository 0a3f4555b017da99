#pragma once
#include <algorithm>
#include <cereal/cereal.hpp>
#include <span>
#include <type_traits>

#include "engine/record/base64url.h"

namespace longroll {

/// cereal's archive for bytes of ours: fixed-width little-endian numbers, counts of 32 bits on every machine, no
/// pointers, no polymorphic types.
class BoundedWriter : public cereal::OutputArchive<BoundedWriter> {
 public:
  BoundedWriter() : cereal::OutputArchive<BoundedWriter>(this) {}

  void write(const void* data, std::size_t size) {
    const auto* bytes = static_cast<const std::uint8_t*>(data);
    bytes_.insert(bytes_.end(), bytes, bytes + size);
  }
  const Bytes& bytes() const { return bytes_; }

 private:
  Bytes bytes_;
};

/// The same for reading bytes that anybody may have sent. It never throws and never allocates more than the bytes can
/// fill: past the end, or at a count that the remaining bytes cannot hold, it has failed and yields zeros from there
/// on.
class BoundedReader : public cereal::InputArchive<BoundedReader> {
 public:
  explicit BoundedReader(std::span<const std::uint8_t> bytes)
      : cereal::InputArchive<BoundedReader>(this), bytes_(bytes) {}

  void read(void* data, std::size_t size) {
    if (failed_ || size > bytes_.size()) {
      failed_ = true;
      std::fill_n(static_cast<std::uint8_t*>(data), size, std::uint8_t{0});
      return;
    }
    std::copy_n(bytes_.data(), size, static_cast<std::uint8_t*>(data));  // an empty list may have no address at all
    bytes_ = bytes_.subspan(size);
  }
  /// A count of things of at least one byte each.
  std::size_t read_count() {
    std::uint32_t count = 0;
    read(&count, sizeof count);
    failed_ = failed_ || count > bytes_.size();
    return failed_ ? 0 : count;
  }
  bool failed() const { return failed_; }
  bool at_end() const { return bytes_.empty(); }

 private:
  std::span<const std::uint8_t> bytes_;
  bool failed_ = false;
};

// What cereal asks of an archive, under the names that it looks for. Only whole numbers of fixed width are taken.
template <class T>
requires std::is_integral_v<T> &&
    (!std::is_same_v<T, bool>)void CEREAL_SAVE_FUNCTION_NAME(BoundedWriter& ar, const T& value) {
  ar.write(&value, sizeof value);
}
template <class T>
requires std::is_integral_v<T> &&(!std::is_same_v<T, bool>)void CEREAL_LOAD_FUNCTION_NAME(BoundedReader& ar, T& value) {
  ar.read(&value, sizeof value);
}
template <class T>
void CEREAL_SAVE_FUNCTION_NAME(BoundedWriter& ar, const cereal::SizeTag<T>& count) {
  const auto narrow = static_cast<std::uint32_t>(count.size);
  ar.write(&narrow, sizeof narrow);
}
template <class T>
void CEREAL_LOAD_FUNCTION_NAME(BoundedReader& ar, cereal::SizeTag<T>& count) {
  count.size = static_cast<std::remove_reference_t<decltype(count.size)>>(ar.read_count());
}
template <class T>
void CEREAL_SAVE_FUNCTION_NAME(BoundedWriter& ar, const cereal::BinaryData<T>& block) {
  ar.write(block.data, static_cast<std::size_t>(block.size));
}
template <class T>
void CEREAL_LOAD_FUNCTION_NAME(BoundedReader& ar, cereal::BinaryData<T>& block) {
  ar.read(block.data, static_cast<std::size_t>(block.size));
}

}  // namespace longroll

CEREAL_REGISTER_ARCHIVE(longroll::BoundedWriter)
CEREAL_REGISTER_ARCHIVE(longroll::BoundedReader)
CEREAL_SETUP_ARCHIVE_TRAITS(longroll::BoundedReader, longroll::BoundedWriter)
