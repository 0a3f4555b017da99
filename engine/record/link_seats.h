#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "engine/record/base64url.h"

namespace longroll {

/// Who decides for a side, as a link tells it to the person who opens it.
enum class LinkRole : std::uint8_t {
  Anyone,    ///< not said
  Sender,    ///< the person who made the link
  Friend,    ///< the person who opens it
  Computer,  ///< at the level that the opener chooses
  Easy,
  Normal,
  Hard
};

/// What a link may say beside the game: who plays, which of his games it is, and where it is looked at. A reader that
/// does not know of it opens the same game.
struct LinkNote {
  std::array<LinkRole, 2> who{};       ///< by index_of(Seat)
  std::uint32_t table = 0;             ///< of the games between two persons: kTableBits of chance; 0: none
  std::optional<std::uint32_t> shown;  ///< the decision after which the game is shown; none: its end

  bool has_seats() const { return who != std::array<LinkRole, 2>{}; }
  bool operator==(const LinkNote&) const = default;
};

/// Width of LinkNote::table.
constexpr unsigned kTableBits = 24;

/// Layout: any of these in this order, each a byte (its kind, and 16 times the length of the rest) and the rest.
/// Kind 1, seats: the role of the Union and 8 times that of the Confederates (1), the table (3, absent when 0). Kind 2,
/// shown: the decision (1 to 4, as short as it can be). Numbers are little-endian.
Bytes write_note(const LinkNote& note);

/// What is read of the extensions of a link.
struct ReadNote {
  LinkNote note;
  bool has_more = false;  ///< there is something of a newer page
};
/// Empty: a part that we know is not as we write it.
std::optional<ReadNote> read_note(std::span<const std::uint8_t> extensions);

}  // namespace longroll
