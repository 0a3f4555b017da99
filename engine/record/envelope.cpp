// build: small
#include "engine/record/envelope.h"

#include "engine/core/hash.h"

namespace longroll {
namespace {

constexpr std::array<std::uint8_t, 2> kMagic{'L', 'R'};
constexpr std::size_t kHeadBytes = 16;
constexpr std::size_t kCheckBytes = 4;

std::uint32_t check_of(std::span<const std::uint8_t> bytes) { return static_cast<std::uint32_t>(hash_bytes(bytes)); }

void write_number(Bytes& bytes, std::uint32_t value) {
  for (unsigned shift = 0; shift < 32; shift += 8) {
    bytes.push_back(static_cast<std::uint8_t>(value >> shift));
  }
}

std::uint32_t number_at(std::span<const std::uint8_t> bytes, std::size_t at) {
  std::uint32_t value = 0;
  for (unsigned i = 0; i < 4; ++i) {
    value |= std::uint32_t{bytes[at + i]} << (8 * i);
  }
  return value;
}

}  // namespace

Fault damaged_file() { return {"file", "the file is damaged or cut off"}; }

Bytes put_in_envelope(Content content, const Versions& versions, std::span<const std::uint8_t> archive) {
  Bytes bytes(kMagic.begin(), kMagic.end());
  bytes.reserve(kHeadBytes + archive.size() + kCheckBytes);
  bytes.push_back(static_cast<std::uint8_t>(content));
  bytes.push_back(static_cast<std::uint8_t>(ArchiveFormat::Newest));
  write_number(bytes, versions.rules_version);
  write_number(bytes, versions.data_check);
  write_number(bytes, static_cast<std::uint32_t>(archive.size()));
  bytes.insert(bytes.end(), archive.begin(), archive.end());
  write_number(bytes, check_of(bytes));
  return bytes;
}

Result<Opened> open_envelope(std::span<const std::uint8_t> bytes, Content content) {
  if (bytes.size() > kLongestArchive) {
    return Fault{"file", "the file is larger than any of ours"};
  }
  if (bytes.size() < kHeadBytes || bytes[0] != kMagic[0] || bytes[1] != kMagic[1] ||
      bytes[2] != static_cast<std::uint8_t>(content)) {
    return Fault{"file", "this is not a saved game of Long Roll"};
  }
  if (bytes[3] > static_cast<std::uint8_t>(ArchiveFormat::Newest)) {
    return Fault{"file", "the file was saved by a newer version than this"};
  }
  if (bytes[3] < static_cast<std::uint8_t>(ArchiveFormat::ShortNumbers)) {
    return Fault{"file", "the file was saved by an older version, which this one cannot read"};
  }
  if (bytes.size() < kHeadBytes + kCheckBytes || number_at(bytes, 12) != bytes.size() - kHeadBytes - kCheckBytes ||
      number_at(bytes, bytes.size() - kCheckBytes) != check_of(bytes.first(bytes.size() - kCheckBytes))) {
    return damaged_file();
  }
  return Opened{{number_at(bytes, 4), number_at(bytes, 8)},
                bytes.subspan(kHeadBytes, bytes.size() - kHeadBytes - kCheckBytes),
                static_cast<ArchiveFormat>(bytes[3])};
}

}  // namespace longroll
