#pragma once
#include "engine/record/link.h"
#include "engine/record/range_coder.h"

namespace longroll {

/// How a link's choices or position are written. Named by what each brought. Games are read of every format up to
/// one's own, positions from `Places` on; `Newest` is the one that is written.
enum class LinkFormat : std::uint8_t {
  FirstLetters = 1,  ///< choices by index in the lawful list, positions as differences
  Recents = 2,       ///< positions: a number may be one of the last that were written
  Places = 3,        ///< positions: places by columns and rows, pieces made in play by the last of their kind
  Cards = 4,   ///< positions: cards by what of their pool is left and how those of their pile lie; a shorter frame
  Habits = 5,  ///< games: choices by the habits of who makes them; set-ups by what is not at its standard; known games
  Newest = Habits,
};

/// A link taken apart: its header, and the coded body that only its game can read.
struct LinkFrame {
  LinkFormat format = LinkFormat::Newest;
  LinkHeader header;
  Bytes body;
};

/// The header that a link of `game` bears.
LinkHeader header_of(const Game& game, LinkKind kind);

/// Layout: format, the game and whether there are extensions (1 byte: the format, 16 times the number of a known game
/// or 0, 128 more for extensions), of a game that is not known the length of its id (1) and the id, rules version
/// (variable), data check (2), length of extensions (variable) and the extensions (room for players' notes and arrows;
/// a reader skips what it does not know), body, check sum of all that (3). Of `Cards` the first byte is the format
/// alone, and the id stands there always, its length with 128 more for extensions. Before `Cards` both checks had 4
/// bytes, and the length of extensions stood there always. Numbers are little-endian; variable ones have 7 bits a byte,
/// low first.
std::string write_frame(const LinkHeader& header, const Bytes& body);
Result<LinkFrame> read_frame(std::string_view link);

/// Every way in which the link's game is not this one as it is now.
Faults misfits_of(const LinkHeader& header, const Game& game);

/// The fault of a link that came through changed or cut.
Fault damaged_link();

}  // namespace longroll
