#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/play/session.h"
#include "engine/record/link_seats.h"

namespace longroll {

/// What a link holds: a whole game as its choices, one position without the way that led to it, or a side's deck.
enum class LinkKind : std::uint8_t { Game, Position, Deck };

/// The formats of links. A link of an older one than these is refused in words: none was ever published.
enum class LinkFormat : std::uint8_t {
  Plain = 6,  ///< games, decks, and positions
  Near = 7,   ///< positions alone: pieces are predicted from those near them, and the ground from the pieces
};

/// What a link says of itself before the game is loaded.
struct LinkHeader {
  LinkKind kind = LinkKind::Game;
  std::string game;  ///< GameInfo::id
  std::uint32_t rules_version = 0;
  std::uint32_t scenario = 0;    ///< 8 bits of the hash of ScenarioInfo::id, so that no other scenario changes it
  std::uint32_t data_check = 0;  ///< low 16 bits of ScenarioInfo::data_hash
  LinkNote note;                 ///< who plays, which game it is, where it is looked at
  LinkFormat format = LinkFormat::Plain;
};

/// Bounds on what a link may ask of whoever opens it.
constexpr std::size_t kLongestLink = 64'000;  ///< characters
constexpr std::size_t kMaxChoices = 500'000;  ///< decisions of one game
constexpr std::size_t kMaxDictated = 10'000;  ///< rolls that did not come from the seed

/// The whole game as text for a URL's fragment: "g=" and letters that a URL carries unharmed. Empty when the session
/// began from a position (it has no journal) or is longer than a link may be.
std::optional<std::string> game_link(const Session& session, const LinkNote& note = {});

/// The position as such a text, "p=...": what differs from the start of its scenario. It holds no dice and no history.
std::string position_link(const Game& game, const Setup& setup, const State& state, const LinkNote& note = {});

/// Reads the head of a link, so that its game can be loaded. A leading '#' is let pass. Faults: no link of ours,
/// damaged, of a newer page.
Result<LinkHeader> read_link_header(std::string_view link);

/// The scenario of a link of this game, whatever else it holds and whichever rules made it, so that its data can be had
/// before it is opened: an index in GameInfo::scenarios. -1: there is none; opening it says why.
int scenario_of_link(const Game& game, std::string_view link);

/// Opens a link of this game or position (record/deck_link.h opens those of decks). Whatever the text, the result is a
/// game that could have been played (or a position that faults_of passes), or the faults in words for the person who
/// opened it. `fresh_seed` decides the dice to come of a position; a whole game brings its own. A game of more than
/// `most_choices` is refused.
Result<Session> open_link(const Game& game, std::string_view link, std::uint64_t fresh_seed,
                          std::size_t most_choices = kMaxChoices);

}  // namespace longroll
