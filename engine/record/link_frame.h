#pragma once
#include "engine/record/base64url.h"
#include "engine/record/link.h"

namespace longroll {

/// A link taken apart: its header, and the coded body that only its game can read.
struct LinkFrame {
  LinkHeader header;
  Bytes body;
  bool has_more = false;  ///< there are extensions that this page does not know
};

/// The header that a link to that scenario of `game` bears.
LinkHeader header_of(const Game& game, int scenario, LinkKind kind);

/// Layout: format, the game and whether there are extensions (1 byte: the format, 16 times the number of a known game
/// or 0, 128 more for extensions), of a game that is not known the length of its id (1) and the id, rules version
/// (variable), scenario (1), data check (2), length of extensions (variable) and the extensions (room for players'
/// notes and arrows; a reader skips what it does not know), body, check sum of all that (3). Numbers are little-endian;
/// variable ones have 7 bits a byte, low first.
std::string write_frame(const LinkHeader& header, const Bytes& body);
Result<LinkFrame> read_frame(std::string_view link);

/// Whether the text is a link whose check sum is right; it may be of an older or newer format, game or data.
bool is_sound(std::string_view link);

/// The scenario that the link names, whatever its rules and data were: an index in GameInfo::scenarios; -1: there is
/// none.
int battle_of(const LinkHeader& header, const Game& game);

/// The scenario that the link is of, as an index in GameInfo::scenarios. Faults: every way in which the link's game is
/// not this one as it is now. Which rules a deck was made for does not matter.
Result<int> scenario_of(const LinkHeader& header, const Game& game);

/// The fault of a link that came through changed or cut.
Fault damaged_link();

}  // namespace longroll
