// build: small
#include "engine/record/link_seats.h"

#include "engine/core/check.h"

namespace longroll {
namespace {

constexpr std::uint32_t kPartKinds = 16;  // the first byte of a part holds the length above the kind
constexpr std::uint32_t kSeats = 1;
constexpr std::uint32_t kShown = 2;
constexpr std::uint32_t kRoles = 8;  // the byte of seats holds one role above the other
constexpr std::size_t kTableBytes = kTableBits / 8;
constexpr std::size_t kMaxShown = 4;  // bytes
constexpr auto kLastRole = static_cast<std::uint32_t>(LinkRole::Hard);

void write_part(Bytes& out, std::uint32_t kind, const Bytes& part) {
  out.push_back(static_cast<std::uint8_t>(kind + kPartKinds * part.size()));
  out.insert(out.end(), part.begin(), part.end());
}

void write_number(Bytes& out, std::uint32_t value, std::size_t bytes) {
  for (std::size_t i = 0; i < bytes; ++i, value >>= 8U) {
    out.push_back(static_cast<std::uint8_t>(value));
  }
}

std::uint32_t number_of(std::span<const std::uint8_t> bytes) {
  std::uint32_t value = 0;
  for (std::size_t i = bytes.size(); i-- > 0;) {
    value = value << 8U | bytes[i];
  }
  return value;
}

bool read_seats(std::span<const std::uint8_t> part, LinkNote& note) {
  if (part.size() != 1 && part.size() != 1 + kTableBytes) {
    return false;
  }
  const std::uint32_t first = part[0] % kRoles;
  const std::uint32_t second = part[0] / kRoles;
  note.who = {static_cast<LinkRole>(first), static_cast<LinkRole>(second)};
  note.table = number_of(part.subspan(1));
  return first <= kLastRole && second <= kLastRole && (part.size() == 1 || note.table != 0) &&
         (note.has_seats() || note.table != 0);
}

bool read_shown(std::span<const std::uint8_t> part, LinkNote& note) {
  note.shown = number_of(part);
  return !part.empty() && part.size() <= kMaxShown && (part.size() == 1 || part.back() != 0);
}

}  // namespace

Bytes write_note(const LinkNote& note) {
  Bytes out;
  if (note.has_seats() || note.table != 0) {
    LR_CHECK(note.table >> kTableBits == 0, "the number of a table fits its bytes");
    Bytes seats{static_cast<std::uint8_t>(static_cast<std::uint32_t>(note.who[0]) +
                                          kRoles * static_cast<std::uint32_t>(note.who[1]))};
    write_number(seats, note.table, note.table == 0 ? 0 : kTableBytes);
    write_part(out, kSeats, seats);
  }
  if (note.shown) {
    Bytes shown;
    write_number(shown, *note.shown, kMaxShown);
    while (shown.size() > 1 && shown.back() == 0) {
      shown.pop_back();
    }
    write_part(out, kShown, shown);
  }
  return out;
}

std::optional<ReadNote> read_note(std::span<const std::uint8_t> extensions) {
  ReadNote out;
  std::uint32_t last = 0;
  while (!extensions.empty()) {
    const std::uint32_t kind = extensions[0] % kPartKinds;
    const std::size_t length = extensions[0] / kPartKinds;
    if (kind > kShown || kind == 0) {
      out.has_more = true;  // of a newer page, which may lay out what follows in another way
      return out;
    }
    if (kind <= last || length >= extensions.size()) {
      return std::nullopt;
    }
    const auto part = extensions.subspan(1, length);
    if (!(kind == kSeats ? read_seats(part, out.note) : read_shown(part, out.note))) {
      return std::nullopt;
    }
    last = kind;
    extensions = extensions.subspan(1 + length);
  }
  return out;
}

}  // namespace longroll
