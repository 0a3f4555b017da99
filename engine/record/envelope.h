#pragma once
#include <array>

#include "engine/core/result.h"
#include "engine/record/bounded_archive.h"

namespace longroll {

/// What an envelope holds.
enum class Content : std::uint8_t { Position = 1, Journal = 2, Game = 3, Head = 4, Choices = 5, Moment = 6 };

/// The versions of the rules and the data that something was saved with.
struct Versions {
  std::uint32_t rules_version = 0;
  std::uint32_t data_check = 0;
  bool operator==(const Versions&) const = default;
};

/// Longest file that is looked at.
constexpr std::size_t kLongestArchive = 4U << 20U;

/// Puts our envelope round the bytes of an archive. Layout: "LR", content (1 byte), format (1 byte), rules version (4),
/// data check (4), length of the rest (4), the archive, check sum (4). Little-endian.
Bytes put_in_envelope(Content content, const Versions& versions, std::span<const std::uint8_t> archive);

/// What lies in an envelope, as a part of `bytes`.
struct Opened {
  Versions versions;
  std::span<const std::uint8_t> archive;
  ArchiveFormat format = ArchiveFormat::Newest;
};

/// Opens an envelope. Faults: it is none of ours, of another version, damaged, or holds something else.
Result<Opened> open_envelope(std::span<const std::uint8_t> bytes, Content content);

/// The fault of a file that came through changed or cut.
Fault damaged_file();

template <class Thing>
Bytes seal(Content content, const Versions& versions, Thing thing) {
  BoundedWriter inner;
  inner(thing);
  return put_in_envelope(content, versions, inner.bytes());
}

/// Opens the envelope and reads the thing in it, to the last byte.
template <class Thing>
Faults unseal(std::span<const std::uint8_t> bytes, Content content, Thing& thing, Versions* versions = nullptr) {
  const Result<Opened> opened = open_envelope(bytes, content);
  if (!opened) {
    return opened.faults();
  }
  if (versions != nullptr) {
    *versions = opened.value().versions;
  }
  BoundedReader inner(opened.value().archive, opened.value().format);
  inner(thing);
  if (inner.failed() || !inner.at_end()) {
    return {damaged_file()};
  }
  return {};
}

}  // namespace longroll
