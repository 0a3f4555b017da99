#pragma once
#include <algorithm>
#include <cereal/cereal.hpp>
#include <limits>
#include <span>
#include <type_traits>

#include "engine/record/base64url.h"
#include "engine/record/members.h"

namespace longroll {

/// The formats of our archives that can still be read, by what each brought.
enum class ArchiveFormat : std::uint8_t { ShortNumbers = 4, Ground = 5, Newest = Ground };

/// cereal's archive for bytes of ours: numbers of 7 bits a byte, low first, signed ones folded so that small negative
/// ones are short; texts and lists of plain numbers as little-endian blocks; no pointers, no polymorphic types.
class BoundedWriter : public cereal::OutputArchive<BoundedWriter> {
 public:
  static constexpr bool kLeavesOutNames = true;

  BoundedWriter() : cereal::OutputArchive<BoundedWriter>(this) {}

  void write(const void* data, std::size_t size) {
    const auto* bytes = static_cast<const std::uint8_t*>(data);
    bytes_.insert(bytes_.end(), bytes, bytes + size);
  }
  void write_number(std::uint64_t value) {
    for (; value >= 0x80; value >>= 7U) {
      bytes_.push_back(static_cast<std::uint8_t>(value | 0x80U));
    }
    bytes_.push_back(static_cast<std::uint8_t>(value));
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
  static constexpr bool kLeavesOutNames = true;

  explicit BoundedReader(std::span<const std::uint8_t> bytes, ArchiveFormat format = ArchiveFormat::Newest)
      : cereal::InputArchive<BoundedReader>(this), bytes_(bytes), format_(format) {}

  void read(void* data, std::size_t size) {
    if (failed_ || size > bytes_.size()) {
      failed_ = true;
      std::fill_n(static_cast<std::uint8_t*>(data), size, std::uint8_t{0});
      return;
    }
    std::copy_n(bytes_.data(), size, static_cast<std::uint8_t*>(data));  // an empty list may have no address at all
    bytes_ = bytes_.subspan(size);
  }
  /// A number of at most `most`, in the shortest of its ways to be written.
  std::uint64_t read_number(std::uint64_t most) {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 64 && !failed_; shift += 7) {
      std::uint8_t byte = 0;
      read(&byte, 1);
      const std::uint64_t part = byte & 0x7FU;
      value |= part << shift;
      failed_ = failed_ || part << shift >> shift != part || (shift > 0 && byte == 0) || value > most;
      if (byte < 0x80) {
        return failed_ ? 0 : value;
      }
    }
    failed_ = true;
    return 0;
  }
  /// A count of things of at least one byte each.
  std::size_t read_count() { return static_cast<std::size_t>(read_number(bytes_.size())); }
  ArchiveFormat format() const { return format_; }
  bool failed() const { return failed_; }
  bool at_end() const { return bytes_.empty(); }

 private:
  std::span<const std::uint8_t> bytes_;
  ArchiveFormat format_;
  bool failed_ = false;
};

/// Does the archive hold what came with that format? What is written does; what is read may be older.
template <class Archive>
constexpr bool is_since(const Archive&, ArchiveFormat) {
  return true;
}
inline bool is_since(const BoundedReader& archive, ArchiveFormat format) { return archive.format() >= format; }

// What cereal asks of an archive, under the names that it looks for. Only whole numbers of fixed width are taken.
template <class T>
requires std::is_integral_v<T>
void CEREAL_SAVE_FUNCTION_NAME(BoundedWriter& ar, const T& value) {
  if constexpr (std::is_signed_v<T>) {
    const auto wide = static_cast<std::int64_t>(value);
    ar.write_number(static_cast<std::uint64_t>(wide) << 1U ^ static_cast<std::uint64_t>(wide >> 63));
  } else {
    ar.write_number(static_cast<std::uint64_t>(value));
  }
}
template <class T>
requires std::is_integral_v<T>
void CEREAL_LOAD_FUNCTION_NAME(BoundedReader& ar, T& value) {
  if constexpr (std::is_same_v<T, bool>) {
    value = ar.read_number(1) != 0;
  } else {
    // Folded, a signed number fills the same bits as the unsigned one of its width.
    const std::uint64_t folded = ar.read_number(std::numeric_limits<std::make_unsigned_t<T>>::max());
    value = std::is_signed_v<T> ? static_cast<T>(folded >> 1U ^ (0 - (folded & 1U))) : static_cast<T>(folded);
  }
}
template <class T>
void CEREAL_SAVE_FUNCTION_NAME(BoundedWriter& ar, const cereal::SizeTag<T>& count) {
  ar.write_number(static_cast<std::uint64_t>(count.size));
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

// Meanings are for other archives: here a member is its value, and locals are numbers one by one.
template <class Archive>
concept Bounded = std::is_same_v<Archive, BoundedWriter> || std::is_same_v<Archive, BoundedReader>;
template <Bounded Archive, Meaning kMeaning, class T>
void serialize(Archive& ar, Meant<kMeaning, T>& meant) {
  if constexpr (kMeaning == Meaning::Locals) {
    for (auto& local : meant.value) {
      ar(local);
    }
  } else {
    ar(meant.value);
  }
}

}  // namespace longroll

CEREAL_REGISTER_ARCHIVE(longroll::BoundedWriter)
CEREAL_REGISTER_ARCHIVE(longroll::BoundedReader)
CEREAL_SETUP_ARCHIVE_TRAITS(longroll::BoundedReader, longroll::BoundedWriter)
