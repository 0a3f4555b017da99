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
  Cards = 4,  ///< positions: cards by what of their pool is left and how those of their pile lie; a shorter frame
  Newest = Cards,
};

/// A link taken apart: its header, and the coded body that only its game can read.
struct LinkFrame {
  LinkFormat format = LinkFormat::Newest;
  LinkHeader header;
  Bytes body;
};

/// The header that a link of `game` bears.
LinkHeader header_of(const Game& game, LinkKind kind);

/// Layout: format (1 byte), length of the game's id (1; 128 more when there are extensions), the id, rules version
/// (variable), data check (2), length of extensions (variable) and the extensions (room for players' notes and arrows;
/// a reader skips what it does not know), body, check sum of all that (3). Before `Cards` both checks had 4 bytes, and
/// the length of extensions stood there always. Numbers are little-endian; variable ones have 7 bits a byte, low first.
std::string write_frame(const LinkHeader& header, const Bytes& body);
Result<LinkFrame> read_frame(std::string_view link);

/// Every way in which the link's game is not this one as it is now.
Faults misfits_of(const LinkHeader& header, const Game& game);

/// Writes a set-up in front of a body, and reads it.
void write_setup(RangeEncoder& out, const GameInfo& info, const Setup& setup);
Setup read_setup(RangeDecoder& in, const GameInfo& info);

/// Writes ascending kinds of pieces, and reads them. What is out of bounds comes back as a deck that faults_of_setup
/// refuses.
void write_deck(RangeEncoder& out, const std::vector<std::int16_t>& deck);
std::vector<std::int16_t> read_deck(RangeDecoder& in);

/// The fault of a link that came through changed or cut.
Fault damaged_link();

}  // namespace longroll
